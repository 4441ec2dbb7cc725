"""The state of an evening of Mister: every field there is, and the small questions that all phases ask of it.

A copy shares all lists but `squads`, `pitch`, `benches` and `kick_orders`. Only these four are changed in place;
every other list, and every list inside them, is replaced by a new one.
"""

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.games.mister.engine.action_cards import ActionCard
from tavolino.games.mister.engine.footballers import ELEVEN, FootballerTable

if TYPE_CHECKING:
    from tavolino.core.game import Game

# What the seats to act are asked.
ASK_DRAFT: Final = 0
ASK_LINE_UP: Final = 1
ASK_TAKER: Final = 2
ASK_LEAVER: Final = 3  # which of several best ones leaves the pitch
ASK_SUBSTITUTE: Final = 4
ASK_SHOT: Final = 5
ASK_ORDER: Final = 6  # of the takers, for the shoot-out
ASK_KICK: Final = 7
ASK_MARKET: Final = 8

NOBODY: Final = -1
SQUAD_OUTFIELDERS: Final = 14  # in a squad of 15
BENCH_SIZE: Final = 4
SERIES_KICKS: Final = 5  # kicks of each side in a shoot-out, before sudden death

SINGLE: Final = 0
CUP: Final = 1
LEAGUE: Final = 2
Format = Literal["single", "cup", "league"]
FORMATS: Final[tuple[Format, ...]] = ("single", "cup", "league")
ROUND_COUNTS: Final = (1, 2, 6)

FixtureResult = tuple[int, int, int, int, int, int]
"""Two seats, their goals, their goals in the shoot-out; the first-named first."""


class MoveNumbers:
    """The moves that don't name a footballer, and the lists of choices made of them, which are never changed."""

    def __init__(self, footballers: int) -> None:
        self.sign: i64 = footballers
        self.discard: i64 = footballers + 1
        self.refuse: i64 = footballers + 2
        self.first_shot: i64 = footballers + 3
        self.first_dive: i64 = footballers + 6
        self.only_sign: list[int] = [self.sign]
        self.only_discard: list[int] = [self.discard]
        self.sign_or_discard: list[int] = [self.sign, self.discard]
        self.shots: list[int] = [self.first_shot, self.first_shot + 1, self.first_shot + 2]
        self.dives: list[int] = [self.first_dive, self.first_dive + 1, self.first_dive + 2]


class Rules:
    """The settings of the options and the cards, where the engine reads them fast."""

    def __init__(
        self, options: dict[str, Setting], footballers: FootballerTable, action_cards: list[ActionCard]
    ) -> None:
        self.footballers = footballers
        self.action_cards = action_cards
        self.move_numbers = MoveNumbers(footballers.size)
        first = options["first_buyer"]
        self.first_buyer: i64 = first if isinstance(first, int) else NOBODY
        passes = options["draft_passes"]
        self.draft_passes: i64 = passes if isinstance(passes, int) else 0
        self.skip_decided = options["skip_decided"] is True
        self.early_stop = options["early_stop"] is True
        self.format: i64 = FORMATS.index(str(options["format"]))
        self.market = options["market"] is True
        self.round_count: i64 = ROUND_COUNTS[self.format]
        if self.format == LEAGUE and options["legs"] == "one":
            self.round_count //= 2  # everyone meets everyone once (11.2)
        self.action_passes: i64 = 1 if self.format == SINGLE else 2  # times through the action cards (9.5)


