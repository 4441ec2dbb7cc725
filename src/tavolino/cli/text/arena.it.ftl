# Aiuto per l'arena.

help-arena = Fa' giocare i bot fra loro e misurane la forza
    .game = il gioco
    .bots = chi gioca: nomi di bot separati da virgole (i quattro livelli)
    .matches = quante partite gioca ogni coppia (100)
    .skill = fa partecipare chi vede tutto, per distinguere la bravura dalla fortuna
    .seats = quanti posti (il numero abituale del gioco)
    .option = un'opzione delle regole, quante volte si vuole
    .seed = lo stesso numero dà la stessa classifica (0)
    .workers = quanti processi giocano in parallelo (uno per core)
    .cluster = un cluster Dask che gioca al posto di questo computer (tcp://HOST:8786)
    .file = scrive tutte le cifre in un file JSON; - le scrive sull'uscita standard, senza tabelle
