### What a choice does before it is made

effect_title = What this does
effect_spend = You spend
effect_pay = You pay; you keep { $yen }
effect_take = You take; then you have { $yen }
effect_stock = Your Resources
effect_pays = { $seat } pays
effect_takes = { $seat } takes
effect_stock-of = Resources of { $seat }
effect_worth-falls = A { $token } token is worth less, for everyone
effect_worth-rises = A { $token } token is worth more, for everyone
effect_barrels = { $fish } barrels left
effect_tokens = { $fish } tokens left
effect_licences = { $fish } licences left
effect_to-price = Goes on sale next
effect_offer = { $fish } at { $yen }: a buyer gains
effect_offer-up-to = { $fish } at { $yen }: a buyer gains up to
effect_offer-loss = { $fish } at { $yen }: any buyer loses
effect_offer-even = { $fish } at { $yen }: a buyer gains
effect_offer-drawn = { $fish } at { $yen }: its token is drawn from the bag
effect_from-to = from { $before } to { $after }
effect_tokens-stay =
    { $left ->
        [one] 1 token stays on the board, so each { $token } is then worth { $after }, not { $before }.
       *[other] { $left } tokens stay on the board, so each { $token } is then worth { $after }, not { $before }.
    }
effect_all-own = Each fresh Salmon is worth as many Resources as all players own Salmon tokens: then { $after }, not { $before }.
effect_overfishes = overfishes { $fish }
effect_ends-game = ends the game
effect_priced-next =
    { $count ->
        [one] 1 piece to price
       *[other] { $count } pieces to price
    }
effect_stop-draw = Then something is drawn, and nobody knows what.
effect_stop-bids = Then everybody bids in secret.
effect_stop-overfishing = Then a new market may come in; the rest is decided after that.
effect_stop-turn = Then { $seat } decides.
effect_stop-over = Then the game is over and is counted.
