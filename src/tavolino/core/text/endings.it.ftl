# Come finisce una partita al tavolo, e chi ha vinto.

verdict-win = { $n ->
        [one] Vince { $winners }!
       *[other] Vincono { $winners }!
    }
verdict-draw = Pareggio.
reason-resigned = Per abbandono.
reason-forfeit-time = A tavolino: tempo scaduto.
reason-forfeit-left = A tavolino: il posto è rimasto vuoto.
reason-draw-agreed = Di comune accordo.
