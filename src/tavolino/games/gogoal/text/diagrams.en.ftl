# The words of the pictures in the rules (diagrams.toml).

drawn-needs = What an attack asks of your team when footballers are counted: your forwards against their defenders
drawn-needs-goal = GOAL!: more forwards than they have defenders.
drawn-needs-go-goal = GO-GOAL!: at least as many forwards as they have defenders, and at least one.
drawn-needs-forward = SUPER GOAL! and PENALTY: one forward is enough.
drawn-needs-nothing = YELLOW and RED: nobody, as long as they have a footballer to show it to.
drawn-answers = Which answer stops which attack
drawn-answers-no = GOAL!, GO-GOAL! and SUPER GOAL! are stopped by NO! or SUPER NO!.
drawn-answers-var = PENALTY, YELLOW and RED are stopped by VAR alone.
drawn-answers-defender = A NO! counts with any team. Only where the house rule asks for it does it need a defender or a joker in your own team.
drawn-spot = From the spot: both choose in secret, then both cards are turned up
drawn-spot-saved = The same symbol: saved!
drawn-spot-goal = Different symbols: goal!
