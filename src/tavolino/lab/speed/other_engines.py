"""Games of other engines, driven the fastest way each of them offers. They come with the extra `tavolino[bench]`.

OpenSpiel plays whole matches in C++ in two ways. `evaluate_bots` deals and asks its own uniformly random bots. The
evaluator of its tree search plays on from a dealt state and is its fastest loop. OpenSpiel is also driven with
`legal_actions` and `apply_action`; its information-set search is timed in C++ and in Python. RLCard is driven
through its game objects, which do less for a move than its environments; it has no loop of its own that would do
less than that.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any, Final

from tavolino.lab.faults import LabFault
from tavolino.lab.speed.race import (
    DEALT,
    DRIVEN,
    SEARCH_TO_END,
    WHOLE,
    Contestant,
    Lap,
    Workload,
    cpu_clock,
)

PACKAGES: Final = ("open_spiel", "rlcard")
OPEN_SPIEL: Final = ("crazy_eights", "hearts", "cribbage", "gin_rummy")
RLCARD: Final = ("uno", "gin-rummy")
SEARCHED: Final = ("hearts", "euchre", "gin_rummy")
"""Of the games whose hidden cards OpenSpiel can redraw: two that it copies quickly, and its slowest."""
SIMULATIONS_PER_MOVE: Final = 100  # before each move of theirs
PLAYOUTS_PER_DEAL: Final = 200  # of a dealt state, before the next is dealt
COUNTED_PER_DEAL: Final = 5  # playouts whose decisions are counted, off the clock
MEMORY_MB: Final = 100  # what a tree of one node may take
UCT_CONSTANT: Final = 2.0  # the one that OpenSpiel's own examples take

TERMINAL_PLAYER: Final = -4  # what OpenSpiel's current_player() answers when the match is over


def load_other_engines() -> list[Contestant]:
    """All other engines. Raises a fault that says how to install those that are missing."""
    missing = [package for package in PACKAGES if not installed_version(package)]
    if missing:
        raise LabFault("no-peers", missing=", ".join(missing))
    searchers = [OpenSpielSearch(id, "C++") for id in SEARCHED]
    searchers.append(OpenSpielSearch("leduc_poker", "Python"))
    return [*map(OpenSpielGame, OPEN_SPIEL), *map(RLCardGame, RLCARD), *searchers]


def installed_version(package: str) -> str:
    """The version of a package; empty if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


