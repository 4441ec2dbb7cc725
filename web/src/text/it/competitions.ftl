# Coppe, campionati e stagioni
competitions = Coppe e campionati
    .text = Per una serata, un torneo al circolo o una stagione intera: con la scatola su un tavolo vero, qui, o un po' e un po'.
    .device = Coppe e campionati fra chi sta intorno a questo dispositivo e i bot: giocali qui, falli giocare ai bot, o scrivi i risultati delle partite fatte con le carte vere.
start-competition = Crea una competizione
start-it = Creala
bring-as = Con un altro nome
bring-file-as = Importala
bring-file = Importa da un file
not-a-competition = In questo file non c'è nessuna competizione.
your-competitions = Le tue
looked-at = Già viste
for-everyone = Per tutti
is-over = finita
competition-name = Nome della competizione
    .example = Il campionato del venerdì
which-game = Quale gioco
format = Formula

# Le formule del gioco, con il tabellone nella scatola
box-league = Il campionato della scatola
    .text = Fino a { $most } squadre, tutti contro tutti; vittoria { $win }, pareggio { $draw }. La parità resta parità.
    .table = In { $most } allo stesso tavolo, tutti contro tutti.
box-cup = La coppa della scatola
    .text = Fino a { $most } squadre; chi perde è fuori. In parità: un tempo supplementare, poi i rigori.
    .table = In { $most } allo stesso tavolo: due partite in parallelo, poi la finale e quella per il terzo posto.
box-league_once = Il campionato della scatola, sola andata
    .text = Fino a { $most } squadre, tutti contro tutti una volta.
    .table = In { $most } allo stesso tavolo, tutti contro tutti una volta.
evening-for = Una serata in { $n }
    .text = Tutti allo stesso tavolo: una coppa, un campionato di sola andata o andata e ritorno, o una stagione con il calciomercato.
evening-way = Che cosa si gioca
way-cup = una coppa
way-league = un campionato, andata e ritorno
way-league_once = un campionato, sola andata
way-season = una stagione di più serate, con il calciomercato
box-season = La stagione della scatola
    .text = Fino a { $most } squadre, serata dopo serata.
    .table = In { $most } allo stesso tavolo, più serate, con il calciomercato aperto.

kind-league = Campionato
    .text = Tutti contro tutti, una volta o due; decide la classifica.
kind-knockout = Coppa
    .text = Chi perde è fuori; da due a sessantaquattro squadre.
kind-double_knockout = Doppia eliminazione
    .text = Elimina solo la seconda sconfitta; da tre a sessantaquattro squadre.
kind-groups_knockout = Gironi e coppa
    .text = Prima i gironi, poi le migliori vanno in coppa.
kind-swiss = Torneo svizzero
    .text = Pochi turni in cui si affronta chi ha gli stessi punti; nessuno viene eliminato.
kind-best_of = Serie
    .text = Due squadre, al meglio di tre, cinque o sette.
kind-match = Una partita
    .text = Tutti allo stesso tavolo, una volta sola.
kind-season = Stagione
    .text = Più serate allo stesso tavolo; le rose passano dall'una all'altra, se il gioco le ha.

# Squadre
teams = Squadre
team = Squadra
team-names = I nomi, uno per riga
team-count = { $n ->
    [one] Una squadra
   *[other] { $n } squadre
} – questa formula ne ammette da { $fewest } a { $most }.
team-count-exact = { $n ->
    [one] Una squadra
   *[other] { $n } squadre
} – questa formula è per { $exactly }, né più né meno.
teams-at-one-table = { $n ->
    [one] Una squadra
   *[other] { $n } squadre
} – tutte allo stesso tavolo: il numero lo stabilisce il gioco (in alcuni dipende dalle regole della casa).
names-twice = Due squadre con lo stesso nome: { $names }
who-plays-them = Chi le guida?
with-cardboard = Cartone: i risultati si scrivono a mano
cardboard = Cartone
people-with-link = Persone: chi ha il link prende una squadra
i-play-it = Io
team-by-team = Squadra per squadra
teams-count = { $n ->
    [one] una squadra
   *[other] { $n } squadre
}
you-play-it = Tu
somebody-plays-it = Guidata da qualcuno
nobody-plays-it = Ancora libera
take-team = La guido io
team-matters = Decisioni
deputy = Sostituto
deputy-is = Sostituto: { $bot }
no-deputy = nessuno
dock-point = Togli un punto
withdraw-team = Si ritira
withdraw-sure = { $team } si ritira davvero?
withdrawn = ritiro

# Regolamento
regulations = Regolamento
points-for = Punti per vittoria, pareggio, sconfitta
tie-breaks = A pari punti
tie-breaks-difference = prima la differenza reti
tie-breaks-head-to-head = prima gli scontri diretti
tie-breaks-wins = prima le vittorie
tie-breaks-fair-play = differenza reti, poi correttezza
term-best_of = Al meglio di
term-groups = Gironi
term-through = Passano da ogni girone
term-rounds = Turni
legs-one = partita unica
legs-two = andata e ritorno
withdrawal-halfway = annullate se ne ha giocate meno della metà, altrimenti perse a tavolino
withdrawal-void = le sue partite sono annullate
withdrawal-award_rest = quelle che restano vanno agli avversari
withdrawal-award_all = tutte le sue partite vanno agli avversari
seeding-lot = decide il sorteggio
seeding-order = nell'ordine scritto, la più forte per prima
lots-seed = Numero del sorteggio
    .usual = lo estraiamo noi
