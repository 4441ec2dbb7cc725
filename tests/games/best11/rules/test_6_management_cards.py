"""Section 6: management cards."""

import pytest

from tavolino.games.best11.cards.reading import read_data_file
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.challenges import action_values
from tavolino.games.best11.engine.moves import OPPORTUNITIES
from tests.games.best11.support import (
    FOUR,
    assert_refused,
    bottom,
    challenge,
    event_kinds,
    hand,
    last,
    legal,
    market,
    nobody_pays,
    play,
    scene,
    shirt,
    team,
)

TABLE = [
    (1, 2, 1, "defenders-up", "free-footballer"),
    (2, 2, 1, "midfielders-up", "free-coach"),
    (3, 2, 1, "forwards-up", "poach"),
    (4, 4, 1, "goalkeeper-up", "exchange-footballer"),
    (5, 2, 1, "strongest-up", "exchange-coach"),
    (6, 2, 1, "total-up", "spending-spree"),
    (7, 3, 1, "two-actions", "new-market"),
    (8, 2, 1, "deny-bonus", "captain"),
    (9, 4, 1, "plain-challenge", "immunity"),
    (10, 4, 1, "plain-challenge", "captain"),
]


@pytest.mark.parametrize(("number", "money", "events", "bonus", "other"), TABLE)
def test_6_1_every_card_offers_four_opportunities(
    number: int, money: int, events: int, bonus: str, other: str
) -> None:
    card = read_data_file("management.toml")["cards"][number - 1]
    assert (card["number"], card["money"], card["events"]) == (number, money, events)
    assert (card["challenge"]["id"], card["other"]["id"]) == (bonus, other)
    match = scene(cards=[number], money=[0])
    assert play(match, "use money").money[0] == money
    match = scene(cards=[number])
    assert play(match, "use events").hand_size[0] == events


def test_6_2_a_card_is_used_on_the_own_move_for_one_opportunity_only() -> None:
    match = play(scene(cards=[1]), "use money")
    for opportunity in OPPORTUNITIES:
        assert assert_refused(match, f"use {opportunity}", "6.2") == "card-used"


def test_6_2_what_is_on_another_card_is_not_on_yours() -> None:
    match = scene("D3", cards=[1], market="D3 C3 A3")
    for opportunity in OPPORTUNITIES[4:]:
        assert assert_refused(match, f"use {opportunity}", "6.1") == "not-on-card"


def test_6_3_money_comes_from_the_bank() -> None:
    match = play(scene(cards=[9], money=[1, 1]), "use money")
    assert match.money == [5, 1]


def test_6_4_event_cards_are_drawn() -> None:
    match = play(scene(cards=[9], events="scout bargain"), "use events")
    assert hand(match, 0) == ["scout"]


def test_6_5_a_challenge_comes_with_the_bonus_on_the_card() -> None:
    match = scene("P3 D3 C3 A4", FOUR, cards=[3], actions="counter-attack")
    challenge(match)
    assert (match.attacker, match.defender) == (0, 1)
    assert match.values == [5], "the forward counts one more"


def test_6_6_a_bonus_also_counts_when_challenged_later_in_the_same_turn() -> None:
    match = scene("P3 D4 C3 A3", "P3 D3 C3 A5", cards=[1, 10], actions="solo-run counter-attack /tackle")
    nobody_pays(challenge(match))
    nobody_pays(challenge(play(match, "pass"), 0))
    assert match.acting == 0
    assert match.values == [5], "the defender of card 1 counts one more in defence"
    play(match, "pass", "pass")
    assert event_kinds(match)[-1] == "holds"


def test_6_6_it_is_gone_in_the_next_turn() -> None:
    match = scene("P3 D4 C3 A3", "P3 D3 C3 A5", cards=[1, 10], actions="solo-run counter-attack /tackle")
    nobody_pays(challenge(match))
    play(match, "pass", "pass")
    assert match.bonus(0) == 0


def test_6_6_the_denial_lasts_the_whole_turn_too() -> None:
    match = scene("P3 D4 C3 A3", "P3 D3 C3 A4", cards=[8, 3], actions="solo-run counter-attack")
    nobody_pays(challenge(match))
    challenge(play(match, "pass"), 0)
    assert match.values == [4], "seat 0 has denied, and defends"


