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
        [one] 1 fish market besides Mackerel or Horse Mackerel
       *[other] { $count } fish markets besides Mackerel or Horse Mackerel
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
token_salmon-4 = «4» Salmon

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
cite_exception = { $book }: { $section }
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
    .no = The game is for two to six, not for { COUNT($players, "player") }.
setup_mackerel-and-ships = The Ships market is in every game; in the base game the Mackerel market is too.
setup_markets = More markets come out by lot. Fish markets: 3 with two players, 4 with three or four, 5 with five or six. External markets: 2 with two or three players, 3 with four or five, 4 with six.
setup_first-game = For a first game, Spider Crab, Eel and Red Snapper are kind to beginners; keep Tuna for later, because its timing is hard.
setup_no-auction-for-two = The Auction market needs three players or more.
setup_no-auction-for-two_draw-again = If the Auction market is drawn in a game of two, another board is drawn in its place.
setup_stock = Each fish market gets the barrels, tokens and licences printed on it; what is too many goes to the box. P stands for the number of players.
setup_mackerel-licences = First every player is dealt one of the 8 Mackerel licences, then P go on the board. With five or six players only 3 or 2 are left for it.
setup_bag = Spider Crab and Tuna tokens go into the bag, not on their boards.
setup_eel-marker = The Eel's value marker begins on 1.
setup_red-snapper-grid = One Red Snapper token covers each outline on its board.
setup_octopus-tokens = The Octopus board holds two sorts of tokens: Octopus and Takoyaki.
setup_ships = Once the players have their boats, the Ships market gets 1 One-slot Ship (none with six players), P Two-slot Ships (4 at most), P − 1 Three-slot Ships (3 at most), 1 Four-slot Ship and the Barge.
setup_bank = The Bank begins with 3 Loans and 2 Shares.
setup_rentals = The Rentals market begins with 2 Freezers and 2 Carts.
setup_unused = Boards not chosen stay in the box with their pieces.
setup_player = Everyone begins with ¥2,000, a Mackerel licence and a One-slot Ship in the left port; the other two ports are covered.
setup_supply = All other yen form the supply, from which the game pays and to which players pay.
setup_supply_endless = The supply of yen never runs out.
setup_money = Before the first turn, all agree whether money lies open or stays hidden.
setup_start-player = The last one to have drunk water begins.
setup_start-player_agreed = Here the first player is agreed on, or drawn by lot.

### Money

money_hundreds = Money always comes in steps of ¥100, and nobody goes below ¥0 before the scoring.
money_enough = You can only pay with yen you have.
    .no = This costs { $yen }; you are { $missing } short.
money_closed = With hidden money, the others see neither your yen nor your total; every payment is public.

### A turn

turn_order = Turns go round clockwise.
turn_whose = Only the player whose decision it is may act.
    .no = It is { $seat } who decides now.
turn_start-order = A turn starts in this order: end check, Freezer or not, buying your own degraded Fugu, degradation, discards at sea, then actions.
    .no = This comes at another moment of the turn: first the end check, then Freezer, own degraded Fugu, degradation, discards, actions.
turn_end-check = As your turn begins, it is checked whether you bring about the end of the game.
turn_end-check_no-choice = The end check happens by itself; nobody can put it off.
turn_degradation = Fish that waits for a buyer ages: as your turn begins, the lower row is cleared and the upper row moves down.
turn_degradation_lower-row = Barrels in your lower row go back to their markets, and you get nothing for them.
turn_degradation_upper-row = Barrels in your upper row slide to the lower one, in the same column. From then on they are degraded.
turn_discard = At the start of your turn you may throw barrels from your boats back into the sea; they return to their markets.
turn_discard_at-sea = Only barrels on a boat at sea can be thrown back.
    .no = { THE($boat) } has no { $fish } at sea to throw back.
turn_discard_before-actions = Throw fish back before your first action of the turn, or not at all.
    .no = Your first action of the turn has already begun.
turn_discard_first-action = The time for discards is over when the first action begins, not when it ends.
turn_points = Each turn gives you 2 Action Points.
turn_points_enough = An action can only begin if you have the Action Points it costs.
    .no = This costs { COUNT($needed, "point") }; you have { $points } left.
turn_both-points = You must spend both Action Points before your turn can end.
    .no = You still have { COUNT($points, "point") } to spend before your turn can end.
turn_action-kinds = There are three kinds of action: Fishing, Purchasing, and visiting a market. Mix them as you like.
turn_one-action = Finish one action before you start the next.
    .no = An action is still under way.
turn_after-last-point = Once your last Action Point is spent, no further action can begin in this turn.
turn_after-last-point_free-visits = After the last Action Point even visits that cost only yen, a token, a barrel or nothing are closed.
turn_end = The player says when the turn ends; until then the free steps stay open.
turn_free-steps = Opening a port, returning a licence, loading the Barge and using a Cart are no actions. You may do them at any moment of your turn, even before degradation, inside an action and after the last Action Point.
turn_free-steps_not-in-bids = While bids are out, nothing else can be done.
turn_free-steps_not-in-lot = While you put a lot together, the free steps wait. A lot once begun is finished, unless you undo.
turn_free-steps_not-before-interaction = Having entered a market, you first use it once; only then are the free steps open again.
turn_free-steps_discards = The free steps do not end the time for discards.

### Ports

port_open = On your turn you may uncover your next port for ¥500; it costs no Action Point.
    .no = { THE($port) } is still covered.
port_open_order = Ports are opened from left to right: the centre one first, then the right one.
    .no = Ports are opened from left to right, and the next covered one is { THE($port) }.
port_open_none-covered = A harbour has three ports; when all are open there is none left to open.
port_sizes = The left and the centre port hold one Ship each. The right port holds two Ships or one Barge.
port_more-boats = You may own more boats than fit into your ports, as long as the others are out of port.
port_choice = You choose the port in which a boat docks.
port_stay = A boat in port stays in its port until it undocks or is sold.
port_barge-whole = The Barge needs the whole right-hand port: with a Ship in it there is no room.
port_empty-boats = Boats in port, and boats just bought, carry nothing.

### Licences

licence_use = A licence lets one Ship catch one barrel of its fish.
licence_once = Each licence works once in a Fishing action.
    .no = All your { $fish } licences have been used in this Fishing action.
licence_catch-only = Licences are for catching; undocking and docking need none.
licence_spaces = Your harbour has four licence spaces. When they are full, you must give a licence back before you take another.
    .no = All four licence spaces are taken.
licence_spaces_shared = A rented Freezer or Cart fills a licence space too.
licence_return = On your turn you may give a licence back to its market at any time; it is free and no action.
licence_return_own = You can only give back a licence you hold.
    .no = You hold no { $fish } licence.
licence_return_any = Any licence may be returned, your last one too, even during an action. What your Ships carry stays aboard and may still be docked.
licence_return_used-first = If you return a licence during a Fishing action, used ones of that kind count as returned first.
licence_no-rebuy = A kind of licence that you gave back by choice in this turn cannot be bought again in this turn. A Fugu licence that went back by unloading may be taken again.
    .no = You gave a licence for { $fish } back in this turn, so you cannot take one until your next turn.

### Fishing

fishing_cost = A Fishing action costs 1 Action Point.
fishing_parts = When you go fishing, you may use your boats, change your prices, or both.
    .no = This is part of a Fishing action, and none is under way.
fishing_nothing = A Fishing action in which nothing happens is allowed, so Action Points can always be spent.
fishing_any-order = Your boats act in the order you like, and each may do something different.
fishing_own-boats = You can use only the boats that are yours.
fishing_one-activity = A boat does one thing in a Fishing action: undock, catch or dock.
    .no = { THE($boat) } has already acted in this Fishing action.
fishing_undock = To undock, a boat leaves its port for the sea.
fishing_undock_in-port = Only a boat in port can undock.
    .no = { THE($boat) } is at sea already.
fishing_undock_no-berth = A boat can always undock: the sea has room for all.
fishing_catch = To catch, a Ship at sea takes one barrel from a fish market, with a licence for that fish.
fishing_catch_at-sea = A Ship must be at sea to catch.
    .no = { THE($boat) } is not at sea; a Ship catches only there.
fishing_catch_licence = A catch needs a licence for that fish which has not been used in this Fishing action.
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
    .no = You hold { COUNT($licences, "licence") } for { $fish } and have { COUNT($ships, "ship") } at sea with such a catch; an empty Ship needs one licence more than that.
fishing_catch_empty-ship_counting = All licences you hold of the kind count, used or not, against the Ships that carry it now. The Barge and its load do not count, and an emptied Ship is an empty Ship.
fishing_catch_same-kind = A Ship with fish aboard can only catch more of the same fish.
    .no = { THE($boat) } carries { $aboard }, so it cannot catch { $fish }.
fishing_catch_loaded-ship = For a Ship that already carries the fish, one unused licence is enough, however many of your Ships are out with it.
fishing_catch_full = A Ship can catch only if it has a free slot.
    .no = { THE($boat) } is full: it has { COUNT($slots, "slot") }.
fishing_catch_none-left = When a market has no barrels left, its fish cannot be caught any more in this game.
    .no = There are no { $fish } barrels left to catch.
fishing_dock = To dock, a boat at sea goes into a free berth in one of your open ports.
fishing_dock_at-sea = Only a boat at sea can dock.
    .no = { THE($boat) } is not at sea.
fishing_dock_berth = Docking needs an open port with room for the boat.
    .no = { THE($port) } has no room for this boat now.
fishing_dock_barge-port = The Barge fits only into the right-hand port.
fishing_dock_not-forced = No boat has to dock; it may stay at sea for as long as you like.
fishing_dock_order = One docking is done in this order: into the berth, barrels off, income for pairs, Fugu licence back, auctions that are due, prices for the other barrels. Then the action goes on.
fishing_unload = A boat that docks unloads all its barrels at once.
fishing_unload_income = You get ¥100 for every second barrel that you unload in one Fishing action.
fishing_unload_income_any-pair = Any two barrels make a pair, whatever their fish and boat; barrels for an auction count too.
fishing_unload_overfished = Barrels of an overfished kind are unloaded, paid for and priced like others.
fishing_unload_auction = Spider Crab and Tuna barrels are never put on sale in a harbour: they bring about auctions.
fishing_quay = Barrels for an auction wait on the quay until the Fishing action ends, so barrels from different boats add up.
    .no = No { $fish } auction is due now.
fishing_quay_two-auctions = If auctions of more than one kind are due at once, the player on turn chooses which comes first.
fishing_price = Each unloaded barrel goes into the upper row, in the column of the price you choose.
    .no = No { $fish } is waiting for a price.
fishing_price_third-column = The third column sells at ¥300.
fishing_price_columns = The columns sell at ¥100, ¥200, ¥300, ¥400 and ¥500; the last one is «???».
fishing_price_any = In the column «???» you name any price in steps of ¥100, and you say it as you place the piece.
fishing_price_range = A price is at least ¥100 and at most ¥9,900.
    .no = The price to name here goes from { YEN($least) } to { YEN($most) }.
fishing_price_keeps = Each barrel in «???» has a price of its own, and a barrel keeps its price when it degrades.
fishing_price_no-limit = Any number of barrels may share one column and row.
fishing_reprice = In a Fishing action you may change the prices of what you have on sale, in both rows, Takoyaki included.
    .no = You have no { $fish } at { $yen } in { THE($row) }.
fishing_reprice_row = A new price moves a piece to another column, never to the other row.
fishing_reprice_other-price = A new price must differ from the old one.
    .no = The price is { $yen } already.
fishing_reprice_once = Each piece on sale can be given a new price once in a Fishing action.
    .no = This { $fish } already got a new price in this action.

### The Barge

barge_no-catch = The Barge cannot catch; it only undocks, docks and carries what Ships caught.
barge_transfer = On your turn you may move barrels from your Ships to your Barge at any time; it is free and no action.
    .no = { THE($boat) } carries no { $fish }.
barge_transfer_at-sea = To move barrels, the Ship and the Barge must both be at sea.
barge_transfer_room = The Barge needs a free slot for each barrel it takes over.
    .no = All { $slots } slots of the Barge are taken.
barge_transfer_one-way = Barrels never go from the Barge back to a Ship.
barge_transfer_timing = A barrel may be moved to the Barge straight after its catch. Barrels never go from one Barge to another.
barge_mixed = The Barge may carry different fish together.

### Purchasing

purchase_cost = A Purchasing action costs 1 Action Point.
purchase_on-sale = You can buy only what is on sale, at the price it shows.
    .no = There is no { $fish } at { $yen } in { THE($row) } of that harbour.
purchase_any-number = In one Purchasing action you may buy as many barrels as you like, from any number of other harbours.
    .no = This is part of a Purchasing action, and none is under way.
purchase_at-least-one = A Purchasing action needs at least one purchase.
purchase_pay = You pay the barrel's price to the player who sells it.
purchase_barrel-back = A bought barrel goes back to its market.
purchase_token = For each barrel you buy, you take a token of that fish from its market.
purchase_token-left = A barrel can be bought only while its market has a token to give.
    .no = There is no { $fish } token left, so this barrel cannot be bought.
purchase_one-by-one = Pieces are bought one at a time: you pay and take your token before you choose the next.
purchase_not-own = You cannot buy barrels from your own harbour.
purchase_takoyaki = Takoyaki on sale in another harbour can be bought too; you pay its owner and keep the token.
purchase_not-own-takoyaki = You cannot buy your own Takoyaki.

