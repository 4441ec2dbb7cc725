# Carte proprie: che cosa può non andare.

fault-few-players = { $n } carte calciatore sono troppo poche: per { $players } giocatori ce ne vogliono { $needed }
fault-few-actions = { $n } carte azione sono troppo poche: per { $players } giocatori ce ne vogliono { $needed }
fault-no-scoring = nessuno potrebbe mai segnare: ci vuole una carta di uno di questi tipi: { $kinds }
fault-goals-without-cards = Ogni gol tiene la sua carta, e solo { $n } carte di questo mazzo possono diventare un gol: { $goals } gol sono troppi.

option-deck = Le carte con cui si gioca: quelle della scatola o le tue.
option-deck-standard = le carte della scatola
