"""Section 5: duels and shots."""

import pytest

from tavolino import Refusal
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_SHOT, ASK_TAKER
from tests.games.mister.support import (
    STOP,
    at,
    event_kinds,
    give,
    legal,
    pick,
    play,
    remove,
    scene,
    shoot,
    turn,
)


def through(own: int, theirs: int, duel_tie: str = "defender") -> bool:
    """Whether a duel of these numbers passes: card 27, A(RS) v C(LB)."""
    match = scene(duel_tie=duel_tie)
    give(match, 0, "RS", A=own)
    give(match, 1, "LB", C=theirs)
    return turn(match, 27, STOP).asked == ASK_SHOT


def dribble(own: int, keeper: int, skip_decided: bool = False) -> MisterMatch:
    """The right striker is past his man and shoots with his A against the goalkeeper's C."""
    match = scene(skip_decided=skip_decided)
    give(match, 0, "RS", A=own)
    give(match, 1, "LB", C=1)
    give(match, 1, "GK", C=keeper)
    return turn(match, 27, STOP)


def scored(own: int, keeper: int, way: str, dive: str) -> bool:
    match = dribble(own, keeper)
    shoot(match, way, dive)
    return match.goals == [1, 0]


def test_5_1_a_duel_compares_two_numbers() -> None:
    match = scene()
    give(match, 0, "RS", A=7)
    give(match, 1, "LB", C=6)
    turn(match, 27, STOP)
    duel = match.events_for(None)[1]
    assert (duel["event"], duel["by"], duel["rival"]) == (
        "duel-won",
        match.rules.footballers.names[at(match, 0, "RS")],
        match.rules.footballers.names[at(match, 1, "LB")],
    )


@pytest.mark.parametrize(
    ("own", "theirs", "defender", "attacker"), [(6, 5, True, True), (5, 5, False, True), (4, 5, False, False)]
)
def test_5_2_the_attacker_must_be_higher_unless_the_option_says_otherwise(
    own: int, theirs: int, defender: bool, attacker: bool
) -> None:
    assert through(own, theirs) is defender
    assert through(own, theirs, "attacker") is attacker


@pytest.mark.parametrize("duel_tie", ["defender", "attacker"])
@pytest.mark.parametrize(
    ("card", "own", "theirs", "reached"),
    [
        (17, ("RB", "E"), ("LS", "C"), (7, 5)),
        (18, ("LB", "E"), ("RS", "C"), (7, 5)),
        (20, ("RS", "C"), ("LCB", "C"), (3, 5)),
        (21, ("LS", "C"), ("LCB", "C"), (3, 5)),
    ],
)
def test_5_3_to_reach_a_distance_exactly_is_enough_whatever_the_option(
    card: int, own: tuple[str, str], theirs: tuple[str, str], reached: tuple[int, int], duel_tie: str
) -> None:
    for short in (0, 1):
        match = scene(duel_tie=duel_tie)
        give(match, 0, own[0], **{own[1]: reached[0] - short})
        give(match, 1, theirs[0], **{theirs[1]: reached[1]})
        turn(match, card, STOP)
        assert event_kinds(match)[1] == ("duel-lost" if short else "duel-won")


def test_5_4_an_attack_that_needs_a_missing_man_is_over() -> None:
    match = scene()
    remove(match, 0, "RS")
    assert event_kinds(turn(match, 27, STOP))[1] == "nobody-there"
    assert match.attacker == 1
    shot = scene()
    give(shot, 0, "RS", B=9)
    remove(shot, 0, "LCM")
    assert event_kinds(turn(shot, 11, STOP))[1:3] == ["duel-won", "nobody-there"]
    assert shot.attacker == 1


def test_5_5_a_missing_defender_lets_the_attacker_pass() -> None:
    match = scene()
    give(match, 0, "RS", A=1)
    remove(match, 1, "LB")
    assert event_kinds(turn(match, 27, STOP))[1:3] == ["unopposed", "shot"]
    both = scene()
    remove(both, 0, "RS")
    remove(both, 1, "LB")
    assert event_kinds(turn(both, 27, STOP))[1] == "nobody-there"
    assert both.attacker == 1