class State(Match):
    """Every field of an evening. Footballers and action cards are numbers; lists go by seat unless they say more.

    Every field is assigned in `__init__`, so that compiled code need not check that it is there.
    """

    def __init__(
        self,
        game: "Game",
        rules: Rules,
        seats: int,
        seed: int,
        narrate: bool,
        chance: int,
        source: "State | None" = None,
    ) -> None:
        """An empty table, or a copy of `source` without its events."""
        super().__init__(game, seats, seed, narrate, chance)
        self.rules = rules
        if source is None:
            self.asked: i64 = ASK_DRAFT
            # The deck on the table: footballers in the draft, action cards in a match.
            self.deck: list[int] = []
            self.cards_drawn: i64 = 0
            self.times_shuffled: i64 = 0
            # The draft, the squads and the market.
            self.turned_card: i64 = NOBODY  # the footballer turned up
            self.buyer: i64 = 0
            self.squads: list[list[int]] = [[] for _ in range(seats)]  # the outfielders signed
            self.keepers: list[int] = [NOBODY] * seats
            self.free_agents: list[int] = []  # with the option market it is a deck, its top first
            self.unseen_free_agents: i64 = 0  # the number on top that nobody has seen since the shuffle
            self.market_queue: list[int] = []  # the seats that are still to draw
            # The line-up.
            self.pitch: list[int] = [NOBODY] * (seats * ELEVEN)  # pitch[seat * ELEVEN + position]
            self.benches: list[list[int]] = [
                [] for _ in range(seats)
            ]  # sorted; at first everyone without a position
            # The match. In `turn_order` fixtures stand side by side: 0 v 1, 2 v 3; the first attacks first.
            self.turn_order: list[int] = list(range(seats))
            self.turn_index: i64 = 0
            self.attacker: i64 = 0
            self.defender: i64 = 1
            self.goals: list[int] = [0] * seats
            self.bonus: list[int] = [0] * seats
            self.goal_cards: list[list[int]] = [[] for _ in range(seats)]  # the action cards that were goals
            self.card_in_play: i64 = NOBODY
            self.phase: i64 = 0  # of the card in play, while a taker is named
            self.eligible: list[int] = []  # sorted: who may be named
            self.vacated_place: i64 = NOBODY  # index of `pitch`: where the injured one played
            # A shot or a kick.
            self.shooter: i64 = NOBODY
            self.margin: i64 = 0  # at 0 the guess decides, above it is a goal, below it is saved
            self.shot_direction: i64 = NOBODY  # secret, until the dive is chosen too
            self.dive_direction: i64 = NOBODY
            # The shoot-out.
            self.fixture_index: i64 = 0  # the fixture that is being settled
            self.kick_orders: list[list[int]] = [[] for _ in range(seats)]
            self.first_kicker: i64 = 0  # 0 or 1: a side of the fixture
            self.kick_goals: list[int] = [0] * seats
            self.kicks_taken: i64 = 0  # by both
            # The evening.
            self.seats_by_number: list[int] = list(range(seats))  # the lots give the numbers
            self.round: i64 = 0
            self.results: list[FixtureResult] = []
            self.lot_order: list[int] = []  # drawn for those who are level in the final table
        else:
            self.copy_chance(source)
            self.awaited_seats = source.awaited_seats
            self.secret_seats = source.secret_seats
            self.asked = source.asked
            self.deck = source.deck
            self.cards_drawn = source.cards_drawn
            self.times_shuffled = source.times_shuffled
            self.turned_card = source.turned_card
            self.buyer = source.buyer
            self.squads = source.squads.copy()
            self.keepers = source.keepers
            self.free_agents = source.free_agents
            self.unseen_free_agents = source.unseen_free_agents
            self.market_queue = source.market_queue
            self.pitch = source.pitch.copy()
            self.benches = source.benches.copy()
            self.turn_order = source.turn_order
            self.turn_index = source.turn_index
            self.attacker = source.attacker
            self.defender = source.defender
            self.goals = source.goals
            self.bonus = source.bonus
            self.goal_cards = source.goal_cards
            self.card_in_play = source.card_in_play
            self.phase = source.phase
            self.eligible = source.eligible
            self.vacated_place = source.vacated_place
            self.shooter = source.shooter
            self.margin = source.margin
            self.shot_direction = source.shot_direction
            self.dive_direction = source.dive_direction
            self.fixture_index = source.fixture_index
            self.kick_orders = source.kick_orders.copy()
            self.first_kicker = source.first_kicker
            self.kick_goals = source.kick_goals
            self.kicks_taken = source.kicks_taken
            self.seats_by_number = source.seats_by_number
            self.round = source.round
            self.results = source.results
            self.lot_order = source.lot_order

    # -- Asking

    def ask(self, question: i64, seat: i64) -> None:
        self.asked = question
        self.awaited_seats = 1 << seat

    def ask_secretly(self, question: i64, seats: i64) -> None:
        """Ask all seats of a mask at the same time."""
        self.asked = question
        self.awaited_seats = seats
        self.secret_seats = seats

    def record_secret_answer(self, seat: i64) -> bool:
        """Note that a seat has decided in secret. True if it was the last one: the secret is lifted."""
        self.awaited_seats &= ~(1 << seat)
        if self.awaited_seats:
            return False
        self.secret_seats = 0
        return True

    # -- Decks and teams

    def shuffle_into_deck(self, cards: list[int], purpose: str) -> None:
        """Make a shuffled list the deck on the table."""
        self.next_rng(purpose).shuffle(cards)
        self.deck = cards
        self.cards_drawn = 0
        self.times_shuffled += 1

    def outfielders(self, seat: i64) -> list[int]:
        """Those on the pitch, sorted."""
        at = seat * ELEVEN
        footballers = [f for f in self.pitch[at + 1 : at + ELEVEN] if f != NOBODY]
        footballers.sort()
        return footballers

    def keeper_of(self, seat: i64) -> int:
        """The goalkeeper on the pitch."""
        return self.pitch[seat * ELEVEN]

    def set_attacker(self, turn_index: i64) -> None:
        """Give the turn to a place in the order; the side beside it defends."""
        self.turn_index = turn_index
        self.attacker = self.turn_order[turn_index]
        self.defender = self.turn_order[turn_index ^ 1]


def remove_card(cards: list[int], card: i64) -> list[int]:
    """A new list without one card."""
    return [other for other in cards if other != card]


def replace_value(values: list[int], at: i64, value: i64) -> list[int]:
    """A new list with another value in one place."""
    changed = values.copy()
    changed[at] = value
    return changed
