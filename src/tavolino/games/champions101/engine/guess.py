"""Redraws what a seat cannot know: the other hand, the cards that left it face down, and the deck."""

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.rng import Rng
from tavolino.games.champions101.cards import KINDS, PENALTY
from tavolino.games.champions101.engine.state import SHOOT_OUT, State


def unseen_cards(match: State, seat: i64) -> vec[i64]:
    """The cards of each kind that the seat cannot see: in the deck, in the other hand or out of it face down."""
    counts = vec[i64](match.rules.counts)
    if match.period == SHOOT_OUT:
        counts[PENALTY] = 0
        if not match.over:
            counts[match.turned_card] -= 1
        for kicked in match.kicked_cards:
            counts[kicked] -= 1
    for kind in range(KINDS):
        own = match.hand[seat * KINDS + kind] + match.face_down[seat * KINDS + kind]
        counts[kind] -= own + match.piles[kind] + match.piles[KINDS + kind] + match.out_of_game[kind]
    return counts


def redraw(match: State, seat: i64, rng: Rng) -> None:
    other = 1 - seat
    deal = match.hidden.deal(other, match.hand_sizes[other], unseen_cards(match, seat), rng)
    for kind in range(KINDS):
        match.hand[other * KINDS + kind] = deal.hand[kind]
        match.face_down[other * KINDS + kind] = deal.down[kind]
    match.deck = deal.deck
    match.cards_drawn = 0
