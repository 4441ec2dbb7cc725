# Go-Goal!
discarded = { $n } discarded
against = against
open-play = Open play
goals-of = { $goals } of { $wanted } goals
holds = { $players } + { $actions } in hand
join-team = To your team
attack-team = Attack
no-footballers = Nobody on the pitch.

# The first lesson
lesson-gogoal-1 = Goals are scored by forwards. One in your hand is no use: send him out to join your team.
lesson-gogoal-2 = Every turn ends with a new card. Footballers or actions? Actions win matches: draw one.
lesson-gogoal-3 = GO-GOAL! from Bruno, and it comes straight at you. But look what you have just drawn: shout SUPER NO!
lesson-gogoal-4 = Stopped, and for that you drew a card at once: a GO-GOAL! of your own. You have as many forwards as Bruno has defenders, and that is enough. Attack!
lesson-gogoal-goal = Bruno had no answer. Two more like this one, and the match is yours: three goals win.

# Pictures in the rules
drawn-needs = What an attack asks of your team, with outnumber: your forwards against their defenders
drawn-needs-goal = GOAL!: more forwards than they have defenders.
drawn-needs-go-goal = GO-GOAL!: at least as many forwards as they have defenders, and at least one.
drawn-needs-forward = SUPER GOAL! and PENALTY: one forward is enough.
drawn-needs-nothing = YELLOW and RED: nobody, as long as they have a footballer to show it to.
drawn-answers = Which answer stops which attack
drawn-answers-no = GOAL!, GO-GOAL! and SUPER GOAL! are stopped by NO! or SUPER NO!.
drawn-answers-var = PENALTY, YELLOW and RED are stopped by VAR alone.
drawn-answers-defender = A NO! counts only with a defender or a joker in your own team.
drawn-spot = From the spot: both choose in secret, then both cards are turned up
drawn-spot-saved = The same symbol: saved!
drawn-spot-goal = Different symbols: goal!
