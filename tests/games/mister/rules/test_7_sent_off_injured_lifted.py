"""Section 7: sent off, injured, lifted."""

import pytest

from tavolino import Refusal
from tavolino.games.mister.engine.footballers import ELEVEN
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import (
    ASK_LEAVER,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    NOBODY,
)
from tests.games.mister.support import (
    STOP,
    at,
    event_kinds,
    give,
    legal,
    names,
    pick,
    rate,
    remove,
    scene,
    shoot,
    teach,
    turn,
)


def lift_cards(*cards: int, skill: str = "crowd_leader") -> MisterMatch:
    """Seat 0 has a leader and turns these cards."""
    match = scene()
    teach(match, 0, "LCB", skill)
    return turn(match, *cards)


def off(match: MisterMatch, seat: int) -> list[str]:
    zones = {zone["id"]: zone["cards"] for zone in match.view(None)["zones"]}
    return [pile["card"] for pile in zones[f"off:{seat}"]]


def test_7_1_the_attackers_best_outfielder_is_sent_off_and_not_replaced() -> None:
    match = scene()
    rate(match, 0, "RCM", 31)
    rate(match, 1, "RCM", 40)
    best = at(match, 0, "RCM")
    turn(match, 19, STOP)
    assert at(match, 0, "RCM") == NOBODY
    assert off(match, 0) == [match.rules.footballers.ids[best]]
    assert len(match.benches[0]) == 4
    assert (event_kinds(match)[:2], match.attacker) == (["card", "sent-off"], 1)


def test_7_1_a_better_one_on_the_bench_is_safe() -> None:
    match = scene()
    match.rules.footballers.overall[match.benches[0][0]] = 50
    rate(match, 0, "LS", 31)
    turn(match, 19, STOP)
    assert at(match, 0, "LS") == NOBODY


@pytest.mark.parametrize("card", [19, 22])
def test_7_2_among_equals_the_opponent_chooses(card: int) -> None:
    match = scene()
    for position in ("RB", "LM", "RS"):
        rate(match, 0, position, 33)
    equals = sorted(at(match, 0, position) for position in ("RB", "LM", "RS"))
    turn(match, card, STOP)
    assert (match.asked, match.to_act) == (ASK_LEAVER, [1])
    assert legal(match) == names(match, equals)
    with pytest.raises(Refusal) as caught:
        pick(match, at(match, 0, "LB"))
    assert caught.value.article == "7.2"
    pick(match, at(match, 0, "LM"))
    assert at(match, 0, "LM") == NOBODY


@pytest.mark.parametrize("card", [19, 22])
def test_7_3_a_goalkeeper_is_neither_sent_off_nor_injured(card: int) -> None:
    match = scene()
    match.rules.footballers.overall[match.keepers[0]] = 99
    turn(match, card, STOP)
    assert match.keepers[0] not in match.eligible
    with pytest.raises(Refusal) as caught:
        pick(match, match.keepers[0])
    assert caught.value.article == "7.3"


def test_7_4_the_best_is_injured_and_leaves_for_the_match() -> None:
    match = scene()
    rate(match, 0, "LB", 31)
    hurt = at(match, 0, "LB")
    turn(match, 22, STOP)
    assert event_kinds(match) == ["card", "injured"]
    pick(match, match.benches[0][0])
    assert off(match, 0) == [match.rules.footballers.ids[hurt]]
    assert hurt not in match.benches[0]


def test_7_5_the_owner_chooses_who_comes_on_in_his_position() -> None:
    match = scene()
    rate(match, 0, "LB", 31)
    turn(match, 22, STOP)
    assert (match.asked, match.to_act) == (ASK_SUBSTITUTE, [0])
    assert legal(match) == names(match, match.benches[0])
    for wrong in (at(match, 0, "RB"), match.benches[1][0]):
        with pytest.raises(Refusal) as caught:
            pick(match, wrong)
        assert caught.value.article == "7.5"
    comes_on = match.benches[0][2]
    pick(match, comes_on)
    assert at(match, 0, "LB") == comes_on
    assert (len(match.benches[0]), match.attacker) == (3, 1)


def test_7_6_only_with_an_empty_bench_does_the_position_stay_empty() -> None:
    match = scene()
    rate(match, 0, "LB", 31)
    match.benches[0] = []
    turn(match, 22, STOP)
    assert at(match, 0, "LB") == NOBODY
    assert (match.asked, match.attacker) == (ASK_TAKER, 1)


def test_7_7_with_fewer_than_eleven_only_the_gap_is_felt() -> None:
    match = scene()
    for position in ("RB", "LB", "RCM"):
        remove(match, 0, position)
    give(match, 0, "RS", A=9)
    turn(match, 27, STOP)
    assert match.asked == ASK_SHOT
    shoot(match)
    assert match.goals == [1, 0]


@pytest.mark.parametrize(("card", "skill"), [(25, "crowd_leader"), (26, "true_leader")])
@pytest.mark.parametrize("position", ["RB", "LS"])
def test_7_8_a_leader_on_the_pitch_gives_one_more_in_the_next_attack(
    card: int, skill: str, position: str
) -> None:
    match = scene()
    teach(match, 0, position, skill)
    turn(match, card, 27, STOP)
    assert event_kinds(match) == ["card", "leader", "lifted", "attack", "duel-won", "shot"], "6 against 5"
    assert match.bonus == [1, 0]


