# Cups, leagues and seasons.

## What they are

kind-match = Single match
kind-best_of = Series
kind-knockout = Cup
kind-double_knockout = Double knockout
kind-league = League
kind-groups_knockout = Groups and cup
kind-swiss = Swiss tournament
kind-season = Season

## How it is with a match

status-waiting = waiting
status-open = to play
status-begun = being played
status-postponed = postponed
status-played = played
status-forfeited = awarded
status-awarded = walkover
status-void = void
status-sealed = played, sealed until the round is over

## Who did what

placing-withdrawn = withdrawn
placing-docked = { $given ->
    [yes] +{ $points }
   *[no] −{ $points }
} by decision{ $why ->
    [none] {""}
   *[other] : { $why }
}
placing-rests = +{ $points } for a rest
evening-transfers = Transfers
evening-transfer = After round { $n }, { $team }: { $came } for { $left }
evening-squads = Squads at the end
figures-extra-time = { $figures } after extra time
figures-penalties = { $figures } on penalties
history-match = { $match } ({ $sides })
history-drawn = { $by } drew the lots: { $teams }
history-paired = { $by } paired round { $note }
history-paired-again = { $by } paired round { $note }. No pairing without a rematch was left: { $teams } meet again
history-result = { $note ->
    [simulated] match { $match } was simulated for { $by }: { $figures }
    [played] match { $match } was played: { $figures } ({ $by })
   *[typed] { $by } entered { $figures } for match { $match }
}
history-result-sealed = match { $match } was played; its result is told when the round is over ({ $by })
history-field = bots played the deal of round { $note } to be compared with: { $figures }
history-partnered = { $note ->
    [left] { $teams } has no second any more ({ $by })
   *[other] { $teams } is a pair now ({ $by })
}
history-corrected = { $by } corrected match { $match } from { $before } to { $figures }
history-annulled = { $by } struck out the { $before } of match { $match }
history-forfeited = { $by } awarded match { $match } { $figures }
history-retitled = { $by } named the competition “{ $note }”
history-renamed = { $by } renamed a team: { $note }
history-entered = { $by } let { $note } in
history-regulated = { $by } changed the regulations
history-returned = { $teams } plays on ({ $by })
history-reseeded = { $by } had the draw held anew
history-struck = { $by } struck out change { $note }
history-withdrawn = { $teams } withdrew ({ $by })
history-postponed = { $note ->
    [none] { $by } postponed match { $match }
   *[other] { $by } postponed match { $match }: { $note }
}
history-dated = { $date ->
    [none] { $by } took the date of round { $note } away
   *[other] { $by } set the date of round { $note }: { $date }
}
history-sign-up-opened = { $by } opened the sign-up for { $points } { $points ->
    [one] team
   *[other] teams
}
history-sign-up-closed = { $by } closed the sign-up
history-signed-up = { $note } signed up ({ $by })
history-admitted = { $by } let { $note } in
history-rejected = { $by } turned { $note } away
history-deputy = { $note ->
    [none] { $teams } plays for itself again ({ $by })
   *[other] the bot { $note } plays for { $teams } ({ $by })
}
history-begun = match { $match } began ({ $by })
history-docked = { $by } { $given ->
    [yes] gave { $teams } { $points } { $points ->
        [one] point
       *[other] points
    }
   *[no] docked { $teams } { $points } { $points ->
        [one] point
       *[other] points
    }
}{ $note ->
    [none] {""}
   *[other] : { $note }
}
history-joined = { $note ->
    [left] nobody plays { $teams } any more ({ $by })
   *[other] { $teams } has somebody who plays it ({ $by })
}

## Regulations

