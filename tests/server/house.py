"""A whole server in memory, with a database in a folder of its own, and people who talk to it over HTTP."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from tavolino.live.guards.rate_limits import RateLimit
from tavolino.live.guards.tokens import RandomSource
from tavolino.server.app import create_app
from tavolino.server.config import ServerConfig
from tavolino.server.limits import Limits

HERE = "http://127.0.0.1:8011"
GAME = "champions101"
FIRST_SEED = 1
"""Of the first table; the others have the next ones, so that what fails can be seen again."""
PATIENCE = 2000
"""Looks at a table until it is as it should be."""
A_MOMENT = 0.05
"""Seconds between two looks: who asks without a breath is asked to take one."""


class Watch:
    """The time as a test wants it."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class House:
    """The server, as a program without a name sees it."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.client.get(path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.client.post(path, json=body, **more)

    def guest(self, name: str = "Mara", **more: Any) -> "Person":
        return Person(self, name, **more)


class Person:
    """A guest, who shows their secret with every request."""

    def __init__(self, house: House, name: str, **more: Any) -> None:
        self.house = house
        self.welcome = good(house.post("/api/guests", {"name": name, **more}))
        self.headers = {"authorization": f"Bearer {self.welcome['secret']}"}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        return self.house.client.request(method, path, headers=headers, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, json=body, **more)

    def open(self, *players: str, **wishes: Any) -> Any:
        """A table with these players, and all secrets of it."""
        seats = [{"player": player} for player in players or ("person", "open")]
        return good(self.post("/api/tables", {"game": GAME, "seats": seats, **wishes}))

    def finished(self, **wishes: Any) -> str:
        """The id of a table where two bots have played."""
        id: str = self.open("random", "greedy", **wishes)["id"]
        self.look_until(id, lambda shown: shown["table"]["over"])
        return id

    def awaited(self, id: str) -> Any:
        """A table as it looks when this guest has to choose."""
        return self.look_until(id, lambda shown: len(shown["view"]["legal"]) > 1)

    def look_until(self, id: str, is_so: Callable[[Any], object]) -> Any:
        for _ in range(PATIENCE):
            shown = good(self.get(f"/api/tables/{id}"))
            if is_so(shown):
                return shown
            time.sleep(A_MOMENT)
        raise AssertionError("the bots did not come so far")


def good(response: httpx.Response) -> Any:
    assert response.status_code in (200, 201), response.text
    return response.json()


def problem(response: httpx.Response, status: int, code: str) -> Any:
    """The body of an error, which has the one shape that all errors have."""
    found = response.json()
    assert (response.status_code, found["code"]) == (status, code), response.text
    assert set(found) - {"details"} == {"code", "message", "article"}
    assert found["message"]
    return found


LOOSE: Final = RateLimit(1e6, 1e6)
PATIENT: Final = Limits(requests=LOOSE, address_requests=LOOSE, guests=LOOSE)
"""However quickly tests follow each other, nobody is sent away for it."""


@contextmanager
def open_house(folder: Path, **settings: Any) -> Iterator[House]:
    config = ServerConfig(database_url=f"sqlite:///{folder / 'tavolino.db'}", **settings)
    app = create_app(config)
    with TestClient(app, base_url=HERE, raise_server_exceptions=False) as client:
        app.state.tables.random_source = RandomSource(seed=count(FIRST_SEED).__next__)
        yield House(client)
