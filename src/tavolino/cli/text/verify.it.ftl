# `tavolino verify`: è stato tutto regolare?

help-verify = Controlla che carte e mosse di una partita siano regolari
    .file = il referto della partita (.tav)

verified-moves = { $n ->
        [one] Una mossa
       *[other] { $n } mosse
    }, tutto secondo le regole; quel che dice il referto è quel che si è giocato.
verified-deal = Le carte sono quelle promesse. L'impronta del numero della smazzata, come fu pubblicata all'inizio, dev'essere stata: { $fair }
no-commitment = Sulle carte di questa partita non è stato promesso niente: all'inizio non fu pubblicata nessuna impronta.
verified-daily = È la sfida del { $day }: numero della smazzata, gioco e avversario derivano soltanto dalla data.
