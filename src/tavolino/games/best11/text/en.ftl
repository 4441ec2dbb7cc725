# Best 11: every word the game says, in English; the words on the cards are in cards.en.ftl.

game = Best 11
    .tagline = Eleven places, a few million and a phone that never stops ringing: build the best eleven.

## The places where cards lie

zone-hand = Event cards
zone-management = Management card
zone-team = Team
zone-coach = Coach
zone-formation = Formation
zone-front = White events
zone-down = Discarded, face down
zone-scouted = Scouted
zone-market = Market
zone-team-deck = Team deck
zone-event-deck = Event deck
zone-action-deck = Action deck
zone-management-deck = Management deck
zone-discards = Discarded actions
zone-out = Events played
zone-used = Used management cards
zone-table = Action card
zone-events = Events
zone-actions = Action cards
zone-formations = Formations

## Words

word-money = money
word-events = event cards
word-challenge = a challenge
word-free-footballer = a footballer for nothing
word-free-coach = a coach for nothing
word-poach = take an opponent's footballer
word-exchange-footballer = exchange a footballer
word-exchange-coach = exchange the coach
word-spending-spree = buy without limit
word-new-market = a new market
word-captain = name a captain
word-immunity = immunity
word-no-1 = number 1
word-no-2 = number 2
word-no-3 = number 3
word-no-4 = number 4
word-no-5 = number 5
word-no-6 = number 6
word-no-7 = number 7
word-no-8 = number 8
word-no-9 = number 9
word-no-10 = number 10
word-no-11 = number 11

role-name = { $role ->
    [P] goalkeeper
    [D] defender
    [C] midfielder
    [A] forward
   *[coach] coach
}
role-letter = { $role ->
    [P] G
    [D] D
    [C] M
   *[A] F
}
need-words = at least { $total } from { $men }
need-each = { $n } men, each { $men }
need-role = { $n ->
    [1] { $role ->
        [P] a goalkeeper
        [D] a defender
        [C] a midfielder
       *[A] a forward
    }
    [2] { $role ->
        [P] two goalkeepers
        [D] two defenders
        [C] two midfielders
       *[A] two forwards
    }
   *[other] { $role ->
        [P] { $n } goalkeepers
        [D] { $n } defenders
        [C] { $n } midfielders
       *[A] { $n } forwards
    }
}
n-million = { $n ->
    [0] nothing
    [1] 1 million
   *[other] { $n } million
}
price-million = { $price ->
    [0] nothing
    [1] 1 million
   *[other] { $price } million
}
n-events = { $n ->
    [0] no event card
    [1] an event card
    [2] two event cards
   *[other] { $n } event cards
}

n-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
on-sale = { $coaches_n ->
    [0] { $names }
    [1] { $n ->
        [0] the coach { $coaches }
       *[other] { $names }, plus the coach { $coaches }
    }
   *[other] { $n ->
        [0] the coaches { $coaches }
       *[other] { $names }, plus the coaches { $coaches }
    }
}

## Questions and moves

ask-move = { $seat }, your move: buy, use your card, play, build, or pass?
ask-free-footballer = { $seat }, a footballer for nothing: which one?
ask-free-coach = { $seat }, a coach for nothing: which one?
ask-exchange-in = { $seat }, and who comes in his place?
ask-exchange-coach = { $seat }, which coach comes in place of yours?
ask-captain = { $seat }, who wears the band?
ask-exchange-out = { $seat }, which of your footballers goes?
ask-swap-out = { $seat }, which of your footballers do you offer?
ask-challenge = { $seat }, whom do you challenge?
ask-peace = { $seat }, with whom do you make peace?
ask-fixture = { $seat }, who must be challenged next?
ask-poach = { $seat }, at whose door do you knock?
ask-swap = { $seat }, with whom do you swap?
ask-poach-whom = { $seat }, which footballer of { $other } do you take?
ask-swap-in = { $seat }, which footballer of { $other } do you want?
ask-deck = { $seat }, in which team deck does your scout look?
ask-scout = { $seat }, your scout is back: buy one of these, or none?
ask-discard = { $seat }, your hand is full: which card goes? { $n ->
    [1] One still has to.
   *[other] { $n } still have to.
}
ask-show = { $seat }, { $other } challenges you: do you answer with a card?
ask-bet = { $seat }, { $other } goes on the attack: any bets?
ask-bet-on = { $seat }, will there be a goal?
ask-card = { $seat }, which of the two action cards do you play against { $other }?
ask-drawn = { $seat }, there is your action against { $other }: an event card, before you choose?
ask-drawn-other = { $seat }, there is the action of { $other }: an event card, before anyone is chosen?
ask-choose = { $seat }, who goes into the action against { $other }?
ask-jinx = { $seat }, { $other } attacks and it stands at { $total } of { $wanted }: a jinx?
ask-step = { $seat }, against { $other } it stands at { $total } of { $wanted }: what do you do?
ask-target = { $seat }, on whom do you play { $card }?
ask-replace = { $seat }, who takes his place against { $other }?
ask-review = { $seat }, { $other } has scored: do you call for the screen, or play another card?
ask-scored = { $seat }, you have scored against { $other }: an event card, before play goes on?

