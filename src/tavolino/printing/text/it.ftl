# Quello che sta sulle pagine stampate.

language = italiano

## Carte

cards-title = { $game }: le carte
sheet-number = foglio { $n } di { $sheets }
side-front = fronte
side-back = retro

fault-no-such-card = Non c'è né un mazzo né una carta che si chiami «{ $name }». I mazzi sono: { $decks }.

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
field-notes = E poi
field-coach = allenatore
field-captain = capitano
field-taker = rigorista
field-goals = Gol
field-minute = min.
field-scorer = marcatore
field-score = punteggio
field-cards = Cartellini
field-shoot-out = Rigori finali
field-total = gol
field-result = Risultato
field-half-time = primo tempo
field-full-time = finale
field-extra-time = dopo i supplementari
field-penalties = rigori finali
field-winner = vince
field-signatures = firme

fault-no-formations = Questo gioco non ha formazioni da mettere su carta.
fault-no-such-formation = Il modulo «{ $name }» non c'è. Ci sono: { $known }.
fault-score-sheet-teams = Un referto ha posto per squadre o giocatori da { $fewest } a { $most }, non per { $teams }.

## Tabelloni

board-knockout = Coppa
board-league = Campionato
board-groups = Gironi e coppa
board-teams = { $teams } squadre
board-champion = vince
board-table = Classifica
board-grid = Risultati
board-fixtures = Calendario
board-rests = Riposa { $team }

column-team = Squadra
column-played = G
column-won = V
column-drawn = N
column-lost = P
column-goals-for = GF
column-goals-against = GS
column-difference = DR
column-points = Pt
column-form = Forma
column-key = G giocate, V vinte, N nulle, P perse, GF gol fatti, GS gol subiti, DR differenza reti, Pt punti; forma: le ultime cinque, la più recente a destra
form-win = V
form-draw = N
form-defeat = P

fault-board-size = Un tabellone così ha posto per squadre da { $fewest } a { $most }, non per { $teams }.