regulation-points = A win is worth { $win }, a draw { $draw }, a defeat { $defeat }.
regulation-duplicate-once = Duplicate: all matches of a round are played with the same deal, whoever is at home with one hand, whoever is away with the other. Nobody plays a deal twice.
regulation-duplicate-pairs = Duplicate for pairs: all matches of a round are played with the same deal, and each twice with seats changed. A team is two people: one plays the first match, the other the second. A bot plays both.
regulation-duplicate-sealed = Until a round is over nothing is told of its matches, neither results nor reports: others have the same cards still to play.
regulation-field = Bots play every deal too, only to be compared with: { $n } { $n ->
    [one] match
   *[other] matches
} of { $bot } against { $bot }.
regulation-matchpoints = Points by match points, as in bridge: in every match you are compared with all who held the same cards, and have 2 for each that did worse and 1 for each that did as well, by goal difference; a win on penalties stands between a draw and a win by one goal. Your points, from 0 to 100, are what you have of the most possible in per cent. A rest and a match forfeited by the other give { $rest }, a match forfeited gives 0.
regulation-tiebreaks = Level on points: { $order }.
regulation-by =
    .head_to_head_points = points against each other
    .head_to_head_difference = goal difference against each other
    .head_to_head_goals = goals against each other
    .difference = goal difference
    .goals = goals scored
    .wins = matches won
    .opponents = points of the opponents (Buchholz)
    .median = points of the opponents without the strongest and the weakest (median)
    .fair_play = fair play
    .lot = lots
regulation-head-to-head-once = Matches against each other are compared once, among all who are level.
regulation-head-to-head-reapplied = Matches against each other are compared again among those still level.
regulation-rounds = { $n } rounds.
regulation-legs = { $n ->
    [one] Everyone meets everyone once.
    [2] Everyone meets everyone twice, home and away.
   *[other] Everyone meets everyone { $n } times.
}
regulation-groups = { $groups } groups; from each { $n ->
    [one] the first goes on
   *[other] the first { $n } go on
}{ $best ->
    [0] .
   *[other] , and the { $best } best of the next.
}
regulation-series = A tie is the best of { $n } matches.
regulation-ties = { $n ->
    [one] A tie is one match.
   *[other] A tie is played home and away.
}
regulation-final = { $n ->
    [one] The final is one match.
   *[other] The final is played home and away.
}
regulation-away-goals-yes = Level on aggregate, away goals decide first.
regulation-away-goals-no = Away goals do not count double.
regulation-level-any = A level tie goes on as the two agree: extra time, penalties or one more match.
regulation-level-extra_time = A level tie goes to extra time, then to penalties.
regulation-level-penalties = A level tie goes straight to penalties.
regulation-level-replay = A level tie is played again.
regulation-double = Whoever loses goes on in the losers’ bracket; a second defeat puts a team out. If the unbeaten team loses the final, the two meet once more.
regulation-third-place = There is a match for third place.
regulation-evenings = { $n } evenings; each gives as many points as teams were left behind.
regulation-seeding-lot = Lots decide who meets whom.
regulation-seeding-order = Who meets whom follows the list, the strongest first.
regulation-seeding-pots = Groups are drawn from pots.
regulation-withdrawal-halfway = A team that withdraws before half of its matches is struck out; later, what is left goes to its opponents.
regulation-withdrawal-void = All matches of a team that withdraws are void.
regulation-withdrawal-award_rest = What a team that withdraws has left to play goes to its opponents.
regulation-withdrawal-award_all = All matches of a team that withdraws go to its opponents.
regulation-forfeit = A forfeited match counts { $n }–0.
regulation-deputies-yes = A bot may play for somebody absent.
regulation-deputies-no = Nobody may be replaced by a bot.

## What can go wrong: names, teams and regulations

