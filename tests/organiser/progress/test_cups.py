"""Cups: byes, replays, two legs, third place, groups before, a series; and corrections that would be unfair."""

from typing import Any

import pytest

from tavolino.competitions import Forfeit, Withdrawal
from tavolino.core.faults import Fault
from tavolino.core.language.texts import load_texts
from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
    Annulled,
    Corrected,
    Forfeited,
    Paired,
    Postponed,
    Score,
    Scored,
    Scorer,
    Withdrawn,
)
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.next_lots import next_lots
from tavolino.organiser.phrases import history_text
from tavolino.organiser.progress.results import Figures
from tavolino.organiser.regulations.charter import Kind, LevelTie, Seeding
from tests.organiser.support import begin_competition, happen, play_out, score, snapshot_after_draw


def fault_key(book: Book, what: object) -> str:
    before = snapshot_after_draw(book)
    with pytest.raises(Fault) as refusal:
        happen(book, what)  # type: ignore[arg-type]
    assert snapshot_after_draw(book) == before
    return refusal.value.key


@pytest.mark.parametrize("teams", [2, 3, 5, 8, 13, 64])
def test_somebody_wins_whatever_the_number(teams: int) -> None:
    state = snapshot_after_draw(play_out(begin_competition(Kind.KNOCKOUT, teams, third_place=teams >= 4)))
    assert state.champion is not None
    assert state.bracket
    assert len(state.bracket.ties) == teams - 1 + (teams >= 4)
    assert sorted(team for place in state.podium for team in place) == list(range(teams))


def test_byes_are_for_those_listed_first() -> None:
    state = snapshot_after_draw(begin_competition(Kind.KNOCKOUT, 6, seeding=Seeding.ORDER))
    first = {team for match in state.matches if match.round == 1 for team in match.teams}
    assert first == {2, 3, 4, 5}


def test_who_comes_from_where() -> None:
    state = snapshot_after_draw(begin_competition(Kind.KNOCKOUT, 4, third_place=True))
    assert [(match.id, match.sources, match.status) for match in state.matches] == [
        ("1", ["1", "2"], "open"),
        ("2", ["3", "4"], "open"),
        ("3", ["l1", "l2"], "waiting"),
        ("4", ["w1", "w2"], "waiting"),
    ]


def test_a_match_that_waits_has_no_result() -> None:
    assert fault_key(begin_competition(Kind.KNOCKOUT), Scored("3", Score((1, 0)))) == "match-waiting"


def test_a_level_match_is_played_again_with_sides_swapped() -> None:
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 1, 1)
    home, away = book.progress.fixtures_by_id["1"].teams
    assert book.progress.fixtures_by_id["1b"].teams == (away, home)
    score(book, "1b", 0, 0)
    score(book, "1c", 0, 2)
    assert snapshot_after_draw(book).bracket.ties[0].winner == away  # type: ignore[union-attr]
    assert "1d" not in book.progress.fixtures_by_id


def test_penalties_and_extra_time_decide() -> None:
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 1, 1, extra=(0, 1))
    score(book, "2", 1, 1, extra=(1, 1), penalties=(5, 4))
    one, two = snapshot_after_draw(book).bracket.ties[:2]  # type: ignore[union-attr]
    assert (one.winner, one.decider, one.values) == (one.away, "extra_time", [2, 1])
    assert (two.winner, two.decider, two.values) == (two.home, "penalties", [5, 4])
    assert snapshot_after_draw(book).history[-1].figures == Figures("1–1", "2–2", "5–4")


def test_the_games_own_rule_decides_a_level_match() -> None:
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 40, 40, winner=1, reason="money")
    match = snapshot_after_draw(book).matches[0]
    assert (match.winner, match.penalties, match.reason) == (match.teams[1], None, "money")
    assert book.progress.fixtures_by_id["3"].teams[0] == match.teams[1]


def test_two_legs_are_added_up() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2)
    score(book, "1", 1, 0)
    assert snapshot_after_draw(book).bracket.ties[0].winner is None  # type: ignore[union-attr]
    score(book, "1b", 3, 0)
    tie = snapshot_after_draw(book).bracket.ties[0]  # type: ignore[union-attr]
    assert (tie.winner, tie.decider, tie.values, tie.matches) == (tie.away, "aggregate", [3, 1], ["1", "1b"])


def test_extra_time_comes_after_the_second_leg() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2)
    assert fault_key(book, Scored("1", Score((1, 1), penalties=(5, 4)))) == "score-first-leg"
    score(book, "1", 1, 0)
    score(book, "1b", 1, 0, penalties=(3, 4))
    tie = snapshot_after_draw(book).bracket.ties[0]  # type: ignore[union-attr]
    assert (tie.winner, tie.decider) == (tie.home, "penalties")


