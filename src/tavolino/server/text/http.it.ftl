# Che cosa dice il server via HTTP.

## La prima pagina, finché non ce n'è un'altra

welcome = Tavolino è in campo
    .what = Giochi di carte sul calcio, a un piccolo tavolo: contro i bot, attorno a uno schermo, o ognuno a casa sua.
    .games = In tavola
    .programs = Questa pagina è per le persone; i programmi parlano con lo stesso server attraverso le sue API.
    .schema = Le API, descritte (OpenAPI, JSON)
    .schema-yaml = Lo stesso in YAML
    .health = Qui va tutto bene?

## Che cosa può non andare

fault-not-found = A questo indirizzo non c'è niente.
fault-method = Questo indirizzo non si usa così.
fault-bad-request = Questa richiesta non si può leggere: il suo contenuto non è JSON.
fault-bad-values = Qualcosa in questa richiesta non va; «details» dice dove.
fault-body-too-large = È più di quanto il server prenda in una volta.
fault-too-many-requests = Troppo tutto insieme: tira il fiato e riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
fault-too-many-guests = Dalla tua rete sono arrivati troppi ospiti nuovi. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
fault-too-many-guesses = Troppi codici e inviti che non erano buoni. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
fault-too-many-tables = Hai { $most } partite in corso: finiscine una, o ritirala, prima di aprirne un'altra.
fault-too-many-new-tables = Hai aperto molti tavoli in poco tempo. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
fault-server = Qui qualcosa è andato storto, e non è colpa tua. Riprova fra un momento.
fault-wrong-host = Questo server non si chiama come dice la richiesta. Chi lo gestisce può aggiungere il nome con --origin.
fault-wrong-origin = Questa richiesta viene dalla pagina di un altro sito, e resta fuori.
fault-not-a-guest = Qui non ti conosce ancora nessuno: prima di' il tuo nome.
fault-banned = Chi gestisce questo server ti ha messo alla porta.
fault-blocked = Chi ospita questo tavolo non vuole giocare con te.
fault-bad-token = Il segreto con cui sei arrivato qui non è conosciuto: di' di nuovo il tuo nome.
fault-bad-phrase = Qui nessuno ha questa frase di recupero: ricontrollala lettera per lettera.
fault-no-such-device = Nessuno dei tuoi dispositivi si chiama così.
fault-no-such-day = Di quel giorno non c'è nessuna sfida: scrivi un giorno come 2026-01-31, al più tardi oggi (UTC).
fault-too-many-devices = Sei già su { $most } dispositivi: prima mandane via uno.
fault-no-such-card = Questo gioco non ha una carta «{ $card }».
fault-no-such-deck = Questo gioco non ha un mazzo con quel nome che si possa scrivere.
fault-which-seat = A questo tavolo hai più di un posto: di' quale.
fault-document-name = «{ $name }» non è un nome per un file: dev'essere una riga da 1 a { $longest } caratteri.
fault-document-too-large = Questo file è troppo grande: al massimo { $most } kB.
fault-job-too-long = Ci voleva troppo tempo ed è stato fermato. Prova con meno.
fault-too-busy = In questo momento aspettano in troppi: riprova fra un attimo.
fault-draining = Questo server sta per essere sostituito, perciò qui non comincia niente di nuovo. Riprova fra un momento: le partite in corso continuano.
fault-store-down = In questo momento l'archivio non è raggiungibile, perciò non è cambiato nulla. Riprova fra un momento.
fault-document-needed = L'opzione «{ $option }» è un file tuo: manda il suo nome e il suo testo.
fault-qr-too-long = È troppo lungo per un codice QR: al massimo { $most } byte.

## Quando non può cominciare

fault-no-network = Questo computer non è in nessuna rete da cui altri lo raggiungano. Senza --lan gioca da solo.
fault-port-taken = La porta { $port } è occupata: forse Tavolino è già in campo. Fermalo, o usa un'altra porta: tavolino serve --port { $other }
fault-port-forbidden = La porta { $port } qui non puoi usarla. Scegline una sopra 1024, per esempio: tavolino serve --port 8011
fault-bad-host = A «{ $host }» non si può ricevere nessuno: { $why }
fault-bad-origin = «{ $origin }» non è un'origine: è fatta così, https://play.example.org, senza niente dopo.
fault-bad-proxy = «{ $proxy }» non è l'indirizzo o la rete di un proxy: è fatto così, 10.0.0.7 o 10.0.0.0/8.
fault-bad-metrics-address = «{ $address }» non è un indirizzo per le cifre: è fatto così, 127.0.0.1:9101.
fault-log-file = Il registro non si può scrivere in { $path }: { $why }
fault-needs-server = Per questo serve un server: qui si gioca soltanto su questo dispositivo.
fault-workers-need-postgres = Per più processi serve PostgreSQL: indicane uno con --db postgresql://UTENTE@HOST/NOME. Un file di SQLite è per un solo server.
