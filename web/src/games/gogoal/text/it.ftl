# Go-Goal!
discarded = { $n ->
    [one] una scartata
   *[other] { $n } scartate
}
against = contro
open-play = Palla in gioco
goals-of = { $goals } gol su { $wanted }
holds = { $players } + { $actions } in mano
join-team = Nella tua formazione
attack-team = Attacca
no-footballers = Nessuno in campo.

# The first lesson
lesson-gogoal-1 = I gol li fanno gli attaccanti. In mano non servono: mandane uno nella tua formazione.
lesson-gogoal-2 = Ogni turno finisce con una carta nuova. Calciatori o azioni? Le azioni vincono le partite: pescane una.
lesson-gogoal-3 = GO-GOAL! di Bruno, e arriva dritto a te. Ma guarda che cosa hai appena pescato: grida SUPER NO!
lesson-gogoal-4 = Fermato, e così hai subito pescato una carta: un GO-GOAL! tutto tuo. Hai tanti attaccanti quanti difensori ha Bruno, e bastano. Attacca!
lesson-gogoal-goal = Bruno non aveva risposta. Altri due così e la partita è tua: si vince a tre gol.

# Pictures in the rules
drawn-needs = Che cosa chiede un attacco alla tua formazione, con outnumber: i tuoi attaccanti contro i loro difensori
drawn-needs-goal = GOAL!: più attaccanti dei loro difensori.
drawn-needs-go-goal = GO-GOAL!: almeno tanti attaccanti quanti i loro difensori, e almeno uno.
drawn-needs-forward = SUPER GOAL! e PENALTY: basta un attaccante.
drawn-needs-nothing = YELLOW e RED: nessuno, purché ci sia un calciatore a cui mostrarlo.
drawn-answers = Quale risposta ferma quale attacco
drawn-answers-no = GOAL!, GO-GOAL! e SUPER GOAL! si fermano con NO! o SUPER NO!.
drawn-answers-var = PENALTY, YELLOW e RED si fermano solo con VAR.
drawn-answers-defender = NO! vale solo con un difensore o un jolly nella tua formazione.
drawn-spot = Dal dischetto: si sceglie in segreto, poi si scoprono insieme le due carte
drawn-spot-saved = Stesso simbolo: parato!
drawn-spot-goal = Simboli diversi: gol!
