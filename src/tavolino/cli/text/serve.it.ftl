# tavolino serve

help-serve = Apri un tavolo nel browser, per te, per casa tua o per amici lontani
    .host = l'indirizzo a cui ricevere la gente; di solito solo quello di questo computer (127.0.0.1)
    .port = la porta; 0 ne prende una libera
    .db = dove si conservano le partite: sqlite:///FILE o postgresql://UTENTE@HOST/NOME; altrimenti un file fra i tuoi dati
    .lan = per tutti quelli della rete di casa: mostra un link, e un codice QR per i telefoni
    .origin = un altro indirizzo a cui si trova il server, come https://play.example.org dietro un proxy; quante volte vuoi
    .frame_origin = un sito che può mostrare le competizioni in un riquadro, solo da leggere, come https://www.example.org; quante volte si vuole
    .keep_days = dopo tanti giorni senza una mossa, una partita non finita viene tolta
    .proxy = un proxy davanti al server, con il suo indirizzo o la sua rete (10.0.0.0/8): gli si crede quando dice da dove viene la gente; quante volte vuoi
    .metrics = cifre per Prometheus, a un indirizzo tutto loro come 127.0.0.1:9101; altrimenti non le vede nessuno
    .log = scrivi tutto quello che succede, in righe di JSON, in questo file; - per il canale degli errori. Altrimenti solo quello che non va
    .workers = altrettanti processi su questo computer sotto un solo genitore, su un solo PostgreSQL; chi muore viene riavviato
    .bus = un Redis o Valkey che porta le notizie fra i processi (redis://HOST); altrimenti lo fa PostgreSQL
    .show = apri il browser

value-days = GIORNI
value-address = INDIRIZZO

serve-here = Il tavolo è apparecchiato: { $link }
serve-network = Dalla rete di casa: { $link }
serve-stop = Ctrl-C lo chiude; le partite non finite ti aspettano.
serve-closed = Chiuso. Ogni partita è salvata.
