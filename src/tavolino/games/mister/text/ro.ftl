# Mister: toate cuvintele jocului, în română.

game = Mister
    .tagline = Antrenorul ești tu: cumpără lotul, așază primul unsprezece și lasă cărțile de acțiune să povestească meciul.

## Unde stau cărțile și cum se numesc

zone-footballers = Lista de transferuri
zone-turned = Întoarsă
zone-discards = Decartate
zone-squad = Lot
zone-free = Liberi de contract
zone-pitch = Pe teren
zone-bench = Bancă
zone-off = Ieșiți din meci
zone-kept = Goluri
zone-directions = Direcții
zone-card = Cartea în joc
zone-actions = Cărți de acțiune
zone-used = Jucate

role-full_back = fundaș lateral
role-centre_back = fundaș central
role-winger = extremă
role-central_midfielder = mijlocaș central
role-target_man = vârf de careu
role-second_striker = al doilea atacant
role-goalkeeper = portar

skill-backheel = călcâi
skill-bicycle_kick = foarfecă
skill-crowd_leader = idolul galeriei
skill-true_leader = lider înnăscut

# Spuse în alte fraze: felul fotbalistului și locul de pe teren.
kind = { $role ->
    [full_back] fundaș lateral
    [centre_back] fundaș central
    [winger] extremă
    [target_man] vârf de careu
    [second_striker] al doilea atacant
    [goalkeeper] portar
   *[central_midfielder] mijlocaș central
}
# The letters of a position, where there is little room.
position-code = { $position ->
    [GK] P
    [RB] FD
    [RCB] FCD
    [LCB] FCS
    [LB] FS
    [RM] MD
    [RCM] MCD
    [LCM] MCS
    [LM] MS
    [RS] AD
   *[LS] AS
}
place = { $position ->
    [GK] portar
    [RB] fundaș dreapta
    [RCB] fundaș central dreapta
    [LCB] fundaș central stânga
    [LB] fundaș stânga
    [RM] mijlocaș dreapta
    [RCM] mijlocaș central dreapta
    [LCM] mijlocaș central stânga
    [LM] mijlocaș stânga
    [RS] atacant dreapta
   *[LS] atacant stânga
}

fact-stage = { $stage ->
    [draft] Piața transferurilor
    [line-up] Formații
    [shoot-out] Lovituri de departajare
    [market] Piața
    [over] Final
   *[match] Meci
}
fact-pass = { $pass ->
    [1] { "" }
   *[other] a { $pass }-a oară prin pachet
}
fact-round = etapa { $round }
fact-minute = minutul { $minute }
fact-attacker = atacă { $attacker_who }
fact-score_1 = { $home_1_who } { $score_1 } { $away_1_who }
fact-score_2 = { $home_2_who } { $score_2 } { $away_2_who }

## Întrebări și mutări

ask-draft = { $seat }, uite-l pe { $footballer }, { kind }: { $numbers }{ $skills ->
    [backheel] , călcâi
    [bicycle_kick] , foarfecă
    [crowd_leader] , idolul galeriei
    [true_leader] , lider înnăscut
    [none] { "" }
   *[other] , { $skills }
}. Îl iei?
ask-line-up = { $seat }, cine joacă { place }?
ask-line-up-wait = Antrenorii își fac formația, cu cărțile cu fața în jos.
ask-taker = { $seat }, { $card }: cine execută împotriva echipei { $other }?
ask-leaver = { $seat }, cei mai buni oameni ai echipei { $other } au același punctaj: care iese?
ask-substitute = { $seat }, cine intră ca { place }?
ask-shoot = { $seat }, { $by } e gata să șuteze, în poartă e { $keeper }: încotro?
ask-dive = { $seat }, { $by } e gata să șuteze: încotro sare { $keeper }?
ask-shot-wait = Cărțile de direcție sunt pe masă. Nimeni nu mai respiră.
ask-kick-wait = Unsprezece metri, două cărți cu fața în jos. Nimeni nu mai respiră.
ask-order = { $seat }, cine e numărul { $number } pe lista ta de executanți?
ask-order-wait = Antrenorii își scriu lista de executanți.
ask-market = { $seat }, ți se oferă { $footballer }, { kind }: { $numbers }{ $skills ->
    [backheel] , călcâi
    [bicycle_kick] , foarfecă
    [crowd_leader] , idolul galeriei
    [true_leader] , lider înnăscut
    [none] { "" }
   *[other] , { $skills }
}. Cu cine îl schimbi?

move-pick = { $a }
move-sign = ia-l
move-discard = decartează-l
move-refuse = refuză-l
move-shoot = șut: { $a }
move-dive = plonjon: { $a }

## Refuzuri

