# The lesson on overfishing. No digit stands here: every figure comes in by its name, from
# lessons/figures.py. The text is CC BY 4.0.

# --- the page ---

lesson_title = Overfishing
lesson_place = Step { $step } of { $steps } · { $minutes } minutes
lesson_steps = The steps
lesson_step-done = done
lesson_long = Two lessons
lesson_short = One lesson
lesson_length = Length
lesson_print = Print this step
lesson_next = Go on
lesson_back = Back
lesson_again = Start again
lesson_again-sure = Yes, forget all my answers
lesson_progress = Guess, look, keep
lesson_guess = Guess first
lesson_look = Look
lesson_keep = Keep this sentence
lesson_closed-look = opens with your guess
lesson_closed-next = goes on when you have answered
lesson_closed-played = goes on when you have played
lesson_closed-keep = opens when you have seen all of it
lesson_sources = { $count ->
    [one] Source:
   *[other] Sources:
  } { $text }
lesson_word = A word to watch
lesson_chart-table = The numbers as a table
lesson_keep-mine = Keep it
lesson_own-words = Say it in my own words
lesson_kept = Kept
lesson_sheet = What you keep
lesson_fault = Something went wrong here. Your answers are kept; please try again.
lesson_not-understood = That was not understood. Nothing has changed.
lesson_no-chart = This chart cannot be drawn with these numbers. Choose others.
lesson_no-data = The figures for this are not part of this installation: their terms kept them out.
lesson_code-damaged = The code in the address is damaged. The lesson begins anew.
lesson_lost = The connection is lost. Your answers are kept in this page’s address: load it again to go on.

# --- questions ---

ask_lock = Lock in my guess
ask_answer = Answer
ask_interval = I am fairly sure that it lies between these two.
ask_between = between { $low } and { $high }
ask_from-label = Lower end
ask_to-label = Upper end
ask_place = Place { $place }
ask_order = First comes …
ask_many = Choose all that fit.
ask_locked = Your guess: { $given }
ask_answered = Your answer: { $given }
ask_interval-given = { $low } to { $high }
ask_none = none of them
ask_again = Answer again

bad_empty = Please write an answer first.
bad_empty-choice = Please choose an answer first.
bad_number = Please write a number, in digits.
bad_range = Please give a number from { $low } to { $high }.
bad_order = The first number must not be larger than the second.
bad_choice = Please choose among the answers that are offered.
bad_places = Please put each of them in one place.
bad_long = That is too long: please use at most { $most } letters.
bad_early = This question is not open yet.

verdict_held = Your guess held: it is { $answer }.
verdict_too-low = Too low by { $off }: it is { $answer }.
verdict_too-high = Too high by { $off }: it is { $answer }.
verdict_right = Right: { $answer }.
verdict_near = Near enough: it is { $answer }.
verdict_wrong = Not so. The answer: { $answer }.
verdict_text = Noted. Compare with others in class.
off_points = { $number } points
off_years = { $number } years
off_number = { $number }

calibration_title = How well did you guess?
calibration_score = { $guesses ->
    [one] { $held ->
        [one] Your one guess held the answer; it was { $width } of the scale wide.
       *[other] Your one guess did not hold the answer; it was { $width } of the scale wide.
      }
   *[other] { $held } of your { $guesses } guesses held the answer; they were { $width } of the scale wide on average.
  }
calibration_meaning = Anybody can hold every answer with guesses as wide as the scale. Narrow guesses that hold are the art.

form_tonnes = { $number } t
form_million-tonnes = { $number } million t
option_never = not within these turns
option_turn = turn { $turn }

source_game = the game, played by this program
source_model = a model, computed here (Schaefer; Gordon)
source_second-hand = { $publication } (read second-hand)

# --- the emptied board ---

