"""Squads from one evening to the next: a match exports its squads, and another one begins with them."""

from tavolino.core.faults import Fault
from tavolino.games.mister.card_ids import squad_ids
from tavolino.games.mister.engine import draft, evening
from tavolino.games.mister.engine.footballers import FootballerTable
from tavolino.games.mister.engine.state import SQUAD_OUTFIELDERS, State

SquadIds = list[list[str]]
"""By seat, the ids of its footballers."""


def export_squads(state: State) -> dict[str, SquadIds]:
    return {"squads": [squad_ids(state, seat) for seat in range(state.seats)]}


def start_with_squads(state: State, carry: object) -> None:
    """Begin without a draft, with the squads of an earlier evening."""
    free = {id: footballer for footballer, id in enumerate(state.rules.footballers.ids)}
    for seat, ids in enumerate(check_squads(state, carry)):
        for id in ids:
            draft.sign(state, seat, free.pop(id))
    state.free_agents = list(free.values())
    evening.begin(state)


def check_squads(state: State, carry: object) -> SquadIds:
    """The squads in `carry`, if they are complete and nobody is in two of them."""
    squads = carry.get("squads") if isinstance(carry, dict) else None
    if isinstance(squads, list) and len(squads) == state.seats:
        everyone = [id for ids in squads if is_squad(ids, state.rules.footballers) for id in ids]
        if len(set(everyone)) == (SQUAD_OUTFIELDERS + 1) * state.seats:
            return squads
    raise Fault("carry-squads", game="mister", seats=state.seats)


def is_squad(ids: object, footballers: FootballerTable) -> bool:
    """Fourteen outfielders and a goalkeeper, all of this deck."""
    if not isinstance(ids, list) or len(ids) != SQUAD_OUTFIELDERS + 1:
        return False
    if not all(id in footballers.ids for id in ids):
        return False
    return sum(footballers.is_keeper[footballers.ids.index(id)] for id in ids) == 1
