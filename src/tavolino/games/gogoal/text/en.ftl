# Go-Goal!: every word the game says, in English.

game = Go-Goal!
    .tagline = Build a team, pick your moment, and put it in the net before anyone else does.

## Cards, and the places where they lie

card-defender = defender
    .help = Stands in the way of GOAL! and GO-GOAL! against you.
    .help-roles = GOAL! needs one, with a midfielder and a forward.
    .help-none = Fills a place in the team, until a card sends somebody off.
    .help-defender = Stands in the way of attacks on you, and lets you shout NO! when they come.
card-midfielder = midfielder
    .help = Fills a place in the team, until a card sends somebody off.
    .help-roles = GOAL! and GO-GOAL! need one, with a forward.
card-forward = forward
    .help = Without one you cannot score. The more you have, the more attacks are open to you.
    .help-roles = Without one you cannot score.
    .help-none = Fills a place in the team, until a card sends somebody off.
card-joker = joker
    .help = Any role you like: a forward when you attack, a defender when you are attacked.
    .help-roles = Any role you like, one at a time: a defender, a midfielder or a forward.
    .help-none = Any role you like.
card-goal = GOAL!
    .help = A goal, if you have more forwards than the other has defenders. NO! and SUPER NO! stop it.
    .help-roles = A goal, if you have a defender, a midfielder and a forward. NO! and SUPER NO! stop it.
    .help-none = A goal, with any team. NO! and SUPER NO! stop it.
card-go-goal = GO-GOAL!
    .help = A goal, if you have at least as many forwards as the other has defenders. NO! and SUPER NO! stop it.
    .help-roles = A goal, if you have a midfielder and a forward. NO! and SUPER NO! stop it.
    .help-none = A goal, with any team. NO! and SUPER NO! stop it.
card-super-goal = SUPER GOAL!
    .help = A goal: one forward is enough, whatever the defence. NO! and SUPER NO! stop it.
    .help-none = A goal, with any team. NO! and SUPER NO! stop it.
card-penalty = PENALTY
    .help = With a forward in the team: a kick from the spot. Only VAR stops it, or a good guess.
    .help-none = A kick from the spot, with any team. Only VAR stops it, or a good guess.
card-yellow = YELLOW
    .help = A footballer of another team goes off; another comes on, if his owner has one in hand. Only VAR stops it.
card-red = RED
    .help = A footballer of another team goes off and nobody comes on for him. Only VAR stops it.
card-no = NO!
    .help = Stops GOAL!, GO-GOAL! and SUPER GOAL!
    .help-defender = Stops GOAL!, GO-GOAL! and SUPER GOAL!, if there is a defender or a joker in your team.
card-super-no = SUPER NO!
    .help = Stops GOAL!, GO-GOAL! and SUPER GOAL!, with any team.
card-var = VAR
    .help = Stops PENALTY, YELLOW and RED.
card-shot-star = SHOT! star
    .help = For a penalty: shoot at the star.
    .short = star
card-shot-bolt = SHOT! bolt
    .help = For a penalty: shoot at the bolt.
    .short = bolt
card-shot-flame = SHOT! flame
    .help = For a penalty: shoot at the flame.
    .short = flame
card-save-star = SAVE! star
    .help = For a penalty: dive towards the star.
    .short = star
card-save-bolt = SAVE! bolt
    .help = For a penalty: dive towards the bolt.
    .short = bolt
card-save-flame = SAVE! flame
    .help = For a penalty: dive towards the flame.
    .short = flame

zone-hand = Hand
zone-team = Team
zone-goals = Goals
zone-players = Player cards
zone-actions = Action cards
zone-discarded-players = Discarded players
zone-discarded-actions = Discarded actions
zone-table = On the table
zone-penalties = Penalty cards

word-star = star
word-bolt = bolt
word-flame = flame
word-players = a player card
word-actions = an action card

fact-round = round { $round }
fact-goals = { $goals ->
    [1] the first goal wins
   *[other] { $goals } goals win
}
fact-sides = { $sides ->
    [0] {""}
   *[other] { $sides } sides
}
fact-symbol = you have chosen the { $symbol ->
    [star] { word-star }
    [bolt] { word-bolt }
   *[flame] { word-flame }
}
fact-hand_players = { $n ->
    [one] 1 player card
   *[other] { $n } player cards
}
fact-hand_actions = { $n ->
    [one] 1 action card
   *[other] { $n } action cards
}

## Questions and moves

ask-field = Everyone chooses a team in secret: which three footballers do you field?
ask-play = { $seat }, your turn: which card do you play?
ask-discard = { $seat }, nothing you hold can be played: which card do you discard?
ask-answer = { $card } against you, { $seat }! Do you stop { $other }, or let it through?
ask-bring = { $seat }, one of yours is off: who comes on?
ask-kick = { $seat } shoots, { $other } is on the line: which symbol?
ask-draw = { $seat }, from which deck do you draw?