@pytest.mark.parametrize(("card", "skill"), [(25, "true_leader"), (26, "crowd_leader")])
def test_7_8_the_wrong_leader_or_one_on_the_bench_or_of_theirs_does_nothing(card: int, skill: str) -> None:
    match = scene()
    right = "crowd_leader" if card == 25 else "true_leader"
    teach(match, 0, "RS", skill)
    teach(match, 1, "RS", right)
    teach(match, 0, "LS", right)
    match.benches[0] = sorted([*match.benches[0], at(match, 0, "LS")])
    remove(match, 0, "LS")
    turn(match, card, STOP)
    assert event_kinds(match)[:2] == ["card", "no-leader"]
    assert (match.bonus, match.attacker) == ([0, 0], 1)


def test_7_9_the_bonus_brings_another_card_at_once() -> None:
    match = lift_cards(25, STOP, 23)
    assert (match.asked, match.attacker) == (ASK_TAKER, 0)


def test_7_10_the_bonus_counts_in_the_shot() -> None:
    match = lift_cards(25, 27, STOP)
    give(match, 1, "GK", C=6)
    shoot(match, "right", "left")
    assert match.goals == [1, 0], "5 and a bonus against 6"
    assert match.rules.footballers.ability[at(match, 0, "RS") * 8] == 5


@pytest.mark.parametrize(
    ("card", "position", "letters"), [(7, "LB", {"E": 7}), (31, "GK", {"D": 1}), (17, "RB", {"E": 6})]
)
def test_7_10_the_bonus_counts_in_thresholds(card: int, position: str, letters: dict[str, int]) -> None:
    for leader, passes in ((True, True), (False, False)):
        match = scene()
        give(match, 0, position, **letters)
        if leader:
            teach(match, 0, "LCB", "true_leader")
            turn(match, 26, card, STOP)
        else:
            turn(match, card, STOP)
        first = event_kinds(match)[4 if leader else 1]
        assert (first in ("crosser", "launch", "duel-won")) is passes


def test_7_10_a_number_may_pass_10_and_the_defender_has_no_bonus() -> None:
    match = scene()
    teach(match, 0, "LCB", "crowd_leader")
    give(match, 0, "RS", A=10)
    give(match, 1, "LB", C=10)
    match.bonus[1] = 3
    turn(match, 25, 27, STOP)
    assert event_kinds(match)[-2:] == ["duel-won", "shot"]


def test_7_10_the_wall_is_the_defenders_number() -> None:
    match = scene()
    teach(match, 0, "LCB", "crowd_leader")
    give(match, 1, "LM", B=9)
    match.bonus[1] = 1
    turn(match, 25, 9, STOP)
    pick(match, at(match, 0, "RS"))
    assert "over-the-wall" in event_kinds(match)


def test_7_11_bonuses_add_up() -> None:
    match = scene()
    teach(match, 0, "LCB", "crowd_leader")
    teach(match, 0, "RCB", "true_leader")
    give(match, 1, "LB", C=6)
    turn(match, 25, 26, 27, STOP)
    assert match.bonus == [2, 0]
    assert event_kinds(match)[-2:] == ["duel-won", "shot"], "7 against 6"


def test_7_12_without_the_skill_the_turn_is_over_and_a_bonus_held_stays() -> None:
    match = lift_cards(25, 26, STOP)
    assert event_kinds(match)[3:5] == ["card", "no-leader"]
    assert (match.bonus, match.attacker) == ([1, 0], 1)


@pytest.mark.parametrize("card", [19, 22])
def test_7_13_cards_19_and_22_keep_the_bonus(card: int) -> None:
    match = scene()
    teach(match, 0, "LCB", "crowd_leader")
    rate(match, 0, "LCB", 31)
    turn(match, 25, card, STOP)
    if card == 22:
        pick(match, match.benches[0][0])
    assert (match.bonus, match.attacker) == ([1, 0], 1)


def test_7_13_any_attack_uses_the_bonus_up_even_one_that_fails_at_once() -> None:
    match = scene()
    teach(match, 0, "LCB", "crowd_leader")
    give(match, 1, "LB", C=9)
    turn(match, 25, 27, STOP)
    assert event_kinds(match)[4] == "duel-lost"
    assert match.bonus == [0, 0]
    scored = lift_cards(25, 27, STOP)
    shoot(scored)
    assert (scored.goals, scored.bonus) == ([1, 0], [0, 0])


def test_7_14_a_bonus_at_the_end_of_the_cards_is_lost() -> None:
    match = lift_cards(23, 24, 25)
    assert match.asked == ASK_ORDER
    assert match.bonus == [0, 0]


def test_7_14_no_bonus_reaches_the_shoot_out() -> None:
    match = lift_cards(25)
    for seat in (0, 1):
        for footballer in match.pitch[seat * ELEVEN + 1 : seat * ELEVEN + ELEVEN]:
            pick(match, footballer, seat)
    assert match.margin == 1, "5 against 5, and a penalty is easier by one"
