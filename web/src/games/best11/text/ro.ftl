# Best 11
list-price = preț de listă: { $n ->
    [one] 1 milion
    [few] { $n } milioane
   *[other] { $n } de milioane
}
sold-out = S-a vândut tot: tarabele sunt goale.
captain = căpitan
shirt = numărul { $n }
free-place = numărul { $n }: loc liber ({ $role })
no-coach = încă fără antrenor
your-team = Primul tău unsprezece
tap-again = Atinge din nou ca s-o faci
in-action = în acțiune
worth-now = acum valorează { $n }
twinned = înfrățire cu { $names }
events-held = { $n ->
    [one] 1 carte de eveniment
    [few] { $n } cărți de eveniment
   *[other] { $n } de cărți de eveniment
}
places-filled = { $n } din { $all } locuri ocupate
pick-manager = Alege: { $name }
duel = Provocarea
total-of = { $total } din { $wanted }
points-paid = { $n } pe bani
no-card-yet = Încă nicio carte
half-stands = A ieșit!
half-fails = Nu ajunge
half-holds = Rezistă!
half-beaten = Învinsă
half-powerless = La penalty nu ajută
half-nobody-for-it = Nu e nimeni potrivit
half-no-substitute = N-are cine să intre
duel-goal = Gol pentru { $attacker }!
duel-cancelled = Gol anulat: ecranul îi dă dreptate lui { $defender }.
duel-refused = { $defender } are imunitate: { $attacker } pleacă acasă.
duel-no-goal = Niciun gol: { $defender } răsuflă ușurat.
reckoning = Sezonul în cifre
part-footballers = Fotbaliști
part-coach = Antrenor
part-formation = Sistem
part-scored = Goluri marcate
part-conceded = Goluri primite
part-stadium = Stadion
part-money = Bani
part-points = Puncte
price-now = acum costă { $n ->
    [one] un milion
    [few] { $n } milioane
   *[other] { $n } de milioane
}
sent-off = eliminat până la sfârșitul rundei
played-cards = Cărți deja jucate ({ $n })
