# Best 11: tutto quello che dice il gioco, in italiano; le parole delle carte sono in cards.it.ftl.

game = Best 11
    .tagline = Undici posti, qualche milione e un telefono che non smette di squillare: costruisci l'undici migliore.

## I posti dove stanno le carte

zone-hand = Carte evento
zone-management = Carta gestione
zone-team = Squadra
zone-coach = Allenatore
zone-formation = Modulo
zone-front = Eventi bianchi
zone-down = Scartate, coperte
zone-scouted = Visti dall'osservatore
zone-market = Mercato
zone-team-deck = Mazzo squadra
zone-event-deck = Mazzo eventi
zone-action-deck = Mazzo azioni
zone-management-deck = Mazzo gestione
zone-discards = Azioni scartate
zone-out = Eventi giocati
zone-used = Carte gestione usate
zone-table = Carta azione
zone-events = Eventi
zone-actions = Carte azione
zone-formations = Moduli

## Parole

word-money = denaro
word-events = carte evento
word-challenge = una sfida
word-free-footballer = un calciatore gratis
word-free-coach = un allenatore gratis
word-poach = prendi un calciatore a un avversario
word-exchange-footballer = scambia un calciatore
word-exchange-coach = scambia l'allenatore
word-spending-spree = compra senza limiti
word-new-market = un mercato nuovo
word-captain = nomina un capitano
word-immunity = immunità
word-no-1 = il numero 1
word-no-2 = il numero 2
word-no-3 = il numero 3
word-no-4 = il numero 4
word-no-5 = il numero 5
word-no-6 = il numero 6
word-no-7 = il numero 7
word-no-8 = il numero 8
word-no-9 = il numero 9
word-no-10 = il numero 10
word-no-11 = il numero 11

role-name = { $role ->
    [P] portiere
    [D] difensore
    [C] centrocampista
    [A] attaccante
   *[coach] allenatore
}
role-letter = { $role ->
    [P] P
    [D] D
    [C] C
   *[A] A
}
need-words = almeno { $total } da { $men }
need-each = { $n } uomini, ognuno { $men }
need-role = { $n ->
    [1] { $role ->
        [P] un portiere
        [D] un difensore
        [C] un centrocampista
       *[A] un attaccante
    }
    [2] { $role ->
        [P] due portieri
        [D] due difensori
        [C] due centrocampisti
       *[A] due attaccanti
    }
   *[other] { $role ->
        [P] { $n } portieri
        [D] { $n } difensori
        [C] { $n } centrocampisti
       *[A] { $n } attaccanti
    }
}
n-million = { $n ->
    [0] niente
    [1] 1 milione
   *[other] { $n } milioni
}
price-million = { $price ->
    [0] niente
    [1] 1 milione
   *[other] { $price } milioni
}
n-events = { $n ->
    [0] nessuna carta evento
    [1] una carta evento
    [2] due carte evento
   *[other] { $n } carte evento
}

n-points = { $points ->
    [1] 1 punto
   *[other] { $points } punti
}
on-sale = { $coaches_n ->
    [0] { $names }
    [1] { $n ->
        [0] l'allenatore { $coaches }
       *[other] { $names }, più l'allenatore { $coaches }
    }
   *[other] { $n ->
        [0] gli allenatori { $coaches }
       *[other] { $names }, più gli allenatori { $coaches }
    }
}

## Domande e mosse

