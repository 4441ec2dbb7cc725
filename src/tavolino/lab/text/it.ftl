# Ciò che dice il laboratorio: i resoconti delle simulazioni e le misure di velocità.

lab-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-whole-number = { NUMBER($n, maximumFractionDigits: 0) }
lab-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-spread = ± { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
lab-ratio = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($spread, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-large-ratio = { NUMBER($n, maximumFractionDigits: 0) } ± { NUMBER($spread, maximumFractionDigits: 0) }
lab-range = { $low }–{ $high }
lab-interval = intervallo 95%

report-title = { $name }: { $matches ->
        [0] nessuna partita giocata
        [one] una partita
       *[other] { $matches } partite
    }
report-bots = Bot { $bots } su { $seats } posti, numero { $seed }
report-options = Opzioni { $options }
report-stopped = Interrotto prima della fine: le partite richieste erano { $asked }.

section-results = Chi vince
    .figure = quota
    .remark = {""}
section-reasons = Come finisce
    .figure = quota
    .remark = {""}
section-lengths = Quanto dura
    .figure = media
    .remark = mediana (min–max)
section-scores = Quanto segnano
    .figure = media
    .remark = mediana (min–max)
section-distribution = Punteggio di un posto
    .figure = quota
    .remark = {""}
section-events = Che cosa succede
    .figure = a partita
    .remark = partite in cui
section-measures = Le misure del gioco
    .figure = valore
    .remark = contati

row-bot = vince { $bot }
row-seat = vince il posto { $seat }
row-first-mover = vince chi sceglie per primo
row-draw = pareggio
row-decisions = decisioni
row-choices = scelte vere
row-options = mosse tra cui scegliere
row-score-bot = { $bot }
row-score-seat = posto { $seat }
row-score-match = tutti i posti insieme
remark-spread = { $median } ({ $low }–{ $high })
remark-measure-share = { $hits } su { $tries }
remark-measure-mean = { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }
remark-measure-none = nessuno

progress-simulate = Si gioca
progress-bench = Si misura
progress-load = La gente prende posto

build-compiled = compilato
build-pure = Python puro
bench-title = Quanto è veloce: { $build }, Python { $python }
section-games = I giochi di questo pacchetto
    .driven = decisioni/s da Python
    .whole = decisioni/s partite intere
    .dealt = decisioni/s a carte date
    .search = simulazioni/s, campione
    .search-to-end = simulazioni/s fino in fondo
    .spread = fra un giro e l'altro
    .choices = decisioni con una scelta
    .driven-matches = partite/s da Python
    .whole-matches = partite/s partite intere
    .copy = copia, µs
    .guess = ipotesi, µs
    .view = vista, µs
    .load = referto riletto, µs
    .record = byte per referto
section-start-up = Avvio del programma, in un processo nuovo
    .ms = ms
    .import = import tavolino
    .list-games = tavolino games
    .serve = tavolino serve, 1ª risposta
section-peers = Altri motori, al secondo: decisioni, simulazioni
    .driven = Python
    .whole = intere
    .dealt = servite
    .search-to-end = ricerca
    .choices = scelta
section-ratios-driven = Decisioni/s da Python, noi / loro
section-ratios-whole = Decisioni/s in partite intere, noi / loro
section-ratios-dealt = Decisioni/s a carte già distribuite, ognuno col ciclo più veloce, noi / loro
section-ratios-choices = Lo stesso, solo decisioni con una scelta, noi / loro
section-ratios-search-to-end = Simulazioni/s di ricerche fino in fondo, noi / loro

load-title = Quanto regge il server: { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } da due persone ({ $games }), { $build }
load-pace = Ognuno muove all'incirca ogni { $pace } s.
load-saturated = Ognuno muove quanto il server gli permette, fino a dieci volte al secondo.
load-fault = { $kind }: { $times ->
        [one] una volta
       *[other] { $times } volte
    }
load-parts = Quanto costa una mossa, in microsecondi di processore:
load-row =
    .seconds = secondi giocati
    .moves = mosse
    .rate = mosse/s
    .matches = partite finite
    .p50 = dalla mossa alla vista dell'avversario, ms: metà entro
    .p95 = il 95 % entro
    .p99 = il 99 % entro
    .worst = la più lenta
    .server-cpu = tempo di un core preso dal server
    .client-cpu = preso dalla gente
    .memory = memoria del server al massimo, MB
    .faults = errori
    .kills = volte che è stato abbattuto
    .restart = secondi finché il server risponde di nuovo (mediana)
    .return = secondi finché tutti sono tornati (mediana)
    .tables = tavoli giocati
    .accepted = mosse accettate
    .unsure = mosse interrotte prima della risposta
    .verified = referti completi e verificati
    .broken = tavoli che hanno perso qualcosa
    .worker-us = una mossa costa a tutti i processi, microsecondi di processore
    .postgres-us = lo stesso, PostgreSQL
    .worker-memory = memoria di un processo al massimo, MB
    .setbacks = richieste rifiutate nei guai
    .part-in = messaggi dei client
    .part-rules = regole, referto, orologi
    .part-views = viste
    .part-sentences = frasi
    .part-states = stati e loro messaggi
    .part-out = messaggi spediti
    .part-tables = tavoli: un cambiamento alla volta
    .part-commits = scritture su disco e altri thread
    .part-other = ciclo degli eventi e tutto il resto

fault-bad-bots = { $bots ->
        [one] È stato indicato un bot
       *[other] Sono stati indicati { $bots } bot
    } per { $seats } posti: indicane almeno uno e al massimo uno per posto.
fault-no-peers = I motori con cui confrontarsi non sono installati ({ $missing }). Installali con: pip install "tavolino[bench]"
fault-no-measures = Il gioco { $game_id } non ha misure del suo equilibrio da riportare.
fault-no-postgres = Su questa macchina non c'è PostgreSQL: servono initdb e pg_ctl (Debian: apt install postgresql).
fault-no-dask = Per un cluster serve Dask: pip install "tavolino[dask]".
fault-no-scheduler = A { $address } non c'è uno scheduler Dask.
fault-scheduler-gone = Lo scheduler Dask a { $address } non risponde più. Le partite giocate fin lì sono contate.
fault-batch-kills-workers = Le stesse partite hanno fatto cadere più volte i processi di { $address }. Quelle giocate fin lì sono contate.
fault-other-lab-version = Un processo del cluster ha la versione { $mine } di Tavolino, questo computer la { $wanted }: installa la stessa ovunque.
fault-no-server = Il server non è partito. Le sue ultime parole:
    { $why }
