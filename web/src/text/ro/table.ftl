# La masă
lobby = Îi așteptăm pe ceilalți
    .text = Îndreaptă camera telefonului spre cod sau trimite linkul celui care va sta acolo.
put-bot = Pune un bot acolo
new-invite = Link nou
take-down = Strânge masa asta
menu = Meniu
close = Închide
undo = Ia mutarea înapoi
offer-draw = Propune egalitate
resign = Abandonează
resign-sure = Chiar abandonezi?
sound-on = Cu sunet
sound-off = Fără sunet
speed = Ritmul scenelor
speed-calm = liniștit
speed-usual = obișnuit
speed-quick = rapid
speed-none = fără scene
big-screen = Ecranul mare
whole-table = Toată masa
only-hand = Doar mâna mea, lângă ecranul mare
other-device = Continuă pe alt dispozitiv
    .note = Cine are acest link joacă pe locul tău. E doar pentru tine.
fair-deal = Împărțirea e cinstită?
    .note = Aceasta e amprenta numărului din care s-au împărțit cărțile. La sfârșit se arată numărul și oricine poate verifica.
link = Link
qr-code = Linkul ca un cod QR
copy = Copiază
copied = Copiat
share = Trimite
skip = Mai departe
goal = GOOOL!
agree = De acord
decline = Nu
withdraw = Nu mai cer
asks-undo = { $name } ar vrea să ia înapoi { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
asked-undo = Ai cerut să iei înapoi { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
asks-draw = { $name } propune egalitate.
asked-draw = Ai propus egalitate.
rematch = Încă una
turning-point = Momentul de cotitură: { $text }
end-revenge = Revanșa!
end-wins = { $n ->
   *[other] { $names } câștigă!
}
end-all-square = La egalitate!
end-winner = câștigător
end-drawn = egalitate
see-table = Vezi masa
see-end = Înapoi la rezultat
match-report = Cronica meciului
chat = Chat
say-something = Spune ceva
say-it = Spune
mute = Amuțește
mute-note = Pe cine amuțești nu-l mai auzi, dar numai pe acest dispozitiv. Cine e blocat nu mai poate veni la mesele tale. Nimeni de la masă nu află.
muted = Amuțiți:
unmute = ascultă din nou
block = Blochează
blocked = { $name } nu mai poate veni la mesele tale. Te poți răzgândi la „Dispozitivele mele”.
report-chat = Reclamă
reported = Cine administrează serverul va citi ce s-a spus aici. { $name } nu află.
show-out = Scoate afară
line-broken = S-a întrerupt legătura. Încerc din nou …
closed-4401 = Acest link nu mai deschide locul.
closed-4403 = Gazda te-a rugat să ieși.
closed-4404 = Masa asta nu există.
closed-4409 = Ești la această masă în prea multe ferestre. Aceasta a fost închisă.
closed-4412 = Încă n-ai jucat provocarea zilei: cărțile ți se arată după ce o joci.
