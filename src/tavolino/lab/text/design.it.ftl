# Quello che dice il banco di prova di chi disegna giochi.

progress-deals = Smazzate

lab-compared = { $name }: due varianti con { $deals ->
        [one] la stessa smazzata
       *[other] le stesse { $deals } smazzate
    }
lab-swept = { $name }: ogni valore con { $deals ->
        [one] la stessa smazzata
       *[other] le stesse { $deals } smazzate
    }
lab-sought = { $name }: il valore migliore ha giocato { $deals ->
        [one] una smazzata
       *[other] { $deals } smazzate
    }
lab-cards = { $name }: quanto valgono le carte, { $deals ->
        [one] una partita
       *[other] { $deals } partite
    }

lab-figure = dato
lab-column-difference = differenza
lab-column-interval = intervallo 95%
lab-column-gain = a coppie
lab-column-verdict = verdetto
lab-column-mean = media
lab-column-deals = smazzate
lab-column-seats = posti
lab-column-wins = vinte
lab-column-more = in più
lab-range-wide = da { $low } a { $high }
lab-times = { NUMBER($n, maximumFractionDigits: 1) }×
lab-gain-note = «A coppie»: quante volte più partite sarebbero servite con smazzate diverse per ogni variante.
lab-plot = Le differenze con i loro intervalli; dentro la fascia si può dire che sono uguali.

verdict-larger = di più
verdict-smaller = di meno
verdict-same = uguale entro { $within }
verdict-unknown = non si sa ancora

figure-first-mover = vince chi comincia
figure-draw = pareggi
figure-decisions = decisioni
figure-choices = vere scelte
figure-forced = decisioni senza scelta
figure-branching = mosse fra cui scegliere
figure-points = punti di tutti i posti
figure-margin = scarto del vincitore
figure-lead-changes = cambi al comando
figure-comeback = il vincitore era stato sotto
figure-decided = decisa dopo

seek-found = { $variant } va bene: per «{ $figure }» si può arrivare a { $goal }.
seek-none = Nessun valore va bene: il più vicino è { $variant }, ma lì «{ $figure }» non è di certo { $goal }, oppure si supera un limite.

cards-held = Posti che hanno avuto la carta in qualche momento. Che una carta e la vittoria vadano insieme non dice ancora che l'una porti l'altra.
cards-first = Posti che avevano la carta alla loro prima decisione.
cards-played = Posti che hanno giocato la carta.
cards-left-out = { $n ->
        [one] Una carta a metà classifica non è mostrata.
       *[other] { $n } carte a metà classifica non sono mostrate.
    }

fault-too-many-variants = { $variants } varianti sono troppe: al massimo { $most }.
fault-seats-differ = Le varianti sono per un numero diverso di posti ({ $seats }): scegli con --seats.
fault-bad-target = «{ $typed }» non si capisce. Scrivi un dato, uno fra { $signs } e un numero, per esempio first-mover=50%. Dati: { $known }.
fault-bad-range = «{ $typed }» non è un elenco di valori. Scrivi un'opzione e da due a { $most } valori: goals=2..4, oppure goals=2,3,5.
fault-bad-way = «{ $way }» non si conosce. Si conoscono: { $known }.
fault-no-such-deck = Non c'è nessun mazzo «{ $deck }». Mazzi: { $known }.
fault-bad-lab-file = { $path } non è un file del banco di prova, o è rovinato. Indicane un altro: verrà creato.
fault-other-lab-file = { $path } contiene un'altra prova. Indica lo stesso gioco, le stesse varianti, gli stessi bot e lo stesso numero, oppure un altro file.
fault-unwritable-lab-file = Non si può scrivere { $path }: { $why }
