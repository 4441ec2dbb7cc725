"""The figures of a card, as data: what a client would otherwise have to read out of names and help texts."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypedDict, get_args

from tavolino.games.best11.cards.event_builder import EventVerbId, verb_of
from tavolino.games.best11.cards.reading import (
    Club,
    EventCard,
    PrintedCards,
    TeamCard,
    formation_card,
    management_card,
)
from tavolino.games.best11.engine.card_box import NOBODY, CardBox

Role = Literal["P", "D", "C", "A"]
"""Goalkeeper, defender, midfielder, forward."""
ROLES: Final[tuple[Role, ...]] = get_args(Role)
ChallengeBonus = Literal["role", "strongest", "total", "draw", "deny"]
EventMoment = Literal["any", "move", "declared", "drawn", "chosen", "window", "goal"]


class Best11Kit(TypedDict):
    """The shirt of a club: a pattern in two colours."""

    pattern: str
    colours: list[str]


class Best11Footballer(TypedDict):
    """A footballer: his name alone, his role, his value in points, which is also his price in millions."""

    kind: Literal["footballer"]
    name: str
    club: str
    kit: Best11Kit
    role: Role
    value: int


class Best11Coach(TypedDict):
    """A coach, and the ids of the formations that he likes and dislikes."""

    kind: Literal["coach"]
    name: str
    club: str
    kit: Best11Kit
    value: int
    likes: list[str]
    dislikes: list[str]


class Best11ActionHalf(TypedDict):
    """What half of an action card needs: a footballer of one of the roles for each list, and a `total` of points.

    `half` is what the text `half-name` is given. `stopped_by` is the only defence that can stop an
    attack, None if any can.
    """

    half: str
    roles: list[list[Role]]
    total: int
    stopped_by: str | None


class Best11Action(TypedDict):
    """An action card: one half to attack with, one to defend with."""

    kind: Literal["action"]
    attack: Best11ActionHalf
    defence: Best11ActionHalf


class Best11Management(TypedDict):
    """A management card: millions, a number of event cards, a challenge, or another opportunity.

    `challenge` and `other` name the texts `opportunity-<id>`. The `bonus` that comes with a challenge is for a `role`,
    for the strongest footballer or for the total; or more action cards are drawn; or the opponent's bonus is denied.
    `by` is how much or how many.
    """

    kind: Literal["management"]
    money: int
    events: int
    challenge: str
    bonus: ChallengeBonus | None
    role: Role | None
    by: int
    other: str


class Best11Event(TypedDict):
    """An event card: white ones stay in play. `verb` is what it does, `amount` how much: millions, points or cards.

    `moments` are those at which it can be played. `becomes` is the half that an action becomes.
    """

    kind: Literal["event"]
    colour: Literal["white", "challenge", "management"]
    moments: list[EventMoment]
    verb: EventVerbId
    amount: int | None
    becomes: Best11ActionHalf | None


class Best11Formation(TypedDict):
    """A formation: how many stand in each line, the goalkeeper first, and how many places each role has."""

    kind: Literal["formation"]
    lines: list[int]
    places: dict[Role, int]


Best11Card = Best11Footballer | Best11Coach | Best11Action | Best11Management | Best11Event | Best11Formation


def build_card_data(
    card: str,
    deck: str,
    box: CardBox,
    clubs: Iterable[Club],
    events: Iterable[EventCard],
    printed: PrintedCards,
) -> Best11Card:
    """The data of a card of a deck, of those on the table."""
    if deck == "team":
        return next(team_card_data(one, club) for club in clubs for one in club.cards if one.id == card)
    if deck == "events":
        return next(event_data(one, box) for one in events if one.id == card)
    if deck == "actions":
        return action_data(box.action_ids.index(card), box)
    if deck == "management":
        return management_data(management_card(card, printed))
    return formation_data(formation_card(card, printed))


def team_card_data(card: TeamCard, club: Club) -> Best11Footballer | Best11Coach:
    kit: Best11Kit = {"pattern": club.pattern, "colours": list(club.colours)}
    for role in ROLES:
        if card.role == role:
            return {
                "kind": "footballer",
                "name": card.name,
                "club": club.name,
                "kit": kit,
                "role": role,
                "value": card.value,
            }
    return {
        "kind": "coach",
        "name": card.name,
        "club": club.name,
        "kit": kit,
        "value": card.value,
        "likes": list(card.likes),
        "dislikes": list(card.dislikes),
    }


def action_data(number: int, box: CardBox) -> Best11Action:
    return {
        "kind": "action",
        "attack": half_data(box.attack[number], box),
        "defence": half_data(box.defence[number], box),
    }


def half_data(number: int, box: CardBox) -> Best11ActionHalf:
    half = box.halves[number]
    stopper = half.stopped_by
    return {
        "half": half.name,
        "roles": role_lists(half.roles),
        "total": half.total,
        "stopped_by": None if stopper == NOBODY else box.halves[stopper].name,
    }


def role_lists(masks: list[int]) -> list[list[Role]]:
    """For each footballer that a half asks for, the roles of a mask."""
    return [[role for at, role in enumerate(ROLES) if mask >> at & 1] for mask in masks]


def management_data(data: Mapping[str, Any]) -> Best11Management:
    challenge = data["challenge"]
    bonus = bonus_kind(challenge)
    return {
        "kind": "management",
        "money": data["money"],
        "events": data["events"],
        "challenge": challenge["id"],
        "bonus": bonus,
        "role": challenge["raise"] if bonus == "role" else None,
        "by": challenge.get("by", challenge.get("draw", 0)),
        "other": data["other"]["id"],
    }


def bonus_kind(challenge: Mapping[str, Any]) -> ChallengeBonus | None:
    if "draw" in challenge:
        return "draw"
    if "deny" in challenge:
        return "deny"
    raised = challenge.get("raise")
    if raised is None:
        return None
    return "role" if raised in ROLES else raised


def event_data(card: EventCard, box: CardBox) -> Best11Event:
    kind = next(kind for kind in box.events if kind.id == card.id)
    colour: Any = card.colour
    moments: Any = list(card.when)
    verb = verb_of(card.effect)
    return {
        "kind": "event",
        "colour": colour,
        "moments": moments,
        "verb": verb,
        "amount": kind.amount or None,
        "becomes": None if kind.half == NOBODY else half_data(kind.half, box),
    }


def formation_data(data: Mapping[str, Any]) -> Best11Formation:
    return {
        "kind": "formation",
        "lines": [1, *data["lines"]],
        "places": {role: data[role] for role in ROLES},
    }
