"""Information-set Monte Carlo tree search, for any game.

Each simulation takes a guess of the match. It plays on through the decisions that are in the tree (`search_tree`), then
by the game's own knowledge. It ends with the outcome or, beyond the horizon, with the chances that the game estimates.
Every seat maximises its own side's chance of winning and uses only what it may know.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tavolino.bots.search_tree import Node, SecretNode, extend_trail, extend_trail_all
from tavolino.core.knowledge import Knowledge
from tavolino.core.match import Match
from tavolino.core.rng import Rng

NO_HORIZON: Final = 1 << 30  # deeper than any match, later than any deadline
MAX_KEPT_NODES: Final = 20_000  # nodes kept from move to move
RANDOM_PERCENT: Final = 8  # percentage of random playout choices for bots without the game's knowledge
ADVISED_TRIES: Final = 30  # first tries reserved for the advised move: most foreseen decisions get no more
ADVISED_BONUS: Final = 0.1  # how much better than the advised move another must be after a single try
CHANCE_PER_POINT: Final = (
    0.1  # chance gained per point ahead of the best other seat, for bots that only count points
)


class SearchSettings:
    """How a bot searches."""

    def __init__(self, simulations: int, horizon: int, knowing: bool, advised: bool = True) -> None:
        """`horizon`: choices to look ahead, 0 for all; `knowing`: use the game's own knowledge, not only its rules;
        `advised`: let that knowledge choose the move to try first.
        """
        self.simulations = simulations
        self.horizon = horizon
        self.uses_knowledge = knowing
        self.uses_pick = advised and knowing


class Search:
    """The search of one seat in one match. It keeps its tree from move to move."""

    def __init__(self, knowledge: Knowledge, seat: int, style: SearchSettings, rng: Rng) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.settings = style
        self.rng = rng
        self.own_nodes: dict[
            int, Node
        ] = {}  # the seat's own decisions, kept because foreseen ones may come up later
        self.other_nodes: dict[int, Node] = {}
        self.trail: i64 = 0
        self.last_trail: i64 = 0  # the trail of the latest decision
        self.decision: Node | None = None  # that decision with all tries
        self.simulations = 0
        # The path of one simulation through the tree: the owner of each node and the index of the move tried.
        self.path: list[Node] = []
        self.places: list[int] = []
        self.seats: list[int] = []

    def choose(self, base: Match, legal: list[int], seconds: float | None) -> int:
        """The move to play. `base` is a guess without events; all other guesses are made from it."""
        root = self.root_node(base, legal)
        deadline = float(NO_HORIZON) if seconds is None else perf_counter() + seconds
        if isinstance(root, SecretNode):
            at = self.search_secret(base, root, deadline)
        else:
            at = self.search_open(base, root, deadline)
        self.last_trail = self.trail
        self.decision = root
        self.trail = extend_trail(self.trail, legal[at])
        self.other_nodes = {}
        if len(self.own_nodes) > MAX_KEPT_NODES:
            self.own_nodes = {}
        return legal[at]

    def root_node(self, base: Match, legal: list[int]) -> Node:
        """The node of this decision, with what earlier searches learnt."""
        self.trail = self.node_key(base, self.seat, legal, self.trail)
        node = self.own_nodes.get(self.trail)
        if node is None or node.moves != legal:
            node = self.new_node(base, self.seat, legal)
            self.own_nodes[self.trail] = node
        return node

    def node_key(self, match: Match, seat: int, choices: list[int], trail: i64) -> i64:
        return extend_trail_all(extend_trail(trail, self.knowledge.observation_key(match, seat)), choices)

    def new_node(self, match: Match, seat: int, choices: list[int]) -> Node:
        advised = -1
        if self.settings.uses_pick:
            advised = choices.index(self.knowledge.pick(match, seat, self.rng))
        is_secret = match.secret_seats >> seat & 1 == 1
        if is_secret:
            return SecretNode(choices.copy(), advised)
        return Node(choices.copy(), advised, ADVISED_TRIES if self.knowledge.search_assumes_pick else 0)

    # -- At the root

    def search_secret(self, base: Match, root: SecretNode, deadline: float) -> i64:
        """A secret decision: learns the odds of all moves over many guesses."""
        for _ in range(self.settings.simulations):
            guess = self.guess(base)
            self.simulate(guess, root, root.select(self.rng))
            if perf_counter() > deadline:
                break
        return root.final_move(self.rng)

    def search_open(self, base: Match, root: Node, deadline: float) -> i64:
        """An open decision, by knock-out rounds: the remaining moves meet the same guesses, and the better half goes
        on.
        """
        left = self.candidates(root)
        rounds = (len(left) - 1).bit_length()
        while len(left) > 1:
            for _ in range(max(1, self.settings.simulations // (rounds * len(left)))):
                self.try_moves(base, root, left)
                if perf_counter() > deadline:
                    return better_half(root, left)[0]
            left = better_half(root, left)
        return left[0]

    def candidates(self, root: Node) -> list[int]:
        """All moves in random order, which decides between equals. With too little time only some, but always the
        advised one.
        """
        places = list(range(len(root.moves)))
        self.rng.shuffle(places)
        if root.advised >= 0:
            places.remove(root.advised)
            places.insert(0, root.advised)
        return places[: max(2, self.settings.simulations // 2)]

    def try_moves(self, base: Match, root: Node, places: list[int]) -> None:
        """Tries several moves in one guess: the same cards and the same lots for each."""
        guess = self.guess(base)
        luck = self.rng.state
        for at in places:
            self.rng.state = luck
            self.simulate(guess.copy(), root, at)

    def guess(self, base: Match) -> Match:
        """Another match that looks the same. With knowledge of the game, implausible guesses are left out."""
        if self.settings.uses_knowledge:
            return self.knowledge.guess(base, self.seat, self.rng)
        return base.guess(self.seat, self.rng)

    # -- One simulation

    def simulate(self, match: Match, root: Node, at: i64) -> None:
        """Plays a guess on from one of the root's moves and updates all nodes on the path."""
        self.simulations += 1
        self.path.clear()
        self.places.clear()
        self.seats.clear()
        self.add_to_path(root, at, self.seat)
        match.apply(self.seat, root.moves[at])
        values = self.play_on(match, extend_trail(self.trail, root.moves[at]))
        for step in range(len(self.path)):
            self.path[step].learn(self.places[step], values[self.seats[step]])

    def add_to_path(self, node: Node, at: i64, seat: i64) -> None:
        self.path.append(node)
        self.places.append(at)
        self.seats.append(seat)

    def play_on(self, match: Match, own_trail: i64) -> list[float]:
        """The result by seat. Each seat follows its own trail; where it leaves the tree, a node is added.

        This is the hottest loop. It is long because calls would cost time.
        """
        trails: list[int] = list(range(1, match.seats + 1))
        trails[self.seat] = own_trail
        within: i64 = (1 << match.seats) - 1  # the seats whose trail is still inside the tree
        left: i64 = self.settings.horizon or NO_HORIZON
        while match.awaited_seats != 0:
            if left <= 0:
                values = self.horizon_chances(match)
                if values:
                    return values
            seat: i64 = 0
            while not match.awaited_seats >> seat & 1:
                seat += 1
            choices = match.choices(seat)
            if len(choices) == 1:
                match.apply(seat, choices[0])
                continue
            left -= 1
            if not within >> seat & 1 or (
                self.settings.uses_knowledge and self.knowledge.is_pick_optimal(match, seat)
            ):
                match.apply(seat, self.playout_move(match, seat, choices))
                continue
            nodes = self.own_nodes if seat == self.seat else self.other_nodes
            trail = self.node_key(match, seat, choices, trails[seat])
            node = nodes.get(trail)
            if node is None or node.moves != choices:
                within &= ~(1 << seat)
                node = self.new_node(match, seat, choices)
                nodes[trail] = node
            at = node.select(self.rng)
            self.add_to_path(node, at, seat)
            trails[seat] = extend_trail(trail, choices[at])
            match.apply(seat, choices[at])
        return result_shares(match)

    def playout_move(self, match: Match, seat: int, choices: list[int]) -> int:
        """A choice outside the tree."""
        if self.settings.uses_knowledge and (
            self.knowledge.search_assumes_pick or self.rng.below(100) >= RANDOM_PERCENT
        ):
            return self.knowledge.pick(match, seat, self.rng)
        return choices[self.rng.below(len(choices))]

    def horizon_chances(self, match: Match) -> list[float]:
        """The chances beyond the horizon, by seat; empty if the game cannot estimate them here."""
        return (
            self.knowledge.win_chances(match) if self.settings.uses_knowledge else score_lead_chances(match)
        )


