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

# The first lesson
lesson-best11-1 = Construiești cel mai bun unsprezece. În fiecare rundă e piață, iar apărarea ta are un loc liber: cumpără-l pe Ned Yarrowby cu 3 milioane.
lesson-best11-2 = Cartea ta de management oferă patru lucruri și poți folosi unul. Tu vrei gol: provoacă-l pe Bruno.
lesson-best11-3 = Pasă în adâncime! Trebuie un mijlocaș (C) și un atacant (A) cu 8 puncte împreună. O carte de eveniment ar ajuta, dar te descurci și fără: spune pas.
lesson-best11-4 = Atacantul pleacă singur. Cine îl lansează? Alege mijlocașul, numărul 6.
lesson-best11-5 = 7 din 8: atât de aproape! Pentru un milion un fotbalist primește un punct în plus. Numărul tău 9 merită.
lesson-best11-6 = 8 din 8: ai trecut. Spune pas și vezi ce poate apărarea lui Bruno.
lesson-best11-goal = Bruno n-a avut pe nimeni pentru asta. Un gol îți aduce 3 puncte și îl costă unul pe Bruno. Când prima echipă e completă, decid punctele.

# Pictures in the rules
drawn-turn = O rundă, de la bancă până la ultimul rând
drawn-turn-money = Banii: 2 milioane pentru toți, plus ce aduc evenimentele albe.
drawn-turn-market = Piața: cu o carte mai mult decât manageri la masă.
drawn-turn-management = O carte de management pentru fiecare, pe care numai el o vede.
drawn-turn-move = Managerii, unul după altul. În ordinea care îți convine: cumperi o carte, folosești cartea de management, joci evenimente, construiești stadionul. Apoi spui pas.
drawn-turn-end = Cărțile de management se decartează, iar ce n-a cumpărat nimeni ajunge sub pachetul său.
drawn-chances = O carte de management: unul dintre cele patru rânduri, niciodată două
drawn-chances-money = Bani: îi iei de la bancă.
drawn-chances-events = Cărți de eveniment: le tragi.
drawn-chances-challenge = O provocare: alegi un adversar, cu acest bonus pentru toată runda.
drawn-chances-other = Rândul al patrulea: o afacere de alt fel, alta aproape pe fiecare carte.
drawn-challenge = O provocare de la cap la coadă, și cine ce poate face și când
drawn-challenge-draw = Cel care atacă trage o carte de acțiune: jumătatea de atac spune ce roluri se cer și câte puncte.
drawn-challenge-choose = Întâi e momentul pentru Altă schemă; apoi cel care atacă își alege fotbaliștii, o dată pentru totdeauna. Lipsește un rol: a eșuat.
drawn-challenge-others = Managerii din afara provocării au momentul lor: Deochi.
drawn-challenge-values = Cei doi pe rând, întâi cel care atacă: un eveniment, sau milioane pentru un punct, sau pas. Cel care atacă urcă, cel care apără coboară, până când spun pas amândoi, unul după altul.
drawn-challenge-stands = Prea puține puncte: s-a terminat. Destule: atacul a reușit.
drawn-challenge-defence = Acum trage cel care apără, și totul se repetă pentru jumătatea de apărare. Dacă nici ea nu reușește: gol!
