### Charts

chart_turn = turn
chart_sold = { $sold } sold
chart_bid = by a bid from { $old } to { $new }
chart_overfished = { THE($market) } was overfished in turn { $turn }.
chart_sold-key = ▼{ "\u00a0" }sold
chart_bid-key = ◆{ "\u00a0" }moved by a bid
chart_overfished-key = ✕{ "\u00a0" }overfished

chart_value-unit = Worth of one token, in Resources
chart_value-none = Neither Eel nor Red Snapper is in play, so there is no moving worth to draw
chart_value-none-of-three = Neither Eel nor Red Snapper nor Swordfish is in play, so there is no moving worth to draw
chart_value-rises = { $fish } climbs to { $worth }
chart_value-falls = { $fish } falls to { $worth }
chart_value-stands = { $fish } stands at { $worth }
chart_value-sentence = { $fish } began at { $start }, was { $highest } at most and is { $now } now.
chart_bids = Bids that moved { $fish }: { $up } up, { $down } down.

chart_stocks-unit = Barrels left (above) and tokens left (below), turns 0 to { $turns }
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
chart_stocks-gone-in = ✕ turn { $turn }
chart_stocks-barrels = barrels
chart_stocks-tokens = tokens
chart_stocks-barrels-header = { $fish }, barrels
chart_stocks-tokens-header = { $fish }, tokens
chart_stocks-drawn = { THE($market) } came into play in turn { $turn }.
chart_stocks-sentence = { $fish }: { $barrels } of { COUNT($barrels_all, "barrel") } and { $tokens } of { COUNT($tokens_all, "token") } left.

chart_wealth-unit = Yen, and Resources at ¥100 each, without loans
chart_wealth-unit-over = Yen, and Resources at ¥100 each, before the final count
chart_wealth-unit-closed = Resources; yen are hidden until the end
chart_wealth-leads = { $seat } leads { $seat_next } by { $text }
chart_wealth-tied = { $seats } lead with { $text } each
chart_as-table = As a table
chart_wealth-level = All players are level at { $text }
chart_wealth-won =
    { $number ->
        [one] { $winners } wins with { $yen }
       *[other] { $winners } share the win with { $yen } each
    }
chart_wealth-sentence = { $seat } has { $yen } and { COUNT($resources, "resource") }.
chart_wealth-sentence-closed = { $seat } has { COUNT($resources, "resource") }.
chart_wealth-yen-header = { $seat }, yen
chart_wealth-resources-header = { $seat }, Resources
