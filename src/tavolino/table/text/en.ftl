# What cannot be done at a table, and what the bench says.

fault-bad-setting = The table's setting “{ $setting }” cannot be “{ $value }”. It can be: { $allowed }.
fault-unknown-setting = A table has no setting “{ $setting }”. It has: { $known }.
fault-not-started = The match has not started yet: a seat is still open.
fault-table-over = The match is over.
fault-not-over = The match is not over yet.
fault-not-in = { $name } is not in this match any more.
fault-seat-taken = This seat is not open: { $name } has it.
fault-time-used-up = Your time for this match is used up: the deputy plays on.
fault-already-answered = You have already answered. In a moment everyone will see it.
fault-no-more-time = There is no more time to be had: no window is open, or it is twice as long already.
fault-nothing-asked = Nobody is waiting for this answer.
fault-request-pending = Something is being asked already: first that needs an answer.
fault-already-asked = You have asked for this already. After the next move you can ask again.
fault-not-in-secret = Not now: a secret decision is going on.
fault-undo-reveals = This cannot be taken back: somebody has seen cards since, or chance has spoken, or a bot has moved.
fault-no-draws = This game is played out: a draw cannot be agreed.
fault-draw-with-bots = Bots don't agree on draws.

fault-record-note = The record tells something that cannot have happened at a table: { $note }
fault-record-beyond = The record goes on after the match was over.
fault-record-branch = The record is cut off: it goes on from another match after { $moves } moves, and has not so many.

## Hints

hint-only = It is the only move you have.
hint-known = No other move promises more, and there is nothing to be gained by trying them out.
hint-mixed = Keep them guessing: in a hundred such moments a champion would do this about { $n } times.
hint-better = Tried out in { $tries ->
        [one] one match
       *[other] { $tries } matches
    }, it won { $n } in a hundred more than “{ $other }”.
hint-even = There is no clear difference: tried out in { $tries ->
        [one] one match
       *[other] { $tries } matches
    }, it did about as well as “{ $other }”.
fault-nothing-to-advise = You are not being asked for anything: there is nothing to advise.
fault-no-hints = No hints at this table: everyone plays on their own wits.
fault-no-undo = This match counts: a move that was made stands.
fault-not-the-daily-deal = This record says that it is the deal of { $day }, but its cards, its rules or its opponent are not those of that day.
