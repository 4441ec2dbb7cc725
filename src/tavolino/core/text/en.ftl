# What the core says: bots, lists, faults, and the refusals that every game knows.

person = person
bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-amateur = Amateur
bot-professional = Professional
bot-champion = Champion

list-and = { $start } and { $last }
list-or = { $start } or { $last }

refusal-no-such-seat = There is no seat { $seat }: at this table they go from 0 to { $last }.
refusal-over = The final whistle has gone: there is nothing left to play.
refusal-not-your-turn = It is not your turn: seat { $seat } has not been asked for anything.
refusal-no-such-move = There is no move number { $move }: they go from 0 to { $last }.

fault-unknown-game = There is no game called “{ $game_id }”. There are: { $known }.
fault-bad-seats = { $game_id } cannot be played by { $seats ->
        [one] one
       *[other] { $seats }
    }. It takes this many players: { $allowed }.
fault-bad-seed = “{ $seed }” is no seed: a seed is a whole number, zero or more.
fault-bad-actions = In a step there is a move for each of the { $n } matches; these are { $shape }.
fault-bad-learners = At least one match, and learners with seats from 0 to { $last }: not { $n } matches and the seats { $learners }.
fault-not-narrated = A match remembers what a seat has seen only if it is narrated from its start.
fault-no-layout = { $game_id } does not say what a seat knows in numbers, so no program can learn it.
fault-unknown-option = { $game_id } has no option “{ $option }”. It has: { $known }.
fault-bad-option-value = { $game_id }: the option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
fault-unknown-bot = There is no bot called “{ $bot }”. There are: { $known }.
fault-unknown-move = “{ $move }” is no move of this game.
fault-bad-name = “{ $name }” is no name for a player: it must be one line of 1 to { $longest } characters.
fault-no-taking-back = Taking back is for a person alone against bots: the others at the table have already seen your move.
fault-nothing-to-take-back = There is nothing to take back.

fault-record-not-ours = This is not the record of a match: a record begins with the words “tavolino record”.
fault-record-version = This record is written in format “{ $version }”, which this Tavolino cannot read. A newer one will.
fault-record-cut = This record is cut off: its end is missing. Look for a whole copy of it.
fault-record-edited = This record has been changed since it was written: its check sum does not fit. Look for the original.
fault-record-rules-version = This record was played with version { $version } of the rules of { $game_id }; here is version { $ours }. It would play back another match.
fault-record-line = Line { $number } of the record cannot be understood: { $line }
fault-record-move = Move { $number } of the record is against the rules: { $why }
fault-record-result = The record says that it ended { $said }, but its moves end { $played }.
fault-record-fair = These are not the cards that were promised: the seed of this record does not fit the hash that was published at the start.
fault-record-entry = Line { $number } of what is kept of this match cannot be right.
fault-record-path = A record holds its own documents; this one points to a file instead: { $path }. It is refused.

fault-unreadable = { $path } cannot be read: { $why }
fault-too-large = { $path } is too large: { $most } characters are the most.
