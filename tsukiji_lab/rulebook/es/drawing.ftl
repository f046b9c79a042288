### El dibujo de la mesa

draw_turn = Turno
draw_turn-of = Turno de { $seat }
draw_errand-of = Compra el Comprador de { $seat }
draw_after-turn = { $seat } ya ha terminado.
draw_where = Turno { $turn }, ronda { $round }.
draw_where-limit = Turno { $turn }, ronda { $round } de { $rounds }.
draw_next = Sigue { $seat }.
draw_limit-round = La partida termina con esta ronda.
draw_last-round =
    { $turns ->
        [0] Es el último turno de la partida.
        [one] El final ya está en marcha: 1 turno más después de este.
       *[other] El final ya está en marcha: { $turns } turnos más después de este.
    }
draw_to-spend = por gastar
draw_cart-points =
    { $points ->
        [one] y 1 de un Carrito, para visitas
       *[other] y { $points } de Carritos, para visitas
    }
draw_strip = Lo que se está haciendo
draw_won = Victoria de { $winners } con { $yen }
draw_over = La partida terminó en el turno { $turn } de la ronda { $round }.

draw_step-turn = Ahora
draw_step-turn-detail =
    { $count ->
        [0] termina el turno
       *[other] elige una acción
    }
draw_step-morning = Antes del deterioro
draw_step-morning-detail =
    { $waiting ->
        [1] lo secado sale a la venta
       *[0] ¿algo que hacer antes?
    }
draw_step-fishing = Pesca
draw_step-fishing-detail =
    { $count ->
        [0] ninguna ha actuado aún
        [one] 1 embarcación ha actuado
       *[other] { $count } embarcaciones han actuado
    }
draw_step-pricing = Precios
draw_step-pricing-detail = { $count } sin precio
draw_step-naming = Otro precio
draw_step-naming-detail = para { $fish }
draw_step-auctions = Subastas
draw_step-auctions-detail = ¿cuál va primero?
draw_step-bids = Puja a ciegas
draw_step-bids-detail = { $count } de { $all } selladas
draw_step-tie = Pujas iguales
draw_step-tie-detail = { $seats }
draw_step-purchasing = Compra
draw_step-purchasing-detail = compras: { $count }
draw_step-visit = Visita
draw_step-visit-detail = { $market }
draw_step-lot = Lote
draw_step-lot-detail = { COUNT($count, "token") }
draw_step-answer = Ofertas
draw_step-answer-detail = acepta una, o ninguna
draw_step-group = Grupo al extranjero
draw_step-group-detail =
    { SIZE($boat) ->
        [0] ¿qué embarcaciones?
       *[other] { $boat }
    }
draw_step-consignment = Mercado Extranjero
draw_step-consignment-detail = todo en un lote
draw_step-stowing = A secar
draw_step-stowing-detail = { COUNT($count, "barrel") } por colocar
draw_step-turn-end = Tras el turno
draw_step-turn-end-detail = de { $seat }
draw_step-errand = Comprador
draw_step-errand-detail = compras: { $count }
draw_sealed = sellada

draw_section-fish = Mercados de pescado
draw_scrolled-fish = Tableros de pescado
draw_section-harbours = Puertos
draw_section-external = Mercados externos
draw_scrolled-external = Tableros externos

draw_enter = entrar
draw_dock = atracar
draw_enter-market = Entrar en { $market }:
draw_dock-market = Atracar en { THE($market) }:
draw_no-entry = no se puede entrar
draw_points = { $points } PA
draw_free = gratis
draw_or = o
draw_cost-token = 1 ficha
draw_cost-takoyaki = 1 Takoyaki
draw_cost-clam-oyster = 1 barril de Almejas y Ostras
draw_cost-barrel = 1 barril de cualquier tipo
draw_worth-each = Recursos por ficha
draw_worth-nori = de tus otras fichas
draw_stock-barrels = Barriles
draw_stock-tokens = Fichas
draw_stock-bag = En la bolsa
draw_stock-licences = Licencias
draw_licence-price = Cada una
draw_last-licence = La última
draw_sold = Vendidas
draw_worth-of = 1 { $token }
draw_resources-of = { $text } R
draw_marker = El marcador de valor está en { $marker } de { $last }.
draw_marker-before =
    { $up ->
        [1] Antes estaba en { $start } y ha subido.
       *[other] Antes estaba en { $start } y ha bajado.
    }
draw_ladder = { $tokens ->
        [one] Queda 1 ficha
       *[other] Quedan { $tokens } fichas
    } en el tablero: cada Pargo Rojo vale { $worth }.
draw_ladder-overfished = { $tokens ->
        [one] Queda 1 ficha
       *[other] Quedan { $tokens } fichas
    } en el tablero. Con sobrepesca, cada Pargo Rojo vale { $worth }, queden las que queden.