def test_the_second_leg_has_extra_time_only_when_both_together_are_level() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2)
    score(book, "1", 2, 0)
    assert fault_key(book, Scored("1b", Score((1, 0), extra=(1, 0)))) == "score-extra-time"
    assert fault_key(book, Scored("1b", Score((2, 0), extra=(1, 0), penalties=(5, 4)))) == "score-penalties"
    score(book, "1b", 2, 0, extra=(1, 0))
    tie = snapshot_after_draw(book).bracket.ties[0]  # type: ignore[union-attr]
    assert (tie.winner, tie.decider) == (tie.away, "extra_time")


def test_after_groups_every_tie_has_the_legs_of_the_final() -> None:
    book = begin_competition(Kind.GROUPS_KNOCKOUT, 4, groups=2, final_legs=2)
    score(book, "1", 1, 0)
    score(book, "2", 1, 0)
    assert fault_key(book, Scored("3", Score((1, 1), penalties=(5, 4)))) == "score-first-leg"
    score(book, "3", 1, 1)
    score(book, "3b", 1, 1, penalties=(5, 4))
    assert "3c" not in book.progress.fixtures_by_id


def test_level_after_two_legs_a_play_off_decides() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2)
    for match, goals in {"1": (1, 0), "1b": (1, 0), "1c": (2, 2), "1d": (0, 1)}.items():
        score(book, match, *goals)
    tie = snapshot_after_draw(book).bracket.ties[0]  # type: ignore[union-attr]
    assert (tie.winner, tie.decider) == (book.progress.fixtures_by_id["1d"].teams[1], "play_off")
    assert play_out(book).progress.is_over


def test_away_goals_where_they_count() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2, away_goals=True)
    score(book, "1", 1, 1)
    score(book, "1b", 0, 0)
    tie = snapshot_after_draw(book).bracket.ties[0]  # type: ignore[union-attr]
    assert (tie.winner, tie.decider) == (tie.away, "away_goals")


def test_a_series_ends_when_it_is_decided() -> None:
    book = begin_competition(Kind.BEST_OF, 2, best_of=5)
    assert snapshot_after_draw(book).next == "play"
    for match in ("1", "1b", "1c"):
        home, _ = book.progress.fixtures_by_id[match].teams
        score(book, match, *((1, 0) if home == 0 else (0, 1)))
    state = snapshot_after_draw(book)
    assert (state.champion, state.next) == (0, "over")
    assert state.bracket
    assert state.bracket.ties[0].values == [3, 0]


# -- Corrections and withdrawals


def play_final() -> Book:
    book = begin_competition(Kind.KNOCKOUT)
    for match in ("1", "2", "3"):
        score(book, match, 2, 1)
    return book


def test_a_correction_never_hands_a_later_result_to_others() -> None:
    book = play_final()
    assert fault_key(book, Corrected("1", Score((0, 1)), 2)) == "correction-strays"
    assert fault_key(book, Annulled("1", 2)) == "correction-strays"
    assert fault_key(book, Forfeited("1", Forfeit.HOME, corrects=2)) == "correction-strays"
    happen(book, Annulled("3", 4))
    happen(book, Corrected("1", Score((0, 1)), 2))
    assert book.progress.fixtures_by_id["3"].teams[0] == book.progress.fixtures_by_id["1"].teams[1]


def test_a_correction_that_changes_no_pairing_stands() -> None:
    book = play_final()
    happen(book, Corrected("1", Score((7, 1)), 2))
    assert snapshot_after_draw(book).next == "over"


def test_a_tie_is_never_forfeited_by_both() -> None:
    assert fault_key(begin_competition(Kind.KNOCKOUT), Forfeited("1", Forfeit.BOTH)) == "no-forfeit-here"


def test_whoever_meets_a_team_that_withdrew_goes_through() -> None:
    book = begin_competition(Kind.KNOCKOUT, 8)
    gone = book.progress.fixtures_by_id["1"].sides[0]
    score(book, "1", 1, 0)
    happen(book, Withdrawn(gone))
    assert snapshot_after_draw(book).matches[4].status == "waiting", "its opponent is not known yet"
    score(book, "2", 1, 0)
    state = snapshot_after_draw(book)
    assert state.bracket
    assert (state.bracket.ties[4].winner, state.bracket.ties[4].decider) == (
        state.matches[1].teams[0],
        "awarded",
    )
    assert state.matches[4].status == "awarded"
    assert play_out(book).progress.is_over
    assert [gone] not in snapshot_after_draw(book).podium[:2]


