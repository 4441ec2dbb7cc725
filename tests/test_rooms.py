"""Every room of the package has its room of tests."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "tavolino"
ROOMS = sorted(
    path.parent.relative_to(SOURCE)
    for path in SOURCE.rglob("__init__.py")
    if path.parent != SOURCE and any(module.name != "__init__.py" for module in path.parent.glob("*.py"))
)
ELSEWHERE = {
    "games/mister/engine": "games/mister/rules",
    "games/best11/engine": "games/best11/rules",
    "games/best11/engine/challenges": "games/best11/rules",
    "server/http": "server",
    "server/routes": "server",
    "server/routes/competitions": "server/competitions",
    "server/schemas": "server",
    "store/migrations": "store",
    "store/migrations/versions": "store",
}
"""An engine is tested by the articles of its rules, routes by whole requests, migrations by the store they make."""


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_a_room_has_its_tests(room: Path) -> None:
    tests = TESTS / ELSEWHERE.get(room.as_posix(), room)
    assert any(tests.rglob("test_*.py")), f"no tests of {room} in {tests}"
