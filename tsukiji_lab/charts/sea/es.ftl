### Palabras de los gráficos del mar real. Aquí no hay cifras: entran por su nombre.

source = Fuente: { $text }
terms = Condiciones: { $text }.
missing = No se muestra: los datos «{ $title }» no forman parte de esta instalación
missing-why = Sus condiciones ({ $text }) los dejaron fuera; se encuentran en { $address }.
tonnes = { $amount } t
million-tonnes = { $amount } millones de t
year = año
your-guess = tu estimación
overfished-share = poblaciones sobreexplotadas

## Los recuentos de la FAO

world-shares_title = La parte sobreexplotada casi se ha cuadruplicado: de { $first } en { $first_year } a { $last } en { $last_year }
world-shares_unit = Poblaciones sobreexplotadas entre todas las evaluadas en el mar, mundo. Anillos: años con evaluación
world-shares_printed = impreso en { $year }
world-shares_rulebook = reglamento: { $share },
world-shares_counts = recuento de { $year }
world-shares_told = El reglamento, impreso en { $printed }, da el recuento de { $year }, { $share } en esta serie. Entre los años evaluados la serie es una recta.

fished-classes_title = «Plenamente explotada» no es una alarma: en { $year }, el { $share } de las poblaciones evaluadas daba cerca de la mayor captura que dura
fished-classes_unit = Poblaciones marinas evaluadas del mundo, según el año contado
fished-classes_overfished = Sobreexplotadas: pocos peces para la mayor captura que dura
fished-classes_fully-fished = Plenamente explotadas: más o menos los peces que hacen falta
fished-classes_underfished = Infraexplotadas: más peces de los que hacen falta
fished-classes_overfished-short = sobreexplotadas
fished-classes_fully-fished-short = plenamente explotadas
fished-classes_underfished-short = infraexplotadas
fished-classes_told = En las ediciones posteriores la FAO llama a la clase del medio «explotada al máximo de forma sostenible». No es una clase mala: una población así da más o menos su mayor captura que dura.

two-twenty-nines_title = Dos cifras de { $share } que cuentan cosas distintas
two-twenty-nines_unit = Qué se contó y cuándo
two-twenty-nines_collapsed = Colapso: se capturaba menos del { $below } del récord
two-twenty-nines_overfished = Sobreexplotadas: menos peces de los que pide la mayor captura que dura
two-twenty-nines_told = La primera mira las capturas de taxones en { $first }: capturar menos del { $below } del récord también puede deberse a normas estrictas. La segunda mira los peces que quedan en las poblaciones evaluadas en { $second }.
two-twenty-nines_counted = contado
two-twenty-nines_share = parte

two-methods_title = { $old } y { $new }: dos maneras de contar, no una recuperación
two-methods_unit = Poblaciones sobreexplotadas, mundo, con capturas del mismo año
two-methods_old = Método antiguo, informe de { $year }: { $stocks } grupos de poblaciones
two-methods_new = Método nuevo, revisión de { $year }: { $stocks } poblaciones
two-methods_told = El método nuevo cuenta otras poblaciones, y muchas más. Las dos partes no deben unirse con una línea.
two-methods_method = método

northwest-pacific_title = En los mares de Japón la parte sobreexplotada pasó de { $first } en { $first_year } a { $last } en { $last_year }
northwest-pacific_unit = Poblaciones sobreexplotadas entre todas las evaluadas, Pacífico Noroeste de la FAO
northwest-pacific_told = En { $year } era { $share }. Esos saltos hacen pensar que aquí se cuentan pocas poblaciones, y que cada una mueve mucho la parte. Al final la zona es la número { $rank } de { $areas }, contando desde la peor.

japan-share_title = Japón capturó el { $most } del total mundial en { $most_year } y el { $last } en { $last_year }
japan-share_unit = Parte de Japón en todas las capturas, por peso
japan-share_told = La captura fue mayor en { $year }: { $tonnes }.
japan-share_japan = Japón, t
japan-share_world = mundo, t
japan-share_share = parte de Japón

## El año 2048

