# Cărți de acțiune, cărți de management și sisteme proprii, și ce spun toate cărțile acestea.

help-action = Atac { $attack }, apărare { $defence }.
help-management = { $money ->
        [one] 1 milion
        [few] { $money } milioane
       *[other] { $money } de milioane
    }; { $events ->
        [one] 1 carte de eveniment
       *[other] { $events } cărți de eveniment
    }; { $challenge }; sau: { $other }.

deck-good-actions = E bun: { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } de acțiune.
deck-good-management = E bun: { $cards } cărți de management.
deck-good-formations = E bun: { $cards ->
        [one] un sistem
        [few] { $cards } sisteme
       *[other] { $cards } de sisteme
    }, destule pentru cel mult { $managers } manageri.
option-actions = Cărțile de acțiune cu care se joacă: cele din cutie sau ale tale.
option-actions-standard = cele 30 de cărți din cutie
option-management = Cărțile de management cu care se joacă: cele din cutie sau ale tale.
option-management-standard = cele 10 cărți din cutie
option-formations = Sistemele cu care se joacă: cele din cutie sau ale tale.
option-formations-standard = cele 8 sisteme din cutie
fault-ids-in-both-decks = Două dintre pachetele tale au id-uri comune: { $ids }. Schimbă-le într-unul din ele.

deck-column-attack = atac
deck-column-attack_needs = cere
deck-column-stopped_by = oprit numai de
deck-column-defence = apărare
deck-column-defence_needs = cere
deck-column-money = bani
deck-column-events = evenimente
deck-column-bonus = provocare cu
deck-column-by = cu cât
deck-column-other = sau
deck-column-formation = sistem

deck-word-none = fără bonus
deck-word-strongest = cel mai puternic
deck-word-total = total
deck-word-draw = două cărți
deck-word-deny = bonus anulat

deck-template-actions-toml =
    Cărți de acțiune ale tale, pentru Best 11.

    Cu fișierul acesta se poate juca așa cum e: este pachetul din cutie. Schimbă-l, adaugă și scoate ce vrei: cel puțin 10
    cărți.

      tavolino deck check FIȘIER                    spune ce e greșit în el
      tavolino deck show best11 FIȘIER              îl listează
      tavolino play best11 --option actions=FIȘIER  joacă cu el

    Fiecare fel de carte începe cu [[actions]] și are câmpurile acestea:
deck-template-actions-csv =
    Cărți de acțiune ale tale, pentru Best 11.

    Cu tabelul acesta se poate juca așa cum e: este pachetul din cutie. Schimbă-l, adaugă și scoate ce vrei: cel puțin 10
    cărți.

      tavolino deck check FIȘIER                    spune ce e greșit în el
      tavolino deck show best11 FIȘIER              îl listează
      tavolino play best11 --option actions=FIȘIER  joacă cu el

    Primul rând numește coloanele, care pot sta în orice ordine; fiecare rând de după el e un fel de carte. Între celule
    stau virgule, punct și virgulă sau taburi. Ce n-are o carte e o celulă goală. Coloanele:
deck-template-actions-fields =
      n              câte sunt, de la 1 la 20
      attack         jumătatea de atac: una din cutie, ca „corner”, sau cum îi spui tu, cel mult 30 de litere
      attack_needs   ce cere, cu P portar, D fundaș, C mijlocaș, A atacant: C+D=6 e un mijlocaș și un fundaș care ajung
                     împreună la 6, D/C/A=5 unul dintre aceștia care ajunge la 5. De la unu la trei fotbaliști, cel mult 8 puncte de fiecare. O
                     jumătate din cutie le are deja; aceeași jumătate cere mereu același lucru
      stopped_by     singura jumătate de apărare care se poate încerca împotriva ei, dacă există
      defence        jumătatea de apărare, la fel
      defence_needs  ce cere aceea
deck-template-management-toml =
    Cărți de management ale tale, pentru Best 11.

    Cu fișierul acesta se poate juca așa cum e: sunt cele zece din cutie. Pot fi de la 8 la 10.

      tavolino deck check FIȘIER                       spune ce e greșit în el
      tavolino deck show best11 FIȘIER                 îl listează
      tavolino play best11 --option management=FIȘIER  joacă cu el

    Fiecare carte începe cu [[management]] și are câmpurile acestea:
deck-template-management-csv =
    Cărți de management ale tale, pentru Best 11.

    Cu tabelul acesta se poate juca așa cum e: sunt cele zece din cutie. Pot fi de la 8 la 10.

      tavolino deck check FIȘIER                       spune ce e greșit în el
      tavolino deck show best11 FIȘIER                 îl listează
      tavolino play best11 --option management=FIȘIER  joacă cu el

    Primul rând numește coloanele, care pot sta în orice ordine; fiecare rând de după el e o carte. Între celule stau
    virgule, punct și virgulă sau taburi. Ce n-are o carte e o celulă goală. Coloanele:
deck-template-management-fields =
      money   câte milioane aduce, de la 0 la 20
      events  câte cărți de eveniment, de la 0 la 4
      bonus   ce vine cu provocarea: P, D, C sau A (fiecare fotbalist al tău cu rolul acela contează mai mult), strongest
              (cel mai puternic), total (totalul), draw (două cărți de acțiune din care alegi), deny (bonusul adversarului nu
              contează) sau none (nimic)
      by      pentru P, D, C, A, strongest și total: cu cât, de la 1 la 6
      other   free-footballer (un fotbalist gratis), free-coach (un antrenor gratis), poach (un fotbalist al
              adversarului), exchange-footballer (schimbul unui fotbalist), exchange-coach (schimbul antrenorului),
              spending-spree (achiziții fără limită), new-market (piață nouă), captain (căpitan) sau immunity (imunitate)
      title   cum se numește cartea, dacă vrei, cel mult 30 de litere
deck-template-formations-toml =
    Sisteme ale tale, pentru Best 11.

    Cu fișierul acesta se poate juca așa cum e: sunt cele opt din cutie. Trebuie câte unul pentru fiecare manager.

      tavolino deck check FIȘIER                       spune ce e greșit în el
      tavolino deck show best11 FIȘIER                 îl listează
      tavolino play best11 --option formations=FIȘIER  joacă cu el

    Fiecare sistem începe cu [[formations]]. "formation" sunt numerele lui, de la trei la cinci, zece fotbaliști cu totul:
    întâi fundașii, la urmă atacanții. "text" e ce spune cartea, dacă vrei, cel mult 200 de litere.
deck-template-formations-csv =
    Sisteme ale tale, pentru Best 11.

    Cu tabelul acesta se poate juca așa cum e: sunt cele opt din cutie. Trebuie câte unul pentru fiecare manager.

      tavolino deck check FIȘIER                       spune ce e greșit în el
      tavolino deck show best11 FIȘIER                 îl listează
      tavolino play best11 --option formations=FIȘIER  joacă cu el

    Coloana formation are numerele, de la trei la cinci, zece fotbaliști cu totul: întâi fundașii, la urmă atacanții.
    Coloana text e ce spune cartea, dacă vrei, cel mult 200 de litere.

fault-need-form = „{ $field }” se scrie așa: C+D=6 sau D/C/A=5 (P portar, D fundaș, C mijlocaș, A atacant), nu { $value }
fault-need-total = „{ $field }” nu poate cere { $value } puncte: poate cere de la 1 la { $most }
fault-half-needs = „{ $half }” nu e o jumătate din cutie: spune în „{ $field }” ce cere
fault-half-differs = „{ $half }” cere altceva pe altă carte
fault-pair-twice = o carte cu aceste două jumătăți e deja în linia { $first }: pune-le laolaltă în „n”
fault-few-actions = { $n } cărți sunt prea puține: trebuie să fie { $needed }
fault-few-management = { $n } cărți sunt prea puține: trebuie să fie { $needed }
fault-by-of-bonus = numai acestea au un „by”: { $known }
fault-formation-numbers = „{ $value }” nu e un sistem: scrie de la trei la cinci numere de la 1 la 6 care fac zece, ca 4-4-2
fault-few-formations = { $n } sisteme sunt prea puține pentru { $managers } manageri: fiecare are altul
