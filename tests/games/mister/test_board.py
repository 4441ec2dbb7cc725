"""The board as data: the same as the zones and facts of a view, and as silent about what is secret."""

import pytest

from tavolino import Rng
from tavolino.core.view import View
from tavolino.games.mister.board import board
from tavolino.games.mister.board_types import MisterBoard
from tavolino.games.mister.engine import evening
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_KICK, ASK_ORDER, ASK_SHOT, ASK_TAKER
from tests.games.mister.support import (
    STOP,
    at,
    first_legal,
    give,
    pick,
    play,
    play_round,
    scene,
    start,
    start_evening,
    turn,
)


def id_at(match: MisterMatch, seat: int, position: str) -> str:
    return match.rules.footballers.ids[at(match, seat, position)]


def cards_in(view: View, zone: str) -> list[str]:
    return [pile["card"] for found in view["zones"] if found["id"] == zone for pile in found["cards"]]


def assert_agrees(shown: MisterBoard, view: View) -> None:
    """A board shows what the view has in its zones and facts."""
    assert shown["stage"] == view["facts"]["stage"]
    assert shown["minute"] == view["facts"].get("minute")
    assert (shown["attacker"], shown["defender"]) == (
        view["facts"].get("attacker"),
        view["facts"].get("defender"),
    )
    for seat, team in enumerate(shown["teams"]):
        pitch = view["facts"].get(f"pitch_{seat}")
        assert (team["pitch"] and [id or "" for id in team["pitch"].values()]) == pitch
        assert (team["bench"] or []) == cards_in(view, f"bench:{seat}")
        assert team["off"] == cards_in(view, f"off:{seat}")
        assert team["goal_cards"] == cards_in(view, f"kept:{seat}")
        assert team["kick_order"] == view["facts"].get(f"order_{seat}", [])
        assert team["goals"] == view["facts"].get(f"goals_{seat}", 0)
        assert team["bonus"] == view["facts"].get(f"bonus_{seat}", 0)
    action = shown["action"]
    assert ([] if action is None else [action["card"]]) == cards_in(view, "card")
    shot = shown["shot"]
    if shot is not None:
        facts = view["facts"]
        assert (shot["shooter"], shot["keeper"]) == (facts["shooter"], facts["keeper"])
        assert shot["direction"] == facts.get("direction")


@pytest.mark.parametrize("options", [{}, {"format": "cup", "market": True}, {"format": "league"}])
def test_a_board_agrees_with_the_view(options: dict[str, object]) -> None:
    match, rng = start(3, narrate=False, **options), Rng(3, 1)
    while not match.over:
        if rng.below(4) == 0:
            for viewer in (None, *range(match.seats)):
                assert_agrees(board(match, viewer), match.view(viewer))
        seat = match.to_act[rng.below(len(match.to_act))]
        choices = match.legal(seat)
        match.play(seat, choices[rng.below(len(choices))])
    assert_agrees(board(match, 0), match.view(0))


def test_the_draft_shows_the_footballer_turned_up_and_for_whom() -> None:
    match = start(first_buyer=1)
    shown = board(match, None)
    assert (shown["buyer"], shown["draft_pass"]) == (1, 1)
    assert shown["turned"] == match.rules.footballers.ids[match.turned_card]
    assert (shown["fixtures"], shown["shot"], shown["action"]) == ([], None, None)


def test_a_line_up_is_shown_to_its_owner_alone_until_all_are_done() -> None:
    match = start_evening(format="cup")
    pick(match, match.benches[1][0], 1)
    for viewer in (None, 0, 1):
        teams = board(match, viewer)["teams"]
        assert [team["pitch"] is not None for team in teams] == [viewer == seat for seat in range(4)]
        assert [team["bench"] is not None for team in teams] == [viewer == seat for seat in range(4)]
    pitch = board(match, 1)["teams"][1]["pitch"]
    assert pitch is not None
    assert (pitch["RB"], pitch["RCB"]) == (id_at(match, 1, "RB"), None)


def test_the_phases_that_have_passed_say_who_met_whom() -> None:
    match = scene()
    give(match, 0, "RM", E=9)
    give(match, 0, "LS", B=9)
    turn(match, 1, STOP)
    assert match.asked == ASK_SHOT
    action = board(match, None)["action"]
    assert action is not None
    assert action["phases"] == [
        {"status": "passed", "own": id_at(match, 0, "RM"), "theirs": id_at(match, 1, "LB")},
        {"status": "passed", "own": id_at(match, 0, "LS"), "theirs": id_at(match, 1, "RCB")},
    ]


def test_a_taker_is_an_open_phase_until_he_is_named() -> None:
    match = turn(scene(), STOP, STOP)
    assert match.asked == ASK_TAKER
    action = board(match, None)["action"]
    assert action is not None
    assert [phase["status"] for phase in action["phases"]] == ["open"]
    pick(match, at(match, 0, "RM"))
    action = board(match, None)["action"]
    assert action is not None
    assert action["phases"] == [{"status": "passed", "own": id_at(match, 0, "RM"), "theirs": None}]


