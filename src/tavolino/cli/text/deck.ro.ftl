# `tavolino deck`: pachete scrise de voi.

value-column = COLOANĂ
value-text = TEXT
value-name = NUME

help-deck = Pachetele tale: începe unul, verifică-l, listează-l
help-deck-check = Spune ce e greșit într-un pachet sau pentru câți ajunge
    .file = fișierul pachetului
    .game = din ce joc este, dacă din fișier nu reiese
    .name = care dintre pachetele jocului este, dacă din fișier nu reiese
help-deck-show = Înșiră cărțile unui pachet
    .game = jocul
    .file = un pachet al tău; fără el, cel din cutie
    .sort = după ce coloană: numerele de la cel mai mare, cuvintele de la A la Z
    .text = doar cărțile în care se găsește asta
    .name = care dintre pachetele jocului; altfel, primul
help-deck-new = Începe un pachet al tău: un fișier cu cărțile din cutie, care se explică singur
    .file = fișierul de scris; terminația lui spune cum (.toml, sau .csv pentru un tabel)
    .game = pentru ce joc
    .name = care dintre pachetele jocului, dacă are mai multe

deck-written = { $path } e gata: cărțile din cutie, cu explicații. Schimbă ce vrei, apoi: tavolino deck check { $path }

fault-deck-file-name = { $path } nu merge: numele unui asemenea fișier se termină într-unul din aceste feluri: { $endings }
fault-file-exists = { $path } există deja și rămâne cum e. Alege alt nume.
fault-no-such-deck = Nu există niciun pachet „{ $name }” pe care l-ai putea scrie. Există: { $known }.
fault-which-deck = Despre ce pachet e vorba? Adaugă una dintre acestea: { $known }.
fault-no-column = Coloana „{ $column }” nu există. Există: { $known }.
fault-nothing-listed = „{ $text }” nu e pe nicio carte.