fault-competition-name = “{ $name }” is no name for a competition: it must be one line of 1 to { $longest } characters.
fault-team-name = “{ $name }” (team { $number }) is no name for a team: it must be one line of 1 to { $longest } characters.
fault-team-twice = Teams { $first } and { $second } are both called “{ $name }”. Give each a name of its own.
fault-team-count = { $teams } { $teams ->
    [one] team has
   *[other] teams have
} entered: it takes { $least } to { $most }.
fault-game-not-for-two = With these options { $game_id } is not a game for two, and every match here is between two teams. Hold a season, or a single match.
fault-lots-seed = The seed of the lots is a whole number from 0 to { $most }.
fault-terms-number = { $term ->
    [win] Points for a win
    [draw] Points for a draw
    [defeat] Points for a defeat
    [legs] The number of legs
    [final_legs] The number of legs of the final
    [best_of] The length of the series
    [forfeit_goals] The goals of a forfeited match
    [third_place] For a third-place match the number of teams
    [rounds] The number of rounds
    [field_tables] The number of the bots’ matches
    [groups] The number of groups
    [through] The number of teams that go through
   *[best_next] The number of best next-placed teams
}: { $value } will not do, only { $least } to { $most }.
fault-terms-points = A win must be worth at least as much as a draw, and a draw as much as a defeat.
fault-terms-best-of = A series is the best of an odd number of matches, and has no legs.
fault-terms-tiebreaks = The tie-breaks begin with the points, and name each comparison once.
fault-terms-lot-last = Lots come last among the tie-breaks; where groups send teams on they cannot be left out.
fault-terms-pots = Pots are for the draw of groups.
fault-terms-duplicate = Only the rounds of a league or of a Swiss tournament can be played with the same deals.
fault-no-field-now = The bots have nothing to play in round { $round }.
fault-no-partner-here = { $team } has no second: only teams of people have one, and only in a duplicate for pairs.
fault-deal-sealed-file = A round is being played with cards that others have still to play. The file can be saved when it is over.
fault-charter-broken = The charter of this competition cannot be read: { $why }
fault-competition-there = There is a competition called “{ $name }” already.
fault-competition-twice = There are several competitions called “{ $name }”. Say which by its id: { $ids }
fault-no-such-competition = There is no competition “{ $name }”. There are: { $known }
fault-bad-author = “{ $name }” is no name to sign with: it must be one line of 1 to { $longest } characters.
fault-no-board = The box of { $game_id } holds no such board. It has: { $known }

## Results

fault-not-drawn = The lots have not been drawn yet: nobody knows who meets whom.
fault-no-such-match = There is no match { $match }. To be played: { $known }
fault-match-waiting = Match { $match } waits for an earlier one: who plays it is not settled yet.
fault-match-withdrawn = Match { $match } will not be played: a team has withdrawn.
fault-match-cardboard = { $team } plays with cardboard on a real table: type in the result of match { $match } instead.
fault-result-there = Match { $match } has a result already, entered by { $by }. Correct it, if it is wrong.
fault-no-result-yet = Match { $match } has no result yet that could be changed.
fault-changed-meanwhile = { $by } was here first: { $what ->
    [drawn] the lots have been drawn
    [paired] the next round has been paired
    [withdrawn] a team has withdrawn
    [deputy] a team has a deputy
    [docked] a team was docked points
    [joined] somebody plays that team
    [annulled] the result of match { $match } was struck out
    [postponed] match { $match } was postponed
    [begun] match { $match } has begun
   *[other] match { $match } now stands at { $result }
}. Look again before you change it.
fault-correction-strays = If match { $match } is changed so, others would play match { $later }, which has a result. Strike that out first.
fault-score-form = “{ $score }” is no score. Write it like 2-1.
fault-score-sides = Match { $match } is between { $sides } teams, and { $given } numbers are given.
fault-score-number = In match { $match } { $number } is no number of goals: it goes from 0 to { $most }.
fault-score-evening = Everyone sits at one table for match { $match }: there is neither extra time nor a shoot-out to type in.
fault-score-first-leg = Match { $match } is the first leg: extra time and penalties come after the second.
fault-score-extra-time = Match { $match } was not level after normal time, so there was no extra time.
fault-score-extra-fewer = After extra time there cannot be fewer goals than before it: { $before }, then { $after }.
fault-score-penalties = Match { $match } was not level, so there were no penalties.
fault-score-level = Match { $match } leaves the tie level. By the regulations { $rule ->
    [extra_time] extra time follows, and penalties if it is still level: type in both that were needed.
    [penalties] penalties follow at once, without extra time.
   *[replay] one more match follows: type in neither extra time nor penalties.
}
fault-score-shoot-out = A shoot-out has a winner: match { $match }.
fault-score-scorers = In match { $match } the scorers have more goals than their team.
fault-score-broken = The result of match { $match } cannot be read.
fault-bad-note = That note will not do: one line of at most { $longest } characters.
fault-no-forfeit-here = Match { $match } cannot be forfeited so.
fault-record-other-match = This is the record of another match.
fault-record-helped = In this match moves were taken back or hints were to be had: it does not count.

