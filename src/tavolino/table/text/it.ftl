# Che cosa non si può fare a un tavolo, e che cosa dice la panchina.

fault-bad-setting = L'impostazione del tavolo «{ $setting }» non può essere «{ $value }». Può essere: { $allowed }.
fault-unknown-setting = Un tavolo non ha l'impostazione «{ $setting }». Ha: { $known }.
fault-not-started = La partita non è ancora cominciata: c'è ancora un posto libero.
fault-table-over = La partita è finita.
fault-not-over = La partita non è ancora finita.
fault-not-in = { $name } non è più in questa partita.
fault-seat-taken = Questo posto non è libero: è di { $name }.
fault-time-used-up = Il tuo tempo per questa partita è finito: va avanti il sostituto.
fault-already-answered = Hai già risposto. Fra un attimo lo vedranno tutti.
fault-no-more-time = Non si può avere altro tempo: nessuna finestra è aperta, o dura già il doppio.
fault-nothing-asked = Nessuno aspetta questa risposta.
fault-request-pending = C'è già una richiesta: prima bisogna rispondere a quella.
fault-already-asked = L'hai già chiesto. Dopo la prossima mossa potrai chiederlo di nuovo.
fault-not-in-secret = Non adesso: è in corso una scelta segreta.
fault-undo-reveals = Questo non si può annullare: nel frattempo qualcuno ha visto delle carte, o ha parlato il caso, o ha mosso un bot.
fault-no-draws = In questo gioco si va fino in fondo: non ci si accorda per il pareggio.
fault-draw-with-bots = I bot non si accordano per il pareggio.

fault-record-note = Il referto racconta qualcosa che a un tavolo non può essere successo: { $note }
fault-record-beyond = Il referto continua dopo la fine della partita.
fault-record-branch = Questo referto è tronco: continua un'altra partita dopo { $moves } mosse, e non ne ha tante.

## Suggerimenti

hint-only = È l'unica mossa che hai.
hint-known = Nessun'altra mossa promette di più, e a provarle non c'è niente da guadagnare.
hint-mixed = Meglio non farsi leggere nel pensiero: in cento momenti così un campione farebbe questo circa { $n } volte.
hint-better = Provata in { $tries ->
        [one] una partita
       *[other] { $tries } partite
    }, ha vinto { $n } volte su cento in più di «{ $other }».
hint-even = Non c'è una vera differenza: provata in { $tries ->
        [one] una partita
       *[other] { $tries } partite
    }, è andata più o meno come «{ $other }».
fault-nothing-to-advise = Nessuno ti sta chiedendo niente: non c'è nulla da suggerire.
fault-no-hints = A questo tavolo niente suggerimenti: ognuno gioca di testa sua.
fault-no-undo = Questa partita conta: la mossa fatta resta.
fault-not-the-daily-deal = Questo referto dice di essere la sfida del { $day }, ma le carte, le regole o l'avversario non sono quelli di quel giorno.
