"""Information-set Monte Carlo tree search, for any game: what a seat would do if it had tried things out.

Each simulation takes a guess of the match, plays it on through the decisions that are known already (`tree`), then
by the game's own knowledge, and ends with its outcome or, beyond the horizon, with an appraisal. Every seat
maximises its own side's chance of winning and knows only what that seat may know.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tavolino.bots.search_tree import Node, SecretNode, blend, blend_all
from tavolino.core.knowledge import Knowledge
from tavolino.core.match import Match
from tavolino.core.rng import Rng

FAR: Final = 1 << 30  # further than any match goes, later than any deadline
KEPT: Final = 20_000  # nodes that are remembered from move to move
WANDER: Final = 8  # the percentage of playout choices made at random, if knowledge is not trusted
PATIENCE: Final = 30  # the first tries of a decision, if it is: most that are foreseen never come to more
DOUBT: Final = 0.1  # how much better than the advised move another must be, after a single try
LEAD: Final = 0.1  # what a point more than the best of the others is worth to those who only count points


class Style:
    """How a bot searches."""

    def __init__(self, simulations: int, horizon: int, knowing: bool, advised: bool = True) -> None:
        """`horizon`: choices looked ahead, 0 for all; `knowing`: by the game's own knowledge, not only its rules;
        `advised`: that knowledge also says which move to try first and to trust."""
        self.simulations = simulations
        self.horizon = horizon
        self.knowing = knowing
        self.advised = advised and knowing


class Search:
    """The thoughts of one seat about one match, move after move."""

    def __init__(self, knowledge: Knowledge, seat: int, style: Style, rng: Rng) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.style = style
        self.rng = rng
        self.own: dict[int, Node] = {}  # the seat's own decisions: what it foresees now is of use later
        self.theirs: dict[int, Node] = {}
        self.trail: i64 = 0
        self.last: i64 = 0  # the trail of the decision made last
        self.decision: Node | None = None  # that decision, with all that was tried
        self.simulations = 0
        # The way of one simulation through the tree: whose node, and the place of the move that was tried.
        self.path: list[Node] = []
        self.places: list[int] = []
        self.seats: list[int] = []

    def choose(self, base: Match, legal: list[int], seconds: float | None) -> int:
        """The move to play. `base` is a guess without a story: all other guesses are made from it."""
        root = self.root(base, legal)
        deadline = float(FAR) if seconds is None else perf_counter() + seconds
        if isinstance(root, SecretNode):
            at = self.mix(base, root, deadline)
        else:
            at = self.contest(base, root, deadline)
        self.last = self.trail
        self.decision = root
        self.trail = blend(self.trail, legal[at])
        self.theirs = {}
        if len(self.own) > KEPT:
            self.own = {}
        return legal[at]

    def root(self, base: Match, legal: list[int]) -> Node:
        """The decision itself, with what earlier searches learnt about it."""
        self.trail = self.key(base, self.seat, legal, self.trail)
        found = self.own.get(self.trail)
        if found is None or found.moves != legal:
            found = self.node(base, self.seat, legal)
            self.own[self.trail] = found
        return found

    def key(self, match: Match, seat: int, choices: list[int], trail: i64) -> i64:
        return blend_all(blend(trail, self.knowledge.sight(match, seat)), choices)

    def node(self, match: Match, seat: int, choices: list[int]) -> Node:
        advised = -1
        if self.style.advised:
            advised = choices.index(self.knowledge.pick(match, seat, self.rng))
        is_secret = match.secret >> seat & 1 == 1
        if is_secret:
            return SecretNode(choices.copy(), advised)
        return Node(choices.copy(), advised, PATIENCE if self.knowledge.trusted else 0)

    # -- At the root

    def mix(self, base: Match, root: SecretNode, deadline: float) -> i64:
        """A secret decision: the odds of all moves, learnt in one guess after the other."""
        for _ in range(self.style.simulations):
            guess = self.guess(base)
            self.simulate(guess, root, root.select(self.rng))
            if perf_counter() > deadline:
                break
        return root.settle(self.rng)

    def contest(self, base: Match, root: Node, deadline: float) -> i64:
        """Knock-out rounds: the moves that are left all meet the same guesses, and the better half goes on."""
        left = self.entrants(root)
        rounds = (len(left) - 1).bit_length()
        while len(left) > 1:
            for _ in range(max(1, self.style.simulations // (rounds * len(left)))):
                self.meet(base, root, left)
                if perf_counter() > deadline:
                    return better_half(root, left)[0]
            left = better_half(root, left)
        return left[0]

    def entrants(self, root: Node) -> list[int]:
        """All moves, in an order by lot, which decides between equals; with too little time for all, only some.

        The advised one is always among them.
        """
        found = list(range(len(root.moves)))
        self.rng.shuffle(found)
        if root.advised >= 0:
            found.remove(root.advised)
            found.insert(0, root.advised)
        return found[: max(2, self.style.simulations // 2)]

    def meet(self, base: Match, root: Node, places: list[int]) -> None:
        """One guess, tried with several moves: the same cards and the same lots for each."""
        guess = self.guess(base)
        luck = self.rng.state
        for at in places:
            self.rng.state = luck
            self.simulate(guess.copy(), root, at)

    def guess(self, base: Match) -> Match:
        """Another match that looks the same; who knows the game leaves out what is hard to believe."""
        if self.style.knowing:
            return self.knowledge.guess(base, self.seat, self.rng)
        return base.guess(self.seat, self.rng)

    # -- One simulation

    def simulate(self, match: Match, root: Node, at: i64) -> None:
        """Play a guess on from one of the root's moves, and let all nodes on the way learn from it."""
        self.simulations += 1
        self.path.clear()
        self.places.clear()
        self.seats.clear()
        self.step(root, at, self.seat)
        match.apply(self.seat, root.moves[at])
        values = self.play(match, blend(self.trail, root.moves[at]))
        for step in range(len(self.path)):
            self.path[step].learn(self.places[step], values[self.seats[step]])

    def step(self, node: Node, at: i64, seat: i64) -> None:
        self.path.append(node)
        self.places.append(at)
        self.seats.append(seat)

    def play(self, match: Match, own_trail: i64) -> list[float]:
        """By seat, what came of it. Each seat follows its own trail; where that leaves the tree, a node is added.

        This is the loop that the time goes into: it is long because calls would cost.
        """
        trails: list[int] = list(range(1, match.seats + 1))
        trails[self.seat] = own_trail
        within: i64 = (1 << match.seats) - 1  # the seats whose trail has not left the tree
        left: i64 = self.style.horizon or FAR
        while match.waiting != 0:
            if left <= 0:
                values = self.appraise(match)
                if values:
                    return values
            seat: i64 = 0
            while not match.waiting >> seat & 1:
                seat += 1
            choices = match.choices(seat)
            if len(choices) == 1:
                match.apply(seat, choices[0])
                continue
            left -= 1
            if not within >> seat & 1 or (self.style.knowing and self.knowledge.settles(match, seat)):
                match.apply(seat, self.habit(match, seat, choices))
                continue
            nodes = self.own if seat == self.seat else self.theirs
            trail = self.key(match, seat, choices, trails[seat])
            node = nodes.get(trail)
            if node is None or node.moves != choices:
                within &= ~(1 << seat)
                node = self.node(match, seat, choices)
                nodes[trail] = node
            at = node.select(self.rng)
            self.step(node, at, seat)
            trails[seat] = blend(trail, choices[at])
            match.apply(seat, choices[at])
        return shares(match)

    def habit(self, match: Match, seat: int, choices: list[int]) -> int:
        """A choice that the tree knows nothing about."""
        if self.style.knowing and (self.knowledge.trusted or self.rng.below(100) >= WANDER):
            return self.knowledge.pick(match, seat, self.rng)
        return choices[self.rng.below(len(choices))]

    def appraise(self, match: Match) -> list[float]:
        """By seat, the chances beyond the horizon; empty if it is better to play on for a while."""
        return self.knowledge.chances(match) if self.style.knowing else leads(match)


def better_half(root: Node, places: list[int]) -> list[int]:
    """The places of the moves that earned most, the best first. The advised one has the benefit of the doubt."""
    ranked = sorted(places, key=lambda at: -earned(root, at))
    return ranked[: (len(ranked) + 1) // 2]


def earned(root: Node, at: int) -> float:
    doubt = DOUBT / sqrt(root.visits[at] + 1.0) if at == root.advised else 0.0
    return root.mean(at) + doubt


def shares(match: Match) -> list[float]:
    """By seat, what it has of a finished match: all, nothing, or a part where several sides or none have won."""
    seats = match.seats
    sides = [match.game.side(seat, seats) for seat in range(seats)]
    winners = {sides[seat] for seat in match.outcome.winners} or set(sides)
    return [1.0 / len(winners) if side in winners else 0.0 for side in sides]


def leads(match: Match) -> list[float]:
    """By seat, how things look to someone who only counts points."""
    scores = match.outcome.scores
    found: list[float] = []
    for seat in range(len(scores)):
        others = [scores[other] for other in range(len(scores)) if other != seat]
        lead = LEAD * (scores[seat] - max(others))
        found.append(0.5 + 0.5 * lead / (1.0 + abs(lead)))
    return found
