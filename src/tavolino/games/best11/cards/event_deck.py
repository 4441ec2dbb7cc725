"""Reads and checks an event deck of one's own, from a TOML file or a table (CSV)."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from tavolino.core.decks.card_fields import (
    TITLE,
    WORDS,
    ChoiceField,
    Field,
    IdField,
    IntField,
    ListField,
    TableField,
    printable,
)
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX, CardInFile, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, cards_as_csv, inline_table, value_as_toml
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document
from tavolino.games.best11.cards import reading
from tavolino.games.best11.cards.club_deck import SEAT_COUNTS
from tavolino.games.best11.cards.event_builder import CLOSING_VERBS, find_verbs
from tavolino.games.best11.cards.event_verbs import (
    ATTACK_IDS,
    DEFENCE_IDS,
    NO_FIELDS,
    VERBS,
    moments_of,
    stays_in_play,
)
from tavolino.games.best11.cards.event_words import effect_text
from tavolino.games.best11.cards.reading import EventCard
from tavolino.games.best11.engine.turn import START_EVENTS

EVENTS_KEY: Final = "events"
EVENT_IDS: Final = tuple(card.id for card in reading.standard_events())
"""The cards of the box have their titles and words in the texts."""
MAX_KINDS: Final = 100
NOT_WITH_TWO: Final = "two-managers"

REQUIRED_FIELDS: Final[dict[str, Field]] = {
    "id": IdField(),
    "n": IntField(1, 20),
    "colour": ChoiceField("white", "challenge", "management"),
    "when": ListField(
        ChoiceField("any", "move", "declared", "drawn", "chosen", "window", "goal"), at_least=1
    ),
    "effect": TableField(),
}
FIELDS: Final[dict[str, Field]] = {
    **REQUIRED_FIELDS,
    "who": ChoiceField("acting", "other", "attacker", "defender", "outsider", "both"),
    "out": ListField(ChoiceField(NOT_WITH_TWO, "different-clubs")),
    "title": TITLE,
    "text": WORDS,
}
COLUMNS: Final = ("id", "n", "title", "text", "colour", "when", "who", "out", "effect")


class EventDeck(FileDeck[tuple[EventCard, ...]]):
    """The option `events`."""

    game_id = "best11"
    option = "events"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    seat_counts = SEAT_COUNTS
    columns = (
        DeckColumn("id", words="event-card"),
        DeckColumn("title"),
        DeckColumn("n"),
        DeckColumn("colour", words="deck-word"),
        DeckColumn("when", words="deck-word"),
        DeckColumn("who", words="deck-word"),
        DeckColumn("effect"),
        DeckColumn("out", words="deck-word"),
        DeckColumn("text"),
    )

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, EVENTS_KEY, ("colour", "effect"))

    def read_cards(self, file: DeckFile, seats: int) -> tuple[EventCard, ...] | None:
        cards = file.cards(EVENTS_KEY, FIELDS, REQUIRED_FIELDS, MAX_KINDS)
        for card in cards:
            check_card(file, card)
        file.check_distinct(cards, "id")
        if file.unsorted_faults:
            return None
        deck = reading.parse_event_deck({EVENTS_KEY: [card.fields for card in cards]})
        check_enough(file, deck, seats)
        return deck

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        return [
            table_row(card) for card in (self.load_cards(document) if document else reading.standard_events())
        ]

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The event deck of the box, under a word of explanation."""
        say = load_texts(language, self.game_id).say
        parts = (ending[1:], "fields", f"effect-{ending[1:]}", "verbs")
        head = as_comment("\n\n".join(say(f"deck-template-events-{part}") for part in parts))
        write = events_csv if ending == CSV_SUFFIX else events_toml
        return f"{head}\n{write(reading.standard_events())}"


EVENT_FILE_DECK: Final = EventDeck()


def read_events(document: Document) -> tuple[EventCard, ...]:
    """The cards in a document. A bad document raises one fault that lists all others."""
    return EVENT_FILE_DECK.load_cards(document)


# -- Checking


def check_enough(file: DeckFile, deck: tuple[EventCard, ...], managers: int) -> None:
    """There are enough cards for everyone's first hand (2.2), without those that are taken out for two (16.3)."""
    there = sum(card.n for card in deck if managers > 2 or NOT_WITH_TWO not in card.out)
    needed = managers * START_EVENTS
    if there < needed:
        file.add_fault("few-events", n=there, needed=needed, managers=managers)


