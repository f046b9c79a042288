### Words of the charts of the real sea. No digit stands here: figures come in by name.

source = Source: { $text }
terms = Terms: { $text }.
missing = Not shown: the data set “{ $title }” is not part of this installation
missing-why = Its terms ({ $text }) kept it out; it can be had at { $address }.
tonnes = { $amount } t
million-tonnes = { $amount } million t
year = year
your-guess = your guess
overfished-share = overfished stocks

## FAO's counts

world-shares_title = The overfished share has almost quadrupled: from { $first } in { $first_year } to { $last } in { $last_year }
world-shares_unit = Overfished stocks in all assessed marine stocks, world. Rings: years with an assessment
world-shares_printed = printed in { $year }
world-shares_rulebook = rulebook: { $share },
world-shares_counts = the count for { $year }
world-shares_told = The rulebook, printed in { $printed }, gives the count for { $year }, { $share } in this series. Between the assessed years the series is a straight line.

fished-classes_title = “Fully fished” is no alarm: in { $year }, { $share } of the assessed stocks gave about the largest catch that lasts
fished-classes_unit = Assessed marine stocks of the world, by the year counted
fished-classes_overfished = Overfished: too few fish for the largest catch that lasts
fished-classes_fully-fished = Fully fished: about as many fish as it takes
fished-classes_underfished = Underfished: more fish than it takes
fished-classes_overfished-short = overfished
fished-classes_fully-fished-short = fully fished
fished-classes_underfished-short = underfished
fished-classes_told = Since the later editions FAO calls the middle class “maximally sustainably fished”. It is no bad class: such a stock is fished at about its largest catch that lasts.

two-twenty-nines_title = Two figures of { $share } that count different things
two-twenty-nines_unit = What was counted, and when
two-twenty-nines_collapsed = Collapsed: the catch was below { $below } of its record
two-twenty-nines_overfished = Overfished: fewer fish than the largest lasting catch needs
two-twenty-nines_told = The first looks at catches of taxa in { $first }: a catch below { $below } of the record can also mean strict rules. The second looks at the fish left in assessed stocks in { $second }.
two-twenty-nines_counted = counted
two-twenty-nines_share = share

two-methods_title = { $old } and { $new }: two ways to count, not a recovery
two-methods_unit = Overfished stocks, world, from catch statistics of the same year
two-methods_old = Old method, report of { $year }: { $stocks } groups of stocks
two-methods_new = New method, review of { $year }: { $stocks } stocks
two-methods_told = The new method counts other stocks, and many more. The two shares must not be joined by a line.
two-methods_method = method

northwest-pacific_title = In the seas round Japan the overfished share went from { $first } in { $first_year } to { $last } in { $last_year }
northwest-pacific_unit = Overfished stocks in all assessed stocks, FAO’s Northwest Pacific
northwest-pacific_told = In { $year } it was { $share }. Such jumps suggest that few stocks are counted here, so that each one moves the share a lot. At the end the area is number { $rank } of { $areas }, counted from the worst.

japan-share_title = Japan took { $most } of the world’s catch in { $most_year } and { $last } in { $last_year }
japan-share_unit = Japan’s part of all capture, by weight
japan-share_told = The catch was largest in { $year }: { $tonnes }.
japan-share_japan = Japan, t
japan-share_world = world, t
japan-share_share = Japan’s part

## The year 2048

worm-curve_title = Drawn on, the curve passes { $all } in { $year }, and it cannot stop there
worm-curve_unit = Fished taxa whose catch had collapsed. Solid: fitted to catches. Dashed: the same formula, drawn on
worm-curve_impossible = impossible
worm-curve_told = The formula was fitted to catches from { $first } to { $last }, where it gives { $share }. Drawn on, it gives { $full } in { $year }: more taxa than there are. A curve that must leave the possible is no forecast; its author called it a scenario.
worm-curve_share = share by the formula

assessed-regions_title = Where stocks are assessed, { $above } of { $all } regions were at their target or above it
assessed-regions_unit = Mean abundance of assessed stocks, as a multiple of the one that gives the largest lasting catch, last year known
assessed-regions_target = target
assessed-regions_told = Japan stood at { $share } of the target. Only assessed stocks are shown: about half of the catch of the world.
assessed-regions_region = region
assessed-regions_ratio = times the target
assessed-regions_atlantic-ocean-tunas = Atlantic tunas
assessed-regions_australia = Australia
assessed-regions_canada-east-coast = Canada, east
assessed-regions_canada-west-coast = Canada, west
assessed-regions_europe-eu-ne-atl = NE Atlantic, EU
assessed-regions_europe-mediterranean = Mediterranean
assessed-regions_europe-non-eu-ne-atl = NE Atlantic, not EU
assessed-regions_indian-ocean-tunas = Indian Ocean tunas
assessed-regions_japan = Japan
assessed-regions_new-zealand = New Zealand
assessed-regions_pacific-ocean-tunas = Pacific tunas
assessed-regions_south-africa = South Africa
assessed-regions_south-america = South America
assessed-regions_us-alaska = US, Alaska
assessed-regions_us-northeast-coast = US, northeast
assessed-regions_us-southeast-coast = US, southeast
assessed-regions_us-west-coast = US, west
assessed-regions_west-africa = West Africa

