# Mister: all the words of the game, in English.

game = Mister
    .tagline = You are the manager: buy a squad, line up your eleven, and let the action cards tell the match.

## Where cards lie, and what they are called

zone-footballers = Transfer list
zone-turned = Turned up
zone-discards = Discard pile
zone-squad = Squad
zone-free = Free footballers
zone-pitch = On the pitch
zone-bench = Bench
zone-off = Gone for the match
zone-kept = Goals
zone-directions = Directions
zone-card = Card in play
zone-actions = Action cards
zone-used = Played

role-full_back = full-back
role-centre_back = centre-back
role-winger = winger
role-central_midfielder = central midfielder
role-target_man = target man
role-second_striker = second striker
role-goalkeeper = goalkeeper

skill-backheel = backheel
skill-bicycle_kick = bicycle kick
skill-crowd_leader = crowd leader
skill-true_leader = true leader

# Said inside other lines: the footballer's kind, and the place on the pitch.
kind = { $role ->
    [full_back] full-back
    [centre_back] centre-back
    [winger] winger
    [target_man] target man
    [second_striker] second striker
    [goalkeeper] goalkeeper
   *[central_midfielder] central midfielder
}
# The letters of a position, where there is little room.
position-code = { $position ->
    [GK] GK
    [RB] RB
    [RCB] RCB
    [LCB] LCB
    [LB] LB
    [RM] RM
    [RCM] RCM
    [LCM] LCM
    [LM] LM
    [RS] RS
   *[LS] LS
}
place = { $position ->
    [GK] goal
    [RB] right-back
    [RCB] right centre-back
    [LCB] left centre-back
    [LB] left-back
    [RM] right midfield
    [RCM] right central midfield
    [LCM] left central midfield
    [LM] left midfield
    [RS] right striker
   *[LS] left striker
}

fact-stage = { $stage ->
    [draft] Transfer market
    [line-up] Line-ups
    [shoot-out] Penalty shoot-out
    [market] Market
    [over] Full time
   *[match] Match
}
fact-pass = { $pass ->
    [1] { "" }
   *[other] time { $pass } through the deck
}
fact-round = round { $round }
fact-minute = minute { $minute }
fact-attacker = { $attacker_who } attacks
fact-score_1 = { $home_1_who } { $score_1 } { $away_1_who }
fact-score_2 = { $home_2_who } { $score_2 } { $away_2_who }

## Questions and moves

ask-draft = { $seat }, a { kind }: { $footballer }, { $numbers }{ $skills ->
    [backheel] , backheel
    [bicycle_kick] , bicycle kick
    [crowd_leader] , crowd leader
    [true_leader] , true leader
    [none] { "" }
   *[other] , { $skills }
}. Do you sign him?
ask-line-up = { $seat }, who plays at { place }?
ask-line-up-wait = The managers are lining up, their cards face down.
ask-taker = { $seat }, { $card }: who takes it against { $other }?
ask-leaver = { $seat }, several of { $other }'s men are equally good: who goes?
ask-substitute = { $seat }, who comes on at { place }?
ask-shoot = { $seat }, { $by } shapes to shoot past { $keeper }: which way?
ask-dive = { $seat }, { $by } shapes to shoot: which way does { $keeper } dive?
ask-shot-wait = The direction cards go down. Nobody breathes.
ask-kick-wait = Twelve yards, two cards face down. Nobody breathes.
ask-order = { $seat }, who is number { $number } on your list of takers?
ask-order-wait = The managers are writing their lists of takers.
ask-market = { $seat }, on offer a { kind }: { $footballer }, { $numbers }{ $skills ->
    [backheel] , backheel
    [bicycle_kick] , bicycle kick
    [crowd_leader] , crowd leader
    [true_leader] , true leader
    [none] { "" }
   *[other] , { $skills }
}. For whom do you swap him?

move-pick = { $a }
move-sign = sign him
move-discard = discard him
move-refuse = refuse him
move-shoot = shoot: { $a }
move-dive = dive: { $a }

## Refusals

