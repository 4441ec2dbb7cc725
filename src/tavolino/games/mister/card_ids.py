"""The cards of a state by their ids, as views and dumps name them."""

from tavolino.games.mister.engine.footballers import ELEVEN
from tavolino.games.mister.engine.state import NOBODY, State


def footballer_id(state: State, footballer: int) -> str:
    return state.rules.footballers.ids[footballer]


def footballer_ids(state: State, footballers: list[int]) -> list[str]:
    """Footballers by their ids; an empty string for nobody."""
    return ["" if f == NOBODY else state.rules.footballers.ids[f] for f in footballers]


def squad_ids(state: State, owner: int) -> list[str]:
    return [id for id in footballer_ids(state, [state.keepers[owner], *state.squads[owner]]) if id]


def eleven_ids(state: State, owner: int) -> list[str]:
    """Those on the pitch, in the order of the positions."""
    return [id for id in footballer_ids(state, state.pitch[owner * ELEVEN : owner * ELEVEN + ELEVEN]) if id]


def bench_ids(state: State, owner: int) -> list[str]:
    return footballer_ids(state, state.benches[owner])


def departed_ids(state: State, owner: int) -> list[str]:
    """Those who have left the pitch for good."""
    present = {*eleven_ids(state, owner), *bench_ids(state, owner)}
    return [id for id in squad_ids(state, owner) if id not in present]


def action_ids(state: State, cards: list[int]) -> list[str]:
    return [state.rules.action_cards[card].id for card in cards]


def used_cards(state: State) -> list[int]:
    """The action cards that have been played and are nobody's goal."""
    elsewhere = {card for cards in state.goal_cards for card in cards} | {state.card_in_play}
    return [card for card in state.deck[: state.cards_drawn] if card not in elsewhere]
