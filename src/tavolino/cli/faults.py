"""What can go wrong at the terminal through nobody's bug."""

from typing import Final

from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, texts

DOOR: Final = "tavolino.cli"
"""The package whose texts are the terminal's own."""


class Trouble(Fault):
    """A fault that is told in the terminal's own texts."""

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return texts(language, self.game, DOOR).say(f"fault-{self.key}", self.values)
