# Quello che si dice a un tavolo dal vivo: perché una cosa lì non si può fare, e le frasi pronte.

fault-stale = Nel frattempo la partita è andata avanti: questa era la risposta a una domanda di prima.
fault-not-kept = In questo momento il tavolo non si è potuto scrivere, quindi non è successo niente. Torna tra un attimo.
fault-only-watching = Tu stai guardando: può farlo solo chi siede al tavolo.
fault-already-here = Hai già salutato.
fault-not-host = Può farlo solo chi ospita il tavolo.
fault-already-started = La partita è già cominciata.
fault-bad-invite = Questo invito non vale, o non vale più: chiedine uno nuovo a chi ospita.
fault-bad-code = Non è il codice di quel tavolo.
fault-no-open-seat = Tutti i posti sono occupati. Puoi guardare.
fault-not-welcome = Chi ospita ti ha chiesto di uscire.
fault-full-house = Gli spalti sono pieni: non entra più nessuno.
fault-no-such-spectator = Non c'è, o non c'è più, uno spettatore con questo numero.
fault-chat-off = Chi ospita ha spento la chat.
fault-chat-nothing = Di' qualcosa: un testo o una delle frasi pronte.
fault-chat-long = È troppo lungo: al massimo { $most } caratteri.
fault-chat-characters = Una riga di chat non può contenere a capo o caratteri invisibili.
fault-chat-fast = Un po' più piano, per favore: anche gli altri vogliono giocare.
fault-hint-pending = Un momento: sull'ultimo suggerimento si sta ancora pensando.

phrase-hello = Ciao!
phrase-good-luck = In bocca al lupo, e vinca il migliore!
phrase-well-played = Bella giocata!
phrase-what-a-goal = Che gol!
phrase-great-save = Che parata!
phrase-unlucky = Palo… che sfortuna!
phrase-ouch = Ahi, questa fa male.
phrase-your-turn = Palla a te!
phrase-one-moment = Un attimo, per favore.
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-again = Un'altra partita?
phrase-goodbye = Ciao, ci vediamo in campo!
