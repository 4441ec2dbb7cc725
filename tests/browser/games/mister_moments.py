"""Moments of Mister as seat 0 sees them: real matches of the engine, stopped where something is asked."""

from collections.abc import Callable

from tavolino.core.rng import Rng
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_KICK, ASK_ORDER
from tests.browser.moments import Moment
from tests.contract.cases import random_move
from tests.games.mister.support import STOP, at, first_legal, give, pick, play, scene, squads, start, turn


def draft() -> Moment:
    """Some have been signed and some passed; a man lies on the desk."""
    match = start(5, first_buyer=0)
    for n in range(9):
        play(match, "sign" if n % 3 else "discard", match.to_act[0])
    while match.to_act[0] != 0:
        play(match, "sign", match.to_act[0])
    return Moment(match)


def line_up() -> Moment:
    return Moment(start(5, carry=squads()))


def line_up_with_a_man_in_hand() -> Moment:
    return Moment(start(5, carry=squads()), (".reserves .man",))


def duel() -> Moment:
    """Two duels are won, and a taker is asked for on the next card."""
    return Moment(turn(attack(), 5, STOP))


def taker() -> Moment:
    return Moment(turn(attack(), STOP, STOP))


def shot() -> Moment:
    return Moment(turn(attack(), 1, STOP), (".directions button",))


def penalty() -> Moment:
    match = turn(attack(), STOP, STOP)
    pick(match, at(match, 0, "RM"))
    return Moment(match)


def takers() -> Moment:
    return Moment(first_legal(turn(attack(), 19), ASK_ORDER))


def kick() -> Moment:
    return Moment(first_legal(turn(attack(), 19), ASK_KICK))


def cup_over() -> Moment:
    """Four managers have played for a cup, to the end."""
    match, rng = start(5, format="cup"), Rng(4, 1)
    while not match.over:
        random_move(match, rng)
    return Moment(match)


def attack() -> MisterMatch:
    """A match in which seat 0 wins what card 1 asks, and is level with the goalkeeper."""
    match = scene()
    give(match, 0, "RM", E=9)
    give(match, 0, "LS", B=9)
    give(match, 1, "GK", H=9)
    return match


MOMENTS: dict[str, Callable[[], Moment]] = {
    "draft": draft,
    "line-up": line_up,
    "in-hand": line_up_with_a_man_in_hand,
    "duel": duel,
    "taker": taker,
    "shot": shot,
    "penalty": penalty,
    "takers": takers,
    "kick": kick,
}
