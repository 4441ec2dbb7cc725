"""Squads from one evening to the next: what a match hands on, and a match that begins with squads."""

from typing import TYPE_CHECKING

from tavolino.core.faults import Fault
from tavolino.games.mister.engine.footballers import FootballerTable
from tavolino.games.mister.engine.state import SQUAD_OUTFIELDERS
from tavolino.games.mister.view import squad_ids

if TYPE_CHECKING:
    from tavolino.games.mister.engine.match import MisterMatch

SquadIds = list[list[str]]
"""By seat, the ids of its footballers."""


def export_squads(match: "MisterMatch") -> dict[str, SquadIds]:
    return {"squads": [squad_ids(match, seat) for seat in range(match.seats)]}


def start_with_squads(match: "MisterMatch", carry: object) -> None:
    """Begin without a draft, with the squads of an earlier evening."""
    free = {id: footballer for footballer, id in enumerate(match.rules.footballers.ids)}
    for seat, ids in enumerate(check_squads(match, carry)):
        for id in ids:
            match.sign(seat, free.pop(id))
    match.free_agents = list(free.values())
    match.begin()


def check_squads(match: "MisterMatch", carry: object) -> SquadIds:
    """The squads in what was handed on, if they are complete and nobody is in two of them."""
    squads = carry.get("squads") if isinstance(carry, dict) else None
    if isinstance(squads, list) and len(squads) == match.seats:
        everyone = [id for ids in squads if is_squad(ids, match.rules.footballers) for id in ids]
        if len(set(everyone)) == (SQUAD_OUTFIELDERS + 1) * match.seats:
            return squads
    raise Fault("carry-squads", game="mister", seats=match.seats)


def is_squad(ids: object, album: FootballerTable) -> bool:
    """Fourteen outfielders and a goalkeeper, all of this deck."""
    if not isinstance(ids, list) or len(ids) != SQUAD_OUTFIELDERS + 1 or not set(ids) <= set(album.ids):
        return False
    return sum(album.is_keeper[album.ids.index(id)] for id in ids) == 1
