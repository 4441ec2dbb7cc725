# Home
welcome = A che cosa giochiamo?
    .text = Quattro giochi di carte sul calcio a un solo tavolino: contro i bot, attorno a uno schermo, o con gli amici lontani.
play-now = Gioca
dealing = Si danno le carte …
set-up = Prepara
rules = Regole
cards = Carte
unfinished = Partite in sospeso
join = Qualcuno ti aspetta?
join-it = Entra
table-code = Codice del tavolo
offline = Sei senza rete, o lo è il tavolo. Controlla la connessione e riprova.
no-answer = Il tavolo non risponde. Riprova fra un momento.
somebody = Ospite
sitting-down = Cerco la tua sedia …

# La stessa persona su più dispositivi
devices = I miei dispositivi
devices-you = Qui sei { $name }. Puoi esserlo anche su altri dispositivi, con tutti i tuoi tavoli.
devices-nobody = Qui non hai ancora detto come ti chiami. Arriva con un link da un altro dispositivo o con la frase di recupero.
device-first = dove hai cominciato
device-new = un altro dispositivo
device-here = questo
device-seen = visto l'ultima volta il { $day }
device-send-away = Manda via
device-add = Un altro dispositivo
device-add-link = Mostra un link e un codice QR
device-link-note = Aprilo sull'altro dispositivo. È solo per te: chi ce l'ha può farsi passare per te.
recovery-phrase = Frase di recupero
recovery-show = Mostrane una nuova
recovery-note = Scrivila su un foglio: ti fa tornare anche se perdi tutti i dispositivi. Quella di prima non vale più.
recovery-have = Torna con la frase di recupero
recovery-use = Sono io
