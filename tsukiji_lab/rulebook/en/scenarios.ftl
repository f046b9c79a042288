### Positions and scenarios

scenario_no-toml = This is no TOML: { $text }.
scenario_field = Line { $line }, “{ $pattern }”: { $text }.
scenario_unknown-rule = Line { $line }: the catalogue has no rule “{ $text }”.
scenario_setup = A game is not set up with “{ $text }”. It is set up with: { $verbs }.
scenario_do-or-try = Step { $number } has to say either “do” or “try”.
scenario_step-fails = Step { $number }, “{ $text }”: { $text_came }
scenario_draws = Step { $number }, “{ $text }”: what is drawn there is not what “draws” says.
scenario_no-such-event = Step { $number }: no event names the rule “{ $text }”. Those that came name: { $text_came }.
scenario_not-refused = Step { $number }: “{ $text }” should be refused, but it is allowed.
scenario_other-refusal = Step { $number } should be refused by “{ $text }”, but the rule that refuses it is “{ $text_came }”.
scenario_after = After step { $number }, { $text_place } should be { $text }, but it is { $text_came }.
scenario_rule-unseen = The scenario is about “{ $text }”, but no step shows that rule.
scenario_good = { $path }: as expected.
scenario_no-file = { $path }: there is no such file, or it is no text.
