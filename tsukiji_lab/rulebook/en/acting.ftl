### What a choice does before it is made

effect_title = What this does
effect_spend = You spend
effect_pay = You pay; you keep { $yen }
effect_take = You receive; you will have { $yen }
effect_stock = Your Resources
effect_pays = { $seat } pays
effect_takes = { $seat } receives
effect_stock-of = Resources of { $seat }
effect_worth-falls = Each { $token } token is worth less, for everyone
effect_worth-rises = Each { $token } token is worth more, for everyone
effect_barrels = { $fish } barrels left
effect_tokens = { $fish } tokens left
effect_licences = { $fish } licences left
effect_to-price = Goes on sale next
effect_buyer = buyer { $text }
effect_buyer-sells = buyer { $text } kept, { $text_of } sold
effect_sells = sells for { $yen } at { THE($market) }
effect_sold = Sold to { THE($market) }, one brings now
effect_offer = { $fish } at { $yen }: a buyer who keeps it gains
effect_offer-up-to = { $fish } at { $yen }: a buyer who keeps it gains up to
effect_offer-loss = { $fish } at { $yen }: a buyer who keeps it loses
effect_offer-sold = { $fish } at { $yen }: a buyer who sells it to { THE($market) } gains
effect_offer-nobody = { $fish } at { $yen }: nobody can buy it, no token is left
effect_offer-late = { $fish } at { $yen }: nobody has a turn left to buy it
effect_from-to = from { $before } to { $after }
effect_tokens-stay =
    { $left ->
        [one] 1 token stays on the board, so each { $token } is then worth { $after }, not { $before }.
       *[other] { $left } tokens stay on the board, so each { $token } is then worth { $after }, not { $before }.
    }
effect_all-own = Each fresh Salmon is worth as many Resources as all players own Salmon tokens: then { $after }, not { $before }.
effect_nobody-buys = nobody can buy
effect_overfishes = overfishes { $fish }
effect_ends-game = ends the game
effect_priced-next = { $count } pieces to price
effect_priced-kind = { $count } { $fish } to price
effect_freezer =
    { $count ->
        [0] None of your fish ages in this turn.
       *[other] None of your fish ages in this turn, and your own Fugu cannot be bought.
    }
effect_cart = You get 1 more Action Point in this turn, for visits only.
effect_buyer-placed = After the next turn of { $player } you may buy through it what you can pay for, at no Action Point. Then it goes back to its board.
effect_must-use = Then you must do at least one thing there.
effect_must-do = There you can begin with one thing only, and you must: { $text }.
effect_handed-over = You hand over { A($cost) }, and get no yen for it.
effect_dries =
    { $count ->
        [1] { $fish } dries on the { $item } licence and is never taken off again. With a second piece there, it becomes 1 Himono barrel when your next turn begins.
       *[other] { $fish } dries on the { $item } licence and is never taken off again. The licence is full: it becomes 1 Himono barrel when your next turn begins.
    }
effect_dries-only = { $fish } dries on the { $item } licence and is never taken off again.
effect_to-dry = Next you choose on which Himono licences your catch dries: { $barrels }.
effect_nori-due = { $seat } pays { $yen } for { $fish } tokens, or as much as there is.
effect_stop-draw = Then something is drawn, and nobody knows what.
effect_stop-bids = Then everybody bids in secret.
effect_stop-bids-auction =
    { SIZE($seats) ->
        [one] Then { $seats } bids in secret.
       *[other] Then { $seats } bid in secret.
    }
effect_stop-bids-barter =
    { SIZE($seats) ->
        [one] Then { $seats } makes an offer in secret.
       *[other] Then { $seats } make their offers in secret.
    }
effect_stop-overfishing = Then a new market comes in; the rest is decided after that.
effect_stop-turn = Then { $seat } decides.
effect_stop-over = Then the game ends and is scored.

### Warnings: what an action would cost that is easily overlooked

