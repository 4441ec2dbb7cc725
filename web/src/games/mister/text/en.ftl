# Mister
your-eleven = Your eleven
your-album = Your album
your-bench = Your bench
put-there = { $name } to { $place }
still-missing = { $n ->
    [one] One still missing
   *[other] { $n } still missing
}
hand-in-eleven = Send them out
to-bench = { $name } to the bench
line-up-how = Drag your men, or tap one and then a place. Two of them change places the same way.
line-up-short = Drag a man, or tap two to swap them
sheets-secret = The team sheets are being written. Nobody sees a name before all are handed in.
sheet-theirs = { $n ->
    [one] { $names } writes a team sheet too.
   *[other] { $names } write their team sheets too.
} Nobody sees a name before all are handed in.
line-up-done = Your team sheet is in. Nobody sees it before the others are done.
keeper-fixed = Your goalkeeper stands in goal. He plays nowhere else.
mark-won = won
mark-lost = lost
lifted-by = +{ $n } in everything
bonus-means = +{ $n } in everything during this attack
eleven-of = The eleven of { $name }
nobody-at = nobody at { $place }
not-him = Not him: the ones you may pick are lit.
kick-in = scored
kick-out = missed
kick-to-come = still to come
row-of-kicks = The kicks of { $name }
takers = Takers
taker-number = number { $n }
takers-how = The first five always kick. Tap two and they change places.
takers-done = Your list is in, with the first { $n } ready at the halfway line.
hand-in-takers = Hand in the list
squad-of = Squad of { $name }: { $n } of { $all }
signed = { $n } of { $all }
of-all = of { $n }
offered-to = For { $name }
results = Results
on-penalties = { $score } on penalties
shoot-out-now = penalties
standings = Table
points = { $n ->
    [one] one point
   *[other] { $n } points
}
evening = The evening so far
round-of = Round { $round } of { $rounds }
cup-stage = { $round ->
    [1] semi-final
   *[other] { $n ->
        [1] final
       *[other] for third place
    }
}

# Letters
letter-name = { $letter ->
    [A] finishing
    [B] heading
    [C] defending
    [D] passing
    [E] crossing
    [F] set pieces
    [G] shot stopping
   *[H] aerial command
}
letter-means = { $letter ->
    [A] A, finishing: shots, and one against one with a defender.
    [B] B, heading: duels in the air, and headers at goal.
    [C] C, defending: it stops passes, crosses and dribbles. A goalkeeper comes off his line with it.
    [D] D, passing: it opens a defence. A goalkeeper's D launches an attack.
    [E] E, crossing: balls into the box. An 8 is enough for a corner.
    [F] F, set pieces: free kicks and penalties.
    [G] G, shot stopping: what a goalkeeper has against shots.
   *[H] H, aerial command: what a goalkeeper has against headers.
}

