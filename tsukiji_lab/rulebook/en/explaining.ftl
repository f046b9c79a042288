### Numbers explained

explain_unknown = “{ $text }” is not a number of this table. Ask for one of: { $verbs }. Tokens: { $text_tokens }. Markets: { $text_markets }. Players: { $text_players }.
explain_whose = “{ $text }” is another number for each player. Ask for one of: { $verbs }.
explain_yes = yes
explain_no = no
explain_hidden = hidden
explain_position = As this game began

explain_printed = Always the worth of { A($token) } token
explain_printed-why = { A($token) } token is always worth { COUNT($number, "resource") }.
explain_sold = { THE($market) } pays { $yen } for one now.
explain_marker = Value marker of { $token }
explain_marker-why =
    { $up ->
        [0] { $down ->
            [0] { A($token) } token is worth { COUNT($number, "resource") }: the value marker began there and has not moved.
           *[other] { A($token) } token is worth { COUNT($number, "resource") }: the value marker began at { $start } and has moved { $down } down since.
        }
       *[other] { $down ->
            [0] { A($token) } token is worth { COUNT($number, "resource") }: the value marker began at { $start } and has moved { $up } up since.
           *[other] { A($token) } token is worth { COUNT($number, "resource") }: the value marker began at { $start } and has moved { $up } up and { $down } down since.
        }
    }
explain_marker-start = Where the value marker began
explain_overfished-worth = Worth of { A($token) } token once the fish is overfished
explain_overfished-worth-why = { A($token) } token is worth { COUNT($number, "resource") }, because the fish is overfished.
explain_on-board = { $token } tokens left on the board
explain_divided = Divided by
explain_grid = Lowest number uncovered on the board
explain_grid-why =
    { $start ->
        [one] { A($token) } token is worth { COUNT($number, "resource") }: 1 token is left on the board, and a third of that, rounded up, is { $number }.
       *[other] { A($token) } token is worth { COUNT($number, "resource") }: { $start } tokens are left on the board, and a third of that, rounded up, is { $number }.
    }
explain_owned = { $fish } tokens of { $seat }
explain_all-owned = All tokens of this fish that players own
explain_all-owned-why = { A($token) } token is worth { COUNT($number, "resource") }, as many as players own tokens of this fish: { EACH($parts) }.
explain_as-many = As many as { $seat } owns of them
explain_as-many-why = Each is worth as many Resources as { $seat } owns of them.
explain_rest = All other fish of { $seat }
explain_tenth = A tenth of it, rounded down
explain_tenth-why = Each is worth a tenth of the { COUNT($start, "resource") } of all other fish, rounded down.
explain_held = How many { $token } tokens { $seat } owns
explain_kind = { $token } tokens of { $seat }
explain_kind-why =
    { $start ->
        [0] { $seat } owns no { $token } token.
       *[other] { $seat } owns { TOKENS($start, $token) }, worth { COUNT($number, "resource") }: { $start } × { $each }.
    }
explain_total = Resources of { $seat }
explain_total-why =
    { SIZE($token_kinds) ->
        [0] { $seat } owns no fish token, so no Resources.
       *[other] { $seat } owns { COUNT($number, "resource") }: { PAIRS($token_kinds, $parts) }.
    }

explain_yen = Yen of { $seat }
explain_yen-hidden = { $seat }’s yen are hidden.
explain_yen-start = What { $seat } began with
explain_yen-why = { $seat } has { $yen_number }: { $yen_start } to begin with, { $yen_up } taken and { $yen_down } paid since.

explain_points-start = Action Points of a turn
explain_points-why =
    { $up ->
        [0] { $seat } has { COUNT($points, "point") } left in this turn: { $start } to begin with, { $down } spent.
       *[other] { $seat } has { COUNT($points, "point") } left in this turn and { $carts } from Carts, for visits only: { $start } to begin with, { $up } from Carts, { $down } spent.
    }