## A stock in a model

a-year = { $amount } a year
in-year = year { $year }
in-the-sea = in the sea
effort = boat-days a year
your-choice = your choice: { $amount }
weight-ones = t
weight-thousand = thousand t
weight-million = million t
amount-ones = coins
amount-thousand = thousand coins
amount-million = million coins

beside-the-game_title = { $fish }: { $game } left in the game, { $growing } in a stock that grows
beside-the-game_gone = { $fish }: gone from the game in turn { $turn }; the same catches leave { $growing } of a stock that grows
beside-the-game_unit = Fish left, as a share of what there was at first, by turn
beside-the-game_game = the game
beside-the-game_growing = it grows back
beside-the-game_told = Both lose the same catches. The game’s fish have no young; the other stock grows, when it is small, by { $growth } a turn. For that one a turn counts as a year.
beside-the-game_turn = turn
beside-the-game_barrels = barrels left

logistic-growth_title = A stock grows fastest when it is half full: by { $growth } a year at { $half }
logistic-growth_unit = Fish in the sea, { $weight }, by year without fishing
logistic-growth_carried = what the sea carries
logistic-growth_fastest = fastest growth
logistic-growth_after = after { $years } years
logistic-growth_told = It begins with { $start } and comes to { $end } in { $years } years. Near { $capacity }, what the sea carries, it hardly grows any more.

lasting-catch_title = The largest catch that lasts is { $most } a year, with { $best } boat-days: not with more
lasting-catch_mine = With { $effort } boat-days { $catch } a year can last: { $share } of the most
lasting-catch_emptied = With { $effort } boat-days nothing lasts: the stock dies out
lasting-catch_unit = Catch a year that lasts, { $weight }, by boat-days a year
lasting-catch_most = the most that lasts: { $amount }
lasting-catch_told = The largest lasting catch is { $most } a year, with { $best } boat-days and a stock half as large as without fishing. Twice that effort ends in an empty sea.
lasting-catch_mine-told = With { $effort } boat-days { $remains } of the full stock stays in the sea.
lasting-catch_catch = lasting catch
lasting-catch_left = in the sea

open-access_title = If all may fish, effort grows to { $open } boat-days, where nothing is earned any more
open-access_never = Fishing never pays here, so nobody fishes
open-access_unit = Money a year that lasts, { $amount }, by boat-days a year. Curve: what the catch brings. Dashed: what fishing costs
open-access_mey = greatest profit: { $effort }
open-access_msy = greatest catch: { $effort }
open-access_open = open access: { $effort }
open-access_told = The greatest profit, { $profit } coins, is earned with { $mey } boat-days; the greatest catch takes { $msy }. With open access twice the effort of the greatest profit earns nothing, and { $remains } of the full stock is left.
open-access_point = point: boat-days
open-access_brings = brings
open-access_costs = costs
open-access_profit = profit
open-access_left = in the sea

## Seas that the reader fishes

own-sea_holds = The stock holds: after { $years } years { $left } of a full sea is left
own-sea_collapses = The stock collapses in year { $fallen } and is not back in year { $years }
own-sea_recovers = The stock collapses in year { $fallen } and is back at half in year { $back }
own-sea_unit = By year. Dotted: a tenth of what the sea carries; below it a stock has collapsed
own-sea_caught = caught
own-sea_left = left at the end
own-sea_told = In all { $caught } was caught. At the end { $left } swims in a sea that carries { $capacity }.

shared-sea_begin = The sea is full, and nobody has fished yet
shared-sea_title = After year { $years }, { $share } of a full sea is left
shared-sea_unit = By year; what each boat caught, in { $unit }, and in all
shared-sea_caught = { $amount } in all
shared-sea_told = Together the boats earned { $coins } coins.
shared-sea_before = in the sea before
shared-sea_after = in the sea after

