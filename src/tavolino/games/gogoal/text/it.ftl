# Go-Goal!: tutte le parole del gioco, in italiano.

game = Go-Goal!
    .tagline = Costruisci la formazione, scegli il momento e mettila dentro prima di tutti gli altri.

## Le carte, e i posti dove stanno

card-defender = difensore
    .help = Fa muro contro i GOAL! e i GO-GOAL! degli altri.
    .help-roles = GOAL! ne chiede uno, con un centrocampista e un attaccante.
    .help-none = Occupa un posto in formazione, finché una carta non fa uscire qualcuno.
    .help-defender = Fa muro contro gli attacchi degli altri, e ti permette di gridare NO! quando arrivano.
card-midfielder = centrocampista
    .help = Occupa un posto in formazione, finché una carta non fa uscire qualcuno.
    .help-roles = GOAL! e GO-GOAL! ne chiedono uno, con un attaccante.
    .short = mediano
card-forward = attaccante
    .help = Senza, non si segna. Più ne hai, più attacchi ti si aprono.
    .help-roles = Senza, non si segna.
    .help-none = Occupa un posto in formazione, finché una carta non fa uscire qualcuno.
card-joker = jolly
    .help = Il ruolo che vuoi: attaccante quando attacchi, difensore quando ti attaccano.
    .help-roles = Il ruolo che vuoi, uno alla volta: difensore, centrocampista o attaccante.
    .help-none = Il ruolo che vuoi.
card-goal = GOAL!
    .help = Un gol, se hai più attaccanti dei difensori dell'avversario. Lo fermano NO! e SUPER NO!.
    .help-roles = Un gol, se hai un difensore, un centrocampista e un attaccante. Lo fermano NO! e SUPER NO!.
    .help-none = Un gol, con qualsiasi formazione. Lo fermano NO! e SUPER NO!.
card-go-goal = GO-GOAL!
    .help = Un gol, se hai almeno tanti attaccanti quanti i difensori dell'avversario. Lo fermano NO! e SUPER NO!.
    .help-roles = Un gol, se hai un centrocampista e un attaccante. Lo fermano NO! e SUPER NO!.
    .help-none = Un gol, con qualsiasi formazione. Lo fermano NO! e SUPER NO!.
card-super-goal = SUPER GOAL!
    .help = Un gol: basta un attaccante, qualunque sia la difesa. Lo fermano NO! e SUPER NO!.
    .help-none = Un gol, con qualsiasi formazione. Lo fermano NO! e SUPER NO!.
card-penalty = PENALTY
    .help = Con un attaccante in formazione: un calcio di rigore. Lo ferma soltanto VAR, o una buona intuizione.
    .help-none = Un calcio di rigore, con qualsiasi formazione. Lo ferma soltanto VAR, o una buona intuizione.
card-yellow = YELLOW
    .help = Un calciatore avversario esce; se il suo proprietario ne ha uno in mano, lo fa entrare. Lo ferma soltanto VAR.
card-red = RED
    .help = Un calciatore avversario esce e nessuno lo sostituisce. Lo ferma soltanto VAR.
card-no = NO!
    .help = Ferma GOAL!, GO-GOAL! e SUPER GOAL!
    .help-defender = Ferma GOAL!, GO-GOAL! e SUPER GOAL!, se in formazione hai un difensore o un jolly.
card-super-no = SUPER NO!
    .help = Ferma GOAL!, GO-GOAL! e SUPER GOAL!, con qualsiasi formazione.
card-var = VAR
    .help = Ferma PENALTY, YELLOW e RED.
card-shot-star = SHOT! stella
    .help = Per un rigore: tira verso la stella.
    .short = stella
card-shot-bolt = SHOT! fulmine
    .help = Per un rigore: tira verso il fulmine.
    .short = fulmine
card-shot-flame = SHOT! fiamma
    .help = Per un rigore: tira verso la fiamma.
    .short = fiamma
card-save-star = SAVE! stella
    .help = Per un rigore: tuffati verso la stella.
    .short = stella
card-save-bolt = SAVE! fulmine
    .help = Per un rigore: tuffati verso il fulmine.
    .short = fulmine
card-save-flame = SAVE! fiamma
    .help = Per un rigore: tuffati verso la fiamma.
    .short = fiamma

zone-hand = Mano
zone-team = Formazione
zone-goals = Gol
zone-players = Carte calciatore
zone-actions = Carte azione
zone-discarded-players = Scarti dei calciatori
zone-discarded-actions = Scarti delle azioni
zone-table = In gioco
zone-penalties = Carte rigore

