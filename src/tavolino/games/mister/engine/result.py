"""How a match of Mister ended, or how it stands."""

from typing import TYPE_CHECKING

from tavolino.core.outcome import Outcome
from tavolino.games.mister.engine import league as season
from tavolino.games.mister.engine.evening import fixture_loser, fixture_winner
from tavolino.games.mister.engine.state import CUP, LEAGUE, SINGLE

if TYPE_CHECKING:
    from tavolino.games.mister.engine.evening import Evening


def outcome(match: "Evening") -> Outcome:
    if not match.over:
        return Outcome(scores(match), [], "unfinished")
    if match.rules.format == LEAGUE:
        return league_outcome(match)
    prefix = "cup-" if match.rules.format == CUP else ""
    return knockout_outcome(match, prefix)


def scores(match: "Evening") -> list[int]:
    """Goals in a single match, 3-2-1-0 by placing in a cup, points in a league (9.9)."""
    if match.rules.format == SINGLE:
        return match.goals.copy()
    if match.rules.format == CUP:
        return cup_scores(match)
    rows = {
        placing.team: placing.row for placing in season.league_placings(match.seats_by_number, match.results)
    }
    return [rows[seat].points for seat in range(match.seats)]


def cup_scores(match: "Evening") -> list[int]:
    found = [0] * match.seats
    if len(match.results) == 4:
        final, third_place = match.results[2:]
        found[fixture_winner(final)] = 3
        found[fixture_loser(final)] = 2
        found[fixture_winner(third_place)] = 1
    return found


def knockout_outcome(match: "Evening", prefix: str) -> Outcome:
    """A single match, or the final of a cup: by goals or on penalties."""
    result = match.results[-2] if match.rules.format == CUP else match.results[-1]
    goals, kicks = sorted(result[2:4], reverse=True), sorted(result[4:6], reverse=True)
    how, figures = ("goals", goals) if goals[0] > goals[1] else ("shoot-out", kicks)
    details = {"goals": figures[0], "conceded": figures[1]}
    return Outcome(scores(match), [fixture_winner(result)], prefix + how, details)


def league_outcome(match: "Evening") -> Outcome:
    """The champion, and what put him above the second."""
    first = season.league_placings(match.seats_by_number, match.results, match.lot_order)[0]
    assert first.reason is not None
    details = {"points": first.row.points, "why": first.reason.tiebreak.value}
    return Outcome(scores(match), [first.team], "league", details)
