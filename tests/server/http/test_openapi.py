"""The API against its own description: random questions, good and bad, are never answered in another way."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import openapi
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tavolino.server.app import create_app
from tavolino.server.config import ServerConfig
from tavolino.server.http.request_info import SEAT_HEADER
from tavolino.server.limits import Limits
from tests.server.competitions.support import create_drawn
from tests.server.house import GAME, HERE, LOOSE, House, Person, good, open_house

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 15
MOSTLY = st.sampled_from([True, True, True, False])
BOUNDED = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def description() -> Any:
    """As the server tells it."""
    return create_app(ServerConfig()).openapi_schema.to_schema()


SCHEMA = openapi.from_dict(description())


def operations() -> Iterator[Any]:
    for found in SCHEMA.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


OPERATIONS = {f"{operation.method.upper()} {operation.path}": operation for operation in operations()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Nobody is sent away: it is what the server says that is tested here."""
    limits = Limits(
        requests=LOOSE,
        address_requests=LOOSE,
        guests=LOOSE,
        guesses=LOOSE,
        max_unfinished_tables=100_000,
        new_tables=LOOSE,
        address_new_tables=LOOSE,
    )
    with open_house(tmp_path_factory.mktemp("schema"), limits=limits) as house:
        yield house


@pytest.fixture(scope="module")
def host(house: House) -> Person:
    return house.guest("Mara")


@pytest.fixture(scope="module")
def known(host: Person) -> dict[str, list[Any]]:
    """Things that there are: names that lead somewhere are tried as well as random ones."""
    league, cup = create_drawn(host, "League"), create_drawn(host, "Cup", "knockout")
    return {
        "competition_id": [league, cup],
        "match": ["1", "4", "7b"],
        "device_id": [good(host.post("/api/me/devices", {}))["id"]],
        "team": [0, 1],
        "print_file": ["rules.pdf", "sheet.pdf"],
        "game_id": [GAME, "mister"],
        "table_id": [host.finished(), host.open("person", "greedy")["id"], host.open()["id"]],
        "file": ["gino-scapicollo.svg", "footballers.svg", "red-ball.svg"],
        "option": ["deck"],
        "stage": ["league", "knockout"],
        "seat": [0, 1],
        "number": [1],
        "move": [0, 3],
        "day": ["2026-01-31", good(host.get("/api/daily"))["day"]],
    }


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS)
def test_every_answer_is_as_described(
    operation: Any, house: House, host: Person, known: dict[str, list[Any]]
) -> None:
    @BOUNDED
    @given(case=operation.as_strategy(), data=st.data(), is_known=MOSTLY, is_host=MOSTLY)
    def ask(case: Any, data: st.DataObject, is_known: bool, is_host: bool) -> None:
        if is_known and case.path_parameters:
            case.path_parameters = {
                name: data.draw(st.sampled_from(known[name])) for name in case.path_parameters
            }
        answer = send(case, house, host if is_host else None)
        case.validate_response(answer, checks=CHECKS)

    ask()


def send(case: Any, house: House, person: Person | None) -> Any:
    """Ask as described; a person shows their own secret, instead of one that was made up."""
    request = case.as_transport_kwargs(base_url=HERE)
    headers = dict(request.pop("headers") or {})
    if person:
        made_up = {name for name in headers if name.lower() in ("authorization", SEAT_HEADER)}
        headers = {name: headers[name] for name in headers.keys() - made_up} | person.headers
    body = {name: request[name] for name in ("json", "data", "params") if request.get(name) is not None}
    if isinstance(body.get("data"), bytes | str):
        body["content"] = body.pop("data")
    return house.client.request(request["method"], request["url"], headers=headers, **body)


def test_the_whole_api_is_described() -> None:
    paths = description()["paths"]
    assert len(OPERATIONS) > 25
    assert {"/api/tables/{table_id}/join", "/api/games/{game_id}/decks/check", "/health"} <= set(paths)
    for path, methods in paths.items():
        for method, told in methods.items():
            assert told.get("description"), f"{method} {path} is not explained"
