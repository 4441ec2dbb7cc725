# Un club și un pachet de evenimente ale tale: ce explică fișierele lor, cum se listează și ce poate fi greșit.

deck-good-club = E bun: { $cards ->
        [one] o carte de echipă
        [few] { $cards } cărți de echipă
       *[other] { $cards } de cărți de echipă
    }, de ajuns pentru cel mult { $managers } manageri.
deck-good-events = E bun: { $cards ->
        [one] un fel
        [few] { $cards } feluri
       *[other] { $cards } de feluri
    } de cărți de eveniment, de ajuns pentru cel mult { $managers } manageri.

deck-column-name = nume
deck-column-role = rol
deck-column-value = valoare
deck-column-nation = țară
deck-column-age = ani
deck-column-likes = îi plac
deck-column-dislikes = nu-i plac
deck-column-colour = culoare
deck-column-when = când
deck-column-who = cine
deck-column-effect = efect
deck-column-out = se scoate

deck-word-P = portar
deck-word-D = fundaș
deck-word-C = mijlocaș
deck-word-A = atacant
deck-word-coach = antrenor
deck-word-white = alb
deck-word-challenge = provocare
deck-word-management = management
deck-word-any = oricând
deck-word-move = rândul tău
deck-word-declared = lansată
deck-word-drawn = carte trasă
deck-word-chosen = aleși
deck-word-window = valori
deck-word-goal = gol
deck-word-acting = cine acționează
deck-word-other = celălalt
deck-word-attacker = atac
deck-word-defender = apărare
deck-word-outsider = cine e în afară
deck-word-both = amândoi
deck-word-two-managers = în doi
deck-word-different-clubs = cluburi diferite

deck-template-club-toml =
    Un club al tău, pentru Best 11.

    Cu fișierul acesta se poate juca așa cum e: este un club din cutie. Dă-i alt nume, scrie cărțile tale peste ale
    noastre, adaugă și scoate. La doi manageri trebuie 2 portari, 9 fundași, 10 mijlocași, 5 atacanți și 2 antrenori; la
    cinci manageri 5, 21, 24, 11 și 5.

      tavolino deck check FIȘIER                 spune ce e greșit în el
      tavolino deck show best11 FIȘIER           îl listează
      tavolino play best11 --option club=FIȘIER  joacă cu el

    Întâi clubul, dacă vrei (toate acestea pot lipsi):

      name, town  clubul și orașul lui, cel mult 30 de litere
      nation      cele două litere ale țării: IT, RO, GB, ...
      character   un rând despre club
      kit         modelul tricoului (plain simplu, stripes cu dungi, hoops cu benzi, halves în două, sash cu eșarfă) și
                  două culori, ca "#2f7d4f"

    Apoi cărțile, câte una pe rând, cu câmpurile acestea:
deck-template-club-csv =
    Un club al tău, pentru Best 11.

    Cu tabelul acesta se poate juca așa cum e: este un club din cutie. Dă-i alt nume (clubul se numește ca fișierul),
    scrie cărțile tale peste ale noastre, adaugă și scoate. La doi manageri trebuie 2 portari, 9 fundași, 10 mijlocași,
    5 atacanți și 2 antrenori; la cinci manageri 5, 21, 24, 11 și 5.

      tavolino deck check FIȘIER                 spune ce e greșit în el
      tavolino deck show best11 FIȘIER           îl listează
      tavolino play best11 --option club=FIȘIER  joacă cu el

    Primul rând dă numele coloanelor, care pot sta în orice ordine; fiecare rând de după el este o carte. Între celule
    stau virgule, puncte și virgule sau tabulatori. Ce nu are o carte este o celulă goală; între sistemele de joc stau
    spații. Coloanele:
