### Números explicados

explain_unknown = «{ $text }» no es un número de esta mesa. Pide uno de: { $verbs }. Fichas: { $text_tokens }. Mercados: { $text_markets }. Jugadores: { $text_players }.
explain_whose = «{ $text }» es un número distinto para cada jugador. Pide uno de: { $verbs }.
explain_yes = sí
explain_no = no
explain_hidden = oculto
explain_position = Como empezó esta partida

explain_printed = Lo que vale siempre una ficha de { $token }
explain_printed-why = Una ficha de { $token } vale siempre { COUNT($number, "resource") }.
explain_sold = { THE($market) } paga ahora { $yen } por una.
explain_marker = Marcador de valor de { $token }
explain_marker-why =
    { $up ->
        [0] { $down ->
            [0] Una ficha de { $token } vale { COUNT($number, "resource") }: ahí empezó el marcador de valor y no se ha movido.
           *[other] Una ficha de { $token } vale { COUNT($number, "resource") }: el marcador de valor empezó en { $start } y desde entonces ha bajado { $down }.
        }
       *[other] { $down ->
            [0] Una ficha de { $token } vale { COUNT($number, "resource") }: el marcador de valor empezó en { $start } y desde entonces ha subido { $up }.
           *[other] Una ficha de { $token } vale { COUNT($number, "resource") }: el marcador de valor empezó en { $start } y desde entonces ha subido { $up } y bajado { $down }.
        }
    }
explain_marker-start = Donde empezó el marcador de valor
explain_overfished-worth = Lo que vale una ficha de { $token } con sobrepesca
explain_overfished-worth-why = Una ficha de { $token } vale { COUNT($number, "resource") }, porque hay sobrepesca.
explain_on-board = Fichas de { $token } que quedan en el tablero
explain_divided = Dividido por
explain_grid = Número más bajo al descubierto en el tablero
explain_grid-why =
    { $start ->
        [one] Una ficha de { $token } vale { COUNT($number, "resource") }: queda 1 ficha en el tablero, y un tercio, redondeado hacia arriba, es { $number }.
       *[other] Una ficha de { $token } vale { COUNT($number, "resource") }: quedan { $start } fichas en el tablero, y un tercio, redondeado hacia arriba, es { $number }.
    }
explain_owned = Fichas de { $fish } de { $seat }
explain_all-owned = Todas las fichas de este pescado que tienen los jugadores
explain_all-owned-why = Una ficha de { $token } vale { COUNT($number, "resource") }, tantos como fichas de este pescado tienen los jugadores: { EACH($parts) }.
explain_as-many = Tantos como tiene { $seat }
explain_as-many-why = Cada una vale tantos Recursos como fichas de estas tiene { $seat }.
explain_rest = El resto del pescado de { $seat }
explain_tenth = La décima parte, redondeada hacia abajo
explain_tenth-why = Cada una vale la décima parte de { COUNT($start, "resource") } del resto del pescado, redondeada hacia abajo.
explain_held = Cuántas fichas de { $token } tiene { $seat }
explain_kind = Fichas de { $token } de { $seat }
explain_kind-why =
    { $start ->
        [0] { $seat } no tiene ninguna ficha de { $token }.
       *[other] { $seat } tiene { TOKENS($start, $token) }, con un valor de { COUNT($number, "resource") }: { $start } × { $each }.
    }
explain_total = Recursos de { $seat }
explain_total-why =
    { SIZE($token_kinds) ->
        [0] { $seat } no tiene fichas de pescado, así que no tiene Recursos.
       *[other] { $seat } tiene { COUNT($number, "resource") }: { PAIRS($token_kinds, $parts) }.
    }

explain_yen = Yenes de { $seat }
explain_yen-hidden = Los yenes de { $seat } están ocultos.
explain_yen-start = Con lo que empezó { $seat }
explain_yen-why = { $seat } tiene { $yen_number }: { $yen_start } al empezar, { $yen_up } cobrados y { $yen_down } pagados desde entonces.

explain_points-start = Puntos de Acción de un turno
explain_points-why =
    { $up ->
        [0] { $points ->
            [one] A { $seat } le queda { COUNT($points, "point") } en este turno: { $start } al empezar, menos { $down } por acciones.
           *[other] A { $seat } le quedan { COUNT($points, "point") } en este turno: { $start } al empezar, menos { $down } por acciones.
        }
       *[other] { $points ->
            [one] A { $seat } le queda { COUNT($points, "point") } en este turno y { $carts } de Carritos, solo para visitas: { $start } al empezar, más { $up } de Carritos, menos { $down } por acciones.
           *[other] A { $seat } le quedan { COUNT($points, "point") } en este turno y { $carts } de Carritos, solo para visitas: { $start } al empezar, más { $up } de Carritos, menos { $down } por acciones.
        }
    }

