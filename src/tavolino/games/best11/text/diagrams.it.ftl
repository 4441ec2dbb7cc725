# The words of the pictures in the rules (diagrams.toml).

drawn-turn = Un turno, dalla banca all'ultima mossa
drawn-turn-money = Denaro: 2 milioni a tutti, più quello che rendono gli eventi bianchi.
drawn-turn-market = Il mercato: una carta in più dei manager al tavolo.
drawn-turn-management = Una carta gestione a ogni manager, che solo lui vede.
drawn-turn-move = Le mosse, un manager dopo l'altro. Nell'ordine che vuoi: compra una carta, usa la carta gestione, gioca eventi, costruisci lo stadio. Poi passa.
drawn-turn-end = Le carte gestione si scartano, e ciò che nessuno ha comprato va sotto il suo mazzo.
drawn-chances = Una carta gestione: una delle sue quattro righe, mai due
drawn-chances-money = Denaro: prendilo dalla banca.
drawn-chances-events = Carte evento: pescale.
drawn-chances-challenge = Una sfida: scegli un avversario, con questo bonus per tutto il turno.
drawn-chances-other = La quarta riga: un affare di altro genere, diverso su quasi ogni carta.
drawn-challenge = Una sfida da cima a fondo, e chi può fare che cosa e quando
drawn-challenge-draw = Chi attacca pesca una carta azione: la metà d'attacco dice quali ruoli servono e quanti punti.
drawn-challenge-choose = Prima è il momento di Nuovo schema; poi chi attacca sceglie i calciatori, una volta per tutte. Manca un ruolo: è fallita.
drawn-challenge-others = I manager fuori dalla sfida hanno il loro momento: Malocchio.
drawn-challenge-values = I due a turno, prima chi attacca: un evento, o milioni per un punto, o passo. Chi attacca alza, chi difende abbassa, finché passano tutti e due di fila.
drawn-challenge-stands = Pochi punti: finisce lì. Abbastanza: l'attacco è riuscito.
drawn-challenge-defence = Ora pesca chi difende, e tutto si ripete per la metà di difesa. Se fallisce anche quella: gol!