word-star = stella
word-bolt = fulmine
word-flame = fiamma
word-players = una carta calciatore
word-actions = una carta azione

fact-round = giro { $round }
fact-goals = { $goals ->
    [1] vince il primo gol
   *[other] si vince a { $goals } gol
}
fact-sides = { $sides ->
    [0] {""}
   *[other] { $sides } squadre
}
fact-symbol = hai scelto: { $symbol ->
    [star] { word-star }
    [bolt] { word-bolt }
   *[flame] { word-flame }
}
fact-hand_players = { $n ->
    [one] 1 carta calciatore
   *[other] { $n } carte calciatore
}
fact-hand_actions = { $n ->
    [one] 1 carta azione
   *[other] { $n } carte azione
}

## Domande e mosse

ask-field = Ognuno sceglie la formazione in segreto: quali tre calciatori schieri?
ask-play = { $seat }, è il tuo turno: quale carta giochi?
ask-discard = { $seat }, non hai niente da giocare: quale carta scarti?
ask-answer = { $card } contro di te, { $seat }! Fermi { $other } o lasci passare?
ask-bring = { $seat }, uno dei tuoi è fuori: chi entra?
ask-kick = { $seat } tira, { $other } è sulla linea di porta: quale simbolo?
ask-draw = { $seat }, da quale mazzo peschi?

move-field = { $a }, { $b }, { $c }
move-play = { $a } in formazione
move-sub = dentro { $a }, fuori { $b }
move-attack = { $a } contro { $b }
move-show = { $a } a un { $c } di { $b }
move-discard = scarta { $a }
move-let = lascia passare
move-answer = { $a }
move-bring = entra { $a }
move-shoot = tira: { $a }
move-dive = tuffati: { $a }
move-draw = pesca { $a }

## Rifiuti

refusal-asked-field = Prima le formazioni: scegli tre delle tue carte calciatore.
refusal-asked-play = È il tuo turno e si comincia giocando una carta: un calciatore o un attacco.
refusal-asked-answer = Ti stanno attaccando: rispondi con una carta di difesa o lascia passare.
refusal-asked-bring = Il tuo calciatore è fuori: prima scegli chi entra al suo posto.
refusal-asked-kick = È un rigore: scegli uno dei tre simboli.
refusal-asked-draw = La carta l'hai giocata: ora pescane una, dal mazzo che vuoi.
refusal-only-an-answer = Una carta di difesa serve soltanto a rispondere a un attacco: tienila, e gioca un calciatore o un attacco.
refusal-must-play = Hai in mano una carta che si può giocare, quindi non si scarta: giocane una.
refusal-not-in-hand = Questa carta non ce l'hai: scegli fra quelle che hai in mano.
refusal-team-full = In formazione hai già { $team } calciatori: di' chi lascia il posto al nuovo arrivato.
refusal-room-left = In formazione hai meno di { $team } calciatori e nessuno deve lasciare il posto: gioca la carta e basta.
refusal-newcomer-stays = Il nuovo arrivato resta: gli lascia il posto uno di quelli che c'erano già.
refusal-not-in-team = In formazione non hai un calciatore così: scegli uno che c'è, per lasciare il posto.
refusal-yourself = Contro di te non puoi giocare: scegli un avversario.
refusal-nobody-sits-there = Lì non siede nessuno: a questo tavolo i posti vanno da 0 a { $last }. Scegli un avversario.
refusal-partner = Siete della stessa squadra: scegli un avversario di un'altra.
refusal-no-footballer = In quella formazione non c'è nessuno a cui mostrare un cartellino: scegli un altro avversario.
refusal-not-in-their-team = In quella formazione non c'è un calciatore così: indicane uno che c'è.
refusal-needs-more = GOAL! chiede più attaccanti dei difensori avversari: ne hai { $forwards } contro { $defenders }. Scegli un altro avversario o un'altra carta.
refusal-needs-as-many = GO-GOAL! chiede un attaccante, e almeno tanti quanti i difensori avversari: ne hai { $forwards } contro { $defenders }. Scegli un altro avversario o un'altra carta.
refusal-needs-forward = In formazione non hai un attaccante per sfruttare l'occasione: prima mettine uno in campo.
refusal-needs-two = Questo attacco chiede un centrocampista e un attaccante in formazione: prima mettili in campo.
refusal-needs-three = Questo attacco chiede un difensore, un centrocampista e un attaccante in formazione: prima mettili in campo.
refusal-only-no = Questo attacco lo fermano NO! e SUPER NO!: rispondi con uno di questi o lascia passare.
refusal-only-var = Questo attacco lo ferma soltanto VAR: rispondi con quello o lascia passare.
refusal-no-defender = NO! chiede un difensore o un jolly in formazione: rispondi con SUPER NO! o lascia passare.
refusal-you-shoot = Questo rigore lo tiri tu: scegli dove tirare, non dove tuffarti.
refusal-you-dive = In questo rigore sei in porta: scegli dove tuffarti, non dove tirare.
refusal-dry = Quel mazzo è finito e non ha scarti: pesca dall'altro.

