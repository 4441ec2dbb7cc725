# Di mano in mano
hand-on = Passa a { $name }
    .text = Il sipario è calato: nessuno vede le carte. Lo alza chi prende il dispositivo.
who-has-it = Chi ha in mano il dispositivo?
i-have-it = Ce l'ho io, su il sipario
i-am = Sono { $name }
only-here = Questo link funziona solo su questo computer. Per i telefoni della stessa rete apri il tavolo con
