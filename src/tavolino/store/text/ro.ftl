# Ce poate merge prost acolo unde se păstrează meciurile.

fault-db-url = Aceasta nu este adresa unei baze de date. Scrie sqlite:///FIȘIER sau postgresql://NUME:PAROLĂ@GAZDĂ/BAZĂ.
fault-db-unreachable = Baza de date { $db } nu poate fi folosită: { $why }
fault-db-newer = Această bază de date a fost folosită de un Tavolino mai nou, care păstrează lucrurile altfel. Folosește-l pe acela sau altă bază de date.
fault-db-older = Această bază de date a fost folosită de un Tavolino mai vechi. Pornește o dată serverul acestuia: așa se aduce la zi.
fault-db-missing = Nu există nicio bază de date { $db } cu ceva în ea.
fault-db-in-use = Pe baza de date { $db } rulează deja un alt server. Două pe același fișier s-ar bloca unul pe altul: oprește-l pe celălalt sau alege altă bază cu --db.
fault-db-not-empty = Baza de date { $db } nu este goală: o copie se restaurează doar într-una goală. Numește una nouă cu --db.
fault-invite-used = Invitația aceasta nu mai e bună: a fost folosită sau alta i-a luat locul.
fault-daily-begun = Ai început deja provocarea zilei.
fault-record-gap = Din ce s-a păstrat despre acest meci lipsește ceva după rândul { $number }.
fault-record-beside = Ce s-a păstrat despre masă nu se potrivește cu foaia ei.

fault-backup-unwritable = Copia nu a putut fi scrisă în { $path }: { $why }
fault-backup-not-ours = { $path } nu este o copie făcută cu „tavolino backup”.
fault-backup-newer = { $path } a fost făcut de un Tavolino mai nou. Restaurează-l cu acela.
fault-backup-broken = { $path } este deteriorat ({ $where }). Caută altă copie. Nu s-a restaurat nimic.
fault-backup-table = În { $path } meciul { $table } nu poate fi corect: { $why } Nu s-a restaurat nimic.
fault-entry-gap = În ce s-a păstrat din această competiție e un gol la însemnarea { $number }.
fault-other-lines = Pe această bază de date rulează procese de altă versiune ({ $version }), iar niciuna nu poate citi ce scrie cealaltă. Golește-le întâi: tavolino cluster drain.
fault-migration-stops-play = Această versiune schimbă baza de date așa încât procesele pornite (versiunea { $version }) nu pot merge mai departe. Golește-le întâi pe toate: tavolino cluster drain.
fault-no-redis = Pentru vești prin Redis e nevoie de clientul lui: pip install "tavolino[redis]".
fault-bus-url = Aceasta nu este adresa unei magistrale. Scrie redis://GAZDĂ:PORT sau las-o deoparte.
fault-no-cluster = { $db } este un fișier pentru un singur server. Pentru mai multe procese e nevoie de PostgreSQL.