level-rule-extra_time = supplementari, poi rigori
level-rule-penalties = subito i rigori
level-rule-replay = si rigioca
level-rule-any = come si mettono d'accordo
third-place = Con la finale per il terzo posto
deputies-allowed = Un bot può giocare per chi manca

# A che punto siamo
matches-played = { $n } di { $of } partite giocate
seed-of-lots = numero del sorteggio { $seed }
champion = Primo posto
next-draw = Fai il sorteggio
next-pair = Abbina il turno { $n }
next-lots = Pari in tutto: decida la sorte
simulate-rest = Fai giocare i bot
simulating = I bot giocano: { $n } di { $of }
simulation-stop = Ferma qui

# Il sorteggio
the-draw = Il sorteggio
drawn-with = Sorteggio { $lot }, dal numero { $seed }: lo stesso numero dà sempre lo stesso sorteggio.
skip-draw = Salta
draw-again = Rivedilo

# Partite
fixtures = Calendario
match-number = Partita { $n }
result = Risultato
rests = Riposa: { $team }
simulated = simulata
after-extra-time = dopo i supplementari
won-on-penalties = { $figures } ai rigori
status-begun = in corso
status-postponed = rinviata
status-forfeited = a tavolino
status-awarded = a tavolino
status-void = annullata
status-sealed = sigillata fino a fine turno
postponed-until = rinviata: { $until }
play-it = Giocala
open-its-table = Apri il suo tavolo
watch-bots = Guardala dal vivo
to-the-table = Al tavolo
watch-match = Guarda
back-to-competition = Torna alla competizione
enter-result = Scrivi il risultato
correct = Correggi
goals = Gol
penalties = Rigori
    .short = Rig
save-result = Registralo
save-correction = Correggilo
save-and-next = Registralo e passa alla prossima
quick-entry = Scrivi una giornata
    .how = Due numeri e Invio: poi tocca alla partita dopo.
quick-entry-done = Fatto
match-day = Giornata
more-of-match = Altro
never-mind = Annulla
match-matters = Decisioni
forfeits = { $team } perde a tavolino
strike-out = Cancella il risultato
postpone = Rinvia
postpone-until = Rinviata a
leg-first = andata
leg-second = ritorno
leg-replay = ripetizione
leg-series = partita { $n } della serie
leg-changed = a posti scambiati
match-waits = Le squadre o l'andata non sono ancora decise. Si può già rinviare.
level-then-any = Parità. Che cosa è seguito?
level-then-extra_time = Parità: supplementari, poi rigori.
level-then-penalties = Parità: rigori.
level-then-replay = Parità: si rigioca, la partita compare nel calendario.
level-extra_time = Supplementari
level-penalties = Rigori
level-replay = Si rigioca
score-fewer-after = Dopo i supplementari i gol non possono essere meno di prima.
bye = turno libero
score-incomplete = A ogni squadra serve un numero di gol, da 0 in su.

# Classifiche
league-table = Classifica
points-rule = vittoria { $win }, pareggio { $draw }
against-the-field = Match point contro tutti quelli che avevano le stesse carte, da 0 a 100
field-results = I bot con le stesse carte: { $figures }
points-duplicate = da 0 a 100 a partita, contro il campo
be-second = Gioca in coppia
term-duplicate = Le stesse carte per tutto il turno
duplicate-no = no
duplicate-once = duplicato: ogni partita una volta
duplicate-pairs = duplicato a coppie: ogni partita due volte, a posti scambiati
term-field_tables = Partite dei bot per il confronto
term-field_bot = Bot del campo
league-winner = Vincitore
column-extra = Supplementare
    .short = S
group = Girone { $letter }
place = Posto
played = Giocate
    .short = G
column-evening-played = Serate
    .short = S
column-evening-won = Serate vinte
    .short = Vinte
column-evening-goals_for = Punteggio di tutte le serate
    .short = Punteggio
evening-details = Classifica interna, partite, rose, trasferimenti
evening-round = Turno { $n }
evening-after-round = Dopo il turno { $n }
evening-transfers = Trasferimenti
evening-transfer = { $came } per { $left }
evening-squads = Rose alla fine
column-won = Vinte
    .short = V
column-drawn = Pareggiate
    .short = N
column-lost = Perse
    .short = P
column-goals_for = Gol fatti
    .short = GF
column-goals_against = Gol subiti
    .short = GS
difference = Differenza reti
column-points = Punti
    .short = Pt
form = Forma
form-win = vittoria
    .short = V
form-draw = pareggio
    .short = N
form-defeat = sconfitta
    .short = P
