# Home
welcome = What shall we play?
    .text = Four football card games on one small table: against the bots, round one screen, or with friends far away.
play-now = Play
dealing = Dealing …
set-up = Set up
rules = Rules
cards = Cards
unfinished = Left unfinished
join = Somebody is waiting for you?
join-it = Join
table-code = Code of the table
offline = You are offline, or the table is. Check the connection and try again.
no-answer = No answer from the table. Try again in a moment.
somebody = Guest
sitting-down = Finding your chair …
