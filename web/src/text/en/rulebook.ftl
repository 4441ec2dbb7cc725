# Rules, cards and match reports
fetching = Just a moment …
rules-of = { $name }: the rules
contents = Contents
seek-rules = Search the rules
articles-found = { $n ->
    [one] one article
   *[other] { $n } articles
}
nothing-found = Nothing found. Try fewer words, or other ones.
table-of = Table: { $name }
our-ruling = Our ruling
cards-of = { $name }: the cards
seek-cards = Search the cards
decks = Decks
all-decks = All decks
cards-found = { $n ->
    [one] One card
   *[other] { $n } cards
}, { $kinds ->
    [one] of one kind
   *[other] of { $kinds } kinds
}
deck-size = { $n ->
    [one] one card
   *[other] { $n } cards
}
in-the-booklet = In the printed booklet: { $name }
not-in-the-booklet = The printed booklet does not name this card.
in-the-box = { $n ->
    [one] There is one in the box.
   *[other] There are { $n } in the box.
}
previous-card = The card before
next-card = The next card
report-of = Match report: { $names }
winner = winner
expected-goals = expected goals: { $n }
moves-played = { $n ->
    [one] One move
   *[other] { $n } moves
}
minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
moves-undone = { $n } taken back
replay = The match again
moment = Moment of the match
move-of = Move { $n } of { $all }
step-back = One move back
step-on = One move on
replay-run = Play it
replay-stop = Stop
replay-waits = The server needs a breath. It goes on by itself.
replay-on-stage = Watch it on the stage
timeline = How it went
goals-only = Only the goals
figures = Figures
    .note = What the game counted in this match; an average where there are several managers, a share of 1 where it is about how often.
record = To keep
    .text = The whole match in one small file: whoever has Tavolino can play it back.
download-record = Download the record
check-deal = Was the deal fair?
    .text = Before kick-off everybody saw a hash; it was made from the seed that all cards were dealt from. Now the seed itself is open.
    .how = With Tavolino on your computer this line checks that seed, hash and deal belong together and that every move was allowed:
seed = Seed
seed-hash = Hash shown before kick-off