explain_needed = Lo que hace falta
explain_enough-yen = Yenes suficientes
explain_enough-resources = Recursos suficientes
explain_fewest-resources = Menos Recursos entre los demás
explain_fewest-yen = Menos yenes entre los demás
explain_not-fewest-resources = Sin ser quien tiene menos Recursos en solitario
explain_not-fewest-yen = Sin ser quien tiene menos yenes en solitario
explain_end-yes = Si el turno de { $seat } empezara ahora, provocaría el final.
explain_end-no = Si el turno de { $seat } empezara ahora, no provocaría el final.
explain_end-hidden = No se puede saber si el turno de { $seat }, de empezar ahora, provocaría el final, pues hay yenes ocultos.
explain_end-no-turn = Pero ya no empieza ningún turno de { $seat }: la partida termina con la ronda { $rounds }.
explain_end-by-yen = Por yenes
explain_end-by-yen-met = Por yenes: { $yen } llegan a { $yen_needed }, y { $seat } no tiene menos Recursos que todos los demás ({ $resources }; los demás tienen { $others } o más).
explain_end-by-yen-lowest = Por yenes: { $yen } llegan a { $yen_needed }, pero { $seat } tiene menos Recursos que todos los demás ({ $resources }; los demás tienen { $others } o más).
explain_end-by-yen-short = Por yenes: { $yen } de { $yen_needed }.
explain_end-by-yen-hidden = Por yenes: los de { $seat } están ocultos.
explain_end-by-resources = Por Recursos
explain_end-by-resources-met = Por Recursos: { $resources } llegan a { $needed }, y { $seat } no tiene menos yenes que todos los demás ({ $yen }; los demás tienen { $yen_others } o más).
explain_end-by-resources-lowest = Por Recursos: { $resources } llegan a { $needed }, pero { $seat } tiene menos yenes que todos los demás ({ $yen }; los demás tienen { $yen_others } o más).
explain_end-by-resources-short = Por Recursos: { $resources } de { $needed }.
explain_end-by-resources-hidden = Por Recursos: { $resources } llegan a { $needed }, pero está oculto quién tiene menos yenes.
explain_still-open = El final aún se puede provocar
explain_end-triggered = { $seat } ha provocado el final; ya no se comprueba más.
explain_end-over = El final de la partida ya no se comprueba.
explain_last-turn = Último turno, pues alguien ha provocado el final
explain_limit-turn =
    { $rounds ->
        [one] Último turno por el límite de 1 ronda
       *[other] Último turno por el límite de { $rounds } rondas
    }
explain_end-turn = Último turno de la partida
explain_this-turn = Turnos empezados hasta ahora
explain_turns-why =
    { $left ->
        [0] Este es el turno { $turn }, el último de la partida.
        [one] Este es el turno { $turn }, y el { $last } es el último: queda 1 turno.
       *[other] Este es el turno { $turn }, y el { $last } es el último: quedan { $left } turnos.
    }

explain_barrels-left = Barriles en el tablero
explain_tokens-left = Fichas en el tablero o en la bolsa
explain_barrels-all = Todos los barriles de { THE($market) }
explain_tokens-all = Todas las fichas de { THE($market) }
explain_at-sea = En barcos de { $seat }
explain_on-sale = A la venta en el puerto de { $seat }
explain_drying = En licencias de Himono de { $seat }
explain_on-quay = Descargados, a la espera de precio o de puja
explain_in-box = En la caja
explain_with-player = En poder de { $seat }
explain_in-lot = En un lote por el que se puja
explain_on-market = En { THE($market) }
explain_out-of-game = Vendidas y fuera de la partida
explain_market-why = En { THE($market) } quedan { $left } de { COUNT($all, "barrel") } y { $tokens } de { COUNT($tokens_all, "token") }. Si se acaba lo uno o lo otro, hay sobrepesca.
explain_overfished-why = En { THE($market) } hay sobrepesca para el resto de la partida; quedan { $tokens } de { COUNT($tokens_all, "token") }.
explain_places-why = Sus barriles: { $left } en el tablero, { $sea } en el mar, { $quay } en tierra, { $sale } a la venta, { $drying } secándose, { $box } en la caja.

explain_loan-back = Devolver un Préstamo
explain_loan-interest = Interés de un Préstamo
explain_loan-why = Un Préstamo cuesta { $yen } en el recuento final: { $yen_back } que se devuelven y { $yen_interest } de interés.
explain_loans = Préstamos de todos los jugadores
explain_loans-of = Préstamos de { $seat }
explain_all-interest = Todo el interés
explain_share-owners = Jugadores con Participaciones
explain_share-why =
    { $owners ->
        [one] Con una Participación, { $seat } cobra { $yen } en el recuento final tal como están las cosas: todo el interés, { $yen_all }.
       *[other] Con una Participación, { $seat } cobra { $yen } en el recuento final tal como están las cosas: { $yen_all } de interés entre { $owners } dueños, redondeado hacia arriba.
    }
explain_share-never =
    { $loans ->
        [0] { $seat } ya no tendrá ninguna Participación: están todas vendidas.
       *[other] { $seat } ha pedido un Préstamo, así que no puede tener Participaciones.
    }
explain_interest-paid = Interés pagado
explain_interest-received = Interés cobrado
explain_interest-why =
    { $loans ->
        [0] { $shares ->
            [0] { $seat } no tiene Préstamos ni Participaciones: sin interés.
           *[other] { $seat } cobra { $yen } de interés tal como están las cosas.
        }
        [one] { $seat } paga { $yen } de interés, por 1 Préstamo.
       *[other] { $seat } paga { $yen } de interés, por { $loans } Préstamos.
    }
explain_loans-back = Préstamos devueltos

explain_most = Más Recursos de todos
explain_least = Menos Recursos de todos
explain_has-most = Nadie tiene más
explain_has-least = Nadie tiene menos
explain_highest = Más Recursos
explain_lowest = Menos Recursos
explain_amount = Lo que eso da o cuesta
explain_settled = { $market }
explain_of-overfished = Una ficha de pescado con sobrepesca
explain_of-others = Una ficha de cualquier otro pescado
explain_resource-yen = Por cada Recurso
explain_tokens-yen = Fichas a yenes
explain_score-now = Si la partida acabara ahora, { $seat } tendría { $yen }: { $yen_own } en yenes, { $yen_tokens } por fichas y { $yen_rest } por las demás líneas del recuento.
explain_score-over = { $seat } acaba con { $yen }: { $yen_own } en yenes, { $yen_tokens } por fichas y { $yen_rest } por las demás líneas del recuento.
explain_score-hidden = Los yenes de { $seat } están ocultos; sin ellos, las fichas y las demás líneas del recuento suman { $yen_without }.
