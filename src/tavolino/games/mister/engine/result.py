"""How a match of Mister ended, or how it stands."""

from tavolino.core.outcome import Outcome
from tavolino.games.mister.engine.league import league_placings
from tavolino.games.mister.engine.state import CUP, LEAGUE, NOBODY, SINGLE, FixtureResult, State


def outcome(state: State) -> Outcome:
    """How it ended; while it is going on, how it stands."""
    if not state.over:
        return Outcome(scores(state), [], "unfinished")
    if state.rules.format == LEAGUE:
        return league_outcome(state)
    prefix = "cup-" if state.rules.format == CUP else ""
    return knockout_outcome(state, prefix)


def scores(state: State) -> list[int]:
    """Goals in a single match, 3-2-1-0 by placing in a cup, points in a league (9.9)."""
    if state.rules.format == SINGLE:
        return state.goals.copy()
    if state.rules.format == CUP:
        return cup_scores(state)
    rows = {placing.team: placing.row for placing in league_placings(state.seats_by_number, state.results)}
    return [rows[seat].points for seat in range(state.seats)]


def cup_scores(state: State) -> list[int]:
    """3 for the winner of the final, 2 for the loser, 1 for third place; 0 for all before it is over."""
    scores = [0] * state.seats
    if len(state.results) == 4:
        final, third_place = state.results[2:]
        scores[fixture_winner(final)] = 3
        scores[fixture_loser(final)] = 2
        scores[fixture_winner(third_place)] = 1
    return scores


def knockout_outcome(state: State, prefix: str) -> Outcome:
    """A single match, or the final of a cup: by goals or on penalties."""
    result = state.results[-2] if state.rules.format == CUP else state.results[-1]
    goals, kicks = sorted(result[2:4], reverse=True), sorted(result[4:6], reverse=True)
    how, figures = ("goals", goals) if goals[0] > goals[1] else ("shoot-out", kicks)
    details = {"goals": figures[0], "conceded": figures[1]}
    return Outcome(scores(state), [fixture_winner(result)], prefix + how, details)


def league_outcome(state: State) -> Outcome:
    """The champion, and what put him above the second."""
    first = league_placings(state.seats_by_number, state.results, state.lot_order)[0]
    assert first.reason is not None
    details = {"points": first.row.points, "why": first.reason.tiebreak.value}
    return Outcome(scores(state), [first.team], "league", details)


# -- Fixtures


def fixture_winner(result: FixtureResult) -> int:
    """The seat that won a fixture, by penalties if need be; NOBODY for a draw."""
    home, away, home_goals, away_goals, home_kicks, away_kicks = result
    ahead = home_goals - away_goals or home_kicks - away_kicks
    if ahead == 0:
        return NOBODY
    return home if ahead > 0 else away


def fixture_loser(result: FixtureResult) -> int:
    """The other seat of a fixture that somebody won."""
    return result[0] if fixture_winner(result) == result[1] else result[1]
