"""The games as PettingZoo knows them: `env` asks one seat after the other, `parallel_env` all seats at every step.

Observations are `{"observation": Match.encode, "action_mask": Match.mask}`, rewards `Match.returns` at the end. A move
that the rules forbid changes nothing: the agent's info says why under "refused", and it is asked again. A match of
more than `max_cycles` steps is truncated. Needs `pip install tavolino[rl]`. May import core.
"""

from functools import cache
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tavolino.core.faults import Fault, Refusal
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.registry import game as find_game
from tavolino.core.rng import Rng

Observation = dict[str, npt.NDArray[Any]]
NEW_SEED_BITS: Final = 62


class SeatedGame:
    """What both kinds of environment are: a game, its agents and spaces, and a match."""

    def __init__(self, game: Game | str, seats: int | None, max_cycles: int | None, has_wait: bool) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.seat_counts[0] if seats is None else seats
        self.match: Match = self.game.start(0, self.seats)  # raises a fault for wrong seats
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.max_cycles = self.game.longest(self.seats) if max_cycles is None else max_cycles
        self.moves = len(self.game.moves)
        self.actions = self.moves + has_wait
        layout = self.game.layout(self.seats)
        low = np.concatenate([np.full(field.size, field.low, np.int16) for field in layout])
        high = np.concatenate([np.full(field.size, field.high, np.int16) for field in layout])
        self.observation_space = cache(
            lambda agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(low, high, dtype=np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
        )
        self.action_space = cache(lambda agent: gymnasium.spaces.Discrete(self.actions))
        self.rng = Rng(int(np.random.default_rng().integers(1 << NEW_SEED_BITS)))

    def deal(self, seed: int | None) -> None:
        """A new match: of this seed, or else of one that those before it lead to."""
        if seed is not None:
            self.rng = Rng(seed)
        self.match = self.game.start(self.rng.new_seed(), self.seats)

    def observe(self, seat: int) -> Observation:
        mask = np.zeros(self.actions, np.int8)
        mask[: self.moves] = self.match.mask(seat)
        if self.actions > self.moves and not self.match.is_asked(seat):
            mask[self.moves] = 1  # whoever is not asked can only wait
        return {"observation": np.array(self.match.encode(seat), np.int16), "action_mask": mask}

    def try_move(self, seat: int, action: int) -> str:
        """Makes a move; why not, if the rules forbid it. Then nothing has changed."""
        try:
            self.match.play(seat, int(action))
        except Refusal as refusal:
            return str(refusal)
        return ""

    def render(self) -> str:
        return str(self.match.view(None))


class SeatedEnv:
    """What both kinds of environment show of their game."""

    def take_seats(self, table: SeatedGame, render_mode: str | None) -> None:
        self.table = table
        self.render_mode = render_mode
        self.possible_agents = table.agents.copy()
        self.agents: list[str] = []
        self.observation_space = table.observation_space
        self.action_space = table.action_space
        self.cycles = 0


class TurnEnv(SeatedEnv, AECEnv):  # type: ignore[misc] # the library is not always there
    """One agent after the other is asked. Those who decide in secret go in order, and see nothing of each other."""

    def __init__(
        self, game: Game | str, seats: int | None, max_cycles: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.take_seats(SeatedGame(game, seats, max_cycles, has_wait=False), render_mode)
        self.metadata = describe(self.table, is_parallelizable=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = self.asked_agent()

    def asked_agent(self) -> str:
        asked = self.table.match.to_act
        return self.possible_agents[asked[0] if asked else 0]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Fault("bad-actions", n=1, shape="None")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        refused = self.table.try_move(self.possible_agents.index(agent), action)
        self.infos[agent] = {"refused": refused} if refused else {}
        self.cycles += 1
        self.finish()
        self._accumulate_rewards()
        self.agent_selection = self.asked_agent()

    def finish(self) -> None:
        """Is the match over, or has it taken too long?"""
        is_over, is_late = self.table.match.over, self.cycles >= self.table.max_cycles
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, is_late and not is_over)
        if is_over:
            self.rewards = dict(zip(self.agents, self.table.match.returns(), strict=True))

    def render(self) -> str:
        return self.table.render()

    def close(self) -> None:
        """Nothing is open."""


class LockstepEnv(SeatedEnv, ParallelEnv):  # type: ignore[misc] # the library is not always there
    """All agents act at every step. The last action of each is to wait: the only one of those who are not asked."""

    def __init__(
        self, game: Game | str, seats: int | None, max_cycles: int | None, render_mode: str | None
    ) -> None:
        self.take_seats(SeatedGame(game, seats, max_cycles, has_wait=True), render_mode)
        self.metadata = describe(self.table, is_parallelizable=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, str]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        match, agents = self.table.match, self.agents
        infos: dict[str, dict[str, str]] = {agent: {} for agent in agents}
        for seat in match.to_act:
            agent = self.possible_agents[seat]
            if (
                agent in actions
                and match.is_asked(seat)
                and (why := self.table.try_move(seat, actions[agent]))
            ):
                infos[agent] = {"refused": why}
        self.cycles += 1
        is_late = self.cycles >= self.table.max_cycles and not match.over
        if match.over or is_late:
            self.agents = []
        return (
            self.observations(),
            dict(zip(agents, match.returns(), strict=True)),
            dict.fromkeys(agents, match.over),
            dict.fromkeys(agents, is_late),
            infos,
        )

    def render(self) -> str:
        return self.table.render()

    def close(self) -> None:
        """Nothing is open."""


def describe(table: SeatedGame, is_parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"{table.game.id}_v{table.game.encoding}",
        "render_modes": ["ansi"],
        "is_parallelizable": is_parallelizable,
    }


def env(
    game: Game | str, seats: int | None = None, max_cycles: int | None = None, render_mode: str | None = None
) -> Any:
    """A game as an AEC environment: one agent after the other."""
    return OrderEnforcingWrapper(TurnEnv(game, seats, max_cycles, render_mode))


def parallel_env(
    game: Game | str, seats: int | None = None, max_cycles: int | None = None, render_mode: str | None = None
) -> LockstepEnv:
    """A game as a parallel environment: every agent acts at every step."""
    return LockstepEnv(game, seats, max_cycles, render_mode)