deck-template-club-fields =
      id        un nume scurt, cu litere mici a-z, cifre și cratime, altul pentru fiecare carte
      role      P portar, D fundaș, C mijlocaș, A atacant, sau coach pentru un antrenor
      name      numele de pe carte, cel mult 22 de litere
      nation    cele două litere ale țării
      age       câți ani are, de la 14 la 99
      value     cât valorează, în puncte și în milioane: de la 1 la 6, un antrenor de la 1 la 5
      likes     numai un antrenor: trei sisteme care îi plac
      dislikes  numai un antrenor: alte două, care nu-i plac
                4-4-2, 4-3-3, 3-5-2, 4-5-1, 5-3-2, 4-2-3-1, 4-3-1-2, 4-3-2-1
deck-template-events-toml =
    Un pachet de evenimente al tău, pentru Best 11.

    Cu fișierul acesta se poate juca așa cum e: este pachetul de evenimente din cutie. Schimbă numerele și efectele,
    lasă deoparte ce nu-ți place și adaugă cărți de-ale tale.

      tavolino deck check FIȘIER                   spune ce e greșit în el
      tavolino deck show best11 FIȘIER             îl listează
      tavolino play best11 --option events=FIȘIER  joacă cu el

    Fiecare fel de carte începe cu [[events]] și are câmpurile acestea:
deck-template-events-csv =
    Un pachet de evenimente al tău, pentru Best 11.

    Cu tabelul acesta se poate juca așa cum e: este pachetul de evenimente din cutie. Schimbă numerele și efectele,
    lasă deoparte ce nu-ți place și adaugă cărți de-ale tale.

      tavolino deck check FIȘIER                   spune ce e greșit în el
      tavolino deck show best11 FIȘIER             îl listează
      tavolino play best11 --option events=FIȘIER  joacă cu el

    Primul rând numește coloanele, care pot sta în orice ordine; fiecare rând de după el e un fel de carte. Între celule
    stau virgule, punct și virgulă sau taburi; o celulă cu virgule în ea stă între ghilimele. Ce n-are o carte e o celulă
    goală; între momente stau spații. Coloanele:
deck-template-events-fields =
      id      ce carte din cutie este sau un nume scurt al tău, cu litere mici a-z, cifre și cratime; fiecare o dată
      n       câte sunt, de la 1 la 20
      colour  white (albă: rămâne în joc, cu un efect care ține), challenge (provocare) sau management
      when    momentele în care se poate juca: o listă
                any       la rândul tău și într-o provocare în care ești implicat: când ești provocat și în momentele
                          drawn, window și goal
                move      la rândul tău
                declared  tocmai s-a lansat o provocare
                drawn     o carte de acțiune e trasă, fotbaliștii ei nu sunt încă aleși
                chosen    într-o provocare între alți doi s-au ales fotbaliștii
                window    cei doi manageri ai unei provocări schimbă valorile
                goal      imediat după un gol
      who     într-o provocare, cine o poate juca: acting (a cui e acțiunea), other (adversarul), attacker (cine atacă),
              defender (cine apără), outsider (cine e în afară), both (oricare dintre cei doi)
      out     când se scoate înainte de meci, o listă: two-managers, different-clubs
      title   cum se numește cartea, cel mult 30 de litere; o carte din cutie are deja un nume
      text    ce spune, cel mult 200 de litere; fără el, cartea spune ce face efectul ei
      effect  un verb cu ce ține de el sau mai multe: vin pe rând, iar ce nu se poate face se sare. Momentele cărții
              trebuie să li se potrivească tuturor; dintre redraw, becomes, retry, bet și send_off e cel mult unul
