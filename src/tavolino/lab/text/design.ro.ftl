# Ce spune bancul de probă al celui care creează jocuri.

progress-deals = Se joacă

lab-compared = { $name }: două variante cu { $deals ->
        [one] aceeași împărțire a cărților
        [few] aceleași { $deals } împărțiri ale cărților
       *[other] aceleași { $deals } de împărțiri ale cărților
    }
lab-swept = { $name }: fiecare valoare cu { $deals ->
        [one] aceeași împărțire a cărților
        [few] aceleași { $deals } împărțiri ale cărților
       *[other] aceleași { $deals } de împărțiri ale cărților
    }
lab-sought = { $name }: cea mai bună valoare a jucat { $deals ->
        [one] un meci
        [few] { $deals } meciuri
       *[other] { $deals } de meciuri
    }
lab-cards = { $name }: cât valorează cărțile, { $deals ->
        [one] un meci
        [few] { $deals } meciuri
       *[other] { $deals } de meciuri
    }

lab-figure = indicator
lab-column-difference = diferență
lab-column-interval = interval 95%
lab-column-gain = pe perechi
lab-column-verdict = verdict
lab-column-mean = medie
lab-column-deals = meciuri
lab-column-seats = locuri
lab-column-wins = câștigate
lab-column-more = în plus
lab-range-wide = de la { $low } la { $high }
lab-times = { NUMBER($n, maximumFractionDigits: 1) }×
lab-gain-note = „Pe perechi”: de câte ori mai multe meciuri ar fi fost nevoie cu cărți împărțite altfel pentru fiecare variantă.
lab-plot = Diferențele cu intervalele lor; în interiorul benzii se poate spune că sunt la fel.

verdict-larger = mai mult
verdict-smaller = mai puțin
verdict-same = la fel, cu o abatere de { $within }
verdict-unknown = încă nu se știe

figure-first-mover = câștigă cine începe
figure-draw = egaluri
figure-decisions = decizii
figure-choices = alegeri adevărate
figure-forced = decizii fără alegere
figure-branching = mutări din care se alege
figure-points = punctele tuturor locurilor
figure-margin = diferența învingătorului
figure-lead-changes = schimbări la conducere
figure-comeback = învingătorul fusese condus
figure-decided = decis după

seek-found = { $variant } e bună: la „{ $figure }” se poate ajunge la { $goal }.
seek-none = Nicio valoare nu e bună: cea mai apropiată e { $variant }, dar acolo „{ $figure }” sigur nu e { $goal } sau se încalcă o limită.

cards-held = Locuri care au avut cartea la un moment dat. Că o carte și victoria merg împreună nu spune încă și că una o aduce pe cealaltă.
cards-first = Locuri care aveau cartea la prima lor decizie.
cards-played = Locuri care au jucat cartea.
cards-left-out = { $n ->
        [one] O carte de la mijloc nu e arătată.
        [few] { $n } cărți de la mijloc nu sunt arătate.
       *[other] { $n } de cărți de la mijloc nu sunt arătate.
    }

fault-too-many-variants = { $variants } variante sunt prea multe: cel mult { $most }.
fault-seats-differ = Variantele sunt pentru un număr diferit de locuri ({ $seats }): alege cu --seats.
fault-bad-target = „{ $typed }” nu se înțelege. Scrie un indicator, unul dintre { $signs } și un număr, de exemplu first-mover=50%. Indicatori: { $known }.
fault-bad-range = „{ $typed }” nu e o listă de valori. Scrie o opțiune și între două și { $most } valori: goals=2..4 sau goals=2,3,5.
fault-bad-way = „{ $way }” nu se cunoaște. Se cunosc: { $known }.
fault-no-such-deck = Nu există niciun pachet „{ $deck }”. Pachete: { $known }.
fault-bad-lab-file = { $path } nu e un fișier al bancului de probă sau e stricat. Numește altul: va fi creat.
fault-other-lab-file = { $path } conține altă probă. Dă același joc, aceleași variante, aceiași boți și același număr sau numește alt fișier.
fault-unwritable-lab-file = { $path } nu se poate scrie: { $why }
