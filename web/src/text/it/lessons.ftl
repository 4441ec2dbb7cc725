# Il tuo primo gol
first-goal = Il tuo primo gol
first-visit = Prima volta qui? Segna il tuo primo gol in un minuto: ogni gioco ha una piccola lezione.
lesson-of = { $name }: il tuo primo gol
lesson-coach = L'allenatore
lesson-leave = Esci
lesson-how = Tocca ciò che è illuminato, e ancora una volta per giocarlo; oppure usa questo pulsante.
lesson-watch = Ora guarda …
lesson-astray = Non quella: ciò che ti serve è illuminato.
lesson-step = Mossa { $n } di { $all }
lesson-over = Che gol!
lesson-again = Ancora