refusal-asked-draft = E un fotbalist pe masă: întâi ia-l sau decartează-l.
refusal-asked-line-up = Îți faci formația: alege un fotbalist din lotul tău pentru poziția aceasta.
refusal-asked-taker = Spune cine execută: unul dintre jucătorii tăi de câmp de pe teren.
refusal-asked-leaver = Tu alegi care dintre cei mai buni iese: arată unul.
refusal-asked-substitute = E un loc gol: alege un om de pe banca ta.
refusal-asked-direction = Vine un șut: alege dreapta, centru sau stânga.
refusal-asked-order = Îți scrii lista de executanți: alege-l pe următorul.
refusal-asked-market = E un fotbalist la ofertă: alege cu cine îl schimbi sau refuză-l.
refusal-second-goalkeeper = Ai deja portar, iar un lot are unul singur: decartează-l.
refusal-goalkeeper-missing = Ultimul loc din lotul tău e pentru un portar: decartează orice jucător de câmp până apare unul.
refusal-last-buyer = Mai cumperi doar tu, așa că trebuie să-l iei.
refusal-late-pass = { $passes ->
    [one] Pachetul a fost parcurs o dată: acum toți iau ce apare.
    [few] Pachetul a fost parcurs de { $passes } ori: acum toți iau ce apare.
   *[other] Pachetul a fost parcurs de { $passes } de ori: acum toți iau ce apare.
}
refusal-stays-in-goal = { $footballer } e portarul tău: stă în poartă și nu joacă în altă parte.
refusal-has-position = { $footballer } are deja o poziție: alege pe cineva care n-are.
refusal-not-in-squad = { $footballer } nu e în lotul tău: alege unul dintre ai tăi.
refusal-not-on-pitch = { $footballer } nu e unul dintre oamenii tăi de pe teren: alege unul care e.
refusal-keeper-no-taker = { $footballer } e portarul tău și nu execută: alege un jucător de câmp.
refusal-keeper-stays = { $footballer } e portarul, iar portarul nu iese niciodată.
refusal-not-the-best = { $footballer } nu e printre cei cu punctajul cel mai mare: alege unul dintre ei.
refusal-not-on-bench = { $footballer } nu e pe banca ta: alege pe cineva de acolo.
refusal-in-order-already = { $footballer } e deja pe lista ta: alege-l pe următorul.
refusal-keeper-for-keeper = { $footballer } nu poate pleca în schimbul acestuia: un portar se schimbă numai cu un portar.
refusal-you-shoot = Tu șutezi, nu aperi: alege încotro merge șutul.
refusal-you-dive = Tu ești în poartă, nu șutezi: alege încotro sare portarul.

fault-no-such-buyer = Locul { $seat } nu poate deschide piața transferurilor: la masa aceasta locurile sunt de la 0 la { $last }.
fault-market-needs-four = Piața dintre meciuri ține de cupă sau de campionat: alege o cupă sau un campionat ori las-o închisă.
fault-carry-squads = Loturile acestea nu pot fi preluate: trebuie să fie { $seats }, fiecare cu 14 jucători de câmp și un portar din pachetul acesta, și nimeni în două.

## Opțiuni

option-first_buyer = Cine deschide piața transferurilor.
option-first_buyer-lot = prin tragere la sorți
option-first_buyer-0 = locul 0
option-first_buyer-1 = locul 1
option-first_buyer-2 = locul 2
option-first_buyer-3 = locul 3
option-draft_passes = De câte ori e parcurs pachetul înainte ca toți să fie obligați să ia.
option-duel_tie = Cine câștigă un duel la egalitate.
option-duel_tie-defender = cel care se apără
option-duel_tie-attacker = cel care atacă
option-skip_decided = Sari peste alegerea direcției când nu mai poate schimba soarta șutului.
option-skip_decided-true = da, direct la rezultat
option-skip_decided-false = nu, aleg mereu amândoi
option-card21 = Contra cărui fundaș central se joacă cartea 21.
option-card21-printed = cel din stânga, cum e tipărit
option-card21-mirrored = cel din dreapta, ca oglindă a cărții 20
option-early_stop = Oprește loviturile de departajare de îndată ce o echipă nu mai poate fi ajunsă.
option-early_stop-true = da
option-early_stop-false = nu, se execută toate zece
option-format = Un meci pentru doi antrenori ori o cupă sau un campionat pentru patru.
option-format-single = un meci unic
option-format-cup = o cupă
option-format-league = un campionat
option-legs = De câte ori se întâlnesc antrenorii unui campionat.
option-legs-two = de două ori, șase etape
option-legs-one = o dată, trei etape
option-market = Ține piața transferurilor deschisă între meciurile unei cupe sau ale unui campionat.
option-market-true = da
option-market-false = nu
option-deck = Fotbaliștii cu care se joacă: cei din cutie sau un pachet al tău.
option-deck-standard = cei 81 de fotbaliști din cutie

## Cum s-a terminat

