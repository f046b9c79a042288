### Learning at the table

learn_here = What can I do here?
learn_hint = A hint
learn_help = Help at the table
learn_on = on
learn_off = off
learn_close = Close
learn_rules = The rules behind it
learn_choose = Choose it
learn_step = step { $number }
learn_number = { $text }: { $text_of }

### Numbers to ask about

learn_which = Ask about a number
learn_which-note = Each number on the table has its reasons. Choose one to see them.
learn_which-do = Explain it
learn_of-worth = Worth
learn_of-total = Resources
learn_of-yen = Yen
learn_of-points = Action Points
learn_of-end = The end of the game
learn_of-turns = The last turn
learn_of-market = Barrels and tokens
learn_of-loan = A Loan
learn_of-share = A Share
learn_of-interest = Interest
learn_of-score = If the game ended now
learn_for-seat = { $text }, { $seat }

### What this decision is

learn_at-turn =
    { $points ->
        [0] Your Action Points are spent, and no new action begins. You may still open a port or return a licence, for instance. Then end the turn, and the next player goes on.
       *[other] You have { COUNT($points, "point") } to spend. Fishing moves your boats and changes your prices; Purchasing buys fish out of other harbours; a market sells licences, boats and more, or takes your tokens. One action is finished before the next begins, and the turn cannot end while a point is left.
    }
learn_cart =
    { $points ->
        [one] A Cart gives you 1 more, for entering markets only. If you end the turn without it, it is lost.
       *[other] Carts give you { $points } more, for entering markets only. If you end the turn without them, they are lost.
    }
learn_cart-only = You have { COUNT($points, "point") } of a Cart left. It is for entering markets only; if you end the turn without it, it is lost.
learn_cart-unused = Before that you may use a Cart: then a visit can begin.
learn_at-morning = Your turn begins, and your fish has not aged yet. This is the moment for a Freezer, for buying your own degraded Fugu or for laying fish to dry, if you have any. Then let it age: what lies in the lower row is lost unpaid, and the upper row moves down.
learn_at-fishing = Each boat does one thing: put out to sea, catch, or dock; a Barge does not catch. A catch needs a licence, and each licence catches once in this action. You may also change the price of everything you have on sale. The Action Point is paid already: finish when nothing is left that you want.
learn_at-pricing = Choose a column for what you landed: it is what a buyer pays you. A buyer gains whatever the token is worth, or a market pays for it, above that price; fish that costs more than either seldom sells.
learn_at-pricing-kept = Choose a column for it: it is what a buyer pays you. A buyer gains whatever the token is worth, or a market pays for it, above that price; what costs more than either seldom sells.
learn_pricing-ages = It is fresh until your next turn and degraded until the one after; then it is lost, and you get nothing.
learn_pricing-kept = It never ages, and lies there until somebody buys it.
learn_pricing-end = Others can buy it until the game ends. Unsold then, it is worth nothing.
learn_pricing-nobody = But nobody has a turn left to buy it: it is worth nothing.
learn_at-naming-price = In the column “???” you name the amount yourself, in steps of ¥100. It stays until you change it in a Fishing action.
learn_at-auctions = Several kinds of fish on your quay are to be auctioned. Say which comes first: what it brings you can be bid in the next. Afterwards your Fishing action goes on.
learn_at-bids = Everybody bids for this token. The bids are sealed one by one and revealed together, and ¥0 is a bid too. The highest takes the token and pays it to whoever is on turn; if that is the winner, to the supply.
learn_bids-auction = Everybody but the seller bids for the lot. The bids are sealed one by one and revealed together, and ¥0 is a bid too. The highest pays the seller and takes all tokens of the lot; the supply pays the seller the same again.
learn_bids-barter = Everybody but the seller makes an offer for these tokens. The offers are sealed one by one and revealed together, and ¥0 is an offer too. The seller takes any one of them, or none; you pay only if it is yours.
learn_bids-foreign-market = Everybody bids for all that was landed abroad, as one lot. The bids are sealed one by one and revealed together, and ¥0 is a bid too. The highest takes the tokens of the lot, and one for each barrel in it, and pays whoever is on turn; if that is the winner, the supply.
learn_at-tie = The highest bids are equal, and whoever is on turn decides among them. The winner pays the bid at once. If you are one of them, you may choose yourself.
learn_at-purchasing = Buy out of other harbours, piece by piece, as much as you can pay for. The price goes to its owner; you take a token of that fish, and it is yours. It pays as long as the token is worth more to you than the price. Buy one piece at least, then finish.
learn_lot-auction = Choose the tokens that are auctioned as one lot. The more Resources it is worth, the higher the fee that you pay first. Once you confirm, the highest bid is taken, whatever it is, and the supply pays you the same again.
learn_lot-barter = Choose the tokens that you offer together. Once you confirm, the others seal their offers. You may take any one of them, or keep your tokens.
learn_lot-trading = Choose tokens that together are worth the number of the space, or more. Nothing is given for what they are worth above it, so come close. Confirm, and they are exchanged for what the space gives.
learn_lot-sushi-shop = Choose one to five tokens of different shapes. Their number decides on which space they lie, and what it pays. Confirm when they are complete.
learn_at-answer = The offers are revealed. Accept any one of them, not only the highest: that player pays and takes the tokens. Or decline them all and keep your tokens.
learn_at-group = Choose the boats at sea that dock abroad together. All they carry is auctioned as one lot, and the fee is paid once for all of them. With at least one barrel among them, hold the auction.
learn_at-consignment = The lot has overfished several kinds of fish at once. Say which is dealt with first: each brings in a new market, as long as the box has one.
learn_at-stowing = What your Himono licences caught is landed and goes onto these licences to dry. Say on which one each barrel lies; two pieces fill a licence. A full licence becomes one Himono barrel when your next turn begins.
learn_at-turn-end = The turn is over. What others may do after it comes now; then the next player goes on.
learn_at-errand = Your Buyer buys for you now, after another player’s turn. Buy as much as you can pay for, or nothing; it costs no Action Point. Then the Buyer goes back to its board.

