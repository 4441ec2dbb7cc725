# Best 11: le parole delle carte, in italiano.

## I club

club-bramblecaster = Bramblecaster Wanderers
    .character = Né stelle né passeggeri: undici onesti turni di lavoro, e a casa per l'ora del tè.
club-fuioresti = Suveica Fuiorești
    .character = Un paese di tessitori: il centrocampo fa andare il pallone avanti e indietro finché la tela è finita.
club-montelampo = Saetta Montelampo
    .character = Lassù sul colle vogliono fare tutti l'attaccante; si difende solo quando piove.
club-portosaldo = Ancora Portosaldo
    .character = Un'ancora sulla maglia, un lucchetto sulla porta: in questo porto lo zero a zero è un gran risultato.
club-puertolucero = Puerto Lucero
    .character = Metà sono di un altro pianeta; l'altra metà è venuta per fare un giro in pullman.

## I moduli

formation-4-4-2 = 4-4-2
    .flavour = Due file da quattro: l'avrebbe disegnato anche il nonno.
formation-4-3-3 = 4-3-3
    .flavour = Ali con il gesso della linea sugli scarpini.
formation-3-5-2 = 3-5-2
    .flavour = Una folla a centrocampo e una preghiera là dietro.
formation-4-5-1 = 4-5-1
    .flavour = Lassù si è soli, ma che panorama.
formation-5-3-2 = 5-3-2
    .flavour = Prima si chiude la porta, poi ci si affaccia alla finestra.
formation-4-2-3-1 = 4-2-3-1
    .flavour = Due portano il pianoforte, tre lo suonano.
formation-4-3-1-2 = 4-3-1-2
    .flavour = Passa tutto dal numero dieci, anche l'orario del pullman.
formation-4-3-2-1 = 4-3-2-1
    .flavour = Come l'abete, sta meglio a dicembre.

## Attacco

attack-corner = Dalla bandierina
    .flavour = Tutti in area, e attenti ai gomiti.
attack-free-kick = Piazzato dal limite
    .flavour = Cinque passi indietro e un bel respiro.
attack-penalty = Rigore
    .flavour = Undici metri, e di colpo la porta è piccolissima.
attack-through-ball = Filtrante
    .flavour = Un passaggio per la cruna dell'ago.
attack-cross-and-header = Cross e colpo di testa
    .flavour = Dalla linea di fondo alla fronte, per via aerea.
attack-long-shot = Tiro da fuori
    .flavour = Se non bussi, la rete non risponde.
attack-counter-attack = Contropiede
    .flavour = Tre passaggi fa l'angolo era per loro.
attack-one-two = Uno-due
    .flavour = La dai, vai, te la ridanno.
attack-overlap = Sovrapposizione
    .flavour = Il terzino passa di corsa, gridando e sbracciandosi.
attack-solo-run = Cavalcata solitaria
    .flavour = Via uno, via due, via anche quello delle noccioline.
attack-centre-backs-forward = Avanti i centrali
    .flavour = Ultimo minuto: i più alti vanno davanti.
attack-dribble = Dribbling
    .flavour = Lui è andato a sinistra, il difensore a passeggio.

## Difesa

defence-save = Parata
    .flavour = Un guanto sbucato dal nulla.
defence-tackle = Contrasto
    .flavour = Pulito come il bucato della domenica.
defence-offside-trap = Trappola del fuorigioco
    .flavour = Un passo avanti, tutti insieme, braccio alzato.
defence-pressing = Pressing
    .flavour = Né un metro, né un secondo, né il fiato.
defence-man-marking = Marcatura a uomo
    .flavour = Se glielo chiedi, lo segue fino a casa.
defence-off-the-line = Salvataggio sulla linea
    .flavour = Mezzo pallone era dentro. L'altro mezzo no.
defence-tactical-foul = Fallo tattico
    .flavour = Mi scusi tanto, arbitro, sono scivolato.
defence-everyone-back = Tutti dietro
    .flavour = Undici uomini e un cane dietro la linea della palla.

## Le opportunità delle carte gestione

opportunity-money = L'incasso della domenica
    .effect = Prendi { $n ->
        [1] 1 milione
       *[other] { $n } milioni
    } dalla banca.