move-pass = pass
move-build = build the stadium
move-show = show immunity
move-leave = buy none of them
move-first = the first one
move-second = the second one
move-goal = goal
move-no-goal = no goal
move-use = management card: { $a }
move-manager = { $a }
move-deck = the deck of { $a }
move-buy = buy { $a }
move-market = { $a }
move-take = buy { $a }
move-own = { $a }
move-their = { $a }
move-raise = 1 million: a point for { $a }
move-lower = 2 million: a point off { $a }
move-play = play { $a }
move-discard = discard { $a }

## Refusals

refusal-asked-move = It is your move: buy, use your management card, play an event card, build, or pass.
refusal-asked-market = First choose a card from the market.
refusal-asked-own = First choose one of your footballers.
refusal-asked-manager = First name a manager.
refusal-asked-their = First choose one of the other manager's footballers.
refusal-asked-deck = First say in which team deck your scout looks.
refusal-asked-scout = Your scout is waiting: buy one of the cards, or leave them.
refusal-asked-discard = Your hand is full: first choose an event card to discard.
refusal-asked-show = You are being challenged: show immunity if you have it, play an event card, or pass.
refusal-asked-bet = A challenge between two others has been declared: play a bet, or pass.
refusal-asked-bet-on = Your bet is on the table: say goal or no goal.
refusal-asked-card = You have drawn two action cards: choose the first or the second.
refusal-asked-drawn = The action card is there and nobody is chosen yet: play an event card, or pass.
refusal-asked-choose = First choose your footballers for the action.
refusal-asked-jinx = You are not in this challenge: play a jinx, or pass.
refusal-asked-step = The values are being changed: play an event card, pay for a point, or pass.
refusal-asked-target = First say on which footballer in the action you play the card.
refusal-asked-replace = First choose who takes the place of the footballer sent off.
refusal-asked-review = A goal has been scored: play an event card, or pass.
refusal-no-discard-now = You only discard when a draw would take you over four cards.
refusal-built = Your stadium is already there, and one is enough.
refusal-no-money-to-build = A stadium costs { $price } million, and you don't have that much.
refusal-no-immunity = You don't hold the card with immunity: pass.
refusal-not-in-hand = You don't hold that card.
refusal-no-such-deck = There is no such team deck, or it is empty.
refusal-card-used = You have already used your management card this turn.
refusal-not-on-card = Your management card does not offer that.
refusal-bought-already = That is only for someone who has not bought a card this turn.
refusal-has-coach = You already have a coach; another comes only in an exchange.
refusal-no-coach-there = There is no coach on the market.
refusal-has-captain = You already have a captain, and the band can't be passed on.
refusal-no-footballer = There is nobody in your team to wear the band.
refusal-no-coach = You have no coach to exchange.
refusal-no-coach-to-have = There is no coach on the market whom you could pay for.
refusal-nobody-fits = There is no footballer on the market for any of your free places.
refusal-nobody-to-poach = That manager has nobody for a free place of yours whom you could pay for.
refusal-nobody-to-exchange = Nobody on the market fits in for him at a difference you can pay.
refusal-too-few = You need at least { $squad } footballers for a challenge.
refusal-rivals-too-few = Nobody with fewer than { $squad } footballers can be challenged.
refusal-immune = That manager is immune for the rest of the turn.
refusal-twinned = You two are twinned: neither can challenge the other.
refusal-fixture = The fixture list says otherwise: the next challenge must go to somebody else.
refusal-another-manager = Name another manager at the table: seats go from 0 to { $last }, and your own doesn't count.
refusal-peace-returned = That manager has already made peace with you: once is enough.
refusal-uneven = There is no match: the same role, at most 1 apart in value, and no captains.
refusal-one-a-turn = You have already bought a card this turn.
refusal-too-dear = That costs { $price } million, and you have { $money }.
refusal-nobody-there = There is no card in that place.
refusal-no-room = There is no free place for his role in your formation.
refusal-wants-coach = A coach is what you can have here.
refusal-wants-footballer = A footballer is what you can have here.
refusal-empty-shirt = Nobody wears number { $number }.
refusal-captain-stays = Captains can't be swapped.
refusal-is-sent-off = He has been sent off: he is out until the end of the turn.
refusal-in-action = He is already in the action.
refusal-not-his-role = It must be a footballer of the same role.
refusal-lower-shirt-first = Of two for the same role, name the one with the lower number first.
refusal-wrong-role = The action asks for another role.
refusal-not-in-action = He is not in the action.
refusal-value-too-high = The value printed on his card is too high for this event.
refusal-you-lower = The action is not yours: you can only lower.
refusal-you-raise = The action is yours: you can only raise.
refusal-at-zero = He is at 0, and a value never falls below that.
refusal-white-on-move = White events are played on your own move only.
refusal-not-while-changing = That card can't be played while you two change values.
refusal-not-now = That card can't be played now.
refusal-second-tactics = You already have that one in play, and a second can't be played.
refusal-scout-buys = A scout needs a purchase, and you have already bought a card this turn.
refusal-deck-empty = There is no card left in that team deck.