# The market
squad-group = { $group ->
    [keeper] Keeper
    [full-backs] Full-backs
    [centre-backs] Centre-backs
    [wingers] Wingers
    [midfield] Midfield
    [forwards] Forwards
   *[bench] Bench
}
group-one = { $group ->
    [keeper] a keeper
    [full-backs] a full-back
    [centre-backs] a centre-back
    [wingers] a winger
    [midfield] a midfielder
   *[forwards] a forward
}
group-code = { $group ->
    [keeper] GK
    [full-backs] FB
    [centre-backs] CB
    [wingers] W
    [midfield] CM
   *[forwards] ST
}
group-full = full
group-wants = { $n } to sign
group-free = { $n } free
no-more = no more, thanks
no-more-how = Tap: no more of these, they are passed by themselves
frame-here = here
missing-groups = Still missing: { $groups }
to-come = { $n } to come
time-through = { $n ->
    [1] first time through
    [2] second time through
   *[other] time { $n } through
}
pass-him = Pass
refuse-him = No, thanks
sign-him = Sign
flick-left = or flick him left
flick-right = or flick him right
contract = Contract
contract-terms = { $name }, man number { $n } of your squad
swap-terms = He comes, and the one you tap in your album goes.
swap-how = Tap the one who goes for him
stamp-signed = Signed
stamp-swapped = Swapped
stamp-discarded = Passed
stamp-refused = No, thanks
deed-signed = signed { $who }
deed-swapped = swapped for { $who }
deed-discarded = passed on { $who }
deed-refused = sent { $who } away
no-choice-second-goalkeeper = You have a goalkeeper, and a squad has one. Art. 2.5
no-choice-goalkeeper-missing = Fourteen men and no goalkeeper: only he still fits. Art. 2.6
no-choice-last-buyer = Only you are still buying: you take who comes. Art. 2.8
no-choice-late-pass = The deck has been through: now everyone takes who comes. Art. 2.10
scout = The scout's slip
scout-have = { $group ->
    [keeper] { $n ->
        [0] You have no keeper yet
       *[other] You have your keeper
    }
    [full-backs] Full-backs: you have { $n }, you want { $places }
    [centre-backs] Centre-backs: you have { $n }, you want { $places }
    [wingers] Wingers: you have { $n }, you want { $places }
    [midfield] Midfield: you have { $n }, you want { $places }
   *[forwards] Forwards: you have { $n }, you want { $places }
}
scout-asks = what the cards ask of him
scout-average = average
scout-mark = average { $average }
scout-verdict = { $total } in all: { $rank ->
    [1] nobody of his kind has more
   *[other] number { $rank } of { $among } of his kind
}
assistant-finish = Let the assistant finish
assistant-short = Assistant
assistant-buys = Your assistant is buying
assistant-stop = Stop

# Questions
asks-mister-draft = Sign him?
asks-mister-market = Swap him?
asks-mister-line-up = Is this your eleven?
asks-mister-place = Where does { $name } play?
asks-mister-gap = Who fills the gap?
asks-mister-taker = Who takes it?
asks-mister-leaver = Who goes off?
asks-mister-substitute = Who comes on?
asks-mister-shoot = Which way?
asks-mister-dive = Which way does he dive?
asks-mister-order = Who kicks, and when?
quiet-mister-taker = His F counts. Tap twice
quiet-mister-leaver = They are equally good. Tap twice
quiet-mister-substitute = Tap a man of your bench twice
quiet-mister-shoot = Tap a card, then again, or its third of the goal
quiet-mister-dive = Tap a card, then again, or its third of the goal

# The team talk
cards-ask = What the cards ask
marks-how = On each man: the three marks his place is asked for most, the first in gold.
his-marks = On the lit places: what { $name } would bring there. ▲ more than the man who stands there, ▼ less.
pitch-has = And on the pitch you have
specialist = { $verb ->
    [anyone] { $letter } { $n }: a crosser
    [wall] { $letter } { $n }: a wall
   *[skill] { $skill }
}
specialist-none = nobody: { $what }
specialist-on = { $what }, wherever he plays: action cards { $cards }.
place-asked = { $place }: asked { $n } times in the action cards. { $asks }.
asked-times = { letter-name } { $n }

