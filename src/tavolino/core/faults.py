"""Errors that a person can correct. Each says in the reader's language what is wrong and what to do."""

from typing import ClassVar

from tavolino.core.language.texts import CORE, DEFAULT_LANGUAGE, TextValue, load_texts


class Fault(Exception):
    """Something a person can correct. `key` names its text; `game` is set if the text belongs to a game.

    `packages` are where the text is looked up. A layer with its own texts has a subclass that lists its package first.
    `article` is the article of the rules concerned, if any.
    """

    packages: ClassVar[tuple[str, ...]] = (CORE,)
    kind: ClassVar[str] = "fault"

    def __init__(self, key: str, game: str = "", article: str = "", **values: TextValue) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.article = article
        self.values = values

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        texts = load_texts(language, self.game, self.packages)
        return texts.say(f"{self.kind}-{self.key}", self.values)

    def __str__(self) -> str:
        return self.text()


class Refusal(Fault):
    """A move that the rules forbid, with the article that says so. The match is unchanged."""

    kind = "refusal"
