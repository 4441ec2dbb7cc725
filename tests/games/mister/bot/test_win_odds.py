"""The rest of a match, against all orders of a few cards, played out one by one."""

from itertools import combinations, permutations
from typing import Any

import pytest

from tavolino import Rng
from tavolino.core.match import SEQUENCE
from tavolino.games.mister import Mister
from tavolino.games.mister.bot.deck_pass import HOME, round_attacks
from tavolino.games.mister.bot.win_odds import card_in_play_chance, deck_passes, result_chances
from tavolino.games.mister.engine import attack, evening
from tavolino.games.mister.engine.footballers import LETTER_COUNT
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.shoot_out import SET_PIECES_LETTER
from tavolino.games.mister.engine.shot import GUESS_CHANCE, goal_chance
from tavolino.games.mister.engine.state import ASK_LEAVER, ASK_SHOT, ASK_SUBSTITUTE, ASK_TAKER
from tests.games.mister.support import (
    STOP,
    at,
    card_goal_chances,
    eleven,
    give,
    mix_up,
    rate,
    scene,
    shoot,
    turn,
)

PLAYING = (ASK_TAKER, ASK_LEAVER, ASK_SUBSTITUTE, ASK_SHOT)
Futures = dict[tuple[int, ...], float]
"""By the goals of all seats, how likely it is to end so."""


def ready(seed: int, *cards: int, seats: int = 2, **options: Any) -> MisterMatch:
    """Two mixed-up teams with one substitute each, nobody the equal of another; these cards are left."""
    match = scene(seats, seed=seed, **options)
    mix_up(match, Rng(seed))
    match.rules.footballers.overall[:] = range(match.rules.footballers.size)
    match.benches = [bench[:1] for bench in match.benches]
    match.deck = [card - 1 for card in cards]
    match.cards_drawn = 0
    match.times_shuffled = match.rules.action_passes
    return match


def futures(match: MisterMatch, likely: float, found: Futures) -> Futures:
    """All that may come of it, when every shot is worth its chance and the best taker is named."""
    while match.awaited_seats and match.asked in PLAYING:
        if match.asked == ASK_SHOT:
            return both_ways(match, likely, found)
        seat = match.to_act[0]
        choices = match.choices(seat)
        assert match.asked == ASK_TAKER or len(choices) == 1
        match.apply(
            seat,
            max(choices, key=lambda f: match.rules.footballers.ability[f * LETTER_COUNT + SET_PIECES_LETTER]),
        )
    goals = tuple(match.goals)
    found[goals] = found.get(goals, 0.0) + likely
    return found


def both_ways(match: MisterMatch, likely: float, found: Futures) -> Futures:
    goal = goal_chance(match.margin)
    for is_goal, chance in ((False, 1 - goal), (True, goal)):
        if chance:
            branch = match.copy()
            branch.awaited_seats = branch.secret_seats = 0
            attack.end_shot(branch, is_goal)
            evening.play_on(branch)
            futures(branch, likely * chance, found)
    return found


def all_orders(match: MisterMatch) -> Futures:
    found: Futures = {}
    orders = list(permutations(match.deck[match.cards_drawn :]))
    for order in orders:
        future = match.copy()
        future.deck = [*match.deck[: match.cards_drawn], *order]
        if future.awaited_seats == 0:
            evening.play_on(future)
        futures(future, 1 / len(orders), found)
    return found


def expected_goals(match: MisterMatch, seat: int) -> float:
    """The goals that a seat may expect from the card in play and all that are left.

    Each card is as likely to be one of its attacks as any other.
    """
    goals = card_in_play_chance(match) if seat == match.attacker else 0.0
    for part in deck_passes(match, seat):
        goals += part.attacks[HOME] * sum(part.scored[HOME]) / max(len(part.cards), 1)
    return goals


def average_goals(found: Futures, seat: int) -> float:
    return sum(goals[seat] * likely for goals, likely in found.items())


def ahead_level_behind(found: Futures, seat: int, other: int) -> list[float]:
    outlook = [0.0, 0.0, 0.0]
    for goals, likely in found.items():
        outlook[1 + (goals[seat] < goals[other]) - (goals[seat] > goals[other])] += likely
    return outlook


ATTACKS = (10, 13, 20, 21, 27, 28)
"""Cards that often come to a shot."""


def by_splits(match: MisterMatch, seat: int, other: int, shares: tuple[int, int]) -> list[float]:
    """Ahead, level and behind, over all ways in which the cards may be shared out between two line-ups."""
    own, theirs = eleven(match, seat), eleven(match, other)
    for_, against = card_goal_chances(match.rules, own, theirs), card_goal_chances(match.rules, theirs, own)
    found: Futures = {}
    cards = set(match.deck)
    for mine in combinations(cards, shares[0]):
        for yours in combinations(cards.difference(mine), shares[1]):
            goals = scores([for_[card] for card in mine], [against[card] for card in yours])
            for score, likely in goals.items():
                found[score] = found.get(score, 0.0) + likely
    total = sum(found.values())
    return ahead_level_behind({score: likely / total for score, likely in found.items()}, 0, 1)