## Opzioni

option-first = A chi tocca il primo turno.
option-first-lot = a sorte
option-first-0 = posto 0
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4
option-first-5 = posto 5
option-sixth = Chi si può scartare quando entra un sesto calciatore.
option-sixth-existing = uno dei cinque che c'erano già
option-sixth-any = anche il nuovo arrivato
option-needs = Che cosa serve in formazione per attaccare.
option-needs-outnumber = abbastanza attaccanti contro i difensori avversari
option-needs-roles = certi ruoli
option-needs-none = proprio niente
option-no_needs_defender = Chiedi un difensore o un jolly nella formazione di chi risponde con NO!.
option-no_needs_defender-true = sì, dietro ci vuole qualcuno
option-no_needs_defender-false = no, vale sempre
option-goals = Quanti gol servono per vincere.
option-sides = Quante squadre giocano: due in quattro o in sei, tre in sei.
option-sides-0 = ognuno per sé
option-sides-2 = due squadre
option-sides-3 = tre squadre

## Com'è finita

reason-goals = { $goals ->
    [1] L'ha decisa il primo gol.
   *[other] { $goals } gol: era il traguardo.
}
reason-endless = Fermata dopo { $rounds } giri, con più gol di tutti.
reason-draw = Fermata dopo { $rounds } giri, in testa in parità: pareggio.
reason-unfinished = Si sta ancora giocando.

## La radiocronaca. Un turno sono tre frasi o più: con 7, 9 e 5 voci non vanno al passo.

# «il difensore», «l'attaccante»: detto dentro altre frasi.
the-footballer = { $card ->
    [attaccante] l'attaccante
   *[other] il { $card }
}

event-deal =
    .a = { $n } carte per { $seat }.
    .b = A { $seat } vanno { $n } carte.
    .c = Distribuite a { $seat }: { $n } carte.
event-begins =
    .a = Il primo turno è di { $seat }.
    .b = Sorteggio fatto: comincia { $seat }.
    .c = Buonasera a tutti! Si parte con { $seat }.
event-team =
    .a = La formazione di { $seat }: { $cards }.
    .b = { $seat } schiera { $cards }.
    .c = Dal tunnel escono, per { $seat }: { $cards }.
    .d = E { $seat } si affida a { $cards }.
event-turn =
    .a = Palla a { $seat }.
    .b = Tocca a { $seat }.
    .c = Il turno è di { $seat }.
    .d = Adesso { $seat }.
    .e = { $round ->
        [1] Primo tocco per { $seat }.
       *[other] Di nuovo { $seat }.
    }
    .f = Il pallone rotola verso { $seat }.
    .g = Che cosa ci regala { $seat }?
event-empty-handed =
    .a = { $seat } non ha più carte: può soltanto pescare.
    .b = Mano vuota per { $seat }, che va dritto al mazzo.
event-join =
    .a = Riscaldamento finito: { $seat } manda in campo un { $card }.
    .b = Entra un { $card } per { $seat }.
    .c = { $seat } si rinforza con un { $card }.
    .d = Gambe fresche per { $seat }: un { $card }.
    .e = { $seat } guarda la panchina e chiama un { $card }.
    .f = Applausi per il nuovo entrato: un { $card } per { $seat }.
    .g = { $seat } costruisce: dentro un { $card }.
    .h = Niente attacco, stavolta. { $seat } inserisce un { $card }.
    .i = Una maglia in più per { $seat }: un { $card }.
event-makes-room =
    .a = E { the-footballer } lascia il posto.
    .b = Fuori { the-footballer }, con una pacca sulla spalla.
    .c = { $seat } richiama { the-footballer } in panchina.
    .d = Si alza la lavagna: per { the-footballer } è ora della doccia.
