# What the lab says: reports of simulations, and benchmarks.

lab-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-whole-number = { NUMBER($n, maximumFractionDigits: 0) }
lab-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-spread = ± { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
lab-ratio = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($spread, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-large-ratio = { NUMBER($n, maximumFractionDigits: 0) } ± { NUMBER($spread, maximumFractionDigits: 0) }
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
progress-load = Seating the crowd

build-compiled = compiled
build-pure = pure Python
bench-title = How fast it is: { $build }, Python { $python }
section-games = Games of this package
    .driven = decisions/s from Python
    .whole = decisions/s whole matches
    .dealt = decisions/s from a deal
    .search = simulations/s of a champion
    .search-to-end = simulations/s to the end
    .spread = between the rounds
    .choices = decisions with a choice
    .driven-matches = matches/s from Python
    .whole-matches = matches/s whole matches
    .copy = copy, µs
    .guess = guess, µs
    .view = view, µs
    .load = record loaded, µs
    .record = bytes in a record
section-start-up = Start of the program, in a new process
    .ms = ms
    .import = import tavolino
    .list-games = tavolino games
    .serve = tavolino serve, 1st answer
section-peers = Other engines, per second: decisions, simulations
    .driven = Python
    .whole = whole
    .dealt = dealt
    .search-to-end = search
    .choices = a choice
section-ratios-driven = Decisions/s from Python, ours / theirs
section-ratios-whole = Decisions/s in whole matches, ours / theirs
section-ratios-dealt = Decisions/s from a dealt state, both in their fastest loop, ours / theirs
section-ratios-choices = The same, decisions with a choice alone, ours / theirs
section-ratios-search-to-end = Simulations/s of searches to the end, ours / theirs

load-title = What the server bears: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } of two people ({ $games }), { $build }
load-pace = Everyone makes a move about every { $pace } s.
load-saturated = Everyone moves as often as the server lets them, up to ten times a second.
load-fault = { $kind }: { $times ->
        [one] once
       *[other] { $times } times
    }
load-parts = What a move costs, in microseconds of processor time:
load-row =
    .seconds = seconds played
    .moves = moves
    .rate = moves/s
    .matches = matches finished
    .p50 = from a move to the opponent's view, ms: half of them within
    .p95 = 95 % within
    .p99 = 99 % within
    .worst = the slowest
    .server-cpu = one core's time taken by the server
    .client-cpu = by the crowd itself
    .memory = server's memory at its peak, MB
    .faults = errors
    .kills = times killed
    .restart = seconds until the server answers again (median)
    .return = seconds until everyone is back (median)
    .tables = tables played
    .accepted = moves accepted
    .unsure = moves cut off before an answer
    .verified = records that tell every accepted move and verify
    .broken = tables with something lost
    .worker-us = a move costs all workers, microseconds of processor time
    .postgres-us = the same, PostgreSQL
    .worker-memory = a worker's memory at its peak, MB
    .setbacks = requests refused in the trouble
    .part-in = frames of the clients
    .part-rules = rules, record, clocks
    .part-views = views
    .part-sentences = sentences
    .part-states = states and their frames
    .part-out = frames sent
    .part-tables = tables: one change after the other
    .part-commits = commits, and all other threads
    .part-other = event loop and all else

fault-bad-bots = { $bots ->
        [one] One bot was named
       *[other] { $bots } bots were named
    } for { $seats } seats: name at least one and at most one for each seat.
fault-no-peers = The engines to compare with are not installed ({ $missing }). Install them with: pip install "tavolino[bench]"
fault-no-measures = The game { $game_id } has no measures of its balance to report.
fault-no-postgres = There is no PostgreSQL on this machine: initdb and pg_ctl are needed (Debian: apt install postgresql).
fault-no-dask = A cluster needs Dask: pip install "tavolino[dask]".
fault-no-scheduler = There is no Dask scheduler at { $address }.
fault-scheduler-gone = The Dask scheduler at { $address } has gone. What was played until then is counted.
fault-batch-kills-workers = Workers at { $address } died again and again of the same matches. What was played until then is counted.
fault-other-lab-version = A worker of the cluster has version { $mine } of Tavolino, and this computer { $wanted }: install the same everywhere.
fault-no-server = The server did not start. Its last words:
    { $why }
