### What is wrong with an input

error_players = Tokyo Tsukiji Market is for 2 to { $most } players, not { $players }.
error_name = A player’s name has 1 to { $most } printable characters.
error_same-names = Every player needs a different name.
error_players-kind = Say how many players there are, or list their names.
error_seed = The seed must be a whole number of at most 18 digits.
error_money = Money is “open” or “closed”, not “{ $text }”.
error_fish-markets = With this many players { COUNT($right, "more-fish-market") } are needed, not { $given }. Only the variant “More markets” allows more.
error_external-markets = With this many players { COUNT($right, "more-external-market") } are needed, not { $given }. Only the variant “More markets” allows more.
error_unknown-market = There is no market “{ $text }” of this kind. There are: { WRITTEN($boards) }.
error_doubled-market = { $market } is named twice; every market can be in a game once.
error_too-few-players = { THE($market) } needs at least { $players } players: choose another one.
error_name-of-other-seat = “{ $text }” is the mark of another seat: choose another name.
error_first-player = The first player is a seat from 0 to { $most }.
error_round-limit = A round limit is a whole number from 1 to { $most }.
error_round-over = The game is in round { $round } already: a limit cannot be lower.

error_box = There is no box “{ $text }”. There are: { $verbs }.
error_expansion-board = { THE($board) } is part of the expansion: set the game up with box="expansion".
error_expansion-boat = { THE($boat) } is part of the expansion: set the game up with box="expansion".
error_no-such-seat = Seats are numbered from 0 to { $most }.
error_blue-ship = The Blue Ship is there or not: True or False, not “{ $text }”.
error_staple = The fish market beside Ships is one of { WRITTEN($boards) }, not “{ $text }”.
error_number-of-markets = Markets are named, or a whole number says how many are drawn.
error_aquarium-pair = With the expansion the Aquarium and the New Aquarium come together: name both or neither.
error_barges = The Barges are one of { $verbs }, not “{ $text }”.
error_variant = There is no variant “{ $text }”. There are: { $verbs }.
error_open-order = With the open order, every board left over lies ready once, and no other.
error_house-boards = Changed numbers are written as a dict of boards, each with a dict of its numbers; “{ $text }” is not.
error_house-number = { THE($board) } has no number “{ $text }”. It has: { $verbs }.
error_house-count = “{ $pattern }” is a whole number from { $least } to { $most }, not “{ $text }”.
error_house-yen = “{ $pattern }” is money in steps of ¥100 from ¥{ $least } to ¥{ $most }, not “{ $text }”.
error_house-columns = The selling columns must rise from left to right.

error_no-text = An action is written as text, such as “catch eel”; this is of the type { $text }.
error_no-such-verb = “{ $text }” is not an action of this game. Actions begin with: { $verbs }.
error_yen-step = “{ $text }”: yen are counted in steps of ¥100.
error_incomplete-action = “{ $text }” does not have the words of this action. It is written: { $pattern }.
error_unreadable-word = A word of “{ $text }” cannot be read. The action is written: { $pattern }.
error_ambiguous-action = “{ $text }” can mean several actions, such as { $verbs }. Write more of the one you mean.

error_record-damaged = This is no saved game, or it is damaged.
error_code-other-game = This is no code of a Tokyo Tsukiji Market game. A code is copied whole, from its first letter on.
error_record-other-rules = This game was saved with other rules (version { $text }), and its set-up is unknown to these. Open it with the version it was saved with.
error_record-other-game = This is a saved game of “{ $game }”, not of Tokyo Tsukiji Market.
error_record-illegal = The saved game cannot be played again: action { $number } of it, “{ $text }”, is not legal there.
error_record-other-end = The saved game leads to another position than the one it states; it was changed or is damaged.
error_record-left-out =
    { $left ->
        [one] This game was saved under other rules. It opens at action { $done }; 1 later action does not fit any more.
       *[other] This game was saved under other rules. It opens at action { $done }; { $left } later actions do not fit any more.
    }
error_code-too-long = A game’s code has at most { $most } kB.
error_code-damaged = This is no game’s code, or part of it is missing.
error_file-exists = There is a file { $path } already. Choose another name, or save with overwrite=True.
error_not-told = This action draws: say what came out. It can be: { $verbs }.
error_not-there = “{ $text }” cannot have come out. It can be: { $verbs }.
error_told-too-much = This action draws less than was said to have come out.
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
