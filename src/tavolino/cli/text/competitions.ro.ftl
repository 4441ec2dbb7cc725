# Cupe, campionate și sezoane la terminal.

value-match = MECI
value-team = ECHIPĂ
value-person = PERSOANĂ
value-score = SCOR
value-day = ZI
value-points = PUNCTE
value-reason = MOTIV
value-rule = REGULĂ

help-cup = Organizează o cupă: eliminatorie, cu grupe și eliminatorii, sau o serie
help-cup-new = Pune bazele unei cupe
    .name = cum se numește
    .game = ce joc se joacă (vezi „tavolino games”)
    .teams = cine se înscrie: „Ana,Ion=me,Steaua Nordului=amateur,Vechile glorii=cardboard”; numele unui bot face un bot, cardboard înseamnă că rezultatele doar se trec de mână
    .bots = pe lângă acestea, atâția boți
    .level = ce fel de boți
    .legs = meciuri pe întâlnire: 1, sau 2 pentru tur-retur (în grupe până la 4)
    .final_legs = meciurile finalei
    .away_goals = la egalitate după tur-retur decid golurile din deplasare
    .level_tie = la egalitate: any (ce treci), extra-time (prelungiri, apoi lovituri de departajare), penalties (lovituri de departajare) sau replay (se rejoacă)
    .best_of = o întâlnire e o serie: cel mai bun din 3, 5, ...
    .third_place = învinsele din semifinale joacă finala mică
    .groups = întâi atâtea grupe
    .through = câte din fiecare grupă merg mai departe
    .best_next = și câte dintre cele mai bune rămase pe dinafară
    .points = cât valorează victoria, egalul și înfrângerea în grupă
    .tiebreaks = ce desparte echipele cu puncte egale, în ordinea aceasta: difference, goals, wins, head-to-head-points, head-to-head-difference, head-to-head-goals, fair-play, opponents, lot
    .seeding = lot (se trag toate la sorți), order (primele din listă sunt cele mai bune și stau la început) sau pots (urne valorice, pentru grupe)
    .withdrawal = ce se întâmplă cu meciurile unei echipe care se retrage: void, award-rest, award-all, sau halfway (void în prima jumătate, apoi award-rest)
    .no_deputies = boții nu au voie să joace pentru cine lipsește
    .box = după panoul din cutia jocului
    .option = o opțiune de regulament a jocului, de câte ori e nevoie
    .seed = un număr pentru sorți: același număr dă aceiași sorți
    .db = baza de date; fără ea, cea folosită de „tavolino serve”
help-cup-list = Arată toate competițiile
    .db = baza de date
help-cup-show = Arată clasamentele, tabloul, ce e de jucat și ce urmează
    .name = care competiție: numele ei, sau cum începe
    .fixtures = toate meciurile, etapă cu etapă
    .grid = și grila rezultatelor
    .lots = și sorții trași
    .history = și cine ce a făcut
    .db = baza de date
help-cup-draw = Trage la sorți, bilă cu bilă, sau alcătuiește runda următoare
    .name = care competiție
    .pace = secunde pentru fiecare bilă; 0 pentru deloc
    .by = cine trage; fără el, tu
    .db = baza de date
help-cup-result = Trece un rezultat
    .name = care competiție
    .match = numărul meciului, sau echipele: „Ana-Ion”
    .score = golurile din timpul regulamentar, întâi ale gazdelor: 2-1; la o masă pentru toți 3-2-1-0
    .after_extra_time = cât era după prelungiri
    .penalties = loviturile de departajare
    .fair_play = puncte pentru cartonașe, mai puține e mai bine
    .by = cine îl trece; fără el, tu
    .db = baza de date
help-cup-correct = Corectează un rezultat greșit; cel vechi rămâne în istoric
    .name = care competiție
    .match = numărul meciului, sau echipele
    .score = cum trebuie să fie
    .after_extra_time = cât era după prelungiri
    .penalties = loviturile de departajare
    .fair_play = puncte pentru cartonașe, mai puține e mai bine
    .was = ce crezi că scrie acum: dacă altcineva l-a schimbat, nu se întâmplă nimic
    .by = cine corectează; fără el, tu
    .db = baza de date
help-cup-strike = Șterge un rezultat: meciul rămâne de jucat
    .name = care competiție
    .match = numărul meciului, sau echipele
    .by = cine îl șterge; fără el, tu
    .db = baza de date
help-cup-forfeit = Decide un meci la masa verde, 3-0
    .name = care competiție
    .match = numărul meciului, sau echipele
    .team = cine îl pierde; „both” într-un campionat
    .by = cine decide; fără el, tu
    .db = baza de date
help-cup-withdraw = O echipă se retrage: de meciurile ei hotărăște regulamentul
    .name = care competiție
    .team = numele ei, sau numărul
    .by = cine o spune; fără el, tu
    .db = baza de date
help-cup-postpone = Amână un meci
    .name = care competiție
    .match = numărul meciului, sau echipele
    .until = până când, cu vorbele tale
    .by = cine o spune; fără el, tu
    .db = baza de date
help-cup-deputy = Lasă un bot să joace pentru cine lipsește
    .name = care competiție
    .team = pentru cine
    .bot = care bot; fără el, echipa joacă din nou singură
    .by = cine o spune; fără el, tu
    .db = baza de date
help-cup-dock = Scade puncte
    .name = care competiție
    .team = cui
    .points = câte
    .why = de ce
    .by = cine decide; fără el, tu
    .db = baza de date
help-cup-play = Joacă aici meciul tău; unul întrerupt se reia de unde a rămas
    .name = care competiție
    .match = care meci; fără el, următorul tău
    .pace = secunde pentru fiecare rând de comentariu; 0 pentru deloc
    .by = cine semnează rezultatul; fără el, tu
    .db = baza de date
