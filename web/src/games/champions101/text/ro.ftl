# 101 Champions Challenge
cards-left = { $n ->
    [one] a mai rămas o carte
    [few] au mai rămas { $n } cărți
   *[other] au mai rămas { $n } de cărți
}
left-of-deck = { $n ->
    [one] carte în pachet
   *[other] cărți în pachet
}
short-first-half = repriza 1
short-second-half = repriza 2
short-extra = prelungiri
short-shoot-out = 11 m
holds-n = { $n ->
    [one] o carte în mână
    [few] { $n } cărți în mână
   *[other] { $n } de cărți în mână
}
pile-top = { $pile }: deasupra { $card }
pile-empty = { $pile }: încă nimic
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
next-is-shot = { $n ->
    [one] O singură carte
   *[other] Doar două cărți
}: următoarea pereche a lui { $name } e șut

# The line that asks
asks-champions101-play = Joacă două cărți
asks-champions101-foul = Fault?
asks-champions101-keep = Păstrează una
asks-champions101-strike = Răspunde la carte
asks-second = Și a doua?
asks-joker = Ce e jokerul?
your-ball = Mingea ta
pill-counter = Contraatac!
of-two = { $n } din 2
from-goal = la { $n } de poartă
press-to-see = apasă și vezi
let-go = ridici și joci
others-go = celelalte ajung la { $name }
other-kind = fă perechea
calm-wait = Mingea e la { $name }. Joci când ajunge la tine.
calm-foul = Acum numai fluierul îl mai oprește pe { $name }.

# The table of outcomes (4.9), and what is written on cards
outcomes = Ce înseamnă două cărți
outcome-applies = (aceasta)
outcome-pass = Pasă
outcome-pass-then = tragi 1, joci
outcome-lost = Pierdută
outcome-lost-then = tragi 2, pierzi
outcome-shot = Șut!
outcome-shot-then = decide pachetul
outcome-cleared = Degajare
outcome-cleared-then = tragi 4, pierzi
outcome-counter = Contraatac!
you-break = pleci tu
name-breaks = pleacă { $name }
badge-pass = Pasă
badge-lost = Pierdută
badge-counter = Contraatac!
badge-shot = Șut!
badge-cleared = Degajare
badge-joker = Joker
badge-kick = Penalty!
badge-foul = { $name } +2
badge-foul-kick = Penalty: { $name }
badge-goal = Gol!
badge-saved = Apărat

# The slip beside the hand
note-play-title = Perechea
note-play = Un fotbalist și o minge de aceeași culoare deasupra. A ta: pasă. A lui { $name }: contraatac.
note-pass-title = Pasă
note-pass = Perechea ta și mai ai cărți în mână: tragi una și joci mai departe.
note-lost-title = Minge pierdută
note-lost = Nicio pereche deasupra: tragi două, iar mingea ajunge la { $name }.
note-counter-title = Contraatac
note-counter = Perechea e a lui { $name }: păstrează o carte, ți le dă pe celelalte și fuge spre poarta ta.
note-shot-title = Șut!
note-shot = Perechea ta cu ultimele două cărți: decide prima carte din pachet.
note-cleared-title = Degajare
note-cleared = Nicio pereche cu ultimele două: tragi patru, iar mingea ajunge la { $name }.
note-kick-title = Penalty
note-kick = Cele două fluiere se întâlnesc: mâna pleacă, iar următoarele două cărți decid. O minge ajunge.
note-joker-title = Joker
note-joker = Fluierul stă deasupra unui teanc și e ce spui tu, în ce culoare vrei.
note-foul-title = Fault
note-foul = Arăți fluierul: tu tragi 1, { $name } trage 2 și e mai departe.
note-foul-kick-title = Atenție!
note-foul-kick = Celălalt fluier e pe teren: un fault acum e penalty pentru { $name }.
note-keep-title = Contraatac
note-keep = Păstrezi o carte, celelalte ajung la { $name }. Apoi tragi una: ești la două de poartă.
note-strike-title = Lovituri de departajare
note-strike = Marchează o carte de aceeași culoare și de alt fel: o minge la un fotbalist, un fotbalist la o minge.

