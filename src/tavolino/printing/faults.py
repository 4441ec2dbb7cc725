"""What cannot be printed, through nobody's bug."""

from typing import Final

from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts

DOOR: Final = "tavolino.printing"
"""The package whose texts are the press's own."""


class PrintFault(Fault):
    """A fault that is told in the press's own texts."""

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return load_texts(language, self.game, DOOR).say(f"fault-{self.key}", self.values)
