"""The games as OpenSpiel knows them: `register()`, then `pyspiel.load_game("tavolino_gogoal(seats=3)")`.

A match begins with a chance node: which of `deals` deals it is. All later shuffles follow from that, so that a history
of moves says everything and states can be serialised. Seats that decide in secret at the same time go in order, and see
nothing of each other. Needs `pip install tavolino[rl]`. May import core.
"""

import json
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.registry import game as find_game
from tavolino.core.registry import games

PREFIX: Final = "tavolino_"
DEALS: Final = 1000
NO_SEATS: Final = 0  # the game's usual number


class SpielGame(pyspiel.Game):  # type: ignore[misc] # the library is not always there
    """A game with its options, at a table of so many seats. Each game of ours is a subclass with its id."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.rules: Game = find_game(self.id, **json.loads(chosen.get("options") or "{}"))
        self.seats: int = chosen.get("seats") or self.rules.seat_counts[0]
        self.deals: int = chosen.get("deals") or DEALS
        self.rules.start(0, self.seats)  # raises a fault for wrong seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest(self.seats),
        )
        super().__init__(game_type(self.id), info, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc] # the library is not always there
    """A match, or the moment before its deal is drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game
        self.match: Match | None = None

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.to_act[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.table.deals) for deal in range(self.table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal(player) if self.match else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.table.rules.start(action, self.table.seats, narrate=True)
        else:
            self.match.play(self.match.to_act[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.rules.moves.text(action)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        return self.match.returns() if self.match else [0.0] * self.table.seats

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.match.information(seat) if self.match else ""

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return json.dumps(self.match.view(seat)) if self.match else ""

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """`Match.encode` as a tensor, and the view as a text."""

    def __init__(self, game: SpielGame) -> None:
        layout = game.rules.layout(game.seats)
        self.tensor: npt.NDArray[np.float32] = np.zeros(layout[-1].at + layout[-1].size, np.float32)
        self.dict = {field.name: self.tensor[field.at : field.at + field.size] for field in layout}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0 if state.match is None else np.array(state.match.encode(player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def game_type(id: str) -> pyspiel.GameType:
    rules = find_game(id)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{id}",
        long_name=f"Tavolino: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": NO_SEATS, "deals": DEALS, "options": "{}"},
    )


def register() -> list[str]:
    """Tell OpenSpiel of every game; their names there."""
    known = pyspiel.registered_names()
    for id in games():
        if f"{PREFIX}{id}" not in known:
            # A class, no function: OpenSpiel lets go of it when Python has ended, and a class lives as long.
            pyspiel.register_game(game_type(id), type(f"Spiel_{id}", (SpielGame,), {"id": id}))
    return [f"{PREFIX}{id}" for id in games()]
