"""Squads from one evening to the next: what a match hands on, and a match that begins with squads."""

from collections import Counter
from typing import TYPE_CHECKING

from tavolino.core.faults import Fault
from tavolino.games.mister.state import OUTFIELDERS
from tavolino.games.mister.view import squad

if TYPE_CHECKING:
    from tavolino.games.mister.match import MisterMatch

Squads = list[list[str]]
"""By seat, the ids of its footballers."""


def hand_on(match: "MisterMatch") -> dict[str, Squads]:
    return {"squads": [squad(match, seat) for seat in range(match.seats)]}


def take_over(match: "MisterMatch", carry: object) -> None:
    """Begin without a draft, with the squads of an earlier evening."""
    numbers = {id: f for f, id in enumerate(match.rules.album.ids)}
    signed = [[numbers[id] for id in ids] for ids in checked(match, carry, set(numbers))]
    for seat, footballers in enumerate(signed):
        for footballer in footballers:
            match.sign(seat, footballer)
    taken = {f for footballers in signed for f in footballers}
    match.unsigned = [f for f in range(match.rules.album.size) if f not in taken]
    match.begin()


def checked(match: "MisterMatch", carry: object, known: set[str]) -> Squads:
    """The squads in what was handed on, if they are complete and nobody is in two of them."""
    squads = carry.get("squads") if isinstance(carry, dict) else None
    if not isinstance(squads, list) or len(squads) != match.seats:
        raise Fault("carry-squads", game="mister", seats=match.seats)
    seen = Counter(id for ids in squads for id in ids)
    for ids in squads:
        if len(ids) != OUTFIELDERS + 1 or not known.issuperset(ids) or any(seen[id] > 1 for id in ids):
            raise Fault("carry-squads", game="mister", seats=match.seats)
        if sum(match.rules.album.keeper[match.rules.album.ids.index(id)] for id in ids) != 1:
            raise Fault("carry-squads", game="mister", seats=match.seats)
    return squads