ask-move = { $seat }, tocca a te: compri, usi la carta, giochi, costruisci o passi?
ask-free-footballer = { $seat }, un calciatore gratis: quale?
ask-free-coach = { $seat }, un allenatore gratis: quale?
ask-exchange-in = { $seat }, e chi arriva al suo posto?
ask-exchange-coach = { $seat }, quale allenatore arriva al posto del tuo?
ask-captain = { $seat }, chi porta la fascia?
ask-exchange-out = { $seat }, quale dei tuoi calciatori parte?
ask-swap-out = { $seat }, quale dei tuoi calciatori offri?
ask-challenge = { $seat }, chi vuoi sfidare?
ask-peace = { $seat }, con chi fai pace?
ask-fixture = { $seat }, a chi deve andare la prossima sfida?
ask-poach = { $seat }, a quale porta vai a bussare?
ask-swap = { $seat }, con chi fai lo scambio?
ask-poach-whom = { $seat }, quale calciatore di { $other } prendi?
ask-swap-in = { $seat }, quale calciatore di { $other } vuoi?
ask-deck = { $seat }, in quale mazzo squadra guarda il tuo osservatore?
ask-scout = { $seat }, l'osservatore è tornato: ne compri uno o nessuno?
ask-discard = { $seat }, hai la mano piena: quale carta scarti? { $n ->
    [1] Ne devi scartare ancora una.
   *[other] Ne devi scartare ancora { $n }.
}
ask-show = { $seat }, ti sfida { $other }: rispondi con una carta?
ask-bet = { $seat }, { $other } va all'attacco: giochi una schedina?
ask-bet-on = { $seat }, sarà gol?
ask-card = { $seat }, quale delle due carte azione giochi contro { $other }?
ask-drawn = { $seat }, ecco la tua azione contro { $other }: una carta evento, prima di scegliere?
ask-drawn-other = { $seat }, ecco l'azione di { $other }: una carta evento, prima che scelga?
ask-choose = { $seat }, chi mandi in azione contro { $other }?
ask-jinx = { $seat }, attacca { $other } e siamo a { $total } su { $wanted }: un malocchio?
ask-step = { $seat }, contro { $other } siamo a { $total } su { $wanted }: che cosa fai?
ask-target = { $seat }, su chi giochi { $card }?
ask-replace = { $seat }, chi prende il suo posto contro { $other }?
ask-review = { $seat }, ha segnato { $other }: mandi l'arbitro al monitor, o giochi un'altra carta?
ask-scored = { $seat }, hai segnato contro { $other }: una carta evento, prima che si riparta?

move-pass = passo
move-build = costruisco lo stadio
move-show = mostro l'immunità
move-leave = non ne compro nessuno
move-first = la prima
move-second = la seconda
move-goal = gol
move-no-goal = niente gol
move-use = carta gestione: { $a }
move-manager = { $a }
move-deck = il mazzo di { $a }
move-buy = compro { $a }
move-market = { $a }
move-take = compro { $a }
move-own = { $a }
move-their = { $a }
move-raise = 1 milione, un punto in più: { $a }
move-lower = 2 milioni, un punto in meno: { $a }
move-play = gioco { $a }
move-discard = scarto { $a }

## Rifiuti

