# Español: nombres, gramática y las palabras de cada regla del catálogo (rules.toml).
#
# El mensaje de una regla es su id con "_" en lugar de ".". Su valor es la regla en palabras
# sencillas; si tiene el atributo .no, esa frase se dice, con los números del caso, cuando la
# regla prohíbe una acción.
#
# Los valores llegan por su nombre: { $fish }, { $boat }, { $yen } … ya son palabras de esta lengua.
#   { THE($boat) }               el nombre con su artículo, con mayúscula al empezar la frase
#   { A($boat) }                 lo mismo con «un» o «una»
#   { GENDER($boat) -> … }       el atributo .gender del nombre: f, m o fp (plural)
#   { COUNT($held, "licence") }  «1 licencia», «2 licencias»: los mensajes count_…
#   { YEN($least) }              una cantidad cuyo nombre no dice que es dinero
#   { SIZE($barrels) -> … }      cuántos son, para [0], [one] y *[other]
#   { TOKENS($count, $token) }   «2 fichas de Anguila»
#   { EACH($scores) }            cada asiento con su cantidad
#   { PAIRS($seats, $bids) }     «Luna 300 ¥ y Cima 0 ¥»
#   { WRITTEN($boards) }         «Pargo Rojo (red_snapper)»: con su id lo que no se escribe como se dice

### Gramática

grammar_locale = es
grammar_the =
    { $gender ->
        [f] la { $name }
        [fp] las { $name }
       *[m] el { $name }
    }
    .joined = de el = del, a el = al
grammar_a =
    { $gender ->
        [f] una { $name }
        [fp] unas { $name }
       *[m] un { $name }
    }
grammar_yen = { $sign }{ $amount } ¥
grammar_nothing = nada
grammar_boat-number = { $name } { $number }
grammar_fish-number = { $name } ({ $number })
grammar_caught-by = { $name } (licencia de { $licence })
grammar_pair = { $name } { $amount }
grammar_written = { $name } ({ $text })
grammar_barrels =
    { $count ->
        [one] 1 barril de { $name }
       *[other] { $count } barriles de { $name }
    }
grammar_tokens =
    { $count ->
        [one] 1 ficha de { $name }
       *[other] { $count } fichas de { $name }
    }

count_barrel =
    { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    }
count_token =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
count_licence =
    { $count ->
        [one] 1 licencia
       *[other] { $count } licencias
    }
count_ship =
    { $count ->
        [one] 1 Barco
       *[other] { $count } Barcos
    }
count_slot =
    { $count ->
        [one] 1 hueco
       *[other] { $count } huecos
    }
count_point =
    { $count ->
        [one] 1 Punto de Acción
       *[other] { $count } Puntos de Acción
    }
count_resource =
    { $count ->
        [one] 1 Recurso
       *[other] { $count } Recursos
    }
count_player =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
count_more-fish-market =
    { $count ->
        [one] 1 mercado de pescado además del que está en toda partida
       *[other] { $count } mercados de pescado además del que está en toda partida
    }
count_more-external-market =
    { $count ->
        [one] 1 mercado externo además del de Barcos
       *[other] { $count } mercados externos además del de Barcos
    }
count_round =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
count_shape =
    { $count ->
        [one] 1 forma
       *[other] { $count } formas
    }

### Nombres

fish_mackerel = Caballa
    .gender = f
fish_eel = Anguila
    .gender = f
fish_fugu = Fugu
    .gender = m
fish_octopus = Pulpo
    .gender = m
fish_takoyaki = Takoyaki
    .gender = m
fish_red-snapper = Pargo Rojo
    .gender = m
fish_salmon = Salmón
    .gender = m
fish_spider-crab = Cangrejo Araña
    .gender = m
fish_squid = Calamar
    .gender = m
fish_tuna = Atún
    .gender = m
fish_clam-oyster = Almejas y Ostras
    .gender = fp
fish_clam = Almeja
    .gender = f
fish_oyster = Ostra
    .gender = f
fish_himono = Himono
    .gender = m
fish_himono-1 = Himono 1
    .gender = m
fish_himono-2 = Himono 2
    .gender = m
fish_himono-3 = Himono 3
    .gender = m
fish_himono-4 = Himono 4
    .gender = m
fish_horse-mackerel = Jurel
    .gender = m
fish_nori = Nori
    .gender = m
fish_sardines = Sardinas
    .gender = fp
fish_swordfish = Pez Espada
    .gender = m

token_salmon = Salmón fresco
    .gender = m
token_salmon-4 = Salmón «4»
    .gender = m

boat_one-slot = Barco de un hueco
    .gender = m
boat_two-slot = Barco de dos huecos
    .gender = m
boat_three-slot = Barco de tres huecos
    .gender = m
boat_four-slot = Barco de cuatro huecos
    .gender = m
boat_barge = Gabarra
    .gender = f
boat_blue-ship = Barco Azul
    .gender = m
boat_four-slot-barge = Gabarra de cuatro huecos
    .gender = f

port_left = muelle izquierdo
    .gender = m
port_centre = muelle central
    .gender = m
port_right = muelle derecho
    .gender = m
port_foreign-market = Mercado Extranjero
    .gender = m

row_fresh = fila superior
    .gender = f
row_degraded = fila inferior
    .gender = f

board_mackerel = Caballa
    .the = el mercado de Caballa
board_eel = Anguila
    .the = el mercado de Anguila
board_fugu = Fugu
    .the = el mercado de Fugu
board_octopus = Pulpo
    .the = el mercado de Pulpo
board_red-snapper = Pargo Rojo
    .the = el mercado de Pargo Rojo
board_salmon = Salmón
    .the = el mercado de Salmón
board_spider-crab = Cangrejo Araña
    .the = el mercado de Cangrejo Araña
board_squid = Calamar
    .the = el mercado de Calamar
board_tuna = Atún
    .the = el mercado de Atún
board_clam-oyster = Almejas y Ostras
    .the = el mercado de Almejas y Ostras
board_himono = Himono
    .the = el mercado de Himono
board_horse-mackerel = Jurel
    .the = el mercado de Jurel
board_nori = Nori
    .the = el mercado de Nori
board_sardines = Sardinas
    .the = el mercado de Sardinas
board_swordfish = Pez Espada
    .the = el mercado de Pez Espada
board_aquarium = Acuario
    .the = el Acuario
board_auction = Subasta
    .the = el mercado de Subasta
board_bank = Banco
    .the = el Banco
board_barter = Trueque
    .the = el mercado de Trueque
board_government = Gobierno
    .the = el mercado de Gobierno
board_rentals = Alquileres
    .the = el mercado de Alquileres
board_ships = Barcos
    .the = el mercado de Barcos
board_trading = Comercio
    .the = el mercado de Comercio
board_used-ships = Barcos de Segunda Mano
    .the = el mercado de Barcos de Segunda Mano
board_foreign-market = Mercado Extranjero
    .the = el Mercado Extranjero
board_influence = Influencia
    .the = el mercado de Influencia
board_new-aquarium = Nuevo Acuario
    .the = el Nuevo Acuario
board_overfishing-market = Mercado de Sobrepesca
    .the = el Mercado de Sobrepesca
board_ship-rentals = Alquiler de Barcos
    .the = el mercado de Alquiler de Barcos
board_sushi-shop = Tienda de Sushi
    .the = la Tienda de Sushi
board_harbour = Puerto
    .the = el tablero de Puerto

seat_moon = Luna
seat_peak = Cima
seat_gate = Puerta
seat_wave = Ola
seat_star = Estrella
seat_well = Pozo

item_freezer = Congelador
    .gender = m
item_cart = Carrito
    .gender = m
item_loan = Préstamo
    .gender = m
item_share = Participación
    .gender = f
item_buyer = Comprador
    .gender = m
item_expansion = ficha de Expansión
    .gender = f
item_rental = ficha de alquiler
    .gender = f

ware_token = ficha
    .gender = f
sale_fresh = barril a { $yen } (fila superior)
    .gender = m
sale_degraded = barril a { $yen } (fila inferior)
    .gender = m
sale_takoyaki = Takoyaki a la venta por { $yen }
    .gender = m
sale_fresh-barrel = barril de { $name } a { $yen } (fila superior)
    .gender = m
sale_degraded-barrel = barril de { $name } a { $yen } (fila inferior)
    .gender = m

space_left = espacio izquierdo
    .gender = m
space_right = espacio derecho
    .gender = m

sort_fish = mercado de pescado
    .gender = m
sort_external = mercado externo
    .gender = m

column_any = ??? (di el precio)

kind_rule = regla
kind_exception = excepción
kind_ruling = decisión propia
kind_reconstructed = número reconstruido

### Citas

book_base = Tokyo Tsukiji Market, reglamento
book_expansion = Tokyo Tsukiji Market Expansion, reglamento

cite_rule = { $book }: { $section }
cite_exception = { $book }, excepción: { $section }
cite_ruling =
    { $source ->
        [expansion] Decisión de este proyecto que el reglamento de la expansión deja abierta: { $section }
       *[base] Decisión de este proyecto que el reglamento deja abierta: { $section }
    }
cite_reconstructed = Reconstruido a partir de las piezas, pues ningún texto lo da: { $section }

section_setup = Preparación
section_harbor-board = Tablero de Puerto
section_objective = Objetivo
section_gameplay = Desarrollo de la partida
section_player-turns = Turnos de los jugadores
section_fish-degradation = Deterioro del Pescado
section_opening-additional-ports = Abrir Muelles adicionales
section_fishing = Pesca
section_undocking = Zarpar
section_catching = Capturar
section_docking = Atracar
section_rules-for-fishing-licenses = Reglas de las Licencias de Pesca
section_transferring-fish-barrels-to-the-barge = Transferir Barriles de Pescado a la Gabarra
section_discarding-fish-barrels = Descartar Barriles de Pescado
section_adjust-the-prices-of-the-barrels-on-your-harbor-board = Ajustar los precios de los Barriles de tu tablero de Puerto
section_purchasing = Compra
section_markets = Mercados
section_fish-markets = Mercados de Pescado
section_external-markets = Mercados Externos
section_mackerel = Caballa
section_eel = Anguila
section_fugu = Fugu
section_octopus = Pulpo
section_red-snapper = Pargo Rojo
section_salmon = Salmón
section_spider-crab = Cangrejo Araña
section_squid = Calamar
section_tuna = Atún
section_clam-and-oyster = Almejas y Ostras
section_himono = Himono
section_horse-mackerel = Jurel
section_nori = Nori
section_sardines = Sardinas
section_swordfish = Pez Espada
section_aquarium = Acuario
section_auction = Subasta
section_bank = Banco
section_barter = Trueque
section_government = Gobierno
section_rentals = Alquileres
section_ships = Barcos
section_trading = Comercio
section_used-ships = Barcos de Segunda Mano
section_foreign-market = Mercado Extranjero
section_influence = Influencia
section_new-aquarium = Nuevo Acuario
section_overfishing-market = Mercado de Sobrepesca
section_ship-rentals = Alquiler de Barcos
section_sushi-shop = Tienda de Sushi
section_overfishing = Sobrepesca
section_game-end = Fin de la partida
section_endgame-scoring = Puntuación final
section_fishing-boats = Embarcaciones de Pesca
section_the-four-slot-barges = Las Gabarras de cuatro huecos
section_the-blue-ship = El Barco Azul
section_variants = Variantes
section_more-markets = Más Mercados
section_collapsing-external-markets = Colapso de Mercados Externos
section_open-market-order = Orden abierto de los Mercados

### La caja y la preparación

setup_players = Juegan de dos a seis personas.
    .title = De dos a seis jugadores
    .no = La partida no es para { COUNT($players, "player") }: se juega de dos a seis.
setup_mackerel-and-ships = El mercado de Barcos está en todas las partidas; en el juego base, también el de Caballa.
    .title = Mercados que están siempre
setup_markets = Los demás mercados se sortean. De pescado y externos salen: 3 y 2 con dos jugadores, 4 y 2 con tres, 4 y 3 con cuatro, 5 y 3 con cinco, 5 y 4 con seis.
    .title = Cuántos mercados salen
setup_first-game = Para una primera partida van bien Cangrejo Araña, Anguila y Pargo Rojo. Deja el Atún para más adelante: acertar el momento es difícil.
    .title = Mercados para la primera partida
setup_no-auction-for-two = El mercado de Subasta necesita tres jugadores o más.
    .title = Sin mercado de Subasta para dos
setup_no-auction-for-two_draw-again = Si en una partida de dos sale el mercado de Subasta, se saca otro tablero en su lugar.
    .title = Si sale Subasta para dos, otro tablero
setup_stock = Cada mercado de pescado recibe los barriles, fichas y licencias que lleva impresos; lo que sobra va a la caja. P es el número de jugadores.
    .title = Piezas de cada mercado de pescado
setup_mackerel-licences = Primero cada jugador recibe una de las 8 licencias de Caballa; después van P al tablero. Con cinco o seis jugadores solo quedan 3 o 2 para él.
    .title = Licencias de Caballa: primero los jugadores
setup_bag = Las fichas de Cangrejo Araña y de Atún van a la bolsa, no a sus tableros.
    .title = Cangrejo Araña y Atún empiezan en la bolsa
setup_eel-marker = El marcador de valor de la Anguila empieza en el 1.
    .title = Dónde empieza el marcador de la Anguila
setup_red-snapper-grid = Cada silueta del tablero de Pargo Rojo queda tapada por una ficha.
    .title = Un Pargo Rojo en cada silueta
setup_octopus-tokens = El tablero de Pulpo lleva dos clases de fichas: Pulpo y Takoyaki.
    .title = Tablero de Pulpo: dos clases de fichas
setup_ships = Cuando los jugadores ya tienen su Barco, el mercado de Barcos recibe 1 Barco de un hueco (ninguno con seis jugadores), P Barcos de dos huecos (4 como máximo), P − 1 de tres huecos (3 como máximo), 1 de cuatro huecos y la Gabarra.
    .title = Embarcaciones iniciales de Barcos
setup_bank = El Banco empieza con 3 Préstamos y 2 Participaciones.
    .title = Préstamos y Participaciones iniciales
setup_rentals = El mercado de Alquileres empieza con 2 Congeladores y 2 Carritos.
    .title = Congeladores y Carritos iniciales
setup_unused = Los tableros no elegidos se quedan en la caja con sus piezas.
    .title = Los tableros sobrantes, a la caja
setup_player = Todos empiezan con 2.000 ¥, una licencia de Caballa y un Barco de un hueco en el muelle izquierdo; los otros dos muelles están bloqueados.
    .title = Con qué empieza cada jugador
setup_supply = Los demás yenes forman la reserva: de ella paga el juego y a ella pagan los jugadores.
    .title = La reserva de yenes
setup_supply_endless = La reserva de yenes no se agota nunca.
    .title = La reserva no se agota
setup_money = Antes del primer turno se decide entre todos si el dinero está a la vista u oculto.
    .title = Dinero a la vista u oculto
setup_start-player = Empieza quien haya bebido agua hace menos.
    .title = Quién empieza
setup_start-player_agreed = Aquí el primer jugador se acuerda o se sortea.
    .title = Primer jugador, acordado o sorteado

### Dinero

money_hundreds = El dinero va siempre de 100 ¥ en 100 ¥, y nadie baja de 0 ¥ antes de la puntuación.
    .title = El dinero va de cien en cien
money_enough = Solo puedes pagar con los yenes que tienes.
    .title = Pagar solo con yenes que tienes
    .no = Esto cuesta { $yen } y te faltan { $missing }.
money_closed = Con dinero oculto, los demás no ven tus yenes ni tu total; los pagos sí son públicos.
    .title = Qué oculta el dinero oculto

### Un turno