reason-unfinished = Încă se joacă.
reason-goals = { $goals }-{ $conceded } când s-au terminat cărțile.
reason-shoot-out = Egal pe teren, { $goals }-{ $conceded } la loviturile de departajare.
reason-cup-goals = Finala s-a terminat { $goals }-{ $conceded }.
reason-cup-shoot-out = Finala s-a decis la loviturile de departajare, { $goals }-{ $conceded }.
reason-league = Titlul, cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $why ->
    [difference] , la golaveraj
    [goals] , la goluri marcate
    [head_to_head_points] , după meciurile directe
    [lot] , prin tragere la sorți
   *[points] { "" }
}.

## Transmisiunea: piața transferurilor

event-draft-begins =
    .a = S-a deschis piața transferurilor! Fotbaliștii așteaptă, sunt { $cards_left }, iar prima carte o întoarce { $seat }.
    .b = Sună telefoanele, asudă impresarii: începe piața, iar primul cuvânt îl are { $seat }.
event-turn-up =
    .a = Pentru { $seat }: { $footballer }, { kind }, { $numbers }.
    .b = { $seat } întoarce o carte: { $footballer }, { kind }. { $numbers }.
    .c = Iată-l pe { $footballer }, { kind }: { $numbers }. Ce zice { $seat }?
    .d = Pe birou, la { $seat }: { $footballer }, { kind }, { $numbers }.
    .e = Încă un nume pentru { $seat }: { $footballer }. { $numbers }, de meserie { kind }.
event-signed =
    .a = { $n ->
        [15] A semnat! Cu { $footballer }, { $seat } are lotul complet.
       *[other] A semnat! { $footballer } merge la { $seat }, numărul { $n } din lot.
    }
    .b = { $n ->
        [15] { $footballer } e al cincisprezecelea: { $seat } închide portofelul.
       *[other] { $footballer } își pune fularul echipei { $seat } și zâmbește fotografilor.
    }
    .c = { $n ->
        [15] Ultima semnătură, { $footballer }: { $seat } pune capacul la stilou.
       *[other] O strângere de mână, o semnătură: { $footballer } joacă pentru { $seat }.
    }
    .d = { $n ->
        [15] { $footballer } încheie lista: { $seat } are cincisprezece, niciunul în plus.
       *[other] { $seat } nu-l lasă să iasă din birou: { $footballer } semnează.
    }
event-discarded =
    .a = Nu, mulțumim: { $seat } îi face semn lui { $footballer } să plece.
    .b = { $seat } clatină din cap, { $footballer } își ia geanta.
    .c = „Te sunăm noi”, îi spune { $seat } lui { $footballer }. Știm noi cum e.
    .d = { $seat } îl pune pe { $footballer } la decartate.
    .e = Nu azi, { $footballer }. { $seat } așteaptă pe altcineva.
event-remade =
    .a = Pachetul s-a terminat. Se amestecă cei decartați, { $n } la număr, și o luăm de la capăt.
    .b = E voie cu răzgândire: pe listă se întorc { $n }.
    .c = Gata cărțile! Se amestecă cele decartate, { $n } cu totul, și mergem mai departe.

## Transmisiunea: etape și formații

event-number =
    .a = Sorții au zis: { $seat } are numărul { $number }.
    .b = Din urnă, numărul { $number } merge la { $seat }.
event-round =
    .a = { $format ->
        [cup] { $round ->
            [1] Diseară, semifinalele!
           *[other] Ziua finalei!
        }
       *[league] Etapa { $round } a campionatului.
    }
    .b = { $format ->
        [cup] { $round ->
            [1] Patru antrenori, două locuri în finală.
           *[other] O cupă pe masă, lustruită de azi-dimineață.
        }
       *[league] Iată-ne la etapa { $round }.
    }
event-fixture =
    .a = { $stage ->
        [final] Finala: { $seat } contra { $other }!
        [third-place] Pentru locul trei: { $seat } contra { $other }.
        [semi-final] Semifinala { $match }: { $seat } contra { $other }.
       *[league] { $seat } contra { $other }.
    }
    .b = { $stage ->
        [final] { $seat } și { $other }, iar între ei cupa.
        [third-place] { $seat } și { $other } joacă pentru podium.
        [semi-final] { $seat } se întâlnește cu { $other }, iar în finală e un singur loc.
       *[league] În program: { $seat } și { $other }.
    }
event-line-up =
    .a = Primul unsprezece pentru { $seat }: { $eleven }. Pe bancă: { $bench }.
    .b = { $seat } aliniază: { $eleven }. Își așteaptă rândul { $bench }.
    .c = Cărțile cu fața în sus! Pentru { $seat }: { $eleven }. Rezerve: { $bench }.
event-kick-off =
    .a = Am pornit! Atacă întâi { $seat }, { $other } așteaptă.
    .b = Fluierul! Prima carte la { $seat }, { $other } se închide.
    .c = Tribune pline, iarbă verde: începe { $seat } contra { $other }.

