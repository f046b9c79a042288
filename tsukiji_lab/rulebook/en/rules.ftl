# English: names, grammar, and the words of every rule of the catalogue (rules.toml).
#
# A rule's message is its id with "_" for ".". Its value is the rule in plain words; where it has
# the attribute .no, that sentence is said, with the numbers of the case, when the rule forbids
# an action.
#
# Values come by name: { $fish }, { $boat }, { $yen } … are already words of this language.
#   { THE($boat) }               the name with its article, capital at the start of a sentence
#   { A($boat) }                 the same with "a" or "an"
#   { GENDER($boat) -> … }       the name's attribute .gender, where a language has genders
#   { COUNT($held, "licence") }  "1 licence", "2 licences": the messages count_…
#   { YEN($least) }              an amount whose name does not say that it is money
#   { SIZE($barrels) -> … }      how many they are, for [0], [one] and *[other]
#   { TOKENS($count, $token) }   "2 Eel tokens"
#   { EACH($scores) }            every seat with its amount
#   { PAIRS($seats, $bids) }     "Moon ¥300 and Peak ¥0"
#   { WRITTEN($boards) }         “Red Snapper”; with its id what cannot be written as it is said

### Grammar

grammar_locale = en_GB
grammar_the = the { $name }
grammar_a =
    { $sound ->
        [vowel] an { $name }
       *[other] a { $name }
    }
grammar_yen = { $sign }¥{ $amount }
grammar_nothing = nothing
grammar_boat-number = { $name } { $number }
grammar_fish-number = { $name } ({ $number })
grammar_caught-by = { $name } ({ $licence } licence)
grammar_pair = { $name } { $amount }
grammar_written = { $name } ({ $text })
grammar_barrels =
    { $count ->
        [one] 1 { $name } barrel
       *[other] { $count } { $name } barrels
    }
grammar_tokens =
    { $count ->
        [one] 1 { $name } token
       *[other] { $count } { $name } tokens
    }

count_barrel =
    { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }
count_token =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
count_licence =
    { $count ->
        [one] 1 licence
       *[other] { $count } licences
    }
count_ship =
    { $count ->
        [one] 1 Ship
       *[other] { $count } Ships
    }
count_slot =
    { $count ->
        [one] 1 slot
       *[other] { $count } slots
    }
count_point =
    { $count ->
        [one] 1 Action Point
       *[other] { $count } Action Points
    }
count_resource =
    { $count ->
        [one] 1 Resource
       *[other] { $count } Resources
    }
count_player =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
count_more-fish-market =
    { $count ->
        [one] 1 fish market besides the one in every game
       *[other] { $count } fish markets besides the one in every game
    }
count_more-external-market =
    { $count ->
        [one] 1 external market besides Ships
       *[other] { $count } external markets besides Ships
    }
count_round =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
count_shape =
    { $count ->
        [one] 1 shape
       *[other] { $count } shapes
    }

### Names

fish_mackerel = Mackerel
fish_eel = Eel
    .sound = vowel
fish_fugu = Fugu
fish_octopus = Octopus
    .sound = vowel
fish_takoyaki = Takoyaki
fish_red-snapper = Red Snapper
fish_salmon = Salmon
fish_spider-crab = Spider Crab
fish_squid = Squid
fish_tuna = Tuna
fish_clam-oyster = Clam & Oyster
fish_clam = Clam
fish_oyster = Oyster
    .sound = vowel
fish_himono = Himono
fish_himono-1 = Himono 1
fish_himono-2 = Himono 2
fish_himono-3 = Himono 3
fish_himono-4 = Himono 4
fish_horse-mackerel = Horse Mackerel
fish_nori = Nori
fish_sardines = Sardine
fish_swordfish = Swordfish

token_salmon = fresh Salmon
token_salmon-4 = “4” Salmon

boat_one-slot = One-slot Ship
boat_two-slot = Two-slot Ship
boat_three-slot = Three-slot Ship
boat_four-slot = Four-slot Ship
boat_barge = Barge
boat_blue-ship = Blue Ship
boat_four-slot-barge = Four-slot Barge

port_left = left port
port_centre = centre port
port_right = right port
port_foreign-market = Foreign Market

row_fresh = upper row
row_degraded = lower row

board_mackerel = Mackerel
    .the = the Mackerel market
board_eel = Eel
    .the = the Eel market
board_fugu = Fugu
    .the = the Fugu market
board_octopus = Octopus
    .the = the Octopus market
board_red-snapper = Red Snapper
    .the = the Red Snapper market
board_salmon = Salmon
    .the = the Salmon market
board_spider-crab = Spider Crab
    .the = the Spider Crab market
board_squid = Squid
    .the = the Squid market
board_tuna = Tuna
    .the = the Tuna market
board_clam-oyster = Clam & Oyster
    .the = the Clam & Oyster market
board_himono = Himono
    .the = the Himono market
board_horse-mackerel = Horse Mackerel
    .the = the Horse Mackerel market
board_nori = Nori
    .the = the Nori market
board_sardines = Sardines
    .the = the Sardines market
board_swordfish = Swordfish
    .the = the Swordfish market
board_aquarium = Aquarium
    .the = the Aquarium
board_auction = Auction
    .the = the Auction market
board_bank = Bank
    .the = the Bank
board_barter = Barter
    .the = the Barter market
board_government = Government
    .the = the Government market
board_rentals = Rentals
    .the = the Rentals market
board_ships = Ships
    .the = the Ships market
board_trading = Trading
    .the = the Trading market
board_used-ships = Used Ships
    .the = the Used Ships market
board_foreign-market = Foreign Market
    .the = the Foreign Market
board_influence = Influence
    .the = the Influence market
board_new-aquarium = New Aquarium
    .the = the New Aquarium
board_overfishing-market = Overfishing Market
    .the = the Overfishing Market
board_ship-rentals = Ship Rentals
    .the = the Ship Rentals market
board_sushi-shop = Sushi Shop
    .the = the Sushi Shop
board_harbour = Harbour
    .the = the harbour board

seat_moon = Moon
seat_peak = Peak
seat_gate = Gate
seat_wave = Wave
seat_star = Star
seat_well = Well

item_freezer = Freezer
item_cart = Cart
item_loan = Loan
item_share = Share
item_buyer = Buyer
item_expansion = Expansion token
    .sound = vowel
item_rental = rental token

ware_token = token
sale_fresh = barrel at { $yen } (upper row)
sale_degraded = barrel at { $yen } (lower row)
sale_takoyaki = Takoyaki for sale at { $yen }
sale_fresh-barrel = barrel of { $name } at { $yen } (upper row)
sale_degraded-barrel = barrel of { $name } at { $yen } (lower row)

space_left = left space
space_right = right space

sort_fish = fish market
sort_external = external market
    .sound = vowel

column_any = ??? (name a price)

kind_rule = rule
kind_exception = exception
kind_ruling = ruling
kind_reconstructed = reconstructed number

### Citations

book_base = Tokyo Tsukiji Market, rulebook
book_expansion = Tokyo Tsukiji Market Expansion, rulebook

cite_rule = { $book }: { $section }
cite_exception = { $book }, exception: { $section }
cite_ruling =
    { $source ->
        [expansion] Ruling of this project, left open by the expansion’s rulebook: { $section }
       *[base] Ruling of this project, left open by the rulebook: { $section }
    }
cite_reconstructed = Reconstructed from the pieces, as no text gives it: { $section }

section_setup = Setup
section_harbor-board = Harbor board
section_objective = Objective
section_gameplay = Gameplay
section_player-turns = Player Turns
section_fish-degradation = Fish Degradation
section_opening-additional-ports = Opening additional Ports
section_fishing = Fishing
section_undocking = Undocking
section_catching = Catching
section_docking = Docking
section_rules-for-fishing-licenses = Rules for Fishing Licenses
section_transferring-fish-barrels-to-the-barge = Transferring Fish Barrels to the Barge
section_discarding-fish-barrels = Discarding Fish Barrels
section_adjust-the-prices-of-the-barrels-on-your-harbor-board = Adjust the prices of the Barrels on your Harbor board
section_purchasing = Purchasing
section_markets = Markets
section_fish-markets = Fish Markets
section_external-markets = External Markets
section_mackerel = Mackerel
section_eel = Eel
section_fugu = Fugu
section_octopus = Octopus
section_red-snapper = Red Snapper
section_salmon = Salmon
section_spider-crab = Spider Crab
section_squid = Squid
section_tuna = Tuna
section_clam-and-oyster = Clam & Oyster
section_himono = Himono
section_horse-mackerel = Horse Mackerel
section_nori = Nori
section_sardines = Sardines
section_swordfish = Swordfish
section_aquarium = Aquarium
section_auction = Auction
section_bank = Bank
section_barter = Barter
section_government = Government
section_rentals = Rentals
section_ships = Ships
section_trading = Trading
section_used-ships = Used Ships
section_foreign-market = Foreign Market
section_influence = Influence
section_new-aquarium = New Aquarium
section_overfishing-market = Overfishing Market
section_ship-rentals = Ship Rentals
section_sushi-shop = Sushi Shop
section_overfishing = Overfishing
section_game-end = Game End
section_endgame-scoring = Endgame Scoring
section_fishing-boats = Fishing Boats
section_the-four-slot-barges = The four-slot Barges
section_the-blue-ship = The Blue Ship
section_variants = Variants
section_more-markets = More Markets
section_collapsing-external-markets = Collapsing External Markets
section_open-market-order = Open Market Order

### The box and the set-up

setup_players = Two to six people play.
    .title = Two to six players
    .no = The game is for two to six, not for { COUNT($players, "player") }.
setup_mackerel-and-ships = The Ships market is in every game; in the base game the Mackerel market is too.
    .title = Markets that are in every game
setup_markets = More markets come out by lot. So many fish and external ones: 3 and 2 with two players, 4 and 2 with three, 4 and 3 with four, 5 and 3 with five, 5 and 4 with six.
    .title = How many markets come out
setup_first-game = For a first game, Spider Crab, Eel and Red Snapper are kind to beginners; keep Tuna for later, because its timing is hard.
    .title = Markets for a first game
setup_no-auction-for-two = The Auction market needs three players or more.
    .title = No Auction market for two
setup_no-auction-for-two_draw-again = If the Auction market is drawn in a game of two, another board is drawn in its place.
    .title = Auction drawn for two: draw again
setup_stock = Each fish market gets the barrels, tokens and licences printed on it; what is too many goes to the box. P stands for the number of players.
    .title = Pieces on each fish market
setup_mackerel-licences = First every player is dealt one of the 8 Mackerel licences, then P go on the board. With five or six players only 3 or 2 are left for it.
    .title = Mackerel licences: players first, then the board
setup_bag = Spider Crab and Tuna tokens go into the bag, not on their boards.
    .title = Spider Crab and Tuna begin in the bag
setup_eel-marker = The Eel's value marker begins on 1.
    .title = Where the Eel's marker begins
setup_red-snapper-grid = One Red Snapper token covers each outline on its board.
    .title = A Red Snapper on each outline
setup_octopus-tokens = The Octopus board holds two sorts of tokens: Octopus and Takoyaki.
    .title = Octopus board: two sorts of tokens
setup_ships = Once the players have their boats, the Ships market gets 1 One-slot Ship (none with six players), P Two-slot Ships (4 at most), P − 1 Three-slot Ships (3 at most), 1 Four-slot Ship and the Barge.
    .title = Boats at Ships at the start
setup_bank = The Bank begins with 3 Loans and 2 Shares.
    .title = Loans and Shares at the start
setup_rentals = The Rentals market begins with 2 Freezers and 2 Carts.
    .title = Freezers and Carts at the start
setup_unused = Boards not chosen stay in the box with their pieces.
    .title = Boards left over stay in the box
setup_player = Everyone begins with ¥2,000, a Mackerel licence and a One-slot Ship in the left port; the other two ports are covered.
    .title = What everyone begins with
setup_supply = All other yen form the supply, from which the game pays and to which players pay.
    .title = The supply of yen
setup_supply_endless = The supply of yen never runs out.
    .title = The supply never runs out
setup_money = Before the first turn, all agree whether money lies open or stays hidden.
    .title = Open or hidden money
setup_start-player = The last one to have drunk water begins.
    .title = Who begins
setup_start-player_agreed = Here the first player is agreed on, or drawn by lot.
    .title = First player agreed or drawn

### Money

money_hundreds = Money always comes in steps of ¥100, and nobody goes below ¥0 before the scoring.
    .title = Money in steps of ¥100
