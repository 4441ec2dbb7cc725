"""Puts what happens at many tables into words, quickly: the same sentence is worked out once for all of them.

The names of the people are the one thing in which tables differ. So sentences are worked out with marks in their
places, which no name can hold, and remembered; the names are put in afterwards.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from tavolino.core.events import Event
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import Texts, Value, texts
from tavolino.core.outcome import Outcome
from tavolino.core.view import Ask
from tavolino.server.faults import DOOR
from tavolino.table.hints import Hint, what_it_does, why

FIRST_MARK: Final = 0xE000
"""The first of the characters that stand for names: of the private ones, which are not printable."""
REMEMBERED: Final = 4096
"""Sentences of one game in one language."""


class Memory(Texts):
    """Texts that remember what they have said."""

    def __init__(self, source: Texts) -> None:
        self.language = source.language
        self.bundles = source.bundles
        self.recall = lru_cache(REMEMBERED)(self.work_out)
        self.wordings = cache(self.count_wordings)

    def say(self, key: str, values: Mapping[str, Value] | None = None, variant: int | None = None) -> str:
        chosen = None if variant is None else variant % self.wordings(key)
        return self.recall(key, tuple(values.items()) if values else (), chosen)

    def work_out(self, key: str, values: tuple[tuple[str, Value], ...], variant: int | None) -> str:
        return super().say(key, dict(values), variant)

    def count_wordings(self, key: str) -> int:
        return len(self.home(key).get_message(key).attributes) or 1


@cache
def memory(language: str, game: str) -> Memory:
    return Memory(texts(language, game, DOOR))


class Speaker:
    """Tells one match in one language. Whoever asks hands in the names of those who sit there now."""

    def __init__(self, game: Game, language: str, seats: int) -> None:
        self.game = game
        marks = [chr(FIRST_MARK + seat) for seat in range(seats)]
        self.reporter = Reporter(memory(language, game.id), marks, game.people)

    def event(self, event: Event, number: int, viewer: int | None, names: list[str]) -> str:
        return named(self.reporter.told(event, number, viewer in event.knows), names)

    def question(self, ask: Ask, names: list[str]) -> str:
        return named(self.reporter.ask(ask["key"], ask["values"]), names)

    def labels(self, legal: list[int], names: list[str]) -> list[str]:
        """The legal moves, in their order."""
        moves = self.game.moves
        return [named(self.reporter.move(moves[move]), names) for move in legal]

    def why(self, hint: Hint, names: list[str]) -> str:
        return named(why(hint, self.game, self.reporter), names)

    def help(self, move: int) -> str:
        return what_it_does(move, self.game, self.reporter.texts)

    def verdict(self, outcome: Outcome, names: list[str]) -> str:
        return named(self.reporter.verdict(outcome), names)


def named(text: str, names: list[str]) -> str:
    """The text with the names in their places."""
    for seat, name in enumerate(names):
        text = text.replace(chr(FIRST_MARK + seat), name)
    return text
