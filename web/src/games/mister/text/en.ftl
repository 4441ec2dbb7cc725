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
