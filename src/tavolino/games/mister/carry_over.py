"""Squads from one evening to the next: what a match hands on, and a match that begins with squads."""

from typing import TYPE_CHECKING

from tavolino.core.faults import Fault
from tavolino.games.mister.engine.footballers import Album
from tavolino.games.mister.engine.state import OUTFIELDERS
from tavolino.games.mister.view import squad

if TYPE_CHECKING:
    from tavolino.games.mister.engine.match import MisterMatch

Squads = list[list[str]]
"""By seat, the ids of its footballers."""


def hand_on(match: "MisterMatch") -> dict[str, Squads]:
    return {"squads": [squad(match, seat) for seat in range(match.seats)]}


def take_over(match: "MisterMatch", carry: object) -> None:
    """Begin without a draft, with the squads of an earlier evening."""
    free = {id: footballer for footballer, id in enumerate(match.rules.album.ids)}
    for seat, ids in enumerate(checked(match, carry)):
        for id in ids:
            match.sign(seat, free.pop(id))
    match.unsigned = list(free.values())
    match.begin()


def checked(match: "MisterMatch", carry: object) -> Squads:
    """The squads in what was handed on, if they are complete and nobody is in two of them."""
    squads = carry.get("squads") if isinstance(carry, dict) else None
    if isinstance(squads, list) and len(squads) == match.seats:
        everyone = [id for ids in squads if is_squad(ids, match.rules.album) for id in ids]
        if len(set(everyone)) == (OUTFIELDERS + 1) * match.seats:
            return squads
    raise Fault("carry-squads", game="mister", seats=match.seats)


def is_squad(ids: object, album: Album) -> bool:
    """Fourteen outfielders and a goalkeeper, all of this deck."""
    if not isinstance(ids, list) or len(ids) != OUTFIELDERS + 1 or not set(ids) <= set(album.ids):
        return False
    return sum(album.keeper[album.ids.index(id)] for id in ids) == 1
