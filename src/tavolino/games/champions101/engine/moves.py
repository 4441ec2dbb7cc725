"""The table of moves, and precomputed lists of those that a hand allows."""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.moves import Move, MoveTable
from tavolino.games.champions101.cards import NAMES, PENALTY

PAIRS: Final = [(a, b) for a in range(PENALTY) for b in range(a, PENALTY)]

JOKER: Final[i64] = 10  # joker FIRST STANDS_FOR: JOKER + 4 * first + stands_for; the pairs come before it
CLAIM: Final[i64] = JOKER + 16  # claim FIRST: the penalty card laid after it wins a kick
PENALTIES: Final[i64] = CLAIM + 4
WAIT: Final[i64] = PENALTIES + 1
FOUL: Final[i64] = WAIT + 1
KEEP: Final[i64] = FOUL + 1  # keep CARD
STRIKE: Final[i64] = KEEP + 5  # strike CARD, in the shoot-out

ANYWHERE: Final[i64] = 3
"""A penalty card on the pitch that no first card can cover (see `play_choices`)."""


def build_moves() -> MoveTable:
    plain = NAMES[:PENALTY]
    moves = [Move("play", (NAMES[a], NAMES[b])) for a, b in PAIRS]
    moves += [Move("joker", (first, stands_for)) for first in plain for stands_for in plain]
    moves += [Move("claim", (first,)) for first in plain]
    moves += [Move("penalties"), Move("wait"), Move("foul")]
    moves += [Move("keep", (card,)) for card in NAMES]
    moves += [Move("strike", (card,)) for card in plain]
    either_way = {f"play {NAMES[b]} {NAMES[a]}": f"play {NAMES[a]} {NAMES[b]}" for a, b in PAIRS}
    return MoveTable(moves, either_way)


MOVES: Final = build_moves()


def play_choices(hand: tuple[int, ...], on_pitch: int) -> list[int]:
    """The plays open to a hand (each count at most 2).

    `on_pitch` says where the other penalty card is: a bit for each pile that has it on top (a first card on that pile
    covers it), or ANYWHERE.
    """
    moves = [i for i, (a, b) in enumerate(PAIRS) if hand[a] > (a == b) and hand[b]]
    if hand[PENALTY]:
        for first in range(PENALTY):
            if hand[first]:
                seen = on_pitch if on_pitch == ANYWHERE else on_pitch & ~(1 << (first & 1))
                moves += [CLAIM + first] if seen else [JOKER + 4 * first + card for card in range(PENALTY)]
    if hand[PENALTY] == 2:
        moves.append(PENALTIES)
    return sorted(moves)


PLAY_CHOICES: Final = [
    play_choices(hand[::-1], on_pitch) for hand in product(range(3), repeat=5) for on_pitch in range(4)
]
"""By 4 * (the counts of the hand, at most 2 each, as digits of base 3, first kind lowest) + on_pitch."""
FOUL_CHOICES: Final = [[WAIT], [WAIT, FOUL]]
KEEP_CHOICES: Final = [[KEEP + kind for kind in range(5) if mask >> kind & 1] for mask in range(32)]
STRIKE_CHOICES: Final = [[STRIKE + kind for kind in range(4) if mask >> kind & 1] for mask in range(16)]
"""By the mask of the kinds in the hand."""
FIRST: Final = vec[i64]([a for a, _ in PAIRS])
SECOND: Final = vec[i64]([b for _, b in PAIRS])
