# Pagina în română, un fișier pe capitol; cuvintele jocurilor vin de la server.

skip-to-content = La conținut
settings = Setări
language = Limba
theme-dark = Întunecat
theme-light = Luminos
to-home = La jocuri

lost = Ofsaid!
    .text = Pagina asta nu există. Poate s-a rătăcit o literă din adresă.

card-back = o carte cu fața în jos
some-cards = { $n } × { $name }
zone-size = { $name }: { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}

question = Întrebarea
your-turn = E rândul tău
article = art. { $article }
all-moves = Toate mutările
waiting-for = Așteptăm: { $names }.
waiting-for-seats = Așteptăm să se ocupe locul liber.
match-over = Fluier final.
move-sent = E pe drum …
on-the-table = Pe masă
commentary = Comentariu
kick-off-soon = Echipele ies din tunel.
score = Scor
to-move = la rând
seat-out = afară
seat-deputy = joacă un înlocuitor
seat-open = loc liber
seat-away = plecat o clipă
clock-days = { $days } z { $hours } h
