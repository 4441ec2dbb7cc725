"""What can go wrong through nobody's bug: each says, in the reader's language, what it is and what to do."""

from typing import ClassVar

from tavolino.core.language.texts import CORE, DEFAULT_LANGUAGE, TextValue, load_texts


class Fault(Exception):
    """Something a person can put right. `key` names its text; `game` whose texts it is in, if a game's.

    `packages` are where the text is looked for. A layer with texts of its own has a subclass that names them first.
    `article` is the article of the rules that it is about, if any.
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
    """A move the rules don't allow, with the article that says so. The match is as it was."""

    kind = "refusal"
