# La pagina in italiano, un file per capitolo; le parole dei giochi arrivano dal server.

skip-to-content = Vai al contenuto
settings = Impostazioni
language = Lingua
theme-dark = Scuro
theme-light = Chiaro
to-home = Ai giochi

lost = Fuorigioco!
    .text = Questa pagina non c'è. Forse nell'indirizzo è scappata una lettera.

card-back = una carta coperta
some-cards = { $n } × { $name }
zone-size = { $name }: { $n ->
    [one] una carta
   *[other] { $n } carte
}

question = Che cosa ti si chiede
your-turn = Tocca a te
article = art. { $article }
all-moves = Tutte le mosse
waiting-for = Si aspetta { $names }.
waiting-for-seats = Si aspetta che qualcuno prenda il posto libero.
match-over = Fischio finale.
move-sent = In viaggio …
on-the-table = Sul tavolo
commentary = Radiocronaca
kick-off-soon = Le squadre stanno uscendo dal tunnel.
score = Punteggio
to-move = tocca a lui
seat-out = fuori
seat-deputy = gioca un sostituto
seat-open = posto libero
seat-away = assente un momento
clock-days = { $days } g { $hours } h