refusal-asked-draft = A footballer lies on the table: sign him or discard him first.
refusal-asked-line-up = You are lining up: pick a footballer of your squad for this position.
refusal-asked-taker = Name the man who takes the kick: one of your outfielders on the pitch.
refusal-asked-leaver = You choose which of the best ones goes: pick one of them.
refusal-asked-substitute = A place is empty: pick a man from your bench.
refusal-asked-direction = A shot is coming: choose right, centre or left.
refusal-asked-order = You are writing your list of takers: pick the next one.
refusal-asked-market = A footballer is on offer: pick the one you swap him for, or refuse him.
refusal-second-goalkeeper = You have a goalkeeper already, and a squad has only one: discard this one.
refusal-goalkeeper-missing = The last place in your squad is for a goalkeeper: discard every outfielder until one turns up.
refusal-last-buyer = You are the last one still buying, so you must sign him.
refusal-late-pass = { $passes ->
    [one] The deck has been gone through once: now everyone signs what turns up.
   *[other] The deck has been gone through { $passes } times: now everyone signs what turns up.
}
refusal-stays-in-goal = { $footballer } is your goalkeeper: he stands in goal and plays nowhere else.
refusal-has-position = { $footballer } has a position already: pick someone who hasn't.
refusal-not-in-squad = { $footballer } is not in your squad: pick one of your own.
refusal-not-on-pitch = { $footballer } is not one of your men on the pitch: pick one who is.
refusal-keeper-no-taker = { $footballer } is your goalkeeper and takes no kicks: pick an outfielder.
refusal-keeper-stays = { $footballer } is the goalkeeper, and a goalkeeper never goes off.
refusal-not-the-best = { $footballer } is not one of those who share the highest score: pick one of them.
refusal-not-on-bench = { $footballer } is not on your bench: pick someone who is.
refusal-in-order-already = { $footballer } is on your list already: pick the next one.
refusal-keeper-for-keeper = { $footballer } can't go for this one: a goalkeeper is swapped only with a goalkeeper.
refusal-you-shoot = You are shooting, not diving: choose where the shot goes.
refusal-you-dive = You are in goal, not shooting: choose where the goalkeeper dives.

fault-no-such-buyer = Seat { $seat } can't begin at the transfer market: at this table the seats go from 0 to { $last }.
fault-market-needs-four = The market between matches belongs to a cup or a league: choose format cup or league, or leave it out.
fault-carry-squads = These squads can't be taken over: there must be { $seats }, each of 14 outfielders and a goalkeeper of this deck, and nobody in two of them.

## Options

option-first_buyer = Who begins at the transfer market.
option-first_buyer-lot = drawn by lot
option-first_buyer-0 = seat 0
option-first_buyer-1 = seat 1
option-first_buyer-2 = seat 2
option-first_buyer-3 = seat 3
option-draft_passes = How many times the deck is gone through before everyone must sign.
option-duel_tie = Who wins a duel of equal numbers.
option-duel_tie-defender = the defender
option-duel_tie-attacker = the attacker
option-skip_decided = Whether a guess that can't change the outcome of a shot is passed over.
option-skip_decided-true = yes, straight to the outcome
option-skip_decided-false = no, both always choose
option-card21 = Which centre-back card 21 is played against.
option-card21-printed = the left one, as printed
option-card21-mirrored = the right one, as the mirror image of card 20
option-early_stop = Whether a shoot-out stops when one side can't be caught any more.
option-early_stop-true = yes
option-early_stop-false = no, all ten kicks are taken
option-format = One match for two managers, or a cup or a league for four.
option-format-single = a single match
option-format-cup = a cup
option-format-league = a league
option-legs = How often the managers of a league meet.
option-legs-two = twice, six rounds
option-legs-one = once, three rounds
option-market = Whether the transfer market stays open between the matches of a cup or a league.
option-market-true = yes
option-market-false = no
option-deck = The footballers to play with: those of the box, or a deck of your own.
option-deck-standard = the 81 footballers of the box

## How it ended

