# Mister
your-eleven = I tuoi undici
your-album = Il tuo album
your-bench = La tua panchina
put-there = { $name }: { $place }
still-missing = { $n ->
    [one] Ne manca uno
   *[other] Ne mancano { $n }
}
hand-in-eleven = In campo!
to-bench = { $name } in panchina
line-up-how = Trascina i tuoi, oppure tocca prima uno e poi un posto. Allo stesso modo due si scambiano.
line-up-short = Trascina un uomo, o toccane due per scambiarli
sheets-secret = Si scrivono le formazioni. Nessuno vede un nome prima che tutte siano consegnate.
sheet-theirs = { $n ->
    [one] Anche { $names } sta scrivendo la formazione.
   *[other] Anche { $names } stanno scrivendo la formazione.
} Nessuno vede un nome prima che tutte siano consegnate.
line-up-done = La distinta è consegnata. Nessuno la vede finché gli altri non hanno finito.
keeper-fixed = Il tuo portiere sta in porta e non gioca altrove.
mark-won = vinto
mark-lost = perso
lifted-by = +{ $n } in tutto
bonus-means = +{ $n } in tutto per questa azione
eleven-of = Gli undici di { $name }
nobody-at = nessuno: { $place }
not-him = Lui no: quelli che puoi scegliere sono illuminati.
kick-in = segnato
kick-out = sbagliato
kick-to-come = ancora da tirare
row-of-kicks = I rigori di { $name }
takers = Rigoristi
taker-number = numero { $n }
takers-how = I primi cinque tirano sempre. Toccane due e si scambiano.
takers-done = La lista è consegnata, i primi { $n } aspettano a metà campo.
hand-in-takers = Consegna la lista
squad-of = Rosa di { $name }: { $n } su { $all }
signed = { $n } su { $all }
of-all = su { $n }
offered-to = Per { $name }
results = Risultati
on-penalties = { $score } ai rigori
shoot-out-now = rigori
standings = Classifica
points = { $n ->
    [one] un punto
   *[other] { $n } punti
}
evening = La serata finora
round-of = Giornata { $round } di { $rounds }
cup-stage = { $round ->
    [1] semifinale
   *[other] { $n ->
        [1] finale
       *[other] per il terzo posto
    }
}

# Letters
letter-name = { $letter ->
    [A] finalizzazione
    [B] colpo di testa
    [C] difesa
    [D] passaggio
    [E] cross
    [F] calci piazzati
    [G] parata
   *[H] presa alta
}
letter-means = { $letter ->
    [A] A, finalizzazione: i tiri, e l'uno contro uno con un difensore.
    [B] B, colpo di testa: i duelli in aria e le incornate in porta.
    [C] C, difesa: ferma passaggi, cross e dribbling. Al portiere serve nelle uscite.
    [D] D, passaggio: apre la difesa. Con la D il portiere lancia l'azione.
    [E] E, cross: palloni in area. Per un calcio d'angolo basta un 8.
    [F] F, calci piazzati: punizioni e rigori.
    [G] G, parata: quello che il portiere oppone ai tiri.
   *[H] H, presa alta: quello che il portiere oppone ai colpi di testa.
}

