# Cărți proprii: ce poate fi greșit.

fault-few-cards = { $n ->
        [one] o carte e prea puțin
        [few] { $n } cărți sunt prea puține
       *[other] { $n } de cărți sunt prea puține
    }: pentru o repriză trebuie cel puțin { $needed }

option-deck = Cărțile cu care se joacă: cele din cutie sau ale tale.
option-deck-standard = cărțile din cutie
