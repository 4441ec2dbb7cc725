"""`tavolino verify`: the deal is the one promised, all moves are legal; or it says what is wrong."""

from pathlib import Path

import pytest

import tavolino
from tavolino.cli.faults import CliFault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.records.record import checksum
from tavolino.core.rng import seed_commitment
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.cli.support import Stage


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A match of two bots, on the disk."""
    table = open_table(tavolino.game("champions101"), [Seat("Ana", "greedy"), Seat("Ion", "random")], seed=7)
    table.tick(0)
    path = tmp_path / "match.tav"
    path.write_text(table.record.text(), "utf-8")
    return path


def forge(path: Path, old: str, new: str) -> None:
    """Change a record as a forger would, with a check sum that fits."""
    text = path.read_text("utf-8")
    body = text[: text.rindex("sum ")].replace(old, new, 1)
    assert body not in text
    path.write_text(f"{body}sum {checksum(body)}\n", "utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fair_match_is_said_to_be_fair_with_the_hash_to_compare(played: Path, language: str) -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("verify", str(played), "--lang", language) == 0
    said = load_texts(language, packages=CliFault.packages).say("verified-deal", {"fair": seed_commitment(7)})
    assert said in stage.out
    assert seed_commitment(7) in said
    assert stage.err == ""


def test_a_match_without_a_promise_is_checked_for_its_moves(played: Path) -> None:
    forge(played, f"fair {seed_commitment(7)}\n", "")
    stage = Stage(is_terminal=False)
    assert stage.run("verify", str(played)) == 0
    assert "all by the rules" in stage.out
    assert "no hash was published" in stage.out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seed 7\n", "seed 8\n", "not the cards that were promised"),
        (f"fair {seed_commitment(7)}\n", f"fair {seed_commitment(8)}\n", "not the cards that were promised"),
        ("moves\n", "moves\n0 strike red-ball\n", "against the rules"),
        ("result ", "result 9", "The record says that it ended"),
        ("moves\n", "moves\ntable 0 dances\n", "cannot have happened"),
        ("moves\n", "setting clock sand\nmoves\n", "cannot be “sand”"),
    ],
)
def test_what_is_wrong_is_said_and_the_exit_code_is_two(played: Path, old: str, new: str, said: str) -> None:
    forge(played, old, new)
    stage = Stage(is_terminal=False)
    assert stage.run("verify", str(played)) == 2
    assert said in stage.err
    assert stage.out == ""


def test_what_is_no_record_is_told(tmp_path: Path) -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("verify", str(tmp_path / "none.tav")) == 2
    assert "There is no file" in stage.err
