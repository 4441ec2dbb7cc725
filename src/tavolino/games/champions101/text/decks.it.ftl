# Carte proprie: che cosa può non andare.

fault-few-cards = { $n } carte sono troppo poche: per un tempo ce ne vogliono almeno { $needed }

option-deck = Le carte con cui si gioca: quelle della scatola o le tue.
option-deck-standard = le carte della scatola
