"""The board: the same knowledge as the facts, as data."""

from typing import Any

import pytest

from tavolino import Rng
from tavolino.games.best11.board import build_board
from tavolino.games.best11.board_types import Best11Board, Best11Challenge, Best11Place
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.state import ASK_DRAWN, ASK_REVIEW
from tests.contract.cases import random_move
from tests.games.best11.support import (
    FOUR,
    challenge,
    nobody_pays,
    play,
    scene,
    shirt,
    start,
    window,
    zone,
)


def places(board: Best11Board, seat: int) -> list[Best11Place]:
    return [place for line in board["managers"][seat]["lines"] for place in line]


def challenge_on(match: Best11Match) -> Best11Challenge:
    found = build_board(match, None)["challenge"]
    assert found is not None
    return found


def test_a_formation_is_told_line_by_line() -> None:
    match = scene("P3 D4 A5")
    lines = build_board(match, None)["managers"][0]["lines"]
    assert [len(line) for line in lines] == [1, 4, 4, 2]
    assert ["".join(place["role"] for place in line) for line in lines] == ["P", "DDDD", "CCCC", "AA"]
    assert [place["shirt"] for line in lines for place in line] == list(range(1, 12))
    names = [match.box.ids[card] for card in match.team[:11] if card >= 0]
    assert [place["card"] for line in lines for place in line if place["card"]] == names
    assert lines[3][1]["card"] is None


def test_captain_and_those_sent_off_are_told_by_their_shirts() -> None:
    match = scene(FOUR, FOUR, cards=[8])
    assert build_board(match, 1)["managers"][0]["captain"] is None
    play(match, "use captain", f"own {shirt(match, 0, 'C3')}")
    match.sent_off = [match.team[1]]
    manager = build_board(match, 1)["managers"][0]
    assert (manager["captain"], manager["sent_off"]) == (6, [2])


def test_the_market_is_told_with_the_prices_for_the_manager_to_move() -> None:
    match = scene(market="D4 A5", hands=["youth-academy bargain"])
    assert [offer["price"] for offer in build_board(match, 1)["market"]] == [4, 5]
    play(match, "play bargain")
    cheaper = [offer["price"] for offer in build_board(match, 1)["market"]]
    assert cheaper == [int(price) for price in match.view(1)["facts"]["prices"]]  # type: ignore[union-attr]
    assert sum(cheaper) < 9
    assert [offer["card"] for offer in build_board(match, None)["market"]] == [
        pile["card"] for pile in zone(match, "market")
    ]


def test_what_a_scout_finds_is_for_his_manager_alone() -> None:
    match = play(scene(hands=["scout"], deck="D4 A5 C2"), "play scout")
    found = build_board(match, 0)["scouted"]
    assert [offer["price"] for offer in found][:3] == [4, 5, 2]
    assert [offer["card"] for offer in found] == [pile["card"] for pile in zone(match, "scouted:0", 0)]
    for viewer in (1, None):
        board = build_board(match, viewer)
        assert board["scouted"] == []
        assert not any(offer["card"] in str(board) for offer in found)


def test_an_attack_is_told_with_its_needs_footballers_and_points() -> None:
    match = window(scene("P3 D3 C3 A4", FOUR, actions="corner"))
    play(match, f"raise {shirt(match, 0, 'C3')}", f"lower {shirt(match, 0, 'D3')}")
    half = challenge_on(match)["attack"]
    assert half is not None
    assert (half["half"], half["roles"], half["wanted"]) == ("corner", [["C"], ["D"]], 6)
    assert [(one["shirt"], one["value"]) for one in half["footballers"]] == [(6, 4), (2, 2)]
    assert (half["total"], half["raised"], half["lowered"], half["status"]) == (6, 1, 1, "open")
    assert challenge_on(match)["defence"] is None
    assert challenge_on(match)["stepping"] == 0


def test_an_attack_that_stands_keeps_its_figures_while_the_defence_is_tried() -> None:
    match = window(scene("P3 D3 C3 A5", FOUR, actions="counter-attack /man-marking"))
    play(match, f"raise {shirt(match, 0, 'A5')}")
    nobody_pays(match)
    told = challenge_on(match)
    attack, defence = told["attack"], told["defence"]
    assert attack is not None
    assert (attack["status"], attack["total"], attack["raised"], attack["footballers"]) == (
        "succeeded",
        6,
        1,
        [],
    )
    assert defence is not None
    assert (defence["half"], defence["status"], defence["raised"]) == ("man-marking", "open", 0)
    assert told["acting"] == 1


def test_before_footballers_are_chosen_a_half_has_none() -> None:
    hands = ["", "change-of-play"]
    match = nobody_pays(challenge(scene("P3 D3 C3 A6", FOUR, hands=hands, actions="counter-attack /tackle")))
    assert (match.asked, match.acting) == (ASK_DRAWN, 1)
    told = challenge_on(match)
    assert told["defence"] is not None
    assert (told["defence"]["half"], told["defence"]["footballers"], told["defence"]["total"]) == (
        "tackle",
        [],
        None,
    )
    assert told["stepping"] is None


def test_a_defence_that_failed_is_told_while_a_review_may_be_asked_for() -> None:
    match = window(
        scene("P3 D3 C3 A6", "P3 D1 C3 A3", hands=["", "video-review"], actions="counter-attack /tackle")
    )
    nobody_pays(nobody_pays(match))
    assert match.asked == ASK_REVIEW
    told = challenge_on(match)
    assert told["is_goal"]
    assert told["defence"] is not None
    assert (told["defence"]["status"], told["stepping"]) == ("failed", None)


def test_bets_are_told() -> None:
    match = challenge(scene(FOUR, FOUR, FOUR, seats=3, hands=["", "", "sports-bet"], actions="corner"))
    play(match, "play sports-bet", "no-goal")
    assert challenge_on(match)["bets"] == [{"seat": 2, "on": "no-goal"}]


@pytest.mark.parametrize("seats", [2, 4])
def test_board_and_facts_say_the_same_all_match_long(seats: int) -> None:
    match, rng = start(5, seats), Rng(5, 1)
    while not match.over:
        random_move(match, rng)
        view = match.view(rng.below(seats))
        facts: dict[str, Any] = dict(view["facts"])
        board = build_board(match, view["seat"])
        assert view["board"] == board
        assert (board["turn"], board["final_turn"] or 0) == (facts["turn"], facts["last"])
        assert ("attacker" in facts) == (board["challenge"] is not None)
        for seat, manager in enumerate(board["managers"]):
            assert sum(manager["points"].values()) == view["scores"][seat]  # type: ignore[arg-type]
            assert (manager["money"], manager["goals"]) == (facts[f"money_{seat}"], facts[f"goals_{seat}"])
            worn = " ".join(str(place["shirt"]) for place in places(board, seat) if place["card"])
            assert worn == facts[f"shirts_{seat}"]
    assert build_board(match, None)["market"] == []
