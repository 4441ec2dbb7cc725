# The words of what is printed besides the cards of the deck.

zone-teams = Cărți de echipă
card-red-team = Echipa roșie
    .help = Joci cu roșii: cercul e al tău.
card-blue-team = Echipa albastră
    .help = Joci cu albaștrii: rombul e al tău.

paper-team = echipa, roșie sau albastră
paper-first-half = Repriza întâi
paper-second-half = Repriza a doua
paper-extra-period = Prelungiri (S)
paper-shoot-out = Departajare
paper-half-time = la pauză
paper-full-time = după două reprize
paper-aid-penalty-cards = Cărțile de penalizare. Ca a doua carte: un joker, fotbalistul sau mingea pe care le vrei (8.1). Cât timp mingea e la adversar: un fault. Tu tragi 1 carte, el trage 2 și continuă (8.6). Dacă cealaltă e deasupra unui teanc sau le joci pe amândouă: penalty (8.4, 8.7, 8.11).
paper-aid-clock = Pachetul este ceasul: când se trage ultima carte, repriza s-a încheiat, și se mai execută doar un penalty. Cine primește mingea cu mai puțin de 3 cărți trage mai întâi până la 3, dar nu la contraatac (5.6).
