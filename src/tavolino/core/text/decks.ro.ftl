# Cărți proprii într-un joc ale cărui feluri de cărți se știu: câte sunt din fiecare și cum se numesc.

deck-good-deck = E bun: { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }, de ajuns pentru cel mult { $managers } jucători.

deck-column-id = carte
deck-column-n = n
deck-column-title = titlu
deck-column-text = text

deck-template-toml =
    Cărțile tale pentru { $name }

    Cu fișierul acesta se poate juca așa cum e: este cutia. Scrie câte cărți din fiecare fel are a ta și cum se numesc.

    Comenzile acestea spun ce e greșit, îl listează și joacă cu el:

      tavolino deck check FIȘIER
      tavolino deck show { $game_id } FIȘIER
      tavolino play { $game_id } --option deck=FIȘIER

    Fiecare fel începe cu [[card]] și are câmpurile acestea:
deck-template-csv =
    Cărțile tale pentru { $name }

    Cu tabelul acesta se poate juca așa cum e: este cutia. Scrie câte cărți din fiecare fel are a ta și cum se numesc.

    Comenzile acestea spun ce e greșit, îl listează și joacă cu el:

      tavolino deck check FIȘIER
      tavolino deck show { $game_id } FIȘIER
      tavolino play { $game_id } --option deck=FIȘIER

    Primul rând dă numele coloanelor, în orice ordine; fiecare rând de după el e un fel de carte. Între celule stau
    virgule, punct și virgulă sau taburi. Coloanele:
deck-template-fields =
    {""}  id     ce fel e; ce face fiecare fel scrie în reguli
      n      câte cărți sunt din el
      title  cum se numește cartea, cel mult 30 de litere; dacă lipsește, ca în cutie
      text   ce spune cartea, cel mult 200 de litere; dacă lipsește, ca în cutie

    Felul pe care nu-l scrii rămâne așa cum e în cutie.