def scores(for_: list[float], against: list[float]) -> Futures:
    """The chances of all scores, shot by shot."""
    found: Futures = {(0, 0): 1.0}
    for mine, goal in [*((1, goal) for goal in for_), *((0, goal) for goal in against)]:
        after: Futures = {}
        for (scored, conceded), likely in found.items():
            better = (scored + mine, conceded + 1 - mine)
            after[scored, conceded] = after.get((scored, conceded), 0.0) + likely * (1 - goal)
            after[better] = after.get(better, 0.0) + likely * goal
        found = after
    return found


MANY = (10, 11, 12, 13, 20, 21, 27, 28, 30)


@pytest.mark.parametrize("seed", range(4))
def test_many_cards_are_exact_too_if_none_changes_the_teams(seed: int) -> None:
    match = ready(seed, *MANY)
    assert result_chances(match, 0) == pytest.approx(by_splits(match, 0, 1, (5, 4)))
    assert result_chances(match, 1) == pytest.approx(by_splits(match, 1, 0, (4, 5)))


def test_many_cards_are_exact_too_with_another_match_side_by_side() -> None:
    match = ready(1, *MANY, seats=4, format="league")
    first, second, third, fourth = match.turn_order
    assert result_chances(match, first) == pytest.approx(by_splits(match, first, second, (3, 2)))
    assert result_chances(match, fourth) == pytest.approx(by_splits(match, fourth, third, (2, 2)))


