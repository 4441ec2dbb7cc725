"""Sections 1 to 3: the cards, setting up a half, the pitch."""

import json
from collections import Counter

from tavolino import Rng
from tavolino.core.language.rulebook import articles, block_words
from tavolino.core.playout import random_playout
from tavolino.games.champions101.cards import COUNTS, NAMES
from tavolino.games.champions101.match import ASK_PLAY
from tavolino.games.champions101.state import FULL_DECK
from tests.games.champions101.scene import LETTERS, guessed, hand_of, joker, play, scene, start, told


def test_1_1_the_deck_has_ninety_cards() -> None:
    assert dict(zip(NAMES, COUNTS, strict=True)) == {
        "red-footballer": 26,
        "red-ball": 18,
        "blue-footballer": 26,
        "blue-ball": 18,
        "penalty": 2,
    }
    assert len(FULL_DECK) == 90


def test_1_2_one_player_is_red_and_the_other_blue() -> None:
    match = start(3)
    assert {match.colour(0), match.colour(1)} == {0, 1}


def test_1_3_the_first_seat_gets_its_colour_by_option_or_lot() -> None:
    assert all(start(seed, colours="red").colour(0) == 0 for seed in range(20))
    assert all(start(seed, colours="blue").colour(0) == 1 for seed in range(20))
    lots = Counter(start(seed).colour(0) for seed in range(400))
    assert min(lots.values()) > 150


def test_1_4_the_cards_are_known_by_kind_and_colour_alone() -> None:
    assert len(NAMES) == len(LETTERS) == 5
    assert "pictured" in block_words(articles("champions101", "en")["1.4"].blocks[0])


def test_2_1_every_period_begins_with_all_cards_new_hands_and_an_empty_pitch() -> None:
    match = scene("RRrr", deck="b", footballers="R", balls="r")
    play(match, "play R r")  # a pass; the last card is drawn and the half is over
    assert match.period == 1
    assert match.hand_sizes == [6, 6]
    assert match.cards_left() == 90 - 12
    assert sum(match.piles) == sum(match.out_of_game) == sum(match.face_down) == 0


def test_2_2_cards_are_dealt_in_turn_and_the_player_with_the_ball_is_first() -> None:
    for seed in range(20):
        match = start(seed)
        dealt = [LETTERS[kind] for kind in match.deck[:12]]
        assert hand_of(match, match.ball) == "".join(sorted(dealt[0::2], key=LETTERS.index))
        assert hand_of(match, 1 - match.ball) == "".join(sorted(dealt[1::2], key=LETTERS.index))


def test_2_3_lots_decide_who_has_the_ball_first() -> None:
    starts = Counter(start(seed).ball for seed in range(400))
    assert min(starts.values()) > 150


def test_2_4_the_other_player_has_the_ball_in_the_second_half() -> None:
    for starter in (0, 1):
        match = scene("RRrr", deck="b", footballers="R", balls="r")
        match.starter = starter
        play(match, "play R r")
        assert match.ball == 1 - starter


def test_2_5_the_sizes_of_hands_and_deck_are_public() -> None:
    zones = {zone["id"]: zone for zone in scene("RRrr", other="BbBbB").view(None)["zones"]}
    assert (zones["hand:0"]["size"], zones["hand:1"]["size"], zones["deck"]["size"]) == (4, 5, 10)
    assert zones["hand:0"]["cards"] == zones["hand:1"]["cards"] == zones["deck"]["cards"] == []


def test_2_6_cards_laid_drawn_for_a_shot_or_shown_are_seen_by_all() -> None:
    match = play(scene("Rr", deck="BbBbBbBb"), "play R r")
    assert match.events_for(None)[0] == {"event": "lay", "seat": 0, "cards": ["red-footballer", "red-ball"]}
    assert match.events_for(None)[1]["card"] == "blue-footballer"
    footballers = next(zone for zone in match.view(None)["zones"] if zone["id"] == "footballers")
    assert footballers["cards"] == [{"card": "blue-footballer", "n": 1}, {"card": "red-footballer", "n": 1}]


def test_2_7_cards_handed_over_are_known_to_both_players_and_to_nobody_else() -> None:
    match = play(scene("BbR", other="RrBb"), "play B b")
    play(match, "keep b")
    gift = next(event for event in match.events if event.kind == "give")
    assert (
        gift.values_for(0)["cards"]
        == gift.values_for(1)["cards"]
        == ["red-footballer", "red-ball", "blue-footballer"]
    )
    assert "cards" not in gift.values_for(None)
    hand = next(zone for zone in match.view(1)["zones"] if zone["id"] == "hand:0")
    assert hand["cards"] == [{"card": c, "n": 1} for c in ("red-footballer", "red-ball", "blue-footballer")]
    for number in range(30):
        guess = guessed(match, 1, number)
        assert all(guess.hand[kind] >= 1 for kind in (0, 1, 2)), "the giver knows those three"


def test_2_8_cards_that_leave_face_down_are_known_to_their_owner_alone() -> None:
    match = play(scene("RrBbPP", deck="BBbbbbbb"), "penalties")
    down = {seat: next(z for z in match.view(seat)["zones"] if z["id"] == "down:0") for seat in (0, 1)}
    assert down[0]["size"] == down[1]["size"] == 4
    assert sum(pile["n"] for pile in down[0]["cards"]) == 4
    assert down[1]["cards"] == []
    dumps = {json.dumps(match.guess(1, Rng(n)).dump()["cards"]) for n in range(20)}
    assert len(dumps) > 1


def test_3_1_there_are_two_piles_face_up() -> None:
    match = play(scene("RbBr"), "play R b")
    zones = {zone["id"]: zone["cards"] for zone in match.view(1)["zones"]}
    assert zones["footballers"] == [{"card": "red-footballer", "n": 1}]
    assert zones["balls"] == [{"card": "blue-ball", "n": 1}]


def test_3_2_only_the_top_card_of_a_pile_counts() -> None:
    covered = scene("RrR", footballers="BBB", balls="bbb")
    assert told(play(covered, "play R r"))[1] == "pass"


def test_3_3_a_pile_may_be_empty_and_stays_so_until_a_card_is_played_on_it() -> None:
    match = play(scene("RRrr"), "play R R")
    assert match.tops == [0, -1]
    assert told(match)[1] == "pass-lost"
    kicked_off = start(5)
    assert kicked_off.tops == [-1, -1]


def test_3_4_a_pair_is_a_footballer_and_a_ball_of_one_colour() -> None:
    assert told(play(scene("RrR"), "play R r"))[1] == "pass"
    assert told(play(scene("RbR"), "play R b"))[1] == "pass-lost"
    assert told(play(scene("BbR"), "play B b"))[1] == "counter"
    assert told(play(joker(scene("RRR", balls="b"), "r"), "play R R"))[1] == "pass"


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
