cluster-title = What many workers bear: { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    } of two people ({ $games }), { $build }
cluster-hashed = All people of a table come to the same worker.
cluster-any = Everyone comes to any of the workers.
cluster-trouble-kill = { $times ->
        [one] Once a worker was killed and started again.
       *[other] { $times } times a worker was killed and started again.
    }
cluster-trouble-stop = { $times ->
        [one] Once a worker was stopped for a while.
       *[other] { $times } times a worker was stopped for a while.
    }
cluster-trouble-cut = { $times ->
        [one] Once a worker was cut off from the database.
       *[other] { $times } times a worker was cut off from the database.
    }
cluster-trouble-silence = { $times ->
        [one] Once a worker's line to the database went silent.
       *[other] { $times } times a worker's line to the database went silent.
    }
cluster-trouble-news = { $times ->
        [one] Once the news between workers were cut off.
       *[other] { $times } times the news between workers were cut off.
    }
cluster-trouble-restart = { $times ->
        [one] Once PostgreSQL restarted.
       *[other] { $times } times PostgreSQL restarted.
    }
cluster-trouble-drain = { $times ->
        [one] Once a worker was drained, and another took its place.
       *[other] { $times } times a worker was drained, and another took its place.
    }
cluster-times = Milliseconds
cluster-time-returns = until a person is shown the table again
cluster-time-moves-after = until the next move at a table that was hit
cluster-time-stale = how old what was shown is
cluster-time-together = from a move to the other's screen, same worker
cluster-time-apart = the same, two workers
