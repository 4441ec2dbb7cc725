"""Section 8: the penalty shoot-out."""

from collections import Counter

import pytest

from tavolino import Refusal, Rng
from tavolino.games.mister.engine import evening
from tavolino.games.mister.engine.footballers import ELEVEN
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_KICK, ASK_ORDER
from tests.games.mister.support import (
    at,
    event_kinds,
    give,
    is_over,
    legal,
    names,
    pick,
    play,
    remove,
    scene,
    shoot,
    turn,
)


def reach_kick_lists(seed: int = 1, **options: bool) -> MisterMatch:
    """A single match without goals is over: the managers write their lists."""
    return turn(scene(seed=seed, **options), 23, 24)


def ten(match: MisterMatch, seat: int) -> list[int]:
    return [f for f in match.pitch[seat * ELEVEN + 1 : seat * ELEVEN + ELEVEN] if f >= 0]


def reach_kick(match: MisterMatch | None = None, first: int = 0, **options: bool) -> MisterMatch:
    """Both have put their men in the order of the positions, and this seat kicks first."""
    match = match or reach_kick_lists(**options)
    for seat in (0, 1):
        for footballer in ten(match, seat):
            pick(match, footballer, seat)
    match.events.clear()
    match.first_kicker = first
    match.awaited_seats = match.secret_seats = 0
    evening.kick_on(match)
    return match


def guesses(match: MisterMatch) -> MisterMatch:
    """All are worth one less than the goalkeepers: only the guess decides."""
    footballers = match.rules.footballers
    for seat in (0, 1):
        give(match, seat, "GK", G=6)
    assert set(footballers.ability) == {0, 5, 6}
    return match


def kicks(match: MisterMatch, results: str) -> None:
    """Kick after kick: `x` is a goal, `.` is saved."""
    for kick in results:
        shoot(match, "right", "left" if kick == "x" else "right")


def test_8_1_level_matches_are_decided_by_penalties() -> None:
    match = reach_kick_lists()
    assert match.asked == ASK_ORDER
    assert event_kinds(match)[-2:] == ["full-time", "shoot-out"]
    reach_kick(guesses(match))
    kicks(match, "x.x.x.")
    assert is_over(match)
    assert match.outcome.winners == [0]
    assert match.outcome.scores == [0, 0], "a shoot-out is in the reason, not in the score"
    assert (match.outcome.reason, match.outcome.details) == ("shoot-out", {"goals": 3, "conceded": 0})


def test_8_2_all_outfielders_on_the_pitch_are_put_in_order_in_secret() -> None:
    match = scene()
    remove(match, 0, "RS")
    turn(match, 23, 24)
    assert match.to_act == [0, 1]
    assert legal(match, 0) == names(match, sorted(ten(match, 0)))
    before = (match.view(1), match.view(None))
    for footballer in ten(match, 0)[::-1]:
        pick(match, footballer, 0)
        assert (match.view(1), match.view(None)) == before
    assert match.to_act == [1]
    assert match.kick_orders[0] == ten(match, 0)[::-1]
    assert len(match.kick_orders[0]) == 9
    guess = match.guess(1, Rng(3))
    assert guess.to_act == [0, 1], "for all the other knows the list is not even begun"
    for footballer in ten(match, 1):
        pick(match, footballer, 1)
    assert match.asked == ASK_KICK
    assert event_kinds(match).count("order") == 2, "then both lists are open"


def test_8_2_nobody_is_listed_twice_and_only_men_on_the_pitch_are() -> None:
    match = reach_kick_lists()
    pick(match, at(match, 0, "RS"), 0)
    for wrong in (at(match, 0, "RS"), match.keepers[0], match.benches[0][0], at(match, 1, "RS")):
        with pytest.raises(Refusal) as caught:
            pick(match, wrong, 0)
        assert caught.value.article == "8.2"


def test_8_3_lots_decide_who_kicks_first() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(200):
        match = reach_kick_lists(seed)
        for seat in (0, 1):
            for footballer in ten(match, seat):
                pick(match, footballer, seat)
        firsts[match.attacker] += 1
    assert min(firsts.values()) > 70


def test_8_4_kicks_alternate_in_the_order_of_the_lists() -> None:
    match = reach_kick(guesses(reach_kick_lists()), first=1)
    shooters = []
    for _ in range(6):
        shooters.append((match.attacker, match.shooter))
        shoot(match)
    assert shooters == [(seat, match.kick_orders[seat][n]) for n in range(3) for seat in (1, 0)]
    with pytest.raises(Refusal) as caught:
        play(match, "dive left", match.attacker)
    assert caught.value.article == "8.4"


