"""Turns facts into sentences: events as a radio reporter tells them; moves, cards and questions by name."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from tavolino.core.events import Event, EventValue, EventValues
from tavolino.core.language.texts import Texts, TextValue
from tavolino.core.moves import Move
from tavolino.core.outcome import Outcome

SEAT_VALUES = ("seat", "other")
"""Event values with these names are seats and are shown as their players' names."""
NO_LABELS: Final[Mapping[str, str]] = MappingProxyType({})
CARD_VALUES = ("card", "first", "stands_for")
ROLE_VALUES = ("need",)
"""Event values with these names are formulas of role letters: told in words, shown in the letters of each language."""


class Reporter:
    """Reports one match in one language with the names of its players."""

    def __init__(self, texts: Texts, names: list[str], labels: Mapping[str, str] = NO_LABELS) -> None:
        """`labels` are the names that cards bear themselves (`game.labels_in(texts)`)."""
        self.texts = texts
        self.names = names
        self.labels = labels

    def event_sentence(self, event: EventValues, number: int) -> str:
        """The sentence of an event. Its number in the match selects one of the wordings, always the same one."""
        return self.texts.say(f"event-{event['event']}", self.text_values(event), number * 2654435761 >> 7)

    def event_text(self, event: Event, number: int, in_the_know: bool) -> str:
        """An event's sentence, followed for seats `in_the_know` by the secret part: the cards drawn."""
        sentence = self.event_sentence(event.values_for(None), number)
        if not (in_the_know and event.secret):
            return sentence
        secrets = [self.value_text(value) for value in self.text_values(event.secret).values()]
        return f"{sentence} ({', '.join(secrets)})"

    def value_text(self, value: TextValue) -> str:
        """A value of an event as text: the game's word for it, if there is one."""
        return self.texts.say(f"word-{value}") if self.texts.has(f"word-{value}") else str(value)

    def move_text(self, move: Move, touches: Sequence[str] = ()) -> str:
        """A number that stands for a card on the table is replaced by the name of that card."""
        args = [self.touched_name(touches) if is_number(arg) else "" for arg in move.args]
        words = {
            name: said or self.argument_text(arg)
            for name, said, arg in zip("abc", args, move.args, strict=False)
        }
        return self.texts.say(f"move-{move.kind}", words)

    def touched_name(self, touches: Sequence[str]) -> str:
        """The card that a move touches (`market/vampa`), or the player whose place it is (`team-deck:1`)."""
        zone, _, card = touches[0].partition("/") if touches else ("", "", "")
        owner = zone.partition(":")[2]
        return self.card_name(card) if card else self.names[int(owner)] if owner else ""

    def verdict(self, outcome: Outcome) -> str:
        """Who won, and why it ended."""
        reason = self.texts.say(f"reason-{outcome.reason}", outcome.details)
        if outcome.is_draw:
            return f"{self.texts.say('verdict-draw')} {reason}"
        winners = self.join_names([self.names[seat] for seat in outcome.winners])
        return f"{self.texts.say('verdict-win', {'winners': winners, 'n': len(outcome.winners)})} {reason}"

    def question_text(self, key: str, values: Mapping[str, EventValue]) -> str:
        return self.texts.say(f"ask-{key}", self.text_values(values))

    def card_name(self, card: str) -> str:
        return self.labels[card] if card in self.labels else self.texts.say(f"card-{card}")

    def argument_text(self, arg: str) -> str:
        """An argument of a move: a seat, a card, or a word of the game."""
        if arg.isdecimal():
            return self.names[int(arg)]
        is_card = arg in self.labels or self.texts.has(f"card-{arg}")
        return self.card_name(arg) if is_card else self.texts.say(f"word-{arg}")

    def card_list(self, cards: list[str]) -> str:
        """Cards in a row: the blue ball, the red ball and the penalty card."""
        return self.join_names([self.card_name(card) for card in cards])

    def join_names(self, names: list[str]) -> str:
        return join_words(names, "list-and", self.texts)

    def text_values(self, values: Mapping[str, EventValue]) -> dict[str, TextValue]:
        return {name: self.text_value(name, value) for name, value in values.items()}

    def text_value(self, name: str, value: EventValue) -> TextValue:
        if isinstance(value, list):
            return self.card_list(value)
        if name in SEAT_VALUES and isinstance(value, int):
            return self.names[value]
        if name in ROLE_VALUES and isinstance(value, str):
            return role_words(value, self.texts)
        return self.card_name(value) if name in CARD_VALUES and isinstance(value, str) else value


def is_number(arg: str) -> bool:
    """An argument such as `no-3`: which of several things it is shows only on the table."""
    return arg.startswith("no-") and arg[3:].isdecimal()


def role_formula(formula: str, texts: Texts) -> str:
    """C+D=6 in the letters of a language, where the game has them."""
    if not texts.has("role-letter"):
        return formula
    return "".join(texts.say("role-letter", {"role": one}) if one.isalpha() else one for one in formula)


def role_words(formula: str, texts: Texts) -> str:
    """C/A=4 as it is told to somebody who doesn't know the letters, where the game has words for it."""
    if not texts.has("need-words"):
        return formula
    roles, _, total = formula.partition("=")
    men = [men_asked_for(some, n, texts) for some, n in Counter(roles.split("+")).items()]
    return texts.say("need-words", {"total": int(total), "men": join_words(men, "list-and", texts)})


def men_asked_for(roles: str, n: int, texts: Texts) -> str:
    """So many men, each of one of these roles (D/C)."""
    one, *more = roles.split("/")
    if not more:
        return texts.say("need-role", {"role": one, "n": n})
    either = join_words(
        [texts.say("need-role", {"role": role, "n": 1}) for role in (one, *more)], "list-or", texts
    )
    return either if n == 1 else texts.say("need-each", {"n": n, "men": either})


def join_words(words: Sequence[str], key: str, texts: Texts) -> str:
    """A list, its last word after an "and" or an "or" (`list-and`, `list-or`)."""
    if len(words) < 2:
        return "".join(words)
    return texts.say(key, {"start": ", ".join(words[:-1]), "last": words[-1]})
