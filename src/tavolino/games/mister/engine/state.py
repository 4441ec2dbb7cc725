"""The state of a match of Mister, and what all its parts share.

Lists of lists (`squads`, `benches`, `orders`, `kept`) are changed by putting a new list in the place of an old
one, and `deck`, `order`, `results`, `unsigned` and `queue` are only ever replaced: so a copy can share them.
"""

from typing import TYPE_CHECKING, Final

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
FORMATS: Final = ("single", "cup", "league")
ROUND_COUNTS: Final = (1, 2, 6)


class MoveNumbers:
    """The moves that don't name a footballer, and the lists of choices made of them, which are never changed."""

    def __init__(self, footballers: int) -> None:
        self.sign = footballers
        self.discard = footballers + 1
        self.refuse = footballers + 2
        self.first_shot = footballers + 3
        self.first_dive = footballers + 6
        self.only_sign = [self.sign]
        self.only_discard = [self.discard]
        self.sign_or_discard = [self.sign, self.discard]
        self.shots = [self.first_shot, self.first_shot + 1, self.first_shot + 2]
        self.dives = [self.first_dive, self.first_dive + 1, self.first_dive + 2]


class Rules:
    """The options, settled, and the cards, where the engine can read them fast."""

    def __init__(
        self, options: dict[str, Setting], album: FootballerTable, actions: list[ActionCard]
    ) -> None:
        self.footballers = album
        self.action_cards = actions
        self.move_numbers = MoveNumbers(album.size)
        first = options["first_buyer"]
        self.first_buyer = first if isinstance(first, int) else NOBODY
        passes = options["draft_passes"]
        self.draft_passes = passes if isinstance(passes, int) else 0
        self.skip_decided = options["skip_decided"] is True
        self.early_stop = options["early_stop"] is True
        self.format = FORMATS.index(str(options["format"]))
        self.market = options["market"] is True
        self.rounds = ROUND_COUNTS[self.format]
        self.action_passes = (
            1 if self.format == SINGLE else 2
        )  # how often the action cards are gone through (9.5)


