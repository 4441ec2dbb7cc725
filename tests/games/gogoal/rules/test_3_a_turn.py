"""Section 3: a turn."""

from tavolino.games.gogoal.engine.state import ASK_DRAW, ASK_PLAY
from tests.games.gogoal.support import (
    choices,
    event_kinds,
    hand_of,
    play,
    refusal_of,
    scene,
    words,
)


def test_3_1_a_turn_is_a_card_played_and_then_a_card_drawn() -> None:
    match = scene(["F M goal", "D"], players="J D")
    assert (match.asked, match.to_act) == (ASK_PLAY, [0])
    play(match, "play F")
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    play(match, "draw players")
    assert hand_of(match, 0) == "M J goal"
    assert (match.asked, match.to_act) == (ASK_PLAY, [1])
    assert event_kinds(match) == ["join", "draw", "turn"]


def test_3_1_drawing_before_playing_is_refused_and_so_is_playing_twice() -> None:
    match = scene(["F M", "D"])
    assert refusal_of(match, "draw players") == ("asked-play", "3.1")
    assert refusal_of(match, "play F", seat=1) == ("not-your-turn", "2.6")
    assert refusal_of(play(match, "play F"), "play M") == ("asked-draw", "3.7")


def test_3_2_the_card_is_a_footballer_or_an_attack_on_an_opponent_of_ones_choice() -> None:
    match = scene(["D F super-goal no", "M", "M"], teams=["F", "M", "M"])
    assert choices(match) == {
        "play defender",
        "play forward",
        "attack super-goal 1",
        "attack super-goal 2",
    }
    assert refusal_of(match, "play M") == ("not-in-hand", "3.2")
    assert refusal_of(match, "attack penalty 1") == ("not-in-hand", "3.2")
    assert refusal_of(match, "show red 1 M") == ("not-in-hand", "3.2")
    assert refusal_of(match, "sub J M") == ("not-in-hand", "3.2")


def test_3_3_a_defence_card_is_only_ever_an_answer() -> None:
    match = scene(["D no super-no var", "M"])
    assert choices(match) == {"play defender"}
    for card in ("no", "super-no", "var"):
        assert refusal_of(match, f"answer {card}") == ("only-an-answer", "3.3")


def test_3_4_whoever_can_play_must() -> None:
    match = scene(["D no", "M"])
    assert refusal_of(match, "discard no") == ("must-play", "3.4")
    match = scene(["penalty no", "M"], teams=["F", ""])
    assert choices(match) == {"attack penalty 1"}
    assert refusal_of(match, "discard no") == ("must-play", "3.4")


def test_3_5_whoever_is_stuck_discards_a_card_and_draws() -> None:
    match = scene(["goal no var", "M"], teams=["M", "D"], discards="")
    assert choices(match) == {"discard goal", "discard no", "discard var"}
    assert refusal_of(match, "discard super-no") == ("not-in-hand", "3.5")
    play(match, "discard no")
    assert hand_of(match, 0) == "goal var"
    assert words(match.discards) == "no"
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    assert event_kinds(match) == ["discard"]


def test_3_5_only_the_one_who_is_stuck_is_told_so() -> None:
    match = scene(["goal no", "M"])
    asks = [match.view(seat)["ask"] for seat in (0, 1, None)]
    assert [ask and ask["key"] for ask in asks] == ["discard", "play", "play"]


def test_3_6_without_a_card_one_just_draws() -> None:
    match = scene(["", "M"])
    assert (match.asked, match.to_act) == (ASK_DRAW, [0])
    play(match, "draw players", "play M", "draw players", "play D")
    assert event_kinds(match)[-2:] == ["turn", "join"], "and with a card one plays again"


def test_3_7_either_deck_can_be_drawn_from() -> None:
    for deck, drawn in (("players", "J"), ("actions", "red")):
        match = play(scene(["F", "M"], players="J D", actions="red no"), "play F")
        assert choices(match) == {"draw players", "draw actions"}
        assert hand_of(play(match, f"draw {deck}"), 0) == drawn


