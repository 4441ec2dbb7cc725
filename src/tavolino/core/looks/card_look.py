"""How a card looks, as plain data: a game describes its cards in these classes, and `card_art` draws them.

Colours are `#rrggbb` or names of `card_art.palette`. A sign is the name of a drawing in `card_art/icons`.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

OUTFIELDER: Final = "outfielder"
KEEPER: Final = "keeper"
COACH: Final = "coach"
JOKER: Final = "joker"

Mood = Literal["", "glad", "open"]
"""A face as its owner is, glad, or open-mouthed."""

Point = tuple[float, float]
"""A position on a pitch as (x, y) from 0 to 1. (0, 0) is the far left corner, (1, 1) the near right one; attacks go
towards the far goal.
"""


@dataclass(frozen=True)
class CardLook:
    """A plain card: its name and its effect. Subclasses add what their drawings need.

    `short` is the name where there is little room; without one it is the name.
    """

    name: str
    text: str = ""
    short: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class Kit:
    """A shirt in two colours. `pattern` is plain, stripes, hoops, halves, sash, quarters, yoke or checks."""

    pattern: str
    colours: tuple[str, str]


@dataclass(frozen=True)
class PortraitPerson:
    """A person with a face. The face depends only on the id. Without a `kit` the clothes are chosen by the id too."""

    id: str
    job: str = OUTFIELDER
    age: int = 26
    nation: str = ""
    kit: Kit | None = None
    is_captain: bool = False
    mood: Mood = ""
    is_clean_shaven: bool = False


@dataclass(frozen=True)
class Figure:
    """One ability of a person: its letter, its sign and its value."""

    letter: str
    sign: str
    n: int


@dataclass(frozen=True)
class Stamp:
    sign: str
    text: str


@dataclass(frozen=True)
class Portrait(CardLook):
    """A person on a sticker. `text` is printed under the name; empty fields are left out.

    `behind` is the background: sun, rays, bars, circle or diamond. `spots` are the person's positions on the pitch.
    """

    person: PortraitPerson = PortraitPerson("")
    colour: str = "pitch"
    behind: str = "sun"
    badge: str = ""
    value: str = ""
    spots: tuple[Point, ...] = ()
    figures: tuple[Figure, ...] = ()
    stamps: tuple[Stamp, ...] = ()
    likes: tuple[str, ...] = ()
    dislikes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lettering(CardLook):
    """A word in comic lettering on a coloured burst, with an optional sign."""

    colour: str = "red"
    sign: str = ""


@dataclass(frozen=True)
class Emblem(CardLook):
    """A sign that fills the card, with an optional small one in two corners. `behind` is as in `Portrait`."""

    sign: str = "ball"
    colour: str = "pitch"
    behind: str = "sun"
    corners: str = ""


@dataclass(frozen=True)
class PhaseFigure:
    """A footballer in a phase: the ability tested, the name of the position and its place on the pitch."""

    letter: str
    position: str
    at: Point


@dataclass(frozen=True)
class TacticsPhase:
    """One phase of an action at its place on the pitch: one of our footballers, perhaps against one of theirs; or a
    sign with a few words.
    """

    at: Point
    own: PhaseFigure | None = None
    theirs: PhaseFigure | None = None
    needs: str = ""
    sign: str = ""
    words: str = ""


@dataclass(frozen=True)
class Tactics(CardLook):
    """An action on a small pitch: arrows from phase to phase, and one into the goal if it `scores`."""

    number: str = ""
    phases: tuple[TacticsPhase, ...] = ()
    scores: bool = False


@dataclass(frozen=True)
class LineUpLook(CardLook):
    """Outfield players on a pitch, line by line from the back.

    `positions` are the names of the positions, if they have any: first the goalkeeper, then each line from the left.
    """

    lines: tuple[int, ...] = ()
    positions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Goalmouth(CardLook):
    """A goal with an arrow into one of its three parts: 0 is left, 2 right."""

    part: int = 1


@dataclass(frozen=True)
class Note:
    """An instruction, and its number if that is worth printing large."""

    sign: str
    name: str
    text: str
    figure: str = ""


@dataclass(frozen=True)
class Notebook(CardLook):
    """A notebook page with a few notes, one of which applies."""

    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class SplitHalf:
    """Half of a split card: the letters it tests, one group for each footballer, and the total to reach."""

    kind: str
    name: str
    text: str
    asks: tuple[str, ...]
    total: int
    warning: str = ""


@dataclass(frozen=True)
class SplitLook(CardLook):
    """A card of two halves."""

    halves: tuple[SplitHalf, ...] = ()


@dataclass(frozen=True)
class Clipping(CardLook):
    """A newspaper clipping: `section` is the heading of the page, `aside` a remark."""

    section: str = ""
    sign: str = "ball"
    aside: str = ""
    colour: str = "red"


@dataclass(frozen=True)
class Certificate(CardLook):
    """A certificate in a frame."""

    section: str = ""
    sign: str = "star"
    aside: str = ""


@dataclass(frozen=True)
class CardBack:
    """The back of a deck's cards: a sign on a lattice or on rays."""

    colour: str = "cloth"
    sign: str = "ball"
    pattern: str = "lattice"
