# Quel che dice il terminale.

about = Tavolino: giochi di carte sul calcio a un piccolo tavolo
you = Mister

## Aiuto

help-words = Aiuto
    .usage = Uso:
    .command = COMANDO
    .commands = Comandi
    .arguments = Che cosa indicare
    .options = Opzioni
    .lang = la lingua: en, it o ro (altrimenti quella del tuo sistema)
    .help = questo aiuto
    .more = «tavolino COMANDO --help» dice di più. Per una prima partita: tavolino play

value-game = GIOCO
value-seats = POSTI
value-name-value = NOME=VALORE
value-seconds = SECONDI
value-article = ARTICOLO
value-file = FILE

help-play = Gioca una partita, contro i bot o con altri a questa tastiera
    .game = quale gioco (vedi «tavolino games»); senza, lo scegli da un elenco
    .seats = chi gioca: «me,greedy», «Ana,Ion,random», oppure solo in quanti; il nome di un bot fa un bot
    .seed = un numero per mescolare: lo stesso numero dà le stesse carte
    .option = un'opzione delle regole, quante volte vuoi; «tavolino rules GIOCO» le elenca
    .pace = secondi per ogni riga di cronaca; 0 per nessuno
help-daily = Gioca la sfida del giorno: le stesse carte e lo stesso avversario per tutti
    .pace = secondi per ogni riga di cronaca; 0 per nessuno
help-resume = Riprendi una partita da dove l'hai lasciata
    .show_list = elenca soltanto le partite da finire
    .pace = secondi per ogni riga di cronaca; 0 per nessuno
help-replay = Rivedi una partita finita, con la cronaca
    .file = il referto della partita (.tav)
    .step = aspetta Invio dopo ogni fatto
    .seat = come l'ha vista questo posto: il suo numero da 0, o il nome del giocatore; altrimenti a carte scoperte
    .pace = secondi per ogni riga di cronaca; 0 per nessuno
help-rules = Leggi le regole di un gioco
    .game = quale gioco
    .article = un articolo (4.2), una sezione (4), o una parola da cercare
help-games = Elenca i giochi
help-about = Di' che cosa è installato qui, e dove sono le tue partite

## Elenchi

which-game = A che cosa giochiamo?
which-match = Quale partita vuoi riprendere?
menu-keys = Scrivi un numero o un nome, oppure q per uscire.
games-columns = Giochi
    .id = id
    .name = gioco
    .players = giocatori
    .tagline = che cos'è
about-rows = Informazioni
    .compiled = compilato
    .pure = Python puro
    .languages = Lingue
    .data = Le partite sono in
moves-played = { $n ->
        [one] una mossa
       *[other] { $n } mosse
    }
none-unfinished = Non c'è nessuna partita da finire.

## Al tavolo

middle = In tavola
keys-alone = numero o testo · ? regola · h aiuto · u annulla · m cronaca · l tavolo · q esci
keys = numero o testo · ? regola · m cronaca · l tavolo · q esci
key-undo = u annulla indietro
key-leave = q esci basta
key-again = m cronaca ancora
key-table = l tavolo guarda
key-hint = h aiuto suggerimento
curtain = La tastiera passa a { $name }.
    .prompt = { $name }, premi Invio quando nessun altro guarda.{" "}
only-answer = { $answer } (basta Invio)
taken-back = Annullata. Scegli di nuovo.
thinking = Un campione ci sta pensando…
champion-says = Un campione direbbe «{ $move }», con { $value } probabilità su cento di vincere (da { $low } a { $high }).
hint-key = Scrivi h per un suggerimento: che cosa farebbe un campione, con che probabilità di vincere, e perché.
see-article = (Regola { $article }: scrivi ? { $article })
more = Invio per il resto, q per tornare:{" "}
back = Invio per tornare:{" "}
next-event = Invio per andare avanti, q per smettere:{" "}
saved = La partita è salvata. Riprendila con: tavolino resume
daily-intro = La sfida del { $day }: { $game } contro { $opponent } ({ $level }). Tutti hanno le stesse carte, una volta sola; senza suggerimenti e senza annullare mosse.
daily-done = Hai già giocato la sfida del { $day }. La prossima arriva a mezzanotte UTC.
daily-share = Sfida del giorno { $day } · { $game }: { $score } contro { $opponent } ({ $level })
record-kept = Rivedila con: tavolino replay { $path }
moves-undone = { $n ->
        [one] In questa partita è stata annullata una mossa.
       *[other] In questa partita sono state annullate { $n } mosse.
    }

