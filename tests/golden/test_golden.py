"""Every match goes as it did when its transcript was written: rules, bots, views and commentary."""

import pytest

from tests.contract.cases import Case
from tests.golden.transcript import FOLDER, golden_cases, path_of, seed_of, transcript


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_match_goes_as_written(case: Case) -> None:
    assert path_of(case).exists(), f"no transcript of {case}: run `make golden` and read it"
    assert transcript(case, seed_of(path_of(case))) == path_of(case).read_text(encoding="utf-8")


def test_no_transcript_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {path_of(case) for case in golden_cases()}


def test_every_option_makes_a_difference() -> None:
    """With the seed of the usual rules a transcript differs from theirs; any other seed was chosen because it does."""
    for case in golden_cases():
        usual, own = path_of(Case(case.game_id, case.seats)), path_of(case)
        if case.options and usual.exists() and seed_of(own) == seed_of(usual):
            assert own.read_text("utf-8").partition("\n")[2] != usual.read_text("utf-8").partition("\n")[2], (
                case
            )
