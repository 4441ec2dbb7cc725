"""What a manager can know, and guesses that never contradict it."""

from collections import Counter

import pytest

from tavolino import Rng
from tavolino.games.best11.engine import decks, hidden_cards
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.state import EVENT_DECK
from tests.contract.checks import assert_conserved
from tests.games.best11.support import hand, kind, play, scene, start, zone

SMALL = {"kit-sponsor": 3, "boards-bonus": 4, "bargain": 3, "commentary": 3, "scout": 2}
"""An event deck that goes round in a few turns."""


def guesses(match: Best11Match, seat: int, n: int = 60) -> list[Best11Match]:
    found = [match.guess(seat, Rng(number)) for number in range(n)]
    return [guess for guess in found if isinstance(guess, Best11Match)]


def test_a_guess_keeps_what_the_seat_holds_and_redraws_the_rest() -> None:
    match = start(4, 3)
    held = {tuple(hand(guess, 0)) for guess in guesses(match, 0)}
    assert held == {tuple(hand(match, 0))}
    for other in (1, 2):
        assert len({tuple(hand(guess, other)) for guess in guesses(match, 0)}) > 10
    assert len({guess.management[1] for guess in guesses(match, 0)}) == 9
    assert len({guess.deck_cards[0] for guess in guesses(match, 0)}) == 60


def test_unsold_cards_are_known_to_everyone_in_their_places() -> None:
    match = play(scene(market="D4 C5 A6"), "pass", "pass")
    for seat in (0, 1):
        assert {guess.deck_cards[0][-3:] for guess in guesses(match, seat)} == {match.deck_cards[0][-3:]}


def test_what_a_scout_has_seen_stays_known_to_the_scout_alone() -> None:
    match = play(scene(hands=["scout"], deck="D6 C2 A1 P1"), "play scout", "leave")
    assert {guess.deck_cards[0][-4:] for guess in guesses(match, 0)} == {match.deck_cards[0][-4:]}
    assert len({guess.deck_cards[0][-4:] for guess in guesses(match, 1)}) > 10


def test_what_a_scout_is_looking_at_is_open_to_nobody_else() -> None:
    match = play(scene(hands=["scout"], deck="D6 C2 A1 P1"), "play scout")
    assert {tuple(guess.scouted) for guess in guesses(match, 0)} == {tuple(match.scouted)}
    assert len({tuple(guess.scouted) for guess in guesses(match, 1)}) > 10
    for guess in guesses(match, 1, 10):
        assert_conserved(guess)


def test_a_card_one_has_discarded_is_known_at_the_bottom() -> None:
    match = scene(hands=["jinx scout bargain booked"], cards=[10], seats=3)
    play(match, "use events", "discard jinx")
    assert {guess.deck_cards[1][-1] for guess in guesses(match, 0)} == {match.deck_cards[1][-1]}
    assert len({guess.deck_cards[1][-1] for guess in guesses(match, 1)}) > 10


def discard_and_draw() -> Best11Match:
    """Seat 0 has discarded a jinx, the deck has gone round, and seat 1 has drawn it, with nothing else to draw."""
    match = scene(seats=3, hands=["jinx scout bargain booked"], cards=[10, 1])
    play(match, "use events", "discard jinx", "pass")
    match.deck_position[1] = len(match.deck_cards[1]) - 1
    return play(match, "use events")


def test_a_card_one_has_discarded_and_seen_drawn_is_known_in_that_hand() -> None:
    match = discard_and_draw()
    assert zone(match, "hand:1", 0) == [{"card": "jinx", "n": 1}]
    assert zone(match, "hand:1", 2) == []
    assert all("jinx" in hand(guess, 1) for guess in guesses(match, 0))
    assert not all("jinx" in hand(guess, 1) for guess in guesses(match, 2))


def test_once_it_may_have_been_played_nothing_is_certain() -> None:
    strays: list[tuple[int, int, int, int, tuple[int, ...]]] = [(1, 0, 7, 1 << 1, ())]
    assert hidden_cards.track_play(strays, 1, 1, 7, 1) == []
    assert hidden_cards.track_play(strays, 1, 1, 8, 1) == strays, "another kind came out"
    assert hidden_cards.track_play(strays, 1, 2, 7, 1) == strays, "another manager played it"


