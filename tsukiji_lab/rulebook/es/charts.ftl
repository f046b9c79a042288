### Gráficos

chart_turn = turno
chart_overfished = { THE($market) } se sobrepescó en el turno { $turn }.
draw_section-charts = Lo que muestra la partida

# Junto a un gráfico
chart_as-table = En una tabla
chart_png = PNG
chart_png-of = Descargar como imagen (PNG): { $text }
chart_svg = SVG
chart_svg-of = Descargar como dibujo (SVG): { $text }
chart_csv = CSV
chart_csv-of = Descargar los números (CSV): { $text }
chart_no-picture = Esta página no puede hacer una imagen del gráfico. Los números se pueden descargar en CSV.
chart_name-tracks = valores
chart_name-stocks = reservas
chart_name-wealth = patrimonio
chart_name-prices = precios

# Lo que hay en las figuras
chart_key-landed = ▲{ "\u00a0" }descarga
chart_key-abroad = ►{ "\u00a0" }subasta extranjera
chart_key-sold = ▼{ "\u00a0" }venta
chart_key-bid = ◆{ "\u00a0" }puja
chart_key-taken = ■{ "\u00a0" }fichas que cambian de sitio
chart_key-overfished = ✕{ "\u00a0" }sobrepesca
chart_key-paid = ●{ "\u00a0" }comprado
chart_key-open = ○{ "\u00a0" }a la venta
chart_key-back = ×{ "\u00a0" }devuelto sin vender
chart_key-used = ◇{ "\u00a0" }usado por su dueño
chart_key-worth = ┄{ "\u00a0" }valor de una ficha

# Valores
chart_value-unit = Valor de una ficha, en Recursos
chart_value-none = No están en juego ni la Anguila ni el Pargo Rojo: no hay valores cambiantes que dibujar
chart_value-none-of-three = No están en juego ni la Anguila ni el Pargo Rojo ni el Pez Espada: no hay valores cambiantes que dibujar
chart_value-rises = { $fish } sube a { $worth }
chart_value-falls = { $fish } baja a { $worth }
chart_value-stands = { $fish } sigue en { $worth }
chart_value-sentence = { $fish } empezó en { $start }, llegó como mucho a { $highest } y ahora está en { $now }.
chart_value-most = Lo que más lo movió, en el turno { $turn }: { $text }.
chart_value-why = qué lo movió
chart_value-moved = { $fish }: { $text }
chart_move-landed = descarga de { $number }, { $old } → { $new }
chart_move-abroad = subasta extranjera de { $number }, { $old } → { $new }
chart_move-sold = venta de { $number }, { $old } → { $new }
chart_move-bid =
    { $number ->
        [one] una puja, { $old } → { $new }
       *[other] { $number } pujas, { $old } → { $new }
    }
chart_move-taken = sale una ficha, { $old } → { $new }
chart_move-back = vuelve una ficha, { $old } → { $new }
chart_move-overfished = sobrepesca, { $old } → { $new }

# Reservas
chart_stocks-unit = Barriles, arriba: ■{ "\u00a0" }quedan, ▨{ "\u00a0" }en el mar, ∷{ "\u00a0" }a la venta. Abajo: fichas que quedan. Del turno 0 al { $turns }
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
chart_stocks-tokens-left = { $left } de { COUNT($all, "token") }
chart_stocks-gone-in = ✕ turno { $turn }
chart_stocks-barrels = barriles que quedan
chart_stocks-at-sea = en el mar
chart_stocks-on-sale = a la venta
chart_stocks-tokens = fichas que quedan
chart_stocks-header = { $fish }, { $text }
chart_stocks-drawn = { THE($market) } entró en juego en el turno { $turn }.
chart_stocks-sentence = { $fish }: quedan { $barrels } de { COUNT($barrels_all, "barrel") }, { $sea } en el mar, { $sale } a la venta; quedan { $tokens } de { COUNT($tokens_all, "token") }.

