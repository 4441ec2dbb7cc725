# Mister: tutte le parole del gioco, in italiano.

game = Mister
    .tagline = Il mister sei tu: compra la rosa, schiera gli undici, e lascia che le carte azione raccontino la partita.

## Dove stanno le carte, e come si chiamano

zone-footballers = Lista trasferimenti
zone-turned = Scoperta
zone-discards = Scarti
zone-squad = Rosa
zone-free = Svincolati
zone-pitch = In campo
zone-bench = Panchina
zone-off = Fuori per la partita
zone-kept = Gol
zone-directions = Direzioni
zone-card = Carta in gioco
zone-actions = Carte azione
zone-used = Giocate

role-full_back = terzino
role-centre_back = difensore centrale
role-winger = ala
role-central_midfielder = centrocampista centrale
role-target_man = centravanti di peso
role-second_striker = seconda punta
role-goalkeeper = portiere

skill-backheel = colpo di tacco
skill-bicycle_kick = rovesciata
skill-crowd_leader = idolo dei tifosi
skill-true_leader = leader nato

# Dette dentro altre frasi: il tipo di calciatore, e il posto in campo.
kind = { $role ->
    [full_back] terzino
    [centre_back] difensore centrale
    [winger] ala
    [target_man] centravanti di peso
    [second_striker] seconda punta
    [goalkeeper] portiere
   *[central_midfielder] centrocampista centrale
}
# The letters of a position, where there is little room.
position-code = { $position ->
    [GK] POR
    [RB] TD
    [RCB] DCD
    [LCB] DCS
    [LB] TS
    [RM] ED
    [RCM] CCD
    [LCM] CCS
    [LM] ES
    [RS] AD
   *[LS] AS
}
place = { $position ->
    [GK] portiere
    [RB] terzino destro
    [RCB] difensore centrale destro
    [LCB] difensore centrale sinistro
    [LB] terzino sinistro
    [RM] esterno destro
    [RCM] centrocampista centrale destro
    [LCM] centrocampista centrale sinistro
    [LM] esterno sinistro
    [RS] attaccante destro
   *[LS] attaccante sinistro
}

fact-stage = { $stage ->
    [draft] Calciomercato
    [line-up] Formazioni
    [shoot-out] Rigori
    [market] Mercato
    [over] Finita
   *[match] Partita
}
fact-pass = { $pass ->
    [1] { "" }
   *[other] giro { $pass } del mazzo
}
fact-round = giornata { $round }
fact-minute = minuto { $minute }
fact-attacker = attacca { $attacker_who }
fact-score_1 = { $home_1_who } { $score_1 } { $away_1_who }
fact-score_2 = { $home_2_who } { $score_2 } { $away_2_who }

## Domande e mosse

ask-draft = { $seat }, c'è { $footballer }, { kind }: { $numbers }{ $skills ->
    [backheel] , colpo di tacco
    [bicycle_kick] , rovesciata
    [crowd_leader] , idolo dei tifosi
    [true_leader] , leader nato
    [none] { "" }
   *[other] , { $skills }
}. Lo ingaggi?
ask-line-up = { $seat }, chi gioca da { place }?
ask-line-up-wait = I mister fanno la formazione, a carte coperte.
ask-taker = { $seat }, { $card }: chi va sul pallone contro { $other }?
ask-leaver = { $seat }, fra gli uomini di { $other } i migliori sono a pari punteggio: chi esce?
ask-substitute = { $seat }, chi entra da { place }?
ask-shoot = { $seat }, { $by } sta per tirare davanti a { $keeper }: da che parte?
ask-dive = { $seat }, { $by } sta per tirare: da che parte si butta { $keeper }?
ask-shot-wait = Le carte direzione sono sul tavolo. Nessuno respira.
ask-kick-wait = Undici metri, due carte coperte. Nessuno respira.
ask-order = { $seat }, chi è il numero { $number } della tua lista dei rigoristi?
ask-order-wait = I mister scrivono la lista dei rigoristi.
ask-market = { $seat }, ti offrono { $footballer }, { kind }: { $numbers }{ $skills ->
    [backheel] , colpo di tacco
    [bicycle_kick] , rovesciata
    [crowd_leader] , idolo dei tifosi
    [true_leader] , leader nato
    [none] { "" }
   *[other] , { $skills }
}. Con chi lo scambi?

move-pick = { $a }
move-sign = ingaggialo
move-discard = scartalo
move-refuse = rifiutalo
move-shoot = tira: { $a }
move-dive = tuffati: { $a }

## Rifiuti

