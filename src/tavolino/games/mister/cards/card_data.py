"""What is on a card, as data: a board shows a figure or finds a role without reading a text."""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from tavolino.games.mister.cards.reading import ROLE_POSITIONS, Footballer
from tavolino.games.mister.engine.footballers import LETTERS, Letter, Position, Role, Skill
from tavolino.games.mister.engine.moves import DIRECTIONS, Direction

Verb = Literal["duel", "anyone", "keeper", "taker", "wall", "skill", "bonus", "sent_off", "injury"]


class MisterFigures(TypedDict, total=False):
    """The figures of a footballer. Outfielders have A to F, goalkeepers C, D, G and H."""

    A: int
    B: int
    C: int
    D: int
    E: int
    F: int
    G: int
    H: int


class MisterFootballer(TypedDict):
    """A footballer's card. `positions` are those that his role is for; `overall` is the
    sum of A to F, null for a goalkeeper."""

    kind: Literal["footballer"]
    role: Role
    positions: list[Position]
    nation: str
    age: int
    figures: MisterFigures
    overall: int | None
    skills: list[Skill]


class MisterFigure(TypedDict):
    """One letter of the footballer in one position. The position `taker` is whoever the attacker names."""

    letter: Letter
    position: Position | Literal["taker"]


class MisterPhase(TypedDict):
    """One phase of an action card. A field is null where the verb has no use for it.

    A `duel` passes if `own` has at least `margin` more than `theirs`. `anyone`, `keeper` and `wall` look for
    a footballer with `at_least` so much of `letter`, `skill` for one with `skill` in the places of `where`.
    `bonus` brings `points`.
    """

    verb: Verb
    own: MisterFigure | None
    theirs: MisterFigure | None
    margin: int | None
    letter: Letter | None
    at_least: int | None
    skill: Skill | None
    where: Literal["pitch", "midfield_attack"] | None
    points: int | None


class MisterShot(TypedDict):
    """The shot at the end of an action card: `own` against the goalkeeper's letter `keeper`.

    In a `guess` nobody is compared: whoever has `skill` shoots.
    """

    kind: Literal["duel", "penalty", "guess"]
    own: MisterFigure | None
    keeper: Letter | None
    skill: Skill | None


class MisterAction(TypedDict):
    """An action card: its phases in order and, if it can score, its shot."""

    kind: Literal["action"]
    number: int
    phases: list[MisterPhase]
    shot: MisterShot | None


class MisterDirection(TypedDict):
    """A direction card: where a shot or a dive goes."""

    kind: Literal["direction"]
    direction: Direction


MisterCard = MisterFootballer | MisterAction | MisterDirection


def footballer_data(card: Footballer) -> MisterFootballer:
    """What is on a footballer's card."""
    return {
        "kind": "footballer",
        "role": card.role,
        "positions": list(ROLE_POSITIONS[card.role]),
        "nation": card.nation,
        "age": card.age,
        "figures": figures(card),
        "overall": None if card.is_keeper else sum(card.abilities),
        "skills": list(card.skills),
    }


def figures(card: Footballer) -> MisterFigures:
    """The letters that his kind has."""
    values: MisterFigures = {}
    for letter, value in zip(LETTERS, card.abilities, strict=True):
        if value:
            values[letter] = value
    return values


def action_data(card: Mapping[str, Any], tie_margin: int) -> MisterAction:
    """What is on an action card. A duel on which no margin is printed takes `tie_margin` more (5.2)."""
    return {
        "kind": "action",
        "number": card["number"],
        "phases": [phase_data(phase, tie_margin) for phase in card["phases"]],
        "shot": shot_data(card["shot"]) if "shot" in card else None,
    }


def phase_data(phase: Mapping[str, Any], tie_margin: int) -> MisterPhase:
    """One phase, with null for all that its verb has no use for."""
    return {
        "verb": phase["verb"],
        "own": figure(phase.get("own")),
        "theirs": figure(phase.get("theirs")),
        "margin": phase.get("margin", tie_margin) if phase["verb"] == "duel" else None,
        "letter": phase.get("letter"),
        "at_least": phase.get("at_least"),
        "skill": phase.get("skill"),
        "where": phase.get("where"),
        "points": phase.get("points"),
    }


def shot_data(shot: Mapping[str, Any]) -> MisterShot:
    """The shot at the end of a card."""
    return {
        "kind": shot["kind"],
        "own": figure(shot.get("own")),
        "keeper": shot.get("keeper"),
        "skill": shot.get("skill"),
    }


def figure(named: Any) -> MisterFigure | None:
    """A letter and a position, as the data file writes them."""
    return None if named is None else {"letter": named[0], "position": named[1]}


def direction_data(card: str) -> MisterDirection:
    """What is on a direction card."""
    return {"kind": "direction", "direction": DIRECTIONS[DIRECTIONS.index(card)]}