warning_title = Careful
danger_below-worth = You give up what would count { $yen_worth } at the end, for { $yen }.
danger_below-worth-last = You give up what would count { $yen_worth } at the end, for { $yen }, not counting the yen for most and fewest Resources.
danger_rank = As things lie then, you get { $yen } less for having the most or the fewest Resources.
danger_no-token = Nobody can buy it now: no { $fish } token is left.
danger_too-dear = By itself, { $fish } brings no buyer more than { $yen_most } now, and you ask { $yen }. Unless it is sold or saved, it is lost as your second turn from now begins.
danger_too-dear-lower = By itself, { $fish } brings no buyer more than { $yen_most } now, and you ask { $yen }. Unless it is sold or saved, it is lost as your next turn begins.
danger_too-dear-last = By itself, { $fish } brings no buyer more than { $yen_most } now, and you ask { $yen }. Unsold at the end of the game, it is worth nothing.
danger_too-dear-piece = By itself, { $fish } brings no buyer more than { $yen_most } now, and you ask { $yen }.
danger_no-buyer-left = Nobody has a turn left to buy what you put up for sale, and unsold it is worth nothing.
danger_nobody-can-pay = Nobody else has { $yen } now.
danger_overfishes = { $market } is overfished then, for the rest of the game: nobody can catch it any more.
danger_pays-later = As this purchase ends, each { $fish } token brings its owner { $yen }: you { $yen_own }, the others { $yen_others } together.
danger_costs-later = As this purchase ends, each { $fish } token costs its owner { $yen }: you { $yen_own }, the others { $yen_others } together, each as far as there is money.
danger_costs-at-end = In the final count each { $fish } token then costs its owner { $yen }, and no longer brings { $yen_before }: { $yen_own } less for you, { $yen_others } less for the others together.
danger_rich = { $seat } then has { $yen }: as { $seat }’s next turn begins, the end of the game can be triggered.
danger_stocked = { $seat } then owns { COUNT($count, "resource") }: as { $seat }’s next turn begins, the end of the game can be triggered.
danger_cart-lost =
    { $points ->
        [one] The Cart’s Action Point is lost: enter a market first.
       *[other] { $points } Action Points from Carts are lost: enter a market first.
    }
danger_cart-lost-idle =
    { $points ->
        [one] The Cart’s Action Point is lost: no market can be entered now.
       *[other] { $points } Action Points from Carts are lost: no market can be entered now.
    }
danger_lower-row = If nobody buys before your next turn, you lose what is in your lower row: { $barrels }.
danger_lower-row-or-saved = If nobody buys before your next turn and you save nothing as it begins, you lose what is in your lower row: { $barrels }.
danger_ages-now = You lose what is in your lower row now: { $barrels }.
danger_discard = The { $fish } barrel goes back to its market, and you get nothing for it.
danger_discard-to-box = The { $fish } barrel goes to the box, and you get nothing for it.
danger_boats-idle = Could still do something in this Fishing action: { $boat }.
danger_too-late-at-sea = Then { THE($boat) } cannot bring fish home any more, and at sea it is worth nothing at the end.
danger_nothing-to-catch-with = You have no licence, and without one { THE($boat) } catches nothing.
danger_single = { $fish } is auctioned { $count } barrels at a time. If no more of it is unloaded in this Fishing action, you get nothing for it.
danger_nothing-abroad = At the Foreign Market you get nothing for { $barrels }.
danger_salmon-alone = While a Salmon is aboard, { THE($boat) } catches nothing more.
danger_must-buy = Once you begin, you must buy something, and each piece that you can pay for costs more than it brings you by itself now.
danger_must-buy-last = Once you begin, you must buy something, and each piece that you can pay for costs more than it brings you by itself now, not counting the yen for most and fewest Resources.
danger_overpaid = You pay { $yen } for what would count { $yen_worth } at the end, and sold by itself now it would not bring you as much either. With other fish it may bring more.
danger_overpaid-last = You pay { $yen } for what would count { $yen_worth } at the end, not counting the yen for most and fewest Resources, and at the markets that you can still enter it would not bring you as much by itself either.
danger_licence-back = You get nothing for it, and you cannot buy { A($fish) } licence again in this turn.
danger_licence-needed = Without it, you can catch no more { $fish } with what is at sea: { $boat }.
danger_drying-lost = What lies on it to dry is lost.
danger_dries-too-late = This is your last turn: { $fish } does not become Himono any more, and on a licence it is worth nothing at the end.
danger_none-to-dry =
    { $count ->
        [0] The Himono market has no barrel left. If it has none as your next turn begins, nothing comes of what has dried.
       *[other] No more Himono barrels are left than your other full licences take. If none has come back as your next turn begins, nothing more comes of what has dried.
    }
