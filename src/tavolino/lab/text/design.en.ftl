# What the designer's bench says.

progress-deals = Playing deals

lab-compared = { $name }: two variants on the same { $deals ->
        [one] deal
       *[other] { $deals } deals
    }
lab-swept = { $name }: every value on the same { $deals ->
        [one] deal
       *[other] { $deals } deals
    }
lab-sought = { $name }: the best value has played { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
lab-cards = { $name }: what cards are worth, { $deals ->
        [one] one match
       *[other] { $deals } matches
    }

lab-figure = figure
lab-column-difference = difference
lab-column-interval = 95% interval
lab-column-gain = paired
lab-column-verdict = verdict
lab-column-mean = mean
lab-column-deals = deals
lab-column-seats = seats
lab-column-wins = won
lab-column-more = more
lab-range-wide = { $low } to { $high }
lab-times = { NUMBER($n, maximumFractionDigits: 1) }×
lab-gain-note = “Paired”: how many times more matches it would have taken with different deals for each variant.
lab-plot = Differences with their intervals; the band is what counts as the same.

verdict-larger = larger
verdict-smaller = smaller
verdict-same = the same within { $within }
verdict-unknown = not known yet

figure-first-mover = whoever begins wins
figure-draw = draws
figure-decisions = decisions
figure-choices = real choices
figure-forced = decisions without a choice
figure-branching = moves to choose from
figure-points = points of all seats
figure-margin = winner's margin
figure-lead-changes = changes of lead
figure-comeback = winner had been behind
figure-decided = decided after

seek-found = { $variant } will do: { $figure } may be { $goal }.
seek-none = No value will do: the nearest is { $variant }, and { $figure } is surely not { $goal } there, or a limit is broken.

cards-held = Seats that had the card at some time. That a card and a win go together does not yet say that one makes the other.
cards-first = Seats that had the card at their first decision.
cards-played = Seats that made a move with the card.
cards-left-out = { $n ->
        [one] One card in the middle is left out.
       *[other] { $n } cards in the middle are left out.
    }

fault-too-many-variants = { $variants } variants are too many: at most { $most }.
fault-seats-differ = The variants are for different numbers of seats ({ $seats }): say which with --seats.
fault-bad-target = “{ $typed }” is no wish. Write a figure, one of { $signs } and a number, such as first-mover=50%. Figures: { $known }.
fault-bad-range = “{ $typed }” is no range. Write an option and two to { $most } values: goals=2..4, or goals=2,3,5.
fault-bad-way = “{ $way }” is not known. Known are: { $known }.
fault-no-such-deck = There is no deck “{ $deck }”. Decks: { $known }.
fault-bad-lab-file = { $path } is no file of the lab, or it is damaged. Name another one: it will be made.
fault-other-lab-file = { $path } holds another run. Give the same game, variants, bots and seed, or name another file.
fault-unwritable-lab-file = { $path } cannot be written: { $why }
