### The page of all rules

rules_chapter-setup = Setting up
rules_chapter-money = Money
rules_chapter-turn = The turn
rules_chapter-port = Ports
rules_chapter-licence = Licences
rules_chapter-fishing = Fishing
rules_chapter-barge = The Barge
rules_chapter-purchase = Purchasing
rules_chapter-visit = Visiting a market
rules_chapter-bid = Bids
rules_chapter-overfishing = Overfishing
rules_chapter-end = The end of the game
rules_chapter-scoring = Scoring
rules_chapter-worth = Worth of tokens
rules_chapter-blue-ship = The Blue Ship
rules_chapter-external = New external markets
rules_chapter-variants = Variants
rules_chapter-more-markets = Variant: More markets
rules_chapter-collapse = Variant: Collapse
rules_chapter-open-order = Variant: Open order
rules_chapter-house-rules = House rules
rules_chapter-screen = The screen
rules_page-title = The rules of Tokyo Tsukiji Market
rules_page-note = All rules of the base game, the expansion and its variants, as Tsukiji Lab plays them: in our own words, each with the place where it stands in the rulebook. This page is unofficial and no part of the game; the rulebook, its text and its copyright belong to its publisher, and no sentence of it is repeated here.
rules_page-kinds = A ruling was made for this project where the rulebook is silent. A reconstructed number is printed on a board, but no text gives it. A case is a position in which the rule shows: open it with lab.load_scenario, or play it with tsukiji-lab check.
rules_page-language = English
rules_page-chapters = Chapters
rules_page-game = The game
rules_page-fish = Fish markets
rules_page-external = External markets
rules_page-case =
    { $number ->
        [one] Case
       *[other] Cases
    }
rules_page-test =
    { $number ->
        [one] Test
       *[other] Tests
    }
rules_page-more = and { $number } more
rules_page-related = See also
rules_page-table = Rules against tests
rules_page-chapter = Chapter
rules_page-rules = Rules

### Rules on the command line

rules_none = No rule speaks of “{ $text }”.
rules_more = … and { $number } more.
rules_unknown = The catalogue has no rule “{ $text }”.
rules_close = The catalogue has no rule “{ $text }”. Close to it: { $verbs }.
rules_no-board = There is no board “{ $text }”. There are: { $boards }.
rules_boards = Boards: { $text }
rules_related = See also: { $text }
rules_case = Case: { $path }
