### Charts

chart_turn = turn
chart_overfished = { THE($market) } was overfished in turn { $turn }.
draw_section-charts = What the game shows so far

# Beside a chart
chart_as-table = As a table
chart_png = PNG
chart_png-of = Download as a picture (PNG): { $text }
chart_svg = SVG
chart_svg-of = Download as a drawing (SVG): { $text }
chart_csv = CSV
chart_csv-of = Download the numbers (CSV): { $text }
chart_no-picture = This page cannot make a picture of it. The numbers can be had as CSV.
chart_name-tracks = worth
chart_name-stocks = stocks
chart_name-wealth = wealth
chart_name-prices = prices

# What stands in the figures
chart_key-landed = ▲{ "\u00a0" }unloaded
chart_key-abroad = ►{ "\u00a0" }auctioned abroad
chart_key-sold = ▼{ "\u00a0" }sold
chart_key-bid = ◆{ "\u00a0" }bid
chart_key-taken = ■{ "\u00a0" }tokens moved
chart_key-overfished = ✕{ "\u00a0" }overfished
chart_key-paid = ●{ "\u00a0" }bought
chart_key-open = ○{ "\u00a0" }on sale
chart_key-back = ×{ "\u00a0" }back unsold
chart_key-used = ◇{ "\u00a0" }used by its owner
chart_key-worth = ┄{ "\u00a0" }worth of one token

# Worth
chart_value-unit = Worth of one token, in Resources
chart_value-none = Neither Eel nor Red Snapper is in play, so there is no moving worth to draw
chart_value-none-of-three = Neither Eel nor Red Snapper nor Swordfish is in play, so there is no moving worth to draw
chart_value-rises = { $fish } climbs to { $worth }
chart_value-falls = { $fish } falls to { $worth }
chart_value-stands = { $fish } stands at { $worth }
chart_value-sentence = { $fish } began at { $start }, was { $highest } at most and is { $now } now.
chart_value-most = What moved it most, in turn { $turn }: { $text }.
chart_value-why = what moved it
chart_value-moved = { $fish }: { $text }
chart_move-landed = { $number } unloaded, { $old } → { $new }
chart_move-abroad = { $number } auctioned abroad, { $old } → { $new }
chart_move-sold = { $number } sold, { $old } → { $new }
chart_move-bid =
    { $number ->
        [one] a bid, { $old } → { $new }
       *[other] { $number } bids, { $old } → { $new }
    }
chart_move-taken = token taken, { $old } → { $new }
chart_move-back = token back, { $old } → { $new }
chart_move-overfished = overfished, { $old } → { $new }

# Stocks
chart_stocks-unit = Barrels above: ■{ "\u00a0" }left, ▨{ "\u00a0" }at sea, ∷{ "\u00a0" }on sale. Below: tokens left. From turn 0 to { $turns }
chart_stocks-full = All the fish is still there
chart_stocks-all-gone = Every fish in play is overfished
chart_stocks-gone =
    { $number ->
        [one] { $fish } is overfished
       *[other] { $fish } are overfished
    }
chart_stocks-next-barrels =
    { $left ->
        [one] { $fish } may be next: { $left } of { COUNT($all, "barrel") } is left
       *[other] { $fish } may be next: { $left } of { COUNT($all, "barrel") } are left
    }
chart_stocks-next-tokens =
    { $left ->
        [one] { $fish } may be next: { $left } of { COUNT($all, "token") } is left
       *[other] { $fish } may be next: { $left } of { COUNT($all, "token") } are left
    }
chart_stocks-left = { $left } of { COUNT($all, "barrel") }
chart_stocks-tokens-left = { $left } of { COUNT($all, "token") }
chart_stocks-gone-in = ✕ turn { $turn }
chart_stocks-barrels = barrels left
chart_stocks-at-sea = at sea
chart_stocks-on-sale = on sale
chart_stocks-tokens = tokens left
chart_stocks-header = { $fish }, { $text }
chart_stocks-drawn = { THE($market) } came into play in turn { $turn }.
chart_stocks-sentence = { $fish }: { $barrels } of { COUNT($barrels_all, "barrel") } left, { $sea } at sea, { $sale } on sale; { $tokens } of { COUNT($tokens_all, "token") } left.

