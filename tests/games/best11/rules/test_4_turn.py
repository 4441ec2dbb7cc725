"""Section 4: a turn."""

from collections import Counter

import pytest

from tavolino.games.best11.engine.card_box import NOBODY
from tests.games.best11.support import (
    assert_refused,
    bottom,
    event_kinds,
    last,
    legal,
    play,
    scene,
    start,
    zone,
)


def test_4_1_each_manager_makes_one_move_a_turn_after_money_market_and_cards() -> None:
    match = scene(seats=3)
    match.events.clear()
    movers = []
    while match.turn == 1:
        movers.append(match.to_act[0])
        play(match, "pass")
    assert movers == [0, 1, 2]
    assert event_kinds(match) == ["turn", "market"]
    assert match.money == [12, 12, 12]
    assert len(match.market) == 4
    assert NOBODY not in match.management


def test_4_2_everyone_receives_2_million_every_turn() -> None:
    assert start(1).money == [12, 12], "10 and, in turn 1 already, 2"
    assert play(scene(money=[0, 5]), "pass", "pass").money == [2, 7]


def test_4_3_white_events_pay_at_the_same_time() -> None:
    match = play(scene(hands=["kit-sponsor"], money=[0, 0]), "play kit-sponsor", "pass", "pass")
    assert match.money == [4, 2]
    assert last(match, "earned") == {"event": "earned", "seat": 0, "n": 2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_4_4_the_market_has_one_card_more_than_there_are_managers(seats: int) -> None:
    match = start(4, seats)
    assert len(match.market) == seats + 1
    assert match.cards_left(0) == 84 - seats - 1


def test_4_5_every_manager_is_dealt_a_management_card() -> None:
    match = start(4, 5)
    assert len(set(match.management)) == 5
    assert NOBODY not in match.management


def test_4_6_only_its_owner_sees_a_management_card_until_it_is_used() -> None:
    match = scene(cards=[3, 5])
    assert zone(match, "management:0", 0) == [{"card": "management-3", "n": 1}]
    assert zone(match, "management:0", 1) == []
    play(match, "use money")
    assert zone(match, "management:0", 1) == [{"card": "management-3", "n": 1}]


def test_4_7_with_three_or_more_all_ten_are_shuffled_for_every_turn() -> None:
    dealt: Counter[int] = Counter()
    match = start(2, 3)
    for _ in range(17):
        dealt.update(match.management)
        assert match.cards_left(3 * match.rules.clubs) == 7
        assert match.used_management == [0]
        play(match, "use money", "pass", "pass", "pass")
    assert len(dealt) == 10


def test_4_8_on_your_move_anything_goes_in_any_order_until_you_pass() -> None:
    match = scene(hands=["boards-bonus"], market="D3 C3 A3", money=[16])
    assert legal(match) == [
        "pass",
        "build",
        "use money",
        "use events",
        "buy no-1",
        "buy no-2",
        "buy no-3",
        "play boards-bonus",
    ]
    play(match, "play boards-bonus", "build", "buy no-2", "use money")
    assert match.to_act == [0], "the move goes on"
    assert legal(match) == ["pass"]
    assert play(match, "pass").to_act == [1]


def test_4_8_who_is_not_on_the_move_is_refused() -> None:
    match = scene(market="D3 C3 A3")
    before = match.dump()
    with pytest.raises(Exception, match="not your turn"):
        match.play(1, match.game.moves.parse("buy no-1"))
    assert match.dump() == before


def test_4_9_the_management_card_need_not_be_used() -> None:
    match = play(scene(cards=[3, 5]), "pass", "pass")
    assert match.turn == 2
    assert match.used_management == [0]


def test_4_10_a_stadium_is_built_once_and_costs_12_million() -> None:
    match = play(scene(money=[25, 11]), "build")
    assert match.money[0] == 13
    assert match.view(None)["facts"]["stadium_0"] == 1
    assert assert_refused(match, "build", "4.10") == "built"
    play(match, "pass")
    assert assert_refused(match, "build", "4.10") == "no-money-to-build"


def test_4_11_management_cards_are_discarded_when_everyone_has_moved() -> None:
    match = play(scene(cards=[3, 5]), "use money", "pass", "pass")
    assert zone(match, "used") == [{"card": "management-3", "n": 1}]
    assert match.discarded_unused == [0, 1 << 4], "the unused one lies face down"
    assert zone(match, "down:1", 1) == [{"card": "management-5", "n": 1}]
    assert zone(match, "down:1", 0) == []


def test_4_12_unsold_cards_go_under_their_deck_in_the_order_shown() -> None:
    match = play(scene(market="D4 C5 A6"), "buy no-2", "pass", "pass")
    assert bottom(match, n=2) == "D4 A6"
    assert match.card_knowers[0][-2:] == bytes([31, 31]), "everyone has seen them go"


def test_4_13_the_order_is_turned_round_every_turn() -> None:
    match = scene(seats=3)
    assert play(match, "pass", "pass", "pass").order == [2, 1, 0]
    assert play(match, "pass", "pass", "pass").order == [0, 1, 2]


def test_4_13_or_the_first_goes_to_the_end() -> None:
    match = scene(seats=3, order="rotate")
    assert play(match, "pass", "pass", "pass").order == [1, 2, 0]
    assert play(match, "pass", "pass", "pass").order == [2, 0, 1]
