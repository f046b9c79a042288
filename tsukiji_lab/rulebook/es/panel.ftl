### El panel de acciones

panel_where =
    { $carts ->
        [0] { $seat }, turno { $turn }: { COUNT($points, "point") } por gastar
        [one] { $seat }, turno { $turn }: { COUNT($points, "point") } por gastar y 1 de un Carrito, para visitas
       *[other] { $seat }, turno { $turn }: { COUNT($points, "point") } por gastar y { $carts } de Carritos, para visitas
    }
panel_where-other = Decide { $seat }, en el turno de { $player }
panel_where-errand = El Comprador de { $seat }, tras el turno de { $player }
panel_ask-turn =
    { $points ->
        [0] ¿Algo más antes de terminar tu turno?
       *[other] ¿Qué haces?
    }
panel_ask-morning = ¿Haces algo antes de que envejezca tu pescado?
panel_ask-fishing = ¿Qué hacen tus barcos?
panel_ask-pricing = ¿Qué precio pides?
panel_ask-naming-price = ¿Cuánto pides por { $fish }?
panel_ask-auctions = ¿Qué subasta va primero?
panel_ask-bids = ¿Cuánto pujas?
panel_ask-tie = Las pujas más altas son iguales. ¿Quién gana?
panel_ask-purchasing = ¿Qué compras?
panel_ask-visit = ¿Qué haces en { THE($market) }?
panel_ask-lot = ¿Qué fichas van en el lote para { THE($market) }?
panel_ask-answer = ¿Qué oferta aceptas?
panel_ask-group = ¿Qué embarcaciones atracan juntas en el extranjero?
panel_ask-stowing = ¿En qué licencia se seca?
panel_ask-errand = ¿Qué compra tu Comprador?
panel_hint-bids = Tienes { $yen }. Para ti el lote vale ahora { COUNT($gain, "resource") }. También puedes pujar 0 ¥.
panel_hint-lot = En el lote: { $tokens }, con un valor de { COUNT($worth, "resource") }
panel_group-enter = Entra en un mercado
panel_group-boat = { $boat }
panel_group-price = { $fish }
panel_group-reprice = Cambia un precio
panel_group-discard = Devuelve al mar
panel_group-add = Añade al lote
panel_group-remove = Quita del lote
panel_group-free = Gratis, en cualquier momento de tu turno: { $count }
panel_short-fish = Pesca
panel_short-purchase = Compra
panel_short-undock = Zarpa
panel_short-catch = Captura { $kind }
panel_short-dock = Atraca: { $port }
panel_short-catch-by-himono = { $kind } con { $licence }
panel_short-catch-by-horse-mackerel = { $count } de Caballa con Jurel
panel_short-dock-abroad = Atraca fuera
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
panel_choose = Elige una acción
panel_play = Hazlo
panel_yen = Yenes
panel_less = 100 ¥ menos
panel_more = 100 ¥ más
panel_range = De { $yen_least } a { $yen_most }
panel_wanted = Un número entero de { $yen_least } a { $yen_most }, de cien en cien, solo con cifras.
panel_do-bid = Sella tu puja
panel_do-amount = Pide este precio
panel_cannot =
    { $count ->
        [one] ¿Por qué no? 1 cosa que ahora no puedes hacer
       *[other] ¿Por qué no? { $count } cosas que ahora no puedes hacer
    }
panel_hand-over = Pasa la pantalla a { $seat }
panel_look-away = Los demás miran a otro lado. No se muestra nada hasta que { $seat } la abra.
panel_sealed = Pujas selladas: { $sealed } de { $of }
panel_open = Soy { $seat }: ábrela
panel_computer = { $seat } está jugando
panel_in-the-past = Estás viendo un momento anterior. Sigue desde aquí o vuelve hacia delante.
panel_go-on = Seguir desde aquí
panel_undo = Deshacer
panel_redo = Rehacer
panel_choose-this = Elígelo
panel_picked = Lo que puedes hacer con esto
panel_everything = Mostrar todo
panel_times = { $text } ×{ $number }
panel_most = { $most } como mucho
panel_fewer = Una vez menos
panel_oftener = Una vez más
panel_next = Siguiente paso
panel_skip = Seguir hasta la próxima persona
panel_news = Desde tu última decisión
panel_news-others =
    { SIZE($seats) ->
        [one] Qué ha hecho { $seats }
       *[other] Qué han hecho { $seats }
    }
panel_name = Tu decisión
