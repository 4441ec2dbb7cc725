"""Competitions over HTTP, in short words."""

from typing import Any

import httpx
from litestar.testing import WebSocketTestSession

from tests.server.house import GAME, House, Person, good

TEAMS = ("Fulgerul", "Stella Alta", "Torre Est", "Albatros")


def create_competition(person: Person, name: str, kind: str = "league", *teams: Any, **more: Any) -> Any:
    """A competition, with cardboard teams if nothing else is said."""
    listed = [team if isinstance(team, dict) else {"name": team} for team in teams or TEAMS]
    wanted = {"name": name, "game": GAME, "kind": kind, "teams": listed, "seed": 7, **more}
    return good(person.post("/api/competitions", wanted))


def create_drawn(person: Person, name: str, kind: str = "league", *teams: Any, **more: Any) -> str:
    """The id of one whose lots have been drawn."""
    id: str = create_competition(person, name, kind, *teams, **more)["competition"]["id"]
    good(person.post(f"/api/competitions/{id}/lots", {}))
    return id


def result(person: Person, id: str, match: str, *goals: int, **more: Any) -> httpx.Response:
    return person.post(f"/api/competitions/{id}/matches/{match}/result", {"goals": goals, **more})


def sheet(someone: Person | House, id: str, **more: Any) -> Any:
    return good(someone.get(f"/api/competitions/{id}", **more))


def news_socket(house: House, id: str, **headers: str) -> WebSocketTestSession:
    """The socket of somebody who looks at a competition."""
    return house.client.websocket_connect(f"/ws/competitions/{id}", headers=headers)
