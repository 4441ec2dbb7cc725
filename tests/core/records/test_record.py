"""Records: readable, complete, and never trusted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tavolino
from tavolino import Fault, Record, Rng
from tavolino.core.options import Document, document_option
from tavolino.core.records.reader import parse_record, parse_record_head, players_in_head, verify_record
from tavolino.core.records.record import RecordEntry, checksum
from tavolino.core.registry import game_classes
from tests.toy import Toy

GAME = "champions101"


def play_record(seed: int = 4, undo_at: int = 0) -> Record:
    game = tavolino.game(GAME, must_win=False)
    record = Record(game, 2, seed, ["Ana Maria", "Răzvan"], ["person", "greedy"], "2026-11-16T20:45:00")
    match = game.start(seed)
    rng = Rng(seed, 50)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        move = legal[rng.below(len(legal))]
        if undo_at and len(record.entries) == undo_at:
            record.entries += [RecordEntry(seat, legal[0]), RecordEntry(seat, -1, 1)]
        match.play(seat, move)
        record.entries.append(RecordEntry(seat, move))
    record.write_result(match)
    return record


def resign_sum(text: str) -> str:
    """The text with a check sum that fits, as a forger would write it."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {checksum(body)}\n"


def refusal_key(text: str) -> str:
    with pytest.raises(Fault) as fault:
        verify_record(parse_record(text))
    return fault.value.key


def test_a_record_reads_like_a_score_sheet() -> None:
    lines = play_record().text().splitlines()
    assert lines[:11] == [
        "tavolino record 2",
        "game champions101 2",
        "seats 2",
        "option colours lot",
        "option deck standard",
        "option last_shot void",
        "option must_win false",
        "option on_pitch visible",
        "player 0 person Ana Maria",
        "player 1 greedy Răzvan",
        "seed 4",
    ]
    assert lines[11:13] == ["started 2026-11-16T20:45:00", "moves"]
    assert lines[-2].startswith("result ")
    assert lines[-1].startswith("sum ")


def test_a_record_comes_back_as_it_was() -> None:
    record = play_record()
    again = parse_record(record.text())
    assert again.text() == record.text()
    assert (again.names, again.players, again.seed) == (record.names, record.players, record.seed)
    assert verify_record(again).dump() == verify_record(record).dump()


def test_the_head_is_the_record_before_its_first_move() -> None:
    record = play_record()
    head = record.head_text()
    assert record.text().startswith(head)
    again = parse_record_head(head)
    assert (again.head_text(), again.entries, again.is_finished) == (head, [], False)
    assert players_in_head(head) == (["person", "greedy"], ["Ana Maria", "Răzvan"])


