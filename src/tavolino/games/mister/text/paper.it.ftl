# The words of what is printed besides cards and rules.

paper-team = mister
paper-card = carta
paper-off-and-injured = Espulsi (19) e infortunati (22)
paper-goes = esce
paper-comes = entra
paper-takers = Rigoristi, in ordine
paper-taker = rigorista
paper-kick-1 = 1º giro
paper-kick-2 = 2º giro
paper-market = Mercato dopo la partita
paper-free-kicks = punizioni
paper-crowd-leader = idolo dei tifosi
paper-true-leader = leader nato
paper-aid-penalty = Rigore (carta 10 e rigori finali): stessa direzione, gol se F è almeno G; direzioni diverse, gol anche se F è uno in meno di G (6.5).
paper-aid-duel = Duello: chi attacca deve avere di più; a parità vince chi difende (5.2). «+2»: almeno 2 più dell'avversario (6.8). «−2»: al massimo 2 in meno (6.9). Idolo dei tifosi o leader nato: 1 in più in tutto per il tuo prossimo attacco (7.8).
