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
on-penalties = { $score } la penalty-uri
standings = Clasament
points = { $n ->
    [one] un punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}

# The first lesson
lesson-mister-1 = Tu ești antrenorul, iar lotului tău îi mai lipsește un om. Literele spun ce știe: F9 e un picior bun la faze fixe. Semnează cu el!
lesson-mister-2 = Secundul a scris foaia de joc și meciul a început. Omul lui Bruno și-a câștigat duelurile și șutează. Încotro sare portarul tău? Tu simți: la dreapta.
lesson-mister-3 = Ce paradă! Acum ți-a reușit atacul. Alegi o parte în secret, la fel și portarul: trimite-o la dreapta.
lesson-mister-goal = Portarul a plecat în partea cealaltă. Semnează cu cei cincisprezece ai tăi, așază-i bine, iar duelurile îți vor aduce altele.
