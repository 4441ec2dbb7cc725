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
"""A place on a pitch: 0, 0 is its left far corner, 1, 1 the right near one; attacks go to the far goal."""


@dataclass(frozen=True)
class CardLook:
    """Any card: its name and what it does. This is enough for a drawing; the others say more.

    `short` is the name where there is little room; without one it is the name.
    """

    name: str
    text: str = ""
    short: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class Kit:
    """A shirt: plain, stripes, hoops, halves, sash, quarters, yoke or checks, in a main and a second colour."""

    pattern: str
    colours: tuple[str, str]


@dataclass(frozen=True)
class PortraitPerson:
    """Someone with a face of his own, always the same for the same id. Without a kit he wears one of his own."""

    id: str
    job: str = OUTFIELDER
    age: int = 26
    nation: str = ""
    kit: Kit | None = None
    is_captain: bool = False
    mood: Mood = ""


@dataclass(frozen=True)
class Figure:
    """Something that a person is good at: its letter, its sign, and how good."""

    letter: str
    sign: str
    n: int


@dataclass(frozen=True)
class Stamp:
    sign: str
    text: str


@dataclass(frozen=True)
class Portrait(CardLook):
    """A person on a sticker: `text` goes under the name. What is empty is left out.

    `behind` is what is behind him: sun, rays, bars, circle or diamond. `spots` are the places where he plays.
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
    """A word shouted as in a comic, on a burst of colour, with a sign if there is one."""

    colour: str = "red"
    sign: str = ""


@dataclass(frozen=True)
class Emblem(CardLook):
    """A sign that fills the card, and a small one in two corners if there is one. `behind` as in a portrait."""

    sign: str = "ball"
    colour: str = "pitch"
    behind: str = "sun"
    corners: str = ""


@dataclass(frozen=True)
class PhaseFigure:
    """A footballer in a phase: what he is asked for, the name of his position, and where that is."""

    letter: str
    position: str
    at: Point


@dataclass(frozen=True)
class TacticsPhase:
    """What happens at a place: our man, if need be against theirs; or a sign with a few words."""

    at: Point
    own: PhaseFigure | None = None
    theirs: PhaseFigure | None = None
    needs: str = ""
    sign: str = ""
    words: str = ""


@dataclass(frozen=True)
class Tactics(CardLook):
    """A move on a small pitch: an arrow from phase to phase, and the last one into the goal if it `scores`."""

    number: str = ""
    phases: tuple[TacticsPhase, ...] = ()
    scores: bool = False


@dataclass(frozen=True)
class LineUpLook(CardLook):
    """Footballers on a pitch, line by line from the back, without the goalkeeper.

    `positions` are what they are called, if they are called anything: first the goalkeeper, then each line from
    the left.
    """

    lines: tuple[int, ...] = ()
    positions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Goalmouth(CardLook):
    """A goal with an arrow into one of its three parts: 0 is left, 2 right."""

    part: int = 1


@dataclass(frozen=True)
class Note:
    """Something to do, and how much of it if that is a number worth printing large."""

    sign: str
    name: str
    text: str
    figure: str = ""


@dataclass(frozen=True)
class Notebook(CardLook):
    """A page of a notebook with a few notes, of which one counts."""

    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class SplitHalf:
    """Half of a card: the letters it asks for, one group for each footballer, and what they must reach."""

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
    """News cut out of a paper: `section` heads the page, `aside` is a remark."""

    section: str = ""
    sign: str = "ball"
    aside: str = ""
    colour: str = "red"


@dataclass(frozen=True)
class Certificate(CardLook):
    """Something to be framed."""

    section: str = ""
    sign: str = "star"
    aside: str = ""


@dataclass(frozen=True)
class CardBack:
    """The back of a deck's cards: a sign on a lattice, or on rays."""

    colour: str = "cloth"
    sign: str = "ball"
    pattern: str = "lattice"