## Options

option-clubs = The club everyone plays with, or each manager's own: as many clubs as managers, with commas between them.
option-decks = With different clubs, whether each has its own event, management and action cards.
option-decks-per_club = each club its own
option-decks-common = one box for everybody
option-order = How the order of moving changes from one turn to the next.
option-order-reverse = turned round every time
option-order-rotate = the first goes to the end
option-last_turn = The turn after which it ends if no team is complete.
option-club = A file with a club of your own, which takes the place of the first.
option-events = A file with an event deck of your own.

## How it ended

reason-points = Most points.
reason-goals = Level on points: goals scored decided.
reason-cash = Level on points and goals: the fuller purse decided.
reason-shared = Level on points, goals and money: the victory is shared.
reason-unfinished = Still being played.

## Why the bench says so

why-discard = It is the one you are least likely to miss.
why-buy = { $points } points for { $price ->
    [0] nothing
    [1] 1 million
   *[other] { $price } million
}, and { $left } left in the purse.
why-challenge = About { $n } challenges like this in 100 end with a goal: 3 points for you, 1 off them.
why-money = { $money } million are worth more now than what else the card offers.
why-events = Event cards pay off over { $turns ->
    [one] the turn
   *[other] the { $turns } turns
} still to come.
why-other = The fourth line brings more than money, cards or a challenge would now.
why-raise = { $short ->
    [one] One point is missing
   *[other] { $short } points are missing
}, a million each. { $side ->
    [attack] Once it stands, about { $chance } in 100 go in.
   *[defence] If it is not reached, it is a goal.
}
why-lower = { $spare ->
    [one] One point less
   *[other] { $spare } points less
} and it fails, and they would have to pay to get it back.
why-footballer = He brings { $value }: nobody who fits brings more for what is asked.
why-card-raise = { $short ->
    [one] One point is missing
   *[other] { $short } points are missing
}: the card saves you the millions.
why-card-lower = { $spare ->
    [one] One point less
   *[other] { $spare } points less
} and it fails.
why-build = { $points } points for { $price } million: money left over would bring less.
why-show = About { $n } in 100 of these end with a goal against you.
why-bet = About { $n } challenges like this in 100 end with a goal.
why-no-bet = About { $n } in 100 end with a goal: too even for a bet.
why-first = About { $n } in 100 with this card, with your team.
why-pass-move = Nothing on offer is worth its price; what you keep works for you next turn.
why-keep = The card does more at another moment.
why-pass-stands = It is as you want it: let them spend.
why-pass-dear = It would take { $price } million, and the result is not worth that.
why-pass-poor = It would take { $price } million, and you have { $money }.

