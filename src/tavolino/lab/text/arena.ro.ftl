# Ce spune arena.

arena-title = { $name }: fiecare doi boți joacă { $matches } meciuri, fiecare împărțire de două ori, cu locurile schimbate
arena-table = Clasament
arena-duels = Doi câte doi
arena-duel = { $home } cu { $away }
arena-split = câte una: împărțirile în care fiecare dintre cei doi a câștigat o dată. Dacă sunt la fel de buni: jumătate dintre ele acolo unde cărțile nu hotărăsc nimic, toate acolo unde hotărăsc totul.
arena-skill = Cine vede toate cărțile și tot ce urmează câștigă { $skill } din meciuri cu { $bot }; restul de { $luck } e noroc pe care nici darul de a prevedea nu îl întoarce.
section-arena =
    .rating = forță
    .share = victorii
    .interval = interval 95%
    .draws = egaluri
    .split = câte una
progress-arena = Se joacă
fault-bad-arena = O arenă are nevoie de cel puțin doi boți diferiți, fiecare numit o singură dată; au fost numiți: { $bots }.
