# Setting up and joining
set-up-game = { $game }: set up the table
who-plays = Who plays
your-name = Your name
their-name = Their name
how-many = How many players
seat = Seat { $n }
bot = Bot: { $name }
friend-elsewhere = A friend elsewhere (by link)
friend-here = Somebody here, on this device
kitchen-table = This screen is the pitch, phones are the hands
rule-options = House rules
time-and-company = Time and company
clock = Clock
clock-none = No clock
clock-move-30 = 30 seconds a move
clock-move-120 = 2 minutes a move
clock-match-600-5 = 10 minutes each, 5 seconds more a move
clock-match-1800-10 = 30 minutes each, 10 seconds more a move
clock-days-1 = One day a move
clock-days-3 = Three days a move
clock-days-7 = A week a move
when-late = When time runs out
when-gone = When somebody leaves
policy-wait = the others wait
policy-deputy = a bot plays on as deputy
policy-forfeit = the match is lost
hints = Hints from the bench
hints-alone = when only bots sit opposite
hints-on = for everyone
hints-off = for nobody
public-table = Anyone may take an open seat
with-chat = With chat
spectators-delay = Spectators see it
delay = { $seconds ->
    [0] at once
   *[other] { $seconds } seconds later
}
open-table = Open the table
join-table = Take your seat
sit-down = Sit down
