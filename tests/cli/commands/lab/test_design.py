"""`tavolino lab`, as typed."""

import json
from pathlib import Path

import pytest

from tavolino.core.language.texts import LANGUAGES
from tests.cli.support import Stage


def run(*args: str, code: int = 0) -> Stage:
    stage = Stage(is_terminal=False)
    assert stage.run("lab", *args) == code
    return stage


COMPARE = ("compare", "gogoal", "--b", "goals=2", "-n", "20", "--workers", "1")


@pytest.mark.parametrize(
    ("language", "word"), [*zip(LANGUAGES, ("smaller", "di meno", "mai puțin"), strict=True)]
)
def test_two_variants_are_compared(tmp_path: Path, language: str, word: str) -> None:
    page, table = tmp_path / "goals.html", tmp_path / "goals.csv"
    out = run(*COMPARE, "--html", str(page), "--csv", str(table), "--lang", language).out
    assert word in " ".join(out.split())
    assert "<svg" in page.read_text("utf-8")
    assert "goals=2" in table.read_text("utf-8-sig").splitlines()[0]


def test_a_run_that_is_kept_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "goals.lab"
    run(*COMPARE, "--keep", str(kept))
    again = json.loads(run(*COMPARE, "--keep", str(kept), "-n", "22", "--json", "-").out)
    assert again["tally"]["deals"] == 22
    assert again == json.loads(run(*COMPARE, "-n", "22", "--json", "-").out)


def test_it_plays_until_a_figure_is_known() -> None:
    data = json.loads(run(*COMPARE, "--until", "points+-0.5", "--json", "-").out)
    assert 100 <= data["tally"]["deals"] < 1000


def test_values_are_swept_and_sought() -> None:
    swept = run("sweep", "gogoal", "--vary", "goals=2..3", "-n", "4", "--workers", "1", "--lang", "en").out
    assert "goals=3" in swept
    sought = ("seek", "gogoal", "--vary", "goals=2..3", "-n", "10", "--workers", "1", "--lang", "en")
    assert "goals=2 will do" in run(*sought, "--goal", "points=2.5").out
    assert "No value will do" in run(*sought, "--goal", "points=50").out


def test_cards_are_weighed() -> None:
    out = run("cards", "champions101", "-n", "10", "--workers", "1", "--way", "first", "--lang", "en").out
    assert "what cards are worth, 10 matches" in out
    assert "first decision" in out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("compare", "gogoal", "--b", "goals"), "goals"),
        (("compare", "gogoal", "--b", "goals=2", "--until", "luck+-1"), "first-mover"),
        (("sweep", "gogoal", "--vary", "goals=1"), "goals=2..4"),
        (("seek", "gogoal", "--vary", "goals=2,3", "--goal", "points<=3"), "points<=3"),
        (("cards", "gogoal", "--deck", "none"), "players"),
        (("cards", "gogoal", "--way", "seen"), "held"),
    ],
)
def test_what_cannot_be_done_is_said(args: tuple[str, ...], complaint: str) -> None:
    stage = run(*args, "--lang", "en", code=2)
    assert complaint in stage.err
    assert stage.out == ""
