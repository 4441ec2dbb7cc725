# Help for the designer's bench.

help-lab = The designer's bench: compare variants, sweep and seek values, see what cards are worth

help-lab-compare = Play two variants on the same deals, and say what differs
    .game = the game
    .b = the second variant
    .a = the first variant, as options: goals=5,needs=none (usual)
    .deals = how many deals both play (2,000)
    .until = play until the difference of a figure is known so well: first-mover+-1%
    .bots = who plays, as names of bots with commas; they take turns on all seats (greedy)
    .seats = how many seats (the game's usual number)
    .seed = the same seed gives the same deals (0)
    .workers = how many processes play side by side (one for each core)
    .cluster = a Dask cluster that plays instead of this computer (tcp://HOST:8786)
    .kept = keep what is counted in this file, and go on from it next time
    .json = write all figures to a file as JSON; - writes them to standard output, without the tables
    .html = write the report to a file as a web page
    .csv = write the tables to a file for a spreadsheet

help-lab-sweep = Play every value of one or more options on the same deals
    .game = the game
    .vary = an option and its values: goals=2..4 or goals=2,3,5; as often as wanted
    .deals = how many deals each value plays (1,000)
    .bots = who plays, as names of bots with commas; they take turns on all seats (greedy)
    .seats = how many seats (the game's usual number)
    .seed = the same seed gives the same deals (0)
    .workers = how many processes play side by side (one for each core)
    .cluster = a Dask cluster that plays instead of this computer (tcp://HOST:8786)
    .kept = keep what is counted in this file, and go on from it next time
    .json = write all figures to a file as JSON; - writes them to standard output, without the tables
    .html = write the report to a file as a web page
    .csv = write the tables to a file for a spreadsheet

help-lab-seek = Look for the value of an option that brings a figure where you want it
    .game = the game
    .vary = an option and its values: goals=2..4 or goals=2,3,5; as often as wanted
    .goal = the figure to reach: first-mover=50%
    .limit = what must hold: decisions<=160; as often as wanted
    .deals = how many deals every value plays at first; the better half plays on (200)
    .bots = who plays, as names of bots with commas; they take turns on all seats (greedy)
    .seats = how many seats (the game's usual number)
    .seed = the same seed gives the same deals (0)
    .workers = how many processes play side by side (one for each core)
    .cluster = a Dask cluster that plays instead of this computer (tcp://HOST:8786)
    .json = write all figures to a file as JSON; - writes them to standard output, without the tables
    .html = write the report to a file as a web page
    .csv = write the tables to a file for a spreadsheet

help-lab-cards = What each card is worth: how much oftener a seat wins with it
    .game = the game
    .deck = only the cards of this deck
    .way = held: had at some time; first: had at the first decision; played: made a move with (held)
    .option = a rule option of the game, as often as wanted
    .deals = how many matches to play (1,000)
    .bots = who plays, as names of bots with commas; they take turns on all seats (greedy)
    .seats = how many seats (the game's usual number)
    .seed = the same seed gives the same deals (0)
    .workers = how many processes play side by side (one for each core)
    .cluster = a Dask cluster that plays instead of this computer (tcp://HOST:8786)
    .kept = keep what is counted in this file, and go on from it next time
    .json = write all figures to a file as JSON; - writes them to standard output, without the tables
    .html = write the report to a file as a web page
    .csv = write the tables to a file for a spreadsheet