## Transmisiunea: atacurile

event-attack =
    .a = { $minute }' Atacă { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Și cu aripi la picioare: { $bonus } în plus la toate!
    }
    .b = { $minute }' { $card }! { $seat } vine în față.{ $bonus ->
        [0] { "" }
       *[other] { " " }Fiecare are acum { $bonus } în plus!
    }
    .c = { $minute }' Acum { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Toată echipa e ridicată, { $bonus } în plus de om!
    }
    .d = { $minute }' { $other } se retrage, mingea e la { $seat }. { $card }!{ $bonus ->
        [0] { "" }
       *[other] { " " }Zboară: { $bonus } în plus la toate!
    }
    .e = { $minute }' O carte nouă pentru { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Bonusul contează acum: { $bonus } în plus!
    }
event-card =
    .a = { $minute }' { $seat } întoarce cartea „{ $card }”.
    .b = { $minute }' „{ $card }”: iată ce găsește { $seat } deasupra pachetului.
    .c = { $minute }' Pentru { $seat }, cartea „{ $card }”.
event-duel-won =
    .a = { $letter ->
        [A] { $by } îl amețește pe { $rival }!
        [B] { $by } sare mai sus ca { $rival }!
        [D] { $by } o strecoară printre ei, { $rival } doar privește.
        [E] { $by } scoate centrarea, { $rival } ajunge târziu.
       *[C] { $by } i-o ia lui { $rival }!
    }
    .b = { $letter ->
        [A] Fentă, pas, gata! { $rival } încă îl mai caută pe { $by }.
        [B] În aer e numai { $by }, { $rival } rămâne jos.
        [D] Ce pasă de la { $by }! { $rival } e scos din joc.
        [E] { $by } o trimite pe după { $rival }, și e o frumusețe.
       *[C] { $by } o vrea mai tare decât { $rival }.
    }
    .c = { $letter ->
        [A] { $by } a trecut de { $rival }, și încă cum!
        [B] { $by } sare devreme, { $rival } sare târziu.
        [D] { $by } a văzut-o înaintea tuturor; { $rival } n-a văzut-o deloc.
        [E] Peste capul lui { $rival }, și { $by } știa unde.
       *[C] Umăr la umăr, și mingea rămâne la { $by }. { $rival } protestează degeaba.
    }
    .d = { $letter ->
        [A] { $rival } se aruncă, { $by } nu mai e acolo.
        [B] A luat-o { $by }! { $rival } îl ținea de tricou și tot n-a ajuns.
        [D] { $by }, cu capul sus, patruzeci de metri, la centimetru. Îmi pare rău, { $rival }.
        [E] { $by } privește și centrează, iar { $rival } ridică piciorul degeaba.
       *[C] { $rival } stă pe gânduri, { $by } nu.
    }
    .e = { $letter ->
        [A] Olé! { $by } îl lasă pe { $rival } așezat pe iarbă.
        [B] { $by } rămâne sus agățat ca un tablou, { $rival } e cuiul.
        [D] { $by } o joacă pe nevăzute, și { $rival } e bătut.
        [E] { $by } o trimite tare, până să clipească { $rival }.
       *[C] Curat ca lacrima: { $by } îi fură mingea lui { $rival }.
    }
event-duel-lost =
    .a = { $letter ->
        [A] { $by } vrea să treacă, { $rival } închide ușa.
        [B] { $rival } ajunge cu capul înaintea lui { $by }.
        [D] { $rival } citește pasa lui { $by } și se bagă.
        [E] Centrarea lui { $by } găsește doar piciorul lui { $rival }.
       *[C] { $rival } pleacă cu mingea, { $by } rămâne în urmă.
    }
    .b = { $letter ->
        [A] O fentă în plus: { $rival } i-o ia lui { $by }.
        [B] { $by } sare, { $rival } sare mai sus.
        [D] Prea moale { $by }, iar { $rival } mulțumește.
        [E] { $by } centrează, { $rival } respinge cu capul. Nimic.
       *[C] { $rival } stă ca un stâlp. { $by } ricoșează din el.
    }
    .c = { $letter ->
        [A] { $rival } așteaptă, așteaptă și o ia. { $by } își privește ghetele.
        [B] { $rival } e stăpân în aer, iar { $by } pleacă acasă cu durere de cap.
        [D] { $by } caută culoarul, { $rival } l-a astupat deja.
        [E] În tribună! { $rival } nu i-a lăsat loc lui { $by }.
       *[C] Pe acolo nu se trece: e { $rival }, iar { $by } se întoarce.
    }
    .d = { $letter ->
        [A] Deposedare perfectă a lui { $rival }; { $by } cere fault și primește un zâmbet.
        [B] { $rival } e acolo, ca de obicei. { $by } poate doar să aplaude.
        [D] Interceptează { $rival }! { $by } ridică mâna: vina mea.
        [E] { $rival } pune piciorul, și centrarea lui { $by } moare acolo.
       *[C] { $by } n-are destulă putere, { $rival } degajează.
    }
    .e = { $letter ->
        [A] { $by } intră drept în { $rival }. Asta a fost.
        [B] Sar amândoi, respinge { $rival }. { $by } se plânge de un cot.
        [D] Pasă de la { $by } la { $rival }, care joacă însă la ceilalți.
        [E] { $by } o trimite pe lângă, sub ochii lui { $rival }.
       *[C] { $rival } e mai iute ca { $by }.
    }