refusal-asked-draft = C'è un calciatore sul tavolo: prima ingaggialo o scartalo.
refusal-asked-line-up = Stai facendo la formazione: scegli un calciatore della tua rosa per questa posizione.
refusal-asked-taker = Di' chi va sul pallone: uno dei tuoi giocatori di movimento in campo.
refusal-asked-leaver = Scegli tu quale dei migliori esce: indicane uno.
refusal-asked-substitute = C'è un posto vuoto: scegli un uomo dalla tua panchina.
refusal-asked-direction = Arriva un tiro: scegli destra, centro o sinistra.
refusal-asked-order = Stai scrivendo la lista dei rigoristi: scegli il prossimo.
refusal-asked-market = C'è un calciatore in offerta: scegli con chi lo scambi, o rifiutalo.
refusal-second-goalkeeper = Un portiere ce l'hai già, e una rosa ne ha uno solo: scartalo.
refusal-goalkeeper-missing = L'ultimo posto della tua rosa è per un portiere: scarta ogni giocatore di movimento finché non ne esce uno.
refusal-last-buyer = A comprare ormai ci sei solo tu, quindi devi ingaggiarlo.
refusal-late-pass = { $passes ->
    [one] Il mazzo ha già fatto un giro: adesso tutti ingaggiano quello che esce.
   *[other] Il mazzo ha già fatto { $passes } giri: adesso tutti ingaggiano quello che esce.
}
refusal-stays-in-goal = { $footballer } è il tuo portiere: sta in porta e non gioca altrove.
refusal-has-position = { $footballer } ha già una posizione: scegli chi non ce l'ha.
refusal-not-in-squad = { $footballer } non è nella tua rosa: scegli uno dei tuoi.
refusal-not-on-pitch = { $footballer } non è uno dei tuoi uomini in campo: scegli uno che c'è.
refusal-keeper-no-taker = { $footballer } è il tuo portiere e non va sul pallone: scegli un giocatore di movimento.
refusal-keeper-stays = { $footballer } è il portiere, e un portiere non esce mai.
refusal-not-the-best = { $footballer } non è fra quelli con il punteggio più alto: scegli uno di loro.
refusal-not-on-bench = { $footballer } non è sulla tua panchina: scegli uno che c'è.
refusal-in-order-already = { $footballer } è già nella tua lista: scegli il prossimo.
refusal-keeper-for-keeper = { $footballer } non può partire per questo: un portiere si scambia solo con un portiere.
refusal-you-shoot = Tu tiri, non pari: scegli dove va il tiro.
refusal-you-dive = Tu sei in porta, non tiri: scegli da che parte si butta il portiere.

fault-no-such-buyer = Il posto { $seat } non può aprire il calciomercato: a questo tavolo i posti vanno da 0 a { $last }.
fault-market-needs-four = Il mercato fra una partita e l'altra è della coppa e del campionato: scegli coppa o campionato, oppure lascialo chiuso.
fault-carry-squads = Queste rose non si possono riprendere: devono essere { $seats }, ciascuna di 14 giocatori di movimento e un portiere di questo mazzo, e nessuno può stare in due.

## Opzioni

option-first_buyer = Chi apre il calciomercato.
option-first_buyer-lot = a sorte
option-first_buyer-0 = il posto 0
option-first_buyer-1 = il posto 1
option-first_buyer-2 = il posto 2
option-first_buyer-3 = il posto 3
option-draft_passes = Quanti giri fa il mazzo prima che tutti debbano ingaggiare.
option-duel_tie = Chi vince un duello alla pari.
option-duel_tie-defender = chi difende
option-duel_tie-attacker = chi attacca
option-skip_decided = Salta la scelta della direzione quando non può cambiare l'esito del tiro.
option-skip_decided-true = sì, subito l'esito
option-skip_decided-false = no, si sceglie sempre in due
option-card21 = Contro quale difensore centrale si gioca la carta 21.
option-card21-printed = il sinistro, com'è stampato
option-card21-mirrored = il destro, come specchio della carta 20
option-early_stop = Ferma i rigori appena una delle due parti non è più raggiungibile.
option-early_stop-true = sì
option-early_stop-false = no, si tirano tutti e dieci
option-format = Una partita per due mister, oppure una coppa o un campionato per quattro.
option-format-single = una partita secca
option-format-cup = una coppa
option-format-league = un campionato
option-legs = Quante volte si incontrano i mister di un campionato.
option-legs-two = due volte, sei giornate
option-legs-one = una volta, tre giornate
option-market = Tieni aperto il calciomercato fra le partite di una coppa o di un campionato.
option-market-true = sì
option-market-false = no
option-deck = I calciatori con cui si gioca: quelli della scatola, o un mazzo tuo.
option-deck-standard = gli 81 calciatori della scatola

