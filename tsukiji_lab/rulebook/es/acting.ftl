### Qué hace una elección antes de hacerla

effect_title = Qué cambia con esto
effect_spend = Gastas
effect_pay = Pagas; te quedan { $yen }
effect_take = Recibes; tendrás { $yen }
effect_stock = Tus Recursos
effect_pays = { $seat } paga
effect_takes = { $seat } recibe
effect_stock-of = Recursos de { $seat }
effect_worth-falls = Cada ficha de { $token } vale menos, para todos
effect_worth-rises = Cada ficha de { $token } vale más, para todos
effect_barrels = Barriles de { $fish } que quedan
effect_tokens = Fichas de { $fish } que quedan
effect_licences = Licencias de { $fish } que quedan
effect_to-price = Después se pone a la venta
effect_buyer = quien compra { $text }
effect_buyer-sells = quien compra { $text } guardada, { $text_of } vendida
effect_sells = se vende por { $yen } en { THE($market) }
effect_sold = Vendida en { THE($market) }, una da ahora
effect_offer = { $fish } a { $yen }: quien compra y guarda gana
effect_offer-up-to = { $fish } a { $yen }: quien compra y guarda gana hasta
effect_offer-loss = { $fish } a { $yen }: quien compra y guarda pierde
effect_offer-sold = { $fish } a { $yen }: quien compra y vende en { THE($market) } gana
effect_offer-nobody = { $fish } a { $yen }: nadie puede comprarlo, no queda ninguna ficha
effect_offer-late = { $fish } a { $yen }: a nadie le queda un turno para comprarlo
effect_from-to = de { $before } a { $after }
effect_tokens-stay =
    { $left ->
        [one] Queda 1 ficha en el tablero: cada ficha de { $token } valdrá { $after }, no { $before }.
       *[other] Quedan { $left } fichas en el tablero: cada ficha de { $token } valdrá { $after }, no { $before }.
    }
effect_all-own = Cada Salmón fresco vale tantos Recursos como fichas de Salmón tengan todos: valdrá { $after }, no { $before }.
effect_nobody-buys = nadie puede comprarlo
effect_overfishes = sobrepesca de { $fish }
effect_ends-game = termina la partida
effect_priced-next = pones precio a { $count } piezas
effect_priced-kind = pones precio a { $count } de { $fish }
effect_freezer =
    { $count ->
        [0] En este turno no envejece nada de tu pescado.
       *[other] En este turno no envejece nada de tu pescado, y no puedes comprar tu propio Fugu.
    }
effect_cart = Recibes 1 Punto de Acción más en este turno, solo para visitas.
effect_buyer-placed = Tras el próximo turno de { $player } podrás comprar con él lo que puedas pagar, sin gastar Puntos de Acción. Después vuelve a su tablero.
effect_must-use = Después tienes que hacer allí al menos una cosa.
effect_must-do = Allí solo puedes empezar por una cosa, y tienes que hacerla: { $text }.
effect_handed-over = Entregas { A($cost) }, y no cobras nada por ello.
effect_dries =
    { $count ->
        [1] { $fish } se seca en la licencia de { $item } y ya no se retira de ella. Con otra pieza más, dará 1 barril de Himono al empezar tu próximo turno.
       *[other] { $fish } se seca en la licencia de { $item } y ya no se retira de ella. La licencia está llena: dará 1 barril de Himono al empezar tu próximo turno.
    }
effect_dries-only = { $fish } se seca en la licencia de { $item } y ya no se retira de ella.
effect_to-dry = Después eliges en qué licencias de Himono se seca tu captura: { $barrels }.
effect_nori-due = { $seat } paga { $yen } por sus fichas de { $fish }, o lo que tenga.
effect_stop-draw = Después se saca algo al azar, y nadie sabe qué.
effect_stop-bids = Después todos pujan en secreto.
effect_stop-bids-auction =
    { SIZE($seats) ->
        [one] Después { $seats } puja en secreto.
       *[other] Después { $seats } pujan en secreto.
    }
effect_stop-bids-barter =
    { SIZE($seats) ->
        [one] Después { $seats } hace una oferta en secreto.
       *[other] Después { $seats } hacen sus ofertas en secreto.
    }
effect_stop-overfishing = Después entra un mercado nuevo; lo demás se decide entonces.
effect_stop-turn = Después decide { $seat }.
effect_stop-over = Después la partida termina y se cuenta.

### Avisos: lo que una acción costaría y es fácil pasar por alto

