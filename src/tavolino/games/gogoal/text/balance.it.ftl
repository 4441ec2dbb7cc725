# Equilibrio: i nomi delle misure nel resoconto di una simulazione.

measure-match-course = La partita
measure-match-turns = turni
measure-match-attacks = attacchi con qualsiasi carta
measure-match-goals = gol

measure-attack-stopped = Attacchi fermati da una carta di difesa
measure-attack-goals = GOAL!, GO-GOAL! e SUPER GOAL!
measure-attack-all = tutti insieme
measure-attack-goal = { card-goal }
measure-attack-go-goal = { card-go-goal }
measure-attack-super-goal = { card-super-goal }
measure-attack-penalty = { card-penalty }
measure-attack-yellow = { card-yellow }
measure-attack-red = { card-red }