### Visiting a market

visit_one-market = To visit, choose one market on the table and pay what its board asks.
    .no = This is done inside a market.
visit_in-play = Only a market that lies on the table can be visited.
    .no = { THE($market) } is not on the table in this game.
visit_cost = Entering a market costs Action Points, yen or a fish token, as printed on its left.
    .no = { THE($board) } cannot be entered that way; its price stands on the left of the board.
visit_cost_printed = Fish tokens are among the costs of a visit, though the English list of costs leaves them out; the boards name them.
visit_cost_choice = Where a board prints more than one cost, you choose which to pay.
visit_cost_first = You must be able to pay the cost before the licence income comes.
visit_cost_token = Where a fish token pays the way in, it goes back to its market.
    .no = You have no { $token } to pay with.
visit_cost_token_back = A token paid as entry goes to its own board, or into the bag, and can be won again; it never undoes overfishing.
visit_income = When someone enters a fish market, all players get ¥100 for each licence of that fish they hold.
visit_income_timing = This income comes after the cost and before anything is done there.
visit_income_new-licence = A licence bought in the visit earns nothing yet.
visit_income_overfished = An overfished market still pays its licences.
visit_interact = Having entered a market, you must use it at least once.
visit_interact_possible = You may enter a market only if, with the cost paid and the licence income taken, there is something you can do there without returning a licence or opening a port.
    .no = Nothing could be done in { THE($market) } now, so it cannot be entered.
visit_any-number = Unless its rules say otherwise, you may use a market as often and in as many ways as you can.
visit_free-once = A market with no cost can be entered once per turn.
    .no = You have been in { THE($market) } this turn.
visit_again = A market with a cost can be entered again in the same turn.
visit_own-rules = Each market does what its own board says.
visit_licence = In a fish market you may buy its licences at the price on the board, as many as lie there and you have spaces for.
    .no = This market sells no { $fish } licences.
visit_licence_none-left = A licence can only be bought while one lies on the board.
    .no = No { $fish } licence is left on the board.
visit_sell = Where a board names a sale price, you may sell its tokens to it, as many as you like.
visit_sell_own = You can only use tokens that lie in front of you.
    .no = This takes { COUNT($count, "token") } of { $token }; you have { $held }.
visit_lot_chosen = While you put a lot together, you may take a token out again that you had put in.
    .no = There is no { $token } in the lot.
visit_sell_not-bought = A market without a sale price buys no tokens.
    .no = No { $token } can be sold here.

### Blind bids

bid_blind = Bids are secret: all choose an amount unseen and show it at the same moment.
    .no = Nobody is bidding now.
bid_once = Each player bids once, and a bid cannot be changed.
bid_zero = You may bid ¥0.
bid_range = A bid is a multiple of ¥100, from ¥0 up to all the yen you have.
    .no = A bid here goes from ¥0 to { $yen }, which is all you have.
bid_everyone = Nobody may pass: all who may bid name an amount, and ¥0 will do.
    .no = Bids are being made now.
bid_payment = The winner pays at once, so the money from one auction may be bid in the next.
bid_highest = The highest bid wins.
bid_tie = If several bids are highest, the player who held the auction chooses the winner among them.
    .no = The tie is between { $seats }.
bid_tie_every = The player on turn settles every tie, in the Auction market too. If all bid ¥0, all are tied.
bid_no-token = When no token of that fish is left to be auctioned, there is no auction and the barrels go back.
bid_last-token = Drawing the last token for an auction overfishes its market at once; the auction is still held.
bid_not-seller = In the Auction and Barter markets the seller does not bid.

### Overfishing

overfishing_when = A fish market is overfished when all its barrels or all its tokens are gone, from the board and the bag.
overfishing_takoyaki = Takoyaki do not count when the Octopus market is checked for overfishing.
overfishing_barrels-out = When a market is overfished, the barrels left on it go to the box; its tokens and licences stay.
overfishing_stays-open = Players may still go to an overfished market at its usual cost, and use it; it goes on selling its licences.
overfishing_returning-barrels = Barrels of an overfished kind that would go back to their market go to the box.
overfishing_new-market = For each overfished market a new fish market is drawn from the box and set up as at the start of a game.
overfishing_prevent = Throwing barrels back at the start of your turn can save a market from being overfished.
overfishing_at-once = Overfishing is looked for after every removal and takes effect at once.
overfishing_for-good = An overfished market stays overfished for the rest of the game, whatever comes back to it later.
overfishing_removed = A barrel or token counts as gone while it is anywhere but on its own board or in the bag: at sea, on the quay, in a harbour, on a Himono licence, with a player, on another market.
overfishing_last-barrel = The barrel that was the last one stays where it is, and goes to the box when it would return.
overfishing_last-token-bought = In a purchase the barrel is back before the token is taken. If that token was the last, the barrel goes to the box with the others.
overfishing_new-market_usable = A market that comes in can be used at once, even in the action that is under way.
overfishing_new-market_box-empty = If the box has no fish market left, none comes in.
overfishing_several = If several markets are overfished at once, the player who acts says in which order.
    .no = Only a fish that has just run out can be chosen.

### The end of the game

end_yen = You bring about the end if your turn begins with ¥5,000 or more and you are not alone in having the fewest Resources.
end_resources = You bring about the end if your turn begins with tokens worth 50 Resources or more and you are not alone in having the fewest yen.
end_last-round = Whoever brings about the end plays that turn; everyone else then has one more turn.
end_tie-not-lowest = If you share the lowest place with someone, you are not the outright lowest.
end_once = Only the start of a turn is looked at, and no more once the end has been triggered.
end_closed-money = With hidden money you must say so when your turn begins with ¥5,000 or with 50 Resources; at 50 Resources everyone shows their yen.
end_closed-money_shown = At ¥5,000 only that fact is told. At 50 Resources all yen are shown, whether the end is triggered or not.
end_over = After the last turn the game is over and nobody can act.
end_round-limit = No printed rule ends a stalled table. With a round limit, the game ends after that round and is scored as it lies.
end_count-now = «Count now» shows at any time what the score would be as things lie.

### The final score

scoring_goal = Your score is your yen plus what your tokens are worth; the highest score wins.
scoring_highest = The player with the most Resources gets ¥1,000.
scoring_lowest = The player with the fewest Resources pays ¥500.
scoring_tie = If several are tied for the most Resources, each gets ¥500; if several are tied for the fewest, each pays ¥300.
scoring_tie_all = If all players are tied, each gets ¥500 and each pays ¥300.
scoring_loans = Then Loans are paid back with interest, and the owners of Shares divide the interest.
scoring_tokens = Last, each Resource of your tokens becomes ¥100.
scoring_order = Scoring goes in this order: most and fewest Resources, loans and interest, tokens into yen.
scoring_below-zero = Payments in the scoring may take you below ¥0.
scoring_winner = Whoever has the most yen at the end wins.
scoring_shared-win = With equal yen the win is shared.

### What things are worth

worth_resources = How many Resources a token is worth is told by the board of its market.
worth_owned = Only tokens in front of you are yours to count, not those in a harbour, on a Himono licence or on a market.
worth_unsold = What is still on sale in your harbour at the end is worth nothing.
worth_at-sea = Barrels still aboard a boat at the end are worth nothing.
worth_before-leaving = A lot is valued before its tokens leave their owner.
worth_lot-fugu = In a lot, Fugu are worth the square of the number of Fugu in the lot.
worth_lot-salmon = In a lot, a fresh Salmon still counts all the Salmon that players own.

### Mackerel

mackerel_stock = Mackerel: 6 barrels per player (15 at most), 30 tokens, one licence per player as far as they go.
mackerel_entry = Entering the Mackerel market costs 1 Action Point.
mackerel_licence = A Mackerel licence costs ¥100.
mackerel_licence_one = You can buy one Mackerel licence per entry.
mackerel_sell = The Mackerel market pays ¥100 for two pieces: tokens, barrels from your own harbour, or one of each.
mackerel_sell_pairs = Mackerel are sold in pairs only; barrels may come from either row.
mackerel_sell_overfished = The Mackerel market goes on paying when it is overfished; the barrels it takes go to the box.
mackerel_worth = A Mackerel token is worth 1 Resource.

### Eel

eel_stock = Eel: 2 barrels per player (8 at most), 13 tokens, one licence per player (4 at most).
eel_entry = Entering the Eel market costs 1 Action Point.
eel_licence = An Eel licence costs ¥500.
eel_sell = Each Eel sold brings ¥100 for every Resource it is worth. All Eels sold together get the same price; the marker moves afterwards.
eel_marker_up = Each Eel barrel put on sale in a harbour moves the value marker up 1; the catch alone does not.
eel_marker_down = Each Eel token sold moves the value marker down 2, once the seller has been paid.
eel_marker_ends = The Eel's marker never goes above 13 or below 1.
eel_marker_stops = A move that would pass the end of the track stops there: 2 down from 2 gives 1.
eel_worth = An Eel token is worth what the value marker shows.

### Fugu

fugu_stock = Fugu: 3 barrels, 7 tokens, a single licence.
fugu_entry = Entering the Fugu market costs 1 Action Point.
fugu_licence = The Fugu licence is free.
fugu_licence_back = If you hold the Fugu licence, it returns to its market as soon as you unload a Fugu barrel, from any boat.
fugu_own = Before your lower row is cleared, you may buy your own Fugu in it, paying its price to the supply. No other barrel of your own can be bought.
    .no = You have no degraded Fugu at { $yen }.
fugu_own_freezer = If you use a Freezer, you cannot buy your own Fugu in that turn.
fugu_own_one-by-one = You buy your own Fugu one by one, as many as you like, each at its own price.
fugu_own_token-left = You can buy your own Fugu only while Fugu tokens are left.
fugu_own_price = You cannot change the price of your own Fugu before you buy it.
fugu_sell = Fugu sold together bring ¥100 times their number times their number. You may keep some.
fugu_worth = All your Fugu together are worth their number times itself.

### Octopus and Takoyaki

octopus_stock = Octopus: 2 barrels and 2 Octopus tokens per player (6 of each at most), 12 Takoyaki, one licence per player (3 at most).
octopus_entry = Entering the Octopus market costs ¥200, 2 Action Points or 1 Takoyaki.
octopus_entry_takoyaki = The Takoyaki may be one you own or one on sale in your harbour.
octopus_entry_takoyaki-on-sale = A Takoyaki on sale in your harbour pays the way into the Octopus market and no other.
octopus_licence = An Octopus licence costs ¥300.
octopus_no-sale = The Octopus market buys neither Octopus nor Takoyaki.
octopus_trade = In the Octopus market you may turn 1 Octopus token into 3 Takoyaki, which go on sale in your harbour.
    .no = You have no Octopus token.
octopus_trade_three-left = An Octopus can be traded only while three Takoyaki are left on the board.
    .no = The board has { $left } of the 3 Takoyaki this trade needs.
octopus_trade_prices = Each Takoyaki from a trade gets a price of its own.
octopus_takoyaki-keeps = Takoyaki never degrade: they stay on sale until someone buys them, or you pay with them at the Octopus market.
octopus_worth = An Octopus token is worth 3 Resources.
octopus_takoyaki-worth = A Takoyaki is worth 5 Resources to its owner, but nothing while it is on sale in a harbour.

### Red Snapper

red-snapper_stock = Red Snapper: 3 barrels per player (9 at most), 18 tokens, one licence per player (3 at most).
red-snapper_entry = Entering the Red Snapper market costs 1 Action Point.
red-snapper_licence = A Red Snapper licence costs ¥300.
red-snapper_next-token = Red Snapper tokens leave the board in a fixed order: down each column, and the columns from left to right.
red-snapper_token-back = A Red Snapper token that comes back covers the outline emptied last.
red-snapper_no-sale = The Red Snapper market buys no tokens.
red-snapper_worth = Each Red Snapper is worth a third of the tokens left on the board, rounded up: the lowest number uncovered.
red-snapper_worth_overfished = Once overfished, each Red Snapper is worth 2 Resources, whatever is left on the board.

### Salmon

salmon_stock = Salmon: 4 barrels, 10 tokens, 4 licences.
salmon_stock_two-players = With two players too, Salmon has 4 barrels and 4 licences. No text says so for certain.
salmon_stock_printed = The Salmon board's printed line is garbled; what it calls ports are its licences, and the set-up example settles the numbers.
salmon_entry = Entering the Salmon market costs ¥400.
salmon_licence = A Salmon licence costs ¥400.
salmon_one-per-boat = A boat carries one Salmon barrel at most, however many slots it has; the Barge too.
salmon_nothing-more = A Ship with a Salmon aboard catches nothing more.
salmon_side = A Salmon bought from the upper row gives a token with the fresh side up; one from the lower row shows the «4».
salmon_side_kept = A Salmon token keeps its side when it changes hands.
salmon_side_alike = Both sides of a Salmon token are the same fish to the Aquarium and to every other market.
salmon_no-sale = The Salmon market buys no tokens.
salmon_worth_four = A Salmon with the «4» up is worth 4 Resources.
salmon_worth_fresh = A fresh Salmon is worth as many Resources as there are Salmon tokens owned by all players, fresh and degraded.

### Spider Crab

