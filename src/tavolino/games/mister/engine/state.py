"""The state of a match of Mister, and what all its parts share.

Lists of lists (`squads`, `benches`, `orders`, `kept`) are changed by putting a new list in the place of an old
one, and `deck`, `order`, `results`, `unsigned` and `queue` are only ever replaced: so a copy can share them.
"""

from typing import TYPE_CHECKING, Final

from tavolino.core.match import Match
from tavolino.core.options import Setting
from tavolino.games.mister.engine.action_cards import Action
from tavolino.games.mister.engine.footballers import ELEVEN, Album

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
OUTFIELDERS: Final = 14  # in a squad of 15
BENCH: Final = 4
SERIES: Final = 5  # kicks of each side in a shoot-out, before sudden death

SINGLE: Final = 0
CUP: Final = 1
LEAGUE: Final = 2
FORMATS: Final = ("single", "cup", "league")
ROUNDS: Final = (1, 2, 6)


class Numbers:
    """The moves that don't name a footballer, and the lists of choices made of them, which are never changed."""

    def __init__(self, footballers: int) -> None:
        self.sign = footballers
        self.discard = footballers + 1
        self.refuse = footballers + 2
        self.shoot = footballers + 3
        self.dive = footballers + 6
        self.only_sign = [self.sign]
        self.only_discard = [self.discard]
        self.sign_or_discard = [self.sign, self.discard]
        self.shots = [self.shoot, self.shoot + 1, self.shoot + 2]
        self.dives = [self.dive, self.dive + 1, self.dive + 2]


class Rules:
    """The options, settled, and the cards, where the engine can read them fast."""

    def __init__(self, options: dict[str, Setting], album: Album, actions: list[Action]) -> None:
        self.album = album
        self.actions = actions
        self.numbers = Numbers(album.size)
        first = options["first_buyer"]
        self.first_buyer = first if isinstance(first, int) else NOBODY
        passes = options["draft_passes"]
        self.draft_passes = passes if isinstance(passes, int) else 0
        self.skip_decided = options["skip_decided"] is True
        self.early_stop = options["early_stop"] is True
        self.format = FORMATS.index(str(options["format"]))
        self.market = options["market"] is True
        self.rounds = ROUNDS[self.format]
        self.laps = 1 if self.format == SINGLE else 2  # how often the action cards are gone through (9.5)


