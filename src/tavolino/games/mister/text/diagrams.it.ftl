# The words of the pictures in the rules (diagrams.toml).

drawn-teams = Faccia a faccia: i cerchi sono i tuoi, i rombi i loro. La tua destra incontra la loro sinistra.
drawn-dive = Direzione contro tuffo
drawn-dive-differ = Il portiere va dall'altra parte: gol se chi tira ha almeno il numero del portiere.
drawn-dive-same = Il portiere indovina: gol solo se chi tira ha almeno uno in più.
drawn-phases = La carta 1, dal cross al tiro. Persa una fase, l'attacco è finito.
drawn-phases-cross = Fase 1, il cross: la E del tuo ED contro la C del loro TS. Vince il numero più alto; a parità, il difensore.
drawn-phases-header = Fase 2, per aria: la B del tuo AS contro la B del loro DCD.
drawn-phases-shot = Il tiro: la B del tuo AS contro la H del portiere, direzione contro tuffo.
drawn-seating = Come si siedono in quattro: gli avversari stanno uno di fronte all'altro
drawn-seating-order = 1 attacca 2, 2 attacca 1, 3 attacca 4, 4 attacca 3, e si ricomincia.
