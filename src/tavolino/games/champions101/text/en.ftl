# 101 Champions Challenge: every word the game says, in English.

game = 101 Champions Challenge
    .tagline = Pass, break, shoot: a whole match in your hand, and the deck is the clock.

## Cards, and the places where they lie

card-red-footballer = red footballer
    .help = Makes a pair with a red ball. Turned for a shot: a corner if Red shot, a save if Blue did.
    .short = red
card-blue-footballer = blue footballer
    .help = Makes a pair with a blue ball. Turned for a shot: a corner if Blue shot, a save if Red did.
    .short = blue
card-red-ball = red ball
    .help = Makes a pair with a red footballer. Turned for a shot: a goal, whoever shot.
    .short = red ball
card-blue-ball = blue ball
    .help = Makes a pair with a blue footballer. Turned for a shot: a goal, whoever shot.
    .short = blue ball
card-penalty = penalty card
    .help = A joker as your second card, a foul while the other has the ball, a penalty kick when it meets its twin.
    .short = whistle

zone-hand = Hand
zone-deck = Deck
zone-footballers = Footballers
zone-balls = Balls
zone-out = Out of the game
zone-down = Out, face down
zone-turned = Card to match
zone-kicked = Kicked in this round

period-first-half = First half
period-second-half = Second half
period-extra = Extra period
period-shoot-out = Shoot-out

## Questions and moves

ask-foul = { $seat }, { $other } is about to play: a foul, or play on?
ask-play = { $seat }, the ball is yours: which two cards?
ask-keep = Counter-attack, { $seat }! Which card do you keep? The others go to { $other }.
ask-strike = { $seat }, you're on the spot: which card?

move-play = { $a } + { $b }
move-joker = { $a } + joker as { $b }
move-claim = { $a } + penalty card: penalty kick!
move-penalties = both penalty cards: penalty kick!
move-wait = play on
move-foul = foul!
move-keep = keep { $a }
move-strike = kick with { $a }

## Refusals

refusal-asked-foul = First say whether you stop this play with a foul: answer foul, or play on.
refusal-asked-play = You have the ball, and a play is two cards: choose two from your hand.
refusal-asked-keep = You are on the counter-attack: first choose the one card you keep.
refusal-asked-strike = This is the shoot-out: choose one card from your hand for the kick.
refusal-no-penalty-card = You can't foul without a penalty card in your hand: let play go on.
refusal-two-penalty-cards = It takes both penalty cards to win a kick like that: choose other cards.
refusal-not-in-hand = You don't hold those cards: choose from the ones in your hand.
refusal-joker-is-kick = The other penalty card is on the pitch, so yours is no joker: claim the penalty kick.
refusal-no-kick-here = After your first card the other penalty card isn't on the pitch: play yours as a joker.

## Options

option-colours = Which team the first seat plays for; the other seat gets the other one.
option-colours-lot = by lot
option-colours-red = red
option-colours-blue = blue
option-on_pitch = When a penalty card counts as being on the pitch.
option-on_pitch-visible = only while it is on top of a pile
option-on_pitch-anywhere = even when other cards cover it
option-last_shot = Whether a shot with the very last card of the deck still counts.
option-last_shot-void = no, the whistle comes first
option-last_shot-counts = yes, the shot counts
option-must_win = What happens when two halves end level.
option-must_win-true = extra period, then shoot-out
option-must_win-false = it is a draw

## How it ended

reason-full-time = Decided within the two halves.
reason-extra-time = Decided in the extra period.
reason-shoot-out = Decided in the shoot-out, { $home }-{ $away }.
reason-draw = Level after two halves: a draw.
reason-unfinished = Still being played.

## The broadcast. A play is told in three lines (cards, pass, draw): with 9, 7 and 5 voices they don't fall
## into step, as they would with 6 of each.

# "a card", "two cards": said inside other lines.
n-cards = { $n ->
    [1] a card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $n } cards
}