turn_order = Se juega por turnos, siguiendo el reloj.
    .title = Turnos en el sentido del reloj
turn_whose = Solo actúa quien tiene que decidir ahora.
    .title = Quién puede actuar ahora
    .no = Ahora decide { $seat }.
turn_start-order = El turno empieza en este orden: comprobar el final, usar o no un Congelador, comprar tu Fugu deteriorado, deterioro, descartes en el mar y después las acciones.
    .title = Orden del comienzo del turno
    .no = Esto toca en otro momento del turno: primero la comprobación del final, luego Congelador, Fugu propio deteriorado, deterioro, descartes y acciones.
turn_end-check = Al empezar tu turno se comprueba si provocas el final de la partida.
    .title = Comprobar el final al empezar
turn_end-check_no-choice = La comprobación del final se hace sola; nadie puede aplazarla.
    .title = El final no se puede aplazar
turn_degradation = El pescado sin vender envejece: al empezar tu turno se vacía la fila inferior y baja la superior.
    .title = El pescado a la venta envejece
turn_degradation_lower-row = Los barriles de tu fila inferior vuelven a sus mercados y no cobras nada por ellos.
    .title = La fila inferior se vacía
turn_degradation_upper-row = Los barriles de tu fila superior bajan a la inferior, en la misma columna. Desde ese momento están deteriorados.
    .title = La fila superior baja
turn_discard = Al empezar tu turno puedes devolver al mar barriles de tus embarcaciones; vuelven a sus mercados.
    .title = Devolver pescado al mar
turn_discard_at-sea = Solo se pueden devolver al mar barriles de una embarcación que está en el mar.
    .title = Descartes, solo desde el mar
    .no = { THE($boat) } no lleva en el mar { $fish } que devolver.
turn_discard_before-actions = El pescado se devuelve al mar antes de tu primera acción del turno, o no se devuelve.
    .title = Descartes antes de la primera acción
    .no = Tu primera acción del turno ya ha empezado.
turn_discard_first-action = El tiempo de los descartes acaba cuando empieza la primera acción, no cuando termina.
    .title = Cuándo acaba el tiempo de los descartes
turn_points = Cada turno tienes 2 Puntos de Acción.
    .title = Dos Puntos de Acción por turno
turn_points_enough = Una acción solo puede empezar si tienes los Puntos de Acción que cuesta.
    .title = Puntos de Acción para empezar
    .no =
        Esto cuesta { COUNT($needed, "point") } y te { $points ->
            [one] queda { $points }
           *[other] quedan { $points }
        }.
turn_both-points = Debes gastar los dos Puntos de Acción antes de terminar el turno.
    .title = Hay que gastar los dos puntos
    .no = Antes de terminar el turno todavía debes gastar { COUNT($points, "point") }.
turn_action-kinds = Hay tres clases de acción: Pesca, Compra y visitar un mercado. Combínalas como quieras.
    .title = Las tres clases de acción
turn_one-action = Termina una acción antes de empezar otra.
    .title = Una acción detrás de otra
    .no = Todavía hay una acción en marcha.
turn_after-last-point = Gastado tu último Punto de Acción, ya no puede empezar otra acción en este turno.
    .title = Ninguna acción tras el último punto
turn_after-last-point_free-visits = Después del último Punto de Acción tampoco se pueden hacer visitas que solo cuestan yenes, una ficha, un barril o nada.
    .title = Tras el último punto, tampoco visitas gratis
turn_end = El turno acaba cuando lo dice su jugador; hasta entonces siguen abiertos los pasos libres.
    .title = El jugador termina su turno
turn_free-steps = Abrir un muelle, devolver una licencia, cargar la Gabarra y usar un Carrito no son acciones. Puedes hacerlo en cualquier momento de tu turno, también antes del deterioro, dentro de una acción y tras el último Punto de Acción.
    .title = Pasos que no son acciones
turn_free-steps_not-in-bids = Mientras hay una puja en marcha no se puede hacer nada más.
    .title = Pasos libres: no durante una puja
turn_free-steps_not-in-lot = Mientras preparas un lote, los pasos libres esperan. Un lote empezado se termina, salvo que deshagas.
    .title = Pasos libres: no al preparar un lote
turn_free-steps_not-before-interaction = Al entrar en un mercado, primero lo usas una vez; solo después vuelven a estar abiertos los pasos libres.
    .title = Pasos libres: antes, usar el mercado
turn_free-steps_discards = Los pasos libres no acaban con el tiempo de los descartes.
    .title = Los pasos libres no impiden descartar

### Muelles

port_open = En tu turno puedes destapar tu siguiente muelle por 500 ¥; no cuesta Puntos de Acción.
    .title = Abrir un muelle
    .no = { THE($port) } sigue bloqueado.
port_open_order = Los muelles se abren de izquierda a derecha: primero el central y luego el derecho.
    .title = Los muelles se abren hacia la derecha
    .no = Los muelles se abren de izquierda a derecha, y el siguiente bloqueado es { THE($port) }.
port_open_none-covered = Un puerto tiene tres muelles; cuando todos están abiertos, no queda ninguno por abrir.
    .title = No hay cuarto muelle
port_sizes = En el muelle izquierdo y en el central cabe un Barco en cada uno. En el derecho caben dos Barcos o una Gabarra.
    .title = Qué cabe en cada muelle
port_more-boats = Puedes tener más embarcaciones de las que caben en tus muelles, si las demás están fuera de ellos.
    .title = Más embarcaciones que sitios
port_choice = Tú eliges el muelle en el que atraca cada embarcación.
    .title = Tú eliges el muelle
port_stay = Una embarcación amarrada no cambia de muelle hasta que zarpa o se vende.
    .title = Una embarcación no cambia de muelle
port_barge-whole = La Gabarra ocupa entero el muelle derecho: con un Barco dentro no cabe.
    .title = La Gabarra ocupa el muelle entero
port_empty-boats = Las embarcaciones amarradas y las recién compradas no llevan nada.
    .title = En un muelle no se lleva carga

### Licencias

licence_use = Una licencia permite a un Barco capturar un barril de su pescado.
    .title = Qué permite una licencia
licence_once = Cada licencia sirve una vez en una acción de Pesca.
    .title = Cada licencia, una vez por Pesca
    .no = Ya has usado en esta acción de Pesca todas tus licencias de { $fish }.
licence_catch-only = Las licencias son para capturar; para zarpar y atracar no hacen falta.
    .title = Zarpar y atracar, sin licencia
licence_spaces = Tu puerto tiene cuatro espacios de licencia. Si están llenos, debes devolver una licencia antes de coger otra.
    .title = Cuatro espacios de licencia
    .no = Los cuatro espacios de licencia están ocupados.
licence_spaces_shared = Un Congelador o un Carrito alquilado también ocupa un espacio de licencia.
    .title = Congelador y Carrito ocupan espacio
licence_return = En tu turno puedes devolver una licencia a su mercado en cualquier momento; es gratis y no es una acción.
    .title = Devolver una licencia
licence_return_own = Solo puedes devolver una licencia que tienes.
    .title = Solo una licencia que tienes
    .no = No tienes ninguna licencia de { $fish }.
licence_return_any = Puedes devolver cualquier licencia, también la última, incluso durante una acción. Lo que llevan tus Barcos sigue a bordo y se puede descargar.
    .title = Cualquier licencia, hasta la última
licence_return_used-first = Si devuelves una licencia durante una acción de Pesca, se devuelven primero las ya usadas de ese tipo.
    .title = Primero se devuelven las usadas
licence_no-rebuy = Si devuelves por tu voluntad un tipo de licencia en este turno, no puedes volver a comprarlo en el mismo turno. La licencia de Fugu que volvió al descargar sí se puede coger otra vez.
    .title = Devuelta, no se recompra en el turno
    .no = En este turno devolviste una licencia de { $fish }, así que no puedes coger otra hasta tu próximo turno.

### Pesca

fishing_cost = Una acción de Pesca cuesta 1 Punto de Acción.
    .title = La Pesca cuesta un punto
fishing_parts = Al pescar puedes usar tus embarcaciones, cambiar tus precios o ambas cosas.
    .title = Embarcaciones, precios o ambas cosas
    .no = Esto es parte de una acción de Pesca, y ahora no hay ninguna en marcha.
fishing_nothing = Se permite una acción de Pesca en la que no pasa nada; así siempre se pueden gastar los Puntos de Acción.
    .title = Una Pesca en la que no pasa nada
fishing_any-order = Tus embarcaciones actúan en el orden que quieras, y cada una puede hacer algo distinto.
    .title = Las embarcaciones, en cualquier orden
fishing_own-boats = Solo puedes usar las embarcaciones que son tuyas.
    .title = Solo embarcaciones tuyas
fishing_one-activity = Una embarcación hace una sola cosa en una acción de Pesca: zarpar, capturar o atracar.
    .title = Una actividad por embarcación
    .no = { THE($boat) } ya ha actuado en esta acción de Pesca.
fishing_undock = Al zarpar, una embarcación deja su muelle y sale al mar.
    .title = Zarpar
fishing_undock_in-port = Solo puede zarpar una embarcación que está en un muelle.
    .title = Solo zarpa quien está en un muelle
    .no = { THE($boat) } ya está en el mar.
fishing_undock_no-berth = Siempre se puede zarpar: en el mar hay sitio para todos.
    .title = En el mar hay sitio para todos
fishing_catch = Al capturar, un Barco en el mar coge un barril de un mercado de pescado con una licencia de ese pescado.
    .title = Capturar un barril
fishing_catch_at-sea = Un Barco tiene que estar en el mar para capturar.
    .title = Solo se captura en el mar
    .no = { THE($boat) } no está en el mar; un Barco solo captura allí.
fishing_catch_licence = Para capturar hace falta una licencia de ese pescado que no se haya usado en esta acción de Pesca.
    .title = Capturar pide una licencia sin usar
    .no =
        No tienes ninguna licencia de { $fish }. { SIZE($seats) ->
            [0] Nadie tiene ninguna
            [one] La tiene { $seats }
           *[other] Las tienen { $seats }
        } { $left ->
            [0] y en el tablero no queda ninguna.
            [one] y en el tablero queda 1.
           *[other] y en el tablero quedan { $left }.
        }
fishing_catch_empty-ship = Un Barco vacío solo puede capturar un pescado si tienes más licencias de ese pescado que Barcos en el mar que lo llevan.
    .title = Barco vacío: más licencias que Barcos cargados
    .no = Tienes { COUNT($licences, "licence") } de { $fish } y { COUNT($ships, "ship") } en el mar con esa captura; para un Barco vacío hace falta una licencia más que el número de esos Barcos.
fishing_catch_empty-ship_counting = Cuentan todas tus licencias de ese tipo, usadas o no, frente a los Barcos que lo llevan ahora. La Gabarra y su carga no cuentan, y un Barco vaciado es un Barco vacío.
    .title = Cómo se cuentan licencias y Barcos
fishing_catch_same-kind = Un Barco que ya lleva pescado solo puede capturar más del mismo.
    .title = Un Barco lleva un solo pescado
    .no = { THE($boat) } lleva { $aboard }, así que no puede capturar { $fish }.
fishing_catch_loaded-ship = A un Barco que ya lleva ese pescado le basta una licencia sin usar, aunque tengas otros Barcos en el mar con él.
    .title = Barco a medio cargar: basta una licencia
fishing_catch_full = Un Barco solo puede capturar si tiene un hueco libre.
    .title = Un Barco lleno no captura
    .no = { THE($boat) } va al completo: tiene { COUNT($slots, "slot") }.
fishing_catch_none-left = Cuando a un mercado no le quedan barriles, su pescado ya no se puede capturar en toda la partida.
    .title = Sin barriles no hay captura
    .no = No quedan barriles de { $fish } que capturar.
fishing_dock = Al atracar, una embarcación que está en el mar entra en un sitio libre de uno de tus muelles abiertos.
    .title = Atracar
fishing_dock_at-sea = Solo puede atracar una embarcación que está en el mar.
    .title = Solo atraca quien está en el mar
    .no = { THE($boat) } no está en el mar.
fishing_dock_berth = Para atracar hace falta un muelle abierto con sitio para la embarcación.
    .title = Atracar pide un sitio abierto
    .no = En { THE($port) } no hay ahora sitio para esta embarcación.
fishing_dock_barge-port = La Gabarra solo cabe en el muelle derecho.
    .title = La Gabarra atraca a la derecha
fishing_dock_not-forced = Ninguna embarcación está obligada a atracar; puede quedarse en el mar cuanto quieras.
    .title = Nadie tiene que atracar
fishing_dock_order = Un atraque sigue este orden: entrar en el muelle, descargar, cobrar por parejas, devolver la licencia de Fugu, hacer las subastas que toquen y poner precio a los demás barriles. Después sigue la acción.
    .title = Los pasos de un atraque
fishing_unload = Una embarcación que atraca descarga enseguida todos sus barriles.
    .title = Al atracar se descarga todo
fishing_unload_income = Cobras 100 ¥ por cada dos barriles que descargas en una misma acción de Pesca.
    .title = Dinero por cada dos barriles
fishing_unload_income_any-pair = Dos barriles cualesquiera hacen pareja, sean del pescado y de la embarcación que sean; los de subasta también cuentan.
    .title = Dos barriles cualesquiera hacen pareja
fishing_unload_overfished = Los barriles de un pescado sobrepescado se descargan, se cobran y reciben precio como los demás.
    .title = Lo sobrepescado se descarga igual
fishing_unload_auction = El Cangrejo Araña y el Atún nunca se ponen a la venta en un puerto: sus barriles dan lugar a subastas.
    .title = Cangrejo Araña y Atún: subasta, no venta
fishing_quay = Los barriles de subasta esperan en la lonja hasta que acaba la acción de Pesca, así que se suman los de distintas embarcaciones.
    .title = Barriles que esperan en la lonja
    .no = Ahora no toca ninguna subasta de { $fish }.
fishing_quay_two-auctions = Si tocan a la vez subastas de más de un tipo, el jugador en turno elige cuál va primero.
    .title = Qué subasta va primero
fishing_price = Cada barril descargado va a la fila superior, en la columna del precio que elijas.
    .title = Poner precio a lo descargado
    .no = No hay { $fish } que espere un precio.
fishing_price_third-column = La tercera columna vende a 300 ¥.
    .title = Precio de la tercera columna
fishing_price_columns = Las columnas venden a 100 ¥, 200 ¥, 300 ¥, 400 ¥ y 500 ¥; la última es «???».
    .title = Precios de las columnas
fishing_price_any = En la columna «???» pones el precio que quieras, de 100 ¥ en 100 ¥, y lo dices al colocar la pieza.
    .title = La columna de precio libre
fishing_price_range = Un precio es de 100 ¥ como mínimo y de 9.900 ¥ como máximo.
    .title = Precio mínimo y máximo
    .no = El precio que se dice aquí va de { YEN($least) } a { YEN($most) }.
fishing_price_keeps = Cada barril en «???» tiene su propio precio, y un barril conserva su precio cuando se deteriora.
    .title = Cada barril conserva su precio
fishing_price_no-limit = En una misma columna y fila puede haber cualquier número de barriles.
    .title = Sin límite de barriles por precio
fishing_reprice = En una acción de Pesca puedes cambiar los precios de lo que tienes a la venta, en las dos filas, también los de los Takoyaki.
    .title = Cambiar precios
    .no = No tienes { $fish } a { $yen } en { THE($row) }.
fishing_reprice_row = Un precio nuevo cambia la pieza de columna, nunca de fila.
    .title = Un precio nuevo no cambia la fila
fishing_reprice_other-price = Un precio nuevo tiene que ser distinto del anterior.
    .title = El precio nuevo debe ser otro
    .no = El precio ya es { $yen }.
