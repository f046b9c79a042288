### The buttons: what a player can do

action_fish = Go fishing (1 Action Point)
action_purchase = Buy from other players (1 Action Point)
action_enter =
    { $cost ->
        [points] Enter { THE($market) } for { COUNT($points, "point") }
        [yen] Enter { THE($market) } for { $fee }
        [free] Enter { THE($market) } for free
       *[piece] Enter { THE($market) } for { A($cost) }
    }
action_end-turn = End the turn

action_open-port = Open { THE($port) } for ¥500
action_return-licence = Give { A($kind) } licence back
action_transfer = Move { $kind } from { THE($boat) } to { THE($barge) }
action_discard = Throw { $kind } from { THE($boat) } back into the sea
action_degrade = Let the fish age and go on

action_undock = Put out to sea with { THE($boat) }
action_catch = Catch { $kind } with { THE($boat) }
action_dock = Dock { THE($boat) } in { THE($port) }
action_reprice = { $kind } at { $price } ({ $row }): ask { $column }
action_finish-fishing = Finish fishing
action_price = Put { $kind } up for sale at { $column }
action_amount = Ask { $price }
action_hold-auction = Auction { $kind } next

action_bid = Bid { $amount }
action_award = Let { $winner } win

action_buy = Buy { $kind } from { $seller } for { $price } ({ $row })
action_finish-purchasing = Finish purchasing

action_leave = Leave the market
action_buy-licence = Buy { A($kind) } licence
action_sell = Sell { $count } { $token }
action_sell-pair = Sell 2 Mackerel: { $first } + { $second }
action_trade-octopus = Trade an Octopus for 3 Takoyaki
action_buy-own-fugu = Buy your own Fugu for { $price }

action_add = Add { A($token) }
action_remove = Take { A($token) } out
action_confirm = Confirm the lot
action_auction-lot = Auction a lot
action_take-loan = Take a Loan of ¥500
action_buy-share = Buy a Share
action_offer-lot = Offer tokens for barter
action_accept = Accept { $buyer }’s offer
action_decline = Decline all offers
action_give = Give { $token } to charity ({ $space })
action_rent = Rent a { $item }
action_use-freezer =
    { $uses ->
        [one] Use a Freezer (1 use left)
       *[other] Use a Freezer ({ $uses } uses left)
    }
action_use-cart =
    { $uses ->
        [one] Use a Cart (1 use left)
       *[other] Use a Cart ({ $uses } uses left)
    }
action_trade = Trade at least { COUNT($space, "resource") } for yen
action_swap = Swap at least { COUNT($space, "resource") } for the tokens on that space
action_buy-boat = Buy { A($kind) } for { THE($port) }
action_sell-boat = Sell { THE($boat) }

action_buy-blue-ship = Buy the Blue Ship for { THE($port) }; { THE($boat) } goes to { THE($market) }
action_rent-boat = Rent { A($kind) } from { THE($market) } for { THE($port) }
action_sell-set = Sell a Clam and an Oyster
action_buy-tin = Buy a tinned Sardine
action_catch-by-himono = Catch { $kind } with { THE($boat) } ({ $licence } licence)
action_stow = Lay { $kind } onto the { $licence } licence
action_dry = Dry { $kind } on the { $licence } licence: { $source }
action_catch-by-horse-mackerel = Catch { $count } Mackerel with { THE($boat) } (Horse Mackerel licence)
action_dock-abroad = Dock { THE($boat) } at the Foreign Market
action_join = Add { THE($boat) } to the group
action_auction-abroad = Auction all that the group carries
action_overfish-first = Deal with { $kind } first
action_buy-buyer = Buy a Buyer
action_place-buyer = Place a Buyer with { $seat }
action_buy-expansion = Buy an Expansion token: { $kind }
action_sushi-lot = Put tokens together for the Sushi Shop
