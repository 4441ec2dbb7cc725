# Calciatori propri: che cosa spiega il file di un mazzo, come si elenca un mazzo, e che cosa può non andarci.

deck-good-deck = Tutto a posto: { $cards } calciatori, bastano per non più di { $managers } mister.

deck-column-name = nome
deck-column-role = ruolo
deck-column-nation = naz
deck-column-age = età
deck-column-overall = tot
deck-column-skills = doti

deck-word-full_back = terzino
deck-word-centre_back = difensore centrale
deck-word-winger = ala
deck-word-central_midfielder = centrocampista
deck-word-target_man = centravanti
deck-word-second_striker = seconda punta
deck-word-goalkeeper = portiere
deck-word-backheel = tacco
deck-word-bicycle_kick = rovesciata
deck-word-crowd_leader = idolo
deck-word-true_leader = leader

deck-template-toml =
    Calciatori tuoi, per Mister.

    Con questo file si può giocare così com'è: è il mazzo della scatola. Cambialo, aggiungi e togli come ti pare. Ci
    vogliono almeno un portiere e 14 giocatori di movimento per ogni mister: 2 e 28 per una partita secca, 4 e 56 per
    una coppa o un campionato.

      tavolino deck check FILE                 dice che cosa non va
      tavolino deck show mister FILE           lo elenca
      tavolino play mister --option deck=FILE  ci gioca

    Ogni calciatore comincia con [[footballer]], e ha questi campi:
deck-template-csv =
    Calciatori tuoi, per Mister.

    Con questa tabella si può giocare così com'è: è il mazzo della scatola. Cambiala, aggiungi e togli come ti pare. Ci
    vogliono almeno un portiere e 14 giocatori di movimento per ogni mister: 2 e 28 per una partita secca, 4 e 56 per
    una coppa o un campionato.

      tavolino deck check FILE                 dice che cosa non va
      tavolino deck show mister FILE           lo elenca
      tavolino play mister --option deck=FILE  ci gioca

    La prima riga dà i nomi alle colonne, che possono stare in qualsiasi ordine; ogni riga dopo è un calciatore. Fra le
    celle stanno virgole, punti e virgola o tabulazioni. Quel che un calciatore non ha è una cella vuota; fra due doti
    sta uno spazio. Le colonne:
deck-template-fields =
      id      un nome breve in lettere minuscole a-z, cifre e trattini, diverso per ogni carta
      name    il nome che sta sulla carta, al massimo 22 lettere
      nation  le due lettere del paese: IT, RO, BR, ...
      age     gli anni, da 14 a 99
      role    dove gioca volentieri (solo un consiglio: un giocatore di movimento può stare ovunque)
                full_back terzino, centre_back difensore centrale, winger ala, central_midfielder centrocampista
                centrale, target_man centravanti di peso, second_striker seconda punta, goalkeeper portiere
      A - H   numeri interi da 1 a 10
                un giocatore di movimento ha A finalizzazione, B colpo di testa, C difesa, D passaggio, E cross,
                F calci piazzati
                un portiere ha C uscite, D rilancio, G parata, H presa alta
      skills  nessuna, una o più di queste doti
                backheel, bicycle_kick    colpo di tacco e rovesciata: per le carte 23 e 24, a centrocampo o in attacco
                crowd_leader, true_leader idolo dei tifosi e leader nato: per le carte 25 e 26

    Certi numeri pesano più di altri: un 10 in B ferma ogni punizione, ai corner serve un 8 in E, e al contropiede un
    portiere con almeno 2 in D.

fault-goalkeepers-letter = un portiere non ha { $letter }: ha C, D, G e H
fault-outfielders-letter = un giocatore di movimento non ha { $letter }: ha quelle da A a F
fault-few-goalkeepers = { $n ->
        [one] un portiere è troppo poco
       *[other] { $n } portieri sono troppo pochi
    }: per { $managers } mister ce ne vogliono { $needed }
fault-few-outfielders = { $n ->
        [one] un giocatore di movimento è troppo poco
       *[other] { $n } giocatori di movimento sono troppo pochi
    }: per { $managers } mister ce ne vogliono { $needed }
