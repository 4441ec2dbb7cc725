"""Section 10: the cup."""

from itertools import pairwise

from tavolino.games.mister.engine.state import ASK_KICK, ASK_LINE_UP, ASK_ORDER
from tests.games.mister.support import (
    event_kinds,
    give,
    line_up_all,
    pairs,
    pick,
    play_round,
    settle_shoot_out,
    shoot,
    start_evening,
)


def test_10_1_winners_play_the_final_and_losers_for_third_place() -> None:
    match = start_evening(format="cup")
    play_round(match, (0, 2, 3, 1))
    assert match.asked == ASK_LINE_UP
    assert pairs(match) == [(1, 2), (0, 3)]
    play_round(match, (0, 1, 0, 1))
    assert match.over
    assert match.outcome.winners == [1]
    assert match.outcome.scores == [0, 3, 2, 1]
    assert (match.outcome.reason, match.outcome.details) == ("cup-goals", {"goals": 1, "conceded": 0})
    assert event_kinds(match)[-5:] == ["cup-place"] * 4 + ["end-cup-goals"]
    assert match.lot_order == [], "a cup has no table to settle"
    stages = [event.values["stage"] for event in match.events if event.kind == "fixture"]
    assert stages == ["final", "third-place"]
    places = [event.values["seat"] for event in match.events if event.kind == "cup-place"]
    assert places == [1, 2, 3, 0]


def test_10_2_level_matches_go_to_penalties_one_after_the_other() -> None:
    match = start_evening(format="cup")
    play_round(match, (1, 1, 2, 2))
    assert (match.asked, match.to_act) == (ASK_ORDER, [0, 1])
    settle_shoot_out(match, 1)
    assert match.to_act == [2, 3]
    settle_shoot_out(match, 2)
    assert pairs(match) == [(1, 2), (0, 3)]
    assert match.results[0] == (0, 1, 1, 1, 3, 4)
    play_round(match, (2, 0, 0, 1))
    assert match.to_act == [1, 2], "the final is level, third place is not"
    settle_shoot_out(match, 2)
    assert match.outcome.winners == [2]
    assert match.outcome.scores == [1, 2, 3, 0]
    assert (match.outcome.reason, match.outcome.details) == ("cup-shoot-out", {"goals": 4, "conceded": 3})


def test_10_2_the_second_match_has_a_whole_shoot_out_of_its_own() -> None:
    match = start_evening(format="cup")
    play_round(match, (1, 0, 2, 2))
    assert match.to_act == [2, 3]
    for seat in (2, 3):
        give(match, seat, "GK", G=6)
    for seat in (2, 3):
        for footballer in match.legal(seat):
            pick(match, footballer, seat)
    kickers = []
    while match.asked == ASK_KICK:
        kickers.append(match.attacker)
        shoot(match, "right", "left" if match.attacker == 3 else "right")
    assert set(kickers) == {2, 3}
    assert all(one != other for one, other in pairwise(kickers))
    assert pairs(match) == [(0, 3), (1, 2)]


def test_10_3_the_final_goes_first_and_the_one_from_match_1_2_is_named_first() -> None:
    for goals, expected in (
        ((1, 0, 1, 0), [(0, 2), (1, 3)]),
        ((0, 1, 0, 1), [(1, 3), (0, 2)]),
        ((0, 1, 1, 0), [(1, 2), (0, 3)]),
    ):
        match = start_evening(format="cup")
        play_round(match, goals)
        assert pairs(match) == expected
        match.events.clear()
        line_up_all(match)
        attack = next(event for event in match.events if event.kind in ("attack", "card"))
        assert attack.values["seat"] == expected[0][0]
