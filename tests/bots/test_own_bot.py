"""The bot that the README shows is found by its entry point, and is as honest as ours."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from tavolino import Fault
from tavolino.bots import roster as bots
from tests.contract.cases import Case
from tests.contract.checks import bots_know_no_more_than_their_seat
from tests.test_docs import blocks


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[type]:
    """The README's class, in a package that offers it to us."""
    code = next(block for block in blocks("python") if "class Daydreamer" in block)
    package = ModuleType("my_bots")
    exec(code.partition("\ngame = ")[0], vars(package))
    monkeypatch.setitem(sys.modules, "my_bots", package)
    name, _, value = blocks("toml")[0].splitlines()[1].partition(" = ")
    offered = EntryPoint(name, value.strip('"'), "tavolino.bots")
    monkeypatch.setattr(bots, "entry_points", lambda group: [offered] if group == "tavolino.bots" else [])
    bots.bot_factories.cache_clear()
    yield vars(package)["Daydreamer"]
    bots.bot_factories.cache_clear()


def test_a_bot_of_one_s_own_is_found_by_its_entry_point(example: type) -> None:
    assert bots.bot_factory("daydreamer") is example
    with pytest.raises(Fault):
        bots.bot_factory("sleepwalker")


def test_it_knows_no_more_than_its_seat(example: type) -> None:
    assert "daydreamer" in bots.bot_factories()
    bots_know_no_more_than_their_seat(Case("gogoal", 2), 1)


def test_levels_have_names_in_the_order_of_their_strength() -> None:
    assert list(bots.LEVELS) == ["beginner", "amateur", "professional", "champion"]
    assert set(bots.LEVELS) < set(bots.bot_factories())
