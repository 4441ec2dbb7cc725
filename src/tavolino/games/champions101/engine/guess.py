"""Redraws what a seat cannot know: the other hand, the cards that left it face down, and the deck."""

from tavolino.core.rng import Rng
from tavolino.games.champions101.cards import KINDS, PENALTY
from tavolino.games.champions101.engine.state import SHOOT_OUT, State


def unseen_cards(match: State, seat: int) -> list[int]:
    """The cards of each kind that the seat cannot see: in the deck, in the other hand or out of it face down."""
    counts = match.rules.counts.copy()
    if match.period == SHOOT_OUT:
        counts[PENALTY] = 0
        if not match.over:
            counts[match.turned_card] -= 1
        for kind in match.kicked_cards:
            counts[kind] -= 1
    for kind in range(KINDS):
        own = match.hand[seat * KINDS + kind] + match.face_down[seat * KINDS + kind]
        counts[kind] -= own + match.piles[kind] + match.piles[KINDS + kind] + match.out_of_game[kind]
    return counts


def redraw(match: State, seat: int, rng: Rng) -> None:
    other = 1 - seat
    hand, down, deck = match.hidden.deal(other, match.hand_sizes[other], unseen_cards(match, seat), rng)
    match.hand[other * KINDS : other * KINDS + KINDS] = hand
    match.face_down[other * KINDS : other * KINDS + KINDS] = down
    match.deck = bytes(deck)
    match.cards_drawn = 0
