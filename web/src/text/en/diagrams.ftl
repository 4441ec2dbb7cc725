# Pictures in the rules: 101 Champions Challenge
drawn-play = You are red and have laid two cards. What do the tops of the piles say?
drawn-own-pair = Red footballer, red ball: your own pair. A pass: draw 1 and play again. With your last two cards it is a shot!
drawn-no-pair = Mixed colours: no pair. The pass is lost: draw 2, ball to the opponent. With your last two cards the defence clears: draw 4.
drawn-their-pair = Blue footballer, blue ball: the opponent's pair. Counter-attack!
drawn-counter = A counter-attack: you are blue, and red has made your pair
drawn-counter-keep = Keep one card, the one you like best.
drawn-counter-give = Give all the others to red.
drawn-counter-draw = Draw one. You hold two: your next play brings you before the goal.
drawn-shot = You are red and shoot: turn the top card of the deck
drawn-shot-goal = A ball, red or blue: goal!
drawn-shot-corner = A red footballer, one of yours: blocked, corner kick. Draw 3 and play again.
drawn-shot-saved = A blue footballer: saved. Draw 5, ball to the opponent.
drawn-shot-penalty = A penalty card: penalty kick to you.

# Go-Goal!
drawn-needs = What an attack asks of your team, with outnumber: your forwards against their defenders
drawn-needs-goal = GOAL!: more forwards than they have defenders.
drawn-needs-go-goal = GO-GOAL!: at least as many forwards as they have defenders, and at least one.
drawn-needs-forward = SUPER GOAL! and PENALTY: one forward is enough.
drawn-needs-nothing = YELLOW and RED: nobody, as long as they have a footballer to show it to.
drawn-answers = Which answer stops which attack
drawn-answers-no = GOAL!, GO-GOAL! and SUPER GOAL! are stopped by NO! or SUPER NO!.
drawn-answers-var = PENALTY, YELLOW and RED are stopped by VAR alone.
drawn-answers-defender = A NO! counts only with a defender or a joker in your own team.
drawn-spot = From the spot: both choose in secret, then both cards are turned up
drawn-spot-saved = The same symbol: saved!
drawn-spot-goal = Different symbols: goal!

# Mister
drawn-teams = Face to face: circles are yours, diamonds theirs. Your right meets their left.
drawn-dive = Direction against dive
drawn-dive-differ = The keeper goes the other way: a goal if the shooter has at least the keeper's number.
drawn-dive-same = The keeper guesses right: a goal only if the shooter has at least one more.
drawn-phases = Card 1 from the cross to the shot. Lose a phase and the attack is over.
drawn-phases-cross = Phase 1, the cross: E of your RM against C of their LB. The higher number wins; level, the defender does.
drawn-phases-header = Phase 2, in the air: B of your LS against B of their RCB.
drawn-phases-shot = The shot: B of your LS against H of the keeper, direction against dive.

# Best 11
drawn-turn = A turn, from the bank to the last move
drawn-turn-money = Money: 2 million for everyone, and what the white events pay.
drawn-turn-market = The market: one card more than there are managers.
drawn-turn-management = A management card for everyone, for their eyes only.
drawn-turn-move = The moves, one manager after the other. As you like: buy one card, use the management card, play events, build the stadium. Then pass.
drawn-turn-end = The management cards are discarded, and what nobody bought goes under its deck.
drawn-chances = A management card: one of its four lines, never two
drawn-chances-money = Money: take it from the bank.
drawn-chances-events = Event cards: draw them.
drawn-chances-challenge = A challenge: pick an opponent, with this bonus for the whole turn.
drawn-chances-other = The fourth line: a bargain of another kind, different on almost every card.
drawn-challenge = A challenge from end to end, and who may do what when
drawn-challenge-draw = The attacker draws an action card: its attack half says which roles are wanted and how many points.
drawn-challenge-choose = First the moment for Change of play; then the attacker chooses footballers, once and for all. A role missing: it has failed.
drawn-challenge-others = The managers not in it have their moment: Jinx.
drawn-challenge-values = The two in turn, the attacker first: an event, or millions for one point, or a pass. The attacker raises, the defender lowers, until both pass in a row.
drawn-challenge-stands = Too few points: it is over. Enough: the attack stands.
drawn-challenge-defence = Now the defender draws, and all of it happens again for the defence half. If that fails too: goal!
