"""The measures of balance: a story whose measures are known, and matches whose sums must agree."""

import pytest

from tavolino import Rng
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.playout import random_playout
from tavolino.games.gogoal.balance import measures
from tests.games.gogoal.support import play, scene, start

ATTACKS = ("goal", "go-goal", "super-goal", "penalty", "yellow", "red")


def test_what_is_stopped_is_a_share_of_what_was_tried() -> None:
    """A GOAL! stopped by NO!; a RED and a SUPER GOAL! that nobody stops."""
    match = scene(["goal super-goal", "no red"], teams=["F F", "D"], goals=1)
    play(match, "attack goal 1", "answer no", "draw actions")
    play(match, "show red 0 F", "let", "draw actions")
    play(match, "attack super-goal 1", "let")
    found = measures(match)
    assert match.over
    shares = [found[f"attack.stopped.{card}"] for card in ("goal", "red", "super-goal", "goals")]
    assert shares == [(1, 1), (0, 1), (0, 1), (1, 2)]
    assert found["attack.stopped.all"] == (1, 3)
    assert (found["match.course.attacks"], found["match.course.goals"]) == (3, 1)


@pytest.mark.parametrize("seed", range(10))
def test_the_sums_agree(seed: int) -> None:
    match = start(seed, 4, narrate=True)
    random_playout(match, Rng(seed))
    found = measures(match)
    shares = {card: found[f"attack.stopped.{card}"] for card in (*ATTACKS, "goals", "all")}
    hits, tries = ({card: share[which] for card, share in shares.items()} for which in (0, 1))  # type: ignore[index]
    for counts in (hits, tries):
        assert counts["goals"] == sum(counts[card] for card in ATTACKS[:3])
        assert counts["all"] == sum(counts[card] for card in ATTACKS)
    assert tries["all"] == found["match.course.attacks"]
    assert hits["all"] == [event.kind for event in match.events].count("stopped")
    assert found["match.course.turns"] == match.turns + (
        match.outcome.reason == "goals"
    )  # the last is not ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_has_its_words(language: str) -> None:
    texts = load_texts(language, "gogoal")
    match = start(1, 2, narrate=True)
    random_playout(match, Rng(1))
    for name in measures(match):
        subject, aspect, item = name.split(".")
        assert texts.has(f"measure-{subject}-{aspect}")
        assert texts.has(f"measure-{subject}-{item}")
