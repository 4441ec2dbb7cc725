# Best 11
captain = capitano
in-action = nell'azione
sent-off = espulso fino alla fine del turno
worth-now = adesso vale { $n }
role-on-place = { $role ->
    [P] portiere
    [D] difensore
    [C] centroc.
    [A] attaccante
   *[coach] allenatore
}
free-place = posto libero, ruolo: { $role }
puts-him-here = mettilo qui
your-team = L'undici
b11-team-of = La squadra di { $name }
tap-again = Tocca di nuovo per usarla
events-held = { $n ->
    [one] 1 carta evento
   *[other] { $n } carte evento
}
places-filled = { $n } posti occupati su { $all }
pick-manager = Scegli { $name }
sold-out = Tutto venduto: bancarelle vuote.
no-events = Nessuna carta evento in mano
duel = La sfida
last-words = Chi ha fatto che cosa
your-word = Tocca a te
back-to-market = Torna al mercato

## The market

no-free-place = nessun posto
coach-likes = ama il tuo { $formation }: +{ $n }
coach-dislikes = odia il tuo { $formation }: −{ $n }
yours = tuo
costs = costa { $n ->
    [one] 1 milione
   *[other] { $n } milioni
}
b11-cards-left = { $n ->
    [one] resta 1 carta
   *[other] restano { $n } carte
}
sold-to = a { $name }
build-ground = Costruisci lo stadio
ground-terms = { $price } milioni, vale { $points } punti
ground-built = Il tuo stadio
ground-worth = vale { $n } punti
of-your-money = { $price } dei tuoi { $money } milioni:
so-much-left = ne restano { $n }
plays-card = { $name }: { $card }
scored = fatti
has-ground = stadio

## Purse and notebook

