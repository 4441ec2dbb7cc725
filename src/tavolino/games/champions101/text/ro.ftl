# 101 Champions Challenge: tot ce spune jocul, în română.

game = 101 Champions Challenge
    .tagline = Pase, contraatacuri, șuturi: un meci întreg în mâna ta, iar pachetul e cronometrul.

## Cărțile și locurile lor

card-red-footballer = fotbalist roșu
    .help = Face pereche cu o minge roșie. Întors la un șut: corner dacă trag roșii, apărat dacă trag albaștrii.
    .short = roșu
card-blue-footballer = fotbalist albastru
    .help = Face pereche cu o minge albastră. Întors la un șut: corner dacă trag albaștrii, apărat dacă trag roșii.
    .short = albastru
card-red-ball = minge roșie
    .help = Face pereche cu un fotbalist roșu. Întoarsă la un șut: gol, oricine ar trage.
    .short = minge
card-blue-ball = minge albastră
    .help = Face pereche cu un fotbalist albastru. Întoarsă la un șut: gol, oricine ar trage.
    .short = minge
card-penalty = carte de penalizare
    .help = Joker ca a doua carte, fault cât timp mingea e la adversar, penalty când își întâlnește perechea.
    .short = fluier

zone-hand = Mână
zone-deck = Pachet
zone-footballers = Fotbaliști
zone-balls = Mingi
zone-out = Ieșite din joc
zone-down = Ieșite, cu fața în jos
zone-turned = Cartea întoarsă
zone-kicked = Jucate în runda aceasta

period-first-half = Prima repriză
period-second-half = A doua repriză
period-extra = Repriza de prelungiri
period-shoot-out = Lovituri de departajare

## Întrebări și mutări

ask-foul = { $seat }, urmează să joace { $other }: fault sau lași jocul să curgă?
ask-play = { $seat }, mingea e la tine: ce două cărți joci?
ask-keep = Contraatac, { $seat }! Ce carte păstrezi? Celelalte ajung la { $other }.
ask-strike = { $seat }, e lovitura ta: cu ce carte?

move-play = { $a } + { $b }
move-joker = { $a } + joker ca { $b }
move-claim = { $a } + carte de penalizare: penalty!
move-penalties = amândouă cărțile de penalizare: penalty!
move-wait = lasă jocul să curgă
move-foul = fault!
move-keep = păstrează { $a }
move-strike = trage cu { $a }

## Refuzuri

refusal-asked-foul = Spune întâi dacă oprești faza cu un fault: răspunde fault sau lasă jocul să curgă.
refusal-asked-play = Mingea e la tine, iar o fază înseamnă două cărți: alege două din mână.
refusal-asked-keep = Ești pe contraatac: alege întâi singura carte pe care o păstrezi.
refusal-asked-strike = Suntem la loviturile de departajare: alege o carte din mână pentru lovitură.
refusal-no-penalty-card = Fără o carte de penalizare în mână nu poți face fault: lasă jocul să curgă.
refusal-two-penalty-cards = Pentru un asemenea penalty îți trebuie amândouă cărțile de penalizare: alege alte cărți.
refusal-not-in-hand = Nu ai cărțile acestea: alege dintre cele din mâna ta.
refusal-joker-is-kick = Cealaltă carte de penalizare e pe teren, deci a ta nu e joker: cere cu ea penalty-ul.
refusal-no-kick-here = După prima ta carte, cealaltă carte de penalizare nu e pe teren: joac-o pe a ta ca joker.

## Opțiuni

option-colours = Pentru ce echipă joacă primul loc; celălalt loc are cealaltă echipă.
option-colours-lot = prin tragere la sorți
option-colours-red = roșu
option-colours-blue = albastru
option-on_pitch = Când se consideră că o carte de penalizare e pe teren.
option-on_pitch-visible = numai cât timp e deasupra unui teanc
option-on_pitch-anywhere = și când o acoperă alte cărți
option-last_shot = Dacă un șut cu ultima carte din pachet mai contează.
option-last_shot-void = nu, fluierul vine înainte
option-last_shot-counts = da, șutul contează
option-must_win = Ce se întâmplă dacă după două reprize e egalitate.
option-must_win-true = prelungiri, apoi lovituri de departajare
option-must_win-false = meci egal

