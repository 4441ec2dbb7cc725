"""Section 2: setting up."""

from collections import Counter

from tests.games.best11.support import (
    ELEVEN,
    challenge,
    nobody_pays,
    play,
    scene,
    start,
    zone,
)


def test_2_1_everyone_draws_a_formation_and_no_two_the_same() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        match = start(seed, 5)
        formations = [zone(match, f"formation:{seat}")[0]["card"] for seat in range(5)]
        assert len(set(formations)) == 5
        drawn[formations[0]] += 1
    assert len(drawn) == 8, "any of the eight can be drawn"


def test_2_2_everyone_gets_8_million_and_2_event_cards() -> None:
    match = start(3, 4)
    assert match.money == [10 + 2] * 4, "with the income of turn 1"
    assert match.hand_size == [2] * 4


def test_2_3_lots_decide_who_moves_first_and_the_others_follow_clockwise() -> None:
    firsts = Counter(start(seed, 3).order[0] for seed in range(300))
    assert min(firsts.values()) > 70
    order = start(5, 4).order
    assert [(seat - order[0]) % 4 for seat in order] == [0, 1, 2, 3]


def test_2_4_what_lies_open_is_open_to_everybody() -> None:
    match = scene(ELEVEN, "P3", hands=["jinx scout", "booked"], seats=3, money=[7, 8, 9])
    seen = match.view(None)
    assert [seen["facts"][f"money_{seat}"] for seat in range(3)] == [7, 8, 9]
    assert sum(pile["n"] for pile in zone(match, "team:0")) == 11
    assert [zone["size"] for zone in seen["zones"] if zone["kind"] == "hand"] == [2, 1, 0]
    play(match, "use money")
    assert zone(match, "management:0") == [{"card": "management-10", "n": 1}]


def test_2_4_played_events_and_discarded_actions_are_open() -> None:
    match = scene("P3 D3 C3 A5", "P3 D3 C3 A3", hands=["boards-bonus"], actions="solo-run")
    nobody_pays(challenge(play(match, "play boards-bonus")))
    assert zone(match, "out") == [{"card": "boards-bonus", "n": 1}]
    assert zone(match, "discards") == [{"card": "solo-run-man-marking", "n": 1}]


def test_2_5_hands_and_unused_management_cards_are_secret() -> None:
    match = scene(hands=["jinx scout"], seats=3)
    assert zone(match, "hand:0", 0) == [{"card": "jinx", "n": 1}, {"card": "scout", "n": 1}]
    assert zone(match, "hand:0", 1) == zone(match, "hand:0") == []
    assert zone(match, "management:0", 1) == zone(match, "management:0") == []
    assert zone(match, "management:0", 0) == [{"card": "management-10", "n": 1}]


def test_2_5_what_a_scout_has_seen_is_secret() -> None:
    match = play(scene(hands=["scout"], deck="D6 C1 A1 P1"), "play scout")
    assert len(zone(match, "scouted:0", 0)) == 4
    assert zone(match, "scouted:0", 1) == zone(match, "scouted:0") == []
    found = next(event for event in match.events if event.kind == "looked")
    assert "names" in found.values_for(0)
    assert "names" not in found.values_for(1)
