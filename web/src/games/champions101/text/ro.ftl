# 101 Champions Challenge
pitch = Terenul
cards-left = { $n ->
    [one] a mai rămas o carte
    [few] au mai rămas { $n } cărți
   *[other] au mai rămas { $n } de cărți
}
has-ball = are mingea
kicks-of = { $name }: penalty-uri executate
kick-goal = gol
kick-saved = apărat
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
lesson-champions101-2 = Bună pasă! Ai tras o carte și continui. Doi fotbaliști merg pe același teanc, iar al tău rămâne deasupra: din nou roșu, lângă mingea roșie. Iar cărțile tale le păstrezi: cheltuie-le pe cele de cealaltă culoare de câte ori poți.
lesson-champions101-3 = Ultimele tale două cărți, și sunt o pereche roșie: acum șutezi. Decide următoarea carte din pachet, iar o minge înseamnă gol. Trage!
lesson-champions101-goal = A ieșit o minge și e în plasă. Pachetul e și ceasul: 45 de faze, 45 de minute, iar când se termină, se termină repriza. Încă un sfat: păstrează o carte de penalizare pentru clipa în care adversarul are în mână numai două cărți și e gata să șuteze.
