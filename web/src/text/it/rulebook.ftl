# Regole, carte e cronache delle partite
fetching = Un attimo …
rules-of = { $name }: le regole
contents = Indice
seek-rules = Cerca nelle regole
articles-found = { $n ->
    [one] un articolo
   *[other] { $n } articoli
}
nothing-found = Non si trova niente. Prova con meno parole, o con altre.
table-of = Tabella: { $name }
our-ruling = Decisione nostra
cards-of = { $name }: le carte
seek-cards = Cerca tra le carte
decks = Mazzi
all-decks = Tutti i mazzi
cards-found = { $n ->
    [one] Una carta
   *[other] { $n } carte
}, { $kinds ->
    [one] di un solo tipo
   *[other] di { $kinds } tipi
}
deck-size = { $n ->
    [one] una carta
   *[other] { $n } carte
}
in-the-booklet = Nel libretto stampato: { $name }
not-in-the-booklet = Il libretto stampato non nomina questa carta.
in-the-box = { $n ->
    [one] Nella scatola ce n'è una.
   *[other] Nella scatola ce ne sono { $n }.
}
previous-card = La carta prima
next-card = La carta dopo
report-of = Cronaca della partita: { $names }
winner = vince
expected-goals = gol attesi: { $n }
moves-played = { $n ->
    [one] Una mossa
   *[other] { $n } mosse
}
minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
moves-undone = { $n ->
    [one] una mossa annullata
   *[other] { $n } mosse annullate
}
replay = La partita da rivedere
moment = Momento della partita
move-of = Mossa { $n } di { $all }
step-back = Una mossa indietro
step-on = Una mossa avanti
replay-run = Rivedila
replay-stop = Ferma
replay-waits = Il server riprende fiato: tra poco si continua da soli.
replay-on-stage = Rivedila in campo
timeline = Com'è andata
goals-only = Solo i gol
figures = Cifre
    .note = Quello che il gioco ha contato in questa partita: una media quando riguarda più giocatori, una parte di 1 quando dice quanto spesso.
record = Da conservare
    .text = Tutta la partita in un piccolo file: chi ha Tavolino può rivederla.
download-record = Scarica la partita
check-deal = Le carte sono state date onestamente?
    .text = Prima del fischio d'inizio tutti hanno visto un'impronta: veniva dal numero con cui si sono date tutte le carte. Ora anche il numero è scoperto.
    .how = Con Tavolino sul computer, questa riga controlla che numero, impronta e carte combacino e che ogni mossa fosse permessa:
seed = Numero della smazzata
seed-hash = Impronta mostrata prima dell'inizio