event-unopposed =
    .a = La ei nu mai joacă nimeni { place }! { $by } are tot locul din lume.
    .b = { $other } n-are pe nimeni { place }, iar { $by } se plimbă prin gaură.
event-nobody-there =
    .a = Mingea caută un { place }... și nu e nimeni. Echipa { $seat } are un om lipsă, și se vede.
    .b = { $seat } caută un { place }: un petic de iarbă goală. Atacul s-a terminat.
event-crosser =
    .a = La steguleț merge { $by }: el știe cum se face.
    .b = Bate { $by }, iar careul se umple.
    .c = Cornerul e treaba lui { $by }. Minge perfectă!
event-no-crosser =
    .a = În echipa { $seat } nimeni nu bate un asemenea corner: { $other } degajează fără să sară.
    .b = Cornerul merge drept în primul om. { $seat } n-are cine să-l bată.
event-launch =
    .a = O are { $by } și o aruncă direct la mijlocul terenului!
    .b = { $by } nu așteaptă: o degajare de șaizeci de metri, și se întorc cu toții!
event-no-launch =
    .a = Portarul o scapă în aut. Nu e contraatac pentru { $seat }.
    .b = Repunerea asta nu duce nicăieri: cu asemenea picioare, mai bine o rostogolea. { $seat } își ia capul în mâini.
event-blocked =
    .a = În zid stă { $by }, iar peste { $by } nu se trece. Respinsă!
    .b = { $by } sare, și lovitura liberă se oprește în fruntea lui. Nimic pentru { $seat }.
event-over-the-wall =
    .a = Din zid nimeni nu sare destul: { $other } doar o urmărește cu privirea!
    .b = Ocolește zidul!
event-trick =
    .a = E { $by } acolo, cu spatele la poartă... n-o să îndrăznească... îndrăznește!
    .b = Numai lui { $by } îi poate trece prin cap așa ceva!
event-no-trick =
    .a = Ar fi loc de o scânteie de geniu, dar acolo în față { $seat } n-are pe nimeni pentru așa ceva.
    .b = Tupeu n-are niciunul: { $seat } renunță, { $other } degajează.
event-leader =
    .a = { $by } bate din palme deasupra capului, și se schimbă totul.
    .b = { $by } ridică glasul, și se ridică unsprezece bărbii.
event-no-leader =
    .a = Ar trebui cineva să ridice glasul, dar { $seat } n-are pe nimeni pe teren care s-o facă.
    .b = Liniște. { $seat } n-are cine să-i trezească.
event-lifted =
    .a = { $seat } are o echipă cu { $points } în plus la toate în următorul atac. Și încă o carte, pe loc!
    .b = Echipa { $seat } crește cu { $points } la toate și mai întoarce o carte.
event-taker =
    .a = { $by } ia mingea și o așază. El execută.
    .b = { $seat } arată spre { $by }: execută el.
    .c = Discuție lungă în jurul mingii, și până la urmă e { $by }.
event-shot =
    .a = { $by } contra { $keeper }...
    .b = { $by } îl are în față doar pe { $keeper }!
    .c = { $by } armează șutul! { $keeper } se pregătește...
    .d = Vine șutul lui { $by }! Și { $keeper }?
    .e = { $by } trage...
event-directions =
    .a = { $guess ->
        [right] { $keeper } pleacă unde trebuie!
       *[other] { $keeper } pleacă în partea greșită!
    }
    .b = { $guess ->
        [right] { $shot ->
            [right] La dreapta, și { $keeper } e acolo...
            [left] La stânga, și { $keeper } e acolo...
           *[centre] Pe centru, și { $keeper } nu s-a mișcat...
        }
       *[other] { $dive ->
            [centre] { $keeper } rămâne la mijloc, mingea nu...
           *[other] { $keeper } zboară într-o parte, mingea în alta...
        }
    }
    .c = { $guess ->
        [right] L-a ghicit, { $keeper }...
       *[other] { $by } îl trimite pe { $keeper } după ziar...
    }
    .d = { $guess ->
        [right] { $keeper } îl citește pe { $by } ca pe o carte...
       *[other] Portarul încoace, mingea încolo...
    }
