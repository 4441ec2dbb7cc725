# Help for the arena.

help-arena = Let bots play each other, and rate them
    .game = the game
    .bots = who plays, as names of bots with commas (the four levels)
    .matches = how many matches every two of them play (100)
    .skill = let a player who sees everything take part, to tell skill from luck
    .seats = how many seats (the game's usual number)
    .option = a rule option of the game, as often as wanted
    .seed = the same seed gives the same table (0)
    .workers = how many processes play side by side (one for each core)
    .cluster = a Dask cluster that plays instead of this computer (tcp://HOST:8786)
    .file = write all figures to a file as JSON; - writes them to standard output, without the tables
