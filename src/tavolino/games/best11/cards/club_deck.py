"""Reads and checks a club of one's own, from a TOML file or a table (CSV)."""

import re
import unicodedata
from collections import Counter
from pathlib import PurePath
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
    PatternField,
    TableField,
    printable,
)
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX, CardInFile, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, cards_as_csv, inline_table, value_as_toml
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document
from tavolino.games.best11.cards import box_builder, reading
from tavolino.games.best11.cards.formation_deck import ONE_FORMATION
from tavolino.games.best11.cards.reading import CLUB_IDS, Club, TeamCard
from tavolino.games.best11.engine.card_box import MAX_SEATS, ROLE_LETTERS

CARDS_KEY: Final = "cards"
COACH_ROLE: Final = "coach"
ROLE_IDS: Final = (*ROLE_LETTERS, COACH_ROLE)
SEAT_COUNTS: Final = range(2, MAX_SEATS + 1)
MAX_CARDS: Final = 200
"""The engine keeps a deck as bytes, so a card's number must be below 256."""
LIKED_COUNT: Final = 3
DISLIKED_COUNT: Final = 2
MAX_NAME_LENGTH: Final = 22
MAX_CLUB_NAME_LENGTH: Final = 30
MAX_CHARACTER_LENGTH: Final = 120

RESERVED_IDS: Final = {
    id
    for deck in box_builder.count_decks(box_builder.build_box([], reading.standard_events()), 1).values()
    for id in deck
}
"""The ids of the cards that are no team cards."""

CLUB_FIELDS: Final[dict[str, Field]] = {
    "name": NameField(MAX_CLUB_NAME_LENGTH),
    "town": NameField(MAX_CLUB_NAME_LENGTH),
    "nation": NATION,
    "character": NameField(MAX_CHARACTER_LENGTH),
    "kit": TableField(),
}
"""The club itself, in TOML; all of it can be left out."""
KIT_FIELDS: Final[dict[str, Field]] = {
    "pattern": ChoiceField("plain", "stripes", "hoops", "halves", "sash"),
    "colours": ListField(PatternField("#[0-9a-fA-F]{6}", "colour"), exactly=2),
}
PLAIN_KIT: Final = {"pattern": "plain", "colours": ["#f2f2ee", "#1d2433"]}

FOOTBALLER_FIELDS: Final[dict[str, Field]] = {
    "id": IdField(RESERVED_IDS),
    "role": ChoiceField(*ROLE_IDS),
    "name": NameField(MAX_NAME_LENGTH),
    "nation": NATION,
    "age": AGE,
    "value": IntField(1, 6),
}
COACH_FIELDS: Final[dict[str, Field]] = {
    **FOOTBALLER_FIELDS,
    "value": IntField(1, 5),
    "likes": ListField(ONE_FORMATION, exactly=LIKED_COUNT),
    "dislikes": ListField(ONE_FORMATION, exactly=DISLIKED_COUNT),
}


class ClubDeck(FileDeck[Club]):
    """The option `club`."""

    game_id = "best11"
    option = "club"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    seat_counts = SEAT_COUNTS
    columns = (
        DeckColumn("name"),
        DeckColumn("role", words="deck-word"),
        DeckColumn("value"),
        DeckColumn("nation"),
        DeckColumn("age"),
        DeckColumn("likes"),
        DeckColumn("dislikes"),
    )

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, CARDS_KEY, ("value", "likes", "dislikes"))

    def read_cards(self, file: DeckFile, seats: int) -> Club | None:
        cards = file.cards(CARDS_KEY, COACH_FIELDS, COACH_FIELDS, MAX_CARDS, CLUB_FIELDS)
        check_club(file)
        for card in cards:
            check_card(file, card)
        if cards:
            check_deck(file, cards, seats)
        if file.unsorted_faults:
            return None
        data = {
            **default_club_fields(file.name, cards),
            **file.data,
            CARDS_KEY: [card.fields for card in cards],
        }
        return reading.parse_club(slug(file.name), data)

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        one = self.load_cards(document) if document else reading.built_in_club(CLUB_IDS[0])
        return [table_row(card) for card in one.cards]

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The first club of the box, under a word of explanation."""
        say = load_texts(language, self.game_id).say
        head = as_comment("\n\n".join(say(f"deck-template-club-{part}") for part in (ending[1:], "fields")))
        one = reading.built_in_club(CLUB_IDS[0])
        return f"{head}\n{club_csv(one) if ending == CSV_SUFFIX else club_toml(one)}"


CLUB_FILE_DECK: Final = ClubDeck()


def read_club(document: Document) -> Club:
    """The club in a document. A bad document raises one fault that lists all others."""
    return CLUB_FILE_DECK.load_cards(document)


# -- Checking


def check_club(file: DeckFile) -> None:
    """Check the club's own fields, where the file has them."""
    about = {name: value for name, value in file.data.items() if name in CLUB_FIELDS}
    file.check_fields(file.table_at("", (), about), CLUB_FIELDS, ())
    kit = about.get("kit")
    if isinstance(kit, dict):
        file.check_fields(file.table_at("", ("kit",), kit), KIT_FIELDS, KIT_FIELDS)