event-goal =
    .a = GOL! { $by }! E { $goals }-{ $conceded } pentru { $seat }!
    .b = { $minute }': e în plasă! Marchează { $by }, iar { $seat } are { $goals } la { $conceded } cu { $other }!
    .c = GOL! GOL! { $keeper } o scoate din plasă, { $by } e deja sub un morman de coechipieri. { $goals }-{ $conceded }!
    .d = Și { $by } face { $goals }-{ $conceded }! { $seat } sare de pe bancă!
    .e = N-ai ce face, { $keeper }! { $by } marchează pentru { $seat }: { $goals }-{ $conceded }!
    .f = GOL pentru { $seat }! Notați: { $by }, minutul { $minute }. { $goals }-{ $conceded }.
event-saved =
    .a = { $guess ->
        [wrong] Dar e bară! { $keeper } poate să-i mulțumească.
       *[other] A apărat! { $keeper } îi spune nu lui { $by }!
    }
    .b = { $guess ->
        [wrong] Prea slab, și { $keeper } se întoarce la ea! A apărat.
       *[other] { $keeper } ajunge la ea! Ce intervenție!
    }
    .c = { $guess ->
        [wrong] Și tot o scoate, cu piciorul rămas în urmă! { $by } nu poate să creadă.
       *[other] { $keeper } o strânge la piept, { $by } se ține de cap.
    }
    .d = { $guess ->
        [wrong] Pe lângă! { $by } avea toată poarta și a ratat-o.
       *[other] Nu! { $keeper } o scoate pe lângă bară!
    }
    .e = { $guess ->
        [wrong] Peste transversală! { $seat } se așază la loc.
       *[other] Din nou { $keeper }! { $seat } nu poate să creadă.
    }
    .f = { $guess ->
        [wrong] Lovește călcâiul portarului și rămâne afară. Pentru { $seat } e tot { $goals }-{ $conceded }.
       *[other] Drept în { $keeper }. Pentru { $seat } e tot { $goals }-{ $conceded }.
    }
event-sent-off =
    .a = Cartonaș roșu! { $by } trebuie să iasă, iar { $seat } merge mai departe cu un om mai puțin.
    .b = Arbitrul n-are dubii: afară, { $by }! { $seat } îl pierde pe cel mai bun dintre toți.
event-injured =
    .a = { $by } rămâne jos. Nu mai poate.{ $left ->
        [0] { " " }Iar pe bancă { $seat } nu mai are pe nimeni!
       *[other] { "" }
    }
    .b = Targa pentru { $by }! Lovitură grea pentru { $seat }.{ $left ->
        [0] { " " }Banca e goală: nu intră nimeni.
       *[other] { "" }
    }
event-comes-on =
    .a = { $by } își scoate treningul și intră ca { place }.
    .b = Intră { $by }, ca { place }. Mult noroc.
event-second-lap =
    .a = Cărțile s-au terminat prima oară. Se amestecă toate, { $n } la număr, și mergem mai departe.
    .b = Jumătate de seară s-a dus: golurile pe foaie, cărțile amestecate, { $n } cu totul, mingea la centru.
event-full-time =
    .a = S-a jucat ultima carte! { $seat } { $goals }, { $other } { $conceded }.
    .b = Final: { $seat } contra { $other }, { $goals }-{ $conceded }.

## Transmisiunea: loviturile de departajare

event-shoot-out =
    .a = { $goals }-{ $goals }, și cineva trebuie să câștige: lovituri de departajare între { $seat } și { $other }!
    .b = Egalitate, { $goals }-{ $goals }. { $seat } și { $other } merg la punctul cu var, și nervii noștri cu ei.
event-order =
    .a = Lista pentru { $seat }: { $takers }.
    .b = { $seat } îi trimite în ordinea aceasta: { $takers }.
event-toss =
    .a = Moneda zice { $seat }: prima lovitură, iar { $other } își trimite portarul pe linie.
    .b = Începe { $seat }, apoi urmează { $other }.
event-sudden-death =
    .a = Câte cinci, și nimic nu-i desparte. De acum, o greșeală poate fi ultima!
    .b = De acum până la prima greșeală! { $seat } și { $other } trag mai departe, câte una.
event-kick =
    .a = Lovitura { $number } pentru { $seat }: { $by } contra { $keeper }...
    .b = { $by } face drumul cel lung. { $keeper } așteaptă pe linie...
    .c = Acum { $by }, pentru { $seat }...
event-kick-goal =
    .a = Înăuntru! Lui { $by } nu-i tremură piciorul. { $goals }-{ $conceded } pentru { $seat }.
    .b = Gol! N-ai avut ce face, { $keeper }: { $goals }-{ $conceded }.
    .c = { $by } marchează și răsuflă. { $seat } { $goals }, { $other } { $conceded }.