worm-curve_title = Prolongada, la curva pasa del { $all } en { $year }, y no puede detenerse ahí
worm-curve_unit = Taxones pescados cuya captura había colapsado. Línea continua: ajustada a capturas. Discontinua: la misma fórmula, prolongada
worm-curve_impossible = imposible
worm-curve_told = La fórmula se ajustó a capturas de { $first } a { $last }, donde da { $share }. Prolongada, da { $full } en { $year }: más taxones de los que hay. Una curva que tiene que salirse de lo posible no es un pronóstico; su autor la llamó un escenario.
worm-curve_share = parte según la fórmula

assessed-regions_title = Donde se evalúan las poblaciones, { $above } de { $all } regiones estaban en su objetivo o por encima
assessed-regions_unit = Abundancia media de las poblaciones evaluadas, en veces la que da la mayor captura que dura, último año conocido
assessed-regions_target = objetivo
assessed-regions_told = Japón estaba a { $share } del objetivo. Solo se muestran poblaciones evaluadas: cerca de la mitad de las capturas del mundo.
assessed-regions_region = región
assessed-regions_ratio = veces el objetivo
assessed-regions_atlantic-ocean-tunas = Atunes del Atlántico
assessed-regions_australia = Australia
assessed-regions_canada-east-coast = Canadá, este
assessed-regions_canada-west-coast = Canadá, oeste
assessed-regions_europe-eu-ne-atl = Atlántico NE, UE
assessed-regions_europe-mediterranean = Mediterráneo
assessed-regions_europe-non-eu-ne-atl = Atlántico NE, no UE
assessed-regions_indian-ocean-tunas = Atunes del Índico
assessed-regions_japan = Japón
assessed-regions_new-zealand = Nueva Zelanda
assessed-regions_pacific-ocean-tunas = Atunes del Pacífico
assessed-regions_south-africa = Sudáfrica
assessed-regions_south-america = Sudamérica
assessed-regions_us-alaska = EE. UU., Alaska
assessed-regions_us-northeast-coast = EE. UU., noreste
assessed-regions_us-southeast-coast = EE. UU., sureste
assessed-regions_us-west-coast = EE. UU., oeste
assessed-regions_west-africa = África occidental

## Una población en un modelo

a-year = { $amount } al año
in-year = año { $year }
in-the-sea = en el mar
effort = días de barco al año
your-choice = tu elección: { $amount }
weight-ones = t
weight-thousand = miles de t
weight-million = millones de t
amount-ones = monedas
amount-thousand = miles de monedas
amount-million = millones de monedas

beside-the-game_title = { $fish }: queda el { $game } en el juego, el { $growing } en una población que crece
beside-the-game_gone = { $fish }: se acaba en el juego en el turno { $turn }; las mismas capturas dejan el { $growing } de una población que crece
beside-the-game_unit = Peces que quedan, como parte de los del principio, por turno
beside-the-game_game = el juego
beside-the-game_growing = vuelve a crecer
beside-the-game_told = Ambas pierden las mismas capturas. Los peces del juego no tienen crías; la otra población crece, cuando es pequeña, un { $growth } por turno. Para ella un turno cuenta como un año.
beside-the-game_turn = turno
beside-the-game_barrels = barriles que quedan

logistic-growth_title = Una población crece más cuando está a la mitad: { $growth } al año con { $half }
logistic-growth_unit = Peces en el mar, { $weight }, por año y sin pesca
logistic-growth_carried = lo que el mar sostiene
logistic-growth_fastest = crece al máximo
logistic-growth_after = en { $years } años
logistic-growth_told = Empieza con { $start } y llega a { $end } en { $years } años. Cerca de { $capacity }, lo que el mar sostiene, apenas crece ya.