refusal-asked-move = È la tua mossa: compra, usa la carta gestione, gioca una carta evento, costruisci o passa.
refusal-asked-market = Prima scegli una carta del mercato.
refusal-asked-own = Prima scegli uno dei tuoi calciatori.
refusal-asked-manager = Prima scegli un manager.
refusal-asked-their = Prima scegli uno dei calciatori dell'altro manager.
refusal-asked-deck = Prima di' in quale mazzo squadra guarda il tuo osservatore.
refusal-asked-scout = L'osservatore aspetta: compra una delle carte o lasciale.
refusal-asked-discard = Hai la mano piena: prima scegli una carta evento da scartare.
refusal-asked-show = Ti stanno sfidando: mostra l'immunità, se ce l'hai, gioca una carta evento, o passa.
refusal-asked-bet = È stata lanciata una sfida fra altri due: gioca una schedina o passa.
refusal-asked-bet-on = La schedina è sul tavolo: di' gol o niente gol.
refusal-asked-card = Hai pescato due carte azione: scegli la prima o la seconda.
refusal-asked-drawn = La carta azione è lì e i calciatori non sono ancora scelti: gioca una carta evento, o passa.
refusal-asked-choose = Prima scegli i calciatori per l'azione.
refusal-asked-jinx = In questa sfida non ci sei: gioca un malocchio o passa.
refusal-asked-step = Si stanno cambiando i valori: gioca una carta evento, paga un punto o passa.
refusal-asked-target = Prima di' su quale calciatore in azione giochi la carta.
refusal-asked-replace = Prima scegli chi prende il posto dell'espulso.
refusal-asked-review = C'è stato un gol: gioca una carta evento, o passa.
refusal-no-discard-now = Si scarta solo quando pescando si andrebbe oltre le quattro carte.
refusal-built = Il tuo stadio c'è già, e uno basta.
refusal-no-money-to-build = Uno stadio costa { $price } milioni, e non ne hai tanti.
refusal-no-immunity = Non hai la carta con l'immunità: passa.
refusal-not-in-hand = Quella carta non ce l'hai in mano.
refusal-no-such-deck = Quel mazzo squadra non c'è, o è vuoto.
refusal-card-used = In questo turno la carta gestione l'hai già usata.
refusal-not-on-card = La tua carta gestione non offre questo.
refusal-bought-already = È solo per chi in questo turno non ha ancora comprato.
refusal-has-coach = Un allenatore ce l'hai già; un altro arriva solo con uno scambio.
refusal-no-coach-there = Sul mercato non c'è nessun allenatore.
refusal-has-captain = Un capitano ce l'hai già, e la fascia non si passa a un altro.
refusal-no-footballer = Nella tua squadra non c'è nessuno che possa portare la fascia.
refusal-no-coach = Non hai un allenatore da scambiare.
refusal-no-coach-to-have = Sul mercato non c'è un allenatore che tu possa pagare.
refusal-nobody-fits = Sul mercato non c'è un calciatore per nessuno dei tuoi posti liberi.
refusal-nobody-to-poach = Quel manager non ha nessuno per un tuo posto libero che tu possa pagare.
refusal-nobody-to-exchange = Sul mercato nessuno può prendere il suo posto a una differenza che tu possa pagare.
refusal-too-few = Per una sfida ti servono almeno { $squad } calciatori.
refusal-rivals-too-few = Chi ha meno di { $squad } calciatori non si può sfidare.
refusal-immune = Quel manager è immune fino alla fine del turno.
refusal-twinned = Le vostre curve sono amiche: fra voi due niente sfide.
refusal-fixture = C'è un avversario obbligato: la prossima sfida deve andare a qualcun altro.
refusal-another-manager = Scegli un altro manager al tavolo: i posti vanno da 0 a { $last }, e il tuo non vale.
refusal-peace-returned = Quel manager ha già fatto pace con te: una volta basta.
refusal-uneven = Non c'è nessuno da scambiare: stesso ruolo, al massimo 1 di differenza, e niente capitani.
refusal-one-a-turn = In questo turno una carta l'hai già comprata.
refusal-too-dear = Costa { $price } milioni, e tu ne hai { $money }.
refusal-nobody-there = In quel posto non c'è nessuna carta.
refusal-no-room = Nel tuo modulo non c'è un posto libero per il suo ruolo.
refusal-wants-coach = Qui puoi avere un allenatore.
refusal-wants-footballer = Qui puoi avere un calciatore.
refusal-empty-shirt = Il numero { $number } non lo porta nessuno.
refusal-captain-stays = I capitani non si scambiano.
refusal-is-sent-off = È stato espulso: è fuori fino alla fine del turno.
refusal-in-action = È già nell'azione.
refusal-not-his-role = Deve essere un calciatore dello stesso ruolo.
refusal-lower-shirt-first = Di due dello stesso ruolo, di' prima quello con il numero più basso.
refusal-wrong-role = L'azione chiede un altro ruolo.
refusal-not-in-action = Non è nell'azione.
refusal-value-too-high = Il valore stampato sulla sua carta è troppo alto per questo evento.
refusal-you-lower = L'azione non è tua: puoi solo abbassare.
refusal-you-raise = L'azione è tua: puoi solo alzare.
refusal-at-zero = È a 0, e un valore non scende mai sotto.
refusal-white-on-move = Gli eventi bianchi si giocano solo nella propria mossa.
refusal-not-while-changing = Quella carta non si gioca mentre voi due cambiate i valori.
refusal-not-now = Quella carta adesso non si può giocare.
refusal-second-tactics = Ne hai già una in gioco, e una seconda non si può giocare.
refusal-scout-buys = Con L'osservatore si compra, e in questo turno hai già comprato.
refusal-deck-empty = In quel mazzo squadra non c'è più nessuna carta.

## Opzioni

option-clubs = Il club con cui giocano tutti, o uno per ogni manager: tanti club quanti sono i manager, con le virgole in mezzo.
option-decks = Con club diversi, se ognuno ha le sue carte evento, gestione e azione.
option-decks-per_club = ogni club le sue
option-decks-common = una scatola per tutti
option-order = Come cambia l'ordine di mossa da un turno all'altro.
option-order-reverse = rovesciato ogni volta
option-order-rotate = il primo va in fondo
option-last_turn = Il turno dopo il quale si finisce, se nessuna squadra è al completo.
option-club = Un file con un club tuo, che prende il posto del primo.
option-events = Un file con un mazzo eventi tuo.

