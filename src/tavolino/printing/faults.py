"""What cannot be printed, through nobody's bug."""

from typing import Final

from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, texts

DOOR: Final = "tavolino.printing"
"""The package whose texts are the press's own."""


class Misprint(Fault):
    """A fault that is told in the press's own texts."""

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return texts(language, self.game, DOOR).say(f"fault-{self.key}", self.values)