# The match
actions-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
word-kick-off = Kick-off!
word-full-time = Full time
word-goal = GOAL!
word-saved = SAVED!
tag-attack = { $who ->
    [you] You attack
   *[other] { $name } attacks
}
needs = needs { $n }
phase-title = { $verb ->
    [duel] { $letter ->
        [A] One against one
        [B] The header
        [C] The tackle
        [D] The pass
       *[E] The cross
    }
    [anyone] The corner
    [keeper] The launch
    [taker] The taker
    [wall] The wall
    [skill] The trick
    [bonus] The lift
    [sent_off] The red card
    [injury] The injury
   *[shot] The shot
}
chip-won = { letter-name } { $n } beats { $their } { $m }
chip-won-bonus = { letter-name } { $plain } + { $bonus } beats { $their } { $m }
chip-level = { $n } against { $m }: level is not enough
chip-lost = { letter-name } { $n } against { $their } { $m }: the ball is lost
chip-margin-won = { $n } against { $m }: { $way ->
    [less] the card allows { $margin } less, and that is enough
   *[more] the card asks for { $margin } more, and that is enough
}
chip-margin-lost = { $n } against { $m }: { $way ->
    [less] the card allows { $margin } less, and that is not enough
   *[more] the card asks for { $margin } more
}
chip-unopposed = Nobody at { $place }: nobody in the way
chip-nobody-there = Nobody at { $place }: the attack is over
chip-crosser = { $name } puts it in: { letter-name } { $n }, { $need } are enough
chip-no-crosser = Nobody has { letter-name } { $need }: the corner comes to nothing
chip-launch = { $name } launches it: { letter-name } { $n }
chip-no-launch = { letter-name } below { $need }: straight into the stand
chip-over-the-wall = Nobody in the wall is tall enough
chip-blocked = { $name } has { letter-name } { $n }: the wall stands
chip-trick = { $name } knows the trick
chip-no-trick = Nobody knows the trick
chip-leader = { $name } lifts them all
chip-no-leader = Nobody lifts them
chip-lifted = More in everything, and another card
chip-taker = { $name } takes it: { letter-name } { $n }
chip-sent-off = { $name } is sent off
chip-injured = { $name } is hurt and goes off
chip-comes-on = { $name } comes on

# The shot
the-ball = the ball
tag-does = { $does ->
    [shoots] { $who ->
        [you] You shoot
       *[other] { $name } shoots
    }
   *[dives] { $who ->
        [you] You dive
       *[other] { $name } dives
    }
}
went-shot = { $who } shot: { $where }
went-dive = { $who } dived: { $where }
laid-down = { $card }, face down
fork-level = { letter-name } { $n } v { $their } { $m }: level
fork-penalty = A penalty is one easier: { $n } v { $m } is level
fork-pure = A pure guess
fork-other = other side: goal
fork-same = same side: saved
fork-goal = { $n } v { $m }: nobody can stop this one
fork-goal-easier = { $n } v { $m }, and a penalty is one easier: nobody can stop this one
fork-saved = { $n } v { $m }: this one is his
fork-odds = { $fork ->
    [guess] Two in three go in, if nobody can read you
    [goal] A goal, 100 in 100
   *[saved] Saved, 100 in 100
}

# The first lesson
lesson-mister-1 = You are the mister, and your squad wants one more man. The letters say what he can do: F9 is a fine foot for set pieces. Sign him!
lesson-mister-2 = Your assistant has written the team sheet and the match is on. Bruno's man has won his duels and shoots. Which way does your keeper go? You have a feeling: right.
lesson-mister-3 = What a save! Now your own attack has got through. You choose a side in secret, and so does the keeper: send it to the right.
lesson-mister-goal = The keeper went the other way. Sign your fifteen, line them up well, and the duels will bring you more of these.

# The first time that something is asked
first-mister-draft = You need fifteen men: eleven play, four sit on the bench. This one is yours to sign or to pass. The slip says what the action cards will ask of him, and whether you still want one of his kind.
first-mister-line-up = Your assistant has put eleven men on the pitch. Drag somebody elsewhere if you like: in gold is what a place is asked for most. Then send them out, and the action cards tell the match.
first-mister-taker = A set piece for you. Whoever takes it needs a good F, set pieces: tap him, then tap him again.
first-mister-substitute = One of yours cannot go on. A man from your bench takes his place: tap him, then tap him again.
first-mister-shoot = You are through, and only the keeper is left. You and he choose a side at once, in secret. Where the numbers are level, it goes in unless he picks yours.
first-mister-dive = They shoot at you. You and the shooter choose a side at once, in secret. Where the numbers are level, your keeper saves it only on the same side.
first-mister-order = Still level: penalties. Put those who kick in order, the best at set pieces, F, first.
first-mister-market = Between matches a newcomer may take the place of one of your fifteen: tap whoever leaves, or let the newcomer go.