draw_in-bag = Fichas en la bolsa, por su número
draw_squares = Lo que valen juntos 1, 2, 3 … Fugu de un mismo jugador
draw_tenths = Lo que vale una ficha de Nori para cada jugador
draw_tins = En lata
draw_no-tins = ninguna
draw_tinned = { $count } en lata
draw_buys-red-snapper = No compra fichas.
draw_buys-salmon = No compra fichas.
draw_buys-mackerel = Compra 2 piezas por { $yen }.
draw_buys-eel = Compra una ficha por { $yen } ahora; después su valor baja 2.
draw_buys-fugu = Compra n fichas juntas por n² × { $yen }.
draw_buys-octopus = Da { $count } Takoyaki por 1 Pulpo.
draw_buys-spider-crab = Compra una ficha por su número × { $yen }, más { $yen_more }.
draw_buys-squid = Compra una ficha por { $yen }.
draw_buys-tuna = Compra una ficha por su número × { $yen }.
draw_buys-clam-oyster = Compra 1 Almeja con 1 Ostra por { $yen }. Sacar una Ostra da { $yen_oyster }.
draw_buys-himono = No compra fichas. Dos piezas de Caballa, Jurel o Sardinas, secas en una licencia, dan 1 barril.
draw_buys-horse-mackerel = No compra fichas. La licencia no da yenes; también captura hasta 2 de Caballa, si está en juego. Si se sobrepesca, paga a todos { $yen } por ficha.
draw_buys-nori = No compra fichas. Una licencia por persona, gratis. Si se sobrepesca, cuesta a todos { $yen } por ficha.
draw_buys-sardines = No compra fichas. Cerrado para quien tenga su licencia. Cada barril puesto a la venta da 1 ficha a su dueño y 1 a las latas.
draw_buys-swordfish = Compra una ficha por { $yen } ahora, con { $yen_more } más una vez por visita; después su valor baja 1.
draw_overfished =
    { $barrels ->
        [0] Sobrepesca
       *[other] Sobrepesca; { COUNT($barrels, "barrel") } en la caja
    }
draw_at-risk =
    { $count ->
        [one] En riesgo: queda 1
       *[other] En riesgo: quedan { $count }
    }
draw_at-risk-tokens =
    { $count ->
        [one] En riesgo: queda 1 ficha
       *[other] En riesgo: quedan { $count } fichas
    }
draw_why = { $text }: ¿por qué?
draw_of-seat = { $seat }, { $text }
draw_worth-of-token = { $token }, vale { $text }
draw_barrels-left =
    { $count ->
        [one] { $market }, queda 1 barril
       *[other] { $market }, quedan { COUNT($count, "barrel") }
    }
draw_points-to-spend = { $text } por gastar
draw_end-near = { COUNT($count, "resource") }, y lo cerca que está del final
draw_barrels = { $barrels }
draw_tokens = { $tokens }
draw_licence = licencia de { $fish }

draw_head-boat = Embarcación
draw_head-fish = Pescado
draw_head-space = Espacio
draw_head-price = cuesta
draw_head-left = aquí
draw_head-to-rent = quedan
draw_head-trip = un viaje
draw_head-wanted = admite
draw_head-pays = paga
draw_at-least = { $resources }+ R
draw_fee = tarifa { $yen }
draw_trading-note = Fichas por yenes, una vez en cada espacio; después, por las fichas que haya en él.
draw_auction-note = Según lo que valga el lote. La reserva dobla la puja más alta.
draw_barter-note = Una oferta cada vez que entras. Los demás pujan a ciegas; acepta una puja, o ninguna.
draw_government-note = Por cada ficha, valga lo que valga.
draw_space-left = Izquierdo
draw_space-right = Derecho
draw_loan-note = { $yen } ahora; al final devuelves { $yen_back }
draw_share-note = { $yen }, por una parte de todos los intereses
draw_freezer-note = { $yen }; { $uses } veces sin deterioro
draw_cart-note = { $yen }; { $uses } veces 1 PA más para una visita
draw_buyer-note = { $yen }; compra para ti tras el turno de otro jugador
draw_expansion-note = { $yen }; trae enseguida un mercado nuevo
draw_trade-in = + 1 Barco
draw_rental-tokens = Fichas de alquiler
draw_ship-rentals-note = { $yen } por hueco, para un viaje. Después vuelve a Barcos o a Barcos de Segunda Mano.
draw_berths = Amarres
draw_no-limit = sin límite
draw_foreign-note = Las embarcaciones atracan en grupos al pescar; todo lo que lleva un grupo se subasta en un solo lote.
draw_lot-abroad = El lote
draw_of-overfished = Ficha de pescado sobrepescado
draw_of-others = Cualquier otra ficha
draw_settled-now = Si la partida acabase ahora:
draw_different =
    { $count ->
        [one] 1 ficha
       *[other] { $count } distintas
    }
draw_sushi-note = Fichas de formas distintas, una vez en cada espacio.
draw_collapsed = Colapsado, sigue abierto
draw_closed = Colapsado y cerrado

draw_coming = Lo que entrará después
draw_coming-note = El orden es abierto: un mercado nuevo es siempre el primero de estos.
draw_coming-nothing = No queda ningún mercado.

