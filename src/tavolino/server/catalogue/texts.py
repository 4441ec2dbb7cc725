"""The texts that the server says, with those of the layers below it and of a game."""

from tavolino.core.language.texts import Texts, load_texts
from tavolino.server.faults import ServerFault


def server_texts(language: str, game: str = "") -> Texts:
    """The texts of a game, the server's and the core's."""
    return load_texts(language, game, ServerFault.packages)
