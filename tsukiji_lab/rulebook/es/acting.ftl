### Qué hace una elección antes de hacerla

effect_title = Qué cambia con esto
effect_spend = Gastas
effect_pay = Pagas; te quedan { $yen }
effect_take = Recibes; tendrás { $yen }
effect_stock = Tus Recursos
effect_pays = { $seat } paga
effect_takes = { $seat } recibe
effect_stock-of = Recursos de { $seat }
effect_worth-falls = Una ficha de { $token } vale menos, para todos
effect_worth-rises = Una ficha de { $token } vale más, para todos
effect_barrels = Barriles de { $fish } que quedan
effect_tokens = Fichas de { $fish } que quedan
effect_licences = Licencias de { $fish } que quedan
effect_to-price = Después se pone a la venta
effect_offer = { $fish } a { $yen }: quien compra gana
effect_offer-up-to = { $fish } a { $yen }: quien compra gana hasta
effect_offer-loss = { $fish } a { $yen }: quien compra pierde
effect_offer-even = { $fish } a { $yen }: quien compra gana
effect_offer-drawn = { $fish } a { $yen }: su ficha se saca de la bolsa
effect_from-to = de { $before } a { $after }
effect_tokens-stay =
    { $left ->
        [one] Queda 1 ficha en el tablero: cada ficha de { $token } valdrá { $after }, no { $before }.
       *[other] Quedan { $left } fichas en el tablero: cada ficha de { $token } valdrá { $after }, no { $before }.
    }
effect_all-own = Cada Salmón fresco vale tantos Recursos como fichas de Salmón tengan todos: valdrá { $after }, no { $before }.
effect_overfishes = sobrepesca de { $fish }
effect_ends-game = termina la partida
effect_priced-next =
    { $count ->
        [one] 1 pieza a la que poner precio
       *[other] { $count } piezas a las que poner precio
    }
effect_stop-draw = Después se saca algo al azar, y nadie sabe qué.
effect_stop-bids = Después todos pujan en secreto.
effect_stop-overfishing = Después puede entrar un mercado nuevo; lo demás se decide entonces.
effect_stop-turn = Después decide { $seat }.
effect_stop-over = Después la partida termina y se cuenta.
