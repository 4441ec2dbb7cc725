# Acasă
welcome = Ce jucăm?
    .text = Patru jocuri de cărți despre fotbal la o singură măsuță: cu boții, în jurul unui ecran sau cu prietenii de departe.
play-now = Joacă
dealing = Se împart cărțile …
set-up = Pregătește
rules = Reguli
cards = Cărți
unfinished = Rămase neterminate
join = Te așteaptă cineva?
join-it = Intră
table-code = Codul mesei
offline = Ești fără rețea, tu sau masa. Verifică legătura și încearcă din nou.
no-answer = Masa nu răspunde. Încearcă din nou imediat.
somebody = Oaspete
sitting-down = Îți caut scaunul …
