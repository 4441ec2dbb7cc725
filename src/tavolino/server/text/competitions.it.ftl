# Coppe, campionati e stagioni sul server.

fault-not-organiser = Può farlo solo chi organizza questa competizione: chi l'ha creata e chi ha il link degli organizzatori.
fault-not-owner = Può farlo solo chi ha creato questa competizione.
fault-not-your-fixture = Nessuna delle tue squadre gioca questa partita.
fault-team-free = { $team } non ha ancora nessuno che la guidi: qualcuno deve prenderla prima che possiate affrontarvi.
fault-deal-held = Chi siede qui ha già giocato queste carte, o le giocherebbe da entrambi i lati. In un duplicato tocca a qualcun altro.
fault-partner-free = Questa partita la gioca il secondo di { $team }, e nessuno lo è ancora.
fault-team-yours = Qui guidi già { $team }. Questa competizione è aperta a tutti, perciò c'è una squadra a testa.
fault-too-many-competitions = Hai già { $most } competizioni: cancellane una prima di crearne un'altra.
fault-simulating-already = Le partite di questa competizione sono in corso di simulazione: aspetta che finiscano.
fault-not-simulating = In questa competizione non si sta simulando nessuna partita.
fault-no-match-record = La partita { $match } non è stata giocata qui: non ce n'è la registrazione.
fault-too-many-prints = La tipografia ha bisogno di una pausa. Riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
fault-no-such-print = Non c'è niente da stampare con questo nome. Ci sono: { $known }