move-field = { $a }, { $b }, { $c }
move-play = { $a } into the team
move-sub = { $a } on, { $b } off
move-attack = { $a } against { $b }
move-show = { $a } for a { $c } of { $b }
move-discard = discard { $a }
move-let = let it through
move-answer = { $a }
move-bring = { $a } comes on
move-shoot = shoot at the { $a }
move-dive = dive towards the { $a }
move-draw = draw { $a }

## Refusals

refusal-asked-field = First the teams: choose three of your player cards.
refusal-asked-play = It is your turn and you begin by playing a card: a footballer, or an attack.
refusal-asked-answer = You are being attacked: answer with a defence card, or let it through.
refusal-asked-bring = Your footballer is off: first choose who comes on for him.
refusal-asked-kick = It is a penalty: choose one of the three symbols.
refusal-asked-draw = Your card is played: now draw one, from either deck.
refusal-only-an-answer = A defence card is only ever an answer to an attack: keep it, and play a footballer or an attack.
refusal-must-play = You hold a card that can be played, so nothing is discarded: play one.
refusal-not-in-hand = You don't hold that card: choose from the ones in your hand.
refusal-team-full = Your team has { $team } footballers already: say who makes room for the newcomer.
refusal-room-left = Your team has fewer than { $team } footballers, so nobody has to make room: just play the card.
refusal-newcomer-stays = The newcomer stays: one of those who were already there makes room for him.
refusal-not-in-team = There is no such footballer in your team: choose somebody who is in it to make room.
refusal-yourself = You can't attack yourself: choose an opponent.
refusal-nobody-sits-there = Nobody sits there: the seats at this table go from 0 to { $last }. Choose an opponent.
refusal-partner = You are on the same side: choose an opponent of another side.
refusal-no-footballer = There is no footballer in that team to show a card to: choose another opponent.
refusal-not-in-their-team = There is no such footballer in that team: name one who is in it.
refusal-needs-more = GOAL! needs more forwards than the other team has defenders: you have { $forwards } against { $defenders }. Choose another opponent or another card.
refusal-needs-as-many = GO-GOAL! needs a forward, and at least as many as the other team has defenders: you have { $forwards } against { $defenders }. Choose another opponent or another card.
refusal-needs-forward = There is no forward in your team to take this chance: put one on the pitch first.
refusal-needs-two = This attack needs a midfielder and a forward in your team: put them on the pitch first.
refusal-needs-three = This attack needs a defender, a midfielder and a forward in your team: put them on the pitch first.
refusal-only-no = This attack is stopped by NO! or SUPER NO!: answer with one of those, or let it through.
refusal-only-var = This attack is stopped by VAR alone: answer with that, or let it through.
refusal-no-defender = NO! needs a defender or a joker in your team: answer with SUPER NO!, or let it through.
refusal-you-shoot = You are taking this penalty: choose where to shoot, not where to dive.
refusal-you-dive = You are in goal for this penalty: choose where to dive, not where to shoot.
refusal-dry = That deck is used up and has no discards: draw from the other one.

## Options

option-first = Who has the first turn.
option-first-lot = by lot
option-first-0 = seat 0
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
option-sixth = Who may be discarded when a sixth footballer joins a team.
option-sixth-existing = one of the five who were there
option-sixth-any = the newcomer too
option-needs = What a team needs in order to attack.
option-needs-outnumber = enough forwards against the other's defenders
option-needs-roles = certain roles
option-needs-none = nothing at all
option-no_needs_defender = Ask for a defender or a joker in the answering team before a NO!.
option-no_needs_defender-true = yes, somebody has to be at the back
option-no_needs_defender-false = no, it always works
option-goals = How many goals win the match.
option-sides = How many sides play: two with four or six players, three with six.
option-sides-0 = everyone for themselves
option-sides-2 = two sides
option-sides-3 = three sides

## How it ended

reason-goals = { $goals ->
    [1] The first goal decided it.
   *[other] { $goals } goals: that was the target.
}
reason-endless = Stopped after { $rounds } rounds, with the most goals.
reason-draw = Stopped after { $rounds } rounds, level at the top: a draw.
reason-unfinished = Still being played.

## The broadcast. A turn is told in three lines or more: with 7, 9 and 5 voices they don't fall into step.

# "the defender": said inside other lines.
the-footballer = the { $card }

event-deal =
    .a = { $n } cards for { $seat }.
    .b = { $seat } gets { $n } cards.
    .c = Dealt to { $seat }: { $n } cards.
event-begins =
    .a = { $seat } will have the first turn.
    .b = The toss is done: { $seat } begins.
    .c = Good evening, everyone! It is { $seat } who gets us going tonight.
