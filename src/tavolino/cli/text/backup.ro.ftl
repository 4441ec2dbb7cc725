# `tavolino backup` și `tavolino restore`.

help-backup = Pune într-un fișier tot ce păstrează un server, chiar și când este pornit
    .file = fișierul de scris. Ține-l pentru tine: din el se pot afla cărțile meciurilor în desfășurare
    .db = baza de date: sqlite:///FIȘIER sau postgresql://…; fără ea, cea obișnuită
help-restore = Pune o copie de siguranță înapoi într-o bază de date goală
    .file = fișierul scris de „tavolino backup”
    .db = baza de date: sqlite:///FIȘIER sau postgresql://…; fără ea, cea obișnuită

progress-backup = Scriu copia
progress-restore = Restaurez și rejoc
backup-made = În { $path } { $matches ->
        [one] este un meci
        [few] sunt { $matches } meciuri
       *[other] sunt { $matches } de meciuri
    } și { $guests ->
        [one] un oaspete
        [few] { $guests } oaspeți
       *[other] { $guests } de oaspeți
    }. Doar tu îl poți citi; să rămână așa cât timp mai sunt meciuri în desfășurare.
backup-restored = { $matches ->
        [one] Un meci s-a întors, verificat
        [few] { $matches } meciuri s-au întors, verificate
       *[other] { $matches } de meciuri s-au întors, verificate
    } mutare cu mutare.
backup-unchecked = { $matches ->
        [one] Unul a fost jucat după reguli pe care acest Tavolino nu le are: a fost preluat neverificat.
        [few] { $matches } au fost jucate după reguli pe care acest Tavolino nu le are: au fost preluate neverificate.
       *[other] { $matches } de meciuri au fost jucate după reguli pe care acest Tavolino nu le are: au fost preluate neverificate.
    }
