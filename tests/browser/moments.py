"""Moments of matches as the page is told them: real views of the engine, over a line that the test holds.

The page opens a real table, for its cards and texts; but its socket is answered here, with the moment that is wanted.
"""

import json
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, Position, WebSocketRoute

from tavolino.core.match import Match
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.live.viewers.sentences import Narrator
from tavolino.live.viewers.viewer_states import ViewerStates, take_snapshot
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.browser.house import House
from tests.browser.table_page import LIMIT
from tests.games.gogoal.support import play, play_as

NAMES = ("Sara", "Gino", "Ana", "Ion", "Pina", "Teo")
CORNER: Position = {"x": 8, "y": 30}
"""Where a card can be touched though its twin lies on it."""
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
        if match.over:
            self.table.state.ending = match.outcome
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

    def __init__(self, page: Page, house: House, game: str, seats: int = 2, **wishes: Any) -> None:
        self.page = page
        self.opened = house.open(game, *["random"] * (seats - 1), **wishes)  # who does not think
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
        self.page.wait_for_selector(".room .held-card, .room .board, .room .field")
        for tap in moment.taps:
            self.page.locator(tap).first.click(position=CORNER)