warning_title = Cuidado
danger_below-worth = Renuncias a lo que al final contaría { $yen_worth }, a cambio de { $yen }.
danger_below-worth-last = Renuncias a lo que al final contaría { $yen_worth }, a cambio de { $yen }, sin contar los yenes por tener más o menos Recursos.
danger_rank = Tal como quedan entonces las cosas, recibes { $yen } menos por tener más o menos Recursos.
danger_no-token = Ahora nadie puede comprarlo: no queda ninguna ficha de { $fish }.
danger_too-dear = Por sí solo, { $fish } no da ahora más de { $yen_most } a nadie que compre, y pides { $yen }. Si no se vende ni se salva, se pierde al empezar tu segundo turno desde ahora.
danger_too-dear-lower = Por sí solo, { $fish } no da ahora más de { $yen_most } a nadie que compre, y pides { $yen }. Si no se vende ni se salva, se pierde al empezar tu próximo turno.
danger_too-dear-last = Por sí solo, { $fish } no da ahora más de { $yen_most } a nadie que compre, y pides { $yen }. Si al final sigue sin venderse, no vale nada.
danger_too-dear-piece = Por sí solo, { $fish } no da ahora más de { $yen_most } a nadie que compre, y pides { $yen }.
danger_no-buyer-left = A nadie le queda un turno para comprar lo que pones a la venta, y sin vender no vale nada.
danger_nobody-can-pay = Nadie más tiene ahora { $yen }.
danger_overfishes = { $market } queda en sobrepesca para el resto de la partida: nadie podrá capturar más.
danger_pays-later = Al acabar esta compra, cada ficha de { $fish } da { $yen } a quien la tiene: { $yen_own } a ti y { $yen_others } en total a los demás.
danger_costs-later = Al acabar esta compra, cada ficha de { $fish } cuesta { $yen } a quien la tiene: { $yen_own } a ti y { $yen_others } en total a los demás, hasta donde llegue el dinero de cada uno.
danger_costs-at-end = En el recuento final cada ficha de { $fish } costará { $yen } a quien la tenga, en vez de darle { $yen_before }: { $yen_own } menos para ti y { $yen_others } menos en total para los demás.
danger_rich = { $seat } tendrá { $yen }: al empezar su próximo turno puede provocar el final de la partida.
danger_stocked = { $seat } tendrá { COUNT($count, "resource") }: al empezar su próximo turno puede provocar el final de la partida.
danger_cart-lost =
    { $points ->
        [one] Se pierde el Punto de Acción del Carrito: entra antes en un mercado.
       *[other] Se pierden { $points } Puntos de Acción de Carritos: entra antes en un mercado.
    }
danger_cart-lost-idle =
    { $points ->
        [one] Se pierde el Punto de Acción del Carrito: ahora no se puede entrar en ningún mercado.
       *[other] Se pierden { $points } Puntos de Acción de Carritos: ahora no se puede entrar en ningún mercado.
    }
danger_lower-row = Si nadie lo compra antes de tu próximo turno, pierdes lo que hay en tu fila inferior: { $barrels }.
danger_lower-row-or-saved = Si nadie lo compra antes de tu próximo turno y no salvas nada al empezarlo, pierdes lo que hay en tu fila inferior: { $barrels }.
danger_ages-now = Pierdes ahora lo que hay en tu fila inferior: { $barrels }.
danger_discard = El barril de { $fish } vuelve a su mercado y no recibes nada por él.
danger_discard-to-box = El barril de { $fish } va a la caja y no recibes nada por él.
danger_boats-idle = Aún puede hacer algo en esta Pesca: { $boat }.
danger_too-late-at-sea = Así { THE($boat) } ya no puede traer pescado a puerto, y en el mar no vale nada al final.
danger_nothing-to-catch-with = No tienes ninguna licencia, y sin ella { THE($boat) } no captura nada.
danger_single = { $fish } se subasta de { $count } en { $count } barriles. Si no se descarga más en esta Pesca, no recibes nada por él.
danger_nothing-abroad = En el Mercado Extranjero no recibes nada por { $barrels }.
danger_salmon-alone = Mientras lleve un Salmón a bordo, { THE($boat) } no captura nada más.
danger_must-buy = Si empiezas, tienes que comprar algo, y cada pieza que puedes pagar cuesta más de lo que ahora te da por sí sola.
danger_must-buy-last = Si empiezas, tienes que comprar algo, y cada pieza que puedes pagar cuesta más de lo que ahora te da por sí sola, sin contar los yenes por tener más o menos Recursos.
danger_overpaid = Pagas { $yen } por lo que al final contaría { $yen_worth }, y vendido ahora por sí solo tampoco te daría tanto. Con otro pescado puede dar más.
danger_overpaid-last = Pagas { $yen } por lo que al final contaría { $yen_worth }, sin contar los yenes por tener más o menos Recursos, y en los mercados en los que aún puedes entrar tampoco te daría tanto por sí solo.
danger_licence-back = No recibes nada por ella, y en este turno no puedes volver a comprar una licencia de { $fish }.
danger_licence-needed = Sin ella no puedes capturar más { $fish } con lo que está en el mar: { $boat }.
danger_drying-lost = Se pierde lo que se está secando en ella.
danger_dries-too-late = Es tu último turno: { $fish } ya no se convierte en Himono, y sobre una licencia no vale nada al final.
danger_none-to-dry =
    { $count ->
        [0] Al mercado de Himono no le queda ningún barril. Si sigue sin tener ninguno al empezar tu próximo turno, no recibes nada por lo que se ha secado.
       *[other] No quedan más barriles de Himono que los que se llevan tus otras licencias llenas. Si no ha vuelto ninguno al empezar tu próximo turno, no recibes nada más por lo que se ha secado.
    }