reason-unfinished = Still being played.
reason-goals = { $goals }-{ $conceded } when the cards were used up.
reason-shoot-out = Level on the pitch, { $goals }-{ $conceded } on penalties.
reason-cup-goals = The final ended { $goals }-{ $conceded }.
reason-cup-shoot-out = The final was decided on penalties, { $goals }-{ $conceded }.
reason-league = Champion with { $points } points{ $why ->
    [difference] , on goal difference
    [goals] , on goals scored
    [head_to_head_points] , on the matches among those level
    [lot] , by lot
   *[points] { "" }
}.

## The broadcast: the transfer market

event-draft-begins =
    .a = The transfer market is open! { $cards_left } footballers are waiting, and { $seat } turns the first card.
    .b = Phones are ringing, agents are sweating: the market opens, and { $seat } begins.
event-turn-up =
    .a = For { $seat }: { $footballer }, { kind }, { $numbers }.
    .b = { $seat } turns a card: { $footballer }, { kind }. { $numbers }.
    .c = Up comes { $footballer }, a { kind }: { $numbers }. What says { $seat }?
    .d = On { $seat }'s desk: { $footballer }, { kind }, { $numbers }.
    .e = Next name for { $seat }: { $footballer }. { $numbers }, by trade a { kind }.
event-signed =
    .a = { $n ->
        [15] Signed! With { $footballer } the squad of { $seat } is complete.
       *[other] Signed! { $footballer } goes to { $seat }, number { $n } of the squad.
    }
    .b = { $n ->
        [15] { $footballer } is the fifteenth: { $seat } is done buying.
       *[other] { $footballer } puts on the scarf of { $seat } and smiles for the cameras.
    }
    .c = { $n ->
        [15] Last signature, { $footballer }: { $seat } puts the pen away.
       *[other] A handshake, a signature: { $footballer } plays for { $seat }.
    }
    .d = { $n ->
        [15] { $footballer } closes the list of { $seat }: fifteen, not one more.
       *[other] { $seat } doesn't let him leave the room: { $footballer } signs.
    }
event-discarded =
    .a = No, thanks: { $seat } sends { $footballer } away.
    .b = { $seat } shakes the head, { $footballer } takes his bag.
    .c = "We'll call you," says { $seat } to { $footballer }. We know what that means.
    .d = { $seat } puts { $footballer } on the discard pile.
    .e = Not today, { $footballer }. { $seat } waits for somebody else.
event-remade =
    .a = The deck is through. { $n } discarded footballers are shuffled and come round again.
    .b = Second thoughts are allowed: { $n } footballers go back on the list.
    .c = Out of cards! The discard pile is shuffled, { $n } of them, and on we go.

## The broadcast: rounds and line-ups

event-number =
    .a = The lot says: { $seat } is number { $number }.
    .b = Number { $number } out of the bowl goes to { $seat }.
event-round =
    .a = { $format ->
        [cup] { $round ->
            [1] Semi-finals tonight!
           *[other] The day of the final!
        }
       *[league] Round { $round } of the league.
    }
    .b = { $format ->
        [cup] { $round ->
            [1] Four managers, two places in the final.
           *[other] One cup on the table, polished since this morning.
        }
       *[league] Here we are at round { $round }.
    }
event-fixture =
    .a = { $stage ->
        [final] The final: { $seat } against { $other }!
        [third-place] For third place: { $seat } against { $other }.
        [semi-final] Semi-final { $match }: { $seat } against { $other }.
       *[league] { $seat } against { $other }.
    }
    .b = { $stage ->
        [final] { $seat } and { $other }, and the cup between them.
        [third-place] { $seat } and { $other } play for the place on the podium.
        [semi-final] { $seat } meets { $other }, and only one goes to the final.
       *[league] On the card: { $seat } and { $other }.
    }
event-line-up =
    .a = The eleven of { $seat }: { $eleven }. On the bench: { $bench }.
    .b = { $seat } lines up with { $eleven }. Waiting their turn: { $bench }.
    .c = Cards face up! For { $seat }: { $eleven }. In reserve { $bench }.
