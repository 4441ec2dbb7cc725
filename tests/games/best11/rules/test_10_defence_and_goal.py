"""Section 10: the defence and the goal."""

from collections import Counter

import pytest

from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.state import ASK_CHOOSE, ASK_DRAWN
from tavolino.games.best11.narration import format_requirement
from tests.games.best11.support import (
    FOUR,
    challenge,
    event_kinds,
    legal,
    nobody_pays,
    play,
    scene,
    shirt,
    until,
)

STRONG = "P5 D4 C4 A4"


DEFENCES = {
    "save": ("P=4", 6),
    "tackle": ("D=4", 5),
    "offside-trap": ("D+D=8", 4),
    "pressing": ("C+C=8", 3),
    "man-marking": ("D/C=5", 4),
    "off-the-line": ("D+P=7", 3),
    "tactical-foul": ("C=5", 3),
    "everyone-back": ("D+C+A=10", 2),
}


def parse_requirement(asked: str) -> tuple[frozenset[str], str]:
    """What a half asks for; the order of its roles does not matter."""
    roles, total = asked.split("=")
    return frozenset(Counter("/".join(sorted(role.split("/"))) for role in roles.split("+")).items()), total  # type: ignore[arg-type]


def test_10_1_the_defence_answers_by_the_same_rules() -> None:
    match = scene("P3 D3 C3 A5", "P3 D3 C4 C3 A3", actions="counter-attack /tactical-foul")
    nobody_pays(challenge(match))
    assert (match.acting, match.asked, match.to_act) == (1, ASK_CHOOSE, [1])
    play(match, f"own {shirt(match, 1, 'C4')}")
    assert match.to_act == [0], "the attacking manager begins"
    play(match, "pass", f"raise {shirt(match, 1, 'C4')}", "pass", "pass")
    assert event_kinds(match)[-1] == "holds"


@pytest.mark.parametrize("half", DEFENCES)
def test_10_2_the_defence_halves(half: str) -> None:
    asked, cards = DEFENCES[half]
    box = scene().box
    kinds = [kind for kind in range(len(box.defence)) if box.halves[box.defence[kind]].id == half]
    assert sum(box.action_copies[kind] for kind in kinds) == cards
    assert parse_requirement(format_requirement(scene(), box.defence[kinds[0]])) == parse_requirement(asked)


def test_10_3_if_the_defence_succeeds_nothing_happens() -> None:
    match = scene("P3 D3 C3 A5", STRONG, actions="counter-attack /save")
    nobody_pays(nobody_pays(challenge(match)))
    assert event_kinds(match)[-1] == "holds"
    assert match.goals == match.conceded == [0, 0]
    assert (match.to_act, match.attacker) == ([0], NOBODY)


def test_10_4_if_it_fails_it_is_a_goal() -> None:
    match = scene("P3 D3 C3 A5", FOUR, actions="counter-attack /tackle")
    nobody_pays(nobody_pays(challenge(match)))
    assert event_kinds(match)[-2:] == ["beaten", "goal"]
    assert (match.goals, match.conceded) == ([1, 0], [0, 1])


def test_10_4_a_role_that_cannot_be_filled_is_a_goal_at_once() -> None:
    match = nobody_pays(challenge(scene("P3 D3 C3 A5", "P3 C3 C3 A3", actions="counter-attack /tackle")))
    assert event_kinds(match)[-2:] == ["nobody-for-it", "goal"]


@pytest.mark.parametrize(("defence", "goals"), [("/save", 0), ("/tackle", 1), ("/man-marking", 1)])
def test_10_5_only_a_save_can_stop_a_penalty(defence: str, goals: int) -> None:
    match = scene("P3 D3 C3 A4", "P5 D6 C6 A3", actions=f"penalty {defence}")
    play(challenge(match), f"own {shirt(match, 0, 'A4')}")
    nobody_pays(nobody_pays(match))
    assert match.goals[0] == goals
    assert ("powerless" in event_kinds(match)) == bool(goals)


def test_10_6_the_moment_for_change_of_play_and_miracle_save_comes_first() -> None:
    match = scene(
        "P3 D3 C3 A4", STRONG, hands=["", "change-of-play miracle-save"], actions="penalty /tackle /pressing"
    )
    play(until(challenge(match), ASK_CHOOSE), f"own {shirt(match, 0, 'A4')}")
    nobody_pays(match)
    assert (match.asked, match.to_act) == (ASK_DRAWN, [1])
    assert legal(match) == ["pass", "play change-of-play", "play miracle-save"]
    play(match, "play change-of-play", "play miracle-save")
    assert match.asked == ASK_CHOOSE, "the save can be tried"
    assert not match.is_goal
