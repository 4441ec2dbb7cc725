# Quello che sta scritto sulle carte azione accanto alle frecce.

phase-anyone = chiunque
phase-taker = scegli chi tira
phase-whoever = chi tira
phase-wall = respinta da una { $letter } di { $n }
phase-guess = solo indovinando
phase-bonus = +{ $n } in tutto, e un'altra carta
phase-sent_off = espulso il tuo uomo migliore
phase-injury = si fa male il tuo uomo migliore
