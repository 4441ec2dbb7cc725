"""Whatever a stranger sends is answered in our shape, and never as a fault of ours."""

from itertools import product
from typing import Any

import pytest

from tests.server.house import House, Person

ODD_NAMES = (
    "%00",
    "a%00b",
    "%ff",
    "%c3%28",
    "%ed%a0%80",
    "%0a",
    "..%2f..%2f",
    "x" * 300,
    "x" * 5000,
    "-1",
    "9" * 30,
    "%E2%80%AE",
)
PATHS = (
    "/{}",
    "/assets/{}",
    "/api/tables/{}",
    "/api/tables/{}/report",
    "/api/tables/{}/analysis",
    "/api/games/{}",
    "/api/games/mister/cards/{}",
    "/api/people/{}",
    "/api/faces/{}",
    "/api/competitions/{}",
    "/api/competitions/{}/export.csv",
    "/api/games/mister/decks/{}/template",
)
BODIES: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "a", "language": 5}',
    b'{"name": "a", "language": "\xff"}',
    b'{"name": "a", "language": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"code": "\\u0000"}',
    b'{"code": "\\ud800"}',
    b'{"invite": "\\u0000\\ud800"}',
    b'{"text": "\\ud800"}',
    b'{"player": "\\ud800"}',
    b'{"name": 1e400}',
    b'{"game": "\\u0000", "seats": [{"player": "person"}]}',
    b'{"game": "gogoal", "seats": [{"player": "person"}, {"player": "open"}], "settings": {"clock": "move 1e999"}}',
    b'{"name": "\\u0000x", "kind": "league", "game": "gogoal", "teams": [{"name": "a"}, {"name": "b"}]}',
    b'{"name": "x", "kind": "league", "game": "gogoal", "teams": [{"name": "\\ud800"}, {"name": "\\u0000"}]}',
)
WRITES = (
    ("POST", "/api/guests"),
    ("PATCH", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/join"),
    ("POST", "/api/tables/%00/join"),
    ("POST", "/api/qr"),
    ("POST", "/api/games/mister/seats"),
    ("POST", "/api/competitions"),
    ("POST", "/api/competitions/import"),
)
ODD_HEADERS = ("accept-language", "authorization", "tavolino-seat", "if-none-match", "content-type", "range")


def check(answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert {"code", "message", "article"} <= answer.json().keys()


@pytest.mark.parametrize("name", ODD_NAMES, ids=range(len(ODD_NAMES)))
def test_odd_addresses(house: House, name: str) -> None:
    for path in PATHS:
        check(house.get(path.replace("{}", name)))


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_odd_bodies(mara: Person, body: bytes) -> None:
    for method, path in WRITES:
        check(mara.ask(method, path, content=body, headers={"content-type": "application/json"}))


@pytest.mark.parametrize(
    ("name", "value"), [*product(ODD_HEADERS, [b"\xff", b"\xed\xa0\x80", b"," * 4000, b"bytes=-"])]
)
def test_odd_headers(house: House, name: str, value: bytes) -> None:
    for path in ("/api/me", "/api/games", "/"):
        check(house.client.get(path, headers=[(name.encode(), value)]))
