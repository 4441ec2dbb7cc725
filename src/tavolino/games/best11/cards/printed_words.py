"""What formations, action cards and management cards say: the texts of the box, or what somebody has written."""

from collections.abc import Mapping
from typing import Any

from tavolino.core.language.texts import Texts
from tavolino.games.best11.cards.event_words import requirement
from tavolino.games.best11.cards.reading import PrintedCards, formation_card, management_card


def action_pair(card: str, printed: PrintedCards) -> Mapping[str, Any] | None:
    """The halves of an action card; None for a card of another kind."""
    pairs = printed.actions["cards"]
    return next((pair for pair in pairs if f"{pair['attack']}-{pair['defence']}" == card), None)


def half_title(side: str, id: str, actions: Mapping[str, Any], texts: Texts) -> str:
    return str(actions[side][id].get("title") or texts.say(f"{side}-{id}"))


def shared_title(card: str, printed: PrintedCards, texts: Texts) -> str:
    """The title of a card that is no team card and no event."""
    pair = action_pair(card, printed)
    if pair:
        titles = (half_title(side, pair[side], printed.actions, texts) for side in ("attack", "defence"))
        return " / ".join(titles)
    if any(one["id"] == card for one in printed.formations):
        return card
    return str(management_card(card, printed).get("title") or texts.say(f"card-{card}"))


def shared_help(card: str, printed: PrintedCards, texts: Texts) -> str:
    """One line about such a card."""
    pair = action_pair(card, printed)
    if pair:
        needs = {side: half_need(printed.actions[side][pair[side]], texts) for side in ("attack", "defence")}
        return texts.say("help-action", needs)
    if any(one["id"] == card for one in printed.formations):
        return formation_words(formation_card(card, printed), texts)
    data = management_card(card, printed)
    return texts.say(
        "help-management",
        {
            "money": data["money"],
            "events": data["events"],
            "challenge": texts.say(f"opportunity-{data['challenge']['id']}"),
            "other": texts.say(f"opportunity-{data['other']['id']}"),
        },
    )


def half_need(half: Mapping[str, Any], texts: Texts) -> str:
    return requirement(half["roles"], half["total"], texts)


def formation_words(data: Mapping[str, Any], texts: Texts) -> str:
    key = f"formation-{data['id']}.flavour"
    return str(data.get("text") or (texts.say(key) if texts.has(key) else ""))
