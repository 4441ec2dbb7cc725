"""A league from the draw to the champion: fixtures, results, tables with their reasons, withdrawals."""

import pytest

from tavolino.competitions import Forfeit, TieBreak, Withdrawal
from tavolino.core.faults import Fault
from tavolino.core.language.texts import load_texts
from tavolino.organiser.book.book import Book
from tavolino.organiser.book.lots import next_draw
from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Deputised,
    Docked,
    Drawn,
    Entry,
    Forfeited,
    Joined,
    Postponed,
    Score,
    Scored,
    Scorer,
    Withdrawn,
)
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.phrases import placing_notes
from tavolino.organiser.progress.results import Figures
from tavolino.organiser.regulations.charter import Kind, Seeding
from tests.organiser.support import begin_competition, charter, happen, play_out, score, snapshot_after_draw


def fault_key(book: Book, what: object) -> str:
    """The key of the Fault; and nothing has happened."""
    before = snapshot_after_draw(book)
    with pytest.raises(Fault) as refusal:
        happen(book, what)  # type: ignore[arg-type]
    assert snapshot_after_draw(book) == before
    return refusal.value.key


def test_nothing_can_be_played_before_the_draw() -> None:
    book = Book(charter(Kind.LEAGUE))
    assert snapshot_after_draw(book).next == "draw"
    with pytest.raises(Fault, match="lots have not been drawn"):
        score(book, "1", 2, 1)


def test_with_a_listed_order_there_is_nothing_to_draw() -> None:
    book = begin_competition(Kind.LEAGUE, seeding=Seeding.ORDER)
    assert book.progress.order == (0, 1, 2, 3)
    assert snapshot_after_draw(book).next == "play"
    with pytest.raises(Fault, match="nothing to draw"):
        next_draw(book, "order")


def test_a_draw_that_the_seed_does_not_give_is_refused() -> None:
    book = Book(charter(Kind.LEAGUE))
    assert fault_key(book, Drawn("order", 1, (0, 1, 2, 3))) == "draw-other"
    assert fault_key(book, Drawn("order", 2, (0, 1, 2, 3))) == "draw-other"
    assert fault_key(book, Drawn("weather", 1, ())) == "draw-other"


@pytest.mark.parametrize(("teams", "legs", "matches"), [(2, 1, 1), (5, 1, 10), (8, 2, 56), (32, 1, 496)])
def test_everybody_meets_everybody(teams: int, legs: int, matches: int) -> None:
    state = snapshot_after_draw(begin_competition(Kind.LEAGUE, teams, legs=legs))
    assert len(state.matches) == matches
    assert [match.id for match in state.matches] == [str(n) for n in range(1, matches + 1)]
    for line in state.rounds:
        assert len(line.resting) == teams % 2


def test_a_table_with_the_reason_beside_each_placing() -> None:
    book = begin_competition(Kind.LEAGUE, 4, points=(2, 1, 0), seeding=Seeding.ORDER)
    for match, goals in {"1": (2, 0), "2": (1, 1), "3": (0, 3), "4": (1, 0)}.items():
        score(book, match, *goals)
    [table] = snapshot_after_draw(book).tables
    assert sum(line.points for line in table.placings) == 8
    assert [line.place for line in table.placings] == sorted(line.place for line in table.placings)
    reasons = [line.reason.tiebreak for line in table.placings if line.reason]
    assert reasons[0] == "points"
    assert table.placings[-1].reason is None


def test_the_grid_is_in_the_order_of_the_list_and_read_from_both_sides() -> None:
    book = begin_competition(Kind.LEAGUE, 4)
    home, away = book.progress.fixtures_by_id["1"].sides
    score(book, "1", 2, 1)
    [table] = snapshot_after_draw(book).tables
    assert table.teams == [0, 1, 2, 3]
    [cell] = table.grid[away][home]
    assert (cell.goals_for, cell.goals_against, cell.match) == (1, 2, "1")


def test_form_is_that_of_the_last_five() -> None:
    [table] = snapshot_after_draw(play_out(begin_competition(Kind.LEAGUE, 8))).tables
    assert {len(line.form) for line in table.placings} == {5}


