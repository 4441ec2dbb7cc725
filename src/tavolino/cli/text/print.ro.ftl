# `tavolino print`: totul pe hârtie.

value-format = FORMAT
value-paper = HÂRTIE
value-ink = CERNEALĂ

help-print = Tipărește cărți, reguli, foi de scor, formații și tabele, în PDF
help-print-cards = Tipărește cărțile unui joc, de decupat: 63 x 88 mm, cu semne de tăiere
    .game = jocul
    .deck = un pachet al tău în locul celui din cutie; oricâte vrei
    .option = o opțiune a regulilor, oricâte vrei: unele schimbă cărțile
    .only = numai aceste pachete sau cărți, câte o opțiune pentru fiecare sau despărțite prin virgule
    .backs = și spatele cărților, fiecare în dosul feței sale (implicit); --no-backs: numai fețele
    .paper = a4 (implicit) sau letter
    .ink = colour (implicit, color), sau bw pentru o imprimantă alb-negru
    .file = fișierul de scris (JOC-cards-LIMBA.pdf)
help-print-rules = Tipărește regulile unui joc ca broșură
    .game = jocul
    .paper = a4 (implicit) sau letter
    .ink = colour (implicit, color), sau bw pentru o imprimantă alb-negru
    .file = fișierul de scris (JOC-rules-LIMBA.pdf)
help-print-sheet = Tipărește o foaie de arbitraj, de completat de mână
    .game = jocul
    .teams = pentru câte echipe sau câți jucători, de la 2 la 8 (implicit câți joacă)
    .paper = a4 (implicit) sau letter
    .ink = colour (implicit, color), sau bw pentru o imprimantă alb-negru
    .file = fișierul de scris (JOC-sheet-LIMBA.pdf)
help-print-lineup = Tipărește foile de formație: un teren pentru fiecare sistem al jocului
    .game = un joc cu sisteme de joc
    .formation = numai acesta, de pildă 4-4-2; oricâte vrei
    .paper = a4 (implicit) sau letter
    .ink = colour (implicit, color), sau bw pentru o imprimantă alb-negru
    .file = fișierul de scris (JOC-lineup-LIMBA.pdf)
help-print-board = Tipărește tabela unei cupe, a unui campionat sau a unui sezon, ori una goală
    .name = o competiție ținută aici; fără nume se tipărește o tabelă goală
    .format = la o tabelă goală: knockout (cupă, implicit), league (campionat) sau groups (grupe)
    .teams = la o tabelă goală: pentru câte echipe (8)
    .db = unde e ținută competiția, dacă nu la locul obișnuit
    .paper = a4 (implicit) sau letter
    .ink = colour (implicit, color), sau bw pentru o imprimantă alb-negru
    .file = fișierul de scris (NUME-board-LIMBA.pdf)

print-under-way = Se pregătesc paginile …
printed = { $path } este gata.
print-both-sides = Tipărește-l la mărimea reală (100 %), față-verso, cu întoarcere pe latura lungă.
print-one-side = Tipărește-l la mărimea reală (100 %).

fault-no-such-paper = Hârtia „{ $paper }” nu există aici. Există: { $known }.
