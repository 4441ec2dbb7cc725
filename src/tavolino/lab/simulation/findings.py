"""Figures with their intervals, computed from a tally."""

from collections.abc import Iterable

from tavolino.core.options import format_setting
from tavolino.lab.simulation.measures import MeasureSummary, summarise_measures
from tavolino.lab.simulation.simulate import SimulationPlan, Tally
from tavolino.lab.simulation.statistics import Estimate, Histogram, wilson_interval

Data = dict[str, object]


class Findings:
    """The figures of a tally. The match is the unit of every interval: two seats of one match are not two trials."""

    def __init__(self, plan: SimulationPlan, asked: int, tally: Tally) -> None:
        self.plan = plan
        self.asked = asked
        self.tally = tally
        self.matches = tally.matches["all"]
        self.bots = list(dict.fromkeys(plan.bots))
        self.seats = range(plan.seats)

    # -- Results

    def bot_wins(self, bot: str) -> Estimate:
        """How often a seat of that bot is among the winners."""
        hits = sum(n for (who, _), n in self.tally.wins.items() if who == bot)
        return wilson_interval(hits, self.bot_scores(bot).total(), self.matches)

    def seat_wins(self, seat: int) -> Estimate:
        return wilson_interval(sum(n for (_, s), n in self.tally.wins.items() if s == seat), self.matches)

    def opener_wins(self) -> Estimate:
        """How often the seat with the first real choice wins."""
        return wilson_interval(self.tally.matches["won"], self.tally.matches["opened"])

    def draws(self) -> Estimate:
        return wilson_interval(self.tally.matches["drawn"], self.matches)

    def reasons(self) -> dict[str, Estimate]:
        """Why matches ended, the commonest first."""
        ranked = sorted(self.tally.reasons.items(), key=lambda item: (-item[1], item[0]))
        return {reason: wilson_interval(n, self.matches) for reason, n in ranked}

    # -- Scores

    def bot_scores(self, bot: str) -> Histogram:
        return histogram((score, n) for (who, _, score), n in self.tally.scores.items() if who == bot)

    def seat_scores(self, seat: int) -> Histogram:
        return histogram((score, n) for (_, s, score), n in self.tally.scores.items() if s == seat)

    def scores(self) -> Histogram:
        return histogram((score, n) for (_, _, score), n in self.tally.scores.items())

    # -- Events

    def events(self) -> dict[str, Histogram]:
        """By kind, how often it happened in a match, the commonest first."""
        histograms = {kind: self.event(kind) for kind in {kind for kind, _ in self.tally.events}}
        return dict(sorted(histograms.items(), key=lambda item: (-item[1].mean, item[0])))

    def event(self, kind: str) -> Histogram:
        counts = histogram((times, n) for (k, times), n in self.tally.events.items() if k == kind)
        counts[0] = self.matches - counts.total()
        return counts

    # -- The game's own measures

    def measures(self) -> dict[str, MeasureSummary]:
        return summarise_measures(self.tally.measures)

    # -- Plain data

    def data(self) -> Data:
        """All figures, with the game's own measures if they were asked for."""
        if not self.plan.measured:
            return self.usual_data()
        measures = {name: measure_data(measure) for name, measure in self.measures().items()}
        return self.usual_data() | {"measures": measures}

    def usual_data(self) -> Data:
        return {
            "game": self.plan.game,
            "options": {name: format_setting(value) for name, value in self.plan.options.items()},
            "seats": self.plan.seats,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "asked": self.asked,
            "matches": self.matches,
            "results": {
                "bots": {bot: figure_data(self.bot_wins(bot)) for bot in self.bots},
                "seats": [figure_data(self.seat_wins(seat)) for seat in self.seats],
                "first_mover": figure_data(self.opener_wins()),
                "draws": figure_data(self.draws()),
                "wins_by_bot_and_seat": self.wins_by_bot_and_seat(),
            },
            "lengths": {
                "decisions": distribution_data(self.tally.decisions, self.matches),
                "choices": distribution_data(self.tally.choices, self.matches),
                "options": distribution_data(self.tally.options, self.matches),
            },
            "scores": {
                "bots": {bot: distribution_data(self.bot_scores(bot), self.matches) for bot in self.bots},
                "seats": [distribution_data(self.seat_scores(seat), self.matches) for seat in self.seats],
                "match": distribution_data(self.tally.points, self.matches),
            },
            "events": {kind: self.event_data(counts) for kind, counts in self.events().items()},
            "reasons": {reason: figure_data(estimate) for reason, estimate in self.reasons().items()},
        }

    def wins_by_bot_and_seat(self) -> Data:
        return {bot: [self.tally.wins[bot, seat] for seat in self.seats] for bot in self.bots}

    def event_data(self, counts: Histogram) -> Data:
        return figure_data(self.rate(counts)) | {"matches": figure_data(self.occurrence(counts))}

    def rate(self, counts: Histogram) -> Estimate:
        """How often it happens in a match. The interval is cut at 0, which the normal interval may cross."""
        value, low, high = counts.estimate()
        return Estimate(value, max(0.0, low), high)

    def occurrence(self, counts: Histogram) -> Estimate:
        """In what share of the matches it happened at all."""
        return wilson_interval(self.matches - counts[0], self.matches)


def histogram(pairs: Iterable[tuple[int, int]]) -> Histogram:
    """From pairs of a number and how often it came up."""
    counts = Histogram()
    for number, times in pairs:
        counts[number] += times
    return counts


def figure_data(estimate: Estimate) -> Data:
    interval = [estimate.low, estimate.high] if estimate.is_bounded else None
    return {"value": estimate.value, "interval": interval}


def measure_data(measure: MeasureSummary) -> Data:
    of = {"hits": measure.hits, "tries": measure.tries} if measure.is_share else {}
    return figure_data(measure.estimate) | {"matches": measure.matches} | of


def distribution_data(counts: Histogram, trials: int) -> Data:
    return figure_data(counts.estimate(trials)) | {
        "median": counts.quantile(0.5),
        "counts": {str(number): counts[number] for number in sorted(counts)},
    }
