# Echilibrul: numele măsurilor din raportul unei simulări.

measure-match-course = Meciul
measure-match-turns = rânduri
measure-match-attacks = atacuri cu orice carte
measure-match-goals = goluri

measure-attack-stopped = Atacuri oprite de o carte de apărare
measure-attack-goals = GOAL!, GO-GOAL! și SUPER GOAL!
measure-attack-all = toate la un loc
measure-attack-goal = { card-goal }
measure-attack-go-goal = { card-go-goal }
measure-attack-super-goal = { card-super-goal }
measure-attack-penalty = { card-penalty }
measure-attack-yellow = { card-yellow }
measure-attack-red = { card-red }
