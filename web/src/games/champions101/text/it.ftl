# 101 Champions Challenge
pitch = Il campo
cards-left = { $n ->
    [one] ancora una carta
   *[other] ancora { $n } carte
}
has-ball = ha palla
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
lesson-champions101-2 = Bel passaggio! Hai pescato una carta e continui. Due calciatori vanno sulla stessa pila e il tuo resta in cima: ancora rosso, accanto al pallone rosso.
lesson-champions101-3 = Le tue ultime due carte, e sono una coppia rossa: adesso si tira. Decide la prossima carta del mazzo, e un pallone è gol. Tira!
lesson-champions101-goal = È uscito un pallone, ed è in rete. Il mazzo è anche l'orologio: quando finisce, finisce il tempo.

# Pictures in the rules
drawn-play = Sei rosso e hai messo due carte. Che cosa dicono le carte in cima alle pile?
drawn-own-pair = Calciatore rosso, pallone rosso: coppia tua. Passaggio: pesca 1 e gioca ancora. Con le tue ultime due carte è un tiro!
drawn-no-pair = Colori misti: nessuna coppia. Passaggio perso: pesca 2, palla all'avversario. Con le tue ultime due carte la difesa libera: pesca 4.
drawn-their-pair = Calciatore blu, pallone blu: coppia dell'avversario. Contropiede!
drawn-counter = Un contropiede: sei blu, e il rosso ha fatto la tua coppia
drawn-counter-keep = Tieni una carta, quella che preferisci.
drawn-counter-give = Dai tutte le altre al rosso.
drawn-counter-draw = Pescane una. Ne hai due: con la prossima giocata sei davanti alla porta.
drawn-shot = Sei rosso e tiri: scopri la prima carta del mazzo
drawn-shot-goal = Un pallone, rosso o blu: gol!
drawn-shot-corner = Un calciatore rosso, dei tuoi: respinto, calcio d'angolo. Pesca 3 e gioca ancora.
drawn-shot-saved = Un calciatore blu: parato. Pesca 5, palla all'avversario.
drawn-shot-penalty = Una carta penalità: calcio di rigore per te.
