# Al tavolo
lobby = Si aspettano gli altri
    .text = Inquadra il codice con il telefono, o manda il link a chi deve sedersi lì.
put-bot = Fai sedere un bot
new-invite = Nuovo link
take-down = Sparecchia questo tavolo
menu = Menu
close = Chiudi
undo = Riprendi la mossa
offer-draw = Proponi il pareggio
resign = Abbandona
resign-sure = Abbandonare davvero?
sound-on = Con l'audio
sound-off = Senza audio
speed = Ritmo delle scene
speed-calm = calmo
speed-usual = normale
speed-quick = veloce
speed-none = senza scene
big-screen = Il grande schermo
whole-table = Tutto il tavolo
only-hand = Solo la mia mano, accanto al grande schermo
other-device = Continua su un altro dispositivo
    .note = Chi ha questo link gioca al tuo posto. È solo per te.
fair-deal = Le carte sono oneste?
    .note = Questa è l'impronta del numero da cui sono state date le carte. A partita finita si mostra il numero, e chiunque può controllare.
link = Link
qr-code = Il link come codice QR
copy = Copia
copied = Copiato
share = Condividi
skip = Avanti
goal = GOL!
agree = D'accordo
decline = No
withdraw = Non chiedo più
asks-undo = { $name } vorrebbe riprendere { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
asked-undo = Hai chiesto di riprendere { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
asks-draw = { $name } propone il pareggio.
asked-draw = Hai proposto il pareggio.
rematch = Un'altra
turning-point = La svolta: { $text }
end-revenge = La rivincita!
end-wins = { $n ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
end-all-square = Pari e patta!
end-winner = vincitore
end-drawn = pareggio
see-table = Guarda il tavolo
see-end = Torna al risultato
match-report = Cronaca della partita
chat = Chat
say-something = Di' qualcosa
say-it = Dillo
mute = Silenzia
mute-note = Chi silenzi non lo senti più, ma solo su questo dispositivo. Chi blocchi non può più venire ai tuoi tavoli. Al tavolo nessuno lo viene a sapere.
muted = Silenziati:
unmute = ascolta di nuovo
block = Blocca
blocked = { $name } non può più venire ai tuoi tavoli. Puoi ripensarci in «I miei dispositivi».
report-chat = Segnala
reported = Chi gestisce questo server leggerà quello che è stato detto qui. { $name } non lo saprà.
show-out = Accompagna fuori
line-broken = La linea è caduta. Riprovo …
closed-4401 = Questo link non apre più il posto.
closed-4403 = Chi ospita ti ha chiesto di uscire.
closed-4404 = Questo tavolo non c'è.
closed-4409 = Sei a questo tavolo in troppe finestre. Questa è stata chiusa.
closed-4412 = Non hai ancora giocato questa sfida del giorno: vedrai le carte quando l'avrai fatto.
