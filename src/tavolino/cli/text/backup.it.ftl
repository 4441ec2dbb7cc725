# `tavolino backup` e `tavolino restore`.

help-backup = Metti in un file tutto quel che un server conserva, anche mentre è in funzione
    .file = il file da scrivere. Tienilo per te: se ne possono ricavare le carte delle partite in corso
    .db = il database: sqlite:///FILE oppure postgresql://…; se manca, il solito
help-restore = Rimetti una copia di sicurezza in un database vuoto
    .file = il file scritto da «tavolino backup»
    .db = il database: sqlite:///FILE oppure postgresql://…; se manca, il solito

progress-backup = Scrivo la copia
progress-restore = Ripristino e rigioco
backup-made = In { $path } ci sono { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } e { $guests ->
        [one] un ospite
       *[other] { $guests } ospiti
    }. Puoi leggerlo solo tu; che resti così finché ci sono partite in corso.
backup-restored = { $matches ->
        [one] Una partita è tornata, controllata
       *[other] { $matches } partite sono tornate, controllate
    } mossa per mossa.
backup-unchecked = { $matches ->
        [one] Una è stata giocata con regole che questo Tavolino non ha: è stata ripresa senza controllo.
       *[other] { $matches } sono state giocate con regole che questo Tavolino non ha: sono state riprese senza controllo.
    }