### What a market offers

learn_licence =
    { $count ->
        [0] No licence is left here.
       *[other] A licence costs { $yen }: with one, a Ship of yours can catch { $fish }.
    }
learn_licence-free =
    { $count ->
        [0] No licence is left here.
       *[other] The licence is free: with it, a Ship of yours can catch { $fish }.
    }
learn_licence-idle =
    { $count ->
        [0] No licence is left here.
       *[other] A licence can be had, but there is nothing that it could catch now.
    }
learn_income = Each brings its holder { $yen } whenever somebody enters.
learn_overfished = { $fish } is overfished, so nobody can catch it any more.
learn_until-left = You must do one thing at least; then go on as long as you like, and leave.
learn_once = You can do this once in a visit; then leave.
learn_go-on = Go on as long as you like, and leave.
learn_only-leave = Nothing more can be done here: leave.
learn_in-mackerel = The market also buys Mackerel, two pieces at a time: tokens, or barrels that you have on sale. One licence can be bought in a visit.
learn_in-eel = The market also buys Eel tokens for what they are worth now. Afterwards the worth falls by 2 for each, for everybody.
learn_in-fugu = The market also buys Fugu tokens, and the more at once, the better: two bring four times as much as one, three nine times.
learn_in-octopus = The market buys no tokens. But it changes an Octopus into three Takoyaki, which go on sale in your harbour.
learn_in-red-snapper = The market buys no tokens: a Red Snapper counts at the end, or is sold elsewhere.
learn_in-salmon = The market buys no tokens: a Salmon counts at the end, or is sold elsewhere.
learn_in-spider-crab = The market also buys Spider Crabs, for more than they are worth in the final count.
learn_in-squid = The market also buys Squid, and that is what Squid is for: in the final count it is worth nothing.
learn_in-tuna = The market also buys Tuna, for as much as it is worth in the final count.
learn_in-clam-oyster = The market also buys a Clam and an Oyster together.
learn_in-himono = Mackerel, Horse Mackerel or Sardines that you catch with its licence, or lay on it from your harbour or your tokens, dry there: two become one Himono barrel, which never ages. The market buys no tokens: you come for a licence.
learn_in-horse-mackerel = The market buys no tokens. Its licence brings no yen when somebody enters; where Mackerel is in play, it also catches up to two of those at once.
learn_in-nori = The market buys no tokens: you come for the licence, one for each player.
learn_in-sardines = The market also sells Sardines out of the tins, and buys none. With a Sardine licence you cannot come in again.
learn_in-swordfish = The market also buys Swordfish for what they are worth now, and pays something extra once in a visit. Afterwards the worth falls by 1 for each, for everybody.
learn_in-ships = Buy a boat, if a berth is free for it: each slot carries a barrel. Or sell a boat that lies in port; that brings little.
learn_in-aquarium = Sell tokens, each at the price of its space, as long as the space has room. They lie there until the end.
learn_in-auction = Offer tokens as one lot for the others to bid for. You pay a fee first, and must take the highest bid; the supply pays you the same again.
learn_in-bank = Take Loans, to be paid back with interest in the final count. Or buy Shares, which bring you a part of all interest. Whoever has one cannot have the other.
learn_in-barter = Offer tokens to the others. They seal their offers; you take any one of them, or none.
learn_in-government = Give tokens to charity: each brings the price of its space, whatever it is worth. They lie there until the end.
learn_in-rentals = A Freezer keeps all your fish from ageing for a turn, a Cart gives an Action Point for a visit. Each works twice, and takes a licence space until then.
learn_in-trading = Give tokens worth at least the number of an empty space, and take its yen. Or take the tokens from a filled space, for tokens of yours that reach its number.
learn_in-used-ships = Buy a boat that somebody sold here, for less than a new one; a berth must be free for it. Or sell a boat that lies in port, for more than Ships pays.
learn_in-foreign-market = Boats at sea can also dock at the Foreign Market, for { $yen } a group: all they carry is auctioned as one lot.
learn_in-influence = A Buyer buys for you after another player’s turn; it takes a licence space until you place it. An Expansion brings a new market to the table at once.
learn_in-new-aquarium = Sell tokens, each at the price of its space, as long as the space has room. They lie there until the end.
learn_in-ship-rentals = Rent a boat that lies on Ships or Used Ships, for one trip; a berth must be free for it. When it has docked and unloaded, it goes back.
learn_in-sushi-shop = Sell one to five tokens of different shapes together, on the empty space for their number. Each number of tokens has its own price.

### Every fish has its own rule

learn_own-mackerel = always worth 1 Resource
learn_own-eel = worth 1 Resource more for each barrel landed, 2 less for each token sold to its market
learn_own-fugu = yours together are worth their number times itself in Resources: 1, 4, 9 …
learn_own-octopus = worth 3 Resources; one becomes three Takoyaki, worth 5 to whoever buys them
learn_own-red-snapper = worth a Resource for every three tokens left on the board, rounded up: 1 less for every three bought
learn_own-salmon = fresh, worth as many Resources as all players own Salmon; degraded, 4
learn_own-spider-crab = two landed barrels bring one token, and everybody bids for it
learn_own-squid = worth nothing in the final count, but its market buys it
learn_own-tuna = three landed barrels bring one token, and everybody bids for it
