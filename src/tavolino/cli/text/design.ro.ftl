# Ajutor pentru bancul de probă.

help-lab = Bancul de probă: compară variante, caută valori, arată cât valorează cărțile

help-lab-compare = Joacă două variante cu aceleași cărți și spune ce se schimbă
    .game = jocul
    .b = a doua variantă
    .a = prima variantă, ca opțiuni: goals=5,needs=none (usual: ca în cutie)
    .deals = câte împărțiri joacă amândouă (2.000)
    .until = joacă până când diferența unui indicator se cunoaște atât de bine: first-mover+-1%
    .bots = cine joacă: nume de boți despărțite prin virgule; se rotesc pe toate locurile (greedy)
    .seats = câte locuri (numărul obișnuit al jocului)
    .seed = același număr dă aceleași cărți (0)
    .workers = câte procese joacă în paralel (unul pentru fiecare nucleu)
    .cluster = un cluster Dask care joacă în locul acestui calculator (tcp://GAZDĂ:8786)
    .kept = păstrează numărătoarea în acest fișier și continuă de acolo data viitoare
    .json = scrie toate cifrele într-un fișier JSON; cu - le trimite la ieșirea standard, fără tabele
    .html = scrie raportul într-un fișier, ca pagină web
    .csv = scrie tabelele într-un fișier pentru foaia de calcul

help-lab-sweep = Joacă fiecare valoare a uneia sau mai multor opțiuni cu aceleași cărți
    .game = jocul
    .vary = o opțiune și valorile ei: goals=2..4 sau goals=2,3,5; de câte ori e nevoie
    .deals = câte împărțiri joacă fiecare valoare (1.000)
    .bots = cine joacă: nume de boți despărțite prin virgule; se rotesc pe toate locurile (greedy)
    .seats = câte locuri (numărul obișnuit al jocului)
    .seed = același număr dă aceleași cărți (0)
    .workers = câte procese joacă în paralel (unul pentru fiecare nucleu)
    .cluster = un cluster Dask care joacă în locul acestui calculator (tcp://GAZDĂ:8786)
    .kept = păstrează numărătoarea în acest fișier și continuă de acolo data viitoare
    .json = scrie toate cifrele într-un fișier JSON; cu - le trimite la ieșirea standard, fără tabele
    .html = scrie raportul într-un fișier, ca pagină web
    .csv = scrie tabelele într-un fișier pentru foaia de calcul

help-lab-seek = Caută valoarea unei opțiuni care aduce un indicator unde vrei
    .game = jocul
    .vary = o opțiune și valorile ei: goals=2..4 sau goals=2,3,5; de câte ori e nevoie
    .goal = indicatorul de atins: first-mover=50%
    .limit = ce trebuie respectat: decisions<=160; de câte ori e nevoie
    .deals = câte împărțiri joacă la început fiecare valoare; jumătatea mai bună continuă (200)
    .bots = cine joacă: nume de boți despărțite prin virgule; se rotesc pe toate locurile (greedy)
    .seats = câte locuri (numărul obișnuit al jocului)
    .seed = același număr dă aceleași cărți (0)
    .workers = câte procese joacă în paralel (unul pentru fiecare nucleu)
    .cluster = un cluster Dask care joacă în locul acestui calculator (tcp://GAZDĂ:8786)
    .json = scrie toate cifrele într-un fișier JSON; cu - le trimite la ieșirea standard, fără tabele
    .html = scrie raportul într-un fișier, ca pagină web
    .csv = scrie tabelele într-un fișier pentru foaia de calcul

help-lab-cards = Cât valorează fiecare carte: cu cât câștigă mai des cine o are
    .game = jocul
    .deck = numai cărțile acestui pachet
    .way = held: avută la un moment dat; first: avută la prima decizie; played: jucată (held)
    .option = o opțiune a regulilor, de câte ori e nevoie
    .deals = câte meciuri se joacă (1.000)
    .bots = cine joacă: nume de boți despărțite prin virgule; se rotesc pe toate locurile (greedy)
    .seats = câte locuri (numărul obișnuit al jocului)
    .seed = același număr dă aceleași cărți (0)
    .workers = câte procese joacă în paralel (unul pentru fiecare nucleu)
    .cluster = un cluster Dask care joacă în locul acestui calculator (tcp://GAZDĂ:8786)
    .kept = păstrează numărătoarea în acest fișier și continuă de acolo data viitoare
    .json = scrie toate cifrele într-un fișier JSON; cu - le trimite la ieșirea standard, fără tabele
    .html = scrie raportul într-un fișier, ca pagină web
    .csv = scrie tabelele într-un fișier pentru foaia de calcul