million = { $n ->
    [one] milione
   *[other] milioni
}
next-income = +{ $n } al prossimo turno
left-after = dopo { $name }
would-leave = ne resterebbero { $n }
points-to-pay = puoi pagare { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
money-means = Con i soldi si comprano calciatori, l'allenatore e lo stadio, e i punti in una sfida. Il prossimo turno te ne porta { $n } milioni.
formation-means = Il tuo modulo: i posti da riempire. Un allenatore che lo ama porta 3 punti alla fine, uno che lo odia ne toglie 2.
notebook-open = La tua carta: una riga sola
notebook-used = La tua carta, usata
line-money = soldi
line-events = carte
line-challenge = sfida
line-free-footballer = gratis
line-free-coach = mister
line-poach = offerta
line-exchange-footballer = cambio
line-exchange-coach = mister
line-spending-spree = spese
line-new-market = nuovi
line-captain = fascia
line-immunity = immune
n-m = { $n } M
n-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
effect-money = dal botteghino
effect-events = dai giornali
effect-defenders-up = i tuoi difensori contano { $n } in più
effect-midfielders-up = i centrocampisti contano { $n } in più
effect-forwards-up = i tuoi attaccanti contano { $n } in più
effect-goalkeeper-up = il tuo portiere conta { $n } in più
effect-strongest-up = il tuo più forte conta { $n } in più
effect-total-up = i tuoi totali salgono di { $n }
effect-two-actions = due carte azione tra cui scegliere
effect-deny-bonus = il loro bonus non conta
effect-plain-challenge = solo con i tuoi uomini
effect-free-footballer = un calciatore gratis
effect-free-coach = un allenatore gratis
effect-poach = uno dei loro, al doppio del valore
effect-exchange-footballer = uno dei tuoi per uno del mercato
effect-exchange-coach = il tuo allenatore per un altro
effect-spending-spree = compra quanti ne puoi pagare
effect-new-market = altre carte al mercato
effect-captain = un capitano, vale 2 in più
effect-immunity = nessuno può sfidarti
aim-market = ora toccalo al mercato
aim-team = ora tocca per chi è

## The question

done = Fatto
put-back = Rimetti giù
b11-play-it = Gioca
b11-use-it = Usala
buy-for = Compra a { $n }
take-free = Prendilo gratis
take-free-short = Gratis
leave-it = Lascia
leave-it-at = Lascia a { $n }
lamp-purchase = un acquisto da fare
lamp-card = carta non usata
duel-on = { $attacker } contro { $defender }
asks-best11-move = Prendi un uomo, usa una riga, gioca
asks-best11-move-short = Compra, usa, gioca
asks-best11-held = { $name }?
asks-best11-line = Tocca di nuovo la riga per usarla
asks-best11-aim = Per chi? Sono accesi
asks-best11-and-who = E chi va con lui?
asks-best11-free-footballer = Chi viene gratis?
asks-best11-free-coach = Quale allenatore, gratis?
asks-best11-exchange-in = Chi arriva al suo posto?
asks-best11-exchange-coach = Quale allenatore al suo posto?
asks-best11-captain = Chi porta la fascia?
asks-best11-exchange-out = Chi dai in cambio?
asks-best11-swap-out = Chi offri?
asks-best11-challenge = Chi sfidi?
asks-best11-peace = Pace con chi?
asks-best11-fixture = Chi va sfidato ora?
asks-best11-poach = A quale porta bussi?
asks-best11-swap = Con chi scambi?
asks-best11-poach-whom = Chi prendi?
asks-best11-swap-in = Chi vuoi?
asks-best11-deck = Dove guarda l'osservatore?
asks-best11-scout = L'osservatore è qui: compri?
asks-best11-discard = Mano piena: quale scarti?
asks-best11-show = { $name } ti sfida: rispondi?
asks-best11-bet = Scommetti?
asks-best11-bet-on = Gol o niente gol?
asks-best11-card = Quale delle due carte?
asks-best11-drawn = Una carta, prima di scegliere?
asks-best11-drawn-other = Una carta contro?
asks-best11-choose = Chi va?
asks-best11-jinx = Un malocchio?
asks-best11-target = Su chi?
asks-best11-replace = Chi entra per lui?
asks-best11-review = Chiami il monitor?
asks-best11-scored = Gol! Un'altra carta?
asks-best11-step-short = { $n ->
    [one] Ne manca uno: paghi o giochi?
   *[other] Ne mancano { $n }: paghi o giochi?
}
asks-best11-step-short-hopeless = { $n ->
    [one] Ne manca uno, e non hai soldi
   *[other] Ne mancano { $n }: non puoi pagarli
}
asks-best11-step-enough = Basta: lasci così?
asks-best11-step-they-short = Non gli basta: lasci?
asks-best11-step-they-enough = { $n ->
    [one] Uno in meno e si ferma
   *[other] { $n } in meno e si ferma
}
asks-best11-step-they-enough-hopeless = { $n ->
    [one] Uno in meno basterebbe: non puoi
   *[other] Dovresti togliere { $n }: troppo
}
step-quiet-short = Se lasci, la palla è persa
step-quiet-enough = Possono ancora abbassarlo
step-quiet-they-short = Possono ancora pagare
step-quiet-they-enough = Un punto in meno costa 2 milioni
manager-way-pass = No, avanti
manager-way-leave = Nessuno
manager-way-show = Mostra l'immunità
manager-way-first = Quella a sinistra
manager-way-second = Quella a destra
manager-way-goal = Gol
manager-way-no-goal = Niente gol

## A challenge

b11-full-time = fischio finale
b11-turn = { $last ->
    [0] turno { $turn }
   *[other] turno { $turn } di { $last }
}
b11-against = c
attacks-with = attacca con
defends-with = difende con
total-of = { $total } su { $wanted }
of-wanted = su { $n }
total-hidden = Il totale è coperto
short-by = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
}
enough = basta
nobody-yet = ancora nessuno
point-for = { $by } per
printed-value = sulla carta { $n }
with-bonus = bonus { $n }
paid-for = pagato
bonus-denied = bonus negato
bonus-total = tutti per uno
bonus-strongest = il campione
tag-side = { $side ->
    [attack] { $who ->
        [you] Attacchi tu
       *[other] { $name } attacca
    }
   *[defence] { $who ->
        [you] Difendi tu
       *[other] { $name } difende
    }
}
half-stands = riesce
half-fails = non basta
half-holds = tiene
half-beaten = battuta
half-powerless = non serve
half-nobody-for-it = nessuno adatto
half-no-substitute = nessuno entra
b11-word-goal = Gol!
word-held = Parato!
word-cancelled = Niente gol!
for-name = a { $name }
reason-short = Con { $total } { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
} per arrivare a { $wanted }.
reason-enough = { $total } su { $wanted }: tiene.
reason-powerless = Un rigore lo ferma solo una parata.
reason-nobody = Nessuno adatto a quella carta.
reason-both-paid = { $owner } ha pagato per { $raised } in più, { $rival } ne ha tolti { $lowered }.
reason-raised = { $owner } ha pagato per { $raised } in più.
reason-lowered = { $rival } ha pagato per toglierne { $lowered }.
word-action = { $half }
word-picked = { $half }: { $names }, { $total }
word-raised = Un milione su { $footballer }: { $total }
word-lowered = Due milioni contro { $footballer }: { $total }
word-hits = { $card }, su { $footballer }: { $total }
word-sent-off = { $footballer } è espulso
word-substituted = Entra { $footballer }: { $total }
word-bet = { $on ->
    [goal] Scommette sul gol
   *[other] Scommette: niente gol
}
stamp-powerless = Non serve!
stamp-nobody-for-it = Nessuno!

