# 101 Champions Challenge
pitch = Il campo
cards-left = { $n ->
    [one] ancora una carta
   *[other] ancora { $n } carte
}
has-ball = ha palla
kicks-of = { $name }: rigori tirati
kick-goal = gol
kick-saved = parato
ball-yours = Hai palla tu, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.
ball-theirs = Ha palla l'avversario, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.

# The first lesson
lesson-champions101-1 = Sei il rosso, e la palla è tua. Meno carte in mano, più vicina la porta. Mettine due: un calciatore rosso e un pallone rosso sono una coppia del tuo colore, cioè un passaggio.
lesson-champions101-2 = Bel passaggio! Hai pescato una carta e continui. Due calciatori vanno sulla stessa pila e il tuo resta in cima: ancora rosso, accanto al pallone rosso. E le tue carte te le tieni: spendi quelle dell'altro colore appena puoi.
lesson-champions101-3 = Le tue ultime due carte, e sono una coppia rossa: adesso si tira. Decide la prossima carta del mazzo, e un pallone è gol. Tira!
lesson-champions101-goal = È uscito un pallone, ed è in rete. Il mazzo è anche l'orologio: 45 turni, 45 minuti, e quando finisce, finisce il tempo. Ancora un consiglio: tieni una carta penalità per quando l'avversario ha in mano due carte sole e sta per tirare.
