# Best 11: tot ce spune jocul, în română; cuvintele de pe cărți sunt în cards.ro.ftl.

game = Best 11
    .tagline = Unsprezece locuri, câteva milioane și un telefon care nu mai tace: construiește cel mai bun unsprezece.

## Locurile unde stau cărțile

zone-hand = Cărți de eveniment
zone-management = Carte de management
zone-team = Echipă
zone-coach = Antrenor
zone-formation = Sistem
zone-front = Evenimente albe
zone-down = Decartate, cu fața în jos
zone-scouted = Văzuți de scouter
zone-market = Piață
zone-team-deck = Pachet de echipă
zone-event-deck = Pachet de evenimente
zone-action-deck = Pachet de acțiuni
zone-management-deck = Pachet de management
zone-discards = Acțiuni decartate
zone-out = Evenimente jucate
zone-used = Cărți de management folosite
zone-table = Carte de acțiune
zone-events = Evenimente
zone-actions = Cărți de acțiune
zone-formations = Sisteme

## Cuvinte

word-money = bani
word-events = cărți de eveniment
word-challenge = o provocare
word-free-footballer = un fotbalist gratis
word-free-coach = un antrenor gratis
word-poach = ia un fotbalist de la un adversar
word-exchange-footballer = schimbă un fotbalist
word-exchange-coach = schimbă antrenorul
word-spending-spree = cumpără fără limită
word-new-market = o piață nouă
word-captain = numește un căpitan
word-immunity = imunitate
word-no-1 = numărul 1
word-no-2 = numărul 2
word-no-3 = numărul 3
word-no-4 = numărul 4
word-no-5 = numărul 5
word-no-6 = numărul 6
word-no-7 = numărul 7
word-no-8 = numărul 8
word-no-9 = numărul 9
word-no-10 = numărul 10
word-no-11 = numărul 11

role-name = { $role ->
    [P] portar
    [D] fundaș
    [C] mijlocaș
    [A] atacant
   *[coach] antrenor
}
role-letter = { $role ->
    [P] P
    [D] F
    [C] M
   *[A] A
}
need-words = cel puțin { $total } de la { $men }
need-each = { $n } oameni, fiecare { $men }
need-role = { $n ->
    [1] { $role ->
        [P] un portar
        [D] un fundaș
        [C] un mijlocaș
       *[A] un atacant
    }
    [2] { $role ->
        [P] doi portari
        [D] doi fundași
        [C] doi mijlocași
       *[A] doi atacanți
    }
   *[other] { $role ->
        [P] { $n } portari
        [D] { $n } fundași
        [C] { $n } mijlocași
       *[A] { $n } atacanți
    }
}
n-million = { $n ->
    [0] nimic
    [one] { $n } milion
    [few] { $n } milioane
   *[other] { $n } de milioane
}
price-million = { $price ->
    [0] nimic
    [one] { $price } milion
    [few] { $price } milioane
   *[other] { $price } de milioane
}
n-events = { $n ->
    [0] nicio carte de eveniment
    [1] o carte de eveniment
    [2] două cărți de eveniment
    [few] { $n } cărți de eveniment
   *[other] { $n } de cărți de eveniment
}
n-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
on-sale = { $coaches_n ->
    [0] { $names }
    [1] { $n ->
        [0] antrenorul { $coaches }
       *[other] { $names }, plus antrenorul { $coaches }
    }
   *[other] { $n ->
        [0] antrenorii { $coaches }
       *[other] { $names }, plus antrenorii { $coaches }
    }
}

## Întrebări și mutări

