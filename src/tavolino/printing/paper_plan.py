"""What is printed of a game besides its cards and rules, read from its `paper.toml`: what a score sheet asks for, what
stands beside a line-up, what a player's aid shows, which pieces are in the box.

Words are given as names of texts: `paper-...` in the game's `text/paper.*.ftl`.
"""

from functools import cache
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from tavolino.core.language.texts import Texts
from tavolino.core.registry import game_folder

PAPER_FILE: Final = "paper.toml"


class Lines(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="lines"):
    """A table of blank lines for each team. `few` is how many there are when more than two teams share the page: none,
    and there is no such table. `widths` says how wide the columns are, compared with each other.
    """

    title: str
    columns: list[str]
    lines: int
    few: int = 0
    widths: list[int] = field(default_factory=list)


class Rings(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="rings"):
    """Rings for each team, to be crossed one by one; after the first `mark` of them there is a gap."""

    title: str
    rings: int
    mark: int = 0


class Count(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="count"):
    """A table with a row for each figure and a column for each team. The last row is the sum."""

    title: str
    rows: list[str]


class Evening(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="evening"):
    """A table with a row for each player and a column for each match of an evening, and rings for its goals."""

    title: str
    matches: int
    rings: int


class Track(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="track"):
    """Numbered boxes across the page, one for each turn."""

    title: str
    boxes: int


ScorePart = Lines | Rings | Count | Evening | Track


class ScorePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A score sheet: its parts, how many matches share a page, and what is asked for at the end."""

    part: list[ScorePart]
    matches: int = 1
    result: list[str] = field(default_factory=list)
    most: int = 8
    """So many teams or players have room on the page."""


class LineUpPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands beside the pitch of a line-up: places on the bench, and other lines."""

    bench: int = 0
    notes: list[str] = field(default_factory=list)


class AidPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the rules by its id, the table of an article, or a sentence. `half`: beside another half."""

    diagram: str = ""
    table: str = ""
    nth: int = 0
    says: str = ""
    half: bool = False


class PiecePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the box that is no card: its size in millimetres, how many there are, what is on its two sides."""

    id: str
    shape: Literal["token", "band", "stadium", "note"]
    n: int
    wide: float
    high: float
    front: str = ""
    back: str = ""
    colour: str = "pitch"


class PaperPlan(Struct, frozen=True, forbid_unknown_fields=True):
    score: ScorePlan
    line_up: LineUpPlan = field(default_factory=LineUpPlan)
    aid: list[AidPart] = field(default_factory=list)
    piece: list[PiecePlan] = field(default_factory=list)


PLAIN_SCORE: Final = ScorePlan([Lines("goals", ["scorer", "score"], 12, 5)], result=["winner"])
"""For a game that has no plan of its own: goals and a winner."""


@cache
def paper_plan(game: str) -> PaperPlan:
    file = game_folder(game) / PAPER_FILE
    if not file.is_file():
        return PaperPlan(PLAIN_SCORE)
    return msgspec.toml.decode(file.read_bytes(), type=PaperPlan)


def say_word(name: str, texts: Texts) -> str:
    """A word on paper: the game's own, or the one that all games share."""
    own = f"paper-{name}"
    return texts.say(own if texts.has(own) else f"field-{name}")
