# Go-Goal!: toate cuvintele jocului, în română.

game = Go-Goal!
    .tagline = Construiește echipa, alege clipa și trimite mingea în plasă înaintea tuturor.

## Cărțile și locurile unde stau

card-defender = fundaș
    .help = Stă în calea cărților GOAL! și GO-GOAL! ale celorlalți.
    .help-roles = GOAL! cere unul, cu un mijlocaș și un atacant.
    .help-none = Ocupă un loc în echipă, până când o carte scoate pe cineva.
    .help-defender = Stă în calea atacurilor celorlalți și îți dă dreptul să strigi NO! când vin.
card-midfielder = mijlocaș
    .help = Ocupă un loc în echipă, până când o carte scoate pe cineva.
    .help-roles = GOAL! și GO-GOAL! cer unul, cu un atacant.
card-forward = atacant
    .help = Fără el nu se marchează. Cu cât ai mai mulți, cu atât ți se deschid mai multe atacuri.
    .help-roles = Fără el nu se marchează.
    .help-none = Ocupă un loc în echipă, până când o carte scoate pe cineva.
card-joker = joker
    .help = Orice rol vrei: atacant când ataci, fundaș când ești atacat.
    .help-roles = Orice rol vrei, câte unul o dată: fundaș, mijlocaș sau atacant.
    .help-none = Orice rol vrei.
card-goal = GOAL!
    .help = Gol, dacă ai mai mulți atacanți decât are adversarul fundași. Îl opresc NO! și SUPER NO!.
    .help-roles = Gol, dacă ai un fundaș, un mijlocaș și un atacant. Îl opresc NO! și SUPER NO!.
    .help-none = Gol, cu orice echipă. Îl opresc NO! și SUPER NO!.
card-go-goal = GO-GOAL!
    .help = Gol, dacă ai cel puțin tot atâția atacanți câți fundași are adversarul. Îl opresc NO! și SUPER NO!.
    .help-roles = Gol, dacă ai un mijlocaș și un atacant. Îl opresc NO! și SUPER NO!.
    .help-none = Gol, cu orice echipă. Îl opresc NO! și SUPER NO!.
card-super-goal = SUPER GOAL!
    .help = Gol: ajunge un atacant, oricum ar fi apărarea. Îl opresc NO! și SUPER NO!.
    .help-none = Gol, cu orice echipă. Îl opresc NO! și SUPER NO!.
card-penalty = PENALTY
    .help = Cu un atacant în echipă: o lovitură de la 11 metri. O oprește numai VAR sau o intuiție bună.
    .help-none = O lovitură de la 11 metri, cu orice echipă. O oprește numai VAR sau o intuiție bună.
card-yellow = YELLOW
    .help = Un fotbalist al altei echipe iese; îi ia locul altul, dacă proprietarul are unul în mână. Îl oprește numai VAR.
card-red = RED
    .help = Un fotbalist al altei echipe iese și nimeni nu îi ia locul. Îl oprește numai VAR.
card-no = NO!
    .help = Oprește GOAL!, GO-GOAL! și SUPER GOAL!
    .help-defender = Oprește GOAL!, GO-GOAL! și SUPER GOAL!, dacă ai în echipă un fundaș sau un joker.
card-super-no = SUPER NO!
    .help = Oprește GOAL!, GO-GOAL! și SUPER GOAL!, cu orice echipă.
card-var = VAR
    .help = Oprește PENALTY, YELLOW și RED.
card-shot-star = SHOT! stea
    .help = Pentru un penalty: șutează spre stea.
    .short = stea
card-shot-bolt = SHOT! fulger
    .help = Pentru un penalty: șutează spre fulger.
    .short = fulger
card-shot-flame = SHOT! flacără
    .help = Pentru un penalty: șutează spre flacără.
    .short = flacără
card-save-star = SAVE! stea
    .help = Pentru un penalty: plonjează spre stea.
    .short = stea
card-save-bolt = SAVE! fulger
    .help = Pentru un penalty: plonjează spre fulger.
    .short = fulger