ask-move = { $seat }, e rândul tău: cumperi, folosești cartea, joci, construiești sau spui pas?
ask-free-footballer = { $seat }, un fotbalist gratis: care?
ask-free-coach = { $seat }, un antrenor gratis: care?
ask-exchange-in = { $seat }, și cine vine în locul lui?
ask-exchange-coach = { $seat }, ce antrenor vine în locul celui pe care îl ai?
ask-captain = { $seat }, cine poartă banderola?
ask-exchange-out = { $seat }, care dintre fotbaliștii tăi pleacă?
ask-swap-out = { $seat }, pe care dintre fotbaliștii tăi îl oferi?
ask-challenge = { $seat }, pe cine provoci?
ask-peace = { $seat }, cu cine faci pace?
ask-fixture = { $seat }, cine trebuie provocat data viitoare?
ask-poach = { $seat }, la ușa cui bați?
ask-swap = { $seat }, cu cine faci schimbul?
ask-poach-whom = { $seat }, pe care fotbalist al lui { $other } îl iei?
ask-swap-in = { $seat }, pe care fotbalist al lui { $other } îl vrei?
ask-deck = { $seat }, în ce pachet de echipă se uită scouterul tău?
ask-scout = { $seat }, s-a întors scouterul: cumperi unul sau niciunul?
ask-discard = { $seat }, ai mâna plină: ce carte decartezi? { $n ->
    [1] Mai ai una de decartat.
   *[other] Mai ai { $n } de decartat.
}
ask-show = { $seat }, te provoacă { $other }: răspunzi cu o carte?
ask-bet = { $seat }, { $other } pornește la atac: pariezi?
ask-bet-on = { $seat }, se dă gol?
ask-card = { $seat }, pe care dintre cele două cărți de acțiune o joci împotriva lui { $other }?
ask-drawn = { $seat }, uite acțiunea ta împotriva lui { $other }: o carte de eveniment, înainte să alegi?
ask-drawn-other = { $seat }, uite acțiunea lui { $other }: o carte de eveniment, înainte să aleagă?
ask-choose = { $seat }, pe cine trimiți în acțiune împotriva lui { $other }?
ask-jinx = { $seat }, atacă { $other } și e { $total } din { $wanted }: un deochi?
ask-step = { $seat }, cu { $other } e { $total } din { $wanted }: ce faci?
ask-target = { $seat }, pe cine joci { $card }?
ask-replace = { $seat }, cine îi ia locul împotriva lui { $other }?
ask-review = { $seat }, { $other } a marcat: îl trimiți pe arbitru la monitor sau joci altă carte?
ask-scored = { $seat }, ai marcat împotriva lui { $other }: o carte de eveniment, înainte să se reia jocul?

move-pass = pas
move-build = construiesc stadionul
move-show = arăt imunitatea
move-leave = nu cumpăr niciunul
move-first = prima
move-second = a doua
move-goal = gol
move-no-goal = fără gol
move-use = cartea de management: { $a }
move-manager = { $a }
move-deck = pachetul lui { $a }
move-buy = cumpăr { $a }
move-market = { $a }
move-take = cumpăr { $a }
move-own = { $a }
move-their = { $a }
move-raise = 1 milion, un punct în plus: { $a }
move-lower = 2 milioane, un punct în minus: { $a }
move-play = joc { $a }
move-discard = decartez { $a }

## Refuzuri

