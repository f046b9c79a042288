### The log: what happened

event_turn = Round { $round }: { $seat } is to play.
event_has-5000 = { $seat } announces at least ¥5,000.
event_all-show-yen = Everybody shows their yen: { EACH($yen) }.
event_end-by-yen =
    { $left ->
        [0] { $seat } has at least ¥5,000 and triggers the end. This is the last turn.
        [one] { $seat } has at least ¥5,000 and triggers the end. After this turn, 1 turn follows.
       *[other] { $seat } has at least ¥5,000 and triggers the end. After this turn, { $left } turns follow.
    }
event_end-by-resources =
    { $left ->
        [0] { $seat } owns { COUNT($resources, "resource") } and triggers the end. This is the last turn.
        [one] { $seat } owns { COUNT($resources, "resource") } and triggers the end. After this turn, 1 turn follows.
       *[other] { $seat } owns { COUNT($resources, "resource") } and triggers the end. After this turn, { $left } turns follow.
    }
event_degradation =
    { SIZE($lost) ->
        [0] { $seat }’s fish ages: { $aged } to the lower row.
       *[other] { SIZE($aged) ->
            [0] { $seat }’s fish ages: { $lost } back unsold.
           *[other] { $seat }’s fish ages: { $lost } back unsold, { $aged } to the lower row.
        }
    }
event_discarded = { $seat } throws { A($fish) } from { THE($boat) } back into the sea.
event_game-over =
    { SIZE($winners) ->
        [one] The game is over: { EACH($scores) }. { $winners } wins.
       *[other] The game is over: { EACH($scores) }. { $winners } share the win.
    }
event_game-over-by-limit =
    { SIZE($winners) ->
        [one] The game ends by the limit of { COUNT($rounds, "round") }, a ruling of this project: { EACH($scores) }. { $winners } wins.
       *[other] The game ends by the limit of { COUNT($rounds, "round") }, a ruling of this project: { EACH($scores) }. { $winners } share the win.
    }

event_port-opened = { $seat } opens { THE($port) }.
event_licence-returned = { $seat } gives { A($fish) } licence back.
event_transferred = { $seat } moves { A($fish) } from { THE($boat) } to { THE($barge) }.

event_fishing = { $seat } goes fishing.
event_undocked = { $seat }’s { $boat } puts out to sea.
event_caught = { $seat } catches { A($fish) } with { THE($boat) }.
event_docked =
    { SIZE($barrels) ->
        [0] { $seat }’s { $boat } docks in { THE($port) }.
       *[other] { $seat }’s { $boat } docks in { THE($port) } and unloads { $barrels }.
    }
event_unloading-paid = { $seat } takes { $yen } for unloading.
event_priced = { $seat } puts { A($fish) } up for sale at { $yen }.
event_repriced = { $seat } changes a price in { THE($row) }: { $fish } now { $yen } instead of { YEN($old) }.
event_left-over = { $seat } has { A($fish) } barrel left on the quay and gets nothing for it.
event_fishing-finished = { $seat } finishes fishing.

event_token-drawn = { A($token) } token comes up for auction.
event_no-auction = No { $fish } token is left, so there is no auction.
event_bid-sealed = { $seat } seals a bid.
event_bids-revealed = The bids are revealed: { PAIRS($seats, $bids) }.
event_auction-won = { $seat } wins { A($token) } token for { $yen }.

event_purchasing = { $seat } begins a Purchasing action.
event_bought = { $seat } buys { A($fish) } from { $seller }’s { $row } for { $yen } and takes { A($token) } token.
event_purchasing-finished = { $seat } finishes purchasing.

event_entered =
    { $cost ->
        [points] { $seat } enters { THE($market) } for { COUNT($points, "point") }.
        [yen] { $seat } enters { THE($market) } for { $fee }.
        [free] { $seat } enters { THE($market) } for free.
       *[piece] { $seat } enters { THE($market) } for { A($cost) }.
    }
event_licence-income = { $seat } takes { $yen } of licence income for { $fish }.
event_licence-bought = { $seat } buys { A($fish) } licence for { $yen }.
event_sold = { $seat } sells { TOKENS($count, $token) } to { THE($market) } for { $yen }.
event_left = { $seat } leaves { THE($market) }.

event_pair-sold =
    { $tokens ->
        [0] { $seat } sells 2 Mackerel barrels for { $yen }.
        [1] { $seat } sells a Mackerel token and a Mackerel barrel for { $yen }.
       *[other] { $seat } sells 2 Mackerel tokens for { $yen }.
    }
event_marker-moved = The value of { $fish } goes from { $old } to { $new }.
event_fugu-licence-back = { $seat }’s Fugu licence goes back to its market.
event_own-fugu-bought = { $seat } buys an own degraded Fugu barrel for { $yen }.
event_octopus-traded = { $seat } trades an Octopus for 3 Takoyaki.