fishing_reprice_once = Cada pieza a la venta puede cambiar de precio una vez en una acción de Pesca.
    .title = Un precio nuevo por Pesca
    .no = En esta acción ya le has cambiado el precio a esta pieza de { $fish }.

### La Gabarra

barge_no-catch = La Gabarra no puede capturar; solo zarpa, atraca y lleva lo que capturan los Barcos.
    .title = La Gabarra no captura
barge_transfer = En tu turno puedes pasar barriles de tus Barcos a tu Gabarra en cualquier momento; es gratis y no es una acción.
    .title = Pasar barriles a la Gabarra
    .no = { THE($boat) } no lleva { $fish }.
barge_transfer_at-sea = Para pasar barriles, el Barco y la Gabarra tienen que estar los dos en el mar.
    .title = Barco y Gabarra deben estar en el mar
barge_transfer_room = La Gabarra necesita un hueco libre por cada barril que recibe.
    .title = Un hueco libre por barril
    .no = Los { $slots } huecos de la Gabarra están ocupados.
barge_transfer_one-way = Los barriles nunca vuelven de la Gabarra a un Barco.
    .title = De la Gabarra no se vuelve
barge_transfer_timing = Un barril puede pasar a la Gabarra justo después de capturarlo. Nunca pasa de una Gabarra a otra.
    .title = Justo tras la captura, nunca entre Gabarras
barge_mixed = La Gabarra puede llevar pescados distintos a la vez.
    .title = La Gabarra mezcla pescados

### Compra

purchase_cost = Una acción de Compra cuesta 1 Punto de Acción.
    .title = La Compra cuesta un punto
purchase_on-sale = Solo puedes comprar lo que está a la venta, al precio que indica.
    .title = Solo lo que está a la venta
    .no = En { THE($row) } de ese puerto no hay { $fish } a { $yen }.
purchase_any-number = En una acción de Compra puedes comprar tantos barriles como quieras, en los puertos de los demás que quieras.
    .title = Tantos barriles como quieras
    .no = Esto es parte de una acción de Compra, y ahora no hay ninguna en marcha.
purchase_at-least-one = Una acción de Compra necesita al menos una compra.
    .title = Al menos una compra
purchase_pay = Pagas el precio del barril al jugador que lo vende.
    .title = El precio es para quien vende
purchase_barrel-back = El barril comprado vuelve a su mercado.
    .title = El barril comprado vuelve
purchase_token = Por cada barril que compras, coges de su mercado una ficha de ese pescado.
    .title = Una ficha por cada barril
purchase_token-left = Un barril solo se puede comprar mientras a su mercado le quede una ficha que dar.
    .title = Sin fichas no hay compra
    .no = No queda ninguna ficha de { $fish }, así que este barril no se puede comprar.
purchase_one-by-one = Las piezas se compran de una en una: pagas y coges tu ficha antes de elegir la siguiente.
    .title = Se compra de uno en uno
purchase_not-own = No puedes comprar barriles de tu propio puerto.
    .title = No de tu propio puerto
purchase_takoyaki = También puedes comprar los Takoyaki a la venta en otro puerto; pagas a su dueño y te quedas la ficha.
    .title = Comprar Takoyaki
purchase_not-own-takoyaki = No puedes comprar tus propios Takoyaki.
    .title = No tus propios Takoyaki

### Visitar un mercado

visit_one-market = Para hacer una visita, elige un mercado de la mesa y paga lo que pide su tablero.
    .title = Visitar un mercado
    .no = Esto se hace dentro de un mercado.
visit_in-play = Solo se puede visitar un mercado que está en la mesa.
    .title = Solo mercados de la mesa
    .no = { THE($market) } no está en la mesa en esta partida.
visit_cost = Entrar en un mercado cuesta Puntos de Acción, yenes o una ficha de pescado, según lo impreso a su izquierda.
    .title = Pagar la entrada
    .no = No se entra así en { THE($board) }; su coste está a la izquierda del tablero.
visit_cost_printed = Las fichas de pescado están entre los costes de una visita, aunque la lista de costes en inglés no las nombra; los tableros sí.
    .title = Las fichas también pagan entradas
visit_cost_choice = Si un tablero indica más de un coste, eliges cuál pagas.
    .title = Varios costes: tú eliges
visit_cost_first = Debes poder pagar el coste antes de cobrar por las licencias.
    .title = Primero el coste, luego el cobro
visit_cost_token = Si la entrada se paga con una ficha de pescado, la ficha vuelve a su mercado.
    .title = La ficha pagada vuelve
    .no = No tienes { $token } con que pagar.
visit_cost_token_back = La ficha pagada como entrada va a su propio tablero, o a la bolsa, y se puede volver a conseguir; nunca anula la sobrepesca.
    .title = La ficha pagada se puede volver a ganar
visit_income = Cuando alguien entra en un mercado de pescado, todos los jugadores cobran 100 ¥ por cada licencia que tengan de ese pescado.
    .title = Dinero por las licencias
visit_income_timing = Se cobra después de pagar la entrada y antes de hacer nada allí.
    .title = Cuándo se cobran las licencias
visit_income_new-licence = Una licencia comprada en la visita aún no da dinero.
    .title = Una licencia nueva aún no cobra
visit_income_overfished = Un mercado sobrepescado sigue pagando por sus licencias.
    .title = Lo sobrepescado sigue pagando licencias
visit_interact = Si entras en un mercado, debes usarlo al menos una vez.
    .title = Usar el mercado en el que entras
visit_interact_possible = Solo puedes entrar en un mercado si, pagada la entrada y cobradas las licencias, hay algo que puedas hacer allí sin devolver una licencia ni abrir un muelle.
    .title = No se entra sin nada que hacer
    .no = Ahora no se podría hacer nada en { THE($market) }, así que no se puede entrar.
visit_any-number = Salvo que sus reglas digan otra cosa, puedes usar un mercado tantas veces y de tantas formas como puedas.
    .title = Las veces y formas que puedas
visit_free-once = En un mercado sin coste se puede entrar una vez por turno.
    .title = Los gratuitos, una vez por turno
    .no = Ya has estado en { THE($market) } en este turno.
visit_again = En un mercado con coste se puede volver a entrar en el mismo turno.
    .title = Los de pago, las veces que quieras
visit_own-rules = En cada mercado se hace lo que dice su propio tablero.
    .title = Cada tablero, sus reglas
visit_licence = En un mercado de pescado puedes comprar sus licencias al precio del tablero: tantas como queden allí y te quepan.
    .title = Comprar licencias
    .no = Este mercado no vende licencias de { $fish }.
visit_licence_none-left = Una licencia solo se puede comprar mientras quede alguna en el tablero.
    .title = Sin licencias en el tablero
    .no = No queda ninguna licencia de { $fish } en el tablero.
visit_sell = Si un tablero indica un precio de venta, puedes venderle sus fichas, tantas como quieras.
    .title = Vender fichas a un mercado
visit_sell_own = Solo puedes usar fichas que tienes delante.
    .title = Solo fichas que tienes delante
    .no = Para esto hay que tener { COUNT($count, "token") } de { $token }; tienes { $held }.
visit_lot_chosen = Mientras preparas un lote puedes volver a sacar una ficha que habías puesto.
    .title = Sacar una ficha del lote
    .no = En el lote no hay { $token }.
visit_sell_not-bought = Un mercado sin precio de venta no compra fichas.
    .title = Mercados que no compran
    .no = Aquí no se puede vender { $token }.

### Pujas a ciegas

bid_blind = Las pujas son secretas: cada uno elige una cantidad sin que se vea y todos la enseñan a la vez.
    .title = Las pujas son secretas
    .no = Ahora nadie está pujando.
bid_once = Cada jugador puja una vez, y una puja no se puede cambiar.
    .title = Una puja por jugador
bid_zero = Puedes pujar 0 ¥.
    .title = Pujar cero
bid_range = Una puja es un múltiplo de 100 ¥, desde 0 ¥ hasta todos los yenes que tengas.
    .title = Cuánto se puede pujar
    .no = Aquí una puja va de 0 ¥ a { $yen }, que es todo lo que tienes.
bid_everyone = Nadie puede pasar: todos los que pueden pujar dicen una cantidad, y vale 0 ¥.
    .title = Nadie puede pasar
    .no = Ahora se está pujando.
bid_payment = El ganador paga enseguida, así que el dinero de una subasta se puede usar en la siguiente.
    .title = Quien gana paga enseguida
bid_highest = Gana la puja más alta.
    .title = Gana la puja más alta
bid_tie = Si hay varias pujas más altas, el jugador que celebra la subasta elige entre ellas al ganador.
    .title = Quién decide un empate
    .no = El empate es entre { $seats }.
bid_tie_every = El jugador en turno decide todos los empates, también en el mercado de Subasta. Si todos pujan 0 ¥, hay empate entre todos.
    .title = Todos los empates, también en Subasta
bid_no-token = Si no quedan fichas de ese pescado que subastar, no hay subasta y los barriles se devuelven.
    .title = Sin fichas no hay subasta
bid_last-token = Sacar la última ficha para una subasta sobrepesca enseguida su mercado; la subasta se celebra igual.
    .title = Subasta de la última ficha
bid_not-seller = En los mercados de Subasta y de Trueque, quien vende no puja.
    .title = Quien vende no puja

### Sobrepesca

overfishing_when = Un mercado de pescado está sobrepescado cuando ya no quedan barriles o ya no quedan fichas en él ni en la bolsa.
    .title = Cuándo hay sobrepesca
overfishing_takoyaki = Los Takoyaki no cuentan al mirar si el mercado de Pulpo está sobrepescado.
    .title = Los Takoyaki no cuentan
overfishing_barrels-out = Cuando un mercado se sobrepesca, los barriles que le quedan van a la caja; sus fichas y licencias se quedan.
    .title = Se van los barriles, queda lo demás
overfishing_stays-open = A un mercado sobrepescado se puede seguir yendo, a su coste normal, y se puede usar; sigue vendiendo sus licencias.
    .title = Lo sobrepescado sigue abierto
overfishing_returning-barrels = Los barriles de un pescado sobrepescado que tendrían que volver a su mercado van a la caja.
    .title = Los barriles que vuelven, a la caja
overfishing_new-market = Por cada mercado sobrepescado se saca de la caja un nuevo mercado de pescado, al azar, y se prepara como al principio de la partida.
    .title = Entra un nuevo mercado de pescado
overfishing_prevent = Devolver barriles al mar al empezar tu turno puede salvar a un mercado de la sobrepesca.
    .title = Devolver al mar puede salvar un mercado
overfishing_at-once = La sobrepesca se comprueba cada vez que se retira algo y tiene efecto enseguida.
    .title = Se mira tras cada retirada
overfishing_for-good = Un mercado sobrepescado lo está hasta el final de la partida, vuelva lo que vuelva a él después.
    .title = Sobrepescado para siempre
overfishing_removed = Un barril o una ficha cuenta como retirado mientras no está en su propio tablero ni en la bolsa: en el mar, en la lonja, en un puerto, sobre una licencia de Himono, con un jugador o en otro mercado.
    .title = Cuándo una pieza cuenta como retirada
overfishing_last-barrel = El barril que era el último se queda donde está, y va a la caja cuando tendría que volver.
    .title = Adónde va el último barril
overfishing_last-token-bought = En una compra el barril vuelve antes de coger la ficha. Si esa ficha era la última, el barril va a la caja con los demás.
    .title = Comprar la última ficha
overfishing_new-market_usable = Un mercado que entra se puede usar enseguida, incluso en la acción que está en marcha.
    .title = El mercado nuevo se usa enseguida
overfishing_new-market_box-empty = Si en la caja no quedan mercados de pescado, no entra ninguno.
    .title = Sin mercados de pescado en la caja
overfishing_several = Si se sobrepescan varios mercados a la vez, quien está actuando dice en qué orden.
    .title = Varios mercados sobrepescados a la vez
    .no = Solo se puede elegir un pescado que acaba de agotarse.

### El final de la partida

end_yen = Provocas el final si empiezas tu turno con 5.000 ¥ o más y no eres el único con menos Recursos.
    .title = El final por yenes
end_resources = Provocas el final si empiezas tu turno con fichas que valen 50 Recursos o más y no eres el único con menos yenes.
    .title = El final por Recursos
end_last-round = Quien provoca el final juega ese turno; después todos los demás tienen un turno más.
    .title = Un turno más para los demás
end_tie-not-lowest = Si compartes el último puesto con alguien, no eres el último en solitario.
    .title = Compartir el último puesto
end_once = Solo se mira al empezar un turno, y ya no se mira más cuando el final se ha provocado.
    .title = Solo se mira al empezar el turno
end_closed-money = Con dinero oculto debes decirlo si empiezas tu turno con 5.000 ¥ o con 50 Recursos; con 50 Recursos, todos enseñan sus yenes.
    .title = El final con dinero oculto
end_closed-money_shown = Con 5.000 ¥ solo se dice ese hecho. Con 50 Recursos se enseñan todos los yenes, se provoque el final o no.
    .title = Qué hay que enseñar con dinero oculto
end_over = Después del último turno la partida ha terminado y nadie puede actuar.
    .title = La partida ha terminado
end_round-limit = Ninguna regla impresa termina una partida estancada. Con un límite de rondas, la partida acaba tras esa ronda y se puntúa tal como está.
    .title = Acabar una partida estancada
end_count-now = «Contar ahora» muestra en cualquier momento cuál sería la puntuación tal como está todo.
    .title = Contar ahora

### La puntuación final

scoring_goal = Tu puntuación es la suma de tus yenes y del valor de tus fichas de pescado; gana la más alta.
    .title = Qué decide la partida
scoring_highest = El jugador con más Recursos cobra 1.000 ¥.
    .title = Más Recursos
scoring_lowest = El jugador con menos Recursos paga 500 ¥.
    .title = Menos Recursos
scoring_tie = Si varios empatan con más Recursos, cada uno cobra 500 ¥; si varios empatan con menos, cada uno paga 300 ¥.
    .title = Empate con más o con menos
scoring_tie_all = Si empatan todos, cada uno cobra 500 ¥ y cada uno paga 300 ¥.
    .title = Empate de todos
scoring_loans = Después se devuelven los Préstamos con intereses, y los dueños de Participaciones se reparten los intereses.
    .title = Préstamos e intereses al puntuar
scoring_tokens = Por último, cada Recurso de tus fichas se convierte en 100 ¥.
    .title = Las fichas pasan a yenes
scoring_order = La puntuación va en este orden: más y menos Recursos, préstamos e intereses, fichas a yenes.
    .title = Orden de la puntuación
scoring_below-zero = Los pagos de la puntuación pueden dejarte por debajo de 0 ¥.
    .title = Por debajo de cero al puntuar
scoring_winner = Gana quien tiene más yenes al final.
    .title = Gana quien tiene más yenes
scoring_shared-win = Con los mismos yenes, la victoria se comparte.
    .title = Victoria compartida

### Lo que valen las cosas

worth_resources = El tablero de cada mercado dice cuántos Recursos vale una de sus fichas.
    .title = Lo que vale una ficha
worth_owned = Solo cuentan como tuyas las fichas que tienes delante, no las que están en un puerto, sobre una licencia de Himono o en un mercado.
    .title = Las fichas que cuentan como tuyas
worth_unsold = Lo que sigue a la venta en tu puerto al final no vale nada.
    .title = Lo no vendido no vale nada
worth_at-sea = Los barriles que siguen a bordo al final no valen nada.
    .title = Lo que está a bordo no vale nada
worth_before-leaving = Un lote se valora antes de que sus fichas dejen a su dueño.
    .title = Cuándo se valora un lote
