### The way back and forth: timeline, undo, branches, comparison

error_no-such-step = This game’s steps go from 0 to { $most }.

time_line = Timeline
time_slider = Step in the game
time_value = Step { $step } of { $all }, turn { $turn }, { $seat }
time_value-over = Step { $step } of { $all }, turn { $turn }, the game is over
time_step = Step { $step }
time_turn = turn { $turn }
time_start = To the start
time_back = One step back
time_forward = One step forward
time_end = To the present
time_mark-overfished = Turn { $turn }: { $market } is overfished
time_mark-auction = Turn { $turn }: an auction at { $market }

time_looking = You are looking back
time_looking-note = The game stays as it is. Nothing can be played here, and “What happened” still goes up to the present.
time_looking-first = You are looking back: return to the present first.
time_now = Back to the present
time_happened = What happened in this step
time_go-on = Go on from here
time_go-on-note = This begins a branch: the game you have stays as it is beside it.

time_branches = Branches
time_branches-note = What if? A branch begins at the step you see. The game you have stays beside it, and the same actions bring the same draws in both.
time_branches-in-cell = In Python, table.game is the branch on the table; game stays the one it was made with.
time_name = Name of the branch
time_begin = Begin a branch here
time_branch = branch { $text }
time_here = You are here
time_parts = Step { $step }, turn { $turn }; parts after step { $number }
time_play = Go there
time_play-named = Go to branch { $text }
time_compare = Compare
time_compare-named = Compare with branch { $text }
time_forget = Forget
time_forget-named = Forget branch { $text }

time_name-long = A branch’s name has 1 to { $most } printable characters.
time_taken = A branch is called “{ $text }” already: choose another name.
time_too-many = A game keeps { $most } branches: forget one first.
time_no-branch = There is no branch “{ $text }”.
time_played = You are in branch “{ $text }” now.
time_sealed = Bids are sealed at this step: a branch can begin before or after them.

time_undo-chance = Undo ends here: chance has shown something since. The menu can set the table to “explore”.
time_undo-bids = Undo ends here: bids were revealed since. The menu can set the table to “explore”.
time_undo-yen = Undo ends here: hidden yen were shown since. The menu can set the table to “explore”.
time_undo-handed = Undo ends here: the decision before was another player’s. The menu can set the table to “explore”.
time_explore = Explore (undo everything)
time_explores = Explore is on: everything can be undone

time_count = Count now
time_close = Close

time_compared = { $text } beside { $text_other }
time_what = What
time_difference = { $text_other } minus { $text }
time_differs =
    { $count ->
        [0] Nothing differs.
        [one] 1 thing differs.
       *[other] { $count } things differ.
    }
time_all-same = Everything else on the table is the same.
time_parted =
    { $number ->
        [0] They part at the start.
       *[other] They part after step { $number }, in turn { $turn }.
    }
time_row-turn = Turn
time_row-yen = Yen
time_row-resources = Resources
time_row-total = Total if counted
time_row-barrels = Barrels
time_row-tokens = Tokens
time_row-worth = Resources for a token
time_row-overfished = Overfished
time_row-steps = What is being done
time_row-licences = Licences
time_row-takoyaki = Takoyaki
time_row-tins = Tinned Sardines
time_row-in-play = In play
time_row-lies = On the board
time_yes = yes
time_no = no
time_hidden = hidden
time_absent = not in play
time_same-turn = Both are shown at turn { $turn }, the last that both have reached.
