# Ce spune laboratorul: rapoartele simulărilor și măsurătorile de viteză.

lab-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-whole-number = { NUMBER($n, maximumFractionDigits: 0) }
lab-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-spread = ± { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
lab-ratio = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($spread, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-large-ratio = { NUMBER($n, maximumFractionDigits: 0) } ± { NUMBER($spread, maximumFractionDigits: 0) }
lab-range = { $low }–{ $high }
lab-interval = interval 95%

report-title = { $name }: { $matches ->
        [0] niciun meci jucat
        [one] un meci
        [few] { $matches } meciuri
       *[other] { $matches } de meciuri
    }
report-bots = Boți { $bots } pe { $seats } locuri, numărul { $seed }
report-options = Opțiuni { $options }
report-stopped = Oprit înainte de final: numărul de meciuri cerut era { $asked }.

section-results = Cine câștigă
    .figure = pondere
    .remark = {""}
section-reasons = Cum se termină
    .figure = pondere
    .remark = {""}
section-lengths = Cât durează
    .figure = medie
    .remark = mediană (min–max)
section-scores = Cât marchează
    .figure = medie
    .remark = mediană (min–max)
section-distribution = Scorul unui loc
    .figure = pondere
    .remark = {""}
section-events = Ce se întâmplă
    .figure = pe meci
    .remark = meciuri în care
section-measures = Măsurile jocului
    .figure = valoare
    .remark = numărate

row-bot = câștigă { $bot }
row-seat = câștigă locul { $seat }
row-first-mover = câștigă cine alege primul
row-draw = meci egal
row-decisions = decizii
row-choices = alegeri adevărate
row-options = mutări din care se alege
row-score-bot = { $bot }
row-score-seat = locul { $seat }
row-score-match = toate locurile împreună
remark-spread = { $median } ({ $low }–{ $high })
remark-measure-share = { $hits } din { $tries }
remark-measure-mean = { $matches ->
        [one] un meci
        [few] { $matches } meciuri
       *[other] { $matches } de meciuri
    }
remark-measure-none = niciuna

progress-simulate = Se joacă
progress-bench = Se măsoară
progress-load = Lumea își ia locurile

build-compiled = compilat
build-pure = Python pur
bench-title = Cât e de rapid: { $build }, Python { $python }
section-games = Jocurile acestui pachet
    .driven = decizii/s din Python
    .whole = decizii/s meciuri întregi
    .dealt = decizii/s, cărți împărțite
    .search = simulări/s, campionul
    .search-to-end = simulări/s până la capăt
    .spread = de la o rundă la alta
    .choices = decizii cu alegere
    .driven-matches = meciuri/s din Python
    .whole-matches = meciuri/s meciuri întregi
    .copy = copiere, µs
    .guess = presupunere, µs
    .view = vedere, µs
    .load = foaie de meci recitită, µs
    .record = octeți pe foaie de meci
section-start-up = Pornirea programului, într-un proces nou
    .ms = ms
    .import = import tavolino
    .list-games = tavolino games
    .serve = tavolino serve, răspunde
section-peers = Alte motoare, pe secundă: decizii, simulări
    .driven = Python
    .whole = întregi
    .dealt = împărțit
    .search-to-end = căutare
    .choices = alegere
section-ratios-driven = Decizii/s din Python, noi / ele
section-ratios-whole = Decizii/s în meciuri întregi, noi / ele
section-ratios-dealt = Decizii/s cu cărțile împărțite, fiecare cu bucla cea mai rapidă, noi / ele
section-ratios-choices = La fel, doar deciziile cu alegere, noi / ele
section-ratios-search-to-end = Simulări/s ale căutărilor până la capăt, noi / ele

load-title = Cât duce serverul: { $tables ->
        [one] o masă
        [few] { $tables } mese
       *[other] { $tables } de mese
    } de câte doi oameni ({ $games }), { $build }
load-pace = Fiecare mută cam o dată la { $pace } s.
load-saturated = Fiecare mută cât îi permite serverul, de până la zece ori pe secundă.
load-fault = { $kind }: { $times ->
        [one] o dată
        [few] de { $times } ori
       *[other] de { $times } de ori
    }
load-parts = Cât costă o mutare, în microsecunde de procesor:
load-row =
    .seconds = secunde jucate
    .moves = mutări
    .rate = mutări/s
    .matches = meciuri terminate
    .p50 = de la mutare la ce vede adversarul, ms: jumătate sub
    .p95 = 95 % sub
    .p99 = 99 % sub
    .worst = cea mai lentă
    .server-cpu = timpul unui nucleu luat de server
    .client-cpu = luat de lumea de la mese
    .memory = memoria serverului la vârf, MB
    .faults = erori
    .kills = de câte ori a fost doborât
    .restart = secunde până răspunde din nou (mediana)
    .return = secunde până s-au întors toți (mediana)
    .tables = mese jucate
    .accepted = mutări acceptate
    .unsure = mutări rămase fără răspuns
    .verified = foi de meci complete și verificate
    .broken = mese care au pierdut ceva
    .worker-us = o mutare costă toate procesele, microsecunde de procesor
    .postgres-us = la fel, PostgreSQL
    .worker-memory = memoria unui proces la vârf, MB
    .setbacks = cereri refuzate la necaz
    .part-in = mesajele clienților
    .part-rules = reguli, foaia de meci, ceasuri
    .part-views = vederi
    .part-sentences = propoziții
    .part-states = stări și mesajele lor
    .part-out = mesaje trimise
    .part-tables = mese: o schimbare după alta
    .part-commits = scrieri pe disc și alte fire
    .part-other = bucla de evenimente și restul

fault-bad-bots = { $bots ->
        [one] A fost numit un bot
        [few] Au fost numiți { $bots } boți
       *[other] Au fost numiți { $bots } de boți
    } pentru { $seats } locuri: numește cel puțin unul și cel mult câte unul de loc.
fault-no-peers = Motoarele de comparație nu sunt instalate ({ $missing }). Instalează-le cu: pip install "tavolino[bench]"
fault-no-measures = Jocul { $game_id } nu are măsuri ale echilibrului său de raportat.
fault-no-postgres = Pe acest calculator nu e PostgreSQL: e nevoie de initdb și pg_ctl (Debian: apt install postgresql).
fault-no-dask = Pentru un cluster e nevoie de Dask: pip install "tavolino[dask]".
fault-no-scheduler = La { $address } nu este niciun scheduler Dask.
fault-scheduler-gone = Schedulerul Dask de la { $address } nu mai răspunde. Ce s-a jucat până atunci este numărat.
fault-batch-kills-workers = Aceleași meciuri au oprit de mai multe ori procesele de la { $address }. Ce s-a jucat până atunci este numărat.
fault-other-lab-version = Un proces din cluster are versiunea { $mine } de Tavolino, iar acest calculator { $wanted }: instalează aceeași peste tot.
fault-no-server = Serverul nu a pornit. Ultimele lui cuvinte:
    { $why }