class State(Match):
    """Footballers and action cards are numbers. Flat lists: `pitch[seat * 11 + position]`, all others by seat."""

    rules: Rules
    asked: int
    # The deck on the table: footballers in the draft, action cards in a match.
    deck: list[int]
    cards_drawn: int
    times_shuffled: int  # how many times a deck has been laid out
    turned_card: int  # the footballer turned up in the draft or at the market
    # The draft and the squads.
    buyer: int
    squads: list[list[int]]  # the outfielders signed
    keepers: list[int]
    free_agents: list[int]  # with the option market it is a deck, its top first
    unseen_free_agents: int  # how many cards on top of it nobody has seen since the shuffle
    market_queue: list[int]  # the seats that are still to draw at the market
    # The line-up.
    pitch: list[int]
    benches: list[list[int]]  # sorted; while lining up, those without a position
    # The match. In `order` fixtures stand side by side: 0 v 1, 2 v 3; the first of each attacks first.
    turn_order: list[int]
    turn_index: int  # an index of `order`
    attacker: int
    defender: int
    goals: list[int]
    bonus: list[int]
    goal_cards: list[list[int]]  # action cards that were goals
    card_in_play: int
    phase: int
    eligible: list[int]  # sorted: who may be named
    vacated_place: int  # where the injured one played
    shooter: int
    margin: int  # at 0 the guess decides: a goal if it is at least (same direction: more than) 0
    secret_directions: list[int]  # directions, until they are revealed
    # The shoot-out.
    fixture_index: int  # the number of the fixture that is being settled
    kick_orders: list[list[int]]
    first_kicker: int  # 0 or 1: which side of the fixture kicks first
    kick_goals: list[int]  # goals
    kicks_taken: int  # kicks taken by both
    # The evening.
    seats_by_number: list[int]  # the seats by the numbers that the lots gave them
    round: int
    results: list[tuple[int, int, int, int, int, int]]  # seats, goals and kicks scored, first-named first
    lot_order: list[int]  # the order drawn for those who are level in the final table

    def __init__(self, game: "Game", rules: Rules, seats: int, seed: int, narrate: bool) -> None:
        super().__init__(game, seats, seed, narrate)
        self.rules = rules

    def set_up(self) -> None:
        """An empty table."""
        seats = self.seats
        self.asked = ASK_DRAFT
        self.deck = []
        self.cards_drawn = 0
        self.times_shuffled = 0
        self.turned_card = NOBODY
        self.buyer = 0
        self.squads = [[] for _ in range(seats)]
        self.keepers = [NOBODY] * seats
        self.free_agents = []
        self.unseen_free_agents = 0
        self.market_queue = []
        self.pitch = [NOBODY] * (seats * ELEVEN)
        self.benches = [[] for _ in range(seats)]
        self.turn_order = list(range(seats))
        self.turn_index = 0
        self.attacker = 0
        self.defender = 1
        self.goals = [0] * seats
        self.bonus = [0] * seats
        self.goal_cards = [[] for _ in range(seats)]
        self.card_in_play = NOBODY
        self.phase = 0
        self.eligible = []
        self.vacated_place = NOBODY
        self.shooter = NOBODY
        self.margin = 0
        self.secret_directions = [NOBODY] * seats
        self.fixture_index = 0
        self.kick_orders = [[] for _ in range(seats)]
        self.first_kicker = 0
        self.kick_goals = [0] * seats
        self.kicks_taken = 0
        self.seats_by_number = list(range(seats))
        self.round = 0
        self.results = []
        self.lot_order = []

    def follow(self, other: "State") -> None:
        """Become like another match."""
        self.rng_count = other.rng_count
        self.awaited_seats = other.awaited_seats
        self.secret_seats = other.secret_seats
        self.asked = other.asked
        self.deck = other.deck
        self.cards_drawn = other.cards_drawn
        self.times_shuffled = other.times_shuffled
        self.turned_card = other.turned_card
        self.buyer = other.buyer
        self.squads = other.squads.copy()
        self.keepers = other.keepers.copy()
        self.free_agents = other.free_agents
        self.unseen_free_agents = other.unseen_free_agents
        self.market_queue = other.market_queue
        self.pitch = other.pitch.copy()
        self.benches = other.benches.copy()
        self.turn_order = other.turn_order
        self.turn_index = other.turn_index
        self.attacker = other.attacker
        self.defender = other.defender
        self.goals = other.goals.copy()
        self.bonus = other.bonus.copy()
        self.goal_cards = other.goal_cards.copy()
        self.card_in_play = other.card_in_play
        self.phase = other.phase
        self.eligible = other.eligible
        self.vacated_place = other.vacated_place
        self.shooter = other.shooter
        self.margin = other.margin
        self.secret_directions = other.secret_directions.copy()
        self.fixture_index = other.fixture_index
        self.kick_orders = other.kick_orders.copy()
        self.first_kicker = other.first_kicker
        self.kick_goals = other.kick_goals.copy()
        self.kicks_taken = other.kicks_taken
        self.seats_by_number = other.seats_by_number
        self.round = other.round
        self.results = other.results
        self.lot_order = other.lot_order

    # -- What comes next, in the parts that follow

    def draft_over(self) -> None:
        raise NotImplementedError

    def lined_up(self) -> None:
        raise NotImplementedError

    def full_time(self) -> None:
        raise NotImplementedError

    def shoot_out_over(self) -> None:
        raise NotImplementedError

    # -- Asking

    def ask(self, what: int, seat: int) -> None:
        self.asked = what
        self.awaited_seats = 1 << seat

    def ask_secretly(self, what: int, seats: int) -> None:
        """Ask all seats of a mask at the same time."""
        self.asked = what
        self.awaited_seats = seats
        self.secret_seats = seats

    def record_secret_answer(self, seat: int) -> bool:
        """A seat has decided in secret. True when it was the last: the secret is lifted."""
        self.awaited_seats &= ~(1 << seat)
        if self.awaited_seats:
            return False
        self.secret_seats = 0
        return True

    # -- Decks and teams

    def shuffle_into_deck(self, cards: list[int]) -> None:
        """Shuffle cards into the deck on the table."""
        self.next_rng().shuffle(cards)
        self.deck = cards
        self.cards_drawn = 0
        self.times_shuffled += 1

    def outfielders(self, seat: int) -> list[int]:
        """Those on the pitch, sorted."""
        at = seat * ELEVEN
        found = [f for f in self.pitch[at + 1 : at + ELEVEN] if f != NOBODY]
        found.sort()
        return found

    def keeper_of(self, seat: int) -> int:
        return self.pitch[seat * ELEVEN]

    def set_attacker(self, turn: int) -> None:
        """Whose attack it is, and on whose goal."""
        self.turn_index = turn
        self.attacker = self.turn_order[turn]
        self.defender = self.turn_order[turn ^ 1]


def without(cards: list[int], card: int) -> list[int]:
    """A new list, all but one."""
    return [other for other in cards if other != card]
