# Ce spune arena.

arena-title = { $name }: fiecare doi boți joacă { $matches } meciuri, fiecare împărțire de două ori, cu locurile schimbate
arena-table = Clasament
arena-duels = Doi câte doi
arena-duel = { $home } cu { $away }
arena-split = câte una: împărțirile în care fiecare dintre cei doi a câștigat o dată. Dacă sunt la fel de buni: jumătate dintre ele acolo unde cărțile nu hotărăsc nimic, toate acolo unde hotărăsc totul.
arena-skill = Un bot care vede toate cărțile și tot ce urmează câștigă { $skill } din meciuri cu { $bot }: cel puțin atât s-ar putea câștiga jucând mai bine. Privește înainte după reguli aproximative, deci nu e o limită.
section-arena =
    .rating = forță
    .share = victorii
    .interval = interval 95%
    .draws = egaluri
    .split = câte una
progress-arena = Se joacă
fault-bad-arena = O arenă are nevoie de cel puțin doi boți diferiți, fiecare numit o singură dată; au fost numiți: { $bots }.
fault-program-not-started = { $bot } nu a pornit: { $reason }
fault-program-late = { $bot } nu a răspuns timp de { $seconds } secunde. Ce s-a jucat înainte rămâne.
fault-program-died = { $bot } s-a închis (cod { $code }) când îi venise rândul. Ce s-a jucat înainte rămâne.
fault-program-wrong = { $bot } a dat un răspuns care nu se potrivește întrebării: { $answer } Ce s-a jucat înainte rămâne.
fault-program-encoding = { $bot } citește versiunea { $encoding } a ceea ce știe un loc în numere; aceasta este versiunea { $ours }.
