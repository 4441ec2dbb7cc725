"""Section 14: management events."""

import pytest

from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.state import ASK_BET, ASK_DISCARD, ASK_MOVE, ASK_REVIEW, ASK_STEP
from tests.games.best11.support import (
    ELEVEN,
    FOUR,
    assert_refused,
    bottom,
    card_spec,
    challenge,
    event_kinds,
    last,
    legal,
    nobody_pays,
    play,
    scene,
    shirt,
    team,
    until,
    window,
)


def test_14_1_boards_bonus_brings_3_million() -> None:
    assert play(scene(hands=["boards-bonus"], money=[0]), "play boards-bonus").money[0] == 3
    match = window(scene(FOUR, FOUR, hands=["", "boards-bonus"], actions="long-shot", money=[5, 0]))
    play(match, "pass", "play boards-bonus")
    assert match.money[1] == 3
    assert match.to_act == [0], "it was a step of the window"


def test_14_2_bargain_makes_the_next_purchase_2_million_cheaper() -> None:
    match = play(scene(hands=["bargain"], market="D5 C3 A3", money=[3]), "play bargain", "buy no-1")
    assert match.money[0] == 0
    assert match.bargain[0] == 0, "used up"
    later = play(scene(hands=["bargain"], market="D5 C3 A3"), "play bargain", "pass", "pass")
    assert later.bargain[0] == 0, "only this turn"


def test_14_3_bargain_counts_on_the_market_and_with_a_scout_only() -> None:
    match = scene(hands=["bargain scout"], deck="A4 C1 D3 D3", money=[2])
    assert play(match, "play bargain", "play scout", "take no-1").money[0] == 0
    poach = play(scene("", "C4", hands=["bargain"], cards=[3], money=[8]), "play bargain", "use poach")
    assert poach.money[0] == 0
    assert poach.bargain[0] == 2, "it was not for this"


def test_14_4_bargains_add_up_and_the_price_never_falls_below_0() -> None:
    match = scene(hands=["bargain bargain youth-academy"], market="D2 C5 A3", money=[1])
    play(match, "play bargain", "play bargain", "play youth-academy")
    assert [match.price(0, card) for card in match.market] == [0, 1, 0]
    assert play(match, "buy no-2").money[0] == 0


def test_14_5_the_old_ground_turns_up_a_random_card_of_the_own_deck() -> None:
    found = set()
    for seed in range(40):
        match = scene(hands=["old-ground"])
        match.seed = seed
        play(match, "play old-ground")
        found.add(last(match, "found")["footballer"])
        assert match.money[0] == 9
        assert match.footballers[0] + (match.coach[0] != NOBODY) == 1
    assert len(found) > 10


def test_14_5_otherwise_it_goes_to_the_bottom() -> None:
    match = play(scene(f"{ELEVEN} coach3", hands=["old-ground"]), "play old-ground")
    assert event_kinds(match) == ["found-nobody"]
    assert match.money[0] == 10
    name = last(match, "found-nobody")["footballer"]
    assert match.box.names[match.deck_cards[0][-1]] == name
    assert match.card_knowers[0][-1] == 31, "everyone has seen it"
    empty = scene(hands=["old-ground"])
    empty.deck_position[0] = len(empty.deck_cards[0])
    assert assert_refused(empty, "play old-ground", "14.5") == "deck-empty"


def test_14_6_it_must_fit_and_be_paid_and_is_no_purchase() -> None:
    poor = play(scene(hands=["old-ground"], money=[0]), "play old-ground")
    assert event_kinds(poor) == ["found-nobody"]
    match = play(scene(hands=["old-ground"], market="D3 C3 A3"), "buy no-1", "play old-ground")
    assert match.cards_bought[0] == 1
    assert "play old-ground" in legal(play(scene(hands=["old-ground"], market="D3 C3 A3"), "buy no-1"))


def test_14_7_an_even_swap() -> None:
    match = scene("D3 C4 A2", "D4 C2", "A2 A4 C3", seats=3, hands=["even-swap"])
    play(match, "play even-swap")
    assert legal(match) == [f"own {shirt(match, 0, what)}" for what in ("D3", "C4", "A2")]
    play(match, f"own {shirt(match, 0, 'D3')}")
    assert (team(match, 0), team(match, 1)) == ("D4 C4 A2", "D3 C2")
    match = scene("D3 C4 A2", "D4 C2", "A1 A3 C3", seats=3, hands=["even-swap"])
    play(match, "play even-swap", f"own {shirt(match, 0, 'A2')}")
    assert legal(match) == [f"their {shirt(match, 2, what)}" for what in ("A1", "A3")]
    play(match, f"their {shirt(match, 2, 'A3')}")
    assert team(match, 0) == "D3 C4 A3"


