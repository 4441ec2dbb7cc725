# What the arena says.

arena-title = { $name }: every two bots play { $matches } matches, each deal twice with the seats swapped
arena-table = Table
arena-duels = Two by two
arena-duel = { $home } v { $away }
arena-split = each once: deals that each of the two won once. If they are equally good, half of the deals where cards decide nothing, all where they decide everything.
arena-skill = Whoever sees all cards and all that is to come wins { $skill } against { $bot }; the other { $luck } is luck that not even foresight turns.
section-arena =
    .rating = rating
    .share = wins
    .interval = 95% interval
    .draws = draws
    .split = each once
progress-arena = Playing
fault-bad-arena = An arena needs at least two different bots, each named once; these were named: { $bots }.