event-team =
    .a = The line-up of { $seat }: { $cards }.
    .b = { $seat } fields { $cards }.
    .c = Out of the tunnel for { $seat }: { $cards }.
    .d = And { $seat } goes with { $cards }.
event-turn =
    .a = { $seat } on the ball.
    .b = Over to { $seat }.
    .c = { $seat }'s turn.
    .d = Now it's up to { $seat }.
    .e = { $round ->
        [1] First touch for { $seat }.
       *[other] { $seat } again.
    }
    .f = The ball rolls to { $seat }.
    .g = What has { $seat } got for us?
event-empty-handed =
    .a = { $seat } has no card left, and can only draw.
    .b = Empty hands for { $seat }: straight to the deck.
event-join =
    .a = Warmed up and ready: { $seat } sends on a { $card }.
    .b = A { $card } comes on for { $seat }.
    .c = { $seat } strengthens the team with a { $card }.
    .d = Fresh legs for { $seat }: a { $card }.
    .e = { $seat } turns to the bench, and it's a { $card }.
    .f = Applause for the newcomer: a { $card } for { $seat }.
    .g = { $seat } is building: in comes a { $card }.
    .h = No attack this time. { $seat } brings a { $card } in.
    .i = One more shirt on the pitch for { $seat }: a { $card }.
event-makes-room =
    .a = And { the-footballer } makes room.
    .b = Off goes { the-footballer }, with a pat on the back.
    .c = { $seat } takes { the-footballer } off.
    .d = The board goes up: { the-footballer } can have his shower.
event-attack =
    .a = { $seat } goes for { $card } against { $other }.
    .b = Look out, { $other }: it's { $card } from { $seat }!
    .c = { $card } from { $seat }, straight at { $other }!
    .d = { $seat } sees the gap, and it's { $card } against { $other }!
    .e = Here comes { $seat } with { $card }, and { $other } has to look sharp!
    .f = { $seat } picks out { $other } and plays { $card } without blinking.
    .g = The stand gets up: { $seat } tries { $card } against { $other }.
    .h = { $other } is under pressure: { $card } from { $seat }!
    .i = { $seat } breaks forward with { $card }, and { $other } backs off.
event-show-yellow =
    .a = The whistle! { $seat } wants YELLOW for { the-footballer } of { $other }.
    .b = YELLOW, says { $seat }, and points at { $other }'s { $card }.
    .c = That was late! { $other }'s { $card } is looking at YELLOW from { $seat }.
event-show-red =
    .a = RED! { $seat } wants { $other }'s { $card } off the pitch!
    .b = Oh, this is serious: { $seat } shows RED to { the-footballer } of { $other }.
    .c = Straight RED from { $seat } for { $other }'s { $card }!
event-stopped =
    .a = { $card } says { $seat }, and { $first } comes to nothing.
    .b = Not today! { $seat } has { $card } ready.
    .c = { $seat } was waiting with { $card }: no way through for { $other }.
    .d = But { $seat } has { $card } in hand, and { $other } can start again.
    .e = Stopped! { $card } from { $seat }, hands on heads at { $other }'s end.
    .f = { $other } was already celebrating... { $card } from { $seat }!
    .g = { $card } from { $seat }: the door slams shut.
event-let =
    .a = { $seat } has no answer...
    .b = Nothing from { $seat }...
    .c = { $seat } lets it through...
    .d = { $seat } looks at the cards and can only shrug...
    .e = Silence from { $seat }...
event-goal =
    .a = GOAL! { $seat } scores against { $other }! { $left ->
        [0] And that is the one that counts!
        [1] Just one more to go!
       *[other] The score: { $score }.
    }
    .b = It's in! It's in! { $seat } makes it { $score }!
    .c = GOAL! The net bulges, the stand erupts: { $seat }! { $score }!
    .d = Past { $other }'s keeper and in! { $goals ->
        [1] The first for { $seat }!
        [2] Number two for { $seat }!
       *[other] That's { $goals } for { $seat }!
    }
    .e = GOAL for { $seat }! { $other } picks the ball out of the net. { $score }!
event-spot =
    .a = Penalty! { $seat } places the ball, { $other } is on the line. Not a sound...
    .b = Eleven metres between { $seat } and { $other }. Who reads whom?
    .c = { $seat } steps up, { $other } makes the goal look small...
event-kick-scored =
    .a = Shot at the { $shot ->
        [star] star
        [bolt] bolt
       *[flame] flame
    }, and { $other } dives the other way!
    .b = { $other } goes for the { $dive ->
        [star] star
        [bolt] bolt
       *[flame] flame
    }, the ball for the { $shot ->
        [star] star
        [bolt] bolt
       *[flame] flame
    }!
    .c = Cool as you like from { $seat }, sent to the { $shot ->
        [star] star
        [bolt] bolt
       *[flame] flame
    }, and { $other } never gets near it!
