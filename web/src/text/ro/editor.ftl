# Un pachet propriu
editor = Atelierul de pachete
editor-of = { $name }: un pachet al tău
editor-none = Acest joc se joacă cu cărțile din cutia lui.
editor-which = Ce vrei să scrii?
editor-file = Numele fișierului
editor-open = Deschide un fișier
editor-start = Pornește de la cutie
editor-start-sure = Sigur? Ce e aici dispare.
editor-save = Salvează fișierul
editor-play = Joacă cu el
editor-how = Cum se scrie
editor-cards = Carte cu carte
editor-text = Ca text
editor-looking = Mă uit …
editor-faults = { $n ->
    [one] Un lucru de îndreptat.
    [few] { $n } lucruri de îndreptat.
   *[other] { $n } de lucruri de îndreptat.
}
editor-show-fault = Arată-mi
editor-faulty = aici e ceva în neregulă
editor-fields = Ce se scrie în câmpuri
editor-add = Încă o carte
editor-remove = Scoate-o
editor-face-waits = Cartea se desenează din nou de îndată ce pachetul e în regulă.
editor-only-text = Un fișier de acest fel se scrie ca text. Un tabel (.csv) se poate scrie carte cu carte.
editor-kept = Ce scrii rămâne în acest browser. Salvează fișierul ca să-l păstrezi.
make-own-deck = Fă-l pe al tău
