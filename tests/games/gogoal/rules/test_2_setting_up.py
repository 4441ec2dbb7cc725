"""Section 2: setting up."""

import pytest

from tavolino import Fault
from tavolino.games.gogoal import GoGoal
from tavolino.games.gogoal.cards import GOAL, NAMES
from tavolino.games.gogoal.engine.state import NOBODY
from tests.games.gogoal.support import (
    choices,
    event_kinds,
    hand_of,
    play,
    play_as,
    refusal_of,
    start,
    team_of,
    words,
)


def field_trios(match_seats: int = 2, seed: int = 1) -> list[str]:
    """A legal trio for each seat."""
    match = start(seed, match_seats)
    return [min(choices(match, seat)) for seat in range(match_seats)]


def test_2_1_the_two_decks_are_shuffled_separately() -> None:
    match = start(1)
    assert len(match.players.cards) == 49
    assert len(match.actions.cards) == 44
    assert all(kind < GOAL for kind in match.players.cards)
    assert all(kind >= GOAL for kind in match.actions.cards)
    assert match.players.cards != start(2).players.cards
    assert match.actions.cards != start(2).actions.cards


def test_2_1_every_card_is_as_likely_on_top_as_its_number_says() -> None:
    tops = [start(seed).players.cards[0] for seed in range(2000)]
    assert 540 < tops.count(NAMES.index("forward")) < 690, "15 of 49"
    assert 110 < tops.count(NAMES.index("joker")) < 220, "4 of 49"


@pytest.mark.parametrize("seats", [2, 6])
def test_2_2_everyone_is_dealt_five_and_two_seat_by_seat(seats: int) -> None:
    match = start(3, seats, narrate=True)
    for seat in range(seats):
        dealt = [*match.players.cards[5 * seat : 5 * seat + 5], *match.actions.cards[2 * seat : 2 * seat + 2]]
        assert hand_of(match, seat) == words([dealt.count(kind) for kind in range(13)])
        assert list(match.hand_sizes[2 * seat : 2 * seat + 2]) == [5, 2]
    assert event_kinds(match)[:seats] == ["deal"] * seats
    assert match.players.cards_left() == 49 - 5 * seats


def test_2_3_everyone_chooses_three_of_their_player_cards() -> None:
    match = start(1)
    hands = [hand_of(match, seat) for seat in range(2)]
    assert match.to_act == [0, 1]
    for seat in range(2):
        trio = min(choices(match, seat))
        play_as(match, seat, trio)
    for seat in range(2):
        assert len(team_of(match, seat).split()) == 3
        together = f"{hand_of(match, seat)} {team_of(match, seat)}".split()
        assert sorted(together) == sorted(hands[seat].split()), "the other cards stay in the hand"


def test_2_3_only_cards_of_the_hand_can_be_chosen() -> None:
    match = start(1)
    held = hand_of(match, 0)
    for text in choices(match, 0):
        trio = [word[0].upper() for word in text.split()[1:]]
        assert all(trio.count(letter) <= held.split().count(letter) for letter in trio)
    missing = next(letter for letter in "JFMD" if held.split().count(letter) < 3)
    assert refusal_of(match, f"field {missing} {missing} {missing}", 0) == ("not-in-hand", "2.3")
    assert refusal_of(match, "draw actions", 0) == ("asked-field", "2.3")


def test_2_4_the_choice_is_secret_until_everybody_has_chosen() -> None:
    match = start(1, 3, narrate=True)
    before = [match.view(seat) for seat in (None, 1, 2)]
    events = len(match.events)
    play_as(match, 0, min(choices(match, 0)))
    assert [match.view(seat) for seat in (None, 1, 2)] == before, "not even that somebody has chosen"
    assert match.view(0) != before[0]
    play_as(match, 2, min(choices(match, 2)))
    assert len(match.events) == events
    assert list(match.team_sizes) == [0, 0, 0]
    play_as(match, 1, min(choices(match, 1)))
    assert list(match.team_sizes) == [3, 3, 3]
    assert (match.secret_moves, match.secret_seats) == ([NOBODY] * 3, 0)
    assert event_kinds(match)[events : events + 3] == ["team"] * 3


def test_2_4_one_sees_the_own_choice_lying_on_the_table() -> None:
    match = start(1)
    play_as(match, 0, min(choices(match, 0)))
    zones = {zone["id"]: zone for zone in match.view(0)["zones"]}
    assert (zones["team:0"]["size"], zones["hand:0"]["size"]) == (3, 4)
    zones = {zone["id"]: zone for zone in match.view(1)["zones"]}
    assert (zones["team:0"]["size"], zones["hand:0"]["size"]) == (0, 7)


def test_2_5_lots_decide_who_begins() -> None:
    starters = [start(seed, 3).starter for seed in range(300)]
    assert all(70 < starters.count(seat) < 130 for seat in range(3))


@pytest.mark.parametrize("seat", range(4))
def test_2_5_or_the_seat_that_the_option_names(seat: int) -> None:
    match = start(1, 4, narrate=True, first=seat)
    assert match.events[-1].values_for(None) == {"event": "begins", "seat": seat}
    for other in range(4):
        play_as(match, other, min(choices(match, other)))
    assert match.to_act == [seat]


def test_2_5_a_seat_that_nobody_sits_on_cannot_begin() -> None:
    assert GoGoal(first=3).seat_counts == (4, 5, 6)
    with pytest.raises(Fault) as fault:
        start(seats=3, first=3)
    assert fault.value.key == "bad-seats"


def test_2_6_the_turn_passes_to_the_left() -> None:
    match = start(1, 3, first=1)
    for seat, trio in enumerate(field_trios(3)):
        play_as(match, seat, trio)
    turns, rounds = [], []
    for _ in range(6):
        turns.append(match.to_act[0])
        rounds.append(match.view(None)["facts"]["round"])
        play(match, next(text for text in sorted(choices(match), reverse=True) if text.startswith("play")))
        play(match, "draw players")
    assert turns == [1, 2, 0, 1, 2, 0]
    assert rounds == [1, 1, 1, 2, 2, 2]