card-save-flame = SAVE! flacără
    .help = Pentru un penalty: plonjează spre flacără.
    .short = flacără

zone-hand = Mână
zone-team = Echipă
zone-goals = Goluri
zone-players = Cărți de fotbalist
zone-actions = Cărți de acțiune
zone-discarded-players = Fotbaliști decartați
zone-discarded-actions = Acțiuni decartate
zone-table = Pe masă
zone-penalties = Cărți de penalty

word-star = stea
word-bolt = fulger
word-flame = flacără
word-players = o carte de fotbalist
word-actions = o carte de acțiune

fact-round = runda { $round }
fact-goals = { $goals ->
    [1] primul gol câștigă
    [few] câștigă cine dă { $goals } goluri
   *[other] câștigă cine dă { $goals } de goluri
}
fact-sides = { $sides ->
    [0] {""}
   *[other] { $sides } tabere
}
fact-symbol = ai ales: { $symbol ->
    [star] { word-star }
    [bolt] { word-bolt }
   *[flame] { word-flame }
}
fact-hand_players = { $n ->
    [one] o carte de fotbalist
    [few] { $n } cărți de fotbalist
   *[other] { $n } de cărți de fotbalist
}
fact-hand_actions = { $n ->
    [one] o carte de acțiune
    [few] { $n } cărți de acțiune
   *[other] { $n } de cărți de acțiune
}

## Întrebări și mutări

ask-field = Fiecare își alege echipa în secret: pe care trei fotbaliști îi trimiți pe teren?
ask-play = { $seat }, e rândul tău: ce carte joci?
ask-discard = { $seat }, nu ai nimic de jucat: ce carte decartezi?
ask-answer = { $seat }, { $other } te atacă cu { $card }: oprești sau lași să treacă?
ask-bring = { $seat }, unul dintre ai tăi a ieșit: cine intră?
ask-kick = { $seat } șutează, { $other } e pe linia porții: ce simbol?
ask-draw = { $seat }, din ce pachet tragi?

move-field = { $a }, { $b }, { $c }
move-play = { $a } în echipă
move-sub = intră { $a }, iese { $b }
move-attack = { $a } contra { $b }
move-show = { $a } pentru un { $c } de la { $b }
move-discard = decartează { $a }
move-let = lasă să treacă
move-answer = { $a }
move-bring = intră { $a }
move-shoot = șutează: { $a }
move-dive = plonjează: { $a }
move-draw = trage { $a }

## Refuzuri

