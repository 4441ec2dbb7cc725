"""Redraws what a seat cannot know: the order of the decks, and what the others have chosen in secret."""

from tavolino.core.rng import Rng
from tavolino.games.mister.engine.line_up import LineUps
from tavolino.games.mister.engine.state import ASK_LINE_UP, ASK_ORDER, NOBODY


def redraw(match: LineUps, seat: int, rng: Rng) -> None:
    for other in range(match.seats):
        if other != seat and match.secret >> other & 1:
            take_back(match, other)
    match.deck = match.deck[: match.drawn] + reshuffled(match.deck[match.drawn :], rng)
    match.unsigned = reshuffled(match.unsigned[: match.unseen], rng) + match.unsigned[match.unseen :]


def take_back(match: LineUps, seat: int) -> None:
    """How far the others have got tells nothing: they begin again."""
    match.waiting |= 1 << seat
    if match.asked == ASK_LINE_UP:
        match.clear_line_up(seat)
    elif match.asked == ASK_ORDER:
        match.orders[seat] = []
    else:
        match.chosen[seat] = NOBODY


def reshuffled(cards: list[int], rng: Rng) -> list[int]:
    """Sorted first, so that their old order leaves no trace."""
    cards = sorted(cards)
    rng.shuffle(cards)
    return cards