## Com'è finita

reason-unfinished = Si sta ancora giocando.
reason-goals = { $goals }-{ $conceded } a carte esaurite.
reason-shoot-out = Parità in campo, { $goals }-{ $conceded } ai rigori.
reason-cup-goals = La finale è finita { $goals }-{ $conceded }.
reason-cup-shoot-out = La finale è stata decisa ai rigori, { $goals }-{ $conceded }.
reason-league = Titolo vinto con { $points } punti{ $why ->
    [difference] , per differenza reti
    [goals] , per gol segnati
    [head_to_head_points] , per gli scontri diretti
    [lot] , per sorteggio
   *[points] { "" }
}.

## La radiocronaca: il calciomercato

event-draft-begins =
    .a = Il calciomercato è aperto! { $cards_left } calciatori aspettano una squadra, e la prima carta la scopre { $seat }.
    .b = Squillano i telefoni, sudano i procuratori: si comincia, e tocca a { $seat }.
event-turn-up =
    .a = Per { $seat }: { $footballer }, { kind }, { $numbers }.
    .b = { $seat } scopre una carta: { $footballer }, { kind }. { $numbers }.
    .c = Ecco { $footballer }, { kind }: { $numbers }. Che ne dice { $seat }?
    .d = Sulla scrivania di { $seat }: { $footballer }, { kind }, { $numbers }.
    .e = Un altro nome per { $seat }: { $footballer }. { $numbers }, di mestiere { kind }.
event-signed =
    .a = { $n ->
        [15] Firmato! Con { $footballer } la rosa di { $seat } è al completo.
       *[other] Firmato! { $footballer } va da { $seat }, numero { $n } della rosa.
    }
    .b = { $n ->
        [15] { $footballer } è il quindicesimo: { $seat } chiude il portafoglio.
       *[other] { $footballer } si mette la sciarpa di { $seat } e sorride ai fotografi.
    }
    .c = { $n ->
        [15] Ultima firma, { $footballer }: { $seat } rimette il cappuccio alla penna.
       *[other] Una stretta di mano, una firma: { $footballer } gioca per { $seat }.
    }
    .d = { $n ->
        [15] { $footballer } chiude la lista di { $seat }: quindici, non uno di più.
       *[other] { $seat } non lo fa uscire dalla stanza: { $footballer } firma.
    }
event-discarded =
    .a = No, grazie: { $seat } manda via { $footballer }.
    .b = { $seat } scuote la testa, { $footballer } riprende la borsa.
    .c = «Ti facciamo sapere», dice { $seat } a { $footballer }. Sappiamo com'è.
    .d = { $seat } mette { $footballer } fra gli scarti.
    .e = Non oggi, { $footballer }. { $seat } aspetta qualcun altro.
event-remade =
    .a = Il mazzo è finito. Si mescolano i { $n } scartati, e si ricomincia.
    .b = Ci si può ripensare: { $n } calciatori tornano sulla lista.
    .c = Carte finite! Si rimescolano gli scarti, sono { $n }, e avanti.

## La radiocronaca: giornate e formazioni

event-number =
    .a = La sorte ha detto: { $seat } è il numero { $number }.
    .b = Dall'urna il numero { $number } va a { $seat }.
event-round =
    .a = { $format ->
        [cup] { $round ->
            [1] Stasera le semifinali!
           *[other] Il giorno della finale!
        }
       *[league] Giornata { $round } del campionato.
    }
    .b = { $format ->
        [cup] { $round ->
            [1] Quattro mister, due posti in finale.
           *[other] Una coppa sul tavolo, lucidata da stamattina.
        }
       *[league] Eccoci alla giornata { $round }.
    }
event-fixture =
    .a = { $stage ->
        [final] La finale: { $seat } contro { $other }!
        [third-place] Per il terzo posto: { $seat } contro { $other }.
        [semi-final] Semifinale { $match }: { $seat } contro { $other }.
       *[league] { $seat } contro { $other }.
    }
    .b = { $stage ->
        [final] { $seat } e { $other }, e in mezzo la coppa.
        [third-place] { $seat } e { $other } si giocano il podio.
        [semi-final] { $seat } incontra { $other }, e in finale ci va uno solo.
       *[league] In programma: { $seat } e { $other }.
    }
event-line-up =
    .a = Gli undici di { $seat }: { $eleven }. In panchina: { $bench }.
    .b = { $seat } schiera { $eleven }. Aspettano il loro turno { $bench }.
    .c = Carte scoperte! Per { $seat }: { $eleven }. Di riserva { $bench }.