spider-crab_stock = Spider Crab: 5 barrels, one licence per player (3 at most), 10 tokens in the bag: four 4s, four 6s, two 8s.
spider-crab_entry = Entering the Spider Crab market costs 1 Action Point.
spider-crab_licence = A Spider Crab licence costs ¥800.
spider-crab_auction = Every 2 Spider Crab barrels unloaded in one Fishing action start an auction at once; then the Fishing action goes on.
spider-crab_auction_draw = The 2 barrels go back and a Spider Crab token is drawn from the bag. All players bid for it, the one on turn too.
spider-crab_auction_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
spider-crab_left-over = A single Spider Crab barrel left on the quay when the Fishing action ends goes back for nothing.
spider-crab_sell = A Spider Crab sells for ¥100 per Resource plus ¥400, and goes back into the bag.
spider-crab_worth = A Spider Crab is worth the number printed on it: 4, 6 or 8 Resources.

### Squid

squid_stock = Squid: 2 barrels per player (7 at most), 8 tokens, one licence per player (4 at most).
squid_entry = Entering the Squid market costs 2 Action Points or 1 fish token.
squid_entry_any-token = Any fish token in front of you pays the way into the Squid market, a Squid or a Takoyaki too.
squid_licence = A Squid licence costs ¥300.
squid_sell = A Squid token sells for ¥600.
squid_worth = A Squid token is worth 0 Resources.

### Tuna

tuna_stock = Tuna: 6 barrels, one licence per player (3 at most), 5 tokens in the bag: three 15s, a 20 and a 25.
tuna_entry = Entering the Tuna market costs 1 Action Point.
tuna_licence = A Tuna licence costs ¥1,000.
tuna_auction = Every 3 Tuna barrels unloaded in one Fishing action start an auction at once; then the Fishing action goes on.
tuna_auction_draw = The 3 barrels go back and a Tuna token is drawn from the bag. All players bid for it, the one on turn too.
tuna_auction_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
tuna_left-over = One or two Tuna barrels left on the quay when the Fishing action ends go back for nothing.
tuna_sell = A Tuna sells for ¥100 per Resource, and goes back into the bag.
tuna_worth = A Tuna is worth the number printed on it: 15, 20 or 25 Resources.

### Aquarium

aquarium_entry = Entering the Aquarium costs 2 Action Points.
aquarium_sell = You may sell the Aquarium as many tokens as it still wants, each for the price of its fish.
aquarium_prices = The Aquarium pays, for each token: Mackerel ¥300, Fugu ¥500, Octopus ¥500, Eel ¥600, Squid ¥600, Takoyaki ¥700, Salmon ¥700, Tuna ¥2,000.
aquarium_kinds = The Aquarium takes only the fish that have a space on its board.
    .no = The Aquarium has no space for { $token }.
aquarium_demand = The Aquarium wants 4 Mackerel, 2 Fugu, 2 Squid, and 1 each of Octopus, Eel, Takoyaki, Salmon and Tuna. When a space is full, no more of that fish is bought.
    .no =
        { $demand ->
            [0] The Aquarium wants no more { $token }.
           *[other] The Aquarium wants only { COUNT($demand, "token") } more of { $token }.
        }
aquarium_stays = Tokens bought by the Aquarium never leave it again.

### Auction

auction_entry = Entering the Auction market costs 1 Action Point.
auction_entry_lot = You may enter the Auction market only with tokens for a lot worth at least 2 Resources and the yen for its fee.
auction_once = You may hold one auction each time you enter.
auction_lot = Offer any number of your tokens as one lot; it goes on the last space whose number its worth reaches: 2, 5 or 10 Resources.
auction_lot_smallest = A lot for auction must be worth at least 2 Resources.
    .no = This lot is worth { COUNT($worth, "resource") }; an auction needs at least 2.
auction_fee = Before the bids you pay the fee of the lot's space: ¥200, ¥300 or ¥500.
auction_highest = The seller must take the highest bid.
auction_matched = The winner pays the seller, and the supply pays the seller the same amount again.
auction_no-withdrawal = Once a lot is offered, the seller cannot take it back.

### Bank

bank_entry = Entering the Bank costs 2 Action Points or ¥100.
bank_loan = A Loan brings you ¥500 now; you may take several at once.
bank_loan_left = A Loan can be taken only while one lies on the board; there are 3.
bank_share = A Share costs ¥300; you may buy both at once.
bank_share_left = A Share can be bought only while one lies on the board; there are 2.
bank_either = Whoever has taken a Loan cannot buy a Share, and whoever has a Share cannot take a Loan.
bank_no-space = Loans and Shares take no licence space.
bank_repay = At the end each Loan costs you ¥1,000: the ¥500 you got and ¥500 interest.
bank_repay_end-only = A Loan cannot be paid back before the end of the game.
bank_interest = All interest is divided equally among the players with Shares, each part rounded up to ¥100; the supply pays the difference.
bank_interest_owners = Interest is divided by the number of players who own a Share, not by the number of Shares.
bank_interest_no-shares = If nobody has a Share, interest goes to the supply.
bank_interest_no-loans = If nobody took a Loan, Shares bring nothing.
bank_below-zero = Paying back may take a player below ¥0; the owners of Shares still get their full part.

### Barter

barter_entry = Entering the Barter market costs 1 Action Point.
barter_once = You may make one offer each time you enter.
barter_once_printed = The Barter board says one offer per player, the text one per entry: here the text holds.
barter_offer = Offer any number of your tokens as one lot; all other players bid for it in secret.
barter_offer_one-token = An offer holds at least one token.
barter_answer = The seller may accept any one bid, or none. The bidder chosen pays and gets the lot; otherwise the tokens go back to the seller.
    .no = There is no bid to answer now.
barter_answer_any = The seller may accept a lower bid too, even one of ¥0.
barter_one-bidder = In a game of two there is one bidder.

### Government

government_entry = Entering the Government market is free, once per turn.
government_give = You may give fish tokens to charity; each brings the yen of its space, whatever the token is worth.
government_spaces = The left space pays ¥300 each for 3 tokens, the right one ¥200 each for 10.
government_stays = Tokens given to charity never come back.
government_full = When both spaces are full, there is nothing to do in the Government market.

### Rentals

rentals_entry = Entering the Rentals market is free, once per turn; no cost is stated for it.
rentals_rent = A Freezer or a Cart costs ¥200; rent as many as you like.
rentals_rent_left = A Freezer or a Cart can be rented only while one lies on the board; there are 2 of each.
    .no = No { $item } is left on the board.
rentals_space = You need a free licence space for each Freezer or Cart you rent.
    .no = All four licence spaces are taken.
rentals_two-uses = Each Freezer or Cart works twice, then it goes back to its board.
rentals_leave-by-use = A Freezer or a Cart leaves your harbour only by being used; it cannot be given back.
rentals_freezer = At the start of your turn you may use a Freezer: your fish does not degrade in that turn.
    .no = You have no Freezer with that many uses left.
rentals_freezer_once = A Freezer may be used at most once per turn.
rentals_freezer_scope = A Freezer spares both rows, and there is no buying of your own Fugu.
rentals_cart = During your turn you may use a Cart for 1 more Action Point to enter markets with.
    .no = You have no Cart with that many uses left.
rentals_cart_visits-only = A Cart's point pays for visits only, not for Fishing or Purchasing.
rentals_cart_many = You may use several Carts in one turn, or one Cart twice.
rentals_cart_mixed = A visit for 2 points may be paid with Cart points and ordinary ones; Cart points are spent first.
rentals_cart_timing = A Cart may be used at any time before your turn ends. While its point is unspent, visits of any cost may begin, even when both ordinary points are gone.
rentals_cart_lost = A Cart's point that is not spent is lost at the end of the turn.
rentals_cart_same-turn = A Cart may be used in the turn in which it is rented.

### Ships

ships_entry = Entering the Ships market costs 1 Action Point.
ships_any-number = In one visit you may buy and sell several boats.
ships_buy = A new Ship costs ¥500 per slot; the Barge costs ¥1,000.
ships_buy_left = A boat can be bought only while one of its kind lies on the board.
    .no = No { $boat } is left on the board.
ships_buy_berth = To buy a boat you need a free berth for it at that moment; boats at sea do not matter.
    .no = { THE($port) } has no room for this boat now.
ships_buy_barge-port = A new Barge goes into the right-hand port, which must be open and empty.
ships_sell = The Ships market buys a boat for a tenth of its price here, new, rounded up to ¥100. It pays as much for one bought second-hand.
ships_sell_in-port = A boat must be in port to be sold.
    .no = { THE($boat) } is not in port; only boats in port can be sold.
ships_sell_own = You can sell only your own boats, from your own ports.

### Trading

trading_entry = Entering the Trading market costs 1 Action Point.
trading_spaces = Trading has five spaces: for 2 Resources ¥300, for 3 ¥500, for 4 ¥700, for 5 ¥900, for 10 ¥1,800.
trading_yen = Put tokens worth at least a space's number on it and take its yen. Trade as often as you like.
trading_yen_empty-space = For yen you can only use an empty space.
    .no = The space for { $space } holds tokens already.
trading_yen_worth = The tokens must be worth at least the number on the space.
    .no = These tokens are worth { COUNT($worth, "resource") }; the space asks for { $space }.
trading_yen_one-per-space = Each space takes one trade for yen in a game.
trading_swap = You may swap your tokens for those lying on a space.
trading_swap_filled-space = A swap needs a space with tokens on it, so somebody must have traded for yen before.
    .no = The space for { $space } is empty: there is nothing to swap for.
trading_swap_worth = Your tokens must reach the number printed on the space.
    .no = Your tokens are worth { COUNT($worth, "resource") }; the space asks for { $space }.
trading_swap_all = A swap takes all tokens on the space, even of a space filled in this visit.
trading_swap_once = Each space can be swapped once in a visit.
    .no = You have swapped on the space for { $space } in this visit already.
trading_stays = The tokens you trade stay on the space until somebody swaps for them.

### Used Ships

used-ships_entry = Entering the Used Ships market costs 1 Action Point.
used-ships_any-number = In one visit you may sell and buy several used boats.
used-ships_sell = The Used Ships market pays ¥200 per slot for a Ship and ¥400 for a Barge, and keeps the boat on its board.
used-ships_sell_in-port = A boat must be in port to be sold second-hand.
    .no = { THE($boat) } is not in port; only boats in port can be sold.
used-ships_buy = A used Ship costs ¥300 per slot; a used Barge costs ¥600.
used-ships_buy_left = A used boat can be bought only while one of its kind lies on the board.
    .no = No used { $boat } is for sale.
used-ships_buy_berth = To buy a used boat you need a free berth for it at that moment.
    .no = { THE($port) } has no room for this boat now.
used-ships_buy_barge-port = A used Barge goes into the right-hand port, which must be open and empty.
used-ships_last-turn = The Used Ships market is closed on your last turn.
used-ships_last-turn_trigger = It closes the moment the end is triggered, for the player who triggered it too.
used-ships_starts-empty = The Used Ships market begins without boats; it fills with what players sell to it.

### The expansion: set-up

setup_expansion = With the expansion, the boards of both boxes are mixed before markets are chosen. How many come out stays the same, and so do all rules that nothing here changes.
setup_expansion_pieces = The expansion holds 36 barrels, 65 tokens and 23 licences of six fish, six external markets with 10 tokens of their own, and 3 boats.
setup_expansion_later = The boards of the expansion are for people who know the base game; a first game does without them.
setup_staple = With the expansion, you choose whether Mackerel or Horse Mackerel lies beside Ships from the start.
setup_staple_other = Whichever of Mackerel and Horse Mackerel is not chosen is mixed with the other fish markets and may come out by lot.
setup_no-starting-licences = If Horse Mackerel is in play from the start, chosen or by lot, no Mackerel licences are dealt: everyone begins without a licence.
setup_aquarium-pair = The Aquarium and the New Aquarium come together: if one of them comes out, the other joins it on top of the usual number.
setup_aquarium-pair_both-drawn = If both Aquariums come out by themselves, one more external market is drawn, so there is one above the usual number all the same.
setup_clam-oyster-bag = Clam and Oyster tokens begin in the bag, not on their board.
setup_sardines-tins = The Sardine tokens lie around the white area of their board, which begins empty.
setup_swordfish-marker = The Swordfish's value marker begins on 6.
setup_blue-ship = The Blue Ship is optional: if you play with it, it lies at Ships besides the Four-slot Ship.
setup_barges = Ships gets either the six-slot Barge or the two four-slot Barges; what you do not choose stays in the box.
setup_influence = The Influence market begins with 2 Buyers and 2 Expansion tokens.
setup_ship-rentals = The Ship Rentals market begins with 6 rental tokens.

### The expansion: a turn, entry costs, licences

turn_start-order_himono = Full Himono licences are emptied right after the end check, before Freezer, own Fugu and degradation.
turn_free-steps_expansion = Loading a Himono licence and placing a Buyer are free steps like the others, once full Himono licences have been emptied.
visit_cost_barrel = Some markets can be entered for a barrel that you have on sale in your harbour.
visit_cost_barrel_back = A barrel paid as entry goes back to its market.
visit_cost_barrel_any-row = The barrel paid as entry may come from either row. One of an overfished kind will do too; it goes to the box.
visit_cost_barrel_no-other-piece = Neither a Takoyaki on sale nor what lies on a Himono licence can stand in for the barrel.
fishing_catch_empty-ship_several-kinds = A barrel at sea remembers which kind of licence caught it. An empty Ship may use a kind of licence only if you hold more of that kind than you have Ships at sea with a barrel it caught.
fishing_catch_loaded-ship_any-licence = A partly loaded Ship takes more of its fish with any unused licence that may catch it.

