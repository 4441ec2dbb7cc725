"""What managers remember of event cards that they once held, so that a guess never contradicts it.

Whoever discards an event card knows it at the bottom of its deck. When somebody else draws it, it becomes a
*stray*: the one who remembers it knows its kind, and the places where it may be: the hands of some managers, and
positions in the deck where one of them has since discarded a card face down. A stray is
(deck, who remembers it, kind, mask of hands, positions). It is forgotten when a card of its kind comes out of one
of those hands: the card may have been another, but then nothing is certain any more.
"""

from tavolino.games.best11.engine.card_box import MAX_SEATS

TrackedCard = tuple[int, int, int, int, tuple[int, ...]]


def track_draw(
    strays: list[TrackedCard], deck: int, position: int, kind: int, known: int, seat: int
) -> list[TrackedCard]:
    """A seat drew the card at a position, which the seats of the mask `known` remember."""
    found: list[TrackedCard] = []
    for stray in strays:
        if stray[0] != deck or position not in stray[4]:
            found.append(stray)
        elif stray[1] != seat:
            found.append(
                (deck, stray[1], stray[2], stray[3] | 1 << seat, without_position(stray[4], position))
            )
        elif stray[2] != kind:
            found.append((deck, seat, stray[2], stray[3], without_position(stray[4], position)))
    knowers = [knower for knower in range(MAX_SEATS) if known >> knower & 1 and knower != seat]
    return found + [(deck, knower, kind, 1 << seat, ()) for knower in knowers]


def track_discard(
    strays: list[TrackedCard], deck: int, seat: int, position: int, left: int
) -> list[TrackedCard]:
    """A seat put one of its cards face down at a position, and has `left` cards in hand."""
    found: list[TrackedCard] = []
    for stray in strays:
        if stray[0] == deck and stray[3] >> seat & 1:
            hands = stray[3] if left else stray[3] & ~(1 << seat)
            stray = (deck, stray[1], stray[2], hands, (*stray[4], position))
        found.append(stray)
    return found


def track_play(strays: list[TrackedCard], deck: int, seat: int, kind: int, left: int) -> list[TrackedCard]:
    """A seat played a card for all to see, and has `left` cards in hand.

    Of each one's strays that it may have been, the one least free to be elsewhere is forgotten.
    """
    forgotten = [least_free_card(strays, deck, knower, seat, kind) for knower in range(MAX_SEATS)]
    found: list[TrackedCard] = []
    for at in range(len(strays)):
        stray = strays[at]
        if at in forgotten:
            continue
        if stray[0] == deck and left == 0:
            stray = (deck, stray[1], stray[2], stray[3] & ~(1 << seat), stray[4])
        found.append(stray)
    return found


def least_free_card(strays: list[TrackedCard], deck: int, knower: int, seat: int, kind: int) -> int:
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


def without_position(positions: tuple[int, ...], position: int) -> tuple[int, ...]:
    return tuple([p for p in positions if p != position])


def known_kinds_in_hand(strays: list[TrackedCard], knower: int, seat: int) -> list[int]:
    """The kinds that `knower` knows to be in a hand, and nowhere else."""
    return [s[2] for s in strays if s[1] == knower and s[3] == 1 << seat and not s[4]]
