# What the arena says.

arena-title = { $name }: every two bots play { $matches } matches, each deal twice with the seats swapped
arena-table = Table
arena-duels = Two by two
arena-duel = { $home } v { $away }
arena-split = each once: deals that each of the two won once. If they are equally good, half of the deals where cards decide nothing, all where they decide everything.
arena-skill = A bot that sees all cards and all that is to come wins { $skill } against { $bot }: so much, at least, better play could win. It looks ahead by rules of thumb, so this is no limit.
section-arena =
    .rating = rating
    .share = wins
    .interval = 95% interval
    .draws = draws
    .split = each once
progress-arena = Playing
fault-bad-arena = An arena needs at least two different bots, each named once; these were named: { $bots }.
fault-program-not-started = { $bot } did not start: { $reason }
fault-program-late = { $bot } gave no answer for { $seconds } seconds. What was played before counts.
fault-program-died = { $bot } ended (exit code { $code }) when it was asked. What was played before counts.
fault-program-wrong = { $bot } answered with something that is no answer to what it was asked: { $answer } What was played before counts.
fault-program-encoding = { $bot } reads version { $encoding } of what a seat knows in numbers; this is version { $ours }.
