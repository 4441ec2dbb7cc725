# The words of what is printed besides the cards of the deck.

zone-teams = Team cards
card-red-team = Red team
    .help = You are red: the circle is yours.
card-blue-team = Blue team
    .help = You are blue: the diamond is yours.
