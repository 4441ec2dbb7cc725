"""Section 6: the 32 action cards, against the table written out here once more."""

from typing import NamedTuple

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
    names,
    pick,
    remove,
    scene,
    shoot,
    teach,
    turn,
)

# A duel is "own letter, own position, their letter, their position, what it takes more"; a condition is in words.
DUELS: dict[int, tuple[str, ...]] = {
    1: ("E RM C LB +1", "B LS B RCB +1"),
    2: ("E LM C RB +1", "B RS B LCB +1"),
    3: ("E RB C LM +1", "B LS B RCB +1"),
    4: ("E LB C RM +1", "B RS B LCB +1"),
    5: ("D RCM C LCM +1", "A LS C RCB +1"),
    6: ("D LCM C RCM +1", "A RS C LCB +1"),
    7: ("corner", "B RCB B LCB +1"),
    8: ("corner", "B LCB B RCB +1"),
    11: ("B RS B LB +1",),
    12: ("B LS B RB +1",),
    13: ("D RCB C LS +1",),
    14: ("D LCB C RS +1",),
    15: ("E RS C LB +1", "B LCM B RCB +1"),
    16: ("E LS C RB +1", "B RCM B LCB +1"),
    17: ("E RB C LS +2", "B LM B RM +1"),
    18: ("E LB C RS +2", "B RM B LM +1"),
    20: ("C RS C LCB -2",),
    21: ("C LS C LCB -2",),
    23: ("D RM C LM +1", "backheel"),
    24: ("E LM C RM +1", "bicycle_kick"),
    27: ("A RS C LB +1",),
    28: ("A LS C RB +1",),
    29: ("B RM B LM +1", "A LCM C RCM +1"),
    30: ("B LM B RM +1", "A RCM C LCM +1"),
    31: ("launch", "C RCM C LCM +1"),
    32: ("launch", "C LCM C RCM +1"),
}
SHOTS: dict[int, str] = {
    1: "B LS H",
    2: "B RS H",
    3: "B LS H",
    4: "B RS H",
    5: "A LS G",
    6: "A RS G",
    7: "B RCB H",
    8: "B LCB H",
    11: "A LCM G",
    12: "A RCM G",
    13: "A LS C",
    14: "A RS C",
    15: "B LCM H",
    16: "B RCM H",
    17: "A LM G",
    18: "A RM G",
    20: "A RS G",
    21: "A LS G",
    27: "A RS C",
    28: "A LS C",
    29: "A LCM G",
    30: "A RCM G",
    31: "A RCM G",
    32: "A LCM G",
}


class Duel(NamedTuple):
    letter: str
    position: str
    their_letter: str
    their_position: str
    more: int


def duel(text: str) -> Duel | None:
    words = text.split()
    return Duel(words[0], words[1], words[2], words[3], int(words[4])) if len(words) == 5 else None


EACH_DUEL = [
    (card, phase) for card, phases in DUELS.items() for phase in range(len(phases)) if duel(phases[phase])
]


def arrange_phases(card: int) -> MisterMatch:
    """All phases of the card would pass, clearly."""
    match = scene()
    for phase in DUELS[card]:
        if found := duel(phase):
            give(match, 0, found.position, **{found.letter: 9})
            give(match, 1, found.their_position, **{found.their_letter: 2})
        elif phase == "corner":
            give(match, 0, "LB", E=8)
        elif phase == "launch":
            give(match, 0, "GK", D=2)
        else:
            teach(match, 0, "RCM", phase)
    return match


def count_phases_passed(match: MisterMatch) -> int:
    """How many phases the first card of the scene has passed."""
    kinds = ("duel-won", "unopposed", "crosser", "launch", "trick")
    story = event_kinds(match)
    end = story.index("attack", 1) if "attack" in story[1:] else len(story)
    return sum(kind in kinds for kind in story[:end])