## Cum s-a terminat

reason-full-time = Hotărât în cele două reprize.
reason-extra-time = Hotărât în prelungiri.
reason-shoot-out = Hotărât la loviturile de departajare, { $home }-{ $away }.
reason-draw = Egalitate după două reprize: meci egal.
reason-unfinished = Încă se joacă.

## Transmisia. O fază se spune în trei rânduri (cărți, pasă, tragere): cu 9, 7 și 5 voci nu intră în pas, cum
## s-ar întâmpla cu câte 6.

# „o carte”, „două cărți”: spus în alte fraze.
n-cards = { $n ->
    [1] o carte
    [2] două cărți
    [3] trei cărți
    [4] patru cărți
    [5] cinci cărți
    [6] șase cărți
    [7] șapte cărți
    [8] opt cărți
    [9] nouă cărți
    [10] zece cărți
    [few] { $n } cărți
   *[other] { $n } de cărți
}

event-kick-off =
    .a = { $period ->
        [0] A început meciul! { $seat }, în { $colour ->
            [red] roșu
           *[blue] albastru
        }, are prima minge.
        [1] Începe repriza a doua, mingea la { $seat }.
       *[other] Încă n-avem învingător: prelungiri, mingea la { $seat }.
    }
    .b = { $period ->
        [0] Bun găsit, dragi ascultători! Lovitura de start o dă { $seat }, în { $colour ->
            [red] roșu
           *[blue] albastru
        }.
        [1] S-au întors de la vestiare. Repune { $seat }.
       *[other] Picioare grele, inimă mare: { $seat } deschide prelungirile.
    }
    .c = { $period ->
        [0] Tribune pline, gazon ca un covor: pornește { $seat }, în { $colour ->
            [red] roșu
           *[blue] albastru
        }.
        [1] Din nou la drum, partea a doua: prima atingere, { $seat }.
       *[other] Nu pleacă nimeni acasă! Prelungiri, începe { $seat }.
    }
event-lay =
    .a = Mingea la { $seat }: { $cards }.
    .b = { $seat } ridică privirea: { $cards }.
    .c = Construiește { $seat }: { $cards }.
    .d = Încearcă { $seat } cu { $cards }.
    .e = Pe iarbă, de la { $seat }, { $cards }.
    .f = Vine { $seat }: { $cards }.
    .g = Două atingeri, { $seat }: { $cards }.
    .h = { $seat } nu stă pe gânduri: { $cards }.
    .i = Acum { $seat }: { $cards }.
event-pass =
    .a = { $left ->
        [2] Ce pasă! { $seat } e la marginea careului!
        [3] Minge bună, { $seat } vede poarta.
       *[other] Pasă curată, { $seat } ține de minge.
    }
    .b = { $left ->
        [2] S-a ridicat tribuna: încă o atingere și { $seat } șutează!
        [3] În adâncime! { $seat } se apropie.
       *[other] Minge pe jos, { $seat } câștigă metri.
    }
    .c = { $left ->
        [2] Atenție, { $seat } intră în careu!
        [3] Un-doi pe bandă, și { $seat } a scăpat.
       *[other] Simplu și sigur, { $seat } merge mai departe.
    }
    .d = { $left ->
        [2] Se retrage apărarea, { $seat } pregătește șutul!
        [3] O fentă, un culoar, și { $seat } s-a strecurat.
       *[other] Pasă scurtă, { $seat } gândește faza.
    }
    .e = { $left ->
        [2] Trece și de ultimul fundaș! { $seat } are poarta în față!
        [3] Cu călcâiul! { $seat } o ia spre careu.
       *[other] Circulă bine mingea la { $seat }.
    }
    .f = { $left ->
        [2] { $seat } bate la ușă!
        [3] Printre doi! { $seat } apasă pe accelerație.
       *[other] Bună pasa, { $seat } o caută pe următoarea.
    }
    .g = { $left ->
        [2] Nu e de glumă, { $seat } miroase golul!
        [3] Ce deschidere pe partea cealaltă! Loc berechet pentru { $seat }.
       *[other] Pasă reușită, { $seat } urcă.
    }
