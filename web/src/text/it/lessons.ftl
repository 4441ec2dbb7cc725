# Il tuo primo gol
first-goal = Il tuo primo gol
first-visit = Prima volta qui? Segna il tuo primo gol in un minuto: ogni gioco ha una piccola lezione.
lesson-of = { $name }: il tuo primo gol
lesson-coach = L'allenatore
lesson-leave = Esci
lesson-how = Tocca ciò che è illuminato, e ancora una volta per giocarlo; oppure usa questo pulsante.
lesson-watch = Ora guarda …
lesson-astray = Non quella: ciò che ti serve è illuminato.
lesson-step = Mossa { $n } di { $all }
lesson-over = Che gol!
lesson-again = Ancora

lesson-best11-1 = Stai costruendo l'undici migliore. A ogni turno c'è il mercato, e in difesa hai un posto libero: compra Ned Yarrowby per 3 milioni.
lesson-best11-2 = La tua carta gestione offre quattro possibilità, e puoi usarne una. Tu vuoi un gol: sfida Bruno.
lesson-best11-3 = Passaggio filtrante! Servono un centrocampista (C) e un attaccante (A) con 8 punti in due. Una carta evento aiuterebbe, ma puoi farne a meno: passa.
lesson-best11-4 = L'attaccante va da sé. Chi lo lancia? Scegli il centrocampista, il numero 6.
lesson-best11-5 = 7 su 8: così vicino! Per un milione un calciatore prende un punto in più. Il tuo numero 9 li vale.
lesson-best11-6 = 8 su 8: sei davanti alla porta. Passa, e vediamo che cosa sa fare la difesa di Bruno.
lesson-best11-goal = Bruno non aveva nessuno per fermarti. Un gol vale 3 punti per te e ne costa uno a Bruno. Quando la prima squadra è completa, decidono i punti.

lesson-champions101-1 = Sei il rosso, e la palla è tua. Meno carte in mano, più vicina la porta. Mettine due: un calciatore rosso e un pallone rosso sono una coppia del tuo colore, cioè un passaggio.
lesson-champions101-2 = Bel passaggio! Hai pescato una carta e continui. Due calciatori vanno sulla stessa pila e il tuo resta in cima: ancora rosso, accanto al pallone rosso.
lesson-champions101-3 = Le tue ultime due carte, e sono una coppia rossa: adesso si tira. Decide la prossima carta del mazzo, e un pallone è gol. Tira!
lesson-champions101-goal = È uscito un pallone, ed è in rete. Il mazzo è anche l'orologio: quando finisce, finisce il tempo.

lesson-gogoal-1 = I gol li fanno gli attaccanti. In mano non servono: mandane uno nella tua formazione.
lesson-gogoal-2 = Ogni turno finisce con una carta nuova. Calciatori o azioni? Le azioni vincono le partite: pescane una.
lesson-gogoal-3 = GO-GOAL! di Bruno, e arriva dritto a te. Ma guarda che cosa hai appena pescato: grida SUPER NO!
lesson-gogoal-4 = Fermato, e così hai subito pescato una carta: un GO-GOAL! tutto tuo. Hai tanti attaccanti quanti difensori ha Bruno, e bastano. Attacca!
lesson-gogoal-goal = Bruno non aveva risposta. Altri due così e la partita è tua: si vince a tre gol.

lesson-mister-1 = Il mister sei tu, e alla tua rosa manca un uomo. Le lettere dicono che cosa sa fare: F9 è un gran piede sui calci piazzati. Ingaggialo!
lesson-mister-2 = Il tuo vice ha scritto la formazione e si gioca. L'uomo di Bruno ha vinto i suoi duelli e tira. Da che parte va il tuo portiere? Tu lo senti: a destra.
lesson-mister-3 = Che parata! Adesso è passata la tua azione. Scegli una direzione in segreto, e così fa il portiere: mandala a destra.
lesson-mister-goal = Il portiere è andato dall'altra parte. Ingaggia i tuoi quindici, schierali bene, e i duelli te ne porteranno altri.