event-kick-saved =
    .a = Saved! Both chose the { $shot ->
        [star] star
        [bolt] bolt
       *[flame] flame
    }, and { $other } gets a glove to it!
    .b = { $other } reads it! The { $dive ->
        [star] star
        [bolt] bolt
       *[flame] flame
    } it was, and { $seat } sinks to the knees.
    .c = What a save from { $other }! { $seat } shot at the { $shot ->
        [star] star
        [bolt] bolt
       *[flame] flame
    }, and the gloves were there first!
event-booked =
    .a = No arguing: { $seat } loses { the-footballer }.
    .b = { $seat }'s { $card } walks off, shaking his head.
    .c = Into the book, and off: { $seat } is without that { $card }.
event-sent-off =
    .a = Off he goes! { $seat } loses { the-footballer }, and nobody may come on.
    .b = Down the tunnel goes { $seat }'s { $card }. One fewer!
    .c = { $seat } protests, but { the-footballer } is gone for good.
event-replacement =
    .a = { $seat } sends a { $card } on in his place.
    .b = On comes a { $card } for { $seat }.
    .c = The gap is filled: a { $card } for { $seat }.
event-no-replacement =
    .a = And { $seat } has nobody on the bench.
    .b = No footballer in { $seat }'s hand: the place stays empty.
event-discard =
    .a = { $seat } can't use anything, and { $card } has to go.
    .b = Nothing doing for { $seat }: away goes { $card }, unused.
    .c = { $seat } is stuck and gives { $card } up.
    .d = Back to the training ground: { $seat } puts { $card } aside.
    .e = No way forward for { $seat }, who lets { $card } go.
event-draw =
    .a = { $seat } draws { $deck ->
        [players] a footballer
       *[actions] an action card
    }.
    .b = { $deck ->
        [players] A new footballer
       *[actions] A new action card
    } for { $seat }.
    .c = { $seat } reaches for { $deck ->
        [players] the footballers
       *[actions] the actions
    }.
    .d = From the { $deck ->
        [players] player
       *[actions] action
    } deck, for { $seat }.
    .e = { $deck ->
        [players] The scouts have found somebody for { $seat }.
       *[actions] Something up the sleeve for { $seat }?
    }
    .f = And { $seat } has a new { $deck ->
        [players] footballer to call on
       *[actions] card to think about
    }.
    .g = One card off the { $deck ->
        [players] player
       *[actions] action
    } deck, and { $seat } peeks at it.
event-remade =
    .a = The { $deck ->
        [players] player
       *[actions] action
    } deck is made anew: { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
    .b = All the { $deck ->
        [players] footballers
       *[actions] actions
    } discarded are shuffled back into play, { $n } in all.
event-dry =
    .a = Both decks are used up: nothing to draw for { $seat }.
    .b = { $seat } would like a card, but there is none anywhere.
event-end-goals =
    .a = It's over! { $partners ->
        [0] { $seat } wins
       *[other] { $seat }'s side wins
    } with { $goals ->
        [one] one goal.
       *[other] { $goals } goals.
    } Good night, everyone!
    .b = The final whistle! { $partners ->
        [0] { $seat } has done it
       *[other] { $seat }'s side has done it
    }: { $goals ->
        [one] one goal, and that's the match.
       *[other] { $goals } goals, and that's the match.
    }
event-end-endless =
    .a = { $rounds } rounds, that's enough for anyone! { $partners ->
        [0] { $seat } wins
       *[other] { $seat }'s side wins
    } with { $goals }.
    .b = The referee looks at the clock: { $rounds } rounds. { $partners ->
        [0] { $seat } is ahead and takes it
       *[other] { $seat }'s side is ahead and takes it
    }, with { $goals }.
event-end-draw =
    .a = { $rounds } rounds and still level at the top, with { $goals }: a draw, and a handshake.
    .b = Nobody can be parted: after { $rounds } rounds it ends level, with { $goals }.

## Statistics

count-deal = hands dealt
count-begins = first turns drawn
count-team = teams fielded
count-turn = turns
count-empty-handed = turns with an empty hand
count-join = footballers brought in
count-makes-room = footballers taken off
count-attack = attacks on goal
count-show-yellow = YELLOW shown
count-show-red = RED shown
count-stopped = attacks stopped
count-let = attacks let through
count-goal = goals
count-spot = penalty kicks
count-kick-scored = penalties scored
count-kick-saved = penalties saved
count-booked = footballers booked
count-sent-off = footballers sent off
count-replacement = replacements
count-no-replacement = places left empty
count-discard = cards discarded for want of a play
count-draw = cards drawn
count-remade = decks made anew
count-dry = draws without a card
count-end-goals = matches won by goals
count-end-endless = matches stopped with a winner
count-end-draw = matches stopped level
