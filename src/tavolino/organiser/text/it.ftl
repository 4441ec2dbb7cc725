# Coppe, campionati e stagioni.

## Che cosa sono

kind-match = Partita secca
kind-best_of = Serie
kind-knockout = Coppa
kind-double_knockout = Doppia eliminazione
kind-league = Campionato
kind-groups_knockout = Gironi e coppa
kind-swiss = Torneo svizzero
kind-season = Stagione

## A che punto è una partita

status-waiting = in attesa
status-open = da giocare
status-begun = in corso
status-postponed = rinviata
status-played = giocata
status-forfeited = a tavolino
status-awarded = per ritiro
status-void = annullata
status-sealed = giocata, sigillata fino alla fine del turno

## Chi ha fatto che cosa

placing-withdrawn = ritirata
placing-docked = { $given ->
    [yes] +{ $points }
   *[no] −{ $points }
} per decisione{ $why ->
    [none] {""}
   *[other] : { $why }
}
placing-rests = +{ $points } per il riposo
evening-transfers = Trasferimenti
evening-transfer = Dopo il turno { $n }, { $team }: { $came } per { $left }
evening-squads = Rose alla fine
figures-extra-time = { $figures } dopo i supplementari
figures-penalties = { $figures } ai rigori
history-match = { $match } ({ $sides })
history-drawn = { $by } ha fatto il sorteggio: { $teams }
history-paired = { $by } ha composto gli accoppiamenti del turno { $note }
history-paired-again = { $by } ha composto gli accoppiamenti del turno { $note }. Evitare ripetizioni non era più possibile: si ritrovano { $teams }
history-result = { $note ->
    [simulated] la partita { $match } è stata simulata per { $by }: { $figures }
    [played] la partita { $match } è stata giocata: { $figures } ({ $by })
   *[typed] { $by } ha inserito { $figures } per la partita { $match }
}
history-result-sealed = la partita { $match } è stata giocata; il risultato si saprà a turno finito ({ $by })
history-field = i bot hanno giocato le carte del turno { $note } per il confronto: { $figures }
history-partnered = { $note ->
    [left] { $teams } non ha più un secondo giocatore ({ $by })
   *[other] { $teams } ora è una coppia ({ $by })
}
history-corrected = { $by } ha corretto la partita { $match }: da { $before } a { $figures }
history-annulled = { $by } ha cancellato il { $before } della partita { $match }
history-forfeited = { $by } ha assegnato la partita { $match } a tavolino, { $figures }
history-retitled = { $by } ha chiamato la competizione «{ $note }»
history-renamed = { $by } ha cambiato nome a una squadra: { $note }
history-entered = { $by } ha iscritto { $note }
history-regulated = { $by } ha cambiato il regolamento
history-returned = { $teams } torna in gioco ({ $by })
history-reseeded = { $by } ha fatto rifare il sorteggio
history-struck = { $by } ha annullato la modifica { $note }
history-withdrawn = Ritiro: { $teams } ({ $by })
history-postponed = { $note ->
    [none] { $by } ha rinviato la partita { $match }
   *[other] { $by } ha rinviato la partita { $match }: { $note }
}
history-dated = { $date ->
    [none] { $by } ha tolto la data del turno { $note }
   *[other] { $by } ha fissato la data del turno { $note }: { $date }
}
history-sign-up-opened = { $by } ha aperto le iscrizioni: { $points ->
    [one] { $points } posto
   *[other] { $points } posti
}
history-sign-up-closed = { $by } ha chiuso le iscrizioni
history-signed-up = Iscrizione: { $note } ({ $by })
history-admitted = { $by } ha ammesso { $note }
history-rejected = { $by } non ha ammesso { $note }
history-deputy = { $note ->
    [none] { $teams } torna a giocare da sé ({ $by })
   *[other] il bot { $note } gioca per { $teams } ({ $by })
}
history-begun = la partita { $match } è cominciata ({ $by })
history-docked = { $by } ha { $given ->
    [yes] dato a { $teams } { $points } { $points ->
        [one] punto
       *[other] punti
    }
   *[no] tolto a { $teams } { $points } { $points ->
        [one] punto
       *[other] punti
    }
}{ $note ->
    [none] {""}
   *[other] : { $note }
}
history-joined = { $note ->
    [left] { $teams } non ha più chi la guida ({ $by })
   *[other] { $teams } ha chi la guida ({ $by })
}