event-kick-off =
    .a = { $period ->
        [0] And we're off! { $seat }, in { $colour }, has the first ball.
        [1] Second half under way, and { $seat } kicks off.
       *[other] No winner yet, so on we go: extra period, ball to { $seat }.
    }
    .b = { $period ->
        [0] A full stand, a green pitch, and { $seat } in { $colour } gets us going.
        [1] They're back from the dressing room. { $seat } restarts.
       *[other] Tired legs, big hearts: { $seat } begins the extra period.
    }
    .c = { $period ->
        [0] Good evening, everyone! { $seat } wears { $colour } and has the kick-off.
        [1] Here comes the second half, with { $seat } on the ball.
       *[other] We're not going home yet! { $seat } kicks off the extra period.
    }
event-lay =
    .a = { $seat } on the ball: { $cards }.
    .b = { $seat } looks up and plays: { $cards }.
    .c = Here comes { $seat }: { $cards }.
    .d = { $seat } tries { $cards }.
    .e = On the grass for { $seat }: { $cards }.
    .f = { $seat } goes with { $cards }.
    .g = Two touches from { $seat }: { $cards }.
    .h = { $seat } doesn't think twice: { $cards }.
    .i = Out of { $seat }'s hand: { $cards }.
event-pass =
    .a = { $left ->
        [2] What a ball! { $seat } is at the edge of the box!
        [3] Lovely pass, and { $seat } can see the goal.
       *[other] Clean pass, { $seat } keeps it moving.
    }
    .b = { $left ->
        [2] The whole stand is up: one more touch and { $seat } shoots!
        [3] Through the middle! { $seat } is closing in.
       *[other] Along the ground, { $seat } gains a few yards.
    }
    .c = { $left ->
        [2] Into the box goes { $seat }!
        [3] One-two on the wing, and { $seat } is away.
       *[other] Nice and simple, { $seat } has time.
    }
    .d = { $left ->
        [2] The defence backs off, { $seat } shapes to shoot!
        [3] A dummy, a gap, and { $seat } is through it.
       *[other] Played to feet. { $seat } comes forward.
    }
    .e = { $left ->
        [2] Past the last defender! It's { $seat } and the goal now!
        [3] A cheeky backheel, and { $seat } makes for the area.
       *[other] Neat and tidy from { $seat }.
    }
    .f = { $left ->
        [2] { $seat } is knocking on the door!
        [3] Threaded between two! { $seat } picks up speed.
       *[other] Good pass. { $seat } looks for the next one.
    }
    .g = { $left ->
        [2] Look out at the back, { $seat } is nearly there!
        [3] Switched to the far side, acres of room for { $seat }.
       *[other] The pass is good, { $seat } pushes up.
    }
event-pass-lost =
    .a = Too long! It runs through to { $other }.
    .b = { $seat } gives it away, and { $other } collects.
    .c = Nobody there. { $other }'s ball.
    .d = Read all the way by { $other }, who steps in.
    .e = A stray one from { $seat }. { $other } says thank you.
    .f = Out of play! { $other } takes the throw-in.
    .g = That pass goes begging. Ball to { $other }.
event-cleared =
    .a = Cleared! { $other }'s defence just boots it away.
    .b = So close! A leg comes across, and { $other } breathes again.
    .c = { $seat } was already seeing the net, but the defence clears.
    .d = A scramble in the box, and out it comes. { $other } survives.
    .e = What a tackle! { $other } is out of trouble.
event-counter =
    .a = Counter-attack! { $seat } is off, with half the pitch to run into!
    .b = Oh, { $other }, what have you done? { $seat } is away!
    .c = Served on a plate by { $other }, and { $seat } breaks!
    .d = Picked off! { $seat } turns defence into attack in a flash!
    .e = { $other } slips, { $seat } pounces, and nobody is back!
event-keep =
    .a = { $seat } travels light: one card, and run!
    .b = { $seat } holds on to a single card.
    .c = One card in hand, and { $seat } goes.
event-give =
    .a = { $n ->
        [0] There is nothing to hand over to { $other }.
        [1] And over it goes to { $other }, the other card.
       *[other] And over they go to { $other }: { n-cards }.
    }
    .b = { $n ->
        [0] { $other } gets nothing out of it.
        [1] { $other } has one card more to carry.
       *[other] { $other } has { n-cards } more to carry.
    }
    .c = { $n ->
        [0] Not a card for { $other }.
       *[other] The long way back for { $other }, with { n-cards } on the shoulders.
    }
