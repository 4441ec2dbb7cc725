"""Formations of one's own, from a TOML file or a table (CSV). The numbers say everything: 4-4-2."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tavolino.core.decks.card_fields import WORDS, Field, FieldFault, TextField, printable
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, card_as_toml, cards_as_csv
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document
from tavolino.games.best11.cards.reading import standard_cards
from tavolino.games.best11.engine.card_box import MAX_SEATS

TOML_TABLE: Final = "formations"
NUMBERS: Final = "formation"
MAX_FORMATIONS: Final = 30
OUTFIELDERS: Final = 10
MAX_IN_A_LINE: Final = 6


class FormationField(TextField):
    """Three to five lines of one to six footballers, ten in all: the defenders first, the forwards last."""

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        is_formation = re.fullmatch(f"[1-{MAX_IN_A_LINE}](-[1-{MAX_IN_A_LINE}]){{2,4}}", text)
        if not is_formation or sum(map(int, text.split("-"))) != OUTFIELDERS:
            yield FieldFault("formation-numbers", {"value": printable(text)})


ONE_FORMATION: Final = FormationField()
FIELDS: Final[dict[str, Field]] = {NUMBERS: ONE_FORMATION, "text": WORDS}


class FormationDeck(FileDeck[tuple[Mapping[str, Any], ...]]):
    """The option `formations`. As many managers can play as there are formations (2.1)."""

    game_id = "best11"
    option = "formations"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    seat_counts = range(2, MAX_SEATS + 1)
    columns = (DeckColumn(NUMBERS), DeckColumn("text"))

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, TOML_TABLE, (NUMBERS,))

    def read_cards(self, file: DeckFile, seats: int) -> tuple[Mapping[str, Any], ...] | None:
        cards = file.cards(TOML_TABLE, FIELDS, (NUMBERS,), MAX_FORMATIONS)
        for card in cards:
            file.check_fields(card, FIELDS, (NUMBERS,))
        file.check_distinct(cards, NUMBERS)
        if file.unsorted_faults:
            return None
        if len(cards) < seats:
            file.add_fault("few-formations", n=len(cards), managers=seats)
        return tuple(parse_formation(card.fields) for card in cards)

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        cards = self.load_cards(document) if document else standard_cards().formations
        return [(card["id"], card.get("text", "")) for card in cards]

    def card_in_row(self, document: Document, row: int) -> str:
        return str(self.load_cards(document)[row]["id"])

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The formations of the box, under a word of explanation."""
        say = load_texts(language, self.game_id).say
        head = as_comment(say(f"deck-template-formations-{ending[1:]}"))
        cards = [{NUMBERS: card["id"]} for card in standard_cards().formations]
        if ending == CSV_SUFFIX:
            return f"{head}\n{cards_as_csv(FIELDS, cards)}"
        return "\n".join([head, *(card_as_toml(TOML_TABLE, card) for card in cards)])


FORMATION_FILE_DECK: Final = FormationDeck()


def parse_formation(fields: Mapping[str, Any]) -> dict[str, Any]:
    """A formation in the form of formations.toml: all between the first and the last line are midfielders (3.2)."""
    defenders, *midfielders, forwards = lines = [int(n) for n in fields[NUMBERS].split("-")]
    places = {"P": 1, "D": defenders, "C": sum(midfielders), "A": forwards}
    words = {"text": fields["text"]} if "text" in fields else {}
    return {"id": fields[NUMBERS], "lines": lines, **places, **words}
