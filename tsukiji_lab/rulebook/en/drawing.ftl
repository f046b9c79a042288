### The drawing of the table

draw_turn = Turn
draw_turn-of = { $seat }’s turn
draw_errand-of = { $seat }’s Buyer buys
draw_after-turn = { $seat } has finished.
draw_where = Turn { $turn }, round { $round }.
draw_where-limit = Turn { $turn }, round { $round } of { $rounds }.
draw_next = { $seat } is next.
draw_limit-round = The game ends with this round.
draw_last-round =
    { $turns ->
        [0] This is the last turn of the game.
        [one] The end has been triggered: 1 more turn after this one.
       *[other] The end has been triggered: { $turns } more turns after this one.
    }
draw_to-spend = left to spend
draw_cart-points =
    { $points ->
        [one] and 1 from a Cart, for visits
       *[other] and { $points } from Carts, for visits
    }
draw_strip = What is being done
draw_won = { $winners } won with { $yen }
draw_over = The game is over, in turn { $turn } of round { $round }.

draw_step-turn = Now
draw_step-turn-detail =
    { $count ->
        [0] end the turn
       *[other] choose an action
    }
draw_step-morning = Before the fish ages
draw_step-morning-detail =
    { $waiting ->
        [1] what has dried is put on sale
       *[0] something to do first?
    }
draw_step-fishing = Fishing
draw_step-fishing-detail =
    { $count ->
        [0] no boat has acted
        [one] 1 boat has acted
       *[other] { $count } boats have acted
    }
draw_step-pricing = Prices
draw_step-pricing-detail = { $count } to be priced
draw_step-naming = Any price
draw_step-naming-detail = for { $fish }
draw_step-auctions = Auctions
draw_step-auctions-detail = which comes first?
draw_step-bids = Blind bid
draw_step-bids-detail = { $count } of { $all } sealed
draw_step-tie = Equal bids
draw_step-tie-detail = { $seats }
draw_step-purchasing = Purchasing
draw_step-purchasing-detail = { $count } bought
draw_step-visit = Visit
draw_step-visit-detail = { $market }
draw_step-lot = Lot
draw_step-lot-detail = { COUNT($count, "token") }
draw_step-answer = Offers
draw_step-answer-detail = accept one, or none
draw_step-group = A group docks abroad
draw_step-group-detail =
    { SIZE($boat) ->
        [0] which boats?
       *[other] { $boat }
    }
draw_step-consignment = Foreign Market
draw_step-consignment-detail = all as one lot
draw_step-stowing = Drying
draw_step-stowing-detail = { COUNT($count, "barrel") } to be laid down
draw_step-turn-end = After the turn
draw_step-turn-end-detail = of { $seat }
draw_step-errand = Buyer
draw_step-errand-detail = { $count } bought
draw_sealed = sealed

draw_section-fish = Fish markets
draw_scrolled-fish = Fish boards
draw_section-harbours = Harbours
draw_section-external = External markets
draw_scrolled-external = External boards

draw_enter = enter
draw_dock = dock
draw_enter-market = Enter { $market }:
draw_dock-market = Dock at { THE($market) }:
draw_no-entry = cannot be entered
draw_points = { $points } AP
draw_free = free
draw_or = or
draw_cost-token = 1 token
draw_cost-takoyaki = 1 Takoyaki
draw_cost-clam-oyster = 1 Clam & Oyster barrel
draw_cost-barrel = 1 barrel of any kind
draw_worth-each = Resources each
draw_worth-nori = of the other fish
draw_stock-barrels = Barrels
draw_stock-tokens = Tokens
draw_stock-bag = In the bag
draw_stock-licences = Licences
draw_licence-price = A licence
draw_last-licence = The last
draw_sold = Sold
draw_worth-of = 1 { $token }
draw_resources-of = { $text } R
draw_marker = The value marker stands on { $marker } of { $last }.
draw_marker-before =
    { $up ->
        [1] It came up from { $start }.
       *[other] It came down from { $start }.
    }
