"""A finished match seen again."""

from itertools import repeat
from pathlib import Path

import pytest

import tavolino
from tavolino.cli.faults import CliFault
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import LANGUAGES, TextValue, load_texts
from tavolino.core.records.record import Record, checksum
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.cli.support import Stage

KNOWN = ", ".join(tavolino.games())


def play_record(id: str, seed: int = 4) -> Record:
    table = open_table(tavolino.game(id), [Seat("Ana", "greedy"), Seat("Ion", "greedy")], seed)
    while table.play_automatic_move():
        pass
    return table.record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.tav"
    path.write_text(play_record("champions101").text(), "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", tavolino.games())
def test_every_event_is_told_with_all_cards_open(id: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "match.tav"
    match = play_record(id).play_back(narrate=True)
    path.write_text(play_record(id).text(), "utf-8")
    stage = Stage(is_terminal=False, width=300)
    assert stage.run("replay", str(path), "--lang", language) == 0
    texts = load_texts(language, id)
    reporter = Reporter(texts, ["Ana", "Ion"], match.game.labels_in(texts))
    lines = iter(stage.out.splitlines())
    for number, event in enumerate(match.events):
        told = reporter.event_sentence(event.values_for(None), number)
        line = next(line for line in lines if line.startswith(told))
        secrets = [str(value) for value in reporter.text_values(event.secret).values()]
        assert all(secret in line for secret in secrets)
    assert load_texts(language, id).say(f"reason-{match.outcome.reason}", match.outcome.details) in stage.out


def test_as_one_seat_saw_it(record: Path) -> None:
    everything, anas, ions = (Stage(is_terminal=False, width=300) for _ in range(3))
    everything.run("replay", str(record))
    anas.run("replay", str(record), "--seat", "0")
    ions.run("replay", str(record), "--seat", "Ion")
    both = set(everything.out.splitlines())
    private = [line for line in both if "draws" in line and line.endswith(")")]
    assert [line for line in private if line.startswith("Ana")]
    for line in private:
        assert (line in anas.out) == ("Ana" in line)
        assert (line in ions.out) == ("Ion" in line)


def test_step_by_step_until_one_has_enough(record: Path) -> None:
    stage = Stage("", "", "q", "never read")
    assert stage.run("replay", str(record), "--step") == 0
    assert len(stage.asked) == 3
    assert "Hand" in stage.page_after(0)
    assert "▒▒▒▒▒▒ 6" not in stage.page_after(0), "all hands are open"
    assert "Ana" in stage.pages()[-1]


def test_the_whole_match_on_a_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "short.tav"
    record.write_text(play_record("gogoal").text(), "utf-8")
    pauses: list[float] = []
    monkeypatch.setattr("tavolino.cli.terminal.interruptible_sleep", pauses.append)
    stage = Stage()
    assert stage.run("replay", str(record), "--pace", "0.1") == 0
    assert len(pauses) == len(stage.pages()) - 1


def test_what_was_taken_back_is_told(home: Path) -> None:
    Stage("1", "u", more=repeat("2")).run("play", "champions101", "--seed", "7", "--pace", "0")
    [path] = (home / "records").glob("*.tav")
    stage = Stage(is_terminal=False)
    stage.run("replay", str(path))
    assert "taken back in this match" in stage.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_ended_at_the_table_is_not_called_a_draw(language: str, tmp_path: Path) -> None:
    table = open_table(tavolino.game("champions101"), [Seat("Ana"), Seat("Ion")], 4)
    table.resign(0)
    path = tmp_path / "match.tav"
    path.write_text(table.record.text(), "utf-8")
    stage = Stage(is_terminal=False)
    assert stage.run("replay", str(path), "--lang", language) == 0
    words = load_texts(language)
    won = words.say("verdict-win", {"winners": "Ion", "n": 1})
    assert f"{won} {words.say('reason-resigned')}" in stage.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_is_not_there(record: Path, language: str) -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("replay", str(record), "--seat", "2", "--lang", language) == 2
    values: dict[str, TextValue] = {"seat": "2", "last": 1, "names": "Ana, Ion"}
    assert (
        stage.err == load_texts(language, packages=CliFault.packages).say("fault-no-such-seat", values) + "\n"
    )


def forge(record: Path, old: str, new: str) -> None:
    """Change a record and its sum, as somebody would who knows the format."""
    body = record.read_text("utf-8").rpartition("sum ")[0]
    assert old in body
    body = body.replace(old, new, 1)
    record.write_text(f"{body}sum {checksum(body)}\n", "utf-8")


OPTION: dict[str, TextValue] = {
    "option": "must_win",
    "game_id": "champions101",
    "value": "maybe",
    "allowed": "true, false",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "key", "values"),
    [
        ("game champions101 2", "game champions101 99", "record-rules-version", {"version": "99", "ours": 2}),
        ("game champions101 2", "game nogame 1", "unknown-game", {"game_id": "nogame", "known": KNOWN}),
        ("seats 2", "seats two", "record-line", {"number": 3, "line": "seats two"}),
        ("moves\n", "moves\n0 dribble\n", "unknown-move", {"move": "dribble"}),
        ("option must_win true", "option must_win maybe", "bad-option-value", OPTION),
    ],
)
def test_a_forged_record_is_found_out(
    old: str, new: str, key: str, values: dict[str, TextValue], language: str, record: Path
) -> None:
    forge(record, f"\n{old}", f"\n{new}")
    stage = Stage(is_terminal=False)
    assert stage.run("replay", str(record), "--lang", language) == 2
    assert stage.err == load_texts(language).say(f"fault-{key}", {"game_id": "champions101", **values}) + "\n"
    assert stage.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_that_was_not_played_is_found_out(language: str, record: Path) -> None:
    played = record.read_text("utf-8").partition("\nresult ")[2].splitlines()[0]
    forge(record, "\nresult ", "\nresult 9")
    stage = Stage(is_terminal=False)
    assert stage.run("replay", str(record), "--lang", language) == 2
    values = {"said": f"9{played}", "played": played}
    assert stage.err == load_texts(language).say("fault-record-result", values) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_out_of_turn_in_a_record_is_told_with_the_rule_in_the_readers_language(
    language: str, record: Path
) -> None:
    first = record.read_text("utf-8").partition("\nmoves\n")[2].splitlines()[0]
    seat, _, move = first.partition(" ")
    forge(record, f"\nmoves\n{first}", f"\nmoves\n{1 - int(seat)} {move}")
    stage = Stage(is_terminal=False)
    assert stage.run("replay", str(record), "--lang", language) == 2
    why = load_texts(language).say("refusal-not-your-turn", {"seat": 1 - int(seat)})
    assert stage.err == load_texts(language).say("fault-record-move", {"number": 1, "why": why}) + "\n"
