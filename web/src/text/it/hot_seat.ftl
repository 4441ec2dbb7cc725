# Di mano in mano
tap-to-look = { $name }, tieni premuto per guardare
cover-hand = Copri le carte
hands-covered = Carte coperte
only-here = Questo link funziona solo su questo computer. Per i telefoni della stessa rete apri il tavolo con
