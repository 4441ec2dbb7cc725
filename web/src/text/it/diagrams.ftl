# Le figure delle regole: 101 Champions Challenge
drawn-play = Sei rosso e hai messo due carte. Che cosa dicono le carte in cima alle pile?
drawn-own-pair = Calciatore rosso, pallone rosso: coppia tua. Passaggio: pesca 1 e gioca ancora. Con le tue ultime due carte è un tiro!
drawn-no-pair = Colori misti: nessuna coppia. Passaggio perso: pesca 2, palla all'avversario. Con le tue ultime due carte la difesa libera: pesca 4.
drawn-their-pair = Calciatore blu, pallone blu: coppia dell'avversario. Contropiede!
drawn-counter = Un contropiede: sei blu, e il rosso ha fatto la tua coppia
drawn-counter-keep = Tieni una carta, quella che preferisci.
drawn-counter-give = Dai tutte le altre al rosso.
drawn-counter-draw = Pescane una. Ne hai due: con la prossima giocata sei davanti alla porta.
drawn-shot = Sei rosso e tiri: scopri la prima carta del mazzo
drawn-shot-goal = Un pallone, rosso o blu: gol!
drawn-shot-corner = Un calciatore rosso, dei tuoi: respinto, calcio d'angolo. Pesca 3 e gioca ancora.
drawn-shot-saved = Un calciatore blu: parato. Pesca 5, palla all'avversario.
drawn-shot-penalty = Una carta penalità: calcio di rigore per te.

# Go-Goal!
drawn-needs = Che cosa chiede un attacco alla tua formazione, con outnumber: i tuoi attaccanti contro i loro difensori
drawn-needs-goal = GOAL!: più attaccanti dei loro difensori.
drawn-needs-go-goal = GO-GOAL!: almeno tanti attaccanti quanti i loro difensori, e almeno uno.
drawn-needs-forward = SUPER GOAL! e PENALTY: basta un attaccante.
drawn-needs-nothing = YELLOW e RED: nessuno, purché ci sia un calciatore a cui mostrarlo.
drawn-answers = Quale risposta ferma quale attacco
drawn-answers-no = GOAL!, GO-GOAL! e SUPER GOAL! si fermano con NO! o SUPER NO!.
drawn-answers-var = PENALTY, YELLOW e RED si fermano solo con VAR.
drawn-answers-defender = NO! vale solo con un difensore o un jolly nella tua formazione.
drawn-spot = Dal dischetto: si sceglie in segreto, poi si scoprono insieme le due carte
drawn-spot-saved = Stesso simbolo: parato!
drawn-spot-goal = Simboli diversi: gol!

# Mister
drawn-teams = Faccia a faccia: i cerchi sono i tuoi, i rombi i loro. La tua destra incontra la loro sinistra.
drawn-dive = Direzione contro tuffo
drawn-dive-differ = Il portiere va dall'altra parte: gol se chi tira ha almeno il numero del portiere.
drawn-dive-same = Il portiere indovina: gol solo se chi tira ha almeno uno in più.
drawn-phases = La carta 1, dal cross al tiro. Persa una fase, l'attacco è finito.
drawn-phases-cross = Fase 1, il cross: la E del tuo RM contro la C del loro LB. Vince il numero più alto; a parità, il difensore.
drawn-phases-header = Fase 2, per aria: la B del tuo LS contro la B del loro RCB.
drawn-phases-shot = Il tiro: la B del tuo LS contro la H del portiere, direzione contro tuffo.

# Best 11
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
