# Cards of one's own: what can be wrong with them.

fault-few-players = { $n } player cards are too few: { $players } players need { $needed }
fault-few-actions = { $n } action cards are too few: { $players } players need { $needed }
fault-no-scoring = nobody could ever score: there must be a card of one of these kinds: { $kinds }
fault-goals-without-cards = Every goal keeps its card, and only { $n } cards of this deck can become a goal: { $goals } goals are too many.

option-deck = The cards to play with: those of the box, or your own.
option-deck-standard = the cards of the box