explain_needed = What is needed
explain_enough-yen = Enough yen
explain_enough-resources = Enough Resources
explain_fewest-resources = Fewest Resources among the others
explain_fewest-yen = Fewest yen among the others
explain_not-fewest-resources = Not alone with the fewest Resources
explain_not-fewest-yen = Not alone with the fewest yen
explain_end-yes = If { $seat }’s turn began now, it would trigger the end.
explain_end-no = If { $seat }’s turn began now, it would not trigger the end.
explain_end-hidden = Whether { $seat }’s turn would trigger the end, if it began now, cannot be told, as yen are hidden.
explain_end-no-turn = But no turn of { $seat }’s begins any more: the game ends with round { $rounds }.
explain_end-by-yen = By yen
explain_end-by-yen-met = By yen: { $yen } reach { $yen_needed }, and { $seat } is not alone with the fewest Resources ({ $resources }; the others have { $others } or more).
explain_end-by-yen-lowest = By yen: { $yen } reach { $yen_needed }, but { $seat } is alone with the fewest Resources ({ $resources }; the others have { $others } or more).
explain_end-by-yen-short = By yen: { $yen } of { $yen_needed }.
explain_end-by-yen-hidden = By yen: { $seat }’s yen are hidden.
explain_end-by-resources = By Resources
explain_end-by-resources-met = By Resources: { $resources } reach { $needed }, and { $seat } is not alone with the fewest yen ({ $yen }; the others have { $yen_others } or more).
explain_end-by-resources-lowest = By Resources: { $resources } reach { $needed }, but { $seat } is alone with the fewest yen ({ $yen }; the others have { $yen_others } or more).
explain_end-by-resources-short = By Resources: { $resources } of { $needed }.
explain_end-by-resources-hidden = By Resources: { $resources } reach { $needed }, but who has the fewest yen is hidden.
explain_still-open = The end can still be triggered
explain_end-triggered = { $seat } has triggered the end; it is not looked for any more.
explain_end-over = The end of the game is not looked for any more.
explain_last-turn = Last turn, as the end was triggered
explain_limit-turn =
    { $rounds ->
        [one] Last turn by the limit of 1 round
       *[other] Last turn by the limit of { $rounds } rounds
    }
explain_end-turn = Last turn of the game
explain_this-turn = Turns begun so far
explain_turns-why =
    { $left ->
        [0] This is turn { $turn }, the last of the game.
        [one] This is turn { $turn }, and turn { $last } is the last: 1 turn follows.
       *[other] This is turn { $turn }, and turn { $last } is the last: { $left } turns follow.
    }

explain_barrels-left = Barrels on the board
explain_tokens-left = Tokens on the board or in the bag
explain_barrels-all = All barrels of { THE($market) }
explain_tokens-all = All tokens of { THE($market) }
explain_at-sea = On boats of { $seat }
explain_on-sale = On sale in { $seat }’s harbour
explain_drying = On Himono licences of { $seat }
explain_on-quay = Landed, waiting for a price or a bid
explain_in-box = In the box
explain_with-player = Owned by { $seat }
explain_in-lot = In a lot that is bid for
explain_on-market = On { THE($market) }
explain_out-of-game = Sold and out of the game
explain_market-why = { THE($market) } has { $left } of { COUNT($all, "barrel") } and { $tokens } of { COUNT($tokens_all, "token") } left. When either runs out, the fish is overfished.
explain_overfished-why = { THE($market) } is overfished for the rest of the game; { $tokens } of { COUNT($tokens_all, "token") } are left.
explain_places-why = Its barrels: { $left } on the board, { $sea } at sea, { $quay } on the quay, { $sale } on sale, { $drying } drying, { $box } in the box.

explain_loan-back = A Loan paid back
explain_loan-interest = Interest of a Loan
explain_loan-why = A Loan costs { $yen } in the final count: { $yen_back } paid back and { $yen_interest } interest.
explain_loans = Loans taken by all players
explain_loans-of = Loans of { $seat }
explain_all-interest = All interest
explain_share-owners = Players with Shares
explain_share-why =
    { $owners ->
        [one] With a Share, { $seat } takes { $yen } in the final count as things stand: all { $yen_all } of interest.
       *[other] With a Share, { $seat } takes { $yen } in the final count as things stand: { $yen_all } of interest divided by { $owners } owners, rounded up.
    }
explain_share-never =
    { $loans ->
        [0] { $seat } will never own a Share: all are taken.
       *[other] { $seat } has taken a Loan, and so can never own a Share.
    }
explain_interest-paid = Interest paid
explain_interest-received = Interest received
explain_interest-why =
    { $loans ->
        [0] { $shares ->
            [0] { $seat } has neither Loans nor Shares: no interest.
           *[other] { $seat } takes { $yen } of interest as things stand.
        }
        [one] { $seat } pays { $yen } of interest, for 1 Loan.
       *[other] { $seat } pays { $yen } of interest, for { $loans } Loans.
    }
explain_loans-back = Loans paid back

explain_most = Most Resources of all
explain_least = Fewest Resources of all
explain_has-most = Has the most
explain_has-least = Has the fewest
explain_highest = Most Resources
explain_lowest = Fewest Resources
explain_amount = What that brings or costs
explain_settled = { $market }
explain_of-overfished = A token of overfished fish
explain_of-others = A token of any other fish
explain_resource-yen = For each Resource
explain_tokens-yen = Tokens into yen
explain_score-now = If the game ended now, { $seat } would have { $yen }: { $yen_own } in yen, { $yen_tokens } for tokens and { $yen_rest } by the other lines of the count.
explain_score-over = { $seat } ends with { $yen }: { $yen_own } in yen, { $yen_tokens } for tokens and { $yen_rest } by the other lines of the count.
explain_score-hidden = { $seat }’s yen are hidden; without them, tokens and the other lines of the count come to { $yen_without }.