### The expansion: boats

barge_four-slot = A four-slot Barge works like the Barge of six slots.
barge_four-slot_price = A four-slot Barge costs and brings as much as the Barge of six: ¥1,000 new, ¥600 used, ¥400 when sold to Used Ships.
barge_four-slot_both = You may own both four-slot Barges.
barge_four-slot_one-in-port = Of two Barges only one can be in port, as each needs the whole right-hand port.
barge_four-slot_salmon = Each of the two Barges carries one Salmon at most.
blue-ship_buy = The Blue Ship costs what the Four-slot Ship costs, new or used, and on top of that another Ship of yours, for which you get nothing.
blue-ship_buy_own-ship = The Ship you hand in for the Blue Ship must lie in one of your ports.
    .no = { THE($boat) } cannot be handed in: it must be a Ship of your own that lies in one of your ports.
blue-ship_buy_no-barge = Neither a Barge nor a rented boat can be handed in for the Blue Ship.
blue-ship_buy_where = Bought at Ships, the Blue Ship sends the Ship handed in to Ships or, if it is in play, to Used Ships. Bought at Used Ships, it sends it there.
blue-ship_buy_where_choice = Where both markets are in play, a buyer at Ships chooses between them, on the last turn too.
blue-ship_buy_berth = The Ship handed in leaves first, so its berth may serve for the Blue Ship.
blue-ship_sell = The Blue Ship sells like the Four-slot Ship: for ¥200 to Ships, for ¥800 to Used Ships.
blue-ship_two-licences = The Blue Ship may use two licences in one Catching activity, and takes a barrel with each.
blue-ship_two-licences_any = The Blue Ship's two licences may be of one kind or of two; one alone will do.
blue-ship_horse-mackerel = Each Horse Mackerel licence that the Blue Ship uses may take two Mackerel.
blue-ship_two-kinds = The Blue Ship carries up to two kinds of fish, in any mix that its licences allow.
blue-ship_counting = For a fish it does not carry, the Blue Ship counts as empty; for one it carries, as partly loaded.
blue-ship_one-salmon = The Blue Ship carries one Salmon at most; beside it, it may go on catching its other fish.
blue-ship_himono = With Himono catch aboard, the Blue Ship too carries one kind of fish only.
blue-ship_both-mackerels = The Blue Ship carries Mackerel beside Horse Mackerel only if Mackerel licences caught the Mackerel.

### Clam & Oyster

clam-oyster_stock = Clam & Oyster: 2 barrels per player (6 at most), 6 Clams and 6 Oysters in the bag, one licence per player (4 at most).
clam-oyster_entry = Entering the Clam & Oyster market costs 1 Action Point or 1 Clam & Oyster barrel; only the barrel stands in a text.
clam-oyster_entry_barrel = The way into the Clam & Oyster market can be paid with 1 Clam & Oyster barrel on sale in your harbour.
    .no = You have no such Clam & Oyster barrel on sale to pay with.
clam-oyster_licence = A Clam & Oyster licence costs ¥500.
clam-oyster_purchase = Whoever buys a Clam & Oyster barrel draws the token blindly from the bag: a Clam or an Oyster.
clam-oyster_purchase_before-next = You see what you drew before you decide whether to buy more.
clam-oyster_purchase_none-left = When the bag holds neither Clam nor Oyster, no Clam & Oyster barrel can be bought.
clam-oyster_oyster = Drawing an Oyster brings you ¥200 at once.
clam-oyster_oyster_anyone = The ¥200 belong to whoever draws the Oyster, as a buyer or as the winner of a lot.
clam-oyster_sell = One Clam and one Oyster together sell for ¥800; both go back into the bag.
    .no = A set takes a Clam and an Oyster; you do not have both.
clam-oyster_sell_sets = Clams and Oysters are bought from you in such sets only, as many sets in a visit as you like.
clam-oyster_worth = A Clam is worth 3 Resources, an Oyster 1.

### Himono

himono_stock = Himono: 4 barrels, 7 tokens, one licence per player (4 at most).
himono_entry = Entering the Himono market costs 1 Action Point.
himono_licence = A Himono licence costs ¥400; it is laid face up in your harbour.
himono_licence_one = You can buy one Himono licence per entry.
himono_licence_given-back = If a Himono licence leaves you, what lies on it goes back to its markets for nothing.
himono_licence_given-back_at-sea = What a returned Himono licence caught stays Himono catch while it is at sea.
himono_no-sale = The Himono market buys no tokens.
himono_worth = A Himono token is worth 5 Resources.
himono_catch = A Himono licence catches Mackerel, Horse Mackerel or Sardines, if their market is in play and not overfished.
himono_catch_himono = Himono itself can be caught only when none of Mackerel, Horse Mackerel and Sardines can.
himono_catch_one-kind = A Ship that uses a Himono licence carries one kind of fish only.
    .no = { THE($boat) } carries other fish, so it cannot catch { $fish } with a Himono licence.
himono_catch_which-licence = You say which of your Himono licences catches. The barrel stays marked with it, in a Barge too.
himono_catch_two-at-sea = One Himono licence never has more than two barrels at sea, those in a Barge included.
    .no = Two barrels caught with the { $item } licence are at sea already.
himono_catch_face-down = With two barrels at sea the Himono licence lies face down. It turns up again once one of them is unloaded or thrown back.
himono_catch_face-down_income = A Himono licence earns its income face down too.
himono_land = Himono catch is not put on sale when it is unloaded: it goes onto your Himono licences.
    .no = Himono catch goes onto Himono licences when it is unloaded, before anything else is done.
himono_land_excess = Himono catch for which your licences have no room goes back to its markets.
himono_land_any-licence = You choose the Himono licence for each barrel, among all of yours with room. Without one, all of them go back.
himono_land_when = In a docking, Himono catch is laid onto licences after the income for pairs, before auctions and prices.
himono_land_income = Himono catch counts for the ¥100 of unloading like other barrels.
himono_land_sardines = Sardines caught with a Himono licence hand out no Sardine tokens.
himono_dry = On your turn you may lay fish onto a Himono licence at any time, to dry it: barrels from your harbour or tokens of yours. It is free and no action.
    .no = You hold no such Himono licence.
himono_dry_kinds = Mackerel, Horse Mackerel and Sardines can be dried, and no other fish.
    .no = { $fish } cannot be dried.
himono_dry_own = Only what is yours can be laid onto a Himono licence.
    .no = You have no such { $fish } to dry.
himono_dry_room = A Himono licence holds two pieces in any mix, those laid there from a boat included.
    .no = Two pieces lie on the { $item } licence already.
himono_dry_either-row = Barrels of both rows can be dried. What lies on a Himono licence is never taken off again.
himono_dawn = At the start of your turn, two pieces on a Himono licence go back to their markets, and a Himono barrel goes on sale in your harbour at a price of your choice.
himono_dawn_next-turn = What you lay onto a Himono licence in this turn dries at the start of your next one.
himono_dawn_none-left = If the Himono market has no barrel left, the two pieces go back and nothing comes for them.
himono_dawn_only-so = Himono barrels come into a harbour by drying alone: caught Himono lies on a licence first.
himono_keeps = Himono barrels never degrade: they keep their place until somebody buys them.
himono_unsold = At the end, Himono barrels still on sale and pieces on Himono licences are worth nothing.

### Horse Mackerel

horse-mackerel_stock = Horse Mackerel: 3 barrels per player (12 at most), 16 tokens, one licence per player (6 at most).
horse-mackerel_entry = Entering the Horse Mackerel market is free; no text states a cost.
horse-mackerel_once = You can enter the Horse Mackerel market once per turn.
horse-mackerel_no-income = Horse Mackerel licences bring no income when somebody enters their market.
horse-mackerel_licence = A Horse Mackerel licence costs ¥200.
horse-mackerel_catch = With Mackerel in play, a Horse Mackerel licence may catch one or two Mackerel instead of a Horse Mackerel.
    .no = { THE($market) } is not on the table, so its fish cannot be caught.
horse-mackerel_catch_same-ship = Two Mackerel from one Horse Mackerel licence go aboard the same Ship.
horse-mackerel_not-both = A Ship with Mackerel from a Horse Mackerel licence cannot carry Horse Mackerel.
    .no = { THE($boat) } would carry Horse Mackerel beside Mackerel from a Horse Mackerel licence.
horse-mackerel_catch_one-use = One Mackerel or two use the Horse Mackerel licence once.
horse-mackerel_catch_one = With one free slot, or one Mackerel barrel left, a Horse Mackerel licence takes one Mackerel.
    .no = There is room or fish for one Mackerel only.
horse-mackerel_aquarium = The Aquarium takes Horse Mackerel on the Mackerel space; both fish count there together.
horse-mackerel_overfished = When Horse Mackerel is overfished, everyone gets ¥200 for each of their Horse Mackerel tokens and keeps them.
horse-mackerel_overfished_after-purchase = If a purchase overfishes Horse Mackerel, the Purchasing action is finished before anyone is paid.
horse-mackerel_overfished_mackerel = After the payment Mackerel comes in, if it is not in play, and then the new fish market as well.
horse-mackerel_overfished_order = In a Purchasing action or a Buyer's purchase the barrels leave at once; payment, Mackerel and the new market follow after it. The tokens held then count.
horse-mackerel_no-sale = The Horse Mackerel market buys no tokens.
horse-mackerel_worth = A Horse Mackerel token is worth 1 Resource.
mackerel_later = When Mackerel comes in during a game, it is laid out as at the start, but nobody is dealt a licence.
mackerel_later_licences = Mackerel that comes in later has one licence per player on its board.

### Nori

nori_stock = Nori: 5 barrels, 10 tokens, one licence per player (4 at most).
nori_entry = Entering the Nori market is free; no text states a cost.
nori_once = You can enter the Nori market once per turn, and only to take a licence.
nori_licence = The Nori licence is free.
nori_licence_one = Nobody holds more than one Nori licence.
nori_entry_possible = You may enter the Nori market only without its licence, with a free licence space, and while a licence lies there.
nori_overfished = When Nori is overfished, everyone pays ¥100 for each of their Nori tokens and keeps them.
nori_overfished_what-you-can = Whoever has too few yen for the Nori payment pays what is there.
nori_overfished_after-purchase = If a purchase overfishes Nori, the Purchasing action is finished before anyone pays.
nori_overfished_order = In a Purchasing action or a Buyer's purchase the barrels leave at once; payment and the new market follow after it. The tokens held then count.
nori_no-sale = The Nori market buys no tokens.
nori_worth = Each Nori is worth a tenth of what all your other fish are worth together, rounded down.
nori_worth_last = Nori is worked out last in every total, also where the most and the fewest Resources are compared.
nori_worth_lot = Nori in a lot counts all other fish of its owner, in the lot or not.

### Sardines

sardines_stock = Sardines: 5 barrels, 14 tokens, 2 licences. Only the number of licences stands in a text.
sardines_entry = Entering the Sardines market costs 1 Action Point.
sardines_closed-to-holders = Nobody may enter the Sardines market while holding a Sardine licence.
sardines_closed-to-holders_return = You may give your Sardine licences back first and then enter the Sardines market.
sardines_licence = The first Sardine licence costs ¥500, the last one on the board ¥300.
sardines_licence_both = Both Sardine licences can be bought in one visit, for ¥800 together.
sardines_unload = Each Sardine barrel unloaded in your port goes on sale and also moves two tokens from the reserve: one to you, one to the tins.
sardines_unload_one-left = If only one token is left in the reserve, it is yours and the tins get none.
sardines_unload_when = A Sardine barrel hands out its tokens when it gets its price.
sardines_tins = In the Sardines market you may buy as many tinned Sardines as lie there, for ¥100 each.
sardines_tins_left = A tinned Sardine can be bought only while one lies in the white area.
sardines_no-sale = The Sardines market buys no tokens.
sardines_worth = A Sardine token is worth 1 Resource.
sardines_reserve-only = Buyers of barrels and winners of lots get their Sardines from the reserve, never from the tins.
sardines_token-back = A Sardine token that comes back goes to the reserve.
sardines_overfished = Sardines are overfished by tokens only when reserve and tins are both empty.

### Swordfish

swordfish_stock = Swordfish: 4 barrels, 6 tokens, one licence per player (3 at most).
swordfish_entry = Entering the Swordfish market costs 1 Action Point.
swordfish_licence = A Swordfish licence costs ¥600.
swordfish_auction = Swordfish barrels are never put on sale: every 2 unloaded in one Fishing action start an auction at once, and then the Fishing action goes on.
swordfish_auction_draw = The 2 barrels go back and a Swordfish token is taken from the market. All players bid for it, the one on turn too.
swordfish_auction_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
swordfish_left-over = A single Swordfish barrel left on the quay when the Fishing action ends goes back for nothing.
swordfish_sell = Each Swordfish sold brings ¥100 for every Resource it is worth. All sold together get the same price; the marker moves afterwards.
swordfish_sell_bonus = The first sale of Swordfish in a visit brings ¥200 more.
swordfish_sell_boxed = Swordfish sold to their market go to the box.
swordfish_marker_up = If the winning bid is above ¥100 times the value, the Swordfish's marker goes up 2.
swordfish_marker_down = If the winning bid is below ¥100 times the value, the Swordfish's marker goes down 2.
swordfish_marker_equal = If the winning bid is just ¥100 times the value, the Swordfish's marker stays.
swordfish_marker_sold = Each Swordfish token sold to the market moves its marker down 1, once the seller has been paid.
swordfish_marker_ends = The Swordfish's marker never goes above 13 or below 1.
swordfish_marker_stops = A move that would pass the end of the track stops there: 2 up from 12 gives 13.
swordfish_marker_after-payment = The marker moves once the bid has been paid.
swordfish_marker_all-zero = If all bid ¥0, the Swordfish's marker goes down 2.
swordfish_worth = A Swordfish token is worth what the value marker shows.
swordfish_token-back = A Swordfish token paid as entry goes back to its board, not to the box.