cost-to-whom_title = Of what was tried, the skippers earned most with: { $rule }
cost-to-whom_unit = What each skipper earned in all years, in coins
cost-to-whom_caption = { $rule }: { $share } left in the sea
cost-to-whom_caption-purse = { $rule }: { $share } left in the sea, { $purse } to all as tax
cost-to-whom_told = Together they earned { $coins } coins with it. What a tax brings goes to all.
cost-to-whom_rule = rule
cost-to-whom_purse = public purse
cost-to-whom_rule-open-access = no rule
cost-to-whom_rule-quota = quota
cost-to-whom_rule-effort-limit = effort limit
cost-to-whom_rule-reserve = reserve
cost-to-whom_rule-tax = tax
cost-to-whom_rule-tradable-quota = tradable quota

## Four true stories

northern-cod_title = Northern cod: { $record } caught in { $record_year }, { $low } in { $low_year }, { $last } in { $last_year }
northern-cod_unit = Two scales, one above the other, on the same years
northern-cod_catch = catch
northern-cod_stock = spawning stock
northern-cod_stock-second-hand = spawning stock (second-hand)
northern-cod_moratorium = moratorium
northern-cod_limit = limit
northern-cod_told = In { $left_year } { $left } of the largest known spawning stock was left; in { $late_year } it stood at { $late } of the limit of that time. How much was fishing and how much a high natural mortality is disputed, and so are the old catches.

pacific-bluefin_title = Pacific bluefin came back: { $low } of an unfished stock in { $low_year }, { $late } in { $late_year }, by two assessments
pacific-bluefin_unit = The two assessments also differ about the past, so they are not joined
pacific-bluefin_biomass = all bluefin
pacific-bluefin_share = spawners, part of an unfished stock
pacific-bluefin_target = target: { $share }
pacific-bluefin_before = earlier assessment
pacific-bluefin_after = later assessment
pacific-bluefin_measure = what
pacific-bluefin_value = value
pacific-bluefin_told = The target of { $target } was reached ten years early. The later assessment also estimated the past anew, so not all of the step is growth.

japanese-sardine_title = The sardine fell from { $most } in { $most_year } to { $least } in { $least_year }: not by fishing alone
japanese-sardine_unit = Sardine in Tsushima Strait, thousand t; each line of the scale is ten times the one below
japanese-sardine_told = In { $first_year } it was { $first }, in { $last_year } { $last }. Sardine rises and falls with warm and cold times of the sea: not every fall is overfishing.

eel_title = Glass eels: { $first } caught in { $first_year }, { $last } in { $last_year }
eel_unit = Catch of glass eels in Japan, in the years that are documented
eel_catch = catch
eel_told = The early figure may hold some grown young eels. That of { $last_year } was the lowest on record until then.

## The dossier of species

dossier_exactly = { $what }, { $year }: { $amount }
dossier_about = { $what }, { $year }: about { $amount }
dossier_without-ishikawa = without Ishikawa prefecture
dossier_second-hand = read second-hand
dossier_biomass = Biomass by a model (RAM Legacy), { $area }: { $amounts }
dossier_area-japan-pacific = Pacific coast of Japan
dossier_area-tsushima = Tsushima Strait
dossier_area-pacific = Pacific
dossier_area-north-pacific = North Pacific
dossier_category-lc = Least Concern
dossier_category-nt = Near Threatened
dossier_category-en = Endangered
dossier_category-ne = Not Evaluated
dossier_glass-eels = Catch of glass eels, Japan
dossier_landings-zengyoren = Landings, Japan (JF Zengyoren, fresh and frozen)
dossier_catch-nikkei = Catch, Japan (Nikkei)
dossier_catch-maff = Catch, Japan (ministry)
dossier_catch-maff-preliminary = Catch, Japan (ministry, preliminary)
dossier_allowed = Total allowable catch, Japan
dossier_spawners = Spawning stock (ISC assessment { $edition })
dossier_spawners-press = Spawning stock (press)
dossier_spawners-share = Spawning stock, part of an unfished one (ISC assessment { $edition })
dossier_catch-fugu = Catch, seas west and south of Japan
dossier_catch-chum = Catch of chum salmon, Japan
dossier_production-maff = Production, Japan (ministry)
dossier_production-maff-preliminary = Production, Japan (ministry, preliminary)
dossier_returning = Salmon returning to Hokkaido
dossier_world-catch-sofia = World catch (FAO, SOFIA { $edition })
dossier_world-catch = World catch reported to FAO
dossier_note-eel = The earliest figure may hold some grown young eels.
dossier_note-mackerel = The ministry’s catch counts all mackerels of the genus Scomber.
dossier_note-oyster = The production is that of farms.
dossier_note-octopus = Formerly called Octopus vulgaris.
dossier_note-red_snapper = The Japanese tai is madai, a sea bream; true snappers are of the genus Lutjanus.
dossier_note-sardines = It rises and falls with warm and cold times of the sea, not by fishing alone.
dossier_note-squid = It lives one year. Warming, few young, and foreign fleets are all named as causes.
