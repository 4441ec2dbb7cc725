# Quello che sta stampato sulle carte accanto a nomi e testi.

half-attack = Attacco
half-defence = Difesa
half-only = La ferma soltanto: { $defence }
section-white = Evento bianco
section-challenge = Sfida
section-management = Gestione

## Che cosa fanno i verbi delle carte evento, per carte con altre cifre da quelle della scatola

effect-income = Incassi { $n ->
        [one] 1 milione
       *[other] { $n } milioni
    } in più ogni turno{ $if ->
        [challenge] , o { $instead } se nel turno prima sei stato in una sfida
        [captain] , o { $instead } finché hai un capitano
       *[other] { "" }
    }.
effect-total = Il totale delle tue azioni è più alto di { $n }{ $alone ->
        [yes] , a meno che questa carta l'abbia in gioco anche un altro manager
       *[no] { "" }
    }.
effect-peace = Scegli un manager che non abbia già scelto te: da ora voi due non potete sfidarvi.
effect-discount = { $values ->
        [one-purchase] Il tuo prossimo acquisto di questo turno costa { $n ->
            [one] 1 milione
           *[other] { $n } milioni
        } in meno.
       *[other] I calciatori di valore { $values } ti costano { $n ->
            [one] 1 milione
           *[other] { $n } milioni
        } in meno.
    }
effect-raise = { $who ->
        [outsider] In una sfida fra altri, { $how ->
            [all] ogni calciatore in azione
           *[one] un calciatore in azione
        }
       *[other] { $how ->
            [all] Ognuno dei tuoi calciatori in azione
           *[one] Uno dei tuoi calciatori in azione
        }
    }{ $at_most ->
        [0] { "" }
       *[other] { " " }che sulla carta vale al massimo { $at_most }
    } vale { $n } in più.
effect-lower = { $who ->
        [outsider] In una sfida fra altri, { $how ->
            [all] ogni calciatore in azione
           *[one] un calciatore in azione
        }
       *[other] { $how ->
            [all] Ognuno dei calciatori avversari in azione
           *[one] Uno dei calciatori avversari in azione
        }
    } vale { $n } in meno.
effect-redraw = Prima di scegliere i tuoi calciatori, scarta la tua carta azione e pescane un'altra.
effect-send_off = Uno dei calciatori avversari in azione è fuori fino alla fine del turno, e al suo posto deve andare un altro del suo ruolo.
effect-becomes = Prima di scegliere i tuoi calciatori, la tua azione diventa: { $half }{ $need ->
        [none] { "" }
       *[other] , { $need }
    }.
effect-retry = Subito dopo un gol subito, riprova la difesa con una carta nuova: se riesce, il gol non vale.
effect-money = Ricevi { $n ->
        [one] 1 milione
       *[other] { $n } milioni
    }.
effect-find = Scopri una carta a caso del tuo mazzo squadra e prendila per { $n ->
        [one] 1 milione
       *[other] { $n } milioni
    }, se c'è posto.
effect-swap = Scambia un tuo calciatore con uno dello stesso ruolo di un altro manager: i valori possono distare al massimo { $n }, capitani esclusi.
effect-bet = Quando altri due manager si sfidano, di' gol o niente gol: se indovini, ricevi { $n ->
        [one] 1 milione
       *[other] { $n } milioni
    }.
effect-fixture = Scegli un manager: la prossima sfida di questo turno deve andare a lui, se può.
effect-look = Guarda { $n ->
        [one] la prima carta
       *[other] le prime { $n } carte
    } di un mazzo squadra e, se vuoi, comprane una: è il tuo acquisto del turno.
effect-draw = Peschi { $n ->
        [one] 1 carta evento
       *[other] { $n } carte evento
    }.
effect-tax = Il più ricco degli altri manager paga { $n ->
        [one] 1 milione
       *[other] { $n } milioni
    } alla banca.
