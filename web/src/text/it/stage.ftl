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
peel-it = Gira la carta: tira l'angolo o premi Invio

answer-noted = Detto. Fra un attimo lo vedono tutti.
nothing-stops-it = Questa non la ferma nessuno
only-move = Una sola giocata possibile: parte da sola
may-interrupt = { $names } può ancora intervenire
window-left = { $n ->
        [one] { $n } secondo per intervenire
       *[other] { $n } secondi per intervenire
    }
more-time = Più tempo
volume = Volume
tap-to-go-on = tocca per continuare
match-ball = Può essere l'ultima!

# Words that are stamped on the table, by event
checking = CONTROLLO…
overruled = NIENTE GOL
stamp-saved = PARATO!
stamp-kick-saved = PARATO!
stamp-kick-blocked = MURATO!
stamp-corner = CORNER!
stamp-cleared = SPAZZATA!
stamp-too-late = FUORI TEMPO!
stamp-cancelled = ANNULLATO
eyes-up = Occhi sul grande schermo!
turn-of = { $name }, tocca a te!
all-choose = Tutti scelgono in segreto
holds-cards = { $name } ha in mano { $n ->
        [one] una carta
       *[other] { $n } carte
    }
got-it = Ho capito