# The market
squad-group = { $group ->
    [keeper] Portiere
    [full-backs] Terzini
    [centre-backs] Centrali
    [wingers] Ali
    [midfield] Centrocampisti
    [forwards] Attaccanti
   *[bench] Panchina
}
group-one = { $group ->
    [keeper] un portiere
    [full-backs] un terzino
    [centre-backs] un centrale
    [wingers] un'ala
    [midfield] un centrocampista
   *[forwards] un attaccante
}
group-code = { $group ->
    [keeper] POR
    [full-backs] TER
    [centre-backs] DC
    [wingers] ALA
    [midfield] CC
   *[forwards] ATT
}
group-full = al completo
group-wants = { $n ->
    [one] ne serve uno
   *[other] ne servono { $n }
}
group-free = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}
no-more = basta, grazie
no-more-how = Tocca: di questi basta così, passano da soli
frame-here = qui
missing-groups = Mancano ancora: { $groups }
to-come = { $n ->
    [one] ancora una carta
   *[other] ancora { $n } carte
}
time-through = { $n ->
    [1] primo giro
    [2] secondo giro
   *[other] giro { $n }
}
pass-him = Passo
refuse-him = No, grazie
sign-him = Firma
flick-left = o spingilo a sinistra
flick-right = o spingilo a destra
contract = Contratto
contract-terms = { $name }, numero { $n } della tua rosa
swap-terms = Lui arriva, e parte quello che tocchi nel tuo album.
swap-how = Tocca chi parte al suo posto
stamp-signed = Firmato
stamp-swapped = Scambio
stamp-discarded = Scartato
stamp-refused = No, grazie
deed-signed = ha preso { $who }
deed-swapped = ha scambiato per { $who }
deed-discarded = ha scartato { $who }
deed-refused = ha detto no a { $who }
no-choice-second-goalkeeper = Il portiere ce l'hai, e la rosa ne ha uno solo. Art. 2.5
no-choice-goalkeeper-missing = Quattordici uomini e nessun portiere: manca solo lui. Art. 2.6
no-choice-last-buyer = Compri solo tu: prendi chi arriva. Art. 2.8
no-choice-late-pass = Il mazzo è già passato: adesso tutti prendono chi arriva. Art. 2.10
scout = Il foglio dell'osservatore
scout-have = { $group ->
    [keeper] { $n ->
        [0] Non hai ancora un portiere
       *[other] Il portiere ce l'hai
    }
    [full-backs] Terzini: ne hai { $n }, te ne servono { $places }
    [centre-backs] Centrali: ne hai { $n }, te ne servono { $places }
    [wingers] Ali: ne hai { $n }, te ne servono { $places }
    [midfield] Centrocampisti: ne hai { $n }, te ne servono { $places }
   *[forwards] Attaccanti: ne hai { $n }, te ne servono { $places }
}
scout-asks = che cosa gli chiedono le carte
scout-average = media
scout-mark = media { $average }
scout-verdict = { $total } in tutto: { $rank ->
    [1] nel suo ruolo nessuno ha di più
   *[other] numero { $rank } su { $among } nel suo ruolo
}
assistant-finish = Finisce il vice
assistant-short = Vice
assistant-buys = Sta comprando il tuo vice
assistant-stop = Ferma

# Questions
asks-mister-draft = Lo prendi?
asks-mister-market = Lo scambi?
asks-mister-line-up = È questa la squadra?
asks-mister-place = Dove gioca { $name }?
asks-mister-gap = Chi manca in campo?
asks-mister-taker = Chi lo batte?
asks-mister-leaver = Chi esce?
asks-mister-substitute = Chi entra?
asks-mister-shoot = Da che parte?
asks-mister-dive = Da che parte si tuffa?
asks-mister-order = Chi tira, e quando?
quiet-mister-taker = Conta la F. Toccalo due volte
quiet-mister-leaver = Valgono lo stesso. Toccalo due volte
quiet-mister-substitute = Tocca due volte uno della panchina
quiet-mister-shoot = Tocca una carta e poi ancora, o il suo terzo di porta
quiet-mister-dive = Tocca una carta e poi ancora, o il suo terzo di porta

# The team talk
cards-ask = Che cosa chiedono le carte
marks-how = Su ognuno: i tre numeri che il suo posto usa di più, il primo in oro.
his-marks = Sui posti accesi: i numeri che { $name } avrebbe lì. ▲ meglio di chi c'è, ▼ peggio.
pitch-has = E in campo hai
specialist = { $verb ->
    [anyone] { $letter } { $n }: un crossatore
    [wall] { $letter } { $n }: una barriera
   *[skill] { $skill }
}
specialist-none = nessuno: { $what }
specialist-on = { $what }, ovunque giochi: carte azione { $cards }.
place-asked = { $place }: le carte azione lo chiamano { $n } volte. { $asks }.
asked-times = { letter-name } { $n }