event-attack =
    .a = { $seat } prova { $card } contro { $other }.
    .b = Attenzione, { $other }: ecco { $card } di { $seat }!
    .c = { $card } di { $seat }, dritto contro { $other }!
    .d = { $seat } vede lo spazio, ed è { $card } contro { $other }!
    .e = Arriva { $seat } con { $card }, e { $other } deve stare in guardia!
    .f = { $seat } punta { $other } e gioca { $card } senza pensarci.
    .g = Si alza la tribuna: { $seat } tenta { $card } contro { $other }.
    .h = { $other } sotto pressione: { $card } di { $seat }!
    .i = { $seat } affonda con { $card }, e { $other } arretra.
event-show-yellow =
    .a = Fischia l'arbitro! { $seat } vuole YELLOW per { the-footballer } di { $other }.
    .b = YELLOW, dice { $seat }, e indica il calciatore di { $other }: è { the-footballer }.
    .c = Entrata in ritardo! { $seat } chiede YELLOW: { $other } rischia { the-footballer }.
event-show-red =
    .a = RED! { $seat } vuole fuori { the-footballer } di { $other }!
    .b = Qui la cosa si fa seria: RED di { $seat } per { the-footballer } di { $other }.
    .c = RED diretto di { $seat }: trema { the-footballer } di { $other }!
event-stopped =
    .a = { $card } dice { $seat }, e { $first } finisce nel nulla.
    .b = Oggi no! { $seat } ha pronto { $card } e respinge.
    .c = { $seat } aspettava al varco con { $card }: { $other } non passa.
    .d = Ma { $seat } ha in mano { $card }, e per { $other } è tutto da rifare.
    .e = Fermato! { $card } di { $seat }, mani nei capelli per { $other }.
    .f = { $other } stava già esultando... { $card } di { $seat }!
    .g = { $card } di { $seat }: porta sbarrata.
event-let =
    .a = { $seat } non ha risposta...
    .b = Niente da { $seat }...
    .c = { $seat } lascia passare...
    .d = { $seat } guarda le carte e scuote la testa...
    .e = Silenzio da { $seat }...
event-goal =
    .a = GOL! Segna { $seat } contro { $other }! { $left ->
        [0] Ed è quello che conta!
        [1] Ne manca uno solo!
       *[other] Punteggio: { $score }.
    }
    .b = È dentro! È dentro! { $seat } fa { $score }!
    .c = GOL! Si gonfia la rete, esplode la tribuna: { $seat }! { $score }!
    .d = Battuto il portiere di { $other }! { $goals ->
        [1] È il primo per { $seat }!
        [2] È il secondo per { $seat }!
       *[other] E sono { $goals } per { $seat }!
    }
    .e = GOL di { $seat }! { $other } raccoglie il pallone in fondo al sacco. { $score }!
event-spot =
    .a = Rigore! { $seat } sistema il pallone, { $other } è sulla linea. Non vola una mosca...
    .b = Undici metri fra { $seat } e { $other }. Chi legge nel pensiero di chi?
    .c = { $seat } prende la rincorsa, { $other } fa sembrare piccola la porta...
event-kick-scored =
    .a = Tiro verso { $shot ->
        [star] la stella
        [bolt] il fulmine
       *[flame] la fiamma
    }, e { $other } si tuffa dall'altra parte!
    .b = { $other } va verso { $dive ->
        [star] la stella
        [bolt] il fulmine
       *[flame] la fiamma
    }, il pallone verso { $shot ->
        [star] la stella
        [bolt] il fulmine
       *[flame] la fiamma
    }!
    .c = Che freddezza, { $seat }: piazzata verso { $shot ->
        [star] la stella
        [bolt] il fulmine
       *[flame] la fiamma
    }, e { $other } non ci arriva!
event-kick-saved =
    .a = Parato! Tutti e due verso { $shot ->
        [star] la stella
        [bolt] il fulmine
       *[flame] la fiamma
    }, e { $other } ci mette il guantone!
    .b = { $other } ha capito tutto! Era { $dive ->
        [star] la stella
        [bolt] il fulmine
       *[flame] la fiamma
    }, e { $seat } crolla in ginocchio.
    .c = Che parata di { $other }! { $seat } ha tirato verso { $shot ->
        [star] la stella
        [bolt] il fulmine
       *[flame] la fiamma
    }, ma i guanti erano già lì!
event-booked =
    .a = Inutile protestare: { $seat } perde { the-footballer }.
    .b = Esce scuotendo la testa { the-footballer } di { $seat }.
    .c = Sul taccuino, e fuori: { $seat } deve rinunciare a un { $card }.
event-sent-off =
    .a = Espulso! { $seat } perde { the-footballer }, e nessuno può entrare.
    .b = Negli spogliatoi { the-footballer } di { $seat }. Uno in meno!
    .c = { $seat } protesta, ma { the-footballer } non torna più.