worth_lot-fugu = En un lote, los Fugu valen el cuadrado del número de Fugu del lote.
    .title = El Fugu en un lote
worth_lot-salmon = En un lote, un Salmón fresco sigue contando todos los Salmones que tienen los jugadores.
    .title = El Salmón fresco en un lote

### Caballa

mackerel_stock = Caballa: 6 barriles por jugador (15 como máximo), 30 fichas y una licencia por jugador mientras alcancen.
    .title = Piezas iniciales de Caballa
mackerel_entry = Entrar en el mercado de Caballa cuesta 1 Punto de Acción.
    .title = Coste de entrada de Caballa
mackerel_licence = Una licencia de Caballa cuesta 100 ¥.
    .title = Precio de la licencia de Caballa
mackerel_licence_one = Puedes comprar una licencia de Caballa cada vez que entras.
    .title = Una licencia de Caballa por entrada
mackerel_sell = El mercado de Caballa paga 100 ¥ por dos piezas: fichas, barriles de tu propio puerto o una de cada.
    .title = Vender Caballa: fichas y barriles
mackerel_sell_pairs = La Caballa solo se vende por parejas; los barriles pueden ser de cualquiera de las dos filas.
    .title = Caballa, solo por parejas
mackerel_sell_overfished = El mercado de Caballa sigue pagando aunque esté sobrepescado; los barriles que recibe van a la caja.
    .title = La Caballa sobrepescada se vende
mackerel_worth = Una ficha de Caballa vale 1 Recurso.
    .title = Lo que vale una Caballa

### Anguila

eel_stock = Anguila: 2 barriles por jugador (8 como máximo), 13 fichas y una licencia por jugador (4 como máximo).
    .title = Piezas iniciales de Anguila
eel_entry = Entrar en el mercado de Anguila cuesta 1 Punto de Acción.
    .title = Coste de entrada de Anguila
eel_licence = Una licencia de Anguila cuesta 500 ¥.
    .title = Precio de la licencia de Anguila
eel_sell = Cada Anguila vendida da 100 ¥ por cada Recurso que vale. Todas las que vendes juntas se pagan igual; el marcador se mueve después.
    .title = Precio de venta de la Anguila
eel_marker_up = Cada barril de Anguila puesto a la venta en un puerto sube 1 el marcador de valor; capturarlo no lo mueve.
    .title = Qué sube el marcador de la Anguila
eel_marker_down = Cada ficha de Anguila vendida baja 2 el marcador de valor, cuando el vendedor ya ha cobrado.
    .title = Qué baja el marcador de la Anguila
eel_marker_ends = El marcador de la Anguila nunca pasa de 13 ni baja de 1.
    .title = Los extremos de la pista de Anguila
eel_marker_stops = Un movimiento que pasaría del final de la pista se para allí: bajar 2 desde el 2 deja el 1.
    .title = El marcador de Anguila se para al final
eel_worth = Una ficha de Anguila vale lo que indica el marcador de valor.
    .title = Lo que vale una Anguila

### Fugu

fugu_stock = Fugu: 3 barriles, 7 fichas y una sola licencia.
    .title = Piezas iniciales de Fugu
fugu_entry = Entrar en el mercado de Fugu cuesta 1 Punto de Acción.
    .title = Coste de entrada de Fugu
fugu_licence = La licencia de Fugu es gratis.
    .title = La licencia de Fugu es gratis
fugu_licence_back = Si tienes la licencia de Fugu, vuelve a su mercado en cuanto descargas un barril de Fugu, de cualquier embarcación.
    .title = Descargar Fugu devuelve la licencia
fugu_own = Antes de vaciar tu fila inferior puedes comprar el Fugu propio que tengas en ella, pagando su precio a la reserva. Ningún otro barril propio se puede comprar.
    .title = Comprar tu Fugu deteriorado
    .no = No tienes Fugu deteriorado a { $yen }.
fugu_own_freezer = Si usas un Congelador, no puedes comprar tu propio Fugu en ese turno.
    .title = Con Congelador no hay Fugu propio
fugu_own_one-by-one = Tu propio Fugu se compra de uno en uno, todos los que quieras, cada uno a su precio.
    .title = El Fugu propio, de uno en uno
fugu_own_token-left = Solo puedes comprar tu propio Fugu mientras queden fichas de Fugu.
    .title = Fugu propio mientras queden fichas
fugu_own_price = No puedes cambiar el precio de tu propio Fugu antes de comprarlo.
    .title = El Fugu propio, al precio que tiene
fugu_sell = Los Fugu vendidos juntos dan 100 ¥ por su número multiplicado por sí mismo. Puedes quedarte algunos.
    .title = Precio de venta del Fugu
fugu_worth = Todos tus Fugu juntos valen su número multiplicado por sí mismo.
    .title = Lo que valen juntos los Fugu

### Pulpo y Takoyaki

octopus_stock = Pulpo: 2 barriles y 2 fichas de Pulpo por jugador (6 de cada como máximo), 12 Takoyaki y una licencia por jugador (3 como máximo).
    .title = Piezas iniciales de Pulpo
octopus_entry = Entrar en el mercado de Pulpo cuesta 200 ¥, 2 Puntos de Acción o 1 Takoyaki.
    .title = Coste de entrada de Pulpo
octopus_entry_takoyaki = El Takoyaki puede ser uno tuyo o uno que tienes a la venta en tu puerto.
    .title = Qué Takoyaki paga la entrada
octopus_entry_takoyaki-on-sale = Un Takoyaki a la venta en tu puerto paga la entrada al mercado de Pulpo y a ningún otro.
    .title = El Takoyaki a la venta paga solo Pulpo
octopus_licence = Una licencia de Pulpo cuesta 300 ¥.
    .title = Precio de la licencia de Pulpo
octopus_no-sale = El mercado de Pulpo no compra ni Pulpo ni Takoyaki.
    .title = Pulpo y Takoyaki no tienen precio de venta
octopus_trade = En el mercado de Pulpo puedes cambiar 1 ficha de Pulpo por 3 Takoyaki, que se ponen a la venta en tu puerto.
    .title = Un Pulpo por tres Takoyaki
    .no = No tienes ninguna ficha de Pulpo.
octopus_trade_three-left = Solo se puede cambiar un Pulpo mientras queden tres Takoyaki en el tablero.
    .title = Tienen que quedar tres Takoyaki
    .no = En el tablero hay { $left } de los 3 Takoyaki que pide este cambio.
octopus_trade_prices = Cada Takoyaki de un cambio recibe su propio precio.
    .title = Un precio para cada Takoyaki
octopus_takoyaki-keeps = Los Takoyaki no se deterioran nunca: siguen a la venta hasta que alguien los compra o tú pagas con ellos en el mercado de Pulpo.
    .title = Los Takoyaki no se deterioran
octopus_worth = Una ficha de Pulpo vale 3 Recursos.
    .title = Lo que vale un Pulpo
octopus_takoyaki-worth = Un Takoyaki vale 5 Recursos para su dueño, pero nada mientras está a la venta en un puerto.
    .title = Lo que vale un Takoyaki

### Pargo Rojo

red-snapper_stock = Pargo Rojo: 3 barriles por jugador (9 como máximo), 18 fichas y una licencia por jugador (3 como máximo).
    .title = Piezas iniciales de Pargo Rojo
red-snapper_entry = Entrar en el mercado de Pargo Rojo cuesta 1 Punto de Acción.
    .title = Coste de entrada de Pargo Rojo
red-snapper_licence = Una licencia de Pargo Rojo cuesta 300 ¥.
    .title = Precio de la licencia de Pargo Rojo
red-snapper_next-token = Las fichas de Pargo Rojo salen del tablero en un orden fijo: cada columna de arriba abajo, y las columnas de izquierda a derecha.
    .title = Orden en que sale el Pargo Rojo
red-snapper_token-back = Una ficha de Pargo Rojo que vuelve tapa la silueta que se vació la última.
    .title = Adónde vuelve un Pargo Rojo
red-snapper_no-sale = El mercado de Pargo Rojo no compra fichas.
    .title = El Pargo Rojo no tiene precio de venta
red-snapper_worth = Cada Pargo Rojo vale un tercio de las fichas que quedan en el tablero, redondeado hacia arriba: el número más bajo que se ve.
    .title = Lo que vale un Pargo Rojo
red-snapper_worth_overfished = Una vez sobrepescado, cada Pargo Rojo vale 2 Recursos, quede lo que quede en el tablero.
    .title = Pargo Rojo sobrepescado: valor fijo

### Salmón

salmon_stock = Salmón: 4 barriles, 10 fichas y 4 licencias.
    .title = Piezas iniciales de Salmón
salmon_stock_two-players = También con dos jugadores el Salmón tiene 4 barriles y 4 licencias. Ningún texto lo dice con seguridad.
    .title = Piezas de Salmón para dos
salmon_stock_printed = La línea impresa del tablero de Salmón está desordenada; lo que llama puertos son sus licencias, y el ejemplo de preparación fija los números.
    .title = La línea confusa del tablero de Salmón
salmon_entry = Entrar en el mercado de Salmón cuesta 400 ¥.
    .title = Coste de entrada de Salmón
salmon_licence = Una licencia de Salmón cuesta 400 ¥.
    .title = Precio de la licencia de Salmón
salmon_one-per-boat = Una embarcación lleva como máximo un barril de Salmón, tenga los huecos que tenga; la Gabarra también.
    .title = Un Salmón por embarcación
salmon_nothing-more = Un Barco con un Salmón a bordo ya no captura nada más.
    .title = Con Salmón a bordo no se captura más
salmon_side = Un Salmón comprado de la fila superior da una ficha por la cara fresca; uno de la inferior la da por la cara «4».
    .title = Salmón fresco o deteriorado
salmon_side_kept = Una ficha de Salmón conserva su cara cuando cambia de dueño.
    .title = Un Salmón conserva su cara
salmon_side_alike = Las dos caras de una ficha de Salmón son el mismo pescado para el Acuario y los demás mercados.
    .title = Las dos caras son el mismo pescado
salmon_no-sale = El mercado de Salmón no compra fichas.
    .title = El Salmón no tiene precio de venta
salmon_worth_four = Un Salmón con el «4» a la vista vale 4 Recursos.
    .title = Lo que vale un Salmón deteriorado
salmon_worth_fresh = Un Salmón fresco vale tantos Recursos como fichas de Salmón tienen entre todos los jugadores, frescas y deterioradas.
    .title = Lo que vale un Salmón fresco

### Cangrejo Araña

spider-crab_stock = Cangrejo Araña: 5 barriles, una licencia por jugador (3 como máximo) y 10 fichas en la bolsa: cuatro de 4, cuatro de 6 y dos de 8.
    .title = Piezas iniciales de Cangrejo Araña
spider-crab_entry = Entrar en el mercado de Cangrejo Araña cuesta 1 Punto de Acción.
    .title = Coste de entrada de Cangrejo Araña
spider-crab_licence = Una licencia de Cangrejo Araña cuesta 800 ¥.
    .title = Precio de la licencia de Cangrejo Araña
spider-crab_auction = Cada 2 barriles de Cangrejo Araña descargados en una acción de Pesca dan lugar enseguida a una subasta; después sigue la Pesca.
    .title = Dos barriles de Cangrejo Araña, una subasta
spider-crab_auction_draw = Los 2 barriles vuelven y se saca de la bolsa una ficha de Cangrejo Araña. Todos pujan por ella, también el jugador en turno.
    .title = Sacar un Cangrejo Araña y pujar
spider-crab_auction_pay = Quien gana paga al jugador en turno; si gana el propio jugador en turno, paga a la reserva.
    .title = A quién se paga el Cangrejo Araña
spider-crab_left-over = Un barril suelto de Cangrejo Araña que queda en la lonja al acabar la Pesca se devuelve a cambio de nada.
    .title = Un barril suelto de Cangrejo Araña
spider-crab_sell = Un Cangrejo Araña se vende por 100 ¥ por Recurso más 400 ¥, y vuelve a la bolsa.
    .title = Precio de venta del Cangrejo Araña
spider-crab_worth = Un Cangrejo Araña vale el número que lleva impreso: 4, 6 u 8 Recursos.
    .title = Lo que vale un Cangrejo Araña

### Calamar

squid_stock = Calamar: 2 barriles por jugador (7 como máximo), 8 fichas y una licencia por jugador (4 como máximo).
    .title = Piezas iniciales de Calamar
squid_entry = Entrar en el mercado de Calamar cuesta 2 Puntos de Acción o 1 ficha de pescado.
    .title = Coste de entrada de Calamar
squid_entry_any-token = Cualquier ficha de pescado que tengas delante paga la entrada al mercado de Calamar, también un Calamar o un Takoyaki.
    .title = Cualquier ficha paga la entrada
squid_licence = Una licencia de Calamar cuesta 300 ¥.
    .title = Precio de la licencia de Calamar
squid_sell = Una ficha de Calamar se vende por 600 ¥.
    .title = Precio de venta del Calamar
squid_worth = Una ficha de Calamar vale 0 Recursos.
    .title = Lo que vale un Calamar

### Atún

tuna_stock = Atún: 6 barriles, una licencia por jugador (3 como máximo) y 5 fichas en la bolsa: tres de 15, una de 20 y una de 25.
    .title = Piezas iniciales de Atún
tuna_entry = Entrar en el mercado de Atún cuesta 1 Punto de Acción.
    .title = Coste de entrada de Atún
tuna_licence = Una licencia de Atún cuesta 1.000 ¥.
    .title = Precio de la licencia de Atún
tuna_auction = Cada 3 barriles de Atún descargados en una acción de Pesca dan lugar enseguida a una subasta; después sigue la Pesca.
    .title = Tres barriles de Atún, una subasta
tuna_auction_draw = Los 3 barriles vuelven y se saca de la bolsa una ficha de Atún. Todos pujan por ella, también el jugador en turno.
    .title = Sacar un Atún y pujar
tuna_auction_pay = Quien gana paga al jugador en turno; si gana el propio jugador en turno, paga a la reserva.
    .title = A quién se paga el Atún
tuna_left-over = Si al acabar la Pesca quedan en la lonja uno o dos barriles de Atún, se devuelven a cambio de nada.
    .title = Uno o dos barriles de Atún sueltos
tuna_sell = Un Atún se vende por 100 ¥ por Recurso, y vuelve a la bolsa.
    .title = Precio de venta del Atún
tuna_worth = Un Atún vale el número que lleva impreso: 15, 20 o 25 Recursos.
    .title = Lo que vale un Atún

### Acuario

aquarium_entry = Entrar en el Acuario cuesta 2 Puntos de Acción.
    .title = Coste de entrada del Acuario
aquarium_sell = Puedes vender al Acuario tantas fichas como todavía quiera, cada una al precio de su pescado.
    .title = Vender al Acuario
aquarium_prices = El Acuario paga por ficha: Caballa 300 ¥, Fugu 500 ¥, Pulpo 500 ¥, Anguila 600 ¥, Calamar 600 ¥, Takoyaki 700 ¥, Salmón 700 ¥, Atún 2.000 ¥.
    .title = Precios del Acuario
aquarium_kinds = El Acuario solo acepta los pescados que tienen un espacio en su tablero.
    .title = Pescados que acepta el Acuario
    .no = El Acuario no tiene espacio para { $token }.
aquarium_demand = El Acuario quiere 4 Caballas, 2 Fugu, 2 Calamares y 1 de cada: Pulpo, Anguila, Takoyaki, Salmón y Atún. Si un espacio está lleno, ya no se compra más de ese pescado.
    .title = Cuántos quiere el Acuario
    .no =
        { $demand ->
            [0] El Acuario ya no quiere más { $token }.
           *[other] El Acuario solo quiere { COUNT($demand, "token") } más de { $token }.
        }
