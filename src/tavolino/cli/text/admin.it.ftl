# `tavolino admin`.

help-admin = Espelli ospiti da un server, chiudi tavoli, leggi segnalazioni
help-admin-ban = Tieni fuori dal server un ospite o una rete
    .who = l'identificativo di un ospite, oppure un indirizzo o una rete come 192.0.2.0/24
    .reason = il motivo, per chi leggerà l'elenco
    .db = il database del server: sqlite:///FILE o postgresql://…; altrimenti il solito
help-admin-unban = Lasciali rientrare
    .who = l'identificativo di un ospite, oppure un indirizzo o una rete
    .db = il database del server: sqlite:///FILE o postgresql://…; altrimenti il solito
help-admin-bans = Chi resta fuori, da quando e perché
    .db = il database del server: sqlite:///FILE o postgresql://…; altrimenti il solito
help-admin-close = Chiudi un tavolo: escono tutti e non entra più nessuno
    .table = l'identificativo del tavolo
    .reason = il motivo, per chi leggerà l'elenco
    .db = il database del server: sqlite:///FILE o postgresql://…; altrimenti il solito
help-admin-reports = Che cosa hanno segnalato i giocatori, con le parole dette
    .all_of_them = anche le segnalazioni già sbrigate
    .done = segna come sbrigata la segnalazione con questo identificativo
    .db = il database del server: sqlite:///FILE o postgresql://…; altrimenti il solito

admin-banned-guest = Fra pochi secondi l'ospite { $who } è fuori.
admin-banned-network = Fra pochi secondi { $who } resta fuori.
admin-unbanned = { $who } può rientrare.
admin-no-bans = Nessuno è tenuto fuori.
admin-closed = Fra pochi secondi il tavolo { $table } è chiuso.
admin-no-reports = Non c'è niente da guardare.
admin-handled = La segnalazione { $id } è sbrigata.
admin-report = { $date }  segnalazione { $id }, tavolo { $table }: l'ospite { $by } segnala l'ospite { $who }
admin-column-date = da
admin-column-kind = che cosa
admin-column-who = chi
admin-column-reason = perché
fault-not-banned = { $who } non è tenuto fuori.
fault-no-such-report = Non c'è nessuna segnalazione { $id }.
