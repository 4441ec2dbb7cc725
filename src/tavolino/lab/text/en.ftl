# What the lab says: reports of simulations, and benchmarks.

lab-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-whole-number = { NUMBER($n, maximumFractionDigits: 0) }
lab-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-range = { $low }–{ $high }
lab-interval = 95% interval

report-title = { $name }: { $matches ->
        [0] no match played
        [one] one match
       *[other] { $matches } matches
    }
report-bots = Bots { $bots } on { $seats } seats, seed { $seed }
report-options = Options { $options }
report-stopped = Stopped early: { $asked } matches were asked for.

section-results = Who wins
    .figure = share
    .remark = {""}
section-reasons = How it ends
    .figure = share
    .remark = {""}
section-lengths = How long it takes
    .figure = mean
    .remark = median (range)
section-scores = What they score
    .figure = mean
    .remark = median (range)
section-distribution = Score of one seat
    .figure = share
    .remark = {""}
section-events = What happens
    .figure = per match
    .remark = matches with it
section-measures = The game's own measures
    .figure = figure
    .remark = counted

row-bot = { $bot } wins
row-seat = seat { $seat } wins
row-first-mover = whoever chooses first wins
row-draw = draw
row-decisions = decisions
row-choices = real choices
row-options = moves to choose from
row-score-bot = { $bot }
row-score-seat = seat { $seat }
row-score-match = all seats together
remark-spread = { $median } ({ $low }–{ $high })
remark-measure-share = { $hits } of { $tries }
remark-measure-mean = { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
remark-measure-none = none

progress-simulate = Playing
progress-bench = Timing

build-compiled = compiled
build-pure = pure Python
bench-title = How fast it is: { $build }, Python { $python }
section-games = Games of this package
    .driven = decisions/s from Python
    .whole = decisions/s whole matches
    .driven-matches = matches/s from Python
    .whole-matches = matches/s whole matches
    .copy = copy, µs
    .guess = guess, µs
    .view = view, µs
    .load = record loaded, µs
    .record = bytes in a record
section-peers = Other engines, decisions/s
    .driven = from Python
    .whole = whole
section-ratios-driven = Decisions/s from Python, ours / theirs
section-ratios-whole = Decisions/s in whole matches, ours / theirs

fault-bad-bots = { $bots ->
        [one] One bot was named
       *[other] { $bots } bots were named
    } for { $seats } seats: name at least one and at most one for each seat.
fault-no-peers = The engines to compare with are not installed ({ $missing }). Install them with: pip install "tavolino[bench]"
fault-no-measures = The game { $game_id } has no measures of its balance to report.