# What a play came to
came-pass = { $colour ->
    [red] Pereche roșie
   *[blue] Pereche albastră
}: pasa ajunge
came-pass-lost = Nicio pereche: mingea la { $other }
came-cleared = Nicio pereche cu ultimele două: degajare
came-counter = { $colour ->
    [red] Pereche roșie
   *[blue] Pereche albastră
}: contraatac { $name }!
came-claim = Cele două fluiere se întâlnesc: penalty!
came-penalties = Amândouă fluierele: penalty!
came-foul = Fault! { $other } trage 2 cărți
came-foul-kick = Fault, cu celălalt fluier pe teren: penalty!
came-corner = { $colour ->
    [red] Un roșu
   *[blue] Un albastru
}: blocat, corner pentru { $name }
came-saved = { $colour ->
    [red] Un albastru
   *[blue] Un roșu
}: apărat, mingea la { $other }
came-kick-blocked = Nicio minge, dar un om de-al său: reia { $name }
came-kick-saved = Doi oameni ai celorlalți: apărat
came-too-late = Ultima carte: întâi vine fluierul final

# The card that decides
takes-shot = Șutează { $name }
takes-kick = Penalty: { $name }
deciding-mine = Întoarce-o, încet
deciding-theirs = Decide cartea lui { $name }...
fate-goal = Gol
fate-goal-by = orice minge
fate-goal-kick = ajunge o minge
fate-corner = Corner
fate-corner-by = { $colour ->
    [red] un roșu
   *[blue] un albastru
}
fate-blocked = Blocat
fate-blocked-kick = { $colour ->
    [red] un roșu, fără minge
   *[blue] un albastru, fără minge
}
fate-saved = Apărat
fate-saved-by = { $colour ->
    [red] un roșu
   *[blue] un albastru
}
fate-saved-kick = { $colour ->
    [red] doi roșii
   *[blue] doi albaștri
}
fate-penalty = Penalty
fate-penalty-by = fluierul
verdict-goal = O minge: GOL!
verdict-corner = Blocat: corner, 3 cărți
verdict-blocked = Blocat: 3 cărți, continuă
verdict-saved = Apărat: 5 cărți, minge pierdută
verdict-penalty = Fluierul: penalty!
verdict-late = Prea târziu: timpul a expirat

# The shoot-out
kick-round = Runda { $n }
kicks-of = { $name }: lovituri executate
kick-goal = gol
kick-saved = apărat

# The first lesson
lesson-champions101-1 = Ești roșu și ai mingea. Cu cât mai puține cărți în mână, cu atât mai aproape poarta. Pune două: un fotbalist roșu și o minge roșie sunt o pereche de culoarea ta, adică o pasă.
lesson-champions101-2 = Bună pasă! Ai tras o carte și continui. Doi fotbaliști merg pe același teanc, iar al tău rămâne deasupra: din nou roșu, lângă mingea roșie. Iar cărțile tale le păstrezi: cheltuie-le pe cele de cealaltă culoare de câte ori poți.
lesson-champions101-3 = Ultimele tale două cărți, și sunt o pereche roșie: acum șutezi. Decide următoarea carte din pachet, iar o minge înseamnă gol. Trage!
lesson-champions101-goal = A ieșit o minge și e în plasă. Pachetul e și ceasul: 45 de faze, 45 de minute, iar când se termină, se termină repriza. Încă un sfat: păstrează o carte de penalizare pentru clipa în care adversarul are în mână numai două cărți și e gata să șuteze.

# The first time that something is asked
first-champions101-play = La fiecare tură pui două cărți. Un fotbalist și o minge de culoarea ta fac o pasă: tragi o carte și continui. Dacă ai în mână doar două și fac pereche, tragi la poartă. Atinge o carte: spune ce ar ieși.
