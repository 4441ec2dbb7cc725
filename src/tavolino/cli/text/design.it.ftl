# Aiuto per il banco di prova.

help-lab = Il banco di prova: confronta varianti, cerca valori, vede quanto valgono le carte

help-lab-compare = Gioca due varianti con le stesse smazzate e dice che cosa cambia
    .game = il gioco
    .b = la seconda variante
    .a = la prima variante, come opzioni: goals=5,needs=none (usual: come nella scatola)
    .deals = quante smazzate giocano entrambe (2.000)
    .until = gioca finché la differenza di un dato è nota a tanto: first-mover+-1%
    .bots = chi gioca: nomi di bot separati da virgole; si alternano su tutti i posti (greedy)
    .seats = quanti posti (di norma quelli consueti del gioco)
    .seed = lo stesso numero dà le stesse smazzate (0)
    .workers = quanti processi giocano fianco a fianco (uno per ogni core)
    .cluster = un cluster Dask che gioca al posto di questo computer (tcp://HOST:8786)
    .kept = conserva i conteggi in questo file, e la prossima volta riparte da lì
    .json = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle
    .html = scrive il resoconto in un file come pagina web
    .csv = scrive le tabelle in un file per il foglio di calcolo

help-lab-sweep = Gioca ogni valore di una o più opzioni con le stesse smazzate
    .game = il gioco
    .vary = un'opzione e i suoi valori: goals=2..4 o goals=2,3,5; anche più volte
    .deals = quante smazzate gioca ogni valore (1.000)
    .bots = chi gioca: nomi di bot separati da virgole; si alternano su tutti i posti (greedy)
    .seats = quanti posti (di norma quelli consueti del gioco)
    .seed = lo stesso numero dà le stesse smazzate (0)
    .workers = quanti processi giocano fianco a fianco (uno per ogni core)
    .cluster = un cluster Dask che gioca al posto di questo computer (tcp://HOST:8786)
    .kept = conserva i conteggi in questo file, e la prossima volta riparte da lì
    .json = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle
    .html = scrive il resoconto in un file come pagina web
    .csv = scrive le tabelle in un file per il foglio di calcolo

help-lab-seek = Cerca il valore di un'opzione che porta un dato dove vuoi tu
    .game = il gioco
    .vary = un'opzione e i suoi valori: goals=2..4 o goals=2,3,5; anche più volte
    .goal = il dato da raggiungere: first-mover=50%
    .limit = quello che deve valere: decisions<=160; anche più volte
    .deals = quante smazzate gioca all'inizio ogni valore; la metà migliore prosegue (200)
    .bots = chi gioca: nomi di bot separati da virgole; si alternano su tutti i posti (greedy)
    .seats = quanti posti (di norma quelli consueti del gioco)
    .seed = lo stesso numero dà le stesse smazzate (0)
    .workers = quanti processi giocano fianco a fianco (uno per ogni core)
    .cluster = un cluster Dask che gioca al posto di questo computer (tcp://HOST:8786)
    .json = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle
    .html = scrive il resoconto in un file come pagina web
    .csv = scrive le tabelle in un file per il foglio di calcolo

help-lab-cards = Quanto vale ogni carta: quanto più spesso vince chi ce l'ha
    .game = il gioco
    .deck = solo le carte di questo mazzo
    .way = held: avuta in qualche momento; first: avuta alla prima decisione; played: giocata (held)
    .option = un'opzione delle regole, anche più volte
    .deals = quante partite giocare (1.000)
    .bots = chi gioca: nomi di bot separati da virgole; si alternano su tutti i posti (greedy)
    .seats = quanti posti (di norma quelli consueti del gioco)
    .seed = lo stesso numero dà le stesse smazzate (0)
    .workers = quanti processi giocano fianco a fianco (uno per ogni core)
    .cluster = un cluster Dask che gioca al posto di questo computer (tcp://HOST:8786)
    .kept = conserva i conteggi in questo file, e la prossima volta riparte da lì
    .json = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle
    .html = scrive il resoconto in un file come pagina web
    .csv = scrive le tabelle in un file per il foglio di calcolo
