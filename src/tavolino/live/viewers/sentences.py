"""Sentences about matches, cached: the same sentence is formatted once for all tables.

The names of the people are the one thing in which tables differ. So sentences are worked out with marks in their
places, which no name can hold, and remembered; the names are put in afterwards.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from msgspec import Raw

from tavolino.core.events import Event
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import Texts, TextValue, load_texts
from tavolino.core.outcome import Outcome
from tavolino.core.view import Ask, Choice
from tavolino.live.faults import LiveFault
from tavolino.live.frames.server_frames import ENCODER, ToldEvent
from tavolino.table.thinking.hints import Hint, card_help, hint_reason

FIRST_NAME_MARK: Final = 0xE000
"""The first of the characters that stand for names. They are private ones, which no name can hold."""
MAX_SENTENCES: Final = 4096
"""Cached, for one game in one language."""
MAX_TOLD_EVENTS: Final = 16
"""Remembered at one table in one language."""


class CachedTexts(Texts):
    """Texts with a cache of formatted sentences."""

    def __init__(self, source: Texts) -> None:
        self.language = source.language
        self.bundles = source.bundles
        self.cached_say = lru_cache(MAX_SENTENCES)(self.format_text)
        self.wordings = cache(self.count_wordings)

    def say(self, key: str, values: Mapping[str, TextValue] | None = None, variant: int | None = None) -> str:
        chosen = None if variant is None else variant % self.wordings(key)
        return self.cached_say(key, tuple(values.items()) if values else (), chosen)

    def format_text(self, key: str, values: tuple[tuple[str, TextValue], ...], variant: int | None) -> str:
        return super().say(key, dict(values), variant)

    def count_wordings(self, key: str) -> int:
        return len(self.bundle_with(key).get_message(key).attributes) or 1


@cache
def cached_texts(language: str, game: str) -> CachedTexts:
    return CachedTexts(load_texts(language, game, LiveFault.packages))


class ToldBefore(NamedTuple):
    """An event in words and encoded, with the names that it was told with."""

    event: Event
    names: list[str]
    told: Raw


class Narrator:
    """Sentences about one match in one language. The caller passes the present names of the seats."""

    def __init__(self, game: Game, language: str, seats: int) -> None:
        self.game = game
        marks = [chr(FIRST_NAME_MARK + seat) for seat in range(seats)]
        texts = cached_texts(language, game.id)
        self.reporter = Reporter(texts, marks, game.labels_in(texts))
        self.told_events: dict[tuple[int, bool], ToldBefore] = {}

    def encode_event(self, event: Event, number: int, viewer: int | None, names: list[str]) -> Raw:
        """The event as JSON. The last ones are remembered, for others at the table are told the same."""
        key = (number, viewer in event.knows)
        before = self.told_events.get(key)
        if before and before.event is event and before.names == names:
            return before.told
        if len(self.told_events) >= MAX_TOLD_EVENTS:
            self.told_events.clear()
        scene = self.game.scene_of(event.kind, event.values)
        text = self.event_text(event, number, viewer, names)
        told = Raw(ENCODER.encode(ToldEvent(number, event.values_for(viewer), text, scene)))
        self.told_events[key] = ToldBefore(event, names, told)
        return told

    def event_text(self, event: Event, number: int, viewer: int | None, names: list[str]) -> str:
        return put_names_in(self.reporter.event_text(event, number, viewer in event.knows), names)

    def question_text(self, ask: Ask, names: list[str]) -> str:
        return put_names_in(self.reporter.question_text(ask["key"], ask["values"]), names)

    def move_labels(self, legal: list[Choice], names: list[str]) -> list[str]:
        """The legal moves in words, in their order."""
        return [self.move_label(choice["move"], choice["touches"], names) for choice in legal]

    def move_label(self, move: int, touches: list[str], names: list[str]) -> str:
        return put_names_in(self.reporter.move_text(self.game.moves[move], touches), names)

    def hint_reason(self, hint: Hint, names: list[str]) -> str:
        return put_names_in(hint_reason(hint, self.game, self.reporter), names)

    def card_help(self, move: int) -> str:
        return card_help(move, self.game, self.reporter.texts)

    def verdict_text(self, outcome: Outcome, names: list[str]) -> str:
        return put_names_in(self.reporter.verdict(outcome), names)


def put_names_in(text: str, names: list[str]) -> str:
    """The text with the names in the places of their marks."""
    for seat, name in enumerate(names):
        text = text.replace(chr(FIRST_NAME_MARK + seat), name)
    return text