## Risposte che non si capiscono

fault-no-such-number = La risposta numero { $number } non c'è: scegli { $most ->
        [one] 1
        [2] 1 o 2
       *[other] da 1 a { $most }
    }.
fault-several = «{ $typed }» può voler dire più cose, per esempio «{ $first }» e «{ $second }». Scrivi qualche lettera in più, o il numero.
fault-not-understood = «{ $typed }» non è tra le risposte. Scrivi un numero, o come comincia una risposta; ? spiega la regola.
fault-no-article = La regola { $number } non c'è: l'ultima è la { $last }.
fault-nothing-found = Di «{ $word }» le regole non parlano.

## Che cosa può andare storto

fault-usage = Questo non si capisce: { $why }
fault-unknown-command = Il comando «{ $command }» non c'è. Ci sono: { $known }.
fault-command-near = Il comando «{ $command }» non c'è. Volevi dire «{ $near }»?
fault-unknown-switch = L'opzione { $option } non c'è. «--help» elenca quelle che ci sono.
fault-option-near = L'opzione { $option } non c'è. Volevi dire { $near }?
fault-option-value = { $option } non si usa così: «--help» mostra come.
fault-missing-argument = Manca { $argument }. «--help» dice che cosa ci va.
fault-bad-value = Il valore dato a { $option } non va. «--help» dice che cosa ci va.
fault-extra-argument = «{ $argument }» è di troppo: «tavolino { $command } --help» mostra che cosa vuole { $command }.
fault-missing-language = Dopo --lang ci va una lingua. Tavolino parla: { $known }.
fault-bad-language = Tavolino non parla «{ $language }». Parla: { $known }.
fault-game-near = Non c'è nessun gioco che si chiami «{ $typed }». Volevi dire «{ $near }»?
fault-option-form = «{ $option }» non è un'opzione: scrivi NOME=VALORE, per esempio goals=5.
fault-same-name = Due persone si chiamano «{ $name }»: dai loro nomi che le distinguano.
fault-bad-pace = «{ $pace }» non è un ritmo: è un numero di secondi da 0 a { $slowest }.
fault-no-terminal = Per una partita ci vuole un terminale con la tastiera: non si può giocare attraverso una pipe o un file.
fault-small-terminal = Questa finestra è troppo piccola, { $size } (colonne per righe): portala almeno a { $least }.
fault-cannot-hide = Questo terminale non sa pulire lo schermo, e le carte in mano non resterebbero segrete. Gioca da solo contro i bot, o usa un altro terminale.
fault-none-unfinished = Non c'è nessuna partita da finire. Cominciane una con: tavolino play
fault-cannot-save = Non è stato possibile salvare in { $path }: { $why }
fault-cannot-read = { $path } non si può leggere: { $why }
fault-in-use = Questa partita si sta giocando in un'altra finestra.
fault-no-file = Il file { $path } non c'è.
fault-folder = { $path } è una cartella. Indica il referto di una partita che c'è dentro (un file che finisce in .tav).
fault-binary-file = { $path } non è il referto di una partita: non è un testo.
fault-unfinished-record = Questa partita non è finita, e il suo referto contiene segreti. Giocala fino in fondo con: tavolino resume
fault-no-such-seat = In questa partita il posto «{ $seat }» non c'è. I posti vanno da 0 a { $last }: { $names }.
