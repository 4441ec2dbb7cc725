"""Guests are remembered as long as they come now and then."""

import sqlite3
from pathlib import Path

from tavolino.live.table_registry import DAY_MS
from tests.server.house import Watch, good, open_house


def last_seen(folder: Path) -> int:
    """When the only guest was last here, as the database knows it."""
    connection = sqlite3.connect(folder / "tavolino.db")
    try:
        [[found]] = connection.execute("select seen from guests")
    finally:
        connection.close()
    return int(found)


def test_whoever_comes_is_seen_once_a_day(tmp_path: Path) -> None:
    today = Watch()
    start = round(today.seconds)
    with open_house(tmp_path, unix_ms=lambda: round(today.seconds)) as house:
        mara = house.guest("Mara")
        today.seconds += DAY_MS
        good(mara.get("/api/me"))
        assert last_seen(tmp_path) == start, "the same day"
        today.seconds += 1
        good(mara.get("/api/me/tables"))
        assert last_seen(tmp_path) == start + DAY_MS + 1
