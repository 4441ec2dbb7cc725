# At the table
lobby = Waiting for the others
    .text = Hold a phone's camera to the code, or send the link to whoever is to sit there.
put-bot = Let a bot sit there
new-invite = New link
take-down = Clear this table away
menu = Menu
close = Close
undo = Take back
offer-draw = Offer a draw
resign = Resign
resign-sure = Really resign?
sound-on = Sound on
sound-off = Sound off
speed = Pace of the scenes
speed-calm = calm
speed-usual = usual
speed-quick = quick
speed-none = without scenes
big-screen = The big screen
whole-table = The whole table
only-hand = Only my hand, beside a big screen
other-device = Go on with another device
    .note = Whoever has this link plays your seat. It is for you alone.
fair-deal = Is the deal fair?
    .note = This is the hash of the seed that the cards were dealt from. When the match is over the seed is shown, and anyone can check it.
link = Link
qr-code = The link as a QR code
copy = Copy
copied = Copied
share = Share
skip = Go on
goal = GOAL!
agree = Agree
decline = No
withdraw = Ask no more
asks-undo = { $name } would like to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
asked-undo = You asked to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
asks-draw = { $name } offers a draw.
asked-draw = You have offered a draw.
rematch = Another one
turning-point = The turning point: { $text }
end-revenge = Revenge!
end-wins = { $n ->
    [one] { $names } wins!
   *[other] { $names } win!
}
end-all-square = All square!
end-winner = winner
end-drawn = a draw
see-table = See the table
see-end = Back to the result
match-report = Match report
chat = Chat
say-something = Say something
say-it = Say it
mute = Mute
mute-note = Muting is for this device alone. Somebody you block can't come to your tables any more. Nobody at the table is told.
muted = Muted:
unmute = hear again
block = Block
blocked = { $name } can't come to your tables any more. My devices, in the menu, takes it back.
report-chat = Report
reported = Whoever runs this server will read what was said here. { $name } is not told.
show-out = Show out
line-broken = The line is broken. Trying again …
closed-4401 = This link does not open the seat any more.
closed-4403 = The host has asked you to leave.
closed-4404 = There is no such table.
closed-4409 = You are at this table in too many windows. This one was closed.
closed-4412 = You have not played this deal of the day yet: its cards are shown to you when you have.
