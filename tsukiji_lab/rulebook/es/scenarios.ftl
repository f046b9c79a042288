### Positions and scenarios

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
