# How a match ends at the table, and who has won.

verdict-win = { $n ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }
verdict-draw = A draw.
reason-resigned = By resignation.
reason-forfeit-time = Awarded: time ran out.
reason-forfeit-left = Awarded: the seat was left.
reason-draw-agreed = Agreed at the table.
