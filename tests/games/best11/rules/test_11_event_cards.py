"""Section 11: event cards in general."""

import pytest

from tavolino.games.best11 import Best11
from tavolino.games.best11.cards.reading import standard_events
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_DISCARD,
    ASK_DRAWN,
    ASK_JINX,
    ASK_MANAGER,
    ASK_MOVE,
    ASK_OWN,
    ASK_REVIEW,
    ASK_SCOUT,
    ASK_SHOW,
    ASK_STEP,
    ASK_THEIR,
)
from tests.games.best11.support import (
    FOUR,
    assert_refused,
    challenge,
    event_kinds,
    hand,
    kind,
    legal,
    nobody_pays,
    play,
    scene,
    until,
    window,
    zone,
)

FULL = "jinx scout bargain booked"


def test_11_1_67_cards_of_three_colours() -> None:
    colours = dict.fromkeys(("white", "challenge", "management"), 0)
    for card in standard_events():
        colours[card.colour] += card.n
    assert colours == {"white": 15, "challenge": 29, "management": 23}
    assert sum(Best11().decks["events"].values()) == 67


WITHOUT_A_MOMENT = [
    "boards-bonus",
    "bargain",
    "old-ground",
    "even-swap",
    "fixture-list",
    "scout",
    "commentary",
    "tax-inspection",
]
"""The cards that say nothing of their moment."""


def test_11_2_a_card_that_says_nothing_of_its_moment_can_be_played_at_any() -> None:
    assert [card.id for card in standard_events() if card.when == ("any",)] == WITHOUT_A_MOMENT


@pytest.mark.parametrize("card", WITHOUT_A_MOMENT)
@pytest.mark.parametrize(
    ("asked", "seat"),
    [
        (ASK_MOVE, 0),
        (ASK_SHOW, 1),
        (ASK_DRAWN, 0),
        (ASK_DRAWN, 1),
        (ASK_STEP, 0),
        (ASK_STEP, 1),
        (ASK_REVIEW, 0),
        (ASK_REVIEW, 1),
    ],
)
def test_11_3_it_can_be_played_at_every_moment_and_the_challenge_goes_on(
    card: str, asked: int, seat: int
) -> None:
    match = scene(
        "P3 D3 C3 A5 A3",
        "P3 D3 C3 A3 A3",
        FOUR,
        seats=3,
        hands=[card] if seat == 0 else ["", card],
        actions="counter-attack /tackle",
        deck="coach3",
    )
    if asked != ASK_MOVE:
        play(match, "use challenge", "manager 1")
    while (match.asked, match.to_act) != (asked, [seat]):
        play(match, legal(match)[0])
    play(match, f"play {card}")
    while match.asked in (ASK_OWN, ASK_MANAGER, ASK_THEIR, ASK_SCOUT):
        assert match.to_act == [seat]
        play(match, legal(match)[-1])
    assert zone(match, "out") == [{"card": card, "n": 1}]
    if asked == ASK_MOVE:
        assert (match.asked, match.to_act) == (ASK_MOVE, [0])
        return
    while match.attacker == 0:
        play(match, legal(match)[0])
    assert (match.asked, match.to_act) == (ASK_MOVE, [0])
    assert match.goals == [1, 0, 0]


def test_11_3_outside_a_challenge_only_the_manager_on_the_move_plays_them() -> None:
    match = scene(FOUR, FOUR, FOUR, seats=3, hands=["", "", "boards-bonus"], actions="long-shot")
    assert challenge(match).asked == ASK_BET
    assert assert_refused(match, "play boards-bonus", "11.3") == "not-now"


def test_8_8_a_footballer_in_the_action_is_not_swapped() -> None:
    match = scene("P3 D3 C3 A3", "P1 D1 C3 A1", hands=["even-swap"], actions="long-shot", seats=3)
    window(match)
    assert "play even-swap" not in legal(match), (
        "the two midfielders are alike, but one of them is in the action"
    )
    assert assert_refused(match, "play even-swap", "14.7") == "uneven"


def test_14_14_a_scout_in_a_challenge_is_the_purchase_of_the_turn() -> None:
    match = scene(FOUR, FOUR, hands=["", "scout bargain"], actions="long-shot", deck="D2", market="C1 C1")
    play(match, "use challenge")
    assert match.asked == ASK_SHOW
    play(match, "play bargain", "play scout", "take no-1")
    assert (match.cards_bought, match.money[1], match.bargain) == ([0, 1], 10, [0, 0])
    until(match, ASK_MOVE)
    play(match, "pass")
    assert match.to_act == [1]
    assert assert_refused(match, "buy no-1", "5.1") == "one-a-turn"


