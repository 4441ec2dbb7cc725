# The page in English, a file to a chapter; the games' own words come from the server.

skip-to-content = To the content
settings = Settings
language = Language
theme-dark = Dark
theme-light = Light
to-home = To the games

lost = Offside!
    .text = There is no such page. Perhaps a letter of the address went astray.

card-back = a card face down
some-cards = { $n } × { $name }
zone-size = { $name }: { $n ->
    [one] one card
   *[other] { $n } cards
}

question = What you are asked
your-turn = Your turn
article = art. { $article }
all-moves = All moves
waiting-for = Waiting for { $names }.
waiting-for-seats = Waiting for somebody to take the open seat.
match-over = Full time.
move-sent = On its way …
on-the-table = On the table
commentary = Commentary
kick-off-soon = The teams are coming out of the tunnel.
score = Score
to-move = to move
seat-out = out
seat-deputy = a deputy plays
seat-open = open seat
seat-away = away for a moment
clock-days = { $days } d { $hours } h
