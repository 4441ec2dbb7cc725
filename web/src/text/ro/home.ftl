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

# Același om pe mai multe dispozitive
devices = Dispozitivele mele
devices-you = Aici ești { $name }. Poți fi la fel și pe alte dispozitive, cu toate mesele tale.
devices-nobody = Încă nu ți-ai spus numele aici. Vino cu un link de pe alt dispozitiv sau cu fraza de recuperare.
device-first = unde ai început
device-new = alt dispozitiv
device-here = acesta
device-seen = văzut ultima oară pe { $day }
device-send-away = Scoate-l
device-add = Alt dispozitiv
device-add-link = Arată un link și un cod QR
device-link-note = Deschide-l pe celălalt dispozitiv. E numai pentru tine: cine îl are poate trece drept tine.
recovery-phrase = Frază de recuperare
recovery-show = Arată una nouă
recovery-note = Scrie-o pe o foaie: te aduce înapoi și dacă îți pierzi toate dispozitivele. Cea dinainte nu mai e bună.
recovery-have = Înapoi cu fraza de recuperare
recovery-use = Eu sunt