@pytest.mark.parametrize(
    ("card", "seat", "asked"),
    [
        ("bargain", 0, ASK_MOVE),
        ("sports-bet", 2, ASK_BET),
        ("change-of-play", 0, ASK_DRAWN),
        ("jinx", 2, ASK_JINX),
        ("come-on-lads", 0, ASK_STEP),
        ("video-review", 1, ASK_REVIEW),
    ],
)
def test_11_3_any_time_means_one_of_these_moments(card: str, seat: int, asked: int) -> None:
    hands = ["", "", ""]
    hands[seat] = card
    match = scene("P3 D3 C3 A5", FOUR, FOUR, seats=3, hands=hands, actions="counter-attack /tackle")
    if asked != ASK_MOVE:
        until(challenge(match), asked)
    assert match.to_act == [seat]
    assert f"play {card}" in legal(match)


@pytest.mark.parametrize(
    ("card", "asked", "article"),
    [
        ("come-on-lads", ASK_MOVE, "11.3"),
        ("jinx", ASK_MOVE, "11.3"),
        ("video-review", ASK_MOVE, "11.3"),
        ("sports-bet", ASK_MOVE, "11.3"),
        ("come-on-lads", ASK_DRAWN, "11.3"),
        ("video-review", ASK_DRAWN, "11.3"),
        ("kit-sponsor", ASK_DRAWN, "11.5"),
    ],
)
def test_11_3_at_another_moment_a_card_is_refused(card: str, asked: int, article: str) -> None:
    match = scene(FOUR, FOUR, FOUR, seats=3, hands=[card], actions="long-shot")
    if asked != ASK_MOVE:
        until(challenge(match), asked)
    assert_refused(match, f"play {card}", article)
    assert assert_refused(match, "play tax-inspection", "11.3") == "not-in-hand"


def test_11_4_while_values_are_changed_challenge_events_and_those_without_a_moment_can_be_played() -> None:
    events = [card.id for card in standard_events() if card.n and card.id not in ("jinx", "video-review")]
    playable = []
    for id in events:
        match = window(
            scene("P3 D3 C3 A3 D2", "P3 D3 C3 A3 D2", FOUR, seats=3, hands=[id], actions="long-shot")
        )
        if f"play {id}" in legal(match):
            playable.append(id)
        else:
            article = "11.5" if match.box.events[kind(match, id)].is_white else "11.4"
            assert assert_refused(match, f"play {id}", article)
    assert playable == ["terrace-chants", "come-on-lads", "club-dna", *WITHOUT_A_MOMENT]


def test_11_4_the_other_side_has_its_own_cards() -> None:
    match = scene(FOUR, FOUR, hands=["", "booked sent-off come-on-lads boards-bonus"], actions="long-shot")
    play(window(match), "pass")
    assert [move for move in legal(match) if move.startswith("play")] == [
        "play booked",
        "play sent-off",
        "play boards-bonus",
    ]
    assert assert_refused(match, "play come-on-lads", "11.4") == "not-while-changing"


def test_11_5_white_events_are_played_on_the_own_move_only() -> None:
    match = window(scene(FOUR, FOUR, hands=["kit-sponsor"], actions="long-shot"))
    assert assert_refused(match, "play kit-sponsor", "11.5") == "white-on-move"
    nobody_pays(match)
    assert "play kit-sponsor" in legal(match)


def test_11_6_the_earlier_in_turn_order_goes_first() -> None:
    match = scene(
        *[FOUR] * 4, seats=4, hands=["", "", "sports-bet jinx", "sports-bet jinx"], actions="long-shot"
    )
    match.order = [3, 0, 1, 2]
    match.managers_done = 1
    assert challenge(match).to_act == [3]
    play(match, "pass")
    assert match.to_act == [2]
    until(match, ASK_JINX)
    assert match.to_act == [3]


def test_11_7_any_number_of_event_cards_in_a_turn() -> None:
    match = scene(hands=["boards-bonus boards-bonus kit-sponsor bargain"], money=[0])
    play(match, "play boards-bonus", "play kit-sponsor", "play bargain", "play boards-bonus")
    assert (match.money[0], match.hand_size[0]) == (6, 0)


def test_11_8_never_more_than_4_in_hand() -> None:
    match = play(scene(hands=[FULL], cards=[10], seats=3), "use events")
    assert match.asked == ASK_DISCARD
    play(match, "discard jinx")
    assert match.hand_size[0] == 4


