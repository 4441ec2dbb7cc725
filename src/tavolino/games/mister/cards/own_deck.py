"""Footballers of one's own, in a TOML file or a table (CSV): what they must be, and what can be wrong with them."""

from collections.abc import Iterable
from typing import Any, Final

from tavolino.core.decks.card_fields import AGE, NATION, Field, Id, Name, OneOf, Several, Whole
from tavolino.core.decks.deck_file import DeckFile, Written, as_cells, as_table, commented, looks_like
from tavolino.core.decks.filedeck import FileDeck
from tavolino.core.decks.own_deck import CSV, TOML, Cell, Column
from tavolino.core.language.texts import DEFAULT_LANGUAGE, texts
from tavolino.core.options import Document
from tavolino.games.mister.cards.reading import (
    ACTION_IDS,
    DIRECTIONS,
    GOALKEEPER,
    STANDARD,
    Footballer,
    footballer,
)
from tavolino.games.mister.engine.footballers import LETTERS, SKILLS

TABLE: Final = "footballer"
ROLES: Final = (
    "full_back",
    "centre_back",
    "winger",
    "central_midfielder",
    "target_man",
    "second_striker",
    GOALKEEPER,
)
LETTERS_OF_OUTFIELDERS: Final = "ABCDEF"
LETTERS_OF_GOALKEEPERS: Final = "CDGH"
OUTFIELDERS: Final = 14
"""That each manager needs, besides a goalkeeper (1.11)."""
MOST_CARDS: Final = 500
LONGEST_NAME: Final = 22

PERSON: Final[dict[str, Field]] = {
    "id": Id(taken={*ACTION_IDS, *DIRECTIONS}),
    "name": Name(LONGEST_NAME),
    "nation": NATION,
    "age": AGE,
    "role": OneOf(*ROLES),
}
ABILITIES: Final[dict[str, Field]] = {letter: Whole(1, 10) for letter in LETTERS}
FIELDS: Final[dict[str, Field]] = {**PERSON, **ABILITIES, "skills": Several(OneOf(*SKILLS))}


class FootballersDeck(FileDeck[tuple[Footballer, ...]]):
    """The option `deck`."""

    game = "mister"
    option = "deck"
    endings = (TOML, CSV)
    seats = range(2, 5)
    columns = (
        Column("name"),
        Column("role", words="deck-word"),
        Column("nation"),
        Column("age"),
        *(Column(letter) for letter in LETTERS),
        Column("overall"),
        Column("skills", words="deck-word"),
    )

    def claims(self, document: Document) -> bool:
        return looks_like(document, TABLE, ABILITIES)

    def take(self, file: DeckFile, seats: int) -> tuple[Footballer, ...] | None:
        cards = file.cards(TABLE, FIELDS, [*PERSON, *ABILITIES], MOST_CARDS)
        for card in cards:
            check(file, card)
        if cards:
            check_all(file, cards, seats)
        if file.found:
            return None
        return tuple(footballer({"skills": [], **card.fields}) for card in cards)

    def rows(self, document: Document | None = None) -> list[tuple[Cell, ...]]:
        return [row(card) for card in (self.read(document) if document else STANDARD)]

    def template(self, ending: str = TOML, language: str = DEFAULT_LANGUAGE) -> str:
        """The deck of the box, under a word of explanation."""
        say = texts(language, self.game).say
        head = commented("\n\n".join(say(f"deck-template-{part}") for part in (ending[1:], "fields")))
        return f"{head}\n{as_csv(STANDARD) if ending == CSV else as_tables(STANDARD)}"


FOOTBALLERS: Final = FootballersDeck()


def footballers(document: Document) -> tuple[Footballer, ...]:
    """The cards of a good deck; one fault that lists all others for any other."""
    return FOOTBALLERS.read(document)


# -- Checking


def check(file: DeckFile, card: Written) -> None:
    """One card: a goalkeeper has other letters than an outfielder."""
    role = card.fields.get("role")
    letters = LETTERS_OF_GOALKEEPERS if role == GOALKEEPER else LETTERS_OF_OUTFIELDERS
    file.check(card, FIELDS, [*PERSON, *(letters if role in ROLES else "")])
    for letter in ABILITIES:
        if letter in card.fields and letter not in letters and role in ROLES:
            key = "goalkeepers-letter" if role == GOALKEEPER else "outfielders-letter"
            file.blame(key, card.line_of(letter), card, letter=letter)


def check_all(file: DeckFile, cards: list[Written], managers: int) -> None:
    """No two alike, and enough for everyone at the table."""
    file.check_unlike(cards, "id")
    file.check_unlike(cards, "name")
    keepers = sum(card.fields.get("role") == GOALKEEPER for card in cards)
    others = len(cards) - keepers
    if keepers < managers:
        file.blame("few-goalkeepers", n=keepers, needed=managers, managers=managers)
    if others < managers * OUTFIELDERS:
        file.blame("few-outfielders", n=others, needed=managers * OUTFIELDERS, managers=managers)


# -- Listing and writing


def row(card: Footballer) -> tuple[Cell, ...]:
    """A line of a list; of the letters that he doesn't have, nothing is shown."""
    letters = (n or "" for n in card.abilities)
    overall = "" if card.is_keeper else sum(card.abilities)
    return (card.name, card.role, card.nation, card.age, *letters, overall, " ".join(card.skills))


def fields_of(card: Footballer) -> dict[str, Any]:
    """A card as it is written in a file."""
    letters = {letter: n for letter, n in zip(LETTERS, card.abilities, strict=True) if n}
    person = {field: getattr(card, field) for field in PERSON}
    return {**person, **letters, "skills": list(card.skills)}


def as_tables(cards: Iterable[Footballer]) -> str:
    return "\n".join(as_table(TABLE, fields_of(card)) for card in cards)


def as_csv(cards: Iterable[Footballer]) -> str:
    return as_cells(FIELDS, map(fields_of, cards))
