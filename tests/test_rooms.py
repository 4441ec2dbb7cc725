"""Every room of the package has its room of tests, says what it is, and is small enough to find one's way in."""

import ast
from collections import Counter
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
    "server/catalogue": "server/routes",
    "server/http": "server",
    "server/routes": "server",
    "server/routes/competitions": "server/competitions",
    "server/schemas": "server",
    "store/migrations": "store",
    "store/writing": "store",
    "store/migrations/versions": "store",
}
"""An engine is tested by the articles of its rules, routes by whole requests, migrations by the store they make."""


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_a_room_has_its_tests(room: Path) -> None:
    tests = TESTS / ELSEWHERE.get(room.as_posix(), room)
    assert any(tests.rglob("test_*.py")), f"no tests of {room} in {tests}"


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_a_room_says_what_it_is(room: Path) -> None:
    """What lives there, who may import it, what it may import."""
    said = ast.get_docstring(ast.parse((SOURCE / room / "__init__.py").read_text("utf-8"))) or ""
    assert all(word in said for word in ("Imported by", "ay import")), f"{room}/__init__.py: {said}"


MAX_FILES = 17
"""About fifteen; tests/games/*/rules have a file for each section of the rules."""
FOLDERS = Counter(
    path.parent
    for root in (SOURCE, TESTS, TESTS.parent / "web" / "src", TESTS.parent / "web" / "tests")
    for ending in ("*.py", "*.svelte", "*.ts")
    for path in root.rglob(ending)
)


def test_no_folder_is_a_crowd() -> None:
    crowds = {str(folder): files for folder, files in FOLDERS.items() if files > MAX_FILES}
    assert crowds == {}


MEANT_TWICE = {"State", "Rules", "ActionDeck"}
"""Each game has its own."""


def test_a_class_name_means_one_thing() -> None:
    names = Counter(
        node.name
        for path in SOURCE.rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert {name for name, times in names.items() if times > 1} <= MEANT_TWICE
