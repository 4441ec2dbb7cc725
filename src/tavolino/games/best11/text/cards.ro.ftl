# Best 11: cuvintele de pe cărți, în română.

## Cluburile

club-bramblecaster = Bramblecaster Wanderers
    .character = Nici vedete, nici pasageri: unsprezece schimburi muncite cinstit, și acasă până la ora ceaiului.
club-fuioresti = Suveica Fuiorești
    .character = Un târg de țesători: mijlocul plimbă mingea încolo și încoace până e gata pânza.
club-montelampo = Saetta Montelampo
    .character = Sus pe deal toți vor să fie atacanți; de apărat se apără doar când plouă.
club-portosaldo = Ancora Portosaldo
    .character = O ancoră pe tricou, un lacăt pe poartă: în portul acesta zero la zero e un rezultat frumos.
club-puertolucero = Puerto Lucero
    .character = Jumătate sunt de pe altă planetă; cealaltă jumătate a venit să se plimbe cu autocarul.

## Sistemele

formation-4-4-2 = 4-4-2
    .flavour = Două linii de câte patru: l-ar fi desenat și bunicul.
formation-4-3-3 = 4-3-3
    .flavour = Extreme cu varul liniei pe ghete.
formation-3-5-2 = 3-5-2
    .flavour = Înghesuială la mijloc și o rugăciune în spate.
formation-4-5-1 = 4-5-1
    .flavour = Singur acolo sus, dar ce priveliște.
formation-5-3-2 = 5-3-2
    .flavour = Întâi închizi ușa, apoi te uiți pe fereastră.
formation-4-2-3-1 = 4-2-3-1
    .flavour = Doi cară pianul, trei cântă la el.
formation-4-3-1-2 = 4-3-1-2
    .flavour = Totul trece pe la numărul zece, și orarul autocarului.
formation-4-3-2-1 = 4-3-2-1
    .flavour = Ca bradul, arată cel mai bine în decembrie.

## Atac

attack-corner = Corner
    .flavour = Toată lumea în careu, și atenție la coate.
attack-free-kick = Lovitură liberă
    .flavour = Cinci pași înapoi, o gură de aer.
attack-penalty = Penalty
    .flavour = Unsprezece metri, și deodată poarta e atât de mică.
attack-through-ball = Pasă în adâncime
    .flavour = O pasă prin urechea acului.
attack-cross-and-header = Centrare și cap
    .flavour = De la linia de fund până la frunte, pe calea aerului.
attack-long-shot = Șut de la distanță
    .flavour = Dacă nu bați la ușă, plasa nu răspunde.
attack-counter-attack = Contraatac
    .flavour = Acum trei pase era cornerul lor.
attack-one-two = Un-doi
    .flavour = O dai, pleci, o primești înapoi.
attack-overlap = Dublare pe bandă
    .flavour = Fundașul trece în goană, strigând și dând din mâini.
attack-solo-run = Cursă de unul singur
    .flavour = Trece de unul, trece de doi, trece și de vânzătorul de semințe.
attack-centre-backs-forward = Stoperii în atac
    .flavour = Ultimul minut: cei înalți trec în față.
attack-dribble = Dribling
    .flavour = El a luat-o la stânga, fundașul la plimbare.

## Apărare

defence-save = Paradă
    .flavour = O mănușă răsărită din senin.
defence-tackle = Deposedare
    .flavour = Curat ca rufele de duminică.
defence-offside-trap = Capcana ofsaidului
    .flavour = Un pas în față, toți odată, cu mâna sus.
defence-pressing = Presing
    .flavour = Niciun metru, nicio secundă, nicio gură de aer.
defence-man-marking = Marcaj om la om
    .flavour = Dacă îi ceri, îl urmează până acasă.
defence-off-the-line = Salvare de pe linie
    .flavour = Jumătate de minge trecuse. Cealaltă jumătate nu.
defence-tactical-foul = Fault tactic
    .flavour = Vai, domnule arbitru, am alunecat.
defence-everyone-back = Toată lumea înapoi
    .flavour = Unsprezece oameni și un câine în spatele mingii.

## Oportunitățile cărților de management

opportunity-money = Încasările de duminică
    .effect = Iei { $n ->
        [1] 1 milion
        [few] { $n } milioane
       *[other] { $n } de milioane
    } de la bancă.
