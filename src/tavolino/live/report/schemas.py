"""What is told of a finished match: report, replay, analysis."""

from msgspec import Struct

from tavolino.core.looks.scenes import SceneKind
from tavolino.core.view import View
from tavolino.live.frames.server_frames import EventFields


class TimelineEvent(Struct):
    """Something that happened: its number, after how many moves and seconds, the fact, and how it is told and
    shown.
    """

    n: int
    move: int
    at: float
    event: EventFields
    text: str
    scene: SceneKind


class Report(Struct):
    """A finished match. `duration` in seconds; `practice`: it went on from another one; `measures` are figures that
    the game itself takes; `measure_labels` what a user's deck calls some of their items.
    """

    id: str
    game: str
    names: list[str]
    players: list[str]
    started: str
    duration: float
    scores: list[int]
    winners: list[int]
    reason: str
    verdict: str
    moves: int
    undone: int
    practice: bool
    daily: str
    fair: str
    seed: str
    timeline: list[TimelineEvent]
    measures: dict[str, float]
    measure_labels: dict[str, str]


class Replay(Struct):
    """The match after a number of moves: all cards open, or as one seat saw it."""

    move: int
    moves: int
    view: View
    asks: str
    played: str


class KeyMoment(Struct):
    """After the move of this number the chance of a seat had grown by `swing`, and what was told of it."""

    move: int
    seat: int
    swing: float
    before: float
    after: float
    text: str


class ChanceAccountInfo(Struct):
    """Where a seat's chance of winning went: `start`, own and others' choices, luck and `table` add up to `end`.

    `table` is what resigning, forfeits or an agreed draw did; `error` how sure the figure of its own choices is.
    """

    seat: int
    start: float
    end: float
    own_choices: float
    others_choices: float
    luck: float
    table: float
    error: float


class DecisiveChoiceInfo(Struct):
    """A choice that won or cost much, beside what a sensible player would have done `instead` (empty: most often the
    same); give or take the `error`.
    """

    move: int
    seat: int
    gain: float
    error: float
    played: str
    instead: str


class MatchAnalysis(Struct):
    """Who was going to win, after each number of `moves`, the last of which is the end. By seat: its chance as a
    spectator knew it (with the interval from `low` to `high`), and as the seat itself did (`own`).
    """

    seats: int
    moves: list[int]
    spectator: list[list[float]]
    own: list[list[float]]
    low: list[list[float]]
    high: list[list[float]]
    key_moments: list[KeyMoment]
    balance: list[ChanceAccountInfo]
    choices: list[DecisiveChoiceInfo]