def test_two_who_meet_may_both_withdraw() -> None:
    book = begin_competition(Kind.KNOCKOUT)
    for team in book.progress.fixtures_by_id["1"].sides:
        happen(book, Withdrawn(team))
    assert play_out(book).progress.champion in book.progress.fixtures_by_id["2"].sides


# -- Groups and Swiss rounds


def test_groups_send_their_best_on() -> None:
    book = begin_competition(Kind.GROUPS_KNOCKOUT, 8, groups=2)
    state = snapshot_after_draw(book)
    assert [match.sources for match in state.matches if match.stage == "knockout"][:2] == [
        ["A1", "B2"],
        ["B1", "A2"],
    ]
    assert [table.group for table in state.tables] == ["A", "B"]
    while not book.progress.is_table_complete:
        score(book, book.progress.open_matches()[0], 1, 0)
    while book.progress.level_teams:
        happen(book, next_lots(book))
    best = {table.group: table.placings for table in snapshot_after_draw(book).tables}
    assert book.progress.knockout
    semi = book.progress.knockout.cup.ties[0]
    assert (semi.home, semi.away) == (best["A"][0].team, best["B"][1].team)
    assert play_out(book).progress.is_over


@pytest.mark.parametrize(("teams", "groups", "through", "best"), [(12, 3, 2, 2), (13, 4, 1, 0), (9, 3, 1, 1)])
def test_the_best_of_those_who_just_missed_it(teams: int, groups: int, through: int, best: int) -> None:
    book = begin_competition(Kind.GROUPS_KNOCKOUT, teams, groups=groups, through=through, best_next=best)
    play_out(book, seed=teams)
    assert len(book.progress.entrants) == groups * through + best
    assert len(set(book.progress.entrants)) == len(book.progress.entrants)


def test_pots_put_one_of_each_in_every_group() -> None:
    book = begin_competition(Kind.GROUPS_KNOCKOUT, 12, groups=3, seeding=Seeding.POTS)
    for group in book.progress.groups:
        assert sorted(team // 3 for team in group) == [0, 1, 2, 3]
    assert {ball.group for ball in snapshot_after_draw(book).lots[0].balls} == {0, 1, 2}


def test_a_corrected_group_does_not_change_a_knockout_that_has_begun() -> None:
    book = begin_competition(Kind.GROUPS_KNOCKOUT, 4, groups=2, through=1)
    home, away = book.progress.fixtures_by_id["1"].sides
    score(book, "1", 1, 0)
    score(book, "2", 1, 0)
    score(book, "3", 1, 0)
    assert fault_key(book, Corrected("1", Score((0, 1)), 2)) == "correction-strays"
    assert book.progress.champion == home
    assert away != home


@pytest.mark.parametrize("teams", [2, 7, 10])
def test_a_swiss_tournament(teams: int) -> None:
    rounds = 1 if teams == 2 else 4
    book = play_out(begin_competition(Kind.SWISS, teams, rounds=rounds))
    state = snapshot_after_draw(book)
    assert len(state.rounds) == rounds
    met = [frozenset(match.sides) for match in book.progress.fixtures_by_id.values()]
    assert len(set(met)) == len(met), "nobody meets twice"
    assert [len(line.resting) for line in state.rounds] == [teams % 2] * rounds


@pytest.mark.parametrize("seed", range(12))
def test_a_swiss_tournament_of_all_rounds_is_paired_without_a_rematch(seed: int) -> None:
    book = play_out(begin_competition(Kind.SWISS, 6, rounds=5), seed)
    met = [frozenset(match.sides) for match in book.progress.fixtures_by_id.values()]
    assert len(set(met)) == len(met)


def test_a_rematch_that_could_not_be_avoided_is_told() -> None:
    book = begin_competition(Kind.SWISS, 4, rounds=3)
    happen(book, Paired(1, ((0, 1), (2, 3))))
    score(book, "1", 1, 0)
    score(book, "2", 1, 0)
    for team in (2, 3):
        happen(book, Withdrawn(team))
    happen(book, next_lots(book))
    lines = [line for line in snapshot_after_draw(book).history if line.what == "paired"]
    assert [sorted(line.teams) for line in lines] == [[], [0, 1]]
    texts = load_texts("en", packages=OrganiserFault.packages)
    assert "Stella del Porto and Fulgerul meet again" in history_text(
        snapshot_after_draw(book), lines[-1], texts
    )


def test_pairs_from_elsewhere_are_checked() -> None:
    book = begin_competition(Kind.SWISS, 4, rounds=2)
    for pairs in (((0, 1),), ((0, 1), (2, 2)), ((0, 1), (2, 9)), ((0, 1), (1, 2))):
        assert fault_key(book, Paired(1, pairs)) == "pairs-broken"
    assert fault_key(book, Paired(2, ((0, 1), (2, 3)))) == "not-to-pair"
    happen(book, Paired(1, ((0, 1), (2, 3))))
    assert fault_key(book, Paired(2, ((0, 2), (1, 3)))) == "not-to-pair"


def test_who_withdraws_is_paired_no_more() -> None:
    book = begin_competition(Kind.SWISS, 6, rounds=3, withdrawal=Withdrawal.AWARD_REST)
    happen(book, next_lots(book))
    happen(book, Withdrawn(2))
    play_out(book)
    assert all(2 not in match.teams for match in book.progress.fixtures_by_id.values() if match.round > 1)


def test_both_legs_are_listed_from_the_start_and_can_be_postponed() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2, final_legs=2)
    listed = [(match.id, match.leg_name, match.status) for match in snapshot_after_draw(book).matches]
    assert listed == [
        ("1", "first", "open"),
        ("1b", "second", "waiting"),
        ("2", "first", "open"),
        ("2b", "second", "waiting"),
        ("3", "first", "waiting"),
        ("3b", "second", "waiting"),
    ]
    happen(book, Postponed("3b", "Friday"))
    assert snapshot_after_draw(book).matches[-1].until == "Friday"
    assert fault_key(book, Scored("1b", Score((1, 0)))) == "match-waiting"