event-kick-off =
    .a = And we're off! { $seat } attacks first, { $other } waits.
    .b = The whistle! First card to { $seat }, { $other } digs in.
    .c = Full stands, green grass: { $seat } begins against { $other }.

## The broadcast: attacks

event-attack =
    .a = { $minute }' { $seat } attacks: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }And with wings on their feet: { $bonus } more in everything!
    }
    .b = { $minute }' { $card }! { $seat } comes forward.{ $bonus ->
        [0] { "" }
       *[other] { " " }Everyone has { $bonus } more tonight!
    }
    .c = { $minute }' Over to { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }The whole team is lifted, { $bonus } more for each!
    }
    .d = { $minute }' { $other } falls back, { $seat } has the ball. { $card }!{ $bonus ->
        [0] { "" }
       *[other] { " " }They're flying: { $bonus } more in everything!
    }
    .e = { $minute }' A new card for { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }The bonus counts now: { $bonus } more!
    }
event-card =
    .a = { $minute }' { $seat } turns the card “{ $card }”.
    .b = { $minute }' { $card } is what { $seat } finds on top of the deck.
    .c = { $minute }' A card called “{ $card }” for { $seat }.
event-duel-won =
    .a = { $letter ->
        [A] { $by } turns { $rival } inside out!
        [B] { $by } climbs above { $rival }!
        [D] { $by } threads it through, { $rival } can only watch.
        [E] { $by } gets the cross in, { $rival } comes too late.
       *[C] { $by } takes it off { $rival }!
    }
    .b = { $letter ->
        [A] Dummy, step, gone! { $rival } is still looking for { $by }.
        [B] In the air there's only { $by }, { $rival } stays on the ground.
        [D] What a pass from { $by }! { $rival } is cut out of it.
        [E] { $by } bends it round { $rival }, and it's a beauty.
       *[C] { $by } wants it more than { $rival }.
    }
    .c = { $letter ->
        [A] { $by } is past { $rival }, and how!
        [B] { $by } gets up early, { $rival } gets up late.
        [D] { $by } saw it before anyone; { $rival } never did.
        [E] Over { $rival }'s head it goes, and { $by } knew where.
       *[C] Shoulder to shoulder, and { $by } comes out with the ball. { $rival } appeals in vain.
    }
    .d = { $letter ->
        [A] { $rival } dives in, { $by } isn't there any more.
        [B] Won by { $by }! { $rival } had his shirt and it wasn't enough.
        [D] { $by }, head up, forty yards, to the inch. Sorry, { $rival }.
        [E] { $by } looks up and crosses, and { $rival } raises a leg for nothing.
       *[C] { $rival } hesitates, { $by } doesn't.
    }
    .e = { $letter ->
        [A] Olé! { $by } leaves { $rival } sitting on the grass.
        [B] { $by } hangs up there like a picture, { $rival } is the nail.
        [D] { $by } plays it blind, and { $rival } is beaten.
        [E] { $by } whips it in before { $rival } can blink.
       *[C] Clean as a whistle: { $by } robs { $rival }.
    }