danger_last-boat = Then you have no boat left.
danger_no-licence-for-ship = Then you have { COUNT($ships, "ship") } and { COUNT($licences, "licence") }: in a Fishing action each licence catches once.
danger_last-turn = This is your last turn: you will hardly use it.
danger_last-licence = This is your last turn: you will hardly catch anything with it.
danger_nothing-to-catch = No barrel is left that { A($fish) } licence catches.
danger_loan = In the final count this Loan costs you { $yen }.
danger_share-useless = Nobody has a Loan, and nobody can take one any more: the Share brings you nothing.
danger_no-visit = No market can be entered now, and the Cart’s Action Point is for visits only.
danger_nothing-ages = None of your fish ages now, so the Freezer would be used for nothing.
danger_no-withdrawal = You cannot take the lot back: the highest bid wins it, however low.
danger_lot-too-large = The lot is worth { COUNT($worth, "resource") }; { $count } would be enough.
danger_buyer-useless = Nobody has a turn left after which a Buyer could act.
danger_buyer-lapses = { $seat } has no turn left, so the Buyer is lost.

### Blind bids

bidding_for = Up for auction: { $text }
bidding_for-barter = On offer: { $text }
bidding_kept-counts = Kept, it counts { $yen } at the end.
bidding_shells =
    { $count ->
        [one] Its Clam & Oyster token is drawn from the bag: a Clam counts { $yen_clam } at the end, an Oyster counts { $yen_oyster } and brings { $yen_bonus } at once.
       *[other] For Clam & Oyster, { $count } tokens are drawn from the bag: a Clam counts { $yen_clam } at the end, an Oyster counts { $yen_oyster } and brings { $yen_bonus } at once.
    }
bidding_kept-by-bid = Kept, it counts { $yen_below }, { $yen_at } or { $yen_above } at the end, by whether the winning bid is below, equal to or above { $yen }.
bidding_sold-brings = { THE($market) } pays { $yen } for it now.
bidding_in-bag = Left in the bag: { $text }
bidding_so-far = Bids so far
bidding_sealed = sealed
bidding_to-bid = to bid
bidding_waits = waits
bidding_opened = revealed
bidding_open-mine = I am { $seat }: open my bid
bidding_you-have = You have
bidding_slider = Your bid
bidding_mark-kept = kept { $yen }
bidding_mark-sold = sold { $yen }
bidding_all = all you have: { $yen }
bidding_if-kept = If you win and keep it
bidding_if-sold = If you win and sell it to { THE($market) }
bidding_if-lose = If you lose
bidding_if-lose-landed = If you lose, you receive
bidding_own-changes = what your own tokens count changes
bidding_own-changes-too = Whoever wins, what your own tokens count changes too.
bidding_their-bid = the winner’s bid
bidding_zero = ¥0 is a bid too. All bids are revealed together.
bidding_if-kept-by-bid = If you win and keep it, it brings you { $yen_below }, { $yen_at } or { $yen_above } at the end, by whether you bid less than { $yen }, as much or more.
bidding_seal = Seal your bid: { $text }
bidding_open =
    { $count ->
        [one] The bid is revealed
       *[other] All { $count } bids are revealed
    }
bidding_tie = The highest bids are equal, and { $seat } decides. Whoever wins pays { $seat } { $yen }; if { $seat } wins, the yen go to the supply.
bidding_tie-matched = The highest bids are equal. Whoever wins pays { $yen }, and the market adds as much: { $yen_twice } together.
bidding_offers = { $seat } accepts one of the offers, or none.