## Regolamento

regulation-points = Una vittoria vale { $win }, un pareggio { $draw }, una sconfitta { $defeat }.
regulation-duplicate-once = Duplicato: tutte le partite di un turno si giocano con le stesse carte, chi è in casa con una mano, chi è in trasferta con l'altra. Nessuno gioca due volte le stesse carte.
regulation-duplicate-pairs = Duplicato a coppie: tutte le partite di un turno si giocano con le stesse carte, e ciascuna due volte a posti scambiati. Una squadra è di due persone: una gioca la prima partita, l'altra la seconda. Un bot le gioca entrambe.
regulation-duplicate-sealed = Finché un turno non è finito non si dice nulla delle sue partite, né risultati né resoconti: altri devono ancora giocare le stesse carte.
regulation-field = Anche i bot giocano ogni distribuzione, solo per il confronto: { $n ->
    [one] { $n } partita
   *[other] { $n } partite
} di { $bot } contro { $bot }.
regulation-matchpoints = Punteggio a match point, come nel bridge: in ogni partita ti si confronta con tutti quelli che avevano le stesse carte; hai 2 per ciascuno che ha fatto peggio e 1 per ciascuno che ha fatto lo stesso, secondo la differenza reti; una vittoria ai rigori sta fra il pareggio e la vittoria con un gol di scarto. I tuoi punti, da 0 a 100, sono la percentuale del massimo possibile. Un riposo o una partita persa a tavolino dall'altro danno { $rest }, una partita persa a tavolino dà 0.
regulation-tiebreaks = A pari punti: { $order }.
regulation-by =
    .head_to_head_points = punti negli scontri diretti
    .head_to_head_difference = differenza reti negli scontri diretti
    .head_to_head_goals = gol negli scontri diretti
    .difference = differenza reti
    .goals = gol fatti
    .wins = partite vinte
    .opponents = punti degli avversari (Buchholz)
    .median = punti degli avversari senza il più forte e il più debole (mediana)
    .fair_play = fair play
    .lot = sorteggio
regulation-head-to-head-once = Gli scontri diretti si guardano una volta, fra tutte le squadre alla pari.
regulation-head-to-head-reapplied = Gli scontri diretti si guardano di nuovo fra chi resta alla pari.
regulation-rounds = { $n } turni.
regulation-legs = { $n ->
    [one] Tutti contro tutti una volta.
    [2] Tutti contro tutti, andata e ritorno.
   *[other] Tutti contro tutti { $n } volte.
}
regulation-groups = { $groups } gironi; da ciascuno { $n ->
    [one] passa la prima
   *[other] passano le prime { $n }
}{ $best ->
    [0] .
   *[other] , più le { $best } migliori fra le successive.
}
regulation-series = Ogni confronto è al meglio delle { $n } partite.
regulation-ties = { $n ->
    [one] Ogni confronto è una partita secca.
   *[other] Ogni confronto è su andata e ritorno.
}
regulation-final = { $n ->
    [one] La finale è una partita secca.
   *[other] La finale è su andata e ritorno.
}
regulation-away-goals-yes = In parità dopo andata e ritorno decidono prima i gol in trasferta.
regulation-away-goals-no = I gol in trasferta non valgono doppio.
regulation-level-any = In parità si prosegue come si mettono d'accordo: supplementari, rigori o un'altra partita.
regulation-level-extra_time = In parità ci sono i supplementari, poi i rigori.
regulation-level-penalties = In parità si va subito ai rigori.
regulation-level-replay = In parità si rigioca.
regulation-double = Chi perde continua nel tabellone dei perdenti; la seconda sconfitta elimina. Se in finale perde chi era imbattuto, le due si ritrovano un'ultima volta.
regulation-third-place = C'è la finale per il terzo posto.
regulation-evenings = { $n } serate; ognuna dà tanti punti quante sono le squadre lasciate dietro.
regulation-seeding-lot = Gli accoppiamenti li decide il sorteggio.
regulation-seeding-order = Gli accoppiamenti seguono l'elenco, dalla più forte.
regulation-seeding-pots = I gironi si sorteggiano per fasce.
regulation-withdrawal-halfway = Chi si ritira prima di aver giocato metà delle sue partite viene cancellato; dopo, quelle che restano vanno agli avversari.
regulation-withdrawal-void = Le partite di chi si ritira sono tutte annullate.
regulation-withdrawal-award_rest = Le partite che restano a chi si ritira vanno agli avversari.
regulation-withdrawal-award_all = Tutte le partite di chi si ritira vanno agli avversari.
regulation-forfeit = Una partita a tavolino vale { $n }–0.
regulation-deputies-yes = Un bot può giocare per chi manca.
regulation-deputies-no = Nessuno può essere sostituito da un bot.

