"""Section 4: the match."""

from collections import Counter

import pytest

from tavolino import Refusal
from tavolino.games.mister.engine.state import ASK_ORDER, ASK_SHOT, ASK_TAKER, NOBODY
from tests.games.mister.support import (
    STOP,
    at,
    event_kinds,
    first_legal,
    give,
    is_over,
    pick,
    play,
    scene,
    shoot,
    squads,
    start,
    turn,
)


def test_4_1_action_cards_are_shuffled_and_lots_decide_who_starts() -> None:
    starts: Counter[int] = Counter()
    for seed in range(300):
        match = start(seed, carry=squads())
        for seat in (0, 1):
            for footballer in match.squads[seat][:10]:
                pick(match, footballer, seat)
        starts[match.turn_order[0]] += 1
        assert sorted(match.deck) == list(range(32))
        first = next(event for event in match.events if event.kind in ("attack", "card"))
        assert (first.values["seat"], first.values["bonus"]) == (match.turn_order[0], 0)
    assert min(starts.values()) > 125


def test_4_2_the_card_turned_is_played_by_the_attacker_phase_by_phase() -> None:
    match = scene()
    give(match, 0, "RM", E=9)
    give(match, 0, "LS", B=9)
    turn(match, 1, STOP)
    assert event_kinds(match) == ["attack", "duel-won", "duel-won", "shot"]
    assert (match.attacker, match.defender) == (0, 1)
    assert match.events_for(None)[0] | {"minute": 0} == {
        "event": "attack",
        "seat": 0,
        "other": 1,
        "card": "hammer-header-right",
        "minute": 0,
        "bonus": 0,
    }
    with pytest.raises(Refusal) as caught:
        play(match, "sign", 0)
    assert caught.value.article == "5.6"


def test_4_2_a_seat_that_is_not_asked_is_refused() -> None:
    match = turn(scene(), STOP)
    with pytest.raises(Refusal) as caught:
        pick(match, at(match, 1, "RS"), 1)
    assert caught.value.article == "4.2"


def test_4_3_the_first_phase_that_fails_ends_the_attack() -> None:
    match = scene()
    give(match, 0, "LS", B=9)
    turn(match, 1, STOP)
    assert event_kinds(match)[:2] == ["attack", "duel-lost"]
    assert (match.attacker, match.asked) == (1, ASK_TAKER)
    second = scene()
    give(second, 0, "RM", E=9)
    turn(second, 1, STOP)
    assert event_kinds(second)[:3] == ["attack", "duel-won", "duel-lost"]
    assert second.attacker == 1


def test_4_4_when_all_phases_pass_there_is_a_shot() -> None:
    match = scene()
    give(match, 0, "RM", E=9)
    give(match, 0, "LS", B=9)
    turn(match, 1, STOP)
    assert match.asked == ASK_SHOT
    assert match.shooter == at(match, 0, "LS")


def test_4_5_then_it_is_the_opponents_turn() -> None:
    match = scene()
    attackers = []
    for _ in range(4):
        turn(match, 23, STOP)
        attackers.append(match.attacker)
        match.awaited_seats = 0
        match.card_in_play = NOBODY
    assert attackers == [1, 0, 1, 0]


def test_4_6_a_goals_card_is_kept_and_all_others_are_discarded() -> None:
    match = scene()
    give(match, 0, "RS", A=9)
    turn(match, 23, 28, 27, STOP)
    assert event_kinds(match).count("attack") == 3
    shoot(match)
    assert match.goals == [1, 0]
    zones = {zone["id"]: [pile["card"] for pile in zone["cards"]] for zone in match.view(None)["zones"]}
    assert zones["kept:0"] == ["twist-and-turn-right"]
    assert zones["used"] == ["twist-and-turn-left", "backheel"], "the last one on top"
    assert zones["card"] == ["penalty"]


def test_4_7_more_goals_win_when_the_cards_are_used_up() -> None:
    match = scene()
    give(match, 0, "RS", A=9)
    turn(match, 27, 23)
    assert not is_over(match)
    shoot(match)
    assert is_over(match)
    assert match.outcome.winners == [0]
    assert match.outcome.scores == [1, 0]
    assert (match.outcome.reason, match.outcome.details) == ("goals", {"goals": 1, "conceded": 0})
    assert event_kinds(match)[-2:] == ["full-time", "end-goals"]


def test_4_8_a_level_single_match_goes_to_penalties() -> None:
    match = turn(scene(), 23, 24)
    assert match.asked == ASK_ORDER
    assert match.to_act == [0, 1]


def test_a_whole_match_turns_all_cards_once() -> None:
    match = start(8)
    first_legal(match)
    cards = [event.values["card"] for event in match.events if event.kind in ("attack", "card")]
    assert len(cards) == len(set(cards)) == 32
    minutes = [event.values["minute"] for event in match.events if event.kind in ("attack", "card")]
    assert minutes == sorted(minutes)
    assert (minutes[0], minutes[-1]) == (1, 88)