## Come è finita

reason-points = Più punti di tutti.
reason-goals = Pari nei punti: hanno deciso i gol segnati.
reason-cash = Pari nei punti e nei gol: ha deciso la cassa più piena.
reason-shared = Pari nei punti, nei gol e nel denaro: vincono a pari merito.
reason-unfinished = Si gioca ancora.

## Perché lo dice la panchina

why-discard = È quella di cui sentirai meno la mancanza.
why-buy = { $points } punti per { $price ->
    [0] niente
    [1] 1 milione
   *[other] { $price } milioni
}, e in cassa restano { $left }.
why-challenge = Circa { $n } sfide così su 100 finiscono in gol: 3 punti a te, 1 in meno a loro.
why-money = { $money ->
    [one] 1 milione adesso vale
   *[other] { $money } milioni adesso valgono
} più del resto della carta.
why-events = Le carte evento rendono { $turns ->
    [one] nel turno che resta
   *[other] nei { $turns } turni che restano
}.
why-other = La quarta riga rende più di soldi, carte o una sfida.
why-raise = { $short ->
    [one] Manca un punto
   *[other] Mancano { $short } punti
}, un milione l'uno. { $side ->
    [attack] Se l'attacco riesce, circa { $chance } su 100 sono gol.
   *[defence] Se non ci arrivi, è gol.
}
why-lower = { $spare ->
    [one] Un punto in meno
   *[other] { $spare } punti in meno
} e non basta più: dovrebbero ripagarlo.
why-footballer = Porta { $value }: tra quelli adatti nessuno porta di più.
why-card-raise = { $short ->
    [one] Manca un punto
   *[other] Mancano { $short } punti
}: la carta ti risparmia i milioni.
why-card-lower = { $spare ->
    [one] Un punto in meno
   *[other] { $spare } punti in meno
} e non basta più.
why-build = { $points } punti per { $price } milioni: i soldi avanzati renderebbero meno.
why-show = Circa { $n } su 100 di queste finiscono con un gol contro di te.
why-bet = Circa { $n } sfide così su 100 finiscono in gol.
why-no-bet = Circa { $n } su 100 finiscono in gol: troppo in bilico per scommettere.
why-first = Circa { $n } su 100 con questa carta, con la tua squadra.
why-pass-move = Niente di ciò che c'è vale il prezzo; quello che tieni ti servirà al prossimo turno.
why-keep = La carta rende di più in un altro momento.
why-pass-stands = Va già bene così: spendano loro.
why-pass-dear = { $price ->
    [one] Ci vorrebbe 1 milione
   *[other] Ci vorrebbero { $price } milioni
}, e il risultato non li vale.
why-pass-poor = { $price ->
    [one] Ci vorrebbe 1 milione
   *[other] Ci vorrebbero { $price } milioni
}, e tu ne hai { $money }.

## Come stanno le cose

fact-turn = { $last ->
    [0] turno { $turn }
   *[other] turno { $turn }, l'ultimo è il { $last }
}
fact-mover = muove: { $mover_who }
fact-fixture = prossima sfida contro: { $fixture_who }
fact-money = { $n ->
    [1] 1 milione
   *[other] { $n } milioni
}
fact-formation = { $n }
fact-goals = { $n ->
    [0] {""}
   *[other] { $n } gol
}
fact-conceded = { $n ->
    [0] {""}
    [1] 1 subito
   *[other] { $n } subiti
}
fact-stadium = { $n ->
    [0] {""}
   *[other] stadio
}
fact-captain = capitano: { $n }
fact-immune = { $n ->
    [0] {""}
   *[other] immune
}
fact-total = { $total } su { $need }

## La stagione, minuto per minuto

event-formation =
    .a = { $seat } scenderà in campo con il { $formation }.
    .b = Il sorteggio ha deciso: { $formation } per { $seat }.
    .c = A { $seat } tocca il { $formation }: fuori la lavagna.
