"""A deck of known kinds of cards: people write how many there are of each, and what they are called."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from tavolino.core.decks.card_fields import TITLE, WORDS, ChoiceField, Field, IntField
from tavolino.core.decks.deck_file import (
    CSV_SUFFIX,
    TOML_SUFFIX,
    CardInFile,
    DeckFile,
    resembles_deck,
    written_ids,
)
from tavolino.core.decks.deck_writer import as_comment, card_as_toml, cards_as_csv, value_as_toml
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, Texts, load_texts
from tavolino.core.options import Document, Setting

CARD_TABLE: Final = "card"
COLUMNS: Final = ("id", "n", "title", "text")
KINDS_TO_RECOGNISE: Final = 2
"""A file with so many of a game's kinds is meant for that game: one word alone may be of another."""


class CountedCard(NamedTuple):
    """How many cards of a kind there are, and the title and words that somebody gave them, if any."""

    n: int
    title: str = ""
    text: str = ""


class CountedDeck(FileDeck[dict[str, CountedCard]]):
    """The option `deck` of a game whose cards are known kinds. What a file leaves out stays as it is in the box."""

    option = "deck"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    columns = (DeckColumn("id", words="card"), DeckColumn("n"), DeckColumn("title"), DeckColumn("text"))
    box: ClassVar[Mapping[str, int]]
    """The number of cards of each kind in the box."""
    limits: ClassVar[Mapping[str, tuple[int, int]]]
    """The fewest and the most cards of each kind."""

    @abstractmethod
    def check_counts(self, file: DeckFile, counts: Mapping[str, int], seats: int) -> None:
        """Adds a fault if a table cannot be played with these numbers of cards."""

    def recognises(self, document: Document) -> bool:
        kinds = written_ids(document).intersection(self.box)
        return resembles_deck(document, CARD_TABLE, ("n",)) and len(kinds) >= KINDS_TO_RECOGNISE

    def fields_of(self, kind: object) -> dict[str, Field]:
        """The fields of a kind, each with its own limits."""
        count = IntField(*self.limits.get(str(kind), (0, 0)))
        return {"id": ChoiceField(*self.box), "n": count, "title": TITLE, "text": WORDS}

    def read_cards(self, file: DeckFile, seats: int) -> dict[str, CountedCard] | None:
        cards = file.cards(CARD_TABLE, self.fields_of(""), ("id",), len(self.box))
        for card in cards:
            file.check_fields(card, self.fields_of(card.fields.get("id")), ("id",))
        file.check_distinct(cards, "id")
        if file.unsorted_faults:
            return None
        read = {kind: CountedCard(n) for kind, n in self.box.items()} | self.written_cards(cards)
        self.check_counts(file, {kind: card.n for kind, card in read.items()}, seats)
        return read

    def written_cards(self, cards: Iterable[CardInFile]) -> dict[str, CountedCard]:
        return {
            card.fields["id"]: CountedCard(**{"n": self.box[card.fields["id"]], **without_id(card.fields)})
            for card in cards
        }

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        cards = self.load_cards(document) if document else {id: CountedCard(n) for id, n in self.box.items()}
        return [(kind, *card) for kind, card in cards.items()]

    def card_count(self, document: Document) -> int:
        return sum(card.n for card in self.load_cards(document).values())

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The cards of the box, under a word of explanation."""
        texts = load_texts(language, self.game_id)
        named = {"name": texts.say("game"), "game_id": self.game_id}
        head = as_comment(
            "\n\n".join(texts.say(f"deck-template-{part}", named) for part in (ending[1:], "fields"))
        )
        if ending == CSV_SUFFIX:
            return f"{head}\n{cards_as_csv(COLUMNS, [{'id': kind, 'n': n} for kind, n in self.box.items()])}"
        return "\n".join([head, *(self.card_template(kind, texts) for kind in self.box)])

    def card_template(self, kind: str, texts: Texts) -> str:
        """A kind of the box; its title and words are comments, because the box has them in every language."""
        said = {"title": texts.say(f"card-{kind}"), "text": texts.say(f"card-{kind}.help")}
        lines = "\n".join(f"{field} = {value_as_toml(value)}" for field, value in said.items())
        return card_as_toml(CARD_TABLE, {"id": kind, "n": self.box[kind]}) + as_comment(lines)

    def cards_of(self, deck: Setting) -> dict[str, CountedCard]:
        """The cards of a setting: those of a document, else those of the box."""
        if isinstance(deck, Document):
            return self.load_cards(deck)
        return {kind: CountedCard(n) for kind, n in self.box.items()}


def without_id(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name != "id"}


def titles(cards: Mapping[str, CountedCard]) -> dict[str, str]:
    """The titles that somebody gave, by kind."""
    return {kind: card.title for kind, card in cards.items() if card.title}


def words(cards: Mapping[str, CountedCard]) -> dict[str, str]:
    """What somebody wrote on the cards, by kind."""
    return {kind: card.text for kind, card in cards.items() if card.text}
