# `tavolino deck`: mazzi propri.

value-column = COLONNA
value-text = TESTO
value-name = NOME

help-deck = Mazzi tuoi: cominciane uno, controllalo, elencalo
help-deck-check = Di' che cosa non va in un mazzo, o per quanti basta
    .file = il file del mazzo
    .game = di quale gioco è, se dal file non si capisce
    .name = quale dei mazzi del gioco è, se dal file non si capisce
help-deck-show = Elenca le carte di un mazzo
    .game = il gioco
    .file = un mazzo tuo; senza, quello della scatola
    .sort = secondo quale colonna: i numeri dal più alto, le parole dalla A alla Z
    .text = solo le carte in cui si trova questo
    .name = quale dei mazzi del gioco; altrimenti il primo
help-deck-new = Comincia un mazzo tuo: un file con le carte della scatola, che si spiega da sé
    .file = il file da scrivere; la fine del nome dice come (.toml, oppure .csv per una tabella)
    .game = per quale gioco
    .name = quale dei mazzi del gioco, se ne ha più d'uno

deck-written = { $path } è pronto: le carte della scatola, con le spiegazioni. Cambia quel che vuoi, poi: tavolino deck check { $path }

fault-deck-file-name = { $path } non va bene: il nome di un file così finisce in uno di questi modi: { $endings }
fault-file-exists = { $path } c'è già, e resta com'è. Scegli un altro nome.
fault-no-such-deck = Non c'è nessun mazzo «{ $name }» che tu possa scrivere. Ci sono: { $known }.
fault-which-deck = Di quale mazzo si tratta? Aggiungi uno di questi: { $known }.
fault-no-column = La colonna «{ $column }» non c'è. Ci sono: { $known }.
fault-nothing-listed = «{ $text }» non è su nessuna carta.