@pytest.mark.parametrize("seed", range(8))
def test_the_last_few_cards_are_exact_if_none_changes_the_teams(seed: int) -> None:
    match = ready(seed, *ATTACKS)
    match.goals = [seed % 2, seed // 4]
    found = all_orders(match)
    for seat in (0, 1):
        assert expected_goals(match, seat) + match.goals[seat] == pytest.approx(average_goals(found, seat))
        assert result_chances(match, seat) == pytest.approx(ahead_level_behind(found, seat, 1 - seat))


@pytest.mark.parametrize("seed", range(8))
def test_the_last_few_cards_are_exact_with_sendings_off_injuries_and_bonuses(seed: int) -> None:
    match = ready(seed, 19, 22, 25, 26, 20, 27)
    match.bonus = [seed % 3, seed % 2]
    found = all_orders(match)
    for seat in (0, 1):
        assert expected_goals(match, seat) == pytest.approx(average_goals(found, seat))
        assert result_chances(match, seat) == pytest.approx(ahead_level_behind(found, seat, 1 - seat))


def test_with_many_cards_to_come_the_chances_are_near() -> None:
    match = ready(2, 19, 22, 25, 26, *ATTACKS, 11, 12, 29, 30)
    few = result_chances(match, 0)
    rng = Rng(1)
    found: Futures = {}
    for _ in range(2000):
        future = match.copy()
        rng.shuffle(future.deck)
        evening.play_on(future)
        futures(future, 1 / 2000, found)
    assert sum(few) == pytest.approx(1)
    assert few == pytest.approx(ahead_level_behind(found, 0, 1), abs=0.05)


@pytest.mark.parametrize("card", [10, 19, 20, 22, 27])
def test_the_card_on_the_table_counts(card: int) -> None:
    """A kick before and after the taker is named, a shot, and a substitution."""
    match = ready(3, card, 13, 21, 28, STOP)
    give(match, 0, "RS", A=9)
    evening.play_on(match)
    while match.awaited_seats and match.asked in PLAYING:
        found = all_orders(match)
        for seat in (0, 1):
            assert expected_goals(match, seat) + match.goals[seat] == pytest.approx(
                average_goals(found, seat)
            )
        if match.asked == ASK_SHOT:
            break
        match.apply(match.to_act[0], match.choices(match.to_act[0])[0])


def test_an_opponents_choice_of_who_leaves_is_foreseen() -> None:
    match = scene()
    give(match, 0, "RS", A=9)
    rate(match, 0, "RS", 40)
    rate(match, 0, "LB", 40)
    turn(match, 19, STOP, 27, STOP, 27)
    assert match.asked == ASK_LEAVER
    before = expected_goals(match, 0)
    match.play(1, at(match, 0, "LB"))
    assert before < expected_goals(match, 0)


@pytest.mark.parametrize("seed", range(4))
def test_with_four_managers_half_of_the_cards_go_to_the_other_match(seed: int) -> None:
    match = ready(seed, *ATTACKS[:5], 25, seats=4, format="league")
    found = all_orders(match)
    for turn_, seat in enumerate(match.turn_order):
        other = match.turn_order[turn_ ^ 1]
        assert expected_goals(match, seat) == pytest.approx(average_goals(found, seat))
        assert result_chances(match, seat) == pytest.approx(ahead_level_behind(found, seat, other), abs=0.05)


def test_a_shot_in_the_other_match_changes_nothing() -> None:
    match = ready(1, 10, *ATTACKS[1:4], seats=4, format="league")
    evening.play_on(match)
    found = all_orders(match)
    assert match.asked == ASK_TAKER
    for turn_, seat in enumerate(match.turn_order):
        other = match.turn_order[turn_ ^ 1]
        assert result_chances(match, seat) == pytest.approx(ahead_level_behind(found, seat, other))


def test_the_second_time_through_the_deck_is_foreseen() -> None:
    match = ready(5, 27, 28, seats=4, format="league")
    once = expected_goals(match, match.turn_order[0])
    match.times_shuffled -= 1
    assert expected_goals(match, match.turn_order[0]) > once
    assert sum(result_chances(match, match.turn_order[0])) == pytest.approx(1)


def test_nothing_is_left_of_the_last_shot_when_the_match_is_over() -> None:
    match = scene()
    give(match, 0, "RS", A=6)
    shoot(turn(match, 27))
    assert match.over
    assert (expected_goals(match, 0), result_chances(match, 0)) == (0, (1, 0, 0))


def test_when_the_cards_are_used_up_the_result_stands() -> None:
    match = ready(1)
    match.goals = [2, 1]
    assert (expected_goals(match, 0), result_chances(match, 0), result_chances(match, 1)) == (
        0,
        (1, 0, 0),
        (0, 0, 1),
    )
    match.goals = [30, 30]
    assert result_chances(match, 0) == (0, 1, 0)


@pytest.mark.parametrize("cards", [(19,), (22, 25), (19, 22, 25, 26)])
def test_without_an_attack_left_the_score_stands(cards: tuple[int, ...]) -> None:
    match = ready(1, *cards)
    assert (expected_goals(match, 0), expected_goals(match, 1)) == (0, 0)
    assert result_chances(match, 0) == (0, 1, 0)
    match.goals = [1, 2]
    assert (result_chances(match, 0), result_chances(match, 1)) == ((0, 0, 1), (1, 0, 0))


def test_without_an_attack_left_the_shot_in_play_still_counts() -> None:
    match = ready(1, 27, 19, 25)
    give(match, 0, "RS", A=10)
    give(match, 1, "LB", C=1)
    give(match, 1, "GK", C=10)
    evening.play_on(match)
    assert match.asked == ASK_SHOT
    assert match.margin == 0
    assert result_chances(match, 0) == pytest.approx((GUESS_CHANCE, 1 - GUESS_CHANCE, 0))
    assert result_chances(match, 1) == pytest.approx((0, 1 - GUESS_CHANCE, GUESS_CHANCE))


def test_without_an_attack_left_four_managers_may_expect_those_of_the_second_pass() -> None:
    match = ready(5, 19, 26, seats=4, format="league")
    match.times_shuffled -= 1
    for seat in match.turn_order:
        assert sum(result_chances(match, seat)) == pytest.approx(1)
    assert any(expected_goals(match, seat) > 0 for seat in match.turn_order)


@pytest.mark.parametrize("cards", [(27, 25), (20, 19, 22), (27, 19, 22, 25, 26)])
def test_a_single_attack_among_other_cards_is_exact(cards: tuple[int, ...]) -> None:
    match = ready(3, *cards)
    found = all_orders(match)
    for seat in (0, 1):
        assert expected_goals(match, seat) == pytest.approx(average_goals(found, seat))
        assert result_chances(match, seat) == pytest.approx(ahead_level_behind(found, seat, 1 - seat))


def test_every_question_of_a_match_has_chances() -> None:
    """In this match three questions come when one attack is left among other cards."""
    match, rng = Mister().start(7, chance=SEQUENCE), Rng(7, 1)
    assert isinstance(match, MisterMatch)
    knowledge = match.game.knowledge
    asked = 0
    while not match.over:
        if match.asked in PLAYING:
            asked += 1
            chances = knowledge.win_chances(match)
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in chances)
        seat = match.to_act[0]
        match.apply(seat, knowledge.pick(match, seat, rng))
    assert asked == 27


@pytest.mark.parametrize(("home", "away"), [(3.0, 2.0), (2.25, 2.75), (1.5, 1.25), (0.0, 0.5)])
def test_roundings_are_right_on_average(home: float, away: float) -> None:
    found = round_attacks(home, away)
    assert sum(likely for *_, likely in found) == pytest.approx(1)
    assert sum(mine * likely for mine, _, likely in found) == pytest.approx(home)
    assert sum(theirs * likely for _, theirs, likely in found) == pytest.approx(away)
    assert all(mine + theirs <= home + away + 1 for mine, theirs, _ in found)