## Che cosa può andare storto: nomi, squadre e regolamento

fault-competition-name = «{ $name }» non è un nome per una competizione: dev'essere una riga da 1 a { $longest } caratteri.
fault-team-name = «{ $name }» (squadra { $number }) non è un nome per una squadra: dev'essere una riga da 1 a { $longest } caratteri.
fault-team-twice = Le squadre { $first } e { $second } si chiamano entrambe «{ $name }». Dai a ciascuna un nome suo.
fault-team-count = { $teams ->
    [one] Si è iscritta { $teams } squadra
   *[other] Si sono iscritte { $teams } squadre
}: ne servono da { $least } a { $most }.
fault-game-not-for-two = Con queste opzioni { $game_id } non è un gioco per due, e qui ogni partita è fra due squadre. Organizza una stagione o una partita secca.
fault-lots-seed = Il numero del sorteggio è un numero intero da 0 a { $most }.
fault-terms-number = { $term ->
    [win] Punti per la vittoria
    [draw] Punti per il pareggio
    [defeat] Punti per la sconfitta
    [legs] Numero di gironi o di partite per turno
    [final_legs] Partite della finale
    [best_of] Lunghezza della serie
    [forfeit_goals] Gol di una partita persa a tavolino
    [third_place] Squadre per avere la finale per il terzo posto
    [rounds] Numero di turni
    [field_tables] Partite dei bot
    [groups] Numero di gironi
    [through] Squadre che passano il turno
   *[best_next] Numero di ripescate
}: { $value } non va bene, solo da { $least } a { $most }.
fault-terms-points = Una vittoria deve valere almeno quanto un pareggio, e un pareggio almeno quanto una sconfitta.
fault-terms-best-of = Una serie è al meglio di un numero dispari di partite, e non ha andata e ritorno.
fault-terms-tiebreaks = I criteri cominciano dai punti e nominano ogni confronto una volta sola.
fault-terms-lot-last = Il sorteggio viene per ultimo fra i criteri; dove i gironi promuovono squadre non può mancare.
fault-terms-pots = Le fasce servono al sorteggio dei gironi.
fault-terms-duplicate = Solo i turni di un campionato o di un torneo svizzero si possono giocare con le stesse carte.
fault-no-field-now = I bot non hanno niente da giocare nel turno { $round }.
fault-no-partner-here = { $team } non ha un secondo giocatore: lo hanno solo le squadre di persone, e solo in un duplicato a coppie.
fault-deal-sealed-file = Un turno è in corso con carte che altri devono ancora giocare. Il file si può salvare quando è finito.
fault-charter-broken = Lo statuto di questa competizione non si può leggere: { $why }
fault-competition-there = C'è già una competizione chiamata «{ $name }».
fault-competition-twice = Ci sono più competizioni chiamate «{ $name }». Indica quale con il suo id: { $ids }
fault-no-such-competition = Non c'è nessuna competizione «{ $name }». Ci sono: { $known }
fault-bad-author = «{ $name }» non è un nome con cui firmare: dev'essere una riga da 1 a { $longest } caratteri.
fault-no-board = Nella scatola di { $game_id } non c'è questo tabellone. Ci sono: { $known }