money_enough = You can only pay with yen you have.
    .title = Pay only with yen you have
    .no = This costs { $yen }; you are { $missing } short.
money_closed = With hidden money, the others see neither your yen nor your total; every payment is public.
    .title = What hidden money hides

### A turn

turn_order = Turns go round clockwise.
    .title = Turns go round clockwise
turn_whose = Only the player whose decision it is may act.
    .title = Who may act now
    .no = It is { $seat } who decides now.
turn_start-order = A turn starts in this order: end check, Freezer or not, buying your own degraded Fugu, degradation, discards at sea, then actions.
    .title = Order of the start of a turn
    .no = This comes at another moment of the turn: first the end check, then Freezer, own degraded Fugu, degradation, discards, actions.
turn_end-check = As your turn begins, it is checked whether you bring about the end of the game.
    .title = End check as a turn begins
turn_end-check_no-choice = The end check happens by itself; nobody can put it off.
    .title = The end check cannot be put off
turn_degradation = Fish that waits for a buyer ages: as your turn begins, the lower row is cleared and the upper row moves down.
    .title = Fish on sale ages
turn_degradation_lower-row = Barrels in your lower row go back to their markets, and you get nothing for them.
    .title = The lower row is cleared
turn_degradation_upper-row = Barrels in your upper row slide to the lower one, in the same column. From then on they are degraded.
    .title = The upper row moves down
turn_discard = At the start of your turn you may throw barrels from your boats back into the sea; they return to their markets.
    .title = Throwing fish back into the sea
turn_discard_at-sea = Only barrels on a boat at sea can be thrown back.
    .title = Discards only from boats at sea
    .no = { THE($boat) } has no { $fish } at sea to throw back.
turn_discard_before-actions = Throw fish back before your first action of the turn, or not at all.
    .title = Discards before the first action
    .no = Your first action of the turn has already begun.
turn_discard_first-action = The time for discards is over when the first action begins, not when it ends.
    .title = When the time for discards is over
turn_points = Each turn gives you 2 Action Points.
    .title = Two Action Points each turn
turn_points_enough = An action can only begin if you have the Action Points it costs.
    .title = Enough Action Points to begin
    .no = This costs { COUNT($needed, "point") }; you have { $points } left.
turn_both-points = You must spend both Action Points before your turn can end.
    .title = Both Action Points must be spent
    .no = You still have { COUNT($points, "point") } to spend before your turn can end.
turn_action-kinds = There are three kinds of action: Fishing, Purchasing, and visiting a market. Mix them as you like.
    .title = The three kinds of action
turn_one-action = Finish one action before you start the next.
    .title = One action at a time
    .no = An action is still under way.
turn_after-last-point = Once your last Action Point is spent, no further action can begin in this turn.
    .title = No action after the last point
turn_after-last-point_free-visits = After the last Action Point even visits that cost only yen, a token, a barrel or nothing are closed.
    .title = After the last point: no free visits either
turn_end = The player says when the turn ends; until then the free steps stay open.
    .title = The player ends the turn
turn_free-steps = Opening a port, returning a licence, loading the Barge and using a Cart are no actions. You may do them at any moment of your turn, even before degradation, inside an action and after the last Action Point.
    .title = Steps that are no actions
turn_free-steps_not-in-bids = While bids are out, nothing else can be done.
    .title = Free steps wait for the bids
turn_free-steps_not-in-lot = While you put a lot together, the free steps wait. A lot once begun is finished, unless you undo.
    .title = Free steps wait for the lot
turn_free-steps_not-before-interaction = Having entered a market, you first use it once; only then are the free steps open again.
    .title = Free steps wait for a first use
turn_free-steps_discards = The free steps do not end the time for discards.
    .title = Free steps leave discards possible

### Ports

port_open = On your turn you may uncover your next port for ¥500; it costs no Action Point.
    .title = Opening a port
    .no = { THE($port) } is still covered.
port_open_order = Ports are opened from left to right: the centre one first, then the right one.
    .title = Ports open from left to right
    .no = Ports are opened from left to right, and the next covered one is { THE($port) }.
port_open_none-covered = A harbour has three ports; when all are open there is none left to open.
    .title = No fourth port
port_sizes = The left and the centre port hold one Ship each. The right port holds two Ships or one Barge.
    .title = What fits into each port
port_more-boats = You may own more boats than fit into your ports, as long as the others are out of port.
    .title = More boats than berths
port_choice = You choose the port in which a boat docks.
    .title = You choose the port
port_stay = A boat in port stays in its port until it undocks or is sold.
    .title = A boat stays in its port
port_barge-whole = The Barge needs the whole right-hand port: with a Ship in it there is no room.
    .title = A Barge needs the whole port
port_empty-boats = Boats in port, and boats just bought, carry nothing.
    .title = Boats in port are empty

### Licences

licence_use = A licence lets one Ship catch one barrel of its fish.
    .title = What a licence allows
licence_once = Each licence works once in a Fishing action.
    .title = Each licence once per Fishing
    .no = All your { $fish } licences have been used in this Fishing action.
licence_catch-only = Licences are for catching; undocking and docking need none.
    .title = No licence to undock or dock
licence_spaces = Your harbour has four licence spaces. When they are full, you must give a licence back before you take another.
    .title = Four licence spaces
    .no = All four licence spaces are taken.
licence_spaces_shared = A rented Freezer or Cart fills a licence space too.
    .title = Freezers and Carts fill licence spaces
licence_return = On your turn you may give a licence back to its market at any time; it is free and no action.
    .title = Giving a licence back
licence_return_own = You can only give back a licence you hold.
    .title = Only a licence you hold
    .no = You hold no { $fish } licence.
licence_return_any = Any licence may be returned, your last one too, even during an action. What your Ships carry stays aboard and may still be docked.
    .title = Any licence, at any time, even the last
licence_return_used-first = If you return a licence during a Fishing action, used ones of that kind count as returned first.
    .title = Used licences go back first
licence_no-rebuy = A kind of licence that you gave back by choice in this turn cannot be bought again in this turn. A Fugu licence that went back by unloading may be taken again.
    .title = No buying back in the same turn
    .no = You gave a licence for { $fish } back in this turn, so you cannot take one until your next turn.

### Fishing

fishing_cost = A Fishing action costs 1 Action Point.
    .title = Fishing costs one point
fishing_parts = When you go fishing, you may use your boats, change your prices, or both.
    .title = Boats, prices, or both
    .no = This is part of a Fishing action, and none is under way.
fishing_nothing = A Fishing action in which nothing happens is allowed, so Action Points can always be spent.
    .title = Fishing in which nothing happens
fishing_any-order = Your boats act in the order you like, and each may do something different.
    .title = Boats act in any order
fishing_own-boats = You can use only the boats that are yours.
    .title = Only boats of your own
fishing_one-activity = A boat does one thing in a Fishing action: undock, catch or dock.
    .title = One activity for each boat
    .no = { THE($boat) } has already acted in this Fishing action.
fishing_undock = To undock, a boat leaves its port for the sea.
    .title = Undocking
fishing_undock_in-port = Only a boat in port can undock.
    .title = Only a boat in port undocks
    .no = { THE($boat) } is at sea already.
fishing_undock_no-berth = A boat can always undock: the sea has room for all.
    .title = The sea has room for all
fishing_catch = To catch, a Ship at sea takes one barrel from a fish market, with a licence for that fish.
    .title = Catching a barrel
fishing_catch_at-sea = A Ship must be at sea to catch.
    .title = Only at sea can a Ship catch
    .no = { THE($boat) } is not at sea; a Ship catches only there.
fishing_catch_licence = A catch needs a licence for that fish which has not been used in this Fishing action.
    .title = A catch needs an unused licence
    .no =
        You hold no { $fish } licence. { SIZE($seats) ->
            [0] Nobody holds one
            [one] { $seats } holds one
           *[other] { $seats } hold one each
        } { $left ->
            [0] and none lies on the board.
            [one] and 1 lies on the board.
           *[other] and { $left } lie on the board.
        }
fishing_catch_empty-ship = An empty Ship can catch a fish only if you hold more licences for it than you have Ships at sea carrying it.
    .title = Empty Ship: one licence more than Ships at sea
    .no = You hold { COUNT($licences, "licence") } for { $fish } and have { COUNT($ships, "ship") } at sea with such a catch; an empty Ship needs one licence more than that.
fishing_catch_empty-ship_counting = All licences you hold of the kind count, used or not, against the Ships that carry it now. The Barge and its load do not count, and an emptied Ship is an empty Ship.
    .title = How licences and Ships are counted
fishing_catch_same-kind = A Ship with fish aboard can only catch more of the same fish.
    .title = A Ship carries one kind of fish
    .no = { THE($boat) } carries { $aboard }, so it cannot catch { $fish }.
fishing_catch_loaded-ship = For a Ship that already carries the fish, one unused licence is enough, however many of your Ships are out with it.
    .title = Loaded Ship: one unused licence is enough
fishing_catch_full = A Ship can catch only if it has a free slot.
    .title = A full Ship cannot catch
    .no = { THE($boat) } is full: it has { COUNT($slots, "slot") }.
fishing_catch_none-left = When a market has no barrels left, its fish cannot be caught any more in this game.
    .title = No barrels left, no catch
    .no = There are no { $fish } barrels left to catch.
fishing_dock = To dock, a boat at sea goes into a free berth in one of your open ports.
    .title = Docking
fishing_dock_at-sea = Only a boat at sea can dock.
    .title = Only a boat at sea docks
    .no = { THE($boat) } is not at sea.
fishing_dock_berth = Docking needs an open port with room for the boat.
    .title = Docking needs an open berth
    .no = { THE($port) } has no room for this boat now.
fishing_dock_barge-port = The Barge fits only into the right-hand port.
    .title = The Barge docks on the right
fishing_dock_not-forced = No boat has to dock; it may stay at sea for as long as you like.
    .title = Nobody has to dock
fishing_dock_order = One docking is done in this order: into the berth, barrels off, income for pairs, Fugu licence back, auctions that are due, prices for the other barrels. Then the action goes on.
    .title = What happens in a docking
fishing_unload = A boat that docks unloads all its barrels at once.
    .title = A docking boat unloads everything
fishing_unload_income = You get ¥100 for every second barrel that you unload in one Fishing action.
    .title = Income for every second barrel
fishing_unload_income_any-pair = Any two barrels make a pair, whatever their fish and boat; barrels for an auction count too.
    .title = Any two barrels make a pair
fishing_unload_overfished = Barrels of an overfished kind are unloaded, paid for and priced like others.
    .title = Overfished barrels are unloaded as usual
fishing_unload_auction = Spider Crab and Tuna barrels are never put on sale in a harbour: they bring about auctions.
    .title = Spider Crab and Tuna: auction, no sale
fishing_quay = Barrels for an auction wait on the quay until the Fishing action ends, so barrels from different boats add up.
    .title = Barrels that wait on the quay
    .no = No { $fish } auction is due now.
fishing_quay_two-auctions = If auctions of more than one kind are due at once, the player on turn chooses which comes first.
    .title = Which of two auctions comes first
fishing_price = Each unloaded barrel goes into the upper row, in the column of the price you choose.
    .title = Pricing what was unloaded
    .no = No { $fish } is waiting for a price.
fishing_price_third-column = The third column sells at ¥300.
    .title = Price of the third column
fishing_price_columns = The columns sell at ¥100, ¥200, ¥300, ¥400 and ¥500; the last one is “???”.
    .title = Prices of the columns
fishing_price_any = In the column “???” you name any price in steps of ¥100, and you say it as you place the piece.
    .title = The column for any price
fishing_price_range = A price is at least ¥100 and at most ¥9,900.
    .title = Lowest and highest price
    .no = The price to name here goes from { YEN($least) } to { YEN($most) }.
fishing_price_keeps = Each barrel in “???” has a price of its own, and a barrel keeps its price when it degrades.
    .title = Each barrel keeps its price
fishing_price_no-limit = Any number of barrels may share one column and row.
    .title = No limit to barrels at one price
fishing_reprice = In a Fishing action you may change the prices of what you have on sale, in both rows, Takoyaki included.
    .title = Changing prices
    .no = You have no { $fish } at { $yen } in { THE($row) }.
fishing_reprice_row = A new price moves a piece to another column, never to the other row.
    .title = A new price keeps the row
fishing_reprice_other-price = A new price must differ from the old one.
    .title = A new price must differ
    .no = The price is { $yen } already.
fishing_reprice_once = Each piece on sale can be given a new price once in a Fishing action.
    .title = One new price per Fishing
    .no = This { $fish } already got a new price in this action.