refusal-asked-field = Întâi echipele: alege trei dintre cărțile tale de fotbalist.
refusal-asked-play = E rândul tău și începi jucând o carte: un fotbalist sau un atac.
refusal-asked-answer = Ești sub atac: răspunde cu o carte de apărare sau lasă-l să treacă.
refusal-asked-bring = Fotbalistul tău a ieșit: întâi alege cine îi ia locul.
refusal-asked-kick = E penalty: alege unul dintre cele trei simboluri.
refusal-asked-draw = Cartea ai jucat-o: acum trage una, din pachetul pe care îl vrei.
refusal-only-an-answer = O carte de apărare e doar un răspuns la un atac: păstreaz-o și joacă un fotbalist sau un atac.
refusal-must-play = Ai în mână o carte care se poate juca, deci nu se decartează nimic: joacă una.
refusal-not-in-hand = Cartea asta nu o ai: alege dintre cele din mâna ta.
refusal-team-full = Echipa ta are deja { $team } fotbaliști: spune cine îi face loc noului venit.
refusal-room-left = Echipa ta are mai puțin de { $team } fotbaliști, deci nu trebuie să facă nimeni loc: joacă doar cartea.
refusal-newcomer-stays = Noul venit rămâne: îi face loc unul dintre cei care erau deja acolo.
refusal-not-in-team = În echipa ta nu e un asemenea fotbalist: alege pe cineva care este, ca să facă loc.
refusal-yourself = Împotriva ta nu poți juca: alege un adversar.
refusal-nobody-sits-there = Acolo nu stă nimeni: la masa asta locurile merg de la 0 la { $last }. Alege un adversar.
refusal-partner = Sunteți din aceeași tabără: alege un adversar din alta.
refusal-no-footballer = În echipa aceea nu e niciun fotbalist căruia să-i arăți cartonașul: alege alt adversar.
refusal-not-in-their-team = În echipa aceea nu e un asemenea fotbalist: numește unul care este.
refusal-needs-more = GOAL! cere mai mulți atacanți decât fundașii celuilalt: ai { $forwards } contra { $defenders }. Alege alt adversar sau altă carte.
refusal-needs-as-many = GO-GOAL! cere un atacant și cel puțin tot atâția câți sunt fundașii celuilalt: ai { $forwards } contra { $defenders }. Alege alt adversar sau altă carte.
refusal-needs-forward = În echipa ta nu e niciun atacant pentru ocazia asta: întâi trimite unul pe teren.
refusal-needs-two = Atacul acesta cere un mijlocaș și un atacant în echipă: întâi trimite-i pe teren.
refusal-needs-three = Atacul acesta cere un fundaș, un mijlocaș și un atacant în echipă: întâi trimite-i pe teren.
refusal-only-no = Atacul acesta e oprit de NO! sau de SUPER NO!: răspunde cu unul dintre ele sau lasă-l să treacă.
refusal-only-var = Atacul acesta e oprit numai de VAR: răspunde cu el sau lasă-l să treacă.
refusal-no-defender = NO! cere un fundaș sau un joker în echipa ta: răspunde cu SUPER NO! sau lasă atacul să treacă.
refusal-you-shoot = Penalty-ul acesta îl execuți tu: alege unde șutezi, nu unde plonjezi.
refusal-you-dive = La penalty-ul acesta ești în poartă: alege unde plonjezi, nu unde șutezi.
refusal-dry = Pachetul acela s-a terminat și nu are cărți decartate: trage din celălalt.

## Opțiuni

option-first = Cine e primul la rând.
option-first-lot = prin tragere la sorți
option-first-0 = locul 0
option-first-1 = locul 1
option-first-2 = locul 2
option-first-3 = locul 3
option-first-4 = locul 4
option-first-5 = locul 5
option-sixth = Cine poate fi decartat când intră al șaselea fotbalist.
option-sixth-existing = unul dintre cei cinci care erau acolo
option-sixth-any = și noul venit
option-needs = De ce are nevoie o echipă ca să atace.
option-needs-outnumber = destui atacanți față de fundașii adversarului
option-needs-roles = anumite roluri
option-needs-none = nimic
option-no_needs_defender = Cere un fundaș sau un joker în echipa celui care răspunde cu NO!.
option-no_needs_defender-true = da, cineva trebuie să fie în apărare
option-no_needs_defender-false = nu, merge oricând
option-goals = Câte goluri aduc victoria.
option-sides = Câte tabere joacă: două în patru sau în șase, trei în șase.
option-sides-0 = fiecare pentru sine
option-sides-2 = două tabere
option-sides-3 = trei tabere

## Cum s-a terminat

reason-goals = { $goals ->
    [1] A hotărât primul gol.
    [few] Au fost de ajuns { $goals } goluri.
   *[other] Au fost de ajuns { $goals } de goluri.
}
reason-endless = Oprit după { $rounds } de runde, cu cele mai multe goluri.
reason-draw = Oprit după { $rounds } de runde, la egalitate în frunte: meci egal.
reason-unfinished = Încă se joacă.

## Transmisiunea. Un rând se povestește în trei fraze sau mai multe: cu 7, 9 și 5 voci nu merg în pas.

# „fundașul”: spus în alte fraze.
the-footballer = { $card }ul

event-deal =
    .a = { $n } cărți pentru { $seat }.
    .b = { $seat } primește { $n } cărți.
    .c = La { $seat } ajung { $n } cărți.
event-begins =
    .a = Primul rând e pentru { $seat }.
    .b = S-a tras la sorți: începe { $seat }.
    .c = Bun găsit, dragi ascultători! Pornește { $seat }.