event-kick-saved =
    .a = { $guess ->
        [wrong] Bară! { $keeper } era învins. Pentru { $seat } rămâne { $goals }-{ $conceded }.
       *[other] Apără { $keeper }! Pentru { $seat } rămâne { $goals }-{ $conceded }.
    }
    .b = { $guess ->
        [wrong] Peste! { $by } își acoperă fața. { $other } e pe acoperișul băncii.
       *[other] Nu! { $keeper } îl oprește pe { $by }! { $other } e pe acoperișul băncii.
    }
    .c = { $by } contra { $keeper }, și câștigă { $keeper }. { $goals }-{ $conceded }.
event-shoot-out-lot =
    .a = Câte treizeci de lovituri și tot nimic nu-i desparte: hotărăște moneda, și zice { $seat }.
    .b = Se sting reflectoarele. Sorții țin loc de ultimul gol, și cad pe { $seat }!
event-shoot-out-over =
    .a = Gata! { $seat } câștigă la loviturile de departajare, { $goals }-{ $conceded }. { $other }, în genunchi.
    .b = { $goals }-{ $conceded } de la punctul cu var: câștigă { $seat }! O îmbrățișare pentru { $other }, care nu merita să piardă.

## Transmisiunea: clasament, piață, final

event-standing =
    .a = { $place }. { $seat }: { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } din { $played }, golaveraj { $difference }.{ $why ->
        [difference] { " " }În față la golaveraj.
        [goals] { " " }În față la goluri marcate.
        [head_to_head_points] { " " }În față după meciurile directe.
        [lot] { " " }În față prin tragere la sorți.
       *[other] { "" }
    }
    .b = Pe locul { $place }, { $seat }: { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } după { $played }, golaveraj { $difference }.{ $why ->
        [difference] { " " }Decide golaverajul.
        [goals] { " " }Decid golurile marcate.
        [head_to_head_points] { " " }Decid meciurile directe.
        [lot] { " " }Decid sorții.
       *[other] { "" }
    }
event-lots =
    .a = { $n } antrenori sunt egali în toate. Decid sorții, și iată clasamentul:
    .b = Terenul nu-i desparte pe { $n } dintre ei: o urnă, ochii legați și clasamentul final:
event-market-opens =
    .a = Etapa { $round } s-a încheiat și se deschide piața: { $n ->
        [one] o carte de tras
        [few] { $n } cărți de tras
       *[other] { $n } de cărți de tras
    }.
    .b = Valize pe coridor! După etapa { $round }, e iar zi de piață: { $n ->
        [one] o carte de tras
        [few] { $n } cărți de tras
       *[other] { $n } de cărți de tras
    }.
event-swapped =
    .a = { $seat } îl ia pe { $footballer } și își ia rămas-bun de la { $off }.
    .b = Vine { $footballer }, pleacă { $off }: { $seat } schimbă lotul.
event-refused =
    .a = { $seat } îi mulțumește lui { $footballer } și îi păstrează pe toți ai săi.
    .b = { $seat } n-are nevoie de { $footballer }: înapoi la fundul pachetului.
event-cup-place =
    .a = Locul { $place }: { $seat }.
    .b = { $seat } încheie pe locul { $place }.
event-end-goals =
    .a = S-a terminat! Câștigă { $seat }, { $goals }-{ $conceded }.
    .b = { $goals }-{ $conceded }, și { $seat } își poate lărgi nodul la cravată. Ce meci!
event-end-shoot-out =
    .a = A fost nevoie de lovituri de departajare, { $goals }-{ $conceded }, dar meciul îl ia { $seat }.
    .b = { $seat } câștigă de la punctul cu var, { $goals }-{ $conceded }. Noapte bună tuturor.
event-end-cup-goals =
    .a = { $seat } ridică cupa! { $goals }-{ $conceded } în finală.
    .b = Panglici, lacrimi, tur de onoare: cupa o ia { $seat }, { $goals }-{ $conceded }.
event-end-cup-shoot-out =
    .a = { $seat } ridică cupa, după o finală încheiată { $goals }-{ $conceded } la loviturile de departajare!
    .b = De la punctul cu var la cer: cupa merge la { $seat }, { $goals }-{ $conceded } la loviturile de departajare.
