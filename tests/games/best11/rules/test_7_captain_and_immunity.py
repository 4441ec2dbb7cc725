"""Section 7: captain and immunity."""

from tavolino.games.best11.engine import scoring
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.state import ASK_BET, ASK_SHOW
from tests.games.best11.support import (
    FOUR,
    assert_refused,
    challenge,
    event_kinds,
    legal,
    play,
    scene,
    shirt,
    zone,
)


def test_7_1_the_band_adds_2_at_the_end_and_in_every_challenge() -> None:
    match = scene("P3 D3 C3 A4", FOUR, cards=[8], actions="counter-attack")
    before = scoring.points(match, 0)
    play(match, "use captain", f"own {shirt(match, 0, 'A4')}")
    assert scoring.points(match, 0) == before + 2
    match.used_opportunity[0] = NOBODY
    assert challenge(match).values == [6]
    assert assert_refused(scene(cards=[8]), "use captain", "7.1") == "no-footballer"


def test_7_2_one_captain_at_a_time_and_the_band_stays_with_him() -> None:
    match = play(scene("D3 C3", cards=[10]), "use captain", "own no-2")
    match.used_opportunity[0] = NOBODY
    assert assert_refused(match, "use captain", "7.2") == "has-captain"
    assert match.captain == [1, NOBODY]


def test_7_3_the_band_is_lost_with_the_footballer() -> None:
    match = scene("", "C4", cards=[3], money=[12])
    match.captain[1] = 5
    play(match, "use poach")
    assert match.captain == [NOBODY, NOBODY]
    assert scoring.points(match, 0) == 4


def test_7_4_a_captain_costs_double_his_value_with_the_band() -> None:
    match = scene("", "C4 C2 D1", cards=[3], money=[11])
    match.captain[1] = 5
    play(match, "use poach")
    assert assert_refused(match, "their no-6", "7.4") == "too-dear"
    match.money[0] = 12
    play(match, "their no-6")
    assert match.money == [0, 22]


def test_7_5_a_challenge_to_an_immune_manager_fails_and_the_action_is_lost() -> None:
    match = scene(FOUR, FOUR, FOUR, seats=3, cards=[10, 9], actions="corner")
    play(match, "use challenge", "manager 1", "show")
    assert event_kinds(match)[-1] == "refused"
    assert (match.to_act, match.attacker) == ([0], NOBODY)
    assert assert_refused(match, "use challenge", "6.2") == "card-used"
    assert match.cards_left(2) == 30, "no action card has been drawn"


def test_7_5_immunity_lasts_until_the_end_of_the_turn() -> None:
    match = scene(FOUR, FOUR, cards=[9])
    play(match, "use immunity")
    assert match.view(None)["facts"]["immune_0"] == 1
    play(match, "pass")
    assert assert_refused(match, "use challenge", "7.7") == "immune"
    play(match, "pass")
    assert not match.is_immune(0)


def test_7_6_card_9_may_be_shown_before_any_bet_and_is_used_up() -> None:
    match = scene(FOUR, FOUR, seats=3, cards=[10, 9], hands=["", "", "sports-bet"])
    play(match, "use challenge")
    assert (match.asked, match.to_act) == (ASK_SHOW, [1])
    assert legal(match) == ["pass", "show"]
    play(match, "show")
    assert match.is_immune(1)
    assert zone(match, "management:1") == [{"card": "management-9", "n": 1}]
    play(match, "pass")
    assert assert_refused(match, "use money", "6.2") == "card-used"


def test_7_6_one_need_not_show_it() -> None:
    match = scene(FOUR, FOUR, seats=3, cards=[10, 9], hands=["", "", "sports-bet"])
    play(match, "use challenge", "pass")
    assert (match.asked, match.to_act) == (ASK_BET, [2])
    assert not match.is_immune(1)


def test_7_6_without_it_there_is_nothing_to_show() -> None:
    match = play(scene(FOUR, FOUR, cards=[10, 3]), "use challenge")
    assert legal(match) == ["pass"], "asked all the same"
    assert assert_refused(match, "show", "7.6") == "no-immunity"


def test_7_6_nobody_is_asked_who_cannot_hold_it() -> None:
    used = play(scene(FOUR, FOUR, cards=[3, 5]), "use money", "pass", "use challenge")
    assert used.asked != ASK_SHOW, "seat 0 has used its card"
    open_nine = play(scene(FOUR, FOUR, cards=[9, 5]), "use challenge")
    assert open_nine.asked != ASK_SHOW, "card 9 is the challenger's"


def test_7_7_a_manager_known_to_be_immune_cannot_be_challenged() -> None:
    match = play(scene(FOUR, FOUR, FOUR, seats=3, cards=[9]), "use immunity", "pass", "use challenge")
    assert match.defender == 2, "there is nobody else to name"
    match = play(scene(FOUR, FOUR, FOUR, FOUR, seats=4, cards=[9]), "use immunity", "pass", "use challenge")
    assert legal(match) == ["manager 2", "manager 3"]
    assert assert_refused(match, "manager 0", "7.7") == "immune"