@pytest.mark.parametrize(("card", "phase"), EACH_DUEL)
def test_6_1_every_duel_of_every_card(card: int, phase: int) -> None:
    found = duel(DUELS[card][phase])
    assert found is not None
    for short in (0, 1):
        match = arrange_phases(card)
        give(match, 0, found.position, **{found.letter: 5})
        give(match, 1, found.their_position, **{found.their_letter: 5 - found.more + short})
        turn(match, card, STOP)
        assert count_phases_passed(match) == (phase if short else len(DUELS[card]))
        assert (match.asked == ASK_SHOT) is not bool(short)
        assert match.attacker == (1 if short else 0)


@pytest.mark.parametrize(("card", "phase"), EACH_DUEL)
def test_6_1_every_duel_with_someone_missing(card: int, phase: int) -> None:
    found = duel(DUELS[card][phase])
    assert found is not None
    alone = arrange_phases(card)
    remove(alone, 0, found.position)
    turn(alone, card, STOP)
    assert (count_phases_passed(alone), alone.attacker) == (phase, 1)
    unopposed = arrange_phases(card)
    give(unopposed, 0, found.position, **{found.letter: 1})
    remove(unopposed, 1, found.their_position)
    turn(unopposed, card, STOP)
    assert "unopposed" in event_kinds(unopposed)
    assert count_phases_passed(unopposed) == len(DUELS[card])


@pytest.mark.parametrize("card", SHOTS)
def test_6_1_every_shot(card: int) -> None:
    letter, position, keeper = SHOTS[card].split()
    for ahead, wrong_way, right_way in ((-1, False, False), (0, True, False), (1, True, True)):
        for dive, goal in (("left", wrong_way), ("right", right_way)):
            match = arrange_phases(card)
            give(match, 1, "GK", **{"C": 1, "G": 1, "H": 1} | {keeper: 9 - ahead})
            give(match, 0, position, **{letter: 9})
            turn(match, card, STOP)
            assert match.shooter == at(match, 0, position)
            shoot(match, "right", dive)
            assert match.goals == [int(goal), 0]


@pytest.mark.parametrize("card", SHOTS)
def test_6_1_every_shot_without_the_shooter(card: int) -> None:
    match = arrange_phases(card)
    remove(match, 0, SHOTS[card].split()[1])
    turn(match, card, STOP)
    assert "nobody-there" in event_kinds(match)
    assert (match.attacker, match.asked) == (1, ASK_TAKER)


def test_6_1_every_card_is_tested() -> None:
    assert {*DUELS, 9, 10, 19, 22, 25, 26} == set(range(1, 33))
    assert set(DUELS) - set(SHOTS) == {23, 24}


@pytest.mark.parametrize("card", [7, 8])
def test_6_2_a_corner_needs_someone_with_an_e_of_8(card: int) -> None:
    for position in ("RB", "LCB", "RM", "LS"):
        for e, taken in ((8, True), (7, False)):
            match = scene()
            give(match, 0, position, E=e)
            turn(match, card, STOP)
            assert event_kinds(match)[1] == ("crosser" if taken else "no-crosser")
    match = scene()
    give(match, 0, "RM", E=9)
    remove(match, 0, "RM")
    give(match, 1, "RM", E=9)
    assert event_kinds(turn(match, card, STOP))[1] == "no-crosser", (
        "neither one who is gone nor one of theirs will do"
    )


@pytest.mark.parametrize("card", [9, 10])
def test_6_3_any_outfielder_on_the_pitch_can_be_the_taker(card: int) -> None:
    match = scene()
    remove(match, 0, "LB")
    turn(match, card, STOP)
    assert match.asked == ASK_TAKER
    there = [at(match, 0, p) for p in ("RB", "RCB", "LCB", "RM", "RCM", "LCM", "LM", "RS", "LS")]
    assert legal(match) == names(match, sorted(there))
    for wrong in (match.keepers[0], match.benches[0][0], at(match, 1, "RS")):
        with pytest.raises(Refusal) as caught:
            pick(match, wrong)
        assert caught.value.article == "6.3"
    pick(match, at(match, 0, "RCB"))
    assert match.shooter == at(match, 0, "RCB")
    assert event_kinds(match)[1] == "taker"