@pytest.mark.parametrize(
    ("f", "wrong_way", "right_way"), [(4, False, False), (5, True, False), (6, True, True)]
)
def test_8_4_a_kick_is_played_like_card_10(f: int, wrong_way: bool, right_way: bool) -> None:
    for dive, goal in (("left", wrong_way), ("right", right_way)):
        match = reach_kick_lists()
        give(match, 1, "GK", G=6)
        give(match, 0, "RB", F=f)
        reach_kick(match)
        shoot(match, "right", dive)
        assert match.kick_goals == [int(goal), 0]


def test_8_5_more_of_five_win() -> None:
    match = reach_kick(guesses(reach_kick_lists(early_stop=False)))
    kicks(match, "x.x.xxxx.x")
    assert is_over(match)
    assert match.kick_goals == [4, 3]
    assert match.outcome.winners == [0]


@pytest.mark.parametrize(
    ("series", "winner"),
    [
        ("x.x.x.", 0),
        (".x.x.x", 1),
        ("x.xxx.x", 0),
        ("xx.x.xxx", 1),
        ("xxxxxxxx.x", 1),
        ("xxxxxxxxx.", 0),
        ("xxxx.xx.", None),
        ("xxxxxxxxx", None),
    ],
)
def test_8_6_it_stops_when_one_side_cannot_be_caught(series: str, winner: int | None) -> None:
    match = reach_kick(guesses(reach_kick_lists()))
    for kick in series[:-1]:
        kicks(match, kick)
        assert not is_over(match)
    kicks(match, series[-1])
    assert match.outcome.winners == ([] if winner is None else [winner])
    assert is_over(match) is (winner is not None)


def test_8_6_without_early_stop_all_ten_are_taken() -> None:
    match = reach_kick(guesses(reach_kick_lists(early_stop=False)))
    kicks(match, "x.x.x.x.x")
    assert not is_over(match)
    kicks(match, ".")
    assert match.kick_goals == [5, 0]
    assert is_over(match)


def test_8_7_sudden_death_goes_on_until_a_pair_of_kicks_differs() -> None:
    match = reach_kick(guesses(reach_kick_lists()))
    kicks(match, "xxxxxxxxxx")
    assert event_kinds(match).count("sudden-death") == 1
    kicks(match, "..xx")
    kicks(match, "x")
    assert not is_over(match), "the other has a kick to come"
    kicks(match, ".")
    assert is_over(match)
    assert match.outcome.winners == [0]
    assert event_kinds(match).count("sudden-death") == 1


def test_8_8_each_side_begins_its_own_list_again() -> None:
    match = scene()
    remove(match, 0, "RB")
    remove(match, 0, "LB")
    reach_kick(guesses(turn(match, 23, 24)))
    lists = [match.kick_orders[seat].copy() for seat in (0, 1)]
    assert [len(takers) for takers in lists] == [8, 10]
    for n in range(12):
        assert match.shooter == lists[0][n % 8]
        kicks(match, ".")
        assert match.shooter == lists[1][n % 10]
        kicks(match, ".")


def test_8_9_the_second_time_through_a_list_kicks_are_pure_guesses() -> None:
    match = reach_kick_lists()
    for seat in (0, 1):
        give(match, seat, "GK", G=10)
    reach_kick(match)
    kicks(match, "x" * 20)
    assert match.kick_goals == [0, 0], "5 against 10: nobody can score"
    assert match.margin == 0
    kicks(match, "x.")
    assert match.outcome.winners == [0]


def test_8_9_a_shorter_list_comes_to_guesses_earlier() -> None:
    match = scene()
    for seat in (0, 1):
        give(match, seat, "GK", G=10)
    remove(match, 0, "RB")
    reach_kick(turn(match, 23, 24))
    kicks(match, ".." * 9)
    assert (match.attacker, match.margin) == (0, 0)
    kicks(match, ".")
    assert (match.attacker, match.margin) == (1, -4)


def test_8_10_after_thirty_kicks_each_a_lot_decides() -> None:
    winners: Counter[int] = Counter()
    for seed in range(12):
        match = reach_kick(guesses(reach_kick_lists(seed)))
        kicks(match, "." * 59)
        assert not is_over(match)
        kicks(match, ".")
        assert is_over(match)
        assert sorted(match.kick_goals) == [0, 1], "the lot counts as a goal"
        assert "shoot-out-lot" in event_kinds(match)
        winners[match.outcome.winners[0]] += 1
    assert len(winners) == 2
    late = reach_kick(guesses(reach_kick_lists()))
    kicks(late, "." * 58 + "x.")
    assert is_over(late)
    assert "shoot-out-lot" not in event_kinds(late)
