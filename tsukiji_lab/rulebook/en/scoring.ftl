### The final count

score_count = The final count
score_wins = { $winner } wins by { $yen }
score_share = { $winners } share the win
score_ahead = As things stand, { $winner } is ahead by { $yen }
score_level = As things stand, { $winners } are level
score_as-it-lies = As things stand
score_not-the-end = This is not the end: it is what would count if the game ended now.
score_unknown = Some yen are hidden, so nobody can tell who is ahead.
score_ended-by = { $seat } triggered the end.
score_by-limit =
    { $rounds ->
        [one] The game was ended by its limit of { $rounds } round, which is a ruling of this project.
       *[other] The game was ended by its limit of { $rounds } rounds, which is a ruling of this project.
    }
score_length =
    { $turns ->
        [one] 1 turn, { COUNT($rounds, "round") }
       *[other] { $turns } turns, { COUNT($rounds, "round") }
    }
score_overfished = { $count } of { $all } fish overfished
score_lost = Hatched: what the count takes off. The rest of a bar is the total.
score_part-fish = Fish: { $text }
score_part-highest = Most Resources: { $yen }
score_part-reward = Overfishing Market: { $yen }
score_part-interest = Share: { $yen }
score_part-yen = In hand: { $yen }
score_part-lowest = Fewest Resources: { $yen }
score_part-penalty = Overfishing Market: { $yen }
score_part-loans = Loans with interest: { $yen }
score_table = The final count, step by step
score_player = Player
score_yen = Yen
    .note = in hand
score_extremes = Most, fewest
    .note = Resources
score_overfishing = Overfishing Market
    .note = token by token
score_bank = Bank
    .note = Loans, interest
score_fish = Fish tokens
    .note = in front of the player
score_no-fish = none
score_resources = Resources
    .note = ¥100 each
score_total = Total
    .note = all of it
score_decided = What decided it
score_without-extremes =
    { SIZE($winners) ->
        [one] The step for most and fewest Resources: without it, { $winners } would have won with { $yen }.
       *[other] The step for most and fewest Resources: without it, { $winners } would have shared the win with { $yen } each.
    }
score_without-overfishing =
    { SIZE($winners) ->
        [one] The Overfishing Market: without it, { $winners } would have won with { $yen }.
       *[other] The Overfishing Market: without it, { $winners } would have shared the win with { $yen } each.
    }
score_without-bank =
    { SIZE($winners) ->
        [one] Paying back at the Bank: without this step, { $winners } would have won with { $yen }.
       *[other] Paying back at the Bank: without this step, { $winners } would have shared the win with { $yen } each.
    }
score_lead-yen = The largest gap between { $winner } and { $seat } is yen in hand: { $yen } against { $yen_other }.
score_lead-extremes = The largest gap between { $winner } and { $seat } is the step for most and fewest Resources: { $yen } against { $yen_other }.
score_lead-overfishing = The largest gap between { $winner } and { $seat } is the Overfishing Market: { $yen } against { $yen_other }.
score_lead-bank = The largest gap between { $winner } and { $seat } is the Bank: { $yen } against { $yen_other }.
score_lead-fish = The largest gap between { $winner } and { $seat } is fish: tokens worth { $yen } against { $yen_other }.
score_snapper =
    { $count ->
        [one] Red Snapper is overfished: the 1 token that was kept counts { $worth }, not { $otherwise }.
       *[other] Red Snapper is overfished: each of the { $count } tokens that were kept counts { $worth }, not { $otherwise }.
    }
score_largest = { $tokens }: { $worth } of { $seat }’s { COUNT($all, "resource") }.
score_now = And now
score_replay = Look at it from the start
score_new = A new game