def test_14_7_the_same_role_at_most_1_apart_and_no_captains() -> None:
    uneven = scene("D3", "D5 C3", "A3", seats=3, hands=["even-swap"])
    assert assert_refused(uneven, "play even-swap", "14.7") == "uneven"
    match = scene("D3 D4 C2", "D4 C3", "D3 C3", seats=3, hands=["even-swap"])
    match.captain = [1, 1, NOBODY]
    play(match, "play even-swap")
    assert assert_refused(match, "own no-2", "14.7") == "captain-stays"
    play(match, "own no-6")
    assert legal(match) == ["manager 1", "manager 2"]
    match = scene("D3 C2", "D4 D5 D2 C5", "A3", seats=3, hands=["even-swap"])
    play(match, "play even-swap")
    assert assert_refused(match, "their no-3", "14.7") == "uneven"
    assert assert_refused(match, "their no-9", "3.4") == "empty-shirt"


def test_14_8_a_sports_bet_on_a_challenge_between_two_others() -> None:
    match = scene(
        "P3 D3 C3 A5",
        FOUR,
        seats=3,
        hands=["", "", "sports-bet"],
        actions="counter-attack /tackle",
        money=[0, 0, 0],
    )
    assert challenge(match).asked == ASK_BET
    play(match, "play sports-bet")
    assert legal(match) == ["goal", "no-goal"]
    assert assert_refused(match, "pass", "14.8") == "asked-bet-on"
    play(match, "goal")
    assert match.goals == [1, 0, 0]
    assert match.money == [0, 0, 4]


@pytest.mark.parametrize(("bet", "won"), [("goal", 0), ("no-goal", 4)])
def test_14_8_whoever_is_wrong_gets_nothing(bet: str, won: int) -> None:
    match = scene(FOUR, FOUR, seats=3, hands=["", "", "sports-bet"], actions="solo-run", money=[0, 0, 0])
    play(challenge(match), "play sports-bet", bet)
    assert match.money[2] == won
    assert event_kinds(match)[-1] == ("bet-won" if won else "bet-lost")


def test_14_9_a_bet_is_settled_when_no_review_can_follow() -> None:
    match = scene(
        "P3 D3 C3 A5",
        "P4 D3 C3 A3",
        seats=3,
        hands=["", "video-review", "sports-bet"],
        actions="counter-attack /tackle /save",
        money=[0, 0, 0],
    )
    play(challenge(match), "play sports-bet", "no-goal")
    until(match, ASK_REVIEW)
    assert match.money[2] == 0
    nobody_pays(play(match, "play video-review"))
    assert match.money[2] == 4


def test_14_10_one_bet_for_each_manager_and_challenge() -> None:
    match = scene(
        *[FOUR] * 4,
        seats=4,
        hands=["", "", "sports-bet sports-bet", "sports-bet"],
        actions="solo-run",
        money=[9, 0, 0, 0],
    )
    play(challenge(match), "play sports-bet", "no-goal")
    assert (match.asked, match.to_act) == (ASK_BET, [3]), "seat 2 has had its bet"
    play(match, "play sports-bet", "goal")
    until(match, ASK_MOVE)
    assert match.money[2:] == [4, 0]


def test_14_11_the_fixture_list_says_whom_the_next_challenge_must_go_to() -> None:
    match = scene(*[FOUR] * 4, seats=4, hands=["fixture-list"], cards=[10, 3])
    play(match, "play fixture-list")
    assert legal(match) == ["manager 1", "manager 2", "manager 3"]
    play(match, "manager 3")
    assert match.view(None)["facts"]["fixture"] == 3
    play(match, "pass", "use challenge")
    assert match.defender == 3, "there was nobody else to name"


