# Aiuto per i comandi del laboratorio.

help-simulate = Fa' giocare molte partite ai bot e guarda come va il gioco
    .game = il gioco
    .matches = quante partite giocare (10.000)
    .bots = chi gioca: nomi di bot separati da virgole; si alternano su tutti i posti
    .seats = quanti posti (di norma quelli consueti del gioco)
    .option = un'opzione delle regole, anche più volte
    .seed = lo stesso numero dà lo stesso resoconto (0)
    .workers = quanti processi giocano fianco a fianco (uno per ogni core)
    .cluster = un cluster Dask che gioca al posto di questo computer (tcp://HOST:8786)
    .report = riporta anche ciò che il gioco stesso misura del suo equilibrio
    .file = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle

help-bench = Misura quanto sono veloci i giochi, e quanto regge il server

help-bench-games = Misura quanto sono veloci i giochi
    .game = solo questo gioco
    .peers = misura insieme anche altri motori (serve l'extra tavolino[bench])
    .seconds = secondi per ogni misura (1)
    .file = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle

help-bench-cluster = Avvia più processi su un PostgreSQL tutto loro, li riempie di gente e ogni tanto ne uccide uno
    .workers = quanti processi (4)
    .tables = quanti tavoli sono in gioco, di due persone ciascuno (100)
    .trouble = che cosa succede: kill (un processo muore), stop (si ferma), cut (è staccato dal database), silence (il database non gli risponde), news (i processi non sanno niente l'uno dell'altro), restart (di PostgreSQL), drain (un processo è svuotato e sostituito); oppure none: quanto costa una mossa
    .times = quante volte succede (20)
    .hold = quanti secondi dura, se dura (10)
    .seconds = al massimo quanti secondi passano prima che succeda di nuovo (5); con none, per quanto giocano
    .pace = ogni persona fa una mossa all'incirca ogni tanti secondi (1)
    .hashed = tutti quelli di un tavolo arrivano allo stesso processo
    .game = solo questo gioco (tutti)
    .file = scrive tutte le cifre in un file JSON; - le scrive sull'uscita standard, senza le tabelle

help-bench-server = Avvia un server, riempine i tavoli di gente e misura quanto è pronto a rispondere
    .tables = quanti tavoli sono in gioco, ognuno con due persone (500)
    .seconds = per quanti secondi si gioca (30); con --kill, quanti al massimo prima del colpo seguente
    .pace = ogni persona muove all'incirca ogni tanti secondi (2)
    .saturate = ognuno muove quanto può, dieci volte al secondo: quante mosse regge?
    .kill = abbatte il server tante volte in momenti a caso, lo riavvia e guarda se si è perso qualcosa
    .game = solo questo gioco (tutti)
    .db = l'indirizzo di un database per questa prova, che conserva quanto giocato (un file SQLite temporaneo)
    .file = scrive tutti i numeri in un file JSON; con - vanno sullo standard output, senza tabelle

fault-no-such-trouble = Il guaio «{ $trouble }» non esiste: è uno di { $known }.
