"""Section 3: the pitch."""

from tavolino import Rng
from tavolino.core.playout import random_playout
from tavolino.games.champions101.engine.state import ASK_PLAY
from tests.games.champions101.support import event_kinds, joker, play, scene, start


def test_3_1_there_are_two_piles_face_up() -> None:
    match = play(scene("RbBr"), "play R b")
    zones = {zone["id"]: zone["cards"] for zone in match.view(1)["zones"]}
    assert zones["footballers"] == [{"card": "red-footballer", "n": 1}]
    assert zones["balls"] == [{"card": "blue-ball", "n": 1}]


def test_3_2_only_the_top_card_of_a_pile_counts() -> None:
    covered = scene("RrR", footballers="BBB", balls="bbb")
    assert event_kinds(play(covered, "play R r"))[1] == "pass"


def test_3_3_a_pile_may_be_empty_and_stays_so_until_a_card_is_played_on_it() -> None:
    match = play(scene("RRrr"), "play R R")
    assert list(match.tops) == [0, -1]
    assert event_kinds(match)[1] == "pass-lost"
    kicked_off = start(5)
    assert list(kicked_off.tops) == [-1, -1]


def test_3_4_a_pair_is_a_footballer_and_a_ball_of_one_colour() -> None:
    assert event_kinds(play(scene("RrR"), "play R r"))[1] == "pass"
    assert event_kinds(play(scene("RbR"), "play R b"))[1] == "pass-lost"
    assert event_kinds(play(scene("BbR"), "play B b"))[1] == "counter"
    assert event_kinds(play(joker(scene("RRR", balls="b"), "r"), "play R R"))[1] == "pass"


def test_a_whole_random_match_asks_for_a_foul_before_each_play() -> None:
    match = start(11, narrate=True)
    plays = fouls = 0
    rng = Rng(11, 3)
    while not match.over:
        asked = match.asked
        plays += asked == ASK_PLAY
        fouls += asked == 0
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    assert plays <= fouls
    assert random_playout(match, rng) == 0, "a match that is over has no more decisions"
