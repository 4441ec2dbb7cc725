"""The types of Mister's board: what `View.board` holds.

This module is not compiled: a compiled TypedDict has neither its annotations nor its docstring, and the types of the
page are generated from both.
"""

from typing import Literal, TypedDict

from tavolino.games.mister.engine.footballers import Letter
from tavolino.games.mister.engine.moves import Direction
from tavolino.games.mister.engine.state import Format

Stage = Literal["draft", "line-up", "match", "shoot-out", "market", "over"]
PhaseStatus = Literal["passed", "open", "to-come"]
ShotFork = Literal["goal", "saved", "guess"]
NoChoice = Literal["second-goalkeeper", "goalkeeper-missing", "last-buyer", "late-pass"]


class MisterPitch(TypedDict):
    """By position, the footballer who plays there; null where nobody does."""

    GK: str | None
    RB: str | None
    RCB: str | None
    LCB: str | None
    LB: str | None
    RM: str | None
    RCM: str | None
    LCM: str | None
    LM: str | None
    RS: str | None
    LS: str | None


class MisterTeam(TypedDict):
    """One manager's team. Squads are open at all times.

    `pitch` and `bench` are null between the matches, and while they are another manager's secret. `kick_order`
    is empty before the shoot-out and while it is another manager's secret.
    """

    squad: list[str]
    pitch: MisterPitch | None
    bench: list[str] | None
    off: list[str]
    goal_cards: list[str]
    kick_order: list[str]
    goals: int
    bonus: int
    kick_goals: int


class MisterFixture(TypedDict):
    """A fixture of this round: two seats, the first-named first. The goals are null before kick-off."""

    home: int
    away: int
    home_goals: int | None
    away_goals: int | None


class MisterResult(TypedDict):
    """A fixture that is over. The penalties scored are null if there were none."""

    home: int
    away: int
    home_goals: int
    away_goals: int
    home_kicks: int | None
    away_kicks: int | None


class MisterPhaseInPlay(TypedDict):
    """How a phase of the card in play stands, and the footballers that it is about, as far as they are known."""

    status: PhaseStatus
    own: str | None
    theirs: str | None


class MisterActionInPlay(TypedDict):
    """The action card in play. `phases` stand in the order of the card's own."""

    card: str
    bonus: int
    phases: list[MisterPhaseInPlay]


class MisterShotInPlay(TypedDict):
    """The shot or the kick that both are asked for. `direction` is what the viewer has chosen.

    The shooter has `own` of `letter`, the bonus of the attack included, against `theirs` of the goalkeeper's
    `keeper_letter`; all are null in a pure guess. `easier` is what a penalty gives the shooter. `fork` is what the
    guess is worth: a goal or a save whatever they choose, or they decide it between them.
    """

    shooter: str
    keeper: str
    is_kick: bool
    direction: Direction | None
    letter: Letter | None
    own: int | None
    keeper_letter: Letter | None
    theirs: int | None
    easier: int
    fork: ShotFork


class MisterBoard(TypedDict):
    """Everything on the board. Fields are null in the stages that don't have them.

    `round` counts from 1, `draft_pass` the times through the deck of the draft. `turned` is the footballer turned
    up for the seat `buyer`, and `no_choice` the reason why the draft leaves that seat one answer. `standings` are the
    seats in the order of a league's table, else empty.
    """

    stage: Stage
    format: Format
    round: int
    rounds: int
    draft_pass: int | None
    buyer: int | None
    turned: str | None
    no_choice: NoChoice | None
    teams: list[MisterTeam]
    fixtures: list[MisterFixture]
    results: list[MisterResult]
    standings: list[int]
    minute: int | None
    attacker: int | None
    defender: int | None
    action: MisterActionInPlay | None
    shot: MisterShotInPlay | None