event-turn =
    .a = { $last ->
        [1] Ultimo turno! Comincia { $seat }, e poi si contano i punti.
       *[other] Turno { $turn }: aprono gli uffici, comincia { $seat }.
    }
    .b = { $last ->
        [1] Ultimo giorno di mercato! Si chiude in questo turno, e apre { $seat }.
       *[other] Buongiorno dal calciomercato. Turno { $turn }, e alla porta c'è già { $seat }.
    }
    .c = { $last ->
        [1] Un ultimo turno, un'ultima telefonata. Comincia { $seat }.
       *[other] Turno { $turn }. Due milioni a testa, e la prima parola a { $seat }.
    }
    .d = { $last ->
        [1] L'orologio dice ultimo turno. Prego, { $seat }.
       *[other] Il caffè è sul fuoco, è il turno { $turn }, e apre { $seat }.
    }
    .e = { $last ->
        [1] Ci siamo, il turno finale: prima mossa a { $seat }.
       *[other] Turno { $turn } al mercato, apre { $seat }.
    }
    .f = { $last ->
        [1] Si chiude bottega! La prima parola dell'ultimo turno a { $seat }.
       *[other] Turno nuovo, voci nuove: siamo al numero { $turn }, la prima telefonata la fa { $seat }.
    }
    .g = { $last ->
        [1] Dopo questo si abbassa la saracinesca: ultimo turno, comincia { $seat }.
       *[other] Squillano i telefoni, è il turno { $turn }: prima { $seat }.
    }
event-earned =
    .a = Dall'ufficio commerciale qualcosa in più per { $seat }: { n-million }.
    .b = Pagano gli sponsor: in più { n-million } per { $seat }.
    .c = Suonano le casse di { $seat }: ancora { n-million }.
event-market =
    .a = Oggi sul mercato: { on-sale }.
    .b = Chi è in vendita? { on-sale }.
    .c = Ecco la lista: { on-sale }.
    .d = In vetrina: { on-sale }.
    .e = Procuratori nella hall, con { on-sale }.
event-complete =
    .a = { $seat } ha undici uomini e un allenatore! Ancora un turno, e si chiude.
    .b = La squadra di { $seat } è al completo: il prossimo turno è l'ultimo.
event-stadium =
    .a = { $seat } costruisce lo stadio! Dodici milioni, e si sente ancora l'odore di vernice.
    .b = Entrano le ruspe, salgono le tribune: { $seat } ha una casa.
    .c = { $seat } taglia il nastro: che stadio!
event-bought =
    .a = Affare fatto: { $footballer }, { role-name } da { $value }, va a { $seat } per { price-million }.
    .b = { $seat } mette sotto contratto { $footballer } ({ role-name }, { $value }). Il prezzo: { price-million }.
    .c = La firma c'è! { $footballer }, { role-name }, { $value }, è di { $seat } per { price-million }.
    .d = { $footballer } posa con la maglia di { $seat }: { role-name } da { $value }, { price-million }.
    .e = { $seat } apre il portafoglio: { price-million } per { $footballer }, { role-name }, { $value }.
    .f = È ufficiale! { $footballer } ({ role-name }, { $value }) a { $seat }, { price-million }.
    .g = Una stretta di mano e { price-million }: { $footballer }, { role-name } da { $value }, è di { $seat }.
event-free =
    .a = Non gira un centesimo: { $footballer }, { role-name } da { $value }, va a { $seat }.
    .b = A parametro zero! { $seat } prende { $footballer }, { role-name }, { $value }.
    .c = { $seat } paga con un sorriso: { $footballer } ({ role-name }, { $value }) arriva gratis.
event-poached =
    .a = Il colpo! { $seat } soffia { $footballer } a { $other } per { price-million }.
    .b = { $other } non può dire di no: { $footballer } passa a { $seat }, e il denaro fa il viaggio inverso: { price-million }.
    .c = Il doppio del suo valore sul tavolo, { price-million }: { $footballer } lascia { $other } per { $seat }.
event-exchanged =
    .a = Via { $out }, dentro { $footballer }: la differenza per { $seat } è di { price-million }.
    .b = { $seat } dà { $out } per { $footballer } ({ role-name }, { $value }), più { price-million }.
    .c = Scambio con conguaglio per { $seat }: ciao { $out }, benvenuto { $footballer }, e alla banca { price-million }.
event-swapped =
    .a = Uno per uno: { $out } va a { $other }, { $footballer } a { $seat }.
    .b = { $seat } e { $other } fanno come con le figurine: { $out } per { $footballer }.
