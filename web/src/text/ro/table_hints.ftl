# Sfaturi la masă
hint = Un sfat
hint-asked = Banca se gândește …
hint-says = De pe bancă: { $move }.
hint-chance = Șanse de victorie { $value } %, între { $low } și { $high }.
ask-assistant = Întreabă secundul