help-cup-simulate = Lasă boții să-și joace toate meciurile, cât se poate fără oameni
    .name = care competiție
    .match = numai meciurile acestea
    .seed = un număr: același dă aceleași rezultate
    .workers = câte procese; fără el, câte nuclee sunt
    .by = cine semnează rezultatele; fără el, tu
    .db = baza de date
help-cup-export = Scrie o competiție într-un fișier: toată ca .json, sau meciurile pentru o foaie de calcul ca .csv
    .name = care competiție
    .file = fișierul; terminația lui spune care din două
    .db = baza de date
help-cup-import = Citește o competiție dintr-un fișier .json, sau rezultate dintr-un .csv
    .file = fișierul
    .name = pentru .csv competiția ale cărei rezultate sunt; pentru .json alt nume
    .by = cine semnează rezultatele; fără el, tu
    .db = baza de date
help-cup-delete = Șterge o competiție cu toate meciurile ei
    .name = care competiție
    .yes = fără să întrebe
    .db = baza de date

help-league = Organizează un campionat: fiecare cu fiecare; sau un turneu în sistem elvețian
help-league-new = Pune bazele unui campionat
    .name = { help-cup-new.name }
    .game = { help-cup-new.game }
    .teams = { help-cup-new.teams }
    .bots = { help-cup-new.bots }
    .level = { help-cup-new.level }
    .legs = de câte ori joacă fiecare cu fiecare
    .swiss = în loc de asta, un turneu elvețian de atâtea runde: egali cu egali
    .points = cât valorează victoria, egalul și înfrângerea: 3-1-0, sau 2-1-0
    .tiebreaks = { help-cup-new.tiebreaks }
    .head_to_head = meciurile directe contează o dată (once) între toate cele la egalitate, sau din nou (reapplied) între cele încă la egalitate
    .seeding = lot (se trage programul la sorți) sau order (ca în listă)
    .withdrawal = { help-cup-new.withdrawal }
    .no_deputies = { help-cup-new.no_deputies }
    .box = { help-cup-new.box }
    .option = { help-cup-new.option }
    .seed = { help-cup-new.seed }
    .db = { help-cup-new.db }

help-season = Organizează un sezon: toți la o masă, seară după seară
help-season-new = Pune bazele unui sezon; ce lasă un meci, cum ar fi loturile, trece în seara următoare
    .name = { help-cup-new.name }
    .game = { help-cup-new.game }
    .teams = { help-cup-new.teams }
    .bots = { help-cup-new.bots }
    .level = { help-cup-new.level }
    .evenings = câte seri; 1 pentru un singur meci
    .no_deputies = { help-cup-new.no_deputies }
    .box = { help-cup-new.box }
    .option = { help-cup-new.option }
    .seed = { help-cup-new.seed }
    .db = { help-cup-new.db }

board-about = { $kind } de { $game }, { $teams } { $teams ->
    [one] echipă
    [few] echipe
   *[other] de echipe
}; numărul tragerii la sorți: { $seed }
board-columns = Clasament
    .place = #
    .team = Echipa
    .played = M
    .won = V
    .drawn = E
    .lost = Î
    .goals = Goluri
    .scored = Scor
    .points = Pct
    .form = Formă
    .why = De ce e deasupra
board-form = Formă
    .win = V
    .draw = E
    .defeat = Î
board-penalties = { $score }d
board-resting = stă: { $teams }
board-scorers = Golgheteri: { $scorers }
board-lot = Tragerea { $number }, făcută de { $by }: { $teams }
board-history = Ce s-a întâmplat
board-champion = A câștigat { $team }!
board-next-draw = Urmează: trage la sorți cu „tavolino { $family } draw { $name }”.
board-next-pair = Urmează: alcătuiește runda următoare cu „tavolino { $family } draw { $name }”.
board-next-lots = Echipe la egalitate: trage la sorți cu „tavolino { $family } draw { $name }”.
board-next-play = { $n ->
    [one] Se poate juca { $n } meci
    [few] Se pot juca { $n } meciuri
   *[other] Se pot juca { $n } de meciuri
}: „tavolino { $family } play”, „simulate” sau „result { $name } MECI 2-1”.
board-next-over = S-a terminat, și nimeni nu e singur în frunte.

lot-ball = { $number }. Bila { $pick } din { $among }: { $team }
lot-ball-group = { $number }. Bila { $pick } din { $among }: { $team }, în { $group }
lot-repeat = Tragerea { $number } cu numărul { $seed }: cine trage cu numerele acestea trage la fel.

no-competitions = Încă nicio competiție. Începe una cu „tavolino cup new”, „league new” sau „season new”.
competition-on = în desfășurare
competition-over = încheiată
competition-exported = { $name } e în { $path }
competition-deleted = { $name } a fost ștearsă.
delete-competition = Scrie „{ $name }” ca s-o ștergi cu toate meciurile ei:{" "}
not-deleted = Nu s-a șters nimic.
progress-competition = Se joacă
simulated-matches = { $n ->
    [0] Nu era nimic de jucat pentru boți.
    [one] S-a jucat { $n } meci.
    [few] S-au jucat { $n } meciuri.
   *[other] S-au jucat { $n } de meciuri.
}

fault-no-own-match = Acum nu ai niciun meci de jucat. „tavolino cup show” spune ce este.
fault-only-bots = Meciul { $match } e între boți: îl joacă „tavolino cup simulate”.
fault-csv-into-what = După fișier, numește competiția ale cărei rezultate sunt acestea.
fault-bad-points-rule = „{ $points }” nu merge: scrie cât valorează victoria, egalul și înfrângerea așa: 3-1-0.
fault-bad-rule = { $option } nu poate fi „{ $value }”, doar: { $known }
