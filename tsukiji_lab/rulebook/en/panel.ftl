### The action panel

panel_where =
    { $carts ->
        [0] { $seat }, turn { $turn }: { COUNT($points, "point") } left
        [one] { $seat }, turn { $turn }: { COUNT($points, "point") } left and 1 from a Cart, for visits
       *[other] { $seat }, turn { $turn }: { COUNT($points, "point") } left and { $carts } from Carts, for visits
    }
panel_where-other = { $seat } decides, in the turn of { $player }
panel_where-errand = { $seat }’s Buyer, after the turn of { $player }
panel_ask-turn =
    { $points ->
        [0] Anything else before your turn ends?
       *[other] What do you do?
    }
panel_ask-morning = Anything to do before your fish ages?
panel_ask-fishing = What do your boats do?
panel_ask-pricing = What price do you ask?
panel_ask-naming-price = How much do you ask for { THE($fish) }?
panel_ask-auctions = Which auction comes first?
panel_ask-bids = What do you bid?
panel_ask-tie = The highest bids are equal. Who wins?
panel_ask-purchasing = What do you buy?
panel_ask-visit = What do you do in { THE($market) }?
panel_ask-lot = Which tokens go into the lot for { THE($market) }?
panel_ask-answer = Which offer do you accept?
panel_ask-group = Which boats dock abroad together?
panel_ask-stowing = On which licence is it dried?
panel_ask-errand = What does your Buyer buy?
panel_hint-bids = You have { $yen }. To you the lot is worth { COUNT($gain, "resource") } now. ¥0 is a bid too.
panel_hint-lot = In the lot: { $tokens }, worth { COUNT($worth, "resource") }
panel_group-enter = Enter a market
panel_group-boat = { $boat }
panel_group-price = { $fish }
panel_group-reprice = Change a price
panel_group-discard = Throw back into the sea
panel_group-add = Add to the lot
panel_group-remove = Take out of the lot
panel_group-free = Free, at any time in your turn: { $count }
panel_short-fish = Fishing
panel_short-purchase = Purchasing
panel_short-undock = Put out to sea
panel_short-catch = Catch { $kind }
panel_short-dock = Dock: { $port }
panel_short-catch-by-himono = { $kind } with { $licence }
panel_short-catch-by-horse-mackerel = { $count } Mackerel with Horse Mackerel
panel_short-dock-abroad = Dock abroad
panel_short-price = { $column }
panel_short-enter =
    { $cost ->
        [points] { $market }
        [yen] { $market }
        [free] { $market }
       *[piece] { $market } ({ $cost })
    }
panel_short-add = { $token }
panel_short-remove = { $token }
panel_choose = Choose an action
panel_play = Do it
panel_yen = Yen
panel_less = ¥100 less
panel_more = ¥100 more
panel_range = From { $yen_least } to { $yen_most }
panel_wanted = A whole number from { $yen_least } to { $yen_most }, in hundreds, in digits only.
panel_do-bid = Seal your bid
panel_do-amount = Ask this price
panel_cannot =
    { $count ->
        [one] Why not? 1 thing you cannot do now
       *[other] Why not? { $count } things you cannot do now
    }
panel_hand-over = Hand the screen to { $seat }
panel_look-away = Everybody else looks away. Nothing is shown until { $seat } opens it.
panel_sealed = { $sealed } of { $of } bids are sealed
panel_open = I am { $seat }: open
panel_computer = { $seat } is playing
panel_in-the-past = You are looking at an earlier moment. Go on from here, or go forward again.
panel_go-on = Go on from here
panel_undo = Undo
panel_redo = Redo
panel_choose-this = Choose
panel_picked = What you can do with it
panel_everything = Show everything
panel_times = { $text } ×{ $number }
panel_most = { $most } at most
panel_fewer = One fewer
panel_oftener = One more
panel_next = Next step
panel_skip = Go on to the next person
panel_news = Since your last decision
panel_news-others = What { $seats } did
panel_name = Your decision
