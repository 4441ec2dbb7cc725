"""Games of other engines, driven the fastest way each of them offers. They come with the extra `tavolino[bench]`.

OpenSpiel plays whole matches in C++ (`evaluate_bots` with its own uniformly random bots), or is driven with
`legal_actions` and `apply_action`. RLCard is driven through its game objects, which do less for a move than
its environments; it has no loop of its own that would do less than that.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any, Final

from tavolino.lab.race import DRIVEN, WHOLE, Contestant, Course, Lap, clock
from tavolino.lab.words import LabFault

PACKAGES: Final = ("open_spiel", "rlcard")
OPEN_SPIEL: Final = ("crazy_eights", "hearts", "cribbage", "gin_rummy")
RLCARD: Final = ("uno", "gin-rummy")

TERMINAL: Final = -4  # what OpenSpiel's current_player() answers when the match is over


def peers() -> list[Contestant]:
    """All of them, or a Fault that says how to install them."""
    missing = [package for package in PACKAGES if not installed(package)]
    if missing:
        raise LabFault("no-peers", missing=", ".join(missing))
    return [*map(OpenSpielGame, OPEN_SPIEL), *map(RLCardGame, RLCARD)]


def installed(package: str) -> str:
    """Its version; empty if it is not there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


class OpenSpielGame:
    def __init__(self, id: str) -> None:
        self.pyspiel = import_module("pyspiel")
        self.game = self.pyspiel.load_game(id)
        self.name = f"OpenSpiel {id}"
        self.courses: dict[str, Course] = {DRIVEN: self.driven, WHOLE: self.whole}
        self.seed = 0

    def driven(self, seconds: float) -> Lap:
        """Chance nodes are drawn like moves: in these games all their outcomes are equally likely."""
        random = Random(self.seed).random
        self.seed += 1
        matches = decisions = 0
        start = clock()
        while (spent := clock() - start) < seconds or not matches:
            state = self.game.new_initial_state()
            matches += 1
            while (player := state.current_player()) != TERMINAL:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                if player >= 0:
                    decisions += 1
        return Lap(matches, decisions, spent)

    def whole(self, seconds: float) -> Lap:
        """Decisions are counted in a second run with the same seeds, off the clock."""
        bots = self.bots()
        matches = 0
        start = clock()
        while (spent := clock() - start) < seconds or not matches:
            self.pyspiel.evaluate_bots(self.game.new_initial_state(), bots, self.seed + matches)
            matches += 1
        decisions = self.decisions(matches)
        self.seed += matches
        return Lap(matches, decisions, spent)

    def decisions(self, matches: int) -> int:
        bots = self.bots()
        decisions = 0
        for seed in range(self.seed, self.seed + matches):
            state = self.game.new_initial_state()
            self.pyspiel.evaluate_bots(state, bots, seed)
            decisions += sum(step.player >= 0 for step in state.full_history())
        return decisions

    def bots(self) -> list[Any]:
        make = self.pyspiel.make_uniform_random_bot
        return [make(player, self.seed + player) for player in range(self.game.num_players())]


class RLCardGame:
    def __init__(self, id: str) -> None:
        self.game = import_module("rlcard").make(id, config={"seed": 0}).game
        self.name = f"RLCard {id}"
        self.courses: dict[str, Course] = {DRIVEN: self.driven}
        self.seed = 0

    def driven(self, seconds: float) -> Lap:
        random = Random(self.seed).random
        self.seed += 1
        # gin-rummy asks its judge; uno has listed the legal moves in the state already
        listed = None if hasattr(self.game, "judge") else "legal_actions"
        matches = decisions = 0
        start = clock()
        while (spent := clock() - start) < seconds or not matches:
            state, _ = self.game.init_game()
            matches += 1
            while not self.game.is_over():
                actions = state[listed] if listed else self.game.judge.get_legal_actions()
                state, _ = self.game.step(actions[int(random() * len(actions))])
                decisions += 1
        return Lap(matches, decisions, spent)