def check_card(file: DeckFile, card: CardInFile) -> None:
    """One card: only a coach likes and dislikes formations, and never the same one."""
    fields = COACH_FIELDS if card.fields.get("role") == COACH_ROLE else FOOTBALLER_FIELDS
    file.check_fields(card, fields, fields)
    likes, dislikes = card.fields.get("likes"), card.fields.get("dislikes")
    if isinstance(likes, list) and isinstance(dislikes, list):
        for both in [
            formation for formation in likes[:LIKED_COUNT] if formation in dislikes[:DISLIKED_COUNT]
        ]:
            file.add_fault("likes-and-dislikes", card.line_of("dislikes"), card, formation=printable(both))


def check_deck(file: DeckFile, cards: list[CardInFile], managers: int) -> None:
    """No two cards are alike, and there is a team for everyone, whatever the formations."""
    file.check_distinct(cards, "id")
    file.check_distinct(cards, "name")
    there = Counter(str(card.fields.get("role")) for card in cards)
    for role, needed in max_needed_by_role(managers).items():
        if there[role] < needed:
            file.add_fault("few-of-role", role=role, n=there[role], needed=needed, managers=managers)


def max_needed_by_role(managers: int) -> dict[str, int]:
    """The most cards of each role that a table can need: no two managers have the same formation (2.1)."""
    most = {
        role: sorted((formation[role] for formation in reading.standard_cards().formations), reverse=True)
        for role in ROLE_LETTERS
    }
    return {role: sum(places[:managers]) for role, places in most.items()} | {COACH_ROLE: managers}


def slug(file: str) -> str:
    """The id of a club: its file's name in small letters a-z, figures and hyphens."""
    plain = unicodedata.normalize("NFKD", PurePath(file).stem.lower()).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-") or "own"


def default_club_fields(file: str, cards: list[CardInFile]) -> dict[str, Any]:
    """The fields of a club whose file has only cards: its name is that of the file."""
    name = slug(file).replace("-", " ").title()[:MAX_CLUB_NAME_LENGTH]
    [(nation, _)] = Counter(card.fields["nation"] for card in cards).most_common(1)
    return {"name": name, "town": name, "nation": nation, "character": "", "kit": PLAIN_KIT}


# -- Listing and writing


def table_row(card: TeamCard) -> tuple[DeckCell, ...]:
    likes, dislikes = " ".join(card.likes), " ".join(card.dislikes)
    return (card.name, card.role, card.value, card.nation, card.age, likes, dislikes)


def fields_of(card: TeamCard) -> dict[str, Any]:
    """A card as it is written in a file."""
    fields = {field: getattr(card, field) for field in FOOTBALLER_FIELDS}
    return fields | ({"likes": list(card.likes), "dislikes": list(card.dislikes)} if card.likes else {})


def club_toml(one: Club) -> str:
    """A club in TOML, with a line for each card."""
    about = [f"{field} = {value_as_toml(getattr(one, field))}" for field in CLUB_FIELDS if field != "kit"]
    kit = inline_table({"pattern": one.pattern, "colours": list(one.colours)})
    lines = [f"  {inline_table(fields_of(card))}," for card in one.cards]
    return "\n".join([*about, f"kit = {kit}", "", f"{CARDS_KEY} = [", *lines, "]", ""])


def club_csv(one: Club) -> str:
    return cards_as_csv(COACH_FIELDS, map(fields_of, one.cards))