## How things stand

fact-turn = { $last ->
    [0] turn { $turn }
   *[other] turn { $turn }, the last is { $last }
}
fact-mover = to move: { $mover_who }
fact-fixture = next to be challenged: { $fixture_who }
fact-money = { $n } million
fact-formation = { $n }
fact-goals = { $n ->
    [0] {""}
    [1] 1 goal
   *[other] { $n } goals
}
fact-conceded = { $n ->
    [0] {""}
   *[other] { $n } conceded
}
fact-stadium = { $n ->
    [0] {""}
   *[other] stadium
}
fact-captain = captain: { $n }
fact-immune = { $n ->
    [0] {""}
   *[other] immune
}
fact-total = { $total } of { $need }

## The season, as it comes over the wire

event-formation =
    .a = { $seat } will line up in a { $formation }.
    .b = The lots have spoken: { $formation } for { $seat }.
    .c = { $seat } draws { $formation } and reaches for the blackboard.
event-turn =
    .a = { $last ->
        [1] The last turn! { $seat } goes first, and then we count.
       *[other] Turn { $turn }: the offices open, { $seat } goes first.
    }
    .b = { $last ->
        [1] Deadline day! It all ends this turn, and { $seat } opens it.
       *[other] Good morning from the transfer market. Turn { $turn }, and { $seat } is first through the door.
    }
    .c = { $last ->
        [1] One last turn, one last phone call. { $seat } begins.
       *[other] Turn { $turn }. Two million for everybody, and the first word to { $seat }.
    }
    .d = { $last ->
        [1] The clock on the wall says last turn. { $seat }, please.
       *[other] The coffee is on, it's turn { $turn }, and { $seat } starts.
    }
    .e = { $last ->
        [1] This is it, the final turn: { $seat } first.
       *[other] Turn { $turn } at the market, { $seat } to open.
    }
    .f = { $last ->
        [1] Last orders! { $seat } has the first word of the last turn.
       *[other] New turn, new rumours: it's number { $turn }, and { $seat } makes the first call.
    }
    .g = { $last ->
        [1] The doors close after this one. { $seat } starts the last turn.
       *[other] Phones are ringing, turn { $turn } is on: { $seat } first.
    }
event-earned =
    .a = { $seat } has { n-million } more coming in, thanks to the commercial department.
    .b = The sponsors pay: { n-million } on top for { $seat }.
    .c = The tills ring at { $seat }'s: another { n-million }.
event-market =
    .a = On the market today: { on-sale }.
    .b = Who's for sale? { on-sale }.
    .c = The list is out: { on-sale }.
    .d = In the shop window: { on-sale }.
    .e = Agents in the lobby, with { on-sale }.
event-complete =
    .a = { $seat } has eleven and a coach! One more turn, and that's that.
    .b = The team of { $seat } is complete: the next turn is the last.
event-stadium =
    .a = { $seat } builds a stadium! Twelve million, and you can smell the paint.
    .b = The diggers are in, the stands go up: { $seat } has a ground to call home.
    .c = { $seat } cuts the ribbon: what a stadium!
event-bought =
    .a = Done deal: { $footballer }, { role-name } worth { $value }, joins { $seat } for { price-million }.
    .b = { $seat } signs { $footballer } ({ role-name }, { $value }). The price: { price-million }.
    .c = The ink is dry! { $footballer }, { role-name }, { $value }, goes to { $seat } for { price-million }.
    .d = { $footballer } holds up { $seat }'s shirt: { role-name } worth { $value }, { price-million }.
    .e = { $seat } opens the wallet: { price-million } for { $footballer }, { role-name }, { $value }.
    .f = Here we go! { $footballer } ({ role-name }, { $value }) to { $seat }, { price-million }.
    .g = A handshake and { price-million }: { $footballer }, { role-name } worth { $value }, is { $seat }'s.