def test_points_docked_are_in_the_table() -> None:
    book = begin_competition(Kind.LEAGUE)
    happen(book, Docked(2, 3, "late for the match"))
    [table] = snapshot_after_draw(book).tables
    assert [(line.team, line.points) for line in table.placings][-1] == (2, -3)
    assert fault_key(book, Docked(2, 100)) == "bad-points"
    assert fault_key(book, Docked(9, 1)) == "no-such-team"


def test_fair_play_decides_where_it_is_asked() -> None:
    order = (TieBreak.POINTS, TieBreak.FAIR_PLAY, TieBreak.LOT)
    book = begin_competition(Kind.LEAGUE, 2, tiebreaks=order, seeding=Seeding.ORDER)
    score(book, "1", 1, 1, cards=(4, 1))
    [table] = snapshot_after_draw(book).tables
    assert [line.team for line in table.placings] == [1, 0]
    assert table.placings[0].reason
    assert table.placings[0].reason.tiebreak == "fair_play"


def test_lots_decide_when_nothing_else_does_and_anyone_can_repeat_them() -> None:
    book = begin_competition(Kind.LEAGUE, 3)
    for match in ("1", "2", "3"):
        score(book, match, 0, 0)
    assert snapshot_after_draw(book).next == "lots"
    again = play_out(begin_competition(Kind.LEAGUE, 3), goals=lambda rng: 0)
    play_out(book)
    assert snapshot_after_draw(book).next == "over"
    assert snapshot_after_draw(book).podium == snapshot_after_draw(again).podium
    [lot] = snapshot_after_draw(book).lots[1:]
    assert (lot.what, lot.lot, sorted(ball.among for ball in lot.balls)) == ("table", 2, [1, 2, 3])


def test_top_scorers() -> None:
    book = begin_competition(Kind.LEAGUE)
    score(book, "1", 2, 1, scorers=(Scorer(0, "Bruno Saetta", 2), Scorer(1, "Ilie Vijelie")))
    score(book, "2", 0, 1, scorers=(Scorer(1, "Ilie Vijelie"),))
    best = snapshot_after_draw(book).scorers
    assert [(one.name, one.goals) for one in best] == [
        ("Bruno Saetta", 2),
        ("Ilie Vijelie", 1),
        ("Ilie Vijelie", 1),
    ]
    assert best[1].team != best[2].team


# -- Results that cannot be


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (Score((1,)), "score-sides"),
        (Score((1, 2, 3)), "score-sides"),
        (Score((-1, 0)), "score-number"),
        (Score((1000, 0)), "score-number"),
        (Score((1, 0), extra=(1, 0)), "score-extra-time"),
        (Score((1, 1), extra=(-1, 0)), "score-number"),
        (Score((1, 0), penalties=(5, 4)), "score-penalties"),
        (Score((1, 1), extra=(1, 0), penalties=(5, 4)), "score-penalties"),
        (Score((1, 1), penalties=(5, 5)), "score-shoot-out"),
        (Score((1, 1), cards=(1,)), "score-sides"),
        (Score((1, 1), winner=2), "score-broken"),
        (Score((1, 1), scorers=(Scorer(2, "Nobody"),)), "score-broken"),
        (Score((1, 1), scorers=(Scorer(0, "two\nlines"),)), "score-broken"),
        (Score((1, 1), scorers=(Scorer(0, "Nobody", -1),)), "score-number"),
        (Score((1, 1), reason="r" * 500), "score-broken"),
        (Score((1, 1), source="dreamt"), "score-broken"),
    ],
)
def test_wrong_scores_are_refused(given: Score, key: str) -> None:

    assert fault_key(begin_competition(Kind.LEAGUE), Scored("1", given)) == key


def test_results_for_matches_that_do_not_exist() -> None:

    book = begin_competition(Kind.LEAGUE)
    for match in ("0", "7", "1b", "", "one", "1 ", "w1"):
        assert fault_key(book, Scored(match, Score((1, 0)))) == "no-such-match"


def test_a_long_list_and_a_long_name_are_told_in_short() -> None:
    book = begin_competition(Kind.LEAGUE, 32, legs=2)
    with pytest.raises(Fault) as refusal:
        score(book, "9" * 5000, 1, 0)
    assert "11, 12, ..." in refusal.value.text("ro")


# -- Corrections


