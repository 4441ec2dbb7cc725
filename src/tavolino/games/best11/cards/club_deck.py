"""A club of one's own, in a TOML file or a table (CSV): what its cards must be, and what can be wrong with them."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any, Final

from tavolino.core.decks.card_fields import (
    AGE,
    NATION,
    Field,
    Id,
    Name,
    OneOf,
    Pattern,
    Several,
    Table,
    Whole,
    shown,
)
from tavolino.core.decks.deck_file import DeckFile, Written, as_cells, as_toml, commented, looks_like
from tavolino.core.decks.filedeck import FileDeck
from tavolino.core.decks.own_deck import CSV, TOML, Cell, Column
from tavolino.core.language.texts import DEFAULT_LANGUAGE, texts
from tavolino.core.options import Document
from tavolino.games.best11.cards import reading
from tavolino.games.best11.cards.reading import CLUBS, Club, TeamCard
from tavolino.games.best11.engine.card_box import LETTERS, MOST_SEATS

TABLE: Final = "cards"
COACH: Final = "coach"
ROLES: Final = (*LETTERS, COACH)
SEATS: Final = range(2, MOST_SEATS + 1)
MOST_CARDS: Final = 200
"""The engine keeps a deck in bytes."""
LIKED: Final = 3
DISLIKED: Final = 2
LONGEST_NAME: Final = 22
LONGEST_CLUB_NAME: Final = 30
LONGEST_LINE: Final = 120
FORMATIONS: Final[list[dict[str, Any]]] = reading.read("formations.toml")["formations"]

TAKEN: Final = {
    id for deck in reading.decks(reading.box([], reading.standard_events()), 1).values() for id in deck
}
"""The ids of the cards that are no team cards."""

ABOUT: Final[dict[str, Field]] = {
    "name": Name(LONGEST_CLUB_NAME),
    "town": Name(LONGEST_CLUB_NAME),
    "nation": NATION,
    "character": Name(LONGEST_LINE),
    "kit": Table(),
}
"""The club itself, in TOML; all of it can be left out."""
KIT: Final[dict[str, Field]] = {
    "pattern": OneOf("plain", "stripes", "hoops", "halves", "sash"),
    "colours": Several(Pattern("#[0-9a-fA-F]{6}", "colour"), exactly=2),
}
PLAIN: Final = {"pattern": "plain", "colours": ["#f2f2ee", "#1d2433"]}

FOOTBALLER: Final[dict[str, Field]] = {
    "id": Id(TAKEN),
    "role": OneOf(*ROLES),
    "name": Name(LONGEST_NAME),
    "nation": NATION,
    "age": AGE,
    "value": Whole(1, 6),
}
ONE_FORMATION: Final = OneOf(*(formation["id"] for formation in FORMATIONS))
COACHES: Final[dict[str, Field]] = {
    **FOOTBALLER,
    "value": Whole(1, 5),
    "likes": Several(ONE_FORMATION, exactly=LIKED),
    "dislikes": Several(ONE_FORMATION, exactly=DISLIKED),
}


class ClubDeck(FileDeck[Club]):
    """The option `club`."""

    game = "best11"
    option = "club"
    endings = (TOML, CSV)
    seats = SEATS
    columns = (
        Column("name"),
        Column("role", words="deck-word"),
        Column("value"),
        Column("nation"),
        Column("age"),
        Column("likes"),
        Column("dislikes"),
    )

    def claims(self, document: Document) -> bool:
        return looks_like(document, TABLE, ("value", "likes", "dislikes"))

    def take(self, file: DeckFile, seats: int) -> Club | None:
        found = file.cards(TABLE, COACHES, COACHES, MOST_CARDS, ABOUT)
        check_club(file)
        for card in found:
            check(file, card)
        if found:
            check_all(file, found, seats)
        if file.found:
            return None
        told = {**defaults(file.name, found), **file.data, TABLE: [card.fields for card in found]}
        return reading.club(slug(file.name), told)

    def rows(self, document: Document | None = None) -> list[tuple[Cell, ...]]:
        one = self.read(document) if document else reading.built_in(CLUBS[0])
        return [row(card) for card in one.cards]

    def template(self, ending: str = TOML, language: str = DEFAULT_LANGUAGE) -> str:
        """The first club of the box, under a word of explanation."""
        say = texts(language, self.game).say
        head = commented("\n\n".join(say(f"deck-template-club-{part}") for part in (ending[1:], "fields")))
        one = reading.built_in(CLUBS[0])
        return f"{head}\n{as_csv(one) if ending == CSV else as_club(one)}"


CLUB: Final = ClubDeck()


def club(document: Document) -> Club:
    """The club of a good deck; one fault that lists all others for any other."""
    return CLUB.read(document)


# -- Checking


def check_club(file: DeckFile) -> None:
    """The club itself, where the file says something about it."""
    about = {name: value for name, value in file.data.items() if name in ABOUT}
    file.check(file.part("", (), about), ABOUT, ())
    kit = about.get("kit")
    if isinstance(kit, dict):
        file.check(file.part("", ("kit",), kit), KIT, KIT)


def check(file: DeckFile, card: Written) -> None:
    """One card: only a coach likes and dislikes formations, and never the same one."""
    fields = COACHES if card.fields.get("role") == COACH else FOOTBALLER
    file.check(card, fields, fields)
    likes, dislikes = card.fields.get("likes"), card.fields.get("dislikes")
    if isinstance(likes, list) and isinstance(dislikes, list):
        for both in [formation for formation in likes[:LIKED] if formation in dislikes[:DISLIKED]]:
            file.blame("likes-and-dislikes", card.line_of("dislikes"), card, formation=shown(both))


def check_all(file: DeckFile, found: list[Written], managers: int) -> None:
    """No two alike, and a team for everyone at the table, whatever the formations."""
    file.check_unlike(found, "id")
    file.check_unlike(found, "name")
    there = Counter(str(card.fields.get("role")) for card in found)
    for role, needed in needs(managers).items():
        if there[role] < needed:
            file.blame("few-of-role", role=role, n=there[role], needed=needed, managers=managers)


def needs(managers: int) -> dict[str, int]:
    """How many of each role can be wanted at most: no two managers have the same formation (2.1)."""
    most = {role: sorted((formation[role] for formation in FORMATIONS), reverse=True) for role in LETTERS}
    return {role: sum(places[:managers]) for role, places in most.items()} | {COACH: managers}


def slug(file: str) -> str:
    """The id of a club: its file's name in small letters a-z, figures and hyphens."""
    plain = unicodedata.normalize("NFKD", PurePath(file).stem.lower()).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-") or "own"


