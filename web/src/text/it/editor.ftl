# Un mazzo tutto proprio
editor = Laboratorio dei mazzi
editor-of = { $name }: un mazzo tutto tuo
editor-none = Questo gioco si gioca con le carte della sua scatola.
editor-which = Che cosa vuoi scrivere?
editor-file = Nome del file
editor-open = Apri un file
editor-start = Riparti dalla scatola
editor-start-sure = Davvero? Quello che c'è qui sparisce.
editor-save = Salva il file
editor-play = Gioca con questo
editor-how = Come scrivere
editor-cards = Carta per carta
editor-text = Come testo
editor-looking = Do un'occhiata …
editor-faults = { $n ->
    [one] Una cosa da sistemare.
   *[other] { $n } cose da sistemare.
}
editor-show-fault = Fammi vedere
editor-faulty = qui c'è qualcosa che non va
editor-fields = Che cosa si scrive nei campi
editor-add = Un'altra carta
editor-remove = Toglila
editor-face-waits = La carta si ridisegna appena il mazzo è a posto.
editor-only-text = Un file di questo tipo si scrive come testo. Una tabella (.csv) si può scrivere carta per carta.
editor-kept = Quello che scrivi resta in questo browser. Salva il file per tenerlo davvero.
make-own-deck = Crea il tuo
