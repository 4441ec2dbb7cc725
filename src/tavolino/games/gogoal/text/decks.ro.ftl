# Cărți proprii: ce poate fi greșit.

fault-few-players = { $n } cărți de jucător sunt prea puține: la { $players } jucători trebuie { $needed }
fault-few-actions = { $n } cărți de acțiune sunt prea puține: la { $players } jucători trebuie { $needed }
fault-no-scoring = nimeni n-ar putea marca vreodată: trebuie o carte dintr-unul din felurile acestea: { $kinds }
fault-goals-without-cards = Fiecare gol își ține cartea, și doar { $n } cărți din pachetul acesta pot deveni gol: { $goals } goluri sunt prea multe.

option-deck = Cărțile cu care se joacă: cele din cutie sau ale tale.
option-deck-standard = cărțile din cutie
