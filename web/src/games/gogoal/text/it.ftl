# Go-Goal!
goals-of = { $goals } gol su { $wanted }
holds = { $players } + { $actions } in mano
against = contro
team-place = Posto { $n }
balance-yours = i tuoi attaccanti contro i difensori di { $name }
balance-theirs = gli attaccanti di { $name } contro i tuoi difensori
shoot = Tira!
stops-it = la ferma
put-aside = da parte, senza usarla
so-many-of = { $n } di { $all }
one-more = Ancora uno!
pick-three = { $n ->
    [0] Ecco i tre!
    [3] Scegline tre
   *[other] Ancora { $n }
}
is-ready = Pronti: { $names }.
turn-together = Le squadre si girano tutte insieme.
thinking = { $name } ci pensa
tap-or-drag = tocca ancora, o trascina
tap-a-team = tocca una squadra accesa
tap-a-man = tocca una carta accesa
deck-players = calciatori
deck-actions = azioni
asks-gogoal-play = Gioca una carta
asks-gogoal-discard = Non va niente: scartane una
asks-gogoal-answer = La fermi?
asks-gogoal-bring = Chi entra?
asks-gogoal-draw = Peschi: da quale mazzo?
asks-three = Scegli i tuoi tre
asks-third = Scegli il terzo
asks-where = Mandalo in campo
asks-room = Chi esce?
asks-shoot = Dove tiri?
asks-dive = Dove ti tuffi?
attack-at = { $card } contro { $name }
attack-whom = { $card } contro chi?
shoot-at = Tira: { $place }
dive-to = Tuffati: { $place }
place-star = stella
place-bolt = fulmine
place-flame = fiamma
why-beat = { $forwards ->
    [one] 1 attaccante batte
   *[other] { $forwards } attaccanti battono
} { $defenders ->
    [0] una difesa vuota
    [one] 1 difensore
   *[other] { $defenders } difensori
}
why-match = { $forwards ->
    [one] 1 attaccante
   *[other] { $forwards } attaccanti
} contro { $defenders ->
    [one] 1 difensore
   *[other] { $defenders } difensori
}: bastano
why-goal = La squadra è pronta
why-go-goal = La squadra è pronta
why-super-goal = Basta un attaccante
why-penalty = Un tiro dal dischetto
why-yellow = Fuori, e ne entra un altro
why-red = Fuori, e non entra nessuno
sum-shoot = { $forwards } a { $defenders }: tira!
sum-closed = { $forwards } a { $defenders }: chiuso
sum-open = aperto: vai!
sum-shut = chiuso

# Scenes
gogoal-stopped = FERMATO!
gogoal-no-penalty = NIENTE RIGORE
gogoal-no-card = NIENTE CARTELLINO
gogoal-shoots = Tira { $name }
gogoal-dives = Si tuffa { $name }
kick-counts = Tiro: { $shot }. Tuffo: { $dive }. È gol!
kick-held = Tiro: { $shot }. Tuffo: { $dive }. Parato!

# The first lesson
lesson-gogoal-1 = I gol li fanno gli attaccanti. In mano non servono: mandane uno nella tua formazione.
lesson-gogoal-2 = Ogni turno finisce con una carta nuova. Calciatori o azioni? Le azioni vincono le partite: pescane una.
lesson-gogoal-3 = GO-GOAL! di Bruno, e arriva dritto a te. Ma guarda che cosa hai appena pescato: grida SUPER NO!
lesson-gogoal-4 = Fermato, e così hai subito pescato una carta: un GO-GOAL! tutto tuo. Hai tanti attaccanti quanti difensori ha Bruno, e bastano. Attacca!
lesson-gogoal-goal = Bruno non aveva risposta. Altri due così e la partita è tua: si vince a tre gol.

# The first time that something is asked
first-gogoal-field = Tre delle tue carte cominciano in squadra: gli attaccanti segnano, i difensori fermano gli attacchi. Toccane tre, o trascinale al loro posto. Tutte le squadre si girano insieme.
first-gogoal-play = Una carta a turno. I calciatori entrano in squadra; GOAL! e GO-GOAL! sono attacchi, e vogliono abbastanza attaccanti contro i difensori altrui. Tocca una carta accesa, poi dove va. Vince chi fa tre gol.
first-gogoal-answer = Ti attaccano. Una carta accesa li ferma; se non ce l'hai, o la tieni, l'attacco passa.
first-gogoal-draw = Ogni turno finisce con una carta nuova: dai calciatori, che fanno la squadra, o dalle azioni, che segnano e fermano gol.