event-kick-off =
    .a = Si parte! Il primo attacco è di { $seat }, { $other } aspetta.
    .b = Fischio d'inizio! La prima carta a { $seat }, { $other } si chiude.
    .c = Tribune piene, erba verde: comincia { $seat } contro { $other }.

## La radiocronaca: gli attacchi

event-attack =
    .a = { $minute }' Attacca { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }E con le ali ai piedi: { $bonus } in più in tutto!
    }
    .b = { $minute }' { $card }! { $seat } viene avanti.{ $bonus ->
        [0] { "" }
       *[other] { " " }Stasera ognuno ha { $bonus } in più!
    }
    .c = { $minute }' Tocca a { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }La squadra intera è caricata, { $bonus } in più a testa!
    }
    .d = { $minute }' { $other } arretra, palla a { $seat }. { $card }!{ $bonus ->
        [0] { "" }
       *[other] { " " }Volano: { $bonus } in più in tutto!
    }
    .e = { $minute }' Una carta nuova per { $seat }: { $card }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Il bonus vale adesso: { $bonus } in più!
    }
event-card =
    .a = { $minute }' { $seat } scopre la carta «{ $card }».
    .b = { $minute }' «{ $card }»: ecco che cosa trova { $seat } in cima al mazzo.
    .c = { $minute }' Per { $seat } la carta «{ $card }».
event-duel-won =
    .a = { $letter ->
        [A] { $by } fa girare la testa a { $rival }!
        [B] { $by } sale più in alto di { $rival }!
        [D] { $by } la infila in mezzo, { $rival } può solo guardare.
        [E] { $by } la mette dentro, { $rival } arriva tardi.
       *[C] { $by } la porta via a { $rival }!
    }
    .b = { $letter ->
        [A] Finta, passo, via! { $rival } sta ancora cercando { $by }.
        [B] Per aria c'è solo { $by }, { $rival } resta a terra.
        [D] Che palla di { $by }! { $rival } è tagliato fuori.
        [E] { $by } la gira intorno a { $rival }, ed è una meraviglia.
       *[C] { $by } la vuole più di { $rival }.
    }
    .c = { $letter ->
        [A] { $by } ha saltato { $rival }, e come!
        [B] { $by } salta presto, { $rival } salta tardi.
        [D] { $by } l'aveva vista prima di tutti; { $rival } mai.
        [E] Sopra la testa di { $rival }, e { $by } sapeva dove.
       *[C] Spalla a spalla, e il pallone ce l'ha { $by }. { $rival } protesta per niente.
    }
    .d = { $letter ->
        [A] { $rival } entra, { $by } non c'è già più.
        [B] La prende { $by }! { $rival } lo teneva per la maglia, e non è bastato.
        [D] { $by }, testa alta, quaranta metri, al centimetro. Mi dispiace, { $rival }.
        [E] { $by } guarda e crossa, e { $rival } alza la gamba per niente.
       *[C] { $rival } ci pensa, { $by } no.
    }
    .e = { $letter ->
        [A] Olé! { $by } lascia { $rival } seduto sull'erba.
        [B] { $by } resta lassù appeso come un quadro, { $rival } è il chiodo.
        [D] { $by } la gioca a occhi chiusi, e { $rival } è battuto.
        [E] { $by } la mette tesa prima che { $rival } batta le ciglia.
       *[C] Pulito pulito: { $by } ruba palla a { $rival }.
    }
event-duel-lost =
    .a = { $letter ->
        [A] { $by } prova a passare, { $rival } chiude la porta.
        [B] { $rival } ci arriva di testa prima di { $by }.
        [D] { $rival } legge il passaggio di { $by } e s'inserisce.
        [E] Il cross di { $by } trova solo la gamba di { $rival }.
       *[C] La palla è di { $rival }, { $by } resta indietro.
    }
    .b = { $letter ->
        [A] Una finta di troppo: { $rival } la toglie a { $by }.
        [B] { $by } salta, { $rival } salta di più.
        [D] Troppo molle { $by }, e { $rival } ringrazia.
        [E] { $by } crossa, { $rival } respinge di testa. Niente da fare.
       *[C] { $rival } sta lì come un lampione. { $by } ci rimbalza.
    }
    .c = { $letter ->
        [A] { $rival } aspetta, aspetta, e la prende. { $by } si guarda le scarpe.
        [B] { $rival } comanda per aria, e { $by } va a casa con il mal di testa.
        [D] { $by } cerca il varco, { $rival } l'ha già chiuso.
        [E] In tribuna! { $rival } non ha lasciato spazio a { $by }.
       *[C] Di lì non si passa: c'è { $rival }, e { $by } torna indietro.
    }
    .d = { $letter ->
        [A] Intervento perfetto di { $rival }; { $by } chiede il fallo e riceve un sorriso.
        [B] { $rival } c'è, come sempre. { $by } può solo applaudire.
        [D] Intercetta { $rival }! { $by } alza la mano: colpa mia.
        [E] { $rival } ci mette il piede, e il cross di { $by } muore lì.
       *[C] { $by } non ha abbastanza forza, { $rival } libera.
    }
    .e = { $letter ->
        [A] { $by } va a sbattere contro { $rival }. Finita lì.
        [B] Saltano in due, e respinge { $rival }. { $by } si lamenta di una gomitata.
        [D] Passaggio di { $by } a { $rival }, che però gioca con gli altri.
        [E] { $by } la manda sul fondo, sotto gli occhi di { $rival }.
       *[C] { $rival } è più svelto di { $by }.
    }