## Lots, rounds and teams

fault-no-lots-needed = Nobody is level where it matters: there are no lots to draw.
fault-no-draw-here = There is nothing to draw: the teams play in the order in which they are listed.
fault-drawn-already = The lots have been drawn already.
fault-draw-other = Entry { $number } is not the draw that the published seed gives.
fault-not-to-pair = The next round cannot be paired before this one is over.
fault-pairs-broken = In entry { $number } not every team is paired once.
fault-no-such-team = There is no team { $team }.
fault-withdrawn-already = { $team } cannot withdraw.
fault-no-withdrawal-here = Everyone sits at one table here: let a bot play for whoever is gone.
fault-too-late-to-enter = No team can enter any more. In a league or a Swiss tournament one can while rounds are to come, elsewhere before the first match.
fault-terms-fixed = That cannot change after the first match: { $term }.
fault-team-is-playing = { $team } is playing a match at a table now. Wait for its end.
fault-not-withdrawn = { $team } has not withdrawn.
fault-no-reseed-now = The draw can be held anew only between the draw and the first match.
fault-not-to-strike = Change { $number } cannot be struck out.
fault-strike-needed = Change { $number } cannot be struck out: change { $later } came because of it.
fault-change-strays = That cannot change: match { $later } was played by teams that would not meet there.
fault-no-deputies = The regulations of this competition allow no deputies.
fault-team-taken = { $team } is played by somebody else.
fault-bad-points = { $points } points cannot be docked: { $most } are the most.
fault-no-such-round = There is no round { $round } here.
fault-bad-date = “{ $day } { $time }” is no date. Write the day like 2026-11-20 and the time like 20:30; a time needs a day.
fault-sign-up-open = Teams can still sign up: close the sign-up first.
fault-sign-up-closed = The sign-up is closed.
fault-sign-up-places = There can be { $least } to { $most } places.
fault-signed-up-already = You have signed a team up already.
fault-team-name-taken = There is a team called “{ $name }” already.
fault-waiting-list-full = The waiting list is full.
fault-no-places-left = All { $places } places are taken.
fault-no-such-applicant = Nobody with the number { $number } is waiting.

## Dates

date-day = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
} { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
calendar-round = { $competition }: { $round }

## Files

csv-columns =
    .match = Match
    .stage = Stage
    .group = Group
    .date = Date
    .time = Time
    .place = Place
    .home = Home
    .away = Away
    .home_goals = Home goals
    .away_goals = Away goals
    .home_extra = Home after extra time
    .away_extra = Away after extra time
    .home_penalties = Home penalties
    .away_penalties = Away penalties
    .status = Status
export-file = { $what ->
    [results] results
    [calendar] calendar
    [board] board
   *[all] complete
}
fault-entry-broken = Entry { $number } of this competition cannot be read: { $why }
fault-paper-not-ours = This is no competition written by “tavolino … export” ({ $why }).
fault-paper-newer = This competition was written by a newer Tavolino. Read it in there.
fault-paper-broken = This file is damaged: { $why }
fault-paper-too-large = This file is too large: { $most } bytes are the most.
fault-paper-record = The record at entry { $number } does not belong to its result: { $why }
fault-csv-columns = The first line must name these columns: { $columns }
fault-csv-line = Line { $line }: { $why }
fault-csv-teams = match { $match } is { $home } against { $away }
