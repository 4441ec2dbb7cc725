# 101 Champions Challenge: tutte le parole del gioco, in italiano.

game = 101 Champions Challenge
    .tagline = Passaggi, contropiedi, tiri: una partita intera in mano tua, e il mazzo fa da cronometro.

## Le carte, e i posti dove stanno

card-red-footballer = calciatore rosso
    .help = Fa coppia con un pallone rosso. Pescato su un tiro: angolo se tira il rosso, parata se tira il blu.
    .short = rosso
card-blue-footballer = calciatore blu
    .help = Fa coppia con un pallone blu. Pescato su un tiro: angolo se tira il blu, parata se tira il rosso.
    .short = blu
card-red-ball = pallone rosso
    .help = Fa coppia con un calciatore rosso. Pescato su un tiro: gol, chiunque tiri.
    .short = palla
card-blue-ball = pallone blu
    .help = Fa coppia con un calciatore blu. Pescato su un tiro: gol, chiunque tiri.
    .short = palla
card-penalty = carta penalità
    .help = Jolly come seconda carta, fallo mentre la palla ce l'ha l'altro, rigore quando trova la sua gemella.
    .short = fischietto

zone-hand = Mano
zone-deck = Mazzo
zone-footballers = Calciatori
zone-balls = Palloni
zone-out = Fuori dal gioco
zone-down = Fuori, coperte
zone-turned = Carta da abbinare
zone-kicked = Tirate in questo giro

period-first-half = Primo tempo
period-second-half = Secondo tempo
period-extra = Tempo supplementare
period-shoot-out = Rigori finali

## Domande e mosse

ask-foul = { $seat }, sta per giocare { $other }: fallo, o lasci correre?
ask-play = { $seat }, la palla è tua: quali due carte giochi?
ask-keep = Contropiede, { $seat }! Quale carta tieni? Le altre vanno a { $other }.
ask-strike = { $seat }, tocca a te dal dischetto: con quale carta?

move-play = { $a } + { $b }
move-joker = { $a } + jolly come { $b }
move-claim = { $a } + carta penalità: rigore!
move-penalties = tutte e due le carte penalità: rigore!
move-wait = lascia correre
move-foul = fallo!
move-keep = tieni { $a }
move-strike = tira con { $a }

## Rifiuti

refusal-asked-foul = Prima di' se fermi questa giocata con un fallo: rispondi fallo, o lascia correre.
refusal-asked-play = Hai palla, e una giocata è di due carte: scegline due dalla tua mano.
refusal-asked-keep = Sei in contropiede: prima scegli l'unica carta che tieni.
refusal-asked-strike = Siamo ai rigori finali: scegli una carta della tua mano per il tiro.
refusal-no-penalty-card = Senza una carta penalità in mano niente fallo: lascia correre.
refusal-two-penalty-cards = Per un rigore così servono tutte e due le carte penalità: scegli altre carte.
refusal-not-in-hand = Queste carte non le hai: scegli fra quelle che hai in mano.
refusal-joker-is-kick = L'altra carta penalità è in campo, quindi la tua non è un jolly: prenditi il rigore.
refusal-no-kick-here = Dopo la tua prima carta l'altra penalità non è in campo: gioca la tua come jolly.

## Opzioni

option-colours = Per quale squadra gioca il primo posto; l'altro posto ha l'altra.
option-colours-lot = a sorte
option-colours-red = rosso
option-colours-blue = blu
option-on_pitch = Quando una carta penalità conta come in campo.
option-on_pitch-visible = solo finché è in cima a una pila
option-on_pitch-anywhere = anche se altre carte la coprono
option-last_shot = Se un tiro con l'ultimissima carta del mazzo vale ancora.
option-last_shot-void = no, prima arriva il fischio
option-last_shot-counts = sì, il tiro vale
option-must_win = Che cosa succede se i due tempi finiscono in parità.
option-must_win-true = supplementare, poi rigori finali
option-must_win-false = è un pareggio

## Com'è finita

reason-full-time = Decisa nei due tempi.
reason-extra-time = Decisa nel tempo supplementare.
reason-shoot-out = Decisa ai rigori finali, { $home }-{ $away }.
reason-draw = In parità dopo i due tempi: pareggio.
reason-unfinished = Si sta ancora giocando.

## La radiocronaca. Una giocata sono tre frasi (carte, passaggio, pescata): con 9, 7 e 5 voci non vanno al
## passo, come farebbero con 6 per ciascuna.

# «una carta», «due carte»: detto dentro altre frasi.
n-cards = { $n ->
    [1] una carta
    [2] due carte
    [3] tre carte
    [4] quattro carte
    [5] cinque carte
    [6] sei carte
    [7] sette carte
    [8] otto carte
    [9] nove carte
    [10] dieci carte
   *[other] { $n } carte
}