event-team =
    .a = Formula aleasă de { $seat }: { $cards }.
    .b = { $seat } trimite pe teren { $cards }.
    .c = Ies din tunel, pentru { $seat }: { $cards }.
    .d = Iar { $seat } merge pe mâna lor: { $cards }.
event-turn =
    .a = Mingea la { $seat }.
    .b = La rând e { $seat }.
    .c = Joacă { $seat }.
    .d = Acum { $seat }.
    .e = { $round ->
        [1] Prima atingere, { $seat }.
       *[other] Din nou { $seat }.
    }
    .f = Mingea se rostogolește spre { $seat }.
    .g = Ce ne pregătește { $seat }?
event-empty-handed =
    .a = { $seat } nu mai are nicio carte: nu poate decât să tragă.
    .b = Mâna goală la { $seat }: direct la pachet.
event-join =
    .a = S-a terminat încălzirea: { $seat } trimite pe teren un { $card }.
    .b = Intră un { $card } pentru { $seat }.
    .c = { $seat } își întărește echipa cu un { $card }.
    .d = Picioare proaspete pentru { $seat }: un { $card }.
    .e = { $seat } se uită spre bancă și cheamă un { $card }.
    .f = Aplauze pentru noul intrat: un { $card } pentru { $seat }.
    .g = { $seat } construiește: vine un { $card }.
    .h = De data asta fără atac. { $seat } introduce un { $card }.
    .i = Încă un tricou pe teren pentru { $seat }: un { $card }.
event-makes-room =
    .a = Iar { the-footballer } îi face loc.
    .b = Iese { the-footballer }, cu o bătaie pe umăr.
    .c = { $seat } cheamă { the-footballer } pe bancă.
    .d = Se ridică tabela: { the-footballer } merge la duș.
event-attack =
    .a = { $seat } încearcă { $card } contra { $other }.
    .b = Atenție, { $other }: vine { $card } de la { $seat }!
    .c = { $card } de la { $seat }, drept spre { $other }!
    .d = { $seat } vede culoarul, și e { $card } contra { $other }!
    .e = Vine { $seat } cu { $card }, iar { $other } trebuie să fie pe fază!
    .f = { $seat } alege ținta, { $other }, și joacă { $card } fără să clipească.
    .g = Se ridică tribuna: { $seat } încearcă { $card } contra { $other }.
    .h = { $other } e sub presiune: { $card } de la { $seat }!
    .i = { $seat } pătrunde cu { $card }, iar { $other } se retrage.
event-show-yellow =
    .a = Fluieră arbitrul! { $seat } cere YELLOW: la { $other } e vizat { the-footballer }.
    .b = YELLOW, zice { $seat }, și arată spre { $other }: acolo, un { $card }.
    .c = Intrare întârziată! { $seat } scoate YELLOW, iar { $other } riscă un { $card }.
event-show-red =
    .a = RED! { $seat } vrea să iasă un { $card } de la { $other }!
    .b = Treaba e serioasă: RED de la { $seat }, iar la { $other } e vizat { the-footballer }.
    .c = RED direct de la { $seat }: la { $other } tremură { the-footballer }!
event-stopped =
    .a = { $card } zice { $seat }, și din { $first } nu se alege nimic.
    .b = Astăzi nu! { $seat } are pregătit { $card } și respinge.
    .c = { $seat } stătea la pândă cu { $card }: { $other } nu trece.
    .d = Dar { $seat } are în mână { $card }, iar { $other } o ia de la capăt.
    .e = Oprit! { $card } de la { $seat }, iar { $other } își pune mâinile în cap.
    .f = { $other } sărbătorea deja... { $card } de la { $seat }!
    .g = { $card } de la { $seat }: poarta e zăvorâtă.
event-let =
    .a = { $seat } nu are răspuns...
    .b = Nimic de la { $seat }...
    .c = { $seat } lasă să treacă...
    .d = { $seat } se uită în cărți și clatină din cap...
    .e = Tăcere la { $seat }...