### Hints: what the greedy computer player would do, and why

hint_title = A computer player would do this: { $text }
hint_then = And then:
hint_choose = Choose it
hint_only = It is the only thing you can do now.
hint_nothing-better = Nothing that you could still do here is worth more to you.
hint_spend = An Action Point has to be spent, and nothing else is worth more to you now.
hint_least = Of all that you can do now, this costs you least.
hint_free = It costs you nothing, and nothing else brings you more now.
hint_loan = A Loan brings yen now, but in the final count it costs you { $yen }.
hint_gain = By its reckoning this is worth about { $yen } to you.
hint_drawn = What is drawn then is only guessed.
hint_yen = It brings you { $yen }.
hint_tokens = Your tokens are then worth { COUNT($after, "resource") }, not { $before }.
hint_tokens-paid = For { $yen }, your tokens are then worth { COUNT($after, "resource") }, not { $before }.
hint_tokens-use = Your tokens are then worth more to you, for what markets pay for them or for the rank they give you at the end.
hint_end = It puts you in a better place should the end of the game come.
hint_boat = A { $boat } more can bring home { COUNT($slots, "barrel") } at a time.
hint_licence = With its licence you can catch { $fish }; a barrel so caught brings you about { $yen } on average.
hint_licence-little = With its licence you can catch { $fish }; a barrel so caught brings you less than ¥100 on average.
hint_catch = A barrel of { $fish } brings you about { $yen } on average.
hint_catch-little = A barrel of { $fish } brings you less than ¥100 on average, but it is more than nothing.
hint_undock = At sea, { THE($boat) } can then catch { $fish }; a barrel so caught brings you about { $yen } on average.
hint_undock-little = At sea, { THE($boat) } can then catch { $fish }; a barrel so caught brings you less than ¥100 on average.
hint_port = With { THE($port) } open, one more boat finds a berth.
hint_sale-barrels = This goes on sale, and on average it brings you about { $yen }: { $barrels }.
hint_sale-barrels-little = This goes on sale, though on average it brings you less than ¥100: { $barrels }.
hint_sale-tokens = This goes on sale, and on average it brings you about { $yen }: { $tokens }.
hint_sale-tokens-little = This goes on sale, though on average it brings you less than ¥100: { $tokens }.
hint_auction = The auction brings you the winner’s bid, or the lot itself.
hint_auction-sold = You get the highest bid, and the market adds as much again.
hint_barter = You take one of the offers, or keep what you offered.
hint_drying = Two pieces on one licence become a Himono barrel as your next turn begins.
hint_bank = With a Share you take part in the interest on every Loan in the final count.
hint_points = It leaves you more that you can do later.
hint_price = { $fish } now brings a buyer up to { $yen_worth }: at { $yen } that still leaves { $yen_gain }, and you get paid.
hint_price-sold = A buyer can sell { $fish } for { $yen_worth } at { THE($market) } now: at { $yen } that still leaves { $yen_gain }, and you get paid.
hint_price-aged = Once degraded, { $fish } brings a buyer up to { $yen_worth }: at { $yen } that then leaves { $yen_gain }, and you get paid.
hint_price-later = { $fish } brings no buyer more than { $yen_most } now. A computer player reckons with about { $yen_worth } by the end of the game, so somebody may still pay { $yen }.
hint_price-low = Nobody is likely to pay much for { $fish } now: at { $yen } it has the best chance.
hint_price-late = Nobody has a turn left to buy { $fish }: no price is better than another.
hint_price-nobody = Nobody can buy { $fish } now, for no token is left: no price is better than another.
hint_bid = The lot is worth about { $yen } to you. With { $amount } you have a fair chance to win it and keep about { $yen_left } of that.
hint_bid-all = The lot is worth about { $yen } to you, so bid all that you have.
hint_bid-nothing = The lot is worth only about { $yen } to you.
hint_lot = The best lot is { $tokens }: it brings you about { $yen } more than its tokens are worth to you.
hint_lot-least = No lot brings you more than its tokens are worth to you; you lose least with { $tokens }.