### The Barge

barge_no-catch = The Barge cannot catch; it only undocks, docks and carries what Ships caught.
    .title = The Barge cannot catch
barge_transfer = On your turn you may move barrels from your Ships to your Barge at any time; it is free and no action.
    .title = Moving barrels to the Barge
    .no = { THE($boat) } carries no { $fish }.
barge_transfer_at-sea = To move barrels, the Ship and the Barge must both be at sea.
    .title = Ship and Barge must both be at sea
barge_transfer_room = The Barge needs a free slot for each barrel it takes over.
    .title = A free slot for each barrel
    .no = All { $slots } slots of the Barge are taken.
barge_transfer_one-way = Barrels never go from the Barge back to a Ship.
    .title = Never back from the Barge
barge_transfer_timing = A barrel may be moved to the Barge straight after its catch. Barrels never go from one Barge to another.
    .title = Straight after the catch, never Barge to Barge
barge_mixed = The Barge may carry different fish together.
    .title = The Barge mixes its fish

### Purchasing

purchase_cost = A Purchasing action costs 1 Action Point.
    .title = Purchasing costs one point
purchase_on-sale = You can buy only what is on sale, at the price it shows.
    .title = Only what is on sale
    .no = There is no { $fish } at { $yen } in { THE($row) } of that harbour.
purchase_any-number = In one Purchasing action you may buy as many barrels as you like, from any number of other harbours.
    .title = As many barrels as you like
    .no = This is part of a Purchasing action, and none is under way.
purchase_at-least-one = A Purchasing action needs at least one purchase.
    .title = At least one purchase
purchase_pay = You pay the barrel's price to the player who sells it.
    .title = The seller gets the price
purchase_barrel-back = A bought barrel goes back to its market.
    .title = A bought barrel goes back
purchase_token = For each barrel you buy, you take a token of that fish from its market.
    .title = A token for each barrel
purchase_token-left = A barrel can be bought only while its market has a token to give.
    .title = No token left, no purchase
    .no = There is no { $fish } token left, so this barrel cannot be bought.
purchase_one-by-one = Pieces are bought one at a time: you pay and take your token before you choose the next.
    .title = Pieces are bought one at a time
purchase_not-own = You cannot buy barrels from your own harbour.
    .title = Not from your own harbour
purchase_takoyaki = Takoyaki on sale in another harbour can be bought too; you pay its owner and keep the token.
    .title = Buying Takoyaki
purchase_not-own-takoyaki = You cannot buy your own Takoyaki.
    .title = Not your own Takoyaki

### Visiting a market

visit_one-market = To visit, choose one market on the table and pay what its board asks.
    .title = Visiting a market
    .no = This is done inside a market.
visit_in-play = Only a market that lies on the table can be visited.
    .title = Only markets on the table
    .no = { THE($market) } is not on the table in this game.
visit_cost = Entering a market costs Action Points, yen or a fish token, as printed on its left.
    .title = Paying the way in
    .no = { THE($board) } cannot be entered that way; its price stands on the left of the board.
visit_cost_printed = Fish tokens are among the costs of a visit, though the English list of costs leaves them out; the boards name them.
    .title = Tokens are entry costs too
visit_cost_choice = Where a board prints more than one cost, you choose which to pay.
    .title = Several costs: you choose
visit_cost_first = You must be able to pay the cost before the licence income comes.
    .title = The cost comes before the income
visit_cost_token = Where a fish token pays the way in, it goes back to its market.
    .title = A token paid goes home
    .no = You have no { $token } to pay with.
visit_cost_token_back = A token paid as entry goes to its own board, or into the bag, and can be won again; it never undoes overfishing.
    .title = A token paid can be won again
visit_income = When someone enters a fish market, all players get ¥100 for each licence of that fish they hold.
    .title = Income for licences
visit_income_timing = This income comes after the cost and before anything is done there.
    .title = When licence income is paid
visit_income_new-licence = A licence bought in the visit earns nothing yet.
    .title = A new licence earns nothing yet
visit_income_overfished = An overfished market still pays its licences.
    .title = Overfished markets pay their licences
visit_interact = Having entered a market, you must use it at least once.
    .title = Use a market you entered
visit_interact_possible = You may enter a market only if, with the cost paid and the licence income taken, there is something you can do there without returning a licence or opening a port.
    .title = No entry without something to do
    .no = Nothing could be done in { THE($market) } now, so it cannot be entered.
visit_any-number = Unless its rules say otherwise, you may use a market as often and in as many ways as you can.
    .title = As often and as much as you can
visit_free-once = A market with no cost can be entered once per turn.
    .title = Free markets once per turn
    .no = You have been in { THE($market) } this turn.
visit_again = A market with a cost can be entered again in the same turn.
    .title = Paid markets again and again
visit_own-rules = Each market does what its own board says.
    .title = Each board has its own rules
visit_licence = In a fish market you may buy its licences at the price on the board, as many as lie there and you have spaces for.
    .title = Buying licences
    .no = This market sells no { $fish } licences.
visit_licence_none-left = A licence can only be bought while one lies on the board.
    .title = No licence left on the board
    .no = No { $fish } licence is left on the board.
visit_sell = Where a board names a sale price, you may sell its tokens to it, as many as you like.
    .title = Selling tokens to a market
visit_sell_own = You can only use tokens that lie in front of you.
    .title = Only tokens in front of you
    .no = This takes { COUNT($count, "token") } of { $token }; you have { $held }.
visit_lot_chosen = While you put a lot together, you may take a token out again that you had put in.
    .title = Taking a token out of a lot
    .no = There is no { $token } in the lot.
visit_sell_not-bought = A market without a sale price buys no tokens.
    .title = Markets that buy nothing
    .no = No { $token } can be sold here.

### Blind bids

bid_blind = Bids are secret: all choose an amount unseen and show it at the same moment.
    .title = Bids are secret
    .no = Nobody is bidding now.
bid_once = Each player bids once, and a bid cannot be changed.
    .title = One bid each
bid_zero = You may bid ¥0.
    .title = A bid of nothing
bid_range = A bid is a multiple of ¥100, from ¥0 up to all the yen you have.
    .title = How much may be bid
    .no = A bid here goes from ¥0 to { $yen }, which is all you have.
bid_everyone = Nobody may pass: all who may bid name an amount, and ¥0 will do.
    .title = Nobody may pass
    .no = Bids are being made now.
bid_payment = The winner pays at once, so the money from one auction may be bid in the next.
    .title = The winner pays at once
bid_highest = The highest bid wins.
    .title = The highest bid wins
bid_tie = If several bids are highest, the player who held the auction chooses the winner among them.
    .title = Who settles a tie
    .no = The tie is between { $seats }.
bid_tie_every = The player on turn settles every tie, in the Auction market too. If all bid ¥0, all are tied.
    .title = Every tie, in Auction too
bid_no-token = When no token of that fish is left to be auctioned, there is no auction and the barrels go back.
    .title = No token left, no auction
bid_last-token = Drawing the last token for an auction overfishes its market at once; the auction is still held.
    .title = Auction of the last token
bid_not-seller = In the Auction and Barter markets the seller does not bid.
    .title = Sellers do not bid

### Overfishing

overfishing_when = A fish market is overfished when all its barrels or all its tokens are gone, from the board and the bag.
    .title = When a market is overfished
overfishing_takoyaki = Takoyaki do not count when the Octopus market is checked for overfishing.
    .title = Takoyaki do not count
overfishing_barrels-out = When a market is overfished, the barrels left on it go to the box; its tokens and licences stay.
    .title = Barrels leave, tokens and licences stay
overfishing_stays-open = Players may still go to an overfished market at its usual cost, and use it; it goes on selling its licences.
    .title = Overfished markets stay open
overfishing_returning-barrels = Barrels of an overfished kind that would go back to their market go to the box.
    .title = Returning barrels go to the box
overfishing_new-market = For each overfished market a new fish market is drawn from the box and set up as at the start of a game.
    .title = A new fish market comes in
overfishing_prevent = Throwing barrels back at the start of your turn can save a market from being overfished.
    .title = Throwing back can save a market
overfishing_at-once = Overfishing is looked for after every removal and takes effect at once.
    .title = Looked for after every removal
overfishing_for-good = An overfished market stays overfished for the rest of the game, whatever comes back to it later.
    .title = Overfished for good
overfishing_removed = A barrel or token counts as gone while it is anywhere but on its own board or in the bag: at sea, on the quay, in a harbour, on a Himono licence, with a player, on another market.
    .title = When a piece counts as gone
overfishing_last-barrel = The barrel that was the last one stays where it is, and goes to the box when it would return.
    .title = Where the last barrel goes
overfishing_last-token-bought = In a purchase the barrel is back before the token is taken. If that token was the last, the barrel goes to the box with the others.
    .title = Buying the last token
overfishing_new-market_usable = A market that comes in can be used at once, even in the action that is under way.
    .title = A new market is open at once
overfishing_new-market_box-empty = If the box has no fish market left, none comes in.
    .title = No fish market left in the box
overfishing_several = If several markets are overfished at once, the player who acts says in which order.
    .title = Several markets overfished at once
    .no = Only a fish that has just run out can be chosen.

### The end of the game

end_yen = You bring about the end if your turn begins with ¥5,000 or more and you are not alone in having the fewest Resources.
    .title = The end by yen
end_resources = You bring about the end if your turn begins with tokens worth 50 Resources or more and you are not alone in having the fewest yen.
    .title = The end by Resources
end_last-round = Whoever brings about the end plays that turn; everyone else then has one more turn.
    .title = One more turn for the others
end_tie-not-lowest = If you share the lowest place with someone, you are not the outright lowest.
    .title = Sharing the lowest place
end_once = Only the start of a turn is looked at, and no more once the end has been triggered.
    .title = Looked for only as a turn begins
end_closed-money = With hidden money you must say so when your turn begins with ¥5,000 or with 50 Resources; at 50 Resources everyone shows their yen.
    .title = The end with hidden money
end_closed-money_shown = At ¥5,000 only that fact is told. At 50 Resources all yen are shown, whether the end is triggered or not.
    .title = What hidden money has to show
end_over = After the last turn the game is over and nobody can act.
    .title = The game is over
end_round-limit = No printed rule ends a stalled table. With a round limit, the game ends after that round and is scored as it lies.
    .title = Ending a stalled table
end_count-now = “Count now” shows at any time what the score would be as things stand.
    .title = Counting now

### The final score

scoring_goal = Your score is your yen plus what your tokens are worth; the highest score wins.
    .title = What decides the game
scoring_highest = The player with the most Resources gets ¥1,000.
    .title = Most Resources
scoring_lowest = The player with the fewest Resources pays ¥500.
    .title = Fewest Resources
scoring_tie = If several are tied for the most Resources, each gets ¥500; if several are tied for the fewest, each pays ¥300.
    .title = Tied for most or fewest
scoring_tie_all = If all players are tied, each gets ¥500 and each pays ¥300.
    .title = All players tied
scoring_loans = Then Loans are paid back with interest, and the owners of Shares divide the interest.
    .title = Loans and interest in the scoring
scoring_tokens = Last, each Resource of your tokens becomes ¥100.
    .title = Tokens become yen
scoring_order = Scoring goes in this order: most and fewest Resources, loans and interest, tokens into yen.
    .title = Order of the scoring
scoring_below-zero = Payments in the scoring may take you below ¥0.
    .title = Below zero in the scoring
scoring_winner = Whoever has the most yen at the end wins.
    .title = The most yen wins
scoring_shared-win = With equal yen the win is shared.
    .title = Shared win

### What things are worth

worth_resources = How many Resources a token is worth is told by the board of its market.
    .title = What a token is worth
worth_owned = Only tokens in front of you are yours to count, not those in a harbour, on a Himono licence or on a market.
    .title = Tokens that are yours to count
worth_unsold = What is still on sale in your harbour at the end is worth nothing.
    .title = Unsold fish is worth nothing
worth_at-sea = Barrels still aboard a boat at the end are worth nothing.
    .title = Fish at sea is worth nothing
worth_before-leaving = A lot is valued before its tokens leave their owner.
    .title = When a lot is valued
worth_lot-fugu = In a lot, Fugu are worth the square of the number of Fugu in the lot.
    .title = Fugu in a lot
worth_lot-salmon = In a lot, a fresh Salmon still counts all the Salmon that players own.
    .title = Fresh Salmon in a lot

### Mackerel

