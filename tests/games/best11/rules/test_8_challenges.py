"""Section 8: challenges."""

from collections import Counter

import pytest

from tavolino.core.match import SEQUENCE
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.challenges import action_values
from tavolino.games.best11.engine.state import ASK_CHOOSE, ASK_MOVE
from tavolino.games.best11.narration import format_requirement
from tests.games.best11.support import (
    FOUR,
    assert_refused,
    challenge,
    event_kinds,
    last,
    legal,
    nobody_pays,
    play,
    scene,
    shirt,
    until,
    zone,
)

STRONG = "P5 D4 C4 A4"


ATTACKS = {
    "corner": ("C+D=6", 3),
    "free-kick": ("D/C/A=5", 3),
    "penalty": ("C/A=4", 2),
    "through-ball": ("C+A=8", 4),
    "cross-and-header": ("D+A=8", 3),
    "long-shot": ("C=5", 3),
    "counter-attack": ("A=5", 3),
    "one-two": ("C+C=7", 2),
    "overlap": ("D+C+A=10", 3),
    "solo-run": ("A=6", 2),
    "centre-backs-forward": ("D+D=7", 1),
    "dribble": ("C/A=5", 1),
}


def parse_requirement(asked: str) -> tuple[frozenset[str], str]:
    """What a half asks for; the order of its roles does not matter."""
    roles, total = asked.split("=")
    return frozenset(Counter("/".join(sorted(role.split("/"))) for role in roles.split("+")).items()), total  # type: ignore[arg-type]


def test_8_1_nobody_with_fewer_than_4_footballers_can_challenge() -> None:
    assert assert_refused(scene("P3 D3 C3", FOUR), "use challenge", "8.1") == "too-few"
    assert "use challenge" in legal(scene(FOUR, FOUR))


def test_8_1_or_be_challenged() -> None:
    assert assert_refused(scene(FOUR, "P3 D3 C3 coach3"), "use challenge", "8.1") == "rivals-too-few"
    match = play(scene(FOUR, FOUR, "P3", FOUR, seats=4), "use challenge")
    assert legal(match) == ["manager 1", "manager 3"]
    assert assert_refused(match, "manager 2", "8.1") == "rivals-too-few"


def test_8_2_one_opponent_is_challenged_by_name() -> None:
    match = play(scene(FOUR, FOUR, FOUR, seats=3), "use challenge")
    assert assert_refused(match, "manager 0", "8.2") == "another-manager"
    assert assert_refused(match, "manager 4", "8.2") == "another-manager"
    play(match, "manager 2")
    assert (match.attacker, match.defender) == (0, 2)
    assert last(match, "challenge")["other"] == 2


def test_8_3_an_action_card_is_drawn_and_its_attack_half_tried() -> None:
    match = challenge(scene(FOUR, FOUR, actions="corner"))
    assert match.box.halves[match.half].id == "corner"
    assert zone(match, "table") == [{"card": "corner-save", "n": 1}]


@pytest.mark.parametrize("half", ATTACKS)
def test_8_4_the_attack_halves(half: str) -> None:
    asked, cards = ATTACKS[half]
    box = scene().box
    kinds = [kind for kind in range(len(box.attack)) if box.halves[box.attack[kind]].id == half]
    assert sum(box.action_copies[kind] for kind in kinds) == cards
    assert parse_requirement(format_requirement(scene(), box.attack[kinds[0]])) == parse_requirement(asked)


def test_8_5_a_plus_asks_for_all_of_them_together() -> None:
    match = challenge(scene("P3 D4 C2 A3", FOUR, actions="corner"))
    assert [match.box.role[match.team[slot]] for slot in match.chosen] == [2, 1]
    assert action_values.action_total(match) == 6
    nobody_pays(match)
    assert last(match, "stands")["total"] == 6


