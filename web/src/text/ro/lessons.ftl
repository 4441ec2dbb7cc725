# Primul tău gol
first-goal = Primul tău gol
first-visit = Prima dată aici? Marchează primul tău gol într-un minut: fiecare joc are o lecție scurtă.
lesson-of = { $name }: primul tău gol
lesson-coach = Antrenorul
lesson-leave = Ieși
lesson-how = Atinge ce e luminat, și încă o dată ca să joci; sau folosește acest buton.
lesson-watch = Acum privește …
lesson-astray = Nu aceea: ce îți trebuie e luminat.
lesson-step = Mutarea { $n } din { $all }
lesson-over = Ce gol!
lesson-again = Încă o dată

lesson-best11-1 = Construiești cel mai bun unsprezece. În fiecare rundă e piață, iar apărarea ta are un loc liber: cumpără-l pe Ned Yarrowby cu 3 milioane.
lesson-best11-2 = Cartea ta de management oferă patru lucruri și poți folosi unul. Tu vrei gol: provoacă-l pe Bruno.
lesson-best11-3 = Pasă în adâncime! Trebuie un mijlocaș (C) și un atacant (A) cu 8 puncte împreună. O carte de eveniment ar ajuta, dar te descurci și fără: spune pas.
lesson-best11-4 = Atacantul pleacă singur. Cine îl lansează? Alege mijlocașul, numărul 6.
lesson-best11-5 = 7 din 8: atât de aproape! Pentru un milion un fotbalist primește un punct în plus. Numărul tău 9 merită.
lesson-best11-6 = 8 din 8: ai trecut. Spune pas și vezi ce poate apărarea lui Bruno.
lesson-best11-goal = Bruno n-a avut pe nimeni pentru asta. Un gol îți aduce 3 puncte și îl costă unul pe Bruno. Când prima echipă e completă, decid punctele.

lesson-champions101-1 = Ești roșu și ai mingea. Cu cât mai puține cărți în mână, cu atât mai aproape poarta. Pune două: un fotbalist roșu și o minge roșie sunt o pereche de culoarea ta, adică o pasă.
lesson-champions101-2 = Bună pasă! Ai tras o carte și continui. Doi fotbaliști merg pe același teanc, iar al tău rămâne deasupra: din nou roșu, lângă mingea roșie.
lesson-champions101-3 = Ultimele tale două cărți, și sunt o pereche roșie: acum șutezi. Decide următoarea carte din pachet, iar o minge înseamnă gol. Trage!
lesson-champions101-goal = A ieșit o minge și e în plasă. Pachetul e și ceasul: când se termină, se termină repriza.

lesson-gogoal-1 = Golurile le dau atacanții. În mână nu-ți sunt de folos: trimite unul în echipă.
lesson-gogoal-2 = Fiecare rând se încheie cu o carte nouă. Fotbaliști sau acțiuni? Acțiunile câștigă meciuri: trage una.
lesson-gogoal-3 = GO-GOAL! de la Bruno, și vine drept spre tine. Dar uite ce tocmai ai tras: strigă SUPER NO!
lesson-gogoal-4 = Oprit, și pentru asta ai tras imediat o carte: un GO-GOAL! al tău. Ai tot atâția atacanți câți fundași are Bruno, și e de ajuns. Atacă!
lesson-gogoal-goal = Bruno n-a avut răspuns. Încă două ca acesta și meciul e al tău: se câștigă la trei goluri.

lesson-mister-1 = Tu ești antrenorul, iar lotului tău îi mai lipsește un om. Literele spun ce știe: F9 e un picior bun la faze fixe. Semnează cu el!
lesson-mister-2 = Secundul a scris foaia de joc și meciul a început. Omul lui Bruno și-a câștigat duelurile și șutează. Încotro sare portarul tău? Tu simți: la dreapta.
lesson-mister-3 = Ce paradă! Acum a trecut atacul tău. Alegi o parte în secret, la fel și portarul: trimite-o la dreapta.
lesson-mister-goal = Portarul a plecat în partea cealaltă. Semnează cu cei cincisprezece ai tăi, așază-i bine, iar duelurile îți vor aduce altele.