class State(Match):
    """Footballers and action cards are numbers. Flat lists: `pitch[seat * 11 + position]`, all others by seat."""

    rules: Rules
    asked: int
    # The deck on the table: footballers in the draft, action cards in a match.
    deck: list[int]
    drawn: int
    laps: int  # how many times a deck has been laid out
    turned: int  # the footballer turned up in the draft or at the market
    # The draft and the squads.
    buyer: int
    squads: list[list[int]]  # the outfielders signed
    keepers: list[int]
    unsigned: list[int]  # with the option market it is a deck, its top first
    unseen: int  # how many cards on top of it nobody has seen since the shuffle
    queue: list[int]  # the seats that are still to draw at the market
    # The line-up.
    pitch: list[int]
    benches: list[list[int]]  # sorted; while lining up, those without a position
    # The match. In `order` fixtures stand side by side: 0 v 1, 2 v 3; the first of each attacks first.
    order: list[int]
    turn: int  # an index of `order`
    attacker: int
    defender: int
    goals: list[int]
    bonus: list[int]
    kept: list[list[int]]  # action cards that were goals
    card: int
    phase: int
    eligible: list[int]  # sorted: who may be named
    leaver: int  # where the injured one played
    shooter: int
    margin: int  # at 0 the guess decides: a goal if it is at least (same direction: more than) 0
    chosen: list[int]  # directions, until they are revealed
    # The shoot-out.
    tie: int  # the number of the fixture that is being settled
    orders: list[list[int]]
    first: int  # 0 or 1: which side of the fixture kicks first
    kicks: list[int]  # goals
    struck: int  # kicks taken by both
    # The evening.
    seeds: list[int]  # the seats by the numbers that the lots gave them
    round: int
    results: list[tuple[int, int, int, int, int, int]]  # seats, goals and kicks scored, first-named first
    lots: list[int]  # the order drawn for those who are level in the final table

    def __init__(self, game: "Game", rules: Rules, seats: int, seed: int, narrate: bool) -> None:
        super().__init__(game, seats, seed, narrate)
        self.rules = rules

    def set_up(self) -> None:
        """An empty table."""
        seats = self.seats
        self.asked = ASK_DRAFT
        self.deck = []
        self.drawn = 0
        self.laps = 0
        self.turned = NOBODY
        self.buyer = 0
        self.squads = [[] for _ in range(seats)]
        self.keepers = [NOBODY] * seats
        self.unsigned = []
        self.unseen = 0
        self.queue = []
        self.pitch = [NOBODY] * (seats * ELEVEN)
        self.benches = [[] for _ in range(seats)]
        self.order = list(range(seats))
        self.turn = 0
        self.attacker = 0
        self.defender = 1
        self.goals = [0] * seats
        self.bonus = [0] * seats
        self.kept = [[] for _ in range(seats)]
        self.card = NOBODY
        self.phase = 0
        self.eligible = []
        self.leaver = NOBODY
        self.shooter = NOBODY
        self.margin = 0
        self.chosen = [NOBODY] * seats
        self.tie = 0
        self.orders = [[] for _ in range(seats)]
        self.first = 0
        self.kicks = [0] * seats
        self.struck = 0
        self.seeds = list(range(seats))
        self.round = 0
        self.results = []
        self.lots = []

    def follow(self, other: "State") -> None:
        """Become like another match."""
        self.chances = other.chances
        self.waiting = other.waiting
        self.secret = other.secret
        self.asked = other.asked
        self.deck = other.deck
        self.drawn = other.drawn
        self.laps = other.laps
        self.turned = other.turned
        self.buyer = other.buyer
        self.squads = other.squads.copy()
        self.keepers = other.keepers.copy()
        self.unsigned = other.unsigned
        self.unseen = other.unseen
        self.queue = other.queue
        self.pitch = other.pitch.copy()
        self.benches = other.benches.copy()
        self.order = other.order
        self.turn = other.turn
        self.attacker = other.attacker
        self.defender = other.defender
        self.goals = other.goals.copy()
        self.bonus = other.bonus.copy()
        self.kept = other.kept.copy()
        self.card = other.card
        self.phase = other.phase
        self.eligible = other.eligible
        self.leaver = other.leaver
        self.shooter = other.shooter
        self.margin = other.margin
        self.chosen = other.chosen.copy()
        self.tie = other.tie
        self.orders = other.orders.copy()
        self.first = other.first
        self.kicks = other.kicks.copy()
        self.struck = other.struck
        self.seeds = other.seeds
        self.round = other.round
        self.results = other.results
        self.lots = other.lots

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
        self.waiting = 1 << seat

    def ask_secretly(self, what: int, seats: int) -> None:
        """Ask all seats of a mask at the same time."""
        self.asked = what
        self.waiting = seats
        self.secret = seats

    def done(self, seat: int) -> bool:
        """A seat has decided in secret. True when it was the last: the secret is lifted."""
        self.waiting &= ~(1 << seat)
        if self.waiting:
            return False
        self.secret = 0
        return True

    # -- Decks and teams

    def lay_out(self, cards: list[int]) -> None:
        """Shuffle cards into the deck on the table."""
        self.chance().shuffle(cards)
        self.deck = cards
        self.drawn = 0
        self.laps += 1

    def outfielders(self, seat: int) -> list[int]:
        """Those on the pitch, sorted."""
        at = seat * ELEVEN
        found = [f for f in self.pitch[at + 1 : at + ELEVEN] if f != NOBODY]
        found.sort()
        return found

    def keeper(self, seat: int) -> int:
        return self.pitch[seat * ELEVEN]

    def face(self, turn: int) -> None:
        """Whose attack it is, and on whose goal."""
        self.turn = turn
        self.attacker = self.order[turn]
        self.defender = self.order[turn ^ 1]


def without(cards: list[int], card: int) -> list[int]:
    """A new list, all but one."""
    return [other for other in cards if other != card]