danger_last-boat = Te quedas sin embarcaciones.
danger_no-licence-for-ship = Tendrás { COUNT($ships, "ship") } y { COUNT($licences, "licence") }: en una acción de Pesca cada licencia captura una vez.
danger_last-turn = Es tu último turno: apenas te servirá.
danger_last-licence = Es tu último turno: apenas capturarás nada con ella.
danger_nothing-to-catch = No queda ningún barril que capture una licencia de { $fish }.
danger_loan = En el recuento final este Préstamo te cuesta { $yen }.
danger_share-useless = Nadie tiene un Préstamo y ya nadie puede pedirlo: la Participación no te da nada.
danger_no-visit = Ahora no se puede entrar en ningún mercado, y el Punto de Acción del Carrito solo sirve para visitas.
danger_nothing-ages = Nada de tu pescado envejece ahora: gastarías el Congelador para nada.
danger_no-withdrawal = No puedes retirar el lote: se lo lleva la puja más alta, por baja que sea.
danger_lot-too-large = El lote vale { COUNT($worth, "resource") }; bastarían { $count }.
danger_buyer-useless = A nadie le queda un turno tras el que un Comprador pueda actuar.
danger_buyer-lapses = A { $seat } no le queda ningún turno, así que el Comprador se pierde.

### Pujas a ciegas

bidding_for = Se subasta: { $text }
bidding_for-barter = Se ofrece: { $text }
bidding_kept-counts = Si se guarda, cuenta { $yen } al final.
bidding_shells =
    { $count ->
        [one] Su ficha de Almejas y Ostras se saca de la bolsa: una Almeja cuenta { $yen_clam } al final; una Ostra cuenta { $yen_oyster } y da { $yen_bonus } en el acto.
       *[other] Por Almejas y Ostras se sacan { $count } fichas de la bolsa: una Almeja cuenta { $yen_clam } al final; una Ostra cuenta { $yen_oyster } y da { $yen_bonus } en el acto.
    }
bidding_kept-by-bid = Si se guarda, cuenta { $yen_below }, { $yen_at } o { $yen_above } al final, según la puja ganadora sea menor, igual o mayor que { $yen }.
bidding_sold-brings = { THE($market) } paga ahora { $yen } por ella.
bidding_in-bag = Quedan en la bolsa: { $text }
bidding_so-far = Pujas hasta ahora
bidding_sealed = sellada
bidding_to-bid = puja ahora
bidding_waits = espera
bidding_opened = revelada
bidding_open-mine = Soy { $seat }: abre mi puja
bidding_you-have = Tienes
bidding_slider = Tu puja
bidding_mark-kept = guardada: { $yen }
bidding_mark-sold = vendida: { $yen }
bidding_all = todo lo que tienes: { $yen }
bidding_if-kept = Si ganas y te la quedas
bidding_if-sold = Si ganas y la vendes en { THE($market) }
bidding_if-lose = Si pierdes
bidding_if-lose-landed = Si pierdes, recibes
bidding_own-changes = cambia lo que cuentan tus propias fichas
bidding_own-changes-too = Gane quien gane, cambia también lo que cuentan tus propias fichas.
bidding_their-bid = la puja ganadora
bidding_zero = También puedes pujar 0 ¥. Todas las pujas se revelan a la vez.
bidding_if-kept-by-bid = Si ganas y te la quedas, te da { $yen_below }, { $yen_at } o { $yen_above } al final, según pujes menos de { $yen }, lo mismo o más.
bidding_seal = Sella tu puja: { $text }
bidding_open =
    { $count ->
        [one] La puja, revelada
       *[other] Las { $count } pujas, reveladas
    }
bidding_tie = Las pujas más altas son iguales y decide { $seat }. Quien gane paga { $yen } a { $seat }; si gana { $seat }, los yenes van a la reserva.
bidding_tie-matched = Las pujas más altas son iguales. Quien gane paga { $yen } y el mercado añade otro tanto: { $yen_twice } en total.
bidding_offers = { $seat } acepta una de las ofertas, o ninguna.

