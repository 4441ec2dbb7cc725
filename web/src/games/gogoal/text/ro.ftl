# Go-Goal!
goals-of = goluri: { $goals } din { $wanted }
holds = { $players } + { $actions } în mână
against = contra
team-place = Locul { $n }
balance-yours = atacanții tăi contra fundașilor lui { $name }
balance-theirs = atacanții lui { $name } contra fundașilor tăi
shoot = Șutează!
stops-it = îl oprește
put-aside = la o parte, nefolosită
so-many-of = { $n } din { $all }
one-more = Încă unul!
pick-three = { $n ->
    [0] Sunt trei!
    [3] Alege trei
   *[other] Încă { $n }
}
is-ready = Gata: { $names }.
turn-together = Echipele se întorc toate odată.
thinking = { $name } se gândește
tap-or-drag = atinge din nou sau trage
tap-a-team = atinge o echipă aprinsă
tap-a-man = atinge o carte aprinsă
deck-players = fotbaliști
deck-actions = acțiuni
asks-gogoal-play = Joacă o carte
asks-gogoal-discard = Nu merge nimic: decartează una
asks-gogoal-answer = Îl oprești?
asks-gogoal-bring = Cine intră?
asks-gogoal-draw = Din ce pachet tragi?
asks-three = Alege-ți cei trei
asks-third = Alege-l pe al treilea
asks-where = Trimite-l pe teren
asks-room = Cine iese?
asks-shoot = Unde șutezi?
asks-dive = Încotro plonjezi?
attack-at = { $card } contra { $name }
attack-whom = { $card } contra cui?
shoot-at = Șutează: { $place }
dive-to = Plonjează: { $place }
place-star = stea
place-bolt = fulger
place-flame = flacără
why-beat = { $forwards ->
    [one] 1 atacant trece de
   *[other] { $forwards } atacanți trec de
} { $defenders ->
    [0] o apărare goală
    [one] 1 fundaș
   *[other] { $defenders } fundași
}
why-match = { $forwards ->
    [one] 1 atacant
   *[other] { $forwards } atacanți
} la { $defenders ->
    [one] 1 fundaș
   *[other] { $defenders } fundași
}: ajunge
why-goal = Echipa e pregătită
why-go-goal = Echipa e pregătită
why-super-goal = Un atacant ajunge
why-penalty = O lovitură de la punct
why-yellow = Iese, și intră altul
why-red = Iese, și nu intră nimeni
sum-shoot = { $forwards } la { $defenders }: șutează!
sum-closed = { $forwards } la { $defenders }: închis
sum-open = deschis: hai!
sum-shut = închis

# Scenes
gogoal-stopped = OPRIT!
gogoal-no-penalty = FĂRĂ PENALTY
gogoal-no-card = FĂRĂ CARTONAȘ
gogoal-shoots = Trage { $name }
gogoal-dives = Plonjează { $name }
kick-counts = Șut: { $shot }. Plonjon: { $dive }. E gol!
kick-held = Șut: { $shot }. Plonjon: { $dive }. Apărat!

# The first lesson
lesson-gogoal-1 = Golurile le dau atacanții. În mână nu-ți sunt de folos: trimite unul în echipă.
lesson-gogoal-2 = Fiecare rând se încheie cu o carte nouă. Fotbaliști sau acțiuni? Acțiunile câștigă meciuri: trage una.
lesson-gogoal-3 = GO-GOAL! de la Bruno, și vine drept spre tine. Dar uite ce tocmai ai tras: strigă SUPER NO!
lesson-gogoal-4 = Oprit, și pentru asta ai tras imediat o carte: un GO-GOAL! al tău. Ai tot atâția atacanți câți fundași are Bruno, și e de ajuns. Atacă!
lesson-gogoal-goal = Bruno n-a avut răspuns. Încă două ca acesta și meciul e al tău: se câștigă la trei goluri.

# The first time that something is asked
first-gogoal-field = Trei dintre cărțile tale încep în echipă: atacanții marchează, fundașii opresc atacurile. Atinge trei sau trage-le la locul lor. Toate echipele se întorc împreună.
first-gogoal-play = O carte pe tură. Fotbaliștii intră în echipă; GOAL! și GO-GOAL! sunt atacuri și cer destui atacanți față de fundașii lor. Atinge o carte aprinsă, apoi locul ei. Trei goluri câștigă meciul.
first-gogoal-answer = Ești atacat. O carte aprinsă îi oprește; dacă n-ai sau o păstrezi, atacul trece.
first-gogoal-draw = Fiecare tură se termină cu o carte nouă: de la fotbaliști, care fac echipa, sau de la acțiuni, care dau și opresc goluri.
