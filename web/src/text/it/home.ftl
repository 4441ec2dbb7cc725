# Home
welcome = A che cosa giochiamo?
    .text = Quattro giochi di carte sul calcio a un solo tavolino: contro i bot, attorno a uno schermo, o con gli amici lontani.
play-now = Gioca
dealing = Si danno le carte …
set-up = Prepara
rules = Regole
cards = Carte
unfinished = Partite in sospeso
join = Qualcuno ti aspetta?
join-it = Entra
table-code = Codice del tavolo
offline = Sei senza rete, o lo è il tavolo. Controlla la connessione e riprova.
no-answer = Il tavolo non risponde. Riprova fra un momento.
somebody = Ospite
sitting-down = Cerco la tua sedia …
