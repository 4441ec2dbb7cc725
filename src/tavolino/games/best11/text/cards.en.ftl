# Best 11: the words on the cards, in English.

## Clubs

club-bramblecaster = Bramblecaster Wanderers
    .character = No stars, no passengers: eleven honest shifts, and home in time for tea.
club-fuioresti = Suveica Fuiorești
    .character = A weavers' town: the midfield passes the ball to and fro until the cloth is done.
club-montelampo = Saetta Montelampo
    .character = Up on the hill everyone wants to be a forward; defending is for when it rains.
club-portosaldo = Ancora Portosaldo
    .character = An anchor on the shirt, a padlock on the goal: nil-nil is a fine result in this harbour.
club-puertolucero = Puerto Lucero
    .character = Half of them are out of this world; the other half came along for the bus ride.

## Formations

formation-4-4-2 = 4-4-2
    .flavour = Two lines of four, and Grandad could have drawn it.
formation-4-3-3 = 4-3-3
    .flavour = Wingers with chalk on their boots.
formation-3-5-2 = 3-5-2
    .flavour = A crowd in midfield and a prayer at the back.
formation-4-5-1 = 4-5-1
    .flavour = Lonely up there, but what a view.
formation-5-3-2 = 5-3-2
    .flavour = First shut the door, then look out of the window.
formation-4-2-3-1 = 4-2-3-1
    .flavour = Two to carry the piano, three to play it.
formation-4-3-1-2 = 4-3-1-2
    .flavour = Everything goes through the number ten, the bus timetable included.
formation-4-3-2-1 = 4-3-2-1
    .flavour = Like the fir tree, it looks best in December.

## Attack

attack-corner = Corner
    .flavour = Everyone in the box, and mind the elbows.
attack-free-kick = Free kick from the edge
    .flavour = Five steps back, one deep breath.
attack-penalty = Penalty
    .flavour = Eleven metres, and suddenly the goal is so small.
attack-through-ball = Through ball
    .flavour = A pass through the eye of a needle.
attack-cross-and-header = Cross and header
    .flavour = From the byline to the forehead, by air.
attack-long-shot = Long shot
    .flavour = If you don't ask, the net won't answer.
attack-counter-attack = Counter-attack
    .flavour = Three passes ago it was their corner.
attack-one-two = One-two
    .flavour = Give it, go, get it back.
attack-overlap = Overlap
    .flavour = The full-back goes by, shouting and waving.
attack-solo-run = Solo run
    .flavour = Past one, past two, past the man with the peanuts.
attack-centre-backs-forward = Centre-backs forward
    .flavour = Last minute: the tall ones go up front.
attack-dribble = Dribble
    .flavour = He went left, his marker went for a walk.

## Defence

defence-save = Save
    .flavour = A glove out of nowhere.
defence-tackle = Tackle
    .flavour = Clean as a whistle, and no whistle.
defence-offside-trap = Offside trap
    .flavour = One step up, all together, arm in the air.
defence-pressing = Pressing
    .flavour = Not a yard, not a second, not a breath.
defence-man-marking = Man-marking
    .flavour = He would follow him home, if asked.
defence-off-the-line = Off the line
    .flavour = Half the ball was over. The other half wasn't.
defence-tactical-foul = Tactical foul
    .flavour = So sorry, referee, I slipped.
defence-everyone-back = Everyone back
    .flavour = Eleven men and a dog behind the ball.

## Opportunities of the management cards

opportunity-money = Gate receipts
    .effect = Take { $n ->
        [1] 1 million
       *[other] { $n } million
    } from the bank.
opportunity-events = In the papers
    .effect = Draw { $n ->
        [1] 1 event card
       *[other] { $n } event cards
    }.
opportunity-defenders-up = Challenge: the wall
    .effect = Challenge a manager; all turn each of your defenders in an action counts { $n } more.
opportunity-midfielders-up = Challenge: the engine room
    .effect = Challenge a manager; all turn each of your midfielders in an action counts { $n } more.
opportunity-forwards-up = Challenge: the front line
    .effect = Challenge a manager; all turn each of your forwards in an action counts { $n } more.
opportunity-goalkeeper-up = Challenge: safe hands
    .effect = Challenge a manager; all turn your goalkeeper counts { $n } more, which helps only in defence.
opportunity-strongest-up = Challenge: leave it to the star
    .effect = Challenge a manager; all turn your strongest footballer in an action counts { $n } more.
opportunity-total-up = Challenge: one for all
    .effect = Challenge a manager; all turn the total of your actions is { $n } higher.
opportunity-two-actions = Challenge: plan A and plan B
    .effect = Challenge a manager; all turn you draw two action cards and use the one you prefer.
opportunity-deny-bonus = Challenge: a quiet word
    .effect = Challenge a manager; all turn the bonus of an opponent's management card does not count against you.
opportunity-plain-challenge = Challenge
    .effect = Challenge a manager, with nothing but your footballers.
opportunity-free-footballer = Free transfer
    .effect = Take a footballer from the market for nothing, as your purchase of the turn.