def test_a_direction_is_shown_to_its_owner_alone() -> None:
    match = turn(scene(), STOP, STOP)
    pick(match, at(match, 0, "RM"))
    play(match, "shoot left", 0)
    shots = [board(match, viewer)["shot"] for viewer in (None, 0, 1)]
    assert [shot and shot["direction"] for shot in shots] == [None, "left", None]


def test_an_order_of_takers_is_shown_to_its_owner_alone_until_both_are_done() -> None:
    match = turn(scene(), 19)
    first_legal(match, ASK_ORDER)
    pick(match, match.legal(0)[0], 0)
    orders = [[len(team["kick_order"]) for team in board(match, viewer)["teams"]] for viewer in (None, 0, 1)]
    assert orders == [[0, 0], [1, 0], [0, 0]]
    first_legal(match, ASK_KICK)
    assert [len(team["kick_order"]) for team in board(match, None)["teams"]] == [9, 10]


def test_fixtures_results_and_standings_are_numbers() -> None:
    match = start_evening(format="league")
    assert board(match, None)["fixtures"] == [
        {"home": 0, "away": 1, "home_goals": None, "away_goals": None},
        {"home": 2, "away": 3, "home_goals": None, "away_goals": None},
    ]
    play_round(match, (1, 2, 3, 3))
    shown = board(match, None)
    assert (shown["round"], shown["rounds"], shown["format"]) == (2, 6, "league")
    assert shown["results"][0] == {
        "home": 0,
        "away": 1,
        "home_goals": 1,
        "away_goals": 2,
        "home_kicks": None,
        "away_kicks": None,
    }
    assert shown["standings"][0] == 1


def test_a_result_after_penalties_has_the_kicks() -> None:
    match = start_evening(format="cup")
    play_round(match, (1, 1, 2, 0))
    match.awaited_seats = match.secret_seats = 0
    match.kick_goals = [4, 3, 0, 0]
    evening.end_shoot_out(match)
    shown = board(match, None)["results"][0]
    assert (shown["home_kicks"], shown["away_kicks"]) == (4, 3)


@pytest.mark.parametrize(("shoots", "fork"), [(4, "saved"), (5, "guess"), (6, "goal")])
def test_a_shot_says_what_meets_and_what_the_guess_is_worth(shoots: int, fork: str) -> None:
    match = scene()
    give(match, 0, "RM", E=9)
    give(match, 0, "LS", B=9)
    give(match, 1, "GK", H=9 + 5 - shoots)
    turn(match, 1, STOP)
    shot = board(match, None)["shot"]
    assert shot is not None
    assert (shot["letter"], shot["own"]) == ("B", 9)
    assert (shot["keeper_letter"], shot["theirs"]) == ("H", 9 + 5 - shoots)
    assert (shot["easier"], shot["fork"]) == (0, fork)


def test_a_bonus_counts_in_the_shot() -> None:
    match = scene()
    give(match, 0, "RM", E=9)
    give(match, 0, "LS", B=9)
    match.bonus = [1, 0]
    turn(match, 1, STOP)
    shot = board(match, None)["shot"]
    assert shot is not None
    assert (shot["own"], shot["theirs"], shot["fork"]) == (10, 5, "goal")


def test_a_penalty_is_easier_by_one() -> None:
    match = turn(scene(), STOP, STOP)
    give(match, 0, "RM", F=4)
    pick(match, at(match, 0, "RM"))
    shot = board(match, 1)["shot"]
    assert shot is not None
    assert (shot["letter"], shot["own"], shot["keeper_letter"], shot["theirs"]) == ("F", 4, "G", 5)
    assert (shot["easier"], shot["fork"]) == (1, "guess")


def test_the_second_time_through_the_list_a_kick_is_a_pure_guess() -> None:
    match = turn(scene(), 19)
    first_legal(match, ASK_KICK)
    first = board(match, None)["shot"]
    assert first is not None
    assert (first["letter"], first["easier"]) == ("F", 1)
    match.kicks_taken = 2 * len(match.kick_orders[match.attacker])
    later = board(match, None)["shot"]
    assert later is not None
    assert (later["letter"], later["own"], later["keeper_letter"], later["theirs"]) == (
        None,
        None,
        None,
        None,
    )


def test_the_draft_says_why_there_is_no_choice() -> None:
    match = start(first_buyer=0)
    assert board(match, None)["no_choice"] is None
    keepers = [n for n, is_keeper in enumerate(match.rules.footballers.is_keeper) if is_keeper]
    outfielders = [n for n in range(match.rules.footballers.size) if n not in keepers]
    match.turned_card, match.keepers = keepers[0], [keepers[1], -1]
    assert board(match, None)["no_choice"] == "second-goalkeeper"
    match.squads[0], match.keepers, match.turned_card = outfielders[:14], [-1, -1], outfielders[20]
    assert board(match, None)["no_choice"] == "goalkeeper-missing"
    match.squads[0], match.times_shuffled = outfielders[:5], 3
    assert board(match, None)["no_choice"] == "late-pass"
    match.squads[1], match.keepers = outfielders[6:20], [-1, keepers[2]]
    assert board(match, None)["no_choice"] == "last-buyer"
