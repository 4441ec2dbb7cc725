# Ce e tipărit pe cărți pe lângă nume și texte.

half-attack = Atac
half-defence = Apărare
half-only = Îl oprește numai: { $defence }
section-white = Eveniment alb
section-challenge = Provocare
section-management = Management

## Ce fac verbele cărților de eveniment, pentru cărți cu alte cifre decât cele din cutie

effect-income = Câștigi { $n ->
        [one] 1 milion
        [few] { $n } milioane
       *[other] { $n } de milioane
    } în plus în fiecare rundă{ $if ->
        [challenge] , sau { $instead } dacă în runda dinainte ai fost într-o provocare
        [captain] , sau { $instead } cât timp ai un căpitan
       *[other] { "" }
    }.
effect-total = Totalul acțiunilor tale e cu { $n } mai mare{ $alone ->
        [yes] , dacă nu cumva are și alt manager cartea aceasta în joc
       *[no] { "" }
    }.
effect-peace = Alegi un manager care nu te-a ales deja pe tine: de acum voi doi nu vă mai puteți provoca.
effect-discount = { $values ->
        [one-purchase] Următoarea ta achiziție din runda aceasta costă cu { $n ->
            [one] 1 milion
            [few] { $n } milioane
           *[other] { $n } de milioane
        } mai puțin.
       *[other] Fotbaliștii de valoare { $values } te costă cu { $n ->
            [one] 1 milion
            [few] { $n } milioane
           *[other] { $n } de milioane
        } mai puțin.
    }
effect-raise = { $who ->
        [outsider] Într-o provocare între alții, { $how ->
            [all] fiecare fotbalist din acțiune
           *[one] un fotbalist din acțiune
        }
       *[other] { $how ->
            [all] Fiecare fotbalist al tău din acțiune
           *[one] Unul dintre fotbaliștii tăi din acțiune
        }
    }{ $at_most ->
        [0] { "" }
       *[other] { "" }, cu valoarea tipărită { $at_most } sau mai mică,
    } primește { $n } în plus.
effect-lower = { $who ->
        [outsider] Într-o provocare între alții, { $how ->
            [all] fiecare fotbalist din acțiune
           *[one] un fotbalist din acțiune
        }
       *[other] { $how ->
            [all] Fiecare fotbalist advers din acțiune
           *[one] Unul dintre fotbaliștii adverși din acțiune
        }
    } pierde { $n }.
effect-redraw = Înainte să alegi fotbaliștii, decartezi cartea de acțiune și tragi alta.
effect-send_off = Unul dintre fotbaliștii adverși din acțiune e eliminat până la sfârșitul rundei, iar locul lui trebuie luat de altul cu același rol.
effect-becomes = Înainte să alegi fotbaliștii, acțiunea ta devine: { $half }{ $need ->
        [none] { "" }
       *[other] , { $need }
    }.
effect-retry = Imediat după un gol primit, încerci din nou apărarea cu altă carte: dacă reușește, golul se anulează.
effect-money = Primești { $n ->
        [one] 1 milion
        [few] { $n } milioane
       *[other] { $n } de milioane
    }.
effect-find = Întorci la întâmplare o carte din pachetul tău de echipă și o iei cu { $n ->
        [one] 1 milion
        [few] { $n } milioane
       *[other] { $n } de milioane
    }, dacă ai loc.
effect-swap = Schimbi un fotbalist al tău cu unul al altui manager, cu același rol și cel mult { $n } diferență de valoare; căpitanii nu se schimbă.
effect-bet = Când alți doi manageri intră într-o provocare, spui gol sau fără gol: dacă ai dreptate, primești { $n ->
        [one] 1 milion
        [few] { $n } milioane
       *[other] { $n } de milioane
    }.
effect-fixture = Alegi un manager: următoarea provocare din runda aceasta trebuie să-l vizeze pe el, dacă se poate.
effect-look = Te uiți la { $n ->
        [one] prima carte
        [few] primele { $n } cărți
       *[other] primele { $n } de cărți
    } dintr-un pachet de echipă și, dacă vrei, cumperi una: e achiziția ta din rundă.
effect-draw = Tragi { $n ->
        [one] o carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    } de eveniment.
effect-tax = Cel mai bogat dintre ceilalți manageri plătește băncii { $n ->
        [one] 1 milion
        [few] { $n } milioane
       *[other] { $n } de milioane
    }.
