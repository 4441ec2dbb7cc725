# Ce nu se poate face la o masă și ce spune banca.

fault-bad-setting = Setarea mesei „{ $setting }” nu poate fi „{ $value }”. Poate fi: { $allowed }.
fault-unknown-setting = O masă nu are setarea „{ $setting }”. Are: { $known }.
fault-not-started = Meciul n-a început încă: mai e un loc liber.
fault-table-over = Meciul s-a terminat.
fault-not-over = Meciul nu s-a terminat încă.
fault-not-in = { $name } nu mai e în acest meci.
fault-seat-taken = Locul acesta nu e liber: e al lui { $name }.
fault-time-used-up = Timpul tău pentru acest meci s-a terminat: înlocuitorul joacă mai departe.
fault-already-answered = Ai răspuns deja. Peste o clipă vor vedea toți.
fault-no-more-time = Nu se mai poate primi timp: nicio fereastră nu e deschisă sau e deja de două ori mai lungă.
fault-nothing-asked = Nimeni nu așteaptă acest răspuns.
fault-request-pending = Există deja o cerere: întâi trebuie să i se răspundă.
fault-already-asked = Ai cerut deja asta. După următoarea mutare poți cere din nou.
fault-not-in-secret = Nu acum: se ia o hotărâre în secret.
fault-undo-reveals = Asta nu se mai poate lua înapoi: între timp cineva a văzut cărți, s-a tras la sorți sau a mutat un bot.
fault-no-draws = Jocul acesta se joacă până la capăt: nu se cade de acord asupra egalului.
fault-draw-with-bots = Boții nu cad de acord asupra egalului.

fault-record-note = Foaia povestește ceva ce nu se poate întâmpla la o masă: { $note }
fault-record-beyond = Foaia continuă după ce meciul s-a terminat.
fault-record-branch = Foaia asta e trunchiată: continuă alt meci după mutarea { $moves }, până la care nici nu ajunge.

## Sfaturi

hint-only = Este singura ta mutare.
hint-known = Nicio altă mutare nu promite mai mult, iar încercându-le nu ai ce câștiga.
hint-mixed = Nu te lăsa ghicit: din o sută de momente ca acesta, un campion ar face asta cam { $n ->
        [one] o dată
        [few] de { $n } ori
       *[other] de { $n } de ori
    }.
hint-better = Încercată în { $tries ->
        [one] un meci
        [few] { $tries } meciuri
       *[other] { $tries } de meciuri
    }, a câștigat cu { $n } la sută mai des decât „{ $other }”.
hint-even = Nu e nicio diferență clară: încercată în { $tries ->
        [one] un meci
        [few] { $tries } meciuri
       *[other] { $tries } de meciuri
    }, a mers cam la fel ca „{ $other }”.
fault-nothing-to-advise = Nu ți se cere nimic acum: nu e nimic de sfătuit.
fault-no-hints = La masa asta nu se dau sfaturi: fiecare joacă cu capul lui.
fault-no-undo = Meciul acesta contează: mutarea făcută rămâne făcută.
fault-not-the-daily-deal = Foaia spune că e provocarea din { $day }, dar cărțile, regulile sau adversarul nu sunt cele din ziua aceea.