def check_card(file: DeckFile, card: CardInFile) -> None:
    id = card.fields.get("id")
    file.check_fields(card, FIELDS, [*REQUIRED_FIELDS, *(() if id in EVENT_IDS else ("title",))])
    effect = card.fields.get("effect")
    if not isinstance(effect, dict):
        return
    verbs = find_verbs(effect)
    if not verbs or len([verb for verb in verbs if verb in CLOSING_VERBS]) > 1:
        told = {
            "verbs": ", ".join(verbs) or "-",
            "closing": ", ".join(CLOSING_VERBS),
            "known": ", ".join(VERBS),
        }
        file.add_fault("verbs-of-effect", card.line_of("effect"), card, **told)
        return
    check_effect(file, file.part_of(card, "effect"), verbs)
    check_colour(file, card, verbs)
    for verb in verbs:
        check_moments(file, card, verb)


def check_effect(file: DeckFile, effect: CardInFile, verbs: Sequence[str]) -> None:
    """Check the verbs and their particulars."""
    known: dict[str, Field] = {}
    needed: list[str] = []
    for name in verbs:
        verb = VERBS[name]
        together = verb.together if not verb.together.keys().isdisjoint(effect.fields) else NO_FIELDS
        known |= {name: verb.value, **verb.needed, **verb.together, **verb.alone}
        needed += [*verb.needed, *together]
    file.check_fields(effect, known, needed)
    if "at_most" in effect.fields and effect.fields.get("raise") == "all":
        file.add_fault("at-most-one", effect.line_of("at_most"), effect)
    if "discount" in verbs and ("values" in effect.fields) == (effect.fields.get("once") is True):
        file.add_fault("discount-on", effect.line, effect)
    if effect.fields.get("income") == 0 and "instead" not in effect.fields:
        file.add_fault("does-nothing", effect.line_of("income"), effect)


def check_colour(file: DeckFile, card: CardInFile, verbs: Sequence[str]) -> None:
    """White cards, and they alone, stay in play."""
    lasts = any(stays_in_play(verb, card.fields["effect"]) for verb in verbs)
    if (card.fields.get("colour") == "white") != lasts:
        file.add_fault("colour-of-verb", card.line_of("colour"), card, verb=", ".join(verbs))


def check_moments(file: DeckFile, card: CardInFile, name: str) -> None:
    """Each verb has its moments, and those who can play it then."""
    moments, who = moments_of(name, card.fields["effect"]), str(card.fields.get("who", ""))
    when = card.fields.get("when")
    for moment in when if isinstance(when, list) else []:
        if (moment, who) not in moments:
            known = ", ".join("/".join(filter(None, known)) for known in moments)
            values = {"verb": name, "moment": printable(f"{moment}/{who}".rstrip("/")), "known": known}
            file.add_fault("moment-of-verb", card.line_of("when"), card, **values)
    halves = {"attacker": ATTACK_IDS, "defender": DEFENCE_IDS}.get(who, ())
    if name == "becomes" and halves and card.fields["effect"][name] not in halves:
        file.add_fault("half-of-action", card.line_of("effect"), card, who=who, known=", ".join(halves))


# -- Listing and writing


def table_row(card: EventCard) -> tuple[DeckCell, ...]:
    """A line of a list: what stands in a file, with the effect in words."""
    moments, effect, out = " ".join(card.when), partial(effect_text, card), " ".join(card.out)
    return (card.id, card.title, card.n, card.colour, moments, card.who, effect, out, card.text)


def card_fields(card: EventCard) -> dict[str, Any]:
    """A card as it is written in a file, without its effect."""
    words = {"title": card.title, "text": card.text}
    fields: dict[str, Any] = {"id": card.id, "n": card.n} | {key: said for key, said in words.items() if said}
    fields |= {"colour": card.colour, "when": list(card.when)}
    fields |= {"who": card.who} if card.who else {}
    return fields | ({"out": list(card.out)} if card.out else {})


def effect_cell(card: EventCard) -> str:
    """An effect in a cell: `income = 1, instead = 2, if = captain`."""
    return ", ".join(f"{name} = {value_as_toml(value)}" for name, value in card.effect.items()).replace(
        '"', ""
    )


def events_toml(deck: Iterable[EventCard]) -> str:
    return "\n".join(event_toml(card) for card in deck)


def event_toml(card: EventCard) -> str:
    """A card in TOML, its effect in one line."""
    lines = [f"{name} = {value_as_toml(value)}" for name, value in card_fields(card).items()]
    return "\n".join([f"[[{EVENTS_KEY}]]", *lines, f"effect = {inline_table(card.effect)}", ""])


def events_csv(deck: Iterable[EventCard]) -> str:
    return cards_as_csv(COLUMNS, [card_fields(card) | {"effect": effect_cell(card)} for card in deck])