draw_ladder = { COUNT($tokens, "token") } left on the board: each Red Snapper is worth { $worth }.
draw_ladder-overfished = { COUNT($tokens, "token") } left on the board. Overfished, each Red Snapper is worth { $worth }, however many are left.
draw_in-bag = Tokens in the bag, by their numbers
draw_squares = What 1, 2, 3 … Fugu of one player are worth together
draw_tenths = What one Nori is worth to each player
draw_tins = In tins
draw_no-tins = none
draw_tinned = { $count } in tins
draw_buys-red-snapper = Buys no tokens.
draw_buys-salmon = Buys no tokens.
draw_buys-mackerel = Buys 2 pieces for { $yen }.
draw_buys-eel = Buys a token for { $yen } now; then its worth falls by 2.
draw_buys-fugu = Buys n tokens together for n² × { $yen }.
draw_buys-octopus = Gives { $count } Takoyaki for 1 Octopus.
draw_buys-spider-crab = Buys a token for its number × { $yen }, plus { $yen_more }.
draw_buys-squid = Buys a token for { $yen }.
draw_buys-tuna = Buys a token for its number × { $yen }.
draw_buys-clam-oyster = Buys 1 Clam with 1 Oyster for { $yen }. Drawing an Oyster pays { $yen_oyster }.
draw_buys-himono = Buys no tokens. Two Mackerel, Horse Mackerel or Sardines dried on a licence become 1 barrel.
draw_buys-horse-mackerel = Buys no tokens. A licence brings no yen; it also catches up to 2 Mackerel, if they are in play. Overfished, it pays everybody { $yen } per token.
draw_buys-nori = Buys no tokens. One licence each, free. Overfished, it costs everybody { $yen } per token.
draw_buys-sardines = Buys no tokens. Closed to whoever has its licence. Each barrel put up for sale gives 1 token to its owner and 1 to the tins.
draw_buys-swordfish = Buys a token for { $yen } now, with { $yen_more } more once a visit; then its worth falls by 1.
draw_overfished =
    { $barrels ->
        [0] Overfished
       *[other] Overfished; { COUNT($barrels, "barrel") } in the box
    }
draw_at-risk = At risk: { $count } left
draw_at-risk-tokens = At risk: { COUNT($count, "token") } left
draw_why = { $text }: why?
draw_of-seat = { $seat }, { $text }
draw_worth-of-token = { $token }, worth { $text }
draw_barrels-left = { $market }, { COUNT($count, "barrel") } left
draw_points-to-spend = { $text } left to spend
draw_end-near = { COUNT($count, "resource") }, and how near the end that is
draw_barrels = { $barrels }
draw_tokens = { $tokens }
draw_licence = { $fish } licence

draw_head-boat = Boat
draw_head-fish = Fish
draw_head-space = Space
draw_head-price = costs
draw_head-left = here
draw_head-to-rent = to rent
draw_head-trip = a trip
draw_head-wanted = wanted
draw_head-pays = pays
draw_at-least = { $resources }+ R
draw_fee = fee { $yen }
draw_trading-note = Tokens for yen once on each space; later for the tokens that lie there.
draw_auction-note = By what the lot is worth. The supply doubles the highest bid.
draw_barter-note = One offer each time you enter. The others bid blind; accept one bid, or none.
draw_government-note = For each token, whatever it is worth.
draw_space-left = Left
draw_space-right = Right
draw_loan-note = { $yen } now, { $yen_back } back at the end
draw_share-note = { $yen }, for a part of all interest
draw_freezer-note = { $yen }; { $uses } times no degradation
draw_cart-note = { $yen }; { $uses } times 1 AP more for a visit
draw_buyer-note = { $yen }; buys for you after another player’s turn
draw_expansion-note = { $yen }; brings in a new market at once
draw_trade-in = + 1 Ship
draw_rental-tokens = Rental tokens
draw_ship-rentals-note = { $yen } a slot, for one trip. Then the boat goes back to Ships or Used Ships.
draw_berths = Berths
draw_no-limit = no limit
draw_foreign-note = Boats dock in groups while Fishing; all that a group carries is auctioned as one lot.
draw_lot-abroad = The lot
draw_of-overfished = A token of overfished fish
draw_of-others = Any other fish token
draw_settled-now = If the game ended now:
draw_different =
    { $count ->
        [one] 1 token
       *[other] { $count } different
    }
draw_sushi-note = Tokens of different shapes, once on each space.
draw_collapsed = Collapsed, still open
draw_closed = Collapsed and closed

draw_coming = What comes in next
draw_coming-note = The order is open: a new market is always the first of these.
draw_coming-nothing = No market is left.