event-kick-off =
    .a = { $period ->
        [0] Fischio d'inizio! Primo pallone a { $seat }, in maglia { $colour ->
            [red] rossa
           *[blue] blu
        }.
        [1] Comincia la ripresa, palla a { $seat }.
       *[other] Non basta ancora: si va al supplementare, batte { $seat }.
    }
    .b = { $period ->
        [0] Amici all'ascolto, si parte! Batte { $seat }, maglia { $colour ->
            [red] rossa
           *[blue] blu
        }.
        [1] Squadre di nuovo in campo: riparte { $seat }.
       *[other] Gambe pesanti, cuore grande: tempo supplementare, palla a { $seat }.
    }
    .c = { $period ->
        [0] Spalti pieni, prato perfetto. Muove { $seat }, in { $colour ->
            [red] rosso
           *[blue] blu
        }.
        [1] Via al secondo tempo: il primo tocco è di { $seat }.
       *[other] A casa non va nessuno! Supplementare, muove { $seat }.
    }
event-lay =
    .a = Palla a { $seat }: { $cards }.
    .b = { $seat } alza la testa e gioca { $cards }.
    .c = Imposta { $seat }: { $cards }.
    .d = Ci prova { $seat } con { $cards }.
    .e = Sull'erba, per { $seat }, { $cards }.
    .f = Ecco { $seat }: { $cards }.
    .g = Due tocchi di { $seat }: { $cards }.
    .h = { $seat } non ci pensa due volte: { $cards }.
    .i = Dalla mano di { $seat }: { $cards }.
event-pass =
    .a = { $left ->
        [2] Che palla! { $seat } è al limite dell'area!
        [3] Bel filtrante, { $seat } vede la porta.
       *[other] Passaggio pulito, { $seat } fa girare la palla.
    }
    .b = { $left ->
        [2] Si alza tutto lo stadio: ancora un tocco e { $seat } tira!
        [3] Imbucata centrale, { $seat } si avvicina.
       *[other] Palla a terra, { $seat } guadagna metri.
    }
    .c = { $left ->
        [2] Attenzione, { $seat } entra in area!
        [3] Uno-due sulla fascia, { $seat } va via.
       *[other] Tutto facile per { $seat }.
    }
    .d = { $left ->
        [2] La difesa arretra, { $seat } prepara il tiro!
        [3] Finta, si apre un varco, e { $seat } ci si infila.
       *[other] Tocco corto, { $seat } ragiona.
    }
    .e = { $left ->
        [2] Saltato anche l'ultimo difensore! { $seat } punta la porta!
        [3] Di tacco! { $seat } va verso l'area.
       *[other] Appoggio preciso, { $seat } prende campo.
    }
    .f = { $left ->
        [2] { $seat } bussa alla porta!
        [3] In mezzo a due! { $seat } accelera.
       *[other] Buona questa, { $seat } cerca la prossima.
    }
    .g = { $left ->
        [2] Si salvi chi può: { $seat } ha la porta nel mirino!
        [3] Cambio di gioco, una prateria per { $seat }.
       *[other] Passaggio riuscito, { $seat } sale.
    }
event-pass-lost =
    .a = Troppo lungo! Raccoglie { $other }.
    .b = { $seat } sbaglia la misura, palla a { $other }.
    .c = Passaggio nel vuoto. Ora tocca a { $other }.
    .d = { $other } legge tutto e intercetta.
    .e = { $seat } regala, { $other } ringrazia.
    .f = Fuori! Rimessa laterale per { $other }.
    .g = Non ci arriva nessuno: possesso a { $other }.
event-cleared =
    .a = Libera la difesa di { $other }, senza complimenti!
    .b = Chiusura provvidenziale! { $other } respira.
    .c = { $seat } vedeva già la rete gonfiarsi, ma la difesa libera.
    .d = Mischia in area, spazza qualcuno: { $other } si salva.
    .e = Che intervento in scivolata! Pericolo scampato per { $other }.
event-counter =
    .a = Contropiede! { $seat } ha mezzo campo davanti!
    .b = Ma che combina { $other }? { $seat } scappa via!
    .c = Palla servita su un piatto d'argento da { $other }: { $seat } vola!
    .d = Ribaltamento di fronte! { $seat } parte come un fulmine!
    .e = { $other } scivola, { $seat } ruba e va, dietro non c'è nessuno!
event-keep =
    .a = { $seat } viaggia senza bagagli: una carta e via!
    .b = { $seat } si tiene una carta sola.
    .c = Una carta in mano, e { $seat } corre.
event-give =
    .a = { $n ->
        [0] Per { $other } non resta niente.
        [1] L'altra carta va a { $other }.
       *[other] Le altre vanno a { $other }: { n-cards }.
    }
    .b = { $n ->
        [0] A { $other } non va nemmeno una carta.
       *[other] Zavorra per { $other }: { n-cards } in più.
    }
    .c = { $n ->
        [0] E per { $other } neanche una.
       *[other] { $other } torna indietro con { n-cards } sulle spalle.
    }
