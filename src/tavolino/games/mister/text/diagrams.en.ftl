# The words of the pictures in the rules (diagrams.toml).

drawn-teams = Face to face: circles are yours, diamonds theirs. Your right meets their left.
drawn-dive = Direction against dive
drawn-dive-differ = The keeper goes the other way: a goal if the shooter has at least the keeper's number.
drawn-dive-same = The keeper guesses right: a goal only if the shooter has at least one more.
drawn-phases = Card 1 from the cross to the shot. Lose a phase and the attack is over.
drawn-phases-cross = Phase 1, the cross: E of your RM against C of their LB. The higher number wins; level, the defender does.
drawn-phases-header = Phase 2, in the air: B of your LS against B of their RCB.
drawn-phases-shot = The shot: B of your LS against H of the keeper, direction against dive.
drawn-seating = Where four managers sit: whoever play each other are face to face
drawn-seating-order = 1 attacks 2, 2 attacks 1, 3 attacks 4, 4 attacks 3, and so on round.