event-free =
    .a = Not a penny changes hands: { $footballer }, { role-name } worth { $value }, to { $seat }.
    .b = On a free! { $seat } gets { $footballer }, { role-name }, { $value }.
    .c = { $seat } pays with a smile: { $footballer } ({ role-name }, { $value }) comes for nothing.
event-poached =
    .a = A coup! { $seat } takes { $footballer } from { $other } for { price-million }.
    .b = { $other } can't say no: { $footballer } moves to { $seat }, and { price-million } the other way.
    .c = Double his value on the table, { price-million }: { $footballer } leaves { $other } for { $seat }.
event-exchanged =
    .a = { $out } out, { $footballer } in: { $seat } pays a difference of { price-million }.
    .b = { $seat } trades { $out } for { $footballer } ({ role-name }, { $value }), plus { price-million }.
    .c = Part exchange for { $seat }: goodbye { $out }, welcome { $footballer }, and { price-million } to the bank.
event-swapped =
    .a = A straight swap: { $out } goes to { $other }, { $footballer } to { $seat }.
    .b = { $seat } and { $other } trade stickers: { $out } for { $footballer }.
event-found =
    .a = At the old ground they find { $footballer }, { role-name } worth { $value }: { $seat } takes him for a million.
    .b = Who's that under the floodlights? { $footballer } ({ role-name }, { $value }), and { $seat } signs him on the spot.
event-found-nobody =
    .a = At the old ground { $seat } finds { $footballer }, but there is no place for him.
    .b = { $footballer } was training alone; { $seat } has to leave him there.
event-captain =
    .a = The band goes to { $footballer }: { $seat } has a captain.
    .b = { $seat } names { $footballer } captain. The dressing room nods.
    .c = { $footballer } pulls on the armband for { $seat }.
event-looked =
    .a = { $seat }'s scout comes back with a notebook full of names.
    .b = A small car pulls up at { $seat }'s office: the scout has something to show.
event-scout-leaves =
    .a = "Nobody for us," says { $seat }, and closes the notebook.
    .b = { $seat } thanks the scout and signs nobody.
event-receipts =
    .a = Good gates this week: { n-million } for { $seat }.
    .b = { $seat } counts the takings: { n-million }.
    .c = The box office sends { $seat } { n-million }.
    .d = { n-million } in { $seat }'s cash box, and not a word to the press.
event-spree =
    .a = { $seat } has the cheque book out: this turn there is no limit!
    .b = Spending spree! { $seat } may buy whatever there is money for.
event-new-market =
    .a = { $seat } clears the shop window: new faces, please!
    .b = "Haven't you got anyone else?" asks { $seat }, and they bring others.
event-immune =
    .a = { $seat } asks for silence: nobody can challenge this turn.
    .b = Not today: { $seat } is immune until the turn is over.
event-drew =
    .a = { $seat } draws { n-events }.
    .b = News for { $seat }: { n-events }.
    .c = The morning papers for { $seat }: { n-events }.
    .d = { n-events } for { $seat }, read behind a closed door.
event-discarded =
    .a = { $seat } puts an event card back under the deck.
    .b = One card too many: { $seat } slips it under the deck.
event-white =
    .a = { $seat } lays out { $card }: that will last.
    .b = On { $seat }'s desk from today: { $card }.
    .c = { $card } for { $seat }, signed, framed and hung on the wall.
event-played =
    .a = { $seat } plays { $card }.
    .b = Out of { $seat }'s sleeve: { $card }!
    .c = { $card }, says { $seat }.
    .d = Now { $seat } shows { $card }.
event-hits =
    .a = { $seat } plays { $card } on { $footballer }: { $total } of { $wanted }.
    .b = { $card } for { $footballer }, from { $seat }: it stands at { $total } of { $wanted }.
    .c = { $footballer } feels it: { $card } by { $seat }, { $total } of { $wanted }.
event-taxed =
    .a = Two gentlemen in grey at { $seat }'s door: { n-million } to the bank.
    .b = The inspectors leave { $seat } with { n-million } less.
event-peace =
    .a = { $card }! { $seat } and { $other } will not challenge each other any more.
    .b = Scarves are exchanged: { $card } between { $seat } and { $other }.
event-fixed =
    .a = { $seat } has a look at the calendar: the next challenge must go to { $other }.
    .b = { $card } from { $seat }: { $other } is next, like it or not.
