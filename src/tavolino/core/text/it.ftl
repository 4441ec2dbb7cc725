# Quel che dice il nucleo: bot, elenchi, errori, e i rifiuti che ogni gioco conosce.

person = persona
bot-random = Casuale
bot-greedy = Ingordo
bot-beginner = Principiante
bot-amateur = Dilettante
bot-professional = Professionista
bot-champion = Campione

list-and = { $start } e { $last }
list-or = { $start } o { $last }

refusal-no-such-seat = Il posto { $seat } non c'è: a questo tavolo vanno da 0 a { $last }.
refusal-over = C'è stato il triplice fischio: non resta niente da giocare.
refusal-not-your-turn = Non è il tuo turno: al posto { $seat } nessuno ha chiesto niente.
refusal-no-such-move = La mossa numero { $move } non c'è: vanno da 0 a { $last }.

fault-unknown-game = Non c'è nessun gioco che si chiami «{ $game_id }». Ci sono: { $known }.
fault-bad-seats = A { $game_id } non si può giocare in { $seats ->
        [one] uno
       *[other] { $seats }
    }. Si gioca in: { $allowed }.
fault-bad-seed = «{ $seed }» non va bene come numero della smazzata: dev'essere un numero intero, da zero in su.
fault-bad-actions = A ogni passo serve una mossa per ciascuna delle { $n } partite; queste sono { $shape }.
fault-bad-learners = Ci vogliono almeno una partita e posti che imparano tra 0 e { $last }: non { $n } partite e i posti { $learners }.
fault-not-narrated = Una partita ricorda che cosa ha visto un posto solo se è raccontata dall'inizio.
fault-no-layout = { $game_id } non dice in numeri che cosa sa un posto: nessun programma può impararlo.
fault-unknown-option = { $game_id } non ha l'opzione «{ $option }». Ha: { $known }.
fault-bad-option-value = { $game_id }: l'opzione «{ $option }» non può essere «{ $value }». Può essere: { $allowed }.
fault-unknown-bot = Non c'è nessun bot che si chiami «{ $bot }». Ci sono: { $known }.
fault-unknown-move = «{ $move }» non è una mossa di questo gioco.
fault-bad-name = «{ $name }» non è un nome per un giocatore: dev'essere una riga da 1 a { $longest } caratteri.
fault-no-taking-back = Si torna indietro solo da soli contro i bot: gli altri al tavolo hanno già visto la tua mossa.
fault-nothing-to-take-back = Non c'è niente da annullare.

fault-record-not-ours = Questo non è il referto di una partita: un referto comincia con le parole «tavolino record».
fault-record-version = Questo referto è scritto nel formato «{ $version }», che questo Tavolino non sa leggere. Uno più nuovo saprà farlo.
fault-record-cut = Questo referto è tronco: manca la fine. Cercane una copia intera.
fault-record-edited = Questo referto è stato cambiato dopo che fu scritto: la somma di controllo non torna. Cerca l'originale.
fault-record-rules-version = Questo referto è stato giocato con la versione { $version } delle regole di { $game_id }; qui c'è la { $ours }. Ne uscirebbe un'altra partita.
fault-record-line = La riga { $number } del referto non si capisce: { $line }
fault-record-move = La mossa { $number } del referto è contro le regole: { $why }
fault-record-result = Il referto dice che è finita { $said }, ma le sue mosse finiscono { $played }.
fault-record-fair = Queste non sono le carte promesse: il numero della smazzata di questo referto non corrisponde all'impronta pubblicata all'inizio.
fault-record-entry = La riga { $number } di quel che si è conservato di questa partita non può essere giusta.
fault-record-path = Un referto contiene da sé i suoi documenti; questo rimanda invece a un file: { $path }. È rifiutato.

fault-unreadable = { $path } non si può leggere: { $why }
fault-too-large = { $path } è troppo grande: al massimo { $most } caratteri.
