# The words of the pictures in the rules (diagrams.toml).

drawn-needs = Che cosa chiede un attacco alla tua formazione quando si contano i giocatori: i tuoi attaccanti contro i loro difensori
drawn-needs-goal = GOAL!: più attaccanti dei loro difensori.
drawn-needs-go-goal = GO-GOAL!: almeno tanti attaccanti quanti i loro difensori, e almeno uno.
drawn-needs-forward = SUPER GOAL! e PENALTY: basta un attaccante.
drawn-needs-nothing = YELLOW e RED: niente, purché ci sia un calciatore a cui mostrarlo.
drawn-answers = Quale risposta ferma quale attacco
drawn-answers-no = GOAL!, GO-GOAL! e SUPER GOAL! si fermano con NO! o SUPER NO!.
drawn-answers-var = PENALTY, YELLOW e RED si fermano solo con VAR.
drawn-answers-defender = NO! vale con qualsiasi formazione. Solo se lo chiede la regola della casa serve un difensore o un jolly nella tua.
drawn-spot = Dal dischetto: si sceglie in segreto, poi si scoprono insieme le due carte
drawn-spot-saved = Stesso simbolo: parato!
drawn-spot-goal = Simboli diversi: gol!