### Foreign Market

foreign-market_entry = The Foreign Market is reached only by docking there in a Fishing action, for ¥100 for each group of boats.
foreign-market_dock = Instead of docking at home, one or more of your boats at sea may dock at the Foreign Market, where all they carry is auctioned.
foreign-market_dock_activity = A group docks in one step, and each of its boats uses its activity for it.
foreign-market_one-barrel = A group needs at least one barrel among its boats.
foreign-market_groups = Boats whose barrels are to be auctioned apart dock as separate groups, each for ¥100, even in the same Fishing action.
    .no = A boat docks at the Foreign Market, others may join it, then their lot is auctioned: one after the other.
foreign-market_berths = Any number of boats may lie at the Foreign Market; no text states a limit.
    .no = The Foreign Market is full: it has berths for { $berths }.
foreign-market_lot = All barrels of a group make one lot. Everybody bids for it, the one on turn too; the winner takes a token for each barrel, and the barrels go back.
foreign-market_lot_pay = The winner pays the player on turn; if that is the winner, the bid goes to the supply.
foreign-market_lot_order = A group is dealt with in this order: ¥100, exchange of Spider Crab, Swordfish and Tuna, Eel marker, bids, payment, barrels back, tokens taken, Swordfish marker, overfishing.
foreign-market_lot_no-token = A barrel for which no token is left goes back before the bids.
foreign-market_lot_empty = If nothing is left to auction, nobody bids.
foreign-market_lot_winner = The winner, even if it is the seller, gets what a buyer would: Salmon fresh, Red Snapper in their order, Clams and Oysters drawn, with ¥200 for each Oyster.
foreign-market_stay = Boats lie at the Foreign Market until they put out in a later Fishing action.
foreign-market_stay_undock = Putting out from the Foreign Market costs nothing; the boat is then at sea.
foreign-market_stay_nothing-else = A boat at the Foreign Market cannot be sold, handed in or loaded there, and it docks at home in a later action than it puts out.
foreign-market_no-income = Barrels auctioned at the Foreign Market do not count for the ¥100 of unloading.
foreign-market_eel = Each Eel barrel in a lot moves the Eel's marker up 1.
foreign-market_exchange = Spider Crab, Swordfish and Tuna come into a lot as tokens: before the bids, every 2 barrels (of Tuna every 3) are exchanged for one; the odd ones go back for nothing.
foreign-market_swordfish-marker = If a lot held Swordfish tokens, the winning bid for the whole lot is compared with the value of one of them, and the marker moves 2 up or down, or stays.
foreign-market_swordfish-marker_once = The marker moves once for a lot, however many Swordfish it holds.
foreign-market_not-combined = Barrels of one group are never added to those of another group or to those on your own quay.
foreign-market_not-unloaded = Nothing is unloaded in your port: the Fugu licence stays with you, and Sardines hand out no extra tokens.
foreign-market_himono = Himono catch is auctioned as ordinary fish, and its licence turns face up again.

### Influence

influence_entry = Entering the Influence market costs 1 Action Point.
influence_buyer = A Buyer costs ¥200; take as many as lie there.
influence_buyer_left = A Buyer can be bought only while one lies on the board.
influence_buyer_space = A Buyer takes a licence space while you hold it, so you need a free one.
    .no = All four licence spaces are taken.
influence_buyer_place = At any moment of your turn you may place a Buyer in front of another player; it is free and no action.
    .no = You have no Buyer to place.
influence_buyer_not-oneself = A Buyer is placed in front of another player, never your own harbour.
influence_buyer_acts = Right after the next turn of that player the Buyer acts: you may buy from any number of other harbours, as in a Purchasing action.
    .no = A Buyer is at work: nothing but its purchases can be done now.
influence_buyer_back = The Buyer then goes back to its board, whether it bought anything or not, and the turn passes on from the player it was placed with.
influence_buyer_leave-by-use = A Buyer leaves your harbour only by being placed; it cannot be given back.
influence_buyer_same-turn = A Buyer may be placed in the turn in which it was bought.
influence_buyer_when = A Buyer acts before the end check of the next turn; after a last turn it still acts, before the scoring.
influence_buyer_lapses = If the player it was placed with has no more turn, the Buyer lapses.
influence_buyer_served-too = A Buyer may also buy from the player it was placed with.
influence_buyer_nothing-else = While a Buyer acts, nothing but its purchases can be done.
influence_buyer_several = Several Buyers with one player act in the order in which they were placed.
influence_expansion = An Expansion token costs ¥200 and goes to the box at once: choose fish or external, and a market of that sort is drawn, laid out and in play.
influence_expansion_left = An Expansion token can be bought only while one lies on the board.
influence_expansion_box-empty = An Expansion token can be bought only for a sort of market of which one can come in.
    .no = No market of this sort is left to come in.
influence_expansion_one-by-one = One Expansion token is dealt with before the next is bought.

### New Aquarium

new-aquarium_entry = Entering the New Aquarium costs 1 barrel of any fish that you have on sale in your harbour.
    .no = You have no such barrel on sale to pay with.
new-aquarium_sell = The New Aquarium buys as the Aquarium does: as many tokens as a space still wants, each for the price of its fish.
new-aquarium_prices = The New Aquarium pays, for each token: Sardines ¥300, Nori ¥400, Clam or Oyster ¥400, Red Snapper ¥500, Himono ¥700, Spider Crab ¥1,000, Swordfish ¥1,000.
new-aquarium_kinds = The New Aquarium takes only the fish that have a space on its board.
    .no = The New Aquarium has no space for { $token }.
new-aquarium_demand = The New Aquarium wants 3 Sardines, 2 each of Nori, Clam or Oyster, and Red Snapper, and 1 each of Himono, Spider Crab and Swordfish. A full space buys no more.
    .no =
        { $demand ->
            [0] The New Aquarium wants no more { $token }.
           *[other] The New Aquarium wants only { COUNT($demand, "token") } more of { $token }.
        }
new-aquarium_clam-oyster = Clams and Oysters share a space of the New Aquarium.
new-aquarium_clam-oyster_any-mix = The shared space takes two tokens: two Clams, two Oysters, or one of each.
new-aquarium_stays = Tokens bought by the New Aquarium never leave it again.
new-aquarium_pair = Whenever one of the two Aquariums comes in during a game, the other comes in with it.

### Overfishing Market

overfishing-market_entry = Nobody can enter the Overfishing Market.
overfishing-market_scoring = With the Overfishing Market in play, the final score has a further step for everyone: pay ¥100 for each token of an overfished market, get ¥100 for each other fish token.
overfishing-market_scoring_before-loans = The Overfishing Market is settled right before Loans are paid back.
overfishing-market_scoring_after-highest = The most and the fewest Resources are settled before the Overfishing Market.
overfishing-market_takoyaki = For the Overfishing Market, Takoyaki count as Octopus.
overfishing-market_himono = For the Overfishing Market, what lies on Himono licences does not count.

### Ship Rentals

ship-rentals_entry = Entering the Ship Rentals market costs 1 Action Point.
ship-rentals_rent = You may rent boats that lie at Ships or at Used Ships, as many as you like, for ¥100 per slot. Each takes a rental token.
    .no = No { $boat } lies there to be rented.
ship-rentals_left = A boat can be rented only while a rental token is left on the board.
ship-rentals_rent_berth = To rent a boat you need a free berth for it at that moment; boats at sea do not matter.
    .no = { THE($port) } has no room for this boat now.
ship-rentals_rent_barge-port = A rented Barge goes into the right-hand port, which must be open and empty.
ship-rentals_no-blue-ship = The Blue Ship cannot be rented.
ship-rentals_one-trip = A rented boat makes one trip: when it docks at home again and has unloaded, boat and token go back to where they came from.
ship-rentals_one-trip_berth = A rented boat too needs a free berth to dock; then it goes back.
ship-rentals_one-trip_abroad = Docking at the Foreign Market ends the trip too: the rented boat goes back after the auction.
ship-rentals_no-transfer = Barrels cannot be moved from a rented Ship to a Barge.
    .no = { THE($boat) } is rented, so its barrels cannot go to a Barge.
ship-rentals_no-transfer_barge = A rented Barge may be loaded from Ships of your own.
ship-rentals_not-owned = A rented boat is not yours: it cannot be sold, handed in for the Blue Ship or given back early. It may lie in port as long as you like.
    .no = { THE($boat) } is rented.
ship-rentals_last-turn = Boats may be rented after the end has been triggered too, also from Used Ships.

### Sushi Shop

sushi-shop_entry = Entering the Sushi Shop costs 1 Action Point.
sushi-shop_sell = Sell one to five tokens of different shapes together onto an empty space and take the yen it shows, as often as you can.
sushi-shop_prices = The Sushi Shop pays ¥200 for one token, ¥400 for two, ¥700 for three, ¥1,100 for four and ¥1,600 for five. Only the ¥700 stand in a text.
sushi-shop_space = The number of tokens decides the space: there is one for each number from one to five.
sushi-shop_empty-space = Tokens can be sold only onto an empty space of the Sushi Shop.
    .no = The space for { COUNT($count, "token") } is taken.
sushi-shop_full = When all its spaces are taken, the Sushi Shop buys nothing more.
sushi-shop_size = A sale to the Sushi Shop has one token at least and five at most.
sushi-shop_shapes = No two tokens on a space have the same shape. Mackerel and Horse Mackerel have one shape, Clam and Oyster too.
    .no = This takes { COUNT($needed, "shape") } of token, not { $shapes }.
sushi-shop_shapes_alike = Tokens of one fish have one shape, whatever is printed on them: both sides of a Salmon, all Spider Crabs, all Tuna.
sushi-shop_stays = Tokens sold to the Sushi Shop stay there.

### External markets that come in later

external_new-market = An external market that comes in during a game is drawn from the box, laid out as at the start, and in play at once.
external_new-market_box-empty = If no external market can come in, none does; with two players the Auction market does not count.

### Variants

variants_mix = Each variant can be played by itself or together with others, with the expansion or without it.
more-markets_any-number = With More markets, you may begin with more markets than the set-up says. All of them at once are for tables where everyone has played before.
more-markets_each-kind = More markets holds for fish and external markets apart, up to all there are. The second Aquarium comes on top.
collapse_when = With Collapse, an external market collapses as soon as it is used up in its own way. A new external market is drawn from the box, laid out and in play at once.
collapse_collapsed = Ships, Trading and Influence stay open after their collapse, at their usual cost; they cannot collapse again.
collapse_closed = A market that closes by its collapse cannot be visited or used any more.
    .no = { THE($market) } has collapsed and is closed.
collapse_closed_boxed = What would come back to a closed market goes to the box.
collapse_at-once = Collapse is looked for after every step, and each market collapses once.
collapse_visit = A visit under way goes on if the market stays open, and is over if it closes.
collapse_aquarium-pair = If a collapse brings one of the Aquariums, both come in together.
collapse_tokens = The box has twelve Collapse tokens, but only ten markets can collapse.
aquarium_collapse = The Aquarium collapses and closes when all its spaces are full, those of fish not in play too.
bank_collapse = The Bank collapses and closes when all Loans and Shares are taken. Loans are repaid and interest is paid at the end all the same.
government_collapse = The Government market collapses and closes when both its spaces are full.
rentals_collapse = The Rentals market collapses and closes when neither a Freezer nor a Cart is left there. Those used up later go to the box.
ships_collapse = The Ships market collapses when no boat is left on its board; it stays open.
trading_collapse = The Trading market collapses when there are tokens on all its spaces; it stays open.
influence_collapse = The Influence market collapses when neither a Buyer nor an Expansion token is left there; it stays open, and Buyers come back to it for sale.
new-aquarium_collapse = The New Aquarium collapses and closes when all its spaces are full, those of fish not in play too.
ship-rentals_collapse = The Ship Rentals market collapses and closes when no rental token is left there. Tokens that come back later go to the box.
sushi-shop_collapse = The Sushi Shop collapses and closes when all its spaces are taken.
ships_collapse_by-rent = Boats bought and boats rented both empty the Ships board; rented ones still come back to it.
open-order_next = With Open order, a fish or external market that comes in is the next of its row, not one drawn by chance.
open-order_rows = With Open order, the boards left over at the set-up lie face up for all to see, shuffled, in two rows: fish markets and external markets.
open-order_collapse = Open order holds for collapses too, which its text forgets, as for overfishing and Expansion tokens.
open-order_skipped = With two players the Auction market is skipped in its row.
open-order_fetched = Mackerel that follows Horse Mackerel, and the second Aquarium, are fetched from wherever they lie in their row.

### House rules

house-rules_reconstructed = A number that no source states is worked out here from the pieces, and is marked as reconstructed wherever it is shown.
house-rules_override = Any printed number can be replaced when a game is set up. It is then marked as a house rule and kept in the record.

### The screen