def test_8_5_two_for_the_same_role_are_named_by_the_lower_shirt_first() -> None:
    match = challenge(scene("P3 D3 D3 D4 C3", FOUR, actions="centre-backs-forward"))
    assert legal(match) == ["own no-2", "own no-3"]
    assert assert_refused(match, "own no-4", "8.5") == "lower-shirt-first"
    play(match, "own no-2")
    assert legal(match) == ["own no-3", "own no-4"]
    assert assert_refused(match, "own no-2", "8.8") == "in-action"


def test_8_6_a_stroke_leaves_the_choice() -> None:
    match = challenge(scene("P3 D3 C5 A3", FOUR, actions="free-kick"))
    assert legal(match) == [f"own {shirt(match, 0, what)}" for what in ("D3", "C5", "A3")]
    play(match, f"own {shirt(match, 0, 'C5')}")
    assert action_values.action_total(match) == 5


def test_8_7_it_must_be_exactly_those_roles() -> None:
    match = challenge(scene("P3 D3 C5 A3", FOUR, actions="free-kick"))
    assert assert_refused(match, "own no-1", "8.7") == "wrong-role"
    assert assert_refused(match, "own no-11", "8.7") == "empty-shirt"


def test_8_7_a_missing_role_is_not_made_good_by_points() -> None:
    match = challenge(scene("P5 D6 D4 D4", FOUR, actions="corner"))
    assert event_kinds(match)[-1] == "nobody-for-it"
    assert match.attacker == NOBODY


def test_8_8_footballers_are_chosen_once_and_for_all() -> None:
    match = challenge(scene("P3 D3 C5 A3", FOUR, actions="free-kick"))
    assert match.asked == ASK_CHOOSE
    play(match, f"own {shirt(match, 0, 'C5')}")
    assert assert_refused(match, f"own {shirt(match, 0, 'A3')}", "9.7") == "asked-step"


def test_8_9_a_role_that_cannot_be_filled_fails_at_once_without_changing_values() -> None:
    match = scene(
        "P3 D3 D3 C3", FOUR, FOUR, seats=3, hands=["come-on-lads", "booked", "jinx"], actions="solo-run"
    )
    until(challenge(match), ASK_MOVE)
    assert event_kinds(match)[-1] == "nobody-for-it"
    assert (match.to_act, match.attacker) == ([0], NOBODY)


def test_8_10_the_total_decides() -> None:
    stands = nobody_pays(challenge(scene("P3 D3 C3 A5", STRONG, actions="counter-attack /save")))
    assert stands.acting == 1, "the defence must answer"
    fails = nobody_pays(challenge(scene("P3 D3 C3 A4", STRONG, actions="counter-attack /save")))
    assert event_kinds(fails)[-1] == "fails"
    assert fails.goals == [0, 0]
    assert (fails.to_act, fails.attacker) == ([0], NOBODY)


def test_8_11_used_action_cards_are_discarded_and_shuffled_when_the_deck_is_empty() -> None:
    match = scene("P3 D3 C3 A5", STRONG, actions="counter-attack /save")
    match.chance = SEQUENCE  # which turns up a card that is answered
    deck = 2
    match.deck_position[deck] = 29
    match.deck_cards[deck] = bytes(29) + match.deck_cards[deck][:1]
    kinds = [k for k in range(22) for _ in range(match.box.action_copies[k])]
    kinds.remove(match.deck_cards[deck][29])
    for kind in kinds:
        match.discards[kind] += 1
    nobody_pays(challenge(match))
    assert match.acting == 1
    assert match.cards_left(deck) == 29, "29 discards and the card of the attack, less the one drawn"
    assert sum(match.discards) == 0
    nobody_pays(match)
    assert sum(match.discards) == 1


def test_8_12_a_refused_challenge_has_not_taken_place() -> None:
    match = scene(FOUR, FOUR, seats=3, cards=[10, 9], hands=["tv-rights", "tv-rights", "sports-bet"])
    play(match, "play tv-rights", "use challenge", "show")
    assert match.fought == 0
    assert match.hand_size[2] == 1, "nobody was asked for a bet"
    play(match, "pass", "play tv-rights", "pass", "pass")
    assert [event.values["n"] for event in match.events if event.kind == "earned"] == [1, 1]