### Pistas: qué haría el jugador de ordenador codicioso, y por qué

hint_title = Un jugador de ordenador haría esto: { $text }
hint_then = Y después:
hint_choose = Elígelo
hint_only = Es lo único que puedes hacer ahora.
hint_nothing-better = Nada de lo que aún podrías hacer aquí te vale más.
hint_spend = Hay que gastar un Punto de Acción, y ahora ninguna otra cosa te vale más.
hint_least = De todo lo que puedes hacer ahora, es lo que menos te cuesta.
hint_free = No te cuesta nada, y ahora ninguna otra cosa te da más.
hint_loan = Un Préstamo da yenes ahora, pero en el recuento final te cuesta { $yen }.
hint_gain = Según sus cuentas, esto vale para ti unos { $yen }.
hint_drawn = Lo que se saque entonces es solo una suposición.
hint_yen = Te da { $yen }.
hint_tokens = Tus fichas valdrán entonces { COUNT($after, "resource") }, no { $before }.
hint_tokens-paid = Por { $yen }, tus fichas valdrán entonces { COUNT($after, "resource") }, no { $before }.
hint_tokens-use = Tus fichas te valdrán entonces más, por lo que pagan los mercados o por el puesto que te dan al final.
hint_end = Te deja mejor situado si llega el final de la partida.
hint_boat = Otra embarcación ({ $boat }) puede traer { COUNT($slots, "barrel") } de una vez.
hint_licence = Con su licencia puedes capturar { $fish }; cada barril te da de media unos { $yen }.
hint_licence-little = Con su licencia puedes capturar { $fish }; cada barril te da de media menos de 100 ¥.
hint_catch = Un barril de { $fish } te da de media unos { $yen }.
hint_catch-little = Un barril de { $fish } te da de media menos de 100 ¥, pero es más que nada.
hint_undock = En el mar, { THE($boat) } podrá capturar { $fish }; cada barril te da de media unos { $yen }.
hint_undock-little = En el mar, { THE($boat) } podrá capturar { $fish }; cada barril te da de media menos de 100 ¥.
hint_port = Con { THE($port) } abierto cabe una embarcación más.
hint_sale-barrels = Esto se pone a la venta y te da de media unos { $yen }: { $barrels }.
hint_sale-barrels-little = Esto se pone a la venta, aunque te da de media menos de 100 ¥: { $barrels }.
hint_sale-tokens = Esto se pone a la venta y te da de media unos { $yen }: { $tokens }.
hint_sale-tokens-little = Esto se pone a la venta, aunque te da de media menos de 100 ¥: { $tokens }.
hint_auction = La subasta te da la puja ganadora, o el propio lote.
hint_auction-sold = Recibes la puja más alta, y el mercado añade otro tanto.
hint_barter = Aceptas una de las ofertas, o te quedas con lo que ofreciste.
hint_drying = Dos piezas en una misma licencia se convierten en un barril de Himono al empezar tu próximo turno.
hint_bank = Con una Participación te toca parte de los intereses de cada Préstamo en el recuento final.
hint_points = Te deja más cosas que hacer después.
hint_price = Una pieza de { $fish } da ahora hasta { $yen_worth } a quien la compra: a { $yen } aún gana { $yen_gain }, y tú cobras.
hint_price-sold = Quien compre { $fish } cobra ahora { $yen_worth } por su ficha en { THE($market) }: a { $yen } aún gana { $yen_gain }, y tú cobras.
hint_price-aged = Ya deteriorada, una pieza de { $fish } da hasta { $yen_worth } a quien la compra: a { $yen } gana entonces { $yen_gain }, y tú cobras.
hint_price-later = Una pieza de { $fish } no da ahora más de { $yen_most } a nadie que compre. Un jugador de ordenador cuenta con unos { $yen_worth } de aquí al final de la partida, así que quizá alguien pague { $yen }.
hint_price-low = No es probable que alguien pague mucho ahora por { $fish }: a { $yen } tiene más posibilidades.
hint_price-late = A nadie le queda un turno para comprar { $fish }: ningún precio es mejor que otro.
hint_price-nobody = Ahora nadie puede comprar { $fish }, porque no queda ninguna ficha: ningún precio es mejor que otro.
hint_bid = El lote vale para ti unos { $yen }. Con { $amount } tienes buenas posibilidades de ganarlo y de quedarte unos { $yen_left } de ese valor.
hint_bid-all = El lote vale para ti unos { $yen }, así que puja todo lo que tienes.
hint_bid-nothing = El lote solo vale para ti unos { $yen }.
hint_lot = El mejor lote es { $tokens }: te da unos { $yen } más de lo que sus fichas valen para ti.
hint_lot-least = Ningún lote te da más de lo que sus fichas valen para ti; con { $tokens } pierdes menos.
