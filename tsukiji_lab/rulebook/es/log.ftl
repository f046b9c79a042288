### El registro: qué ha pasado

event_turn = Ronda { $round }: juega { $seat }.
event_has-5000 = { $seat } anuncia que tiene al menos 5.000 ¥.
event_all-show-yen = Todos enseñan sus yenes: { EACH($yen) }.
event_end-by-yen =
    { $left ->
        [0] { $seat } tiene al menos 5.000 ¥ y provoca el final. Este es el último turno.
        [one] { $seat } tiene al menos 5.000 ¥ y provoca el final. Después de este turno queda 1 turno.
       *[other] { $seat } tiene al menos 5.000 ¥ y provoca el final. Después de este turno quedan { $left } turnos.
    }
event_end-by-resources =
    { $left ->
        [0] { $seat } tiene { COUNT($resources, "resource") } y provoca el final. Este es el último turno.
        [one] { $seat } tiene { COUNT($resources, "resource") } y provoca el final. Después de este turno queda 1 turno.
       *[other] { $seat } tiene { COUNT($resources, "resource") } y provoca el final. Después de este turno quedan { $left } turnos.
    }
event_degradation =
    { SIZE($lost) ->
        [0] Envejece el pescado de { $seat }: { $aged } a la fila inferior.
       *[other] { SIZE($aged) ->
            [0] Envejece el pescado de { $seat }: { $lost } de vuelta sin vender.
           *[other] Envejece el pescado de { $seat }: { $lost } de vuelta sin vender, { $aged } a la fila inferior.
        }
    }
event_discarded = { $seat } devuelve al mar { A($fish) } de { THE($boat) }.
event_game-over =
    { SIZE($winners) ->
        [one] Fin de la partida: { EACH($scores) }. Gana { $winners }.
       *[other] Fin de la partida: { EACH($scores) }. Comparten la victoria { $winners }.
    }
event_game-over-by-limit =
    { SIZE($winners) ->
        [one] La partida acaba por el límite de { COUNT($rounds, "round") }, decisión de este proyecto: { EACH($scores) }. Gana { $winners }.
       *[other] La partida acaba por el límite de { COUNT($rounds, "round") }, decisión de este proyecto: { EACH($scores) }. Comparten la victoria { $winners }.
    }

event_port-opened = { $seat } abre { THE($port) }.
event_licence-returned = { $seat } devuelve una licencia de { $fish }.
event_transferred = { $seat } pasa { A($fish) } de { THE($boat) } a { THE($barge) }.

event_fishing = { $seat } sale de pesca.
event_undocked = { THE($boat) } de { $seat } zarpa.
event_caught = { $seat } captura { A($fish) } con { THE($boat) }.
event_docked =
    { SIZE($barrels) ->
        [0] { THE($boat) } de { $seat } atraca en { THE($port) }.
       *[other] { THE($boat) } de { $seat } atraca en { THE($port) } y descarga { $barrels }.
    }
event_unloading-paid = { $seat } cobra { $yen } por la descarga.
event_priced = { $seat } pone a la venta { A($fish) } por { $yen }.
event_repriced = { $seat } cambia un precio de { THE($row) }: { $fish } ahora a { $yen } en vez de { YEN($old) }.
event_left-over = A { $seat } le sobra un barril descargado de { $fish } y no recibe nada por él.
event_fishing-finished = { $seat } termina de pescar.

event_token-drawn = Sale a subasta una ficha de { $token }.
event_no-auction = No quedan fichas de { $fish }: no hay subasta.
event_bid-sealed = { $seat } sella su puja.
event_bids-revealed = Se revelan las pujas: { PAIRS($seats, $bids) }.
event_auction-won = { $seat } gana una ficha de { $token } por { $yen }.

event_purchasing = { $seat } empieza una acción de Compra.
event_bought = { $seat } compra { A($fish) } de { THE($row) } de { $seller } por { $yen } y toma una ficha de { $token }.
event_purchasing-finished = { $seat } termina de comprar.

event_entered =
    { $cost ->
        [points] { $seat } entra en { THE($market) } por { COUNT($points, "point") }.
        [yen] { $seat } entra en { THE($market) } por { $fee }.
        [free] { $seat } entra gratis en { THE($market) }.
       *[piece] { $seat } entra en { THE($market) } por { A($cost) }.
    }
event_licence-income = { $seat } cobra { $yen } por sus licencias de { $fish }.
event_licence-bought = { $seat } compra una licencia de { $fish } por { $yen }.
event_sold = { $seat } vende { TOKENS($count, $token) } a { THE($market) } por { $yen }.
event_left = { $seat } sale de { THE($market) }.

event_pair-sold =
    { $tokens ->
        [0] { $seat } vende 2 barriles de Caballa por { $yen }.
        [1] { $seat } vende una ficha y un barril de Caballa por { $yen }.
       *[other] { $seat } vende 2 fichas de Caballa por { $yen }.
    }
event_marker-moved = El valor de { $fish } pasa de { $old } a { $new }.
event_fugu-licence-back = La licencia de Fugu de { $seat } vuelve a su mercado.
event_own-fugu-bought = { $seat } compra un barril propio de Fugu deteriorado por { $yen }.
event_octopus-traded = { $seat } cambia un Pulpo por 3 Takoyaki.

