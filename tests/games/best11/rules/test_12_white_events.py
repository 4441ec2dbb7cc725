"""Section 12: white events."""

from tavolino.games.best11.engine.challenges import action_values
from tavolino.games.best11.engine.challenges.challenge import challengeable_managers
from tavolino.games.best11.engine.match import Best11Match
from tests.games.best11.support import (
    FOUR,
    assert_refused,
    challenge,
    last,
    legal,
    nobody_pays,
    play,
    scene,
    window,
    zone,
)


def pass_turns(match: Best11Match, turns: int = 1) -> Best11Match:
    """Everyone passes for so many turns."""
    for _ in range(turns * match.seats):
        play(match, "pass")
    return match


def test_12_1_kit_sponsor_pays_2_million_every_turn() -> None:
    match = play(scene(hands=["kit-sponsor kit-sponsor"], money=[0]), "play kit-sponsor", "play kit-sponsor")
    assert pass_turns(match, 2).money[0] == 2 * (2 + 2 + 2)


def test_12_2_tv_rights_pay_1_million_or_2_after_a_challenge() -> None:
    match = scene(FOUR, FOUR, hands=["tv-rights", "tv-rights"], money=[0, 0], actions="solo-run")
    play(match, "play tv-rights")
    nobody_pays(challenge(match))
    play(match, "pass", "play tv-rights", "pass")
    assert match.money == [4, 4], "on either side"
    assert pass_turns(match).money == [7, 7], "1 million again after a quiet turn"


def test_12_3_merchandising_pays_1_million_or_2_with_a_captain() -> None:
    match = play(scene("D3", hands=["merchandising"], cards=[10], money=[0]), "play merchandising")
    assert pass_turns(match).money[0] == 3
    match.captain[0] = 1
    assert pass_turns(match).money[0] == 3 + 4


def test_12_4_superior_tactics_add_1_to_the_total_in_attack_and_in_defence() -> None:
    match = scene(
        FOUR,
        "P3 D3 C3 A5",
        hands=["superior-tactics"],
        cards=[10, 9],
        actions="long-shot counter-attack /save",
    )
    window(play(match, "play superior-tactics"))
    assert (match.values, action_values.action_total(match)) == ([3], 4)
    nobody_pays(match)
    nobody_pays(challenge(play(match, "pass"), 0))
    assert (match.acting, match.values, action_values.action_total(match)) == (0, [3], 4)


def test_12_5_while_two_managers_have_it_neither_gets_the_point() -> None:
    match = scene(FOUR, FOUR, hands=["superior-tactics", "superior-tactics"], actions="long-shot long-shot")
    window(play(match, "play superior-tactics"))
    assert action_values.action_total(match) == 4
    nobody_pays(match)
    window(play(match, "pass", "play superior-tactics"), 0)
    assert action_values.action_total(match) == 3


def test_12_6_a_second_one_cannot_be_played_by_the_same_manager() -> None:
    match = play(scene(hands=["superior-tactics superior-tactics"]), "play superior-tactics")
    assert "play superior-tactics" not in legal(match)
    assert assert_refused(match, "play superior-tactics", "12.6") == "second-tactics"


def test_12_7_twinned_managers_cannot_challenge_each_other() -> None:
    match = scene(FOUR, FOUR, FOUR, seats=3, hands=["twinning"])
    play(match, "play twinning")
    assert legal(match) == ["manager 1", "manager 2"]
    assert assert_refused(match, "manager 0", "8.2") == "another-manager"
    play(match, "manager 1")
    assert zone(match, "front:0") == [{"card": "twinning", "n": 1}]
    assert challengeable_managers(match, 0) == 1 << 2
    assert challengeable_managers(match, 1) == 1 << 2
    assert last(match, "peace")["other"] == 1
    alone = scene(FOUR, FOUR, "P3", seats=3, hands=["twinning"])
    play(alone, "play twinning", "manager 1")
    assert assert_refused(alone, "use challenge", "12.7") == "twinned"


def test_12_8_never_on_a_manager_who_has_played_one_on_you() -> None:
    match = scene(seats=4, hands=["twinning", "twinning"])
    play(match, "play twinning", "manager 1", "pass", "play twinning")
    assert legal(match) == ["manager 2", "manager 3"]
    assert assert_refused(match, "manager 0", "12.8") == "peace-returned"
    three = scene(seats=3, hands=["", "", "twinning"])
    three.peace_with = [1 << 2, 1 << 2, 0]
    play(three, "pass", "pass")
    assert assert_refused(three, "play twinning", "12.8") == "peace-returned"


def test_12_9_youth_academy_makes_footballers_of_1_or_2_cheaper() -> None:
    match = scene(hands=["youth-academy"], market="D2 C3 coach2", money=[10])
    play(match, "play youth-academy")
    prices = [match.price(0, card) for card in match.market]
    assert prices == [1, 3, 2], "a coach is no footballer"
    assert play(match, "buy no-1").money[0] == 9


def test_12_9_with_a_scout_too() -> None:
    match = scene(hands=["youth-academy scout"], deck="A2 C1 D3 D3", money=[1])
    play(match, "play youth-academy", "play scout", "take no-1")
    assert match.money[0] == 0


def test_12_10_two_add_up_and_the_price_never_falls_below_0() -> None:
    match = scene(hands=["youth-academy youth-academy"], market="D2 C1 A3", money=[0])
    play(match, "play youth-academy", "play youth-academy")
    assert [match.price(0, card) for card in match.market] == [0, 0, 3]
    assert play(match, "buy no-2").money[0] == 0