event-duel-lost =
    .a = { $letter ->
        [A] { $by } tries to go past, { $rival } shuts the door.
        [B] { $rival } gets his head there before { $by }.
        [D] { $rival } reads the pass of { $by } and steps in.
        [E] The cross of { $by } finds only the leg of { $rival }.
       *[C] { $rival } comes away with it, { $by } is left behind.
    }
    .b = { $letter ->
        [A] One trick too many: { $rival } takes it off { $by }.
        [B] { $by } jumps, { $rival } jumps higher.
        [D] Too soft from { $by }, and { $rival } says thank you.
        [E] { $by } crosses, { $rival } heads it away. Nothing doing.
       *[C] { $rival } stands like a lamp post. { $by } bounces off.
    }
    .c = { $letter ->
        [A] { $rival } waits, and waits, and takes it. { $by } looks at his boots.
        [B] { $rival } rules the air, and { $by } goes home with a headache.
        [D] { $by } looks for the gap, { $rival } has already filled it.
        [E] Into the stand! { $rival } didn't leave { $by } any room.
       *[C] No way past { $rival } for { $by }.
    }
    .d = { $letter ->
        [A] Perfect tackle by { $rival }; { $by } asks for a foul and gets a smile.
        [B] { $rival } is there, as always. { $by } can only applaud.
        [D] Cut out by { $rival }! { $by } holds up a hand: my fault.
        [E] { $rival } gets a foot in, and the cross of { $by } dies there.
       *[C] { $by } is not strong enough, { $rival } clears.
    }
    .e = { $letter ->
        [A] { $by } runs straight into { $rival }. That's that.
        [B] Up go both, and it's { $rival } who clears. { $by } complains about an elbow.
        [D] A pass from { $by } to { $rival }, who is on the other side.
        [E] { $by } hits it behind the goal under the eyes of { $rival }.
       *[C] { $rival } is quicker than { $by }.
    }
event-unopposed =
    .a = Where is their { place }? Gone! { $by } has all the room in the world.
    .b = Nobody at { place } for { $other }, and { $by } strolls through the gap.
event-nobody-there =
    .a = The ball goes to { place }... and nobody is there. { $seat } is a man short, and it shows.
    .b = { $seat } looks for someone at { place }: an empty patch of grass. Attack over.
event-crosser =
    .a = { $by } walks to the flag: he knows how to put it in.
    .b = { $by } will take it, and the box fills up.
    .c = The corner is a matter for { $by }. Perfect delivery!
event-no-crosser =
    .a = Nobody in { $seat }'s team can take a corner like that: { $other } clears without jumping.
    .b = The corner goes straight to the first man. { $seat } has no crosser.
event-launch =
    .a = { $by } has it, and he throws it straight to the halfway line!
    .b = { $by } doesn't wait: a kick of sixty yards, and everyone turns round!
event-no-launch =
    .a = The goalkeeper slices it into touch. No counter-attack for { $seat }.
    .b = That throw goes nowhere: with those feet, { $seat }'s goalkeeper had better roll it.
event-blocked =
    .a = In the wall stands { $by }, and over { $by } nobody gets. Blocked!
    .b = { $by } jumps, and the free kick ends on his forehead. Nothing for { $seat }.
event-over-the-wall =
    .a = Nobody in { $other }'s wall jumps high enough: it's over!
    .b = Round the wall it goes!
event-trick =
    .a = { $by } is there, with his back to goal... he wouldn't dare... he dares!
    .b = Only { $by } can think of something like this!
event-no-trick =
    .a = There would be room for a stroke of genius, but { $seat } has nobody up there who does such things.
    .b = Nobody of { $seat }'s has the cheek. { $other } clears.
event-leader =
    .a = { $by } claps his hands over his head, and everything changes.
    .b = { $by } raises his voice, and eleven chins come up.
event-no-leader =
    .a = Somebody would have to speak up, but { $seat } has nobody on the pitch who does.
    .b = Silence. { $seat } has no one to wake them.
event-lifted =
    .a = All of { $seat }'s men have { $points } more in everything for the next attack. And another card at once!
    .b = { $seat }'s team grows by { $points } in everything, and turns another card.
event-taker =
    .a = { $by } picks up the ball and puts it down. He takes it.
    .b = { $seat } points to { $by }: he will take it.
    .c = Long talk round the ball, and it's { $by }.
event-shot =
    .a = { $by } against { $keeper }...
    .b = { $by } has only { $keeper } in front of him!
    .c = { $by } pulls the trigger! { $keeper } gets ready...
    .d = Here's the shot, { $by }! And { $keeper }?
    .e = { $by } hits it...