## The count

paper-name = Il Fischio della Sera
paper-turn = Turno { $n } · edizione della notte
paper-price = Prezzo: un caffè
paper-counting = Si conta...
paper-wait = Un club dopo l'altro, il vincitore per ultimo
headline-walk = { $name } stravince
headline-clear = { $name } per { $n }
headline-whisker = { $name } per un soffio
headline-level = { $name }, all'ultima riga
headline-shared = Due campioni
paper-turned = La differenza: { $part }, { $n } in più
paper-close = Niente li ha divisi, dal primo turno all'ultimo
photo-captain = L'undici migliore, di { $name }: capitano { $captain } con la fascia
photo-of = L'undici migliore: { $name }, { $n } su { $all }
not-their-fault = Non è colpa sua: { $name }, il tuo migliore
part-footballers = Calciatori, capitano +2
part-coach = Allenatore
part-formation = Modulo gradito
part-scored = Gol fatti
part-conceded = Gol subiti
part-stadium = Lo stadio
part-money = Denaro rimasto
part-points = Punti

# The first lesson
lesson-best11-1 = Stai costruendo l'undici migliore. A ogni turno c'è il mercato, e in difesa hai un posto libero: compra Ned Yarrowby per 3 milioni.
lesson-best11-2 = La tua carta gestione offre quattro opportunità, e puoi usarne una. Tu vuoi un gol: sfida Bruno.
lesson-best11-3 = Filtrante! Servono un centrocampista e un attaccante con 8 punti in due. Una carta evento aiuterebbe, ma puoi farne a meno: avanti.
lesson-best11-4 = L'attaccante va da sé. Chi lo lancia? Scegli il centrocampista, Drumfetter.
lesson-best11-5 = 7 su 8: così vicino! Per un milione un calciatore prende un punto in più. Odunlade ne vale la pena.
lesson-best11-6 = 8 su 8: sei davanti alla porta. Lascia così, e vediamo che cosa sa fare la difesa di Bruno.
lesson-best11-goal = Bruno non aveva nessuno per fermarti. Un gol vale 3 punti per te e ne costa uno a Bruno. Quando la prima squadra è completa, decidono i punti.

# The first time that something is asked
first-best11-move = Costruisci l'undici migliore: la moneta di ognuno è il suo prezzo, e alla fine i suoi punti. In un turno puoi comprarne uno, usare una riga del taccuino e giocare carte evento. Quando hai finito, premi Fatto.
first-best11-challenge = Una sfida è un attacco. Un gol ti dà 3 punti e a loro ne toglie 1. Scegli chi ha la difesa più debole.
first-best11-choose = La carta dice quali ruoli entrano e quanti punti devono fare insieme. Tocca i tuoi uomini: si sommano le loro monete.
first-best11-step = Adesso tutti e due possono cambiare la somma. Un punto in più ai tuoi costa 1 milione, uno in meno ai loro 2, e ci sono le carte evento. Quando nessuno aggiunge altro, conta.
first-best11-captain = La fascia fa valere un uomo 2 punti in più, nelle sfide e alla fine. Tocca chi la porta.
first-best11-discard = In mano non se ne possono tenere di più. Tocca quella che ti serve meno.
first-best11-drawn = La tua carta azione è girata. Prima di scegliere chi va, puoi giocare una carta evento accesa. Se no, avanti.
first-best11-drawn-other = La loro carta azione è girata. Una tua carta evento accesa può rovinarla adesso. Se no, avanti.
first-best11-show = Ti sfidano. Una tua carta accesa può annullare tutto. Se no, avanti: prima loro devono arrivare al loro numero, poi risponde la tua difesa.
first-best11-bet = Altri due stanno per sfidarsi. Chi ha una scommessa in mano può dire adesso se sarà gol, e se indovina incassa. Se no, avanti.
first-best11-jinx = Una sfida tra altri. Una tua carta accesa toglie punti a uno di quelli in azione. Se no, avanti.
first-best11-review = Ti hanno segnato. Una tua carta accesa fa rivedere l'azione. Se no, avanti, e il gol vale.
