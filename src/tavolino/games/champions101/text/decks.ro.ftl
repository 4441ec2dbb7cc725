# Cărți proprii: ce poate fi greșit.

fault-few-cards = { $n } cărți sunt prea puține: pentru o repriză trebuie cel puțin { $needed }

option-deck = Cărțile cu care se joacă: cele din cutie sau ale tale.
option-deck-standard = cărțile din cutie
