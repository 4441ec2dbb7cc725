# What is printed on the action cards beside the arrows.

phase-anyone = anyone
phase-taker = name the taker
phase-whoever = taker
phase-wall = blocked by a { $letter } of { $n }
phase-guess = a pure guess
phase-bonus = +{ $n } in everything, and another card
phase-sent_off = your best man is sent off
phase-injury = your best man is injured