aquarium_stays = Lo que compra el Acuario se queda allí hasta el final de la partida.
    .title = Lo del Acuario no vuelve

### Subasta

auction_entry = Entrar en el mercado de Subasta cuesta 1 Punto de Acción.
    .title = Coste de entrada de Subasta
auction_entry_lot = Solo puedes entrar en el mercado de Subasta si tienes fichas para un lote de al menos 2 Recursos y los yenes de su tarifa.
    .title = Solo se entra con lote y tarifa
auction_once = Puedes celebrar una subasta cada vez que entras.
    .title = Una subasta por entrada
auction_lot = Ofreces fichas tuyas, las que quieras, como un solo lote; va al último espacio cuyo número alcanza su valor: 2, 5 o 10 Recursos.
    .title = El lote y su espacio
auction_lot_smallest = Un lote para subastar debe valer al menos 2 Recursos.
    .title = El lote más pequeño
    .no = Este lote vale { COUNT($worth, "resource") }; una subasta pide al menos 2.
auction_fee = Antes de pujar pagas la tarifa del espacio del lote: 200 ¥, 300 ¥ o 500 ¥.
    .title = La tarifa antes de pujar
auction_highest = Quien vende debe aceptar la puja más alta.
    .title = Hay que aceptar la puja más alta
auction_matched = Quien gana paga a quien vende, y la reserva le paga otra vez lo mismo.
    .title = La reserva dobla la puja
auction_no-withdrawal = Una vez ofrecido un lote, quien vende no puede retirarlo.
    .title = Un lote ofrecido no se retira

### Banco

bank_entry = Entrar en el Banco cuesta 2 Puntos de Acción o 100 ¥.
    .title = Coste de entrada del Banco
bank_loan = Un Préstamo te da 500 ¥ ahora; puedes pedir varios a la vez.
    .title = Pedir Préstamos
bank_loan_left = Solo se puede pedir un Préstamo mientras quede alguno en el tablero; hay 3.
    .title = Préstamos mientras queden
bank_share = Una Participación cuesta 300 ¥; puedes comprar las dos a la vez.
    .title = Comprar Participaciones
bank_share_left = Solo se puede comprar una Participación mientras quede alguna en el tablero; hay 2.
    .title = Participaciones mientras queden
bank_either = Quien ha pedido un Préstamo no puede comprar Participaciones, y quien tiene una Participación no puede pedir Préstamos.
    .title = Préstamos o Participaciones, no ambos
bank_no-space = Los Préstamos y las Participaciones no ocupan espacios de licencia.
    .title = Préstamos y Participaciones no ocupan sitio
bank_repay = Al final cada Préstamo te cuesta 1.000 ¥: los 500 ¥ que recibiste y 500 ¥ de intereses.
    .title = Lo que cuesta un Préstamo al final
bank_repay_end-only = Un Préstamo no se puede devolver antes del final de la partida.
    .title = No se devuelve antes
bank_interest = Los intereses se reparten por igual entre los jugadores con Participaciones, y cada parte se redondea hacia arriba a 100 ¥; la reserva pone la diferencia.
    .title = Repartir los intereses
bank_interest_owners = Los intereses se dividen entre los jugadores que tienen Participaciones, no entre las Participaciones.
    .title = Intereses por dueño, no por Participación
bank_interest_no-shares = Si nadie tiene Participaciones, los intereses van a la reserva.
    .title = Intereses sin Participaciones
bank_interest_no-loans = Si nadie ha pedido Préstamos, las Participaciones no dan nada.
    .title = Participaciones sin Préstamos
bank_below-zero = Al devolver, un jugador puede quedar por debajo de 0 ¥; los dueños de Participaciones cobran igualmente toda su parte.
    .title = Un deudor por debajo de cero

### Trueque

barter_entry = Entrar en el mercado de Trueque cuesta 1 Punto de Acción.
    .title = Coste de entrada de Trueque
barter_once = Puedes hacer una oferta cada vez que entras.
    .title = Una oferta por entrada
barter_once_printed = El tablero de Trueque dice una oferta por jugador y el texto, una por entrada: aquí vale el texto.
    .title = El tablero y el texto no coinciden
barter_offer = Ofreces fichas tuyas, las que quieras, como un solo lote; los demás jugadores pujan en secreto.
    .title = Ofrecer un lote
barter_offer_one-token = Una oferta lleva al menos una ficha.
    .title = Una oferta lleva una ficha o más
barter_answer = Quien vende puede aceptar la puja que quiera, o ninguna. El elegido paga y se lleva el lote; si no, las fichas vuelven a quien vende.
    .title = Aceptar una puja, o ninguna
    .no = Ahora no hay ninguna puja que contestar.
barter_answer_any = Quien vende puede aceptar también una puja más baja, incluso de 0 ¥.
    .title = Se puede aceptar una puja más baja
barter_one-bidder = En una partida de dos hay un solo postor.
    .title = Con dos jugadores, un postor

### Gobierno

government_entry = Entrar en el mercado de Gobierno es gratis, una vez por turno.
    .title = Entrada gratis de Gobierno
government_give = Puedes donar fichas de pescado; cada una da los yenes de su espacio, valga lo que valga la ficha.
    .title = Donar fichas
government_spaces = El espacio izquierdo paga 300 ¥ por ficha y admite 3; el derecho paga 200 ¥ y admite 10.
    .title = Lo que pagan los dos espacios
government_stays = Las fichas donadas se quedan allí hasta el final de la partida.
    .title = Lo donado no vuelve
government_full = Cuando los dos espacios están llenos, en el mercado de Gobierno no hay nada que hacer.
    .title = Lleno, nada que hacer

### Alquileres

rentals_entry = Entrar en el mercado de Alquileres es gratis, una vez por turno; no se indica ningún coste.
    .title = Entrada gratis de Alquileres
rentals_rent = Un Congelador o un Carrito cuesta 200 ¥; alquila los que quieras.
    .title = Alquilar Congeladores y Carritos
rentals_rent_left = Solo se puede alquilar un Congelador o un Carrito mientras quede alguno en el tablero; hay 2 de cada.
    .title = Congeladores y Carritos mientras queden
    .no =
        En el tablero no queda { GENDER($item) ->
            [f] ninguna
           *[m] ningún
        } { $item }.
rentals_space = Necesitas un espacio de licencia libre por cada Congelador o Carrito que alquilas.
    .title = Un espacio de licencia por alquiler
    .no = Los cuatro espacios de licencia están ocupados.
rentals_two-uses = Cada Congelador o Carrito sirve dos veces y después vuelve a su tablero.
    .title = Dos usos y de vuelta
rentals_leave-by-use = Un Congelador o un Carrito solo deja tu puerto al usarlo; no se puede devolver.
    .title = Solo se van al usarlos
rentals_freezer = Al empezar tu turno puedes usar un Congelador: tu pescado no se deteriora en ese turno.
    .title = El Congelador evita el deterioro
    .no = No tienes ningún Congelador con esos usos.
rentals_freezer_once = Un Congelador se usa como máximo una vez por turno.
    .title = Un Congelador por turno
rentals_freezer_scope = Un Congelador protege las dos filas, y no se compra Fugu propio.
    .title = Qué protege un Congelador
rentals_cart = En tu turno puedes usar un Carrito para tener 1 Punto de Acción más con el que entrar en mercados.
    .title = El Carrito da un punto para visitas
    .no = No tienes ningún Carrito con esos usos.
rentals_cart_visits-only = El punto de un Carrito solo paga visitas, no Pesca ni Compra.
    .title = El Carrito solo paga visitas
rentals_cart_many = Puedes usar varios Carritos en un turno, o un mismo Carrito dos veces.
    .title = Varios Carritos en un turno
rentals_cart_mixed = Una visita de 2 puntos se puede pagar mezclando puntos de Carrito y normales; los de Carrito se gastan primero.
    .title = Mezclar puntos de Carrito y normales
rentals_cart_timing = Un Carrito se puede usar en cualquier momento antes de acabar tu turno. Mientras su punto esté sin gastar, pueden empezar visitas de cualquier coste, aunque ya no queden puntos normales.
    .title = Cuándo se usa un Carrito
rentals_cart_lost = El punto de un Carrito que no se gasta se pierde al acabar el turno.
    .title = El punto de Carrito sin gastar se pierde
rentals_cart_same-turn = Un Carrito se puede usar en el mismo turno en que se alquila.
    .title = Un Carrito sirve desde que se alquila

### Barcos

ships_entry = Entrar en el mercado de Barcos cuesta 1 Punto de Acción.
    .title = Coste de entrada de Barcos
ships_any-number = En una visita puedes comprar y vender varias embarcaciones.
    .title = Varias embarcaciones por visita
ships_buy = Un Barco nuevo cuesta 500 ¥ por hueco; la Gabarra cuesta 1.000 ¥.
    .title = Precios de las embarcaciones nuevas
ships_buy_left = Una embarcación solo se puede comprar mientras quede alguna de su tipo en el tablero.
    .title = Embarcaciones nuevas mientras queden
    .no =
        En el tablero no queda { GENDER($boat) ->
            [f] ninguna
           *[m] ningún
        } { $boat }.
ships_buy_berth = Para comprar una embarcación necesitas en ese momento un sitio libre para ella; las que están en el mar no importan.
    .title = Lo nuevo necesita un sitio libre
    .no = En { THE($port) } no hay ahora sitio para esta embarcación.
ships_buy_barge-port = Una Gabarra nueva va al muelle derecho, que debe estar abierto y vacío.
    .title = La Gabarra nueva va a la derecha
ships_sell = El mercado de Barcos compra una embarcación por la décima parte de su precio aquí, nueva, redondeada hacia arriba a 100 ¥. Paga lo mismo por una comprada de segunda mano.
    .title = Vender embarcaciones por la décima parte
ships_sell_in-port = Una embarcación debe estar en un muelle para venderla.
    .title = Solo se vende lo que está en un muelle
    .no = { THE($boat) } no está en un muelle; solo se venden embarcaciones que lo están.
ships_sell_own = Solo puedes vender tus propias embarcaciones, desde tus propios muelles.
    .title = Solo se venden embarcaciones propias

### Comercio

trading_entry = Entrar en el mercado de Comercio cuesta 1 Punto de Acción.
    .title = Coste de entrada de Comercio
trading_spaces = Comercio tiene cinco espacios: por 2 Recursos, 300 ¥; por 3, 500 ¥; por 4, 700 ¥; por 5, 900 ¥; por 10, 1.800 ¥.
    .title = Lo que pagan los cinco espacios
trading_yen = Pon en un espacio fichas que valgan al menos su número y coge sus yenes. Comercia cuantas veces quieras.
    .title = Cambiar fichas por yenes
trading_yen_empty-space = Por yenes solo puedes usar un espacio vacío.
    .title = Yenes, solo de un espacio vacío
    .no = El espacio de { $space } ya tiene fichas.
trading_yen_worth = Las fichas deben valer al menos el número del espacio.
    .title = Las fichas deben llegar al número
    .no = Estas fichas valen { COUNT($worth, "resource") }; el espacio pide { $space }.
trading_yen_one-per-space = Cada espacio admite un solo cambio por yenes en toda la partida.
    .title = Un cambio por yenes por espacio
trading_swap = Puedes cambiar fichas tuyas por las que hay en un espacio.
    .title = Cambiar fichas por fichas
trading_swap_filled-space = Para cambiar fichas hace falta un espacio con fichas, así que antes alguien tiene que haber comerciado por yenes.
    .title = Para cambiar hace falta un espacio lleno
    .no = El espacio de { $space } está vacío: no hay nada por lo que cambiar.
trading_swap_worth = Tus fichas deben alcanzar el número impreso en el espacio.
    .title = El cambio también debe llegar al número
    .no = Tus fichas valen { COUNT($worth, "resource") }; el espacio pide { $space }.
trading_swap_all = Un cambio se lleva todas las fichas del espacio, aunque se haya llenado en esta visita.
    .title = Un cambio se lleva todo
trading_swap_once = En cada espacio se puede cambiar una vez por visita.
    .title = Un cambio por espacio y visita
    .no = En esta visita ya has cambiado en el espacio de { $space }.
trading_stays = Las fichas que entregas se quedan en el espacio hasta que alguien las cambia.
    .title = Las fichas entregadas se quedan

### Barcos de Segunda Mano

used-ships_entry = Entrar en el mercado de Barcos de Segunda Mano cuesta 1 Punto de Acción.
    .title = Coste de entrada de Barcos de Segunda Mano
used-ships_any-number = En una visita puedes vender y comprar varias embarcaciones usadas.
    .title = Varias embarcaciones usadas por visita
used-ships_sell = El mercado de Barcos de Segunda Mano paga 200 ¥ por hueco por un Barco y 400 ¥ por una Gabarra, y se queda la embarcación en su tablero.
    .title = Lo que se paga por las usadas
used-ships_sell_in-port = Una embarcación debe estar en un muelle para venderla de segunda mano.
    .title = Lo usado se vende desde un muelle
    .no = { THE($boat) } no está en un muelle; solo se venden embarcaciones que lo están.
used-ships_buy = Un Barco usado cuesta 300 ¥ por hueco; una Gabarra usada cuesta 600 ¥.
    .title = Precios de las embarcaciones usadas
used-ships_buy_left = Una embarcación usada solo se puede comprar mientras quede alguna de su tipo en el tablero.
    .title = Embarcaciones usadas mientras queden
    .no =
        No hay { GENDER($boat) ->
            [f] ninguna
           *[m] ningún
        } { $boat } de segunda mano a la venta.
used-ships_buy_berth = Para comprar una embarcación usada necesitas en ese momento un sitio libre para ella.
    .title = Lo usado necesita un sitio libre
    .no = En { THE($port) } no hay ahora sitio para esta embarcación.
used-ships_buy_barge-port = Una Gabarra usada va al muelle derecho, que debe estar abierto y vacío.
    .title = La Gabarra usada va a la derecha
used-ships_last-turn = El mercado de Barcos de Segunda Mano está cerrado en tu último turno.
    .title = Segunda Mano cierra en tu último turno
used-ships_last-turn_trigger = Cierra en cuanto se provoca el final, también para quien lo ha provocado.
    .title = Cerrado en cuanto se provoca el final
used-ships_starts-empty = El mercado de Barcos de Segunda Mano empieza sin embarcaciones; se llena con las que le venden los jugadores.
    .title = Al principio no hay embarcaciones usadas

### La expansión: preparación

setup_expansion = Con la expansión se mezclan los tableros de las dos cajas antes de elegir mercados. Salen tantos como siempre, y sigue valiendo toda regla que aquí no cambie.
    .title = Mezclar las dos cajas
setup_expansion_pieces = La expansión trae 36 barriles, 65 fichas y 23 licencias de seis pescados, seis mercados externos con 10 fichas propias y 3 embarcaciones.
    .title = Qué trae la expansión
setup_expansion_later = Los tableros de la expansión son para quien ya conoce el juego base; una primera partida no los usa.
    .title = La expansión no es para la primera partida
setup_staple = Con la expansión eliges si junto a Barcos está desde el principio la Caballa o el Jurel.
    .title = Caballa o Jurel junto a Barcos
setup_staple_other = De Caballa y Jurel, el que no se elige se mezcla con los demás mercados de pescado y puede salir en el sorteo.
    .title = El que no se elige, al sorteo
setup_no-starting-licences = Con el Jurel en juego desde el principio, elegido o por sorteo, no se reparten licencias de Caballa: todos empiezan sin licencia.
    .title = Con Jurel no se reparten licencias
setup_aquarium-pair = El Acuario y el Nuevo Acuario van juntos: si sale uno, el otro se añade además del número habitual.
    .title = Los dos Acuarios van juntos