event-replacement =
    .a = Al suo posto { $seat } manda un { $card }.
    .b = Entra un { $card } per { $seat }.
    .c = Buco tappato: un { $card } per { $seat }.
event-no-replacement =
    .a = E { $seat } non ha nessuno in panchina.
    .b = Nessun calciatore in mano a { $seat }: il posto resta vuoto.
event-discard =
    .a = { $seat } non può giocare niente, e { $card } se ne va.
    .b = Niente da fare per { $seat }: via { $card }, mai usato.
    .c = { $seat } non ha sbocchi e rinuncia a { $card } per una carta nuova.
    .d = Si torna ad allenarsi: { $seat } mette da parte { $card } e ci riprova.
    .e = Strada chiusa per { $seat }, che lascia andare { $card } a malincuore.
event-draw =
    .a = { $seat } pesca { $deck ->
        [players] un calciatore
       *[actions] una carta azione
    }.
    .b = { $deck ->
        [players] Un nuovo calciatore
       *[actions] Una nuova carta azione
    } per { $seat }.
    .c = { $seat } allunga la mano verso { $deck ->
        [players] i calciatori
       *[actions] le azioni
    }.
    .d = Dal mazzo { $deck ->
        [players] dei calciatori
       *[actions] delle azioni
    }, per { $seat }.
    .e = { $deck ->
        [players] Gli osservatori hanno trovato qualcuno per { $seat }.
       *[actions] Un asso nella manica per { $seat }?
    }
    .f = E { $seat } ha { $deck ->
        [players] un calciatore in più da chiamare
       *[actions] una carta in più su cui ragionare
    }.
    .g = Una carta dal mazzo { $deck ->
        [players] dei calciatori
       *[actions] delle azioni
    }, e { $seat } la sbircia.
event-remade =
    .a = Si rifà il mazzo { $deck ->
        [players] dei calciatori
       *[actions] delle azioni
    }: { $n ->
        [one] una carta.
       *[other] { $n } carte.
    }
    .b = { $deck ->
        [players] I calciatori scartati
       *[actions] Le azioni scartate
    } si rimescolano e tornano in gioco: in tutto { $n }.
event-dry =
    .a = Finiti tutti e due i mazzi: { $seat } non pesca.
    .b = { $seat } vorrebbe una carta, ma non ce n'è più da nessuna parte.
event-end-goals =
    .a = È finita! { $partners ->
        [0] Vince { $seat }
       *[other] Vince la squadra di { $seat }
    } con { $goals ->
        [one] un gol.
       *[other] { $goals } gol.
    } Buonanotte a tutti!
    .b = Triplice fischio! { $partners ->
        [0] Ce l'ha fatta { $seat }
       *[other] Ce l'ha fatta la squadra di { $seat }
    }: { $goals ->
        [one] un gol, e la partita è sua.
       *[other] { $goals } gol, e la partita è sua.
    }
event-end-endless =
    .a = { $rounds } giri, può bastare! { $partners ->
        [0] Vince { $seat }
       *[other] Vince la squadra di { $seat }
    } con { $goals } gol.
    .b = L'arbitro guarda l'orologio: { $rounds } giri. { $partners ->
        [0] In testa c'è { $seat }, che si prende la partita
       *[other] In testa c'è la squadra di { $seat }, che si prende la partita
    } con { $goals } gol.
event-end-draw =
    .a = { $rounds } giri e in testa è ancora parità, a { $goals } gol: pareggio, e una stretta di mano.
    .b = Nessuno la spunta: dopo { $rounds } giri finisce in parità, a { $goals } gol.

## Statistiche

count-deal = mani distribuite
count-begins = sorteggi del primo turno
count-team = formazioni schierate
count-turn = turni
count-empty-handed = turni a mano vuota
count-join = calciatori entrati
count-makes-room = calciatori richiamati
count-attack = attacchi alla porta
count-show-yellow = YELLOW mostrati
count-show-red = RED mostrati
count-stopped = attacchi fermati
count-let = attacchi lasciati passare
count-goal = gol
count-spot = calci di rigore
count-kick-scored = rigori segnati
count-kick-saved = rigori parati
count-booked = calciatori usciti per YELLOW
count-sent-off = calciatori espulsi
count-replacement = sostituzioni
count-no-replacement = posti rimasti vuoti
count-discard = carte scartate senza poter giocare
count-draw = carte pescate
count-remade = mazzi rifatti
count-dry = pescate a vuoto
count-end-goals = partite vinte ai gol
count-end-endless = partite fermate con un vincitore
count-end-draw = partite fermate in parità
