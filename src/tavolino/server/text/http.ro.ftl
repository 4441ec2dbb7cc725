# Ce spune serverul prin HTTP.

## Prima pagină, cât timp nu e alta

welcome = Tavolino e pe teren
    .what = Jocuri de cărți despre fotbal, la o masă mică: împotriva boților, în jurul unui ecran, sau fiecare la el acasă.
    .games = Pe masă
    .programs = Pagina aceasta e pentru oameni; programele vorbesc cu același server prin API-ul lui.
    .schema = API-ul, descris (OpenAPI, JSON)
    .schema-yaml = Același lucru în YAML
    .health = E totul bine aici?

## Ce poate merge prost

fault-not-found = La adresa aceasta nu e nimic.
fault-method = Adresa aceasta nu se folosește așa.
fault-bad-request = Cererea aceasta nu se poate citi: conținutul ei nu e JSON.
fault-bad-values = Ceva din cererea aceasta nu e bun; „details” spune unde.
fault-body-too-large = E mai mult decât primește serverul dintr-o dată.
fault-too-many-requests = Prea mult dintr-o dată: trage-ți sufletul și încearcă din nou peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
fault-too-many-guests = Din rețeaua ta au venit prea mulți oaspeți noi. Încearcă din nou peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
fault-too-many-guesses = Prea multe coduri și invitații care nu erau bune. Încearcă din nou peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
fault-too-many-tables = Meciuri începute de tine: { $most }. Termină unul, sau retrage-l, înainte să deschizi altul.
fault-too-many-new-tables = Ai deschis multe mese în scurt timp. Încearcă din nou peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
fault-server = Ceva a mers prost aici, și nu e vina ta. Încearcă din nou peste o clipă.
fault-wrong-host = Serverul acesta nu poartă numele din cerere. Cine îl ține poate adăuga numele cu --origin.
fault-wrong-origin = Cererea aceasta vine din pagina altui site și rămâne pe dinafară.
fault-not-a-guest = Aici nu te cunoaște încă nimeni: spune-ți întâi numele.
fault-banned = Cine ține serverul acesta te-a dat afară.
fault-blocked = Gazda acestei mese nu vrea să joace cu tine.
fault-bad-token = Secretul cu care ai venit nu e cunoscut aici: spune-ți din nou numele.
fault-bad-phrase = Nimeni de aici nu are fraza aceasta de recuperare: mai verific-o o dată, literă cu literă.
fault-no-such-device = Niciunul dintre dispozitivele tale nu e acesta.
fault-no-such-day = Nu există o provocare din ziua aceea: scrie o zi ca 2026-01-31, cel târziu cea de azi (UTC).
fault-too-many-devices = Dispozitive pe care ești deja: { $most }. Scoate mai întâi unul.
fault-no-such-card = Jocul acesta nu are o carte „{ $card }”.
fault-no-such-deck = Jocul acesta nu are un pachet cu numele acela pe care să-l poată scrie cineva.
fault-which-seat = Ai mai multe locuri la masa aceasta: spune care.
fault-document-name = „{ $name }” nu e un nume de fișier: trebuie să fie un rând de la 1 la { $longest } caractere.
fault-document-too-large = Fișierul acesta e prea mare: cel mult { $most } kB.
fault-job-too-long = A durat prea mult și a fost oprit. Încearcă cu mai puțin.
fault-too-busy = Acum așteaptă prea mulți: încearcă din nou peste o clipă.
fault-draining = Serverul acesta urmează să fie înlocuit, așa că aici nu mai începe nimic nou. Încearcă din nou peste o clipă: ce se joacă merge mai departe.
fault-store-down = În clipa asta arhiva nu poate fi atinsă, așa că nu s-a schimbat nimic. Încearcă din nou peste o clipă.
fault-document-needed = Opțiunea „{ $option }” e un fișier de-al tău: trimite-i numele și textul.
fault-qr-too-long = E prea lung pentru un cod QR: cel mult { $most } octeți.

## Când nu poate începe

fault-no-network = Calculatorul acesta nu e în nicio rețea din care să-l găsească alții. Fără --lan joacă singur.
fault-port-taken = Portul { $port } e ocupat: poate că Tavolino e deja pe teren. Oprește-l, sau folosește alt port: tavolino serve --port { $other }
fault-port-forbidden = Portul { $port } nu poate fi folosit de tine aici. Alege unul peste 1024, de pildă: tavolino serve --port 8011
fault-bad-host = La „{ $host }” nu poate fi primit nimeni: { $why }
fault-bad-origin = „{ $origin }” nu e o origine: arată așa, https://play.example.org, fără nimic după.
fault-bad-proxy = „{ $proxy }” nu e adresa sau rețeaua unui proxy: arată așa, 10.0.0.7 sau 10.0.0.0/8.
fault-bad-metrics-address = „{ $address }” nu e o adresă pentru cifre: arată așa, 127.0.0.1:9101.
fault-log-file = Jurnalul nu poate fi scris în { $path }: { $why }
fault-needs-server = Pentru asta e nevoie de un server: aici se joacă doar pe acest dispozitiv.
fault-workers-need-postgres = Pentru mai multe procese e nevoie de PostgreSQL: numește unul cu --db postgresql://UTILIZATOR@GAZDĂ/NUME. Un fișier SQLite este pentru un singur server.