## Risultati

fault-not-drawn = Il sorteggio non è ancora stato fatto: nessuno sa chi incontra chi.
fault-no-such-match = Non c'è nessuna partita { $match }. Da giocare: { $known }
fault-match-waiting = La partita { $match } ne aspetta un'altra: non si sa ancora chi la gioca.
fault-match-withdrawn = La partita { $match } non si gioca: una squadra si è ritirata.
fault-match-cardboard = { $team } gioca con le carte vere su un tavolo vero: inserisci il risultato della partita { $match }.
fault-result-there = La partita { $match } ha già un risultato, inserito da { $by }. Se è sbagliato, correggilo.
fault-no-result-yet = La partita { $match } non ha ancora un risultato da cambiare.
fault-changed-meanwhile = { $by } è arrivato prima: { $what ->
    [drawn] il sorteggio è stato fatto
    [paired] il prossimo turno è stato composto
    [withdrawn] una squadra si è ritirata
    [deputy] una squadra ha un sostituto
    [docked] una squadra è stata penalizzata
    [joined] qualcuno guida quella squadra
    [annulled] il risultato della partita { $match } è stato cancellato
    [postponed] la partita { $match } è stata rinviata
    [begun] la partita { $match } è cominciata
   *[other] la partita { $match } è sul { $result }
}. Guarda di nuovo prima di cambiare.
fault-correction-strays = Se la partita { $match } cambia così, la partita { $later }, che ha già un risultato, la giocherebbero altri. Prima cancella quello.
fault-score-form = «{ $score }» non è un risultato. Scrivilo così: 2-1.
fault-score-sides = La partita { $match } è fra { $sides } squadre, e i numeri dati sono { $given }.
fault-score-number = Nella partita { $match } { $number } non è un numero di gol: va da 0 a { $most }.
fault-score-evening = Per la partita { $match } si siedono tutti a un tavolo: non ci sono supplementari né rigori da inserire.
fault-score-first-leg = La partita { $match } è l'andata: supplementari e rigori vengono dopo il ritorno.
fault-score-extra-time = La partita { $match } non era in parità dopo i tempi regolamentari: niente supplementari.
fault-score-extra-fewer = Dopo i supplementari i gol non possono essere meno di prima: { $before }, poi { $after }.
fault-score-penalties = La partita { $match } non era in parità: niente rigori.
fault-score-level = La partita { $match } lascia il confronto in parità. Secondo il regolamento { $rule ->
    [extra_time] ci sono i supplementari e, se non bastano, i rigori: scrivi quello che è servito.
    [penalties] si va subito ai rigori, senza supplementari.
   *[replay] si rigioca: non scrivere né supplementari né rigori.
}
fault-score-shoot-out = Ai rigori qualcuno vince: partita { $match }.
fault-score-scorers = Nella partita { $match } i marcatori hanno più gol della loro squadra.
fault-score-broken = Il risultato della partita { $match } non si può leggere.
fault-bad-note = Questa nota non va: una riga di al massimo { $longest } caratteri.
fault-no-forfeit-here = La partita { $match } non si può assegnare così a tavolino.
fault-record-other-match = Questo è il referto di un'altra partita.
fault-record-helped = In questa partita si sono annullate mosse o si potevano avere suggerimenti: non conta.

## Sorteggi, turni e squadre

