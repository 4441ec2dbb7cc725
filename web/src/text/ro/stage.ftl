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
