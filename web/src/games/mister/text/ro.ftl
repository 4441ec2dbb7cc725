# Mister
your-eleven = Primul tău unsprezece
put-there = { $name }: { $place }
still-missing = { $n ->
    [one] mai lipsește unul
    [few] mai lipsesc { $n }
   *[other] mai lipsesc { $n }
}
hand-in-eleven = Trimite-i pe teren
fill-by-role = Completează după post
clear-sheet = De la capăt
to-bench = { $name } înapoi pe bancă
line-up-how = Trage-ți oamenii pe teren sau atinge întâi unul și apoi un loc. La fel se schimbă doi între ei.
line-up-done = Foaia de joc e predată. Nimeni n-o vede până nu termină și ceilalți.
mark-won = câștigat
mark-lost = pierdut
mark-open = în curs
shoots = șutează
dives = plonjează
tap-twice = Atinge o direcție, apoi încă o dată ca să confirmi.
attacks = atacă
lifted-by = +{ $n } la toate
eleven-of = Primul unsprezece al lui { $name }
nobody-at = nimeni: { $place }
kick-in = marcat
kick-out = ratat
kick-to-come = urmează
takers-how = Atinge-ți executanții în ordinea în care merg la punct. Primii { $n } execută sigur, ceilalți dacă se merge mai departe.
takers-done = Lista e predată, primii { $n } așteaptă la mijlocul terenului.
hand-in-takers = Predă lista
squad-of = Lotul lui { $name }: { $n } din { $all }
signed = { $n } din { $all }
role-need = { $role }: { $n }, pentru primul unsprezece e nevoie de { $places }
offered-to = Pentru { $name }
refuse-here = Lasă-l aici ca să refuzi
results = Rezultate
on-penalties = { $score } la penaltyuri
standings = Clasament
points = { $n ->
    [one] un punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}

# The first lesson
lesson-mister-1 = Tu ești antrenorul, iar lotului tău îi mai lipsește un om. Literele spun ce știe: F9 e un picior bun la faze fixe. Semnează cu el!
lesson-mister-2 = Secundul a scris foaia de joc și meciul a început. Omul lui Bruno și-a câștigat duelurile și șutează. Încotro sare portarul tău? Tu simți: la dreapta.
lesson-mister-3 = Ce paradă! Acum a trecut atacul tău. Alegi o parte în secret, la fel și portarul: trimite-o la dreapta.
lesson-mister-goal = Portarul a plecat în partea cealaltă. Semnează cu cei cincisprezece ai tăi, așază-i bine, iar duelurile îți vor aduce altele.

# Pictures in the rules
drawn-teams = Față în față: cercurile sunt ai tăi, romburile ai lor. Dreapta ta dă de stânga lor.
drawn-dive = Direcția contra plonjonului
drawn-dive-differ = Portarul pleacă în altă parte: gol dacă cel care șutează are cel puțin numărul portarului.
drawn-dive-same = Portarul ghicește: gol numai dacă cel care șutează are cel puțin cu unu mai mult.
drawn-phases = Cartea 1, de la centrare la șut. Ai pierdut o fază, s-a terminat atacul.
drawn-phases-cross = Faza 1, centrarea: E al RM-ului tău contra C al LB-ului lor. Câștigă numărul mai mare; la egalitate, apărătorul.
drawn-phases-header = Faza 2, în aer: B al LS-ului tău contra B al RCB-ului lor.
drawn-phases-shot = Șutul: B al LS-ului tău contra H al portarului, direcția contra plonjonului.