def test_6_4_a_free_kick_is_blocked_by_a_b_of_10_on_the_pitch() -> None:
    for b, blocked in ((10, True), (9, False)):
        match = scene()
        give(match, 1, "LM", B=b)
        turn(match, 9, STOP)
        pick(match, at(match, 0, "RS"))
        assert event_kinds(match)[2] == ("blocked" if blocked else "over-the-wall")
        assert (match.asked == ASK_SHOT) is not blocked


def test_6_4_on_the_bench_or_in_ones_own_team_he_blocks_nothing() -> None:
    match = scene()
    give(match, 0, "LM", B=10)
    give(match, 1, "LM", B=10)
    match.benches[1] = sorted([*match.benches[1], at(match, 1, "LM")])
    remove(match, 1, "LM")
    turn(match, 9, STOP)
    pick(match, at(match, 0, "RS"))
    assert match.asked == ASK_SHOT


@pytest.mark.parametrize(
    ("card", "f", "wrong_way", "right_way"),
    [
        (9, 5, False, False),
        (9, 6, True, False),
        (9, 7, True, True),
        (10, 4, False, False),
        (10, 5, True, False),
        (10, 6, True, True),
    ],
)
def test_6_5_a_penalty_is_easier_by_one_than_a_free_kick(
    card: int, f: int, wrong_way: bool, right_way: bool
) -> None:
    for dive, goal in (("left", wrong_way), ("right", right_way)):
        match = scene()
        give(match, 0, "RCM", F=f)
        give(match, 1, "GK", G=6)
        turn(match, card, STOP)
        pick(match, at(match, 0, "RCM"))
        shoot(match, "right", dive)
        assert match.goals == [int(goal), 0]


@pytest.mark.parametrize(("card", "volleys"), [(11, "LCM"), (12, "RCM")])
def test_6_6_headed_down_and_volleyed_by_a_midfielder(card: int, volleys: str) -> None:
    match = turn(arrange_phases(card), card, STOP)
    assert event_kinds(match) == ["attack", "duel-won", "shot"]
    assert match.shooter == at(match, 0, volleys)


@pytest.mark.parametrize(("card", "striker"), [(13, "LS"), (14, "RS")])
def test_6_7_after_the_pass_the_striker_is_through(card: int, striker: str) -> None:
    match = turn(arrange_phases(card), card, STOP)
    assert event_kinds(match) == ["attack", "duel-won", "shot"]
    assert match.shooter == at(match, 0, striker)


@pytest.mark.parametrize(("card", "back", "striker"), [(17, "RB", "LS"), (18, "LB", "RS")])
def test_6_8_two_more_than_the_striker(card: int, back: str, striker: str) -> None:
    for e, passes in ((8, True), (7, True), (6, False)):
        match = scene()
        give(match, 0, back, E=e)
        give(match, 1, striker, C=5)
        assert event_kinds(turn(match, card, STOP))[1] == ("duel-won" if passes else "duel-lost")


@pytest.mark.parametrize(("card", "striker"), [(20, "RS"), (21, "LS")])
def test_6_9_at_most_two_less_than_the_centre_back(card: int, striker: str) -> None:
    for c, passes in ((6, True), (5, True), (4, False)):
        match = scene()
        give(match, 0, striker, C=c)
        give(match, 1, "LCB", C=7)
        assert event_kinds(turn(match, card, STOP))[1] == ("duel-won" if passes else "duel-lost")


