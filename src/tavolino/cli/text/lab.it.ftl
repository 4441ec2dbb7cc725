# Aiuto per i comandi del laboratorio.

help-simulate = Fa giocare molte partite ai bot e racconta come va il gioco
    .game = il gioco
    .matches = quante partite giocare (10.000)
    .bots = chi gioca: nomi di bot separati da virgole; si alternano su tutti i posti
    .seats = quanti posti (di norma quelli consueti del gioco)
    .option = un'opzione delle regole, anche più volte
    .seed = lo stesso seme dà lo stesso resoconto (0)
    .workers = quanti processi giocano fianco a fianco (uno per ogni core)
    .report = riporta anche ciò che il gioco stesso misura del suo equilibrio
    .file = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle

help-bench = Misura quanto sono veloci i giochi
    .game = solo questo gioco
    .peers = misura insieme anche altri motori (serve l'extra tavolino[bench])
    .seconds = secondi per ogni misura (1)
    .file = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle
