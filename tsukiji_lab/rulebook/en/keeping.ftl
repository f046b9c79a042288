### What is kept of a game, and links to a table

links_unreadable = This link cannot be read: part of it may be missing.
links_field = A link to a table knows no “{ $text }”. It knows { $verbs }.
links_value = In a link, “{ $pattern }” is one of { $verbs }, not “{ $text }”.
links_number = In a link, “{ $pattern }” is a whole number, not “{ $text }”.
links_no-case = There is no stored case “{ $text }”.
links_seats = The link says who plays { $given } seats, but there are { $players }.
links_names = The link names { $given } players, but there are { $players }.

keeping_games = Your games
keeping_games-note = This browser keeps them, and nobody else: they are sent nowhere.
keeping_turn = Turn { $turn }
keeping_over = Over
keeping_go-on = Go on
keeping_open = Open
keeping_older = { $number ->
    [one] One more game
   *[other] { $number } more games
}
keeping_forget = Forget
keeping_forget-text = After that you cannot go on with this game.
keeping_forget-yes = Forget this game
keeping_forget-all = Forget my games
keeping_forget-all-text = This deletes all that Tsukiji Lab keeps in this browser: your games, your answers in the lesson, language and colours. It cannot be undone.
keeping_forget-all-yes = Delete everything
keeping_gone = This game is not kept any more.
keeping_damaged = What was kept of this game is damaged and cannot be opened.
keeping_copy-here = This game is open in another tab too. Here you go on with a copy, and both are kept.
keeping_address-damaged = The code in the address is damaged: part of the link may be missing.
keeping_code = The code of this game
keeping_copy = Copy
keeping_copied = Copied.
keeping_link = Link
keeping_link-form = Copy a link to this set-up
keeping_link-game = Copy a link to this game
keeping_link-start = Copy a link to its start
keeping_link-text = Whoever opens this link has the same table:
keeping_lost = The connection is lost.
keeping_lost-page = Your game is safe in this code. Load the page again, and it goes on.
keeping_lost-kept = Your game is safe in this code. Run the cell again, and go on with it under “Your games”; “Open a game” takes the code too.
keeping_lost-cell = Your game is safe in this code. In the cell, let the line that makes the game be game = lab.game_from_code("…") with the code in its place, then run the cell: as it is, it begins another game.
keeping_missed = The connection was gone for a moment, and what you pressed last may not have arrived. Look at the table: if it was not done, press again.
keeping_lost-again = Run the cell again.
keeping_reload = Load again
keeping_full = This browser has no room for the game. Keep its code, or save it as a file: both are under “Your game”.
