# The deal of the day
daily = The deal of the day
    .text = Today everyone has the same cards and the same opponent: one go, without hints and without taking back.
daily-match = { $game } against { $opponent }
daily-play = Play it
daily-go-on = Go on
daily-others = How the others did
daily-won = You won { $own }–{ $other }. A new one comes at midnight UTC.
daily-drawn = You drew { $own }–{ $other }. A new one comes at midnight UTC.
daily-lost = You lost { $own }–{ $other }. A new one comes at midnight UTC.
daily-short-won = won
daily-short-drawn = drawn
daily-short-lost = lost
daily-played = { $n ->
        [one] one has played it
       *[other] { $n } have played it
    }
daily-times = { $n ->
        [one] once
       *[other] { $n } times
    }
daily-you = you
daily-who = Who
daily-late = after the day
daily-same-cards = With the same cards
daily-closed = How the others did is shown when you have played it yourself, or when the day is over.
daily-nobody = Nobody has played it to the end here yet.
daily-picture = Your score and those of the others. It tells nothing of the cards: whoever sees it can still play them.
daily-picture-of = The deal of the day { $day } as a picture: the score of { $name }.
daily-fair = Fair, and the same everywhere
    .text = Nobody chose these cards: the seed of the deal is the hash of the date. You can work it out yourself:
    .secret = So whoever wants to can work the cards out beforehand; here they are shown to nobody who has not played them before the day is over. Records of it are checked with “tavolino verify”.
daily-before = The deal of the day before
