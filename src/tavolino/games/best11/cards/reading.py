"""Reads the cards from their data files, and builds the box that the engine reads.

A club or an event deck of one's own comes as the same dataclasses: `club` and `event_deck` take the data of a
file, built in or not.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple, get_args

from tavolino.games.best11.engine.card_box import (
    AFTER_CHALLENGE,
    ALWAYS,
    CHALLENGED,
    CHOSEN,
    COACH,
    CONCEDED,
    DECLARED,
    DENIAL,
    DIFFERENT_CLUBS,
    DRAWN_ATTACKING,
    DRAWN_DEFENDING,
    DRAWN_OTHER,
    MORE_CARDS,
    NO_BONUS,
    NOBODY,
    ON_MOVE,
    OTHER,
    ROLE_BONUS,
    ROLE_LETTERS,
    SCORED,
    STRONGEST,
    TOTAL_BONUS,
    TWO_MANAGERS,
    WINDOW_ACTING,
    WINDOW_OTHER,
    WITH_CAPTAIN,
    ActionHalf,
    CardBox,
    EventKind,
    ManagementCard,
)
from tavolino.games.best11.engine.moves import OPPORTUNITIES

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


# -- What the engine reads

EventVerbId = Literal[
    "income",
    "total",
    "peace",
    "discount",
    "raise",
    "lower",
    "redraw",
    "send_off",
    "becomes",
    "retry",
    "money",
    "find",
    "swap",
    "bet",
    "fixture",
    "look",
    "draw",
    "tax",
]
"""The verbs of event cards, in the order of their numbers in card_box.py."""
VERB_IDS: Final[tuple[EventVerbId, ...]] = get_args(EventVerbId)
BONUSES: Final = {
    "": NO_BONUS,
    "role": ROLE_BONUS,
    "strongest": STRONGEST,
    "total": TOTAL_BONUS,
    "draw": MORE_CARDS,
    "deny": DENIAL,
}
ENGINE_MOMENTS: Final = {
    ("any", ""): (
        ON_MOVE,
        CHALLENGED,
        DRAWN_ATTACKING,
        DRAWN_DEFENDING,
        DRAWN_OTHER,
        WINDOW_ACTING,
        WINDOW_OTHER,
        CONCEDED,
        SCORED,
    ),
    ("move", ""): (ON_MOVE,),
    ("move", "both"): (ON_MOVE,),
    ("declared", "outsider"): (DECLARED,),
    ("declared", "defender"): (CHALLENGED,),
    ("drawn", "acting"): (DRAWN_ATTACKING, DRAWN_DEFENDING),
    ("drawn", "attacker"): (DRAWN_ATTACKING,),
    ("drawn", "defender"): (DRAWN_DEFENDING,),
    ("drawn", "other"): (DRAWN_OTHER,),
    ("drawn", "both"): (DRAWN_ATTACKING, DRAWN_DEFENDING, DRAWN_OTHER),
    ("chosen", "outsider"): (CHOSEN,),
    ("window", "acting"): (WINDOW_ACTING,),
    ("window", "other"): (WINDOW_OTHER,),
    ("window", "both"): (WINDOW_ACTING, WINDOW_OTHER),
    ("goal", "attacker"): (SCORED,),
    ("goal", "defender"): (CONCEDED,),
    ("goal", "both"): (CONCEDED, SCORED),
}
"""By a moment of events.toml and who may play the card then: the moments of the engine."""
CONDITIONS: Final = {None: ALWAYS, "challenge": AFTER_CHALLENGE, "captain": WITH_CAPTAIN}
OUT_CONDITIONS: Final = {"two-managers": TWO_MANAGERS, "different-clubs": DIFFERENT_CLUBS}
MAX_VALUE: Final = 6
ANY_VALUE: Final = (1 << MAX_VALUE + 1) - 1


def build_box(
    at_table: Iterable[Club], events: Iterable[EventCard], printed: PrintedCards | None = None
) -> CardBox:
    """Everything on a table with these clubs, this event deck and these other cards (those of the box)."""
    box = CardBox()
    printed = printed or standard_cards()
    for data in printed.formations:
        box.add_formation(data["id"], [data[letter] for letter in ROLE_LETTERS], [1, *data["lines"]])
    for one in at_table:
        add_club(box, one)
    add_actions(box, printed.actions)
    add_management(box, printed.management)
    box.add_events([build_event(card, box) for card in events])
    return box


def add_club(box: CardBox, one: Club) -> None:
    box.add_club(one.name)
    for card in one.cards:
        role = COACH if card.role == "coach" else ROLE_LETTERS.index(card.role)
        likes, dislikes = (formation_mask(box, ids) for ids in (card.likes, card.dislikes))
        box.add_card(card.id, card.name, role, card.value, likes, dislikes)


def formation_mask(box: CardBox, ids: Iterable[str]) -> int:
    """Those of the formations that are at this table."""
    return sum(1 << box.formations.index(id) for id in ids if id in box.formations)


def add_actions(box: CardBox, data: Mapping[str, Any]) -> None:
    """The attack halves first, then the defence halves."""
    numbers: dict[tuple[str, str], int] = {}
    for side in ("attack", "defence"):
        for id, half in data[side].items():
            numbers[side, id] = len(box.halves)
            add_half(box, id, half)
    for id, half in data["attack"].items():
        if "stopped_by" in half:
            box.halves[numbers["attack", id]].stopped_by = numbers["defence", half["stopped_by"]]
    for card in data["cards"]:
        box.add_action(numbers["attack", card["attack"]], numbers["defence", card["defence"]], card["n"])


def add_half(box: CardBox, id: str, data: Mapping[str, Any]) -> int:
    """The number of the new half."""
    half = ActionHalf(id, role_masks(data["roles"]), data["total"], NOBODY, len(box.halves))
    half.name = data.get("title", id)
    box.halves.append(half)
    return half.counts_as


def role_masks(roles: Iterable[Iterable[str]]) -> list[int]:
    return [sum(1 << ROLE_LETTERS.index(letter) for letter in letters) for letters in roles]


def add_management(box: CardBox, cards: Iterable[Mapping[str, Any]]) -> None:
    for card in cards:
        bonus, role, by = challenge_bonus(card["challenge"])
        other = OPPORTUNITIES.index(card["other"]["id"]) - OTHER
        box.management.append(ManagementCard(card["money"], card["events"], bonus, role, by, other))
        box.band = card["other"].get("captain", box.band)


def challenge_bonus(data: Mapping[str, Any]) -> tuple[int, int, int]:
    """The bonus, its role if it is for one, and how much."""
    raised = data.get("raise", "")
    if raised in ROLE_LETTERS and raised:
        return BONUSES["role"], ROLE_LETTERS.index(raised), data["by"]
    name = raised or next((verb for verb in ("draw", "deny") if verb in data), "")
    return BONUSES[name], 0, int(data.get("by", data.get("draw", 0)))


BOX_HALVES: Final = ("miracle-save",)
"""The halves of event cards of the box: they have names of their own."""
CLOSING_VERBS: Final = ("redraw", "becomes", "retry", "bet", "send_off")
"""Those after which the challenge goes on elsewhere: a card has at most one, and it comes last."""
LASTING_VERBS: Final = ("income", "total")
"""Those that do nothing when the card is played: what they do comes later."""


def find_verbs(effect: Mapping[str, Any]) -> list[EventVerbId]:
    """The verbs of an effect, the chief one first: the one that closes, or else the one that does most at once.

    The `total` beside `becomes` is none.
    """
    verbs = [verb for verb in VERB_IDS if verb in effect and (verb != "total" or "becomes" not in effect)]
    return sorted(verbs, key=verb_rank)


def verb_rank(verb: EventVerbId) -> int:
    if verb in CLOSING_VERBS:
        return 0
    return 3 if verb in LASTING_VERBS else 2 if verb in ("money", "tax", "discount") else 1


def verb_of(effect: Mapping[str, Any]) -> EventVerbId:
    return find_verbs(effect)[0]


def build_event(card: EventCard, box: CardBox) -> EventKind:
    """The card with its chief verb; its other verbs are parts that come before."""
    chief, *others = find_verbs(card.effect)
    kind = build_part(card, chief, box)
    kind.parts = [*(build_part(card, verb, box) for verb in reversed(others)), kind]
    add_lasting_effects(kind, card.effect)
    return kind


def build_part(card: EventCard, verb: EventVerbId, box: CardBox) -> EventKind:
    moments = sum(1 << moment for moment in engine_moments(card))
    out = sum(OUT_CONDITIONS[when] for when in card.out)
    part = EventKind(card.id, card.n, out, card.colour == "white", moments, VERB_IDS.index(verb))
    data = card.effect
    amount = data.get(AMOUNT_FIELDS.get(verb, verb))
    part.amount = amount if isinstance(amount, int) else 0
    part.values = value_mask(verb, data)
    part.discount = data.get("discount", 0) if "values" in data else 0
    part.discount_values = sum(1 << value for value in data.get("values", ()))
    part.all_of_them = data[verb] == "all"
    if verb == "becomes":
        part.half = half_after_event(card, box)
    return part


AMOUNT_FIELDS: Final = {"raise": "by", "lower": "by", "find": "price", "swap": "apart"}
"""By verb: the field with its number, where that is not the verb itself."""


def engine_moments(card: EventCard) -> set[int]:
    return {moment for when in card.when for moment in ENGINE_MOMENTS[when, card.who]}


def add_lasting_effects(kind: EventKind, data: Mapping[str, Any]) -> None:
    kind.pays_income = "income" in data
    kind.income = data.get("income", 0)
    kind.instead = data.get("instead", kind.income)
    kind.condition = CONDITIONS[data.get("if")]
    kind.total = data.get("total", 0) if "becomes" not in data else 0
    kind.alone = data.get("alone", False)


def value_mask(verb: str, data: Mapping[str, Any]) -> int:
    """The mask of the printed values that a verb speaks of."""
    return (1 << data["at_most"] + 1) - 1 if verb == "raise" and "at_most" in data else ANY_VALUE


def half_after_event(card: EventCard, box: CardBox) -> int:
    """The half that an action becomes: one of the cards', or a new one with roles and a total of its own."""
    like = find_half(box, card.effect["becomes"])
    if "roles" not in card.effect:
        return like
    half = box.halves[like]
    own = ActionHalf(card.id, role_masks(card.effect["roles"]), card.effect["total"], half.stopped_by, like)
    own.name = card.title or (card.id if card.id in BOX_HALVES else half.name)
    box.halves.append(own)
    return len(box.halves) - 1


def find_half(box: CardBox, id: str) -> int:
    """A half of the table's cards, else one of the box, which is added with the defence that stops it."""
    known = next((number for number, half in enumerate(box.halves) if half.id == id), NOBODY)
    if known != NOBODY:
        return known
    actions = standard_cards().actions
    data = actions["attack"].get(id) or actions["defence"][id]
    number = add_half(box, id, data)
    if "stopped_by" in data:
        box.halves[number].stopped_by = find_half(box, data["stopped_by"])
    return number


def count_decks(box: CardBox, sets: int) -> dict[str, dict[str, int]]:
    """Deck by deck, the number of cards of each kind; `sets` counts the sets of event, action and management cards."""
    return {
        "team": {id: box.ids.count(id) for id in box.ids},
        "events": {kind.id: kind.copies * sets for kind in box.events},
        "actions": {id: n * sets for id, n in zip(box.action_ids, box.action_copies, strict=True)},
        "management": {management_id(number): sets for number in range(len(box.management))},
        "formations": dict.fromkeys(box.formations, 1),
    }


def management_id(number: int) -> str:
    return f"management-{number + 1}"
