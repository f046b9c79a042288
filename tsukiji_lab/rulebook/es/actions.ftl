### Los botones: qué puede hacer un jugador

action_fish = Sal de pesca (1 Punto de Acción)
action_purchase = Compra a otros jugadores (1 Punto de Acción)
action_enter =
    { $cost ->
        [points] Entra en { THE($market) } por { COUNT($points, "point") }
        [yen] Entra en { THE($market) } por { $fee }
        [free] Entra gratis en { THE($market) }
       *[piece] Entra en { THE($market) } por { A($cost) }
    }
action_end-turn = Termina el turno

action_open-port = Abre { THE($port) } por 500 ¥
action_return-licence = Devuelve una licencia de { $kind }
action_transfer = Pasa { $kind } de { THE($boat) } a { THE($barge) }
action_discard = Devuelve al mar { $kind } de { THE($boat) }
action_degrade = Deja envejecer el pescado y sigue

action_undock = Zarpa con { THE($boat) }
action_catch = Captura { $kind } con { THE($boat) }
action_dock = Atraca { THE($boat) } en { THE($port) }
action_reprice = { $kind } a { $price } ({ $row }): pide { $column }
action_finish-fishing = Termina de pescar
action_price = Pon a la venta { $kind } por { $column }
action_amount = Pide { $price }
action_hold-auction = Subasta ahora { $kind }

action_bid = Puja { $amount }
action_award = Que gane { $winner }

action_buy = Compra { $kind } a { $seller } por { $price } ({ $row })
action_finish-purchasing = Termina de comprar

action_leave = Sal del mercado
action_buy-licence = Compra una licencia de { $kind }
action_sell = Vende { TOKENS($count, $token) }
action_sell-pair = Vende 2 de Caballa: { $first } + { $second }
action_trade-octopus = Cambia un Pulpo por 3 Takoyaki
action_buy-own-fugu = Compra tu propio Fugu por { $price }

action_add = Añade { A($token) }
action_remove = Quita { A($token) }
action_confirm = Confirma el lote
action_auction-lot = Subasta un lote
action_take-loan = Pide un Préstamo de 500 ¥
action_buy-share = Compra una Participación
action_offer-lot = Ofrece fichas en trueque
action_accept = Acepta la oferta de { $buyer }
action_decline = Rechaza todas las ofertas
action_give = Da { $token } a la beneficencia ({ $space })
action_rent = Alquila { A($item) }
action_use-freezer =
    { $uses ->
        [one] Usa un Congelador (queda 1 uso)
       *[other] Usa un Congelador (quedan { $uses } usos)
    }
action_use-cart =
    { $uses ->
        [one] Usa un Carrito (queda 1 uso)
       *[other] Usa un Carrito (quedan { $uses } usos)
    }
action_trade = Entrega al menos { COUNT($space, "resource") } por yenes
action_swap = Cambia al menos { COUNT($space, "resource") } por las fichas de ese espacio
action_buy-boat = Compra { A($kind) } para { THE($port) }
action_sell-boat = Vende { THE($boat) }

action_buy-blue-ship = Compra el Barco Azul para { THE($port) }; { THE($boat) } va a { THE($market) }
action_rent-boat = Alquila { A($kind) } de { THE($market) } para { THE($port) }
action_sell-set = Vende una Almeja y una Ostra
action_buy-tin = Compra una Sardina en lata
action_catch-by-himono = Captura { $kind } con { THE($boat) } (licencia de { $licence })
action_stow = Pon { $kind } sobre la licencia de { $licence }
action_dry = Seca { $kind } sobre la licencia de { $licence }: { $source }
action_catch-by-horse-mackerel =
    { $count ->
        [one] Captura 1 Caballa con { THE($boat) } (licencia de Jurel)
       *[other] Captura { $count } Caballas con { THE($boat) } (licencia de Jurel)
    }
action_dock-abroad = Atraca { THE($boat) } en el Mercado Extranjero
action_join = Añade { THE($boat) } al grupo
action_auction-abroad = Subasta todo lo que lleva el grupo
action_overfish-first = Resuelve primero { $kind }
action_buy-buyer = Compra un Comprador
action_place-buyer = Asigna un Comprador a { $seat }
action_buy-expansion = Compra una ficha de Expansión: { $kind }
action_sushi-lot = Reúne fichas para la Tienda de Sushi
