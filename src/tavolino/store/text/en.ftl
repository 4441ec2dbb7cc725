# What can go wrong where matches are kept.

fault-db-url = This is no address of a database. Write sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE.
fault-db-unreachable = The database { $db } cannot be used: { $why }
fault-db-newer = This database was last used by a newer Tavolino, which keeps things differently. Use that one, or another database.
fault-db-older = This database was last used by an older Tavolino. Start the server of this one on it once: that brings it up to date.
fault-db-missing = There is no database { $db } with anything in it.
fault-db-in-use = Another server is running on the database { $db }. Two on one file would hold each other up: stop the other one, or name another database with --db.
fault-db-not-empty = The database { $db } is not empty: a backup is restored only into an empty one. Name a new one with --db.
fault-invite-used = This invitation is no longer good: it has been used, or another has taken its place.
fault-daily-begun = You have begun this deal of the day already.
fault-record-gap = What is kept of this match has a gap after line { $number }.
fault-record-beside = What is kept about the table does not fit its record.

fault-backup-unwritable = The backup could not be written to { $path }: { $why }
fault-backup-not-ours = { $path } is not a backup made by “tavolino backup”.
fault-backup-newer = { $path } was made by a newer Tavolino. Restore it with that one.
fault-backup-broken = { $path } is damaged ({ $where }). Look for another copy of it. Nothing has been restored.
fault-backup-table = In { $path } the match { $table } cannot be right: { $why } Nothing has been restored.
fault-entry-gap = What is kept of this competition has a gap at entry { $number }.
fault-other-lines = Workers of another version ({ $version }) are running on this database, and neither can read what the other writes. Drain them first: tavolino cluster drain.
fault-migration-stops-play = This version changes the database so that the workers that are running (version { $version }) cannot go on. Drain them all first: tavolino cluster drain.
fault-no-redis = News by Redis need its client: pip install "tavolino[redis]".
fault-bus-url = This is no address of a bus. Write redis://HOST:PORT, or leave it out.
fault-no-cluster = { $db } is a file for one server alone. Many workers need PostgreSQL.