event-end-league =
    .a = Titlul îl ia { $seat }, cu { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }!{ $why ->
        [difference] { " " }Doar la golaveraj!
        [goals] { " " }Doar la goluri marcate!
        [head_to_head_points] { " " }Mulțumită meciurilor directe!
        [lot] { " " }Prin mila sorților!
       *[other] { "" }
    }
    .b = Sezonul s-a încheiat, iar { $seat } ia titlul cu { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.{ $why ->
        [difference] { " " }A hotărât golaverajul.
        [goals] { " " }Au hotărât golurile marcate.
        [head_to_head_points] { " " }Au hotărât meciurile directe.
        [lot] { " " }Au hotărât sorții.
       *[other] { "" }
    }

## Statistici

count-draft-begins = piețe de transferuri
count-turn-up = fotbaliști întorși
count-signed = fotbaliști luați
count-discarded = fotbaliști decartați
count-remade = amestecări ale fotbaliștilor
count-number = numere trase la sorți
count-round = etape
count-fixture = partide în program
count-line-up = formații
count-kick-off = fluiere de început
count-attack = atacuri
count-card = cărți fără șut
count-duel-won = dueluri câștigate
count-duel-lost = dueluri pierdute
count-unopposed = dueluri fără adversar
count-nobody-there = atacuri pierdute din lipsă de om
count-crosser = cornere bătute
count-no-crosser = cornere irosite
count-launch = contraatacuri pornite
count-no-launch = contraatacuri nepornite
count-blocked = lovituri libere respinse
count-over-the-wall = lovituri libere trecute de zid
count-trick = execuții speciale încercate
count-no-trick = execuții speciale pe care nu le știa nimeni
count-leader = lideri care ridică glasul
count-no-leader = lideri lipsă
count-lifted = bonusuri
count-taker = executanți numiți
count-shot = șuturi
count-directions = direcții ghicite sau nu
count-goal = goluri
count-saved = intervenții reușite
count-sent-off = eliminări
count-injured = accidentări
count-comes-on = schimbări
count-second-lap = amestecări ale cărților de acțiune
count-full-time = meciuri
count-shoot-out = serii de departajare
count-order = liste de executanți
count-toss = trageri la sorți pentru prima lovitură
count-sudden-death = serii prelungite
count-kick = lovituri de departajare
count-kick-goal = lovituri de departajare transformate
count-kick-saved = lovituri de departajare apărate
count-shoot-out-lot = serii de departajare decise la sorți
count-shoot-out-over = serii de departajare decise
count-standing = rânduri de clasament
count-lots = clasamente decise la sorți
count-market-opens = piețe între etape
count-swapped = schimburi
count-refused = oferte refuzate
count-cup-place = locuri în cupă
count-end-goals = decise prin goluri
count-end-shoot-out = decise la lovituri de departajare
count-end-cup-goals = finale decise prin goluri
count-end-cup-shoot-out = finale decise la lovituri de departajare
count-end-league = campionate

event-expected =
    .a = Goluri așteptate până acum: { $seat } { $expected }, { $other } { $against }.
    .b = O ocazie de { $chance } la sută. Goluri așteptate: { $seat } { $expected }, { $other } { $against }.
    .c = Pentru statisticieni: { $expected } goluri așteptate pentru { $seat }, { $against } pentru { $other }.
count-expected = șuturi cântărite

## Why: what the bench says for a move

why-sign = { $cards ->
    [one] Din singura carte care mai vine
    [few] Din cele { $cards } cărți care mai vin
   *[other] Din cele { $cards } de cărți care mai vin
}, { $better ->
    [0] niciuna nu s-ar potrivi mai bine lotului tău
    [one] una singură s-ar potrivi mai bine lotului tău
    [few] { $better } s-ar potrivi mai bine lotului tău
   *[other] { $better } s-ar potrivi mai bine lotului tău
}, iar ție îți mai trebuie { $places }.
why-discard = { $cards ->
    [one] Din singura carte care mai vine
    [few] Din cele { $cards } cărți care mai vin
   *[other] Din cele { $cards } de cărți care mai vin
}, { $better ->
    [one] una s-ar potrivi mai bine lotului tău
    [few] { $better } s-ar potrivi mai bine lotului tău
   *[other] { $better } s-ar potrivi mai bine lotului tău
}: ajung pentru cei { $places } care îți mai trebuie.
why-line-up = Face parte din primul unsprezece care marchează cel mai mult și primește cel mai puțin în fața a tot ce poate trimite lotul lor.
why-taker = Dintre cei pe care îi poți numi, nimeni n-are un picior mai bun: F { $n }.
why-leaver = Sunt la fel de buni, dar în { $cards ->
    [one] cartea rămasă
    [few] cele { $cards } cărți rămase
   *[other] cele { $cards } de cărți rămase
} pe el îl vor simți cel mai mult lipsă.
why-substitute = Pe post de { place }, el scoate cel mai mult din { $cards ->
    [one] cartea rămasă
    [few] cele { $cards } cărți rămase
   *[other] cele { $cards } de cărți rămase
}.
why-swap = Fără cel care pleacă și cu noul venit, lotul tău valorează cel mai mult.
why-refuse = Noul venit este cel de care lotul tău are cel mai puțin nevoie.
why-guess = Folosește la fel de des toate cele trei părți și nimeni nu te citește: atunci două șuturi din trei intră, orice ar face ei.
why-goal = Aici partea nu contează: cel care șutează e mai bun și e gol oricum.
why-saved = Aici partea nu contează: portarul e mai bun și apără oricum.
