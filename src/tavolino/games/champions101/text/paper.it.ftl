# The words of what is printed besides the cards of the deck.

zone-teams = Carte squadra
card-red-team = Squadra rossa
    .help = Giochi con i rossi: il cerchio è tuo.
card-blue-team = Squadra blu
    .help = Giochi con i blu: il rombo è tuo.
