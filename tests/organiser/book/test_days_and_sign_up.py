"""Dates of rounds, matches put off to a day, teams that sign up: each an entry, and the state their fold."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core.faults import Fault
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
    Admitted,
    Dated,
    EntryContent,
    Postponed,
    Rejected,
    SignedUp,
    SignUpClosed,
    SignUpOpened,
    Struck,
    Withdrawn,
)
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.regulations.charter import Charter, Kind, Seeding, Team, Terms
from tests.organiser.support import GAME, begin_competition, happen, play_out, score, snapshot_after_draw

DAY = ("2026-11-20", "20:30", "Bar Sport")


def fault_key(book: Book, what: EntryContent) -> str:
    before = snapshot_after_draw(book)
    with pytest.raises(Fault) as refusal:
        happen(book, what)
    assert snapshot_after_draw(book) == before
    return refusal.value.key


def test_a_round_has_its_day_and_a_match_put_off_its_own() -> None:
    book = begin_competition(Kind.LEAGUE, 4)
    happen(book, Dated("league", 1, *DAY))
    happen(book, Postponed("1", day="2026-12-01"))
    one, two = snapshot_after_draw(book).matches[:2]
    assert (one.status, one.day, one.place) == ("postponed", "2026-12-01", "")
    assert (two.day, two.time, two.place) == DAY
    happen(book, Dated("league", 1))
    assert snapshot_after_draw(book).matches[1].day == ""
    happen(book, Struck(book.version))
    assert snapshot_after_draw(book).matches[1].day == DAY[0]


@pytest.mark.parametrize(
    "when", [("2026-2-1", "", ""), ("20.11.2026", "", ""), ("", "20:30", ""), ("2026-11-20", "8pm", "")]
)
def test_what_is_no_date_is_refused(when: tuple[str, str, str]) -> None:
    assert fault_key(begin_competition(Kind.LEAGUE, 4), Dated("league", 1, *when)) == "bad-date"


def test_a_round_that_cannot_be() -> None:
    assert fault_key(begin_competition(Kind.LEAGUE, 4), Dated("knockout", 1, *DAY)) == "no-such-round"


def open_for(places: int, kind: Kind = Kind.LEAGUE, teams: int = 0, **more: Any) -> Book:
    entered = tuple(Team(f"Squadra {n}") for n in range(teams))
    book = Book(Charter("Torneo", GAME, kind, entered, 7, {}, Terms(seeding=Seeding.ORDER), sign_up=True))
    happen(book, SignUpOpened(closes=10_000, places=places, **more))
    return book


def test_who_comes_first_enters_and_who_comes_late_waits() -> None:
    book = open_for(2)
    for name in ("Ancora", "Delta", "Albatros"):
        happen(book, SignedUp(name, f"guest {name}"))
    assert [team.name for team in book.charter.teams] == ["Ancora", "Delta"]
    assert [one.state for one in snapshot_after_draw(book).applicants] == ["admitted", "admitted", "waiting"]
    assert fault_key(book, Admitted(4)) == "no-places-left"
    happen(book, SignUpOpened(closes=10_000, places=3))
    happen(book, Admitted(4))
    assert snapshot_after_draw(book).next == "sign-up"
    happen(book, SignUpClosed())
    assert snapshot_after_draw(book).next == "play"
    assert fault_key(book, SignedUp("Lupii")) == "sign-up-closed"


def test_an_organiser_lets_each_of_them_in() -> None:
    book = open_for(8, approve=True)
    for name in ("Ancora", "Delta", "Albatros"):
        happen(book, SignedUp(name))
    assert not book.charter.teams
    happen(book, Rejected(2))
    assert fault_key(book, Admitted(2)) == "no-such-applicant"
    assert fault_key(book, SignUpClosed()) == "team-count"
    happen(book, Admitted(3))
    happen(book, Admitted(4))
    happen(book, SignUpClosed())
    assert [team.name for team in book.charter.teams] == ["Delta", "Albatros"]


def test_the_closing_time_a_name_and_a_guest_twice() -> None:
    book = open_for(4)
    happen(book, SignedUp("Ancora", "ana"))
    assert fault_key(book, SignedUp("Delta", "ana")) == "signed-up-already"
    assert fault_key(book, SignedUp("ANCORA", "ion")) == "team-name-taken"
    happen(book, SignUpOpened(closes=1, places=4))
    assert fault_key(book, SignedUp("Delta", "ion")) == "sign-up-closed"


def test_lots_wait_for_the_end_of_the_sign_up() -> None:
    book = Book(Charter("Torneo", GAME, Kind.KNOCKOUT, (), 7, sign_up=True))
    happen(book, SignUpOpened(closes=10_000, places=8))
    for name in "ABCD":
        happen(book, SignedUp(name))
    with pytest.raises(Fault, match="sign-up"):
        next_lots(book)
    happen(book, SignUpClosed())
    assert snapshot_after_draw(play_out(book)).champion is not None


CHANGES = st.one_of(
    st.builds(SignedUp, st.sampled_from("ABCDEFGH"), st.sampled_from(["", "ana", "ion", "mara"])),
    st.builds(Admitted, st.integers(1, 12)),
    st.builds(Rejected, st.integers(1, 12)),
    st.builds(SignUpOpened, st.integers(1000, 1020), st.integers(2, 6), st.booleans()),
    st.builds(SignUpClosed),
    st.builds(Dated, st.just("league"), st.integers(1, 4), st.sampled_from(["", "2026-11-20"])),
    st.builds(Postponed, st.sampled_from("123"), st.just(""), st.sampled_from(["", "2026-11-21"])),
    st.builds(Withdrawn, st.integers(0, 3)),
    st.builds(Struck, st.integers(1, 12)),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(CHANGES, max_size=14))
def test_the_fold_of_any_prefix_is_the_state(contents: list[EntryContent]) -> None:
    book = open_for(4, teams=1)
    states = [snapshot_after_draw(book)]
    for content in contents:
        try:
            happen(book, content)
        except Fault:
            assert snapshot_after_draw(book) == states[-1], "what is refused changes nothing"
            continue
        states.append(snapshot_after_draw(book))
    for length, state in enumerate(states, start=1):
        again = Book.from_entries(book.founding, book.facts.entries[:length])
        assert snapshot_after_draw(again) == state


def test_a_double_knockout_is_played_to_its_end_and_corrected() -> None:
    book = play_out(begin_competition(Kind.DOUBLE_KNOCKOUT, 6), seed=5)
    found = snapshot_after_draw(book)
    assert found.bracket
    assert found.bracket.is_double
    assert found.tables == []
    assert found.podium[0] == [found.champion]
    assert sorted(team for place in found.podium for team in place) == [*range(6)]


def test_scorers_have_no_more_goals_than_their_team() -> None:
    from tavolino.organiser.entries import Scorer

    book = begin_competition(Kind.LEAGUE, 4)
    with pytest.raises(Fault, match="more goals"):
        score(book, "1", 1, 0, scorers=(Scorer(0, "Rossi", 2),))
    score(book, "1", 2, 0, scorers=(Scorer(0, "Rossi", 2),))
    assert [(one.name, one.goals) for one in snapshot_after_draw(book).scorers] == [("Rossi", 2)]