event-pass-lost =
    .a = Prea lungă! Ajunge la { $other }.
    .b = Greșește pasa { $seat }, o culege { $other }.
    .c = Pasă la nimeni. Mingea la { $other }.
    .d = { $other } a citit faza și intervine.
    .e = { $seat } face cadou, { $other } mulțumește.
    .f = În afara terenului! Aruncă de la margine { $other }.
    .g = N-ajunge nimeni la ea: posesie { $other }.
event-cleared =
    .a = Degajează apărarea, cum apucă! Mingea la { $other }.
    .b = Un picior salvator! Răsuflă { $other }.
    .c = { $seat } vedea deja mingea în plasă, dar apărarea degajează.
    .d = Învălmășeală în careu, și mingea zboară departe. Scapă { $other }.
    .e = Ce alunecare! A trecut pericolul pentru { $other }.
event-counter =
    .a = Contraatac! { $seat } are jumătate de teren în față!
    .b = Ce faci, { $other }? { $seat } a plecat spre poartă!
    .c = Pe tavă de la { $other }, și { $seat } o ia la goană!
    .d = Se întoarce faza! { $seat } țâșnește ca din pușcă!
    .e = Alunecă { $other }, { $seat } fură și fuge, în spate nu mai e nimeni!
event-keep =
    .a = { $seat } pleacă fără bagaje: o carte, și fuga!
    .b = { $seat } păstrează o singură carte.
    .c = Cu o carte în mână, { $seat } aleargă.
event-give =
    .a = { $n ->
        [0] Pentru { $other } nu mai rămâne nimic.
        [1] Cealaltă carte ajunge la { $other }.
       *[other] Celelalte ajung la { $other }: { n-cards }.
    }
    .b = { $n ->
        [0] { $other } nu primește nicio carte.
       *[other] Balast pentru { $other }: încă { n-cards }.
    }
    .c = { $n ->
        [0] Iar { $other } nu se alege cu nimic.
       *[other] Drum lung înapoi pentru { $other }, cu { n-cards } în spinare.
    }
event-shot =
    .a = Șutează { $seat }! Se întoarce cartea... { $card }!
    .b = Șut { $seat }... { $card }!
    .c = { $seat } armează și trage! Cartea zice: { $card }!
    .d = Trage { $seat }, ce bombă... { $card }!
    .e = Iese portarul în întâmpinare, șutează { $seat }... { $card }!
event-saved =
    .a = Apărat! O scoate portarul cu amândouă mâinile, joacă { $other }.
    .b = Ce paradă! { $other } are un portar de aur.
    .c = Direct în brațele portarului. Repune { $other }.
    .d = Cu vârful degetelor! Scapă { $other }, mulțumită portarului.
    .e = Zboară portarul, zboară și o prinde! Mingea la { $other }.
event-corner =
    .a = Blocat! E corner pentru { $seat }.
    .b = În tibia unui fundaș, și afară: bate cornerul { $seat }.
    .c = Deviată peste bară! { $seat } merge la steguleț.
    .d = De pe linia porții! Doar corner, dar { $seat } insistă.
    .e = Ricoșează din gheata cuiva și iese: corner, { $seat } nu se lasă.
event-goal =
    .a = GOL! Marchează { $seat }! { $home }-{ $away }!
    .b = E în poartă! E în poartă! { $seat } face { $home }-{ $away }!
    .c = GOL! Tremură plasa, explodează tribuna: { $seat }, { $home }-{ $away }!
    .d = N-are ce face portarul advers: GOL { $seat }, { $home }-{ $away }!
    .e = { $period ->
        [2] GOL în prelungiri! { $seat } ridică stadionul în picioare: { $home }-{ $away }!
       *[other] La vinclu! GOL { $seat }, pe tabelă scrie { $home }-{ $away }!
    }
