# Ce poate fi greșit într-un pachet scris de cineva. În față stau fișierul, rândul și cartea.

fault-deck-ending = numele fișierului unui pachet se termină într-unul din aceste feluri: { $endings }
fault-deck-too-large = fișierul este prea mare: cel mult { $most } de caractere
fault-deck-empty = în fișierul acesta nu e nimic
fault-deck-sign = în rândul acesta e un semn invizibil ({ $sign }): șterge-l
fault-deck-toml = asta nu se poate citi ca TOML. Cuvintele stau între ghilimele, numerele nu, listele între paranteze drepte
fault-deck-toml-end = fișierul se termină prea devreme: ceva ce s-a deschis, o paranteză sau o ghilimea, nu se mai închide
fault-deck-toml-twice = asta e deja în fișier și poate fi o singură dată
fault-deck-csv = de la rândul acesta tabelul nu se mai poate citi: lipsește o ghilimea sau e una în plus
fault-deck-no-cards = nu sunt cărți în el: fiecare începe cu [[{ $table }]]
fault-deck-table-form = acestea nu sunt cărți: fiecare începe cu [[{ $table }]]
fault-deck-no-rows = sub numele coloanelor nu sunt cărți
fault-deck-unknown = „{ $field }” n-are ce căuta într-un asemenea fișier. Locul îl au: { $known }
fault-deck-column-unknown = coloana „{ $column }” nu există. Există: { $known }
fault-deck-column-missing = lipsește coloana „{ $column }”
fault-deck-column-twice = coloana „{ $column }” apare de două ori
fault-deck-stray-cell = „{ $value }” nu stă în nicio coloană
fault-deck-too-many = { $n ->
        [few] { $n } cărți
       *[other] { $n } de cărți
    } sunt prea multe: cel mult { $most }
fault-deck-more-faults = acestea sunt primele { $n } de greșeli; mai sunt și altele

fault-field-missing = lipsește: { $fields }
fault-field-unknown = o carte ca aceasta nu are „{ $field }”. Are: { $known }
fault-field-whole = „{ $field }” trebuie să fie un număr întreg de la { $lowest } la { $highest }, nu { $value }
fault-field-range = „{ $field }” e de la { $lowest } la { $highest }: { $value } nu merge
fault-field-text = „{ $field }” trebuie să fie un text între ghilimele, nu { $value }
fault-field-id = „{ $value }” nu e un id: are litere mici a-z, cifre și cratime, începe cu o literă și are cel mult { $longest } de semne
fault-id-taken = id-ul „{ $value }” e al altei cărți din cutie: alege altul
fault-field-twice = „{ $field }” e „{ $value }” și pe altă carte, la rândul { $first }
fault-field-choice = „{ $field }” nu poate fi „{ $value }”. Poate fi: { $known }
fault-field-list = „{ $field }” trebuie să fie o listă între paranteze drepte, nu { $value }
fault-field-truth = „{ $field }” trebuie să fie true sau false, nu { $value }
fault-field-table = „{ $field }” trebuie să fie un tabel între acolade, nu { $value }
fault-field-empty = „{ $field }” trebuie să aibă cel puțin o intrare
fault-field-repeated = „{ $field }” are „{ $value }” de două ori
fault-field-number = „{ $field }” trebuie să aibă { $exactly } intrări, dar are { $n }
fault-name-empty = „{ $field }” e gol
fault-name-long = „{ $field }” are { $n ->
        [few] { $n } litere
       *[other] { $n } de litere
    }: cel mult { $longest }
fault-name-signs = asta nu poate sta în „{ $field }”: { $signs }
fault-name-spaces = „{ $field }” începe sau se termină cu un spațiu ori are două la rând
fault-nation = „{ $value }” nu e o țară: scrie cele două litere mari ale ei, ca IT, RO sau GB
