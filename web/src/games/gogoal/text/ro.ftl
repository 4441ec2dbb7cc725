# Go-Goal!
discarded = { $n ->
    [one] una decartată
    [few] { $n } decartate
   *[other] { $n } de decartate
}
against = împotriva
open-play = Minge în joc
goals-of = { $goals } goluri din { $wanted }
holds = { $players } + { $actions } în mână
join-team = În echipa ta
attack-team = Atacă
no-footballers = Nimeni pe teren.

# The first lesson
lesson-gogoal-1 = Golurile le dau atacanții. În mână nu-ți sunt de folos: trimite unul în echipă.
lesson-gogoal-2 = Fiecare rând se încheie cu o carte nouă. Fotbaliști sau acțiuni? Acțiunile câștigă meciuri: trage una.
lesson-gogoal-3 = GO-GOAL! de la Bruno, și vine drept spre tine. Dar uite ce tocmai ai tras: strigă SUPER NO!
lesson-gogoal-4 = Oprit, și pentru asta ai tras imediat o carte: un GO-GOAL! al tău. Ai tot atâția atacanți câți fundași are Bruno, și e de ajuns. Atacă!
lesson-gogoal-goal = Bruno n-a avut răspuns. Încă două ca acesta și meciul e al tău: se câștigă la trei goluri.

# Pictures in the rules
drawn-needs = Ce cere un atac de la echipa ta, cu outnumber: atacanții tăi contra fundașilor lor
drawn-needs-goal = GOAL!: mai mulți atacanți decât au ei fundași.
drawn-needs-go-goal = GO-GOAL!: cel puțin atâția atacanți câți fundași au ei, și măcar unul.
drawn-needs-forward = SUPER GOAL! și PENALTY: ajunge un atacant.
drawn-needs-nothing = YELLOW și RED: nimeni, dacă au un fotbalist căruia să i-l arăți.
drawn-answers = Ce răspuns oprește ce atac
drawn-answers-no = GOAL!, GO-GOAL! și SUPER GOAL! sunt oprite de NO! sau SUPER NO!.
drawn-answers-var = PENALTY, YELLOW și RED sunt oprite numai de VAR.
drawn-answers-defender = NO! e bun numai cu un fundaș sau un joker în echipa ta.
drawn-spot = De la punctul cu var: amândoi aleg în secret, apoi se întorc ambele cărți
drawn-spot-saved = Același simbol: apărat!
drawn-spot-goal = Simboluri diferite: gol!
