"""Redraws what a seat cannot know: the order of the decks, and what the others have chosen in secret."""

from mypy_extensions import i64

from tavolino.core.rng import Rng
from tavolino.games.mister.engine import line_up, shot
from tavolino.games.mister.engine.state import ASK_LINE_UP, ASK_ORDER, State


def redraw_hidden(state: State, seat: i64, rng: Rng) -> None:
    """Make the state one of those that look the same to a seat."""
    for other in range(state.seats):
        if other != seat and state.secret_seats >> other & 1:
            take_back_answer(state, other)
    seen = state.cards_drawn
    state.deck = state.deck[:seen] + reshuffle(state.deck[seen:], rng)
    unseen = state.unseen_free_agents
    if unseen:
        state.free_agents = reshuffle(state.free_agents[:unseen], rng) + state.free_agents[unseen:]


def take_back_answer(state: State, seat: i64) -> None:
    """Let a seat decide anew: how far the others have got in secret must not show."""
    state.awaited_seats |= 1 << seat
    if state.asked == ASK_LINE_UP:
        line_up.clear(state, seat)
    elif state.asked == ASK_ORDER:
        state.kick_orders[seat] = []
    else:
        shot.take_back(state, seat)


def reshuffle(cards: list[int], rng: Rng) -> list[int]:
    """Shuffle cards anew. They are sorted first, so that their old order leaves no trace."""
    cards = sorted(cards)
    rng.shuffle(cards)
    return cards