screen_several-choices = The screen may gather several choices and play them one by one; it stops after a draw, a bid or overfishing.
screen_why-not = The answer to «why not?» names only steps that are legal now.

### The log: what happened

event_turn = Round { $round }: { $seat } is to play.
event_has-5000 = { $seat } announces at least ¥5,000.
event_all-show-yen = Everybody shows their yen: { EACH($yen) }.
event_end-by-yen =
    { $left ->
        [0] { $seat } has at least ¥5,000 and triggers the end. This is the last turn.
        [one] { $seat } has at least ¥5,000 and triggers the end. After this turn, 1 turn follows.
       *[other] { $seat } has at least ¥5,000 and triggers the end. After this turn, { $left } turns follow.
    }
event_end-by-resources =
    { $left ->
        [0] { $seat } owns { COUNT($resources, "resource") } and triggers the end. This is the last turn.
        [one] { $seat } owns { COUNT($resources, "resource") } and triggers the end. After this turn, 1 turn follows.
       *[other] { $seat } owns { COUNT($resources, "resource") } and triggers the end. After this turn, { $left } turns follow.
    }
event_degradation =
    { SIZE($lost) ->
        [0] { $seat }’s fish ages: { $aged } to the lower row.
       *[other] { SIZE($aged) ->
            [0] { $seat }’s fish ages: { $lost } back unsold.
           *[other] { $seat }’s fish ages: { $lost } back unsold, { $aged } to the lower row.
        }
    }
event_discarded = { $seat } throws { A($fish) } from { THE($boat) } back into the sea.
event_game-over =
    { SIZE($winners) ->
        [one] The game is over: { EACH($scores) }. { $winners } wins.
       *[other] The game is over: { EACH($scores) }. { $winners } share the win.
    }
event_game-over-by-limit =
    { SIZE($winners) ->
        [one] The game ends by the limit of { COUNT($rounds, "round") }, a ruling of this project: { EACH($scores) }. { $winners } wins.
       *[other] The game ends by the limit of { COUNT($rounds, "round") }, a ruling of this project: { EACH($scores) }. { $winners } share the win.
    }

event_port-opened = { $seat } opens { THE($port) }.
event_licence-returned = { $seat } gives { A($fish) } licence back.
event_transferred = { $seat } moves { A($fish) } from { THE($boat) } to { THE($barge) }.

event_fishing = { $seat } goes fishing.
event_undocked = { $seat }’s { $boat } puts out to sea.
event_caught = { $seat } catches { A($fish) } with { THE($boat) }.
event_docked =
    { SIZE($barrels) ->
        [0] { $seat }’s { $boat } docks in { THE($port) }.
       *[other] { $seat }’s { $boat } docks in { THE($port) } and unloads { $barrels }.
    }
event_unloading-paid = { $seat } takes { $yen } for unloading.
event_priced = { $seat } puts { A($fish) } up for sale at { $yen }.
event_repriced = { $seat } changes a price in { THE($row) }: { $fish } now { $yen } instead of { YEN($old) }.
event_left-over = { $seat } has { A($fish) } barrel left on the quay; it goes back.
event_fishing-finished = { $seat } finishes fishing.

event_token-drawn = { A($token) } token comes up for auction.
event_no-auction = No { $fish } token is left, so there is no auction.
event_bid-sealed = { $seat } seals a bid.
event_bids-revealed = The bids are open: { PAIRS($seats, $bids) }.
event_auction-won = { $seat } wins { A($token) } token for { $yen }.

event_purchasing = { $seat } begins a Purchasing action.
event_bought = { $seat } buys { A($fish) } from { $seller }’s { $row } for { $yen } and takes { A($token) } token.
event_purchasing-finished = { $seat } finishes purchasing.

event_entered =
    { $cost ->
        [points] { $seat } enters { THE($market) } for { COUNT($points, "point") }.
        [yen] { $seat } enters { THE($market) } for { $fee }.
        [free] { $seat } enters { THE($market) } for free.
       *[piece] { $seat } enters { THE($market) } for { A($cost) }.
    }
event_licence-income = { $seat } takes { $yen } of licence income for { $fish }.
event_licence-bought = { $seat } buys { A($fish) } licence for { $yen }.
event_sold = { $seat } sells { TOKENS($count, $token) } to { THE($market) } for { $yen }.
event_left = { $seat } leaves { THE($market) }.

event_pair-sold =
    { $tokens ->
        [0] { $seat } sells 2 Mackerel barrels for { $yen }.
        [1] { $seat } sells a Mackerel token and a Mackerel barrel for { $yen }.
       *[other] { $seat } sells 2 Mackerel tokens for { $yen }.
    }
event_marker-moved = The value of { $fish } goes from { $old } to { $new }.
event_fugu-licence-back = { $seat }’s Fugu licence goes back to its market.
event_own-fugu-bought = { $seat } buys an own degraded Fugu barrel for { $yen }.
event_octopus-traded = { $seat } trades an Octopus for 3 Takoyaki.

event_lot-added = { $seat } adds { A($token) } to the lot.
event_lot-removed = { $seat } takes { A($token) } out of the lot.
event_auction-begun = { $seat } puts a lot together for an auction.
event_auction-opened = { $seat } pays { $yen } and auctions { $tokens }.
event_lot-won = { $seat } wins { $tokens } for { $yen }; the market adds as much again for the seller.
event_loan-taken = { $seat } takes a Loan of { $yen }.
event_share-bought = { $seat } buys a Share for { $yen }.
event_offer-begun = { $seat } puts tokens together for an offer.
event_offer-opened = { $seat } offers { $tokens } for barter.
event_offer-accepted = { $seat } accepts { $yen } from { $buyer } for { $tokens }.
event_offers-declined = { $seat } declines all offers and keeps { $tokens }.
event_given = { $seat } gives { A($token) } to charity for { $yen }.
event_rented = { $seat } rents a { $item } for { $yen }.
event_freezer-used = { $seat } uses a Freezer: nothing degrades this turn.
event_cart-used = { $seat } uses a Cart for 1 more Action Point, for visits only.
event_rental-back = The { $item } is used up and goes back to the Rentals market.
event_lot-begun = { $seat } puts tokens together for the space of { COUNT($space, "resource") }.
event_swap-begun = { $seat } puts tokens together to swap on the space of { COUNT($space, "resource") }.
event_traded = { $seat } trades { $tokens } for { $yen }.
event_swapped = { $seat } swaps { $tokens } for { $taken }.
event_boat-bought = { $seat } buys { A($boat) } from { THE($market) } for { $yen }; it lies in { THE($port) }.
event_boat-sold = { $seat } sells { THE($boat) } to { THE($market) } for { $yen }.

event_ship-handed-in = { $seat } hands { THE($boat) } in to { THE($market) }.
event_boat-rented = { $seat } rents { A($boat) } from { THE($market) } for { $yen }; it lies in { THE($port) }.
event_trip-ended = { $seat }’s rented { $boat } goes back to { THE($market) }.
event_rental-boxed = The { $item } is used up and goes to the box.
event_set-sold = { $seat } sells { $tokens } for { $yen }.
event_shell-drawn = { $seat } draws { A($token) } from the bag.
event_oyster-paid = { $seat } takes { $yen } for the Oyster.
event_caught-by = { $seat } catches { $barrels } with { THE($boat) } and { A($fish) } licence.
event_token-laid-to-dry = { $seat } lays { A($fish) } token onto the { $item } licence to dry.
event_barrel-laid-to-dry = { $seat } lays { A($fish) } barrel onto the { $item } licence to dry.
event_himono-excess = { $seat } has no Himono licence with room: { $barrels } back.
event_dried = { $seat }’s { $item } licence is full and gives a Himono barrel.
event_dried-for-nothing = { $seat }’s { $item } licence is full, but no Himono barrel is left.
event_sardine-kept = { $seat } takes { A($fish) } token from the reserve.
event_sardine-tinned = { A($fish) } token goes to the tins.
event_tin-bought = { $seat } buys a tinned Sardine for { $yen }.
event_group-begun = { $seat } pays { $yen } to dock at the Foreign Market.
event_joined-group = { $seat }’s { $boat } docks at the Foreign Market.
event_lot-abroad = { $seat } has { $barrels } auctioned at the Foreign Market.
event_left-out-abroad = No token for { $barrels }; back to the market.
event_no-lot-abroad = Nothing is left to be auctioned at the Foreign Market.
event_lot-abroad-won = { $seat } wins { $tokens } at the Foreign Market for { $yen }.
event_buyer-bought = { $seat } buys a Buyer for { $yen }.
event_buyer-placed = { $seat } places a Buyer with { $player }.
event_buyer-acts = { $seat }’s Buyer acts after { $player }’s turn.
event_expansion-bought = { $seat } buys an Expansion token for { $yen }.
event_sushi-begun = { $seat } puts tokens together for the Sushi Shop.
event_sushi-sold = { $seat } sells { $tokens } to the Sushi Shop for { $yen }.

event_overfished =
    { $barrels ->
        [0] { $market } is overfished.
        [one] { $market } is overfished; 1 barrel goes to the box.
       *[other] { $market } is overfished; { $barrels } barrels go to the box.
    }
event_overfished-pays = { $seat } takes { $yen } for { $fish } tokens.
event_nori-paid = { $seat } pays { $yen } for { $fish } tokens.
event_market-drawn = A new market opens: { $market }.
event_no-market-left = No market is left that could come in.
event_collapsed =
    { $face ->
        [closed] { THE($market) } collapses and closes.
       *[collapsed] { THE($market) } collapses; it stays open.
    }

### The buttons: what a player can do

action_fish = Go fishing (1 Action Point)
action_purchase = Buy from other players (1 Action Point)
action_enter =
    { $cost ->
        [points] Enter { THE($market) } for { COUNT($points, "point") }
        [yen] Enter { THE($market) } for { $fee }
        [free] Enter { THE($market) } for free
       *[piece] Enter { THE($market) } for { A($cost) }
    }
action_end-turn = End the turn

action_open-port = Open { THE($port) } for ¥500
action_return-licence = Give { A($kind) } licence back
action_transfer = Move { $kind } from { THE($boat) } to { THE($barge) }
action_discard = Throw { $kind } from { THE($boat) } back into the sea
action_degrade = Let the fish age and go on

action_undock = Put out to sea with { THE($boat) }
action_catch = Catch { $kind } with { THE($boat) }
action_dock = Dock { THE($boat) } in { THE($port) }
action_reprice = { $kind } at { $price } ({ $row }): ask { $column }
action_finish-fishing = Finish fishing
action_price = Put { $kind } up for sale at { $column }
action_amount = Ask { $price }
action_hold-auction = Auction { $kind } next

action_bid = Bid { $amount }
action_award = Let { $winner } win

action_buy = Buy { $kind } from { $seller } for { $price } ({ $row })
action_finish-purchasing = Finish purchasing

action_leave = Leave the market
action_buy-licence = Buy { A($kind) } licence
action_sell = Sell { $count } { $token }
action_sell-pair = Sell 2 Mackerel: { $first } + { $second }
action_trade-octopus = Trade an Octopus for 3 Takoyaki
action_buy-own-fugu = Buy your own Fugu for { $price }

action_add = Add { A($token) }
action_remove = Take { A($token) } out
action_confirm = Confirm the lot
action_auction-lot = Auction a lot
action_take-loan = Take a Loan of ¥500
action_buy-share = Buy a Share
action_offer-lot = Offer tokens for barter
action_accept = Accept { $buyer }’s offer
action_decline = Decline all offers
action_give = Give { $token } to charity ({ $space })
action_rent = Rent a { $item }
action_use-freezer =
    { $uses ->
        [one] Use a Freezer (1 use left)
       *[other] Use a Freezer ({ $uses } uses left)
    }
action_use-cart =
    { $uses ->
        [one] Use a Cart (1 use left)
       *[other] Use a Cart ({ $uses } uses left)
    }
action_trade = Trade at least { COUNT($space, "resource") } for yen
action_swap = Swap at least { COUNT($space, "resource") } for the tokens on that space
action_buy-boat = Buy { A($kind) } for { THE($port) }
action_sell-boat = Sell { THE($boat) }

action_buy-blue-ship = Buy the Blue Ship for { THE($port) }; { THE($boat) } goes to { THE($market) }
action_rent-boat = Rent { A($kind) } from { THE($market) } for { THE($port) }
action_sell-set = Sell a Clam and an Oyster
action_buy-tin = Buy a tinned Sardine
action_catch-by-himono = Catch { $kind } with { THE($boat) } ({ $licence } licence)
action_stow = Lay { $kind } onto the { $licence } licence
action_dry = Dry { $kind } on the { $licence } licence: { $source }
action_catch-by-horse-mackerel = Catch { $count } Mackerel with { THE($boat) } (Horse Mackerel licence)
action_dock-abroad = Dock { THE($boat) } at the Foreign Market
action_join = Add { THE($boat) } to the group
action_auction-abroad = Auction all that the group carries
action_overfish-first = Deal with { $kind } first
action_buy-buyer = Buy a Buyer
action_place-buyer = Place a Buyer with { $seat }
action_buy-expansion = Buy an Expansion token: { $kind }
action_sushi-lot = Put tokens together for the Sushi Shop

### What is wrong with an input