event-found =
    .a = Al vecchio campo spunta { $footballer }, { role-name } da { $value }: { $seat } lo prende per un milione.
    .b = Chi c'è sotto i riflettori? { $footballer } ({ role-name }, { $value }), e { $seat } lo fa firmare lì per lì.
event-found-nobody =
    .a = Al vecchio campo { $seat } trova { $footballer }, ma per lui non c'è posto.
    .b = { $footballer } si allenava da solo; { $seat } deve lasciarlo lì.
event-captain =
    .a = La fascia va a { $footballer }: { $seat } ha un capitano.
    .b = { $seat } nomina capitano { $footballer }. Lo spogliatoio annuisce.
    .c = { $footballer } si infila la fascia per { $seat }.
event-looked =
    .a = L'osservatore di { $seat } torna con il taccuino pieno di nomi.
    .b = Una piccola utilitaria davanti all'ufficio di { $seat }: l'osservatore ha qualcosa da mostrare.
event-scout-leaves =
    .a = «Nessuno che faccia per noi», dice { $seat }, e chiude il taccuino.
    .b = { $seat } ringrazia l'osservatore e non firma nessuno.
event-receipts =
    .a = Buoni incassi questa settimana: { n-million } per { $seat }.
    .b = { $seat } conta l'incasso: { n-million }.
    .c = Dal botteghino per { $seat }: { n-million }.
    .d = { n-million } nella cassa di { $seat }, e ai giornali nemmeno una parola.
event-spree =
    .a = { $seat } tira fuori il libretto degli assegni: in questo turno non c'è limite!
    .b = Spese pazze! { $seat } può comprare finché ci sono soldi.
event-new-market =
    .a = { $seat } fa sgombrare la vetrina: facce nuove, prego!
    .b = «Non avete nessun altro?», chiede { $seat }, e ne portano altri.
event-immune =
    .a = { $seat } chiede silenzio: in questo turno niente sfide da quelle parti.
    .b = Oggi no: { $seat } ha l'immunità fino alla fine del turno.
event-drew =
    .a = { $seat } pesca { n-events }.
    .b = Novità per { $seat }: { n-events }.
    .c = I giornali del mattino di { $seat }: { n-events }.
    .d = { n-events } per { $seat }, da leggere a porta chiusa.
event-discarded =
    .a = { $seat } rimette una carta evento sotto il mazzo.
    .b = Una carta di troppo: { $seat } la infila sotto il mazzo.
event-white =
    .a = { $seat } mette giù { $card }: quella resta.
    .b = Da oggi sulla scrivania di { $seat }: { $card }.
    .c = { $card } per { $seat }: firmata, incorniciata e appesa al muro.
event-played =
    .a = { $seat } gioca { $card }.
    .b = Dalla manica di { $seat }: { $card }!
    .c = { $card }, dice { $seat }.
    .d = Adesso { $seat } mostra { $card }.
event-hits =
    .a = { $seat } gioca { $card } su { $footballer }: siamo a { $total } su { $wanted }.
    .b = { $card } per { $footballer }, da parte di { $seat }: { $total } su { $wanted }.
    .c = { $footballer } se ne accorge: { $card } di { $seat }, { $total } su { $wanted }.
event-taxed =
    .a = Due signori in grigio alla porta di { $seat }: alla banca, in tutto, { n-million }.
    .b = Gli ispettori se ne vanno: { $seat } ha { n-million } in meno.
event-peace =
    .a = { $card }! Fra { $seat } e { $other } non ci saranno più sfide.
    .b = Si scambiano le sciarpe: { $card } fra { $seat } e { $other }.
event-fixed =
    .a = { $seat } dà un'occhiata al calendario: la prossima sfida deve andare a { $other }.
    .b = { $card } di { $seat }: la prossima volta tocca a { $other }, volente o nolente.
event-challenge =
    .a = { $seat } sfida { $other }! Tutti a bordo campo.
    .b = Si gioca: { $seat } contro { $other }.
    .c = { $seat } lancia il guanto, { $other } lo raccoglie.
    .d = In campo! { $seat } attacca { $other }.
event-refused =
    .a = { $other } mostra l'immunità, e la sfida di { $seat } finisce prima di cominciare.
    .b = Cancello chiuso: { $other } ha l'immunità, { $seat } torna a casa.