def test_away_goals_decide_before_extra_time_does() -> None:
    book = begin_competition(Kind.KNOCKOUT, 4, legs=2, away_goals=True)
    score(book, "1", 2, 1)
    assert fault_key(book, Scored("1b", Score((1, 0), extra=(1, 0)))) == "score-extra-time"
    assert snapshot_after_draw(book).matches[1].before == [1, 2]
    score(book, "1b", 2, 1, penalties=(3, 1))
    tie = snapshot_after_draw(book).bracket.ties[0]  # type: ignore[union-attr]
    assert (tie.winner, tie.decider) == (tie.away, "penalties")


@pytest.mark.parametrize(
    ("rule", "wrong", "right"),
    [
        (
            LevelTie.EXTRA_TIME,
            [{}, {"penalties": (5, 4)}, {"extra": (1, 1)}],
            [{"extra": (1, 0)}, {"extra": (0, 0), "penalties": (5, 4)}],
        ),
        (LevelTie.PENALTIES, [{}, {"extra": (1, 0)}], [{"penalties": (5, 4)}]),
        (LevelTie.REPLAY, [{"extra": (1, 0)}, {"penalties": (5, 4)}], [{}]),
        (LevelTie.ANY, [], [{}, {"penalties": (5, 4)}, {"extra": (1, 0)}]),
    ],
)
def test_a_level_tie_goes_on_by_the_declared_rule(
    rule: LevelTie, wrong: list[dict[str, Any]], right: list[dict[str, Any]]
) -> None:
    for rest in wrong:
        assert (
            fault_key(begin_competition(Kind.KNOCKOUT, level=rule), Scored("1", Score((1, 1), **rest)))
            == "score-level"
        )
    for rest in right:
        book = begin_competition(Kind.KNOCKOUT, level=rule)
        score(book, "1", 1, 1, **rest)
        assert ("1b" in book.progress.fixtures_by_id) is not bool(rest)


def test_what_a_game_has_played_goes_by_its_own_rules() -> None:
    book = begin_competition(Kind.KNOCKOUT, level=LevelTie.EXTRA_TIME)
    score(book, "1", 1, 1, source="played")
    assert snapshot_after_draw(book).matches[1].leg_name == "replay"


def test_a_replay_that_a_correction_makes_void_is_gone_and_comes_back_with_the_draw() -> None:
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 1, 1)
    score(book, "1b", 4, 0, scorers=(Scorer(0, "Ugo", 4),))
    home, away = book.progress.fixtures_by_id["1"].sides
    happen(book, Corrected("1", Score((2, 1)), 2))
    assert "1b" not in book.progress.fixtures_by_id
    assert (snapshot_after_draw(book).bracket.ties[0].winner, snapshot_after_draw(book).scorers) == (home, [])  # type: ignore[union-attr]
    happen(book, Corrected("1", Score((3, 3)), 4))
    assert snapshot_after_draw(book).bracket.ties[0].winner == away  # type: ignore[union-attr]
    assert snapshot_after_draw(book).scorers[0].goals == 4


def test_the_history_names_the_teams_that_met_then() -> None:
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 1, 0)
    score(book, "2", 0, 2)
    score(book, "3", 1, 0)
    final = [*book.progress.fixtures_by_id["3"].sides]
    happen(book, Annulled("3", 4))
    happen(book, Corrected("1", Score((0, 1)), 2))
    assert [*book.progress.fixtures_by_id["3"].sides] != final
    assert snapshot_after_draw(book).history[3].sides == final