setup_aquarium-pair_both-drawn = Si los dos Acuarios salen por sí solos, se saca otro mercado externo; también así hay uno más de lo habitual.
    .title = Si salen los dos Acuarios, un mercado más
setup_clam-oyster-bag = Las fichas de Almeja y de Ostra empiezan en la bolsa, no en su tablero.
    .title = Almejas y Ostras empiezan en la bolsa
setup_sardines-tins = Las fichas de Sardinas rodean la zona blanca de su tablero, que empieza vacía.
    .title = Las latas empiezan vacías
setup_swordfish-marker = El marcador de valor del Pez Espada empieza en el 6.
    .title = Dónde empieza el marcador del Pez Espada
setup_blue-ship = El Barco Azul es opcional: si juegas con él, está en Barcos además del Barco de cuatro huecos.
    .title = El Barco Azul es opcional
setup_barges = Barcos recibe la Gabarra de seis huecos o las dos de cuatro; lo que no elijas se queda en la caja.
    .title = Una Gabarra de seis o dos de cuatro
setup_influence = El mercado de Influencia empieza con 2 Compradores y 2 fichas de Expansión.
    .title = Compradores y fichas de Expansión iniciales
setup_ship-rentals = El mercado de Alquiler de Barcos empieza con 6 fichas de alquiler.
    .title = Fichas de alquiler iniciales

### La expansión: el turno, las entradas y las licencias

turn_start-order_himono = Las licencias de Himono llenas se vacían justo tras comprobar el final, antes del Congelador, del Fugu propio y del deterioro.
    .title = Primero se vacían las licencias de Himono
turn_free-steps_expansion = Cargar una licencia de Himono y asignar un Comprador son pasos libres como los demás, una vez vaciadas las licencias de Himono llenas.
    .title = Secar y asignar Compradores: pasos libres
visit_cost_barrel = En algunos mercados se puede entrar a cambio de un barril que tengas a la venta en tu puerto.
    .title = Pagar la entrada con un barril
visit_cost_barrel_back = El barril pagado como entrada vuelve a su mercado.
    .title = El barril pagado vuelve
visit_cost_barrel_any-row = El barril pagado como entrada puede ser de cualquiera de las dos filas. También vale uno sobrepescado, que va a la caja.
    .title = Paga un barril de cualquier fila
visit_cost_barrel_no-other-piece = Ni un Takoyaki a la venta ni lo que hay sobre una licencia de Himono sirven en lugar del barril.
    .title = Nada sustituye al barril
fishing_catch_empty-ship_several-kinds = Un barril en el mar recuerda qué tipo de licencia lo capturó. Un Barco vacío solo puede usar un tipo de licencia si tienes más de ese tipo que Barcos en el mar con un barril capturado con él.
    .title = Cada barril cuenta por su licencia
fishing_catch_loaded-ship_any-licence = Un Barco a medio cargar coge más de su pescado con cualquier licencia sin usar que pueda capturarlo.
    .title = Barco a medio cargar: cualquier licencia válida

### La expansión: embarcaciones

barge_four-slot = Una Gabarra de cuatro huecos funciona como la de seis.
    .title = Las Gabarras de cuatro, como la de seis
barge_four-slot_price = Una Gabarra de cuatro huecos cuesta y da lo mismo que la de seis: 1.000 ¥ nueva, 600 ¥ usada y 400 ¥ al venderla a Barcos de Segunda Mano.
    .title = Precio de una Gabarra de cuatro
barge_four-slot_both = Puedes tener las dos Gabarras de cuatro huecos.
    .title = Puedes tener las dos Gabarras
barge_four-slot_one-in-port = De dos Gabarras solo una puede estar en puerto, pues cada una necesita entero el muelle derecho.
    .title = De dos Gabarras, una en puerto
barge_four-slot_salmon = Cada una de las dos Gabarras lleva como máximo un Salmón.
    .title = Un Salmón en cada Gabarra
blue-ship_buy = El Barco Azul cuesta lo que el Barco de cuatro huecos, nuevo o usado, y además otro Barco tuyo, por el que no cobras nada.
    .title = Precio del Barco Azul
blue-ship_buy_own-ship = El Barco que entregas por el Barco Azul tiene que estar en uno de tus muelles.
    .title = El Barco entregado está en un muelle
    .no = { THE($boat) } no se puede entregar: tiene que ser un Barco tuyo que está en uno de tus muelles.
blue-ship_buy_no-barge = Por el Barco Azul no se puede entregar ni una Gabarra ni una embarcación alquilada.
    .title = No valen Gabarras ni alquiladas
blue-ship_buy_where = Si compras el Barco Azul en Barcos, el Barco entregado va a Barcos o, si está en juego, a Barcos de Segunda Mano. Si lo compras en este último, va allí.
    .title = Adónde va el Barco entregado
blue-ship_buy_where_choice = Si los dos mercados están en juego, quien compra en Barcos elige entre ellos, también en su último turno.
    .title = Barcos o Segunda Mano: elige quien compra
blue-ship_buy_berth = El Barco entregado se va primero, así que su sitio puede servir para el Barco Azul.
    .title = El Barco entregado deja su sitio
blue-ship_sell = El Barco Azul se vende como el Barco de cuatro huecos: por 200 ¥ a Barcos y por 800 ¥ a Barcos de Segunda Mano.
    .title = Vender el Barco Azul
blue-ship_two-licences = El Barco Azul puede usar dos licencias en una misma captura, y coge un barril con cada una.
    .title = Dos licencias en una captura
blue-ship_two-licences_any = Las dos licencias del Barco Azul pueden ser del mismo tipo o de dos; también basta una.
    .title = Dos licencias iguales o distintas
blue-ship_horse-mackerel = Con cada licencia de Jurel que use, el Barco Azul puede coger dos Caballas.
    .title = Dos Caballas por licencia de Jurel
blue-ship_two-kinds = El Barco Azul lleva hasta dos pescados distintos, en cualquier combinación que permitan sus licencias.
    .title = Dos pescados a bordo
blue-ship_counting = Para un pescado que no lleva, el Barco Azul cuenta como vacío; para uno que lleva, como a medio cargar.
    .title = Vacío para un pescado, cargado para otro
blue-ship_one-salmon = El Barco Azul lleva como máximo un Salmón; a su lado puede seguir capturando otro pescado.
    .title = Un Salmón en el Barco Azul
blue-ship_himono = Con captura de Himono a bordo, tampoco el Barco Azul lleva más de un pescado.
    .title = Con captura de Himono, un pescado
blue-ship_both-mackerels = El Barco Azul solo lleva Caballa junto a Jurel si la Caballa se capturó con licencias de Caballa.
    .title = Caballa junto a Jurel

### Almejas y Ostras

clam-oyster_stock = Almejas y Ostras: 2 barriles por jugador (6 como máximo), 6 Almejas y 6 Ostras en la bolsa y una licencia por jugador (4 como máximo).
    .title = Piezas iniciales de Almejas y Ostras
clam-oyster_entry = Entrar en el mercado de Almejas y Ostras cuesta 1 Punto de Acción o 1 barril de Almejas y Ostras; solo el barril está en un texto.
    .title = Coste de entrada de Almejas y Ostras
clam-oyster_entry_barrel = La entrada al mercado de Almejas y Ostras se puede pagar con 1 barril de Almejas y Ostras que tengas a la venta en tu puerto.
    .title = Entrar con un barril de Almejas y Ostras
    .no = No tienes a la venta ese barril de Almejas y Ostras con que pagar.
clam-oyster_licence = Una licencia de Almejas y Ostras cuesta 500 ¥.
    .title = Precio de la licencia de Almejas y Ostras
clam-oyster_purchase = Quien compra un barril de Almejas y Ostras saca la ficha de la bolsa sin mirar: una Almeja o una Ostra.
    .title = La ficha comprada se saca sin mirar
clam-oyster_purchase_before-next = Ves lo que has sacado antes de decidir si compras más.
    .title = La ves antes de comprar más
clam-oyster_purchase_none-left = Si en la bolsa no quedan Almejas ni Ostras, no se puede comprar ningún barril de Almejas y Ostras.
    .title = Bolsa vacía: no hay compra
clam-oyster_oyster = Al sacar una Ostra cobras enseguida 200 ¥.
    .title = Sacar una Ostra da yenes
clam-oyster_oyster_anyone = Los 200 ¥ son de quien saca la Ostra, al comprar o al ganar un lote.
    .title = Quién cobra por la Ostra
clam-oyster_sell = Una Almeja y una Ostra juntas se venden por 800 ¥; las dos vuelven a la bolsa.
    .title = Precio de venta de Almeja y Ostra
    .no = Un conjunto es una Almeja y una Ostra; no tienes las dos.
clam-oyster_sell_sets = El mercado solo compra Almejas y Ostras en esos conjuntos, tantos en una visita como quieras.
    .title = Almejas y Ostras, solo en conjuntos
clam-oyster_worth = Una Almeja vale 3 Recursos y una Ostra, 1.
    .title = Lo que valen Almejas y Ostras

### Himono

himono_stock = Himono: 4 barriles, 7 fichas y una licencia por jugador (4 como máximo).
    .title = Piezas iniciales de Himono
himono_entry = Entrar en el mercado de Himono cuesta 1 Punto de Acción.
    .title = Coste de entrada de Himono
himono_licence = Una licencia de Himono cuesta 400 ¥; se coloca boca arriba en tu puerto.
    .title = Precio de la licencia de Himono
himono_licence_one = Puedes comprar una licencia de Himono cada vez que entras.
    .title = Una licencia de Himono por entrada
himono_licence_given-back = Si te deshaces de una licencia de Himono, lo que hay sobre ella vuelve a sus mercados a cambio de nada.
    .title = Devolver una licencia de Himono
himono_licence_given-back_at-sea = Lo que capturó una licencia de Himono devuelta sigue siendo captura de Himono mientras esté en el mar.
    .title = Captura de una licencia devuelta
himono_no-sale = El mercado de Himono no compra fichas.
    .title = El Himono no tiene precio de venta
himono_worth = Una ficha de Himono vale 5 Recursos.
    .title = Lo que vale un Himono
himono_catch = Una licencia de Himono captura Caballa, Jurel o Sardinas, si su mercado está en juego y no está sobrepescado.
    .title = Qué captura una licencia de Himono
himono_catch_himono = El propio Himono solo se puede capturar cuando no se puede ni Caballa, ni Jurel, ni Sardinas.
    .title = Himono, solo si no hay otro
himono_catch_one-kind = Un Barco que usa una licencia de Himono solo lleva un tipo de pescado.
    .title = Captura de Himono: un solo pescado
    .no = { THE($boat) } lleva otro pescado, así que no puede capturar { $fish } con una licencia de Himono.
himono_catch_which-licence = Tú dices cuál de tus licencias de Himono captura. El barril queda marcado con ella, también en una Gabarra.
    .title = Tú dices qué licencia captura
himono_catch_two-at-sea = Una licencia de Himono nunca tiene en el mar más de dos barriles, contando los que van en una Gabarra.
    .title = Dos barriles en el mar por licencia
    .no = Ya hay en el mar dos barriles capturados con la licencia de { $item }.
himono_catch_face-down = Con dos barriles en el mar, la licencia de Himono está boca abajo. Se gira de nuevo cuando descargas o devuelves al mar uno de ellos.
    .title = La licencia ocupada, boca abajo
himono_catch_face-down_income = Una licencia de Himono da su dinero también boca abajo.
    .title = Boca abajo también cobra
himono_land = La captura de Himono no se pone a la venta al descargarla: va a tus licencias de Himono.
    .title = La captura va a las licencias
    .no = La captura de Himono va a las licencias de Himono al descargarla, antes de hacer otra cosa.
himono_land_excess = La captura de Himono que no cabe en tus licencias vuelve a sus mercados.
    .title = La captura que no cabe
himono_land_any-licence = Tú eliges la licencia de Himono de cada barril, entre todas las tuyas con sitio. Si no tienes ninguna, todos vuelven a sus mercados.
    .title = Tú eliges licencia para cada barril
himono_land_when = En un atraque, la captura de Himono se pone sobre las licencias después de cobrar por parejas y antes de subastas y precios.
    .title = Cuándo se coloca la captura
himono_land_income = La captura de Himono cuenta para los 100 ¥ de la descarga como los demás barriles.
    .title = La captura cuenta en la descarga
himono_land_sardines = Las Sardinas capturadas con una licencia de Himono no dan fichas de Sardinas.
    .title = Sardinas de Himono: sin fichas
himono_dry = En tu turno puedes poner pescado a secar sobre una licencia de Himono en cualquier momento: barriles de tu puerto o fichas tuyas. Es gratis y no es una acción.
    .title = Poner pescado a secar
    .no = No tienes esa licencia de Himono.
himono_dry_kinds = Se pueden secar Caballa, Jurel y Sardinas, y ningún otro pescado.
    .title = Qué pescado se seca
    .no = { $fish } no se puede secar.
himono_dry_own = Sobre una licencia de Himono solo se puede poner lo que es tuyo.
    .title = Solo se seca lo propio
    .no = Ahí no tienes { $fish } que secar.
himono_dry_room = En una licencia de Himono caben dos piezas, las que sean, contando las que llegan de una embarcación.
    .title = Una licencia lleva dos piezas
    .no = La licencia de { $item } ya tiene dos piezas.
himono_dry_either-row = Se pueden secar barriles de las dos filas. Lo que se pone sobre una licencia de Himono ya no se quita.
    .title = De las dos filas, y sin quitarlo
himono_dawn = Al empezar tu turno, dos piezas sobre una licencia de Himono vuelven a sus mercados y un barril de Himono se pone a la venta en tu puerto al precio que elijas.
    .title = Dos piezas dan un barril de Himono
himono_dawn_next-turn = Lo que pones sobre una licencia de Himono en este turno se seca al empezar el siguiente.
    .title = Se seca hasta tu siguiente turno
himono_dawn_none-left = Si al mercado de Himono no le quedan barriles, las dos piezas vuelven y no llega nada a cambio.
    .title = Sin barriles de Himono
himono_dawn_only-so = Los barriles de Himono solo llegan a un puerto secándose: el Himono capturado pasa antes por una licencia.
    .title = El Himono solo llega secándose
himono_keeps = Los barriles de Himono no se deterioran nunca: siguen en su sitio hasta que alguien los compra.
    .title = Los barriles de Himono no se deterioran
himono_unsold = Al final no valen nada los barriles de Himono sin vender ni lo que hay sobre las licencias de Himono.
    .title = El Himono sin vender no vale nada

### Jurel

horse-mackerel_stock = Jurel: 3 barriles por jugador (12 como máximo), 16 fichas y una licencia por jugador (6 como máximo).
    .title = Piezas iniciales de Jurel
horse-mackerel_entry = Entrar en el mercado de Jurel es gratis; ningún texto indica un coste.
    .title = Entrada gratis de Jurel
horse-mackerel_once = En el mercado de Jurel se puede entrar una vez por turno.
    .title = Jurel, una vez por turno
horse-mackerel_no-income = Las licencias de Jurel no dan dinero cuando alguien entra en su mercado.
    .title = Las licencias de Jurel no cobran
horse-mackerel_licence = Una licencia de Jurel cuesta 200 ¥.
    .title = Precio de la licencia de Jurel
horse-mackerel_catch = Si la Caballa está en juego, una licencia de Jurel puede capturar una o dos Caballas en lugar de un Jurel.
    .title = Capturar Caballa en su lugar
    .no = { THE($market) } no está en la mesa, así que no se puede capturar su pescado.
horse-mackerel_catch_same-ship = Las dos Caballas de una licencia de Jurel van al mismo Barco.
    .title = Dos Caballas, un Barco
