# Ajutor pentru arenă.

help-arena = Pune boții să joace între ei și le măsoară forța
    .game = jocul
    .bots = cine joacă: nume de boți despărțite prin virgule (cele patru niveluri)
    .matches = câte meciuri joacă fiecare doi (100)
    .skill = lasă să participe cineva care vede totul, ca să se deosebească priceperea de noroc
    .seats = câte locuri (numărul obișnuit al jocului)
    .option = o opțiune a regulilor, de câte ori e nevoie
    .seed = același număr dă același clasament (0)
    .workers = câte procese joacă în paralel (unul pentru fiecare nucleu)
    .cluster = un cluster Dask care joacă în locul acestui calculator (tcp://GAZDĂ:8786)
    .file = scrie toate cifrele într-un fișier JSON; - le scrie la ieșirea standard, fără tabele
