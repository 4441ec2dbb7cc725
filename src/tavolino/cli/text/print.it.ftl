# `tavolino print`: tutto su carta.

value-format = FORMATO
value-paper = FOGLIO
value-ink = INCHIOSTRO

help-print = Stampa carte, regole, referti, formazioni e tabelloni, in PDF
help-print-cards = Stampa le carte di un gioco, da ritagliare: 63 x 88 mm, con i segni di taglio
    .game = il gioco
    .deck = un mazzo tuo al posto di quello della scatola; anche più di uno
    .option = un'opzione delle regole, anche più di una: alcune cambiano le carte
    .only = solo questi mazzi o queste carte, una opzione per ciascuno o separati da virgole
    .backs = anche i dorsi, ciascuno dietro al suo fronte (di norma); --no-backs: solo i fronti
    .paper = a4 (di norma) o letter
    .ink = colour (di norma, a colori), oppure bw per una stampante in bianco e nero
    .file = il file da scrivere (GIOCO-cards-LINGUA.pdf)
help-print-rules = Stampa le regole di un gioco come libretto
    .game = il gioco
    .paper = a4 (di norma) o letter
    .ink = colour (di norma, a colori), oppure bw per una stampante in bianco e nero
    .file = il file da scrivere (GIOCO-rules-LINGUA.pdf)
help-print-sheet = Stampa un referto di gara, da compilare a mano
    .game = il gioco
    .teams = per quante squadre o giocatori, da 2 a 8 (di norma quanti giocano)
    .paper = a4 (di norma) o letter
    .ink = colour (di norma, a colori), oppure bw per una stampante in bianco e nero
    .file = il file da scrivere (GIOCO-sheet-LINGUA.pdf)
help-print-lineup = Stampa i fogli delle formazioni: un campo per ogni modulo del gioco
    .game = un gioco con moduli
    .formation = solo questo modulo, per esempio 4-4-2; anche più di uno
    .paper = a4 (di norma) o letter
    .ink = colour (di norma, a colori), oppure bw per una stampante in bianco e nero
    .file = il file da scrivere (GIOCO-lineup-LINGUA.pdf)
help-print-board = Stampa il tabellone di una coppa, di un campionato o di una stagione, o uno vuoto
    .name = una competizione tenuta qui; senza, si stampa un tabellone vuoto
    .format = di un tabellone vuoto: knockout (coppa, di norma), league (campionato) o groups (gironi)
    .teams = di un tabellone vuoto: per quante squadre (8)
    .db = dove è tenuta la competizione, se non al solito posto
    .paper = a4 (di norma) o letter
    .ink = colour (di norma, a colori), oppure bw per una stampante in bianco e nero
    .file = il file da scrivere (NOME-board-LINGUA.pdf)

print-under-way = Si va in stampa …
printed = { $path } è pronto.
print-both-sides = Stampalo in dimensioni reali (100 %), fronte e retro, girando sul lato lungo.
print-one-side = Stampalo in dimensioni reali (100 %).

fault-no-such-paper = Qui non c'è il foglio «{ $paper }». Ci sono: { $known }.