def test_a_correction_names_what_it_corrects_and_both_stay_in_the_history() -> None:
    book = begin_competition(Kind.LEAGUE)
    score(book, "1", 2, 1)
    version = snapshot_after_draw(book).matches[0].version
    assert version == 2
    happen(book, Corrected("1", Score((2, 2)), version), by="Radu")
    state = snapshot_after_draw(book)
    assert state.matches[0].goals == [2, 2]
    assert [(line.by, line.what, line.figures, line.before) for line in state.history[1:]] == [
        ("Mara", "result", Figures("2–1"), None),
        ("Radu", "corrected", Figures("2–2"), Figures("2–1")),
    ]


def test_the_second_of_two_who_correct_one_result_is_told_the_firsts() -> None:
    book = begin_competition(Kind.LEAGUE)
    score(book, "1", 2, 1)
    happen(book, Corrected("1", Score((3, 1)), 2), by="Radu")
    with pytest.raises(Fault) as refusal:
        happen(book, Corrected("1", Score((2, 2)), 2), by="Ema")
    assert refusal.value.key == "changed-meanwhile"
    assert (refusal.value.values["by"], refusal.value.values["result"]) == ("Radu", "3–1")
    assert snapshot_after_draw(book).matches[0].goals == [3, 1]


def test_a_second_result_is_no_correction() -> None:

    book = begin_competition(Kind.LEAGUE)
    score(book, "1", 2, 1)
    assert fault_key(book, Scored("1", Score((1, 1)))) == "result-there"
    assert fault_key(book, Corrected("2", Score((1, 1)), 2)) == "no-result-yet"


def test_a_result_is_struck_out() -> None:
    book = begin_competition(Kind.LEAGUE)
    score(book, "1", 2, 1)
    happen(book, Annulled("1", 2))
    state = snapshot_after_draw(book)
    assert (state.matches[0].status, state.matches[0].goals) == ("open", None)
    assert state.history[-1].before == Figures("2–1")
    assert fault_key(book, Annulled("1", 2)) == "no-result-yet"


# -- Off the pitch


def test_forfeits_are_three_nil_or_a_defeat_for_both() -> None:
    book = begin_competition(Kind.LEAGUE)
    happen(book, Forfeited("1", Forfeit.AWAY))
    happen(book, Forfeited("2", Forfeit.BOTH))
    one, two = snapshot_after_draw(book).matches[:2]
    assert (one.goals, one.status, one.winner) == ([3, 0], "forfeited", one.teams[0])
    assert (two.goals, two.winner) == ([0, 0], None)
    [table] = snapshot_after_draw(book).tables
    assert sum(line.lost for line in table.placings) == 3
    assert fault_key(book, Forfeited("1", Forfeit.HOME)) == "result-there"
    happen(book, Forfeited("1", Forfeit.HOME, corrects=2))
    assert snapshot_after_draw(book).matches[0].goals == [0, 3]


@pytest.mark.parametrize(
    ("rule", "statuses"),
    [
        (Withdrawal.VOID, {"void"}),
        (Withdrawal.AWARD_REST, {"played", "awarded"}),
        (Withdrawal.AWARD_ALL, {"played", "awarded"}),
    ],
)
def test_a_team_withdraws_by_the_rule_declared_at_the_start(rule: Withdrawal, statuses: set[str]) -> None:
    book = begin_competition(Kind.LEAGUE, withdrawal=rule)
    team = book.progress.fixtures_by_id["1"].sides[0]
    score(book, "1", 5, 0)
    happen(book, Withdrawn(team))
    state = snapshot_after_draw(book)
    theirs = [match for match in state.matches if team in match.teams]
    assert {match.status for match in theirs} == statuses
    assert [match.goals is None for match in theirs] == [False, *[rule is Withdrawal.VOID] * 2]
    points = {line.team: line.points for line in state.tables[0].placings}
    assert (
        points.get(team) == {Withdrawal.VOID: None, Withdrawal.AWARD_REST: 3, Withdrawal.AWARD_ALL: 0}[rule]
    )
    assert state.teams[team].withdrawn
    with pytest.raises(Fault, match="team has withdrawn"):
        score(book, theirs[-1].id, 1, 0)
    assert fault_key(book, Withdrawn(team)) == "withdrawn-already"
    assert play_out(book).progress.is_over


def test_everyone_but_one_may_withdraw() -> None:
    book = begin_competition(Kind.LEAGUE, 3)
    for team in (0, 1):
        happen(book, Withdrawn(team))
    assert fault_key(book, Withdrawn(2)) == "withdrawn-already"