step_emptied = The emptied board
q_emptied = { $class_ports } ports fish one sea with { $class_barrels } barrels of mackerel. Your class will play { $class_turns } turns. In which turn is the last barrel taken?
emptied_scene = Now play it. Each port has two ships at sea and two mackerel licences. For each turn the class says how hard the port on turn fishes. You have { $class_turns } turns, two for each port. (The printed board holds { $class_printed } barrels for so many players; here there are fewer, so that it fits into a lesson.)
scene_board = The class’s game
scene_board_turn = Turn { $turn } of { $turns }: { $port } fishes. How hard?
scene_board_all = As hard as it can
scene_board_one = One barrel
scene_board_none = Stay in port
scene_board_told = Turn { $turn }, { $port }: { $caught } caught, { $left } left.
scene_board_log = What the engine played
scene_board_left = Barrels left in the sea: { $left }
scene_board_emptied = The last barrel is taken in turn { $turn }. The mackerel is overfished.
scene_board_never = After { $turns } turns { $left ->
    [one] one barrel is
   *[other] { $left } barrels are
  } left.
scene_board_again = Play it again
emptied_after = In the game a fish is overfished when its last barrel or token is gone. Its market then stays closed for the rest of the game, and another fish is laid out. Nobody has to be careless for that: each port only takes what it is allowed to take.
q_emptied_because = If everybody fishes as hard as they can, it is turn { $class_hard }. Compare: how hard did you fish?
q_who = In one sentence: when all fish as hard as they can, who empties the board?
q_who_because = No single port does, and no rule is broken. Each barrel is one port’s gain and everybody’s loss. That is the pattern this lesson follows from here on.
emptied_alone = Play it again and try to leave the sea fuller. Does it work if one port does not join in?
keep_emptied = Nobody wants the board to be empty, and yet every port does its part.
term_overfished-name = Overfished
term_overfished = In the game: the market is empty. In FAO’s reports: the stock is below the size that gives the largest lasting catch. Such a stock is not empty, and it can recover.

# --- what the game leaves out ---

step_regrowth = What the game leaves out
q_regrowth = Take the same catches from a stock that grows back. How much of it is left after these turns, in per cent of what was there at first?
q_regrowth_because = The stock of the model grows by up to { $sea_growth } of itself in a turn while it is small, and less as the sea fills up.
regrowth_same = The next figure takes what your class took (or, if you have not played, what the hardest fishing took) from both seas.
regrowth_finding = Real fish multiply. In the game a stock grows only when barrels come back from a harbour. So the game is too dark in one way: a real stock that is left alone can recover.
q_left-out = Which of these does the game leave out?
q_left-out_growth = fish have young
q_left-out_fewer = what is caught is missing in the sea
q_left-out_fuel = a day at sea costs money
q_left-out_quota = somebody limits the catch
q_left-out_end = a fish can run out
q_left-out_because = The program looked for each of these in a game that it played. A model leaves things out on purpose; what matters is to know which.
regrowth_models = The other things it leaves out: the age of fish, where they live, warming water, and those who catch without reporting. The models of this lesson leave those out as well.
keep_regrowth = The game shows how a sea is emptied; it does not show that a sea can fill again.
term_model-name = Model
term_model = A small world in which some things are left out, so that the others can be understood. It is never right in all; it can be useful.

# --- the shares ---

