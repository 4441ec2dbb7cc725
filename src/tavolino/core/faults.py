"""What can go wrong through nobody's bug: each says, in the reader's language, what it is and what to do."""

from tavolino.core.language.texts import DEFAULT_LANGUAGE, TextValue, load_texts


class Fault(Exception):
    """Something a person can put right. `key` names its text; `game` whose texts it is in, if a game's."""

    def __init__(self, key: str, game: str = "", **values: TextValue) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.values = values

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return load_texts(language, self.game).say(f"fault-{self.key}", self.values)

    def __str__(self) -> str:
        return self.text()


class Refusal(Fault):
    """A move the rules don't allow, with the article that says so. The match is as it was."""

    def __init__(self, key: str, game: str, article: str, **values: TextValue) -> None:
        super().__init__(key, game, **values)
        self.article = article

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return load_texts(language, self.game).say(f"refusal-{self.key}", self.values)
