# `tavolino deck`: decks of one's own.

value-column = COLUMN
value-text = TEXT
value-name = NAME

help-deck = Decks of your own: begin one, check it, list it
help-deck-check = Say what is wrong with a deck, or how many it is enough for
    .file = the file of the deck
    .game = whose deck it is, if the file does not make it clear
    .name = which of the game's decks it is, if the file does not make it clear
help-deck-show = List the cards of a deck
    .game = the game
    .file = a deck of your own; without it, the one in the box
    .sort = by which column: numbers from the highest, words from A to Z
    .text = only the cards in which this is to be found
    .name = which of the game's decks; else the first
help-deck-new = Begin a deck of your own: a file with the cards of the box, which explains itself
    .file = the file to write; its ending says how (.toml, or .csv for a table)
    .game = for which game
    .name = which of the game's decks, if it has several

deck-written = { $path } is there: the cards of the box, with explanations. Change what you like, then: tavolino deck check { $path }

fault-deck-file-name = { $path } won't do: the name of such a file ends in one of these: { $endings }
fault-file-exists = { $path } is already there, and stays as it is. Choose another name.
fault-no-such-deck = There is no deck “{ $name }” that you could write. There are: { $known }.
fault-which-deck = Which deck is it? Add one of these: { $known }.
fault-no-column = There is no column “{ $column }”. There are: { $known }.
fault-nothing-listed = “{ $text }” is on none of the cards.
