"""Section 5: the market."""

from tests.games.best11.support import (
    ELEVEN,
    assert_refused,
    hand,
    legal,
    market,
    play,
    scene,
    team,
)


def test_5_1_at_most_one_card_a_turn() -> None:
    match = play(scene(market="D3 C3 coach3"), "buy no-3")
    assert assert_refused(match, "buy no-1", "5.1") == "one-a-turn"
    play(match, "pass", "pass", "pass", "pass")
    assert "buy no-1" in legal(match) or market(match)


def test_5_2_the_price_goes_to_the_bank_and_one_must_have_it() -> None:
    match = scene(market="D4 C3 A6", money=[4, 7])
    assert assert_refused(match, "buy no-3", "5.2") == "too-dear"
    play(match, "buy no-1")
    assert match.money == [0, 7]


def test_5_2_the_view_tells_what_the_market_asks_of_whoever_is_to_move() -> None:
    match = scene(market="D4 C3 A6", hands=["bargain"])
    before = match.view(1)["facts"]["prices"]
    assert before == ["4", "3", "6"]
    after = play(match, "play bargain").view(None)["facts"]["prices"]
    assert after == [str(match.price(0, card)) for card in match.market] != before
    assert play(match, "buy no-1").view(0)["facts"]["prices"] == ["3", "6"]


def test_5_3_with_a_coach_another_comes_only_in_an_exchange() -> None:
    match = scene("coach2", market="coach4 D3 D3", cards=[5])
    assert assert_refused(match, "buy no-1", "5.3") == "has-coach"
    play(match, "use exchange-coach")
    assert match.box.value[match.coach[0]] == 4


def test_5_4_a_card_that_is_bought_is_not_replaced() -> None:
    match = play(scene(market="D3 C3 A3"), "buy no-1", "pass")
    assert market(match) == "- C3 A3"
    assert assert_refused(match, "buy no-1", "5.4") == "nobody-there"
    assert assert_refused(match, "buy no-6", "5.4") == "nobody-there"
    play(match, "buy no-2")
    assert team(match, 1) == "C3"


def test_a_team_fills_place_by_place() -> None:
    match = scene("A3", market="A5 D3 C3")
    play(match, "buy no-1")
    assert match.view(0)["facts"]["shirts_0"] == "10 11"
    assert team(scene(ELEVEN), 0) == ELEVEN
    assert hand(scene(hands=["jinx"], seats=3), 0) == ["jinx"]
