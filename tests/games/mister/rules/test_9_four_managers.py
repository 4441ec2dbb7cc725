"""Section 9: four managers."""

from collections import Counter

import pytest

from tavolino import Fault
from tavolino.games.mister import Mister
from tavolino.games.mister.engine import evening
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_DRAFT, ASK_LINE_UP, ASK_TAKER, NOBODY
from tests.games.mister.support import (
    STOP,
    at,
    event_kinds,
    first_legal,
    give,
    line_up_all,
    pairs,
    pick,
    play_round,
    scene,
    shoot,
    squads,
    start,
    start_evening,
    teach,
    turn,
)


def four(seed: int = 1) -> MisterMatch:
    match = scene(4, seed, format="league")
    match.turn_order = [0, 1, 2, 3]
    match.set_attacker(0)
    return match


def test_9_1_a_single_match_is_for_two_a_cup_or_league_for_four() -> None:
    assert Mister().seat_counts == (2,)
    assert Mister(format="cup").seat_counts == Mister(format="league").seat_counts == (4,)
    with pytest.raises(Fault):
        Mister().start(1, seats=4)
    with pytest.raises(Fault):
        Mister(format="cup").start(1, seats=2)


def test_9_2_all_four_buy_at_one_market() -> None:
    match = start(2, format="league")
    buyers = set()
    while match.asked == ASK_DRAFT:
        buyers.add(match.to_act[0])
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert buyers == {0, 1, 2, 3}
    signed = [*match.keepers, *(f for squad in match.squads for f in squad)]
    assert len(set(signed)) == 60
    assert len(match.free_agents) == 21


def test_9_3_lots_give_the_numbers_and_the_first_pairs() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        match = start(seed, carry=squads(4), format="cup")
        seen[tuple(match.seats_by_number)] += 1
        assert pairs(match) == [
            (match.seats_by_number[0], match.seats_by_number[1]),
            (match.seats_by_number[2], match.seats_by_number[3]),
        ]
    assert len(seen) == 24
    numbers = [event for event in match.events_for(None) if event["event"] == "number"]
    assert [event["seat"] for event in numbers] == match.seats_by_number


def test_9_4_two_matches_share_the_cards_and_take_turns() -> None:
    match = turn(four(), 23, 24, 23, 24, 23, STOP)
    attacks = [
        (event.values["seat"], event.values["other"]) for event in match.events if event.kind == "attack"
    ]
    assert attacks == [(0, 1), (1, 0), (2, 3), (3, 2), (0, 1), (1, 0)]


def test_9_4_only_the_two_of_the_match_choose_directions() -> None:
    match = four()
    give(match, 2, "RS", A=9)
    turn(match, 23, 23, 27, STOP)
    assert match.to_act == [2, 3]
    shoot(match)
    assert match.goals == [0, 0, 1, 0]


def test_9_5_the_cards_are_gone_through_twice() -> None:
    match = start_evening(format="league")
    line_up_all(match)
    first_legal(match, until=ASK_LINE_UP)
    cards = [event.values["card"] for event in match.events if event.kind in ("attack", "card")]
    assert len(cards) == 64
    assert set(Counter(cards).values()) == {2}
    assert len(set(cards[:32])) == 32
    assert event_kinds(match).count("second-lap") == 1


def test_9_5_goals_are_written_down_and_their_cards_given_back() -> None:
    match = four()
    give(match, 0, "RS", A=9)
    turn(match, 27, STOP)
    shoot(match)
    assert match.goal_cards[0] == [26]
    match.times_shuffled = 1
    match.cards_drawn = len(match.deck)
    match.awaited_seats = 0
    match.card_in_play = NOBODY
    evening.play_on(match)
    assert match.times_shuffled == 2
    assert sorted(match.deck) == list(range(32))
    assert match.goal_cards == [[], [], [], []]
    assert match.goals == [1, 0, 0, 0]


def test_9_5_the_next_turn_follows_in_order() -> None:
    match = four()
    match.times_shuffled = 1
    match.deck = [22, 22]
    match.cards_drawn = 0
    evening.play_on(match)
    attackers = [event.values["seat"] for event in match.events if event.kind in ("attack", "card")]
    assert attackers[:3] == [0, 1, 2], "the third card is the first of the new deck"


def test_9_6_the_extra_card_of_a_bonus_comes_from_the_shared_deck() -> None:
    match = four()
    teach(match, 0, "RS", "crowd_leader")
    turn(match, 25, STOP, 23, 23)
    assert (match.attacker, match.cards_drawn) == (0, 2)


def test_9_6_also_when_the_deck_must_be_shuffled_first() -> None:
    match = four()
    teach(match, 0, "RS", "crowd_leader")
    match.times_shuffled = 1
    match.deck = [24]
    match.cards_drawn = 0
    evening.play_on(match)
    cards = [event for event in match.events if event.kind in ("attack", "card")]
    assert cards[0].values["card"] == "singing-stand"
    assert cards[1].values["seat"] == 0
    assert cards[1].values["bonus"] == 1


def test_9_7_the_first_named_attacks_first_and_in_return_matches_the_other() -> None:
    match = start_evening(format="league")
    firsts = []
    for _ in range(6):
        line_up_all(match)
        start_ = [event for event in match.events if event.kind == "kick-off"][-2:]
        firsts.append([(event.values["seat"], event.values["other"]) for event in start_])
        attack = next(event for event in match.events if event.kind in ("attack", "card"))
        assert attack.values["seat"] == firsts[-1][0][0]
        match.events.clear()
        match.awaited_seats = match.secret_seats = 0
        match.cards_drawn, match.times_shuffled = len(match.deck), 2
        evening.play_on(match)
    assert firsts[:3] == [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]]
    assert firsts[3:] == [[(b, a) for a, b in round_] for round_ in firsts[:3]]


def test_9_8_line_ups_are_new_and_nobody_stays_off() -> None:
    match = start_evening(format="league")
    line_up_all(match)
    match.pitch[1] = NOBODY
    match.benches[0] = []
    match.awaited_seats = match.secret_seats = 0
    match.cards_drawn, match.times_shuffled = len(match.deck), 2
    evening.play_on(match)
    assert match.asked == ASK_LINE_UP
    assert match.to_act == [0, 1, 2, 3]
    assert match.legal(0) == sorted(match.squads[0])
    line_up_all(match)
    assert at(match, 0, "RB") == min(match.squads[0])
    assert len(match.benches[0]) == 4


def test_9_9_scores_are_goals_placings_or_points() -> None:
    cup = start_evening(format="cup")
    play_round(cup, (1, 0, 0, 2))
    assert cup.outcome.scores == [0, 0, 0, 0]
    play_round(cup, (0, 3, 1, 4))
    assert cup.outcome.scores == [2, 1, 0, 3]
    assert cup.outcome.winners == [3]
    league = start_evening(format="league")
    for _ in range(6):
        play_round(league, (1, 0, 1, 0))
    assert sum(league.outcome.scores) == sum(3 if h != a else 2 for _, _, h, a, *_ in league.results)


def test_the_stop_card_asks_for_a_taker() -> None:
    match = turn(four(), STOP)
    assert (match.asked, match.to_act) == (ASK_TAKER, [0])
    pick(match, at(match, 0, "RS"))
    assert match.to_act == [0, 1]
