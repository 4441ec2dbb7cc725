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