step_shares = How many stocks are overfished?
q_shares = The game’s rulebook says that { $rulebook_overfished } of the world’s fish stocks are overfished. What did FAO count for { $now_year }?
q_shares_because = FAO counted { $now_overfished } for { $now_year }. The rulebook’s { $rulebook_overfished } was true, but for an earlier year.
shares_overfished = Overfished means: below the size that gives the largest lasting catch. FAO’s class begins below { $overfished_bound } of that size. It says nothing of how hard the stock is fished now, and every stock counts the same, be it large or small.
q_which-year = The rulebook gives { $rulebook_overfished } overfished and { $rulebook_fully } fully fished for the time of its printing. Which year were these figures counted for?
q_which-year_because = FAO’s report with { $then_overfished } and { $then_fully } counted for { $rulebook_year }. When the rulebook was printed, the current report already said { $current_overfished } and { $current_fully }, counted for { $current_year }. A figure without its year is half a figure.
shares_editions = From { $first_overfished } in { $first_year } to { $now_overfished } in { $now_year }: the share of overfished stocks has almost quadrupled. FAO corrects earlier years with each report, so use one source for one line.
q_fully = “{ $rulebook_fully } fully fished” sounds like an alarm. What is such a stock like?
q_fully_nearly-empty = nearly empty
q_fully_half = at about half of what the sea can carry: the largest catch that lasts
q_fully_untouched = almost untouched
q_fully_because = Fully fished, now called “maximally sustainably fished”, means at about the largest catch that lasts. In the simplest model that is at { $half } of the unfished stock. It is no disaster.
shares_fully = In { $now_year } { $now_fully } of the assessed stocks were fished at about the largest lasting catch. Together with the underfished ones, { $now_sustainable } were within limits.
shares_two = Two different figures of { $worm_collapsed } go around. One is the share of fished kinds whose catch had fallen below { $collapse_bound } of the record by { $worm_year }. The other, { $then_overfished }, is the share of stocks whose abundance was too low in { $rulebook_year }. One counts catches, the other fish in the sea.
q_recovered = By the method of { $review_published }, { $review_overfished } of the stocks are overfished; by the old method it was { $now_overfished }. Did stocks recover?
q_recovered_yes = yes, by the difference between the two
q_recovered_method = that cannot be said: the two count different stocks
q_recovered_worse = no, it has become worse by that much
q_recovered_because = The old method followed { $now_stocks } groups of stocks, the new one looks at { $review_stocks }. The two figures stand side by side; a line between them would be a lie.
shares_methods = More than { $experts } experts worked on the new count. Their own words on the trend: overfishing has been rising by about { $rise_a_year } a year in recent years.
shares_area = In FAO’s area { $area_code }, the Northwest Pacific with the seas round Japan, { $area_good } were overfished in { $area_good_year } and { $area_now } in { $area_now_year }. Such jumps suggest that few stocks are counted there: then a handful of them moves the share. Be careful with small numbers.
shares_japan = The rulebook says that Japan’s part in this is large. Japan took { $japan_then } of the world’s catch in { $japan_then_year } and { $japan_now } in { $japan_now_year }.
keep_shares = Of the stocks that FAO assesses, one in ten was overfished in { $first_year }, more than one in three in { $now_year }; more than six in ten were still fished within limits.

# --- the line ---

step_line = When is the sea empty?
q_line = In { $worm_published } a study found that the catch of { $worm_collapsed } of all fished kinds had collapsed by { $worm_year }, and drew a line through the years since { $worm_start }. If that line simply goes on, by which year have all kinds collapsed?
q_line_because = The study’s curve passes the top in { $line_year }. That is the year in the rulebook.
line_curve = “Collapsed” here means: the catch is below { $collapse_bound } of the record catch. It does not mean that the fish are gone: strict rules make a catch small, too.
q_beyond = What does the same curve say for { $line_beyond_year }?
q_beyond_possible = it stays at the top
q_beyond_impossible = something impossible
q_beyond_falls = it falls again
q_beyond_because = It says { $line_beyond }: more than all. A curve of this kind must pass the top sooner or later, whatever fish do. It describes the years it was made from; it knows nothing of the years after.
line_critic = One fishery scientist said at once that it had no credibility, and pointed to a stock that was listed as collapsed while it stood higher than it had for decades, because its catch was kept small on purpose.
line_author = The first author told the parliament of Canada later that it was a scenario, which would come true only if the trend were allowed to go on, and that the end of fish by { $rulebook_end } was not what the study had talked about.
line_together = In { $together_year } he and his critic wrote a paper together. In { $ecosystems_better } of { $ecosystems } well-studied ecosystems fishing had been eased; yet { $rebuilding } of the assessed stocks still had to be rebuilt.
line_later = In { $hilborn_year } a study of stocks that are assessed, about half of the world’s catch, found that on average they are growing and near their target. Where fisheries are weakly managed, fishing is about { $weakly_harvest } times as hard and there are half as many fish. For Japan’s assessed stocks the ratio to the target was { $japan_before } in { $japan_before_year }, { $japan_low } in { $japan_low_year } and { $japan_late } in { $japan_late_year }.
line_warming = The article of { $article_year } that the rulebook cites here is about warming water. The study behind it: warming lowered what the sea can yield by { $warming_loss } from { $warming_from } to { $warming_to }.
keep_line = A line that goes on is a question, not a forecast: the sea is not empty in { $rulebook_end } because a curve says so, and not safe because the curve was wrong.
term_extrapolation-name = Extrapolation
term_extrapolation = Drawing a line on beyond the years it was made from. It holds only while what made the line stays the same.

