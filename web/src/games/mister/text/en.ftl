# Mister
your-eleven = Your eleven
put-there = { $name } to { $place }
still-missing = { $n ->
    [one] one still missing
   *[other] { $n } still missing
}
hand-in-eleven = Send out the eleven
fill-by-role = Fill by role
clear-sheet = Start again
to-bench = { $name } back to the bench
line-up-how = Drag your men onto the pitch, or tap one and then a place. Two of them change places the same way.
line-up-done = Your team sheet is in. Nobody sees it before the others are done.
mark-won = won
mark-lost = lost
mark-open = going on
shoots = shoots
dives = dives
tap-twice = Tap a direction, and once more to be sure.
attacks = attacks
lifted-by = +{ $n } in everything
eleven-of = The eleven of { $name }
nobody-at = nobody at { $place }
kick-in = scored
kick-out = missed
kick-to-come = still to come
takers-how = Tap your takers in the order in which they go. The first { $n } always kick, the others if it goes on.
takers-done = Your list is in, with the first { $n } ready at the halfway line.
hand-in-takers = Hand in the list
squad-of = Squad of { $name }: { $n } of { $all }
signed = { $n } of { $all }
role-need = { $role }: { $n }, { $places } needed for the eleven
offered-to = For { $name }
refuse-here = Drop here to refuse
results = Results
on-penalties = { $score } on penalties
standings = Table
points = { $n ->
    [one] one point
   *[other] { $n } points
}

# The first lesson
lesson-mister-1 = You are the mister, and your squad wants one more man. The letters say what he can do: F9 is a fine foot for set pieces. Sign him!
lesson-mister-2 = Your assistant has written the team sheet and the match is on. Bruno's man has won his duels and shoots. Which way does your keeper go? You have a feeling: right.
lesson-mister-3 = What a save! Now your own attack has got through. You choose a side in secret, and so does the keeper: send it to the right.
lesson-mister-goal = The keeper went the other way. Sign your fifteen, line them up well, and the duels will bring you more of these.

# Pictures in the rules
drawn-teams = Face to face: circles are yours, diamonds theirs. Your right meets their left.
drawn-dive = Direction against dive
drawn-dive-differ = The keeper goes the other way: a goal if the shooter has at least the keeper's number.
drawn-dive-same = The keeper guesses right: a goal only if the shooter has at least one more.
drawn-phases = Card 1 from the cross to the shot. Lose a phase and the attack is over.
drawn-phases-cross = Phase 1, the cross: E of your RM against C of their LB. The higher number wins; level, the defender does.
drawn-phases-header = Phase 2, in the air: B of your LS against B of their RCB.
drawn-phases-shot = The shot: B of your LS against H of the keeper, direction against dive.
