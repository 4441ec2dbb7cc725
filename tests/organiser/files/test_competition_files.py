"""Competitions as files: out and in again, and files broken in every way."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import tavolino
from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Corrected, Dated, Joined, Postponed, Retitled, Score, Scored
from tavolino.organiser.files.calendar_file import write_calendar
from tavolino.organiser.files.export_file import export_competition, parse_competition_file
from tavolino.organiser.files.results_csv import PACKAGES, read_results_csv, write_results_csv
from tavolino.organiser.fixture_play import FixtureLineUp, read_result
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.regulations.charter import Kind, Seeding, Team
from tavolino.organiser.regulations.charter_check import check_charter
from tavolino.organiser.simulation import Simulation
from tavolino.table.seats import Seat
from tavolino.table.table import Table
from tests.organiser.support import (
    GAME,
    begin_competition,
    charter,
    happen,
    play_out,
    score,
    snapshot_after_draw,
)

anywhere = pytest.mark.anyio


def paper() -> dict[str, Any]:
    """A cup with results, a correction and a shoot-out, as plain data."""
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 1, 1, penalties=(5, 4))
    score(book, "2", 2, 1)
    happen(book, Corrected("2", Score((3, 1)), 3))
    found: dict[str, Any] = json.loads(export_competition(book, {}))
    return found


def read(data: bytes) -> Book:
    """As the organiser does."""
    found = parse_competition_file(data)
    check_charter(found.charter)
    return Book.from_entries(found.charter, found.entries)


def fault_of(data: bytes) -> Fault:
    with pytest.raises(Fault) as refusal:
        read(data)
    assert all(refusal.value.text(language) for language in LANGUAGES)
    return refusal.value


def try_work(work: Callable[[], object]) -> str:
    """That it worked, or why not; nothing else may come out of it."""
    try:
        work()
    except Fault as fault:
        return fault.text("ro")
    return "done"


def test_out_and_in_again() -> None:
    book = play_out(begin_competition(Kind.GROUPS_KNOCKOUT, 8, groups=2))
    again = read(export_competition(book, {}))
    assert snapshot_after_draw(again) == snapshot_after_draw(book)


@anywhere
async def test_with_the_records_of_its_matches(organiser: Organiser) -> None:
    made = await organiser.create(charter(Kind.LEAGUE, 3, player="random"))
    await organiser.draw_lots(made.id, "Mara")
    await Simulation(organiser, made.id, "Mara").run(1, lambda n: None)
    data = await organiser.export(made.id)
    before = await organiser.snapshot(made.id)
    again = await organiser.import_file(data, name="Coppa Seconda")
    assert again.tables == before.tables
    assert again.history == before.history
    assert await organiser.match_record(again.id, "1") == await organiser.match_record(made.id, "1")
    with pytest.raises(Fault, match="already"):
        await organiser.import_file(data)


def test_guests_stay_at_home() -> None:
    teams = (Team("Ana", "person", "guest-17"), Team("Ion", "person"))
    book = Book(replace(charter(Kind.BEST_OF, 2), teams=teams))
    happen(book, Joined(1, "guest-18"))
    data = export_competition(book, {})
    assert b"guest-1" not in data
    assert [team.guest for team in snapshot_after_draw(read(data)).teams] == [None, None]


def change_at(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


def without(*path: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        (change_at("format", to="a shopping list"), "paper-not-ours", "a shopping list"),
        (without("format"), "paper-not-ours", ""),
        (change_at("version", to=2), "paper-newer", ""),
        (without("charter"), "paper-broken", "charter"),
        (change_at("charter", "kind", to="lottery"), "paper-broken", "$.charter.kind"),
        (change_at("charter", "teams", 1, "name", to=7), "paper-broken", "$.charter.teams[1].name"),
        (change_at("charter", "teams", 1, "name", to=""), "team-name", "team 2"),
        (change_at("charter", "seed", to=8), "draw-other", "Entry 1"),
        (change_at("charter", "terms", "legs", to=9), "terms-number", "9"),
        (change_at("charter", "surprise", to=1), "paper-broken", "surprise"),
        (change_at("charter", "options", to={"must_win": 5}), "bad-option-value", "must_win"),
        (change_at("entries", 1, "number", to=7), "entry-gap", "entry 2"),
        (change_at("entries", 1, "at", to=-1), "entry-broken", "Entry 2"),
        (change_at("entries", 1, "by", to="n" * 500), "bad-author", ""),
        (change_at("entries", 1, "what", "is", to="miracle"), "paper-broken", "$.entries[1].what"),
        (change_at("entries", 1, "what", "match", to="77"), "no-such-match", "77"),
        (change_at("entries", 1, "what", "score", "goals", to=[1, "x"]), "paper-broken", "goals[1]"),
        (change_at("entries", 1, "what", "score", "goals", to=[1, -1]), "score-number", "-1"),
        (change_at("entries", 0, "what", "teams", to=[0, 1, 2, 3]), "draw-other", "seed gives"),
        (change_at("entries", 3, "what", "corrects", to=1), "changed-meanwhile", "2–1"),
        (without("entries", 0), "entry-gap", "entry 1"),
        (change_at("entries", to=[]), "", ""),
        (change_at("records", to={"2": "not a record"}), "paper-record", "entry 2"),
        (change_at("records", to={"9": "not a record"}), "paper-record", "entry 9"),
        (change_at("records", to={"two": "not a record"}), "paper-record", "two"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    change: Callable[[dict[str, Any]], None], key: str, place: str
) -> None:
    data = paper()
    change(data)
    if not key:
        assert read(json.dumps(data).encode()).version == 0
        return
    fault = fault_of(json.dumps(data).encode())
    assert fault.key == key
    assert place in fault.text()


def test_a_record_that_tells_another_result() -> None:
    table = Table(
        FixtureLineUp(tavolino.game("champions101"), [Seat("A", "random"), Seat("B", "random")]).record(1)
    )
    while table.play_automatic_move():
        pass
    found = read_result("1", table.record)
    assert isinstance(found, Scored)
    data = paper()
    data["records"] = {"2": table.record.text()}
    assert fault_of(json.dumps(data).encode()).key == "paper-record"
    data["entries"] = data["entries"][:2]
    data["entries"][1]["what"]["score"] = {"goals": found.score.goals, "penalties": found.score.penalties}
    read(json.dumps(data).encode())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b"\xff\xfe{}",
        b"[" * 100_000,
        b'{"format":' * 5000,
        b"{}" * 3,
    ],
)
def test_files_that_are_something_else(data: bytes) -> None:
    assert fault_of(data).key == "paper-not-ours"


LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.just([]), st.just({})
)


def spots(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a file."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(spot for step, value in inside for spot in spots(value, (*path, step)))][bool(not path) :]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_anything_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    """One place of a good file holds something else, or nothing: a Fault says so, or it is a competition."""
    good = paper()
    path = data.draw(st.sampled_from(spots(good)))
    change = change_at(*path, to=data.draw(LEAVES)) if data.draw(st.booleans()) else without(*path)
    change(good)
    assert try_work(lambda: snapshot_after_draw(read(json.dumps(good).encode())))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10_000), st.binary(max_size=4))
def test_a_file_that_was_cut_or_scratched(at: int, scratch: bytes) -> None:
    data = json.dumps(paper()).encode()
    at %= len(data)
    for broken in (data[:at], data[:at] + scratch + data[at + len(scratch) :]):
        assert try_work(partial(read, broken))


@anywhere
async def test_a_broken_file_leaves_everything_as_it_was(organiser: Organiser) -> None:
    made = await organiser.create(charter(Kind.KNOCKOUT))
    data = paper()
    data["charter"]["name"] = "Another"
    data["entries"][2]["what"]["match"] = "77"
    with pytest.raises(Fault, match="77"):
        await organiser.import_file(json.dumps(data).encode())
    assert [one.id for one in await organiser.list_competitions()] == [made.id]


# -- Lists for a spreadsheet


def league() -> Book:
    return begin_competition(Kind.LEAGUE, 4, seeding=Seeding.ORDER)


def table_of(*lines: str) -> bytes:
    return "\n".join(("match,home,away,result,after_extra_time,penalties", *lines)).encode()


def test_results_go_out_and_in_again() -> None:
    full = play_out(begin_competition(Kind.KNOCKOUT, 8, third_place=True), seed=3)
    text = write_results_csv(snapshot_after_draw(full))
    fresh = begin_competition(Kind.KNOCKOUT, 8, third_place=True)
    new_entries = read_results_csv(text.encode(), fresh)
    assert len(new_entries) == len(full.facts.results)
    for entry in new_entries:
        happen(fresh, entry.what)
    assert snapshot_after_draw(fresh).podium == snapshot_after_draw(full).podium
    assert read_results_csv(text.encode(), fresh) == [], "what stands already is not entered again"


def test_extra_time_and_penalties_go_out_and_in_again() -> None:
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 1, 1, extra=(1, 1), penalties=(5, 4))
    fresh = begin_competition(Kind.KNOCKOUT)
    [news] = read_results_csv(write_results_csv(snapshot_after_draw(book)).encode(), fresh)
    assert news.what == Scored("1", Score((1, 1), (1, 1), (5, 4)))


def test_a_list_corrects_what_is_different() -> None:
    book = league()
    score(book, "1", 1, 0)
    [news] = read_results_csv(table_of("1,,,2:1,,", "2,,,,,"), book)
    assert news.what == Corrected("1", Score((2, 1)), 1)


def test_names_with_commas_quotes_and_markup_survive() -> None:
    teams = (Team('Ana "Ace", FC'), Team("<b>Ion</b>"))
    book = Book(replace(charter(Kind.BEST_OF, 2), teams=teams))
    score(book, "1", 2, 1)
    text = write_results_csv(snapshot_after_draw(book))
    assert '"Ana ""Ace"", FC",<b>Ion</b>' in text
    assert read_results_csv(text.encode("utf-8-sig"), book) == []


def test_a_name_is_no_formula_of_a_spreadsheet() -> None:
    teams = (Team("=1+1"), Team("'Nduja FC"))
    book = Book(replace(charter(Kind.BEST_OF, 2), teams=teams))
    score(book, "1", 2, 1)
    text = write_results_csv(snapshot_after_draw(book))
    assert ",'=1+1,'Nduja FC," in text
    assert read_results_csv(text.encode(), book) == [], "in again, it is the name it was"


@pytest.mark.parametrize(
    ("lines", "line", "why"),
    [
        (("1,,,2-1,,", "9,,,1-0,,"), 3, "no match 9"),
        (("1,,,two-one,,",), 2, "no score"),
        (("1,,,-1-0,,",), 2, "no score"),
        (("1,,,2-1,3-2,",), 2, "no extra time"),
        (("1,,,2-2,1-2,",), 2, "fewer goals"),
        (("1,Nobody,Somebody,2-1,,",), 2, "against"),
        (("1,,,2-1,,", "1,,,99999999-1,,"), 3, "no score"),
        (("1,,,2-1,,,,,extra",), 2, "extra"),
        (('1,,,"2-1,,',), 2, "unexpected end"),
    ],
)
def test_the_line_that_is_wrong_is_named(lines: tuple[str, ...], line: int, why: str) -> None:
    with pytest.raises(Fault) as refusal:
        read_results_csv(table_of(*lines), league())
    assert refusal.value.key == "csv-line"
    assert refusal.value.values["line"] == line
    assert why in str(refusal.value.values["why"])


@pytest.mark.parametrize("data", [b"", b"a,b\n1,2", b"match\n1", b"\n\n"])
def test_columns_that_are_missing(data: bytes) -> None:
    with pytest.raises(Fault, match="Match, Home goals, Away goals"):
        read_results_csv(data, league())


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_any_list_is_read_or_refused(data: bytes) -> None:
    for text in (data, table_of("1,,,2-1,,") + b"\n" + data):
        assert try_work(partial(read_results_csv, text, league()))


@anywhere
async def test_a_huge_file_is_not_even_read(organiser: Organiser) -> None:
    with pytest.raises(Fault, match="too large"):
        await organiser.import_file(b" " * 50_000_001)


@pytest.mark.parametrize(("language", "sign"), [("en", ","), ("it", ";"), ("ro", ";")])
def test_a_list_is_written_as_the_readers_spreadsheet_does(language: str, sign: str) -> None:
    full = play_out(begin_competition(Kind.LEAGUE, 4), seed=3)
    text = write_results_csv(snapshot_after_draw(full), language)
    assert text.startswith("\ufeff")
    assert text.count("\r\n") == 7
    assert text.splitlines()[0].count(sign) == 14
    fresh = begin_competition(Kind.LEAGUE, 4)
    for entry in read_results_csv(text.encode(), fresh):
        happen(fresh, entry.what)
    assert snapshot_after_draw(fresh).tables == snapshot_after_draw(full).tables


@pytest.mark.parametrize(("encoding", "name"), [("cp1250", "Steaua Țării"), ("cp1252", "Libertà è Più")])
def test_a_list_in_the_letters_of_an_older_windows(encoding: str, name: str) -> None:
    teams = (Team(name.replace("Ț", "Ţ")), Team("Ancora"))
    book = Book(replace(charter(Kind.BEST_OF, 2), teams=teams))
    line = f"Partita;Casa;Ospite;Gol casa;Gol ospite\r\n1;{teams[0].name};Ancora;2;1\r\n"
    [news] = read_results_csv(line.encode(encoding), book)
    assert news.what == Scored("1", Score((2, 1)))


@anywhere
async def test_ones_own_export_comes_in_under_another_name(organiser: Organiser) -> None:
    made = await organiser.create(charter(Kind.LEAGUE, seeding=Seeding.ORDER))
    await organiser.append(made.id, Retitled("Coppa Nuova"), "Mara")
    data = await organiser.export(made.id)
    with pytest.raises(Fault, match="Coppa Nuova"):
        await organiser.import_file(data)
    assert (await organiser.import_file(data, name="Coppa Bis")).name == "Coppa Bis"
    assert {one.name for one in await organiser.list_competitions()} == {"Coppa Nuova", "Coppa Bis"}


def test_dates_go_into_a_calendar() -> None:
    book = league()
    happen(book, Dated("league", 1, "2026-11-20", "20:30", "Bar Sport; sala 2"))
    happen(book, Dated("league", 2, "2026-11-27"))
    happen(book, Postponed("2", day="2026-12-01", time="21:00"))
    lines = write_calendar(snapshot_after_draw(book), load_texts("it", GAME, PACKAGES)).split("\r\n")
    assert [one for one in lines if one.startswith("DTSTART")] == [
        "DTSTART:20261120T203000",
        "DTSTART;VALUE=DATE:20261127",
        "DTSTART:20261201T210000",
    ]
    assert "LOCATION:Bar Sport\\; sala 2" in lines
    assert all(len(line.encode()) <= 75 for line in lines)
