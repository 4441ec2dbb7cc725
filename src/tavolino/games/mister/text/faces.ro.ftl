# Ce scrie pe cărțile de acțiune, lângă săgeți.

phase-anyone = oricine
phase-taker = numește executantul
phase-whoever = executant
phase-wall = blocată de un { $letter } de { $n }
phase-guess = pe ghicite
phase-bonus = +{ $n } la toate, și încă o carte
phase-sent_off = cel mai bun om al tău e eliminat
phase-injury = cel mai bun om al tău se accidentează
