# 101 Champions Challenge
cards-left = { $n ->
    [one] ancora una carta
   *[other] ancora { $n } carte
}
left-of-deck = { $n ->
    [one] carta nel mazzo
   *[other] carte nel mazzo
}
short-first-half = 1º tempo
short-second-half = 2º tempo
short-extra = suppl.
short-shoot-out = rigori
holds-n = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}
pile-top = { $pile }: in cima { $card }
pile-empty = { $pile }: ancora niente
ball-yours = Hai palla tu, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.
ball-theirs = Ha palla l'avversario, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.
next-is-shot = { $n ->
    [one] Una carta sola
   *[other] Due carte sole
}: la prossima coppia di { $name } è un tiro

# The line that asks
asks-champions101-play = Gioca due carte
asks-champions101-foul = Fallo?
asks-champions101-keep = Tienine una
asks-champions101-strike = Rispondi alla carta
asks-second = E la seconda?
asks-joker = Il jolly che cos'è?
your-ball = Palla tua
pill-counter = Contropiede!
of-two = { $n } di 2
from-goal = a { $n } dalla porta
press-to-see = premi e guarda
let-go = lascia per giocare
others-go = le altre vanno a { $name }
other-kind = fai la coppia
calm-wait = Ha palla { $name }. Giochi quando è tua.
calm-foul = Adesso solo il fischietto può fermare { $name }.

# The table of outcomes (4.9), and what is written on cards
outcomes = Che cosa valgono due carte
outcome-applies = (questa)
outcome-pass = Passaggio
outcome-pass-then = pesca 1, ancora
outcome-lost = Persa
outcome-lost-then = pesca 2, persa
outcome-shot = Tiro!
outcome-shot-then = decide il mazzo
outcome-cleared = Liberata
outcome-cleared-then = pesca 4, persa
outcome-counter = Contropiede!
you-break = parti tu
name-breaks = parte { $name }
badge-pass = Passaggio
badge-lost = Persa
badge-counter = Contropiede!
badge-shot = Tiro!
badge-cleared = Liberata
badge-joker = Jolly
badge-kick = Rigore!
badge-foul = { $name } +2
badge-foul-kick = Rigore: { $name }
badge-goal = Gol!
badge-saved = Parato

# The slip beside the hand
note-play-title = La coppia
note-play = Un calciatore e un pallone dello stesso colore in cima. Il tuo: passaggio. Quello di { $name }: contropiede.
note-pass-title = Passaggio
note-pass = Una coppia tua, e hai ancora carte in mano: ne peschi una e giochi ancora.
note-lost-title = Palla persa
note-lost = Niente coppia in cima: ne peschi due, e la palla va a { $name }.
note-counter-title = Contropiede
note-counter = La coppia è di { $name }: tiene una carta, ti lascia le altre e corre verso la tua porta.
note-shot-title = Tiro!
note-shot = Una coppia tua con le ultime due carte: decide la prima carta del mazzo.
note-cleared-title = Liberata
note-cleared = Niente coppia con le ultime due: ne peschi quattro, e la palla va a { $name }.
note-kick-title = Rigore
note-kick = I due fischietti si incontrano: via la mano, decidono le prossime due carte. Basta un pallone.
note-joker-title = Jolly
note-joker = Il fischietto va in cima a una pila ed è quello che dici tu, nel colore che vuoi.
note-foul-title = Fallo
note-foul = Mostri il fischietto: tu peschi 1, { $name } pesca 2 e si allontana.
note-foul-kick-title = Attenzione!
note-foul-kick = L'altro fischietto è in campo: un fallo adesso è un rigore per { $name }.
note-keep-title = Contropiede
note-keep = Tieni una carta, le altre vanno a { $name }. Poi ne peschi una: sei a due dalla porta.
note-strike-title = Rigori finali
note-strike = Segna una carta dello stesso colore e dell'altro tipo: un pallone per un calciatore, un calciatore per un pallone.

# What a play came to
came-pass = { $colour ->
    [red] Coppia rossa
   *[blue] Coppia blu
}: il passaggio arriva
came-pass-lost = Niente coppia: palla a { $other }
came-cleared = Niente coppia con le ultime due: la difesa libera
came-counter = { $colour ->
    [red] Coppia rossa
   *[blue] Coppia blu
}: contropiede di { $name }!
came-claim = I due fischietti si incontrano: rigore!
came-penalties = Tutti e due i fischietti: rigore!
came-foul = Fallo! { $other } pesca 2 carte
came-foul-kick = Fallo, con l'altro fischietto in campo: rigore!
came-corner = { $colour ->
    [red] Un rosso
   *[blue] Un blu
}: respinto, angolo per { $name }
came-saved = { $colour ->
    [red] Un blu
   *[blue] Un rosso
}: parato, palla a { $other }
came-kick-blocked = Nessun pallone, ma un uomo suo: ribatte { $name }
came-kick-saved = Due uomini degli altri: parato
came-too-late = L'ultima carta: prima viene il fischio

# The card that decides
takes-shot = Tira { $name }
takes-kick = Rigore di { $name }
deciding-mine = Girala, piano piano
deciding-theirs = Decide la carta di { $name }...
fate-goal = Gol
fate-goal-by = un pallone
fate-goal-kick = basta un pallone
fate-corner = Angolo
fate-corner-by = { $colour ->
    [red] un rosso
   *[blue] un blu
}
fate-blocked = Respinto
fate-blocked-kick = { $colour ->
    [red] un rosso, senza palloni
   *[blue] un blu, senza palloni
}
fate-saved = Parato
fate-saved-by = { $colour ->
    [red] un rosso
   *[blue] un blu
}
fate-saved-kick = { $colour ->
    [red] due rossi
   *[blue] due blu
}
fate-penalty = Rigore
fate-penalty-by = il fischietto
verdict-goal = Un pallone: GOL!
verdict-corner = Respinto: angolo, 3 carte
verdict-blocked = Respinto: 3 carte, continua
verdict-saved = Parato: 5 carte, palla persa
verdict-penalty = Il fischietto: rigore!
verdict-late = Troppo tardi: tempo scaduto

# The shoot-out
kick-round = Giro { $n }
kicks-of = { $name }: rigori tirati
kick-goal = gol
kick-saved = parato

# The first lesson
lesson-champions101-1 = Sei il rosso, e la palla è tua. Meno carte in mano, più vicina la porta. Mettine due: un calciatore rosso e un pallone rosso sono una coppia del tuo colore, cioè un passaggio.
lesson-champions101-2 = Bel passaggio! Hai pescato una carta e continui. Due calciatori vanno sulla stessa pila e il tuo resta in cima: ancora rosso, accanto al pallone rosso. E le tue carte te le tieni: spendi quelle dell'altro colore appena puoi.
lesson-champions101-3 = Le tue ultime due carte, e sono una coppia rossa: adesso si tira. Decide la prossima carta del mazzo, e un pallone è gol. Tira!
lesson-champions101-goal = È uscito un pallone, ed è in rete. Il mazzo è anche l'orologio: 45 turni, 45 minuti, e quando finisce, finisce il tempo. Ancora un consiglio: tieni una carta penalità per quando l'avversario ha in mano due carte sole e sta per tirare.

# The first time that something is asked
first-champions101-play = A ogni turno giochi due carte. Un calciatore e un pallone del tuo colore sono un passaggio: peschi e continui. Se ti restano solo due carte e sono una coppia, tiri. Tocca una carta: dice che cosa ne verrebbe.