refusal-asked-move = E rândul tău: cumpără, folosește cartea de management, joacă o carte de eveniment, construiește sau spune pas.
refusal-asked-market = Întâi alege o carte de pe piață.
refusal-asked-own = Întâi alege unul dintre fotbaliștii tăi.
refusal-asked-manager = Întâi numește un manager.
refusal-asked-their = Întâi alege unul dintre fotbaliștii celuilalt manager.
refusal-asked-deck = Întâi spune în ce pachet de echipă se uită scouterul tău.
refusal-asked-scout = Scouterul așteaptă: cumpără una dintre cărți sau lasă-le.
refusal-asked-discard = Ai mâna plină: întâi alege o carte de eveniment de decartat.
refusal-asked-show = Cineva te provoacă: arată imunitatea, dacă o ai, joacă o carte de eveniment sau spune pas.
refusal-asked-bet = S-a lansat o provocare între alți doi: pariază sau spune pas.
refusal-asked-bet-on = Pariul e pe masă: spune gol sau fără gol.
refusal-asked-card = Ai tras două cărți de acțiune: alege prima sau a doua.
refusal-asked-drawn = Cartea de acțiune e acolo, iar fotbaliștii nu sunt încă aleși: joacă o carte de eveniment sau spune pas.
refusal-asked-choose = Întâi alege fotbaliștii pentru acțiune.
refusal-asked-jinx = Nu ești în provocarea asta: joacă un deochi sau spune pas.
refusal-asked-step = Se schimbă valorile: joacă o carte de eveniment, plătește un punct sau spune pas.
refusal-asked-target = Întâi spune pe care fotbalist din acțiune joci cartea.
refusal-asked-replace = Întâi alege cine ia locul celui eliminat.
refusal-asked-review = S-a marcat un gol: joacă o carte de eveniment sau spune pas.
refusal-no-discard-now = Decartezi numai când, trăgând, ai trece de patru cărți.
refusal-built = Stadionul tău e deja acolo, și unul ajunge.
refusal-no-money-to-build = Un stadion costă { $price ->
    [one] { $price } milion
    [few] { $price } milioane
   *[other] { $price } de milioane
}, și nu ai atât.
refusal-no-immunity = Nu ai cartea cu imunitatea: spune pas.
refusal-not-in-hand = Nu ai cartea asta în mână.
refusal-no-such-deck = Nu există un asemenea pachet de echipă sau e gol.
refusal-card-used = Ți-ai folosit deja cartea de management în runda asta.
refusal-not-on-card = Cartea ta de management nu oferă asta.
refusal-bought-already = Asta e numai pentru cine n-a cumpărat nimic în runda asta.
refusal-has-coach = Ai deja un antrenor; altul vine numai la schimb.
refusal-no-coach-there = Pe piață nu e niciun antrenor.
refusal-has-captain = Ai deja un căpitan, iar banderola nu trece la altul.
refusal-no-footballer = În echipa ta nu e nimeni care să poarte banderola.
refusal-no-coach = Nu ai un antrenor de dat la schimb.
refusal-no-coach-to-have = Pe piață nu e niciun antrenor pe care să-l poți plăti.
refusal-nobody-fits = Pe piață nu e niciun fotbalist pentru locurile tale libere.
refusal-nobody-to-poach = Managerul acela n-are pe nimeni pentru un loc liber de-al tău pe care să-l poți plăti.
refusal-nobody-to-exchange = Pe piață nu e nimeni care să-i ia locul la o diferență pe care s-o poți plăti.
refusal-too-few = Pentru o provocare ai nevoie de cel puțin { $squad } fotbaliști.
refusal-rivals-too-few = Cine are mai puțin de { $squad } fotbaliști nu poate fi provocat.
refusal-immune = Managerul acela e imun până la sfârșitul rundei.
refusal-twinned = Galeriile voastre sunt înfrățite: între voi doi nu există provocări.
refusal-fixture = Programul etapei spune altceva: următoarea provocare trebuie să meargă la altcineva.
refusal-another-manager = Numește alt manager de la masă: locurile merg de la 0 la { $last }, iar al tău nu se pune.
refusal-peace-returned = Managerul acela a făcut deja pace cu tine: o dată ajunge.
refusal-uneven = Nu e nimeni de schimbat: același rol, cel mult 1 diferență de valoare și fără căpitani.
refusal-one-a-turn = Ai cumpărat deja o carte în runda asta.
refusal-too-dear = Prețul e { $price ->
    [one] { $price } milion
    [few] { $price } milioane
   *[other] { $price } de milioane
}, iar tu ai { $money }.
refusal-nobody-there = În locul acela nu e nicio carte.
refusal-no-room = În sistemul tău nu e niciun loc liber pentru rolul lui.
refusal-wants-coach = Aici poți lua un antrenor.
refusal-wants-footballer = Aici poți lua un fotbalist.
refusal-empty-shirt = Numărul { $number } nu-l poartă nimeni.
refusal-captain-stays = Căpitanii nu se schimbă.
refusal-is-sent-off = A fost eliminat: lipsește până la sfârșitul rundei.
refusal-in-action = E deja în acțiune.
refusal-not-his-role = Trebuie să fie un fotbalist cu același rol.
refusal-lower-shirt-first = Din doi cu același rol, spune-l întâi pe cel cu numărul mai mic.
refusal-wrong-role = Acțiunea cere alt rol.
refusal-not-in-action = Nu e în acțiune.
refusal-value-too-high = Valoarea tipărită pe cartea lui e prea mare pentru evenimentul ăsta.
refusal-you-lower = Acțiunea nu e a ta: poți doar să cobori.
refusal-you-raise = Acțiunea e a ta: poți doar să ridici.
refusal-at-zero = E la 0, iar o valoare nu coboară niciodată mai jos.
refusal-white-on-move = Evenimentele albe se joacă numai la rândul tău.
refusal-not-while-changing = Cartea asta nu se poate juca în timp ce schimbați valorile.
refusal-not-now = Cartea asta nu se poate juca acum.
refusal-second-tactics = Ai deja una în joc, iar a doua nu se poate juca.
refusal-scout-buys = Cu Scouterul se cumpără, iar tu ai cumpărat deja în runda asta.
refusal-deck-empty = În pachetul acela de echipă nu mai e nicio carte.

## Opțiuni

option-clubs = Clubul cu care joacă toți sau câte unul pentru fiecare manager: atâtea cluburi câți manageri, cu virgule între ele.
option-decks = Cu cluburi diferite, dacă fiecare are cărțile lui de eveniment, de management și de acțiune.
option-decks-per_club = fiecare club pe ale lui
option-decks-common = o singură cutie pentru toți
option-order = Cum se schimbă ordinea de la o rundă la alta.
option-order-reverse = întoarsă de fiecare dată
option-order-rotate = primul trece la coadă
option-last_turn = Runda după care se termină, dacă nicio echipă nu e completă.
option-club = Un fișier cu un club al tău, care ia locul primului.
option-events = Un fișier cu un pachet de evenimente al tău.

