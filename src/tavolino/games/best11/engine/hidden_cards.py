"""What managers remember of event cards that they once held, so that a guess never contradicts it.

Whoever discards an event card knows it at the bottom of its deck. When somebody else draws it, it becomes a
*stray*: the one who remembers it knows its kind, and the places where it may be: the hands of some managers, and
positions in the deck where one of them has since discarded a card face down. A stray is
(deck, who remembers it, kind, mask of hands, positions). It is forgotten when a card of its kind comes out of one
of those hands: the card may have been another, but then nothing is certain any more.
"""

from tavolino.games.best11.engine.card_box import MOST_SEATS

Stray = tuple[int, int, int, int, tuple[int, ...]]


def drawn(strays: list[Stray], deck: int, position: int, kind: int, known: int, seat: int) -> list[Stray]:
    """A seat drew the card at a position, which the seats of the mask `known` remember."""
    found: list[Stray] = []
    for stray in strays:
        if stray[0] != deck or position not in stray[4]:
            found.append(stray)
        elif stray[1] != seat:
            found.append((deck, stray[1], stray[2], stray[3] | 1 << seat, without(stray[4], position)))
        elif stray[2] != kind:
            found.append((deck, seat, stray[2], stray[3], without(stray[4], position)))
    knowers = [knower for knower in range(MOST_SEATS) if known >> knower & 1 and knower != seat]
    return found + [(deck, knower, kind, 1 << seat, ()) for knower in knowers]


def discarded(strays: list[Stray], deck: int, seat: int, position: int, left: int) -> list[Stray]:
    """A seat put one of its cards face down at a position, and has `left` cards in hand."""
    found: list[Stray] = []
    for stray in strays:
        if stray[0] == deck and stray[3] >> seat & 1:
            hands = stray[3] if left else stray[3] & ~(1 << seat)
            stray = (deck, stray[1], stray[2], hands, (*stray[4], position))
        found.append(stray)
    return found


def played(strays: list[Stray], deck: int, seat: int, kind: int, left: int) -> list[Stray]:
    """A seat played a card for all to see, and has `left` cards in hand.

    Of each one's strays that it may have been, the one least free to be elsewhere is forgotten.
    """
    forgotten = [least_free(strays, deck, knower, seat, kind) for knower in range(MOST_SEATS)]
    found: list[Stray] = []
    for at in range(len(strays)):
        stray = strays[at]
        if at in forgotten:
            continue
        if stray[0] == deck and left == 0:
            stray = (deck, stray[1], stray[2], stray[3] & ~(1 << seat), stray[4])
        found.append(stray)
    return found


def least_free(strays: list[Stray], deck: int, knower: int, seat: int, kind: int) -> int:
    """The number of a stray of this kind that may be in this hand; -1 if there is none."""
    best = -1
    fewest = 1000
    for at in range(len(strays)):
        stray = strays[at]
        if stray[0] == deck and stray[1] == knower and stray[2] == kind and stray[3] >> seat & 1:
            places = len(stray[4]) + stray[3].bit_count()
            if places < fewest:
                best, fewest = at, places
    return best


def without(positions: tuple[int, ...], position: int) -> tuple[int, ...]:
    return tuple([p for p in positions if p != position])


def certain(strays: list[Stray], knower: int, seat: int) -> list[int]:
    """The kinds that `knower` knows to be in a hand, and nowhere else."""
    return [s[2] for s in strays if s[1] == knower and s[3] == 1 << seat and not s[4]]
