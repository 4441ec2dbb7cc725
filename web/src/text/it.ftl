# La pagina in italiano. Le parole dei giochi arrivano dal server.

skip-to-content = Vai al contenuto
settings = Impostazioni
language = Lingua
theme-dark = Scuro
theme-light = Chiaro
to-home = Torna al tavolo

lost = Fuorigioco!
    .text = Questa pagina non c'è. Forse nell'indirizzo è scappata una lettera.

card-back = una carta coperta
some-cards = { $n } × { $name }
zone-size = { $name }: { $n ->
    [one] una carta
   *[other] { $n } carte
}

question = Che cosa ti si chiede
your-turn = Tocca a te
article = art. { $article }
all-moves = Tutte le mosse
waiting-for = Si aspetta { $names }.
waiting-for-seats = Si aspetta che qualcuno prenda il posto libero.
match-over = Fischio finale.
move-sent = In viaggio …
on-the-table = Sul tavolo
commentary = Radiocronaca
kick-off-soon = Le squadre stanno uscendo dal tunnel.
score = Punteggio
you = (tu)
to-move = di mano
seat-out = fuori
seat-deputy = gioca un sostituto
seat-open = posto libero
seat-away = via un momento
clock-days = { $days } g { $hours } h

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

# Preparare ed entrare
set-up-game = { $game }: prepara il tavolo
who-plays = Chi gioca
your-name = Il tuo nome
their-name = Il suo nome
how-many = Quanti giocatori
seat = Posto { $n }
bot = Bot: { $name }
friend-elsewhere = Un amico lontano (con un link)
friend-here = Qualcuno qui, su questo dispositivo
kitchen-table = Questo schermo è il campo, i telefoni sono le mani
rule-options = Regole della casa
time-and-company = Tempo e compagnia
clock = Orologio
clock-none = Senza orologio
clock-move-30 = 30 secondi a mossa
clock-move-120 = 2 minuti a mossa
clock-match-600-5 = 10 minuti a testa, 5 secondi in più a mossa
clock-match-1800-10 = 30 minuti a testa, 10 secondi in più a mossa
clock-days-1 = Un giorno a mossa
clock-days-3 = Tre giorni a mossa
clock-days-7 = Una settimana a mossa
when-late = Quando il tempo finisce
when-gone = Quando qualcuno se ne va
policy-wait = gli altri aspettano
policy-deputy = continua un bot come sostituto
policy-forfeit = la partita è persa
public-table = Chiunque può prendere un posto libero
with-chat = Con la chat
spectators-delay = Gli spettatori vedono
delay = { $seconds ->
    [0] subito
   *[other] { $seconds } secondi dopo
}
open-table = Apri il tavolo
join-table = Prendi posto
sit-down = Siediti

# Al tavolo
lobby = Si aspettano gli altri
    .text = Manda il link a chi deve sedersi lì, o leggigli il codice.
put-bot = Fai sedere un bot
new-invite = Nuovo link
take-down = Sparecchia questo tavolo
menu = Menu
close = Chiudi
undo = Riprendi la mossa
offer-draw = Proponi il pareggio
resign = Abbandona
resign-sure = Abbandonare davvero?
sound-on = Con l'audio
sound-off = Senza audio
big-screen = Il grande schermo
other-device = Continua su un altro dispositivo
    .note = Chi ha questo link gioca al tuo posto. È solo per te.
fair-deal = Le carte sono oneste?
    .note = Questa è l'impronta del seme da cui sono state date le carte. A partita finita si mostra il seme, e chiunque può controllare.
