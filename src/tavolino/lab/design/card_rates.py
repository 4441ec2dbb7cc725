"""What a card is worth: how often a seat wins that held it, began with it, played it."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, NamedTuple, Self

from tavolino.bots.estimate import Z_95
from tavolino.core.match import Match
from tavolino.core.view import own_zones
from tavolino.lab.design.figures import play_deal
from tavolino.lab.design.variants import DealPlan
from tavolino.lab.simulation.statistics import Estimate, wilson_interval

FIRST: Final = "first"
HELD: Final = "held"
PLAYED: Final = "played"
WAYS: Final = (HELD, FIRST, PLAYED)
"""Had it at some time, had it at its first decision, made a move with it."""

SeatCards = dict[str, set[str]]


class CardWatch:
    """Notes the cards of each seat, as the seat itself sees them when it is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats: list[SeatCards] = [{way: set() for way in WAYS} for _ in range(match.seats)]

    def note(self, seat: int, options: int) -> None:
        cards = {
            count["card"]
            for zone in own_zones(self.match.view(seat))
            for count in zone["cards"]
            if count["n"]
        }
        if not self.seats[seat][HELD]:
            self.seats[seat][FIRST] = cards
        self.seats[seat][HELD] |= cards

    def note_move(self, seat: int, move: int) -> None:
        """The cards of its own that a seat plays with a move."""
        touched = next(c["touches"] for c in self.match.view(seat)["legal"] if c["move"] == move)
        for touch in touched:
            zone, _, card = touch.partition("/")
            if card and zone.endswith(f":{seat}"):
                self.seats[seat][PLAYED].add(card)


@dataclass
class CardTally:
    """By way and card: how many seats, and how many of them won. A shared win counts in part."""

    deals: int = 0
    seats: int = 0
    wins: int = 0
    with_card: Counter[tuple[str, str]] = field(default_factory=Counter)
    won_with: Counter[tuple[str, str]] = field(default_factory=Counter)

    def note(self, match: Match, watch: CardWatch) -> None:
        self.deals += 1
        for seat, cards in enumerate(watch.seats):
            has_won = seat in match.outcome.winners
            self.seats += 1
            self.wins += has_won
            keys = [(way, card) for way in WAYS for card in cards[way]]
            self.with_card.update(keys)
            if has_won:
                self.won_with.update(keys)

    def add(self, other: "CardTally") -> None:
        self.deals += other.deals
        self.seats += other.seats
        self.wins += other.wins
        self.with_card.update(other.with_card)
        self.won_with.update(other.won_with)

    def data(self) -> dict[str, Any]:
        cards = sorted(self.with_card)
        rows = [[*key, self.with_card[key], self.won_with[key]] for key in cards]
        return {"deals": self.deals, "seats": self.seats, "wins": self.wins, "cards": rows}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        made = cls(data["deals"], data["seats"], data["wins"])
        for way, card, held, won in data["cards"]:
            made.with_card[way, card] = held
            made.won_with[way, card] = won
        return made


class CardRate(NamedTuple):
    """How often seats with a card won, and how much oftener than seats without it."""

    card: str
    seats: int
    share: Estimate
    gain: Estimate


def rates_of_cards(tally: CardTally, way: str, cards: list[str]) -> list[CardRate]:
    """The cards that some seats had and others had not, the most decisive first."""
    met = [card for card in cards if 0 < tally.with_card[way, card] < tally.seats]
    rates = [rate_of(tally, way, card) for card in met]
    return sorted(rates, key=lambda rate: (-rate.gain.value, rate.card))


def rate_of(tally: CardTally, way: str, card: str) -> CardRate:
    held, won = tally.with_card[way, card], tally.won_with[way, card]
    others, others_won = tally.seats - held, tally.wins - won
    share, other = won / held, others_won / others
    margin = Z_95 * sqrt(share * (1 - share) / held + other * (1 - other) / others)
    gain = share - other
    return CardRate(card, held, wilson_interval(won, held), Estimate(gain, gain - margin, gain + margin))


@dataclass(frozen=True)
class CardPlan(DealPlan):
    """Plays one variant and looks at everybody's cards."""

    def play(self, numbers: range) -> CardTally:
        tally = CardTally()
        [rules] = self.build_games()
        for number in numbers:
            watches: list[CardWatch] = []

            def watch_with(match: Match, watches: list[CardWatch] = watches) -> Callable[[int, int], None]:
                watches.append(CardWatch(match))
                return watches[0].note

            def after(match: Match, seat: int, move: int, watches: list[CardWatch] = watches) -> None:
                watches[0].note_move(seat, move)

            match = play_deal(rules, self.names(number), self.deal_seed(number), watch_with, after)
            tally.note(match, watches[0])
        return tally
