"""The snapshot shows every match with its status, both sides of every result, and who did what."""

from tavolino.competitions import Forfeit
from tavolino.organiser.entries import Annulled, Begun, Corrected, Forfeited, Postponed, Score, Withdrawn
from tavolino.organiser.progress.results import Figures
from tavolino.organiser.regulations.charter import Kind
from tests.organiser.support import begin_competition, happen, score, snapshot_after_draw


def test_every_status_a_match_can_have() -> None:
    book = begin_competition(Kind.LEAGUE, 4)
    score(book, "1", 2, 1)
    happen(book, Forfeited("2", Forfeit.AWAY))
    happen(book, Postponed("3", "Friday"))
    happen(book, Begun("4", "a table"))
    assert [match.status for match in snapshot_after_draw(book).matches] == [
        "played",
        "forfeited",
        "postponed",
        "begun",
        "open",
        "open",
    ]


def test_a_cup_waits_and_a_withdrawal_awards() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4)
    assert [match.status for match in snapshot_after_draw(book).matches] == ["open", "open", "waiting"]
    happen(book, Withdrawn(book.progress.fixtures_by_id["1"].sides[0]))
    assert snapshot_after_draw(book).matches[0].status == "awarded"


def test_the_grid_has_each_result_from_both_sides() -> None:
    book = begin_competition(Kind.LEAGUE, 3)
    home, away = book.progress.fixtures_by_id["1"].sides
    score(book, "1", 4, 1)
    [table] = snapshot_after_draw(book).tables
    [there], [back] = table.grid[home][away], table.grid[away][home]
    assert (there.match, there.goals_for, there.goals_against) == ("1", 4, 1)
    assert (back.match, back.goals_for, back.goals_against) == ("1", 1, 4)


def test_a_correction_says_what_stood_there_before() -> None:
    book = begin_competition(Kind.LEAGUE, 4)
    score(book, "1", 2, 1)
    happen(book, Corrected("1", Score((2, 2)), 2))
    happen(book, Annulled("1", 3))
    lines = snapshot_after_draw(book).history[1:]
    assert [(line.what, line.figures, line.before) for line in lines] == [
        ("result", Figures("2–1"), None),
        ("corrected", Figures("2–2"), Figures("2–1")),
        ("annulled", None, Figures("2–2")),
    ]