event-goal =
    .a = GOL! Marchează { $seat } contra { $other }! { $left ->
        [0] Și e golul care contează!
        [1] Mai trebuie doar unul!
       *[other] Scorul: { $score }.
    }
    .b = E în poartă! E în poartă! { $seat } face { $score }!
    .c = GOL! Tremură plasa, explodează tribuna: { $seat }! { $score }!
    .d = N-are ce face portarul de la { $other }! { $goals ->
        [1] Primul gol pentru { $seat }!
        [2] Al doilea pentru { $seat }!
       *[other] S-au făcut { $goals } pentru { $seat }!
    }
    .e = GOL { $seat }! { $other } scoate mingea din plasă. { $score }!
event-spot =
    .a = Penalty! { $seat } așază mingea, { $other } e pe linie. Nu se aude nici musca...
    .b = Unsprezece metri între { $seat } și { $other }. Cine îi ghicește gândul celuilalt?
    .c = { $seat } își ia elan, { $other } face poarta să pară mică...
event-kick-scored =
    .a = Șut spre { $shot ->
        [star] stea
        [bolt] fulger
       *[flame] flacără
    }, iar { $other } plonjează în partea cealaltă!
    .b = { $other } pleacă spre { $dive ->
        [star] stea
        [bolt] fulger
       *[flame] flacără
    }, mingea spre { $shot ->
        [star] stea
        [bolt] fulger
       *[flame] flacără
    }!
    .c = Ce sânge rece, { $seat }! O plasează spre { $shot ->
        [star] stea
        [bolt] fulger
       *[flame] flacără
    }, și { $other } n-are nicio șansă!
event-kick-saved =
    .a = Apărat! Amândoi spre { $shot ->
        [star] stea
        [bolt] fulger
       *[flame] flacără
    }, iar { $other } pune mănușa!
    .b = { $other } a ghicit! Era spre { $dive ->
        [star] stea
        [bolt] fulger
       *[flame] flacără
    }, iar { $seat } cade în genunchi.
    .c = Ce paradă, { $other }! { $seat } a șutat spre { $shot ->
        [star] stea
        [bolt] fulger
       *[flame] flacără
    }, dar mănușile erau deja acolo!
event-booked =
    .a = N-are rost să protesteze: { $seat } pierde un { $card }.
    .b = La { $seat }, { the-footballer } iese clătinând din cap.
    .c = Trecut în carnețel, și afară: { $seat } rămâne fără un { $card }.
event-sent-off =
    .a = Eliminat! { $seat } pierde un { $card }, și nimeni nu are voie să intre.
    .b = La vestiare cu el! { $seat } are un { $card } mai puțin.
    .c = { $seat } protestează, dar { the-footballer } nu se mai întoarce.
event-replacement =
    .a = În locul celui ieșit, { $seat } trimite un { $card }.
    .b = Intră un { $card } pentru { $seat }.
    .c = Golul din echipă e astupat: un { $card } pentru { $seat }.
event-no-replacement =
    .a = Iar { $seat } nu are pe nimeni pe bancă.
    .b = Niciun fotbalist în mână la { $seat }: locul rămâne gol.
event-discard =
    .a = { $seat } nu poate juca nimic, și { $card } se duce.
    .b = Nimic de făcut pentru { $seat }: pleacă { $card }, nefolosit.
    .c = { $seat } n-are pe unde și renunță la { $card } pentru o carte nouă.
    .d = Înapoi la antrenament: { $seat } pune { $card } deoparte.
    .e = Drum închis pentru { $seat }, care lasă { $card } să plece.