event-shot =
    .a = { $seat } shoots! The card is turned... a { $card }!
    .b = Here's the shot from { $seat }... a { $card }!
    .c = { $seat } lets fly! Up comes a { $card }!
    .d = { $seat } winds up and hits it... a { $card }!
    .e = { $other }'s keeper comes out, { $seat } shoots... a { $card }!
event-saved =
    .a = Saved! { $other }'s keeper gets both hands to it.
    .b = What a save! { $other } can thank the keeper.
    .c = Straight into the keeper's arms. { $other } starts again.
    .d = Fingertips! { $other }'s keeper turns it away.
    .e = The keeper flies, the keeper holds it! { $other }'s ball.
event-corner =
    .a = Blocked! It's a corner to { $seat }.
    .b = Off a defender's shin and behind. { $seat } will take the corner.
    .c = Deflected over the bar! { $seat } runs to the corner flag.
    .d = Off the line! Only a corner, but { $seat } comes again.
    .e = It hits a boot and spins out: corner, { $seat } isn't done yet.
event-goal =
    .a = GOAL! { $seat } scores! { $home }-{ $away }!
    .b = It's in! It's in! { $seat } makes it { $home }-{ $away }!
    .c = GOAL! The net bulges, the stand erupts: { $seat }, { $home }-{ $away }!
    .d = GOAL! { $other }'s keeper never moved. { $home }-{ $away }, says { $seat }!
    .e = { $period ->
        [2] GOAL, in the extra period! { $seat }, from nowhere: { $home }-{ $away }!
       *[other] Top corner! GOAL for { $seat }, and the board says { $home }-{ $away }!
    }
event-joker =
    .a = { $seat } has a joker! After a { $first }, it plays as a { $stands_for }.
    .b = Look at that: a { $first }, then the penalty card. "It's a { $stands_for }," says { $seat }.
    .c = { $seat } starts with a { $first } and conjures up a { $stands_for }: joker!
event-claim =
    .a = { $seat } plays a { $first }, then the second penalty card: the referee points to the spot!
    .b = A { $first }, and the two penalty cards meet: penalty to { $seat }!
event-penalties =
    .a = Both penalty cards together! Penalty to { $seat }!
    .b = { $seat } shows one penalty card, then the other. Penalty, no argument!
event-foul =
    .a = Foul! { $seat } brings { $other } down.
    .b = { $seat } shows the penalty card: shirt pulled, { $other } stopped.
    .c = A professional foul by { $seat }, and { $other } has to start from further back.
event-foul-kick =
    .a = Foul by { $seat }... and the other penalty card is on the pitch: penalty to { $other }!
    .b = { $seat } goes in late, the referee points to the spot! { $other } will take it.
event-kick =
    .a = { $seat } places the ball, the stadium holds its breath... { $cards }!
    .b = { $seat } against { $other }'s keeper, from twelve yards... { $cards }!
    .c = Away goes the whole hand, { $seat } runs up... { $cards }!
event-kick-blocked =
    .a = Blocked! But it comes straight back to { $seat }.
    .b = Off the post! { $seat } is first to the rebound.
    .c = The keeper can only parry, and { $seat } is still there!
event-kick-saved =
    .a = Saved! { $other }'s keeper went the right way!
    .b = The keeper has it! { $seat } stands there, hands on head.
    .c = Stopped! { $other }'s whole bench is on the pitch.
event-draw =
    .a = { $seat } draws { n-cards }.
    .b = { $n ->
        [1] A card for { $seat }.
       *[other] { $seat } drops back and draws { n-cards }.
    }
    .c = { $n ->
        [1] { $seat } takes one, eyes up.
       *[other] For { $seat }, { n-cards }.
    }
    .d = The deck gets thinner: { n-cards } to { $seat }.
    .e = { $n ->
        [1] One off the top for { $seat }.
       *[other] { $seat } takes { n-cards }.
    }
event-surplus =
    .a = { $seat } holds too many: { $other } takes { n-cards } away, unseen.
    .b = Back to midfield, but lighter: { n-cards } out of { $seat }'s hand, face down.
