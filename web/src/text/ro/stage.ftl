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
