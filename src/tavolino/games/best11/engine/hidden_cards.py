"""What managers remember of event cards that they once held, so that a guess never contradicts it.

A manager who discards an event card knows it at the bottom of its deck. When somebody else draws it, it becomes a
*tracked card*: the one who remembers it knows its kind, and the places where it may be. Those are the hands of some
managers, and positions in the deck where one of them has since discarded a card face down. It is forgotten when a
card of its kind comes out of one of those hands: the card may have been another, but nothing is certain any more.
"""

from tavolino.games.best11.engine.card_box import MAX_SEATS

TrackedCard = tuple[int, int, int, int, tuple[int, ...]]
"""The deck, who remembers the card, its kind, the mask of hands and the positions where it may be."""


def track_draw(
    tracked: list[TrackedCard], deck: int, position: int, kind: int, known: int, seat: int
) -> list[TrackedCard]:
    """A seat drew the card at a position, which the seats of the mask `known` remember."""
    cards: list[TrackedCard] = []
    for card in tracked:
        if card[0] != deck or position not in card[4]:
            cards.append(card)
        elif card[1] != seat:
            cards.append((deck, card[1], card[2], card[3] | 1 << seat, without_position(card[4], position)))
        elif card[2] != kind:
            cards.append((deck, seat, card[2], card[3], without_position(card[4], position)))
    knowers = [knower for knower in range(MAX_SEATS) if known >> knower & 1 and knower != seat]
    return cards + [(deck, knower, kind, 1 << seat, ()) for knower in knowers]


def track_discard(
    tracked: list[TrackedCard], deck: int, seat: int, position: int, cards_left: int
) -> list[TrackedCard]:
    """A seat put one of its cards face down at a position, and has `cards_left` in hand."""
    cards: list[TrackedCard] = []
    for card in tracked:
        if card[0] == deck and card[3] >> seat & 1:
            hands = card[3] if cards_left else card[3] & ~(1 << seat)
            card = (deck, card[1], card[2], hands, (*card[4], position))
        cards.append(card)
    return cards


def track_play(
    tracked: list[TrackedCard], deck: int, seat: int, kind: int, cards_left: int
) -> list[TrackedCard]:
    """A seat played a card for all to see, and has `cards_left` in hand.

    For each manager one tracked card that it may have been is forgotten: the one with the fewest other places.
    """
    forgotten = [find_least_free(tracked, deck, knower, seat, kind) for knower in range(MAX_SEATS)]
    cards: list[TrackedCard] = []
    for at in range(len(tracked)):
        card = tracked[at]
        if at in forgotten:
            continue
        if card[0] == deck and cards_left == 0:
            card = (deck, card[1], card[2], card[3] & ~(1 << seat), card[4])
        cards.append(card)
    return cards


def find_least_free(tracked: list[TrackedCard], deck: int, knower: int, seat: int, kind: int) -> int:
    """The number of the tracked card of this kind that may be in this hand and in fewest places; -1 for none."""
    best = -1
    fewest = 1000
    for at in range(len(tracked)):
        card = tracked[at]
        if card[0] == deck and card[1] == knower and card[2] == kind and card[3] >> seat & 1:
            places = place_count(card)
            if places < fewest:
                best, fewest = at, places
    return best


def place_count(card: TrackedCard) -> int:
    """The number of places where a tracked card may be."""
    return card[3].bit_count() + len(card[4])


def without_position(positions: tuple[int, ...], position: int) -> tuple[int, ...]:
    return tuple([p for p in positions if p != position])


def known_kinds_in_hand(tracked: list[TrackedCard], knower: int, seat: int) -> list[int]:
    """The kinds that `knower` knows to be in a hand, and nowhere else."""
    return [card[2] for card in tracked if card[1] == knower and card[3] == 1 << seat and not card[4]]
