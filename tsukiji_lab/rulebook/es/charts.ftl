### Gráficos

chart_turn = turno
chart_sold =
    { $sold ->
        [one] { $sold } vendida
       *[other] { $sold } vendidas
    }
chart_bid = por una puja, de { $old } a { $new }
chart_overfished = { THE($market) } se sobrepescó en el turno { $turn }.
chart_sold-key = ▼{ "\u00a0" }venta
chart_bid-key = ◆{ "\u00a0" }puja
chart_overfished-key = ✕{ "\u00a0" }sobrepesca

chart_value-unit = Valor de una ficha, en Recursos
chart_value-none = No están en juego ni la Anguila ni el Pargo Rojo: no hay valores cambiantes que dibujar
chart_value-none-of-three = No están en juego ni la Anguila ni el Pargo Rojo ni el Pez Espada: no hay valores cambiantes que dibujar
chart_value-rises = { $fish } sube a { $worth }
chart_value-falls = { $fish } baja a { $worth }
chart_value-stands = { $fish } sigue en { $worth }
chart_value-sentence = { $fish } empezó en { $start }, llegó como mucho a { $highest } y ahora está en { $now }.
chart_bids = Pujas que movieron { $fish }: { $up } hacia arriba, { $down } hacia abajo.

chart_stocks-unit = Quedan barriles (arriba) y fichas (abajo), turnos 0 a { $turns }
chart_stocks-full = Todo el pescado sigue ahí
chart_stocks-all-gone = Todos los mercados de pescado están sobrepescados
chart_stocks-gone =
    { $number ->
        [one] Mercado sobrepescado: { $fish }
       *[other] Mercados sobrepescados: { $fish }
    }
chart_stocks-next-barrels =
    { $left ->
        [one] { $fish } puede ser el siguiente: queda { $left } de { COUNT($all, "barrel") }
       *[other] { $fish } puede ser el siguiente: quedan { $left } de { COUNT($all, "barrel") }
    }
chart_stocks-next-tokens =
    { $left ->
        [one] { $fish } puede ser el siguiente: queda { $left } de { COUNT($all, "token") }
       *[other] { $fish } puede ser el siguiente: quedan { $left } de { COUNT($all, "token") }
    }
chart_stocks-left = { $left } de { COUNT($all, "barrel") }
chart_stocks-gone-in = ✕ turno { $turn }
chart_stocks-barrels = barriles
chart_stocks-tokens = fichas
chart_stocks-barrels-header = { $fish }, barriles
chart_stocks-tokens-header = { $fish }, fichas
chart_stocks-drawn = { THE($market) } entró en juego en el turno { $turn }.
chart_stocks-sentence = { $fish }: quedan { $barrels } de { COUNT($barrels_all, "barrel") } y { $tokens } de { COUNT($tokens_all, "token") }.

chart_wealth-unit = Yenes, y Recursos a 100 ¥, sin préstamos
chart_wealth-unit-over = Yenes, y Recursos a 100 ¥, antes del recuento final
chart_wealth-unit-closed = Recursos; los yenes se ocultan hasta el final
chart_wealth-leads = { $seat } aventaja a { $seat_next } en { $text }
chart_wealth-tied = { $seats } van por delante con { $text } cada uno
chart_as-table = En una tabla
chart_wealth-level = Todos van igualados a { $text }
chart_wealth-won =
    { $number ->
        [one] { $winners } gana con { $yen }
       *[other] { $winners } comparten la victoria con { $yen } cada uno
    }
chart_wealth-sentence = { $seat } tiene { $yen } y { COUNT($resources, "resource") }.
chart_wealth-sentence-closed = { $seat } tiene { COUNT($resources, "resource") }.
chart_wealth-yen-header = { $seat }, yenes
chart_wealth-resources-header = { $seat }, Recursos
