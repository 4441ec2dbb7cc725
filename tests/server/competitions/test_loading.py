"""A competition is read once, and from then on only what is new."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.competitions.support import create_drawn, result, sheet
from tests.server.house import House, Person, good


@contextmanager
def count_selects(house: House) -> Iterator[list[str]]:
    """The queries for competitions meanwhile; those that ask who the guest is are left out."""
    queries: list[str] = []
    engine = house.client.app.state.store.engine.sync_engine

    def note(_: Any, __: Any, statement: str, *rest: Any) -> None:
        if statement.startswith("SELECT") and "guests.secret_hash" not in statement:
            queries.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield queries
    finally:
        event.remove(engine, "before_cursor_execute", note)


def test_a_typed_result_costs_two_queries(house: House, mara: Person) -> None:
    """The number of the last entry, and who may organise."""
    id = create_drawn(mara, "Cheap")
    with count_selects(house) as queries:
        good(result(mara, id, "1", 2, 1))
    assert len(queries) == 2, queries
    assert "max(competition_entries.number)" in queries[0]
    assert "competition_gates" in queries[1]


@pytest.mark.parametrize("results", [1, 5])
def test_reading_costs_two_queries_however_much_has_happened(
    house: House, mara: Person, results: int
) -> None:
    id = create_drawn(mara, f"Read after {results}")
    for match in range(1, results + 1):
        good(result(mara, id, str(match), 1, 0))
    with count_selects(house) as queries:
        assert sheet(house, id)["competition"]["version"] == results + 1
    assert len(queries) == 2, queries