horse-mackerel_not-both = Un Barco con Caballa de una licencia de Jurel no puede llevar Jurel.
    .title = No junto a su Caballa
    .no = { THE($boat) } llevaría Jurel junto a Caballa de una licencia de Jurel.
horse-mackerel_catch_one-use = Una Caballa o dos gastan una sola vez la licencia de Jurel.
    .title = Dos Caballas gastan una licencia
horse-mackerel_catch_one = Con un solo hueco libre, o un solo barril de Caballa, una licencia de Jurel coge una Caballa.
    .title = Si solo cabe una, una Caballa
    .no = Solo hay sitio o pescado para una Caballa.
horse-mackerel_aquarium = El Acuario acepta Jurel en el espacio de la Caballa; los dos pescados cuentan allí juntos.
    .title = El Jurel en el Acuario
horse-mackerel_overfished = Cuando se sobrepesca el Jurel, todos cobran 200 ¥ por cada una de sus fichas de Jurel y se las quedan.
    .title = Todos cobran si se sobrepesca Jurel
horse-mackerel_overfished_after-purchase = Si es una compra la que sobrepesca el Jurel, antes de que nadie cobre se termina la acción de Compra.
    .title = Se cobra al acabar la Compra
horse-mackerel_overfished_mackerel = Después del cobro entra la Caballa, si no está en juego, y además el nuevo mercado de pescado.
    .title = La Caballa sigue al Jurel
horse-mackerel_overfished_order = En una Compra, o en la de un Comprador, los barriles salen enseguida; el cobro, la Caballa y el nuevo mercado vienen después. Cuentan las fichas que se tengan entonces.
    .title = Primero barriles, luego cobro y mercados
horse-mackerel_no-sale = El mercado de Jurel no compra fichas.
    .title = El Jurel no tiene precio de venta
horse-mackerel_worth = Una ficha de Jurel vale 1 Recurso.
    .title = Lo que vale un Jurel
mackerel_later = Si la Caballa entra durante la partida, se prepara como al principio, pero no se reparte ninguna licencia.
    .title = Caballa que entra más tarde
mackerel_later_licences = La Caballa que entra más tarde lleva en su tablero una licencia por jugador.
    .title = Caballa tardía: licencias del tablero

### Nori

nori_stock = Nori: 5 barriles, 10 fichas y una licencia por jugador (4 como máximo).
    .title = Piezas iniciales de Nori
nori_entry = Entrar en el mercado de Nori es gratis; ningún texto indica un coste.
    .title = Entrada gratis de Nori
nori_once = En el mercado de Nori se puede entrar una vez por turno y solo para coger una licencia.
    .title = Nori, una vez por turno y por licencia
nori_licence = La licencia de Nori es gratis.
    .title = La licencia de Nori es gratis
nori_licence_one = Nadie tiene más de una licencia de Nori.
    .title = Una licencia de Nori por jugador
nori_entry_possible = En el mercado de Nori solo puedes entrar si no tienes su licencia, te queda un espacio libre y hay una en el tablero.
    .title = Cuándo se puede entrar en Nori
nori_overfished = Cuando se sobrepesca el Nori, todos pagan 100 ¥ por cada una de sus fichas de Nori y se las quedan.
    .title = Todos pagan si se sobrepesca Nori
nori_overfished_what-you-can = Quien no tiene yenes bastantes para pagar por su Nori paga los que tenga.
    .title = Sin yenes bastantes para el Nori
nori_overfished_after-purchase = Si es una compra la que sobrepesca el Nori, antes de que nadie pague se termina la acción de Compra.
    .title = El Nori se paga al acabar la Compra
nori_overfished_order = En una Compra, o en la de un Comprador, los barriles salen enseguida; el pago y el nuevo mercado vienen después. Cuentan las fichas que se tengan entonces.
    .title = Primero barriles, luego el pago de Nori
nori_no-sale = El mercado de Nori no compra fichas.
    .title = El Nori no tiene precio de venta
nori_worth = Cada Nori vale la décima parte de lo que vale todo tu otro pescado junto, redondeada hacia abajo.
    .title = Lo que vale un Nori
nori_worth_last = En cualquier total el Nori se calcula al final, también al comparar quién tiene más y menos Recursos.
    .title = El Nori se calcula al final
nori_worth_lot = El Nori de un lote cuenta todo el otro pescado de su dueño, esté en el lote o no.
    .title = El Nori en un lote

### Sardinas

sardines_stock = Sardinas: 5 barriles, 14 fichas y 2 licencias. Solo el número de licencias está en un texto.
    .title = Piezas iniciales de Sardinas
sardines_entry = Entrar en el mercado de Sardinas cuesta 1 Punto de Acción.
    .title = Coste de entrada de Sardinas
sardines_closed-to-holders = Nadie puede entrar en el mercado de Sardinas mientras tenga una licencia de Sardinas.
    .title = Con licencia no se entra
sardines_closed-to-holders_return = Puedes devolver antes tus licencias de Sardinas y entrar entonces en su mercado.
    .title = Devolver la licencia y entrar
sardines_licence = La primera licencia de Sardinas cuesta 500 ¥; la última que queda en el tablero, 300 ¥.
    .title = Precios de las licencias de Sardinas
sardines_licence_both = Las dos licencias de Sardinas se pueden comprar en una visita, por 800 ¥ en total.
    .title = Las dos licencias en una visita
sardines_unload = Cada barril de Sardinas que descargas en tu puerto se pone a la venta y además mueve dos fichas de la reserva: una para ti y otra a las latas.
    .title = Descargar Sardinas da fichas
sardines_unload_one-left = Si en la reserva solo queda una ficha, es para ti y a las latas no va ninguna.
    .title = Una sola ficha en la reserva
sardines_unload_when = Un barril de Sardinas da sus fichas al recibir su precio.
    .title = Cuándo dan fichas las Sardinas
sardines_tins = En el mercado de Sardinas puedes comprar tantas Sardinas en lata como haya, a 100 ¥ cada una.
    .title = Comprar Sardinas en lata
sardines_tins_left = Solo se puede comprar una Sardina en lata mientras haya alguna en la zona blanca.
    .title = Latas mientras queden
sardines_no-sale = El mercado de Sardinas no compra fichas.
    .title = Las Sardinas no tienen precio de venta
sardines_worth = Una ficha de Sardinas vale 1 Recurso.
    .title = Lo que vale una Sardina
sardines_reserve-only = Quien compra un barril o gana un lote recibe sus Sardinas de la reserva, nunca de las latas.
    .title = Quien compra recibe de la reserva
sardines_token-back = Una ficha de Sardinas que vuelve va a la reserva.
    .title = La Sardina que vuelve, a la reserva
sardines_overfished = Las Sardinas solo se sobrepescan por fichas cuando reserva y latas están vacías.
    .title = Cuándo se sobrepescan las Sardinas

### Pez Espada

swordfish_stock = Pez Espada: 4 barriles, 6 fichas y una licencia por jugador (3 como máximo).
    .title = Piezas iniciales de Pez Espada
swordfish_entry = Entrar en el mercado de Pez Espada cuesta 1 Punto de Acción.
    .title = Coste de entrada de Pez Espada
swordfish_licence = Una licencia de Pez Espada cuesta 600 ¥.
    .title = Precio de la licencia de Pez Espada
swordfish_auction = Los barriles de Pez Espada nunca se ponen a la venta: cada 2 descargados en una acción de Pesca dan lugar enseguida a una subasta, y después sigue la Pesca.
    .title = Dos barriles de Pez Espada, una subasta
swordfish_auction_draw = Los 2 barriles vuelven y se coge del mercado una ficha de Pez Espada. Todos pujan por ella, también el jugador en turno.
    .title = Pujar por un Pez Espada
swordfish_auction_pay = Quien gana paga al jugador en turno; si gana el propio jugador en turno, paga a la reserva.
    .title = A quién se paga el Pez Espada
swordfish_left-over = Un barril suelto de Pez Espada que queda en la lonja al acabar la Pesca se devuelve a cambio de nada.
    .title = Un barril suelto de Pez Espada
swordfish_sell = Cada Pez Espada vendido da 100 ¥ por cada Recurso que vale. Todos los que vendes juntos se pagan igual; el marcador se mueve después.
    .title = Precio de venta del Pez Espada
swordfish_sell_bonus = La primera venta de Pez Espada en una visita da 200 ¥ más.
    .title = La primera venta da más
swordfish_sell_boxed = El Pez Espada vendido a su mercado va a la caja.
    .title = El Pez Espada vendido, a la caja
swordfish_marker_up = Si la puja ganadora supera el valor por 100 ¥, el marcador del Pez Espada sube 2.
    .title = Una puja alta sube el marcador
swordfish_marker_down = Si la puja ganadora no llega al valor por 100 ¥, el marcador del Pez Espada baja 2.
    .title = Una puja escasa baja el marcador
swordfish_marker_equal = Si la puja ganadora es justo el valor por 100 ¥, el marcador del Pez Espada no se mueve.
    .title = Una puja igual no lo mueve
swordfish_marker_sold = Cada ficha de Pez Espada vendida al mercado baja 1 su marcador, cuando el vendedor ya ha cobrado.
    .title = Cada venta baja el marcador
swordfish_marker_ends = El marcador del Pez Espada nunca pasa de 13 ni baja de 1.
    .title = Los extremos de la pista de Pez Espada
swordfish_marker_stops = Un movimiento que pasaría del final de la pista se para allí: subir 2 desde el 12 deja el 13.
    .title = El marcador de Pez Espada se para al final
swordfish_marker_after-payment = El marcador se mueve cuando la puja ya está pagada.
    .title = Primero se paga, luego se mueve
swordfish_marker_all-zero = Si todos pujan 0 ¥, el marcador del Pez Espada baja 2.
    .title = Todos pujan cero: el marcador baja
swordfish_worth = Una ficha de Pez Espada vale lo que indica el marcador de valor.
    .title = Lo que vale un Pez Espada
swordfish_token-back = Una ficha de Pez Espada pagada como entrada vuelve a su tablero, no a la caja.
    .title = El Pez Espada pagado, a su tablero

### Mercado Extranjero

foreign-market_entry = Al Mercado Extranjero solo se llega atracando allí en una acción de Pesca, por 100 ¥ por cada grupo de embarcaciones.
    .title = Al Mercado Extranjero se llega atracando
foreign-market_dock = En lugar de atracar en casa, una o más embarcaciones tuyas que están en el mar pueden atracar en el Mercado Extranjero, donde se subasta todo lo que llevan.
    .title = Atracar en el extranjero
foreign-market_dock_activity = Un grupo atraca de una vez, y cada una de sus embarcaciones gasta en ello su actividad.
    .title = Un grupo atraca de una vez
foreign-market_one-barrel = Un grupo tiene que llevar al menos un barril entre todas sus embarcaciones.
    .title = Un grupo lleva un barril o más
foreign-market_groups = Las embarcaciones cuyos barriles quieras subastar por separado atracan en grupos distintos, cada uno por 100 ¥, incluso en la misma acción de Pesca.
    .title = Grupos distintos, lotes distintos
    .no = Una embarcación atraca en el Mercado Extranjero, otras se le pueden unir y después se subasta su lote: una cosa tras otra.
foreign-market_berths = En el Mercado Extranjero cabe cualquier número de embarcaciones; ningún texto indica un límite.
    .title = Sitio para todas las embarcaciones
    .no = El Mercado Extranjero está lleno: tiene sitio para { $berths }.
foreign-market_lot = Todos los barriles de un grupo forman un lote. Todos pujan por él, también el jugador en turno; quien gana recibe una ficha por barril, y los barriles se devuelven.
    .title = Un lote con todos los barriles
foreign-market_lot_pay = Quien gana paga al jugador en turno; si gana el propio jugador en turno, paga a la reserva.
    .title = A quién se paga el lote
foreign-market_lot_order = Con un grupo se sigue este orden: 100 ¥, cambio de Cangrejo Araña, Pez Espada y Atún, marcador de la Anguila, pujas, pago, barriles de vuelta, fichas para quien gana, marcador del Pez Espada, sobrepesca.
    .title = Los pasos de una subasta extranjera
foreign-market_lot_no-token = Un barril para el que no queda ninguna ficha se devuelve antes de pujar.
    .title = Barriles sin ficha
foreign-market_lot_empty = Si no queda nada que subastar, no se puja.
    .title = Nada que subastar
foreign-market_lot_winner = Quien gana, aunque sea quien vende, recibe lo que recibiría un comprador: el Salmón fresco, el Pargo Rojo en su orden, y Almejas y Ostras sacadas de la bolsa, con 200 ¥ por cada Ostra.
    .title = Quien gana recibe como quien compra
foreign-market_stay = Las embarcaciones se quedan en el Mercado Extranjero hasta que zarpan en una acción de Pesca posterior.
    .title = Las embarcaciones se quedan allí
foreign-market_stay_undock = Zarpar del Mercado Extranjero no cuesta nada; la embarcación queda en el mar.
    .title = Zarpar no cuesta nada
foreign-market_stay_nothing-else = Una embarcación en el Mercado Extranjero no se puede vender, entregar ni cargar allí, y atraca en casa en una acción posterior a la de zarpar.
    .title = Lo que no pueden hacer allí
foreign-market_no-income = Lo que se subasta en el Mercado Extranjero no cuenta para los 100 ¥ de la descarga.
    .title = Allí no se cobra la descarga
foreign-market_eel = Cada barril de Anguila de un lote sube 1 el marcador de la Anguila.
    .title = La Anguila sube su marcador allí
foreign-market_exchange = Cangrejo Araña, Pez Espada y Atún entran en un lote como fichas: antes de pujar, cada 2 barriles (de Atún, cada 3) se cambian por una; los sueltos se devuelven a cambio de nada.
    .title = Barriles cambiados antes de pujar
foreign-market_swordfish-marker = Si un lote llevaba fichas de Pez Espada, la puja ganadora por todo el lote se compara con el valor de una sola, y el marcador sube 2, baja 2 o no se mueve.
    .title = La puja mueve el marcador de Pez Espada
foreign-market_swordfish-marker_once = El marcador se mueve una vez por lote, lleve los Peces Espada que lleve.
    .title = Un movimiento por lote
foreign-market_not-combined = Los barriles de un grupo nunca se suman a los de otro ni a los de tu propia lonja.
    .title = Los grupos no se suman
foreign-market_not-unloaded = Nada se descarga en tu puerto: conservas la licencia de Fugu y las Sardinas no dan fichas de más.
    .title = Nada cuenta como descargado
foreign-market_himono = La captura de Himono se subasta como pescado corriente, y su licencia se vuelve a girar boca arriba.
    .title = La captura de Himono, allí corriente

### Influencia

influence_entry = Entrar en el mercado de Influencia cuesta 1 Punto de Acción.
    .title = Coste de entrada de Influencia
influence_buyer = Un Comprador cuesta 200 ¥; coge tantos como haya.
    .title = Precio de un Comprador
influence_buyer_left = Solo se puede comprar un Comprador mientras quede alguno en el tablero.
    .title = Compradores mientras queden
influence_buyer_space = Un Comprador ocupa un espacio de licencia mientras lo tienes, así que necesitas uno libre.
    .title = Un Comprador ocupa un espacio
    .no = Los cuatro espacios de licencia están ocupados.
influence_buyer_place = En cualquier momento de tu turno puedes poner un Comprador delante de otro jugador; es gratis y no es una acción.
    .title = Asignar un Comprador
    .no = No tienes ningún Comprador que asignar.
influence_buyer_not-oneself = Un Comprador se pone delante de otro jugador, nunca de tu propio puerto.
    .title = Nunca a ti mismo
