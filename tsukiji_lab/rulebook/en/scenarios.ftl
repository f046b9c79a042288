### Positions and scenarios

error_position = A position cannot lie like this: { $text }.
error_position-number = The turns begin with 1; points, draws and the last turn are never below 0, and nothing is above a million.
error_position-end = A last turn and who brought it about go together: say both or neither.
error_position-board = “{ $text }” is not a market that is in play here, or could come in.
error_position-seat = There is no seat “{ $text }” at this table. There are: { $verbs }.
error_position-piece = “{ $text }” is not a piece of this game.
error_position-barrel = “{ $text }” is not a barrel, and boats carry nothing else.
error_position-boat = “{ $text }” is not a boat. A second one of a kind is written “two-slot-2”.
error_position-place = A boat lies in a port, at “sea” or at the “foreign-market”, not at “{ $text }”.
error_position-sale = A piece on sale is written with its price in yen, such as “eel 300”; “{ $text }” is not.
error_position-field = { THE($board) } has nothing that is called “{ $text }”.
error_position-value = On { THE($board) } something has a value that cannot be: { $text }.
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
