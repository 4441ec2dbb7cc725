# What is printed on the cards beside their names and texts.

half-attack = Attack
half-defence = Defence
half-only = Stopped only by: { $defence }
section-white = White event
section-challenge = Challenge
section-management = Management