opportunity-events = În ziare
    .effect = Tragi { $n ->
        [1] 1 carte de eveniment
        [few] { $n } cărți de eveniment
       *[other] { $n } de cărți de eveniment
    }.
opportunity-defenders-up = Provocare: zidul
    .effect = Provoci un manager; toată runda, fiecare fundaș al tău din acțiune contează cu { $n } mai mult.
opportunity-midfielders-up = Provocare: sala mașinilor
    .effect = Provoci un manager; toată runda, fiecare mijlocaș al tău din acțiune contează cu { $n } mai mult.
opportunity-forwards-up = Provocare: linia întâi
    .effect = Provoci un manager; toată runda, fiecare atacant al tău din acțiune contează cu { $n } mai mult.
opportunity-goalkeeper-up = Provocare: mâini sigure
    .effect = Provoci un manager; toată runda, portarul tău contează cu { $n } mai mult, ceea ce ajută numai în apărare.
opportunity-strongest-up = Provocare: lasă-l pe maestru
    .effect = Provoci un manager; toată runda, cel mai puternic fotbalist al tău din acțiune contează cu { $n } mai mult.
opportunity-total-up = Provocare: unul pentru toți
    .effect = Provoci un manager; toată runda, totalul acțiunilor tale e cu { $n } mai mare.
opportunity-two-actions = Provocare: planul A și planul B
    .effect = Provoci un manager; toată runda, tragi două cărți de acțiune și o folosești pe cea preferată.
opportunity-deny-bonus = Provocare: o vorbă între patru ochi
    .effect = Provoci un manager; toată runda, bonusul cărții de management a unui adversar nu contează împotriva ta.
opportunity-plain-challenge = Provocare
    .effect = Provoci un manager, doar cu fotbaliștii tăi.
opportunity-free-footballer = Liber de contract
    .effect = Iei gratis un fotbalist de pe piață: e achiziția ta din rundă.
opportunity-free-coach = Un antrenor fără echipă
    .effect = Iei gratis un antrenor de pe piață: e achiziția ta din rundă.
opportunity-poach = O ofertă de nerefuzat
    .effect = Îi iei un fotbalist unui adversar și îi plătești dublul valorii lui: e achiziția ta din rundă.
opportunity-exchange-footballer = Schimb cu diferență
    .effect = Dai un fotbalist al tău pe unul de pe piață și plătești diferența.
opportunity-exchange-coach = Schimbare pe bancă
    .effect = Dai antrenorul tău pe unul de pe piață și plătești diferența.
opportunity-spending-spree = Mână spartă
    .effect = În runda aceasta poți cumpăra câte cărți reușești să plătești.
opportunity-new-market = Fețe noi
    .effect = Trimiți înapoi toată piața și întorci alte cărți.
opportunity-captain = Banderola
    .effect = Numești un căpitan: cât timp e al tău, valorează cu 2 mai mult.
opportunity-immunity = Liniște, vă rog
    .effect = Până la sfârșitul rundei nicio provocare nu te atinge.

## Evenimente albe

event-card-kit-sponsor = Sponsorul de pe tricou
    .effect = Câștigi 2 milioane în plus în fiecare rundă.
    .flavour = „Cârnații noștri, tricourile voastre, o singură familie.”
event-card-tv-rights = În direct la televizor
    .effect = Câștigi 1 milion în plus în fiecare rundă, sau 2 dacă în runda dinainte ai fost într-o provocare.
    .flavour = Meciul se mută la unsprezece și zece noaptea, la cererea publicului.
event-card-merchandising = Magazinul clubului
    .effect = Câștigi 1 milion în plus în fiecare rundă, sau 2 cât timp ai un căpitan.
    .flavour = Deșteptătorul care cântă imnul s-a epuizat din nou.
event-card-superior-tactics = Tactică de maestru
    .effect = Totalul acțiunilor tale e cu 1 mai mare, dacă nu cumva are și alt manager cartea aceasta în joc.
    .flavour = Patruzeci de săgeți pe tablă, iar una e bună.
event-card-twinning = Galerii înfrățite
    .effect = Alegi un manager care nu te-a ales deja pe tine: de acum voi doi nu vă mai puteți provoca.
    .flavour = Două peluze, un singur ceaun.
event-card-youth-academy = Academia de juniori
    .effect = Fotbaliștii de valoare 1 sau 2 te costă cu 1 milion mai puțin.
    .flavour = Ghetele îi sunt mari cu două numere, deocamdată.

## Evenimente de provocare