event-bet =
    .a = { $on ->
        [goal] { $seat } punta sul gol.
       *[no-goal] { $seat } punta sul niente gol.
    }
    .b = { $on ->
        [goal] «Segnano», dice { $seat }, e ci gioca la schedina.
       *[no-goal] «Mai», dice { $seat }, e gioca niente gol.
    }
event-bet-won =
    .a = { $seat } se lo sentiva! La schedina paga { n-million }.
    .b = Una faccia contenta allo sportello: { $seat } vince { n-million }.
event-bet-lost =
    .a = { $seat } strappa la schedina.
    .b = Niente da fare allo sportello per { $seat }.
event-two-cards =
    .a = { $seat } ha un piano A e un piano B: due carte azione fra cui scegliere.
    .b = Due idee per { $seat }, e se ne può usare una sola.
event-action =
    .a = { $side ->
        [attack] { $seat } gira la carta: { half-name }. Serve { $need }.
       *[defence] A { $seat } serve una risposta, ed è: { half-name }. Serve { $need }.
    }
    .b = { $side ->
        [attack] La carta dice { half-name }: { $need }. Avanti, { $seat }!
       *[defence] La carta dice { half-name }: { $need }. Tutti indietro, { $seat }!
    }
    .c = { $side ->
        [attack] { half-name }! A { $seat } serve { $need }.
       *[defence] { half-name }, il piano è questo: { $need }, e in fretta, { $seat }.
    }
    .d = { $side ->
        [attack] Ecco { $seat }: { half-name }, e serve { $need }.
       *[defence] { $other } punta la porta; la risposta di { $seat }: { half-name }, e serve { $need }.
    }
event-powerless =
    .a = { half-name }? Contro un rigore a { $seat } servirebbe una parata.
    .b = Dal dischetto, e nelle carte di { $seat } nessuna parata.
event-nobody-for-it =
    .a = { half-name } chiede { $need }, e { $seat } non ha nessuno.
    .b = { half-name }: { $need }? { $seat } guarda la fila e non trova nessuno.
event-picked =
    .a = { $seat } manda { $names }: { $total } su { $wanted }.
    .b = { $names } per { $seat }, e fanno { $total } su { $wanted }.
    .c = Tocca a { $names }: { $total } su { $wanted } per { $seat }.
    .d = { $seat } guarda { $names }. Siamo a { $total }, ne servono { $wanted }.
event-raised =
    .a = { $seat } promette un premio: { $footballer } ci mette l'anima, { $total } su { $wanted }.
    .b = Un milione in più per { $footballer }, e { $seat } è a { $total } su { $wanted }.
    .c = { $seat } mette mano alla borsa: { $total } su { $wanted }, e { $footballer } sorride.
    .d = { $footballer } trova un altro metro, { $seat } un milione in meno: { $total } su { $wanted }.
event-lowered =
    .a = { $seat } paga due milioni per far perdere il passo a { $footballer }: { $total } su { $wanted }.
    .b = Due milioni ben spesi? { $footballer } inciampa, { $total } su { $wanted }, grazie a { $seat }.
    .c = { $seat } trova il punto debole di { $footballer }: { $total } su { $wanted }.
event-sent-off =
    .a = Cartellino rosso! { $footballer } deve uscire, e { $seat } non ci crede.
    .b = { $footballer } è fuori! L'arbitro da { $seat } non vuole sentire una parola.
event-no-substitute =
    .a = Nessuno che possa prendere il suo posto: l'azione di { $seat } si ferma.
    .b = { $seat } non ha nessun altro del suo ruolo, e sfuma tutto.
event-substituted =
    .a = { $footballer } entra nell'azione per { $seat }: { $total } su { $wanted }.
    .b = { $seat } manda avanti { $footballer }: { $total } su { $wanted }.
event-stands =
    .a = Passa! L'attacco di { $seat } è riuscito, { $total } su { $wanted }. E adesso, { $other }?
    .b = { $total } punti, ne bastavano { $wanted }: { $seat } è davanti alla porta.
    .c = Difesa di { $other } in ritardo: { $seat } tira!
    .d = Che azione di { $seat }! { $other } può ancora fare qualcosa?
event-fails =
    .a = Non basta: { $total } su { $wanted }, e { $seat } perde palla.
    .b = Niente da fare per { $seat }. { $other } tira il fiato.
    .c = Alto! { $total } su { $wanted }, così non va, { $seat }.
    .d = { $other } la guarda uscire: { $seat } aveva { $total } su { $wanted }.