lasting-catch_title = La mayor captura que dura es de { $most } al año, con { $best } días de barco: no con más
lasting-catch_mine = Con { $effort } días de barco pueden durar { $catch } al año: el { $share } de lo máximo
lasting-catch_emptied = Con { $effort } días de barco no dura nada: la población se extingue
lasting-catch_unit = Captura anual que dura, { $weight }, según los días de barco al año
lasting-catch_most = lo máximo que dura: { $amount }
lasting-catch_told = La mayor captura que dura es de { $most } al año, con { $best } días de barco y la mitad de los peces que habría sin pesca. El doble de ese esfuerzo acaba en un mar vacío.
lasting-catch_mine-told = Con { $effort } días de barco queda en el mar el { $remains } de la población llena.
lasting-catch_catch = captura que dura
lasting-catch_left = en el mar

open-access_title = Si todos pueden pescar, el esfuerzo crece hasta { $open } días de barco, donde ya no se gana nada
open-access_never = Aquí pescar nunca compensa, así que nadie pesca
open-access_unit = Dinero anual que dura, { $amount }, según los días de barco al año. Curva: lo que da la captura. Discontinua: lo que cuesta pescar
open-access_mey = mayor beneficio: { $effort }
open-access_msy = mayor captura: { $effort }
open-access_open = acceso abierto: { $effort }
open-access_told = El mayor beneficio, { $profit } monedas, se gana con { $mey } días de barco; la mayor captura pide { $msy }. Con acceso abierto, el doble del esfuerzo del mayor beneficio no gana nada, y queda el { $remains } de la población llena.
open-access_point = punto: días de barco
open-access_brings = da
open-access_costs = cuesta
open-access_profit = beneficio
open-access_left = en el mar

## Mares que pesca quien lee

own-sea_holds = La población aguanta: tras { $years } años queda el { $left } de un mar lleno
own-sea_collapses = La población colapsa en el año { $fallen } y no ha vuelto en el año { $years }
own-sea_recovers = La población colapsa en el año { $fallen } y vuelve a la mitad en el año { $back }
own-sea_unit = Por año. Punteado: una décima parte de lo que el mar sostiene; por debajo la población ha colapsado
own-sea_caught = capturado
own-sea_left = queda al final
own-sea_told = En total se capturaron { $caught }. Al final nadan { $left } en un mar que sostiene { $capacity }.

shared-sea_begin = El mar está lleno y nadie ha pescado todavía
shared-sea_title = Tras el año { $years } queda el { $share } de un mar lleno
shared-sea_unit = Por año; lo que capturó cada barco, en { $unit }, y en total
shared-sea_caught = { $amount } en total
shared-sea_told = Juntos, los barcos ganaron { $coins } monedas.
shared-sea_before = en el mar antes
shared-sea_after = en el mar después

cost-to-whom_title = De lo probado, los patrones ganaron más con: { $rule }
cost-to-whom_unit = Lo que ganó cada patrón en todos los años, en monedas
cost-to-whom_caption = { $rule }: queda el { $share } en el mar
cost-to-whom_caption-purse = { $rule }: queda el { $share } en el mar, { $purse } para todos como impuesto
cost-to-whom_told = Juntos ganaron con ello { $coins } monedas. Lo que da un impuesto es para todos.
cost-to-whom_rule = regla
cost-to-whom_purse = arcas públicas
cost-to-whom_rule-open-access = sin regla
cost-to-whom_rule-quota = cuota
cost-to-whom_rule-effort-limit = límite de esfuerzo
cost-to-whom_rule-reserve = reserva
cost-to-whom_rule-tax = impuesto
cost-to-whom_rule-tradable-quota = cuota transferible

## Cuatro historias verdaderas

northern-cod_title = Bacalao del norte: { $record } capturadas en { $record_year }, { $low } en { $low_year }, { $last } en { $last_year }
northern-cod_unit = Dos escalas, una sobre otra, con los mismos años
northern-cod_catch = captura
northern-cod_stock = reproductores
northern-cod_stock-second-hand = reproductores (segunda mano)
northern-cod_moratorium = moratoria
northern-cod_limit = límite
northern-cod_told = En { $left_year } quedaba el { $left } de la mayor población reproductora conocida; en { $late_year } estaba al { $late } del límite de entonces. Se discute cuánto se debió a la pesca y cuánto a una mortalidad natural alta, y también las capturas antiguas.

