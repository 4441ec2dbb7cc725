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

lesson-best11-1 = You are building the best eleven. There is a market every turn, and your defence has a free place: buy Ned Yarrowby for 3 million.
lesson-best11-2 = Your management card offers four things, and you may use one of them. You want a goal: challenge Bruno.
lesson-best11-3 = A through ball! It takes a midfielder (C) and a forward (A) with 8 points together. An event card could help, but you can do without: pass.
lesson-best11-4 = Your forward goes by himself. Who sends him off? Choose your midfielder, number 6.
lesson-best11-5 = 7 of 8: so near! For a million a footballer gets one point more. Your number 9 is worth it.
lesson-best11-6 = 8 of 8: you are through. Pass, and see what Bruno's defence can do.
lesson-best11-goal = Bruno had nobody for it. A goal is 3 points for you and costs Bruno one. When the first team is complete, the points decide.

lesson-champions101-1 = You are red, and the ball is yours. The fewer cards in hand, the nearer the goal. Lay two: a red footballer and a red ball are a pair in your colour, so that is a pass.
lesson-champions101-2 = Good pass! You have drawn a card and go on. Two footballers go on the same pile, and yours ends on top: red again, beside the red ball.
lesson-champions101-3 = Your last two cards, and they are a red pair: now you shoot. The next card of the deck decides, and a ball is a goal. Shoot!
lesson-champions101-goal = A ball came up, and it is in the net. The deck is also the clock: when it runs out, the half is over.

lesson-gogoal-1 = Goals are scored by forwards. One in your hand is no use: send him out to join your team.
lesson-gogoal-2 = Every turn ends with a new card. Footballers or actions? Actions win matches: draw one.
lesson-gogoal-3 = GO-GOAL! from Bruno, and it comes straight at you. But look what you have just drawn: shout SUPER NO!
lesson-gogoal-4 = Stopped, and for that you drew a card at once: a GO-GOAL! of your own. You have as many forwards as Bruno has defenders, and that is enough. Attack!
lesson-gogoal-goal = Bruno had no answer. Two more like this one, and the match is yours: three goals win.

lesson-mister-1 = You are the mister, and your squad wants one more man. The letters say what he can do: F9 is a fine foot for set pieces. Sign him!
lesson-mister-2 = Your assistant has written the team sheet and the match is on. Bruno's man has won his duels and shoots. Which way does your keeper go? You have a feeling: right.
lesson-mister-3 = What a save! Now your own attack has got through. You choose a side in secret, and so does the keeper: send it to the right.
lesson-mister-goal = The keeper went the other way. Sign your fifteen, line them up well, and the duels will bring you more of these.