event-holds =
    .a = Fermato! { half-name } di { $seat }, { $total } su { $wanted }.
    .b = { $seat } tiene! { $other } stava già esultando.
    .c = { half-name }, e funziona! Niente da fare per { $other }.
    .d = { $seat } libera, e { $other } non ci crede.
event-beaten =
    .a = { $seat } arriva in ritardo: { $total } su { $wanted }.
    .b = { half-name }, ma solo { $total } su { $wanted }: { $seat } non ce la fa.
    .c = A { $seat } non basta, { $total } su { $wanted }...
event-goal =
    .a = GOL! { $seat } segna contro { $other }!
    .b = È dentro! { $seat } ha messo il pallone nella rete di { $other }!
    .c = GOL di { $seat }! { $other } raccoglie il pallone in fondo al sacco.
    .d = GOL! La panchina di { $seat } è in campo, { $other } guarda l'erba.
    .e = { $goals ->
        [1] GOL! Il primo della stagione per { $seat }!
       *[other] GOL! E fanno { $goals } per { $seat }!
    }
event-cancelled =
    .a = Niente gol! Il monitor ha parlato, e { $seat } lo deve restituire.
    .b = L'arbitro disegna un rettangolo nell'aria: il gol contro { $other } è annullato.
event-points =
    .a = { $seat }: { $points } punti. Calciatori { $footballers }, allenatore { $coach }, modulo { $formation }, gol { $scored }, gol subiti { $conceded }, stadio { $stadium }, denaro { $money }.
    .b = I conti di { $seat }: { $footballers } dai calciatori, { $coach } dall'allenatore, { $formation } dal modulo, { $scored } dai gol, { $conceded } dai gol subiti, { $stadium } dallo stadio, { $money } dal denaro: { $points }.
event-end =
    .a = { $how ->
        [shared] È finita, e niente li divide: in { $n } vincono a pari merito, con { n-points }.
       *[other] È finita! L'undici migliore è di { $seat }, con { n-points }.
    }
    .b = { $how ->
        [shared] { n-points } a testa, gli stessi gol, gli stessi soldi: vincono a pari merito.
        [points] { n-points }! L'undici migliore è di { $seat }.
       *[other] { n-points }, pari in testa, ma per un soffio è { $seat }!
    }

## Statistiche

count-formation = moduli sorteggiati
count-turn = turni
count-earned = pagamenti degli sponsor
count-market = mercati
count-complete = squadre al completo
count-stadium = stadi
count-bought = acquisti
count-free = arrivi gratis
count-poached = calciatori presi agli altri
count-exchanged = scambi con il mercato
count-swapped = scambi fra manager
count-found = scoperte al vecchio campo
count-found-nobody = visite a vuoto al vecchio campo
count-captain = capitani
count-looked = osservatori in viaggio
count-scout-leaves = osservatori tornati a vuoto
count-receipts = carte gestione per il denaro
count-spree = spese pazze
count-new-market = mercati rinnovati
count-immune = immunità
count-drew = pescate dal mazzo eventi
count-discarded = carte evento scartate
count-white = eventi bianchi
count-played = altri eventi
count-hits = eventi su un calciatore
count-taxed = visite della Finanza
count-peace = curve amiche
count-fixed = avversari obbligati
count-challenge = sfide
count-refused = sfide fermate dall'immunità
count-bet = schedine
count-bet-won = schedine vinte
count-bet-lost = schedine perse
count-two-cards = doppie pescate di carte azione
count-action = azioni
count-powerless = rigori senza parata
count-nobody-for-it = azioni senza calciatori
count-picked = azioni tentate
count-raised = punti comprati
count-lowered = punti tolti
count-sent-off = cartellini rossi
count-no-substitute = azioni perse per un rosso
count-substituted = sostituti
count-stands = attacchi riusciti
count-fails = attacchi falliti
count-holds = difese riuscite
count-beaten = difese fallite
count-goal = gol
count-cancelled = gol annullati
count-points = conti finali
count-end = fischi finali
count-end-points = vinte ai punti
count-end-goals = decise dai gol segnati
count-end-cash = decise dalla cassa
count-end-shared = vinte a pari merito

help-footballer = { $role }, valore { $value }.
help-coach = allenatore, valore { $value }. Gli piacciono { $likes }; non gli piacciono { $dislikes }.