# Patrimonio
chart_wealth-unit = Yenes, y Recursos a 100 ¥, sin préstamos
chart_wealth-unit-over = Yenes, y Recursos a 100 ¥, antes del recuento final
chart_wealth-unit-closed = Recursos; los yenes se ocultan hasta el final
chart_wealth-total = En total
chart_wealth-yen = Yenes
chart_wealth-resources = Recursos
chart_wealth-leads = { $seat } aventaja a { $seat_next } en { $text }
chart_wealth-tied = { $seats } van por delante con { $text } cada uno
chart_wealth-level = Todos van igualados a { $text }
chart_wealth-won =
    { $number ->
        [one] { $winners } gana con { $yen }
       *[other] { $winners } comparten la victoria con { $yen } cada uno
    }
chart_wealth-sentence = { $seat } tiene { $yen } y { COUNT($resources, "resource") }, { $amount } en total.
chart_wealth-sentence-closed = { $seat } tiene { COUNT($resources, "resource") }.
chart_wealth-yen-header = { $seat }, yenes
chart_wealth-resources-header = { $seat }, Recursos
chart_wealth-total-header = { $seat }, en total

# Precios
chart_prices-unit = Lo que se pide por un barril, por turnos
chart_prices-none = Todavía no se ha puesto a la venta ningún barril
chart_prices-bought =
    { $all ->
        [one] Se ha comprado { $number } de 1 barril
       *[other] Se han comprado { $number } de { $all } barriles
    }
chart_prices-gain = quienes los compraron han ganado { $yen }
chart_prices-thrown =
    { $number ->
        [one] 1 ha vuelto sin venderse
       *[other] { $number } han vuelto sin venderse
    }
chart_prices-label = ●{ "\u00a0" }{ $number } de { $all }
chart_prices-sentence =
    { $number ->
        [one] { $fish }: 1 barril, a { $price_most }; comprados: { $paid }, devueltos sin vender: { $back }.
       *[other] { $same ->
            [1] { $fish }: { $number } barriles, todos a { $price_most }; comprados: { $paid }, devueltos sin vender: { $back }.
           *[other] { $fish }: { $number } barriles, de { $price_least } a { $price_most }; comprados: { $paid }, devueltos sin vender: { $back }.
        }
    }
chart_prices-fish = pescado
chart_prices-seller = vende
chart_prices-price = precio pedido, en yenes
chart_prices-worth = valor de una ficha, en yenes
chart_prices-outcome = qué fue de él
chart_prices-ended = en el turno
chart_prices-buyer = compra
chart_prices-paid = comprado
chart_prices-open = a la venta
chart_prices-back = devuelto sin vender
chart_prices-used = usado por su dueño
chart_prices-hover-paid = { $seat }, turno { $turn }: { $kind } a { $price }, lo compra { $buyer } en el turno { $ended }
chart_prices-hover-open = { $seat }, turno { $turn }: { $kind } a { $price }, sigue a la venta
chart_prices-hover-back = { $seat }, turno { $turn }: { $kind } a { $price }, devuelto sin vender en el turno { $ended }
chart_prices-hover-used = { $seat }, turno { $turn }: { $kind } a { $price }, usado por su dueño en el turno { $ended }

# Dos líneas de una partida
chart_compare-more = { $seat } tiene { $text } más con «{ $text_other }» que con «{ $text_one }»
chart_compare-less = { $seat } tiene { $text } menos con «{ $text_other }» que con «{ $text_one }»
chart_compare-same = Todos tienen lo mismo en las dos
chart_compare-key = —{ "\u00a0" }{ $text_one } · ┄{ "\u00a0" }{ $text_other }
chart_compare-turn = hasta el turno { $turn }
chart_compare-apart = Hasta el turno { $turn } las dos son iguales.
chart_compare-sentence = { $seat }: { $text_a } con «{ $text_one }», { $text_b } con «{ $text_other }».
chart_compare-header = { $seat }, { $text }
chart_compare-barrels = Barriles de { $fish } que quedan: { $left } con «{ $text_one }», { $left_other } con «{ $text_other }»
chart_compare-same-stocks = Quedan los mismos barriles en las dos
chart_compare-stocks-unit = Barriles que quedan (arriba) y fichas que quedan (abajo), por turnos
chart_compare-stocks-sentence = { $fish }: { COUNT($left, "barrel") } y { COUNT($tokens, "token") } con «{ $text_one }», { COUNT($left_other, "barrel") } y { COUNT($tokens_other, "token") } con «{ $text_other }».
chart_compare-left = { $text } de { $all }
chart_compare-only = { THE($market) } entró en juego solo con «{ $text }», en el turno { $turn }.
