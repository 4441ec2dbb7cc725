"""The honest toy passes every check, and each check finds the toys that were broken for it."""

from collections.abc import Iterator

import pytest

from tavolino import Fault
from tavolino.bots.roster import bot_factories
from tavolino.core.game import Game
from tavolino.core.registry import game_classes
from tests.contract.broken import BROKEN, Peeker
from tests.contract.cases import SELDOM, Case
from tests.contract.checks import CHAMPION_CHECKS, CHECKS, Check, bots_know_no_more_than_their_seat
from tests.toy import Toy

SEEDS = range(8 * SELDOM)
ALL_CHECKS = [*CHECKS, *CHAMPION_CHECKS]


@pytest.fixture
def toys() -> Iterator[dict[str, type[Game]]]:
    """The registry, where a toy may stand for the length of a test."""
    games = game_classes()
    yield games
    games.pop("toy", None)


def on_all_seeds(check: Check, case: Case) -> None:
    for seed in SEEDS:
        check(case, seed)


@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_honest_toy_passes(toys: dict[str, type[Game]], check: Check, seats: int) -> None:
    toys["toy"] = Toy
    on_all_seeds(check, Case("toy", seats))


@pytest.mark.parametrize(("toy", "check"), BROKEN, ids=lambda it: it.__name__)
def test_the_broken_toy_is_found(toys: dict[str, type[Game]], toy: type[Toy], check: Check) -> None:
    toys["toy"] = toy
    with pytest.raises((AssertionError, pytest.fail.Exception, LookupError, Fault)):
        on_all_seeds(check, Case("toy", 3))


def test_a_bot_that_peeks_is_found(toys: dict[str, type[Game]], monkeypatch: pytest.MonkeyPatch) -> None:
    toys["toy"] = Toy
    monkeypatch.setitem(bot_factories(), "peeker", Peeker)
    with pytest.raises(AssertionError, match="peeker knows"):
        on_all_seeds(bots_know_no_more_than_their_seat, Case("toy", 3))


def test_every_check_can_fail() -> None:
    assert {check for _, check in BROKEN} == set(ALL_CHECKS)
