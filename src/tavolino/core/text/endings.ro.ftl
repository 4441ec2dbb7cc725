# Cum se termină un meci la masă și cine a câștigat.

verdict-win = { $n ->
        [one] Câștigă { $winners }!
       *[other] Câștigă { $winners }!
    }
verdict-draw = Meci egal.
reason-resigned = Prin abandon.
reason-forfeit-time = La masa verde: timpul a expirat.
reason-forfeit-left = La masa verde: locul a rămas gol.
reason-draw-agreed = De comun acord.