error_players = Tokyo Tsukiji Market is for 2 to { $most } players, not { $players }.
error_name = A player’s name has 1 to { $most } printable characters.
error_same-names = Every player needs a different name.
error_players-kind = Say how many players there are, or list their names.
error_seed = The seed must be a whole number of at most 18 digits.
error_money = Money is «open» or «closed», not «{ $text }».
error_fish-markets = With this many players { COUNT($right, "more-fish-market") } must be named, not { $given }; more only with the variant «more_markets».
error_external-markets = With this many players { COUNT($right, "more-external-market") } must be named, not { $given }; more only with the variant «more_markets».
error_unknown-market = There is no market «{ $text }» of this kind. There are: { $names }.
error_doubled-market = { $market } is named twice; every market can be in a game once.
error_too-few-players = { THE($market) } needs at least { $players } players: choose another one.
error_name-of-other-seat = “{ $text }” is the mark of another seat: choose another name.
error_first-player = The first player is a seat from 0 to { $most }.
error_round-limit = A round limit is a whole number from 1 to { $most }.
error_round-over = The game is in round { $round } already: a limit cannot be lower.

error_box = There is no box «{ $text }». There are: { $verbs }.
error_expansion-only = «{ $text }» is part of the expansion: set the game up with box="expansion".
error_staple = The fish market beside Ships is one of { $verbs }, not «{ $text }».
error_number-of-markets = Markets are named, or a whole number says how many are drawn.
error_aquarium-pair = With the expansion the Aquarium and the New Aquarium come together: name both or neither.
error_barges = The Barges are one of { $verbs }, not «{ $text }».
error_variant = There is no variant «{ $text }». There are: { $verbs }.
error_open-order = With the open order, every board left over lies ready once, and no other.
error_house-boards = Changed numbers are written as a dict of boards, each with a dict of its numbers; «{ $text }» is not.
error_house-number = { THE($board) } has no number «{ $text }». It has: { $verbs }.
error_house-count = «{ $pattern }» is a whole number from { $least } to { $most }, not «{ $text }».
error_house-yen = «{ $pattern }» is money in steps of ¥100 from ¥{ $least } to ¥{ $most }, not «{ $text }».
error_house-columns = The selling columns must rise from left to right.

error_no-text = An action is written as text, such as «catch eel»; this is of the type { $text }.
error_no-such-verb = «{ $text }» is no action of this game. Actions begin with: { $verbs }.
error_yen-step = «{ $text }»: yen are counted in steps of ¥100.
error_incomplete-action = «{ $text }» does not have the words of this action. It is written: { $pattern }.
error_unreadable-word = A word of «{ $text }» cannot be read. The action is written: { $pattern }.
error_ambiguous-action = «{ $text }» can mean several actions, such as { $verbs }. Write more of the one you mean.

error_record-damaged = This is no saved game, or it is damaged.
error_code-other-game = This is no code of a Tokyo Tsukiji Market game. A code is copied whole, from its first letter on.
error_record-other-rules = This game was saved with other rules (version { $text }), and its set-up is unknown to these. Open it with the version it was saved with.
error_record-other-game = This is a saved game of «{ $game }», not of Tokyo Tsukiji Market.
error_record-illegal = The saved game cannot be played again: action { $number } of it, «{ $text }», is not legal there.
error_record-other-end = The saved game leads to another position than the one it states; it was changed or is damaged.
error_record-left-out =
    { $left ->
        [one] This game was saved under other rules. It opens at action { $done }; 1 later action does not fit any more.
       *[other] This game was saved under other rules. It opens at action { $done }; { $left } later actions do not fit any more.
    }
error_code-too-long = A game’s code has at most { $most } kB.
error_code-damaged = This is no game’s code, or part of it is missing.
error_file-exists = There is a file { $path } already. Choose another name, or save with overwrite=True.

### The action panel

panel_where = { $seat }, turn { $turn }: { COUNT($points, "point") } left
panel_where-other = { $seat } decides, in the turn of { $player }
panel_where-errand = { $seat }’s Buyer, after the turn of { $player }
panel_ask-turn =
    { $points ->
        [0] Anything else before your turn ends?
       *[other] What do you do?
    }
panel_ask-morning = Anything to do before your fish ages?
panel_ask-fishing = What do your boats do?
panel_ask-pricing = What price do you ask?
panel_ask-naming-price = How much do you ask for { THE($fish) }?
panel_ask-auctions = Which auction comes first?
panel_ask-bids = What do you bid for { $text }?
panel_ask-tie = The highest bids are equal. Who wins?
panel_ask-purchasing = What do you buy?
panel_ask-visit = What do you do in { THE($market) }?
panel_ask-lot = Which tokens go into the lot for { THE($market) }?
panel_ask-answer = Which offer do you accept?
panel_ask-group = Which boats dock abroad together?
panel_ask-stowing = On which licence is it dried?
panel_ask-errand = What does your Buyer buy?
panel_hint-bids = You have { $yen }. To you the lot is worth { COUNT($gain, "resource") } now. ¥0 is a bid too.
panel_hint-lot = In the lot: { $tokens }, worth { COUNT($worth, "resource") }
panel_group-enter = Enter a market
panel_group-boat = { $boat }
panel_group-price = { $fish }
panel_group-reprice = Change a price
panel_group-discard = Throw back into the sea
panel_group-add = Add to the lot
panel_group-remove = Take out of the lot
panel_group-free = Free, at any time in your turn: { $count }
panel_short-fish = Fishing
panel_short-purchase = Purchasing
panel_short-undock = Put out to sea
panel_short-catch = Catch { $kind }
panel_short-dock = Dock: { $port }
panel_short-catch-by-himono = { $kind } with { $licence }
panel_short-catch-by-horse-mackerel = { $count } Mackerel with Horse Mackerel
panel_short-dock-abroad = Dock abroad
panel_short-price = { $column }
panel_short-enter = { $market }
panel_short-add = { $token }
panel_short-remove = { $token }
panel_choose = Choose an action
panel_play = Do it
panel_yen = Yen
panel_less = ¥100 less
panel_more = ¥100 more
panel_range = From { $yen_least } to { $yen_most }
panel_do-bid = Seal the bid
panel_do-amount = Ask this price
panel_cannot =
    { $count ->
        [one] Why not? 1 thing you cannot do now
       *[other] Why not? { $count } things you cannot do now
    }
panel_hand-over = Hand the screen to { $seat }
panel_look-away = Everybody else looks away. Nothing is shown until { $seat } opens it.
panel_sealed = { $sealed } of { $of } bids are sealed
panel_open = I am { $seat }: open
panel_computer = { $seat } is playing
panel_in-the-past = You are looking at an earlier moment. Go on from here, or go forward again.
panel_go-on = Go on from here
panel_undo = Undo
panel_back = One step back
panel_redo = Forward
panel_winners =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }

### Setting up a game, and the table around it

form_title = A new game
form_continue = Continue
form_continue-text = Your last game is kept in this browser: { $names }, turn { $turn }.
form_players = Players
form_name = Name of player { $number }
form_who = Who plays
form_person = A person
form_greedy = Computer: greedy
form_random = Computer: by chance
form_fish = Fish markets
form_beginners = For a first game
form_lot = Drawn by lot
form_named = Chosen by you
form_external = External markets
form_chosen = Chosen: { $given } of { $right }
form_money = Money
form_open = Open: everybody sees it
form_closed = Hidden from the others
form_more = More: variants, seed, last round, reconstructed numbers
form_seed = Seed
form_seed-note = A number; the same number draws the same markets and tokens. Empty: by chance.
form_rounds = Last round
form_rounds-note = Ends the game after so many rounds. Empty: the rulebook’s end.
form_bad-number = «{ $text }» is no whole number.
form_start = Set up the game
form_more-note = { $board } and { $right } more
form_at-least-note = { $board } and at least { $right } more
form_chosen-more = Chosen: { $given }; at least { $right } are needed
form_how-many = How many more
form_how-many-note = From { $right } to { $most }. Empty: { $right }.
form_pair = The two Aquariums come together and add one.
form_box = Box
form_base = Base game
form_expansion = With the expansion
form_staple = Beside Ships from the start
form_staple-note = nobody begins with a licence
form_boats = Boats at Ships
form_six-slot = One Barge of six slots
form_four-slot = Two Barges of four slots
form_blue-ship = Blue Ship
form_variants = Variants
form_more-markets = More markets
form_more-markets-note = Begin with more than usual: say above how many, or which.
form_collapse = Collapse
form_collapse-note = An external market that is used up collapses, and another one comes in.
form_open-order = Open market order
form_open-order-note = The boards that can still come in lie face up, in their order.
form_numbers = Reconstructed numbers
form_numbers-note = No source states these numbers, so they are worked out from the pieces. What you write instead is a house rule of this game; an empty field changes nothing.
form_number-points = Entry, in Action Points
form_number-barrels = Barrels
form_number-tokens = Tokens
form_number-licences = Licences
form_number-clams = Clams
form_number-oysters = Oysters
form_number-berths = Berths (0: no limit)
form_number-demand-sardines = Sardines taken
form_number-demand-nori = Nori taken
form_number-demand-clam = Clams and Oysters taken
form_number-demand-red-snapper = Red Snapper taken
form_number-demand-himono = Himono taken
form_number-demand-spider-crab = Spider Crabs taken
form_number-demand-swordfish = Swordfish taken
form_number-price-sardines = Price of a Sardine
form_number-price-nori = Price of a Nori
form_number-price-clam = Price of a Clam or an Oyster
form_number-price-red-snapper = Price of a Red Snapper
form_number-price-himono = Price of a Himono
form_number-price-spider-crab = Price of a Spider Crab
form_number-price-swordfish = Price of a Swordfish
form_number-price-1 = Price of 1 token
form_number-price-2 = Price of 2 tokens
form_number-price-4 = Price of 4 tokens
form_number-price-5 = Price of 5 tokens
form_number-column-1 = Selling column 1
form_number-column-2 = Selling column 2
form_number-column-4 = Selling column 4
form_number-column-5 = Selling column 5
form_code-title = Open a game
form_code = A game’s code
form_code-open = Open
form_file = Or a saved file
table_language = Language
table_theme = Light or dark
table_game = Your game
table_code = The code of this game
table_copy = Copy
table_save = Save as a file
table_new = New game
table_seats = Who plays
table_type = Type an action
table_do = Do it
table_why = Why not?
table_can = That can be done now.
table_not-yours = { $seat } decides now, and a computer plays { $seat }.
table_covered = It is { $seat } who decides now: open the screen first.
table_over = The game is over.
table_sealed = Bids are sealed: who plays can change when they are open.
table_not-understood = The page sent something that the table does not understand. Nothing has changed.
table_fault = Something went wrong in the program. Nothing is lost: undo, or go on from the code of your game.
table_too-large = This file is no saved game: one has at most { $most } kB.
table_address-damaged = The code in the address is damaged: part of the link may be missing.
table_lost = The connection is lost.
table_lost-text = Your game is safe in this code. Load the page again to continue.

### Computer players

player_unknown = There is no player «{ $text }»; there are { $verbs }. Or give an object with the method choose(observation, actions, rng).
player_number = One player for each seat: { $right } are needed, { $given } were given.
player_illegal = The player of { $seat } answered «{ $text }», which is not among the legal actions it was given.

### The drawing of the table

draw_turn = Turn
draw_turn-of = { $seat }’s turn
draw_errand-of = { $seat }’s Buyer buys
draw_after-turn = { $seat } has finished.
draw_where = Turn { $turn }, round { $round }.
draw_next = { $seat } is next.
draw_last-round =
    { $turns ->
        [0] This is the last turn of the game.
        [one] The end has been triggered: 1 more turn after this one.
       *[other] The end has been triggered: { $turns } more turns after this one.
    }
draw_to-spend = left to spend
draw_cart-points =
    { $points ->
        [one] and 1 from a Cart, for visits
       *[other] and { $points } from Carts, for visits
    }
draw_strip = What is being done
draw_won = { $winners } won with { $yen }
draw_over = The game is over, in turn { $turn } of round { $round }.

draw_step-turn = Now
draw_step-turn-detail =
    { $count ->
        [0] end the turn
       *[other] choose an action
    }
draw_step-morning = Before the fish ages
draw_step-morning-detail =
    { $waiting ->
        [1] what has dried is put on sale
       *[0] Freezer or own Fugu?
    }
draw_step-fishing = Fishing
draw_step-fishing-detail =
    { $count ->
        [0] no boat has acted
        [one] 1 boat has acted
       *[other] { $count } boats have acted
    }
draw_step-pricing = Prices
draw_step-pricing-detail = { $count } to be priced
draw_step-naming = Any price
draw_step-naming-detail = for { $fish }
draw_step-auctions = Auctions
draw_step-auctions-detail = which comes first?
draw_step-bids = Blind bid
draw_step-bids-detail = { $count } of { $all } sealed
draw_step-tie = Equal bids
draw_step-tie-detail = { $seats }
draw_step-purchasing = Purchasing
draw_step-purchasing-detail = { $count } bought
draw_step-visit = Visit
draw_step-visit-detail = { $market }
draw_step-lot = Lot
draw_step-lot-detail = { COUNT($count, "token") }
draw_step-answer = Offers
draw_step-answer-detail = accept one, or none
draw_step-group = A group docks abroad
draw_step-group-detail =
    { SIZE($boat) ->
        [0] which boats?
       *[other] { $boat }
    }
draw_step-consignment = Foreign Market
draw_step-consignment-detail = all as one lot
draw_step-stowing = Drying
draw_step-stowing-detail = { COUNT($count, "barrel") } to be laid down
draw_step-turn-end = After the turn
draw_step-turn-end-detail = of { $seat }
draw_step-errand = Buyer
draw_step-errand-detail = { $count } bought
draw_bid-for = Bid for
draw_sealed = sealed
draw_not-sealed = not yet