## Cum s-a terminat

reason-points = Cele mai multe puncte.
reason-goals = Egalitate la puncte: au decis golurile marcate.
reason-cash = Egalitate la puncte și la goluri: a decis punga mai plină.
reason-shared = Egalitate la puncte, la goluri și la bani: câștigă împreună.
reason-unfinished = Încă se joacă.

## De ce zice banca așa

why-discard = E cartea care îți va lipsi cel mai puțin.
why-buy = { $points ->
    [one] Un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru { $price ->
    [0] nimic
    [1] 1 milion
   *[other] { $price } milioane
}, și îți rămân { $left }.
why-challenge = Cam { $n } din 100 de provocări ca asta se termină cu gol: 3 puncte pentru tine, 1 mai puțin pentru ei.
why-money = { $money ->
    [one] 1 milion valorează
    [few] { $money } milioane valorează
   *[other] { $money } de milioane valorează
} acum mai mult decât restul cărții.
why-events = Cărțile de eveniment aduc folos { $turns ->
    [one] în runda care mai e
    [few] în cele { $turns } runde care mai sunt
   *[other] în cele { $turns } de runde care mai sunt
}.
why-other = Al patrulea rând aduce acum mai mult decât banii, cărțile sau o provocare.
why-raise = { $short ->
    [one] Lipsește un punct
   *[other] Lipsesc { $short } puncte
}, câte un milion fiecare. { $side ->
    [attack] Dacă atacul reușește, cam { $chance } din 100 intră.
   *[defence] Dacă nu ajungi, e gol.
}
why-lower = { $spare ->
    [one] Un punct mai puțin
   *[other] { $spare } puncte mai puțin
} și nu mai ajunge: ar trebui să plătească înapoi.
why-footballer = Aduce { $value }: dintre cei potriviți nimeni nu aduce mai mult.
why-card-raise = { $short ->
    [one] Lipsește un punct
   *[other] Lipsesc { $short } puncte
}: cartea te scutește de milioane.
why-card-lower = { $spare ->
    [one] Un punct mai puțin
   *[other] { $spare } puncte mai puțin
} și nu mai ajunge.
why-build = { $points } puncte pentru { $price } milioane: banii rămași ar aduce mai puțin.
why-show = Cam { $n } din 100 ca asta se termină cu gol în poarta ta.
why-bet = Cam { $n } din 100 de provocări ca asta se termină cu gol.
why-no-bet = Cam { $n } din 100 se termină cu gol: prea echilibrat pentru un pariu.
why-first = Cam { $n } din 100 cu această carte, cu echipa ta.
why-pass-move = Nimic din ce se oferă nu merită prețul; ce păstrezi îți va folosi runda următoare.
why-keep = Cartea face mai mult în alt moment.
why-pass-stands = E cum vrei tu: să cheltuiască ei.
why-pass-dear = Ar costa { $price ->
    [one] 1 milion
    [few] { $price } milioane
   *[other] { $price } de milioane
}, iar rezultatul nu merită.
why-pass-poor = Ar costa { $price ->
    [one] 1 milion
    [few] { $price } milioane
   *[other] { $price } de milioane
}, iar tu ai { $money }.

## Cum stau lucrurile

fact-turn = { $last ->
    [0] runda { $turn }
   *[other] runda { $turn }, ultima e { $last }
}
fact-mover = mută: { $mover_who }
fact-fixture = urmează la provocare: { $fixture_who }
fact-money = { $n ->
    [one] { $n } milion
    [few] { $n } milioane
   *[other] { $n } de milioane
}
fact-formation = { $n }
fact-goals = { $n ->
    [0] {""}
    [1] 1 gol
   *[other] { $n } goluri
}
fact-conceded = { $n ->
    [0] {""}
    [1] 1 primit
   *[other] { $n } primite
}
fact-stadium = { $n ->
    [0] {""}
   *[other] stadion
}
fact-captain = căpitan: { $n }
fact-immune = { $n ->
    [0] {""}
   *[other] imun
}
fact-total = { $total } din { $need }

## Sezonul, așa cum se aude la radio

event-formation =
    .a = { $seat } va juca în { $formation }.
    .b = Sorții au hotărât: { $formation } pentru { $seat }.
    .c = Lui { $seat } îi iese { $formation }: la tablă!
event-turn =
    .a = { $last ->
        [1] Ultima rundă! Începe { $seat }, și apoi numărăm.
       *[other] Runda { $turn }: se deschid birourile, începe { $seat }.
    }
    .b = { $last ->
        [1] Ultima zi de transferuri! Totul se încheie în runda asta, și deschide { $seat }.
       *[other] Bună dimineața de la piața transferurilor. Runda { $turn }, iar la ușă e deja { $seat }.
    }
    .c = { $last ->
        [1] O ultimă rundă, un ultim telefon. Începe { $seat }.
       *[other] Runda { $turn }. Câte două milioane de căciulă, iar primul cuvânt îl are { $seat }.
    }
    .d = { $last ->
        [1] Ceasul de pe perete arată ultima rundă. Poftim, { $seat }.
       *[other] Cafeaua e pe foc, e runda { $turn }, și deschide { $seat }.
    }
    .e = { $last ->
        [1] Am ajuns la runda finală: întâi { $seat }.
       *[other] Runda { $turn } la piață, deschide { $seat }.
    }
    .f = { $last ->
        [1] Se închide prăvălia! Primul cuvânt în ultima rundă îl are { $seat }.
       *[other] Rundă nouă, zvonuri noi: e numărul { $turn }, iar primul telefon îl dă { $seat }.
    }
    .g = { $last ->
        [1] După asta se trag obloanele: ultima rundă, începe { $seat }.
       *[other] Sună telefoanele, e runda { $turn }: întâi { $seat }.
    }
event-earned =
    .a = De la departamentul comercial, ceva în plus pentru { $seat }: { n-million }.
    .b = Plătesc sponsorii: încă { n-million } pentru { $seat }.
    .c = Sună casa de marcat la { $seat }: încă { n-million }.
event-market =
    .a = Astăzi pe piață: { on-sale }.
    .b = Cine e de vânzare? { on-sale }.
    .c = A ieșit lista: { on-sale }.
    .d = În vitrină: { on-sale }.
    .e = Impresari în holul hotelului, cu { on-sale }.
event-complete =
    .a = { $seat } are unsprezece oameni și un antrenor! Încă o rundă, și gata.
    .b = Echipa lui { $seat } e completă: runda următoare e ultima.
event-stadium =
    .a = { $seat } construiește un stadion! Douăsprezece milioane, și încă miroase a vopsea.
    .b = Intră excavatoarele, urcă tribunele: { $seat } are o casă.
    .c = { $seat } taie panglica: ce stadion!
event-bought =
    .a = S-a făcut: { $footballer }, { role-name } de { $value }, trece la { $seat } pentru { price-million }.
    .b = { $seat } îl ia pe { $footballer } ({ role-name }, { $value }). Prețul: { price-million }.
    .c = S-a uscat cerneala! { $footballer }, { role-name }, { $value }, e al lui { $seat } pentru { price-million }.
    .d = { $footballer } pozează cu tricoul lui { $seat }: { role-name } de { $value }, { price-million }.
    .e = { $seat } deschide portofelul: { price-million } pentru { $footballer }, { role-name }, { $value }.
    .f = E oficial! { $footballer } ({ role-name }, { $value }) la { $seat }, { price-million }.
    .g = O strângere de mână și { price-million }: { $footballer }, { role-name } de { $value }, e al lui { $seat }.
event-free =
    .a = Nu se mișcă niciun ban: { $footballer }, { role-name } de { $value }, ajunge la { $seat }.
    .b = Liber de contract! { $seat } îl ia pe { $footballer }, { role-name }, { $value }.
    .c = { $seat } plătește cu un zâmbet: { $footballer } ({ role-name }, { $value }) vine pe gratis.
event-poached =
    .a = Lovitura! { $seat } i-l suflă pe { $footballer } lui { $other }, pentru { price-million }.
    .b = { $other } nu poate spune nu: { $footballer } trece la { $seat }, iar banii fac drumul invers: { price-million }.
    .c = De două ori valoarea lui pe masă, { price-million }: { $footballer } pleacă de la { $other } la { $seat }.
event-exchanged =
    .a = Pleacă { $out }, vine { $footballer }: diferența pentru { $seat } e de { price-million }.
    .b = { $seat } îl dă pe { $out } pentru { $footballer } ({ role-name }, { $value }), plus { price-million }.
    .c = Schimb cu diferență la { $seat }: adio, { $out }, bun venit, { $footballer }, iar la bancă { price-million }.
event-swapped =
    .a = Unul pentru altul: { $out } merge la { $other }, { $footballer } la { $seat }.
    .b = { $seat } și { $other } fac schimb ca la abțibilduri: { $out } pentru { $footballer }.
event-found =
    .a = Pe terenul cel vechi e { $footballer }, { role-name } de { $value }: { $seat } îl ia pentru un milion.
    .b = Cine e sub reflectoare? { $footballer } ({ role-name }, { $value }), iar { $seat } îl pune să semneze pe loc.
event-found-nobody =
    .a = Pe terenul cel vechi { $seat } îl găsește pe { $footballer }, dar pentru el nu e loc.
    .b = { $footballer } se antrena de unul singur; { $seat } trebuie să-l lase acolo.
event-captain =
    .a = Banderola merge la { $footballer }: { $seat } are căpitan.
    .b = { $seat } îl numește căpitan pe { $footballer }. Vestiarul dă din cap.
    .c = { $footballer } își trage banderola pe braț pentru { $seat }.
event-looked =
    .a = Scouterul lui { $seat } se întoarce cu carnetul plin de nume.
    .b = O mașinuță oprește în fața biroului lui { $seat }: scouterul are ceva de arătat.
event-scout-leaves =
    .a = „Nimeni pentru noi”, spune { $seat } și închide carnetul.
    .b = { $seat } îi mulțumește scouterului și nu ia pe nimeni.
event-receipts =
    .a = Încasări bune săptămâna asta: { n-million } pentru { $seat }.
    .b = { $seat } numără încasările: { n-million }.
    .c = De la casa de bilete, pentru { $seat }: { n-million }.
    .d = { n-million } în seiful lui { $seat }, și presei niciun cuvânt.
event-spree =
    .a = { $seat } scoate carnetul de cecuri: în runda asta nu e nicio limită!
    .b = Cheltuieli fără frâu! { $seat } poate cumpăra cât ține punga.
event-new-market =
    .a = { $seat } golește vitrina: fețe noi, vă rog!
    .b = „Altcineva n-aveți?”, întreabă { $seat }, și îi aduc pe alții.
event-immune =
    .a = { $seat } cere liniște: în runda asta fără provocări pe-acolo.
    .b = Azi nu: { $seat } are imunitate până la sfârșitul rundei.
event-drew =
    .a = { $seat } trage { n-events }.
    .b = Noutăți pentru { $seat }: { n-events }.
    .c = Ziarele de dimineață ale lui { $seat }: { n-events }.
    .d = { n-events } pentru { $seat }, de citit cu ușa închisă.
event-discarded =
    .a = { $seat } pune o carte de eveniment sub pachet.
    .b = O carte în plus: { $seat } o strecoară sub pachet.
event-white =
    .a = { $seat } pune jos { $card }: rămâne acolo.
    .b = De azi pe biroul lui { $seat }: { $card }.
    .c = { $card } pentru { $seat }: semnat, înrămat și pus pe perete.
event-played =
    .a = { $seat } joacă { $card }.
    .b = Din mâneca lui { $seat }: { $card }!
    .c = { $card }, spune { $seat }.
    .d = Acum { $seat } arată { $card }.
event-hits =
    .a = { $seat } joacă { $card } pe { $footballer }: { $total } din { $wanted }.
    .b = { $card } pentru { $footballer }, de la { $seat }: e { $total } din { $wanted }.
    .c = { $footballer } o simte: { $card } de la { $seat }, { $total } din { $wanted }.
event-taxed =
    .a = Doi domni în gri la ușa lui { $seat }: la bancă, în total, { n-million }.
    .b = Inspectorii pleacă: { $seat } are cu { n-million } mai puțin.
event-peace =
    .a = { $card }! Între { $seat } și { $other } nu vor mai fi provocări.
    .b = Se schimbă fularele: { $card } între { $seat } și { $other }.
event-fixed =
    .a = { $seat } se uită în calendar: următoarea provocare trebuie să meargă la { $other }.
    .b = { $card } de la { $seat }: urmează { $other }, cu voie sau fără voie.
event-challenge =
    .a = { $seat } îi lansează o provocare lui { $other }! Toată lumea la margine.
    .b = Se joacă: { $seat } contra { $other }.
    .c = { $seat } aruncă mănușa, { $other } o ridică.
    .d = La teren! { $seat } atacă poarta lui { $other }.
event-refused =
    .a = { $other } arată imunitatea, iar provocarea lui { $seat } se termină înainte să înceapă.
    .b = Poarta e închisă: { $other } are imunitate, { $seat } pleacă acasă.
event-bet =
    .a = { $on ->
        [goal] { $seat } pariază pe gol.
       *[no-goal] { $seat } pariază că nu se dă gol.
    }
    .b = { $on ->
        [goal] „Marchează”, spune { $seat } și pune banii jos.
       *[no-goal] „Niciodată”, spune { $seat } și pariază fără gol.
    }
event-bet-won =
    .a = { $seat } știa! Pariul aduce { n-million }.
    .b = O față veselă la ghișeu: { $seat } câștigă { n-million }.
event-bet-lost =
    .a = { $seat } rupe biletul.
    .b = Fără noroc la ghișeu pentru { $seat }.
event-two-cards =
    .a = { $seat } are un plan A și un plan B: două cărți de acțiune din care alege.
    .b = Două idei pentru { $seat }, și numai una se poate folosi.
event-action =
    .a = { $side ->
        [attack] { $seat } întoarce cartea: { half-name }. Trebuie { $need }.
       *[defence] { $seat } are nevoie de un răspuns, și iată-l: { half-name }. Trebuie { $need }.
    }
    .b = { $side ->
        [attack] Cartea spune { half-name }: { $need }. Înainte, { $seat }!
       *[defence] Cartea spune { half-name }: { $need }. Toți înapoi, { $seat }!
    }
    .c = { $side ->
        [attack] { half-name }! Lui { $seat } îi trebuie { $need }.
       *[defence] { half-name }, ăsta e planul: { $need }, și repede, { $seat }.
    }
    .d = { $side ->
        [attack] Vine { $seat }: { half-name }, și trebuie { $need }.
       *[defence] { $other } se duce spre poartă; răspunsul lui { $seat }: { half-name }, și trebuie { $need }.
    }
event-powerless =
    .a = { half-name }? La un penalty, lui { $seat } îi trebuia o paradă.
    .b = De la unsprezece metri, și în cărțile lui { $seat } nicio paradă.
event-nobody-for-it =
    .a = { half-name } cere { $need }, iar { $seat } n-are pe nimeni.
    .b = { half-name }: { $need }? { $seat } se uită de-a lungul liniei și nu găsește pe nimeni.
event-picked =
    .a = { $seat } trimite: { $names }. E { $total } din { $wanted }.
    .b = { $names } pentru { $seat }, și fac { $total } din { $wanted }.
    .c = E rândul lor: { $names }, { $total } din { $wanted } pentru { $seat }.
    .d = { $seat } se uită la { $names }. { $total }, și trebuie { $wanted }.
event-raised =
    .a = { $seat } promite o primă: { $footballer } trage mai tare, { $total } din { $wanted }.
    .b = Un milion în plus pentru { $footballer }, și { $seat } are { $total } din { $wanted }.
    .c = { $seat } bagă mâna în pungă: { $total } din { $wanted }, iar { $footballer } zâmbește.
    .d = { $footballer } mai găsește un metru, { $seat } are un milion mai puțin: { $total } din { $wanted }.
event-lowered =
    .a = { $seat } plătește două milioane ca să-l scoată din ritm pe { $footballer }: { $total } din { $wanted }.
    .b = Două milioane bine cheltuite? { $footballer } se împiedică, { $total } din { $wanted }, mulțumită lui { $seat }.
    .c = { $seat } găsește punctul slab al lui { $footballer }: { $total } din { $wanted }.
event-sent-off =
    .a = Cartonaș roșu! { $footballer } trebuie să iasă, iar lui { $seat } nu-i vine să creadă.
    .b = { $footballer } e eliminat! Arbitrul nu vrea să audă un cuvânt de la { $seat }.
event-no-substitute =
    .a = Nimeni nu-i poate lua locul: acțiunea lui { $seat } se oprește.
    .b = { $seat } nu mai are pe nimeni cu rolul lui, și totul se duce.
event-substituted =
    .a = { $footballer } intră în acțiune pentru { $seat }: { $total } din { $wanted }.
    .b = { $seat } îl trimite înainte pe { $footballer }: { $total } din { $wanted }.
event-stands =
    .a = A trecut! Atacul lui { $seat } a reușit, { $total } din { $wanted }. Și acum, { $other }?
    .b = { $total } puncte, ajungeau { $wanted }: { $seat } e în fața porții.
    .c = Apărarea lui { $other } a întârziat: { $seat } șutează!
    .d = Ce fază a lui { $seat }! Mai poate { $other } să facă ceva?
event-fails =
    .a = Nu ajunge: { $total } din { $wanted }, iar { $seat } pierde mingea.
    .b = Nu iese nimic pentru { $seat }. { $other } răsuflă.
    .c = Peste poartă! { $total } din { $wanted }, nu merge așa, { $seat }.
    .d = { $other } o vede ieșind: { $seat } avea { $total } din { $wanted }.
event-holds =
    .a = Oprit! { half-name } la { $seat }, { $total } din { $wanted }.
    .b = { $seat } rezistă! { $other } sărbătorea deja.
    .c = { half-name }, și merge! Nimic de făcut pentru { $other }.
    .d = { $seat } degajează, iar lui { $other } nu-i vine să creadă.
event-beaten =
    .a = { $seat } ajunge prea târziu: { $total } din { $wanted }.
    .b = { half-name }, dar numai { $total } din { $wanted }: { $seat } cedează.
    .c = Lui { $seat } nu-i ajunge, { $total } din { $wanted }...
event-goal =
    .a = GOL! { $seat } marchează împotriva lui { $other }!
    .b = E înăuntru! { $seat } a băgat mingea în plasa lui { $other }!
    .c = GOL pentru { $seat }! { $other } scoate mingea din plasă.
    .d = GOL! Banca lui { $seat } e pe teren, { $other } se uită în iarbă.
    .e = { $goals ->
        [1] GOL! Primul din sezon pentru { $seat }!
       *[other] GOL! Și fac { $goals } pentru { $seat }!
    }
event-cancelled =
    .a = Nu e gol! Monitorul a vorbit, iar { $seat } trebuie să-l dea înapoi.
    .b = Arbitrul desenează un dreptunghi în aer: golul împotriva lui { $other } e anulat.
event-points =
    .a = { $seat }: total { $points }. Fotbaliști { $footballers }, antrenor { $coach }, sistem { $formation }, goluri { $scored }, goluri primite { $conceded }, stadion { $stadium }, bani { $money }.
    .b = Socoteala lui { $seat }: { $footballers } de la fotbaliști, { $coach } de la antrenor, { $formation } de la sistem, { $scored } de la goluri, { $conceded } de la golurile primite, { $stadium } de la stadion, { $money } de la bani: { $points }.
event-end =
    .a = { $how ->
        [shared] S-a terminat, și nimic nu-i desparte: câștigă împreună { $n } manageri, cu { n-points }.
       *[other] S-a terminat! Cel mai bun unsprezece e al lui { $seat }, cu { n-points }.
    }
    .b = { $how ->
        [shared] Câte { n-points } fiecare, aceleași goluri, aceiași bani: câștigă împreună.
        [points] Are { n-points }! Cel mai bun unsprezece e al lui { $seat }.
       *[other] { n-points }, egalitate în frunte, dar la mustață e { $seat }!
    }

## Statistici

count-formation = sisteme trase la sorți
count-turn = runde
count-earned = plăți de la sponsori
count-market = piețe
count-complete = echipe complete
count-stadium = stadioane
count-bought = achiziții
count-free = veniți gratis
count-poached = fotbaliști luați de la alții
count-exchanged = schimburi cu piața
count-swapped = schimburi între manageri
count-found = descoperiri pe terenul cel vechi
count-found-nobody = drumuri degeaba pe terenul cel vechi
count-captain = căpitani
count-looked = scouteri trimiși
count-scout-leaves = scouteri trimiși degeaba
count-receipts = cărți de management pentru bani
count-spree = cheltuieli fără frâu
count-new-market = piețe înnoite
count-immune = imunități
count-drew = trageri din pachetul de evenimente
count-discarded = cărți de eveniment decartate
count-white = evenimente albe
count-played = alte evenimente
count-hits = evenimente pe un fotbalist
count-taxed = controale ale fiscului
count-peace = galerii înfrățite
count-fixed = programe ale etapei
count-challenge = provocări
count-refused = provocări oprite de imunitate
count-bet = pariuri
count-bet-won = pariuri câștigate
count-bet-lost = pariuri pierdute
count-two-cards = trageri duble de cărți de acțiune
count-action = acțiuni
count-powerless = penalty-uri fără paradă
count-nobody-for-it = acțiuni fără fotbaliști
count-picked = acțiuni încercate
count-raised = puncte cumpărate
count-lowered = puncte luate
count-sent-off = cartonașe roșii
count-no-substitute = acțiuni pierdute la un cartonaș roșu
count-substituted = înlocuitori
count-stands = atacuri reușite
count-fails = atacuri eșuate
count-holds = apărări reușite
count-beaten = apărări eșuate
count-goal = goluri
count-cancelled = goluri anulate
count-points = socoteli finale
count-end = fluiere finale
count-end-points = câștigate la puncte
count-end-goals = hotărâte de golurile marcate
count-end-cash = hotărâte de bani
count-end-shared = victorii împărțite

help-footballer = { $role }, valoare { $value }.
help-coach = antrenor, valoare { $value }. Îi plac { $likes }; nu-i plac { $dislikes }.
