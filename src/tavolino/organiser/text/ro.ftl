# Cupe, campionate și sezoane.

## Ce sunt

kind-match = Un singur meci
kind-best_of = Serie
kind-knockout = Cupă
kind-double_knockout = Dublă eliminare
kind-league = Campionat
kind-groups_knockout = Grupe și cupă
kind-swiss = Turneu elvețian
kind-season = Sezon

## În ce stadiu e un meci

status-waiting = așteaptă
status-open = de jucat
status-begun = se joacă
status-postponed = amânat
status-played = jucat
status-forfeited = la masa verde
status-awarded = prin retragere
status-void = anulat
status-sealed = jucat, sigilat până la sfârșitul rundei

## Cine ce a făcut

placing-withdrawn = retrasă
placing-docked = { $given ->
    [yes] +{ $points }
   *[no] −{ $points }
} prin decizie{ $why ->
    [none] {""}
   *[other] : { $why }
}
placing-rests = +{ $points } pentru pauză
evening-transfers = Transferuri
evening-transfer = După etapa { $n }, { $team }: { $came } în locul lui { $left }
evening-squads = Loturile la final
figures-extra-time = { $figures } după prelungiri
figures-penalties = { $figures } la loviturile de departajare
history-match = { $match } ({ $sides })
history-drawn = { $by } a tras la sorți: { $teams }
history-paired = { $by } a alcătuit perechile din runda { $note }
history-paired-again = { $by } a alcătuit perechile din runda { $note }. Nu se mai putea fără repetare: se întâlnesc din nou { $teams }
history-result = { $note ->
    [simulated] meciul { $match } a fost simulat pentru { $by }: { $figures }
    [played] meciul { $match } s-a jucat: { $figures } ({ $by })
   *[typed] { $by } a introdus scorul { $figures } la meciul { $match }
}
history-result-sealed = meciul { $match } s-a jucat; scorul se află când se încheie runda ({ $by })
history-field = boții au jucat cărțile rundei { $note } pentru comparație: { $figures }
history-partnered = { $note ->
    [left] { $teams } nu mai are al doilea jucător ({ $by })
   *[other] { $teams } este acum o pereche ({ $by })
}
history-corrected = { $by } a corectat meciul { $match }: din { $before } în { $figures }
history-annulled = { $by } a șters { $before } de la meciul { $match }
history-forfeited = { $by } a decis meciul { $match } la masa verde, { $figures }
history-retitled = { $by } a numit competiția „{ $note }”
history-renamed = { $by } a schimbat numele unei echipe: { $note }
history-entered = { $by } a înscris { $note }
history-regulated = { $by } a schimbat regulamentul
history-returned = { $teams } joacă mai departe ({ $by })
history-reseeded = { $by } a cerut o nouă tragere la sorți
history-struck = { $by } a anulat schimbarea { $note }
history-withdrawn = Retragere: { $teams } ({ $by })
history-postponed = { $note ->
    [none] { $by } a amânat meciul { $match }
   *[other] { $by } a amânat meciul { $match }: { $note }
}
history-dated = { $date ->
    [none] { $by } a scos data rundei { $note }
   *[other] { $by } a stabilit data rundei { $note }: { $date }
}
history-sign-up-opened = { $by } a deschis înscrierile: { $points ->
    [one] un loc
    [few] { $points } locuri
   *[other] { $points } de locuri
}
history-sign-up-closed = { $by } a închis înscrierile
history-signed-up = Înscriere: { $note } ({ $by })
history-admitted = { $by } a primit echipa { $note }
history-rejected = { $by } nu a primit echipa { $note }
history-deputy = { $note ->
    [none] { $teams } joacă din nou singură ({ $by })
   *[other] botul { $note } joacă pentru { $teams } ({ $by })
}
history-begun = a început meciul { $match } ({ $by })
history-docked = { $by } { $given ->
    [yes] i-a dat echipei { $teams } { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
   *[no] i-a luat echipei { $teams } { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
}{ $note ->
    [none] {""}
   *[other] : { $note }
}
history-joined = { $note ->
    [left] { $teams } nu mai are cine s-o conducă ({ $by })
   *[other] { $teams } are cine s-o conducă ({ $by })
}

## Regulament

regulation-points = O victorie aduce { $win }, un egal { $draw }, o înfrângere { $defeat }.
regulation-duplicate-once = Duplicat: toate meciurile unei runde se joacă cu aceleași cărți, gazdele cu o mână, oaspeții cu cealaltă. Nimeni nu joacă de două ori aceleași cărți.
regulation-duplicate-pairs = Duplicat pe perechi: toate meciurile unei runde se joacă cu aceleași cărți, și fiecare de două ori, cu locurile schimbate. O echipă are doi oameni: unul joacă primul meci, celălalt pe al doilea. Un bot le joacă pe amândouă.
regulation-duplicate-sealed = Până se încheie runda nu se spune nimic despre meciurile ei, nici scoruri, nici cronici: alții mai au de jucat aceleași cărți.
regulation-field = Și boții joacă fiecare împărțire, doar pentru comparație: { $n ->
    [one] un meci
    [few] { $n } meciuri
   *[other] { $n } de meciuri
} între { $bot } și { $bot }.
regulation-matchpoints = Puncte ca la bridge (match points): în fiecare meci ești comparat cu toți cei care au avut aceleași cărți; primești 2 pentru fiecare care a făcut mai puțin și 1 pentru fiecare care a făcut la fel, după golaveraj; o victorie la loviturile de departajare stă între egal și victoria la un gol. Punctele tale, de la 0 la 100, sunt procentul din maximul posibil. O pauză sau un meci pierdut de celălalt la masa verde aduce { $rest }, un meci pierdut la masa verde aduce 0.
regulation-tiebreaks = La egalitate de puncte: { $order }.
regulation-by =
    .head_to_head_points = puncte în meciurile directe
    .head_to_head_difference = golaveraj în meciurile directe
    .head_to_head_goals = goluri în meciurile directe
    .difference = golaveraj
    .goals = goluri marcate
    .wins = meciuri câștigate
    .opponents = punctele adversarilor (Buchholz)
    .median = punctele adversarilor fără cel mai puternic și cel mai slab (mediana)
    .fair_play = fair-play
    .lot = tragere la sorți
regulation-head-to-head-once = Meciurile directe se compară o dată, între toate echipele la egalitate.
regulation-head-to-head-reapplied = Meciurile directe se compară din nou între cele rămase la egalitate.
regulation-rounds = Runde: { $n }.
regulation-legs = { $n ->
    [one] Fiecare cu fiecare, o dată.
    [2] Fiecare cu fiecare, tur-retur.
   *[other] Fiecare cu fiecare de { $n } ori.
}
regulation-groups = Grupe: { $groups }; din fiecare { $n ->
    [one] merge mai departe prima
   *[other] merg mai departe primele { $n }
}{ $best ->
    [0] .
   *[other] , plus cele mai bune { $best } dintre următoarele.
}
regulation-series = Fiecare duel se joacă după sistemul cel mai bun din { $n } meciuri.
regulation-ties = { $n ->
    [one] Fiecare duel e un singur meci.
   *[other] Fiecare duel se joacă tur-retur.
}
regulation-final = { $n ->
    [one] Finala e un singur meci.
   *[other] Finala se joacă tur-retur.
}
regulation-away-goals-yes = La egalitate după tur-retur decid întâi golurile din deplasare.
regulation-away-goals-no = Golurile din deplasare nu contează dublu.
regulation-level-any = La egalitate se continuă cum se înțeleg: prelungiri, lovituri de departajare sau încă un meci.
regulation-level-extra_time = La egalitate urmează prelungiri, apoi lovituri de departajare.
regulation-level-penalties = La egalitate urmează direct loviturile de departajare.
regulation-level-replay = La egalitate se rejoacă.
regulation-double = Cine pierde continuă pe tabloul învinșilor; a doua înfrângere elimină. Dacă finala o pierde echipa neînvinsă, cele două se mai întâlnesc o dată.
regulation-third-place = Există finală mică.
regulation-evenings = Seri: { $n }; fiecare aduce atâtea puncte câte echipe au rămas în urmă.
regulation-seeding-lot = Sorții decid cine cu cine joacă.
regulation-seeding-order = Se joacă după listă, de la cea mai puternică.
regulation-seeding-pots = Grupele se trag la sorți pe urne.
regulation-withdrawal-halfway = Cine se retrage înainte de jumătate din meciuri e șters; mai târziu, meciurile rămase revin adversarilor.
regulation-withdrawal-void = Toate meciurile echipei retrase se anulează.
regulation-withdrawal-award_rest = Meciurile rămase ale echipei retrase revin adversarilor.
regulation-withdrawal-award_all = Toate meciurile echipei retrase revin adversarilor.
regulation-forfeit = Un meci la masa verde contează ca { $n }–0.
regulation-deputies-yes = Un bot poate juca pentru cine lipsește.
regulation-deputies-no = Nimeni nu poate fi înlocuit de un bot.

## Ce poate merge prost: nume, echipe și regulament

fault-competition-name = „{ $name }” nu e un nume de competiție: trebuie să fie un singur rând, de la 1 la { $longest } de caractere.
fault-team-name = „{ $name }” (echipa { $number }) nu e un nume de echipă: trebuie să fie un singur rând, de la 1 la { $longest } de caractere.
fault-team-twice = Echipele { $first } și { $second } se numesc amândouă „{ $name }”. Dă-i fiecăreia numele ei.
fault-team-count = { $teams ->
    [one] S-a înscris o echipă
    [few] S-au înscris { $teams } echipe
   *[other] S-au înscris { $teams } de echipe
}: trebuie să fie între { $least } și { $most }.
fault-game-not-for-two = Cu opțiunile acestea { $game_id } nu e un joc în doi, iar aici fiecare meci e între două echipe. Organizează un sezon sau un singur meci.
fault-lots-seed = Numărul tragerii la sorți e un număr întreg de la 0 la { $most }.
fault-terms-number = { $term ->
    [win] Puncte pentru victorie
    [draw] Puncte pentru egal
    [defeat] Puncte pentru înfrângere
    [legs] Numărul de manșe
    [final_legs] Numărul de manșe al finalei
    [best_of] Lungimea seriei
    [forfeit_goals] Golurile unui meci pierdut la masa verde
    [third_place] Pentru finala mică, numărul de echipe
    [rounds] Numărul de runde
    [field_tables] Numărul meciurilor boților
    [groups] Numărul de grupe
    [through] Numărul de echipe care merg mai departe
   *[best_next] Numărul celor mai bune clasate pe locul următor
}: { $value } nu merge, doar de la { $least } la { $most }.
fault-terms-points = Victoria trebuie să valoreze cel puțin cât egalul, iar egalul cel puțin cât înfrângerea.
fault-terms-best-of = O serie se joacă după sistemul „cel mai bun din” un număr impar de meciuri și nu are tur-retur.
fault-terms-tiebreaks = Criteriile încep cu punctele și numesc fiecare comparație o singură dată.
fault-terms-lot-last = Tragerea la sorți e ultimul criteriu; unde grupele trimit echipe mai departe nu poate lipsi.
fault-terms-pots = Urnele valorice sunt pentru tragerea la sorți a grupelor.
fault-terms-duplicate = Doar rundele unui campionat sau ale unui turneu elvețian se pot juca cu aceleași cărți.
fault-no-field-now = Boții nu au nimic de jucat în runda { $round }.
fault-no-partner-here = { $team } nu are al doilea jucător: au doar echipele de oameni, și doar într-un duplicat pe perechi.
fault-deal-sealed-file = O rundă e în curs, cu cărți pe care alții mai au să le joace. Fișierul se poate salva când se încheie.
fault-charter-broken = Statutul acestei competiții nu poate fi citit: { $why }
fault-competition-there = Există deja o competiție numită „{ $name }”.
fault-competition-twice = Sunt mai multe competiții numite „{ $name }”. Spune care, după id: { $ids }
fault-no-such-competition = Nu există competiția „{ $name }”. Există: { $known }
fault-bad-author = „{ $name }” nu e un nume cu care să semnezi: trebuie să fie un singur rând, de la 1 la { $longest } de caractere.
fault-no-board = În cutia jocului { $game_id } nu e tabloul acesta. Sunt: { $known }

## Rezultate

fault-not-drawn = Nu s-a tras încă la sorți: nimeni nu știe cine cu cine joacă.
fault-no-such-match = Nu există meciul { $match }. De jucat: { $known }
fault-match-waiting = Meciul { $match } așteaptă un meci dinainte: încă nu se știe cine îl joacă.
fault-match-withdrawn = Meciul { $match } nu se mai joacă: o echipă s-a retras.
fault-match-cardboard = { $team } joacă cu cărți adevărate la o masă adevărată: introdu tu rezultatul meciului { $match }.
fault-result-there = Meciul { $match } are deja un rezultat, introdus de { $by }. Dacă e greșit, corectează-l.
fault-no-result-yet = Meciul { $match } nu are încă un rezultat de schimbat.
fault-changed-meanwhile = { $by } a fost mai rapid: { $what ->
    [drawn] s-a tras la sorți
    [paired] s-a alcătuit runda următoare
    [withdrawn] s-a retras o echipă
    [deputy] o echipă are înlocuitor
    [docked] o echipă a fost penalizată
    [joined] cineva conduce echipa aceea
    [annulled] rezultatul meciului { $match } a fost șters
    [postponed] meciul { $match } a fost amânat
    [begun] a început meciul { $match }
   *[other] la meciul { $match } scrie acum { $result }
}. Mai uită-te o dată înainte să schimbi ceva.
fault-correction-strays = Dacă meciul { $match } se schimbă așa, meciul { $later }, care are rezultat, l-ar juca alții. Șterge-l întâi pe acela.
fault-score-form = „{ $score }” nu e un scor. Scrie-l așa: 2-1.
fault-score-sides = Meciul { $match } e între { $sides } echipe, iar numerele date sunt { $given }.
fault-score-number = La meciul { $match }, { $number } nu e un număr de goluri: se poate de la 0 la { $most }.
fault-score-evening = La meciul { $match } stau toți la o masă: nu sunt nici prelungiri, nici lovituri de departajare de introdus.
fault-score-first-leg = Meciul { $match } e turul: prelungirile și loviturile de departajare vin după retur.
fault-score-extra-time = Meciul { $match } nu era la egalitate după timpul regulamentar, deci n-a avut prelungiri.
fault-score-extra-fewer = După prelungiri nu pot fi mai puține goluri decât înainte: { $before }, apoi { $after }.
fault-score-penalties = Meciul { $match } nu era la egalitate, deci n-a avut lovituri de departajare.
fault-score-level = Meciul { $match } lasă egalitate. După regulament { $rule ->
    [extra_time] urmează prelungiri și, dacă tot e egal, lovituri de departajare: introdu ce a fost nevoie.
    [penalties] urmează direct loviturile de departajare, fără prelungiri.
   *[replay] se rejoacă: nu introduce nici prelungiri, nici lovituri de departajare.
}
fault-score-shoot-out = La loviturile de departajare câștigă cineva: meciul { $match }.
fault-score-scorers = În meciul { $match } marcatorii au mai multe goluri decât echipa lor.
fault-score-broken = Rezultatul meciului { $match } nu poate fi citit.
fault-bad-note = Nota aceasta nu merge: un singur rând de cel mult { $longest } de caractere.
fault-no-forfeit-here = Meciul { $match } nu poate fi decis așa la masa verde.
fault-record-other-match = Aceasta e foaia altui meci.
fault-record-helped = În meciul acesta s-au luat înapoi mutări ori se puteau cere sfaturi: nu contează.

## Sorți, runde și echipe

fault-no-lots-needed = Nimeni nu e la egalitate acolo unde contează: nu e nimic de tras la sorți.
fault-no-draw-here = Nu e nimic de tras la sorți: echipele joacă în ordinea din listă.
fault-drawn-already = S-a tras deja la sorți.
fault-draw-other = Însemnarea { $number } nu e tragerea la sorți pe care o dă numărul publicat.
fault-not-to-pair = Runda următoare nu poate fi alcătuită înainte să se termine aceasta.
fault-pairs-broken = În însemnarea { $number } nu toate echipele au pereche o singură dată.
fault-no-such-team = Nu există echipa { $team }.
fault-withdrawn-already = { $team } nu se poate retrage.
fault-no-withdrawal-here = Aici stau toți la o masă: lasă un bot să joace pentru cine lipsește.
fault-too-late-to-enter = Nu se mai poate înscrie nimeni. Într-un campionat sau turneu elvețian se poate cât mai sunt runde, în rest înainte de primul meci.
fault-terms-fixed = Asta nu se mai poate schimba după primul meci: { $term }.
fault-team-is-playing = { $team } joacă acum un meci la o masă. Așteaptă până se termină.
fault-not-withdrawn = { $team } nu s-a retras.
fault-no-reseed-now = Tragerea la sorți se poate reface doar înainte de primul meci.
fault-not-to-strike = Schimbarea { $number } nu se poate anula.
fault-strike-needed = Schimbarea { $number } nu se poate anula: schimbarea { $later } depinde de ea.
fault-change-strays = Nu se poate schimba: meciul { $later } l-au jucat echipe care nu s-ar mai întâlni acolo.
fault-no-deputies = Regulamentul acestei competiții nu permite înlocuitori.
fault-team-taken = { $team } e condusă de altcineva.
fault-bad-points = Nu se pot scădea { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: cel mult { $most }.
fault-no-such-round = Aici nu există runda { $round }.
fault-bad-date = „{ $day } { $time }” nu e o dată. Scrie ziua așa: 2026-11-20, și ora așa: 20:30; pentru oră e nevoie și de zi.
fault-sign-up-open = Încă se mai poate înscrie cineva: închide întâi înscrierile.
fault-sign-up-closed = Înscrierile sunt închise.
fault-sign-up-places = Pot fi între { $least } și { $most } locuri.
fault-signed-up-already = Ai înscris deja o echipă.
fault-team-name-taken = Există deja o echipă numită „{ $name }”.
fault-waiting-list-full = Lista de așteptare e plină.
fault-no-places-left = Toate locurile sunt ocupate: { $places }.
fault-no-such-applicant = Nimeni cu numărul { $number } nu așteaptă.

## Date

date-day = { $weekday ->
    [1] lun.
    [2] mar.
    [3] mie.
    [4] joi
    [5] vin.
    [6] sâm.
   *[7] dum.
} { $day } { $month ->
    [1] ianuarie
    [2] februarie
    [3] martie
    [4] aprilie
    [5] mai
    [6] iunie
    [7] iulie
    [8] august
    [9] septembrie
    [10] octombrie
    [11] noiembrie
   *[12] decembrie
} { $year }
calendar-round = { $competition }: { $round }

## Fișiere

csv-columns =
    .match = Meci
    .stage = Fază
    .group = Grupă
    .date = Data
    .time = Ora
    .place = Loc
    .home = Gazde
    .away = Oaspeți
    .home_goals = Goluri gazde
    .away_goals = Goluri oaspeți
    .home_extra = Gazde după prelungiri
    .away_extra = Oaspeți după prelungiri
    .home_penalties = Departajare gazde
    .away_penalties = Departajare oaspeți
    .status = Stare
export-file = { $what ->
    [results] rezultate
    [calendar] calendar
    [board] tablou
   *[all] complet
}
fault-entry-broken = Însemnarea { $number } a acestei competiții nu poate fi citită: { $why }
fault-paper-not-ours = Aceasta nu e o competiție scrisă de „tavolino … export” ({ $why }).
fault-paper-newer = Competiția aceasta a fost scrisă de un Tavolino mai nou. Citește-o cu acela.
fault-paper-broken = Fișierul acesta e stricat: { $why }
fault-paper-too-large = Fișierul acesta e prea mare: cel mult { $most } de octeți.
fault-paper-record = Foaia de la însemnarea { $number } nu e a rezultatului ei: { $why }
fault-csv-columns = Primul rând trebuie să numească aceste coloane: { $columns }
fault-csv-line = Rândul { $line }: { $why }
fault-csv-teams = meciul { $match } e { $home } contra { $away }
