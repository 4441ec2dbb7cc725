"""Hints: what a champion would do in somebody's place, and why, in a sentence. From that seat's knowledge alone."""

from math import sqrt
from typing import Final, NamedTuple

from tavolino.bots.advice import Advice, TriedMove, advise
from tavolino.bots.estimate import Z_95, Estimate
from tavolino.core.game import Game, MoveReason
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import Texts, TextValue
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.table.faults import TableFault

NO_MOVE: Final = -1
MIN_DIFFERENCE: Final = 0.01
"""Smaller differences between two moves count as equal."""

ONLY: Final = "only"
KNOWN: Final = "known"
MIXED: Final = "mixed"
BETTER: Final = "better"
EVEN: Final = "even"


class Hint(NamedTuple):
    """A move, the chance of winning with it, and the reason for it: there is no other, the odds are known, it is one
    of several that a champion mixes, or it was tried out and found better than the second choice, or as good.

    `n`: how often in a hundred it is played, where moves are mixed; else how often it won more than `other` did.
    `why`: what the game itself says for it, where it can.
    """

    move: int
    chance: Estimate
    reason: str
    tries: int
    other: int = NO_MOVE
    n: int = 0
    why: MoveReason | None = None


def find_hint(match: Match, seat: int) -> Hint:
    """For a seat that is asked. Whatever looks the same to it gets the same hint."""
    legal, base = match.legal(seat), match.copy()
    if not legal:
        raise TableFault("nothing-to-advise")
    rng = Rng(0)
    advice = advise(match.game, seat, legal, lambda: base.guess(seat, rng))
    if len(legal) == 1:
        return Hint(advice.move, advice.chance, ONLY, advice.tried[0].visits)
    why = match.game.move_reason(base.guess(seat, Rng(0)), seat, advice.move)
    if len(advice.tried) == 1:
        return Hint(advice.move, advice.chance, KNOWN, advice.tried[0].visits, why=why)
    hint = mixed_hint(advice) if match.secret_seats >> seat & 1 else compared_hint(advice)
    return hint._replace(why=why)


def mixed_hint(advice: Advice) -> Hint:
    tries = sum(tried.visits for tried in advice.tried)
    return Hint(advice.move, advice.chance, MIXED, tries, n=round(100 * advice.tried[0].visits / tries))


def compared_hint(advice: Advice) -> Hint:
    """Compares the best move with the second choice, the one tried most often after it."""
    best, second = advice.tried[:2]
    more = best.value - second.value
    is_clear = more > max(MIN_DIFFERENCE, Z_95 * sqrt(share_variance(best) + share_variance(second)))
    reason, n = (BETTER, round(100 * more)) if is_clear else (EVEN, 0)
    return Hint(advice.move, advice.chance, reason, best.visits, second.move, n)


def share_variance(tried: TriedMove) -> float:
    """The variance of a move's share of wins; never zero, even for a move that has always won."""
    share = (tried.visits * tried.value + 1) / (tried.visits + 2)
    return share * (1 - share) / tried.visits


def advised_moves(match: Match, seat: int) -> list[int]:
    """The moves that the game itself advises a seat for a choice of many, in their order; empty: it has none."""
    if not match.legal(seat):
        raise TableFault("nothing-to-advise")
    return match.game.suggested_moves(match.copy().guess(seat, Rng(0)), seat)


# -- In words


def hint_reason(hint: Hint, game: Game, reporter: Reporter) -> str:
    """The reason, in a sentence: the game's own, if it has one."""
    if hint.why:
        return reporter.texts.say(hint.why.key, hint.why.values)
    values: dict[str, TextValue] = {"tries": hint.tries, "n": hint.n}
    if hint.other != NO_MOVE:
        values["other"] = reporter.move_text(game.moves[hint.other])
    return reporter.texts.say(f"hint-{hint.reason}", values)


def card_help(move: int, game: Game, texts: Texts) -> str:
    """What the game says of the card that is played; nothing if it says nothing."""
    cards = [arg for arg in game.moves[move].args if any(arg in deck for deck in game.decks.values())]
    return next((help_text for card in cards if (help_text := game.card_help(card, texts))), "")
