# Balance: what the report of a simulation calls its measures.

measure-match-course = The match
measure-match-turns = turns
measure-match-attacks = attacks with any card
measure-match-goals = goals

measure-attack-stopped = Attacks stopped by a defence card
measure-attack-goals = GOAL!, GO-GOAL! and SUPER GOAL!
measure-attack-all = all together
measure-attack-goal = { card-goal }
measure-attack-go-goal = { card-go-goal }
measure-attack-super-goal = { card-super-goal }
measure-attack-penalty = { card-penalty }
measure-attack-yellow = { card-yellow }
measure-attack-red = { card-red }
