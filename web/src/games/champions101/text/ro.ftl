# 101 Champions Challenge
pitch = Terenul
cards-left = { $n ->
    [one] a mai rămas o carte
    [few] au mai rămas { $n } cărți
   *[other] au mai rămas { $n } de cărți
}
has-ball = are mingea
ball-yours = Ai mingea, cu { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} în mână.
ball-theirs = Adversarul are mingea, cu { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} în mână.

# The first lesson
lesson-champions101-1 = Ești roșu și ai mingea. Cu cât mai puține cărți în mână, cu atât mai aproape poarta. Pune două: un fotbalist roșu și o minge roșie sunt o pereche de culoarea ta, adică o pasă.
lesson-champions101-2 = Bună pasă! Ai tras o carte și continui. Doi fotbaliști merg pe același teanc, iar al tău rămâne deasupra: din nou roșu, lângă mingea roșie.
lesson-champions101-3 = Ultimele tale două cărți, și sunt o pereche roșie: acum șutezi. Decide următoarea carte din pachet, iar o minge înseamnă gol. Trage!
lesson-champions101-goal = A ieșit o minge și e în plasă. Pachetul e și ceasul: când se termină, se termină repriza.

# Pictures in the rules
drawn-play = Ești roșu și ai pus două cărți. Ce spun cărțile de deasupra teancurilor?
drawn-own-pair = Fotbalist roșu, minge roșie: perechea ta. Pasă: trage 1 și joacă din nou. Cu ultimele tale două cărți e șut!
drawn-no-pair = Culori amestecate: nicio pereche. Pasă pierdută: trage 2, mingea trece la adversar. Cu ultimele tale două cărți apărarea degajează: trage 4.
drawn-their-pair = Fotbalist albastru, minge albastră: perechea adversarului. Contraatac!
drawn-counter = Un contraatac: ești albastru, iar roșul ți-a făcut perechea
drawn-counter-keep = Păstrează o carte, cea care îți place mai mult.
drawn-counter-give = Dă-i roșului toate celelalte.
drawn-counter-draw = Trage una. Ai două: cu faza următoare ești în fața porții.
drawn-shot = Ești roșu și șutezi: întoarce prima carte din pachet
drawn-shot-goal = O minge, roșie sau albastră: gol!
drawn-shot-corner = Un fotbalist roșu, de-al tău: blocat, corner. Trage 3 și joacă din nou.
drawn-shot-saved = Un fotbalist albastru: apărat. Trage 5, mingea trece la adversar.
drawn-shot-penalty = O carte de penalizare: lovitură de la 11 metri pentru tine.
