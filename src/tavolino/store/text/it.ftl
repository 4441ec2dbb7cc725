# Che cosa può andare storto dove si conservano le partite.

fault-db-url = Questo non è l'indirizzo di un database. Scrivi sqlite:///FILE oppure postgresql://NOME:PASSWORD@HOST/DATABASE.
fault-db-unreachable = Il database { $db } non si può usare: { $why }
fault-db-newer = Questo database è stato usato da un Tavolino più nuovo, che conserva le cose in un altro modo. Usa quello, o un altro database.
fault-db-older = Questo database è stato usato da un Tavolino più vecchio. Avvia una volta il server di questo: così si aggiorna.
fault-db-missing = Non c'è un database { $db } con qualcosa dentro.
fault-db-in-use = Sul database { $db } è già in funzione un altro server. Due sullo stesso file si bloccherebbero a vicenda: ferma l'altro, o indica un altro database con --db.
fault-db-not-empty = Il database { $db } non è vuoto: una copia si ripristina solo in uno vuoto. Indicane uno nuovo con --db.
fault-invite-used = Questo invito non vale più: è stato usato, o un altro ha preso il suo posto.
fault-daily-begun = Hai già cominciato questa sfida del giorno.
fault-record-gap = In quel che si è conservato di questa partita manca qualcosa dopo la riga { $number }.
fault-record-beside = Quel che si è conservato del tavolo non va d'accordo con il suo referto.

fault-backup-unwritable = Non è stato possibile scrivere la copia in { $path }: { $why }
fault-backup-not-ours = { $path } non è una copia fatta con «tavolino backup».
fault-backup-newer = { $path } è stato fatto da un Tavolino più nuovo. Ripristinalo con quello.
fault-backup-broken = { $path } è rovinato ({ $where }). Cercane un'altra copia. Non è stato ripristinato niente.
fault-backup-table = In { $path } la partita { $table } non può essere giusta: { $why } Non è stato ripristinato niente.
fault-entry-gap = In ciò che è conservato di questa competizione c'è un buco alla voce { $number }.
fault-other-lines = Su questo database girano processi di un'altra versione ({ $version }), e nessuno dei due sa leggere ciò che scrive l'altro. Prima svuotali: tavolino cluster drain.
fault-migration-stops-play = Questa versione cambia il database in un modo che i processi in corso (versione { $version }) non reggono. Prima svuotali tutti: tavolino cluster drain.
fault-no-redis = Per le notizie via Redis serve il suo client: pip install "tavolino[redis]".
fault-bus-url = Questo non è l'indirizzo di un bus. Scrivi redis://HOST:PORTA, oppure lascialo via.
fault-no-cluster = { $db } è un file per un solo server. Per molti processi serve PostgreSQL.
