# Help for the commands of the laboratory.

help-simulate = Let bots play many matches, and report what the game does
    .game = the game
    .matches = how many matches to play (10,000)
    .bots = who plays, as names of bots with commas; they take turns on all seats
    .seats = how many seats (the game's usual number)
    .option = a rule option of the game, as often as wanted
    .seed = the same seed gives the same report (0)
    .workers = how many processes play side by side (one for each core)
    .report = also report what the game itself measures of its balance
    .file = write all figures to a file as JSON; - writes them to standard output, without the tables

help-bench = Measure how fast the games are
    .game = only this game
    .peers = measure other engines in the same run (needs the extra tavolino[bench])
    .seconds = seconds for each measurement (1)
    .file = write all figures to a file as JSON; - writes them to standard output, without the tables