mackerel_stock = Mackerel: 6 barrels per player (15 at most), 30 tokens, one licence per player as far as they go.
    .title = Mackerel pieces at the start
mackerel_entry = Entering the Mackerel market costs 1 Action Point.
    .title = Mackerel entry cost
mackerel_licence = A Mackerel licence costs ¥100.
    .title = Mackerel licence price
mackerel_licence_one = You can buy one Mackerel licence per entry.
    .title = One Mackerel licence per entry
mackerel_sell = The Mackerel market pays ¥100 for two pieces: tokens, barrels from your own harbour, or one of each.
    .title = Selling Mackerel: tokens and barrels
mackerel_sell_pairs = Mackerel are sold in pairs only; barrels may come from either row.
    .title = Mackerel only in pairs
mackerel_sell_overfished = The Mackerel market goes on paying when it is overfished; the barrels it takes go to the box.
    .title = Overfished Mackerel still sells
mackerel_worth = A Mackerel token is worth 1 Resource.
    .title = What a Mackerel is worth

### Eel

eel_stock = Eel: 2 barrels per player (8 at most), 13 tokens, one licence per player (4 at most).
    .title = Eel pieces at the start
eel_entry = Entering the Eel market costs 1 Action Point.
    .title = Eel entry cost
eel_licence = An Eel licence costs ¥500.
    .title = Eel licence price
eel_sell = Each Eel sold brings ¥100 for every Resource it is worth. All Eels sold together get the same price; the marker moves afterwards.
    .title = Sale price of Eels
eel_marker_up = Each Eel barrel put on sale in a harbour moves the value marker up 1; the catch alone does not.
    .title = What raises the Eel's marker
eel_marker_down = Each Eel token sold moves the value marker down 2, once the seller has been paid.
    .title = What lowers the Eel's marker
eel_marker_ends = The Eel's marker never goes above 13 or below 1.
    .title = The ends of the Eel's track
eel_marker_stops = A move that would pass the end of the track stops there: 2 down from 2 gives 1.
    .title = The Eel's marker stops at the end
eel_worth = An Eel token is worth what the value marker shows.
    .title = What an Eel is worth

### Fugu

fugu_stock = Fugu: 3 barrels, 7 tokens, a single licence.
    .title = Fugu pieces at the start
fugu_entry = Entering the Fugu market costs 1 Action Point.
    .title = Fugu entry cost
fugu_licence = The Fugu licence is free.
    .title = The Fugu licence is free
fugu_licence_back = If you hold the Fugu licence, it returns to its market as soon as you unload a Fugu barrel, from any boat.
    .title = Unloading Fugu costs the licence
fugu_own = Before your lower row is cleared, you may buy your own Fugu in it, paying its price to the supply. No other barrel of your own can be bought.
    .title = Buying your own degraded Fugu
    .no = You have no degraded Fugu at { $yen }.
fugu_own_freezer = If you use a Freezer, you cannot buy your own Fugu in that turn.
    .title = Freezer: no own Fugu
fugu_own_one-by-one = You buy your own Fugu one by one, as many as you like, each at its own price.
    .title = Own Fugu one by one
fugu_own_token-left = You can buy your own Fugu only while Fugu tokens are left.
    .title = Own Fugu while tokens last
fugu_own_price = You cannot change the price of your own Fugu before you buy it.
    .title = Own Fugu at the price it has
fugu_sell = Fugu sold together bring ¥100 times their number times their number. You may keep some.
    .title = Sale price of Fugu
fugu_worth = All your Fugu together are worth their number times itself.
    .title = What Fugu are worth together

### Octopus and Takoyaki

octopus_stock = Octopus: 2 barrels and 2 Octopus tokens per player (6 of each at most), 12 Takoyaki, one licence per player (3 at most).
    .title = Octopus pieces at the start
octopus_entry = Entering the Octopus market costs ¥200, 2 Action Points or 1 Takoyaki.
    .title = Octopus entry cost
octopus_entry_takoyaki = The Takoyaki may be one you own or one on sale in your harbour.
    .title = Which Takoyaki pays the way in
octopus_entry_takoyaki-on-sale = A Takoyaki on sale in your harbour pays the way into the Octopus market and no other.
    .title = Takoyaki on sale pay at Octopus only
octopus_licence = An Octopus licence costs ¥300.
    .title = Octopus licence price
octopus_no-sale = The Octopus market buys neither Octopus nor Takoyaki.
    .title = Octopus and Takoyaki have no sale price
octopus_trade = In the Octopus market you may turn 1 Octopus token into 3 Takoyaki, which go on sale in your harbour.
    .title = One Octopus for three Takoyaki
    .no = You have no Octopus token.
octopus_trade_three-left = An Octopus can be traded only while three Takoyaki are left on the board.
    .title = Three Takoyaki must be left
    .no = The board has { $left } of the 3 Takoyaki this trade needs.
octopus_trade_prices = Each Takoyaki from a trade gets a price of its own.
    .title = A price for each Takoyaki
octopus_takoyaki-keeps = Takoyaki never degrade: they stay on sale until someone buys them, or you pay with them at the Octopus market.
    .title = Takoyaki never degrade
octopus_worth = An Octopus token is worth 3 Resources.
    .title = What an Octopus is worth
octopus_takoyaki-worth = A Takoyaki is worth 5 Resources to its owner, but nothing while it is on sale in a harbour.
    .title = What a Takoyaki is worth

### Red Snapper

red-snapper_stock = Red Snapper: 3 barrels per player (9 at most), 18 tokens, one licence per player (3 at most).
    .title = Red Snapper pieces at the start
red-snapper_entry = Entering the Red Snapper market costs 1 Action Point.
    .title = Red Snapper entry cost
red-snapper_licence = A Red Snapper licence costs ¥300.
    .title = Red Snapper licence price
red-snapper_next-token = Red Snapper tokens leave the board in a fixed order: down each column, and the columns from left to right.
    .title = Order in which Red Snapper leave
red-snapper_token-back = A Red Snapper token that comes back covers the outline emptied last.
    .title = Where a returning Red Snapper goes
red-snapper_no-sale = The Red Snapper market buys no tokens.
    .title = Red Snapper has no sale price
red-snapper_worth = Each Red Snapper is worth a third of the tokens left on the board, rounded up: the lowest number uncovered.
    .title = What a Red Snapper is worth
red-snapper_worth_overfished = Once overfished, each Red Snapper is worth 2 Resources, whatever is left on the board.
    .title = Overfished Red Snapper: always the same worth

### Salmon

salmon_stock = Salmon: 4 barrels, 10 tokens, 4 licences.
    .title = Salmon pieces at the start
salmon_stock_two-players = With two players too, Salmon has 4 barrels and 4 licences. No text says so for certain.
    .title = Salmon pieces for two players
salmon_stock_printed = The Salmon board's printed line is garbled; what it calls ports are its licences, and the set-up example settles the numbers.
    .title = The garbled line on the Salmon board
salmon_entry = Entering the Salmon market costs ¥400.
    .title = Salmon entry cost
salmon_licence = A Salmon licence costs ¥400.
    .title = Salmon licence price
salmon_one-per-boat = A boat carries one Salmon barrel at most, however many slots it has; the Barge too.
    .title = One Salmon per boat
salmon_nothing-more = A Ship with a Salmon aboard catches nothing more.
    .title = A Ship with Salmon catches nothing more
salmon_side = A Salmon bought from the upper row gives a token with the fresh side up; one from the lower row shows the “4”.
    .title = Fresh or degraded Salmon
salmon_side_kept = A Salmon token keeps its side when it changes hands.
    .title = A Salmon keeps its side
salmon_side_alike = Both sides of a Salmon token are the same fish to the Aquarium and to every other market.
    .title = Both Salmon sides are one fish
salmon_no-sale = The Salmon market buys no tokens.
    .title = Salmon has no sale price
salmon_worth_four = A Salmon with the “4” up is worth 4 Resources.
    .title = What a degraded Salmon is worth
salmon_worth_fresh = A fresh Salmon is worth as many Resources as there are Salmon tokens owned by all players, fresh and degraded.
    .title = What a fresh Salmon is worth

### Spider Crab

spider-crab_stock = Spider Crab: 5 barrels, one licence per player (3 at most), 10 tokens in the bag: four 4s, four 6s, two 8s.
    .title = Spider Crab pieces at the start
spider-crab_entry = Entering the Spider Crab market costs 1 Action Point.
    .title = Spider Crab entry cost
spider-crab_licence = A Spider Crab licence costs ¥800.
    .title = Spider Crab licence price
spider-crab_auction = Every 2 Spider Crab barrels unloaded in one Fishing action start an auction at once; then the Fishing action goes on.
    .title = Two Spider Crab barrels start an auction
spider-crab_auction_draw = The 2 barrels go back and a Spider Crab token is drawn from the bag. All players bid for it, the one on turn too.
    .title = Drawing and bidding for a Spider Crab
spider-crab_auction_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
    .title = Who is paid for a Spider Crab
spider-crab_left-over = A single Spider Crab barrel left on the quay when the Fishing action ends goes back for nothing.
    .title = A single Spider Crab barrel left
spider-crab_sell = A Spider Crab sells for ¥100 per Resource plus ¥400, and goes back into the bag.
    .title = Sale price of Spider Crabs
spider-crab_worth = A Spider Crab is worth the number printed on it: 4, 6 or 8 Resources.
    .title = What a Spider Crab is worth

### Squid

squid_stock = Squid: 2 barrels per player (7 at most), 8 tokens, one licence per player (4 at most).
    .title = Squid pieces at the start
squid_entry = Entering the Squid market costs 2 Action Points or 1 fish token.
    .title = Squid entry cost
squid_entry_any-token = Any fish token in front of you pays the way into the Squid market, a Squid or a Takoyaki too.
    .title = Any token pays the way in
squid_licence = A Squid licence costs ¥300.
    .title = Squid licence price
squid_sell = A Squid token sells for ¥600.
    .title = Sale price of Squid
squid_worth = A Squid token is worth 0 Resources.
    .title = What a Squid is worth

### Tuna

tuna_stock = Tuna: 6 barrels, one licence per player (3 at most), 5 tokens in the bag: three 15s, a 20 and a 25.
    .title = Tuna pieces at the start
tuna_entry = Entering the Tuna market costs 1 Action Point.
    .title = Tuna entry cost
tuna_licence = A Tuna licence costs ¥1,000.
    .title = Tuna licence price
tuna_auction = Every 3 Tuna barrels unloaded in one Fishing action start an auction at once; then the Fishing action goes on.
    .title = Three Tuna barrels start an auction
tuna_auction_draw = The 3 barrels go back and a Tuna token is drawn from the bag. All players bid for it, the one on turn too.
    .title = Drawing and bidding for a Tuna
tuna_auction_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
    .title = Who is paid for a Tuna
tuna_left-over = One or two Tuna barrels left on the quay when the Fishing action ends go back for nothing.
    .title = One or two Tuna barrels left
tuna_sell = A Tuna sells for ¥100 per Resource, and goes back into the bag.
    .title = Sale price of Tuna
tuna_worth = A Tuna is worth the number printed on it: 15, 20 or 25 Resources.
    .title = What a Tuna is worth

### Aquarium

aquarium_entry = Entering the Aquarium costs 2 Action Points.
    .title = Aquarium entry cost
aquarium_sell = You may sell the Aquarium as many tokens as it still wants, each for the price of its fish.
    .title = Selling to the Aquarium
aquarium_prices = The Aquarium pays, for each token: Mackerel ¥300, Fugu ¥500, Octopus ¥500, Eel ¥600, Squid ¥600, Takoyaki ¥700, Salmon ¥700, Tuna ¥2,000.
    .title = Prices of the Aquarium
aquarium_kinds = The Aquarium takes only the fish that have a space on its board.
    .title = Fish that the Aquarium takes
    .no = The Aquarium has no space for { $token }.
aquarium_demand = The Aquarium wants 4 Mackerel, 2 Fugu, 2 Squid, and 1 each of Octopus, Eel, Takoyaki, Salmon and Tuna. When a space is full, no more of that fish is bought.
    .title = How many the Aquarium wants
    .no =
        { $demand ->
            [0] The Aquarium wants no more { $token }.
           *[other] The Aquarium wants only { COUNT($demand, "token") } more of { $token }.
        }
aquarium_stays = Tokens bought by the Aquarium never leave it again.
    .title = Aquarium tokens never come back

### Auction

auction_entry = Entering the Auction market costs 1 Action Point.
    .title = Auction entry cost
auction_entry_lot = You may enter the Auction market only with tokens for a lot worth at least 2 Resources and the yen for its fee.
    .title = Entry only with a lot and its fee