# --- the model ---

step_model = A sea in a model
q_model = Pacific halibut in a textbook: an unfished sea holds { $halibut_capacity } of it. What is the largest catch a year that lasts for ever, in per cent of that?
q_model_because = It is { $halibut_share }, or { $halibut_msy } a year: growth rate times what the sea carries, divided by four. The growth rate here is { $halibut_growth } a year.
model_halibut = To fish for ever, take only what grows. But a full sea does not grow, and an empty one cannot. In between lies the most.
model_growth = The sea of the next figures is made up: it carries { $sea_capacity }, and a small stock grows by { $sea_growth } of itself a year. It grows fastest at half of what it carries.
scene_lasting = Look for the catch that lasts: how many boat-days a year?
scene_lasting_days = Boat-days a year
scene_lasting_result = With { $days } days a year, the sea settles at { $biomass } and gives { $catch } a year.
scene_lasting_empty = With { $days } days a year nothing is left: the sea is fished empty.
q_points = Put in order, from the least fishing to the most.
q_points_mey = the greatest profit
q_points_msy = the greatest catch
q_points_open = everybody may fish: nobody earns anything any more
q_points_because = In this sea: { $mey_days }, { $msy_days } and { $open_days } days. Where everybody may fish, new boats come until all profit is gone; that is twice the fishing of the greatest profit.
model_open = Where fish are dear or fishing is cheap, boats still come when few fish are left: here until the sea holds { $open_share } of what it carries. Prices do not protect fish.
scene_alone = Your own sea, for decades. Make it collapse, then let it recover.
scene_alone_growth = How fast the stock grows
scene_alone_effort = Boat-days a year at first
scene_alone_turn = The year of the change
scene_alone_later = Boat-days a year after it
model_limits = A collapsed stock recovers slowly in this model; in the sea some did not for decades. The model knows nothing of age, warming or other kinds of fish.
keep_model = The largest catch that lasts is taken from a sea that is about half full, and with less fishing than open access brings.
term_msy-name = Largest lasting catch
term_msy = In English papers “maximum sustainable yield”, MSY. It is an average: a sea in which fish have good and bad years does not give it every year.

# --- everyone for themselves ---

step_shared = Everyone for themselves
q_shared = { $skippers } skippers fish the same sea. Each decides alone and puts out whenever a day pays. How much of the sea’s fish is left after { $rounds } years, in per cent?
q_shared_because = { $shared_left } are left if all fish as much as pays. Each of them was right for themselves.
shared_scene = You are one of the { $skippers }. Each year you say how many days your boat fishes, up to { $most_days }; the { $others } others fish as much as pays. See what your care does.
scene_shared = The sea of several skippers
scene_shared_year = Year { $year } of { $years }: { $biomass } in the sea
scene_shared_days = Your days at sea
scene_shared_fish = Fish this year
scene_shared_rest = The same in all years to come
scene_shared_again = Play these years again
scene_shared_last = Last year you caught { $own } and the others { $others }. You earned { $profit } coins.
scene_shared_over = After { $years } years { $biomass } are left in the sea.
skipper_you = You
shared_after = If you held back, the others caught what you left. A rule for all can do what one skipper cannot. This is a sea that is open to everybody, the case that Hardin called the tragedy of the commons. A commons that its users govern is something else.
q_best-rule = { $rules } rules, each as strong as the sliders below begin. Under which do the skippers together earn most in { $rule_years } years?
q_best-rule_quota = a quota: a most for all, and who comes first
q_best-rule_effort-limit = an effort limit: so many days for each boat
q_best-rule_reserve = a reserve: part of the sea is closed
q_best-rule_tax = a tax on each tonne
q_best-rule_tradable-quota = a quota that boats can lease to each other
q_best-rule_because = Computed for this sea and these strengths; at other strengths it can be another. A tax takes the profit from the skippers and gives it to the public purse; a strict quota leaves more fish and less money in the first years.
scene_rules = Choose a rule and its strength
scene_rules_try = Try this rule
scene_rules_forget = Forget the rules I tried
rule_quota = Quota
rule_effort-limit = Effort limit
rule_reserve = Reserve
rule_tax = Tax
rule_tradable-quota = Tradable quota
rule_quota_strength = Largest catch of all a year, tonnes
rule_effort-limit_strength = Days a year for each boat
rule_reserve_strength = Part of the sea that is closed, per cent
rule_tax_strength = Tax for each tonne, in coins
rule_tradable-quota_strength = Largest catch of all a year, tonnes
shared_rules = No rule is free. Compare who paid: the skipper whose days at sea cost most, you, the public, or the fish.
shared_evidence = Outside the model: of { $shares_fisheries } fisheries from { $shares_from } to { $shares_to }, those with shares of a quota collapsed about half as often as others; an objection: a good limit on the catch may do most of that. In { $reserve_count } reserves, in { $reserve_studies } studies, there were more and larger invertebrates inside; in another study fish became denser by about { $reserve_gain } a year, reliably after { $reserve_years } years. That is inside the reserve: it does not prove more catch outside.
keep_shared = Where each decides alone, there is less for everybody than there could be; which rule helps, and whom, has to be worked out for each sea.
term_open-access-name = Open access
term_open-access = Everybody may fish as much as they like. A commons with rules is something else.