event-draw =
    .a = { $seat } trage { $deck ->
        [players] un fotbalist
       *[actions] o carte de acțiune
    }.
    .b = { $deck ->
        [players] Un fotbalist nou
       *[actions] O nouă carte de acțiune
    } pentru { $seat }.
    .c = { $seat } întinde mâna spre { $deck ->
        [players] fotbaliști
       *[actions] acțiuni
    }.
    .d = Din pachetul de { $deck ->
        [players] fotbaliști
       *[actions] acțiuni
    }, pentru { $seat }.
    .e = { $deck ->
        [players] Scouterii au găsit pe cineva pentru { $seat }.
       *[actions] Un as în mânecă pentru { $seat }?
    }
    .f = Iar { $seat } are { $deck ->
        [players] încă un fotbalist la îndemână
       *[actions] încă o carte la care să se gândească
    }.
    .g = O carte din pachetul de { $deck ->
        [players] fotbaliști
       *[actions] acțiuni
    }, și { $seat } trage cu ochiul.
event-remade =
    .a = Pachetul de { $deck ->
        [players] fotbaliști
       *[actions] acțiuni
    } se face din nou: { $n ->
        [one] o carte.
        [few] { $n } cărți.
       *[other] { $n } de cărți.
    }
    .b = { $deck ->
        [players] Fotbaliștii decartați
       *[actions] Acțiunile decartate
    } se amestecă și se întorc în joc: { $n } cu totul.
event-dry =
    .a = S-au terminat amândouă pachetele: { $seat } nu trage nimic.
    .b = { $seat } ar vrea o carte, dar nu mai e niciuna.
event-end-goals =
    .a = S-a terminat! { $partners ->
        [0] Câștigă { $seat }
       *[other] Câștigă tabăra lui { $seat }
    } cu { $goals ->
        [one] un gol.
        [few] { $goals } goluri.
       *[other] { $goals } de goluri.
    } Noapte bună tuturor!
    .b = Fluier final! { $partners ->
        [0] A reușit { $seat }
       *[other] A reușit tabăra lui { $seat }
    }: { $goals ->
        [one] un gol, și gata meciul.
        [few] { $goals } goluri, și gata meciul.
       *[other] { $goals } de goluri, și gata meciul.
    }
event-end-endless =
    .a = { $rounds } de runde, ajunge! { $partners ->
        [0] Câștigă { $seat }
       *[other] Câștigă tabăra lui { $seat }
    } cu { $goals ->
        [one] un gol
        [few] { $goals } goluri
       *[other] { $goals } de goluri
    }.
    .b = Arbitrul se uită la ceas: { $rounds } de runde. { $partners ->
        [0] În frunte e { $seat } și ia meciul
       *[other] În frunte e tabăra lui { $seat } și ia meciul
    } cu { $goals ->
        [one] un gol
        [few] { $goals } goluri
       *[other] { $goals } de goluri
    }.
event-end-draw =
    .a = { $rounds } de runde și tot egal în frunte, cu câte { $goals ->
        [one] un gol
        [few] { $goals } goluri
       *[other] { $goals } de goluri
    }: meci egal și o strângere de mână.
    .b = Nimeni nu se desprinde: după { $rounds } de runde e egalitate, cu câte { $goals ->
        [one] un gol
        [few] { $goals } goluri
       *[other] { $goals } de goluri
    }.

## Statistici

count-deal = mâini împărțite
count-begins = trageri la sorți pentru început
count-team = echipe alcătuite
count-turn = rânduri
count-empty-handed = rânduri cu mâna goală
count-join = fotbaliști intrați
count-makes-room = fotbaliști scoși
count-attack = atacuri la poartă
count-show-yellow = YELLOW arătate
count-show-red = RED arătate
count-stopped = atacuri oprite
count-let = atacuri lăsate să treacă
count-goal = goluri
count-spot = penalty-uri
count-kick-scored = penalty-uri transformate
count-kick-saved = penalty-uri apărate
count-booked = fotbaliști ieșiți prin YELLOW
count-sent-off = fotbaliști eliminați
count-replacement = schimbări
count-no-replacement = locuri rămase goale
count-discard = cărți decartate din lipsă de joc
count-draw = cărți trase
count-remade = pachete refăcute
count-dry = trageri fără carte
count-end-goals = meciuri câștigate la goluri
count-end-endless = meciuri oprite cu un învingător
count-end-draw = meciuri oprite la egalitate