auction_once = You may hold one auction each time you enter.
    .title = One auction per entry
auction_lot = Offer any number of your tokens as one lot; it goes on the last space whose number its worth reaches: 2, 5 or 10 Resources.
    .title = The lot and its space
auction_lot_smallest = A lot for auction must be worth at least 2 Resources.
    .title = The smallest lot
    .no = This lot is worth { COUNT($worth, "resource") }; an auction needs at least 2.
auction_fee = Before the bids you pay the fee of the lot's space: ¥200, ¥300 or ¥500.
    .title = The fee before the bids
auction_highest = The seller must take the highest bid.
    .title = The highest bid must be taken
auction_matched = The winner pays the seller, and the supply pays the seller the same amount again.
    .title = The supply doubles the bid
auction_no-withdrawal = Once a lot is offered, the seller cannot take it back.
    .title = A lot once offered stays

### Bank

bank_entry = Entering the Bank costs 2 Action Points or ¥100.
    .title = Bank entry cost
bank_loan = A Loan brings you ¥500 now; you may take several at once.
    .title = Taking Loans
bank_loan_left = A Loan can be taken only while one lies on the board; there are 3.
    .title = Loans while they last
bank_share = A Share costs ¥300; you may buy both at once.
    .title = Buying Shares
bank_share_left = A Share can be bought only while one lies on the board; there are 2.
    .title = Shares while they last
bank_either = Whoever has taken a Loan cannot buy a Share, and whoever has a Share cannot take a Loan.
    .title = Loans or Shares, not both
bank_no-space = Loans and Shares take no licence space.
    .title = Loans and Shares take no space
bank_repay = At the end each Loan costs you ¥1,000: the ¥500 you got and ¥500 interest.
    .title = What a Loan costs at the end
bank_repay_end-only = A Loan cannot be paid back before the end of the game.
    .title = No early repayment
bank_interest = All interest is divided equally among the players with Shares, each part rounded up to ¥100; the supply pays the difference.
    .title = Dividing the interest
bank_interest_owners = Interest is divided by the number of players who own a Share, not by the number of Shares.
    .title = Interest by owners, not by Shares
bank_interest_no-shares = If nobody has a Share, interest goes to the supply.
    .title = Interest without Shares
bank_interest_no-loans = If nobody took a Loan, Shares bring nothing.
    .title = Shares without Loans
bank_below-zero = Paying back may take a player below ¥0; the owners of Shares still get their full part.
    .title = A debtor below zero

### Barter

barter_entry = Entering the Barter market costs 1 Action Point.
    .title = Barter entry cost
barter_once = You may make one offer each time you enter.
    .title = One offer per entry
barter_once_printed = The Barter board says one offer per player, the text one per entry: here the text holds.
    .title = Board and text disagree on offers
barter_offer = Offer any number of your tokens as one lot; all other players bid for it in secret.
    .title = Offering a lot
barter_offer_one-token = An offer holds at least one token.
    .title = An offer holds one token at least
barter_answer = The seller may accept any one bid, or none. The bidder chosen pays and gets the lot; otherwise the tokens go back to the seller.
    .title = Accepting a bid, or none
    .no = There is no bid to answer now.
barter_answer_any = The seller may accept a lower bid too, even one of ¥0.
    .title = A lower bid may be accepted
barter_one-bidder = In a game of two there is one bidder.
    .title = One bidder with two players

### Government

government_entry = Entering the Government market is free, once per turn.
    .title = Government entry is free
government_give = You may give fish tokens to charity; each brings the yen of its space, whatever the token is worth.
    .title = Giving tokens to charity
government_spaces = The left space pays ¥300 each for 3 tokens, the right one ¥200 each for 10.
    .title = What the two spaces pay
government_stays = Tokens given to charity never come back.
    .title = Charity tokens never come back
government_full = When both spaces are full, there is nothing to do in the Government market.
    .title = Nothing to do when full

### Rentals

rentals_entry = Entering the Rentals market is free, once per turn; no cost is stated for it.
    .title = Rentals entry is free
rentals_rent = A Freezer or a Cart costs ¥200; rent as many as you like.
    .title = Renting Freezers and Carts
rentals_rent_left = A Freezer or a Cart can be rented only while one lies on the board; there are 2 of each.
    .title = Freezers and Carts while they last
    .no = No { $item } is left on the board.
rentals_space = You need a free licence space for each Freezer or Cart you rent.
    .title = A licence space for each rental
    .no = All four licence spaces are taken.
rentals_two-uses = Each Freezer or Cart works twice, then it goes back to its board.
    .title = Two uses, then back
rentals_leave-by-use = A Freezer or a Cart leaves your harbour only by being used; it cannot be given back.
    .title = Rentals leave only by use
rentals_freezer = At the start of your turn you may use a Freezer: your fish does not degrade in that turn.
    .title = The Freezer stops degradation
    .no = You have no Freezer with that many uses left.
rentals_freezer_once = A Freezer may be used at most once per turn.
    .title = One Freezer per turn
rentals_freezer_scope = A Freezer spares both rows, and there is no buying of your own Fugu.
    .title = What a Freezer spares
rentals_cart = During your turn you may use a Cart for 1 more Action Point to enter markets with.
    .title = A Cart gives a point for visits
    .no = You have no Cart with that many uses left.
rentals_cart_visits-only = A Cart's point pays for visits only, not for Fishing or Purchasing.
    .title = Cart points pay for visits only
rentals_cart_many = You may use several Carts in one turn, or one Cart twice.
    .title = Several Carts in one turn
rentals_cart_mixed = A visit for 2 points may be paid with Cart points and ordinary ones; Cart points are spent first.
    .title = Mixing Cart points and ordinary ones
rentals_cart_timing = A Cart may be used at any time before your turn ends. While its point is unspent, visits of any cost may begin, even when both ordinary points are gone.
    .title = When a Cart may be used
rentals_cart_lost = A Cart's point that is not spent is lost at the end of the turn.
    .title = An unspent Cart point is lost
rentals_cart_same-turn = A Cart may be used in the turn in which it is rented.
    .title = A Cart works the turn it is rented

### Ships

ships_entry = Entering the Ships market costs 1 Action Point.
    .title = Ships entry cost
ships_any-number = In one visit you may buy and sell several boats.
    .title = Several boats in one visit
ships_buy = A new Ship costs ¥500 per slot; the Barge costs ¥1,000.
    .title = Prices of new boats
ships_buy_left = A boat can be bought only while one of its kind lies on the board.
    .title = New boats while they last
    .no = No { $boat } is left on the board.
ships_buy_berth = To buy a boat you need a free berth for it at that moment; boats at sea do not matter.
    .title = A new boat needs a free berth
    .no = { THE($port) } has no room for this boat now.
ships_buy_barge-port = A new Barge goes into the right-hand port, which must be open and empty.
    .title = A new Barge goes to the right
ships_sell = The Ships market buys a boat for a tenth of its price here, new, rounded up to ¥100. It pays as much for one bought second-hand.
    .title = Selling boats for a tenth
ships_sell_in-port = A boat must be in port to be sold.
    .title = Only boats in port are sold
    .no = { THE($boat) } is not in port; only boats in port can be sold.
ships_sell_own = You can sell only your own boats, from your own ports.
    .title = Only your own boats are sold

### Trading

trading_entry = Entering the Trading market costs 1 Action Point.
    .title = Trading entry cost
trading_spaces = Trading has five spaces: for 2 Resources ¥300, for 3 ¥500, for 4 ¥700, for 5 ¥900, for 10 ¥1,800.
    .title = What the five spaces pay
trading_yen = Put tokens worth at least a space's number on it and take its yen. Trade as often as you like.
    .title = Trading tokens for yen
trading_yen_empty-space = For yen you can only use an empty space.
    .title = Yen only from an empty space
    .no = The space for { $space } holds tokens already.
trading_yen_worth = The tokens must be worth at least the number on the space.
    .title = Tokens must reach the space's number
    .no = These tokens are worth { COUNT($worth, "resource") }; the space asks for { $space }.
trading_yen_one-per-space = Each space takes one trade for yen in a game.
    .title = One trade for yen per space
trading_swap = You may swap your tokens for those lying on a space.
    .title = Swapping tokens
trading_swap_filled-space = A swap needs a space with tokens on it, so somebody must have traded for yen before.
    .title = A swap needs a filled space
    .no = The space for { $space } is empty: there is nothing to swap for.
trading_swap_worth = Your tokens must reach the number printed on the space.
    .title = A swap must reach the number too
    .no = Your tokens are worth { COUNT($worth, "resource") }; the space asks for { $space }.
trading_swap_all = A swap takes all tokens on the space, even of a space filled in this visit.
    .title = A swap takes everything
trading_swap_once = Each space can be swapped once in a visit.
    .title = One swap per space and visit
    .no = You have swapped on the space for { $space } in this visit already.
trading_stays = The tokens you trade stay on the space until somebody swaps for them.
    .title = Traded tokens wait on the space

### Used Ships

used-ships_entry = Entering the Used Ships market costs 1 Action Point.
    .title = Used Ships entry cost
used-ships_any-number = In one visit you may sell and buy several used boats.
    .title = Several used boats in one visit
used-ships_sell = The Used Ships market pays ¥200 per slot for a Ship and ¥400 for a Barge, and keeps the boat on its board.
    .title = What used boats bring
used-ships_sell_in-port = A boat must be in port to be sold second-hand.
    .title = Used boats are sold from port
    .no = { THE($boat) } is not in port; only boats in port can be sold.
used-ships_buy = A used Ship costs ¥300 per slot; a used Barge costs ¥600.
    .title = Prices of used boats
used-ships_buy_left = A used boat can be bought only while one of its kind lies on the board.
    .title = Used boats while they last
    .no = No used { $boat } is for sale.
used-ships_buy_berth = To buy a used boat you need a free berth for it at that moment.
    .title = A used boat needs a free berth
    .no = { THE($port) } has no room for this boat now.
used-ships_buy_barge-port = A used Barge goes into the right-hand port, which must be open and empty.
    .title = A used Barge goes to the right
used-ships_last-turn = The Used Ships market is closed on your last turn.
    .title = Used Ships closes on your last turn
used-ships_last-turn_trigger = It closes the moment the end is triggered, for the player who triggered it too.
    .title = Closed once the end is triggered
used-ships_starts-empty = The Used Ships market begins without boats; it fills with what players sell to it.
    .title = No used boats at the start

### The expansion: set-up

setup_expansion = With the expansion, the boards of both boxes are mixed before markets are chosen. How many come out stays the same, and so do all rules that nothing here changes.
    .title = Mixing the two boxes
setup_expansion_pieces = The expansion holds 36 barrels, 65 tokens and 23 licences of six fish, six external markets with 10 tokens of their own, and 3 boats.
    .title = What the expansion holds
setup_expansion_later = The boards of the expansion are for people who know the base game; a first game does without them.
    .title = Expansion: not for a first game
setup_staple = With the expansion, you choose whether Mackerel or Horse Mackerel lies beside Ships from the start.
    .title = Mackerel or Horse Mackerel beside Ships
setup_staple_other = Whichever of Mackerel and Horse Mackerel is not chosen is mixed with the other fish markets and may come out by lot.
    .title = The mackerel that was not chosen
setup_no-starting-licences = If Horse Mackerel is in play from the start, chosen or by lot, no Mackerel licences are dealt: everyone begins without a licence.
    .title = Horse Mackerel: no licences dealt
setup_aquarium-pair = The Aquarium and the New Aquarium come together: if one of them comes out, the other joins it on top of the usual number.
    .title = The two Aquariums come together
setup_aquarium-pair_both-drawn = If both Aquariums come out by themselves, one more external market is drawn, so there is one above the usual number all the same.
    .title = Both Aquariums drawn: one market more
setup_clam-oyster-bag = Clam and Oyster tokens begin in the bag, not on their board.
    .title = Clams and Oysters begin in the bag
setup_sardines-tins = The Sardine tokens lie around the white area of their board, which begins empty.
    .title = The tins begin empty
setup_swordfish-marker = The Swordfish's value marker begins on 6.
    .title = Where the Swordfish's marker begins
setup_blue-ship = The Blue Ship is optional: if you play with it, it lies at Ships besides the Four-slot Ship.
    .title = The Blue Ship is optional
setup_barges = Ships gets either the six-slot Barge or the two four-slot Barges; what you do not choose stays in the box.
    .title = One Barge of six or two of four
