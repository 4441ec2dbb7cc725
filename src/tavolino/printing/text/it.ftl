# Quello che sta sulle pagine stampate.

language = italiano

## Carte

cards-title = { $game }: le carte
sheet-number = foglio { $n } di { $sheets }
side-front = fronte
side-back = retro
letters-without-type = Per queste lettere Tavolino non ha un carattere: { $letters }. Si disegnano con i caratteri del computer; se non ne ha, al loro posto resta un riquadro vuoto.

fault-no-such-card = Non c'è né un mazzo né una carta che si chiami «{ $name }». I mazzi sono: { $decks }.
fault-no-such-size = Il formato di carta «{ $size }» non c'è. Ci sono { $known }, oppure il tuo in millimetri: 57x87.
fault-no-such-offset = «{ $offset }» non è uno spostamento. Scrivi due numeri in millimetri, verso destra e verso il basso: 0.5,-1.
fault-range-card-side = Una carta non può essere larga o alta { $value } mm: i lati vanno da { $least } a { $most } mm.
fault-range-copies = Non si possono stampare { $value } copie: se ne stampano da { $least } a { $most }.
fault-range-gutter = Uno spazio di { $value } mm tra le carte non è possibile: può andare da { $least } a { $most } mm.
fault-range-bleed = Un'abbondanza di { $value } mm non è possibile: può andare da { $least } a { $most } mm.
fault-range-offset = I retri non si possono spostare di { $value } mm: lo spostamento va da { $least } a { $most } mm.
fault-range-dpi = Non si possono fare immagini da { $value } punti per pollice: vanno da { $least } a { $most }.
fault-card-too-large = Una carta di { $size } mm non sta su un foglio { $paper }.
fault-fold-or-single = Per piegarli, fronte e retro devono stare sullo stesso foglio: non possono essere pagine o immagini a sé.
fault-too-many-cards = Sarebbero { $cards } carte. Se ne stampano al massimo { $most } per volta: chiedi meno copie, o solo qualche mazzo.
fault-too-many-images = Sarebbero { $images } immagini. Se ne fanno al massimo { $most } per volta: chiedi solo qualche mazzo.

## Regole

rules-title = { $game }: le regole
rules = le regole
contents = Indice

## Fogli da riempire

line-up = Formazione
line-up-title = { $game }: formazioni
score-sheet = Referto di gara
score-sheet-title = { $game }: referto di gara

field-team = squadra
field-opponent = avversario
field-competition = competizione
field-date = data
field-place = dove
field-referee = arbitro
field-bench = Panchina
field-notes = Altro
field-goals = Gol
field-scorer = marcatore
field-score = punteggio
field-total = gol
field-won = vinte
field-penalties = rigori finali
field-winner = vince

fault-no-formations = Questo gioco non ha formazioni da mettere su carta.
fault-no-such-formation = Il modulo «{ $name }» non c'è. Ci sono: { $known }.
fault-score-sheet-teams = Un referto ha posto per { $fewest }-{ $most } squadre o giocatori, non per { $teams }.

## Promemoria e pezzi

aid = Promemoria
aid-title = { $game }: promemoria
pieces-title = { $game }: pezzi da ritagliare
fault-no-aid = Per questo gioco non c'è un promemoria.
fault-no-pieces = Questo gioco non ha altri pezzi oltre alle carte.

## Tabelloni

board-knockout = Coppa
board-league = Campionato
board-groups = Gironi e coppa
board-teams = { $teams } squadre
board-champion = vince
board-table = Classifica
board-grid = Risultati
board-scorers = Marcatori
board-regulations = Regolamento
board-fixtures = Calendario
board-rests = Riposa { $team }

column-first-leg = And
column-second-leg = Rit
column-extra = S
column-penalties = Rig
bracket-key = { $legs ->
    [one] S tempo supplementare, Rig calci di rigore
   *[two] And andata, Rit ritorno, S tempo supplementare, Rig calci di rigore
}
points-rule = vittoria { $win }, pareggio { $draw }
column-team = Squadra
column-played = G
column-won = V
column-drawn = N
column-lost = P
column-evenings = S
column-evenings-won = Vinte
column-evening-score = Punteggio
column-goals-for = GF
column-goals-against = GS
column-difference = DR
column-points = Pt
column-form = Forma
column-key = G giocate, V vinte, N pareggiate, P perse, GF gol fatti, GS gol subiti, DR differenza reti, Pt punti
column-key-form = forma: le ultime cinque, la più recente a destra
form-win = V
form-draw = N
form-defeat = P

fault-board-size = Un tabellone così ha posto per { $fewest }-{ $most } squadre, non per { $teams }.
