# Cărți de acțiune proprii: ce explică fișierul, ce spune o carte și ce poate fi greșit.

deck-good-actions = E bun: { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } de acțiune.
option-actions = Cărțile de acțiune cu care se joacă: cele din cutie sau ale tale.
option-actions-standard = cele 32 de cărți din cutie
fault-ids-in-both-decks = Fotbaliștii tăi și cărțile tale de acțiune au id-uri comune: { $ids }. Schimbă-le la unii sau la celelalte.

deck-column-phases = faze
deck-column-shot = șut

help-phase-duel = { $margin ->
        [none] { $own } contra { $theirs }
       *[other] { $own } ≥ { $theirs } { $margin }
    }
help-phase-anyone = oricine cu { $letter } ≥ { $n }
help-phase-keeper = { $letter } al propriului portar ≥ { $n }
help-phase-taker = numește executantul
help-phase-wall = blocată de un { $letter } de { $n }
help-phase-skill = { $where ->
        [pitch] { $skill } pe teren
       *[midfield_attack] { $skill } la mijloc sau în atac
    }
help-phase-bonus = +{ $n } la toate și încă o carte (7.8)
help-phase-sent_off = eliminat (7.1)
help-phase-injury = accidentat (7.4)
help-shot-duel = { $own } contra { $keeper }
help-shot-penalty = { $own } contra { $keeper }, penalty (6.5)
help-shot-guess = doar pe ghicite (6.12)

actions-template-toml =
    Cărți de acțiune ale tale, pentru Mister.

    Cu fișierul acesta se poate juca așa cum e: este pachetul din cutie. Schimbă-l, adaugă și scoate ce vrei: până la 64
    de cărți, cel puțin 8 cu un șut, cel mult 4 care scot un fotbalist de pe teren.

      tavolino deck check FIȘIER                    spune ce e greșit în el
      tavolino deck show mister FIȘIER              îl listează
      tavolino play mister --option actions=FIȘIER  joacă cu el

    Fiecare carte începe cu [[action]] și are câmpurile acestea:
actions-template-csv =
    Cărți de acțiune ale tale, pentru Mister.

    Cu tabelul acesta se poate juca așa cum e: este pachetul din cutie. Schimbă-l, adaugă și scoate ce vrei: până la 64
    de cărți, cel puțin 8 cu un șut, cel mult 4 care scot un fotbalist de pe teren.

      tavolino deck check FIȘIER                    spune ce e greșit în el
      tavolino deck show mister FIȘIER              îl listează
      tavolino play mister --option actions=FIȘIER  joacă cu el

    Primul rând numește coloanele, care pot sta în orice ordine; fiecare rând de după el e o carte. Între celule stau
    virgule, punct și virgulă sau taburi; o celulă care le conține stă între ghilimele. O fază e un verb cu câmpurile lui,
    ca duel own=E:MD theirs=C:FS; între două faze stă punct și virgulă. Coloanele:
actions-template-fields =
      id      ce carte din cutie este sau un nume scurt al tău, cu litere mici a-z, cifre și cratime; fiecare o dată
      title   cum se numește cartea, cel mult 30 de litere; o carte din cutie are deja un nume
      text    ce mai spune, cel mult 200 de litere; poate lipsi
      phases  ce trebuie să reușească, în ordinea aceasta, de la una la șase: prima care dă greș încheie atacul
      shot    ce urmează când au reușit toate; o carte care se încheie cu bonus, sent_off sau injury nu are
actions-template-verbs =
    Pozițiile sunt FD FCD FCS FS, MD MCD MCS MS, AD AS (apărarea, mijlocul și atacul), văzute de pe banca proprie; sunt
    bune și prescurtările de pe cărțile în engleză și în italiană. Un fotbalist e o literă de la A la F și o poziție, ca E și
    MD: centrarea mijlocașului dreapta.

    Verbele unei faze:

      duel      own contra theirs: reușește dacă own are mai mult; cu un margin de la -9 la 9, dacă own are cel puțin theirs
                plus atât
      anyone    reușește dacă unul dintre fotbaliștii tăi are cel puțin (at_least) atât, de la 1 la 10, la o literă (letter)
      keeper    la fel, la portarul tău: C, D, G sau H
      taker     numești unul dintre jucătorii tăi de câmp, care apoi șutează
      wall      dă greș dacă unul dintre ai lor are cel puțin (at_least) atât, de la 2 la 10, la o literă
      skill     reușește dacă ai un fotbalist cu calitatea aceea: backheel (călcâi), bicycle_kick (foarfecă), crowd_leader
                (idolul galeriei) sau true_leader (lider înnăscut), unde (where): pitch, tot terenul, sau midfield_attack,
                mijlocul și atacul
      bonus     de la 1 la 5 puncte (points) în plus la toate în atacul tău următor și imediat încă o carte
      sent_off  cel mai bun jucător de câmp al tău e eliminat
      injury    cel mai bun jucător de câmp al tău se accidentează și intră altul

    Felurile de șut:

      duel      own (o literă și o poziție sau taker) contra literei portarului: keeper C, D, G sau H
      penalty   la fel, dar mai ușor cu unu
      guess     pentru cine are o calitate (skill): gol dacă direcțiile sunt diferite

fault-action-figure = „{ $field }” trebuie să fie o literă de la A la F și o poziție, ca ["E", "MD"] sau E:MD, nu { $value }
fault-action-step = „{ $field }” trebuie să fie un verb cu câmpurile lui, ca duel own=E:MD theirs=C:FS, nu { $value }
fault-action-word = în „{ $field }” nu există „{ $value }”. Există: { $known }
fault-action-phases = „phases” trebuie să fie o listă de una până la { $most } faze, nu { $value }
fault-action-ending = o carte se încheie cu un șut (shot) sau ultima ei fază e una dintre acestea: { $verbs }
fault-action-taker = cine urmează să șuteze se numește o dată, într-o fază „taker”, și nimeni altcineva
fault-few-attacks = cărțile cu un șut sunt prea puține, { $n }: unui meci îi trebuie { $needed }
fault-many-leavers = { $n } cărți scot câte un fotbalist: cel mult pot fi { $most }, altfel o echipă ar rămâne fără
