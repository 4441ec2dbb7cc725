# Provocarea zilei
daily = Provocarea zilei
    .text = Azi toată lumea are aceleași cărți și același adversar: o singură încercare, fără sfaturi și fără mutări luate înapoi.
daily-match = { $game } cu { $opponent }
daily-play = Joacă
daily-go-on = Continuă
daily-others = Cum le-a ieșit celorlalți
daily-won = Ai câștigat cu { $own }–{ $other }. Următoarea vine la miezul nopții UTC.
daily-drawn = Ai făcut egal, { $own }–{ $other }. Următoarea vine la miezul nopții UTC.
daily-lost = Ai pierdut cu { $own }–{ $other }. Următoarea vine la miezul nopții UTC.
daily-short-won = victorie
daily-short-drawn = egal
daily-short-lost = înfrângere
daily-played = { $n ->
        [one] a jucat-o o persoană
        [few] au jucat-o { $n } persoane
       *[other] au jucat-o { $n } de persoane
    }
daily-times = { $n ->
        [one] o dată
        [few] de { $n } ori
       *[other] de { $n } de ori
    }
daily-you = tu
daily-who = Cine
daily-late = după încheierea zilei
daily-same-cards = Cu aceleași cărți
daily-closed = Cum le-a ieșit celorlalți vezi după ce o joci și tu sau când se încheie ziua.
daily-nobody = Aici încă n-a dus-o nimeni până la capăt.
daily-picture = Scorul tău și ale celorlalți. Nu spune nimic despre cărți: cine îl vede le poate juca în continuare.
daily-picture-of = Provocarea zilei { $day } într-o imagine: scorul lui { $name }.
daily-fair = Cinstită și aceeași peste tot
    .text = Cărțile acestea nu le-a ales nimeni: numărul împărțirii este hashul datei. Îl poți calcula singur:
    .secret = Așadar cine vrea poate calcula cărțile dinainte; aici ele nu i se arată, înainte de încheierea zilei, nimănui care nu le-a jucat. Foile de meci se verifică cu „tavolino verify”.
daily-before = Provocarea din ziua dinainte