link = Link
qr-code = Il link come codice QR
copy = Copia
copied = Copiato
share = Condividi
skip = Avanti
goal = GOL!
agree = D'accordo
decline = No
withdraw = Non chiedo più
asks-undo = { $name } vorrebbe riprendere { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
asked-undo = Hai chiesto di riprendere { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
asks-draw = { $name } propone il pareggio.
asked-draw = Hai proposto il pareggio.
rematch = La rivincita
match-report = Cronaca della partita
chat = Chat
say-something = Di' qualcosa
say-it = Dillo
line-broken = La linea è caduta. Riprovo …
closed-4401 = Questo link non apre più il posto.
closed-4403 = Chi ospita ti ha chiesto di uscire.
closed-4404 = Questo tavolo non c'è.
closed-4409 = Sei a questo tavolo in troppe finestre. Questa è stata chiusa.

# Di mano in mano
hand-on = Passa il dispositivo al posto { $n }
    .text = Il sipario è calato: nessuno vede le carte. Lo alza chi prende il dispositivo.
i-have-it = Ce l'ho io, su il sipario

# 101 Champions Challenge
pitch = Il campo
cards-left = { $n ->
    [one] ancora una carta
   *[other] ancora { $n } carte
}
has-ball = ha palla
ball-yours = Hai palla tu, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.
ball-theirs = Ha palla l'avversario, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.

# Go-Goal!
discarded = { $n ->
    [one] una scartata
   *[other] { $n } scartate
}
against = contro
open-play = Palla in gioco
goals-of = { $goals } gol su { $wanted }
holds = { $players } + { $actions } in mano
join-team = Nella tua formazione
attack-team = Attacca
no-footballers = Nessuno in campo.

# Mister
your-eleven = I tuoi undici
put-there = { $name }: { $place }
still-missing = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
}
hand-in-eleven = In campo!
fill-by-role = Riempi per ruolo
clear-sheet = Da capo
to-bench = { $name } torna in panchina
line-up-how = Trascina i tuoi sul campo, oppure tocca prima uno e poi un posto. Allo stesso modo due si scambiano.
line-up-done = La distinta è consegnata. Nessuno la vede finché gli altri non hanno finito.
mark-won = vinto
mark-lost = perso
mark-open = in corso
shoots = tira
dives = si tuffa
tap-twice = Tocca una direzione, e ancora una volta per confermare.
attacks = attacca
lifted-by = +{ $n } in tutto
eleven-of = Gli undici di { $name }
nobody-at = nessuno: { $place }
kick-in = segnato
kick-out = sbagliato
kick-to-come = ancora da tirare
takers-how = Tocca i tuoi rigoristi nell'ordine in cui vanno. I primi { $n } tirano sempre, gli altri se si va avanti.
takers-done = La lista è consegnata, i primi { $n } aspettano a metà campo.
hand-in-takers = Consegna la lista
squad-of = Rosa di { $name }: { $n } su { $all }
signed = { $n } su { $all }
role-need = { $role }: { $n }, per gli undici ne servono { $places }
offered-to = Per { $name }
refuse-here = Lascialo qui per rifiutare
results = Risultati
on-penalties = { $score } ai rigori
standings = Classifica
points = { $n ->
    [one] un punto
   *[other] { $n } punti
}

# Best 11
list-price = prezzo di listino: { $n ->
    [one] 1 milione
   *[other] { $n } milioni
}
sold-out = Tutto venduto: i banchi sono vuoti.
captain = capitano
shirt = numero { $n }
free-place = numero { $n }: libero ({ $role })
no-coach = ancora nessun allenatore
your-team = Il tuo undici
tap-again = Tocca ancora per farlo
in-action = nell'azione
worth-now = ora vale { $n }
twinned = gemellaggio con { $names }
events-held = { $n ->
    [one] 1 carta evento
   *[other] { $n } carte evento
}
places-filled = { $n } posti su { $all } occupati
pick-manager = Scegli { $name }
duel = La sfida
total-of = { $total } su { $wanted }
points-paid = { $n } a pagamento
no-card-yet = Ancora nessuna carta
half-stands = È fatta!
half-fails = Non basta
half-holds = Tiene!
half-beaten = Battuta
half-powerless = Contro il rigore non serve
half-nobody-for-it = Non c'è nessuno adatto
half-no-substitute = Nessuno può subentrare
duel-goal = Gol di { $attacker }!
duel-cancelled = Gol annullato: lo schermo dà ragione a { $defender }.
duel-refused = { $defender } ha l'immunità: { $attacker } torna a casa.
duel-no-goal = Niente gol: { $defender } tira il fiato.
reckoning = La stagione in cifre
part-footballers = Calciatori
part-coach = Allenatore
part-formation = Modulo
part-scored = Gol fatti
part-conceded = Gol subiti
part-stadium = Stadio
part-money = Soldi
part-points = Punti

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
    [one] una ripresa
   *[other] { $n } riprese
}
replay = La partita da rivedere
moment = Momento della partita
move-of = Mossa { $n } di { $all }
step-back = Una mossa indietro
step-on = Una mossa avanti
replay-run = Rivedila
replay-stop = Ferma
timeline = Com'è andata
goals-only = Solo i gol
figures = Cifre
    .note = Quello che il gioco ha contato in questa partita: una media quando riguarda più allenatori, una parte di 1 quando dice quanto spesso.
record = Da conservare
    .text = Tutta la partita in un piccolo file: chi ha Tavolino può rivederla.
download-record = Scarica la partita
check-deal = Le carte sono state date onestamente?
    .text = Prima del fischio d'inizio tutti hanno visto un'impronta: veniva dal seme con cui si sono date tutte le carte. Ora anche il seme è scoperto.
    .how = Con Tavolino sul computer, questa riga controlla che seme, impronta e carte combacino e che ogni mossa fosse permessa:
seed = Seme
seed-hash = Impronta mostrata prima dell'inizio
