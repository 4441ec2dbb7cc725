# The words of what is printed besides the cards of the deck.

zone-teams = Carte squadra
card-red-team = Squadra rossa
    .help = Giochi con i rossi: il cerchio è tuo.
card-blue-team = Squadra blu
    .help = Giochi con i blu: il rombo è tuo.

paper-team = squadra, rossa o blu
paper-first-half = Primo tempo
paper-second-half = Secondo tempo
paper-extra-period = Supplementare (S)
paper-shoot-out = Rigori finali
paper-half-time = primo tempo
paper-full-time = dopo due tempi
paper-aid-penalty-cards = Carte penalità. Come seconda carta: un jolly, il calciatore o il pallone che vuoi (8.1). Mentre la palla è dell'avversario: un fallo. Tu peschi 1 carta, lui ne pesca 2 e prosegue (8.6). Se l'altra è in cima a una pila, o le giochi tutte e due: calcio di rigore (8.4, 8.7, 8.11).
paper-aid-clock = Il mazzo è l'orologio: pescata l'ultima carta, il tempo è finito, e si calcia ancora solo un rigore. Chi riceve palla con meno di 3 carte prima pesca fino a 3, tranne che in contropiede (5.6).