event-shot =
    .a = Tira { $seat }! Si gira la carta... { $card }!
    .b = Conclusione di { $seat }... { $card }!
    .c = { $seat } carica il destro! La carta dice: { $card }!
    .d = Va { $seat }, la botta... { $card }!
    .e = Esce il portiere di { $other }, tira { $seat }... { $card }!
event-saved =
    .a = Parato! Il portiere di { $other } ci mette i guanti.
    .b = Miracolo! { $other } ringrazi il suo portiere.
    .c = Centrale, blocca il portiere. Si riparte da { $other }.
    .d = Con la punta delle dita! Salva tutto il portiere di { $other }.
    .e = Vola il portiere, vola e la tiene! Palla a { $other }.
event-corner =
    .a = Respinto! Calcio d'angolo per { $seat }.
    .b = Sullo stinco di un difensore, e fuori: dalla bandierina { $seat }.
    .c = Deviato sopra la traversa! Angolo, va a batterlo { $seat }.
    .d = Salvataggio sulla linea! Solo angolo, ma { $seat } insiste.
    .e = Carambola, palla sul fondo: angolo, { $seat } non molla.
event-goal =
    .a = GOL! Segna { $seat }! { $home }-{ $away }!
    .b = Rete! Rete di { $seat }! Siamo { $home }-{ $away }!
    .c = GOL! Si gonfia la rete, esplode lo stadio: { $seat }, { $home }-{ $away }!
    .d = Niente da fare per il portiere di { $other }: GOL di { $seat }, { $home }-{ $away }!
    .e = { $period ->
        [2] GOL nel supplementare! { $seat } fa venire giù lo stadio: { $home }-{ $away }!
       *[other] All'incrocio dei pali! GOL di { $seat }, e il tabellone dice { $home }-{ $away }!
    }
event-joker =
    .a = { $seat } ha il jolly! Dopo un { $first }, vale come { $stands_for }.
    .b = Guardate qua: un { $first }, poi la carta penalità. «È un { $stands_for }», dice { $seat }.
    .c = { $seat } comincia con un { $first } e tira fuori dal cilindro un { $stands_for }: jolly!
event-claim =
    .a = { $seat } mette un { $first }, poi la seconda carta penalità: l'arbitro indica il dischetto!
    .b = Un { $first }, e le due carte penalità s'incontrano: rigore per { $seat }!
event-penalties =
    .a = Tutte e due le carte penalità insieme! Rigore per { $seat }!
    .b = { $seat } mostra una carta penalità, poi l'altra. Rigore netto!
event-foul =
    .a = Fallo! { $seat } mette giù { $other }.
    .b = { $seat } mostra la carta penalità: maglia tirata, { $other } deve fermarsi.
    .c = Fallo tattico di { $seat }, e { $other } deve ripartire da più lontano.
event-foul-kick =
    .a = Fallo di { $seat }... ma l'altra carta penalità è in campo: rigore per { $other }!
    .b = Entra in ritardo { $seat }, l'arbitro indica il dischetto! Tirerà { $other }.
event-kick =
    .a = { $seat } sistema il pallone, fa due passi indietro, silenzio... { $cards }!
    .b = { $seat } contro il portiere di { $other }, undici metri... { $cards }!
    .c = Via tutta la mano, rincorsa di { $seat }... { $cards }!
event-kick-blocked =
    .a = Respinto! Ma sulla ribattuta c'è ancora { $seat }.
    .b = Palo! E il pallone torna sui piedi di { $seat }.
    .c = Il portiere non la trattiene, { $seat } è ancora lì!
event-kick-saved =
    .a = Parato! Il portiere di { $other } aveva capito tutto!
    .b = L'ha preso! { $seat } si mette le mani nei capelli.
    .c = Para il rigore! Tutta la panchina di { $other } è in piedi.
event-draw =
    .a = { $seat } pesca { n-cards }.
    .b = { $n ->
        [1] Una carta per { $seat }.
       *[other] { $seat } arretra e pesca { n-cards }.
    }
    .c = { $n ->
        [1] Ne prende una { $seat }, testa alta.
       *[other] Per { $seat }, { n-cards }.
    }
    .d = Il mazzo si assottiglia: { n-cards } a { $seat }.
    .e = { $n ->
        [1] { $seat } ne pesca una.
       *[other] { $seat } prende { n-cards }.
    }
event-surplus =
    .a = { $seat } ne ha troppe: { $other } toglie { n-cards }, senza guardare.
    .b = Si torna a centrocampo, ma con meno peso: via { n-cards } dalla mano di { $seat }, coperte.