opportunity-free-coach = A coach out of work
    .effect = Take a coach from the market for nothing, as your purchase of the turn.
opportunity-poach = An offer they can't refuse
    .effect = Take an opponent's footballer, as your purchase of the turn, and pay that opponent double his value.
opportunity-exchange-footballer = Part exchange
    .effect = Give one of your footballers for one on the market and pay the difference.
opportunity-exchange-coach = A change on the bench
    .effect = Give your coach for one on the market and pay the difference.
opportunity-spending-spree = Spending spree
    .effect = This turn you may buy as many cards as you can pay for.
opportunity-new-market = Fresh faces
    .effect = Send the whole market back and turn up new cards.
opportunity-captain = The band
    .effect = Name a captain: he is worth 2 more for as long as he is yours.
opportunity-immunity = Silence, please
    .effect = No challenge can touch you until the end of the turn.

## White events

event-card-kit-sponsor = Kit sponsor
    .effect = You earn 2 million more every turn.
    .flavour = "Our sausages, your shirts, one great family."
event-card-tv-rights = TV rights
    .effect = You earn 1 million more every turn, or 2 if you were in a challenge the turn before.
    .flavour = Kick-off moved to ten past eleven at night, by popular demand.
event-card-merchandising = Merchandising
    .effect = You earn 1 million more every turn, or 2 while you have a captain.
    .flavour = The alarm clock that plays the club song is sold out again.
event-card-superior-tactics = Superior tactics
    .effect = The total of your actions is 1 higher, unless another manager has this card in play too.
    .flavour = Forty arrows on the blackboard, and one of them is right.
event-card-twinning = Twinning
    .effect = Name a manager who has not done the same to you: from now on you two can't challenge each other.
    .flavour = Two terraces, one pot of soup.
event-card-youth-academy = Youth academy
    .effect = Footballers of value 1 or 2 cost you 1 million less.
    .flavour = His boots are two sizes too big, for now.

## Challenge events

event-card-terrace-chants = Terrace chants
    .effect = Each of your footballers in the action gets 1 more.
    .flavour = They only know one song, but they know it loud.
event-card-come-on-lads = Come on, lads!
    .effect = One of your footballers in the action gets 2 more.
    .flavour = A voice from row twelve, heard three villages away.
event-card-club-dna = Club DNA
    .effect = One of your footballers in the action whose printed value is 3 or less gets 3 more.
    .flavour = His granny knitted the first scarf.
event-card-change-of-play = Change of play
    .effect = Before you choose your footballers, discard your action card and draw another.
    .flavour = "Forget everything I said at half-time."
event-card-jinx = Jinx
    .effect = In a challenge you are not in, take 2 from one footballer in the action.
    .flavour = "He never misses from there," said the man in the third row.
event-card-booked = Booked
    .effect = One of the opponent's footballers in the action loses 2.
    .flavour = One more word and it's the other pocket.
event-card-sent-off = Sent off
    .effect = One of the opponent's footballers in the action is out until the end of the turn, and another of his role must take his place.
    .flavour = The tunnel is over there, and the showers are cold.
event-card-penalty = Penalty!
    .effect = Before you choose your footballers, your attack becomes the Penalty.
    .flavour = The referee points to the spot; twenty-two people point elsewhere.
event-card-miracle-save = Miracle save
    .effect = Before you choose your footballers, your defence becomes a save for a goalkeeper or a defender of 3, good against a penalty too.
    .flavour = He was already on the floor. The ball didn't know.
event-card-video-review = Video review
    .effect = Just after a goal against you, try the defence again with a new card: success cancels the goal.
    .flavour = Four minutes, nine angles, one toenail.

## Management events

event-card-boards-bonus = Board's bonus
    .effect = You get 3 million.
    .flavour = The chairman has sold his boat.
event-card-bargain = Bargain
    .effect = Your next purchase this turn costs 2 million less.
    .flavour = One careful owner, low mileage.
event-card-old-ground = The old ground
    .effect = Turn up a card of your team deck at random and take it for 1 million if it fits.
    .flavour = Somebody is still training there, alone, with the lights off.
event-card-even-swap = Even swap
    .effect = Exchange one of your footballers with another manager's of the same role, at most 1 apart in value, captains excluded.
    .flavour = Like stickers at break: swap you two for two.
event-card-sports-bet = Sports bet
    .effect = When two others go into a challenge, say goal or no goal: if you are right, you get 4 million.
    .flavour = Uncle is sure. Uncle is always sure.
event-card-fixture-list = Fixture list
    .effect = Name a manager: the next challenge this turn must go there, if it may.
    .flavour = Away, in January, on a Wednesday.
event-card-scout = Scout
    .effect = Look at the top 4 cards of a team deck and buy one if you like, as your purchase of the turn.
    .flavour = Two thousand kilometres in a small car, for a boy who was ill that day.
event-card-commentary = Commentary
    .effect = You draw 2 event cards.
    .flavour = "And now over to the touchline, where something has happened."
event-card-tax-inspection = Tax inspection
    .effect = The richest of the other managers pays 3 million to the bank.
    .flavour = Two gentlemen in grey would like to see the receipts.
