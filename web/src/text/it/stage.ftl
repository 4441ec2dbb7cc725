# Il palcoscenico
ask-bench = Chiedi alla panchina
not-now = Adesso no.
all-rules = Tutte le regole
watching = a guardare
level-random = casuale
level-greedy = ingordo
level-beginner = principiante
level-amateur = dilettante
level-professional = professionista
level-champion = campione
peel-it = Gira la carta: tira l’angolo o premi Invio