def test_14_11_if_it_may() -> None:
    match = scene(FOUR, FOUR, "P3", FOUR, seats=4, hands=["fixture-list"])
    play(match, "play fixture-list", "manager 2", "use challenge")
    assert legal(match) == ["manager 1", "manager 3"], "seat 2 has too few footballers"
    own = play(
        scene(*[FOUR] * 3, seats=3, hands=["fixture-list"]),
        "play fixture-list",
        "manager 1",
        "pass",
        "use challenge",
    )
    assert legal(own) == ["manager 0", "manager 2"], "nobody challenges themselves"


def test_14_12_the_next_challenge_that_is_declared_uses_it_up() -> None:
    match = scene(*[FOUR] * 3, seats=3, hands=["fixture-list"], cards=[10, 9], actions="solo-run solo-run")
    play(match, "play fixture-list", "manager 1", "use challenge", "show")
    assert match.fixed_opponent == NOBODY, "even if it meets immunity"
    later = play(
        scene(*[FOUR] * 3, seats=3, hands=["fixture-list"]),
        "play fixture-list",
        "manager 1",
        "pass",
        "pass",
        "pass",
    )
    assert later.fixed_opponent == NOBODY, "it is for this turn"


def test_14_13_a_scout_looks_at_the_top_4_cards() -> None:
    match = play(scene(hands=["scout"], deck="D6 C2 A1 coach2 D5", money=[5]), "play scout")
    assert [card_spec(match, card) for card in match.scouted] == ["D6", "C2", "A1", "coach2"]
    assert legal(match) == ["leave", "take no-2", "take no-3", "take no-4"]
    assert assert_refused(match, "take no-1", "5.2") == "too-dear"
    assert assert_refused(match, "take no-5", "5.4") == "nobody-there"
    play(match, "take no-2")
    assert (team(match, 0), match.money[0]) == ("C2", 3)
    assert bottom(match, n=3) == "D6 A1 coach2", "in the order seen"


def test_14_13_or_buys_none() -> None:
    match = play(scene("A3 A3 coach3", hands=["scout"], deck="A6 coach2 A1 D1"), "play scout")
    assert assert_refused(match, "take no-1", "3.3") == "no-room"
    assert assert_refused(match, "take no-2", "5.3") == "has-coach"
    play(match, "leave")
    assert bottom(match, n=4) == "A6 coach2 A1 D1"
    assert event_kinds(match)[-1] == "scout-leaves"


def test_14_13_only_the_scout_knows_where_the_others_went() -> None:
    match = play(scene(hands=["scout"], deck="D6 C2 A1 P1"), "play scout", "leave")
    assert list(match.card_knowers[0][-4:]) == [1, 1, 1, 1]


def test_14_14_the_card_is_the_purchase_of_the_turn() -> None:
    match = play(scene(hands=["scout"], deck="D3 C2 A1 P1", market="D3 C3 A3"), "play scout", "take no-1")
    assert assert_refused(match, "buy no-1", "5.1") == "one-a-turn"
    late = play(scene(hands=["scout"], market="D3 C3 A3"), "buy no-1")
    assert assert_refused(late, "play scout", "14.14") == "scout-buys"
    free = play(scene(hands=["scout"], market="D3 C3 A3"), "play scout", "leave")
    assert "buy no-1" in legal(free), "nothing was bought"


def test_14_15_commentary_draws_2_event_cards() -> None:
    match = play(scene(hands=["commentary"], events="scout bargain"), "play commentary")
    assert match.hand_size[0] == 2


def test_14_15_in_a_challenge_too() -> None:
    match = window(scene(FOUR, FOUR, hands=["commentary scout bargain booked"], actions="long-shot"))
    play(match, "play commentary")
    assert match.asked == ASK_DISCARD
    play(match, "discard scout")
    assert (match.asked, match.to_act, match.hand_size[0]) == (ASK_STEP, [1], 4)


def test_14_16_the_other_manager_with_the_most_money_pays_3_million() -> None:
    match = play(scene(seats=3, hands=["tax-inspection"], money=[20, 7, 9]), "play tax-inspection")
    assert match.money == [20, 7, 6]


def test_14_17_of_several_the_earlier_mover_and_no_more_than_there_is() -> None:
    match = scene(seats=4, hands=["tax-inspection"], money=[0, 5, 5, 5])
    match.order = [3, 0, 2, 1]
    match.managers_done = 1
    play(match, "play tax-inspection")
    assert match.money == [0, 5, 5, 2]
    assert play(scene(hands=["tax-inspection"], money=[0, 2]), "play tax-inspection").money == [0, 0]