event-unopposed =
    .a = E il loro { place }? Non c'è più! { $by } ha tutto lo spazio del mondo.
    .b = Da { place } { $other } non ha più nessuno, e { $by } passeggia nel buco.
event-nobody-there =
    .a = La palla cerca il suo { place }... e non c'è nessuno. A { $seat } manca un uomo, e si vede.
    .b = { $seat } cerca il suo { place }: un pezzo d'erba vuoto. Attacco finito.
event-crosser =
    .a = Alla bandierina va { $by }: lui sa come si fa.
    .b = Batte { $by }, e l'area si riempie.
    .c = Il corner è affare di { $by }. Pallone perfetto!
event-no-crosser =
    .a = Nella squadra di { $seat } nessuno sa battere un corner così: { $other } libera senza saltare.
    .b = Il corner va dritto sul primo uomo. A { $seat } manca il piede.
event-launch =
    .a = La tiene { $by }, e la lancia con le mani fino a metà campo!
    .b = { $by } non aspetta: un rinvio di sessanta metri, e si girano tutti!
event-no-launch =
    .a = Il portiere la svirgola in fallo laterale. Niente contropiede per { $seat }.
    .b = Quel rilancio non va da nessuna parte: con quei piedi, il portiere di { $seat } faccia rotolare il pallone.
event-blocked =
    .a = In barriera c'è { $by }, e sopra { $by } non si passa. Respinta!
    .b = { $by } salta, e la punizione finisce sulla sua fronte. Niente per { $seat }.
event-over-the-wall =
    .a = Nella barriera di { $other } nessuno salta abbastanza: è passata!
    .b = Gira intorno alla barriera!
event-trick =
    .a = C'è { $by }, spalle alla porta... non oserà... osa!
    .b = Solo a { $by } può venire in mente una cosa così!
event-no-trick =
    .a = Ci sarebbe spazio per un colpo di genio, ma là davanti { $seat } non ha chi fa queste cose.
    .b = Nessuno dei suoi ha la faccia tosta: { $seat } rinuncia, { $other } libera.
event-leader =
    .a = { $by } batte le mani sopra la testa, e cambia tutto.
    .b = { $by } alza la voce, e si alzano undici menti.
event-no-leader =
    .a = Qualcuno dovrebbe farsi sentire, ma { $seat } in campo non ha chi lo faccia.
    .b = Silenzio. { $seat } non ha chi li svegli.
event-lifted =
    .a = Tutti gli uomini di { $seat } hanno { $points } in più in tutto per il prossimo attacco. E subito un'altra carta!
    .b = La squadra di { $seat } cresce di { $points } in tutto, e scopre un'altra carta.
event-taker =
    .a = { $by } prende il pallone e lo sistema. Tira lui.
    .b = { $seat } indica { $by }: va lui.
    .c = Lunga discussione intorno al pallone, e alla fine va { $by }.
event-shot =
    .a = { $by } contro { $keeper }...
    .b = { $by } ha davanti solo { $keeper }!
    .c = { $by } carica il tiro! { $keeper } si prepara...
    .d = Ecco il tiro di { $by }! E { $keeper }?
    .e = { $by } calcia...
