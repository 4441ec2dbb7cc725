"""The decks: what is drawn, turned up, put away and shuffled again."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.best11.engine import hidden_cards
from tavolino.games.best11.engine.card_box import MAX_SEATS, NOBODY
from tavolino.games.best11.engine.state import ACTION_DECK, EVENT_DECK, MANAGEMENT_DECK, UNUSED, State

BYTES: Final = [bytes((n,)) for n in range(256)]  # each made once
EVERYONE: Final = (1 << MAX_SEATS) - 1
CYCLE_FOR_TWO: Final = 4  # turns between two shuffles of the management cards


class Piles(State):
    """Whoever draws a card sees it; everybody sees from where it comes and where it goes."""

    def lay_out(self) -> None:
        """Shuffle all decks but the management cards, which are shuffled when they are dealt."""
        for club in range(self.rules.clubs):
            self.shuffle(club, list(range(self.box.team_card_count(club))))
        for which in range(self.rules.sets):
            self.shuffle(EVENT_DECK * self.rules.clubs + which, spread(self.rules.event_copies(self.seats)))
            self.shuffle(ACTION_DECK * self.rules.clubs + which, spread(self.box.action_copies))

    def shuffle(self, deck: int, cards: list[int]) -> None:
        self.next_rng().shuffle(cards)
        self.cards[deck] = bytes(cards)
        self.known[deck] = bytes(len(cards))
        self.at[deck] = 0

    def top(self, deck: i64) -> int:
        """Take the card on top."""
        position = self.at[deck]
        self.at[deck] = position + 1
        return self.cards[deck][position]

    def put_under(self, deck: i64, card: i64, knowers: i64) -> None:
        """At the bottom, where the seats of a mask know it."""
        self.cards[deck] = self.cards[deck] + BYTES[card]
        self.known[deck] = self.known[deck] + BYTES[knowers]

    # -- Team cards: a club's deck holds their numbers counted from the club's first card

    def turn_up(self, club: int) -> int:
        """The top card of a club's deck, NOBODY if it is empty."""
        return self.box.first_card[club] + self.top(club) if self.left(club) else NOBODY

    def send_back(self, card: int) -> None:
        """An open card goes to the bottom of its club's deck."""
        club = self.box.club[card]
        self.put_under(club, card - self.box.first_card[club], EVERYONE)

    def pull(self, club: int) -> int:
        """A card from anywhere in a club's deck."""
        at = self.at[club] + self.next_rng().below(self.left(club))
        cards, known = self.cards[club], self.known[club]
        self.cards[club] = cards[:at] + cards[at + 1 :]
        self.known[club] = known[:at] + known[at + 1 :]
        return self.box.first_card[club] + cards[at]

    # -- Event cards

    def take_event(self, seat: int) -> int:
        """The top event card goes into a hand."""
        deck = self.deck(EVENT_DECK, seat)
        position = self.at[deck]
        kind = self.top(deck)
        self.add_to_hand(seat, kind)
        known = self.known[deck][position]
        if known or self.strays:
            self.strays = hidden_cards.track_draw(self.strays, deck, position, kind, known, seat)
        return kind

    def add_to_hand(self, seat: int, kind: int) -> None:
        at = seat * len(self.box.events) + kind
        self.hand[at] = self.hand[at] + 1
        self.held[seat] = self.held[seat] + 1
        self.kinds_held[seat] = self.kinds_held[seat] | 1 << kind

    def take_from_hand(self, seat: int, kind: int) -> None:
        at = seat * len(self.box.events) + kind
        self.hand[at] = self.hand[at] - 1
        self.held[seat] = self.held[seat] - 1
        if self.hand[at] == 0:
            self.kinds_held[seat] = self.kinds_held[seat] & ~(1 << kind)

    def give_up(self, seat: int, kind: int) -> None:
        """An event card is played: it leaves the game or stays in front of its manager."""
        kinds = len(self.box.events)
        self.take_from_hand(seat, kind)
        self.gone = one_more(self.gone, self.rules.set_of[seat] * kinds + kind)
        if self.box.events[kind].is_white:
            self.front = one_more(self.front, seat * kinds + kind)
        if self.strays:
            self.strays = hidden_cards.track_play(
                self.strays, self.deck(EVENT_DECK, seat), seat, kind, self.held[seat]
            )

    def put_back(self, seat: int, kind: int) -> None:
        """An event card is discarded, face down, to the bottom of its deck (11.10)."""
        deck = self.deck(EVENT_DECK, seat)
        self.take_from_hand(seat, kind)
        if self.strays:
            position = len(self.cards[deck])
            self.strays = hidden_cards.track_discard(self.strays, deck, seat, position, self.held[seat])
        self.put_under(deck, kind, 1 << seat)

    # -- Action cards

    def draw_action(self, seat: int) -> int:
        """The top action card; when the deck is empty, the discards become the new one (8.11)."""
        deck = self.deck(ACTION_DECK, seat)
        if self.left(deck) == 0:
            kinds = len(self.box.action_copies)
            first = self.rules.set_of[seat] * kinds
            self.shuffle(deck, spread(self.discards[first : first + kinds]))
            self.discards[first : first + kinds] = [0] * kinds
        return self.top(deck)

    def discard_action(self, seat: int, card: int) -> None:
        at = self.rules.set_of[seat] * len(self.box.action_copies) + card
        self.discards[at] = self.discards[at] + 1

    # -- Management cards

    def deal_management(self) -> None:
        """One each in turn order; shuffled for every turn, with two managers for every fourth (4.7, 16.1)."""
        if self.seats > 2 or self.turn % CYCLE_FOR_TWO == 1:
            self.shuffle_management()
        for seat in self.order:
            self.management[seat] = self.top(self.deck(MANAGEMENT_DECK, seat))
            self.spent[seat] = UNUSED

    def shuffle_management(self) -> None:
        for which in range(self.rules.sets):
            self.shuffle(MANAGEMENT_DECK * self.rules.clubs + which, list(range(len(self.box.management))))
            self.used[which] = 0
        self.down = [0] * self.seats

    def use_management(self, seat: int, opportunity: int) -> None:
        """From now on everyone knows the card."""
        self.spent[seat] = opportunity
        which = self.rules.set_of[seat]
        self.used[which] = self.used[which] | 1 << self.management[seat]

    def discard_management(self) -> None:
        """At the end of a turn; the unused ones face down (4.11)."""
        for seat in range(self.seats):
            if self.spent[seat] == UNUSED:
                self.down[seat] = self.down[seat] | 1 << self.management[seat]
            self.management[seat] = NOBODY
            self.spent[seat] = UNUSED


def one_more(counts: list[int], at: int) -> list[int]:
    """A new list, with one more of something."""
    new = counts.copy()
    new[at] += 1
    return new


def spread(counts: list[int]) -> list[int]:
    """Counted cards one by one."""
    return [kind for kind in range(len(counts)) for _ in range(counts[kind])]