pacific-bluefin_title = El atún rojo del Pacífico volvió: { $low } de una población sin pesca en { $low_year }, { $late } en { $late_year }, según dos evaluaciones
pacific-bluefin_unit = Las dos evaluaciones también difieren sobre el pasado, así que no se unen
pacific-bluefin_biomass = todos los atunes rojos
pacific-bluefin_share = parte de los reproductores sin pesca
pacific-bluefin_target = objetivo: { $share }
pacific-bluefin_before = evaluación anterior
pacific-bluefin_after = evaluación posterior
pacific-bluefin_measure = qué
pacific-bluefin_value = valor
pacific-bluefin_told = El objetivo del { $target } se alcanzó diez años antes de lo previsto. La evaluación posterior también volvió a estimar el pasado, así que no todo el paso es crecimiento.

japanese-sardine_title = La sardina cayó de { $most } en { $most_year } a { $least } en { $least_year }: no solo por la pesca
japanese-sardine_unit = Sardina en el estrecho de Tsushima, miles de t; cada línea de la escala vale diez veces la de abajo
japanese-sardine_told = En { $first_year } eran { $first }, en { $last_year } { $last }. La sardina sube y baja con tiempos cálidos y fríos del mar: no toda caída es sobrepesca.

eel_title = Angulas: { $first } capturadas en { $first_year }, { $last } en { $last_year }
eel_unit = Captura de angulas en Japón, en los años documentados
eel_catch = captura
eel_told = La cifra antigua puede incluir anguilas jóvenes ya crecidas. La de { $last_year } fue la más baja registrada hasta entonces.

## El expediente de las especies

dossier_exactly = { $what }, { $year }: { $amount }
dossier_about = { $what }, { $year }: unas { $amount }
dossier_without-ishikawa = sin la prefectura de Ishikawa
dossier_second-hand = leído de segunda mano
dossier_biomass = Biomasa según un modelo (RAM Legacy), { $area }: { $amounts }
dossier_area-japan-pacific = costa pacífica de Japón
dossier_area-tsushima = estrecho de Tsushima
dossier_area-pacific = Pacífico
dossier_area-north-pacific = Pacífico norte
dossier_category-lc = Preocupación menor
dossier_category-nt = Casi amenazada
dossier_category-en = En peligro
dossier_category-ne = No evaluada
dossier_glass-eels = Captura de angulas, Japón
dossier_landings-zengyoren = Desembarques, Japón (JF Zengyoren, fresco y congelado)
dossier_catch-nikkei = Captura, Japón (Nikkei)
dossier_catch-maff = Captura, Japón (ministerio)
dossier_catch-maff-preliminary = Captura, Japón (ministerio, provisional)
dossier_allowed = Captura total permitida, Japón
dossier_spawners = Población reproductora (evaluación ISC { $edition })
dossier_spawners-press = Población reproductora (prensa)
dossier_spawners-share = Población reproductora, parte de una sin pesca (evaluación ISC { $edition })
dossier_catch-fugu = Captura, mares al oeste y al sur de Japón
dossier_catch-chum = Captura de salmón keta, Japón
dossier_production-maff = Producción, Japón (ministerio)
dossier_production-maff-preliminary = Producción, Japón (ministerio, provisional)
dossier_returning = Salmones que vuelven a Hokkaido
dossier_world-catch-sofia = Captura mundial (FAO, SOFIA { $edition })
dossier_world-catch = Captura mundial declarada a la FAO
dossier_note-eel = La cifra más antigua puede incluir anguilas jóvenes ya crecidas.
dossier_note-mackerel = La captura del ministerio cuenta todas las caballas del género Scomber.
dossier_note-oyster = La producción es de cultivo.
dossier_note-octopus = Antes llamado Octopus vulgaris.
dossier_note-red_snapper = El tai japonés es madai, un besugo japonés; los pargos verdaderos son del género Lutjanus.
dossier_note-sardines = Sube y baja con tiempos cálidos y fríos del mar, no solo por la pesca.
dossier_note-squid = Vive un año. Como causas se nombran el calentamiento, pocas crías y flotas extranjeras.
