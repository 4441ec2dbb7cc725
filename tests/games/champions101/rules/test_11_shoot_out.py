"""Section 11: shoot-out."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavolino import Refusal, Rng
from tavolino.core.options import Document
from tavolino.core.playout import random_playout
from tavolino.games.champions101 import Champions101
from tavolino.games.champions101.engine.hidden_cards import HiddenCards
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.state import EXTRA, SHOOT_OUT
from tests.games.champions101.support import (
    LETTERS,
    count_cards,
    deck_of,
    event_kinds,
    give_hand,
    guess_match,
    hand_of,
    play,
    scene,
)


def shoot_out(seed: int = 1) -> ChampionsMatch:
    match = scene("RrRr", deck="b", seed=seed)
    match.period = EXTRA
    play(match, "play R r")
    assert match.period == SHOOT_OUT
    match.events.clear()
    return match


def kicks(hands: tuple[str, str], turned: str, deck: str = "RrBbRrBbRrBb", seed: int = 1) -> ChampionsMatch:
    """Round one, seat 0 first: these hands, this card turned up."""
    match = shoot_out(seed)
    match.starter = match.ball = 0
    match.turned_card = LETTERS.index(turned)
    for seat, cards in enumerate(hands):
        give_hand(match, seat, cards)
    match.deck = deck_of(deck)
    match.cards_drawn = 0
    used = count_cards("".join(hands) + turned + deck)
    match.out_of_game = vec[i64]([n - there for n, there in zip((26, 18, 26, 18, 0), used, strict=True)])
    match.hidden = HiddenCards()
    match.awaited_seats = 1
    return match


def strike_any(match: ChampionsMatch) -> None:
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])


def test_11_1_eighty_eight_cards_three_each() -> None:
    match = shoot_out()
    assert list(match.hand_sizes) == [3, 3]
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
        give_hand(match, seat, "RrBb")
        match.awaited_seats = 1 << seat
        play(match, f"strike {card}")
        assert match.shoot_out_goals[seat] == 1
        assert event_kinds(match)[0] == "strike-goal"
    for wrong in set("RrBb") - {card}:
        match = kicks(("RrBb", "RrB"), turned)
        play(match, f"strike {wrong}")
        assert match.shoot_out_goals == [0, 0]
        assert event_kinds(match)[0] == "strike-saved"


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


def test_11_10_when_the_deck_runs_out_only_finished_rounds_are_shuffled() -> None:
    """The card turned up and the cards kicked in the round under way stay on the table."""
    match = kicks(("RrB", "RbB"), turned="R", deck="b")
    finished = list(match.out_of_game)
    play(match, "strike R")
    assert match.cards_left() == 0
    play(match, "strike b")
    assert match.cards_left() == sum(finished) - 2, "one was drawn, one turned up for the next round"
    assert list(match.out_of_game) == count_cards("RRb"), "the round that has ended meanwhile is on the table"
    for number in range(20):
        guess = guess_match(match, 0, number)
        assert sum(min(a, b) for a, b in zip(guess.hand[5:], match.hand[5:], strict=True)) >= 2, (
            "with all other cards used, the two old ones are known"
        )


def test_11_10_the_first_kick_of_the_round_is_not_shuffled_in_for_its_own_draw() -> None:
    match = kicks(("RRR", "bbb"), turned="r", deck="")
    finished = list(match.out_of_game)
    play(match, "strike R")
    drawn = count_cards(hand_of(match, 0))
    drawn[LETTERS.index("R")] -= 2
    left = [list(match.deck[match.cards_drawn :]).count(kind) for kind in range(5)]
    assert [a + b for a, b in zip(left, drawn, strict=True)] == finished
    assert match.kicked_cards == [LETTERS.index("R")]


def test_11_10_kicked_cards_stay_on_the_table_and_keep_the_count() -> None:
    match = kicks(("RrB", "RbB"), turned="R")
    play(match, "strike r")
    view = match.view(None)
    assert [zone["cards"] for zone in view["zones"] if zone["id"] == "kicked"] == [
        [{"card": "red-ball", "n": 1}]
    ]
    play(match, "strike b")
    play(match, f"strike {hand_of(match, 1)[0]}")
    shown = match.view(None)["board"]["shoot_out"]
    assert shown["kicks"][0] == [{"card": "red-ball", "is_goal": True}]
    assert shown["kicks"][1][0] == {"card": "blue-ball", "is_goal": False}
    assert len(shown["kicks"][1]) == 2, "whoever was second in round one is first in round two"
    assert shown["goals"] == [sum(kick["is_goal"] for kick in mine) for mine in shown["kicks"]]


def test_11_11_after_a_hundred_level_rounds_lots_decide() -> None:
    winners: Counter[int] = Counter()
    for seed in range(40):
        match = kicks(("RRR", "RRR"), turned="R", seed=seed)
        match.kicks_taken = 198
        match.shoot_out_goals = [7, 7]
        strike_any(match)
        assert match.outcome.reason == "unfinished"
        strike_any(match)
        assert match.outcome.reason == "shoot-out"
        assert sorted(match.shoot_out_goals) == [7, 8]
        assert match.shoot_out_goals[match.outcome.winners[0]] == 8
        assert [event.kind for event in match.events][-2:] == ["lot", "end"]
        winners[match.outcome.winners[0]] += 1
    assert min(winners.values()) > 8


def test_11_11_cards_with_which_hardly_anybody_can_score_end_all_the_same() -> None:
    rows = ["id,n", "red-footballer,37", "red-ball,1", "blue-footballer,1", "blue-ball,1", "penalty,0"]
    game = Champions101(deck=Document("mine.csv", "\n".join(rows)))
    for seed in range(60):
        match = game.start(seed)
        random_playout(match, Rng(seed, 5))
        assert match.over
