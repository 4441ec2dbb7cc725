"""Redraws what a seat cannot know: the other's hand, what left it face down, and the deck."""

from tavolino.core.rng import Rng
from tavolino.games.champions101.cards import COUNTS, KINDS, PENALTY
from tavolino.games.champions101.state import SHOOT_OUT, Pitch


def unseen(match: Pitch, seat: int) -> list[int]:
    """How many cards of each kind are in the deck, the other's hand or face down by it, for all the seat knows."""
    counts = COUNTS.copy()
    if match.period == SHOOT_OUT:
        counts[PENALTY] = 0
        if not match.over:
            counts[match.turned] -= 1
    for kind in range(KINDS):
        own = match.hand[seat * KINDS + kind] + match.down[seat * KINDS + kind]
        counts[kind] -= own + match.piles[kind] + match.piles[KINDS + kind] + match.out[kind]
    return counts


def redraw(match: Pitch, seat: int, rng: Rng) -> None:
    other = 1 - seat
    hand, down, deck = match.hidden.deal(other, match.held[other], unseen(match, seat), rng)
    match.hand[other * KINDS : other * KINDS + KINDS] = hand
    match.down[other * KINDS : other * KINDS + KINDS] = down
    match.deck = bytes(deck)
    match.drawn = 0
