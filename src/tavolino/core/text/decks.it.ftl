# Carte proprie in un gioco di cui si conoscono i tipi di carte: quante di ognuno e come si chiamano.

deck-good-deck = Tutto a posto: { $cards } carte, bastano per { $managers } giocatori al massimo.

deck-column-id = carta
deck-column-n = n
deck-column-title = titolo
deck-column-text = testo

deck-template-toml =
    Le tue carte per { $name }

    Con questo file si può giocare così com'è: è la scatola. Scrivi quante carte di ogni tipo ha la tua, e come si
    chiamano.

    Questi comandi dicono che cosa non va, ne fanno l'elenco e ci giocano:

      tavolino deck check FILE
      tavolino deck show { $game_id } FILE
      tavolino play { $game_id } --option deck=FILE

    Ogni tipo comincia con [[card]] e ha questi campi:
deck-template-csv =
    Le tue carte per { $name }

    Con questa tabella si può giocare così com'è: è la scatola. Scrivi quante carte di ogni tipo ha la tua, e come si
    chiamano.

    Questi comandi dicono che cosa non va, ne fanno l'elenco e ci giocano:

      tavolino deck check FILE
      tavolino deck show { $game_id } FILE
      tavolino play { $game_id } --option deck=FILE

    La prima riga dà i nomi delle colonne, in qualsiasi ordine; ogni riga dopo è un tipo di carta. Fra le celle stanno
    virgole, punti e virgola o tabulazioni. Le colonne:
deck-template-fields =
    {""}  id     che tipo è; che cosa fa ogni tipo è scritto nelle regole
      n      quante carte ce ne sono
      title  come si chiama la carta, al massimo 30 lettere; se manca, come nella scatola
      text   che cosa dice la carta, al massimo 200 lettere; se manca, come nella scatola

    Un tipo che non scrivi resta com'è nella scatola.