opportunity-events = Sui giornali
    .effect = Pesca { $n ->
        [1] 1 carta evento
       *[other] { $n } carte evento
    }.
opportunity-defenders-up = Sfida: il muro
    .effect = Sfida un manager; per tutto il turno ogni tuo difensore in azione conta { $n } in più.
opportunity-midfielders-up = Sfida: la sala macchine
    .effect = Sfida un manager; per tutto il turno ogni tuo centrocampista in azione conta { $n } in più.
opportunity-forwards-up = Sfida: la prima linea
    .effect = Sfida un manager; per tutto il turno ogni tuo attaccante in azione conta { $n } in più.
opportunity-goalkeeper-up = Sfida: mani sicure
    .effect = Sfida un manager; per tutto il turno il tuo portiere conta { $n } in più, il che serve solo in difesa.
opportunity-strongest-up = Sfida: ci pensa il campione
    .effect = Sfida un manager; per tutto il turno il tuo calciatore più forte in azione conta { $n } in più.
opportunity-total-up = Sfida: uno per tutti
    .effect = Sfida un manager; per tutto il turno il totale delle tue azioni è più alto di { $n }.
opportunity-two-actions = Sfida: piano A e piano B
    .effect = Sfida un manager; per tutto il turno peschi due carte azione e usi quella che preferisci.
opportunity-deny-bonus = Sfida: due parole in disparte
    .effect = Sfida un manager; per tutto il turno il bonus della carta gestione di un avversario non conta contro di te.
opportunity-plain-challenge = Sfida
    .effect = Sfida un manager, con i tuoi calciatori e nient'altro.
opportunity-free-footballer = A parametro zero
    .effect = Prendi gratis un calciatore dal mercato: è il tuo acquisto del turno.
opportunity-free-coach = Un allenatore a spasso
    .effect = Prendi gratis un allenatore dal mercato: è il tuo acquisto del turno.
opportunity-poach = L'offerta irrinunciabile
    .effect = Prendi un calciatore a un avversario e pagagli il doppio del suo valore: è il tuo acquisto del turno.
opportunity-exchange-footballer = Scambio più conguaglio
    .effect = Da' un tuo calciatore per uno del mercato e paga la differenza.
opportunity-exchange-coach = Ribaltone in panchina
    .effect = Da' il tuo allenatore per uno del mercato e paga la differenza.
opportunity-spending-spree = Mani bucate
    .effect = In questo turno puoi comprare tutte le carte che riesci a pagare.
opportunity-new-market = Facce nuove
    .effect = Rimanda indietro tutto il mercato e scopri carte nuove.
opportunity-captain = La fascia
    .effect = Nomina un capitano: finché è tuo vale 2 di più.
opportunity-immunity = Silenzio stampa
    .effect = Fino alla fine del turno nessuna sfida ti può toccare.

## Eventi bianchi

event-card-kit-sponsor = Lo sponsor sulla maglia
    .effect = Incassi 2 milioni in più ogni turno.
    .flavour = «Le nostre salsicce, le vostre maglie, una sola grande famiglia.»
event-card-tv-rights = In diretta TV
    .effect = Incassi 1 milione in più ogni turno, o 2 se nel turno prima sei stato in una sfida.
    .flavour = Calcio d'inizio spostato alle undici e dieci di sera, a grande richiesta.
event-card-merchandising = Il negozio del club
    .effect = Incassi 1 milione in più ogni turno, o 2 finché hai un capitano.
    .flavour = La sveglia che suona l'inno è di nuovo esaurita.
event-card-superior-tactics = Lavagna tattica
    .effect = Il totale delle tue azioni è più alto di 1, a meno che anche un altro manager abbia in gioco questa carta.
    .flavour = Quaranta frecce sulla lavagna, e una è giusta.
event-card-twinning = Curve amiche
    .effect = Scegli un manager che non abbia già scelto te: da ora voi due non potete sfidarvi.
    .flavour = Due curve, una sola pentola di pasta e fagioli.
event-card-youth-academy = Settore giovanile
    .effect = I calciatori di valore 1 o 2 ti costano 1 milione in meno.
    .flavour = Gli scarpini gli vanno larghi di due numeri, per adesso.

## Eventi sfida