event-joker =
    .a = { $seat } are joker! După { $first }, ține loc de { $stands_for }.
    .b = Ia uitați: { $first }, apoi cartea de penalizare, iar { $seat } anunță: { $stands_for }!
    .c = { $seat } începe cu { $first } și scoate jokerul: { $stands_for }!
event-claim =
    .a = { $seat } începe cu { $first }, apoi a doua carte de penalizare: arbitrul arată punctul cu var!
    .b = Întâi { $first }, apoi se întâlnesc cele două cărți de penalizare: penalty pentru { $seat }!
event-penalties =
    .a = Amândouă cărțile de penalizare deodată! Penalty pentru { $seat }!
    .b = { $seat } arată o carte de penalizare, apoi pe cealaltă. Penalty clar!
event-foul =
    .a = Fault! { $seat } pune piedică, { $other } e la pământ.
    .b = { $seat } arată cartea de penalizare: tricou tras, { $other } se oprește.
    .c = Faultează tactic { $seat }, iar { $other } o ia de mai departe.
event-foul-kick =
    .a = Faultează { $seat }... dar cealaltă carte de penalizare e pe teren: penalty pentru { $other }!
    .b = Intră cu întârziere { $seat }, arbitrul arată punctul cu var! Va trage { $other }.
event-kick =
    .a = { $seat } așază mingea, face doi pași înapoi, liniște... { $cards }!
    .b = { $seat } și portarul, între ei unsprezece metri... { $cards }!
    .c = Toate cărțile jos, își ia elan { $seat }... { $cards }!
event-kick-blocked =
    .a = Blocat! Dar mingea revine la { $seat }.
    .b = Bară! { $seat } e pe fază la minge.
    .c = Portarul doar respinge, și { $seat } e tot acolo!
event-kick-saved =
    .a = Apărat! A ghicit colțul portarul, scapă { $other }!
    .b = A prins-o! { $seat } își pune mâinile în cap.
    .c = Apără penalty-ul! La { $other } a sărit toată banca de pe scaune.
event-draw =
    .a = { $seat } trage { n-cards }.
    .b = { $n ->
        [1] O carte pentru { $seat }.
       *[other] Se retrage { $seat }, trage { n-cards }.
    }
    .c = { $n ->
        [1] Ia una { $seat }, cu ochii la teren.
       *[other] Pentru { $seat }, { n-cards }.
    }
    .d = Pachetul se subțiază: { n-cards } la { $seat }.
    .e = { $n ->
        [1] Mai ia una { $seat }.
       *[other] { $seat } ia { n-cards }.
    }
event-surplus =
    .a = { $seat } are prea multe: { $other } ia { n-cards }, fără să se uite.
    .b = Înapoi la mijlocul terenului, dar mai ușor: { $seat } pierde { n-cards }, cu fața în jos.
event-whistle =
    .a = { $period ->
        [0] S-a dus ultima carte, s-a dus și prima repriză: { $home }-{ $away }.
        [1] Nu mai sunt cărți! Două reprize jucate, { $home }-{ $away }.
       *[other] Pachetul s-a golit din nou: { $home }-{ $away } după prelungiri.
    }
    .b = { $period ->
        [0] Pachetul e gol, arbitrul fluieră pauza: { $home }-{ $away }.
        [1] Fluieră arbitrul! Pachetul e gol, gata și repriza a doua: { $home }-{ $away }.
       *[other] Fluieră arbitrul! Gata și prelungirile: { $home }-{ $away }.
    }
    .c = { $period ->
        [0] A fost ultima carte: toată lumea la un ceai, { $home }-{ $away } la pauză.
        [1] A fost ultima carte: { $home }-{ $away } după două reprize.
       *[other] A fost ultima carte și din prelungiri: { $home }-{ $away }.
    }