influence_buyer_acts = En cuanto ese jugador acaba su siguiente turno actúa el Comprador: compras en todos los puertos ajenos que quieras, como en una acción de Compra.
    .title = Qué hace un Comprador
    .no = Un Comprador está actuando: ahora solo se pueden hacer sus compras.
influence_buyer_back = Después el Comprador vuelve a su tablero, haya comprado algo o no, y el turno sigue a partir del jugador al que lo asignaste.
    .title = El Comprador vuelve
influence_buyer_leave-by-use = Un Comprador solo deja tu puerto al asignarlo; no se puede devolver.
    .title = Un Comprador solo se va asignado
influence_buyer_same-turn = Un Comprador se puede asignar en el mismo turno en que se compra.
    .title = Un Comprador se puede asignar enseguida
influence_buyer_when = Un Comprador actúa antes de que el siguiente turno compruebe el final; tras un último turno también actúa, antes de la puntuación.
    .title = Antes del final y de la puntuación
influence_buyer_lapses = Si el jugador al que lo asignaste ya no tiene otro turno, el Comprador se pierde.
    .title = Cuándo se pierde un Comprador
influence_buyer_served-too = Un Comprador también puede comprar al jugador al que lo asignaste.
    .title = También compra a quien lo tiene
influence_buyer_nothing-else = Mientras actúa un Comprador no se puede hacer nada más que sus compras.
    .title = Nada más que sus compras
influence_buyer_several = Si un jugador tiene delante varios Compradores, actúan en el orden en que se asignaron.
    .title = Varios Compradores con un jugador
influence_expansion = Una ficha de Expansión cuesta 200 ¥ y va enseguida a la caja: eliges pescado o externo, y se saca un mercado de esa clase, se prepara y entra en juego.
    .title = Una ficha de Expansión trae un mercado
influence_expansion_left = Solo se puede comprar una ficha de Expansión mientras quede alguna en el tablero.
    .title = Fichas de Expansión mientras queden
influence_expansion_box-empty = Una ficha de Expansión solo se puede comprar para una clase de mercado de la que pueda entrar alguno.
    .title = Solo si puede entrar un mercado
    .no = No queda ningún mercado de esta clase que pueda entrar.
influence_expansion_one-by-one = Una ficha de Expansión se resuelve antes de comprar la siguiente.
    .title = Una ficha de Expansión cada vez

### Nuevo Acuario

new-aquarium_entry = Entrar en el Nuevo Acuario cuesta 1 barril de cualquier pescado que tengas a la venta en tu puerto.
    .title = Coste de entrada del Nuevo Acuario: un barril
    .no = No tienes a la venta ese barril con que pagar.
new-aquarium_sell = El Nuevo Acuario compra como el Acuario: tantas fichas como todavía quiera un espacio, cada una al precio de su pescado.
    .title = Vender al Nuevo Acuario
new-aquarium_prices = El Nuevo Acuario paga por ficha: Sardinas 300 ¥, Nori 400 ¥, Almeja u Ostra 400 ¥, Pargo Rojo 500 ¥, Himono 700 ¥, Cangrejo Araña 1.000 ¥, Pez Espada 1.000 ¥.
    .title = Precios del Nuevo Acuario
new-aquarium_kinds = El Nuevo Acuario solo acepta los pescados que tienen un espacio en su tablero.
    .title = Pescados que acepta el Nuevo Acuario
    .no = El Nuevo Acuario no tiene espacio para { $token }.
new-aquarium_demand = El Nuevo Acuario quiere 3 Sardinas, 2 de cada: Nori, Almeja u Ostra y Pargo Rojo, y 1 de cada: Himono, Cangrejo Araña y Pez Espada. Un espacio lleno ya no compra.
    .title = Cuántos quiere el Nuevo Acuario
    .no =
        { $demand ->
            [0] El Nuevo Acuario ya no quiere más { $token }.
           *[other] El Nuevo Acuario solo quiere { COUNT($demand, "token") } más de { $token }.
        }
new-aquarium_clam-oyster = Las Almejas y las Ostras comparten un espacio del Nuevo Acuario.
    .title = Almejas y Ostras comparten espacio
new-aquarium_clam-oyster_any-mix = El espacio compartido admite dos fichas: dos Almejas, dos Ostras o una de cada.
    .title = Dos cualesquiera en el espacio compartido
new-aquarium_stays = Lo que compra el Nuevo Acuario se queda allí hasta el final de la partida.
    .title = Lo del Nuevo Acuario no vuelve
new-aquarium_pair = Siempre que uno de los dos Acuarios entra durante la partida, el otro entra con él.
    .title = Los Acuarios entran juntos

### Mercado de Sobrepesca

overfishing-market_entry = En el Mercado de Sobrepesca no puede entrar nadie.
    .title = En el Mercado de Sobrepesca no entra nadie
overfishing-market_scoring = Con el Mercado de Sobrepesca en juego, la puntuación final tiene para todos un paso más: pagar 100 ¥ por cada ficha de un mercado sobrepescado y cobrar 100 ¥ por cada otra ficha de pescado.
    .title = Lo sobrepescado resta, lo demás suma
overfishing-market_scoring_before-loans = El Mercado de Sobrepesca se ajusta justo antes de devolver los Préstamos.
    .title = Justo antes de los Préstamos
overfishing-market_scoring_after-highest = Los premios por más y menos Recursos van antes del Mercado de Sobrepesca.
    .title = Después de más y menos Recursos
overfishing-market_takoyaki = Para el Mercado de Sobrepesca, los Takoyaki cuentan como Pulpo.
    .title = Los Takoyaki cuentan como Pulpo
overfishing-market_himono = Para el Mercado de Sobrepesca no cuenta lo que hay sobre las licencias de Himono.
    .title = Lo que se seca no cuenta

### Alquiler de Barcos

ship-rentals_entry = Entrar en el mercado de Alquiler de Barcos cuesta 1 Punto de Acción.
    .title = Coste de entrada de Alquiler de Barcos
ship-rentals_rent = Puedes alquilar embarcaciones que están en Barcos o en Barcos de Segunda Mano, tantas como quieras, por 100 ¥ por hueco. Cada una lleva una ficha de alquiler.
    .title = Alquilar embarcaciones
    .no =
        No hay allí { GENDER($boat) ->
            [f] ninguna
           *[m] ningún
        } { $boat } que alquilar.
ship-rentals_left = Solo se puede alquilar mientras quede en el tablero una ficha de alquiler.
    .title = Fichas de alquiler mientras queden
ship-rentals_rent_berth = Para alquilar una embarcación necesitas en ese momento un sitio libre para ella; las que están en el mar no importan.
    .title = Lo alquilado necesita un sitio libre
    .no = En { THE($port) } no hay ahora sitio para esta embarcación.
ship-rentals_rent_barge-port = Una Gabarra alquilada va al muelle derecho, que debe estar abierto y vacío.
    .title = La Gabarra alquilada va a la derecha
ship-rentals_no-blue-ship = El Barco Azul no se puede alquilar.
    .title = El Barco Azul no se alquila
ship-rentals_one-trip = Una embarcación alquilada hace un viaje: cuando vuelve a atracar en casa y ha descargado, ella y su ficha regresan a sus tableros.
    .title = Un viaje y de vuelta
ship-rentals_one-trip_berth = También una embarcación alquilada necesita un sitio libre para atracar; después se devuelve.
    .title = Para volver hace falta sitio
ship-rentals_one-trip_abroad = Atracar en el Mercado Extranjero también acaba el viaje: la embarcación alquilada se devuelve tras la subasta.
    .title = Un viaje que acaba en el extranjero
ship-rentals_no-transfer = De un Barco alquilado no se pueden pasar barriles a una Gabarra.
    .title = De un Barco alquilado no se traspasa
    .no = { THE($boat) } es de alquiler, así que sus barriles no pueden ir a una Gabarra.
ship-rentals_no-transfer_barge = Una Gabarra alquilada se puede cargar desde Barcos tuyos.
    .title = Una Gabarra alquilada se puede cargar
ship-rentals_not-owned = Una embarcación alquilada no es tuya: no se puede vender, entregar por el Barco Azul ni devolver antes. Puede quedarse en un muelle cuanto quieras.
    .title = Lo alquilado no es tuyo
    .no = { THE($boat) } es de alquiler.
ship-rentals_last-turn = También se puede alquilar después de provocarse el final, incluso en Barcos de Segunda Mano.
    .title = Alquilar con el final provocado

### Tienda de Sushi

sushi-shop_entry = Entrar en la Tienda de Sushi cuesta 1 Punto de Acción.
    .title = Coste de entrada de la Tienda de Sushi
sushi-shop_sell = Vende juntas de una a cinco fichas de formas distintas en un espacio vacío y cobra los yenes que indica, tantas veces como puedas.
    .title = Vender fichas de formas distintas
sushi-shop_prices = La Tienda de Sushi paga 200 ¥ por una ficha, 400 ¥ por dos, 700 ¥ por tres, 1.100 ¥ por cuatro y 1.600 ¥ por cinco. Solo los 700 ¥ están en un texto.
    .title = Precios de la Tienda de Sushi
sushi-shop_space = El número de fichas decide el espacio: hay uno para cada número del uno al cinco.
    .title = El número de fichas decide el espacio
sushi-shop_empty-space = Solo se puede vender en un espacio vacío de la Tienda de Sushi.
    .title = Solo en un espacio vacío
    .no = El espacio de { COUNT($count, "token") } está ocupado.
sushi-shop_full = Cuando todos sus espacios están ocupados, la Tienda de Sushi ya no compra nada.
    .title = Todo ocupado: ya no compra
sushi-shop_size = Una venta a la Tienda de Sushi es de una ficha como mínimo y cinco como máximo.
    .title = De una a cinco fichas por venta
sushi-shop_shapes = En un espacio no hay dos fichas de la misma forma. Caballa y Jurel tienen una sola forma; Almeja y Ostra, también.
    .title = Ninguna forma dos veces
    .no = Hacen falta fichas de { COUNT($needed, "shape") }, no de { $shapes }.
sushi-shop_shapes_alike = Las fichas de un pescado tienen la misma forma, lleven lo que lleven impreso: las dos caras del Salmón, todos los Cangrejos Araña, todo el Atún.
    .title = Un pescado tiene una forma
sushi-shop_stays = Lo que compra la Tienda de Sushi se queda allí.
    .title = Lo de la Tienda de Sushi no vuelve

### Mercados externos que entran más tarde

external_new-market = Un mercado externo que entra durante la partida se saca de la caja, se prepara como al principio y está enseguida en juego.
    .title = Entra un nuevo mercado externo
external_new-market_box-empty = Si no puede entrar ningún mercado externo, no entra ninguno; con dos jugadores la Subasta no cuenta.
    .title = Sin mercados externos que entren

### Variantes

variants_mix = Cada variante se puede jugar sola o junto con otras, con la expansión o sin ella.
    .title = Combinar variantes
more-markets_any-number = Con Más mercados puedes empezar con más mercados de los que dice la preparación. Todos a la vez son para mesas en las que todo el mundo ha jugado ya.
    .title = Tantos mercados como quieras
more-markets_each-kind = Más mercados vale por separado para los de pescado y los externos, hasta todos los que hay. El segundo Acuario se añade aparte.
    .title = Pescado y externos, por separado
collapse_when = Con Colapso, un mercado externo colapsa en cuanto se agota a su manera. Se saca de la caja un nuevo mercado externo, se prepara y entra enseguida en juego.
    .title = Cuándo colapsa un mercado
collapse_collapsed = Barcos, Comercio e Influencia siguen abiertos tras su colapso, a su coste normal; no pueden volver a colapsar.
    .title = Mercados que siguen abiertos
collapse_closed = Un mercado que cierra al colapsar ya no se puede visitar ni usar.
    .title = Mercados que cierran
    .no = { THE($market) } ha colapsado y está cerrado.
collapse_closed_boxed = Lo que tendría que volver a un mercado cerrado va a la caja.
    .title = Lo que vuelve a un mercado cerrado
collapse_at-once = El colapso se comprueba después de cada paso, y cada mercado colapsa una sola vez.
    .title = Se mira tras cada paso
collapse_visit = Una visita en marcha sigue si el mercado queda abierto y termina si cierra.
    .title = Una visita cuando el mercado colapsa
collapse_aquarium-pair = Si un colapso trae uno de los Acuarios, entran los dos a la vez.
    .title = Un colapso trae los dos Acuarios
collapse_tokens = La caja trae doce fichas de Colapso, pero solo diez mercados pueden colapsar.
    .title = Sobran fichas de Colapso
aquarium_collapse = El Acuario colapsa y cierra cuando todos sus espacios están llenos, también los de pescados que no están en juego.
    .title = Colapso del Acuario
bank_collapse = El Banco colapsa y cierra cuando no quedan ni Préstamos ni Participaciones. Al final se devuelven los Préstamos y se pagan los intereses igualmente.
    .title = Colapso del Banco
government_collapse = El mercado de Gobierno colapsa y cierra cuando sus dos espacios están llenos.
    .title = Colapso de Gobierno
rentals_collapse = El mercado de Alquileres colapsa y cierra cuando no le quedan ni Congeladores ni Carritos. Los que se gasten después van a la caja.
    .title = Colapso de Alquileres
ships_collapse = El mercado de Barcos colapsa cuando no queda ninguna embarcación en su tablero; sigue abierto.
    .title = Colapso de Barcos
trading_collapse = El mercado de Comercio colapsa cuando hay fichas en todos sus espacios; sigue abierto.
    .title = Colapso de Comercio
influence_collapse = El mercado de Influencia colapsa cuando no le quedan ni Compradores ni fichas de Expansión; sigue abierto, y los Compradores vuelven a él y se pueden comprar.
    .title = Colapso de Influencia
new-aquarium_collapse = El Nuevo Acuario colapsa y cierra cuando todos sus espacios están llenos, también los de pescados que no están en juego.
    .title = Colapso del Nuevo Acuario
ship-rentals_collapse = El mercado de Alquiler de Barcos colapsa y cierra cuando no le quedan fichas de alquiler. Las que vuelvan después van a la caja.
    .title = Colapso de Alquiler de Barcos
sushi-shop_collapse = La Tienda de Sushi colapsa y cierra cuando todos sus espacios están ocupados.
    .title = Colapso de la Tienda de Sushi
ships_collapse_by-rent = Tanto las compras como los alquileres vacían el tablero de Barcos; lo alquilado sigue volviendo a él.
    .title = También el alquiler vacía el tablero
open-order_next = Con Orden abierto, el mercado de pescado o externo que entra es el siguiente de su fila, no uno al azar.
    .title = El siguiente mercado de la fila
open-order_rows = Con Orden abierto, los tableros que sobran en la preparación quedan a la vista de todos, barajados, en dos filas: mercados de pescado y mercados externos.
    .title = Dos filas a la vista
open-order_collapse = Orden abierto vale también para los colapsos, que su texto olvida, como para la sobrepesca y las fichas de Expansión.
    .title = Vale también para los colapsos
open-order_skipped = Con dos jugadores el mercado de Subasta se salta en su fila.
    .title = Con dos jugadores se salta Subasta
open-order_fetched = La Caballa que sigue al Jurel y el segundo Acuario se cogen de donde estén en su fila.
    .title = Mercados que se cogen de su fila

### Reglas de la casa

house-rules_reconstructed = Un número que no da ninguna fuente se deduce aquí de las piezas, y lleva la marca de reconstruido allí donde se muestra.
    .title = Números deducidos de las piezas
house-rules_override = Al preparar una partida se puede cambiar cualquier número impreso. Queda marcado como regla de la casa y guardado con la partida.
    .title = Otros números que los impresos

### La pantalla

screen_why-not = La respuesta a «¿por qué no?» solo nombra pasos que ahora son legales.
    .title = Solo se nombran pasos legales