event-directions =
    .a = { $guess ->
        [right] { $keeper } va dalla parte giusta!
       *[other] { $keeper } va dalla parte sbagliata!
    }
    .b = { $guess ->
        [right] { $shot ->
            [right] A destra, e { $keeper } c'è...
            [left] A sinistra, e { $keeper } c'è...
           *[centre] Centrale, e { $keeper } non si è mosso...
        }
       *[other] { $dive ->
            [centre] { $keeper } resta in mezzo, il pallone no...
           *[other] { $keeper } vola da una parte, il pallone da un'altra...
        }
    }
    .c = { $guess ->
        [right] L'ha indovinato, { $keeper }...
       *[other] { $by } manda { $keeper } a prendere il giornale...
    }
    .d = { $guess ->
        [right] { $keeper } legge { $by } come un libro...
       *[other] Portiere di qua, palla di là...
    }
event-goal =
    .a = GOL! { $by }! È { $goals }-{ $conceded } per { $seat }!
    .b = { $minute }': è dentro! Segna { $by }, e { $seat } è sul { $goals } a { $conceded } contro { $other }!
    .c = GOL! GOL! { $keeper } la raccoglie in fondo al sacco, { $by } è già sotto un mucchio di compagni. { $goals }-{ $conceded }!
    .d = E { $by } fa { $goals }-{ $conceded }! { $seat } salta giù dalla panchina!
    .e = Niente da fare, { $keeper }! { $by } segna per { $seat }: { $goals }-{ $conceded }!
    .f = GOL per { $seat }! Scrivete: { $by }, minuto { $minute }. { $goals }-{ $conceded }.
event-saved =
    .a = { $guess ->
        [wrong] Ma è palo! { $keeper } può ringraziare il legno.
       *[other] Parata! { $keeper } dice di no a { $by }!
    }
    .b = { $guess ->
        [wrong] Troppo debole, e { $keeper } la recupera! Parata.
       *[other] { $keeper } ci arriva! Che intervento!
    }
    .c = { $guess ->
        [wrong] E la tiene fuori lo stesso, con la gamba di richiamo! { $by } non ci crede.
       *[other] { $keeper } se la stringe al petto, { $by } si tiene la testa.
    }
    .d = { $guess ->
        [wrong] Fuori! { $by } aveva tutta la porta e l'ha sbagliata.
       *[other] No! { $keeper } la gira sul palo e fuori!
    }
    .e = { $guess ->
        [wrong] Alta sulla traversa! { $seat } torna a sedersi.
       *[other] Ancora { $keeper }! { $seat } non ci crede.
    }
    .f = { $guess ->
        [wrong] Sbatte sul tacco del portiere e resta fuori. Per { $seat } è sempre { $goals }-{ $conceded }.
       *[other] Addosso a { $keeper }. Per { $seat } è sempre { $goals }-{ $conceded }.
    }
event-sent-off =
    .a = Cartellino rosso! { $by } deve uscire, e { $seat } va avanti con un uomo in meno.
    .b = L'arbitro non ha dubbi: fuori { $by }! { $seat } perde il migliore di tutti.
event-injured =
    .a = { $by } resta a terra. Non ce la fa.{ $left ->
        [0] { " " }E sulla panchina di { $seat } non c'è più nessuno!
       *[other] { "" }
    }
    .b = La barella per { $by }! Un brutto colpo per { $seat }.{ $left ->
        [0] { " " }La panchina è vuota: non entra nessuno.
       *[other] { "" }
    }
event-comes-on =
    .a = { $by } si toglie la tuta e va a giocare da { place }.
    .b = Entra { $by }, da { place }. In bocca al lupo.
event-second-lap =
    .a = Le carte sono finite per la prima volta. Si mescolano tutte e { $n }, e avanti.
    .b = Metà serata è andata: gol segnati sul foglio, { $n } carte rimescolate, palla al centro.
event-full-time =
    .a = Giocata l'ultima carta! { $seat } { $goals }, { $other } { $conceded }.
    .b = Finita: { $seat } contro { $other }, { $goals }-{ $conceded }.

## La radiocronaca: i rigori

event-shoot-out =
    .a = { $goals }-{ $goals }, e serve un vincitore: rigori fra { $seat } e { $other }!
    .b = Parità a { $goals }. { $seat } e { $other } vanno sul dischetto, e i nostri nervi con loro.
event-order =
    .a = La lista di { $seat }: { $takers }.
    .b = { $seat } li manda in quest'ordine: { $takers }.
event-toss =
    .a = La monetina dice { $seat }: primo rigore contro il portiere di { $other }.
    .b = Comincia { $seat }, poi tocca a { $other }.
event-sudden-death =
    .a = Cinque a testa, e niente li divide. Da adesso un errore può essere l'ultimo!
    .b = Rigori a oltranza! { $seat } e { $other } vanno avanti, uno a testa.
