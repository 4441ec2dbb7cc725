"""How a match ends: on the pitch, or at the table by resignation, forfeit or an agreed draw.

A seat that is out can no longer win. As soon as all seats still in belong to one side, or are all bots, the match ends
and they win. Until then a bot plays for the seat that is out, so that the others can finish their match. If a finished
match was won only by seats that are out, the best of those still in win instead. If all seats go out at the same
moment, nobody wins.
"""

from collections.abc import Container, Mapping
from typing import Final

from tavolino.core.match import Match
from tavolino.core.outcome import Outcome

RESIGNED: Final = "resigned"
FORFEIT_TIME: Final = "forfeit-time"
FORFEIT_LEFT: Final = "forfeit-left"
DRAW_AGREED: Final = "draw-agreed"
WAYS_OUT: Final = (RESIGNED, FORFEIT_TIME, FORFEIT_LEFT)


def match_ending(match: Match, out: Mapping[int, str], drawn: bool, people: Container[int]) -> Outcome | None:
    """How the match ended; None while it goes on. `out` maps each seat that is out to its reason, the latest last."""
    if drawn:
        return match.outcome._replace(winners=[], reason=DRAW_AGREED, details={})
    rest = [seat for seat in range(match.seats) if seat not in out]
    if match.over:
        return outcome_for_remaining(match.outcome, rest)
    if out and (is_one_side(match, rest) or not any(seat in people for seat in rest)):
        return match.outcome._replace(winners=rest, reason=[*out.values()][-1], details={})
    return None


def outcome_for_remaining(outcome: Outcome, rest: list[int]) -> Outcome:
    """The outcome of a finished match for the seats still in. A draw stays a draw."""
    winners = [seat for seat in outcome.winners if seat in rest]
    best = max((outcome.scores[seat] for seat in rest), default=0)
    if outcome.winners and not winners:
        winners = [seat for seat in rest if outcome.scores[seat] == best]
    return outcome._replace(winners=winners)


def is_one_side(match: Match, seats: list[int]) -> bool:
    return len({match.game.side(seat, match.seats) for seat in seats}) <= 1
