"""Moments of 101 Champions Challenge, and the stories that lead from one to the next."""

from collections.abc import Callable
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.shoot_out import start_shoot_out
from tavolino.games.champions101.engine.state import ASK_FOUL
from tests.browser.moments import Moment, state_frame
from tests.games.champions101.support import joker, play, scene, start


def card(name: str) -> str:
    return f".held-card[data-card={name}]"


def at_kick_off() -> Moment:
    """Both piles are empty."""
    return Moment(scene("RRrBBb", "RrBbRr", deck="RB" * 22 + "rb" * 15 + "BbPP"))


def two_cards() -> Moment:
    """The first card is in the air: the others say what they would come to."""
    return Moment(reach_the_wing(), (card("red-footballer"),))


def at_rest() -> Moment:
    return Moment(reach_the_wing())


def reach_the_wing() -> ChampionsMatch:
    return scene("RrBP", "RrBbR", deck="RBrb" * 10, footballers="RBRBRBRB", balls="rbrbb")


def name_a_joker() -> Moment:
    """The whistle is the second card: two piles, two colours."""
    return Moment(reach_the_wing(), (card("red-footballer"), card("penalty")))


def joker_on_the_pitch() -> Moment:
    return Moment(joker(scene("RrBb", "RrBbR", deck="RBrb" * 10, footballers="RBRB", balls="rb"), "b"))


def foul_window() -> Moment:
    """Gino is before my goal, and I hold the whistle."""
    match = scene("Bb", "RrBP", deck="RBrb" * 5 + "RB", footballers="RBRB", balls="rb", ask=ASK_FOUL)
    return Moment(other_side(match))


def counter_attack() -> Moment:
    """Gino has laid my pair: I keep one."""
    match = other_side(scene("RrBb", "RrBbP", deck="RBrb" * 10, footballers="RBRB", balls="rb"))
    return Moment(play(match, "play R r"))


def full_hand() -> Moment:
    """After a counter-attack one may hold a great many."""
    return Moment(scene("RRRrrBBBbbP", "RR", deck="RB" * 4, footballers="R", balls="b"))


def shoot_out() -> Moment:
    """The third round: one kick in it is taken."""
    match = start(4, narrate=True, colours="red")
    start_shoot_out(match)
    while match.kicks_taken < 5 or match.to_act[0] != 0:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return Moment(match)


def other_side(match: ChampionsMatch) -> ChampionsMatch:
    """The same with the seats changed: seat 1 has the ball, and is blue."""
    match.ball = 1 - match.ball
    kinds = len(match.hand) // 2
    match.hand = vec[i64]([*match.hand[kinds:], *match.hand[:kinds]])
    match.hand_sizes = vec[i64]([match.hand_sizes[1], match.hand_sizes[0]])
    match.ask(match.asked, 1 - match.to_act[0])
    return match


MOMENTS: dict[str, Callable[[], Moment]] = {
    "kick-off": at_kick_off,
    "rest": at_rest,
    "two-cards": two_cards,
    "joker": name_a_joker,
    "joker-lies": joker_on_the_pitch,
    "foul": foul_window,
    "counter": counter_attack,
    "full-hand": full_hand,
    "shoot-out": shoot_out,
}


class Story(NamedTuple):
    """A match, and the moves that seat by seat lead on from there; the last of them is told."""

    match: ChampionsMatch
    move: str


def my_shot(deck: str) -> Story:
    """My last two cards, a red pair: the first card of the deck decides."""
    return Story(scene("Rr", "RrBbR", deck=deck, footballers="RBR", balls="rb"), "play R r")


def their_shot(deck: str) -> Story:
    match = scene("Bb", "RrBbR", deck=deck, footballers="RBR", balls="rb")
    return Story(other_side(match), "play B b")


def my_kick(deck: str) -> Story:
    return Story(scene("RPP", "RrBbR", deck=deck, footballers="RBR", balls="rb"), "penalties")


def their_pass() -> Story:
    match = scene("BbRr", "RrBbR", deck="RBrb" * 6, footballers="RBR", balls="rb")
    return Story(other_side(match), "play B b")


def story_frame(story: Story, language: str = "en") -> dict[str, Any]:
    frame = state_frame(Moment(play(story.match, story.move)), language)
    return frame | {"number": frame["number"] + 1}