class OpenSpielGame:
    def __init__(self, id: str) -> None:
        self.pyspiel = import_module("pyspiel")
        self.game = self.pyspiel.load_game(id)
        self.name = f"OpenSpiel {id}"
        self.courses: dict[str, Workload] = {DRIVEN: self.run_driven, WHOLE: self.run_whole}
        if self.game.get_type().reward_model == self.pyspiel.GameType.RewardModel.TERMINAL:
            self.courses[DEALT] = self.run_dealt  # the tree search takes no other games
        self.seed = 0

    def run_driven(self, seconds: float) -> Lap:
        """Chance nodes are drawn like moves: in these games all their outcomes are equally likely."""
        random = Random(self.seed).random
        self.seed += 1
        matches = decisions = choices = 0
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or not matches:
            state = self.game.new_initial_state()
            matches += 1
            while (player := state.current_player()) != TERMINAL_PLAYER:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                if player >= 0:
                    decisions += 1
                    choices += len(actions) > 1
        return Lap(matches, decisions, spent, choices)

    def run_dealt(self, seconds: float) -> Lap:
        """A search of one simulation plays from its root alone. It does not tell the decisions: other playouts of
        the same deals are counted, off the clock.
        """
        random = Random(self.seed).random
        matches = counted = 0
        spent = 0.0
        while spent < seconds or not matches:
            state = self.dealt_state(random)
            bot = self.new_playout_bot()
            start = cpu_clock()
            bot.mcts_search(state)
            spent += cpu_clock() - start
            matches += PLAYOUTS_PER_DEAL
            counted += sum(self.playout_decisions(state.clone(), random) for _ in range(COUNTED_PER_DEAL))
        return Lap(matches, counted * PLAYOUTS_PER_DEAL // COUNTED_PER_DEAL, spent)

    def dealt_state(self, random: Callable[[], float]) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return state

    def new_playout_bot(self) -> Any:
        evaluator = self.pyspiel.RandomRolloutEvaluator(PLAYOUTS_PER_DEAL, self.seed)
        self.seed += 1
        return self.pyspiel.MCTSBot(self.game, evaluator, UCT_CONSTANT, 1, MEMORY_MB, False, self.seed, False)

    def playout_decisions(self, state: Any, random: Callable[[], float]) -> int:
        decisions = 0
        while (player := state.current_player()) != TERMINAL_PLAYER:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += player >= 0
        return decisions

    def run_whole(self, seconds: float) -> Lap:
        """Decisions are counted in a second run with the same seeds, off the clock."""
        bots = self.new_bots()
        matches = 0
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or not matches:
            self.pyspiel.evaluate_bots(self.game.new_initial_state(), bots, self.seed + matches)
            matches += 1
        decisions = self.count_decisions(matches)
        self.seed += matches
        return Lap(matches, decisions, spent)

    def count_decisions(self, matches: int) -> int:
        bots = self.new_bots()
        decisions = 0
        for seed in range(self.seed, self.seed + matches):
            state = self.game.new_initial_state()
            self.pyspiel.evaluate_bots(state, bots, seed)
            decisions += sum(step.player >= 0 for step in state.full_history())
        return decisions

    def new_bots(self) -> list[Any]:
        make = self.pyspiel.make_uniform_random_bot
        return [make(player, self.seed + player) for player in range(self.game.num_players())]


class RLCardGame:
    def __init__(self, id: str) -> None:
        self.game = import_module("rlcard").make(id, config={"seed": 0}).game
        self.name = f"RLCard {id}"
        self.courses: dict[str, Workload] = {DRIVEN: self.run_driven}
        self.seed = 0

    def run_driven(self, seconds: float) -> Lap:
        random = Random(self.seed).random
        self.seed += 1
        # gin-rummy asks its judge; uno has listed the legal moves in the state already
        listed = None if hasattr(self.game, "judge") else "legal_actions"
        matches = decisions = choices = 0
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or not matches:
            state, _ = self.game.init_game()
            matches += 1
            while not self.game.is_over():
                actions = state[listed] if listed else self.game.judge.get_legal_actions()
                state, _ = self.game.step(actions[int(random() * len(actions))])
                decisions += 1
                choices += len(actions) > 1
        return Lap(matches, decisions, spent, choices)


class OpenSpielSearch:
    """Information-set Monte Carlo tree search with random playouts, in one of its two languages."""

    def __init__(self, id: str, language: str) -> None:
        self.pyspiel = import_module("pyspiel")
        self.game = self.pyspiel.load_game(id)
        self.language = language
        self.name = f"OpenSpiel {id} {language}"
        self.courses: dict[str, Workload] = {SEARCH_TO_END: self.run_search}
        self.seed = 0

    def run_search(self, seconds: float) -> Lap:
        """The first player thinks, and everyone moves at random all the same."""
        bot, rng = self.new_bot(), Random(self.seed)
        matches = simulations = 0
        start = cpu_clock()
        while (spent := cpu_clock() - start) < seconds or not simulations:
            state = self.game.new_initial_state()
            matches += 1
            while not state.is_terminal() and (cpu_clock() - start < seconds or not simulations):
                if state.current_player() == 0 and len(state.legal_actions()) > 1:
                    bot.step(state)
                    simulations += SIMULATIONS_PER_MOVE
                state.apply_action(rng.choice(state.legal_actions()))
        self.seed += matches
        return Lap(matches, simulations, spent)

    def new_bot(self) -> Any:
        if self.language == "C++":
            evaluator = self.pyspiel.RandomRolloutEvaluator(1, self.seed)
            every_guess_anew = -1
            most_visited = self.pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            return self.pyspiel.ISMCTSBot(
                self.seed,
                evaluator,
                UCT_CONSTANT,
                SIMULATIONS_PER_MOVE,
                every_guess_anew,
                most_visited,
                False,
                False,
            )
        ismcts = import_module("open_spiel.python.algorithms.ismcts")
        mcts = import_module("open_spiel.python.algorithms.mcts")
        return ismcts.ISMCTSBot(self.game, mcts.RandomRolloutEvaluator(), UCT_CONSTANT, SIMULATIONS_PER_MOVE)
