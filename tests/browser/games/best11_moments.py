"""Moments of Best 11 as seat 0 sees them: real matches of the engine, stopped where something is asked."""

from collections.abc import Callable

from tavolino.core.rng import Rng
from tavolino.games.best11.engine.match import Best11Match
from tests.browser.moments import Moment
from tests.contract.cases import random_move
from tests.games.best11.support import challenge, play, scene, start, window

MINE = "P4 D5 D3 C4 C3 C3 A4"
THEIRS = "P3 D4 D4 D3 C5 C4 A4 A3 coach3"
HAND = "bargain come-on-lads booked"
CLUBS = "fuioresti,bramblecaster,portosaldo,puertolucero,montelampo"


def my_turn() -> Moment:
    return Moment(turn())


def turn() -> Best11Match:
    return scene(
        MINE,
        THEIRS,
        money=[9, 6],
        hands=[HAND, ""],
        market="D4 A5 coach4+",
        cards=[1],
    )


def buying() -> Moment:
    """A forward is in hand, who could also come for nothing."""
    return Moment(turn(), (".offer:nth-child(2)",))


def mark_a_line() -> Moment:
    """The band is about to be given to somebody."""
    match = scene(
        MINE, THEIRS, market="D4 A5 coach4", cards=[8], hands=["scout bargain tax-inspection kit-sponsor"]
    )
    return Moment(match, ("[data-line=other], .nb",))


def many_whites() -> Moment:
    """Three white events in play and a dear coach: nothing can be bought."""
    match = scene(
        "P3 D3 D3 D3 D3 C3 C3 C3 C3 A3 A3",
        THEIRS,
        money=[2, 30],
        hands=["kit-sponsor tv-rights merchandising"],
        market="D6 A6 C5",
    )
    return Moment(play(match, "play kit-sponsor", "play tv-rights", "play merchandising"))


def choose_who_is_sent_off() -> Moment:
    """A through ball, and several could send the forward off."""
    return Moment(challenge(scene("P3 D3 C4 C3 A3 A4", THEIRS, hands=[""], actions="through-ball")))


def attack() -> Moment:
    """One point short, with a card in hand that helps."""
    match = scene(
        "P3 D3 C4 A3",
        THEIRS,
        money=[5, 4],
        hands=["come-on-lads bargain video-review", ""],
        cards=[6],
        actions="through-ball /save",
    )
    return Moment(until(challenge(match), "step"))


def answer() -> Moment:
    """The other attack stands: my defence is being tried."""
    match = scene(
        "P3 D3 C3 A3",
        "P3 D3 C5 A5",
        money=[3, 0],
        hands=["booked come-on-lads", ""],
        cards=[10, 10],
        actions="through-ball /save",
    )
    play(match, "pass")
    return Moment(until(challenge(match, 0), "step", acting=0))


def review() -> Moment:
    """A goal was scored against me, and there is a screen to call for."""
    match = window(
        scene(
            "P3 D1 C3 A3", "P3 D3 C3 A6", hands=["video-review booked", ""], actions="counter-attack /tackle"
        ),
    )
    return Moment(match)


def five_clubs() -> Moment:
    match, rng = start(7, 5, clubs=CLUBS), Rng(7, 1)
    while match.turn < 5 or match.to_act != [0] or match.attacker >= 0 or not match.market:
        random_move(match, rng)
    return Moment(match)


def over() -> Moment:
    match, rng = start(3, 2, narrate=True), Rng(3, 1)
    while not match.over:
        random_move(match, rng)
    return Moment(match)


def five_over() -> Moment:
    match, rng = start(3, 5, narrate=True, clubs=CLUBS), Rng(3, 1)
    while not match.over:
        random_move(match, rng)
    return Moment(match)


def until(match: Best11Match, key: str, acting: int | None = None) -> Best11Match:
    """Everyone passes, or takes the first that is offered, until seat 0 is asked this."""
    for _ in range(60):
        ask = match.view(0)["ask"]
        if ask and ask["key"] == key and match.to_act == [0] and acting in (None, match.acting):
            return match
        [seat] = match.to_act
        match.play(seat, match.legal(seat)[0])
    raise AssertionError(f"nobody asks {key}")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "turn": my_turn,
    "buying": buying,
    "line": mark_a_line,
    "whites": many_whites,
    "choosing": choose_who_is_sent_off,
    "attack": attack,
    "answer": answer,
    "review": review,
    "five": five_clubs,
    "over": over,
    "five-over": five_over,
}
