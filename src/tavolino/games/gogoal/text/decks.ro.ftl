# Cărți proprii: ce poate fi greșit.

fault-few-players = { $n ->
        [one] o carte de fotbalist e prea puțin
        [few] { $n } cărți de fotbalist sunt prea puține
       *[other] { $n } de cărți de fotbalist sunt prea puține
    }: la { $players } jucători trebuie { $needed }
fault-few-actions = { $n ->
        [one] o carte de acțiune e prea puțin
        [few] { $n } cărți de acțiune sunt prea puține
       *[other] { $n } de cărți de acțiune sunt prea puține
    }: la { $players } jucători trebuie { $needed }
fault-no-scoring = nimeni n-ar putea marca vreodată: trebuie o carte dintr-unul din felurile acestea: { $kinds }
fault-goals-without-cards = Fiecare gol își ține cartea, iar cărțile din pachetul acesta care pot deveni gol sunt doar { $n }: { $goals ->
        [few] { $goals } goluri sunt prea multe
       *[other] { $goals } de goluri sunt prea multe
    }.

option-deck = Cărțile cu care se joacă: cele din cutie sau ale tale.
option-deck-standard = cărțile din cutie
