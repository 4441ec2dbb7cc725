"""Section 11: shoot-out."""

from collections import Counter

import pytest

from tavolino import Refusal
from tavolino.games.champions101.hidden_cards import HiddenCards
from tavolino.games.champions101.match import ChampionsMatch
from tavolino.games.champions101.state import EXTRA, SHOOT_OUT
from tests.games.champions101.support import LETTERS, counted, guessed, hand_of, play, scene, told


def shoot_out(seed: int = 1) -> ChampionsMatch:
    match = scene("RrRr", deck="b", seed=seed)
    match.period = EXTRA
    play(match, "play R r")
    assert match.period == SHOOT_OUT
    match.events.clear()
    return match


def kicks(hands: tuple[str, str], turned: str, deck: str = "RrBbRrBbRrBb") -> ChampionsMatch:
    """Round one, seat 0 first: these hands, this card turned up."""
    match = shoot_out()
    match.starter = match.ball = 0
    match.turned_card = LETTERS.index(turned)
    for seat, cards in enumerate(hands):
        match.hand[seat * 5 : seat * 5 + 5] = counted(cards)
    match.deck = bytes(LETTERS.index(card) for card in deck)
    match.cards_drawn = 0
    used = counted("".join(hands) + turned + deck)
    match.out_of_game = [n - there for n, there in zip((26, 18, 26, 18, 0), used, strict=True)]
    match.hidden = HiddenCards()
    match.awaited_seats = 1
    return match


def strike_any(match: ChampionsMatch) -> None:
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])


def test_11_1_eighty_eight_cards_three_each() -> None:
    match = shoot_out()
    assert match.hand_sizes == [3, 3]
    assert len(match.deck) == 88
    assert 4 not in match.deck


def test_11_2_one_card_is_turned_up_and_each_plays_one_in_turn() -> None:
    match = kicks(("RrB", "RbB"), turned="R")
    play(match, "strike R")
    assert match.to_act == [1]
    assert match.turned_card == LETTERS.index("R")
    play(match, "strike b")
    assert match.turned_card == LETTERS.index("B"), "the next round turns up the third card of the deck"
    with pytest.raises(Refusal) as refused:
        play(match, "wait")
    assert refused.value.article == "11.2"


@pytest.mark.parametrize(("turned", "card"), [("R", "r"), ("r", "R"), ("B", "b"), ("b", "B")])
def test_11_3_the_other_kind_of_the_same_colour_scores_whatever_the_team(turned: str, card: str) -> None:
    for seat in (0, 1):
        match = kicks(("RrB", "RrB"), turned)
        match.hand[seat * 5 : seat * 5 + 5] = counted("RrBb")
        match.awaited_seats = 1 << seat
        play(match, f"strike {card}")
        assert match.shoot_out_goals[seat] == 1
        assert told(match)[0] == "strike-goal"
    for wrong in set("RrBb") - {card}:
        match = kicks(("RrBb", "RrB"), turned)
        play(match, f"strike {wrong}")
        assert match.shoot_out_goals == [0, 0]
        assert told(match)[0] == "strike-saved"


def test_11_4_after_the_kick_one_card_is_drawn() -> None:
    match = kicks(("RRB", "RbB"), turned="R", deck="bRRRRR")
    play(match, "strike R")
    assert hand_of(match, 0) == "RBb"


def test_11_5_more_goals_in_five_rounds_win() -> None:
    match = shoot_out()
    match.kicks_taken = 8
    match.shoot_out_goals = [3, 1]
    strike_any(match)
    strike_any(match)
    assert match.over
    assert match.outcome.winners == [0]
    assert (match.outcome.reason, match.outcome.details["home"]) == ("shoot-out", match.shoot_out_goals[0])
    assert match.outcome.scores == [0, 0], "the shoot-out is in the reason, not in the score"


def test_11_6_level_after_five_goes_on_until_a_round_decides() -> None:
    match = kicks(("RrB", "RRR"), turned="R")
    match.kicks_taken = 8
    match.shoot_out_goals = [2, 3]
    play(match, "strike r")
    play(match, "strike R")
    assert not match.over
    match.shoot_out_goals = [4, 3]
    strike_any(match)
    match.shoot_out_goals = [4, 3]
    assert not match.over, "a round is played to its end"


def test_11_7_lots_decide_who_is_first_and_then_it_alternates() -> None:
    assert min(Counter(shoot_out(seed).to_act[0] for seed in range(200)).values()) > 70
    match = shoot_out()
    firsts = []
    for _ in range(5):
        firsts.append(match.to_act[0])
        strike_any(match)
        strike_any(match)
    assert firsts == [firsts[0], 1 - firsts[0]] * 2 + [firsts[0]]


def test_11_8_the_second_sees_the_firsts_card() -> None:
    match = kicks(("RrB", "RbB"), turned="R")
    play(match, "strike r")
    assert match.to_act == [1]
    assert match.events_for(1)[0]["card"] == "red-ball"


def test_11_9_all_five_rounds_are_played() -> None:
    match = shoot_out()
    match.kicks_taken = 6
    match.shoot_out_goals = [3, 0]
    strike_any(match)
    strike_any(match)
    assert not match.over


def test_11_10_when_the_deck_runs_out_the_used_cards_are_shuffled() -> None:
    match = kicks(("RrB", "RbB"), turned="R", deck="b")
    play(match, "strike R")
    assert match.cards_left() == 0
    play(match, "strike b")
    assert match.cards_left() == 88 - 3 - 3 - 2, "all but the hands, the card turned up and the one before it"
    for number in range(20):
        guess = guessed(match, 0, number)
        assert sum(min(a, b) for a, b in zip(guess.hand[5:], match.hand[5:], strict=True)) >= 2, (
            "with all other cards used, the two old ones are known"
        )
