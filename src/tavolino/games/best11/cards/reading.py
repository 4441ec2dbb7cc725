"""Reads the cards from their data files.

A club or an event deck of one's own comes as the same dataclasses: `parse_club` and `parse_event_deck` take the data
of a file, built in or not.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

CLUB_IDS: Final = ("bramblecaster", "fuioresti", "montelampo", "portosaldo", "puertolucero")
"""The first is the default."""


@dataclass(frozen=True)
class TeamCard:
    """A footballer (`role` P, D, C or A) or a coach, who likes some formations and dislikes others."""

    id: str
    name: str
    nation: str
    age: int
    role: str
    value: int
    likes: tuple[str, ...] = ()
    dislikes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Club:
    """A club with its team deck. The kit is a pattern and its colours."""

    id: str
    name: str
    town: str
    nation: str
    character: str
    pattern: str
    colours: tuple[str, ...]
    cards: tuple[TeamCard, ...]


@dataclass(frozen=True)
class EventCard:
    """A kind of event card, as events.toml explains it. `effect` is one verb with its particulars, or several.

    `title` and `text` are those of a user's card.
    """

    id: str
    n: int
    colour: str
    when: tuple[str, ...]
    who: str
    out: tuple[str, ...]
    effect: Mapping[str, Any]
    title: str = ""
    text: str = ""


@cache
def read_data_file(file: str) -> dict[str, Any]:
    """A data file of the box, read once. Callers must not change it."""
    return tomllib.loads(files(__package__).joinpath(file).read_text("utf-8"))


class PrintedCards(NamedTuple):
    """The cards that all clubs share, each in the form of its data file (formations.toml and so on)."""

    formations: tuple[Mapping[str, Any], ...]
    actions: Mapping[str, Any]
    management: tuple[Mapping[str, Any], ...]


@cache
def standard_cards() -> PrintedCards:
    return PrintedCards(
        tuple(read_data_file("formations.toml")["formations"]),
        read_data_file("actions.toml"),
        tuple(read_data_file("management.toml")["cards"]),
    )


def formation_card(card: str, printed: PrintedCards) -> Mapping[str, Any]:
    return next(one for one in printed.formations if one["id"] == card)


def management_card(card: str, printed: PrintedCards) -> Mapping[str, Any]:
    return next(one for number, one in enumerate(printed.management) if management_id(number) == card)


# -- Clubs


def parse_club(id: str, data: Mapping[str, Any]) -> Club:
    cards = tuple(parse_team_card(card) for card in data["cards"])
    return Club(
        id=id,
        name=data["name"],
        town=data["town"],
        nation=data["nation"],
        character=data["character"],
        pattern=data["kit"]["pattern"],
        colours=tuple(data["kit"]["colours"]),
        cards=cards,
    )


def parse_team_card(data: Mapping[str, Any]) -> TeamCard:
    return TeamCard(
        id=data["id"],
        name=data["name"],
        nation=data["nation"],
        age=data["age"],
        role=data["role"],
        value=data["value"],
        likes=tuple(data.get("likes", ())),
        dislikes=tuple(data.get("dislikes", ())),
    )


@cache
def built_in_club(id: str) -> Club:
    return parse_club(id, read_data_file(f"clubs/{id}.toml"))


# -- Event cards


def parse_event_deck(data: Mapping[str, Any]) -> tuple[EventCard, ...]:
    return tuple(parse_event_card(card) for card in data["events"])


def parse_event_card(data: Mapping[str, Any]) -> EventCard:
    out = tuple(data.get("out", ()))
    return EventCard(
        data["id"],
        data["n"],
        data["colour"],
        tuple(data["when"]),
        data.get("who", ""),
        out,
        data["effect"],
        data.get("title", ""),
        data.get("text", ""),
    )


@cache
def standard_events() -> tuple[EventCard, ...]:
    return parse_event_deck(read_data_file("events.toml"))


def management_id(number: int) -> str:
    return f"management-{number + 1}"
