# Best 11
list-price = prezzo di listino: { $n ->
    [one] 1 milione
   *[other] { $n } milioni
}
sold-out = Tutto venduto: i banchi sono vuoti.
captain = capitano
shirt = numero { $n }
free-place = numero { $n }: libero ({ $role })
no-coach = ancora nessun allenatore
your-team = Il tuo undici
tap-again = Tocca ancora per farlo
in-action = nell'azione
worth-now = ora vale { $n }
twinned = gemellaggio con { $names }
events-held = { $n ->
    [one] 1 carta evento
   *[other] { $n } carte evento
}
places-filled = { $n } posti su { $all } occupati
pick-manager = Scegli { $name }
duel = La sfida
total-of = { $total } su { $wanted }
points-paid = { $n } a pagamento
no-card-yet = Ancora nessuna carta
half-stands = È fatta!
half-fails = Non basta
half-holds = Tiene!
half-beaten = Battuta
half-powerless = Contro il rigore non serve
half-nobody-for-it = Non c'è nessuno adatto
half-no-substitute = Nessuno può subentrare
duel-goal = Gol di { $attacker }!
duel-cancelled = Gol annullato: lo schermo dà ragione a { $defender }.
duel-refused = { $defender } ha l'immunità: { $attacker } torna a casa.
duel-no-goal = Niente gol: { $defender } tira il fiato.
reckoning = La stagione in cifre
part-footballers = Calciatori
part-coach = Allenatore
part-formation = Modulo
part-scored = Gol fatti
part-conceded = Gol subiti
part-stadium = Stadio
part-money = Soldi
part-points = Punti
price-now = adesso costa { $n ->
    [one] un milione
   *[other] { $n } milioni
}
sent-off = espulso fino alla fine del turno
played-cards = Carte già giocate ({ $n })

# The first lesson
lesson-best11-1 = Stai costruendo l'undici migliore. A ogni turno c'è il mercato, e in difesa hai un posto libero: compra Ned Yarrowby per 3 milioni.
lesson-best11-2 = La tua carta gestione offre quattro possibilità, e puoi usarne una. Tu vuoi un gol: sfida Bruno.
lesson-best11-3 = Passaggio filtrante! Servono un centrocampista (C) e un attaccante (A) con 8 punti in due. Una carta evento aiuterebbe, ma puoi farne a meno: passa.
lesson-best11-4 = L'attaccante va da sé. Chi lo lancia? Scegli il centrocampista, il numero 6.
lesson-best11-5 = 7 su 8: così vicino! Per un milione un calciatore prende un punto in più. Il tuo numero 9 li vale.
lesson-best11-6 = 8 su 8: sei davanti alla porta. Passa, e vediamo che cosa sa fare la difesa di Bruno.
lesson-best11-goal = Bruno non aveva nessuno per fermarti. Un gol vale 3 punti per te e ne costa uno a Bruno. Quando la prima squadra è completa, decidono i punti.

# Pictures in the rules
drawn-turn = Un turno, dalla banca all'ultima mossa
drawn-turn-money = Denaro: 2 milioni a tutti, più quello che rendono gli eventi bianchi.
drawn-turn-market = Il mercato: una carta in più dei manager al tavolo.
drawn-turn-management = Una carta gestione a ogni manager, che solo lui vede.
drawn-turn-move = Le mosse, un manager dopo l'altro. Nell'ordine che vuoi: compra una carta, usa la carta gestione, gioca eventi, costruisci lo stadio. Poi passa.
drawn-turn-end = Le carte gestione si scartano, e ciò che nessuno ha comprato va sotto il suo mazzo.
drawn-chances = Una carta gestione: una delle sue quattro righe, mai due
drawn-chances-money = Denaro: prendilo dalla banca.
drawn-chances-events = Carte evento: pescale.
drawn-chances-challenge = Una sfida: scegli un avversario, con questo bonus per tutto il turno.
drawn-chances-other = La quarta riga: un affare di altro genere, diverso su quasi ogni carta.
drawn-challenge = Una sfida da cima a fondo, e chi può fare che cosa e quando
drawn-challenge-draw = Chi attacca pesca una carta azione: la metà d'attacco dice quali ruoli servono e quanti punti.
drawn-challenge-choose = Prima è il momento di Nuovo schema; poi chi attacca sceglie i calciatori, una volta per tutte. Manca un ruolo: è fallita.
drawn-challenge-others = I manager fuori dalla sfida hanno il loro momento: Malocchio.
drawn-challenge-values = I due a turno, prima chi attacca: un evento, o milioni per un punto, o passo. Chi attacca alza, chi difende abbassa, finché passano tutti e due di fila.
drawn-challenge-stands = Pochi punti: finisce lì. Abbastanza: l'attacco è riuscito.
drawn-challenge-defence = Ora pesca chi difende, e tutto si ripete per la metà di difesa. Se fallisce anche quella: gol!
