# `tavolino print`: everything on paper.

value-format = FORMAT
value-paper = PAPER
value-ink = INK

help-print = Print cards, rules, score sheets, line-ups and boards, as PDF
help-print-cards = Print the cards of a game, to be cut out: 63 x 88 mm, with crop marks
    .game = the game
    .deck = a deck of your own instead of the one in the box; as often as wanted
    .option = a rule option of the game, as often as wanted: some of them change the cards
    .only = only these decks or cards, as often as wanted or with commas
    .backs = the backs too, each behind its front (usual); --no-backs: fronts only
    .paper = a4 (usual) or letter
    .ink = colour (usual), or bw for a printer without colours
    .file = the file to write (GAME-cards-LANGUAGE.pdf)
help-print-rules = Print the rules of a game as a booklet
    .game = the game
    .paper = a4 (usual) or letter
    .ink = colour (usual), or bw for a printer without colours
    .file = the file to write (GAME-rules-LANGUAGE.pdf)
help-print-sheet = Print a score sheet, to be filled in by hand
    .game = the game
    .teams = for how many teams or players, 2 to 8 (as many as usually play)
    .paper = a4 (usual) or letter
    .ink = colour (usual), or bw for a printer without colours
    .file = the file to write (GAME-sheet-LANGUAGE.pdf)
help-print-lineup = Print line-up sheets: a pitch for each formation of a game
    .game = a game with formations
    .formation = only this one, such as 4-4-2; as often as wanted
    .paper = a4 (usual) or letter
    .ink = colour (usual), or bw for a printer without colours
    .file = the file to write (GAME-lineup-LANGUAGE.pdf)
help-print-board = Print the board of a cup, a league or a season, or a blank one
    .name = a competition that is kept here; without it a blank board is printed
    .format = of a blank board: knockout (usual), league or groups
    .teams = of a blank board: for how many teams (8)
    .db = where the competition is kept, if not at the usual place
    .paper = a4 (usual) or letter
    .ink = colour (usual), or bw for a printer without colours
    .file = the file to write (NAME-board-LANGUAGE.pdf)

print-under-way = Setting the pages …
printed = { $path } is there.
print-both-sides = Print it in its actual size (100 %), on both sides, turned along the long edge.
print-one-side = Print it in its actual size (100 %).

fault-no-such-paper = There is no paper “{ $paper }” here. There are: { $known }.
