"""Changes after founding: names, late teams, regulations, teams that come back, a new draw; and what is struck out.

Whatever happens, a competition is what its entries say: applied one by one, all at once, or up to any of them.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tavolino.competitions import Withdrawal
from tavolino.core.faults import Fault
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
    Docked,
    Entered,
    EntryContent,
    Regulated,
    Renamed,
    Reseeded,
    Retitled,
    Returned,
    Score,
    Scored,
    Struck,
    Withdrawn,
)
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.regulations.charter import Kind, Seeding, Terms
from tests.organiser.support import begin_competition, charter, happen, play_out, score, snapshot_after_draw

Wish = Callable[[Book, random.Random], EntryContent]
WISHES: tuple[Wish, ...] = (
    lambda book, rng: Retitled(f"Cup {rng.randrange(99)}"),
    lambda book, rng: Renamed(rng.randrange(6), f"Team {rng.choice('ABCDEF')}"),
    lambda book, rng: Entered(f"Late {rng.randrange(9)}", "cardboard"),
    lambda book, rng: Regulated(replace(book.charter.terms, points=(rng.choice((2, 3)), 1, 0))),
    lambda book, rng: Regulated(replace(book.charter.terms, legs=rng.choice((1, 2)))),
    lambda book, rng: Regulated(replace(book.charter.terms, withdrawal=rng.choice([*Withdrawal]))),
    lambda book, rng: Withdrawn(rng.randrange(6)),
    lambda book, rng: Returned(rng.randrange(6)),
    lambda book, rng: Docked(rng.randrange(6), rng.randrange(-2, 3), "so"),
    lambda book, rng: Reseeded(),
    lambda book, rng: Struck(rng.randrange(1, max(2, book.version + 1))),
    lambda book, rng: next_lots(book),
    lambda book, rng: next_lots(book),
    *(
        lambda book, rng: Scored(
            rng.choice(book.progress.open_matches() or ["1"]), Score((rng.randrange(4), rng.randrange(4)))
        )
        for _ in range(8)
    ),
)


def fault_key(book: Book, what: EntryContent) -> str:
    """The key of the Fault; and nothing has happened."""
    before = snapshot_after_draw(book)
    with pytest.raises(Fault) as refusal:
        happen(book, what)
    assert snapshot_after_draw(book) == before
    return refusal.value.key


@pytest.mark.parametrize("kind", [Kind.LEAGUE, Kind.KNOCKOUT, Kind.SWISS, Kind.GROUPS_KNOCKOUT])
@pytest.mark.parametrize("seed", range(6))
def test_any_prefix_of_the_entries_gives_the_competition_as_it_was_then(kind: Kind, seed: int) -> None:
    rng = random.Random(f"{kind} {seed}")
    own_terms: dict[Kind, dict[str, Any]] = {Kind.SWISS: {"rounds": 3}, Kind.GROUPS_KNOCKOUT: {"groups": 2}}
    book = Book(charter(kind, 6, **own_terms.get(kind, {})))
    states, refusals = [snapshot_after_draw(book)], 0
    for _ in range(60):
        try:
            happen(book, rng.choice(WISHES)(book, rng))
            states.append(snapshot_after_draw(book))
        except Fault:
            refusals += 1
            assert snapshot_after_draw(book) == states[-1], "a refusal changes nothing"
    assert min(refusals, len(states)) > 5
    entries = book.facts.entries
    for length, state in enumerate(states):
        assert snapshot_after_draw(Book.from_entries(book.founding, entries[:length])) == state


def test_a_change_that_is_struck_out_was_never_made() -> None:
    plain, changed = begin_competition(Kind.LEAGUE, 4), begin_competition(Kind.LEAGUE, 4)
    changes = (Renamed(0, "Other"), Docked(1, 3, "why"), Retitled("Other Cup"), Withdrawn(2))
    for what in changes:
        happen(changed, what)
    for book in (plain, changed):
        score(book, "1", 2, 1) if 2 not in book.progress.fixtures_by_id["1"].teams else score(book, "2", 2, 1)
    for number in range(2, 2 + len(changes)):
        happen(changed, Struck(number))
    one, other = snapshot_after_draw(plain), snapshot_after_draw(changed)
    assert (one.name, one.teams, one.tables) == (other.name, other.teams, other.tables)
    assert [line.struck for line in other.history[1:5]] == [True] * 4
    assert fault_key(changed, Struck(2)) == "not-to-strike"


def test_what_a_later_entry_needs_cannot_be_struck_out() -> None:
    book = begin_competition(Kind.SWISS, 4, rounds=2)
    happen(book, Entered("Late", "cardboard"))
    happen(book, next_lots(book))
    assert fault_key(book, Struck(2)) == "strike-needed"
    assert fault_key(book, Struck(1)) == "not-to-strike"
    assert fault_key(book, Struck(99)) == "not-to-strike"


@pytest.mark.parametrize("teams", [3, 4, 5])
@pytest.mark.parametrize("legs", [1, 2])
@pytest.mark.parametrize("seeding", [Seeding.LOT, Seeding.ORDER])
def test_a_late_team_meets_everyone_and_no_match_gets_another_number(
    teams: int, legs: int, seeding: Seeding
) -> None:
    book = begin_competition(Kind.LEAGUE, teams, legs=legs, seeding=seeding)
    score(book, "1", 1, 0)
    before = book.progress.fixtures_by_id.copy()
    for late in ("Late", "Later"):
        happen(book, Entered(late, "cardboard"))
    after = book.progress.fixtures_by_id
    assert {id: after[id] for id in before} == before
    pairs = [frozenset(fixture.sides) for fixture in after.values()]
    assert len(pairs) == legs * (teams + 2) * (teams + 1) // 2
    assert all(pairs.count(pair) == legs for pair in pairs)
    for round_ in {fixture.round for fixture in after.values()}:
        playing = [team for fixture in after.values() if fixture.round == round_ for team in fixture.sides]
        assert len(playing) == len({*playing}), "nobody plays twice in a round"
    assert snapshot_after_draw(play_out(book)).champion is not None


def test_a_team_that_comes_before_the_first_match_has_the_draw_held_anew() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4)
    happen(book, Entered("Fifth", "cardboard"))
    assert (snapshot_after_draw(book).next, snapshot_after_draw(book).lots) == ("draw", [])
    happen(book, next_lots(book))
    assert snapshot_after_draw(book).lots[0].lot == 2
    assert len(book.progress.order) == 5
    score(book, book.progress.open_matches()[0], 1, 0)
    assert fault_key(book, Entered("Sixth", "cardboard")) == "too-late-to-enter"


def test_the_draw_is_held_anew_only_before_the_first_match() -> None:
    book = begin_competition(Kind.LEAGUE, 8)
    first = book.progress.order
    happen(book, Reseeded())
    assert fault_key(book, Reseeded()) == "no-reseed-now"
    happen(book, next_lots(book))
    assert book.progress.order != first
    score(book, "1", 1, 0)
    assert fault_key(book, Reseeded()) == "no-reseed-now"


def test_regulations_that_make_the_matches_are_fixed_by_the_first_result() -> None:
    book = begin_competition(Kind.LEAGUE, 4)
    happen(book, Regulated(replace(book.charter.terms, legs=2)))
    happen(book, next_lots(book))
    assert len(book.progress.fixtures_by_id) == 12
    score(book, "1", 1, 0)
    assert fault_key(book, Regulated(replace(book.charter.terms, legs=1))) == "terms-fixed"
    happen(book, Regulated(replace(book.charter.terms, points=(2, 1, 0))))
    assert snapshot_after_draw(book).tables[0].placings[0].points == 2
    assert fault_key(book, Regulated(Terms(legs=2, points=(0, 1, 0)))) == "terms-points"


def test_a_team_that_comes_back_plays_its_matches_again() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4)
    home, away = book.progress.fixtures_by_id["1"].sides
    happen(book, Withdrawn(home))
    assert snapshot_after_draw(book).matches[0].status == "awarded"
    happen(book, Returned(home))
    assert snapshot_after_draw(book).matches[0].status == "open"
    happen(book, Withdrawn(home))
    score(book, "2", 1, 0)
    score(book, "3", 1, 0)
    assert fault_key(book, Returned(home)) == "change-strays"
    assert fault_key(book, Returned(away)) == "not-withdrawn"
