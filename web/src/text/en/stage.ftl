# The stage
ask-bench = Ask the bench
not-now = Not now.
all-rules = All the rules
watching = watching
level-random = random
level-greedy = greedy
level-beginner = beginner
level-amateur = amateur
level-professional = professional
level-champion = champion
peel-it = Turn the card: pull the corner over, or press Enter
volume = How loud
tap-to-go-on = tap to go on
match-ball = Match ball!

# Words that are stamped on the table, by event
checking = CHECKING…
overruled = NO GOAL
stamp-saved = SAVED!
stamp-kick-saved = SAVED!
stamp-kick-blocked = BLOCKED!
stamp-corner = CORNER!
stamp-cleared = CLEARED!
stamp-too-late = TOO LATE!
stamp-cancelled = NO GOAL
