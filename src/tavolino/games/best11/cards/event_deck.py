"""Reads and checks an event deck of one's own, from a TOML file."""

from typing import Any, Final

from tavolino.core.decks.card_fields import ChoiceField, Field, IntField, ListField, TableField, printable
from tavolino.core.decks.deck_file import TOML_SUFFIX, CardInFile, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, value_as_toml
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document
from tavolino.games.best11.cards import reading
from tavolino.games.best11.cards.club_deck import SEAT_COUNTS, inline_table
from tavolino.games.best11.cards.event_verbs import ATTACK_IDS, DEFENCE_IDS, VERBS, find_verbs, stays_in_play
from tavolino.games.best11.cards.reading import EventCard
from tavolino.games.best11.engine.turn import START_EVENTS

EVENTS_KEY: Final = "events"
EVENT_IDS: Final = tuple(card.id for card in reading.standard_events())
"""A card's name and words are in the texts, by its kind."""
MAX_KINDS: Final = 100
NOT_WITH_TWO: Final = "two-managers"

REQUIRED_FIELDS: Final[dict[str, Field]] = {
    "id": ChoiceField(*EVENT_IDS),
    "n": IntField(1, 20),
    "colour": ChoiceField("white", "challenge", "management"),
    "when": ListField(ChoiceField("move", "declared", "drawn", "chosen", "window", "goal"), at_least=1),
    "effect": TableField(),
}
FIELDS: Final[dict[str, Field]] = {
    **REQUIRED_FIELDS,
    "who": ChoiceField("acting", "other", "attacker", "defender", "outsider", "both"),
    "out": ListField(ChoiceField(NOT_WITH_TWO, "different-clubs")),
}


class EventDeck(FileDeck[tuple[EventCard, ...]]):
    """The option `events`."""

    game_id = "best11"
    option = "events"
    seat_counts = SEAT_COUNTS
    columns = (
        DeckColumn("name", words="event-card"),
        DeckColumn("n"),
        DeckColumn("colour", words="deck-word"),
        DeckColumn("when", words="deck-word"),
        DeckColumn("who", words="deck-word"),
        DeckColumn("effect"),
        DeckColumn("out", words="deck-word"),
    )

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, EVENTS_KEY, ())

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
        head = as_comment(load_texts(language, self.game_id).say("deck-template-events"))
        return f"{head}\n{events_toml(reading.standard_events())}"


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
    file.check_fields(card, FIELDS, REQUIRED_FIELDS)
    effect = card.fields.get("effect")
    if not isinstance(effect, dict):
        return
    verbs = find_verbs(effect)
    if len(verbs) != 1:
        known = ", ".join(VERBS)
        file.add_fault(
            "one-verb", card.line_of("effect"), card, verbs=printable(", ".join(verbs)) or "-", known=known
        )
        return
    check_effect(file, file.table_at(card.label, (*card.path, "effect"), effect), verbs[0])
    check_colour(file, card, verbs[0])
    check_moments(file, card, verbs[0])


def check_effect(file: DeckFile, effect: CardInFile, name: str) -> None:
    """Check the verb and its particulars."""
    verb = VERBS[name]
    together = verb.together if not verb.together.keys().isdisjoint(effect.fields) else {}
    file.check_fields(
        effect, {name: verb.value, **verb.needed, **verb.together, **verb.alone}, [*verb.needed, *together]
    )
    if "at_most" in effect.fields and effect.fields[name] == "all":
        file.add_fault("at-most-one", effect.line_of("at_most"), effect)
    if name == "discount" and ("values" in effect.fields) == (effect.fields.get("once") is True):
        file.add_fault("discount-on", effect.line, effect)


def check_colour(file: DeckFile, card: CardInFile, verb: str) -> None:
    """White cards, and they alone, stay in play."""
    if (card.fields.get("colour") == "white") != stays_in_play(verb, card.fields["effect"]):
        file.add_fault("colour-of-verb", card.line_of("colour"), card, verb=verb)


def check_moments(file: DeckFile, card: CardInFile, name: str) -> None:
    """Each verb has its moments, and those who can play it then."""
    verb, who = VERBS[name], str(card.fields.get("who", ""))
    when = card.fields.get("when")
    for moment in when if isinstance(when, list) else []:
        if (moment, who) not in verb.moments:
            known = ", ".join("/".join(filter(None, known)) for known in verb.moments)
            values = {"verb": name, "moment": printable(f"{moment}/{who}".rstrip("/")), "known": known}
            file.add_fault("moment-of-verb", card.line_of("when"), card, **values)
    halves = {"attacker": ATTACK_IDS, "defender": DEFENCE_IDS}.get(who, ())
    if name == "becomes" and halves and card.fields["effect"][name] not in halves:
        file.add_fault("half-of-action", card.line_of("effect"), card, who=who, known=", ".join(halves))


# -- Listing and writing


def table_row(card: EventCard) -> tuple[DeckCell, ...]:
    effect = ", ".join(f"{name} {value}" for name, value in card.effect.items())
    return (card.id, card.n, card.colour, " ".join(card.when), card.who, effect, " ".join(card.out))


def events_toml(deck: tuple[EventCard, ...]) -> str:
    return "\n".join(event_toml(card) for card in deck)


def event_toml(card: EventCard) -> str:
    """A card in TOML, its effect in one line."""
    data: dict[str, Any] = {"id": card.id, "n": card.n, "colour": card.colour, "when": list(card.when)}
    data |= {"who": card.who} if card.who else {}
    data |= {"out": list(card.out)} if card.out else {}
    lines = [f"{name} = {value_as_toml(value)}" for name, value in data.items()]
    return "\n".join([f"[[{EVENTS_KEY}]]", *lines, f"effect = {inline_table(card.effect)}", ""])