setup_influence = The Influence market begins with 2 Buyers and 2 Expansion tokens.
    .title = Buyers and Expansion tokens at the start
setup_ship-rentals = The Ship Rentals market begins with 6 rental tokens.
    .title = Rental tokens at the start

### The expansion: a turn, entry costs, licences

turn_start-order_himono = Full Himono licences are emptied right after the end check, before Freezer, own Fugu and degradation.
    .title = Full Himono licences are emptied first
turn_free-steps_expansion = Loading a Himono licence and placing a Buyer are free steps like the others, once full Himono licences have been emptied.
    .title = Drying and placing Buyers are free steps
visit_cost_barrel = Some markets can be entered for a barrel that you have on sale in your harbour.
    .title = Paying the way in with a barrel
visit_cost_barrel_back = A barrel paid as entry goes back to its market.
    .title = A barrel paid goes home
visit_cost_barrel_any-row = The barrel paid as entry may come from either row. One of an overfished kind will do too; it goes to the box.
    .title = A barrel of either row pays
visit_cost_barrel_no-other-piece = Neither a Takoyaki on sale nor what lies on a Himono licence can stand in for the barrel.
    .title = Nothing stands in for the barrel
fishing_catch_empty-ship_several-kinds = A barrel at sea remembers which kind of licence caught it. An empty Ship may use a kind of licence only if you hold more of that kind than you have Ships at sea with a barrel it caught.
    .title = Barrels count by the licence that caught them
fishing_catch_loaded-ship_any-licence = A partly loaded Ship takes more of its fish with any unused licence that may catch it.
    .title = Loaded Ship: any licence for its fish

### The expansion: boats

barge_four-slot = A four-slot Barge works like the Barge of six slots.
    .title = Four-slot Barges work like the big one
barge_four-slot_price = A four-slot Barge costs and brings as much as the Barge of six: ¥1,000 new, ¥600 used, ¥400 when sold to Used Ships.
    .title = Price of a four-slot Barge
barge_four-slot_both = You may own both four-slot Barges.
    .title = Both four-slot Barges may be yours
barge_four-slot_one-in-port = Of two Barges only one can be in port, as each needs the whole right-hand port.
    .title = Two Barges: only one in port
barge_four-slot_salmon = Each of the two Barges carries one Salmon at most.
    .title = One Salmon on each Barge
blue-ship_buy = The Blue Ship costs what the Four-slot Ship costs, new or used, and on top of that another Ship of yours, for which you get nothing.
    .title = Price of the Blue Ship
blue-ship_buy_own-ship = The Ship you hand in for the Blue Ship must lie in one of your ports.
    .title = The Ship handed in lies in port
    .no = { THE($boat) } cannot be handed in: it must be a Ship of your own that lies in one of your ports.
blue-ship_buy_no-barge = Neither a Barge nor a rented boat can be handed in for the Blue Ship.
    .title = No Barge or rented boat is taken
blue-ship_buy_where = Bought at Ships, the Blue Ship sends the Ship handed in to Ships or, if it is in play, to Used Ships. Bought at Used Ships, it sends it there.
    .title = Where the Ship handed in goes
blue-ship_buy_where_choice = Where both markets are in play, a buyer at Ships chooses between them, on the last turn too.
    .title = Ships or Used Ships: the buyer chooses
blue-ship_buy_berth = The Ship handed in leaves first, so its berth may serve for the Blue Ship.
    .title = The Ship handed in frees its berth
blue-ship_sell = The Blue Ship sells like the Four-slot Ship: for ¥200 to Ships, for ¥800 to Used Ships.
    .title = Selling the Blue Ship
blue-ship_two-licences = The Blue Ship may use two licences in one Catching activity, and takes a barrel with each.
    .title = Two licences in one catch
blue-ship_two-licences_any = The Blue Ship's two licences may be of one kind or of two; one alone will do.
    .title = Two licences of one kind or two
blue-ship_horse-mackerel = Each Horse Mackerel licence that the Blue Ship uses may take two Mackerel.
    .title = Two Mackerel for each Horse Mackerel licence
blue-ship_two-kinds = The Blue Ship carries up to two kinds of fish, in any mix that its licences allow.
    .title = Two kinds of fish aboard
blue-ship_counting = For a fish it does not carry, the Blue Ship counts as empty; for one it carries, as partly loaded.
    .title = Empty for one fish, loaded for another
blue-ship_one-salmon = The Blue Ship carries one Salmon at most; beside it, it may go on catching its other fish.
    .title = One Salmon on the Blue Ship
blue-ship_himono = With Himono catch aboard, the Blue Ship too carries one kind of fish only.
    .title = With Himono catch: one kind only
blue-ship_both-mackerels = The Blue Ship carries Mackerel beside Horse Mackerel only if Mackerel licences caught the Mackerel.
    .title = Mackerel beside Horse Mackerel

### Clam & Oyster

clam-oyster_stock = Clam & Oyster: 2 barrels per player (6 at most), 6 Clams and 6 Oysters in the bag, one licence per player (4 at most).
    .title = Clam & Oyster pieces at the start
clam-oyster_entry = Entering the Clam & Oyster market costs 1 Action Point or 1 Clam & Oyster barrel; only the barrel stands in a text.
    .title = Clam & Oyster entry cost
clam-oyster_entry_barrel = The way into the Clam & Oyster market can be paid with 1 Clam & Oyster barrel on sale in your harbour.
    .title = Entry for a Clam & Oyster barrel
    .no = You have no such Clam & Oyster barrel on sale to pay with.
clam-oyster_licence = A Clam & Oyster licence costs ¥500.
    .title = Clam & Oyster licence price
clam-oyster_purchase = Whoever buys a Clam & Oyster barrel draws the token blindly from the bag: a Clam or an Oyster.
    .title = The token bought is drawn blindly
clam-oyster_purchase_before-next = You see what you drew before you decide whether to buy more.
    .title = You see it before buying more
clam-oyster_purchase_none-left = When the bag holds neither Clam nor Oyster, no Clam & Oyster barrel can be bought.
    .title = Empty bag: no purchase
clam-oyster_oyster = Drawing an Oyster brings you ¥200 at once.
    .title = A drawn Oyster brings yen
clam-oyster_oyster_anyone = The ¥200 belong to whoever draws the Oyster, as a buyer or as the winner of a lot.
    .title = Who gets the yen for an Oyster
clam-oyster_sell = One Clam and one Oyster together sell for ¥800; both go back into the bag.
    .title = Sale price of a Clam and an Oyster
    .no = A set takes a Clam and an Oyster; you do not have both.
clam-oyster_sell_sets = Clams and Oysters are bought from you in such sets only, as many sets in a visit as you like.
    .title = Clams and Oysters only in sets
clam-oyster_worth = A Clam is worth 3 Resources, an Oyster 1.
    .title = What Clams and Oysters are worth

### Himono

himono_stock = Himono: 4 barrels, 7 tokens, one licence per player (4 at most).
    .title = Himono pieces at the start
himono_entry = Entering the Himono market costs 1 Action Point.
    .title = Himono entry cost
himono_licence = A Himono licence costs ¥400; it is laid face up in your harbour.
    .title = Himono licence price
himono_licence_one = You can buy one Himono licence per entry.
    .title = One Himono licence per entry
himono_licence_given-back = If a Himono licence leaves you, what lies on it goes back to its markets for nothing.
    .title = Giving back a Himono licence
himono_licence_given-back_at-sea = What a returned Himono licence caught stays Himono catch while it is at sea.
    .title = Catch of a licence given back
himono_no-sale = The Himono market buys no tokens.
    .title = Himono has no sale price
himono_worth = A Himono token is worth 5 Resources.
    .title = What a Himono is worth
himono_catch = A Himono licence catches Mackerel, Horse Mackerel or Sardines, if their market is in play and not overfished.
    .title = What a Himono licence catches
himono_catch_himono = Himono itself can be caught only when none of Mackerel, Horse Mackerel and Sardines can.
    .title = Himono itself only as a last resort
himono_catch_one-kind = A Ship that uses a Himono licence carries one kind of fish only.
    .title = Himono catch: one kind aboard
    .no = { THE($boat) } carries other fish, so it cannot catch { $fish } with a Himono licence.
himono_catch_which-licence = You say which of your Himono licences catches. The barrel stays marked with it, in a Barge too.
    .title = You say which licence catches
himono_catch_two-at-sea = One Himono licence never has more than two barrels at sea, those in a Barge included.
    .title = Two barrels at sea per licence
    .no = Two barrels caught with the { $item } licence are at sea already.
himono_catch_face-down = With two barrels at sea the Himono licence lies face down. It turns up again once one of them is unloaded or thrown back.
    .title = A busy licence lies face down
himono_catch_face-down_income = A Himono licence earns its income face down too.
    .title = Face down it still earns
himono_land = Himono catch is not put on sale when it is unloaded: it goes onto your Himono licences.
    .title = Himono catch goes onto licences
    .no = Himono catch goes onto Himono licences when it is unloaded, before anything else is done.
himono_land_excess = Himono catch for which your licences have no room goes back to its markets.
    .title = Himono catch without room
himono_land_any-licence = You choose the Himono licence for each barrel, among all of yours with room. Without one, all of them go back.
    .title = You choose the licence for each barrel
himono_land_when = In a docking, Himono catch is laid onto licences after the income for pairs, before auctions and prices.
    .title = When Himono catch is laid down
himono_land_income = Himono catch counts for the ¥100 of unloading like other barrels.
    .title = Himono catch earns for unloading
himono_land_sardines = Sardines caught with a Himono licence hand out no Sardine tokens.
    .title = Himono-caught Sardines give no tokens
himono_dry = On your turn you may lay fish onto a Himono licence at any time, to dry it: barrels from your harbour or tokens of yours. It is free and no action.
    .title = Laying fish out to dry
    .no = You hold no such Himono licence.
himono_dry_kinds = Mackerel, Horse Mackerel and Sardines can be dried, and no other fish.
    .title = Fish that can be dried
    .no = { $fish } cannot be dried.
himono_dry_own = Only what is yours can be laid onto a Himono licence.
    .title = Only your own fish is dried
    .no = You have no such { $fish } to dry.
himono_dry_room = A Himono licence holds two pieces in any mix, those laid there from a boat included.
    .title = A licence holds two pieces
    .no = Two pieces lie on the { $item } licence already.
himono_dry_either-row = Barrels of both rows can be dried. What lies on a Himono licence is never taken off again.
    .title = Both rows, and no taking back
himono_dawn = At the start of your turn, two pieces on a Himono licence go back to their markets, and a Himono barrel goes on sale in your harbour at a price of your choice.
    .title = Two pieces become a Himono barrel
himono_dawn_next-turn = What you lay onto a Himono licence in this turn dries at the start of your next one.
    .title = Drying lasts until your next turn
himono_dawn_none-left = If the Himono market has no barrel left, the two pieces go back and nothing comes for them.
    .title = No Himono barrel left
himono_dawn_only-so = Himono barrels come into a harbour by drying alone: caught Himono lies on a licence first.
    .title = Himono comes by drying alone
himono_keeps = Himono barrels never degrade: they keep their place until somebody buys them.
    .title = Himono barrels never degrade
himono_unsold = At the end, Himono barrels still on sale and pieces on Himono licences are worth nothing.
    .title = Unsold Himono is worth nothing

### Horse Mackerel

horse-mackerel_stock = Horse Mackerel: 3 barrels per player (12 at most), 16 tokens, one licence per player (6 at most).
    .title = Horse Mackerel pieces at the start
horse-mackerel_entry = Entering the Horse Mackerel market is free; no text states a cost.
    .title = Horse Mackerel entry is free
horse-mackerel_once = You can enter the Horse Mackerel market once per turn.
    .title = Horse Mackerel once per turn
horse-mackerel_no-income = Horse Mackerel licences bring no income when somebody enters their market.
    .title = No income for Horse Mackerel licences
horse-mackerel_licence = A Horse Mackerel licence costs ¥200.
    .title = Horse Mackerel licence price
horse-mackerel_catch = With Mackerel in play, a Horse Mackerel licence may catch one or two Mackerel instead of a Horse Mackerel.
    .title = Catching Mackerel instead
    .no = { THE($market) } is not on the table, so its fish cannot be caught.
horse-mackerel_catch_same-ship = Two Mackerel from one Horse Mackerel licence go aboard the same Ship.
    .title = Two Mackerel, one Ship
horse-mackerel_not-both = A Ship with Mackerel from a Horse Mackerel licence cannot carry Horse Mackerel.
    .title = Not beside Mackerel it caught
    .no = { THE($boat) } would carry Horse Mackerel beside Mackerel from a Horse Mackerel licence.