event_lot-added = { $seat } añade { A($token) } al lote.
event_lot-removed = { $seat } quita { A($token) } del lote.
event_auction-begun = { $seat } prepara un lote para una subasta.
event_auction-opened = { $seat } paga { $yen } y subasta { $tokens }.
event_lot-won = { $seat } gana { $tokens } por { $yen }; el mercado da otro tanto a quien vende.
event_loan-taken = { $seat } pide un Préstamo de { $yen }.
event_share-bought = { $seat } compra una Participación por { $yen }.
event_offer-begun = { $seat } prepara unas fichas para ofrecerlas.
event_offer-opened = { $seat } ofrece en trueque { $tokens }.
event_offer-accepted = { $seat } acepta { $yen } de { $buyer } por { $tokens }.
event_offers-declined = { $seat } rechaza todas las ofertas y se queda con { $tokens }.
event_given = { $seat } da { A($token) } a la beneficencia por { $yen }.
event_rented = { $seat } alquila { A($item) } por { $yen }.
event_freezer-used = { $seat } usa un Congelador: en este turno no se deteriora nada.
event_cart-used = { $seat } usa un Carrito: 1 Punto de Acción más, solo para visitas.
event_rental-back = { THE($item) } está gastado y vuelve al mercado de Alquileres.
event_lot-begun = { $seat } reúne fichas para el espacio de { COUNT($space, "resource") }.
event_swap-begun = { $seat } reúne fichas para cambiarlas en el espacio de { COUNT($space, "resource") }.
event_traded = { $seat } entrega { $tokens } por { $yen }.
event_swapped = { $seat } cambia { $tokens } por { $taken }.
event_boat-bought = { $seat } compra { A($boat) } en { THE($market) } por { $yen }; queda en { THE($port) }.
event_boat-sold = { $seat } vende { THE($boat) } a { THE($market) } por { $yen }.

event_ship-handed-in = { $seat } entrega { THE($boat) } a { THE($market) }.
event_boat-rented = { $seat } alquila { A($boat) } de { THE($market) } por { $yen }; queda en { THE($port) }.
event_trip-ended = { THE($boat) } de alquiler de { $seat } vuelve a { THE($market) }.
event_rental-boxed = { THE($item) } está gastado y va a la caja.
event_set-sold = { $seat } vende { $tokens } por { $yen }.
event_shell-drawn = { $seat } saca de la bolsa { A($token) }.
event_oyster-paid = { $seat } cobra { $yen } por la Ostra.
event_caught-by = { $seat } captura { $barrels } con { THE($boat) } y una licencia de { $fish }.
event_token-laid-to-dry = { $seat } pone a secar una ficha de { $fish } sobre la licencia de { $item }.
event_barrel-laid-to-dry = { $seat } pone a secar un barril de { $fish } sobre la licencia de { $item }.
event_himono-excess = { $seat } no tiene licencia de Himono con sitio y no recibe nada por { $barrels }.
event_dried = La licencia de { $item } de { $seat } está llena y da un barril de Himono.
event_dried-for-nothing = La licencia de { $item } de { $seat } está llena, pero no quedan barriles de Himono.
event_sardine-kept = { $seat } coge una ficha de { $fish } de la reserva.
event_sardine-tinned = Una ficha de { $fish } va a las latas.
event_tin-bought = { $seat } compra una Sardina en lata por { $yen }.
event_group-begun = { $seat } paga { $yen } por atracar en el Mercado Extranjero.
event_joined-group = { THE($boat) } de { $seat } atraca en el Mercado Extranjero.
event_lot-abroad = { $seat } lleva a subasta en el Mercado Extranjero { $barrels }.
event_left-out-abroad = Queda fuera del lote, a cambio de nada: { $barrels }.
event_no-lot-abroad = No queda nada que subastar en el Mercado Extranjero.
event_lot-abroad-won = { $seat } gana { $tokens } en el Mercado Extranjero por { $yen }.
event_buyer-bought = { $seat } compra un Comprador por { $yen }.
event_buyer-placed = { $seat } asigna un Comprador a { $player }.
event_buyer-acts = Tras el turno de { $player } actúa el Comprador de { $seat }.
event_expansion-bought = { $seat } compra una ficha de Expansión por { $yen }.
event_sushi-begun = { $seat } reúne fichas para la Tienda de Sushi.
event_sushi-sold = { $seat } vende { $tokens } a la Tienda de Sushi por { $yen }.

event_overfished =
    { $barrels ->
        [0] Sobrepesca de { $market }.
        [one] Sobrepesca de { $market }: 1 barril va a la caja.
       *[other] Sobrepesca de { $market }: { $barrels } barriles van a la caja.
    }
event_overfished-pays = { $seat } cobra { $yen } por sus fichas de { $fish }.
event_nori-paid = { $seat } paga { $yen } por sus fichas de { $fish }.
event_market-drawn = Abre un mercado nuevo: { $market }.
event_no-market-left = No queda ningún mercado que pueda entrar.
event_collapsed =
    { $face ->
        [closed] { THE($market) } colapsa y cierra.
       *[collapsed] { THE($market) } colapsa; sigue abierto.
    }
