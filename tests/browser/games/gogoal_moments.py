"""Moments of Go-Goal!, for two to six at the table."""

from collections.abc import Callable

from tavolino.core.match import Match
from tests.browser.moments import Moment
from tests.games.gogoal.support import play, play_as, scene


def choose_three(seats: int) -> Moment:
    """Everyone chooses three; the others are ready."""
    match = scene(["D D M F F goal no", *["D M F F go-goal no penalty"] * (seats - 1)])
    match.ask_secretly(0, (1 << seats) - 1)
    for seat in range(1, seats):
        play_as(match, seat, "field D M F")
    return Moment(match, (".held-card[data-card=defender]", ".held-card[data-card=forward]"))


def my_turn(seats: int) -> Moment:
    """GOAL! is in the air: one opponent has left the door open."""
    teams = ["D M M F F", "D M M F", "D M M M F", "M J F F", "D D D F", "M M F"][:seats]
    hands = ["F J goal no", "F goal no var", "D D goal no", "D goal no", "D F goal", "M goal no var"][:seats]
    match = scene(
        hands, teams, players="D M F", actions="goal no", scored=["go-goal", "penalty", "", "go-goal"][:seats]
    )
    return Moment(match, (".held-card[data-card=goal]",))


def at_rest(seats: int) -> Moment:
    return Moment(my_turn(seats).match)


def attack_seat_0(seats: int) -> Moment:
    """GO-GOAL! comes at seat 0, who can stop it."""
    teams = ["D D M F F", "D M J F F", "D M M M F", "M M F F", "D D D F", "M M F"][:seats]
    hands = ["M super-goal no var", "F go-goal no var", "D D goal no", "D goal", "D F goal", "M goal"][:seats]
    match = scene(hands, teams, players="D M F", actions="goal no", scored=["go-goal", "penalty"], turn=1)
    return Moment(play(match, "attack go-goal 0"))


def helpless(seats: int) -> Moment:
    teams = ["D D M F F", "D M J F F", "D M M M F", "M M F F", "D D D F", "M M F"][:seats]
    hands = ["M F goal yellow", "F go-goal no var", "D D goal no", "D goal", "D F goal", "M goal"][:seats]
    match = scene(hands, teams, players="D M F", actions="goal no", scored=["go-goal", "penalty"], turn=1)
    return Moment(play(match, "attack go-goal 0"))


def from_the_spot(seats: int) -> Moment:
    teams = ["D D M F F", "D M J F F", "D M M M F", "M M F F", "D D D F", "M M F"][:seats]
    hands = ["F J penalty no", "F go-goal no", "D D goal no", "D goal", "D F goal", "M goal"][:seats]
    match = scene(hands, teams, players="D M F", actions="goal no", scored=["go-goal", "penalty"])
    play(match, "attack penalty 1")
    if match.asked == 2:
        play(match, "let")
    return Moment(match)


def drawing(seats: int) -> Moment:
    """A footballer has joined; now a deck is chosen."""
    return Moment(match_after_joining(seats))


def match_after_joining(seats: int) -> Match:
    teams = ["D M F", "D M M F", "D M M M F", "M J F F", "D D D F", "M M F"][:seats]
    hands = ["F J goal no", "F goal no var", "D D goal no", "D goal no", "D F goal", "M goal no var"][:seats]
    return play(scene(hands, teams, players="D M F D M", actions="goal no"), "play F")


def make_room(seats: int) -> Moment:
    return Moment(my_turn(seats).match, (".held-card[data-card=forward]",))


def show_red(seats: int) -> Moment:
    teams = ["D M F", "D M M F", "D M M M F", "M J F F", "D D D F", "M M F"][:seats]
    hands = ["F J red no", "F goal no var", "D D goal no", "D goal no", "D F goal", "M goal no var"][:seats]
    return Moment(scene(hands, teams, players="D M F", actions="goal no"), (".held-card[data-card=red]",))


def full_hand(seats: int) -> Moment:
    """More cards than fit side by side on a phone."""
    teams = ["D M F", "D M M F", "D M M M F", "M J F F", "D D D F", "M M F"][:seats]
    hands = ["D M F J goal go-goal penalty yellow no var", *["F goal no"] * (seats - 1)]
    return Moment(scene(hands, teams, players="D M F", actions="goal no"))


def over(seats: int) -> Moment:
    teams = ["D M M F F", "D M M F", "D M M M F", "M J F F", "D D D F", "M M F"][:seats]
    hands = ["F J goal no", *["F"] * (seats - 1)]
    scored = ["go-goal penalty", "penalty"][:seats]
    match = play(scene(hands, teams, players="D M F", actions="goal no", scored=scored), "attack goal 1")
    return Moment(match if match.over else play(match, "let"))


MOMENTS: dict[str, Callable[[int], Moment]] = {
    "choosing": choose_three,
    "rest": at_rest,
    "turn": my_turn,
    "room": make_room,
    "red": show_red,
    "attacked": attack_seat_0,
    "helpless": helpless,
    "penalty": from_the_spot,
    "drawing": drawing,
    "full": full_hand,
    "over": over,
}