event-directions =
    .a = { $guess ->
        [right] { $keeper } goes the right way!
       *[other] { $keeper } goes the wrong way!
    }
    .b = { $guess ->
        [right] { $shot ->
            [right] Right it is, and { $keeper } is there...
            [left] Left it is, and { $keeper } is there...
           *[centre] Down the middle, and { $keeper } hasn't moved...
        }
       *[other] { $dive ->
            [centre] { $keeper } stays in the middle, the ball doesn't...
           *[other] { $keeper } flies to one side, the ball to another...
        }
    }
    .c = { $guess ->
        [right] He's guessed it, { $keeper }...
       *[other] { $by } sends { $keeper } for a paper...
    }
    .d = { $guess ->
        [right] { $keeper } reads { $by } like a book...
       *[other] Keeper here, ball there...
    }
event-goal =
    .a = GOAL! { $by }! It's { $goals }-{ $conceded } for { $seat }!
    .b = { $minute }': it's in the net! { $by } scores, and { $seat } has { $goals } to { $other }'s { $conceded }!
    .c = GOAL! GOAL! { $keeper } picks it out of the net, { $by } is already under a heap of team-mates. { $goals }-{ $conceded }!
    .d = And { $by } makes it { $goals }-{ $conceded }! { $seat } jumps off the bench!
    .e = Nothing to be done, { $keeper }! { $by } scores for { $seat }: { $goals }-{ $conceded }!
    .f = GOAL for { $seat }! Write it down: { $by }, minute { $minute }. { $goals }-{ $conceded }.
event-saved =
    .a = { $guess ->
        [wrong] But off the post it comes! { $keeper } can thank the woodwork.
       *[other] Saved! { $keeper } says no to { $by }!
    }
    .b = { $guess ->
        [wrong] Too weak, and { $keeper } gets back to it! Saved.
       *[other] { $keeper } gets there! What a stop!
    }
    .c = { $guess ->
        [wrong] And still { $keeper } keeps it out, with a trailing leg! { $by } stares.
       *[other] { $keeper } holds it to his chest, { $by } holds his head.
    }
    .d = { $guess ->
        [wrong] Wide! { $by } had the whole goal and missed it.
       *[other] No! { $keeper } turns it round the post!
    }
    .e = { $guess ->
        [wrong] Over the bar! { $seat } sits down again.
       *[other] { $keeper } again! { $seat } can't believe it.
    }
    .f = { $guess ->
        [wrong] It hits the keeper's heel and stays out. Still { $goals }-{ $conceded } for { $seat }.
       *[other] Straight at { $keeper }. Still { $goals }-{ $conceded } for { $seat }.
    }
event-sent-off =
    .a = Red card! { $by } has to go, and { $seat } plays on with a man less.
    .b = The referee has no doubts: { $by }, off! { $seat } loses the best of them all.
event-injured =
    .a = { $by } stays down. He can't go on.{ $left ->
        [0] { " " }And nobody is left on { $seat }'s bench!
       *[other] { "" }
    }
    .b = The stretcher for { $by }! A blow for { $seat }.{ $left ->
        [0] { " " }The bench is empty: nobody can come on.
       *[other] { "" }
    }
event-comes-on =
    .a = { $by } takes off his tracksuit and goes to { place }.
    .b = On comes { $by }, at { place }. Good luck.
event-second-lap =
    .a = The cards are through for the first time. All { $n } are shuffled, and on we go.
    .b = Half of the evening is gone: goals written down, { $n } cards shuffled, ball in the middle.
event-full-time =
    .a = The last card is played! { $seat } { $goals }, { $other } { $conceded }.
    .b = Full time: { $seat } against { $other }, { $goals }-{ $conceded }.

## The broadcast: penalties

event-shoot-out =
    .a = { $goals }-{ $goals }, and there must be a winner: penalties between { $seat } and { $other }!
    .b = Level at { $goals }. { $seat } and { $other } go to the spot, and so do our nerves.
event-order =
    .a = The list of { $seat }: { $takers }.
    .b = { $seat } sends them up in this order: { $takers }.
event-toss =
    .a = The coin says { $seat }: first kick against { $other }'s goalkeeper.
    .b = { $seat } kicks first, { $other } second.
event-sudden-death =
    .a = Five each, and nothing between them. From now on a mistake can be the last one!
    .b = Sudden death! { $seat } and { $other } kick on, one each.
