"""How the cards look: team cards in the kit of their club, halves, a notebook, clippings and certificates."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tavolino.core.language.texts import Texts
from tavolino.core.looks.card_look import (
    COACH,
    KEEPER,
    OUTFIELDER,
    CardBack,
    CardLook,
    Certificate,
    Clipping,
    Kit,
    LineUpLook,
    Note,
    Notebook,
    Portrait,
    PortraitPerson,
    SplitHalf,
    SplitLook,
)
from tavolino.games.best11.cards.event_builder import verb_of
from tavolino.games.best11.cards.event_words import event_flavour, event_text, event_title, role_letter
from tavolino.games.best11.cards.printed_words import half_title, shared_help, shared_title
from tavolino.games.best11.cards.reading import (
    Club,
    EventCard,
    PrintedCards,
    TeamCard,
    formation_card,
    management_card,
    standard_events,
)

BACKS: Final = {
    "team": CardBack("blue", "shirt"),
    "events": CardBack("gold", "paper"),
    "actions": CardBack("red", "boot"),
    "management": CardBack("cloth", "case"),
    "formations": CardBack("pitch", "board"),
}
JOB_BY_ROLE: Final = {"P": KEEPER, "coach": COACH}
SECTION_COLOURS: Final = {"challenge": "red", "management": "blue"}

OPPORTUNITY_SIGNS: Final = {
    "free-footballer": "shirt",
    "free-coach": "suit",
    "poach": "handshake",
    "exchange-footballer": "swap",
    "exchange-coach": "swap",
    "spending-spree": "bag",
    "new-market": "people",
    "captain": "band",
    "immunity": "lock",
}
EVENT_SIGNS: Final = {
    "kit-sponsor": "shirt",
    "tv-rights": "tv",
    "merchandising": "scarf",
    "superior-tactics": "board",
    "twinning": "handshake",
    "youth-academy": "cap",
    "terrace-chants": "megaphone",
    "come-on-lads": "shout",
    "club-dna": "heart",
    "change-of-play": "swap",
    "jinx": "eye",
    "booked": "card",
    "sent-off": "red-card",
    "penalty": "spot",
    "miracle-save": "glove",
    "video-review": "video",
    "boards-bonus": "bag",
    "bargain": "tag",
    "old-ground": "lamp",
    "even-swap": "people",
    "sports-bet": "ticket",
    "fixture-list": "calendar",
    "scout": "glass",
    "commentary": "microphone",
    "tax-inspection": "case",
}
VERB_SIGNS: Final = {verb_of(card.effect): EVENT_SIGNS[card.id] for card in standard_events()}
"""The sign of a user's card: that of a card of the box with the same verb."""


def team_card_look(club: Club, card: TeamCard, texts: Texts) -> Portrait:
    role = texts.say("role-name", {"role": card.role})
    job = JOB_BY_ROLE.get(card.role, OUTFIELDER)
    first, second = club.colours
    return Portrait(
        card.name,
        f"{role} · {club.name} · {card.nation} · {card.age}",
        PortraitPerson(card.id, job, card.age, card.nation, Kit(club.pattern, (first, second))),
        second,
        "bars",
        badge="" if job == COACH else role_letter(card.role, texts),
        value=str(card.value),
        likes=card.likes,
        dislikes=card.dislikes,
    )


def action_look(card: str, printed: PrintedCards, texts: Texts) -> SplitLook:
    data = printed.actions
    [attack, defence] = next(
        (one["attack"], one["defence"])
        for one in data["cards"]
        if f"{one['attack']}-{one['defence']}" == card
    )
    halves = (half_look("attack", attack, data, texts), half_look("defence", defence, data, texts))
    return SplitLook(shared_title(card, printed, texts), shared_help(card, printed, texts), halves)


def half_look(side: str, id: str, actions: Mapping[str, Any], texts: Texts) -> SplitHalf:
    data, key = actions[side][id], f"{side}-{id}.flavour"
    only = data.get("stopped_by")
    return SplitHalf(
        texts.say(f"half-{side}"),
        half_title(side, id, actions, texts),
        texts.say(key) if texts.has(key) and "title" not in data else "",
        tuple("".join(role_letter(role, texts) for role in roles) for roles in data["roles"]),
        data["total"],
        texts.say("half-only", {"defence": half_title("defence", only, actions, texts)}) if only else "",
    )


def management_look(card: str, printed: PrintedCards, texts: Texts) -> Notebook:
    data = management_card(card, printed)
    challenge, other = data["challenge"], data["other"]["id"]
    notes = (
        opportunity_note("money", "coins", texts, data["money"], str(data["money"])),
        opportunity_note("events", "paper", texts, data["events"], str(data["events"])),
        opportunity_note(challenge["id"], "duel", texts, challenge.get("by", 0)),
        opportunity_note(other, OPPORTUNITY_SIGNS[other], texts),
    )
    return Notebook(shared_title(card, printed, texts), shared_help(card, printed, texts), notes)


def opportunity_note(id: str, sign: str, texts: Texts, n: int = 0, figure: str = "") -> Note:
    effect = texts.say(f"opportunity-{id}.effect", {"n": n})
    return Note(sign, texts.say(f"opportunity-{id}"), effect, figure)


def event_look(card: EventCard, texts: Texts) -> CardLook:
    sign = EVENT_SIGNS.get(card.id) or VERB_SIGNS[verb_of(card.effect)]
    name, effect, aside = event_title(card, texts), event_text(card, texts), event_flavour(card, texts)
    section = texts.say(f"section-{card.colour}")
    if card.colour == "white":
        return Certificate(name, effect, section, sign, aside)
    return Clipping(name, effect, section, sign, aside, SECTION_COLOURS[card.colour])


def formation_look(card: str, printed: PrintedCards, texts: Texts) -> LineUpLook:
    data = formation_card(card, printed)
    return LineUpLook(card, shared_help(card, printed, texts), tuple(data["lines"]))


def card_look(
    card: str,
    deck: str,
    clubs: Iterable[Club],
    events: Iterable[EventCard],
    printed: PrintedCards,
    texts: Texts,
) -> CardLook:
    """The look of a card of a deck that is on the table."""
    if deck == "team":
        return next(
            team_card_look(club, one, texts) for club in clubs for one in club.cards if one.id == card
        )
    if deck == "events":
        return next(event_look(one, texts) for one in events if one.id == card)
    return {"actions": action_look, "management": management_look, "formations": formation_look}[deck](
        card, printed, texts
    )
