# The words of what is printed besides the cards of the deck.

zone-teams = Cărți de echipă
card-red-team = Echipa roșie
    .help = Joci cu roșii: cercul e al tău.
card-blue-team = Echipa albastră
    .help = Joci cu albaștrii: rombul e al tău.
