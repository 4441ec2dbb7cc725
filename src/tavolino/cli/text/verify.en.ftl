# `tavolino verify`: was it fair?

help-verify = Check that the deal and every move of a match were fair
    .file = the record of the match (.tav)

verified-moves = { $n ->
        [one] One move
       *[other] { $n } moves
    }, all by the rules; what the record says is what was played.
verified-deal = The deal is the one that was promised. The hash of its seed, as it was published at the start, must have been: { $fair }
no-commitment = Nothing was promised about the deal of this match: no hash was published at its start.
verified-daily = It is the deal of { $day }: its seed, its game and its opponent follow from the date alone.
