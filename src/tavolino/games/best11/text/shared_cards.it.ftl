# Carte azione, carte gestione e moduli propri, e che cosa dicono tutte queste carte.

help-action = Attacco { $attack }, difesa { $defence }.
help-management = { $money } { $money ->
        [one] milione
       *[other] milioni
    }; { $events ->
        [one] 1 carta evento
       *[other] { $events } carte evento
    }; { $challenge }; oppure: { $other }.

deck-good-actions = Tutto a posto: { $cards } carte azione.
deck-good-management = Tutto a posto: { $cards } carte gestione.
deck-good-formations = Tutto a posto: { $cards } moduli, bastano fino a { $managers } manager.
option-actions = Le carte azione con cui si gioca: quelle della scatola o le tue.
option-actions-standard = le 30 carte della scatola
option-management = Le carte gestione con cui si gioca: quelle della scatola o le tue.
option-management-standard = le 10 carte della scatola
option-formations = I moduli con cui si gioca: quelli della scatola o i tuoi.
option-formations-standard = gli 8 moduli della scatola
fault-ids-in-both-decks = Due dei tuoi mazzi hanno degli id in comune: { $ids }. Danne altri a uno dei due.

deck-column-attack = attacco
deck-column-attack_needs = chiede
deck-column-stopped_by = si ferma solo con
deck-column-defence = difesa
deck-column-defence_needs = chiede
deck-column-money = denaro
deck-column-events = eventi
deck-column-bonus = sfida con
deck-column-by = di
deck-column-other = oppure
deck-column-formation = modulo

deck-word-none = nessun bonus
deck-word-strongest = il più forte
deck-word-total = totale
deck-word-draw = due carte
deck-word-deny = bonus negato

deck-template-actions-toml =
    Carte azione tue, per Best 11.

    Con questo file si può giocare così com'è: è il mazzo della scatola. Cambialo, aggiungi e togli come vuoi: almeno 10
    carte.

      tavolino deck check FILE                    dice che cosa non va
      tavolino deck show best11 FILE              lo elenca
      tavolino play best11 --option actions=FILE  ci gioca

    Ogni tipo di carta comincia con [[actions]], e ha questi campi:
deck-template-actions-csv =
    Carte azione tue, per Best 11.

    Con questa tabella si può giocare così com'è: è il mazzo della scatola. Cambiala, aggiungi e togli come vuoi: almeno
    10 carte.

      tavolino deck check FILE                    dice che cosa non va
      tavolino deck show best11 FILE              lo elenca
      tavolino play best11 --option actions=FILE  ci gioca

    La prima riga dà il nome alle colonne, in un ordine qualsiasi; ogni riga dopo è un tipo di carta. Fra le celle stanno
    virgole, punti e virgola o tabulazioni. Quel che una carta non ha è una cella vuota. Le colonne:
deck-template-actions-fields =
      n              quante ce ne sono, da 1 a 20
      attack         la metà per l'attacco: una della scatola, come corner, o il nome che le dai, al massimo 30 lettere
      attack_needs   che cosa chiede, com'è stampato: C+D=6 è un centrocampista e un difensore che insieme arrivano a 6,
                     D/C/A=5 uno di questi che arriva a 5. Da uno a tre calciatori, al massimo 8 punti per ognuno. Una
                     metà della scatola ce l'ha già; la stessa metà chiede sempre lo stesso
      stopped_by     la sola metà per la difesa con cui la si può fermare, se c'è
      defence        la metà per la difesa, allo stesso modo
      defence_needs  che cosa chiede quella
deck-template-management-toml =
    Carte gestione tue, per Best 11.

    Con questo file si può giocare così com'è: sono le dieci della scatola. Possono essere da 8 a 10.

      tavolino deck check FILE                       dice che cosa non va
      tavolino deck show best11 FILE                 lo elenca
      tavolino play best11 --option management=FILE  ci gioca

    Ogni carta comincia con [[management]], e ha questi campi:
deck-template-management-csv =
    Carte gestione tue, per Best 11.

    Con questa tabella si può giocare così com'è: sono le dieci della scatola. Possono essere da 8 a 10.

      tavolino deck check FILE                       dice che cosa non va
      tavolino deck show best11 FILE                 lo elenca
      tavolino play best11 --option management=FILE  ci gioca

    La prima riga dà il nome alle colonne, in un ordine qualsiasi; ogni riga dopo è una carta. Fra le celle stanno
    virgole, punti e virgola o tabulazioni. Quel che una carta non ha è una cella vuota. Le colonne:
deck-template-management-fields =
      money   quanti milioni porta, da 0 a 20
      events  quante carte evento, da 0 a 4
      bonus   che cosa viene con la sfida: P, D, C o A (ogni tuo calciatore di quel ruolo conta di più), strongest (il più
              forte), total (il totale), draw (due carte azione fra cui scegliere), deny (il bonus dell'avversario non
              conta), o none (niente)
      by      con P, D, C, A, strongest e total: di quanto, da 1 a 6
      other   free-footballer (un calciatore gratis), free-coach (un allenatore gratis), poach (un calciatore
              dell'avversario), exchange-footballer (cambio di un calciatore), exchange-coach (cambio dell'allenatore),
              spending-spree (acquisti senza limite), new-market (mercato nuovo), captain (capitano) o immunity (immunità)
      title   come si chiama la carta, se vuoi, al massimo 30 lettere
deck-template-formations-toml =
    Moduli tuoi, per Best 11.

    Con questo file si può giocare così com'è: sono gli otto della scatola. Ce ne vuole uno per ogni manager.

      tavolino deck check FILE                       dice che cosa non va
      tavolino deck show best11 FILE                 lo elenca
      tavolino play best11 --option formations=FILE  ci gioca

    Ogni modulo comincia con [[formations]]. "formation" sono i suoi numeri, da tre a cinque, dieci calciatori in tutto:
    prima i difensori, per ultimi gli attaccanti. "text" è quel che dice la carta, se vuoi, al massimo 200 lettere.
deck-template-formations-csv =
    Moduli tuoi, per Best 11.

    Con questa tabella si può giocare così com'è: sono gli otto della scatola. Ce ne vuole uno per ogni manager.

      tavolino deck check FILE                       dice che cosa non va
      tavolino deck show best11 FILE                 lo elenca
      tavolino play best11 --option formations=FILE  ci gioca

    La colonna formation ha i numeri, da tre a cinque, dieci calciatori in tutto: prima i difensori, per ultimi gli
    attaccanti. La colonna text è quel che dice la carta, se vuoi, al massimo 200 lettere.

fault-need-form = «{ $field }» si scrive come sulla carta, per esempio C+D=6 o D/C/A=5, non { $value }
fault-need-total = «{ $field }» non può chiedere { $value } punti: si può arrivare da 1 a { $most }
fault-half-needs = «{ $half }» non è una metà della scatola: di' in «{ $field }» che cosa chiede
fault-half-differs = su un'altra carta «{ $half }» chiede qualcos'altro
fault-pair-twice = una carta con queste due metà c'è già alla riga { $first }: mettile insieme in «n»
fault-few-actions = { $n } carte sono troppo poche: ce ne vogliono { $needed }
fault-few-management = { $n } carte sono troppo poche: ce ne vogliono { $needed }
fault-by-of-bonus = solo questi hanno un «by»: { $known }
fault-formation-numbers = «{ $value }» non è un modulo: scrivi da tre a cinque numeri da 1 a 6 che fanno dieci, come 4-4-2
fault-few-formations = { $n } moduli sono troppo pochi per { $managers } manager: ognuno ne ha uno diverso
