# Carte azione proprie: che cosa spiega il file, che cosa dice una carta e che cosa può non andare.

deck-good-actions = Tutto a posto: { $cards } carte azione.
option-actions = Le carte azione con cui si gioca: quelle della scatola o le tue.
option-actions-standard = le 32 carte della scatola
fault-ids-in-both-decks = I tuoi calciatori e le tue carte azione hanno degli id in comune: { $ids }. Danne un altro agli uni o alle altre.

deck-column-phases = fasi
deck-column-shot = tiro

help-phase-duel = { $margin ->
        [none] { $own } contro { $theirs }
       *[other] { $own } ≥ { $theirs } { $margin }
    }
help-phase-anyone = chiunque con { $letter } ≥ { $n }
help-phase-keeper = { $letter } del proprio portiere ≥ { $n }
help-phase-taker = scegli chi tira
help-phase-wall = respinta da una { $letter } di { $n }
help-phase-skill = { $where ->
        [pitch] { $skill } in campo
       *[midfield_attack] { $skill } a centrocampo o in attacco
    }
help-phase-bonus = +{ $n } in tutto, e un'altra carta (7.8)
help-phase-sent_off = espulso (7.1)
help-phase-injury = infortunato (7.4)
help-shot-duel = { $own } contro { $keeper }
help-shot-penalty = { $own } contro { $keeper }, rigore (6.5)
help-shot-guess = solo indovinando (6.12)

actions-template-toml =
    Carte azione tue, per Mister.

    Con questo file si può giocare così com'è: è il mazzo della scatola. Cambialo, aggiungi e togli come vuoi: fino a 64
    carte, almeno 8 con un tiro, al massimo 4 che tolgono un calciatore dal campo.

      tavolino deck check FILE                    dice che cosa non va
      tavolino deck show mister FILE              lo elenca
      tavolino play mister --option actions=FILE  ci gioca

    Ogni carta comincia con [[action]], e ha questi campi:
actions-template-csv =
    Carte azione tue, per Mister.

    Con questa tabella si può giocare così com'è: è il mazzo della scatola. Cambiala, aggiungi e togli come vuoi: fino a
    64 carte, almeno 8 con un tiro, al massimo 4 che tolgono un calciatore dal campo.

      tavolino deck check FILE                    dice che cosa non va
      tavolino deck show mister FILE              lo elenca
      tavolino play mister --option actions=FILE  ci gioca

    La prima riga dà il nome alle colonne, in un ordine qualsiasi; ogni riga dopo è una carta. Fra le celle stanno
    virgole, punti e virgola o tabulazioni; una cella che ne contiene sta fra virgolette. Una fase è un verbo con i suoi
    campi, come duel own=E:ED theirs=C:TS; fra due fasi sta un punto e virgola. Le colonne:
actions-template-fields =
      id      quale carta della scatola è, o un nome corto tuo con lettere minuscole a-z, cifre e trattini; ognuno una volta
      title   come si chiama la carta, al massimo 30 lettere; una carta della scatola ce l'ha già
      text    che cos'altro dice, al massimo 200 lettere; si può lasciar fuori
      phases  che cosa deve riuscire, in quest'ordine, da una a sei: la prima che fallisce chiude l'attacco
      shot    che cosa viene quando sono riuscite tutte; una carta che finisce con bonus, sent_off o injury non ce l'ha
actions-template-verbs =
    Le posizioni sono TD DCD DCS TS, ED CCD CCS ES, AD AS (difesa, centrocampo e attacco), viste dalla propria panchina;
    valgono anche le sigle che le carte hanno in inglese e in romeno. Un calciatore è una lettera da A a F e una
    posizione, come E e ED: il cross dell'esterno destro.

    I verbi di una fase:

      duel      own contro theirs: riesce se own ha di più; con un margin da -9 a 9, se own arriva almeno a theirs più quello
      anyone    riesce se uno dei tuoi calciatori ha almeno (at_least) tanto, da 1 a 10, di una lettera (letter)
      keeper    lo stesso del tuo portiere: C, D, G o H
      taker     scegli uno dei tuoi giocatori di movimento, che poi tira
      wall      fallisce se uno dei loro ha almeno (at_least) tanto, da 2 a 10, di una lettera
      skill     riesce se hai un calciatore con quella dote: backheel (colpo di tacco), bicycle_kick (rovesciata),
                crowd_leader (idolo dei tifosi) o true_leader (leader nato), dove (where): pitch, tutto il campo, o
                midfield_attack, centrocampo e attacco
      bonus     da 1 a 5 punti (points) in più in tutto nel tuo prossimo attacco, e subito un'altra carta
      sent_off  il tuo migliore in campo, portiere escluso, è espulso
      injury    il tuo migliore in campo, portiere escluso, si fa male, ed entra un altro

    I tipi di tiro:

      duel      own (una lettera e una posizione, o taker) contro la lettera del portiere: keeper C, D, G o H
      penalty   lo stesso, e più facile di uno
      guess     per chi ha una dote (skill): gol se le direzioni sono diverse

fault-action-figure = «{ $field }» dev'essere una lettera da A a F e una posizione, come ["E", "ED"] o E:ED, non { $value }
fault-action-step = «{ $field }» dev'essere un verbo con i suoi campi, come duel own=E:ED theirs=C:TS, non { $value }
fault-action-word = in «{ $field }» «{ $value }» non esiste. Esistono: { $known }
fault-action-phases = «phases» dev'essere un elenco da una a { $most } fasi, non { $value }
fault-action-ending = una carta finisce con un tiro (shot), oppure la sua ultima fase è una di queste: { $verbs }
fault-action-taker = chi deve tirare si sceglie una volta, in una fase «taker», e nessun altro
fault-few-attacks = le carte con un tiro sono troppo poche, { $n }: per una partita ne servono { $needed }
fault-many-leavers = { $n } carte tolgono un calciatore: al massimo sono { $most }, o una squadra resterebbe senza
