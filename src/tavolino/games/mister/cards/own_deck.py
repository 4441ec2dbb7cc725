"""Footballers of one's own, in a TOML file or a table (CSV): what they must be, and what can be wrong with them."""

from collections.abc import Iterable
from typing import Any, Final

from tavolino.core.decks.card_fields import (
    AGE,
    NATION,
    ChoiceField,
    Field,
    IdField,
    IntField,
    ListField,
    NameField,
)
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX, CardInFile, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, card_as_toml, cards_as_csv
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document
from tavolino.games.mister.cards.reading import (
    ACTION_IDS,
    GOALKEEPER,
    ROLE_POSITIONS,
    STANDARD_FOOTBALLERS,
    Footballer,
    parse_footballer,
)
from tavolino.games.mister.engine.footballers import LETTERS, SKILLS
from tavolino.games.mister.engine.moves import DIRECTIONS
from tavolino.games.mister.engine.state import SQUAD_OUTFIELDERS

TOML_TABLE: Final = "footballer"
ROLES: Final = tuple(ROLE_POSITIONS)
LETTERS_OF_OUTFIELDERS: Final = "ABCDEF"
LETTERS_OF_GOALKEEPERS: Final = "CDGH"
MAX_CARDS: Final = 500
MAX_NAME_LENGTH: Final = 22

PERSON: Final[dict[str, Field]] = {
    "id": IdField(taken={*ACTION_IDS, *DIRECTIONS}),
    "name": NameField(MAX_NAME_LENGTH),
    "nation": NATION,
    "age": AGE,
    "role": ChoiceField(*ROLES),
}
ABILITIES: Final[dict[str, Field]] = {letter: IntField(1, 10) for letter in LETTERS}
FIELDS: Final[dict[str, Field]] = {**PERSON, **ABILITIES, "skills": ListField(ChoiceField(*SKILLS))}


class FootballersDeck(FileDeck[tuple[Footballer, ...]]):
    """The option `deck`."""

    game_id = "mister"
    option = "deck"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    seat_counts = range(2, 5)
    columns = (
        DeckColumn("name"),
        DeckColumn("role", words="deck-word"),
        DeckColumn("nation"),
        DeckColumn("age"),
        *(DeckColumn(letter) for letter in LETTERS),
        DeckColumn("overall"),
        DeckColumn("skills", words="deck-word"),
    )

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, TOML_TABLE, ABILITIES)

    def read_cards(self, file: DeckFile, seats: int) -> tuple[Footballer, ...] | None:
        cards = file.cards(TOML_TABLE, FIELDS, [*PERSON, *ABILITIES], MAX_CARDS)
        for card in cards:
            check_card(file, card)
        if cards:
            check_deck(file, cards, seats)
        if file.unsorted_faults:
            return None
        return tuple(parse_footballer({"skills": [], **card.fields}) for card in cards)

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        return [deck_row(card) for card in (self.load_cards(document) if document else STANDARD_FOOTBALLERS)]

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The deck of the box, under a word of explanation."""
        say = load_texts(language, self.game_id).say
        head = as_comment("\n\n".join(say(f"deck-template-{part}") for part in (ending[1:], "fields")))
        return f"{head}\n{csv_text(STANDARD_FOOTBALLERS) if ending == CSV_SUFFIX else toml_text(STANDARD_FOOTBALLERS)}"


FOOTBALLERS_DECK: Final = FootballersDeck()


def read_footballers(document: Document) -> tuple[Footballer, ...]:
    """The cards of a good deck; one fault that lists all others for any other."""
    return FOOTBALLERS_DECK.load_cards(document)


# -- Checking


def check_card(file: DeckFile, card: CardInFile) -> None:
    """One card: a goalkeeper has other letters than an outfielder."""
    role = card.fields.get("role")
    letters = LETTERS_OF_GOALKEEPERS if role == GOALKEEPER else LETTERS_OF_OUTFIELDERS
    file.check_fields(card, FIELDS, [*PERSON, *(letters if role in ROLES else "")])
    for letter in ABILITIES:
        if letter in card.fields and letter not in letters and role in ROLES:
            key = "goalkeepers-letter" if role == GOALKEEPER else "outfielders-letter"
            file.add_fault(key, card.line_of(letter), card, letter=letter)


def check_deck(file: DeckFile, cards: list[CardInFile], managers: int) -> None:
    """No two alike, and enough for everyone at the table."""
    file.check_distinct(cards, "id")
    file.check_distinct(cards, "name")
    keepers = sum(card.fields.get("role") == GOALKEEPER for card in cards)
    others = len(cards) - keepers
    if keepers < managers:
        file.add_fault("few-goalkeepers", n=keepers, needed=managers, managers=managers)
    if others < managers * SQUAD_OUTFIELDERS:
        file.add_fault("few-outfielders", n=others, needed=managers * SQUAD_OUTFIELDERS, managers=managers)


# -- Listing and writing


def deck_row(card: Footballer) -> tuple[DeckCell, ...]:
    """A line of a list; of the letters that he doesn't have, nothing is shown."""
    letters = (n or "" for n in card.abilities)
    overall = "" if card.is_keeper else sum(card.abilities)
    return (card.name, card.role, card.nation, card.age, *letters, overall, " ".join(card.skills))


def card_fields(card: Footballer) -> dict[str, Any]:
    """A card as it is written in a file."""
    letters: dict[str, int] = {letter: n for letter, n in zip(LETTERS, card.abilities, strict=True) if n}
    person = {field: getattr(card, field) for field in PERSON}
    return {**person, **letters, "skills": list(card.skills)}


def toml_text(cards: Iterable[Footballer]) -> str:
    return "\n".join(card_as_toml(TOML_TABLE, card_fields(card)) for card in cards)


def csv_text(cards: Iterable[Footballer]) -> str:
    return cards_as_csv(FIELDS, map(card_fields, cards))