def test_3_8_each_deck_has_its_own_discards() -> None:
    match = scene(["F", "M"], players="", actions="", discards="D D goal no no")
    play(match, "play F", "draw players")
    assert match.players.cards_left() == 1
    assert words(match.discards) == "goal no no", "the other pile is left alone"
    play(match, "play M", "draw actions")
    assert match.actions.cards_left() == 2
    assert words(match.discards) == ""


def test_3_9_a_deck_is_remade_when_a_card_is_wanted_and_not_before() -> None:
    match = scene(["F", "M"], players="J", discards="D D F")
    play(match, "play F", "draw players")
    assert (match.players.cards_left(), sum(match.discards)) == (0, 3), (
        "the last card is gone, nothing is remade yet"
    )
    play(match, "play M", "draw players")
    assert "remade" in event_kinds(match)
    assert match.players.cards_left() == 2
    assert sorted(match.players.cards) == sorted([0, 0, 2]), "all its discards, in a new order"
    assert sum(match.discards) == 0


def test_3_9_a_remade_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        match = scene(["F", "M"], players="", discards="D D D M M M F F F")
        match.seed = seed
        orders.add(bytes(play(match, "play F", "draw players").players.cards))
    assert len(orders) > 15


def test_3_10_a_deck_without_cards_or_discards_is_not_offered() -> None:
    match = play(scene(["F", "M"], players="", discards="goal"), "play F")
    assert choices(match) == {"draw actions"}
    assert refusal_of(match, "draw players") == ("dry", "3.10")
    match = play(scene(["F", "M"], actions="", discards="D"), "play F")
    assert choices(match) == {"draw players"}


def test_3_11_with_both_dry_nothing_is_drawn() -> None:
    match = play(scene(["F J", "M"], players="", actions="", discards=""), "play F")
    assert hand_of(match, 0) == "J"
    assert (match.asked, match.to_act) == (ASK_PLAY, [1])
    assert event_kinds(match) == ["join", "dry", "turn"]


def test_3_12_the_numbers_of_cards_are_public_and_the_cards_are_not() -> None:
    match = scene(["F J goal", "M no no super-no", "D"])
    for viewer in (0, 2, None):
        view = match.view(viewer)
        hand = next(zone for zone in view["zones"] if zone["id"] == "hand:1")
        assert (hand["size"], hand["cards"]) == (4, [])
        assert (view["facts"]["hand_players_1"], view["facts"]["hand_actions_1"]) == (1, 3)
    own = next(zone for zone in match.view(1)["zones"] if zone["id"] == "hand:1")
    assert own["cards"] == [
        {"card": "midfielder", "n": 1},
        {"card": "no", "n": 2},
        {"card": "super-no", "n": 1},
    ]


def test_3_13_teams_goals_and_discards_lie_open() -> None:
    match = scene(["F", "M"], teams=["D F", "J"], scored=["goal penalty", ""], discards="D M M no")
    for viewer in (0, 1, None):
        zones = {zone["id"]: zone["cards"] for zone in match.view(viewer)["zones"]}
        assert zones["team:0"] == [{"card": "defender", "n": 1}, {"card": "forward", "n": 1}]
        assert zones["team:1"] == [{"card": "joker", "n": 1}]
        assert zones["goals:0"] == [{"card": "goal", "n": 1}, {"card": "penalty", "n": 1}]
        assert zones["discarded-players"] == [{"card": "defender", "n": 1}, {"card": "midfielder", "n": 2}]
        assert zones["discarded-actions"] == [{"card": "no", "n": 1}]
        assert match.view(viewer)["scores"] == [2, 0]


def test_3_14_a_hand_has_no_limit() -> None:
    match = scene(["D " * 12 + "M " * 11 + "no " * 7, "M"])
    play(match, "play D", "draw actions")
    assert sum(match.hand_sizes[:2]) == 30