@pytest.mark.parametrize(
    ("card", "attack", "plain"),
    [
        (1, "centre-backs-forward", 6),
        (2, "long-shot", 3),
        (3, "counter-attack", 3),
        (6, "long-shot", 3),
        (5, "long-shot", 3),
    ],
)
def test_6_7_card_8_makes_the_opponents_bonus_void_whichever_it_is(
    card: int, attack: str, plain: int
) -> None:
    squad = "P3 D3 D3 C3 A3"
    bonus = {1: 2, 5: 2}.get(card, 1)
    free = challenge(scene(squad, squad, cards=[card], actions=attack))
    assert action_values.action_total(free) == plain + bonus
    match = scene(squad, squad, cards=[8, card], actions=f"solo-run {attack}")
    nobody_pays(challenge(match))
    challenge(play(match, "pass"), 0)
    assert match.acting == 1
    assert action_values.action_total(match) == plain


def test_6_7_not_even_the_second_action_card_counts() -> None:
    match = scene(FOUR, FOUR, cards=[8, 7], actions="solo-run long-shot")
    nobody_pays(challenge(match))
    challenge(play(match, "pass"), 0)
    assert match.spare_card == NOBODY
    assert match.box.halves[match.half].id == "long-shot"


@pytest.mark.parametrize(
    ("card", "attack", "values"),
    [(1, "centre-backs-forward", [4, 4]), (2, "one-two", [4, 4]), (3, "counter-attack", [4])],
)
def test_6_8_each_footballer_of_that_role_in_the_action_counts_1_more(
    card: int, attack: str, values: list[int]
) -> None:
    match = challenge(scene("P3 D3 D3 C3 C3 A3", FOUR, cards=[card], actions=attack))
    assert match.values == values


def test_6_8_and_nobody_else() -> None:
    match = challenge(scene(FOUR, FOUR, cards=[1], actions="through-ball"))
    assert match.values == [3, 3]


def test_6_9_the_goalkeepers_bonus_helps_in_defence() -> None:
    halves = scene().box.halves
    attacks = {scene().box.attack[kind] for kind in range(len(scene().box.attack))}
    assert not any(roles & 1 for half in attacks for roles in halves[half].roles), "no attack asks for one"
    match = scene("P2 D3 C3 A3", "P3 D3 C3 A5", cards=[4, 10], actions="solo-run counter-attack /save")
    nobody_pays(challenge(match))
    nobody_pays(challenge(play(match, "pass"), 0))
    assert match.values == [4]


def test_6_10_the_strongest_gets_2_when_the_total_is_taken() -> None:
    match = challenge(scene("P3 D3 C4 A3", FOUR, cards=[5], actions="through-ball"))
    assert match.values == [4, 3]
    assert action_values.action_total(match) == 9


def test_6_11_two_action_cards_to_choose_from() -> None:
    match = challenge(scene(FOUR, FOUR, cards=[7], actions="solo-run long-shot"))
    assert legal(match) == ["first", "second"]
    play(match, "second")
    assert match.box.halves[match.half].id == "long-shot"
    assert sum(match.discards) == 1, "the other is discarded"
    first = play(challenge(scene(FOUR, FOUR, cards=[7], actions="solo-run long-shot")), "first")
    assert first.box.halves[first.half].id == "solo-run"


def test_6_11_in_defence_too() -> None:
    match = scene(
        "P4 D3 C3 A3", "P3 D3 C3 A5", cards=[7, 10], actions="solo-run long-shot counter-attack /tackle /save"
    )
    nobody_pays(play(challenge(match), "first"))
    nobody_pays(challenge(play(match, "pass"), 0))
    assert match.to_act == [0]
    assert legal(match) == ["first", "second"]
    play(match, "second")
    assert match.box.halves[match.half].id == "save"
    assert assert_refused(match, "first", "9.7")


def test_6_12_change_of_play_then_replaces_the_card_in_use_with_a_single_one() -> None:
    match = scene(
        FOUR, FOUR, cards=[7], hands=["change-of-play"], actions="solo-run long-shot counter-attack"
    )
    play(challenge(match), "second", "play change-of-play")
    assert match.box.halves[match.half].id == "counter-attack"
    assert match.spare_card == NOBODY
    assert sum(match.discards) == 2