event-kick =
    .a = Rigore { $number } per { $seat }: { $by } contro { $keeper }...
    .b = { $by } fa la lunga camminata. { $keeper } aspetta sulla linea...
    .c = Adesso { $by }, per { $seat }...
event-kick-goal =
    .a = Dentro! A { $by } non trema il piede. { $goals }-{ $conceded } per { $seat }.
    .b = Gol! Niente da fare, { $keeper }: { $goals }-{ $conceded }.
    .c = { $by } segna, e respira. { $seat } { $goals }, { $other } { $conceded }.
event-kick-saved =
    .a = { $guess ->
        [wrong] Palo! { $keeper } era battuto. Per { $seat } resta { $goals }-{ $conceded }.
       *[other] Para { $keeper }! Per { $seat } resta { $goals }-{ $conceded }.
    }
    .b = { $guess ->
        [wrong] Alto! { $by } si copre il viso. { $other } è sul tetto della panchina.
       *[other] No! { $keeper } ferma { $by }! { $other } è sul tetto della panchina.
    }
    .c = { $by } contro { $keeper }, e vince { $keeper }. { $goals }-{ $conceded }.
event-shoot-out-lot =
    .a = Trenta rigori a testa e ancora niente li divide: decide la monetina, e dice { $seat }.
    .b = Si spengono i riflettori. La sorte vale l'ultimo gol, e tocca a { $seat }!
event-shoot-out-over =
    .a = È finita! { $seat } vince ai rigori, { $goals }-{ $conceded }. { $other } in ginocchio.
    .b = { $goals }-{ $conceded } dal dischetto: la spunta { $seat }! Un abbraccio a { $other }, che non meritava di perdere.

## La radiocronaca: classifica, mercato, fine

event-standing =
    .a = { $place }. { $seat }: { $points ->
        [one] un punto
       *[other] { $points } punti
    } in { $played }, differenza reti { $difference }.{ $why ->
        [difference] { " " }Avanti per differenza reti.
        [goals] { " " }Avanti per gol segnati.
        [head_to_head_points] { " " }Avanti negli scontri diretti.
        [lot] { " " }Avanti per sorteggio.
       *[other] { "" }
    }
    .b = Al { $place }º posto { $seat }: { $points ->
        [one] un punto
       *[other] { $points } punti
    } dopo { $played }, differenza reti { $difference }.{ $why ->
        [difference] { " " }Decide la differenza reti.
        [goals] { " " }Decidono i gol segnati.
        [head_to_head_points] { " " }Decidono gli scontri diretti.
        [lot] { " " }Decide la sorte.
       *[other] { "" }
    }
event-lots =
    .a = { $n } mister sono pari in tutto. Decide la sorte, ed ecco la classifica:
    .b = Il campo non ne separa { $n }: un'urna, una benda sugli occhi, e la classifica finale:
event-market-opens =
    .a = Finita la giornata { $round }, si apre il mercato: { $n } carte da pescare.
    .b = Valigie in corridoio! Dopo la giornata { $round } ci sono { $n } visite al mercato.
event-swapped =
    .a = { $seat } prende { $footballer } e saluta { $off }.
    .b = Dentro { $footballer }, fuori { $off }: { $seat } cambia la rosa.
event-refused =
    .a = { $seat } ringrazia { $footballer } e si tiene tutti i suoi.
    .b = A { $seat } non serve { $footballer }: torna in fondo al mazzo.
event-cup-place =
    .a = { $place }º posto: { $seat }.
    .b = { $seat } chiude al { $place }º posto.
event-end-goals =
    .a = È finita! Vince { $seat }, { $goals }-{ $conceded }.
    .b = { $goals }-{ $conceded }, e { $seat } può allentare la cravatta. Che partita.
event-end-shoot-out =
    .a = Ci sono voluti i rigori, { $goals }-{ $conceded }, ma la partita è di { $seat }.
    .b = { $seat } la vince dal dischetto, { $goals }-{ $conceded }. Buonanotte a tutti.
event-end-cup-goals =
    .a = { $seat } alza la coppa! { $goals }-{ $conceded } in finale.
    .b = Nastri, lacrime, giro di campo: la coppa è di { $seat }, { $goals }-{ $conceded }.
event-end-cup-shoot-out =
    .a = { $seat } alza la coppa, dopo una finale chiusa { $goals }-{ $conceded } ai rigori!
    .b = Dal dischetto al cielo: la coppa va a { $seat }, { $goals }-{ $conceded } ai rigori.