event-card-terrace-chants = Canta la curva
    .effect = Ognuno dei tuoi calciatori in azione prende 1 in più.
    .flavour = Sanno una canzone sola, ma la sanno forte.
event-card-come-on-lads = Dai, ragazzi!
    .effect = Uno dei tuoi calciatori in azione prende 2 in più.
    .flavour = Una voce dalla dodicesima fila, si sente fino a tre paesi più in là.
event-card-club-dna = Cuore e maglia
    .effect = Uno dei tuoi calciatori in azione con valore stampato di 3 o meno prende 3 in più.
    .flavour = La prima sciarpa l'ha fatta ai ferri sua nonna.
event-card-change-of-play = Nuovo schema
    .effect = Prima di scegliere i calciatori, scarta la tua carta azione e pescane un'altra.
    .flavour = «Dimenticate tutto quello che ho detto nell'intervallo.»
event-card-jinx = Malocchio
    .effect = In una sfida in cui non ci sei, togli 2 a uno dei calciatori in azione.
    .flavour = «Da lì non sbaglia mai», disse il signore in terza fila.
event-card-booked = Ammonito
    .effect = Uno dei calciatori dell'avversario in azione perde 2.
    .flavour = Ancora una parola, e tocca all'altro taschino.
event-card-sent-off = Espulso
    .effect = Uno dei calciatori dell'avversario in azione è fuori fino alla fine del turno, e al suo posto ce ne vuole un altro dello stesso ruolo.
    .flavour = Il tunnel è di là, e le docce sono fredde.
event-card-penalty = Rigore!
    .effect = Prima di scegliere i calciatori, il tuo attacco diventa il Rigore.
    .flavour = L'arbitro indica il dischetto; in ventidue indicano altrove.
event-card-miracle-save = Parata miracolosa
    .effect = Prima di scegliere i calciatori, la tua difesa diventa una parata per un portiere o un difensore da 3, buona anche contro un rigore.
    .flavour = Era già per terra. Il pallone non lo sapeva.
event-card-video-review = Al monitor
    .effect = Subito dopo un gol subito, riprova la difesa con una carta nuova: se riesce, il gol è annullato.
    .flavour = Quattro minuti, nove inquadrature, l'unghia di un alluce.

## Eventi gestione

event-card-boards-bonus = Premio della dirigenza
    .effect = Ricevi 3 milioni.
    .flavour = Il presidente ha venduto la barca.
event-card-bargain = Affarone
    .effect = Il tuo prossimo acquisto in questo turno costa 2 milioni in meno.
    .flavour = Unico proprietario, pochi chilometri, sempre in garage.
event-card-old-ground = Il vecchio campo
    .effect = Scopri una carta a caso del tuo mazzo squadra e, se trova posto, prendila per 1 milione.
    .flavour = C'è ancora qualcuno che si allena là, da solo, a luci spente.
event-card-even-swap = Uno per uno
    .effect = Scambia un tuo calciatore con uno di un altro manager, dello stesso ruolo e con al massimo 1 di differenza, capitani esclusi.
    .flavour = Come le figurine a ricreazione: celo, celo, manca.
event-card-sports-bet = La schedina
    .effect = Quando altri due manager si sfidano, di' gol o niente gol: se indovini, ricevi 4 milioni.
    .flavour = Lo zio è sicuro. Lo zio è sempre sicuro.
event-card-fixture-list = Avversario obbligato
    .effect = Scegli un manager: la prossima sfida di questo turno deve andare a lui, se può.
    .flavour = Trasferta, a gennaio, di mercoledì.
event-card-scout = L'osservatore
    .effect = Guarda le prime 4 carte di un mazzo squadra e, se vuoi, comprane una: è il tuo acquisto del turno.
    .flavour = Duemila chilometri in utilitaria per un ragazzo che quel giorno aveva la febbre.
event-card-commentary = Radiocronaca
    .effect = Peschi 2 carte evento.
    .flavour = «Linea a bordo campo, dove è successo qualcosa.»
event-card-tax-inspection = Arriva la Finanza
    .effect = Fra gli altri manager il più ricco paga 3 milioni alla banca.
    .flavour = Due signori in grigio vorrebbero vedere gli scontrini.