# --- four true stories ---

step_stories = Four true stories
q_stories = Northern cod off Newfoundland: how much of the spawning stock of { $cod_peak_year } was left in { $cod_low_year }, in per cent?
q_stories_because = { $cod_left }. The fishery was closed in { $moratorium }.
stories_cod = { $cod_record } were caught in { $cod_record_year } alone. The closure of { $moratorium } put about { $out_of_work } people out of work. By { $cod_late_year } the spawning stock had grown to { $cod_late } again, far from what it had been. What caused the fall is disputed: the assessment lets many cod die of natural causes in the worst years, others blame fishing.
q_bluefin = Pacific bluefin: { $bluefin_low } of an unfished stock in { $bluefin_low_year } by one assessment, { $bluefin_late } in { $bluefin_late_year } by the next. What explains the difference?
q_bluefin_growth = the stock has grown by that much
q_bluefin_both = it has grown, and the newer assessment also corrected the past
q_bluefin_error = the older assessment was wrong
q_bluefin_because = The two come from different assessments. The newer one also sees the past differently, so not all of the difference is growth.
stories_bluefin = Still it is a success: the stock passed its target years before it had to.
q_sardine-rise = Japanese sardine in Tsushima Strait: before its fall it had risen. How many times as large was it in { $sardine_peak_year } as in { $sardine_first_year }?
q_sardine-rise_because = It had risen that much before it fell. A stock that swings so widely is not moved by fishing alone.
stories_sardine = From { $sardine_peak } in { $sardine_peak_year } to { $sardine_low } in { $sardine_low_year }. Warm and cold phases of the sea are seen behind such swings. Not every fall is overfishing; but a stock on its way down bears less fishing.
stories_eel = Young eels caught in Japan: { $eel_then } in { $eel_then_year }, { $eel_low } in { $eel_low_year }. Early figures may contain grown eels. Catches alone do not say how many eels there are; where no stock is counted, they are all there is.
scene_dossier = The fish of the game
scene_dossier_intro = What is documented of each. Red List categories are those of the species, not of a stock; an empty place means that none was read. Figures of different sources must not be joined.
dossier_open = Open the dossier
dossier_fish = Fish of the game
dossier_species = Species
dossier_japanese = In Japanese
dossier_iucn = Red List
dossier_figures = Documented figures
keep_stories = Every stock has its own story: some fall by fishing, some by the sea, some by both, and some come back.
term_assessment-name = Assessment
term_assessment = An estimate of how many fish there are, made by a model from catches and surveys. It is not a count.
term_stock-name = Stock
term_stock = The fish of one kind that live and breed in one place. Figures are for stocks; a species can have many.

