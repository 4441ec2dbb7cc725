"""Reads the cards from their data files, and builds from them what the engine reads."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from tavolino.core.options import Setting
from tavolino.games.mister.engine import action_cards
from tavolino.games.mister.engine.action_cards import THE_TAKER, ActionCard, ActionEnding, ActionPhase
from tavolino.games.mister.engine.footballers import (
    FIRST_MIDFIELD_POSITION,
    GOALKEEPER_POSITION,
    LETTERS,
    POSITIONS,
    SKILLS,
    FootballerTable,
    Position,
    Role,
    Skill,
)
from tavolino.games.mister.engine.moves import DIRECTIONS

GOALKEEPER: Final = "goalkeeper"
DIRECTION_SETS: Final = 4  # one for each manager
ROLE_POSITIONS: Final[Mapping[Role, tuple[Position, ...]]] = {
    "full_back": ("RB", "LB"),
    "centre_back": ("RCB", "LCB"),
    "winger": ("RM", "LM"),
    "central_midfielder": ("RCM", "LCM"),
    "target_man": ("RS", "LS"),
    "second_striker": ("RS", "LS"),
    GOALKEEPER: ("GK",),
}
"""The positions that a role is for."""
FIRST_POSITIONS: Final = {"pitch": GOALKEEPER_POSITION, "midfield_attack": FIRST_MIDFIELD_POSITION}


@dataclass(frozen=True)
class Footballer:
    """A footballer card. `abilities` are A to H, 0 where his kind has none; `skills` are names of SKILLS."""

    id: str
    name: str
    nation: str
    age: int
    role: Role
    abilities: tuple[int, ...]
    skills: tuple[Skill, ...] = ()

    @property
    def is_keeper(self) -> bool:
        return self.role == GOALKEEPER


def read_toml(file: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(file).read_text("utf-8"))


# -- Footballers


def parse_footballer(card: Mapping[str, Any]) -> Footballer:
    """A footballer from a table of the data file."""
    return Footballer(
        card["id"],
        card["name"],
        card["nation"],
        card["age"],
        card["role"],
        tuple(card.get(letter, 0) for letter in LETTERS),
        tuple(card["skills"]),
    )


STANDARD_FOOTBALLERS: Final = tuple(
    parse_footballer(card) for card in read_toml("footballers.toml")["footballer"]
)


def build_footballer_table(cards: Iterable[Footballer]) -> FootballerTable:
    """The footballers for the engine."""
    cards = tuple(cards)
    return FootballerTable(
        [card.id for card in cards],
        [card.name for card in cards],
        [card.role for card in cards],
        [n for card in cards for n in card.abilities],
        [card.is_keeper for card in cards],
        [skill_mask(*card.skills) for card in cards],
    )


def skill_mask(*skills: str) -> int:
    return sum(1 << SKILLS.index(skill) for skill in skills)


# -- Action cards

ACTION_CARDS: Final[tuple[dict[str, Any], ...]] = tuple(read_toml("actions.toml")["action"])
ACTION_IDS: Final = tuple(card["id"] for card in ACTION_CARDS)


def build_action_cards(
    cards: Iterable[Mapping[str, Any]], options: Mapping[str, Setting]
) -> list[ActionCard]:
    """The cards, with what the options change in them (5.2, 6.10)."""
    margin = tie_margin(options)
    return [parse_action_card(printed_card(card, options), margin) for card in cards]


def tie_margin(options: Mapping[str, Setting]) -> int:
    """How much more the attacker needs than the defender in a duel on which no margin is printed (5.2)."""
    return 1 if options["duel_tie"] == "defender" else 0


def printed_card(card: Mapping[str, Any], options: Mapping[str, Setting]) -> Mapping[str, Any]:
    """What a card says under the options (6.10)."""
    return {**card, **card.get("mirrored", {})} if options["card21"] == "mirrored" else card


def parse_action_card(card: Mapping[str, Any], tie_margin: int) -> ActionCard:
    """An action card for the engine: phases, and a shot or what the last phase brings instead."""
    last = card["phases"][-1]
    ends = last if last["verb"] in ("bonus", "sent_off", "injury") else None
    phases = [parse_phase(phase, tie_margin) for phase in card["phases"] if phase is not ends]
    return ActionCard(card["id"], phases, parse_event_ending(ends) if ends else parse_shot(card["shot"]))


def parse_phase(phase: dict[str, Any], tie_margin: int) -> ActionPhase:
    """A phase for the engine."""
    letter, at = parse_figure(phase.get("own", (phase.get("letter", "A"), "GK")))
    their_letter, their_at = parse_figure(phase.get("theirs", ("A", "GK")))
    verb = ("duel", "anyone", "keeper", "taker", "wall", "skill").index(phase["verb"])
    need = phase.get("at_least", phase.get("margin", tie_margin))
    skill = skill_mask(phase["skill"]) if "skill" in phase else 0
    return ActionPhase(
        verb, letter, FIRST_POSITIONS.get(phase.get("where", ""), at), their_letter, their_at, need, skill
    )


def parse_shot(shot: dict[str, Any]) -> ActionEnding:
    """The ending of a card with a shot."""
    kind = ("duel", "penalty", "guess").index(shot["kind"])
    letter, at = parse_figure(shot.get("own", ("A", "GK")))
    skill = skill_mask(shot["skill"]) if "skill" in shot else 0
    return ActionEnding(kind, letter, at, LETTERS.index(shot.get("keeper", "A")), skill, 0)


def parse_event_ending(ending: dict[str, Any]) -> ActionEnding:
    """A card that ends without a shot."""
    kinds = {"bonus": action_cards.BONUS, "sent_off": action_cards.SENT_OFF, "injury": action_cards.INJURY}
    return ActionEnding(kinds[ending["verb"]], 0, 0, 0, 0, ending.get("points", 0))


def parse_figure(named: Iterable[str]) -> tuple[int, int]:
    """A letter and a position as numbers."""
    letter, position = named
    return LETTERS.index(letter), THE_TAKER if position == "taker" else POSITIONS.index(position)


# -- The box


def box_decks(cards: Iterable[Footballer], actions: Iterable[str] = ACTION_IDS) -> dict[str, dict[str, int]]:
    """Deck by deck, the number of cards of each kind."""
    return {
        "footballers": dict.fromkeys((card.id for card in cards), 1),
        "actions": dict.fromkeys(actions, 1),
        "directions": dict.fromkeys(DIRECTIONS, DIRECTION_SETS),
    }