@pytest.mark.parametrize(("card", "what"), [(1, "free-footballer"), (2, "free-coach"), (3, "poach")])
def test_6_13_free_and_taken_cards_are_for_those_who_have_not_bought(card: int, what: str) -> None:
    match = scene("", "C2", cards=[card], market="D3 C3 coach3")
    assert f"use {what}" in legal(match)
    play(match, "buy no-1")
    assert assert_refused(match, f"use {what}", "6.13") == "bought-already"


def test_6_14_each_of_them_counts_as_the_purchase_of_the_turn() -> None:
    for match in (
        play(scene(cards=[1], market="D3 C3 A3"), "use free-footballer", "market no-2"),
        play(scene(cards=[2], market="D3 coach3 A3"), "use free-coach"),
        play(scene("", "C2", cards=[3], market="D3 C3 A3"), "use poach"),
    ):
        assert assert_refused(match, "buy no-1", "5.1") == "one-a-turn"
        assert match.cards_bought[0] == 1


def test_6_14_a_free_footballer_costs_nothing() -> None:
    match = play(scene(cards=[1], market="D6 C3 coach3", money=[0]), "use free-footballer")
    assert legal(match) == ["market no-1", "market no-2"]
    assert assert_refused(match, "market no-3", "6.1") == "wants-footballer"
    play(match, "market no-1")
    assert (team(match, 0), match.money[0]) == ("D6", 0)
    full = scene("A3 A3", cards=[1], market="A6 A4 coach3")
    assert assert_refused(full, "use free-footballer", "3.3") == "nobody-fits"


def test_6_14_a_free_coach_costs_nothing() -> None:
    match = play(scene(cards=[2], market="coach4 coach2 D3", money=[0]), "use free-coach")
    assert assert_refused(match, "market no-3", "6.1") == "wants-coach"
    play(match, "market no-1")
    assert match.box.value[match.coach[0]] == 4
    assert (
        assert_refused(scene("coach2", cards=[2], market="coach4 D3 D3"), "use free-coach", "5.3")
        == "has-coach"
    )
    assert assert_refused(scene(cards=[2], market="D3 D3 D3"), "use free-coach", "6.1") == "no-coach-there"


def test_6_15_an_opponents_footballer_for_double_his_value() -> None:
    match = scene("D3", "C4 A3", "A2", seats=3, cards=[3], money=[9, 0, 0])
    play(match, "use poach")
    assert legal(match) == ["manager 1", "manager 2"]
    play(match, "manager 1")
    assert legal(match) == [f"their {shirt(match, 1, what)}" for what in ("C4", "A3")]
    play(match, f"their {shirt(match, 1, 'C4')}")
    assert match.money == [1, 8, 0]
    assert (team(match, 0), team(match, 1)) == ("D3 C4", "A3")


def test_6_15_one_needs_the_place_and_the_money() -> None:
    match = scene("A3 A3", "C4 A2", "A3", seats=3, cards=[3], money=[7])
    assert assert_refused(match, "use poach", "6.15") == "nobody-to-poach"
    match = play(scene("A3 A3", "C3 C3 D4 A2", cards=[3], money=[7]), "use poach")
    assert assert_refused(match, f"their {shirt(match, 1, 'A2')}", "3.3") == "no-room"
    assert assert_refused(match, f"their {shirt(match, 1, 'D4')}", "6.15") == "too-dear"
    assert assert_refused(match, "their no-11", "3.4") == "empty-shirt"


def test_6_16_an_exchange_is_no_purchase() -> None:
    match = play(scene("D2 coach2", cards=[4], market="D4 C3 A3"), "use exchange-footballer", "market no-1")
    assert "buy no-2" in legal(match)
    match = play(scene("coach2", cards=[5], market="coach4 C3 A3"), "use exchange-coach", "buy no-2")
    assert team(match, 0) == "C3"


def test_6_17_the_difference_is_paid() -> None:
    match = scene("D2 C3", cards=[4], market="D5 C6 A3", money=[10])
    play(match, "use exchange-footballer")
    assert legal(match) == ["own no-2", "own no-6"]
    play(match, "own no-2")
    assert "market no-1" in legal(match)
    play(match, "market no-1")
    assert (team(match, 0), match.money[0]) == ("D5 C3", 7)
    assert last(match, "exchanged")["price"] == 3