horse-mackerel_catch_one-use = One Mackerel or two use the Horse Mackerel licence once.
    .title = Two Mackerel use the licence once
horse-mackerel_catch_one = With one free slot, or one Mackerel barrel left, a Horse Mackerel licence takes one Mackerel.
    .title = With room for one, one Mackerel
    .no = There is room or fish for one Mackerel only.
horse-mackerel_aquarium = The Aquarium takes Horse Mackerel on the Mackerel space; both fish count there together.
    .title = Horse Mackerel at the Aquarium
horse-mackerel_overfished = When Horse Mackerel is overfished, everyone gets ¥200 for each of their Horse Mackerel tokens and keeps them.
    .title = Everyone is paid for overfished Horse Mackerel
horse-mackerel_overfished_after-purchase = If a purchase overfishes Horse Mackerel, the Purchasing action is finished before anyone is paid.
    .title = Paid after the Purchasing action
horse-mackerel_overfished_mackerel = After the payment Mackerel comes in, if it is not in play, and then the new fish market as well.
    .title = Mackerel follows Horse Mackerel
horse-mackerel_overfished_order = In a Purchasing action or a Buyer's purchase the barrels leave at once; payment, Mackerel and the new market follow after it. The tokens held then count.
    .title = Barrels first, then payment and markets
horse-mackerel_no-sale = The Horse Mackerel market buys no tokens.
    .title = Horse Mackerel has no sale price
horse-mackerel_worth = A Horse Mackerel token is worth 1 Resource.
    .title = What a Horse Mackerel is worth
mackerel_later = When Mackerel comes in during a game, it is laid out as at the start, but nobody is dealt a licence.
    .title = Mackerel that comes in later
mackerel_later_licences = Mackerel that comes in later has one licence per player on its board.
    .title = Later Mackerel: licences on the board

### Nori

nori_stock = Nori: 5 barrels, 10 tokens, one licence per player (4 at most).
    .title = Nori pieces at the start
nori_entry = Entering the Nori market is free; no text states a cost.
    .title = Nori entry is free
nori_once = You can enter the Nori market once per turn, and only to take a licence.
    .title = Nori once per turn, for a licence
nori_licence = The Nori licence is free.
    .title = The Nori licence is free
nori_licence_one = Nobody holds more than one Nori licence.
    .title = One Nori licence per player
nori_entry_possible = You may enter the Nori market only without its licence, with a free licence space, and while a licence lies there.
    .title = When Nori can be entered
nori_overfished = When Nori is overfished, everyone pays ¥100 for each of their Nori tokens and keeps them.
    .title = Everyone pays for overfished Nori
nori_overfished_what-you-can = Whoever has too few yen for the Nori payment pays what is there.
    .title = Too few yen for Nori
nori_overfished_after-purchase = If a purchase overfishes Nori, the Purchasing action is finished before anyone pays.
    .title = Nori is paid after the Purchasing action
nori_overfished_order = In a Purchasing action or a Buyer's purchase the barrels leave at once; payment and the new market follow after it. The tokens held then count.
    .title = Barrels first, then the Nori payment
nori_no-sale = The Nori market buys no tokens.
    .title = Nori has no sale price
nori_worth = Each Nori is worth a tenth of what all your other fish are worth together, rounded down.
    .title = What a Nori is worth
nori_worth_last = Nori is worked out last in every total, also where the most and the fewest Resources are compared.
    .title = Nori is worked out last
nori_worth_lot = Nori in a lot counts all other fish of its owner, in the lot or not.
    .title = Nori in a lot

### Sardines

sardines_stock = Sardines: 5 barrels, 14 tokens, 2 licences. Only the number of licences stands in a text.
    .title = Sardine pieces at the start
sardines_entry = Entering the Sardines market costs 1 Action Point.
    .title = Sardines entry cost
sardines_closed-to-holders = Nobody may enter the Sardines market while holding a Sardine licence.
    .title = No entry for licence holders
sardines_closed-to-holders_return = You may give your Sardine licences back first and then enter the Sardines market.
    .title = Give licences back, then enter
sardines_licence = The first Sardine licence costs ¥500, the last one on the board ¥300.
    .title = Sardine licence prices
sardines_licence_both = Both Sardine licences can be bought in one visit, for ¥800 together.
    .title = Both Sardine licences in one visit
sardines_unload = Each Sardine barrel unloaded in your port goes on sale and also moves two tokens from the reserve: one to you, one to the tins.
    .title = Unloaded Sardines hand out tokens
sardines_unload_one-left = If only one token is left in the reserve, it is yours and the tins get none.
    .title = One token left in the reserve
sardines_unload_when = A Sardine barrel hands out its tokens when it gets its price.
    .title = When Sardines hand out tokens
sardines_tins = In the Sardines market you may buy as many tinned Sardines as lie there, for ¥100 each.
    .title = Buying tinned Sardines
sardines_tins_left = A tinned Sardine can be bought only while one lies in the white area.
    .title = Tins while they last
sardines_no-sale = The Sardines market buys no tokens.
    .title = Sardines have no sale price
sardines_worth = A Sardine token is worth 1 Resource.
    .title = What a Sardine is worth
sardines_reserve-only = Buyers of barrels and winners of lots get their Sardines from the reserve, never from the tins.
    .title = Buyers are served from the reserve
sardines_token-back = A Sardine token that comes back goes to the reserve.
    .title = Returning Sardines go to the reserve
sardines_overfished = Sardines are overfished by tokens only when reserve and tins are both empty.
    .title = When Sardines are overfished

### Swordfish

swordfish_stock = Swordfish: 4 barrels, 6 tokens, one licence per player (3 at most).
    .title = Swordfish pieces at the start
swordfish_entry = Entering the Swordfish market costs 1 Action Point.
    .title = Swordfish entry cost
swordfish_licence = A Swordfish licence costs ¥600.
    .title = Swordfish licence price
swordfish_auction = Swordfish barrels are never put on sale: every 2 unloaded in one Fishing action start an auction at once, and then the Fishing action goes on.
    .title = Two Swordfish barrels start an auction
swordfish_auction_draw = The 2 barrels go back and a Swordfish token is taken from the market. All players bid for it, the one on turn too.
    .title = Bidding for a Swordfish
swordfish_auction_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
    .title = Who is paid for a Swordfish
swordfish_left-over = A single Swordfish barrel left on the quay when the Fishing action ends goes back for nothing.
    .title = A single Swordfish barrel left
swordfish_sell = Each Swordfish sold brings ¥100 for every Resource it is worth. All sold together get the same price; the marker moves afterwards.
    .title = Sale price of Swordfish
swordfish_sell_bonus = The first sale of Swordfish in a visit brings ¥200 more.
    .title = More for the first sale
swordfish_sell_boxed = Swordfish sold to their market go to the box.
    .title = Sold Swordfish go to the box
swordfish_marker_up = If the winning bid is above ¥100 times the value, the Swordfish's marker goes up 2.
    .title = A high bid raises the marker
swordfish_marker_down = If the winning bid is below ¥100 times the value, the Swordfish's marker goes down 2.
    .title = A low bid lowers the marker
swordfish_marker_equal = If the winning bid is just ¥100 times the value, the Swordfish's marker stays.
    .title = An equal bid leaves the marker
swordfish_marker_sold = Each Swordfish token sold to the market moves its marker down 1, once the seller has been paid.
    .title = Each sale lowers the marker
swordfish_marker_ends = The Swordfish's marker never goes above 13 or below 1.
    .title = The ends of the Swordfish's track
swordfish_marker_stops = A move that would pass the end of the track stops there: 2 up from 12 gives 13.
    .title = The Swordfish's marker stops at the end
swordfish_marker_after-payment = The marker moves once the bid has been paid.
    .title = First the payment, then the marker
swordfish_marker_all-zero = If all bid ¥0, the Swordfish's marker goes down 2.
    .title = All bid nothing: the marker goes down
swordfish_worth = A Swordfish token is worth what the value marker shows.
    .title = What a Swordfish is worth
swordfish_token-back = A Swordfish token paid as entry goes back to its board, not to the box.
    .title = A Swordfish paid goes to its board

### Foreign Market

foreign-market_entry = The Foreign Market is reached only by docking there in a Fishing action, for ¥100 for each group of boats.
    .title = The Foreign Market is reached by docking
foreign-market_dock = Instead of docking at home, one or more of your boats at sea may dock at the Foreign Market, where all they carry is auctioned.
    .title = Docking abroad
foreign-market_dock_activity = A group docks in one step, and each of its boats uses its activity for it.
    .title = A group docks in one step
foreign-market_one-barrel = A group needs at least one barrel among its boats.
    .title = A group carries one barrel at least
foreign-market_groups = Boats whose barrels are to be auctioned apart dock as separate groups, each for ¥100, even in the same Fishing action.
    .title = Separate groups, separate lots
    .no = A boat docks at the Foreign Market, others may join it, then their lot is auctioned: one after the other.
foreign-market_berths = Any number of boats may lie at the Foreign Market; no text states a limit.
    .title = Room for any number of boats
    .no = The Foreign Market is full: it has berths for { $berths }.
foreign-market_lot = All barrels of a group make one lot. Everybody bids for it, the one on turn too; the winner takes a token for each barrel, and the barrels go back.
    .title = One lot of all barrels
foreign-market_lot_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
    .title = Who is paid for the lot
foreign-market_lot_order = A group is dealt with in this order: ¥100, exchange of Spider Crab, Swordfish and Tuna, Eel marker, bids, payment, barrels back, tokens taken, Swordfish marker, overfishing.
    .title = Steps of an auction abroad
foreign-market_lot_no-token = A barrel for which no token is left goes back before the bids.
    .title = Barrels without a token left
foreign-market_lot_empty = If nothing is left to auction, nobody bids.
    .title = Nothing left to auction
foreign-market_lot_winner = The winner, even if it is the seller, gets what a buyer would: Salmon fresh, Red Snapper in their order, Clams and Oysters drawn, with ¥200 for each Oyster.
    .title = The winner gets what buyers get
foreign-market_stay = Boats lie at the Foreign Market until they put out in a later Fishing action.
    .title = Boats stay abroad
foreign-market_stay_undock = Putting out from the Foreign Market costs nothing; the boat is then at sea.
    .title = Putting out costs nothing
foreign-market_stay_nothing-else = A boat at the Foreign Market cannot be sold, handed in or loaded there, and it docks at home in a later action than it puts out.
    .title = What boats abroad cannot do
foreign-market_no-income = Barrels auctioned at the Foreign Market do not count for the ¥100 of unloading.
    .title = No unloading income abroad
foreign-market_eel = Each Eel barrel in a lot moves the Eel's marker up 1.
    .title = Eels abroad raise their marker
foreign-market_exchange = Spider Crab, Swordfish and Tuna come into a lot as tokens: before the bids, every 2 barrels (of Tuna every 3) are exchanged for one; the odd ones go back for nothing.
    .title = Barrels exchanged before the bids
foreign-market_swordfish-marker = If a lot held Swordfish tokens, the winning bid for the whole lot is compared with the value of one of them, and the marker moves 2 up or down, or stays.
    .title = The lot's bid moves the Swordfish's marker
foreign-market_swordfish-marker_once = The marker moves once for a lot, however many Swordfish it holds.
    .title = One move for each lot
foreign-market_not-combined = Barrels of one group are never added to those of another group or to those on your own quay.
    .title = Groups are never added together
foreign-market_not-unloaded = Nothing is unloaded in your port: the Fugu licence stays with you, and Sardines hand out no extra tokens.
    .title = Nothing counts as unloaded
foreign-market_himono = Himono catch is auctioned as ordinary fish, and its licence turns face up again.
    .title = Himono catch is ordinary fish abroad

### Influence

influence_entry = Entering the Influence market costs 1 Action Point.
    .title = Influence entry cost
influence_buyer = A Buyer costs ¥200; take as many as lie there.
    .title = Price of a Buyer
influence_buyer_left = A Buyer can be bought only while one lies on the board.
    .title = Buyers while they last
influence_buyer_space = A Buyer takes a licence space while you hold it, so you need a free one.
    .title = A Buyer takes a licence space
    .no = All four licence spaces are taken.
influence_buyer_place = At any moment of your turn you may place a Buyer in front of another player; it is free and no action.
    .title = Placing a Buyer
    .no = You have no Buyer to place.
influence_buyer_not-oneself = A Buyer is placed in front of another player, never your own harbour.
    .title = Never with yourself