# --- what now ---

step_now = What now?
q_now = By the count of { $review_published }, { $review_sustainable } of the assessed stocks are fished within limits. Now each tonne counts the same: what share of all that is landed from them comes from stocks within limits?
q_now_because = { $review_landings } of the landings. In one figure each stock counts the same, in the other each tonne.
now_weight = Two true figures, two impressions. Whoever tells only one of them chooses what you feel.
q_deadline = The United Nations set a goal, target { $sdg_target }: end overfishing. By which year?
q_deadline_because = By { $sdg_deadline }. It was missed. Indicator { $sdg_indicator } counts the share of stocks within limits.
now_person = What a person can do: ask which stock a fish comes from and how it was caught; eat what is plentiful; waste none; do not believe a figure without its year and its source.
now_port = What a port can do: agree on rules with those who fish the same water, count what is landed, let young fish grow, close a place for a while.
now_country = What a country can do: pay for assessments, set limits that follow them, stop paying for boats that a stock cannot feed, agree with neighbours on stocks that swim, and say openly what is not known.
scene_reading = To see and to read
scene_reading_film = The rulebook recommends the film “Mission Blue”, about the oceanographer Sylvia Earle, and names these pages:
scene_reading_more = And this stands behind the steps of this lesson:
q_closing = You play the game once more. What will you do differently, and why?
q_closing_because = There is no right answer. Tell it to somebody who has not had this lesson.
keep_now = Overfishing is not fate: where the catch is counted and limited, and the limits are kept, stocks can come back.
term_sdg-name = Target { $sdg_target }
term_sdg = Of the United Nations’ goals: end overfishing, and manage by science.

# --- for the teacher ---

guide_aims = Aims
guide_aim_commons = Pupils explain why a sea that belongs to nobody is emptied although nobody wants it.
guide_aim_figures = They ask of every figure: of which year, of what, by which method, from whom?
guide_aim_model = They use a model of a stock to find the largest catch that lasts, and say what the model leaves out.
guide_aim_rules = They compare rules by what they cost whom.
guide_aim_sources = They tell a trend that is drawn on from a forecast, and a press report from its source.
guide_ages = For pupils from { $age } on; the game and the charts alone from { $younger }. No mathematics beyond per cent and reading a curve is needed.
guide_plan = Plan
guide_plan-step = Step
guide_plan-long = Two lessons (minutes)
guide_plan-short = One lesson (minutes)
guide_plan-what = What there is
guide_plan-sum = Together
guide_plan-split = The first of two lessons ends after step { $step } ({ $minutes } minutes). For a single lesson choose “One lesson” on the page: it leaves out one step and some evidence of the others. Guess alone, look together, keep alone: this rhythm carries the time plan.
guide_count_questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  }
guide_count_charts = { $count ->
    [one] { $count } chart
   *[other] { $count } charts
  }
guide_count_scenes = { $count ->
    [one] { $count } thing to try
   *[other] { $count } things to try
  }