event-shoot-out =
    .a = Tot egal! Mergem la loviturile de departajare. Începe { $seat }.
    .b = Se merge la punctul cu var, cu inima cât un purice. Prima lovitură: { $seat }.
event-turn-up =
    .a = { $round ->
        [1] Prima rundă: cartea întoarsă, { $card }.
        [5] Runda a cincea, tremură genunchii: { $card }.
       *[other] Runda { $round }, iese { $card }.
    }
    .b = Runda { $round }. Cine are răspuns la { $card }?
    .c = Pe masă, pentru runda { $round }: { $card }.
event-strike-goal =
    .a = { $seat } cu { $card }... GOL! { $home }-{ $away } la departajare.
    .b = Ce sânge rece! { $seat } trimite la colț cu { $card }: { $home }-{ $away }!
    .c = Portarul într-o parte, { $card } în cealaltă! { $seat }, { $home }-{ $away }.
event-strike-saved =
    .a = { $seat } cu { $card }... apărat! Rămâne { $home }-{ $away }.
    .b = Oprește portarul! Cu { $card } nu merge, { $seat } privește cerul: { $home }-{ $away }.
    .c = { $seat } alege { $card }, dar portarul strânge mingea la piept: { $home }-{ $away }.
event-lot =
    .a = { $rounds ->
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }, și tot egal! Se aruncă moneda, iar ea îi zâmbește lui { $seat }.
    .b = Nu-i desparte nimic: se trage la sorți și câștigă { $seat }.
event-end =
    .a = { $how ->
        [extra-time] S-a terminat! S-a hotărât în prelungiri, { $home }-{ $away }.
        [shoot-out] S-a terminat! { $home }-{ $away } pe teren, iar ultimul cuvânt l-a avut punctul cu var.
        [draw] S-a terminat! { $home }-{ $away }, și o strângere de mână.
       *[full-time] S-a terminat! Scor final, { $home }-{ $away }.
    }
    .b = { $how ->
        [extra-time] Ce seară! A fost nevoie de prelungiri: { $home }-{ $away }.
        [shoot-out] Ce seară! { $home }-{ $away }, apoi departajare, apoi lacrimi de tot felul.
        [draw] Fluier final: { $home }-{ $away }, câte un punct de fiecare. Seară bună!
       *[full-time] Fluier final: se termină { $home }-{ $away }. Seară bună!
    }

## Statistici

count-kick-off = lovituri de start
count-lay = faze
count-pass = pase
count-pass-lost = pase pierdute
count-cleared = degajări
count-counter = contraatacuri
count-keep = cărți păstrate pe contraatac
count-give = mâini cedate
count-shot = șuturi
count-saved = șuturi apărate
count-corner = cornere
count-goal = goluri
count-joker = jokeri
count-claim = penalty-uri obținute cu jokerul
count-penalties = penalty-uri cu două cărți de penalizare
count-foul = faulturi
count-foul-kick = faulturi în careu
count-kick = penalty-uri
count-kick-blocked = penalty-uri blocate
count-kick-saved = penalty-uri apărate
count-draw = trageri din pachet
count-surplus = mâini reduse la șase
count-whistle = reprize jucate
count-shoot-out = serii de departajare
count-turn-up = runde de departajare
count-strike-goal = goluri la departajare
count-strike-saved = lovituri de departajare apărate
count-lot = departajări hotărâte prin tragere la sorți
count-end = fluiere finale
count-end-full-time = hotărâte în cele două reprize
count-end-extra-time = hotărâte în prelungiri
count-end-shoot-out = hotărâte la departajare
count-end-draw = încheiate la egalitate

event-too-late =
    .a = Prea târziu! Fluierul a venit înaintea mingii. Nu contează.
    .b = Mingea a plecat, dar arbitrul a fluierat deja. Fără șut!
    .c = { $seat } șutează, dar fluierul e mai iute. Gata, nu se pune!
count-too-late = șuturi după fluier
