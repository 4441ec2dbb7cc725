# The words of what is printed besides the cards of the deck.

zone-teams = Team cards
card-red-team = Red team
    .help = You are red: the circle is yours.
card-blue-team = Blue team
    .help = You are blue: the diamond is yours.

paper-team = team, red or blue
paper-first-half = First half
paper-second-half = Second half
paper-extra-period = Extra period (S)
paper-shoot-out = Penalties
paper-half-time = half-time
paper-full-time = after two halves
paper-aid-penalty-cards = Penalty cards. As your second card: a joker, any footballer or ball (8.1). While the opponent has the ball: a foul. You draw 1, the opponent draws 2 and goes on (8.6). If the other one is on top of a pile, or you play both: a penalty kick (8.4, 8.7, 8.11).
paper-aid-clock = The deck is the clock: when its last card is drawn, the half is over, and only a penalty kick is still taken. Whoever gets the ball with fewer than 3 cards first draws up to 3, except in a counter-attack (5.6).
