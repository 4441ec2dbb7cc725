# Scena
ask-bench = Întreabă banca
not-now = Acum nu.
all-rules = Toate regulile
watching = se uită
level-random = aleatoriu
level-greedy = lacom
level-beginner = începător
level-amateur = amator
level-professional = profesionist
level-champion = campion
peel-it = Întoarce cartea: trage de colț sau apasă Enter

answer-noted = Am notat. Imediat vor vedea toți.
nothing-stops-it = Pe asta n-o oprește nimic
only-move = O singură mutare posibilă: se face singură
may-interrupt = { $names } mai poate interveni
window-left = { $n ->
        [one] { $n } secundă pentru a interveni
        [few] { $n } secunde pentru a interveni
       *[other] { $n } de secunde pentru a interveni
    }
more-time = Mai mult timp
volume = Volum
tap-to-go-on = atinge ca să mergi mai departe
match-ball = Poate fi golul decisiv!

# Words that are stamped on the table, by event
checking = VERIFICARE…
overruled = FĂRĂ GOL
stamp-saved = APĂRAT!
stamp-kick-saved = APĂRAT!
stamp-kick-blocked = BLOCAT!
stamp-corner = CORNER!
stamp-cleared = DEGAJAT!
stamp-too-late = PREA TÂRZIU!
stamp-cancelled = ANULAT
eyes-up = Ochii pe ecranul mare!
turn-of = { $name }, e rândul tău!
all-choose = Toți aleg în secret
holds-cards = { $name } are în mână { $n ->
        [one] o carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    }
got-it = Am înțeles
