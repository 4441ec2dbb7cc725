# Ce spune terminalul.

about = Tavolino: jocuri de cărți despre fotbal, la o masă mică
you = Mister

## Ajutor

help-words = Ajutor
    .usage = Folosire:
    .command = COMANDĂ
    .commands = Comenzi
    .arguments = Ce trebuie numit
    .options = Opțiuni
    .lang = limba: en, it sau ro (altfel, cea a sistemului tău)
    .help = acest ajutor
    .more = „tavolino COMANDĂ --help” spune mai multe. Pentru primul meci: tavolino play

value-game = JOC
value-seats = LOCURI
value-name-value = NUME=VALOARE
value-seconds = SECUNDE
value-article = ARTICOL
value-file = FIȘIER

help-play = Joacă un meci, împotriva boților sau cu alții la această tastatură
    .game = ce joc (vezi „tavolino games”); fără el, alegi dintr-o listă
    .seats = cine joacă: „me,greedy”, „Ana,Ion,random”, sau doar câți; numele unui bot face un bot
    .seed = un număr pentru amestecat: același număr împarte aceleași cărți
    .option = o opțiune a regulilor, de câte ori vrei; „tavolino rules JOC” le arată pe toate
    .pace = secunde pentru fiecare rând de comentariu; 0 pentru niciuna
help-daily = Joacă provocarea zilei: aceleași cărți și același adversar pentru toți
    .pace = secunde pentru fiecare rând de comentariu; 0 pentru niciuna
help-resume = Reia un meci de unde a rămas
    .show_list = doar arată meciurile neterminate
    .pace = secunde pentru fiecare rând de comentariu; 0 pentru niciuna
help-replay = Revezi un meci terminat, cu comentariu
    .file = foaia meciului (.tav)
    .step = așteaptă Enter după fiecare întâmplare
    .seat = cum l-a văzut locul acesta: numărul lui, de la 0, sau numele jucătorului; altfel, cu cărțile pe față
    .pace = secunde pentru fiecare rând de comentariu; 0 pentru niciuna
help-rules = Citește regulile unui joc
    .game = ce joc
    .article = un articol (4.2), o secțiune (4) sau un cuvânt de căutat
help-games = Arată lista jocurilor
help-about = Spune ce e instalat aici și unde se păstrează meciurile tale

## Liste

which-game = Ce jucăm?
which-match = Ce meci vrei să continui?
menu-keys = Scrie un număr sau un nume, sau q ca să ieși.
games-columns = Jocuri
    .id = id
    .name = joc
    .players = jucători
    .tagline = ce este
about-rows = Despre
    .compiled = compilat
    .pure = Python pur
    .languages = Limbi
    .data = Meciurile se păstrează în
moves-played = { $n ->
        [one] o mutare
        [few] { $n } mutări
       *[other] { $n } de mutări
    }
none-unfinished = Niciun meci nu așteaptă să fie terminat.

## La masă

middle = Pe masă
keys-alone = număr sau text · ? regula · h sfat · u înapoi · m comentariu · l masa · q ieși
keys = număr sau text · ? regula · m comentariu · l masa · q ieși
key-undo = u înapoi anulează
key-leave = q ieși ieșire gata
key-again = m comentariu
key-table = l masa masă
key-hint = h sfat
curtain = Tastatura trece la { $name }.
    .prompt = { $name }, apasă Enter când nu se mai uită nimeni.{" "}
only-answer = { $answer } (ajunge Enter)
taken-back = Luată înapoi. Alege din nou.
thinking = Un campion se gândește…
champion-says = Un campion ar zice „{ $move }”, cu { $value } șanse la sută de victorie (între { $low } și { $high }).
hint-key = Scrie h pentru un sfat: ce ar face un campion aici, ce șansă are să câștige și de ce.
see-article = (Regula { $article }: scrie ? { $article })
more = Enter pentru mai mult, q ca să te întorci:{" "}
back = Enter ca să te întorci:{" "}
next-event = Enter ca să mergi mai departe, q ca să te oprești:{" "}
saved = Meciul e salvat. Continuă-l cu: tavolino resume
daily-intro = Provocarea din { $day }: { $game } împotriva lui { $opponent } ({ $level }). Toți au aceleași cărți, o singură dată; fără sfaturi și fără mutări luate înapoi.
daily-done = Ai jucat deja provocarea din { $day }. Următoarea vine la miezul nopții UTC.
daily-share = Provocarea zilei { $day } · { $game }: { $score } împotriva lui { $opponent } ({ $level })
record-kept = Revezi-l cu: tavolino replay { $path }
moves-undone = { $n ->
        [one] În acest meci a fost luată înapoi o mutare.
        [few] În acest meci au fost luate înapoi { $n } mutări.
       *[other] În acest meci au fost luate înapoi { $n } de mutări.
    }

