# Fotbaliști ai tăi: ce explică fișierul unui pachet, cum se listează un pachet și ce poate fi greșit în el.

deck-good-deck = E bun: { $cards ->
        [one] un fotbalist
        [few] { $cards } fotbaliști
       *[other] { $cards } de fotbaliști
    }, de ajuns pentru cel mult { $managers } antrenori.

deck-column-name = nume
deck-column-role = post
deck-column-nation = țară
deck-column-age = ani
deck-column-overall = tot
deck-column-skills = calități

deck-word-full_back = lateral
deck-word-centre_back = stoper
deck-word-winger = extremă
deck-word-central_midfielder = mijlocaș
deck-word-target_man = vârf
deck-word-second_striker = al doilea atacant
deck-word-goalkeeper = portar
deck-word-backheel = călcâi
deck-word-bicycle_kick = foarfecă
deck-word-crowd_leader = idol
deck-word-true_leader = lider

deck-template-toml =
    Fotbaliștii tăi, pentru Mister.

    Cu fișierul acesta se poate juca așa cum e: este pachetul din cutie. Schimbă, adaugă și scoate ce vrei. Trebuie cel
    puțin un portar și 14 jucători de câmp de fiecare antrenor: 2 și 28 pentru un singur meci, 4 și 56 pentru o cupă
    sau un campionat.

      tavolino deck check FIȘIER                 spune ce e greșit în el
      tavolino deck show mister FIȘIER           îl listează
      tavolino play mister --option deck=FIȘIER  joacă cu el

    Fiecare fotbalist începe cu [[footballer]] și are câmpurile acestea:
deck-template-csv =
    Fotbaliștii tăi, pentru Mister.

    Cu tabelul acesta se poate juca așa cum e: este pachetul din cutie. Schimbă, adaugă și scoate ce vrei. Trebuie cel
    puțin un portar și 14 jucători de câmp de fiecare antrenor: 2 și 28 pentru un singur meci, 4 și 56 pentru o cupă
    sau un campionat.

      tavolino deck check FIȘIER                 spune ce e greșit în el
      tavolino deck show mister FIȘIER           îl listează
      tavolino play mister --option deck=FIȘIER  joacă cu el

    Primul rând dă numele coloanelor, care pot sta în orice ordine; fiecare rând de după el este un fotbalist. Între
    celule stau virgule, puncte și virgule sau tabulatori. Ce nu are un fotbalist este o celulă goală; între două
    calități stă un spațiu. Coloanele:
deck-template-fields =
      id      un nume scurt, cu litere mici a-z, cifre și cratime, altul pentru fiecare carte
      name    numele de pe carte, cel mult 22 de litere
      nation  cele două litere ale țării: IT, RO, BR, ...
      age     câți ani are, de la 14 la 99
      role    unde joacă cu drag (doar un sfat: un jucător de câmp poate sta oriunde)
                full_back fundaș lateral, centre_back fundaș central, winger extremă, central_midfielder mijlocaș
                central, target_man vârf de careu, second_striker al doilea atacant, goalkeeper portar
      A - H   numere întregi de la 1 la 10
                un jucător de câmp are A finalizare, B joc de cap, C apărare, D pasă, E centrare, F lovituri fixe
                un portar are C ieșiri din poartă, D repunere, G parade, H baloane înalte
      skills  niciuna, una sau mai multe dintre calitățile acestea
                backheel, bicycle_kick    călcâi și foarfecă: pentru cărțile 23 și 24, la mijloc sau în atac
                crowd_leader, true_leader idolul galeriei și lider înnăscut: pentru cărțile 25 și 26

    Unele numere atârnă mai greu decât altele: un 10 la B oprește orice lovitură liberă, la corner e nevoie de un 8 la
    E, iar la contraatac de un portar cu cel puțin 2 la D.

fault-goalkeepers-letter = un portar nu are { $letter }: are C, D, G și H
fault-outfielders-letter = un jucător de câmp nu are { $letter }: le are pe cele de la A la F
fault-few-goalkeepers = { $n ->
        [one] un portar e prea puțin
        [few] { $n } portari sunt prea puțini
       *[other] { $n } de portari sunt prea puțini
    }: la { $managers } antrenori trebuie { $needed }
fault-few-outfielders = { $n ->
        [one] un jucător de câmp e prea puțin
        [few] { $n } jucători de câmp sunt prea puțini
       *[other] { $n } de jucători de câmp sunt prea puțini
    }: la { $managers } antrenori trebuie { $needed }
