"""Section 2: setting up a half."""

import json
from collections import Counter

from tavolino import Rng
from tests.games.champions101.support import LETTERS, guess_match, hand_of, play, scene, start


def test_2_1_every_period_begins_with_all_cards_new_hands_and_an_empty_pitch() -> None:
    match = scene("RRrr", deck="b", footballers="R", balls="r")
    play(match, "play R r")  # a pass; the last card is drawn and the half is over
    assert match.period == 1
    assert list(match.hand_sizes) == [6, 6]
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
        guess = guess_match(match, 1, number)
        assert all(guess.hand[kind] >= 1 for kind in (0, 1, 2)), "the giver knows those three"


def test_2_8_cards_that_leave_face_down_are_known_to_their_owner_alone() -> None:
    match = play(scene("RrBbPP", deck="BBbbbbbb"), "penalties")
    down = {seat: next(z for z in match.view(seat)["zones"] if z["id"] == "down:0") for seat in (0, 1)}
    assert down[0]["size"] == down[1]["size"] == 4
    assert sum(pile["n"] for pile in down[0]["cards"]) == 4
    assert down[1]["cards"] == []
    dumps = {json.dumps(match.guess(1, Rng(n)).dump()["cards"]) for n in range(20)}
    assert len(dumps) > 1
