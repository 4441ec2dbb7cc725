# Un club e un mazzo evento propri: che cosa spiegano i loro file, come si elencano, e che cosa può non andare.

deck-good-club = Tutto a posto: { $cards } carte squadra, bastano per non più di { $managers } manager.
deck-good-events = Tutto a posto: { $cards ->
        [one] un tipo
       *[other] { $cards } tipi
    } di carte evento, bastano per non più di { $managers } manager.

deck-column-name = nome
deck-column-role = ruolo
deck-column-value = valore
deck-column-nation = naz
deck-column-age = età
deck-column-likes = gli piacciono
deck-column-dislikes = non gli piacciono
deck-column-colour = colore
deck-column-when = quando
deck-column-who = chi
deck-column-effect = effetto
deck-column-out = si toglie

deck-word-P = portiere
deck-word-D = difensore
deck-word-C = centrocampista
deck-word-A = attaccante
deck-word-coach = allenatore
deck-word-white = bianco
deck-word-challenge = sfida
deck-word-management = gestione
deck-word-any = in ogni momento
deck-word-move = propria mossa
deck-word-declared = lanciata
deck-word-drawn = carta pescata
deck-word-chosen = scelti
deck-word-window = valori
deck-word-goal = gol
deck-word-acting = chi agisce
deck-word-other = l'altro
deck-word-attacker = attacco
deck-word-defender = difesa
deck-word-outsider = chi è fuori
deck-word-both = tutti e due
deck-word-two-managers = in due
deck-word-different-clubs = club diversi

deck-template-club-toml =
    Un club tuo, per Best 11.

    Con questo file si può giocare così com'è: è un club della scatola. Dagli un altro nome, scrivi le tue carte sopra le
    nostre, aggiungi e togli. Per due manager ci vogliono 2 portieri, 9 difensori, 10 centrocampisti, 5 attaccanti e
    2 allenatori; per cinque manager 5, 21, 24, 11 e 5.

      tavolino deck check FILE                 dice che cosa non va
      tavolino deck show best11 FILE           lo elenca
      tavolino play best11 --option club=FILE  ci gioca

    Prima il club, se vuoi (tutto questo si può tralasciare):

      name, town  il club e la sua città, al massimo 30 lettere
      nation      le due lettere del paese: IT, RO, GB, ...
      character   una riga sul club
      kit         il disegno della maglia (plain tinta unita, stripes a strisce, hoops a fasce, halves a metà, sash con la
                  banda) e due colori, come "#2f7d4f"

    Poi le carte, una per riga, con questi campi:
deck-template-club-csv =
    Un club tuo, per Best 11.

    Con questa tabella si può giocare così com'è: è un club della scatola. Dalle un altro nome (il club si chiama come il
    file), scrivi le tue carte sopra le nostre, aggiungi e togli. Per due manager ci vogliono 2 portieri, 9 difensori,
    10 centrocampisti, 5 attaccanti e 2 allenatori; per cinque manager 5, 21, 24, 11 e 5.

      tavolino deck check FILE                 dice che cosa non va
      tavolino deck show best11 FILE           lo elenca
      tavolino play best11 --option club=FILE  ci gioca

    La prima riga dà i nomi alle colonne, che possono stare in qualsiasi ordine; ogni riga dopo è una carta. Fra le celle
    stanno virgole, punti e virgola o tabulazioni. Quel che una carta non ha è una cella vuota; fra i moduli stanno degli
    spazi. Le colonne:
deck-template-club-fields =
      id        un nome breve in lettere minuscole a-z, cifre e trattini, diverso per ogni carta
      role      P portiere, D difensore, C centrocampista, A attaccante, o coach per un allenatore
      name      il nome che sta sulla carta, al massimo 22 lettere
      nation    le due lettere del paese
      age       gli anni, da 14 a 99
      value     quanto vale, in punti e in milioni: da 1 a 6, un allenatore da 1 a 5
      likes     solo un allenatore: tre moduli che gli piacciono
      dislikes  solo un allenatore: altri due, che non gli vanno giù
                4-4-2, 4-3-3, 3-5-2, 4-5-1, 5-3-2, 4-2-3-1, 4-3-1-2, 4-3-2-1
deck-template-events-toml =
    Un mazzo eventi tuo, per Best 11.

    Con questo file si può giocare così com'è: è il mazzo eventi della scatola. Cambia i numeri e gli effetti, lascia
    fuori quel che non ti piace, e aggiungi carte tue.

      tavolino deck check FILE                   dice che cosa non va
      tavolino deck show best11 FILE             lo elenca
      tavolino play best11 --option events=FILE  ci gioca

    Ogni tipo di carta comincia con [[events]], e ha questi campi:
deck-template-events-csv =
    Un mazzo eventi tuo, per Best 11.

    Con questa tabella si può giocare così com'è: è il mazzo eventi della scatola. Cambia i numeri e gli effetti, lascia
    fuori quel che non ti piace, e aggiungi carte tue.

      tavolino deck check FILE                   dice che cosa non va
      tavolino deck show best11 FILE             lo elenca
      tavolino play best11 --option events=FILE  ci gioca

    La prima riga dà il nome alle colonne, in un ordine qualsiasi; ogni riga dopo è un tipo di carta. Fra le celle stanno
    virgole, punti e virgola o tabulazioni; una cella con delle virgole sta fra virgolette. Quel che una carta non ha è una
    cella vuota; fra un momento e l'altro sta uno spazio. Le colonne:
deck-template-events-fields =
      id      quale carta della scatola è, o un nome corto tuo con lettere minuscole a-z, cifre e trattini; ognuno una volta
      n       quante ce ne sono, da 1 a 20
      colour  white (bianca: resta in gioco, con un effetto che dura), challenge (sfida) o management (gestione)
      when    i momenti in cui si può giocare: un elenco
                any       nella propria mossa, e in una sfida in cui ci sei tu: quando ti sfidano, e nei momenti drawn,
                          window e goal
                move      nella propria mossa
                declared  è stata appena lanciata una sfida
                drawn     una carta azione è pescata, i suoi calciatori non sono ancora scelti
                chosen    in una sfida fra altri due sono stati scelti i calciatori
                window    i due manager di una sfida cambiano i valori
                goal      subito dopo un gol
      who     in una sfida, chi la può giocare: acting (di chi è l'azione), other (l'avversario), attacker (chi attacca),
              defender (chi difende), outsider (chi è fuori), both (uno qualsiasi dei due)
      out     quando si toglie prima della partita, un elenco: two-managers, different-clubs
      title   come si chiama la carta, al massimo 30 lettere; una carta della scatola ce l'ha già
      text    che cosa dice, al massimo 200 lettere; senza, la carta dice che cosa fa il suo effetto
      effect  un verbo con quel che gli appartiene, o più d'uno: vengono uno dopo l'altro, e quel che non si può fare si
              salta. I momenti della carta devono andar bene a tutti; di redraw, becomes, retry, bet e send_off ce n'è
              al massimo uno
deck-template-events-effect-toml = Per esempio effect = { "{" } income = 5, instead = 7, if = "captain" { "}" }.
deck-template-events-effect-csv = Per esempio: income = 5, instead = 7, if = captain
deck-template-events-verbs =
    I verbi, ognuno con i suoi momenti e con chi la può giocare allora (when/who). Ogni momento: any, move,
    declared/outsider, declared/defender, drawn, window o goal con chi vuoi, chosen/outsider:

      income    move             da 0 a 20 milioni ogni turno; se vuoi, "instead" altrettanti "if" nel turno prima sei
                                 stato in una sfida ("challenge") o hai un capitano ("captain"). Bianca
      total     move             da 1 a 6 sul totale delle tue azioni; "alone" true: non finché ce l'ha anche un altro.
                                 Bianca
      peace     move             "manager": tu e quello che nomini non potete sfidarvi. Bianca
      discount  move             da 1 a 6 milioni in meno sui calciatori di questi "values", come [1, 2]. Bianca
                ogni momento     lo stesso con "once" true: sul prossimo acquisto di questo turno. Non bianca
      raise     window/acting, chosen/outsider   "one" uno o "all" tutti quelli in azione, "by" da 1 a 6; "at_most": solo
                                 uno che non vale più di tanto
      lower     window/other, chosen/outsider    "one" uno o "all" tutti quelli in azione, "by" da 1 a 6
      redraw    drawn/acting, drawn/attacker, drawn/defender   "action": scarta la tua carta azione e pescane un'altra
      send_off  window/other     "one": uno di quelli in azione è fuori fino alla fine del turno
      becomes   drawn/attacker, drawn/defender   la tua azione è adesso questa metà di una carta azione, come "penalty";
                                 se vuoi con "roles" e un "total" suoi
      retry     goal/defender    "defence": si riprova; se riesce, il gol non c'è
      money     ogni momento     da 1 a 20 milioni, una volta
      find      ogni momento     "own-deck": una carta del tuo mazzo squadra, per un "price" da 0 a 9
      swap      ogni momento     "same-role": un calciatore per uno di un altro manager, al massimo "apart" da 0 a 9
      bet       declared/outsider   da 1 a 20 milioni per chi indovina
      fixture   ogni momento     "manager": la prossima sfida va a quello che scegli
      look      ogni momento     da 1 a 6 carte in cima a un mazzo squadra, e se vuoi ne compri una
      draw      ogni momento     da 1 a 4 carte evento
      tax       ogni momento     da 1 a 20 milioni, dal più ricco degli altri alla banca

fault-colour = «{ $value }» non è un colore: scrivilo con # e sei cifre o lettere a-f, come "#2f7d4f"
fault-likes-and-dislikes = il { $formation } non gli può piacere e dispiacere insieme
fault-few-of-role = ci sono troppo pochi { $role ->
        [P] portieri
        [D] difensori
        [C] centrocampisti
        [A] attaccanti
       *[coach] allenatori
    }, { $n }: a { $managers } manager ne possono servire { $needed }
fault-few-events = in { $managers } manager restano in gioco solo { $n } carte, e si comincia con { $needed }
fault-verbs-of-effect = un effetto ha un verbo o più d'uno, e di questi al massimo uno: { $closing }. Qui ci sono: { $verbs }. Quelli che esistono: { $known }
fault-does-nothing = questa carta non farebbe niente: dalle un «income» sopra lo 0, oppure «instead» e «if»
fault-discount-on = uno sconto è o per dei valori, «values», come [1, 2], o «once» true, per il prossimo acquisto
fault-action-roles = «roles» dev'essere un elenco di uno, due o tre elenchi di ruoli, come [["P", "D"]], non { $value }
fault-at-most-one = «at_most» va con «one», non con «all»
fault-colour-of-verb = quel che dura è bianco (white), e nient'altro lo è: con «{ $verb }» non torna
fault-moment-of-verb = «{ $verb }» non si può giocare a { $moment } (when/who). Si può a: { $known }
fault-half-of-action = l'azione di chi { $who ->
        [attacker] attacca
       *[defender] difende
    } può diventare soltanto una di queste: { $known }