def test_once_it_may_have_been_discarded_it_is_in_the_hand_or_at_the_bottom() -> None:
    match = discard_and_draw()
    jinx = kind(match, "jinx")
    match.tracked_cards = hidden_cards.track_discard(match.tracked_cards, 1, 1, len(match.deck_cards[1]), 1)
    decks.put_under(match, match.deck(EVENT_DECK, 0), jinx, 1 << 1)
    match.hand[1 * len(match.box.events) + jinx] -= 1
    match.hand[1 * len(match.box.events) + kind(match, "booked")] += 1
    found = Counter(
        ("jinx" in hand(guess, 1), guess.deck_cards[1][-1] == jinx) for guess in guesses(match, 0, 200)
    )
    assert (False, False) not in found
    assert found[True, False]
    assert found[False, True]
    assert zone(match, "hand:1", 0) == []


def test_of_two_strays_the_one_least_free_to_be_elsewhere_is_forgotten() -> None:
    sure, free = (1, 0, 7, 1 << 1, ()), (1, 0, 7, 1 << 1, (40,))
    assert hidden_cards.track_play([free, sure], 1, 1, 7, 2) == [free]


def test_a_hand_that_is_empty_holds_nothing_any_more() -> None:
    stray = (1, 0, 7, 0b110, (40,))
    assert hidden_cards.track_play([stray], 1, 1, 3, 0) == [(1, 0, 7, 0b100, (40,))]
    assert hidden_cards.track_discard([stray], 1, 1, 41, 0) == [(1, 0, 7, 0b100, (40, 41))]


def test_whoever_draws_a_card_sees_whether_it_was_the_stray() -> None:
    stray = (1, 0, 7, 0b10, (40, 41))
    assert hidden_cards.track_draw([stray], 1, 40, 7, 0, 0) == [], "it may have been"
    assert hidden_cards.track_draw([stray], 1, 40, 3, 0, 0) == [(1, 0, 7, 0b10, (41,))], "it was not"
    assert hidden_cards.track_draw([stray], 1, 40, 3, 0, 2) == [(1, 0, 7, 0b110, (41,))], (
        "somebody else drew it"
    )
    assert hidden_cards.track_draw([], 1, 40, 7, 0b101, 2) == [(1, 0, 7, 0b100, ())], "one who remembers it"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_guesses_hold_what_is_remembered_while_a_small_deck_goes_round(seats: int) -> None:
    """Random managers who draw whenever they can: strays come and go, and every guess has a place for each."""
    seen = 0
    for seed in range(12):
        match = start(seed, seats)
        shrink(match)
        rng = Rng(seed, 4)
        while not match.over:
            seat = match.to_act[0]
            moves = match.legal(seat)
            draw = match.game.moves.parse("use events")
            match.play(seat, draw if draw in moves else moves[rng.below(len(moves))])
            if match.tracked_cards and rng.below(6) == 0:
                seen += 1
                for viewer in range(seats):
                    assert_remembered(match, viewer, rng)
    assert seen > 20


def shrink(match: Best11Match) -> None:
    """Leave the match a few event cards: all others have been played."""
    deck = match.deck(EVENT_DECK, 0)
    copies = match.rules.event_copies(match.seats)
    held = [sum(match.hand[kind :: len(copies)]) for kind in range(len(copies))]
    small = {kind(match, id): n for id, n in SMALL.items()}
    left = [min(small.get(k, 0), copies[k] - held[k]) for k in range(len(copies))]
    match.played_events = [copies[k] - held[k] - left[k] for k in range(len(copies))]
    cards = [k for k in range(len(copies)) for _ in range(left[k])]
    match.deck_cards[deck] = bytes(cards)
    match.card_knowers[deck] = bytes(len(cards))
    match.deck_position[deck] = 0


def assert_remembered(match: Best11Match, viewer: int, rng: Rng) -> None:
    guess = match.guess(viewer, rng)
    assert isinstance(guess, Best11Match)
    assert guess.view(viewer) == match.view(viewer)
    assert guess.guess(viewer, Rng(7)).dump() == match.guess(viewer, Rng(7)).dump()
    kinds = len(match.box.events)
    for deck, knower, what, hands, positions in match.tracked_cards:
        if knower == viewer:
            in_hands = [guess.hand[s * kinds + what] for s in range(match.seats) if hands >> s & 1]
            at_bottom = [guess.deck_cards[deck][position] == what for position in positions]
            assert sum(in_hands) + sum(at_bottom) > 0
