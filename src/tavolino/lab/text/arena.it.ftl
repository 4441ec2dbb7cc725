# Ciò che dice l'arena.

arena-title = { $name }: ogni coppia di bot gioca { $matches } partite, ogni mano due volte a posti scambiati
arena-table = Classifica
arena-duels = A due a due
arena-duel = { $home } contro { $away }
arena-split = una a testa: le mani in cui ciascuno dei due ha vinto una volta. Se sono alla pari: metà delle mani dove le carte non decidono nulla, tutte dove decidono tutto.
arena-skill = Un bot che vede tutte le carte e tutto ciò che deve venire vince il { $skill } contro { $bot }: almeno tanto si potrebbe vincere giocando meglio. Guarda avanti a occhio, quindi non è un limite.
section-arena =
    .rating = forza
    .share = vittorie
    .interval = intervallo 95%
    .draws = pareggi
    .split = una a testa
progress-arena = Si gioca
fault-bad-arena = Per un'arena servono almeno due bot diversi, ciascuno nominato una volta; nominati: { $bots }.
fault-program-not-started = { $bot } non è partito: { $reason }
fault-program-late = { $bot } non ha risposto per { $seconds } secondi. Quello che si è giocato prima conta.
fault-program-died = { $bot } si è chiuso (codice { $code }) quando toccava a lui. Quello che si è giocato prima conta.
fault-program-wrong = { $bot } ha dato una risposta che non risponde alla domanda: { $answer } Quello che si è giocato prima conta.
fault-program-encoding = { $bot } legge la versione { $encoding } di ciò che un posto sa in numeri; questa è la { $ours }.