draw_section-fish = Fish markets
draw_section-harbours = Harbours
draw_section-external = External markets

draw_enter = enter
draw_dock = dock
draw_no-entry = cannot be entered
draw_points = { $points } AP
draw_free = free
draw_or = or
draw_cost-token = 1 token
draw_cost-takoyaki = 1 Takoyaki
draw_cost-clam-oyster = 1 Clam & Oyster barrel
draw_cost-barrel = 1 barrel of any kind
draw_worth-each = Resources each
draw_worth-nori = of the other fish
draw_stock-barrels = Barrels
draw_stock-tokens = Tokens
draw_stock-bag = In the bag
draw_stock-licences = Licences
draw_licence-price = A licence
draw_last-licence = The last
draw_sold = Sold
draw_worth-of = 1 { $token }
draw_resources-of = { $text } R
draw_marker = The value marker stands on { $marker } of { $last }.
draw_ladder = { COUNT($tokens, "token") } left on the board: each Red Snapper is worth { $worth }.
draw_in-bag = Tokens in the bag, by their numbers
draw_squares = What 1, 2, 3 … Fugu of one player are worth together
draw_tenths = What one Nori is worth to each player
draw_tins = In tins
draw_no-tins = none
draw_tinned = { $count } in tins
draw_buys-red-snapper = Buys no tokens.
draw_buys-salmon = Buys no tokens.
draw_buys-mackerel = Buys 2 pieces for { $yen }.
draw_buys-eel = Buys a token for { $yen } now; then its worth falls by 2.
draw_buys-fugu = Buys n tokens together for n² × { $yen }.
draw_buys-octopus = Gives { $count } Takoyaki for 1 Octopus.
draw_buys-spider-crab = Buys a token for its number × { $yen }, and { $yen_more } more.
draw_buys-squid = Buys a token for { $yen }.
draw_buys-tuna = Buys a token for its number × { $yen }.
draw_buys-clam-oyster = Buys 1 Clam with 1 Oyster for { $yen }. Drawing an Oyster pays { $yen_oyster }.
draw_buys-himono = Buys no tokens. Two pieces dried on a licence become 1 barrel.
draw_buys-horse-mackerel = Buys no tokens. A licence brings no yen, but also catches up to 2 Mackerel.
draw_buys-nori = Buys no tokens. One licence each, free.
draw_buys-sardines = Buys no tokens. Closed to whoever has its licence.
draw_buys-swordfish = Buys a token for { $yen } now, with { $yen_more } more once a visit; then its worth falls by 1.
draw_overfished =
    { $barrels ->
        [0] Overfished
       *[other] Overfished; { COUNT($barrels, "barrel") } in the box
    }
draw_barrels = { $barrels }
draw_tokens = { $tokens }
draw_licence = { $fish } licence

draw_head-boat = Boat
draw_head-fish = Fish
draw_head-space = Space
draw_head-price = costs
draw_head-left = here
draw_head-to-rent = to rent
draw_head-trip = a trip
draw_head-wanted = wanted
draw_head-pays = pays
draw_at-least = { $resources }+ R
draw_fee = fee { $yen }
draw_trading-note = Tokens for yen once on each space; later for the tokens that lie there.
draw_auction-note = By what the lot is worth. The supply doubles the highest bid.
draw_barter-note = One offer each time you enter. The others bid blind; accept one bid, or none.
draw_government-note = For each token, whatever it is worth.
draw_space-left = Left
draw_space-right = Right
draw_loan-note = { $yen } now, { $yen_back } back at the end
draw_share-note = { $yen }, for a part of all interest
draw_freezer-note = { $yen }; { $uses } times no degradation
draw_cart-note = { $yen }; { $uses } times 1 AP more for a visit
draw_buyer-note = { $yen }; buys for you after another player’s turn
draw_expansion-note = { $yen }; brings in a new market at once
draw_trade-in = + 1 Ship
draw_rental-tokens = Rental tokens
draw_ship-rentals-note = { $yen } a slot, for one trip. Then the boat goes back to Ships or Used Ships.
draw_berths = Berths
draw_no-limit = no limit
draw_foreign-note = Boats dock in groups while Fishing; all that a group carries is auctioned as one lot.
draw_lot-abroad = The lot
draw_of-overfished = A token of overfished fish
draw_of-others = Any other fish token
draw_settled-now = If the game ended now:
draw_different =
    { $count ->
        [one] 1 token
       *[other] { $count } different
    }
draw_sushi-note = Tokens of different shapes, once on each space.
draw_collapsed = Collapsed, still open
draw_closed = Collapsed and closed

draw_coming = What comes in next
draw_coming-note = The order is open: whatever brings in a market brings in the first.
draw_coming-nothing = No market is left.

draw_harbour = Harbour: { $seat }
draw_on-turn = on turn
draw_buyer-buys = Buyer
draw_errand = { $seat }’s Buyer buys after the next turn of { $player }.
draw_placed-buyers = Buyers here
draw_abroad = at the Foreign Market
draw_rented = rented, { $market }
draw_licence-number = no. { $number }
draw_face-down = 2 at sea
draw_yen-hidden = yen hidden
draw_for-sale = For sale
draw_row = Row
draw_row-fresh = Fresh
draw_row-degraded = Degraded
draw_any-price = (any higher price)
draw_on-quay = on the quay
draw_dried = dried, to be put on sale
draw_naming-price = { $fish }: what price?
draw_ports = Ports
draw_port-left = left
draw_port-centre = centre
draw_port-right = right
draw_covered = covered
draw_at-sea = at sea
draw_empty = empty
draw_none = no boat
draw_load = carries { $barrels }, { COUNT($slots, "slot") } free
draw_acted = has acted
draw_spaces = Licence spaces
draw_free-spaces = { $free } free
draw_used = used
draw_uses =
    { $uses ->
        [one] 1 use
       *[other] { $uses } uses
    }
draw_tokens-held = Fish tokens
draw_worth = worth
draw_resources = Resources
draw_no-tokens = none yet

draw_player = Player
draw_ends = How near the end is
draw_ends-last =
    { $turns ->
        [0] { $seat } triggered the end: this is the last turn
        [one] { $seat } triggered the end: 1 more turn
       *[other] { $seat } triggered the end: { $turns } more turns
    }
draw_ends-note = The end comes when a player begins a turn with { $yen } and is not alone in last place on Resources, or with { $resources } Resources and is not alone in last place on yen.
draw_ends-yen = yen, of { $yen }
draw_ends-resources = Resources, of { $resources }

draw_section-log = What happened
draw_log-round = Round { $round }

draw_count = The final count
draw_winner = winner
draw_count-by-limit = The game was ended by its limit of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }, which is a ruling of this project.
draw_count-yen = Yen
draw_count-highest = Most Resources
draw_count-lowest = Fewest Resources
draw_count-overfishing = Overfishing Market
draw_count-loans = Loans
draw_count-interest-paid = Interest paid
draw_count-interest-received = Interest received
draw_count-resources = Resources
draw_count-total = Total

draw_points-short = AP
draw_points-long = Action Points
draw_resources-short = R
draw_resources-long = Resources, ¥100 each in the final count
draw_reconstructed = reconstructed number: no source prints it
draw_house = house rule
draw_house-rule = house rule: a number changed for this game

### The web app

web_all-taken = All tables are taken at the moment. Please try again in a few minutes.
web_not-by-hand = The table opens as a page of its own: type its address into the browser.
web_other-name = The table is open on this computer only, at the address it told when it was opened.

### Charts

chart_turn = turn
chart_sold = { $sold } sold
chart_overfished = { THE($market) } was overfished in turn { $turn }.
chart_sold-key = ▼ sold
chart_overfished-key = ✕ overfished

chart_value-unit = Worth of one token, in Resources
chart_value-none = Neither Eel nor Red Snapper is in play, so there is no moving worth to draw
chart_value-rises = { $fish } climbs to { $worth }
chart_value-falls = { $fish } falls to { $worth }
chart_value-stands = { $fish } stands at { $worth }
chart_value-sentence = { $fish } began at { $start }, was { $highest } at most and is { $now } now.

chart_stocks-unit = Barrels left (above) and tokens left (below), turns 0 to { $turns }
chart_stocks-full = All the fish is still there
chart_stocks-all-gone = Every fish in play is overfished
chart_stocks-gone =
    { $number ->
        [one] { $fish } is overfished
       *[other] { $fish } are overfished
    }
chart_stocks-next-barrels =
    { $left ->
        [one] { $fish } may be next: { $left } of { COUNT($all, "barrel") } is left
       *[other] { $fish } may be next: { $left } of { COUNT($all, "barrel") } are left
    }
chart_stocks-next-tokens =
    { $left ->
        [one] { $fish } may be next: { $left } of { COUNT($all, "token") } is left
       *[other] { $fish } may be next: { $left } of { COUNT($all, "token") } are left
    }
chart_stocks-left = { $left } of { COUNT($all, "barrel") }
chart_stocks-gone-in = ✕ turn { $turn }
chart_stocks-barrels = barrels
chart_stocks-tokens = tokens
chart_stocks-barrels-header = { $fish }, barrels
chart_stocks-tokens-header = { $fish }, tokens
chart_stocks-drawn = { THE($market) } came into play in turn { $turn }.
chart_stocks-sentence = { $fish }: { $barrels } of { COUNT($barrels_all, "barrel") } and { $tokens } of { COUNT($tokens_all, "token") } left.

chart_wealth-unit = Yen, and Resources at ¥100 each, without loans
chart_wealth-unit-over = Yen, and Resources at ¥100 each, before the final count
chart_wealth-unit-closed = Resources; yen are hidden until the end
chart_wealth-leads = { $seat } leads { $seat_next } by { $text }
chart_wealth-tied = { $seats } lead with { $text } each
chart_as-table = As a table
chart_wealth-level = All players are level at { $text }
chart_wealth-won =
    { $number ->
        [one] { $winners } wins with { $yen }
       *[other] { $winners } share the win with { $yen } each
    }
chart_wealth-sentence = { $seat } has { $yen } and { COUNT($resources, "resource") }.
chart_wealth-sentence-closed = { $seat } has { COUNT($resources, "resource") }.
chart_wealth-yen-header = { $seat }, yen
chart_wealth-resources-header = { $seat }, Resources

### Rules on the command line

rules_none = There is no such rule.
rules_boards = Boards: { $text }
rules_related = See also: { $text }
rules_case = Case: { $path }

### Positions and scenarios

error_position = A position cannot lie like this: { $text }.
error_position-number = The turns begin with 1; points, draws and the last turn are never below 0.
error_position-board = «{ $text }» is no market that is in play here, or could come in.
error_position-seat = There is no seat «{ $text }» at this table. There are: { $verbs }.
error_position-piece = «{ $text }» is no piece of this game.
error_position-boat = «{ $text }» is no boat. A second one of a kind is written «two-slot-2».
error_position-place = A boat lies in a port, at «sea» or at the «foreign-market», not at «{ $text }».
error_position-sale = A piece on sale is written with its price in yen, such as «eel 300»; «{ $text }» is not.
error_position-field = { THE($board) } has nothing that is called «{ $text }».
error_position-value = On { THE($board) } something has a value that cannot be: { $text }.
scenario_no-toml = This is no TOML: { $text }.
scenario_field = Line { $line }, «{ $pattern }»: { $text }.
scenario_unknown-rule = Line { $line }: the catalogue has no rule «{ $text }».
scenario_setup = A game is not set up with «{ $text }». It is set up with: { $verbs }.
scenario_do-or-try = Step { $number } has to say either «do» or «try».
scenario_step-fails = Step { $number }, «{ $text }»: { $text_came }
scenario_draws = Step { $number }, «{ $text }»: what is drawn there is not what «draws» says.
scenario_no-such-event = Step { $number }: no event names the rule «{ $text }». Those that came name: { $text_came }.
scenario_not-refused = Step { $number }: «{ $text }» should be refused, but it is allowed.
scenario_other-refusal = Step { $number } should be refused by «{ $text }», but the rule that refuses it is «{ $text_came }».
scenario_after = After step { $number }, { $text_place } should be { $text }, but it is { $text_came }.
scenario_rule-unseen = The scenario is about «{ $text }», but no step shows that rule.
scenario_good = { $path }: as expected.
scenario_no-file = { $path }: there is no such file, or it is no text.

### Numbers explained

explain_unknown = «{ $text }» is no number of this table. Ask for one of: { $verbs }. Tokens: { $text_tokens }. Markets: { $text_markets }. Players: { $text_players }.
explain_yes = yes
explain_no = no
explain_hidden = hidden
explain_position = As this game began

explain_printed = Always the worth of { A($token) } token
explain_printed-why = { A($token) } token is always worth { COUNT($number, "resource") }.
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
        [one] With a Share, { $seat } takes { $yen } in the final count as things lie: all { $yen_all } of interest.
       *[other] With a Share, { $seat } takes { $yen } in the final count as things lie: { $yen_all } of interest divided by { $owners } owners, rounded up.
    }
explain_interest-paid = Interest paid
explain_interest-received = Interest received
explain_interest-why =
    { $loans ->
        [0] { $shares ->
            [0] { $seat } has neither Loans nor Shares: no interest.
           *[other] { $seat } takes { $yen } of interest as things lie.
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
