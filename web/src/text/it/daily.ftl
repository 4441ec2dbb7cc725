# La sfida del giorno
daily = La sfida del giorno
    .text = Oggi tutti hanno le stesse carte e lo stesso avversario: un solo tentativo, senza suggerimenti e senza annullare mosse.
daily-match = { $game } contro { $opponent }
daily-play = Gioca
daily-go-on = Continua
daily-others = Com'è andata agli altri
daily-won = Hai vinto { $own }–{ $other }. La prossima arriva a mezzanotte UTC.
daily-drawn = Hai pareggiato { $own }–{ $other }. La prossima arriva a mezzanotte UTC.
daily-lost = Hai perso { $own }–{ $other }. La prossima arriva a mezzanotte UTC.
daily-short-won = vinta
daily-short-drawn = pareggiata
daily-short-lost = persa
daily-played = { $n ->
        [one] l'ha giocata una persona
       *[other] l'hanno giocata in { $n }
    }
daily-times = { $n ->
        [one] una volta
       *[other] { $n } volte
    }
daily-you = tu
daily-who = Chi
daily-late = a giornata finita
daily-same-cards = Con le stesse carte
daily-closed = Com'è andata agli altri lo vedi quando l'avrai giocata anche tu, o a giornata finita.
daily-nobody = Qui nessuno l'ha ancora portata a termine.
daily-picture = Il tuo risultato e quelli degli altri. Delle carte non rivela niente: chi lo vede può ancora giocarle.
daily-picture-of = La sfida del giorno { $day } in un'immagine: il risultato di { $name }.
daily-fair = Regolare, e uguale dappertutto
    .text = Queste carte non le ha scelte nessuno: il numero della smazzata è l'hash della data. Puoi calcolarlo da te:
    .secret = Chi vuole può quindi calcolare le carte in anticipo; qui, prima che finisca la giornata, non si mostrano a chi non le ha giocate. I referti si controllano con «tavolino verify».
daily-before = La sfida del giorno prima