# The match
actions-left = { $n ->
    [one] ancora una carta
   *[other] ancora { $n } carte
}
word-kick-off = Si gioca!
word-full-time = Finita
word-goal = GOL!
word-saved = PARATA!
tag-attack = { $who ->
    [you] Attacchi tu
   *[other] Attacca { $name }
}
needs = serve { $n }
phase-title = { $verb ->
    [duel] { $letter ->
        [A] Uno contro uno
        [B] Di testa
        [C] Il contrasto
        [D] Il passaggio
       *[E] Il cross
    }
    [anyone] L'angolo
    [keeper] Il lancio
    [taker] Chi batte
    [wall] La barriera
    [skill] La prodezza
    [bonus] La carica
    [sent_off] Il rosso
    [injury] L'infortunio
   *[shot] Il tiro
}
chip-won = { letter-name } { $n } batte { $their } { $m }
chip-won-bonus = { letter-name } { $plain } + { $bonus } batte { $their } { $m }
chip-level = { $n } contro { $m }: pari non basta
chip-lost = { letter-name } { $n } contro { $their } { $m }: palla persa
chip-margin-won = { $n } contro { $m }: { $way ->
    [less] la carta concede { $margin } in meno, ed è sufficiente
   *[more] la carta chiede { $margin } in più, e ci sono
}
chip-margin-lost = { $n } contro { $m }: { $way ->
    [less] la carta concede { $margin } in meno, e non basta
   *[more] la carta chiede { $margin } in più
}
chip-unopposed = Nessuno come { $place }: via libera
chip-nobody-there = Nessuno come { $place }: azione finita
chip-crosser = La mette { $name }: { letter-name } { $n }, basta { $need }
chip-no-crosser = Nessuno ha { letter-name } { $need }: l'angolo si spegne
chip-launch = Lancia { $name }: { letter-name } { $n }
chip-no-launch = { letter-name } sotto { $need }: palla in tribuna
chip-over-the-wall = In barriera nessuno è abbastanza alto
chip-blocked = { $name } ha { letter-name } { $n }: la barriera tiene
chip-trick = { $name } sa fare la prodezza
chip-no-trick = Nessuno sa fare la prodezza
chip-leader = { $name } trascina tutti
chip-no-leader = Nessuno che trascini
chip-lifted = Di più in tutto, e un'altra carta
chip-taker = Batte { $name }: { letter-name } { $n }
chip-sent-off = { $name } è espulso
chip-injured = { $name } si fa male ed esce
chip-comes-on = Entra { $name }

# The shot
the-ball = il pallone
tag-does = { $does ->
    [shoots] { $who ->
        [you] Tiri tu
       *[other] Tira { $name }
    }
   *[dives] { $who ->
        [you] Ti tuffi tu
       *[other] Si tuffa { $name }
    }
}
went-shot = { $who } ha tirato: { $where }
went-dive = { $who } si è tuffato: { $where }
laid-down = { $card }, coperta
fork-level = { letter-name } { $n } contro { $their } { $m }: pari
fork-penalty = Un rigore vale uno in più: { $n } contro { $m } è pari
fork-pure = Solo indovinando
fork-other = altro lato: gol
fork-same = stesso lato: parata
fork-goal = { $n } contro { $m }: questo non lo ferma nessuno
fork-goal-easier = { $n } contro { $m }, e un rigore vale uno in più: questo non lo ferma nessuno
fork-saved = { $n } contro { $m }: questo è suo
fork-odds = { $fork ->
    [guess] Due su tre entrano, se nessuno ti legge
    [goal] Gol, 100 su 100
   *[saved] Parata, 100 su 100
}

# The first lesson
lesson-mister-1 = Il mister sei tu, e alla tua rosa manca un uomo. Le lettere dicono che cosa sa fare: F9 è un gran piede sui calci piazzati. Ingaggialo!
lesson-mister-2 = Il tuo vice ha scritto la formazione e si gioca. L'uomo di Bruno ha vinto i suoi duelli e tira. Da che parte va il tuo portiere? Tu lo senti: a destra.
lesson-mister-3 = Che parata! Adesso è passata la tua azione. Scegli una direzione in segreto, e così fa il portiere: mandala a destra.
lesson-mister-goal = Il portiere è andato dall'altra parte. Ingaggia i tuoi quindici, schierali bene, e i duelli te ne porteranno altri.

# The first time that something is asked
first-mister-draft = Ti servono quindici uomini: undici giocano, quattro vanno in panchina. Questo lo puoi prendere o lasciare. Il foglietto dice che cosa gli chiederanno le carte azione e se te ne serve ancora uno così.
first-mister-line-up = L'assistente ha già messo in campo undici uomini. Se vuoi, spostane qualcuno: in oro c'è quello che a un posto si chiede di più. Poi mandali in campo: la partita la raccontano le carte azione.
first-mister-taker = Un calcio piazzato per te. A chi lo batte serve una buona F, i calci piazzati: toccalo, poi toccalo di nuovo.
first-mister-substitute = Uno dei tuoi non ce la fa più. Al suo posto entra uno della panchina: toccalo, poi toccalo di nuovo.
first-mister-shoot = Sei passato: resta solo il portiere. Scegliete un lato insieme, in segreto. A numeri pari è gol, a meno che lui non scelga il tuo.
first-mister-dive = Tirano nella tua porta. Tu e chi tira scegliete un lato insieme, in segreto. A numeri pari il portiere para solo se il lato è lo stesso.
first-mister-order = Ancora pari: si va ai rigori. Metti in fila chi tira, prima i migliori nei calci piazzati, F.
first-mister-market = Tra una partita e l'altra un nuovo può prendere il posto di uno dei tuoi quindici: tocca chi parte, oppure lascia andare il nuovo.
