# Cards of one's own: what can be wrong with them.

fault-few-cards = { $n } cards are too few: a half needs at least { $needed }

option-deck = The cards to play with: those of the box, or your own.
option-deck-standard = the cards of the box