event-card-terrace-chants = Cântă galeria
    .effect = Fiecare fotbalist al tău din acțiune primește 1 în plus.
    .flavour = Știu un singur cântec, dar îl știu tare.
event-card-come-on-lads = Hai, băieți!
    .effect = Unul dintre fotbaliștii tăi din acțiune primește 2 în plus.
    .flavour = O voce din rândul doisprezece, auzită peste trei sate.
event-card-club-dna = Inimă de club
    .effect = Unul dintre fotbaliștii tăi din acțiune, cu valoarea tipărită 3 sau mai mică, primește 3 în plus.
    .flavour = Primul fular l-a împletit bunica lui.
event-card-change-of-play = Altă schemă
    .effect = Înainte să alegi fotbaliștii, decartezi cartea de acțiune și tragi alta.
    .flavour = „Uitați tot ce v-am spus la pauză.”
event-card-jinx = Deochi
    .effect = Într-o provocare în care nu ești, îi iei 2 unuia dintre fotbaliștii din acțiune.
    .flavour = „De acolo nu ratează niciodată”, a zis domnul din rândul trei.
event-card-booked = Cartonaș galben
    .effect = Unul dintre fotbaliștii adversarului din acțiune pierde 2.
    .flavour = Încă o vorbă, și urmează celălalt buzunar.
event-card-sent-off = Cartonaș roșu
    .effect = Unul dintre fotbaliștii adversarului din acțiune este eliminat până la sfârșitul rundei, iar în locul lui trebuie altul cu același rol.
    .flavour = Tunelul e într-acolo, iar la duș e apă rece.
event-card-penalty = Penalty!
    .effect = Înainte să alegi fotbaliștii, atacul tău devine Penalty.
    .flavour = Arbitrul arată punctul cu var; douăzeci și doi arată în altă parte.
event-card-miracle-save = Paradă miraculoasă
    .effect = Înainte să alegi fotbaliștii, apărarea ta devine o paradă pentru un portar sau un fundaș de 3, bună și la penalty.
    .flavour = Era deja pe jos. Mingea nu știa.
event-card-video-review = La monitor
    .effect = Imediat după un gol primit, încerci din nou apărarea cu altă carte: dacă reușește, golul se anulează.
    .flavour = Patru minute, nouă unghiuri, o unghie de la picior.

## Evenimente de management

event-card-boards-bonus = Prima de la conducere
    .effect = Primești 3 milioane.
    .flavour = Președintele și-a vândut barca.
event-card-bargain = Chilipir
    .effect = Următoarea ta achiziție din runda aceasta costă cu 2 milioane mai puțin.
    .flavour = Un singur proprietar, puțini kilometri, ținut în garaj.
event-card-old-ground = Terenul cel vechi
    .effect = Întorci la întâmplare o carte din pachetul tău de echipă și, dacă are loc, o iei cu 1 milion.
    .flavour = Cineva încă se mai antrenează acolo, singur, cu luminile stinse.
event-card-even-swap = Unu la unu
    .effect = Schimbi un fotbalist al tău cu unul al altui manager, cu același rol și cel mult 1 diferență, fără căpitani.
    .flavour = Ca abțibildurile în recreație: dublă pe dublă.
event-card-sports-bet = Biletul la pariuri
    .effect = Când alți doi manageri intră într-o provocare, spui gol sau fără gol: dacă ai dreptate, primești 4 milioane.
    .flavour = Unchiul e sigur. Unchiul e mereu sigur.
event-card-fixture-list = Programul etapei
    .effect = Alegi un manager: următoarea provocare din runda aceasta trebuie să-l vizeze pe el, dacă se poate.
    .flavour = Deplasare, în ianuarie, într-o miercuri.
event-card-scout = Scouterul
    .effect = Te uiți la primele 4 cărți dintr-un pachet de echipă și, dacă vrei, cumperi una: e achiziția ta din rundă.
    .flavour = Două mii de kilometri într-o mașinuță, pentru un băiat care în ziua aceea era răcit.
event-card-commentary = La microfon
    .effect = Tragi 2 cărți de eveniment.
    .flavour = „Și acum, legătura cu marginea terenului, unde s-a întâmplat ceva.”
event-card-tax-inspection = Vine Fiscul
    .effect = Dintre ceilalți manageri, cel mai bogat plătește 3 milioane la bancă.
    .flavour = Doi domni în gri ar vrea să vadă chitanțele.
