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
twinned = galerii înfrățite cu { $names }
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

# The first lesson
lesson-best11-1 = Construiești cel mai bun unsprezece. În fiecare rundă e piață, iar apărarea ta are un loc liber: cumpără-l pe Ned Yarrowby cu 3 milioane.
lesson-best11-2 = Cartea ta de management oferă patru oportunități și poți folosi una. Tu vrei gol: provoacă-l pe Bruno.
lesson-best11-3 = Pasă în adâncime! Trebuie un mijlocaș (M) și un atacant (A) cu 8 puncte împreună. O carte de eveniment ar ajuta, dar te descurci și fără: spune pas.
lesson-best11-4 = Atacantul pleacă singur. Cine îl lansează? Alege mijlocașul, numărul 6.
lesson-best11-5 = 7 din 8: atât de aproape! Pentru un milion un fotbalist primește un punct în plus. Numărul tău 9 merită.
lesson-best11-6 = 8 din 8: ești în fața porții. Spune pas și vezi ce poate apărarea lui Bruno.
lesson-best11-goal = Bruno n-a avut pe nimeni pentru asta. Un gol îți aduce 3 puncte și îl costă unul pe Bruno. Când prima echipă e completă, decid punctele.
