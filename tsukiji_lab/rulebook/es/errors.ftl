### Qué está mal en lo que se escribe

error_players = Tokyo Tsukiji Market es para 2 a { $most } personas, no para { $players }.
error_name = El nombre de un jugador tiene de 1 a { $most } caracteres que se pueden leer.
error_same-names = Cada jugador necesita un nombre distinto.
error_players-kind = Di cuántos jugadores hay, o haz una lista con sus nombres.
error_seed = La semilla tiene que ser un número entero de 18 cifras como mucho.
error_money = El dinero es «open» (a la vista) o «closed» (oculto), no «{ $text }».
error_fish-markets = Con este número de jugadores hacen falta { COUNT($right, "more-fish-market") }, no { $given }. Solo la variante «Más mercados» permite más.
error_external-markets = Con este número de jugadores hacen falta { COUNT($right, "more-external-market") }, no { $given }. Solo la variante «Más mercados» permite más.
error_unknown-market = No hay ningún mercado «{ $text }» de esta clase. Estos son los que hay: { WRITTEN($boards) }.
error_doubled-market = { $market } está dos veces; cada mercado está en la partida una sola vez.
error_too-few-players = { THE($market) } necesita al menos { $players } jugadores: elige otro.
error_name-of-other-seat = «{ $text }» es la marca de otro asiento: elige otro nombre.
error_first-player = El primer jugador es un asiento del 0 al { $most }.
error_round-limit = El límite de rondas es un número entero del 1 al { $most }.
error_round-over = La partida va ya por la ronda { $round }: el límite no puede ser menor.

error_box = No hay ninguna caja «{ $text }». Estas son las que hay: { $verbs }.
error_expansion-board = { THE($board) } es parte de la expansión: prepara la partida con box="expansion".
error_expansion-boat = { THE($boat) } es parte de la expansión: prepara la partida con box="expansion".
error_no-such-seat = Los asientos se numeran del 0 al { $most }.
error_blue-ship = El Barco Azul está o no está: True o False, no «{ $text }».
error_staple = El mercado de pescado que está junto a Barcos es uno de estos: { WRITTEN($boards) }, no «{ $text }».
error_number-of-markets = Los mercados se nombran, o un número entero dice cuántos se sortean.
error_aquarium-pair = Con la expansión el Acuario y el Nuevo Acuario van juntos: nombra los dos o ninguno.
error_barges = Las Gabarras son una de estas opciones: { $verbs }, no «{ $text }».
error_variant = No hay ninguna variante «{ $text }». Estas son las que hay: { $verbs }.
error_open-order = Con el orden abierto, cada tablero que sobra está preparado una vez, y ningún otro.
error_house-boards = Los números cambiados se escriben como un dict de tableros, cada uno con un dict de sus números; «{ $text }» no lo es.
error_house-number = { THE($board) } no tiene ningún número «{ $text }». Estos son los que tiene: { $verbs }.
error_house-count = «{ $pattern }» es un número entero de { $least } a { $most }, no «{ $text }».
error_house-yen = «{ $pattern }» es dinero de 100 ¥ en 100 ¥, de { $least } ¥ a { $most } ¥, no «{ $text }».
error_house-columns = Las columnas de venta tienen que subir de izquierda a derecha.

error_no-text = Una acción se escribe como texto, por ejemplo «catch eel»; esto es del tipo { $text }.
error_no-such-verb = «{ $text }» no es una acción de este juego. Las acciones empiezan por: { $verbs }.
error_yen-step = «{ $text }»: los yenes se cuentan de 100 en 100.
error_incomplete-action = «{ $text }» no tiene las palabras de esta acción. Se escribe: { $pattern }.
error_unreadable-word = Una palabra de «{ $text }» no se puede leer. La acción se escribe: { $pattern }.
error_ambiguous-action = «{ $text }» puede ser varias acciones, por ejemplo { $verbs }. Escribe más de la que quieres.

error_record-damaged = Esto no es una partida guardada, o está dañada.
error_code-other-game = Este no es un código de una partida de Tokyo Tsukiji Market. Un código se copia entero, desde la primera letra.
error_record-other-rules = Esta partida se guardó con otras reglas (versión { $text }), y estas no conocen su preparación. Ábrela con la versión con la que se guardó.
error_record-other-game = Es una partida guardada de «{ $game }», no de Tokyo Tsukiji Market.
error_record-illegal = La partida guardada no se puede repetir: su acción { $number }, «{ $text }», no es legal en ese momento.
error_record-other-end = La partida guardada lleva a otra posición que la que dice; se ha cambiado o está dañada.
error_record-left-out =
    { $left ->
        [one] Esta partida se guardó con otras reglas. Se abre en la acción { $done }; 1 acción posterior ya no vale.
       *[other] Esta partida se guardó con otras reglas. Se abre en la acción { $done }; { $left } acciones posteriores ya no valen.
    }
error_code-too-long = El código de una partida tiene como máximo { $most } kB.
error_code-damaged = Esto no es el código de una partida, o le falta una parte.
error_file-exists = Ya hay un archivo { $path }. Elige otro nombre o guarda con overwrite=True.
error_not-told = Esta acción saca algo: di qué salió. Puede ser: { $verbs }.
error_not-there = «{ $text }» no puede haber salido. Puede ser: { $verbs }.
error_told-too-much = Esta acción saca menos de lo que se dijo que salió.
error_position = Una posición no puede ser así (detalle en inglés): { $text }.
error_position-number = Los turnos empiezan por el 1; los puntos, los robos y el último turno nunca son menores que 0, y nada pasa de un millón.
error_position-end = Un último turno y quien lo ha provocado van juntos: di los dos o ninguno.
error_position-board = «{ $text }» no es un mercado que esté en juego aquí ni que pueda entrar.
error_position-seat = En esta mesa no hay ningún asiento «{ $text }». Están: { $verbs }.
error_position-piece = «{ $text }» no es ninguna pieza de este juego.
error_position-barrel = «{ $text }» no es ningún barril, y las embarcaciones no llevan otra cosa.
error_position-boat = «{ $text }» no es ninguna embarcación. La segunda de una clase se escribe «two-slot-2».
error_position-place = Una embarcación está en un muelle, en «sea» o en «foreign-market», no en «{ $text }».
error_position-sale = Una pieza a la venta se escribe con su precio en yenes, como «eel 300»; «{ $text }» no lo es.
error_position-field = { THE($board) } no tiene nada que se llame «{ $text }».
error_position-value = En { THE($board) } hay un valor que no puede ser: { $text }.
