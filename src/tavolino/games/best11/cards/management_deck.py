"""Management cards of one's own, from a TOML file or a table (CSV)."""

from collections.abc import Mapping
from typing import Any, Final

from tavolino.core.decks.card_fields import TITLE, ChoiceField, Field, IntField
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX, CardInFile, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, card_as_toml, cards_as_csv
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document
from tavolino.games.best11.cards.reading import management_id, standard_cards
from tavolino.games.best11.engine.card_box import MAX_SEATS
from tavolino.games.best11.engine.moves import OPPORTUNITIES
from tavolino.games.best11.engine.state import MAX_HAND_EVENTS

TOML_TABLE: Final = "management"
MIN_CARDS: Final = 8
"""Two managers go through four turns before the cards are shuffled again (16.1)."""
MAX_CARDS: Final = 10
OTHERS: Final = OPPORTUNITIES[3:]
CHALLENGES: Final = {
    "none": "plain-challenge",
    "P": "goalkeeper-up",
    "D": "defenders-up",
    "C": "midfielders-up",
    "A": "forwards-up",
    "strongest": "strongest-up",
    "total": "total-up",
    "draw": "two-actions",
    "deny": "deny-bonus",
}
"""By what comes with a challenge: the opportunity's id in management.toml."""
RAISING: Final = ("P", "D", "C", "A", "strongest", "total")
"""Those that raise something by so many points."""
BAND: Final = 2

FIELDS: Final[dict[str, Field]] = {
    "money": IntField(0, 20),
    "events": IntField(0, MAX_HAND_EVENTS),
    "bonus": ChoiceField(*CHALLENGES),
    "by": IntField(1, 6),
    "other": ChoiceField(*OTHERS),
    "title": TITLE,
}
NEEDED: Final = ("money", "events", "bonus", "other")


class ManagementDeck(FileDeck[tuple[Mapping[str, Any], ...]]):
    """The option `management`."""

    game_id = "best11"
    option = "management"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    seat_counts = range(2, MAX_SEATS + 1)
    columns = (
        DeckColumn("money"),
        DeckColumn("events"),
        DeckColumn("bonus", words="deck-word"),
        DeckColumn("by"),
        DeckColumn("other", words="opportunity"),
        DeckColumn("title"),
    )

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, TOML_TABLE, ("bonus",))

    def read_cards(self, file: DeckFile, seats: int) -> tuple[Mapping[str, Any], ...] | None:
        cards = file.cards(TOML_TABLE, FIELDS, NEEDED, MAX_CARDS)
        for card in cards:
            check_card(file, card)
        if file.unsorted_faults:
            return None
        if len(cards) < MIN_CARDS:
            file.add_fault("few-management", n=len(cards), needed=MIN_CARDS)
        return tuple(parse_management(number, card.fields) for number, card in enumerate(cards, start=1))

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        cards = self.load_cards(document) if document else standard_cards().management
        return [tuple(written_fields(card).get(name, "") for name in FIELDS) for card in cards]

    def card_in_row(self, document: Document, row: int) -> str:
        return management_id(self.load_cards(document)[row]["number"] - 1)

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The management cards of the box, under a word of explanation."""
        say = load_texts(language, self.game_id).say
        head = as_comment(
            "\n\n".join(say(f"deck-template-management-{part}") for part in (ending[1:], "fields"))
        )
        cards = [written_fields(card) for card in standard_cards().management]
        if ending == CSV_SUFFIX:
            return f"{head}\n{cards_as_csv(FIELDS, cards)}"
        return "\n".join([head, *(card_as_toml(TOML_TABLE, card) for card in cards)])


MANAGEMENT_FILE_DECK: Final = ManagementDeck()


def check_card(file: DeckFile, card: CardInFile) -> None:
    """What raises something says by how much, and nothing else does."""
    bonus = card.fields.get("bonus")
    file.check_fields(card, FIELDS, [*NEEDED, *(["by"] if bonus in RAISING else [])])
    if "by" in card.fields and isinstance(bonus, str) and bonus not in RAISING:
        file.add_fault("by-of-bonus", card.line_of("by"), card, field="by", known=", ".join(RAISING))


def parse_management(number: int, fields: Mapping[str, Any]) -> dict[str, Any]:
    """A card in the form of management.toml."""
    card = {"number": number, "money": fields["money"], "events": fields["events"]}
    other = {"id": fields["other"], **({"captain": BAND} if fields["other"] == "captain" else {})}
    words = {"title": fields["title"]} if "title" in fields else {}
    return {**card, "challenge": parse_challenge(fields), "other": other, **words}


def parse_challenge(fields: Mapping[str, Any]) -> dict[str, Any]:
    bonus = fields["bonus"]
    challenge: dict[str, Any] = {"id": CHALLENGES[bonus]}
    if bonus in RAISING:
        return challenge | {"raise": bonus, "by": fields["by"]}
    if bonus == "draw":
        return challenge | {"draw": 2}
    return challenge | ({"deny": True} if bonus == "deny" else {})


def written_fields(card: Mapping[str, Any]) -> dict[str, Any]:
    """A card as it is written in a file."""
    challenge = card["challenge"]
    bonus = next(bonus for bonus, id in CHALLENGES.items() if id == challenge["id"])
    fields = {"money": card["money"], "events": card["events"], "bonus": bonus}
    fields |= {"by": challenge["by"]} if "by" in challenge else {}
    fields |= {"other": card["other"]["id"]}
    return fields | ({"title": card["title"]} if "title" in card else {})