draw_home = Puerto de { $seat }
draw_harbour = Puerto: { $seat }
draw_on-turn = en su turno
draw_buyer-buys = Comprador
draw_errand = El Comprador de { $seat } compra tras el próximo turno de { $player }.
draw_placed-buyers = Compradores aquí
draw_abroad = en el Mercado Extranjero
draw_rented = de alquiler, { $market }
draw_licence-number = n.º { $number }
draw_face-down = 2 en el mar
draw_yen-hidden = yenes ocultos
draw_for-sale = Puerto de { $seat }, en venta
draw_cell-fresh = Puerto de { $seat }, fila superior, { $column }: { $text }
draw_cell-degraded = Puerto de { $seat }, fila inferior, { $column }: { $text }
draw_lot-fresh = { $text }, pescado fresco
draw_lot-degraded = { $text }, pescado deteriorado
draw_lot-fresh-priced = { $text } a { $yen }, pescado fresco
draw_lot-degraded-priced = { $text } a { $yen }, pescado deteriorado
draw_goes-here = { $text }; elegido, la pieza irá aquí
draw_buyer = quien compra
draw_buyer-gains =
    { $same ->
        [1] { $text }; si la guarda, quien compra gana { $yen }
       *[other] { $text }; si la guarda, quien compra gana de { $yen_least } a { $yen }
    }
draw_buyer-gains-nothing = { $text }; si la guarda, quien compra no gana nada
draw_buyer-sells = { $text }; si la vende en { THE($market) }, quien compra gana { $yen }
draw_buyer-sells-even = { $text }; si la vende en { THE($market) }, quien compra ni gana ni pierde
draw_buyer-loses = { $text }; si la guarda, quien compra pierde { $yen }
draw_row = Fila
draw_row-fresh = Fresco
draw_row-degraded = Deteriorado
draw_any-price = (cualquier precio)
draw_on-quay = por colocar
draw_dried = de lo secado, por poner a la venta
draw_naming-price = { $fish }: ¿qué precio?
draw_barrel-of = { $fish }, barril { $number } de { $of }: elige una columna
draw_piece-of = { $fish }, { $number } de { $of }: elige una columna
draw_for-auction = { $fish }, barril { $number } de { $of } para una subasta
draw_ports = Muelles
draw_port-left = izquierdo
draw_port-centre = central
draw_port-right = derecho
draw_covered = bloqueado
draw_covered-port = bloqueado, abrirlo cuesta { $yen }
draw_open-port = Abrir { THE($port) }, { $yen }
draw_this-port = { $port }
draw_boat-goes-here = { $boat }: elegido, irá aquí
draw_tag-goes-here = elegido, irá aquí
draw_in-lot = En el lote
draw_at-sea = en el mar
draw_empty = vacío
draw_none = ninguna embarcación
draw_load =
    { SIZE($barrels) ->
        [0] no lleva nada; libre: { COUNT($slots, "slot") }
       *[other] lleva { $barrels }; libre: { COUNT($slots, "slot") }
    }
draw_acted = ya ha actuado
draw_spaces = Espacios de licencia
draw_free-spaces = libres: { $free }
draw_used = usada
draw_uses =
    { $uses ->
        [one] 1 uso
       *[other] { $uses } usos
    }
draw_tokens-held = Fichas de pescado
draw_worth = valor
draw_resources = Recursos
draw_no-tokens = ninguna todavía

draw_player = Jugador
draw_ends = Lo cerca que está el final
draw_ends-last =
    { $turns ->
        [0] { $seat } ha provocado el final: este es el último turno
        [one] { $seat } ha provocado el final: 1 turno más
       *[other] { $seat } ha provocado el final: { $turns } turnos más
    }
draw_ends-note = El final llega cuando alguien empieza su turno con { $yen } y no es el único último en Recursos, o con { $resources } Recursos y no es el único último en yenes.
draw_ends-limit = En esta mesa la partida termina, como muy tarde, con la ronda { $rounds }.
draw_ends-yen = yenes, de { $yen }
draw_ends-resources = Recursos, de { $resources }

draw_section-log = Lo que ha pasado
draw_scrolled-log = Registro de la partida
draw_log-round = Ronda { $round }
draw_log-step = paso

draw_points-short = PA
draw_points-long = Puntos de Acción
draw_resources-short = R
draw_resources-long = Recursos, 100 ¥ cada uno en el recuento final
draw_reconstructed = número reconstruido: ninguna fuente lo da
draw_house = regla de la casa
draw_house-rule = regla de la casa: un número cambiado para esta partida
draw_then = Luego
draw_then-fishing = acabar la pesca
draw_then-pricing = seguir o acabar
draw_then-auctions = pujar en secreto
draw_then-bids = se revelan todas las pujas
draw_then-purchasing = acabar la compra
draw_then-visit = salir del mercado
draw_then-lot = confirmar el lote
draw_step-begun = empezada
draw_acted-undocked = ha zarpado
draw_acted-caught = ha capturado { $fish }
draw_acted-caught-by = ha capturado { $barrels }
draw_acted-docked = ha atracado
draw_acted-joined-group = ha atracado en el extranjero
draw_log-earlier =
    { $count ->
        [one] Antes: 1 ronda
       *[other] Antes: { $count } rondas
    }