event-challenge =
    .a = { $seat } challenges { $other }! Everyone to the touchline.
    .b = It's on: { $seat } against { $other }.
    .c = { $seat } throws down the glove, { $other } picks it up.
    .d = To the pitch! { $seat } attacks { $other }.
event-refused =
    .a = { $other } shows immunity, and { $seat }'s challenge is over before it began.
    .b = The gate is shut: { $other } is immune, { $seat } goes home.
event-bet =
    .a = { $on ->
        [goal] { $seat } puts money on a goal.
       *[no-goal] { $seat } puts money on no goal at all.
    }
    .b = { $on ->
        [goal] "They'll score," says { $seat }, and bets on it.
       *[no-goal] "Never," says { $seat }, and bets on no goal.
    }
event-bet-won =
    .a = { $seat } knew it! The bet pays { n-million }.
    .b = A happy face at the counter: { $seat } wins { n-million }.
event-bet-lost =
    .a = { $seat } tears up the betting slip.
    .b = No luck for { $seat } at the counter.
event-two-cards =
    .a = { $seat } has a plan A and a plan B: two action cards to choose from.
    .b = Two ideas for { $seat }, and only one can be used.
event-action =
    .a = { $side ->
        [attack] { $seat } turns up the card: { half-name }. It takes { $need }.
       *[defence] { $seat } needs an answer, and it is: { half-name }. It takes { $need }.
    }
    .b = { $side ->
        [attack] The card says { half-name }: { $need }. Forward, { $seat }!
       *[defence] The card says { half-name }: { $need }. Everyone back, { $seat }!
    }
    .c = { $side ->
        [attack] { half-name }! { $seat } needs { $need }.
       *[defence] { half-name }, that's the plan: { $need }, and quickly, { $seat }.
    }
    .d = { $side ->
        [attack] Here comes { $seat }: { half-name }, and it takes { $need }.
       *[defence] { $other } is bearing down on goal; the answer of { $seat }: { half-name }, and it takes { $need }.
    }
event-powerless =
    .a = { half-name }? Against a penalty only a save could help { $seat }.
    .b = From twelve yards, and no save in the cards for { $seat }.
event-nobody-for-it =
    .a = { half-name } asks for { $need }, and { $seat } has nobody for that.
    .b = { half-name }: { $need }? { $seat } looks along the line and finds nobody.
event-picked =
    .a = { $seat } sends { $names }: { $total } of { $wanted }.
    .b = { $names } for { $seat }, and that makes { $total } of { $wanted }.
    .c = It's up to { $names }: { $total } of { $wanted } for { $seat }.
    .d = { $seat } looks at { $names }. { $total }, and { $wanted } are needed.
event-raised =
    .a = { $seat } promises a bonus: { $footballer } digs deeper, { $total } of { $wanted }.
    .b = A million more for { $footballer }, and it's { $total } of { $wanted } for { $seat }.
    .c = { $seat } reaches into the purse: { $total } of { $wanted }, and { $footballer } smiles.
    .d = { $footballer } finds another yard, and { $seat } a million less: { $total } of { $wanted }.
event-lowered =
    .a = { $seat } pays two million to put { $footballer } off his stride: { $total } of { $wanted }.
    .b = Two million well spent? { $footballer } stumbles, { $total } of { $wanted }, thanks to { $seat }.
    .c = { $seat } finds the weak spot of { $footballer }: { $total } of { $wanted }.
event-sent-off =
    .a = Red card! { $footballer } must leave the pitch, and { $seat } can't believe it.
    .b = { $footballer } is off! The referee won't hear a word from { $seat }.
event-no-substitute =
    .a = Nobody on hand to take over: { $seat }'s action breaks down.
    .b = { $seat } has nobody else of his role, and it all comes to nothing.
event-substituted =
    .a = { $footballer } steps in for { $seat }: { $total } of { $wanted }.
    .b = { $seat } waves { $footballer } forward: { $total } of { $wanted }.
event-stands =
    .a = Through! { $seat }'s attack stands, { $total } for { $wanted }. Now, { $other }!
    .b = { $total } points, and { $wanted } were enough: { $seat } is in front of goal.
    .c = The { $other } defence is beaten to the ball: { $seat } shoots!
    .d = What a move by { $seat }! Can { $other } still do something?
