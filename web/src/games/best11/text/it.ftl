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
twinned = curve amiche con { $names }
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
part-money = Denaro
part-points = Punti
price-now = adesso costa { $n ->
    [one] un milione
   *[other] { $n } milioni
}
sent-off = espulso fino alla fine del turno
played-cards = Carte già giocate ({ $n })

# The first lesson
lesson-best11-1 = Stai costruendo l'undici migliore. A ogni turno c'è il mercato, e in difesa hai un posto libero: compra Ned Yarrowby per 3 milioni.
lesson-best11-2 = La tua carta gestione offre quattro opportunità, e puoi usarne una. Tu vuoi un gol: sfida Bruno.
lesson-best11-3 = Filtrante! Servono un centrocampista (C) e un attaccante (A) con 8 punti in due. Una carta evento aiuterebbe, ma puoi farne a meno: passa.
lesson-best11-4 = L'attaccante va da sé. Chi lo lancia? Scegli il centrocampista, il numero 6.
lesson-best11-5 = 7 su 8: così vicino! Per un milione un calciatore prende un punto in più. Ne vale la pena per il tuo 9.
lesson-best11-6 = 8 su 8: sei davanti alla porta. Passa, e vediamo che cosa sa fare la difesa di Bruno.
lesson-best11-goal = Bruno non aveva nessuno per fermarti. Un gol vale 3 punti per te e ne costa uno a Bruno. Quando la prima squadra è completa, decidono i punti.