def test_11_9_first_discard_then_draw() -> None:
    match = play(scene(hands=[FULL], cards=[10], events="kit-sponsor", seats=3), "use events")
    assert legal(match) == ["discard jinx", "discard booked", "discard bargain", "discard scout"]
    assert assert_refused(match, "discard kit-sponsor", "11.9") == "not-in-hand"
    assert assert_refused(match, "play scout", "11.9") == "asked-discard"
    play(match, "discard jinx")
    assert hand(match, 0) == ["kit-sponsor", "booked", "bargain", "scout"]
    assert assert_refused(match, "discard scout", "11.9") == "no-discard-now"


def test_11_9_the_card_played_makes_room_for_one() -> None:
    match = play(scene(hands=["commentary jinx scout bargain"], seats=3), "play commentary")
    assert match.asked == ASK_DISCARD
    assert play(match, "discard jinx").asked == ASK_MOVE
    assert match.hand_size[0] == 4


def test_11_10_discarded_cards_go_face_down_to_the_bottom_of_the_deck() -> None:
    match = play(scene(hands=[FULL], cards=[10], seats=3), "use events", "discard jinx")
    assert match.deck_cards[1][-1] == kind(match, "jinx")
    assert zone(match, "event-deck", 1) == zone(match, "event-deck") == []
    assert zone(match, "event-deck", 0) == [{"card": "jinx", "n": 1}]
    discarded = next(event for event in match.events if event.kind == "discarded")
    assert discarded.values_for(0)["card"] == "jinx"
    assert "card" not in discarded.values_for(1)


def test_11_11_a_card_that_has_been_played_leaves_the_game() -> None:
    match = play(scene(hands=["boards-bonus"]), "play boards-bonus")
    assert zone(match, "out") == [{"card": "boards-bonus", "n": 1}]
    assert kind(match, "boards-bonus") not in [
        match.deck_cards[1][at] for at in range(match.deck_position[1], 2)
    ]
    assert match.played_events[kind(match, "boards-bonus")] == 1


def test_11_12_white_events_stay_in_play() -> None:
    match = play(scene(hands=["kit-sponsor"], money=[0]), "play kit-sponsor")
    assert zone(match, "front:0") == [{"card": "kit-sponsor", "n": 1}]
    assert zone(match, "out") == []
    for _ in range(3):
        play(match, "pass", "pass")
    assert match.money[0] == 3 * 4


def test_11_13_an_event_deck_with_too_few_cards_gives_those_that_are_left() -> None:
    match = scene(cards=[10])
    match.deck_position[1] = len(match.deck_cards[1]) - 1
    play(match, "use events")
    assert match.hand_size[0] == 1
    empty = scene(hands=["jinx jinx scout scout"], cards=[10], seats=3)
    empty.deck_position[1] = len(empty.deck_cards[1])
    play(empty, "use events")
    assert (empty.asked, empty.hand_size[0]) == (ASK_MOVE, 4), "nothing comes, so nothing need go"


def test_11_14_whoever_might_hold_an_answer_is_asked_also_with_nothing_to_answer() -> None:
    match = scene(
        "P3 D3 C3 A5",
        FOUR,
        FOUR,
        FOUR,
        seats=4,
        hands=["scout", "scout", "scout", ""],
        actions="counter-attack /tackle",
    )
    play(match, "use challenge", "manager 1")
    asked = []
    while match.attacker >= 0:
        asked.append((match.asked, match.to_act[0]))
        play(match, legal(match)[0])
    moments = [(what, seat) for what, seat in asked if what != ASK_STEP]
    assert moments == [
        (ASK_SHOW, 1),
        (ASK_BET, 2),
        (ASK_DRAWN, 0),
        (ASK_DRAWN, 1),
        (ASK_JINX, 2),
        (ASK_DRAWN, 0),
        (ASK_DRAWN, 1),
        (ASK_JINX, 2),
        (ASK_REVIEW, 0),
        (ASK_REVIEW, 1),
    ], "seat 3 holds no card at all, and everyone can see that"


def test_11_14_nobody_is_asked_for_cards_that_are_all_gone() -> None:
    match = scene(FOUR, FOUR, FOUR, seats=3, hands=["", "", "scout"], actions="long-shot")
    gone = match.played_events.copy()
    gone[kind(match, "jinx")] = gone[kind(match, "sports-bet")] = 3
    match.played_events = gone
    assert challenge(match).asked == ASK_STEP


def test_who_draws_is_told_to_everyone_and_what_to_the_drawer_alone() -> None:
    match = play(scene(hands=["commentary"], events="scout bargain"), "play commentary")
    drew = next(event for event in match.events if event.kind == "drew")
    assert drew.values_for(1) == {"event": "drew", "seat": 0, "n": 2}
    assert drew.values_for(0)["cards"] == ["scout", "bargain"]
    assert event_kinds(match) == ["played", "drew"]
