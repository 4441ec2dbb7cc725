# Reguli, cărți și cronici de meci
fetching = O clipă …
rules-of = { $name }: regulile
contents = Cuprins
seek-rules = Caută în reguli
articles-found = { $n ->
    [one] un articol
    [few] { $n } articole
   *[other] { $n } de articole
}
nothing-found = Nu s-a găsit nimic. Încearcă mai puține cuvinte sau altele.
table-of = Tabel: { $name }
our-ruling = Hotărârea noastră
cards-of = { $name }: cărțile
seek-cards = Caută printre cărți
decks = Pachete
all-decks = Toate pachetele
cards-found = { $n ->
    [one] O carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}, { $kinds ->
    [one] de un singur fel
    [few] de { $kinds } feluri
   *[other] de { $kinds } de feluri
}
deck-size = { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
in-the-booklet = În broșura tipărită: { $name }
not-in-the-booklet = Broșura tipărită nu numește cartea aceasta.
in-the-box = { $n ->
    [one] În cutie este una.
    [few] În cutie sunt { $n }.
   *[other] În cutie sunt { $n }.
}
previous-card = Cartea dinainte
next-card = Cartea următoare
report-of = Cronica meciului: { $names }
winner = câștigă
expected-goals = goluri așteptate: { $n }
moves-played = { $n ->
    [one] O mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}
minutes = { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
}
moves-undone = { $n ->
    [one] una luată înapoi
   *[other] { $n } luate înapoi
}
replay = Meciul în reluare
moment = Momentul meciului
move-of = Mutarea { $n } din { $all }
step-back = O mutare înapoi
step-on = O mutare înainte
replay-run = Reluarea
replay-stop = Oprește
replay-waits = Serverul își trage sufletul. Continuă singur.
replay-on-stage = Vezi-l pe teren
timeline = Cum a fost
goals-only = Doar golurile
figures = Cifre
    .note = Ce a numărat jocul în acest meci: o medie când e vorba de mai mulți jucători, o parte din 1 când spune cât de des.
record = De păstrat
    .text = Tot meciul într-un fișier mic: cine are Tavolino îl poate revedea.
download-record = Descarcă meciul
check-deal = Au fost împărțite cinstit cărțile?
    .text = Înainte de fluierul de început toți au văzut o amprentă: ea vine din numărul după care s-au împărțit toate cărțile. Acum și numărul e la vedere.
    .how = Cu Tavolino pe calculator, rândul acesta verifică dacă numărul, amprenta și cărțile se potrivesc și dacă fiecare mutare a fost permisă:
seed = Numărul împărțirii
seed-hash = Amprenta arătată înainte de început
