"""Duplicates: one deal for a whole round, sealed until everyone has played it, scored against the field."""

from dataclasses import replace

import pytest

from tavolino.competitions import Duplicate
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import Corrected, FieldPlayed, Partnered, Score, Scored
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.files.results_csv import write_results_csv
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.regulations.charter import Kind, Seeding
from tavolino.organiser.regulations.charter_check import check_charter
from tavolino.organiser.simulation import Simulation
from tavolino.organiser.snapshot.model import MATCH_SEALED
from tavolino.store import Store
from tavolino.table.bot_players import bots_seed
from tests.organiser.support import begin_competition, charter, happen, play_out, score, snapshot_after_draw


def league(**terms: int) -> Book:
    """Four teams as they are listed, one deal for each round."""
    return begin_competition(Kind.LEAGUE, seeding=Seeding.ORDER, duplicate=Duplicate.ONCE, **terms)


def test_nothing_of_a_match_is_told_before_the_round_is_over() -> None:
    book = league()
    score(book, "1", 7, 0)
    shown = snapshot_after_draw(book)
    match = shown.match("1")
    assert match
    assert (match.status, match.goals, match.winner) == (MATCH_SEALED, None, None)
    assert [placing.points for placing in shown.tables[0].placings] == [0, 0, 0, 0]
    assert [placing.goals_for for placing in shown.tables[0].placings] == [0, 0, 0, 0]
    assert shown.history[-1].figures is None
    assert ",7," not in write_results_csv(shown)
    score(book, "2", 1, 1)
    open_now = snapshot_after_draw(book)
    match = open_now.match("1")
    assert match
    assert (match.goals, match.percents) == ([7, 0], [100, 0])
    assert open_now.history[-2].figures


def test_nobody_who_comes_second_is_told_the_sealed_result() -> None:
    book = league()
    score(book, "1", 7, 0)
    with pytest.raises(OrganiserFault) as refused:
        happen(book, Corrected("1", Score((1, 0)), corrects=99))
    assert "7" not in refused.value.text()


def test_points_are_against_those_with_the_same_cards() -> None:
    book = league()
    score(book, "1", 3, 2)
    score(book, "2", 1, 0)
    points = {placing.team: placing.points for placing in snapshot_after_draw(book).tables[0].placings}
    assert set(points.values()) == {50}
    score(book, "3", 4, 0)
    score(book, "4", 1, 0)
    points = {placing.team: placing.points for placing in snapshot_after_draw(book).tables[0].placings}
    assert sorted(points.values()) == [50, 50, 150, 150]


def test_a_field_of_bots_plays_when_the_round_is_over() -> None:
    book = league(field_tables=2)
    with pytest.raises(OrganiserFault):
        happen(book, FieldPlayed(1, Score((1, 0))))
    score(book, "1", 3, 2)
    score(book, "2", 1, 0)
    assert snapshot_after_draw(book).field_due == 2
    happen(book, FieldPlayed(1, Score((0, 0))))
    happen(book, FieldPlayed(1, Score((2, 0))))
    assert snapshot_after_draw(book).field_due == 0
    match = snapshot_after_draw(book).match("1")
    assert match
    assert match.percents == [50, 50]  # as good as one, better than one, worse than one
    with pytest.raises(OrganiserFault):
        happen(book, FieldPlayed(1, Score((1, 0))))


def test_in_pairs_everyone_sits_on_both_sides() -> None:
    book = begin_competition(Kind.LEAGUE, seeding=Seeding.ORDER, duplicate=Duplicate.PAIRS)
    fixtures = book.progress.fixtures_by_id
    assert fixtures["1"].teams == fixtures["1b"].teams[::-1]
    assert fixtures["1"].round == fixtures["1b"].round
    for match in ("1", "1b", "2"):
        score(book, match, 2, 1)
        assert match in book.progress.sealed
    score(book, "2b", 2, 1)
    assert not book.progress.sealed
    happen(book, Corrected("1b", Score((0, 0)), book.facts.results["1b"].entry.number))


@pytest.mark.parametrize("duplicate", [Duplicate.ONCE, Duplicate.PAIRS])
@pytest.mark.parametrize("kind", [Kind.LEAGUE, Kind.SWISS])
@pytest.mark.parametrize("teams", [4, 5])
def test_any_duplicate_comes_to_its_end(kind: Kind, duplicate: Duplicate, teams: int) -> None:
    book = play_out(begin_competition(kind, teams, rounds=3, duplicate=duplicate), seed=3)
    per_round = 2 if duplicate is Duplicate.PAIRS else 1
    for placing in book.progress.standings[0].placings:
        rested = 3 * per_round - placing.row.played if kind is Kind.SWISS else 0
        assert 0 <= placing.row.points - 60 * rested <= 100 * placing.row.played


