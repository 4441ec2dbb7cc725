# Your first goal
first-goal = Your first goal
first-visit = First time here? Score your first goal in a minute: every game has a short lesson.
lesson-of = { $name }: your first goal
lesson-coach = The coach
lesson-leave = Leave
lesson-how = Tap what is lit, and once more to play it; or use this button.
lesson-watch = Now watch …
lesson-astray = Not that one: what you need is lit.
lesson-step = Move { $n } of { $all }
lesson-over = What a goal!
lesson-again = Once more