# Wealth
chart_wealth-unit = Yen, and Resources at ¥100 each, without loans
chart_wealth-unit-over = Yen, and Resources at ¥100 each, before the final count
chart_wealth-unit-closed = Resources; yen are hidden until the end
chart_wealth-total = Together
chart_wealth-yen = Yen
chart_wealth-resources = Resources
chart_wealth-leads = { $seat } leads { $seat_next } by { $text }
chart_wealth-tied = { $seats } lead with { $text } each
chart_wealth-level = All players are level at { $text }
chart_wealth-won =
    { $number ->
        [one] { $winners } wins with { $yen }
       *[other] { $winners } share the win with { $yen } each
    }
chart_wealth-sentence = { $seat } has { $yen } and { COUNT($resources, "resource") }, { $amount } together.
chart_wealth-sentence-closed = { $seat } has { COUNT($resources, "resource") }.
chart_wealth-yen-header = { $seat }, yen
chart_wealth-resources-header = { $seat }, Resources
chart_wealth-total-header = { $seat }, together

# Prices
chart_prices-unit = Asked for one barrel, by turn
chart_prices-none = No barrel has been offered for sale yet
chart_prices-bought =
    { $all ->
        [one] { $number } of 1 barrel was bought
       *[other] { $number } of { $all } barrels were bought
    }
chart_prices-gain = the buyers gained { $yen }
chart_prices-thrown =
    { $number ->
        [one] 1 went back unsold
       *[other] { $number } went back unsold
    }
chart_prices-label = ●{ "\u00a0" }{ $number } of { $all }
chart_prices-sentence =
    { $number ->
        [one] { $fish }: 1 barrel, at { $price_most }; { $paid } bought, { $back } back unsold.
       *[other] { $same ->
            [1] { $fish }: { $number } barrels, all at { $price_most }; { $paid } bought, { $back } back unsold.
           *[other] { $fish }: { $number } barrels, at { $price_least } to { $price_most }; { $paid } bought, { $back } back unsold.
        }
    }
chart_prices-fish = fish
chart_prices-seller = seller
chart_prices-price = asked, in yen
chart_prices-worth = a token was worth, in yen
chart_prices-outcome = what came of it
chart_prices-ended = in turn
chart_prices-buyer = buyer
chart_prices-paid = bought
chart_prices-open = on sale
chart_prices-back = back unsold
chart_prices-used = used by its owner
chart_prices-hover-paid = { $seat }, turn { $turn }: { $kind } at { $price }, bought by { $buyer } in turn { $ended }
chart_prices-hover-open = { $seat }, turn { $turn }: { $kind } at { $price }, still on sale
chart_prices-hover-back = { $seat }, turn { $turn }: { $kind } at { $price }, back unsold in turn { $ended }
chart_prices-hover-used = { $seat }, turn { $turn }: { $kind } at { $price }, used by its owner in turn { $ended }

# Two lines of a game
chart_compare-more = { $seat } has { $text } more with “{ $text_other }” than with “{ $text_one }”
chart_compare-less = { $seat } has { $text } less with “{ $text_other }” than with “{ $text_one }”
chart_compare-same = Everybody owns as much in both
chart_compare-key = —{ "\u00a0" }{ $text_one } · ┄{ "\u00a0" }{ $text_other }
chart_compare-turn = up to turn { $turn }
chart_compare-apart = Up to turn { $turn } both are the same.
chart_compare-sentence = { $seat }: { $text_a } with “{ $text_one }”, { $text_b } with “{ $text_other }”.
chart_compare-header = { $seat }, { $text }
chart_compare-barrels = Barrels of { $fish } left: { $left } with “{ $text_one }”, { $left_other } with “{ $text_other }”
chart_compare-same-stocks = As many barrels are left in both
chart_compare-stocks-unit = Barrels left (above) and tokens left (below), by turn
chart_compare-stocks-sentence = { $fish }: { COUNT($left, "barrel") } and { COUNT($tokens, "token") } with “{ $text_one }”, { COUNT($left_other, "barrel") } and { COUNT($tokens_other, "token") } with “{ $text_other }”.
chart_compare-left = { $text } of { $all }
chart_compare-only = { THE($market) } came into play with “{ $text }” alone, in turn { $turn }.