deck-template-events-effect-toml = De exemplu effect = { "{" } income = 5, instead = 7, if = "captain" { "}" }.
deck-template-events-effect-csv = De exemplu: income = 5, instead = 7, if = captain
deck-template-events-verbs =
    Verbele, fiecare cu momentele lui și cu cine o poate juca atunci (when/who). Orice moment: any, move,
    declared/outsider, declared/defender, drawn, window sau goal cu cine vrei, chosen/outsider:

      income    move             de la 0 la 20 de milioane în fiecare rundă; dacă vrei, "instead" atâtea "if" în runda
                                 dinainte ai fost într-o provocare ("challenge") sau ai un căpitan ("captain"). Albă
      total     move             de la 1 la 6 la totalul acțiunilor tale; "alone" true: nu cât o mai are și altul. Albă
      peace     move             "manager": tu și cel pe care îl numești nu vă puteți provoca. Albă
      discount  move             de la 1 la 6 milioane mai puțin la fotbaliștii de valorile "values", ca [1, 2]. Albă
                orice moment     la fel, cu "once" true: la următoarea achiziție din runda aceasta. Nu albă
      raise     window/acting, chosen/outsider   "one" unul sau "all" toți cei din acțiune, "by" de la 1 la 6; "at_most":
                                 numai unul care nu valorează mai mult de atât
      lower     window/other, chosen/outsider    "one" unul sau "all" toți cei din acțiune, "by" de la 1 la 6
      redraw    drawn/acting, drawn/attacker, drawn/defender   "action": decartezi cartea de acțiune și tragi alta
      send_off  window/other     "one": unul dintre cei din acțiune e eliminat până la sfârșitul rundei
      becomes   drawn/attacker, drawn/defender   acțiunea ta e acum această jumătate a unei cărți de acțiune, ca
                                 "penalty"; dacă vrei, cu "roles" și un "total" ale ei
      retry     goal/defender    "defence": se încearcă din nou; dacă reușește, golul nu mai e
      money     orice moment     de la 1 la 20 de milioane, o dată
      find      orice moment     "own-deck": o carte din pachetul tău de echipă, la un "price" de la 0 la 9
      swap      orice moment     "same-role": un fotbalist pentru unul al altui manager, cel mult "apart" de la 0 la 9
      bet       declared/outsider   de la 1 la 20 de milioane pentru cine ghicește
      fixture   orice moment     "manager": următoarea provocare îl vizează pe cel pe care îl numești
      look      orice moment     la 1 până la 6 cărți din vârful unui pachet de echipă, și cumperi una dacă vrei
      draw      orice moment     de la 1 la 4 cărți de eveniment
      tax       orice moment     de la 1 la 20 de milioane, de la cel mai bogat dintre ceilalți la bancă

fault-colour = „{ $value }” nu e o culoare: scrie-o cu # și șase cifre sau litere a-f, ca "#2f7d4f"
fault-likes-and-dislikes = { $formation } nu poate să-i și placă, și să nu-i placă
fault-few-of-role = sunt prea puțini { $role ->
        [P] portari
        [D] fundași
        [C] mijlocași
        [A] atacanți
       *[coach] antrenori
    }, { $n }: la { $managers } manageri poate fi nevoie de { $needed }
fault-few-events = la { $managers } manageri rămân în joc doar { $n } cărți, iar la început se împart { $needed }
fault-verbs-of-effect = un efect are un verb sau mai multe, iar dintre acestea cel mult unul: { $closing }. Aici sunt: { $verbs }. Cele care există: { $known }
fault-does-nothing = cartea aceasta n-ar face nimic: dă-i un „income” peste 0 sau „instead” și „if”
fault-discount-on = o reducere e ori pentru niște valori, „values”, ca [1, 2], ori „once” true, pentru următoarea achiziție
fault-action-roles = „roles” trebuie să fie o listă de una, două sau trei liste de roluri, ca [["P", "D"]], nu { $value }
fault-at-most-one = „at_most” merge cu „one”, nu cu „all”
fault-colour-of-verb = ce ține mult e alb (white) și nimic altceva nu e: cu „{ $verb }” nu se potrivește
fault-moment-of-verb = „{ $verb }” nu se poate juca la { $moment } (when/who). Se poate la: { $known }
fault-half-of-action = acțiunea celui care { $who ->
        [attacker] atacă
       *[defender] apără
    } poate deveni doar una dintre acestea: { $known }