event-fails =
    .a = Not enough: { $total } of { $wanted }, and { $seat } loses the ball.
    .b = { $seat } comes to nothing. { $other } breathes out.
    .c = Over the bar! { $total } for { $wanted }, that won't do, { $seat }.
    .d = { $other } watches it roll wide: { $seat } had { $total } of { $wanted }.
event-holds =
    .a = Stopped! { half-name } by { $seat }, { $total } for { $wanted }.
    .b = { $seat } holds! { $other } was already celebrating.
    .c = { half-name }, and it works! Nothing doing for { $other }.
    .d = Cleared by { $seat }, and { $other } can't believe it.
event-beaten =
    .a = { $seat } is late: { $total } of { $wanted }.
    .b = { half-name }, but only { $total } of { $wanted }: { $seat } is beaten.
    .c = It isn't enough for { $seat }, { $total } of { $wanted }...
event-goal =
    .a = GOAL! { $seat } scores against { $other }!
    .b = It's in! { $seat } has the ball in { $other }'s net!
    .c = GOAL for { $seat }! { $other } picks the ball out of the net.
    .d = GOAL! The bench of { $seat } is on the pitch, { $other } stares at the grass.
    .e = { $goals ->
        [1] GOAL! The first of the season for { $seat }!
       *[other] GOAL! And that makes { $goals } for { $seat }!
    }
event-cancelled =
    .a = No goal! The screen has spoken, and { $seat } must give it back.
    .b = The referee draws a rectangle in the air: the goal against { $other } is cancelled.
event-points =
    .a = { $seat }: { $points } points. Footballers { $footballers }, coach { $coach }, formation { $formation }, goals { $scored }, conceded { $conceded }, stadium { $stadium }, money { $money }.
    .b = The sums for { $seat }: { $footballers } for the footballers, { $coach } for the coach, { $formation } for the formation, { $scored } for goals, { $conceded } for goals conceded, { $stadium } for the stadium, { $money } for money: { $points }.
event-end =
    .a = { $how ->
        [shared] It's all over, and nothing can part them: { $n } share the victory with { n-points }.
       *[other] It's all over! { $seat } has the best eleven, with { n-points }.
    }
    .b = { $how ->
        [shared] { n-points } each, the same goals, the same money: the victory is shared.
        [points] { n-points }! The best eleven belongs to { $seat }.
       *[other] { n-points }, level at the top, but by a whisker it's { $seat }!
    }

## Statistics

count-formation = formations drawn
count-turn = turns
count-earned = payments by sponsors
count-market = markets
count-complete = complete teams
count-stadium = stadiums
count-bought = purchases
count-free = free transfers
count-poached = footballers taken from others
count-exchanged = exchanges
count-swapped = swaps
count-found = finds at the old ground
count-found-nobody = vain visits to the old ground
count-captain = captains
count-looked = scouts sent
count-scout-leaves = scouts sent in vain
count-receipts = management cards for money
count-spree = spending sprees
count-new-market = new markets
count-immune = immunities
count-drew = visits to the event deck
count-discarded = event cards discarded
count-white = white events
count-played = other events
count-hits = events on a footballer
count-taxed = tax inspections
count-peace = peaces made
count-fixed = fixtures set
count-challenge = challenges
count-refused = challenges met by immunity
count-bet = bets
count-bet-won = bets won
count-bet-lost = bets lost
count-two-cards = double draws of action cards
count-action = actions
count-powerless = penalties without a save
count-nobody-for-it = actions without footballers
count-picked = actions tried
count-raised = points bought
count-lowered = points taken away
count-sent-off = red cards
count-no-substitute = actions lost by a red card
count-substituted = replacements
count-stands = attacks that stood
count-fails = attacks that failed
count-holds = defences that held
count-beaten = defences that failed
count-goal = goals
count-cancelled = goals cancelled
count-points = final accounts
count-end = final whistles
count-end-points = won by points
count-end-goals = decided by goals scored
count-end-cash = decided by money
count-end-shared = shared victories

help-footballer = { $role }, value { $value }.
help-coach = coach, value { $value }. Likes { $likes }; dislikes { $dislikes }.