event-whistle =
    .a = { $period ->
        [0] The last card is gone, and that's half-time: { $home }-{ $away }.
        [1] No more cards! Two halves played, { $home }-{ $away }.
       *[other] The deck is empty again: { $home }-{ $away } after the extra period.
    }
    .b = { $period ->
        [0] The deck is empty, the whistle goes. { $home }-{ $away } at the break.
        [1] The whistle! The deck has run out on the second half: { $home }-{ $away }.
       *[other] The whistle! The extra period is played: { $home }-{ $away }.
    }
    .c = { $period ->
        [0] Last card drawn, time for a breather: it's { $home }-{ $away } at half-time.
        [1] Time's up, last card drawn: { $home }-{ $away } after two halves.
       *[other] Time's up for the extra period as well: { $home }-{ $away }.
    }
event-shoot-out =
    .a = Nothing can part them, so it's penalties. { $seat } goes first.
    .b = The shoot-out! Hearts in mouths: { $seat } walks up to begin.
event-turn-up =
    .a = { $round ->
        [1] First round: a { $card } is the card to match.
        [5] Round five, legs like jelly: a { $card }.
       *[other] Round { $round }, and up comes a { $card }.
    }
    .b = Round { $round }. Who can answer a { $card }?
    .c = The card on the table for round { $round }: a { $card }.
event-strike-goal =
    .a = { $seat } with a { $card }... GOAL! { $home }-{ $away } on penalties.
    .b = Ice cold! { $seat } puts the { $card } in the corner: { $home }-{ $away }!
    .c = Keeper one way, { $card } the other! { $seat }: { $home }-{ $away }.
event-strike-saved =
    .a = { $seat } with a { $card }... saved! Still { $home }-{ $away }.
    .b = { $other }'s keeper stops the { $card }! { $seat } looks at the sky, { $home }-{ $away }.
    .c = No good, that { $card } from { $seat }! The keeper hugs it, { $home }-{ $away }.
event-lot =
    .a = { $rounds } rounds, and still level! A coin is tossed, and it smiles on { $seat }.
    .b = Nobody can part them after { $rounds } rounds: lots are drawn, and { $seat } wins.
event-end =
    .a = { $how ->
        [extra-time] It's all over! The extra period settles it, { $home }-{ $away }.
        [shoot-out] It's all over! { $home }-{ $away } on the pitch, and penalties had the last word.
        [draw] It's all over! { $home }-{ $away }, and they shake hands on it.
       *[full-time] It's all over! { $home }-{ $away } is the final score.
    }
    .b = { $how ->
        [extra-time] What an evening! It took the extra period: { $home }-{ $away }.
        [shoot-out] What an evening! { $home }-{ $away }, then penalties, then tears of both kinds.
        [draw] Honours even at { $home }-{ $away }. Good night, everyone.
       *[full-time] { $home }-{ $away }, and that's how it ends. Good night, everyone.
    }

## Statistics

count-kick-off = kick-offs
count-lay = plays
count-pass = passes
count-pass-lost = passes lost
count-cleared = clearances
count-counter = counter-attacks
count-keep = cards kept on the break
count-give = hands given away
count-shot = shots
count-saved = saves
count-corner = corners
count-goal = goals
count-joker = jokers
count-claim = kicks won by joker
count-penalties = kicks won by both penalty cards
count-foul = fouls
count-foul-kick = fouls in the box
count-kick = penalty kicks
count-kick-blocked = penalty kicks blocked
count-kick-saved = penalty kicks saved
count-draw = visits to the deck
count-surplus = hands cut back to six
count-whistle = periods played
count-shoot-out = shoot-outs
count-turn-up = shoot-out rounds
count-strike-goal = shoot-out goals
count-strike-saved = shoot-out saves
count-lot = shoot-outs decided by lot
count-end = final whistles
count-end-full-time = decided within the two halves
count-end-extra-time = decided in the extra period
count-end-shoot-out = decided in the shoot-out
count-end-draw = drawn

event-too-late =
    .a = Too late! The whistle went before the ball was in. It doesn't count.
    .b = The ball is on its way, but the referee has blown. No shot!
    .c = { $seat } shoots, and the whistle is quicker. It's over, it doesn't count!
count-too-late = shots after the whistle