fault-no-lots-needed = Nessuno è alla pari dove conta: non c'è niente da sorteggiare.
fault-no-draw-here = Non c'è niente da sorteggiare: le squadre giocano nell'ordine in cui sono elencate.
fault-drawn-already = Il sorteggio è già stato fatto.
fault-draw-other = La voce { $number } non è il sorteggio che esce dal numero pubblicato.
fault-not-to-pair = Il prossimo turno non si può comporre prima che questo sia finito.
fault-pairs-broken = Nella voce { $number } non tutte le squadre sono accoppiate una volta.
fault-no-such-team = Non c'è nessuna squadra { $team }.
fault-withdrawn-already = { $team } non può ritirarsi.
fault-no-withdrawal-here = Qui si siedono tutti a un tavolo: fa' giocare un bot per chi manca.
fault-too-late-to-enter = Non si può più iscrivere nessuno. In un campionato o in un torneo svizzero si può finché restano turni, altrove prima della prima partita.
fault-terms-fixed = Questo non può cambiare dopo la prima partita: { $term }.
fault-team-is-playing = { $team } sta giocando una partita a un tavolo. Aspetta che finisca.
fault-not-withdrawn = { $team } non si è ritirata.
fault-no-reseed-now = Il sorteggio si può rifare solo prima della prima partita.
fault-not-to-strike = La modifica { $number } non si può annullare.
fault-strike-needed = La modifica { $number } non si può annullare: la { $later } ne dipende.
fault-change-strays = Non si può cambiare: la partita { $later } l'hanno giocata squadre che lì non si incontrerebbero.
fault-no-deputies = Il regolamento di questa competizione non ammette sostituti.
fault-team-taken = { $team } la guida qualcun altro.
fault-bad-points = Non si possono togliere { $points } punti: al massimo { $most }.
fault-no-such-round = Qui non c'è il turno { $round }.
fault-bad-date = «{ $day } { $time }» non è una data. Scrivi il giorno così: 2026-11-20, e l'ora così: 20:30; per l'ora serve anche il giorno.
fault-sign-up-open = Ci si può ancora iscrivere: prima chiudi le iscrizioni.
fault-sign-up-closed = Le iscrizioni sono chiuse.
fault-sign-up-places = I posti possono essere da { $least } a { $most }.
fault-signed-up-already = Hai già iscritto una squadra.
fault-team-name-taken = C'è già una squadra chiamata «{ $name }».
fault-waiting-list-full = La lista d'attesa è piena.
fault-no-places-left = I { $places } posti sono tutti occupati.
fault-no-such-applicant = Nessuno con il numero { $number } è in attesa.

## Date

date-day = { $weekday ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
} { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
calendar-round = { $competition }: { $round }

## File

csv-columns =
    .match = Partita
    .stage = Fase
    .group = Girone
    .date = Data
    .time = Ora
    .place = Luogo
    .home = Casa
    .away = Ospite
    .home_goals = Gol casa
    .away_goals = Gol ospite
    .home_extra = Casa dopo i supplementari
    .away_extra = Ospite dopo i supplementari
    .home_penalties = Rigori casa
    .away_penalties = Rigori ospite
    .status = Stato
export-file = { $what ->
    [results] risultati
    [calendar] calendario
    [board] tabellone
   *[all] completo
}
fault-entry-broken = La voce { $number } di questa competizione non si può leggere: { $why }
fault-paper-not-ours = Questa non è una competizione scritta da «tavolino … export» ({ $why }).
fault-paper-newer = Questa competizione è stata scritta da un Tavolino più nuovo. Leggila con quello.
fault-paper-broken = Questo file è danneggiato: { $why }
fault-paper-too-large = Questo file è troppo grande: al massimo { $most } byte.
fault-paper-record = Il referto alla voce { $number } non è quello del suo risultato: { $why }
fault-csv-columns = La prima riga deve nominare queste colonne: { $columns }
fault-csv-line = Riga { $line }: { $why }
fault-csv-teams = la partita { $match } è { $home } contro { $away }
