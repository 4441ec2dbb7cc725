# `tavolino backup` and `tavolino restore`.

help-backup = Put all that a server keeps into one file, even while it is running
    .file = the file to write. Keep it to yourself: the cards of matches that are not over can be worked out from it
    .db = the database: sqlite:///FILE or postgresql://…; without it the usual one
help-restore = Put a backup back into an empty database
    .file = the file that “tavolino backup” wrote
    .db = the database: sqlite:///FILE or postgresql://…; without it the usual one

progress-backup = Writing the backup
progress-restore = Restoring and playing back
backup-made = { $path } holds { $matches ->
        [one] one match
       *[other] { $matches } matches
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }. Only you can read it; keep it that way while matches are going on.
backup-restored = { $matches ->
        [one] One match is
       *[other] { $matches } matches are
    } back, every move checked.
backup-unchecked = { $matches ->
        [one] One of them was played by rules that this Tavolino does not have: it was taken over unchecked.
       *[other] { $matches } of them were played by rules that this Tavolino does not have: they were taken over unchecked.
    }