event-end-league =
    .a = Il titolo è di { $seat }, con { $points } punti!{ $why ->
        [difference] { " " }Solo per differenza reti!
        [goals] { " " }Solo per gol segnati!
        [head_to_head_points] { " " }Grazie agli scontri diretti!
        [lot] { " " }Per grazia della sorte!
       *[other] { "" }
    }
    .b = La stagione è finita, e { $points } punti valgono a { $seat } il titolo.{ $why ->
        [difference] { " " }L'ha deciso la differenza reti.
        [goals] { " " }L'hanno deciso i gol segnati.
        [head_to_head_points] { " " }L'hanno deciso gli scontri diretti.
        [lot] { " " }L'ha deciso la sorte.
       *[other] { "" }
    }

## Statistiche

count-draft-begins = calciomercati
count-turn-up = calciatori scoperti
count-signed = ingaggi
count-discarded = calciatori scartati
count-remade = rimescolate dei calciatori
count-number = numeri sorteggiati
count-round = giornate
count-fixture = incontri in programma
count-line-up = formazioni
count-kick-off = fischi d'inizio
count-attack = attacchi
count-card = carte senza tiro
count-duel-won = duelli vinti
count-duel-lost = duelli persi
count-unopposed = duelli senza avversario
count-nobody-there = attacchi persi per un uomo che manca
count-crosser = corner battuti
count-no-crosser = corner sprecati
count-launch = contropiedi partiti
count-no-launch = contropiedi non partiti
count-blocked = punizioni respinte
count-over-the-wall = punizioni oltre la barriera
count-trick = prodezze tentate
count-no-trick = prodezze che nessuno sapeva fare
count-leader = leader che si fanno sentire
count-no-leader = leader mancati
count-lifted = bonus
count-taker = tiratori scelti
count-shot = tiri
count-directions = direzioni indovinate o no
count-goal = gol
count-saved = parate
count-sent-off = espulsioni
count-injured = infortuni
count-comes-on = cambi
count-second-lap = rimescolate delle carte azione
count-full-time = partite
count-shoot-out = serie di rigori
count-order = liste di rigoristi
count-toss = sorteggi del primo rigore
count-sudden-death = rigori a oltranza
count-kick = rigori finali
count-kick-goal = rigori finali segnati
count-kick-saved = rigori finali parati
count-shoot-out-lot = serie di rigori decise a sorte
count-shoot-out-over = serie di rigori decise
count-standing = righe di classifica
count-lots = classifiche decise a sorte
count-market-opens = mercati fra le giornate
count-swapped = scambi
count-refused = offerte rifiutate
count-cup-place = piazzamenti in coppa
count-end-goals = decise dai gol
count-end-shoot-out = decise ai rigori
count-end-cup-goals = finali decise dai gol
count-end-cup-shoot-out = finali decise ai rigori
count-end-league = campionati

event-expected =
    .a = Gol attesi finora: { $seat } { $expected }, { $other } { $against }.
    .b = Un'occasione da { $chance } su cento. Gol attesi: { $seat } { $expected }, { $other } { $against }.
    .c = Per gli statistici: { $expected } gol attesi per { $seat }, { $against } per { $other }.
count-expected = tiri pesati

## Why: what the bench says for a move

why-sign = Delle { $cards } carte ancora in arrivo { $better ->
    [0] nessuna farebbe più comodo alla tua rosa
    [one] una sola farebbe più comodo alla tua rosa
   *[other] { $better } farebbero più comodo alla tua rosa
}, e { $places ->
    [one] te ne manca uno
   *[other] te ne mancano { $places }
}.
why-discard = Delle { $cards } carte ancora in arrivo { $better ->
    [one] una farebbe più comodo alla tua rosa
   *[other] { $better } farebbero più comodo alla tua rosa
}: { $places ->
    [one] basta per quello che ti manca
   *[other] bastano per i { $places } che ti mancano
}.
why-line-up = È negli undici che segnano di più e subiscono di meno contro tutto quello che la loro rosa può schierare.
why-taker = Fra quelli che puoi nominare nessuno ha un piede migliore: F { $n }.
why-leaver = Valgono lo stesso, ma nelle { $cards } carte che restano è lui che mancherà di più.
why-substitute = Come { place } è lui che sfrutta meglio le { $cards } carte che restano.
why-swap = Senza chi parte, e con il nuovo arrivato, la tua rosa vale di più.
why-refuse = Il nuovo arrivato è quello che serve di meno alla tua rosa.
why-guess = Usa tutte e tre le direzioni allo stesso modo e nessuno ti legge: così due tiri su tre entrano, qualunque cosa facciano.
why-goal = Qui la direzione non conta: chi tira è più forte, ed è gol in ogni caso.
why-saved = Qui la direzione non conta: il portiere è più forte, e para in ogni caso.