def test_5_6_direction_and_dive_are_chosen_in_secret_and_revealed_together() -> None:
    match = dribble(6, 6)
    assert match.to_act == [0, 1]
    assert legal(match, 0) == ["shoot right", "shoot centre", "shoot left"]
    assert legal(match, 1) == ["dive right", "dive centre", "dive left"]
    before = [(match.view(viewer), match.events_for(viewer)) for viewer in (1, None)]
    play(match, "shoot centre", 0)
    assert [(match.view(viewer), match.events_for(viewer)) for viewer in (1, None)] == before
    assert match.view(0)["facts"]["direction"] == "centre"
    play(match, "dive left", 1)
    revealed = next(event for event in match.events_for(None) if event["event"] == "directions")
    assert (revealed["shot"], revealed["dive"], revealed["guess"]) == ("centre", "left", "wrong")


def test_5_6_each_plays_their_own_part() -> None:
    match = dribble(6, 6)
    for seat, wrong in ((0, "dive left"), (1, "shoot left"), (0, "refuse")):
        with pytest.raises(Refusal) as caught:
            play(match, wrong, seat)
        assert caught.value.article == "5.6"


@pytest.mark.parametrize("card", [13, 14, 27, 28])
def test_5_7_on_four_cards_the_goalkeeper_answers_with_his_c(card: int) -> None:
    match = scene()
    striker = {13: "LS", 14: "RS", 27: "RS", 28: "LS"}[card]
    for position in ("RCB", "LCB"):
        give(match, 0, position, D=9)
    give(match, 0, striker, A=9)
    give(match, 1, "GK", C=7, G=1, H=1)
    turn(match, card, STOP)
    assert match.shooter == at(match, 0, striker)
    assert match.margin == 2


@pytest.mark.parametrize(("own", "goal"), [(7, True), (6, True), (5, False)])
def test_5_8_directions_differ_at_least_the_goalkeepers_number(own: int, goal: bool) -> None:
    for way, dive in (("right", "left"), ("centre", "right"), ("left", "centre")):
        assert scored(own, 6, way, dive) is goal


@pytest.mark.parametrize(("own", "goal"), [(7, True), (6, False), (5, False)])
def test_5_9_the_same_direction_one_more_than_the_goalkeeper(own: int, goal: bool) -> None:
    for way in ("right", "centre", "left"):
        assert scored(own, 6, way, way) is goal


def test_5_10_any_other_shot_is_saved_and_the_attack_is_over() -> None:
    match = dribble(6, 6)
    shoot(match, "left", "left")
    assert event_kinds(match)[-3:] == ["saved", "expected", "attack"]
    assert (match.goals, match.attacker, match.asked) == ([0, 0], 1, ASK_TAKER)
    assert match.goal_cards == [[], []]


@pytest.mark.parametrize(("own", "asked"), [(5, False), (6, True), (7, False)])
def test_5_11_both_are_always_asked_unless_decided_guesses_are_skipped(own: int, asked: bool) -> None:
    assert dribble(own, 6).asked == ASK_SHOT
    match = dribble(own, 6, skip_decided=True)
    assert (match.asked == ASK_SHOT) is asked
    if not asked:
        assert match.goals == [1 if own > 6 else 0, 0]
        assert "directions" not in event_kinds(match)


def test_5_11_a_penalty_is_a_guess_when_the_taker_has_one_less() -> None:
    for own, asked in ((4, False), (5, True), (6, False)):
        match = scene(skip_decided=True)
        give(match, 0, "RS", F=own)
        give(match, 1, "GK", G=6)
        turn(match, 10, STOP)
        pick(match, at(match, 0, "RS"))
        assert (match.asked == ASK_SHOT) is asked
