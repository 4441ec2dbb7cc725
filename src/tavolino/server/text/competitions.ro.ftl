# Cupe, campionate și sezoane pe server.

fault-not-organiser = Asta pot face doar cei care organizează competiția: cine a creat-o și cine are linkul organizatorilor.
fault-not-owner = Asta poate face doar cine a creat competiția.
fault-not-your-fixture = Niciuna dintre echipele tale nu joacă meciul acesta.
fault-team-free = Pentru { $team } nu joacă încă nimeni: cineva trebuie s-o ia înainte să vă puteți întâlni.
fault-deal-held = Cine stă aici a jucat deja aceste cărți sau le-ar juca din ambele părți. Într-un duplicat e rândul altcuiva.
fault-partner-free = Meciul acesta îl joacă al doilea din { $team }, iar echipa încă nu are unul.
fault-team-yours = Conduci deja { $team } aici. Competiția e deschisă tuturor, așa că fiecare are o singură echipă.
fault-too-many-competitions = Ai deja { $most } competiții: șterge una înainte să creezi alta.
fault-simulating-already = Meciurile acestei competiții se simulează chiar acum: așteaptă până se termină.
fault-not-simulating = În competiția aceasta nu se simulează niciun meci.
fault-no-match-record = Meciul { $match } nu s-a jucat aici: nu există înregistrarea lui.
fault-too-many-prints = Tipografia are nevoie de o pauză. Încearcă din nou peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
fault-no-such-print = Nu e nimic de tipărit cu numele acesta. Există: { $known }
