# The words of the pictures in the rules (diagrams.toml).

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