## Răspunsuri care nu se înțeleg

fault-no-such-number = Răspunsul cu numărul { $number } nu există: alege { $most ->
        [one] 1
        [2] 1 sau 2
       *[other] de la 1 la { $most }
    }.
fault-several = „{ $typed }” poate însemna mai multe, de pildă „{ $first }” și „{ $second }”. Mai scrie câteva litere, sau numărul.
fault-not-understood = „{ $typed }” nu e printre răspunsuri. Scrie un număr, sau cum începe un răspuns; ? explică regula.
fault-no-article = Regula { $number } nu există: ultima e { $last }.
fault-nothing-found = Regulile nu spun nimic despre „{ $word }”.

## Ce poate merge prost

fault-usage = Asta nu se înțelege: { $why }
fault-unknown-command = Comanda „{ $command }” nu există. Există: { $known }.
fault-command-near = Comanda „{ $command }” nu există. Ai vrut să spui „{ $near }”?
fault-unknown-switch = Opțiunea { $option } nu există. „--help” le arată pe cele care există.
fault-option-near = Opțiunea { $option } nu există. Ai vrut să spui { $near }?
fault-option-value = { $option } nu se folosește așa: „--help” arată cum.
fault-missing-argument = Lipsește { $argument }. „--help” spune ce trebuie acolo.
fault-bad-value = Valoarea dată pentru { $option } nu e bună. „--help” spune ce trebuie acolo.
fault-extra-argument = „{ $argument }” e în plus: „tavolino { $command } --help” arată ce primește { $command }.
fault-missing-language = După --lang vine o limbă. Tavolino vorbește: { $known }.
fault-bad-language = Tavolino nu vorbește „{ $language }”. Vorbește: { $known }.
fault-game-near = Nu există niciun joc cu numele „{ $typed }”. Ai vrut să spui „{ $near }”?
fault-option-form = „{ $option }” nu e o opțiune: scrie NUME=VALOARE, de pildă goals=5.
fault-same-name = Două persoane se numesc „{ $name }”: dă-le nume care să le deosebească.
fault-bad-pace = „{ $pace }” nu e un ritm: e un număr de secunde de la 0 la { $slowest }.
fault-no-terminal = Pentru un meci e nevoie de un terminal cu tastatură: nu se poate juca printr-un pipe sau un fișier.
fault-small-terminal = Fereastra e prea mică, { $size } (coloane pe rânduri): fă-o de cel puțin { $least }.
fault-cannot-hide = Acest terminal nu-și poate șterge ecranul, deci cărțile din mână n-ar rămâne secrete. Joacă singur împotriva boților sau folosește alt terminal.
fault-none-unfinished = Niciun meci nu așteaptă să fie terminat. Începe unul cu: tavolino play
fault-cannot-save = Nu s-a putut salva în { $path }: { $why }
fault-cannot-read = { $path } nu poate fi citit: { $why }
fault-in-use = Acest meci se joacă în altă fereastră.
fault-no-file = Fișierul { $path } nu există.
fault-folder = { $path } e un dosar. Numește foaia unui meci din el (un fișier care se termină în .tav).
fault-binary-file = { $path } nu e foaia unui meci: nu e un text.
fault-unfinished-record = Acest meci nu s-a terminat, iar foaia lui păstrează secrete. Joacă-l până la capăt cu: tavolino resume
fault-no-such-seat = În acest meci nu există locul „{ $seat }”. Locurile sunt de la 0 la { $last }: { $names }.
