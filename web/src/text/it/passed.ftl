# Di mano in mano
hand-on = Passa il dispositivo al posto { $n }
    .text = Il sipario è calato: nessuno vede le carte. Lo alza chi prende il dispositivo.
i-have-it = Ce l'ho io, su il sipario