event-kick =
    .a = Kick { $number } for { $seat }: { $by } against { $keeper }...
    .b = { $by } walks the long walk. { $keeper } waits on the line...
    .c = Now { $by }, for { $seat }...
event-kick-goal =
    .a = In! { $by } doesn't tremble. { $goals }-{ $conceded } for { $seat }.
    .b = Goal! Nothing to be done, { $keeper }: { $goals }-{ $conceded }.
    .c = { $by } scores, and breathes. { $seat } { $goals }, { $other } { $conceded }.
event-kick-saved =
    .a = { $guess ->
        [wrong] Off the post! { $keeper } was beaten. It stays { $goals }-{ $conceded } for { $seat }.
       *[other] Saved by { $keeper }! It stays { $goals }-{ $conceded } for { $seat }.
    }
    .b = { $guess ->
        [wrong] Over the bar! { $by } buries his face. { $other } is on the bench's roof.
       *[other] No! { $keeper } stops { $by }! { $other } is on the bench's roof.
    }
    .c = { $by } against { $keeper }, and { $keeper } wins. { $goals }-{ $conceded }.
event-shoot-out-lot =
    .a = Thirty kicks each and still nothing between them: the coin decides, and it says { $seat }.
    .b = The floodlights are going out. A lot counts as the last goal, and it falls to { $seat }!
event-shoot-out-over =
    .a = It's over! { $seat } wins on penalties, { $goals }-{ $conceded }. { $other } on their knees.
    .b = { $goals }-{ $conceded } from the spot: { $seat } it is! A hug for { $other }, who didn't deserve to lose.

## The broadcast: table, market, the end

event-standing =
    .a = { $place }. { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    } from { $played }, goal difference { $difference }.{ $why ->
        [difference] { " " }Ahead on goal difference.
        [goals] { " " }Ahead on goals scored.
        [head_to_head_points] { " " }Ahead on the matches among those level.
        [lot] { " " }Ahead by lot.
       *[other] { "" }
    }
    .b = In place { $place }, { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    } after { $played }, goal difference { $difference }.{ $why ->
        [difference] { " " }Goal difference decides.
        [goals] { " " }Goals scored decide.
        [head_to_head_points] { " " }The matches among those level decide.
        [lot] { " " }The lot decides.
       *[other] { "" }
    }
event-lots =
    .a = { $n } managers are level in everything. The lot decides, and this is how it stands:
    .b = Nothing on the pitch separates { $n } of them: a bowl, a blindfold, and the final table:
event-market-opens =
    .a = Round { $round } is over and the market opens: { $n } cards to be drawn.
    .b = Suitcases in the corridor! After round { $round } there are { $n } visits to the market.
event-swapped =
    .a = { $seat } takes { $footballer } and says goodbye to { $off }.
    .b = In comes { $footballer }, out goes { $off }: { $seat } changes the squad.
event-refused =
    .a = { $seat } thanks { $footballer } and keeps everyone.
    .b = { $footballer } isn't needed by { $seat }: back to the bottom of the deck.
event-cup-place =
    .a = Place { $place }: { $seat }.
    .b = { $seat } comes home in place { $place }.
event-end-goals =
    .a = It's all over! { $seat } wins { $goals }-{ $conceded }.
    .b = { $goals }-{ $conceded }, and { $seat } can let go of the tie. What a match.
event-end-shoot-out =
    .a = It took penalties, { $goals }-{ $conceded }, but the match belongs to { $seat }.
    .b = { $seat } wins it from the spot, { $goals }-{ $conceded }. Good night, everyone.
event-end-cup-goals =
    .a = { $seat } lifts the cup! { $goals }-{ $conceded } in the final.
    .b = Ribbons, tears, a lap of honour: the cup is { $seat }'s, { $goals }-{ $conceded }.
event-end-cup-shoot-out =
    .a = { $seat } lifts the cup, after a final that ended { $goals }-{ $conceded } on penalties!
    .b = From the spot to the sky: the cup goes to { $seat }, { $goals }-{ $conceded } on penalties.
