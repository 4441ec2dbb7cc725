"""Builds from the cards the box that the engine reads: clubs, action halves, management cards, formations."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tavolino.games.best11.cards.event_builder import build_event
from tavolino.games.best11.cards.half_builder import add_half
from tavolino.games.best11.cards.reading import Club, EventCard, PrintedCards, management_id, standard_cards
from tavolino.games.best11.engine.card_box import (
    COACH,
    DENIAL,
    MORE_CARDS,
    NO_BONUS,
    OTHER,
    ROLE_BONUS,
    ROLE_LETTERS,
    STRONGEST,
    TOTAL_BONUS,
    CardBox,
    ManagementCard,
)
from tavolino.games.best11.engine.moves import OPPORTUNITIES

BONUSES: Final = {
    "": NO_BONUS,
    "role": ROLE_BONUS,
    "strongest": STRONGEST,
    "total": TOTAL_BONUS,
    "draw": MORE_CARDS,
    "deny": DENIAL,
}


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


def count_decks(box: CardBox, sets: int) -> dict[str, dict[str, int]]:
    """Deck by deck, the number of cards of each kind; `sets` counts the sets of event, action and management cards."""
    return {
        "team": {id: box.ids.count(id) for id in box.ids},
        "events": {kind.id: kind.copies * sets for kind in box.events},
        "actions": {id: n * sets for id, n in zip(box.action_ids, box.action_copies, strict=True)},
        "management": {management_id(number): sets for number in range(len(box.management))},
        "formations": dict.fromkeys(box.formations, 1),
    }