def test_postponed_until_it_is_played() -> None:

    book = begin_competition(Kind.LEAGUE)
    happen(book, Postponed("1", "giovedì"))
    assert (snapshot_after_draw(book).matches[0].status, snapshot_after_draw(book).matches[0].until) == (
        "postponed",
        "giovedì",
    )
    score(book, "1", 1, 0)
    assert snapshot_after_draw(book).matches[0].status == "played"
    assert fault_key(book, Postponed("1")) == "result-there"
    assert fault_key(book, Postponed("2", "n" * 500)) == "bad-note"


def test_deputies_if_the_rules_allow() -> None:
    book = begin_competition(Kind.LEAGUE)
    happen(book, Deputised(0, "greedy"))
    assert (book.facts.player(0), snapshot_after_draw(book).teams[0].deputy) == ("greedy", "greedy")
    happen(book, Deputised(0))
    assert book.facts.player(0) == "cardboard"
    assert fault_key(begin_competition(Kind.LEAGUE, deputies=False), Deputised(0, "greedy")) == "no-deputies"


def test_a_guest_takes_a_team_and_nobody_takes_it_away() -> None:
    book = begin_competition(Kind.LEAGUE, player="person")
    happen(book, Joined(0, "ana"))
    happen(book, Joined(0, "ana"))
    assert snapshot_after_draw(book).teams[0].guest == "ana"
    assert fault_key(book, Joined(0, "ion")) == "team-taken"
    happen(book, Joined(0))
    happen(book, Joined(0, "ion"))
    assert snapshot_after_draw(book).teams[0].guest == "ion"
    assert fault_key(begin_competition(Kind.LEAGUE), Joined(0, "ana")) == "team-taken"


def test_the_end() -> None:
    state = snapshot_after_draw(play_out(begin_competition(Kind.LEAGUE, 6)))
    assert state.next == "over"
    assert state.podium[0] == [state.champion]
    assert sorted(team for place in state.podium for team in place) == list(range(6))


def test_an_entry_follows_the_last() -> None:

    book = begin_competition(Kind.LEAGUE)
    with pytest.raises(Fault, match="a gap at entry 2"):
        book.apply(Entry(3, 0, "Mara", Postponed("1")))


def test_a_void_match_that_was_not_played_has_no_figures_anywhere() -> None:
    book = begin_competition(Kind.LEAGUE, 4, withdrawal=Withdrawal.VOID)
    score(book, "1", 4, 0)
    gone = book.progress.fixtures_by_id["1"].sides[0]
    happen(book, Withdrawn(gone))
    state = snapshot_after_draw(book)
    void = [match for match in state.matches if gone in match.teams]
    assert [(match.status, match.goals) for match in void] == [
        ("void", [4, 0]),
        ("void", None),
        ("void", None),
    ]
    line = state.tables[0].grid[state.tables[0].teams.index(gone)]
    cells = [cell for column in line for cell in column]
    assert sorted((cell.void, cell.goals_for or -1) for cell in cells) == [(True, -1), (True, -1), (True, 4)]


def test_void_before_half_of_the_rounds_holds_in_a_swiss_too() -> None:
    book = begin_competition(Kind.SWISS, 6, rounds=4)
    happen(book, next_lots(book))
    for match in book.progress.open_matches():
        score(book, match, 2, 1)
    leaver = book.progress.fixtures_by_id["1"].sides[0]
    happen(book, Withdrawn(leaver))
    assert snapshot_after_draw(book).matches[0].status == "void"
    assert leaver not in [placing.team for placing in snapshot_after_draw(book).tables[0].placings]


def test_docked_points_and_points_for_a_rest_are_told_apart() -> None:
    book = begin_competition(Kind.SWISS, 3, rounds=2)
    happen(book, next_lots(book))
    score(book, "1", 2, 1)
    resting = snapshot_after_draw(book).rounds[0].resting[0]
    happen(book, Docked(resting, 1, "came late"))
    told = snapshot_after_draw(book)
    placing = next(one for one in told.tables[0].placings if one.team == resting)
    assert (placing.docked, placing.for_rests, placing.points) == (1, 3, 2)
    texts = load_texts("en", packages=OrganiserFault.packages)
    assert placing_notes(told, placing, texts) == ["−1 by decision: came late", "+3 for a rest"]
