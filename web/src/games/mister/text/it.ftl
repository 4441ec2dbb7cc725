# Mister
your-eleven = I tuoi undici
put-there = { $name }: { $place }
still-missing = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
}
hand-in-eleven = In campo!
fill-by-role = Riempi per ruolo
clear-sheet = Da capo
to-bench = { $name } torna in panchina
line-up-how = Trascina i tuoi sul campo, oppure tocca prima uno e poi un posto. Allo stesso modo due si scambiano.
line-up-done = La distinta è consegnata. Nessuno la vede finché gli altri non hanno finito.
mark-won = vinto
mark-lost = perso
mark-open = in corso
shoots = tira
dives = si tuffa
tap-twice = Tocca una direzione, e ancora una volta per confermare.
attacks = attacca
lifted-by = +{ $n } in tutto
eleven-of = Gli undici di { $name }
nobody-at = nessuno: { $place }
kick-in = segnato
kick-out = sbagliato
kick-to-come = ancora da tirare
takers-how = Tocca i tuoi rigoristi nell'ordine in cui vanno. I primi { $n } tirano sempre, gli altri se si va avanti.
takers-done = La lista è consegnata, i primi { $n } aspettano a metà campo.
hand-in-takers = Consegna la lista
squad-of = Rosa di { $name }: { $n } su { $all }
signed = { $n } su { $all }
role-need = { $role }: { $n }, per gli undici ne servono { $places }
offered-to = Per { $name }
refuse-here = Lascialo qui per rifiutare
results = Risultati
on-penalties = { $score } ai rigori
standings = Classifica
points = { $n ->
    [one] un punto
   *[other] { $n } punti
}

# The first lesson
lesson-mister-1 = Il mister sei tu, e alla tua rosa manca un uomo. Le lettere dicono che cosa sa fare: F9 è un gran piede sui calci piazzati. Ingaggialo!
lesson-mister-2 = Il tuo vice ha scritto la formazione e si gioca. L'uomo di Bruno ha vinto i suoi duelli e tira. Da che parte va il tuo portiere? Tu lo senti: a destra.
lesson-mister-3 = Che parata! Adesso è passata la tua azione. Scegli una direzione in segreto, e così fa il portiere: mandala a destra.
lesson-mister-goal = Il portiere è andato dall'altra parte. Ingaggia i tuoi quindici, schierali bene, e i duelli te ne porteranno altri.
