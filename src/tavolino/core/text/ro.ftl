# Ce spune nucleul: boți, liste, greșeli și refuzurile pe care le știe fiecare joc.

person = persoană
bot-random = Aleatoriu
bot-greedy = Lacom
bot-beginner = Începător
bot-amateur = Amator
bot-professional = Profesionist
bot-champion = Campion

list-and = { $start } și { $last }
list-or = { $start } sau { $last }

refusal-no-such-seat = Locul { $seat } nu există: la masa asta sunt de la 0 la { $last }.
refusal-over = S-a fluierat finalul: nu mai e nimic de jucat.
refusal-not-your-turn = Nu e rândul tău: locul { $seat } n-a fost întrebat nimic.
refusal-no-such-move = Mutarea cu numărul { $move } nu există: sunt de la 0 la { $last }.

fault-unknown-game = Nu există niciun joc cu numele „{ $game_id }”. Există: { $known }.
fault-bad-seats = { $game_id } nu se poate juca în { $seats ->
        [one] unul singur
       *[other] { $seats }
    }. Numărul de jucători poate fi: { $allowed }.
fault-bad-seed = „{ $seed }” nu e bun ca număr al împărțirii: trebuie să fie un număr întreg, de la zero în sus.
fault-bad-actions = La fiecare pas e nevoie de o mutare pentru fiecare din cele { $n } meciuri; acestea sunt { $shape }.
fault-bad-learners = E nevoie de cel puțin un meci și de locuri care învață între 0 și { $last }: nu { $n } meciuri și locurile { $learners }.
fault-not-narrated = Un meci ține minte ce a văzut un loc doar dacă e povestit de la început.
fault-no-layout = { $game_id } nu spune în numere ce știe un loc: niciun program nu îl poate învăța.
fault-unknown-option = { $game_id } nu are opțiunea „{ $option }”. Are: { $known }.
fault-bad-option-value = { $game_id }: opțiunea „{ $option }” nu poate fi „{ $value }”. Poate fi: { $allowed }.
fault-unknown-bot = Nu există niciun bot cu numele „{ $bot }”. Există: { $known }.
fault-unknown-move = „{ $move }” nu e o mutare din jocul acesta.
fault-bad-name = „{ $name }” nu e un nume de jucător: trebuie să fie un singur rând, de la 1 la { $longest } de caractere.
fault-no-taking-back = Înapoi se dă doar de unul singur împotriva boților: ceilalți de la masă ți-au văzut deja mutarea.
fault-nothing-to-take-back = Nu ai ce lua înapoi.

fault-record-not-ours = Aceasta nu e foaia unui meci: o foaie de meci începe cu cuvintele „tavolino record”.
fault-record-version = Această foaie de meci e scrisă în formatul „{ $version }”, pe care acest Tavolino nu-l poate citi. Unul mai nou va putea.
fault-record-cut = Această foaie de meci e trunchiată: îi lipsește sfârșitul. Caută o copie întreagă.
fault-record-edited = Această foaie de meci a fost schimbată după ce a fost scrisă: suma de control nu se potrivește. Caută originalul.
fault-record-rules-version = Acest meci e jucat cu versiunea { $version } a regulilor din { $game_id }; aici e versiunea { $ours }. Ar ieși alt meci.
fault-record-line = Rândul { $number } din foaia meciului nu se înțelege: { $line }
fault-record-move = Mutarea { $number } din foaia meciului e împotriva regulilor: { $why }
fault-record-result = Foaia spune că meciul s-a terminat { $said }, dar mutările din ea se termină { $played }.
fault-record-fair = Nu sunt cărțile promise: numărul împărțirii din această foaie nu se potrivește cu amprenta publicată la început.
fault-record-entry = Rândul { $number } din ce s-a păstrat despre acest meci nu poate fi corect.
fault-record-path = O foaie de meci își cuprinde singură documentele; aceasta trimite în schimb la un fișier: { $path }. E refuzată.

fault-unreadable = { $path } nu poate fi citit: { $why }
fault-too-large = { $path } este prea mare: cel mult { $most } de caractere.