event-end-league =
    .a = { $seat } is champion with { $points } points!{ $why ->
        [difference] { " " }By goal difference alone!
        [goals] { " " }By goals scored alone!
        [head_to_head_points] { " " }Thanks to the matches among those level!
        [lot] { " " }By the grace of a lot!
       *[other] { "" }
    }
    .b = The season is over, and { $points } points make { $seat } champion.{ $why ->
        [difference] { " " }Goal difference made it.
        [goals] { " " }Goals scored made it.
        [head_to_head_points] { " " }The matches among those level made it.
        [lot] { " " }A lot made it.
       *[other] { "" }
    }

## Statistics

count-draft-begins = transfer markets
count-turn-up = footballers turned up
count-signed = signings
count-discarded = footballers discarded
count-remade = reshuffles of the footballers
count-number = numbers drawn
count-round = rounds
count-fixture = fixtures
count-line-up = line-ups
count-kick-off = kick-offs
count-attack = attacks
count-card = cards without a shot
count-duel-won = duels won
count-duel-lost = duels lost
count-unopposed = duels without an opponent
count-nobody-there = attacks lost for want of a man
count-crosser = corners taken
count-no-crosser = corners wasted
count-launch = counter-attacks begun
count-no-launch = counter-attacks not begun
count-blocked = free kicks blocked
count-over-the-wall = free kicks past the wall
count-trick = tricks tried
count-no-trick = tricks nobody could do
count-leader = leaders who spoke up
count-no-leader = leaders missed
count-lifted = bonuses
count-taker = takers named
count-shot = shots
count-directions = guesses
count-goal = goals
count-saved = saves
count-sent-off = sendings-off
count-injured = injuries
count-comes-on = substitutions
count-second-lap = reshuffles of the action cards
count-full-time = matches
count-shoot-out = shoot-outs
count-order = lists of takers
count-toss = tosses
count-sudden-death = shoot-outs in sudden death
count-kick = shoot-out kicks
count-kick-goal = shoot-out goals
count-kick-saved = shoot-out saves
count-shoot-out-lot = shoot-outs settled by lot
count-shoot-out-over = shoot-outs decided
count-standing = lines of the table
count-lots = tables settled by lot
count-market-opens = markets between rounds
count-swapped = swaps
count-refused = offers refused
count-cup-place = places in the cup
count-end-goals = decided by goals
count-end-shoot-out = decided on penalties
count-end-cup-goals = cup finals decided by goals
count-end-cup-shoot-out = cup finals decided on penalties
count-end-league = leagues

event-expected =
    .a = Expected goals so far: { $seat } { $expected }, { $other } { $against }.
    .b = A chance of { $chance } in a hundred. Expected goals: { $seat } { $expected }, { $other } { $against }.
    .c = For the statisticians: { $expected } expected goals for { $seat }, { $against } for { $other }.
count-expected = shots weighed

## Why: what the bench says for a move

why-sign = Of the { $cards } still to come, { $better ->
    [0] nobody would suit your squad better
    [one] one would suit your squad better
   *[other] { $better } would suit your squad better
}, and you have { $places } to sign.
why-discard = Of the { $cards } still to come, { $better ->
    [one] one would suit your squad better
   *[other] { $better } would suit your squad better
}: enough for the { $places } you still sign.
why-line-up = He belongs to the eleven that scores most, and concedes least, against all that their squad can field.
why-taker = Nobody you may name has a better foot: F { $n }.
why-leaver = They are equally good, but it is him that they will miss most on the { $cards } cards to come.
why-substitute = At { place } he makes the most of the { $cards } cards to come.
why-swap = Without the man who goes, and with the newcomer, your squad is worth most.
why-refuse = The newcomer is the one your squad needs least.
why-guess = Play all three sides alike and nobody can read you: then two shots in three go in, whatever they do.
why-goal = No side matters here: the shooter is better, and it is a goal in any case.
why-saved = No side matters here: the goalkeeper is better, and he saves it in any case.