ahead = Davanti per { $reason }
results-grid = Tutti contro tutti
grid-void = annullata
grid-awarded = a tavolino
grid-of-group = Girone { $letter }: tutti contro tutti
bracket = Il tabellone
goes-through = passa il turno
top-scorers = Marcatori

# Chi ha cambiato cosa, carta e organizzatori
changes = Chi ha cambiato cosa
all-changes = Mostra tutte e { $n }
on-paper = Su carta
paper = Carta
paper-a4 = A4
paper-letter = Letter
black-and-white = Bianco e nero
print-board = Stampa il tabellone
print-blank = Tabellone vuoto
print-sheet = Referto
print-lineup = Fogli formazione
print-cards = Le carte
print-rules = Le regole
printing = La tipografia è al lavoro …
export-json = Tutto in un file (JSON)
export-csv = Risultati in tabella (CSV)
import-csv = Risultati da un elenco (CSV)
organising = Organizzazione
in-the-list = Visibile a tutti nell'elenco
co-organisers = Chi ha il link degli organizzatori scrive e corregge i risultati come te. Un link nuovo rende inutile il vecchio.
make-key = Crea un link per organizzatori
organisers-link = Link degli organizzatori
delete-competition = Cancella la competizione
delete-sure = Cancellare «{ $name }» per sempre?
sign = Firma
    .why = Il tuo nome sta accanto a quello che cambi.
sign-first = Prima la firma
unsigned = Non è cambiato nulla: nessuno ha firmato.

yes-do-it = Sì
new-team-name = Nome della squadra
rename-team = Cambia nome
dock-points = Punti tolti (dati, con il meno)
dock-why = Perché
team-returns = Torna in gioco
struck-out = annullato
strike-change = Annulla
change-competition = Cambia qualcosa
rename-competition = Cambia nome alla competizione
late-team = Un'altra squadra
let-team-in = Iscrivila
redraw = Rifai il sorteggio
change-regulations = Cambia il regolamento
points-for-win = Vittoria
points-for-draw = Pareggio
points-for-defeat = Sconfitta
tie-breaks-buchholz = prima la forza degli avversari (Buchholz)
tie-breaks-median = avversari senza il più forte e il più debole (mediana)
tie-breaks-own = com'è adesso
term-head_to_head = Scontri diretti
head-to-head-once = una volta, fra tutte le squadre alla pari
head-to-head-reapplied = di nuovo fra chi resta alla pari
term-best_next = E le migliori fra le successive
term-legs = Partite con ogni avversaria
term-final_legs = Partite della finale
term-withdrawal = Se una squadra si ritira
term-forfeit_goals = Gol di una partita a tavolino
term-seeding = Chi incontra chi
seeding-pots = gironi sorteggiati per fasce, secondo l'elenco
term-level = In caso di parità
away-goals = Decidono prima i gol in trasferta

# Date
date-day = Giorno
date-time = Ora
date-place = Luogo
date-set = Fissa la data
date-change = Cambia la data
date-save = Salva la data
next-day = Prossima giornata: { $name }, { $date }
overdue = { $n ->
    [one] Una partita è in ritardo
   *[other] { $n } partite sono in ritardo
}
postponed-to = rinviata a { $date }
export-ics = Date per il calendario (iCalendar)

# Marcatori
scorers-and-cards = Marcatori e cartellini
scorer-name = Marcatore
scorer-add = Aggiungi un marcatore
scorer-remove = Togli { $name }
card-points = Punti per i cartellini (fair play)

# Iscrizioni
sign-up = Iscrizioni
sign-up-until = Aperte fino a { $closes }: occupati { $n } posti su { $of }.
sign-up-first = Le squadre devono ancora iscriversi
sign-up-name = La tua squadra
sign-up-team = Iscriviti
applicant-waiting = in lista d'attesa
applicant-admitted = sei dentro
applicant-rejected = non ammessa
waiting-list = Lista d'attesa
admit = Ammetti
reject = Non ammettere
sign-up-close = Chiudi le iscrizioni
sign-up-closes = Aperte fino a
sign-up-places = Posti
sign-up-approve = Ammetto io ogni squadra
sign-up-open = Apri le iscrizioni
let-teams-sign-up = Le squadre si iscrivono con un link

## Per chi segue

follow = Seguila
follow-note = Per chi vuole solo guardare: classifiche, risultati e prossime partite, in diretta.
follow-page = Pagina degli spettatori
big-screen-mode = Schermo grande
whole-competition = Tutta la competizione
next-matches = Prossime partite
latest-results = Ultimi risultati
nothing-drawn = Il sorteggio non è ancora stato fatto.
turn-back = Indietro
turn-next = Avanti
turn-hold = Ferma
turn-on = Riprendi a girare
full-screen = Schermo intero
leave-screen = Lascia lo schermo grande
frame-elsewhere = Su un altro sito
frame-note = Un riquadro senza pulsanti, solo da leggere. Chi gestisce il server indica i siti che possono mostrarlo:
frame-code = Codice per il sito