event_lot-added = { $seat } adds { A($token) } to the lot.
event_lot-removed = { $seat } takes { A($token) } out of the lot.
event_auction-begun = { $seat } puts a lot together for an auction.
event_auction-opened = { $seat } pays { $yen } and auctions { $tokens }.
event_lot-won = { $seat } wins { $tokens } for { $yen }; the market adds as much again for the seller.
event_loan-taken = { $seat } takes a Loan of { $yen }.
event_share-bought = { $seat } buys a Share for { $yen }.
event_offer-begun = { $seat } puts tokens together for an offer.
event_offer-opened = { $seat } offers { $tokens } for barter.
event_offer-accepted = { $seat } accepts { $yen } from { $buyer } for { $tokens }.
event_offers-declined = { $seat } declines all offers and keeps { $tokens }.
event_given = { $seat } gives { A($token) } to charity for { $yen }.
event_rented = { $seat } rents a { $item } for { $yen }.
event_freezer-used = { $seat } uses a Freezer: nothing degrades this turn.
event_cart-used = { $seat } uses a Cart for 1 more Action Point, for visits only.
event_rental-back = The { $item } is used up and goes back to the Rentals market.
event_lot-begun = { $seat } puts tokens together for the space of { COUNT($space, "resource") }.
event_swap-begun = { $seat } puts tokens together to swap on the space of { COUNT($space, "resource") }.
event_traded = { $seat } trades { $tokens } for { $yen }.
event_swapped = { $seat } swaps { $tokens } for { $taken }.
event_boat-bought = { $seat } buys { A($boat) } from { THE($market) } for { $yen }; it lies in { THE($port) }.
event_boat-sold = { $seat } sells { THE($boat) } to { THE($market) } for { $yen }.

event_ship-handed-in = { $seat } hands { THE($boat) } in to { THE($market) }.
event_boat-rented = { $seat } rents { A($boat) } from { THE($market) } for { $yen }; it lies in { THE($port) }.
event_trip-ended = { $seat }’s rented { $boat } goes back to { THE($market) }.
event_rental-boxed = The { $item } is used up and goes to the box.
event_set-sold = { $seat } sells { $tokens } for { $yen }.
event_shell-drawn = { $seat } draws { A($token) } from the bag.
event_oyster-paid = { $seat } takes { $yen } for the Oyster.
event_caught-by = { $seat } catches { $barrels } with { THE($boat) } and { A($fish) } licence.
event_token-laid-to-dry = { $seat } lays { A($fish) } token onto the { $item } licence to dry.
event_barrel-laid-to-dry = { $seat } lays { A($fish) } barrel onto the { $item } licence to dry.
event_himono-excess = { $seat } has no Himono licence with room and gets nothing for { $barrels }.
event_dried = { $seat }’s { $item } licence is full and gives a Himono barrel.
event_dried-for-nothing = { $seat }’s { $item } licence is full, but no Himono barrel is left.
event_sardine-kept = { $seat } takes { A($fish) } token from the reserve.
event_sardine-tinned = { A($fish) } token goes to the tins.
event_tin-bought = { $seat } buys a tinned Sardine for { $yen }.
event_group-begun = { $seat } pays { $yen } to dock at the Foreign Market.
event_joined-group = { $seat }’s { $boat } docks at the Foreign Market.
event_lot-abroad = { $seat } has { $barrels } auctioned at the Foreign Market.
event_left-out-abroad = Left out of the lot, for nothing: { $barrels }.
event_no-lot-abroad = Nothing is left to be auctioned at the Foreign Market.
event_lot-abroad-won = { $seat } wins { $tokens } at the Foreign Market for { $yen }.
event_buyer-bought = { $seat } buys a Buyer for { $yen }.
event_buyer-placed = { $seat } places a Buyer with { $player }.
event_buyer-acts = { $seat }’s Buyer acts after { $player }’s turn.
event_expansion-bought = { $seat } buys an Expansion token for { $yen }.
event_sushi-begun = { $seat } puts tokens together for the Sushi Shop.
event_sushi-sold = { $seat } sells { $tokens } to the Sushi Shop for { $yen }.

event_overfished =
    { $barrels ->
        [0] { $market } is overfished.
        [one] { $market } is overfished; 1 barrel goes to the box.
       *[other] { $market } is overfished; { $barrels } barrels go to the box.
    }
event_overfished-pays = { $seat } takes { $yen } for { $fish } tokens.
event_nori-paid = { $seat } pays { $yen } for { $fish } tokens.
event_market-drawn = A new market opens: { $market }.
event_no-market-left = No market is left that could come in.
event_collapsed =
    { $face ->
        [closed] { THE($market) } collapses and closes.
       *[collapsed] { THE($market) } collapses; it stays open.
    }
