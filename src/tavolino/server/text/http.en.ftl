# What the server says over HTTP.

## The first page, as long as there is no other

welcome = Tavolino is running
    .what = Football card games at one small table: against bots, round one screen, or apart.
    .games = On the table
    .programs = This page is for people; programs talk to the same server over its API.
    .schema = The API, described (OpenAPI, JSON)
    .schema-yaml = The same in YAML
    .health = Is all well here?

## What can go wrong

fault-not-found = There is nothing at this address.
fault-method = This address cannot be used like that.
fault-bad-request = This request cannot be read: its body is not JSON.
fault-bad-values = Something in this request won't do; “details” says where.
fault-body-too-large = This is more than the server takes at once.
fault-too-many-requests = Too much at once: take a breather and try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
fault-too-many-guests = Too many new guests have come from your network. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
fault-too-many-guesses = Too many codes and invitations that were not good. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
fault-too-many-tables = You have { $most } matches going on: finish one, or take one down, before you open another.
fault-too-many-new-tables = You have opened many tables in a short time. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
fault-server = Something went wrong here, and it is not your fault. Try again in a moment.
fault-wrong-host = This server does not go by the name in the request. Whoever runs it can add it with --origin.
fault-wrong-origin = This request comes from another site's page, and is not let in.
fault-not-a-guest = Nobody knows you here yet: say your name first.
fault-banned = Whoever runs this server has shown you out.
fault-blocked = The host of this table does not want to play with you.
fault-bad-token = The secret that you came with is not known here: say your name again.
fault-bad-phrase = Nobody here has this recovery phrase: look at it once more, letter by letter.
fault-no-such-device = None of your devices goes by that.
fault-no-such-day = There is no deal of that day: write a day like 2026-01-31, at the latest today's (UTC).
fault-too-many-devices = You are on { $most } devices already: send one away first.
fault-no-such-card = This game has no card “{ $card }”.
fault-no-such-deck = This game has no deck of that name that people can write.
fault-which-seat = You have several seats at this table: say which one.
fault-document-name = “{ $name }” is no name for a file: it must be one line of 1 to { $longest } characters.
fault-document-too-large = This file is too large: { $most } kB are the most.
fault-job-too-long = This took too long and was stopped. Try it with less.
fault-too-busy = Too many are waiting for this right now: try again in a moment.
fault-draining = This server is about to be replaced, so nothing new begins here. Try again in a moment: what is being played goes on.
fault-store-down = What is kept here cannot be reached just now, so nothing has been changed. Try again in a moment.
fault-document-needed = The option “{ $option }” is a file of your own: send its name and its text.
fault-qr-too-long = This is too long for a QR code: { $most } bytes are the most.

## When it cannot start

fault-no-network = This computer is on no network that others could reach it by. Without --lan it plays by itself.
fault-port-taken = Port { $port } is taken: perhaps Tavolino is running already. Stop it, or use another port: tavolino serve --port { $other }
fault-port-forbidden = Port { $port } is not yours to use here. Choose one above 1024, such as: tavolino serve --port 8011
fault-bad-host = Nobody can be received at “{ $host }”: { $why }
fault-bad-origin = “{ $origin }” is no origin: it looks like https://play.example.org, without anything behind.
fault-bad-proxy = “{ $proxy }” is no address or network of a proxy: it looks like 10.0.0.7 or 10.0.0.0/8.
fault-bad-metrics-address = “{ $address }” is no address for figures: it looks like 127.0.0.1:9101.
fault-log-file = The log cannot be written to { $path }: { $why }
fault-needs-server = This needs a server: here you play on this device alone.
fault-workers-need-postgres = Several workers need PostgreSQL: name one with --db postgresql://USER@HOST/NAME. A file of SQLite is for one server alone.
