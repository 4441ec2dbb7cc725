"""Redraws what a seat cannot know: the order of the decks, and what the others have chosen in secret."""

from tavolino.core.rng import Rng
from tavolino.games.mister.engine.line_up import LineUps
from tavolino.games.mister.engine.state import ASK_LINE_UP, ASK_ORDER, NOBODY


def redraw_hidden(match: LineUps, seat: int, rng: Rng) -> None:
    for other in range(match.seats):
        if other != seat and match.secret_seats >> other & 1:
            take_back_answer(match, other)
    match.deck = match.deck[: match.cards_drawn] + reshuffle(match.deck[match.cards_drawn :], rng)
    match.free_agents = (
        reshuffle(match.free_agents[: match.unseen_free_agents], rng)
        + match.free_agents[match.unseen_free_agents :]
    )


def take_back_answer(match: LineUps, seat: int) -> None:
    """How far the others have got tells nothing: they begin again."""
    match.awaited_seats |= 1 << seat
    if match.asked == ASK_LINE_UP:
        match.clear_line_up(seat)
    elif match.asked == ASK_ORDER:
        match.kick_orders[seat] = []
    else:
        match.secret_directions[seat] = NOBODY


def reshuffle(cards: list[int], rng: Rng) -> list[int]:
    """Sorted first, so that their old order leaves no trace."""
    cards = sorted(cards)
    rng.shuffle(cards)
    return cards