def defaults(file: str, found: list[Written]) -> dict[str, Any]:
    """What is said of a club whose file doesn't say: it is called like the file."""
    name = slug(file).replace("-", " ").title()[:LONGEST_CLUB_NAME]
    [(nation, _)] = Counter(card.fields["nation"] for card in found).most_common(1)
    return {"name": name, "town": name, "nation": nation, "character": "", "kit": PLAIN}


# -- Listing and writing


def row(card: TeamCard) -> tuple[Cell, ...]:
    likes, dislikes = " ".join(card.likes), " ".join(card.dislikes)
    return (card.name, card.role, card.value, card.nation, card.age, likes, dislikes)


def fields_of(card: TeamCard) -> dict[str, Any]:
    """A card as it is written in a file."""
    told = {field: getattr(card, field) for field in FOOTBALLER}
    return told | ({"likes": list(card.likes), "dislikes": list(card.dislikes)} if card.likes else {})


def as_club(one: Club) -> str:
    """A club in TOML, with a line for each card."""
    about = [f"{field} = {as_toml(getattr(one, field))}" for field in ABOUT if field != "kit"]
    kit = inline({"pattern": one.pattern, "colours": list(one.colours)})
    lines = [f"  {inline(fields_of(card))}," for card in one.cards]
    return "\n".join([*about, f"kit = {kit}", "", f"{TABLE} = [", *lines, "]", ""])


def inline(fields: Mapping[str, Any]) -> str:
    return f"{{ {', '.join(f'{name} = {as_toml(value)}' for name, value in fields.items())} }}"


def as_csv(one: Club) -> str:
    return as_cells(COACHES, map(fields_of, one.cards))