event-whistle =
    .a = { $period ->
        [0] Finita l'ultima carta, finito il primo tempo: { $home }-{ $away }.
        [1] Carte esaurite! Due tempi giocati, { $home }-{ $away }.
       *[other] Mazzo finito anche stavolta: { $home }-{ $away } dopo il supplementare.
    }
    .b = { $period ->
        [0] Il mazzo è vuoto, l'arbitro fischia: si va negli spogliatoi, { $home }-{ $away }.
        [1] Fischia l'arbitro! Il mazzo è vuoto, si chiude la ripresa: { $home }-{ $away }.
       *[other] Fischia l'arbitro! Finisce il supplementare: { $home }-{ $away }.
    }
    .c = { $period ->
        [0] Era l'ultima carta: tutti a bere un tè, { $home }-{ $away } all'intervallo.
        [1] Era l'ultima carta: { $home }-{ $away } dopo due tempi.
       *[other] Era l'ultima carta anche del supplementare: { $home }-{ $away }.
    }
event-shoot-out =
    .a = Sempre in parità: si va ai rigori finali! Comincia { $seat }.
    .b = Decide il dischetto, e abbiamo tutti il cuore in gola. Il primo tiro è di { $seat }.
event-turn-up =
    .a = { $round ->
        [1] Primo giro: la carta da abbinare è un { $card }.
        [5] Quinto giro, tremano le gambe: un { $card }.
       *[other] Giro numero { $round }, si scopre un { $card }.
    }
    .b = Giro { $round }. Chi sa rispondere a un { $card }?
    .c = Sul tavolo, per il giro { $round }: un { $card }.
event-strike-goal =
    .a = { $seat } con un { $card }... GOL! { $home }-{ $away } ai rigori.
    .b = Che freddezza! { $seat } piazza un { $card } nell'angolino: { $home }-{ $away }!
    .c = Portiere da una parte, { $card } dall'altra! { $seat }: { $home }-{ $away }.
event-strike-saved =
    .a = { $seat } con un { $card }... parato! Resta { $home }-{ $away }.
    .b = Il portiere di { $other } ferma il { $card }! { $seat } guarda il cielo, { $home }-{ $away }.
    .c = Non va, quel { $card } di { $seat }! Abbraccia la palla il portiere, { $home }-{ $away }.
event-lot =
    .a = { $rounds } giri, e ancora pari! Si lancia la moneta, e sorride a { $seat }.
    .b = Dopo { $rounds } giri nessuno la spunta: si tira a sorte, e vince { $seat }.
event-end =
    .a = { $how ->
        [extra-time] È finita! La decide il supplementare, { $home }-{ $away }.
        [shoot-out] È finita! { $home }-{ $away } sul campo, e l'ultima parola è del dischetto.
        [draw] È finita! { $home }-{ $away }, e una stretta di mano.
       *[full-time] È finita! Il risultato è { $home }-{ $away }.
    }
    .b = { $how ->
        [extra-time] Che serata! C'è voluto il supplementare: { $home }-{ $away }.
        [shoot-out] Che serata! { $home }-{ $away }, poi i rigori, poi chi ride e chi piange.
        [draw] Triplice fischio: { $home }-{ $away }, un punto per uno. A voi studio.
       *[full-time] Triplice fischio: finisce { $home }-{ $away }. A voi studio.
    }

## Statistiche

count-kick-off = calci d'inizio
count-lay = giocate
count-pass = passaggi
count-pass-lost = passaggi persi
count-cleared = respinte della difesa
count-counter = contropiedi
count-keep = carte tenute in contropiede
count-give = mani cedute
count-shot = tiri
count-saved = parate
count-corner = calci d'angolo
count-goal = gol
count-joker = jolly
count-claim = rigori ottenuti con il jolly
count-penalties = rigori con due carte penalità
count-foul = falli
count-foul-kick = falli da rigore
count-kick = rigori
count-kick-blocked = rigori respinti
count-kick-saved = rigori parati
count-draw = pescate
count-surplus = mani riportate a sei
count-whistle = periodi giocati
count-shoot-out = serie di rigori finali
count-turn-up = giri di rigori finali
count-strike-goal = gol ai rigori finali
count-strike-saved = parate ai rigori finali
count-lot = rigori finali decisi a sorte
count-end = fischi finali
count-end-full-time = decise nei due tempi
count-end-extra-time = decise nel tempo supplementare
count-end-shoot-out = decise ai rigori finali
count-end-draw = pareggiate

event-too-late =
    .a = Troppo tardi! Il fischio è arrivato prima del pallone. Non vale.
    .b = La palla è partita, ma l'arbitro ha già fischiato. Niente tiro!
    .c = { $seat } calcia, ma il fischio è più veloce. Finita, non vale!
count-too-late = tiri dopo il fischio
