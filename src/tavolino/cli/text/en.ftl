# What the terminal says.

about = Tavolino: football card games at one small table
you = Coach

## Help

help-words = Help
    .usage = Usage:
    .command = COMMAND
    .commands = Commands
    .arguments = What to name
    .options = Options
    .lang = the language: en, it or ro (else that of your system)
    .help = this help
    .more = “tavolino COMMAND --help” tells more. For a first match: tavolino play

value-game = GAME
value-seats = SEATS
value-name-value = NAME=VALUE
value-seconds = SECONDS
value-article = ARTICLE
value-file = FILE

help-play = Play a match, against bots or with others at this keyboard
    .game = which game (see “tavolino games”); without it you choose from a list
    .seats = who plays: “me,greedy”, “Ana,Ion,random”, or just how many; a bot's name makes a bot
    .seed = a number for the shuffles: the same one deals the same cards
    .option = a rule option of the game, as often as wanted; “tavolino rules GAME” lists them
    .pace = seconds for each line of commentary; 0 for none
help-daily = Play the deal of the day: the same cards and the same opponent for everyone
    .pace = seconds for each line of commentary; 0 for none
help-resume = Take up a match where it was left
    .show_list = only list the unfinished matches
    .pace = seconds for each line of commentary; 0 for none
help-replay = See a finished match again, with commentary
    .file = the record of the match (.tav)
    .step = wait for Enter after each event
    .seat = as this seat saw it: its number from 0, or the player's name; else all cards are open
    .pace = seconds for each line of commentary; 0 for none
help-rules = Read the rules of a game
    .game = which game
    .article = an article (4.2), a section (4), or a word to look for
help-games = List the games
help-about = Say what is installed here, and where your matches are kept

## Lists

which-game = What shall we play?
which-match = Which match do you want to go on with?
menu-keys = Type a number or a name, or q to leave.
games-columns = Games
    .id = id
    .name = game
    .players = players
    .tagline = what it is
about-rows = About
    .compiled = compiled
    .pure = pure Python
    .languages = Languages
    .data = Matches are kept in
moves-played = { $n ->
        [one] one move
       *[other] { $n } moves
    }
none-unfinished = No match is waiting to be finished.

## At the table

middle = On the table
keys-alone = number or words · ? rule · h hint · u undo · m commentary · l table · q leave
keys = number or words · ? rule · m commentary · l table · q leave
key-undo = u undo back
key-leave = q quit exit leave
key-again = m more commentary
key-table = l look table
key-hint = h hint
curtain = The keyboard goes to { $name }.
    .prompt = { $name }, press Enter when nobody else is looking.{" "}
only-answer = { $answer } (just press Enter)
taken-back = Taken back. Choose again.
thinking = A champion is thinking…
champion-says = A champion would say “{ $move }”, with { $value } chances in a hundred of winning (from { $low } to { $high }).
hint-key = Type h for a hint: what a champion would do here, its chance of winning, and why.
see-article = (Rule { $article }: type ? { $article })
more = Enter for more, q to go back:{" "}
back = Enter to go back:{" "}
next-event = Enter to go on, q to stop:{" "}
saved = The match is saved. Go on with: tavolino resume
daily-intro = The deal of { $day }: { $game } against { $opponent } ({ $level }). Everyone has the same cards, once; without hints and without taking back.
daily-done = You have played the deal of { $day } already. The next one comes at midnight UTC.
daily-share = Deal of the day { $day } · { $game }: { $score } against { $opponent } ({ $level })
record-kept = See it again with: tavolino replay { $path }
moves-undone = { $n ->
        [one] One move was taken back in this match.
       *[other] { $n } moves were taken back in this match.
    }

## Answers that cannot be understood

fault-no-such-number = There is no answer number { $number }: choose { $most ->
        [one] 1
        [2] 1 or 2
       *[other] from 1 to { $most }
    }.
fault-several = “{ $typed }” could be several answers, such as “{ $first }” and “{ $second }”. Type a little more, or the number.
fault-not-understood = “{ $typed }” is none of the answers. Type a number, or how an answer begins; ? explains the rule.
fault-no-article = There is no rule { $number }: the last one is { $last }.
fault-nothing-found = The rules say nothing about “{ $word }”.

## What can go wrong

fault-usage = This cannot be understood: { $why }
fault-unknown-command = There is no command “{ $command }”. There are: { $known }.
fault-command-near = There is no command “{ $command }”. Did you mean “{ $near }”?
fault-unknown-switch = There is no option { $option }. “--help” lists those there are.
fault-option-near = There is no option { $option }. Did you mean { $near }?
fault-option-value = { $option } is not used like that: “--help” shows how.
fault-missing-argument = { $argument } is missing. “--help” says what belongs there.
fault-bad-value = The value given for { $option } won't do. “--help” says what belongs there.
fault-extra-argument = “{ $argument }” is too much: “tavolino { $command } --help” shows what { $command } takes.
fault-missing-language = After --lang comes a language. Tavolino speaks: { $known }.
fault-bad-language = Tavolino does not speak “{ $language }”. It speaks: { $known }.
fault-game-near = There is no game called “{ $typed }”. Did you mean “{ $near }”?
fault-option-form = “{ $option }” is no option: write NAME=VALUE, such as goals=5.
fault-same-name = Two people are called “{ $name }”: give them names that tell them apart.
fault-bad-pace = “{ $pace }” is no pace: it is a number of seconds from 0 to { $slowest }.
fault-no-terminal = A match needs a terminal with a keyboard: it cannot be played through a pipe or a file.
fault-small-terminal = This window is too small, { $size } (columns by lines): make it at least { $least }.
fault-cannot-hide = This terminal cannot clear its screen, so hands could not be kept secret. Play alone against bots, or use another terminal.
fault-none-unfinished = No match is waiting to be finished. Begin one with: tavolino play
fault-cannot-save = Nothing could be saved in { $path }: { $why }
fault-cannot-read = { $path } cannot be read: { $why }
fault-in-use = This match is being played in another window.
fault-no-file = There is no file { $path }.
fault-folder = { $path } is a folder. Name the record of a match in it (a file that ends in .tav).
fault-binary-file = { $path } is not the record of a match: it is no text.
fault-unfinished-record = This match is not over, and its record holds secrets. Play it to the end with: tavolino resume
fault-no-such-seat = There is no seat “{ $seat }” in this match. Seats go from 0 to { $last }: { $names }.
