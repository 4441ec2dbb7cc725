"""The pictures in a game's rules, read from its `diagrams.toml`: one source for the page, the booklet and the aids.

A picture belongs to an article. Words are given as names of texts, cards by their ids; whoever draws it decides how it
looks.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

from msgspec import Struct, convert

from tavolino.core.language.texts import Texts, load_texts
from tavolino.core.registry import game_folder

DIAGRAMS_FILE: Final = "diagrams.toml"

DiagramSign = Literal["plus", "versus", "stops"]
FlowShape = Literal["start", "question", "step", "end"]
SIGNS: Final[dict[str, DiagramSign]] = {"+": "plus", "vs": "versus", "stops": "stops"}
OUR_LINES: Final = (58, 70, 82, 94)
THEIR_LINES: Final = (6, 18, 30, 42)
"""How far down the pitch the lines of a team are, in hundredths, from the top of the picture."""


class DiagramItem(Struct, frozen=True):
    """A card, or a sign between two cards. The other one is empty."""

    card: str = ""
    sign: DiagramSign | Literal[""] = ""


class Lane(Struct, frozen=True):
    """Cards, and what comes of them."""

    items: list[DiagramItem]
    words: str


class Step(Struct, frozen=True):
    """One thing after another, or one of several; with cards, where they help."""

    cards: list[str]
    words: str


class PitchMan(Struct, frozen=True):
    """Somebody on the pitch, in hundredths of its width and length."""

    label: str
    x: float
    y: float
    is_ours: bool


class FlowBox(Struct, frozen=True):
    """A box of a flow chart: its column and row from 0, and how many columns wide it is."""

    column: float
    row: int
    wide: float
    shape: FlowShape
    words: str


class FlowArrow(Struct, frozen=True):
    """An arrow from one box to another, by their numbers; `words` is the answer that leads there."""

    start: int
    end: int
    words: str


class LanesDrawing(Struct, frozen=True, tag_field="is", tag="lanes"):
    lanes: list[Lane]


class StepsDrawing(Struct, frozen=True, tag_field="is", tag="steps"):
    """`lead` is the card that the steps are about, if any."""

    lead: str
    is_choice: bool
    steps: list[Step]


class PitchDrawing(Struct, frozen=True, tag_field="is", tag="pitch"):
    """Two teams. A link joins two people, by their numbers, who face each other."""

    men: list[PitchMan]
    links: list[tuple[int, int]]


class FlowDrawing(Struct, frozen=True, tag_field="is", tag="flow"):
    columns: int
    rows: int
    boxes: list[FlowBox]
    arrows: list[FlowArrow]


class SeatsDrawing(Struct, frozen=True, tag_field="is", tag="seats"):
    """A table from above. Who sits on its far side plays against whoever sits opposite, on the near side."""

    far: list[str]
    near: list[str]
    words: str


Drawing = LanesDrawing | StepsDrawing | PitchDrawing | FlowDrawing | SeatsDrawing


class Diagram(Struct, frozen=True):
    """A picture with its title, at the article that it explains."""

    id: str
    article: str
    title: str
    drawing: Drawing


@cache
def diagrams(game: str, language: str) -> list[Diagram]:
    """The pictures of a game in one language, in the order of its file; none if it has no file."""
    file = game_folder(game) / DIAGRAMS_FILE
    if not file.is_file():
        return []
    texts = load_texts(language, game)
    return [read_diagram(data, texts) for data in tomllib.loads(file.read_text("utf-8"))["diagram"]]


def read_diagram(data: Mapping[str, Any], texts: Texts) -> Diagram:
    reader = next(reader for kind, reader in READERS.items() if kind in data)
    return Diagram(data["id"], data["article"], texts.say(f"drawn-{data['id']}"), reader(data, texts))


def read_lanes(data: Mapping[str, Any], texts: Texts) -> LanesDrawing:
    lanes = [Lane([*map(read_item, lane["items"].split())], say(lane, texts)) for lane in data["lanes"]]
    return LanesDrawing(lanes)


def read_item(name: str) -> DiagramItem:
    return DiagramItem(sign=SIGNS[name]) if name in SIGNS else DiagramItem(name)


def read_steps(data: Mapping[str, Any], texts: Texts) -> StepsDrawing:
    steps = [Step(step.get("cards", "").split(), say(step, texts)) for step in data["steps"]]
    return StepsDrawing(data.get("lead", ""), data.get("is_choice", False), steps)


def read_pitch(data: Mapping[str, Any], texts: Texts) -> PitchDrawing:
    """Both teams line up alike, ours towards the top of the picture and theirs towards us."""
    lines = [line.split() for line in data["team"]]
    ours = place_team(lines, OUR_LINES, texts, is_ours=True)
    theirs = place_team([line[::-1] for line in lines[::-1]], THEIR_LINES, texts, is_ours=False)
    own, other = list(ours), list(theirs)
    links = [(own.index(pair[0]), len(own) + other.index(pair[1])) for pair in data["links"]]
    return PitchDrawing([*ours.values(), *theirs.values()], links)


def place_team(
    lines: Sequence[Sequence[str]], heights: Sequence[int], texts: Texts, *, is_ours: bool
) -> dict[str, PitchMan]:
    """Everyone of a team by position."""
    return {
        position: PitchMan(position_label(position, texts), 100 * (n + 1) / (len(line) + 1), height, is_ours)
        for line, height in zip(lines, heights)
        for n, position in enumerate(line)
    }


def position_label(position: str, texts: Texts) -> str:
    """The letters of a position in this language, where the game has them."""
    key = "position-code"
    return texts.say(key, {"position": position}) if texts.has(key) else position


def read_flow(data: Mapping[str, Any], texts: Texts) -> FlowDrawing:
    names = [box["id"] for box in data["flow"]]
    boxes = [
        convert({"wide": 1, "shape": "step", **box, "words": say(box, texts)}, FlowBox)
        for box in data["flow"]
    ]
    arrows = [
        FlowArrow(names.index(arrow["from"]), names.index(arrow["to"]), say(arrow, texts))
        for arrow in data["arrows"]
    ]
    return FlowDrawing(data["columns"], 1 + max(box.row for box in boxes), boxes, arrows)


def read_seats(data: Mapping[str, Any], texts: Texts) -> SeatsDrawing:
    return SeatsDrawing(data["far"].split(), data["near"].split(), say(data, texts))


def say(part: Mapping[str, Any], texts: Texts) -> str:
    return texts.say(f"drawn-{part['says']}") if "says" in part else ""


READERS: Final[dict[str, Callable[[Mapping[str, Any], Texts], Drawing]]] = {
    "lanes": read_lanes,
    "steps": read_steps,
    "team": read_pitch,
    "flow": read_flow,
    "far": read_seats,
}
