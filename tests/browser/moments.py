"""Moments of matches as the page is told them: real views of the engine, over a line that the test holds.

The page opens a real table, for its cards and texts; but its socket is answered here, with the moment that is wanted.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tavolino.core.match import Match
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.live.viewers.sentences import Narrator
from tavolino.live.viewers.viewer_states import ViewerStates, take_snapshot
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.browser.house import House
from tests.games.gogoal.support import play, play_as, scene

NAMES = ("Sara", "Gino", "Ana", "Ion", "Pina", "Teo")
LIMIT = 60_000
SIZES = ((1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 740))


class Moment(NamedTuple):
    """A match at a moment, as seat 0 sees it; `taps` are touched on the stage before one looks."""

    match: Match
    taps: tuple[str, ...] = ()


class Telling:
    """What the server would say to one seat of a match, move by move."""

    def __init__(self, match: Match, language: str = "en", viewer: int | None = 0) -> None:
        seats = [Seat(NAMES[0]), *(Seat(name, player="amateur") for name in NAMES[1 : match.seats])]
        self.table = open_table(match.game, seats, 1)
        self.table.state.match = match
        self.viewer = viewer
        self.narrator = Narrator(match.game, language, match.seats)
        self.channel = ViewerStates(viewer, "moment", take_snapshot(self.table, viewer, 0))

    def frame(self, since: int = 0) -> dict[str, Any]:
        """How things are, with the events from that one on."""
        frame = self.channel.state(self.narrator, since, 0)
        return dict(msgspec.json.decode(msgspec.json.encode(frame)))

    def after(self, *moves: str) -> dict[str, Any]:
        """These moves are made (`"1: let"`: by that seat), and told in one frame."""
        match = self.table.match
        assert isinstance(match, GoGoalMatch)
        known = len(match.events)
        for move in moves:
            seat, _, text = move.rpartition(": ")
            play_as(match, int(seat), text) if seat else play(match, text)
        if match.over:
            self.table.state.ending = match.outcome
        self.channel.add(take_snapshot(self.table, self.viewer, 0))
        return self.frame(known)


def state_frame(moment: Moment, language: str = "en") -> dict[str, Any]:
    """What the server would say to seat 0, once it has said everything before."""
    return Telling(moment.match, language).frame()


def welcome_frame(game: str, table: str) -> dict[str, Any]:
    return {
        "is": "welcome",
        "table_id": table,
        "epoch": "moment",
        "seat": 0,
        "host": True,
        "game": game,
        "options": {},
        "settings": {},
        "fair": "",
        "code": None,
        "practice": False,
        "delay": 0,
        "chat": True,
        "phrases": {},
        "said": [],
    }


class Line:
    """The page's line to its table: the test tells it what is so."""

    def __init__(self, page: Page, house: House, game: str, seats: int = 2) -> None:
        self.page = page
        self.opened = house.open(game, *["amateur"] * (seats - 1))
        self.address = house.seat(self.opened)
        self.route: WebSocketRoute | None = None
        self.heard: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        page.route_web_socket("**/ws/tables/*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        frame = json.loads(message)
        self.heard.append(frame)
        if frame["do"] == "hello":
            for told in self.frames:
                self.tell(told)

    def tell(self, frame: dict[str, Any]) -> None:
        assert self.route
        self.route.send(json.dumps(frame))

    def begin(self, telling: Telling) -> None:
        """Load the page as things are; what happens from here on is told with `tell`."""
        game = telling.table.match.game.id
        self.frames = [welcome_frame(game, self.opened["id"]), telling.frame()]
        self.page.goto("about:blank")
        self.page.goto(self.address)
        self.page.wait_for_selector(".room .held-card", timeout=LIMIT)

    def show(self, moment: Moment, language: str = "en") -> None:
        """Load the page at this moment, and touch what the moment says."""
        game = moment.match.game.id
        self.frames = [welcome_frame(game, self.opened["id"]), state_frame(moment, language)]
        self.page.goto("about:blank")
        self.page.goto(self.address)
        self.page.wait_for_selector(".room .held-card, .room .board, .room .field", timeout=15_000)
        for tap in moment.taps:
            self.page.locator(tap).first.click()


# -- Go-Goal!


def choosing(seats: int) -> Moment:
    """Everyone chooses three; the others are ready."""
    match = scene(["D D M F F goal no", *["D M F F goal no var"] * (seats - 1)])
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


def attacked(seats: int) -> Moment:
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
    return Moment(after_joining(seats))


def after_joining(seats: int) -> Match:
    teams = ["D M F", "D M M F", "D M M M F", "M J F F", "D D D F", "M M F"][:seats]
    hands = ["F J goal no", "F goal no var", "D D goal no", "D goal no", "D F goal", "M goal no var"][:seats]
    return play(scene(hands, teams, players="D M F D M", actions="goal no"), "play F")


def making_room(seats: int) -> Moment:
    return Moment(my_turn(seats).match, (".held-card[data-card=forward]",))


def showing_red(seats: int) -> Moment:
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


GOGOAL: dict[str, Callable[[int], Moment]] = {
    "choosing": choosing,
    "rest": at_rest,
    "turn": my_turn,
    "room": making_room,
    "red": showing_red,
    "attacked": attacked,
    "helpless": helpless,
    "penalty": from_the_spot,
    "drawing": drawing,
    "full": full_hand,
    "over": over,
}
