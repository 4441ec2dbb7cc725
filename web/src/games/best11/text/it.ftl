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
