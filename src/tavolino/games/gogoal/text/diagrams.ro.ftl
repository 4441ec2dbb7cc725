# The words of the pictures in the rules (diagrams.toml).

drawn-needs = Ce cere un atac de la echipa ta când se numără fotbaliștii: atacanții tăi contra fundașilor lor
drawn-needs-goal = GOAL!: mai mulți atacanți decât au ei fundași.
drawn-needs-go-goal = GO-GOAL!: cel puțin atâția atacanți câți fundași au ei, și măcar unul.
drawn-needs-forward = SUPER GOAL! și PENALTY: ajunge un atacant.
drawn-needs-nothing = YELLOW și RED: nimic, dacă au un fotbalist căruia să i-l arăți.
drawn-answers = Ce răspuns oprește ce atac
drawn-answers-no = GOAL!, GO-GOAL! și SUPER GOAL! sunt oprite de NO! sau SUPER NO!.
drawn-answers-var = PENALTY, YELLOW și RED sunt oprite numai de VAR.
drawn-answers-defender = NO! e bun cu orice echipă. Numai dacă regula casei o cere ai nevoie de un fundaș sau de un joker în echipa ta.
drawn-spot = De la punctul cu var: amândoi aleg în secret, apoi se întorc ambele cărți
drawn-spot-saved = Același simbol: apărat!
drawn-spot-goal = Simboluri diferite: gol!
