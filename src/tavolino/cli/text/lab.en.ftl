# Help for the commands of the laboratory.

help-simulate = Let bots play many matches, and report what the game does
    .game = the game
    .matches = how many matches to play (10,000)
    .bots = who plays, as names of bots with commas; they take turns on all seats
    .seats = how many seats (the game's usual number)
    .option = a rule option of the game, as often as wanted
    .seed = the same seed gives the same report (0)
    .workers = how many processes play side by side (one for each core)
    .cluster = a Dask cluster that plays instead of this computer (tcp://HOST:8786)
    .report = also report what the game itself measures of its balance
    .file = write all figures to a file as JSON; - writes them to standard output, without the tables

help-bench = Measure how fast the games are, and what the server bears

help-bench-games = Measure how fast the games are
    .game = only this game
    .peers = measure other engines in the same run (needs the extra tavolino[bench])
    .seconds = seconds for each measurement (1)
    .file = write all figures to a file as JSON; - writes them to standard output, without the tables

help-bench-cluster = Start several workers on a PostgreSQL of their own, with people at them, and kill one now and then
    .workers = how many workers (4)
    .tables = how many tables are in play, of two people each (100)
    .trouble = what happens: kill (a worker dies), stop (it stands still), cut (it is cut off from the database), silence (the database does not answer it), news (the workers hear nothing of each other), restart (of PostgreSQL), drain (a worker is emptied and replaced); or none: what a move costs
    .times = how often it happens (20)
    .hold = how many seconds it lasts, where it does (10)
    .seconds = at most so many seconds pass until it happens again (5); with none, how long they play
    .pace = every person makes a move about every so many seconds (1)
    .hashed = all people of a table come to the same worker
    .game = only this game (all of them)
    .file = write all figures to a file as JSON; - writes them to standard output, without the tables

help-bench-server = Start a server, seat a crowd of people at it, and measure how quickly it answers
    .tables = how many tables are in play, of two people each (500)
    .seconds = how many seconds they play (30); with --kill, how many at most before the next kill
    .pace = every person makes a move about every so many seconds (2)
    .saturate = everyone moves as often as they may, ten times a second: how many moves does it bear?
    .kill = kill the server so many times at random moments, start it again, and look whether anything is lost
    .game = only this game (all of them)
    .db = the address of a database for this run, which keeps what was played (a temporary SQLite file)
    .file = write all figures to a file as JSON; - writes them to standard output, without the tables

fault-no-such-trouble = There is no trouble “{ $trouble }”: it is one of { $known }.
