"""An event deck of one's own, in a TOML file: what its cards must be, and what can be wrong with them."""

from typing import Any, Final

from tavolino.core.decks.card_fields import Field, OneOf, Several, Table, Whole, shown
from tavolino.core.decks.deck_file import DeckFile, Written, as_toml, commented, looks_like
from tavolino.core.decks.filedeck import FileDeck
from tavolino.core.decks.own_deck import TOML, Cell, Column
from tavolino.core.language.texts import DEFAULT_LANGUAGE, texts
from tavolino.core.options import Document
from tavolino.games.best11.cards import reading
from tavolino.games.best11.cards.club_deck import SEATS, inline
from tavolino.games.best11.cards.event_verbs import ATTACKS, DEFENCES, VERBS, lasts, verbs_in
from tavolino.games.best11.cards.reading import EventCard
from tavolino.games.best11.engine.turn import START_EVENTS

TABLE: Final = "events"
KINDS: Final = tuple(card.id for card in reading.standard_events())
"""A card's name and words are in the texts, by its kind."""
MOST_KINDS: Final = 100
NOT_WITH_TWO: Final = "two-managers"

NEEDED: Final[dict[str, Field]] = {
    "id": OneOf(*KINDS),
    "n": Whole(1, 20),
    "colour": OneOf("white", "challenge", "management"),
    "when": Several(OneOf("move", "declared", "drawn", "chosen", "window", "goal"), at_least=1),
    "effect": Table(),
}
FIELDS: Final[dict[str, Field]] = {
    **NEEDED,
    "who": OneOf("acting", "other", "attacker", "defender", "outsider", "both"),
    "out": Several(OneOf(NOT_WITH_TWO, "different-clubs")),
}


class EventDeck(FileDeck[tuple[EventCard, ...]]):
    """The option `events`."""

    game = "best11"
    option = "events"
    seats = SEATS
    columns = (
        Column("name", words="event-card"),
        Column("n"),
        Column("colour", words="deck-word"),
        Column("when", words="deck-word"),
        Column("who", words="deck-word"),
        Column("effect"),
        Column("out", words="deck-word"),
    )

    def claims(self, document: Document) -> bool:
        return looks_like(document, TABLE, ())

    def take(self, file: DeckFile, seats: int) -> tuple[EventCard, ...] | None:
        found = file.cards(TABLE, FIELDS, NEEDED, MOST_KINDS)
        for card in found:
            check(file, card)
        file.check_unlike(found, "id")
        if file.found:
            return None
        deck = reading.event_deck({TABLE: [card.fields for card in found]})
        check_enough(file, deck, seats)
        return deck

    def rows(self, document: Document | None = None) -> list[tuple[Cell, ...]]:
        return [row(card) for card in (self.read(document) if document else reading.standard_events())]

    def template(self, ending: str = TOML, language: str = DEFAULT_LANGUAGE) -> str:
        """The event deck of the box, under a word of explanation."""
        head = commented(texts(language, self.game).say("deck-template-events"))
        return f"{head}\n{as_events(reading.standard_events())}"


EVENTS: Final = EventDeck()


def events(document: Document) -> tuple[EventCard, ...]:
    """The cards of a good deck; one fault that lists all others for any other."""
    return EVENTS.read(document)


# -- Checking


def check_enough(file: DeckFile, deck: tuple[EventCard, ...], managers: int) -> None:
    """Everyone begins with some (2.2); those that are not for two are taken out (16.3)."""
    there = sum(card.n for card in deck if managers > 2 or NOT_WITH_TWO not in card.out)
    needed = managers * START_EVENTS
    if there < needed:
        file.blame("few-events", n=there, needed=needed, managers=managers)


def check(file: DeckFile, card: Written) -> None:
    file.check(card, FIELDS, NEEDED)
    effect = card.fields.get("effect")
    if not isinstance(effect, dict):
        return
    verbs = verbs_in(effect)
    if len(verbs) != 1:
        known = ", ".join(VERBS)
        file.blame(
            "one-verb", card.line_of("effect"), card, verbs=shown(", ".join(verbs)) or "-", known=known
        )
        return
    check_effect(file, file.part(card.label, (*card.path, "effect"), effect), verbs[0])
    check_colour(file, card, verbs[0])
    check_moments(file, card, verbs[0])


def check_effect(file: DeckFile, effect: Written, name: str) -> None:
    """The verb with what belongs to it."""
    verb = VERBS[name]
    together = verb.together if not verb.together.keys().isdisjoint(effect.fields) else {}
    file.check(
        effect, {name: verb.value, **verb.needed, **verb.together, **verb.alone}, [*verb.needed, *together]
    )
    if "at_most" in effect.fields and effect.fields[name] == "all":
        file.blame("at-most-one", effect.line_of("at_most"), effect)
    if name == "discount" and ("values" in effect.fields) == (effect.fields.get("once") is True):
        file.blame("discount-on", effect.line, effect)


def check_colour(file: DeckFile, card: Written, verb: str) -> None:
    """White cards, and they alone, stay in play."""
    if (card.fields.get("colour") == "white") != lasts(verb, card.fields["effect"]):
        file.blame("colour-of-verb", card.line_of("colour"), card, verb=verb)


def check_moments(file: DeckFile, card: Written, name: str) -> None:
    """Each verb has its moments, and those who can play it then."""
    verb, who = VERBS[name], str(card.fields.get("who", ""))
    when = card.fields.get("when")
    for moment in when if isinstance(when, list) else []:
        if (moment, who) not in verb.moments:
            known = ", ".join("/".join(filter(None, known)) for known in verb.moments)
            told = {"verb": name, "moment": shown(f"{moment}/{who}".rstrip("/")), "known": known}
            file.blame("moment-of-verb", card.line_of("when"), card, **told)
    halves = {"attacker": ATTACKS, "defender": DEFENCES}.get(who, ())
    if name == "becomes" and halves and card.fields["effect"][name] not in halves:
        file.blame("half-of-action", card.line_of("effect"), card, who=who, known=", ".join(halves))


# -- Listing and writing


def row(card: EventCard) -> tuple[Cell, ...]:
    effect = ", ".join(f"{name} {value}" for name, value in card.effect.items())
    return (card.id, card.n, card.colour, " ".join(card.when), card.who, effect, " ".join(card.out))


def as_events(deck: tuple[EventCard, ...]) -> str:
    return "\n".join(as_event(card) for card in deck)


def as_event(card: EventCard) -> str:
    """A card in TOML, its effect in one line."""
    told: dict[str, Any] = {"id": card.id, "n": card.n, "colour": card.colour, "when": list(card.when)}
    told |= {"who": card.who} if card.who else {}
    told |= {"out": list(card.out)} if card.out else {}
    lines = [f"{name} = {as_toml(value)}" for name, value in told.items()]
    return "\n".join([f"[[{TABLE}]]", *lines, f"effect = {inline(card.effect)}", ""])
