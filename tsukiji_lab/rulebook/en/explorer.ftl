### The rules explorer

explorer_title = The rules
explorer_intro = All { $number } rules, in our own words. Open one, see it on the table, and try things there.
explorer_search = Search the rules
explorer_find = Search
explorer_example = salmon price
explorer_all = All chapters
explorer_moment-before = Before the game
explorer_moment-turn = In a turn
explorer_moment-always = At any time
explorer_moment-end = At the end
explorer_rules =
    { $number ->
        [one] 1 rule
       *[other] { $number } rules
    }
explorer_elsewhere = Elsewhere about { THE($board) }
explorer_found =
    { $number ->
        [0] No rule speaks of “{ $text }”
        [one] 1 rule for “{ $text }”
       *[other] { $number } rules for “{ $text }”
    }
explorer_none-hint = Try other words, or look through the chapters.
explorer_more =
    { $number ->
        [one] One more is not shown. Another word finds it.
       *[other] { $number } more are not shown. Another word finds them.
    }
explorer_way = Chapter of this rule
explorer_kind-rule = Rule
explorer_kind-exception = Exception
explorer_kind-ruling = Ruling
explorer_kind-reconstructed = Reconstructed number
explorer_boards = Boards
explorer_cases = See it on the table
explorer_position = A position to look at
explorer_case-title =
    { $of ->
        [one] Case
       *[other] Case { $number }
    }
explorer_close = Back to the rule
explorer_only-position = This case is a position. Look at the table, and try something.
explorer_step-do = { $seat }: { $text }
explorer_step-try = { $seat } tries: { $text }
explorer_refused-by = Refused:
explorer_done = (done)
explorer_case-again = Back to the case
explorer_back = Back
explorer_on = Next step
explorer_return = Back to the case
explorer_astray = You have gone your own way from here.
explorer_change = Change a number
explorer_where = Where
explorer_turn = The turn
explorer_wanted =
    { $step ->
        [1] A whole number from { $least } to { $most }, in digits only.
       *[other] A whole number from { $least } to { $most }, in steps of { $step }, in digits only.
    }
explorer_do-change = Change
explorer_earlier = As it lay before the present action began. What was done since is done again.
explorer_number-points = Action Points
explorer_number-yen = Yen
explorer_number-ports = Open ports
explorer_number-licence = { $licence } licences
explorer_number-token = { $token } tokens
explorer_number-barrels = Barrels left
explorer_number-marker = Value marker
explorer_gained = Possible now:
explorer_lost = No longer possible:
explorer_and-more = … and { $number } more.
explorer_same = The same actions can be done as before.
explorer_stopped = This cannot be done any more:
explorer_unchanged = Nothing is other than before.
explorer_no-number = “{ $text }” is not a whole number.
explorer_out-of-range = { $text }: from { $least } to { $most }.
explorer_cannot-lie = The pieces cannot lie like that.
explorer_over = The game of this case is over. Go back a step to try something.
explorer_not-understood = The page sent something that the explorer does not understand. Nothing has changed.
explorer_fault = Something went wrong in the program. Go back, or open the rule again.
explorer_gone = The connection is lost. Load the page again to go on.