def test_6_17_a_coach_for_a_coach() -> None:
    match = play(scene("coach2", cards=[5], market="coach4 coach3 D3", money=[1]), "use exchange-coach")
    assert (match.box.value[match.coach[0]], match.money[0]) == (3, 0), "the dearer one was too dear"
    assert assert_refused(scene(cards=[5], market="coach4 D3 D3"), "use exchange-coach", "6.17") == "no-coach"
    poor = scene("coach2", cards=[5], market="coach4 D3 D3", money=[1])
    assert assert_refused(poor, "use exchange-coach", "6.17") == "no-coach-to-have"


def test_6_18_an_exchange_for_a_cheaper_card_returns_no_money() -> None:
    match = play(scene("D5", cards=[4], market="D2 coach2 coach3", money=[0]), "use exchange-footballer")
    assert (team(match, 0), match.money[0]) == ("D2", 0)


def test_6_19_the_new_footballer_must_fit_once_the_old_one_has_left() -> None:
    match = play(scene("A3 A4 C3", cards=[4], market="A5 D3 coach3"), "use exchange-footballer", "own no-10")
    assert legal(match) == ["market no-1", "market no-2"], "an A for an A, or a D into a free place"
    play(match, "market no-2")
    assert team(match, 0) == "D3 C3 A4"
    match = play(scene("A3 A4 C3", cards=[4], market="A5 D3 coach3"), "use exchange-footballer", "own no-6")
    assert team(match, 0) == "D3 A3 A4", "there is no place for a third forward"


def test_6_19_nobody_fits() -> None:
    match = scene("A3 A4", cards=[4], market="coach2 coach3 coach4")
    assert assert_refused(match, "use exchange-footballer", "6.19") == "nobody-to-exchange"
    match = play(scene("A3 A4 D3", cards=[4], market="A6 A5 coach4", money=[2]), "use exchange-footballer")
    assert assert_refused(match, "own no-2", "6.19") == "nobody-to-exchange", (
        "there is no place for a third forward"
    )
    play(match, "own no-11")
    assert assert_refused(match, "market no-3", "6.1") == "wants-footballer"


def test_6_19_one_who_fits_may_still_be_too_dear() -> None:
    match = play(
        scene("D3 D4", cards=[4], market="D6 D5 A3", money=[2]), "use exchange-footballer", "own no-2"
    )
    assert assert_refused(match, "market no-1", "6.17") == "too-dear"
    match = play(
        scene("A3 A4 D3", cards=[4], market="A6 D2 D1", money=[9]), "use exchange-footballer", "own no-2"
    )
    assert assert_refused(match, "market no-1", "6.19") == "no-room"


def test_6_20_the_card_given_counts_at_its_printed_value_and_goes_under_its_deck() -> None:
    match = scene("D4 D3", cards=[4], market="D5 coach2 coach3", money=[10])
    match.captain[0] = 1
    play(match, "use exchange-footballer", "own no-2")
    assert match.money[0] == 9, "the band does not count"
    assert bottom(match) == "D4"
    assert match.captain[0] == NOBODY


def test_6_21_discounts_do_not_count_in_an_exchange() -> None:
    match = scene("D1", cards=[4], hands=["bargain youth-academy"], market="D2 coach2 coach3", money=[10])
    play(match, "play bargain", "play youth-academy", "use exchange-footballer")
    assert match.money[0] == 9
    assert match.bargain[0] == 2, "and the bargain is still there"


def test_6_22_as_many_cards_as_one_can_pay_for() -> None:
    match = play(scene(cards=[6], market="D3 C3 A3", money=[7]), "buy no-1", "use spending-spree", "buy no-2")
    assert assert_refused(match, "buy no-3", "5.2") == "too-dear"
    assert team(match, 0) == "D3 C3"
    play(match, "pass", "pass", "pass")
    assert match.cards_bought[0] == 0


def test_6_23_a_new_market_as_large_as_at_the_beginning() -> None:
    match = scene(cards=[7], market="D3 C4 A5", deck="C1 C2 A6 P5")
    play(match, "buy no-2", "use new-market")
    assert market(match) == "C1 C2 A6"
    assert bottom(match, n=2) == "D3 A5"
    assert event_kinds(match)[-2:] == ["new-market", "market"]