def better_half(root: Node, places: list[int]) -> list[int]:
    """The indexes of the moves with the best means, best first. The advised move gets a bonus."""
    ranked = sorted(places, key=lambda at: -mean_with_bonus(root, at))
    return ranked[: (len(ranked) + 1) // 2]


def mean_with_bonus(root: Node, at: int) -> float:
    doubt = ADVISED_BONUS / sqrt(root.visits[at] + 1.0) if at == root.advised else 0.0
    return root.mean(at) + doubt


def result_shares(match: Match) -> list[float]:
    """The result of a finished match by seat: 1, 0, or a share if several sides or none have won."""
    seats = match.seats
    sides = [match.game.side(seat, seats) for seat in range(seats)]
    winners = {sides[seat] for seat in match.outcome.winners} or set(sides)
    return [1.0 / len(winners) if side in winners else 0.0 for side in sides]


def score_lead_chances(match: Match) -> list[float]:
    """The chances by seat for a bot that only counts points."""
    scores = match.outcome.scores
    chances: list[float] = []
    for seat in range(len(scores)):
        others = [scores[other] for other in range(len(scores)) if other != seat]
        lead = CHANCE_PER_POINT * (scores[seat] - max(others))
        chances.append(0.5 + 0.5 * lead / (1.0 + abs(lead)))
    return chances