influence_buyer_acts = Right after the next turn of that player the Buyer acts: you may buy from any number of other harbours, as in a Purchasing action.
    .title = What a Buyer does
    .no = A Buyer is at work: nothing but its purchases can be done now.
influence_buyer_back = The Buyer then goes back to its board, whether it bought anything or not, and the turn passes on from the player it was placed with.
    .title = The Buyer goes back
influence_buyer_leave-by-use = A Buyer leaves your harbour only by being placed; it cannot be given back.
    .title = A Buyer leaves only by being placed
influence_buyer_same-turn = A Buyer may be placed in the turn in which it was bought.
    .title = A Buyer may be placed at once
influence_buyer_when = A Buyer acts before the end check of the next turn; after a last turn it still acts, before the scoring.
    .title = Before the end check, before the scoring
influence_buyer_lapses = If the player it was placed with has no more turn, the Buyer lapses.
    .title = When a Buyer lapses
influence_buyer_served-too = A Buyer may also buy from the player it was placed with.
    .title = Buying from the one it waits with
influence_buyer_nothing-else = While a Buyer acts, nothing but its purchases can be done.
    .title = Nothing but its purchases
influence_buyer_several = Several Buyers with one player act in the order in which they were placed.
    .title = Several Buyers with one player
influence_expansion = An Expansion token costs ¥200 and goes to the box at once: choose fish or external, and a market of that sort is drawn, laid out and in play.
    .title = An Expansion token brings a market
influence_expansion_left = An Expansion token can be bought only while one lies on the board.
    .title = Expansion tokens while they last
influence_expansion_box-empty = An Expansion token can be bought only for a sort of market of which one can come in.
    .title = Only for a market that can come in
    .no = No market of this sort is left to come in.
influence_expansion_one-by-one = One Expansion token is dealt with before the next is bought.
    .title = One Expansion token at a time

### New Aquarium

new-aquarium_entry = Entering the New Aquarium costs 1 barrel of any fish that you have on sale in your harbour.
    .title = New Aquarium entry cost: a barrel
    .no = You have no such barrel on sale to pay with.
new-aquarium_sell = The New Aquarium buys as the Aquarium does: as many tokens as a space still wants, each for the price of its fish.
    .title = Selling to the New Aquarium
new-aquarium_prices = The New Aquarium pays, for each token: Sardines ¥300, Nori ¥400, Clam or Oyster ¥400, Red Snapper ¥500, Himono ¥700, Spider Crab ¥1,000, Swordfish ¥1,000.
    .title = Prices of the New Aquarium
new-aquarium_kinds = The New Aquarium takes only the fish that have a space on its board.
    .title = Fish that the New Aquarium takes
    .no = The New Aquarium has no space for { $token }.
new-aquarium_demand = The New Aquarium wants 3 Sardines, 2 each of Nori, Clam or Oyster, and Red Snapper, and 1 each of Himono, Spider Crab and Swordfish. A full space buys no more.
    .title = How many the New Aquarium wants
    .no =
        { $demand ->
            [0] The New Aquarium wants no more { $token }.
           *[other] The New Aquarium wants only { COUNT($demand, "token") } more of { $token }.
        }
new-aquarium_clam-oyster = Clams and Oysters share a space of the New Aquarium.
    .title = Clams and Oysters share a space
new-aquarium_clam-oyster_any-mix = The shared space takes two tokens: two Clams, two Oysters, or one of each.
    .title = Any two on the shared space
new-aquarium_stays = Tokens bought by the New Aquarium never leave it again.
    .title = New Aquarium tokens never come back
new-aquarium_pair = Whenever one of the two Aquariums comes in during a game, the other comes in with it.
    .title = The Aquariums come in together

### Overfishing Market

overfishing-market_entry = Nobody can enter the Overfishing Market.
    .title = Nobody enters the Overfishing Market
overfishing-market_scoring = With the Overfishing Market in play, the final score has a further step for everyone: pay ¥100 for each token of an overfished market, get ¥100 for each other fish token.
    .title = Overfished tokens cost, others bring
overfishing-market_scoring_before-loans = The Overfishing Market is settled right before Loans are paid back.
    .title = Settled right before Loans
overfishing-market_scoring_after-highest = The most and the fewest Resources are settled before the Overfishing Market.
    .title = Settled after most and fewest Resources
overfishing-market_takoyaki = For the Overfishing Market, Takoyaki count as Octopus.
    .title = Takoyaki count as Octopus
overfishing-market_himono = For the Overfishing Market, what lies on Himono licences does not count.
    .title = Fish on Himono licences does not count

### Ship Rentals

ship-rentals_entry = Entering the Ship Rentals market costs 1 Action Point.
    .title = Ship Rentals entry cost
ship-rentals_rent = You may rent boats that lie at Ships or at Used Ships, as many as you like, for ¥100 per slot. Each takes a rental token.
    .title = Renting boats
    .no = No { $boat } lies there to be rented.
ship-rentals_left = A boat can be rented only while a rental token is left on the board.
    .title = Rental tokens while they last
ship-rentals_rent_berth = To rent a boat you need a free berth for it at that moment; boats at sea do not matter.
    .title = A rented boat needs a free berth
    .no = { THE($port) } has no room for this boat now.
ship-rentals_rent_barge-port = A rented Barge goes into the right-hand port, which must be open and empty.
    .title = A rented Barge goes to the right
ship-rentals_no-blue-ship = The Blue Ship cannot be rented.
    .title = The Blue Ship is never rented
ship-rentals_one-trip = A rented boat makes one trip: when it docks at home again and has unloaded, boat and token go back to where they came from.
    .title = One trip, then back
ship-rentals_one-trip_berth = A rented boat too needs a free berth to dock; then it goes back.
    .title = Coming home needs a berth
ship-rentals_one-trip_abroad = Docking at the Foreign Market ends the trip too: the rented boat goes back after the auction.
    .title = A trip that ends abroad
ship-rentals_no-transfer = Barrels cannot be moved from a rented Ship to a Barge.
    .title = No transfer from a rented Ship
    .no = { THE($boat) } is rented, so its barrels cannot go to a Barge.
ship-rentals_no-transfer_barge = A rented Barge may be loaded from Ships of your own.
    .title = A rented Barge may be loaded
ship-rentals_not-owned = A rented boat is not yours: it cannot be sold, handed in for the Blue Ship or given back early. It may lie in port as long as you like.
    .title = A rented boat is not yours
    .no = { THE($boat) } is rented.
ship-rentals_last-turn = Boats may be rented after the end has been triggered too, also from Used Ships.
    .title = Renting after the end is triggered

### Sushi Shop

sushi-shop_entry = Entering the Sushi Shop costs 1 Action Point.
    .title = Sushi Shop entry cost
sushi-shop_sell = Sell one to five tokens of different shapes together onto an empty space and take the yen it shows, as often as you can.
    .title = Selling tokens of different shapes
sushi-shop_prices = The Sushi Shop pays ¥200 for one token, ¥400 for two, ¥700 for three, ¥1,100 for four and ¥1,600 for five. Only the ¥700 stand in a text.
    .title = Prices of the Sushi Shop
sushi-shop_space = The number of tokens decides the space: there is one for each number from one to five.
    .title = The number of tokens decides the space
sushi-shop_empty-space = Tokens can be sold only onto an empty space of the Sushi Shop.
    .title = Only onto an empty space
    .no = The space for { COUNT($count, "token") } is taken.
sushi-shop_full = When all its spaces are taken, the Sushi Shop buys nothing more.
    .title = All spaces taken: nothing more
sushi-shop_size = A sale to the Sushi Shop has one token at least and five at most.
    .title = One to five tokens in a sale
sushi-shop_shapes = No two tokens on a space have the same shape. Mackerel and Horse Mackerel have one shape, Clam and Oyster too.
    .title = No shape twice
    .no = This takes { COUNT($needed, "shape") } of token, not { $shapes }.
sushi-shop_shapes_alike = Tokens of one fish have one shape, whatever is printed on them: both sides of a Salmon, all Spider Crabs, all Tuna.
    .title = One fish has one shape
sushi-shop_stays = Tokens sold to the Sushi Shop stay there.
    .title = Sushi Shop tokens stay there

### External markets that come in later

external_new-market = An external market that comes in during a game is drawn from the box, laid out as at the start, and in play at once.
    .title = A new external market comes in
external_new-market_box-empty = If no external market can come in, none does; with two players the Auction market does not count.
    .title = No external market left to come in

### Variants

variants_mix = Each variant can be played by itself or together with others, with the expansion or without it.
    .title = Mixing variants
more-markets_any-number = With More markets, you may begin with more markets than the set-up says. All of them at once are for tables where everyone has played before.
    .title = As many markets as you like
more-markets_each-kind = More markets holds for fish and external markets apart, up to all there are. The second Aquarium comes on top.
    .title = Fish and external markets apart
collapse_when = With Collapse, an external market collapses as soon as it is used up in its own way. A new external market is drawn from the box, laid out and in play at once.
    .title = When a market collapses
collapse_collapsed = Ships, Trading and Influence stay open after their collapse, at their usual cost; they cannot collapse again.
    .title = Collapsed markets that stay open
collapse_closed = A market that closes by its collapse cannot be visited or used any more.
    .title = Collapsed markets that close
    .no = { THE($market) } has collapsed and is closed.
collapse_closed_boxed = What would come back to a closed market goes to the box.
    .title = What returns to a closed market
collapse_at-once = Collapse is looked for after every step, and each market collapses once.
    .title = Looked for after every step
collapse_visit = A visit under way goes on if the market stays open, and is over if it closes.
    .title = A visit when its market collapses
collapse_aquarium-pair = If a collapse brings one of the Aquariums, both come in together.
    .title = A collapse brings both Aquariums
collapse_tokens = The box has twelve Collapse tokens, but only ten markets can collapse.
    .title = More Collapse tokens than needed
aquarium_collapse = The Aquarium collapses and closes when all its spaces are full, those of fish not in play too.
    .title = Collapse of the Aquarium
bank_collapse = The Bank collapses and closes when all Loans and Shares are taken. Loans are repaid and interest is paid at the end all the same.
    .title = Collapse of the Bank
government_collapse = The Government market collapses and closes when both its spaces are full.
    .title = Collapse of the Government market
rentals_collapse = The Rentals market collapses and closes when neither a Freezer nor a Cart is left there. Those used up later go to the box.
    .title = Collapse of the Rentals market
ships_collapse = The Ships market collapses when no boat is left on its board; it stays open.
    .title = Collapse of the Ships market
trading_collapse = The Trading market collapses when there are tokens on all its spaces; it stays open.
    .title = Collapse of the Trading market
influence_collapse = The Influence market collapses when neither a Buyer nor an Expansion token is left there; it stays open, and Buyers come back to it for sale.
    .title = Collapse of the Influence market
new-aquarium_collapse = The New Aquarium collapses and closes when all its spaces are full, those of fish not in play too.
    .title = Collapse of the New Aquarium
ship-rentals_collapse = The Ship Rentals market collapses and closes when no rental token is left there. Tokens that come back later go to the box.
    .title = Collapse of the Ship Rentals market
sushi-shop_collapse = The Sushi Shop collapses and closes when all its spaces are taken.
    .title = Collapse of the Sushi Shop
ships_collapse_by-rent = Boats bought and boats rented both empty the Ships board; rented ones still come back to it.
    .title = Rented boats empty the board too
open-order_next = With Open order, a fish or external market that comes in is the next of its row, not one drawn by chance.
    .title = The next market of the row
open-order_rows = With Open order, the boards left over at the set-up lie face up for all to see, shuffled, in two rows: fish markets and external markets.
    .title = Two rows for all to see
open-order_collapse = Open order holds for collapses too, which its text forgets, as for overfishing and Expansion tokens.
    .title = Open order holds for collapses
open-order_skipped = With two players the Auction market is skipped in its row.
    .title = With two players, Auction is skipped
open-order_fetched = Mackerel that follows Horse Mackerel, and the second Aquarium, are fetched from wherever they lie in their row.
    .title = Markets fetched from their row

### House rules

house-rules_reconstructed = A number that no source states is worked out here from the pieces, and is marked as reconstructed wherever it is shown.
    .title = Numbers worked out from the pieces
house-rules_override = Any printed number can be replaced when a game is set up. It is then marked as a house rule and kept in the record.
    .title = Other numbers than the printed ones

### The screen

screen_why-not = The answer to “why not?” names only steps that are legal now.
    .title = Answers name only legal steps
