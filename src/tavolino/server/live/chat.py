"""What is said at a table: quick phrases in everyone's own language, and short texts.

While a match goes on players do not read what spectators say: they see no hands, but they see more than one side.
"""

import unicodedata
from collections import deque
from collections.abc import Iterable
from typing import Final

from tavolino.server.config import Pace
from tavolino.server.faults import Trouble
from tavolino.server.live.sentences import memory
from tavolino.server.rate_limits import Turnstile
from tavolino.server.schemas.frames import Saying
from tavolino.store.rows import Said

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "what-a-goal",
    "great-save",
    "unlucky",
    "ouch",
    "your-turn",
    "one-moment",
    "thanks",
    "sorry",
    "again",
    "goodbye",
)
LONGEST: Final = 200
KEPT: Final = 50
PACE: Final = Pace(0.5, 6)
JOINER: Final = "\u200d"
"""Holds an emoji of several parts together; of the characters that nobody sees, the only one let through."""
LINE_ENDS: Final = ("Zl", "Zp")


class Talk:
    """The last things said at a table. The host can switch it off."""

    def __init__(self, is_on: bool, lines: Iterable[Said] = ()) -> None:
        self.is_on = is_on
        self.lines = deque(lines, KEPT)
        self.paces = Turnstile(PACE, most=256)

    def check(self, who: str, text: str, phrase: str, now: float) -> None:
        """May they say this now?"""
        if not self.is_on:
            raise Trouble("chat-off")
        if bool(text.strip()) == bool(phrase) or (phrase and phrase not in PHRASES):
            raise Trouble("chat-nothing")
        if len(text) > LONGEST:
            raise Trouble("chat-long", most=LONGEST)
        if not all(map(is_seen, text)):
            raise Trouble("chat-characters")
        if self.paces.take(who, now):
            raise Trouble("chat-fast")

    def heard(self, seat: int | None, is_over: bool, before: int) -> list[Said]:
        """What was said so far, up to a time, as far as it is for those on this side of the rope."""
        return [line for line in self.lines if is_for(seat, line, is_over) and line.at <= before]


def is_seen(character: str) -> bool:
    """No line breaks, no characters that turn the writing round or hide in it."""
    kind = unicodedata.category(character)
    return character == JOINER or not (kind.startswith("C") or kind in LINE_ENDS)


def is_for(seat: int | None, line: Said, is_over: bool) -> bool:
    return seat is None or line.seat is not None or is_over


def saying(line: Said, language: str) -> Saying:
    """A line as somebody reads it: a phrase in their own language."""
    text = memory(language, "").say(f"phrase-{line.phrase}") if line.phrase in PHRASES else line.text
    return Saying(line.seat, line.name, line.phrase, text, line.at)


def phrases(language: str) -> dict[str, str]:
    return {phrase: memory(language, "").say(f"phrase-{phrase}") for phrase in PHRASES}