@pytest.mark.parametrize(("card21", "against"), [("printed", "LCB"), ("mirrored", "RCB")])
def test_6_10_card_21_is_played_as_printed_or_mirrored(card21: str, against: str) -> None:
    for position in ("LCB", "RCB"):
        match = scene(card21=card21)
        give(match, 1, position, C=9)
        assert event_kinds(turn(match, 21, STOP))[1] == ("duel-lost" if position == against else "duel-won")
        twin = scene(card21=card21)
        give(twin, 1, position, C=9)
        assert event_kinds(turn(twin, 20, STOP))[1] == ("duel-lost" if position == "LCB" else "duel-won")


def test_6_11_card_8_is_the_mirror_image_of_card_7() -> None:
    match = arrange_phases(8)
    turn(match, 8, STOP)
    assert match.shooter == at(match, 0, "LCB")
    assert match.events_for(None)[0]["card"] == "corner-left"


@pytest.mark.parametrize(("card", "skill"), [(23, "backheel"), (24, "bicycle_kick")])
def test_6_12_a_trick_is_a_pure_guess(card: int, skill: str) -> None:
    for dive, goal in (("left", True), ("right", False)):
        match = arrange_phases(card)
        give(match, 1, "GK", C=10, G=10, H=10)
        turn(match, card, STOP)
        shoot(match, "right", dive)
        assert match.goals == [int(goal), 0]
    nobody = scene()
    give(nobody, 0, "RM", D=9)
    give(nobody, 0, "LM", E=9)
    teach(nobody, 1, "RCM", skill)
    teach(nobody, 0, "RCM", "crowd_leader")
    turn(nobody, card, STOP)
    assert event_kinds(nobody)[1:3] == ["duel-won", "no-trick"]
    assert nobody.attacker == 1


def test_6_13_the_trick_counts_in_midfield_and_attack_and_the_first_holder_scores() -> None:
    order = ("RM", "RCM", "LCM", "LM", "RS", "LS")
    for position in (*order, "RB", "RCB", "LCB", "LB"):
        match = scene()
        give(match, 0, "RM", D=9)
        teach(match, 0, position, "backheel")
        turn(match, 23, STOP)
        assert event_kinds(match)[2] == ("trick" if position in order else "no-trick")
        if position in order:
            assert match.shooter == at(match, 0, position)
    several = scene()
    give(several, 0, "RM", D=9)
    for position in ("LS", "LCM", "RS", "RB"):
        teach(several, 0, position, "backheel")
    turn(several, 23, STOP)
    assert several.shooter == at(several, 0, "LCM")


def test_6_14_the_shooter_or_taker_scores_all_other_goals() -> None:
    match = scene()
    give(match, 0, "RS", A=9)
    turn(match, 27, 10)
    shoot(match)
    give(match, 1, "LB", F=9)
    pick(match, at(match, 1, "LB"))
    shoot(match)
    goals = [event.values["by"] for event in match.events if event.kind == "goal"]
    assert goals == [match.rules.footballers.names[f] for f in (at(match, 0, "RS"), at(match, 1, "LB"))]


@pytest.mark.parametrize(("card", "striker", "back"), [(27, "RS", "LB"), (28, "LS", "RB")])
def test_6_15_the_striker_simply_sets_off(card: int, striker: str, back: str) -> None:
    match = scene()
    give(match, 0, striker, A=6)
    turn(match, card, STOP)
    assert event_kinds(match) == ["attack", "duel-won", "shot"]
    assert match.events_for(None)[1]["rival"] == match.rules.footballers.names[at(match, 1, back)]


@pytest.mark.parametrize("card", [31, 32])
def test_6_16_a_counter_attack_needs_a_goalkeeper_with_a_d_of_2(card: int) -> None:
    for d, starts in ((2, True), (1, False)):
        match = scene()
        give(match, 0, "GK", D=d)
        give(match, 1, "GK", D=9)
        turn(match, card, STOP)
        assert event_kinds(match)[1] == ("launch" if starts else "no-launch")
