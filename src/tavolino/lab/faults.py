"""The lab's own texts, and its faults."""

from typing import Final

from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, Texts, load_texts

LAB: Final = "tavolino.lab"
"""The package whose texts are the lab's own."""


def lab_texts(language: str, game: str = "") -> Texts:
    return load_texts(language, game, LAB)


class LabFault(Fault):
    """A fault that is told in the lab's own texts."""

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return lab_texts(language).say(f"fault-{self.key}", self.values)
