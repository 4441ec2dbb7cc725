"""The faults of a user-written deck."""

from dataclasses import dataclass, field
from typing import Final

from tavolino.core.faults import Fault
from tavolino.core.language.texts import CORE, DEFAULT_LANGUAGE, TextValue, load_texts

DECK_PACKAGES: Final = ("tavolino.core.decks", CORE)


@dataclass(frozen=True)
class DeckFault:
    """One fault to correct. Line 0 means the whole file; an empty `card` means that it concerns no particular card."""

    file: str
    line: int
    card: str
    key: str
    values: dict[str, TextValue] = field(hash=False)
    game: str = ""

    @property
    def fields(self) -> list[str]:
        """The fields of the card concerned."""
        named = self.values.get("field") or self.values.get("fields") or self.values.get("letter") or ""
        return [field for field in str(named).split(", ") if field] if self.card else []

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """`footballers.toml:12: Gino Scapicollo: A is missing.`"""
        where = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (where, self.card, self.detail(language)) if part)

    def detail(self, language: str = DEFAULT_LANGUAGE) -> str:
        """`A is missing.`"""
        return load_texts(language, self.game, DECK_PACKAGES).say(f"fault-{self.key}", self.values)


class DeckRefused(Fault):
    """The deck cannot be played with; carries all its faults."""

    def __init__(self, faults: list[DeckFault]) -> None:
        super().__init__("deck")
        self.faults = faults

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return "\n".join(fault.text(language) for fault in self.faults)
