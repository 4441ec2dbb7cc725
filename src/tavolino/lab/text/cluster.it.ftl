cluster-title = Quanto reggono più processi: { $workers ->
        [one] un processo
       *[other] { $workers } processi
    }, { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } da due persone ({ $games }), { $build }
cluster-hashed = Tutti quelli di un tavolo arrivano allo stesso processo.
cluster-any = Ognuno arriva a un processo qualsiasi.
cluster-trouble-kill = { $times ->
        [one] Una volta un processo è stato ucciso e riavviato.
       *[other] { $times } volte un processo è stato ucciso e riavviato.
    }
cluster-trouble-stop = { $times ->
        [one] Una volta un processo è stato fermato per un po'.
       *[other] { $times } volte un processo è stato fermato per un po'.
    }
cluster-trouble-cut = { $times ->
        [one] Una volta un processo è stato staccato dal database.
       *[other] { $times } volte un processo è stato staccato dal database.
    }
cluster-trouble-silence = { $times ->
        [one] Una volta la linea di un processo verso il database è ammutolita.
       *[other] { $times } volte la linea di un processo verso il database è ammutolita.
    }
cluster-trouble-news = { $times ->
        [one] Una volta i processi non si sono più scambiati notizie.
       *[other] { $times } volte i processi non si sono più scambiati notizie.
    }
cluster-trouble-restart = { $times ->
        [one] Una volta PostgreSQL è stato riavviato.
       *[other] { $times } volte PostgreSQL è stato riavviato.
    }
cluster-trouble-drain = { $times ->
        [one] Una volta un processo è stato svuotato e un altro ne ha preso il posto.
       *[other] { $times } volte un processo è stato svuotato e un altro ne ha preso il posto.
    }
cluster-times = Millisecondi
cluster-time-returns = finché uno rivede il tavolo
cluster-time-moves-after = fino alla mossa dopo, a un tavolo colpito
cluster-time-stale = quanto è vecchio ciò che si vede
cluster-time-together = dalla mossa allo schermo dell'altro, stesso processo
cluster-time-apart = lo stesso, due processi