@pytest.mark.parametrize(
    ("head", "key"),
    [
        ("", "record-not-ours"),
        ("tavolino record 3\n", "record-version"),
        ("tavolino record 1\n", "record-cut"),
        (play_record().head_text().removesuffix("moves\n"), "record-cut"),
        (play_record().head_text() + "0 wait\n", "record-line"),
        (play_record().head_text() + "\n", "record-line"),
    ],
    ids=["empty", "version", "cut", "unfinished", "moves", "blank"],
)
def test_a_head_is_all_of_a_head_and_no_more(head: str, key: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_record_head(head)
    assert fault.value.key == key


def test_moves_taken_back_stay_in_the_record_but_do_not_count() -> None:
    record = parse_record(play_record(undo_at=7).text())
    assert any(entry.undone for entry in record.entries)
    assert len(record.standing_moves()) == len(record.entries) - 2
    assert verify_record(record).over


@pytest.mark.parametrize("lines", [1, 3, 9, 12, 40, -2, -1])
def test_a_record_that_is_cut_off_is_refused(lines: int) -> None:
    text = play_record().text()
    assert refusal_key("".join(text.splitlines(keepends=True)[:lines])) == "record-cut"


def test_a_record_that_was_edited_is_refused() -> None:
    text = play_record().text()
    assert refusal_key(text.replace("Ana Maria", "Ana Marie")) == "record-edited"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("tavolino record 2", "tavolino record 3", "record-version"),
        ("tavolino record 2", "PGN", "record-not-ours"),
        ("game champions101 2", "game champions101 99", "record-rules-version"),
        ("game champions101 2", "game chess 1", "unknown-game"),
        ("game champions101 2", "game champions101", "record-line"),
        ("seats 2", "seats two", "record-line"),
        ("seats 2", "seats 3", "record-line"),
        ("option must_win false", "option must_win maybe", "bad-option-value"),
        ("option must_win false", "option offside true", "unknown-option"),
        ("player 1 greedy Răzvan", "player 0 greedy Răzvan", "record-line"),
        ("seed 4", "seed 5", "record-move"),
        ("seed 4", "seed four", "record-line"),
        ("moves\n", "moves\n7 wait\n", "record-line"),
        ("moves\n", "moves\n0 dribble\n", "unknown-move"),
        ("moves\n", "moves\n0 undo 3\n", "record-line"),
        ("result ", "result 1", "record-result"),
    ],
)
def test_a_forged_record_is_refused(old: str, new: str, key: str) -> None:
    text = play_record().text()
    assert old in text
    assert refusal_key(resign_sum(text.replace(old, new, 1))) == key


def test_a_forged_move_is_refused_with_its_number() -> None:
    lines = play_record().text().splitlines(keepends=True)
    lines[13], lines[14] = lines[14], lines[13]
    with pytest.raises(Fault) as fault:
        verify_record(parse_record(resign_sum("".join(lines))))
    assert fault.value.key == "record-move"
    assert fault.value.values["number"] in (1, 2)


class Album(Toy):
    """A toy that takes a deck of one's own."""

    known_options = (*Toy.known_options, document_option("deck", "standard"))


@pytest.fixture
def album(tmp_path: Path) -> Iterator[Path]:
    game_classes()["toy"] = Album
    path = tmp_path / "my deck.toml"
    path.write_text('name = "Ștefan"\n\n  indented = 1\n', encoding="utf-8")
    yield path
    del game_classes()["toy"]


def test_a_deck_of_ones_own_is_part_of_the_record(album: Path) -> None:
    record = Record(tavolino.game("toy", deck=str(album)), 2, 1, ["A", "B"], ["person", "person"])
    assert 'document deck my deck.toml\n| name = "Ștefan"\n|\n|   indented = 1\n' in record.text()
    album.unlink()
    again = parse_record(record.text())
    assert again.game.options["deck"] == Document("my deck.toml", 'name = "Ștefan"\n\n  indented = 1\n')
    assert again.text() == record.text()


def test_a_record_never_makes_us_read_a_file(album: Path) -> None:
    text = Record(tavolino.game("toy"), 2, 1, ["A", "B"], ["person", "person"]).text()
    assert (
        refusal_key(resign_sum(text.replace("option deck standard", f"option deck {album}"))) == "record-path"
    )


def test_a_file_that_is_not_there_or_too_large_or_no_text_is_refused(album: Path) -> None:
    album.write_bytes(b"\xff\xfe\x00")
    for path, key in ((album, "unreadable"), (album.parent, "unreadable"), (album / "none", "unreadable")):
        with pytest.raises(Fault) as fault:
            tavolino.game("toy", deck=path)
        assert fault.value.key == key
    album.write_text("x" * 1_000_001)
    with pytest.raises(Fault) as fault:
        tavolino.game("toy", deck=album)
    assert fault.value.key == "too-large"


def test_an_earlier_version_is_read_where_its_game_says_so() -> None:
    """The rules of 101 changed only for a shoot-out that outlasts the deck."""
    older = resign_sum(play_record().text().replace("game champions101 2", "game champions101 1"))
    assert verify_record(parse_record(older)).over
