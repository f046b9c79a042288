### With the box on the table

bag_token = What did the bag give?
bag_fish = Which fish market came out of the box?
bag_external = Which external market came out of the box?
bag_before = Before it: { $text }.
bag_there = { $count } in the bag
bag_put-back = Back, play nothing
box_where = Where you play
box_screen = Here, on the screen
box_table = With the box on our table
box_note = Choose what lies on your table. Then enter here what you do there: whenever something is drawn, you say what came out.
box_money = With the box on your table money is open; in this game it is hidden, so it is played here, on the screen.
box_first = Who begins
box_ready = Boards that lie ready
box_ready-note = In the order in which they lie on your table, the next one first.
box_place = Place { $number }
box_choose = Choose

### Counting a finished table

calc_open = Count a finished table
calc_open-note = You played with the box, and want to know who won.
calc_title = Count a finished table
calc_note = Enter what lies on your table at the end. Empty means none. Only tokens in front of a player count, not what is for sale or drying.
calc_fish = Fish markets on the table
calc_fish-note = All that came into the game, also overfished ones; at least { $right }.
calc_external = Was one of these in the game?
calc_boards = On the boards
calc_marker-of = { $board }: where the marker stands
calc_left-of = { $board }: tokens left on the board
calc_left-note = Empty: all that nobody has. Enter it if tokens lie on other boards.
calc_gone = Which of these are overfished?
calc_yen = Yen
calc_loans = Loans
calc_shares = Shares
calc_count = Count
calc_back = Back
calc_waits = The count comes when these fields are right:
calc_at-most = At most { $most }.
calc_marker = Where does the marker stand? From 1 to { $most }.
calc_too-many = The box holds { $most } of these; { $given } are entered.
calc_no-staple = Mackerel is on every table: tick it.
calc_no-staple-of-two = Mackerel or Horse Mackerel is on every table: tick one of them.
calc_few-fish =
    { $given ->
        [one] With this many players at least { $right } fish markets are on the table; 1 is ticked.
       *[other] With this many players at least { $right } fish markets are on the table; { $given } are ticked.
    }
calc_start = Open the sheet