guide_materials = Materials
guide_material_page = The page: { $command } opens it on this computer, at the address of the table followed by /lesson. It asks nothing of any other computer, needs no account, and keeps a pupil’s answers in the address and in the browser.
guide_material_screen = One screen for the class is enough; pupils’ own laptops or phones let everybody guess in private first.
guide_material_game = The board game, if you have it: show the mackerel board before the first step.
guide_material_paper = Paper for the guesses if there is one screen only: write down a guess before anybody says one aloud.
guide_misconceptions = Common misconceptions
guide_belief-said = Pupils say
guide_belief-helps = What helps
guide_belief-step = Step
guide_belief_empty = “Overfished means that the fish are gone.”
guide_belief_empty_helps = In the game it does. In the reports it means fewer than give the largest lasting catch; such stocks still feed people and can recover.
guide_belief_alarm = “Fully fished is nearly overfished.”
guide_belief_alarm_helps = It is the state in which a stock gives most. Let them find it on the curve of lasting catches.
guide_belief_recovered = “{ $review_overfished } is less than { $now_overfished }, so it got better.”
guide_belief_recovered_helps = Ask how many stocks each count looked at: { $now_stocks } and { $review_stocks }.
guide_belief_no-fish = “Collapsed means that there is no fish.”
guide_belief_no-fish_helps = Here it means a small catch. Ask for two reasons why a catch can be small.
guide_belief_forecast = “Scientists forecast an empty sea in { $rulebook_end }.”
guide_belief_forecast_helps = Read the author’s own later words; let them say what the curve claims for { $line_beyond_year }.
guide_belief_most = “Whoever fishes most catches most.”
guide_belief_most_helps = For a year, yes. Let them move the slider beyond the top of the curve.
guide_belief_greed = “The skippers are greedy.”
guide_belief_greed_helps = Let somebody hold back for all years and compare: the others catch what was left.
guide_belief_quota = “A quota solves it.”
guide_belief_quota_helps = Compare two rules by who pays, in which year, and what is left in the sea.
guide_belief_always = “Every stock that falls was overfished.”
guide_belief_always_helps = The sardine: before it fell it had risen just as steeply.
guide_cues = Cues
guide_cue-step = Step
guide_cue-moment = At this moment
guide_cue-say = Say or ask
guide_cue_emptied = Let everybody write a guess before anybody speaks. Do not comment.
guide_cue_board = After two turns stop and ask: what would the next port gain by holding back? Then let it decide.
guide_cue_left-out = Ask for one thing that the game shows rightly, before you collect what is missing.
guide_cue_which-year = Ask where a printed figure comes from when a game goes to print, and who could have known better.
guide_cue_fully = Have the phrase said aloud twice, as an alarm and as praise.
guide_cue_recovered = Stay with this one: it is the most useful minute of the lesson. Which headline would be true?
guide_cue_line = Draw the line on the board with a ruler before the figure opens.
guide_cue_beyond = Ask for another line that cannot go on: the height of a child, for instance.
guide_cue_lasting = Ask before they move it: what happens at the very right?
guide_cue_points = Ask who would want to stop at the first point, who at the second, and why nobody stops before the third.
guide_cue_shared = Let one pupil fish nothing for all years. Was it noble, or useless?
guide_cue_rules = Let each group defend the rule that serves another skipper best.
guide_cue_bluefin = Compare with the two counts of the world’s stocks: the same trap again.
guide_cue_sardine-rise = Ask what a newspaper would have written at the top, and what at the bottom.
guide_cue_closing = End here. Read some answers aloud, without names.
guide_debrief = Debrief
guide_debrief_whose = Whose fault was the empty board? Does the question help?
guide_debrief_certain = Of which of today’s figures are you certain, and what would make you change your mind?
guide_debrief_fair = Which rule was fair? To whom?
guide_debrief_game = Which rule would you add to the game, so that it can be won without emptying the sea?
guide_debrief_tomorrow = What will you tell somebody tomorrow, in one sentence with a figure, its year and its source?
guide_answers = Answers
guide_answers_intro = All are computed when this page is made. Where the class plays, the answer is that of the hardest fishing.
guide_charts = Every chart in words
guide_charts_intro = As for a class that moves no slider; where the class plays, all fish as hard as they can.
guide_figures = Every figure and its source
guide_figure-name = Name in the texts
guide_figure-value = Figure
guide_figure-source = Source
guide_standards = Curricula
guide_standards_intro = In our own words; look up the exact wording before you quote it.
guide_standard_sdg = end overfishing, manage by science. Its indicator, the share of stocks within limits, is the figure of the third step.
guide_standard_carrying = use mathematical or computational representations to explain what limits how many organisms a place can carry. The best match.
guide_standard_evidence = support and revise explanations with evidence about populations in ecosystems of different sizes.
guide_standard_claims = judge claims, evidence and reasoning about ecosystems that stay stable or tip over: the line and the cod.
guide_standard_solution = design, judge and refine a solution that lessens human impact: the rules of the shared sea.
guide_standard_spain = Biology and Geology in secondary school; Biology, Geology and Environmental Sciences in the first year of Bachillerato: judging information critically and acting sustainably. No sentence on overfishing was found there.
