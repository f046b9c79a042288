### Positions and scenarios

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
scenario_no-toml = Esto no es TOML: { $text }.
scenario_field = Línea { $line }, «{ $pattern }»: { $text }.
scenario_unknown-rule = Línea { $line }: el catálogo no tiene la regla «{ $text }».
scenario_setup = Una partida no se prepara con «{ $text }». Se prepara con: { $verbs }.
scenario_do-or-try = El paso { $number } tiene que decir o «do» o «try».
scenario_step-fails = Paso { $number }, «{ $text }»: { $text_came }
scenario_draws = Paso { $number }, «{ $text }»: lo que se roba ahí no es lo que dice «draws».
scenario_no-such-event = Paso { $number }: ningún suceso nombra la regla «{ $text }». Los que hubo nombran: { $text_came }.
scenario_not-refused = Paso { $number }: «{ $text }» debería rechazarse, pero está permitido.
scenario_other-refusal = El paso { $number } debería rechazarse por «{ $text }», pero lo rechaza la regla «{ $text_came }».
scenario_after = Tras el paso { $number }, { $text_place } debería ser { $text }, pero es { $text_came }.
scenario_rule-unseen = El escenario trata de «{ $text }», pero ningún paso muestra esa regla.
scenario_good = { $path }: como se esperaba.
scenario_no-file = { $path }: no hay ningún archivo así, o no es un texto.
