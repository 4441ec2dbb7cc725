# Ce spune arena.

arena-title = { $name }: fiecare doi boți joacă { $matches } meciuri, fiecare împărțire de două ori, cu locurile schimbate
arena-table = Clasament
arena-duels = Doi câte doi
arena-duel = { $home } cu { $away }
arena-skill = Cine vede toate cărțile și tot ce urmează câștigă { $skill } din meciuri cu { $bot }; restul de { $luck } e noroc pe care nici darul de a prevedea nu îl întoarce.
section-arena =
    .rating = forță
    .share = victorii
    .interval = interval 95%
    .draws = egaluri
progress-arena = Se joacă
fault-bad-arena = O arenă are nevoie de cel puțin doi boți diferiți, fiecare numit o singură dată; au fost numiți: { $bots }.
