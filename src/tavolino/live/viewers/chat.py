"""The chat of a table: quick phrases in everyone's own language, and short texts.

While a match goes on players do not read what spectators say: they see no hands, but they see more than one side.
"""

import unicodedata
from collections import deque
from collections.abc import Iterable
from typing import Final

from tavolino.live.faults import LiveFault
from tavolino.live.frames.server_frames import ChatMessage
from tavolino.live.guards.rate_limits import RateLimit, RateLimiter
from tavolino.live.rows import ChatLine
from tavolino.live.viewers.sentences import cached_texts

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
    "scarf",
    "whistle",
    "ole",
    "clap",
    "coffee",
)
MAX_CHAT_LENGTH: Final = 200
MAX_CHAT_LINES: Final = 50
CHAT_RATE: Final = RateLimit(0.5, 6)
ZERO_WIDTH_JOINER: Final = "\u200d"
"""Joins the parts of an emoji. Of the invisible characters it is the only one allowed."""
LINE_ENDS: Final = ("Zl", "Zp")


class ChatLog:
    """The last lines of the chat. The host can switch it off."""

    def __init__(self, is_on: bool, lines: Iterable[ChatLine] = ()) -> None:
        self.is_on = is_on
        self.lines = deque(lines, MAX_CHAT_LINES)
        self.rates = RateLimiter(CHAT_RATE, most=256)

    def check_may_say(self, who: str, text: str, phrase: str, now: float) -> None:
        """May they say this now?"""
        if not self.is_on:
            raise LiveFault("chat-off")
        if bool(text.strip()) == bool(phrase) or (phrase and phrase not in PHRASES):
            raise LiveFault("chat-nothing")
        if len(text) > MAX_CHAT_LENGTH:
            raise LiveFault("chat-long", most=MAX_CHAT_LENGTH)
        if not all(map(is_visible, text)):
            raise LiveFault("chat-characters")
        if self.rates.take(who, now):
            raise LiveFault("chat-fast")

    def lines_for(self, seat: int | None, is_over: bool, before: int) -> list[ChatLine]:
        """The lines up to a time that a seat, or a spectator (None), may read."""
        return [line for line in self.lines if may_read(seat, line, is_over) and line.at <= before]


def is_visible(character: str) -> bool:
    """False for line breaks, invisible characters and those that change the direction of writing."""
    kind = unicodedata.category(character)
    return character == ZERO_WIDTH_JOINER or not (kind.startswith("C") or kind in LINE_ENDS)


def may_read(seat: int | None, line: ChatLine, is_over: bool) -> bool:
    return seat is None or line.seat is not None or is_over


def chat_message(line: ChatLine, language: str) -> ChatMessage:
    """A line in the reader's language: quick phrases are translated."""
    text = cached_texts(language, "").say(f"phrase-{line.phrase}") if line.phrase in PHRASES else line.text
    return ChatMessage(line.seat, line.name, line.phrase, text, line.at)


def quick_phrases(language: str) -> dict[str, str]:
    return {phrase: cached_texts(language, "").say(f"phrase-{phrase}") for phrase in PHRASES}
