"""What can go wrong at the server through nobody's bug."""

from typing import Final

from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts

DOOR: Final = "tavolino.server"
"""The package whose texts are the server's own."""


class ServerFault(Fault):
    """A fault that is told in the server's own texts."""

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return load_texts(language, self.game, DOOR).say(f"fault-{self.key}", self.values)