def test_a_cup_has_no_duplicate() -> None:
    with pytest.raises(OrganiserFault) as refused:
        check_charter(charter(Kind.KNOCKOUT, duplicate=Duplicate.ONCE))
    assert refused.value.key == "terms-duplicate"


def test_only_pairs_of_people_have_a_second() -> None:
    book = begin_competition(Kind.LEAGUE, duplicate=Duplicate.PAIRS, seeding=Seeding.ORDER)
    with pytest.raises(OrganiserFault):
        happen(book, Partnered(0, "ana"))
    people = Book(charter(Kind.LEAGUE, player="person", duplicate=Duplicate.PAIRS, seeding=Seeding.ORDER))
    happen(people, Partnered(0, "ana"))
    with pytest.raises(OrganiserFault):
        happen(people, Partnered(0, "ion"))
    assert people.facts.partners == {0: "ana"}


# -- Kept


@pytest.mark.anyio
async def test_all_matches_of_a_round_have_one_deal_and_other_rounds_others(organiser: Organiser) -> None:
    wanted = charter(
        Kind.LEAGUE,
        player="greedy",
        seeding=Seeding.ORDER,
        duplicate=Duplicate.ONCE,
        field_tables=2,
        field_bot="greedy",
    )
    id = (await organiser.create(wanted)).id
    await Simulation(organiser, id, "Mara", seed=5).run(1, lambda n: None)
    loaded = await organiser.load(id)
    assert loaded.book.progress.is_over
    records = await organiser.storage.records(id)
    seeds: dict[int, set[int]] = {}
    for entry in loaded.book.facts.entries:
        what = entry.what
        if isinstance(what, FieldPlayed):
            seeds.setdefault(what.round, set()).add(parse_record(records[entry.number]).seed)
        elif entry.number in records:
            assert isinstance(what, Scored)
            round_ = loaded.book.fixture(what.match).round
            seeds.setdefault(round_, set()).add(parse_record(records[entry.number]).seed)
    assert [len(one) for one in seeds.values()] == [1, 1, 1]
    assert len(set.union(*seeds.values())) == 3
    file = await organiser.export(id)
    again = await organiser.import_file(file, name="The same again")
    assert [placing.points for placing in again.tables[0].placings] == [
        placing.points for placing in loaded.snapshot.tables[0].placings
    ]


@pytest.mark.anyio
async def test_neither_file_nor_record_leave_before_the_round_is_over(
    organiser: Organiser, store: Store
) -> None:
    wanted = charter(Kind.LEAGUE, player="greedy", seeding=Seeding.ORDER, duplicate=Duplicate.ONCE)
    id = (await organiser.create(wanted)).id
    await Simulation(organiser, id, "Mara", seed=5).run(1, lambda n: None, only=["1"])
    assert (await organiser.snapshot(id)).match("1")
    assert await organiser.match_record(id, "1") is None
    with pytest.raises(OrganiserFault) as refused:
        await organiser.export(id)
    assert refused.value.key == "deal-sealed-file"
    assert await store.tables.is_sealed(f"{id}/1")
    await Simulation(organiser, id, "Mara", seed=5).run(1, lambda n: None, only=["2"])
    assert await organiser.match_record(id, "1")
    assert not await store.tables.is_sealed(f"{id}/1")


@pytest.mark.anyio
async def test_of_two_who_propose_a_deal_the_first_has_it(organiser: Organiser) -> None:
    id = (await organiser.create(charter(Kind.LEAGUE, seeding=Seeding.ORDER, duplicate=Duplicate.ONCE))).id
    loaded = await organiser.load(id)
    assert await organiser.deal_seed(loaded, "1", 111) == 111
    assert await organiser.deal_seed(loaded, "2", 222) == 111
    assert await organiser.deal_seed(loaded, "3", 333) == 333


def test_bots_of_one_level_do_not_play_all_tables_alike() -> None:
    rules = check_charter(charter(Kind.LEAGUE))
    one = Record(rules, 2, 5, ["Ana", "Ion"], ["amateur", "amateur"])
    other = replace(one, names=["Ada", "Ivo"])
    assert bots_seed(one) == bots_seed(other) == 5
    one.settings = other.settings = {"deal": "abc/1"}
    assert bots_seed(one) != bots_seed(other)
