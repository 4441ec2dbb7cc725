# Ciò che dice l'arena.

arena-title = { $name }: ogni coppia di bot gioca { $matches } partite, ogni mano due volte a posti scambiati
arena-table = Classifica
arena-duels = A due a due
arena-duel = { $home } contro { $away }
arena-split = una a testa: le mani in cui ciascuno dei due ha vinto una volta. Se sono alla pari: metà delle mani dove le carte non decidono nulla, tutte dove decidono tutto.
arena-skill = Chi vede tutte le carte e tutto ciò che deve venire vince il { $skill } contro { $bot }; il restante { $luck } è fortuna che nemmeno la preveggenza ribalta.
section-arena =
    .rating = forza
    .share = vittorie
    .interval = intervallo 95%
    .draws = pareggi
    .split = una a testa
progress-arena = Si gioca
fault-bad-arena = Per un'arena servono almeno due bot diversi, ciascuno nominato una volta; nominati: { $bots }.
