# The words of what is printed besides cards and rules.

paper-team = antrenor
paper-card = cartea
paper-off-and-injured = Eliminați (19) și accidentați (22)
paper-goes = iese
paper-comes = intră
paper-takers = Executanții, în ordine
paper-taker = executant
paper-kick-1 = prima
paper-kick-2 = a doua
paper-market = Transferuri după meci
paper-free-kicks = lovituri libere
paper-crowd-leader = idolul galeriei
paper-true-leader = lider înnăscut
paper-aid-penalty = Penalty (cartea 10 și departajarea): aceeași direcție, gol dacă F este cel puțin G; direcții diferite, gol chiar dacă F este cu unu mai mic decât G (6.5).
paper-aid-duel = Duel: cel care atacă trebuie să aibă mai mult; la egalitate câștigă cel care se apără (5.2). „+2”: cu cel puțin 2 mai mult decât adversarul (6.8). „−2”: cu cel mult 2 mai puțin (6.9). Idolul galeriei sau lider înnăscut: 1 în plus la toate pentru următorul tău atac (7.8).
