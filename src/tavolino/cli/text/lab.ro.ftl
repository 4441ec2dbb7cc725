# Ajutor pentru comenzile laboratorului.

help-simulate = Pune boții să joace multe meciuri și povestește cum merge jocul
    .game = jocul
    .matches = câte meciuri se joacă (10.000)
    .bots = cine joacă: nume de boți despărțite prin virgule; trec pe rând pe toate locurile
    .seats = câte locuri (implicit numărul obișnuit al jocului)
    .option = o opțiune a regulilor, de câte ori e nevoie
    .seed = același număr dă același raport (0)
    .workers = câte procese joacă în paralel (câte unul pentru fiecare nucleu)
    .cluster = un cluster Dask care joacă în locul acestui calculator (tcp://GAZDĂ:8786)
    .report = raportează și ce măsoară jocul însuși din echilibrul său
    .file = scrie toate cifrele într-un fișier JSON; cu - merg la ieșirea standard, fără tabele

help-bench = Măsoară cât de rapide sunt jocurile și cât duce serverul

help-bench-games = Măsoară cât de rapide sunt jocurile
    .game = doar acest joc
    .peers = măsoară odată și alte motoare (e nevoie de tavolino[bench])
    .seconds = secunde pentru fiecare măsurătoare (1)
    .file = scrie toate cifrele într-un fișier JSON; cu - merg la ieșirea standard, fără tabele

help-bench-cluster = Pornește mai multe procese pe un PostgreSQL al lor, cu lume la mese, și oprește uneori unul
    .workers = câte procese (4)
    .tables = câte mese sunt în joc, de câte doi oameni (100)
    .trouble = ce se întâmplă: kill (un proces moare), stop (stă pe loc), cut (e rupt de baza de date), silence (baza de date nu-i răspunde), news (procesele nu mai știu nimic unul de altul), restart (al PostgreSQL), drain (un proces e golit și înlocuit); sau none: cât costă o mutare
    .times = de câte ori se întâmplă (20)
    .hold = câte secunde ține, unde ține (10)
    .seconds = cel mult câte secunde trec până se întâmplă din nou (5); cu none, cât timp se joacă
    .pace = fiecare mută cam la atâtea secunde (1)
    .hashed = toți de la o masă ajung la același proces
    .game = numai acest joc (toate)
    .file = scrie toate cifrele într-un fișier JSON; - le scrie la ieșirea standard, fără tabele

help-bench-server = Pornește un server, îi umple mesele de lume și măsoară cât de repede răspunde
    .tables = câte mese sunt în joc, fiecare cu doi oameni (500)
    .seconds = câte secunde se joacă (30); cu --kill, câte cel mult până la lovitura următoare
    .pace = fiecare om mută cam o dată la atâtea secunde (2)
    .saturate = fiecare mută cât are voie, de zece ori pe secundă: câte mutări duce?
    .kill = doboară serverul de atâtea ori în momente la întâmplare, îl repornește și vede dacă s-a pierdut ceva
    .game = doar acest joc (toate)
    .db = adresa unei baze de date pentru această probă, care păstrează ce s-a jucat (un fișier SQLite temporar)
    .file = scrie toate cifrele într-un fișier JSON; cu - merg la ieșirea standard, fără tabele

fault-no-such-trouble = Necazul „{ $trouble }” nu există: e unul dintre { $known }.
