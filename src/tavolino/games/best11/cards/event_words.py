"""What an event card says: its text, ours or the user's, or else what its verbs do, with their figures."""

from collections.abc import Mapping
from typing import Any, Final

from tavolino.core.language.texts import Texts, TextValue
from tavolino.games.best11.cards.event_builder import AMOUNT_FIELDS, find_verbs
from tavolino.games.best11.cards.reading import EventCard, standard_events

BOX_CARDS: Final = {card.id: card for card in standard_events()}


def is_of_the_box(card: EventCard) -> bool:
    """Does a card do what the box's card of that id does?"""
    ours = BOX_CARDS.get(card.id)
    return ours is not None and (ours.effect, ours.who, ours.when) == (card.effect, card.who, card.when)


def event_title(card: EventCard, texts: Texts) -> str:
    return card.title or texts.say(f"event-card-{card.id}")


def event_text(card: EventCard, texts: Texts) -> str:
    return card.text or effect_text(card, texts)


def effect_text(card: EventCard, texts: Texts) -> str:
    """What a card does, whatever somebody has written on it."""
    if is_of_the_box(card):
        return texts.say(f"event-card-{card.id}.effect")
    return " ".join(verb_text(verb, card, texts) for verb in find_verbs(card.effect))


def event_flavour(card: EventCard, texts: Texts) -> str:
    """A card with a user's words says nothing beside them."""
    is_ours = card.id in BOX_CARDS and not card.title and not card.text
    return texts.say(f"event-card-{card.id}.flavour") if is_ours else ""


def verb_text(verb: str, card: EventCard, texts: Texts) -> str:
    """What a verb does, with the figures of this card."""
    return texts.say(f"effect-{verb}", {"who": card.who or "-", **figures(verb, card.effect, texts)})


def figures(verb: str, effect: Mapping[str, Any], texts: Texts) -> dict[str, TextValue]:
    amount = effect[AMOUNT_FIELDS.get(verb, verb)]
    return {
        "n": amount if isinstance(amount, int) else 0,
        "how": effect[verb] if effect[verb] == "all" else "one",
        "at_most": effect.get("at_most", 0),
        "instead": effect.get("instead", 0),
        "if": effect.get("if", "-"),
        "alone": "yes" if effect.get("alone") else "no",
        "values": ", ".join(map(str, effect["values"])) if "values" in effect else "one-purchase",
        "half": half_name(str(effect[verb]), texts) if verb == "becomes" else "",
        "need": requirement(effect["roles"], effect["total"], texts) if "roles" in effect else "none",
    }


def half_name(id: str, texts: Texts) -> str:
    key = next((key for key in (f"attack-{id}", f"defence-{id}") if texts.has(key)), "")
    return texts.say(key) if key else id


def requirement(roles: list[list[str]], total: int, texts: Texts) -> str:
    """As it stands on an action card: M+D=6."""
    return f"{'+'.join('/'.join(role_letter(role, texts) for role in some) for some in roles)}={total}"


def role_letter(role: str, texts: Texts) -> str:
    """The letter of a role in this language."""
    return texts.say("role-letter", {"role": role})
