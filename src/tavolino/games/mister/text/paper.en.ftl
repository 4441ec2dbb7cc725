# The words of what is printed besides cards and rules.

paper-team = manager
paper-card = card
paper-off-and-injured = Sent off (19) and injured (22)
paper-goes = goes
paper-comes = comes on
paper-takers = Penalty takers, in order
paper-taker = taker
paper-kick-1 = 1st
paper-kick-2 = 2nd
paper-market = Market after the match
paper-free-kicks = free kicks
paper-crowd-leader = crowd leader
paper-true-leader = true leader
paper-aid-penalty = Penalty (card 10 and shoot-out): the same direction, a goal if F is at least G; different ones, a goal even if F is one less than G (6.5).
paper-aid-duel = Duel: the attacker must be higher; level, the defender wins (5.2). “+2”: at least 2 more than the opponent (6.8). “−2”: at most 2 less (6.9). Crowd or true leader: 1 more in everything for your next attack (7.8).