draw_home = { $seat }’s harbour
draw_harbour = Harbour: { $seat }
draw_on-turn = on turn
draw_buyer-buys = Buyer
draw_errand = { $seat }’s Buyer buys after the next turn of { $player }.
draw_placed-buyers = Buyers here
draw_abroad = at the Foreign Market
draw_rented = rented, { $market }
draw_licence-number = no. { $number }
draw_face-down = 2 at sea
draw_yen-hidden = yen hidden
draw_for-sale = { $seat }’s harbour, for sale
draw_cell-fresh = { $seat }’s harbour, upper row, { $column }: { $text }
draw_cell-degraded = { $seat }’s harbour, lower row, { $column }: { $text }
draw_lot-fresh = { $text }, fresh
draw_lot-degraded = { $text }, degraded
draw_lot-fresh-priced = { $text } at { $yen }, fresh
draw_lot-degraded-priced = { $text } at { $yen }, degraded
draw_goes-here = { $text }; chosen, the piece goes here
draw_buyer = buyer
draw_buyer-gains =
    { $same ->
        [1] { $text }; if kept, the buyer gains { $yen }
       *[other] { $text }; if kept, the buyer gains { $yen_least } to { $yen }
    }
draw_buyer-gains-nothing = { $text }; if kept, the buyer gains nothing
draw_buyer-sells = { $text }; if sold to { THE($market) }, the buyer gains { $yen }
draw_buyer-sells-even = { $text }; if sold to { THE($market) }, the buyer neither gains nor loses
draw_buyer-loses = { $text }; if kept, the buyer loses { $yen }
draw_row = Row
draw_row-fresh = Fresh
draw_row-degraded = Degraded
draw_any-price = (any price)
draw_on-quay = on the quay
draw_dried = dried, to be put on sale
draw_naming-price = { $fish }: what price?
draw_barrel-of = { $fish }, barrel { $number } of { $of }: choose a column
draw_piece-of = { $fish }, { $number } of { $of }: choose a column
draw_for-auction = { $fish }, barrel { $number } of { $of } for an auction
draw_ports = Ports
draw_port-left = left
draw_port-centre = centre
draw_port-right = right
draw_covered = covered
draw_covered-port = covered, { $yen } to open
draw_open-port = Open { THE($port) }, { $yen }
draw_this-port = { $port }
draw_boat-goes-here = { $boat }: chosen, it goes here
draw_tag-goes-here = chosen, it goes here
draw_in-lot = In the lot
draw_at-sea = at sea
draw_empty = empty
draw_none = no boat
draw_load = carries { $barrels }, { COUNT($slots, "slot") } free
draw_acted = has acted
draw_spaces = Licence spaces
draw_free-spaces = { $free } free
draw_used = used
draw_uses =
    { $uses ->
        [one] 1 use
       *[other] { $uses } uses
    }
draw_tokens-held = Fish tokens
draw_worth = worth
draw_resources = Resources
draw_no-tokens = none yet

draw_player = Player
draw_ends = How near the end is
draw_ends-last =
    { $turns ->
        [0] { $seat } triggered the end: this is the last turn
        [one] { $seat } triggered the end: 1 more turn
       *[other] { $seat } triggered the end: { $turns } more turns
    }
draw_ends-note = The end comes when a player begins a turn with { $yen } and is not alone in last place on Resources, or with { $resources } Resources and is not alone in last place on yen.
draw_ends-limit = At this table the game ends with round { $rounds } at the latest.
draw_ends-yen = yen, of { $yen }
draw_ends-resources = Resources, of { $resources }

draw_section-log = What happened
draw_scrolled-log = Log of the game
draw_log-round = Round { $round }
draw_log-step = step

draw_points-short = AP
draw_points-long = Action Points
draw_resources-short = R
draw_resources-long = Resources, ¥100 each in the final count
draw_reconstructed = reconstructed number: no source prints it
draw_house = house rule
draw_house-rule = house rule: a number changed for this game
draw_then = Then
draw_then-fishing = finish Fishing
draw_then-pricing = go on, or finish
draw_then-auctions = bid in secret
draw_then-bids = all bids are revealed together
draw_then-purchasing = finish Purchasing
draw_then-visit = leave the market
draw_then-lot = confirm the lot
draw_step-begun = begun
draw_acted-undocked = put out to sea
draw_acted-caught = caught { $fish }
draw_acted-caught-by = caught { $barrels }
draw_acted-docked = docked
draw_acted-joined-group = docked abroad
draw_log-earlier =
    { $count ->
        [one] Earlier: 1 round
       *[other] Earlier: { $count } rounds
    }
