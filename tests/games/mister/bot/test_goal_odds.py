"""What an attack is worth: the guess as a solved game, and every card as the engine plays it."""

from fractions import Fraction
from itertools import product

import pytest

from tavolino import Rng
from tavolino.games.mister.bot.goal_odds import (
    best_substitute,
    goal_balance,
    leaver_positions,
    most_missed_position,
    replace_at,
)
from tavolino.games.mister.engine.footballers import LETTER_COUNT
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.shoot_out import SET_PIECES_LETTER
from tavolino.games.mister.engine.shot import GUESS_CHANCE, goal_chance
from tavolino.games.mister.engine.state import ASK_SHOT, ASK_TAKER, NOBODY
from tests.games.mister.support import (
    at,
    card_goal_chances,
    eleven,
    give,
    mix_up,
    rate,
    remove,
    scene,
    teach,
    turn,
)

WAYS = range(3)
ALIKE = Fraction(1, 3)


def is_goal(margin: int, way: int, dive: int) -> bool:
    """Articles 5.8 and 5.9."""
    return margin >= (1 if way == dive else 0)


@pytest.mark.parametrize("margin", range(-3, 4))
def test_the_guess_is_worth_what_both_can_make_sure_of(margin: int) -> None:
    """Whoever shoots all ways alike scores at least so often, whoever dives all ways alike concedes at most so."""
    assured = min(sum(ALIKE * is_goal(margin, way, dive) for way in WAYS) for dive in WAYS)
    conceded = max(sum(ALIKE * is_goal(margin, way, dive) for dive in WAYS) for way in WAYS)
    assert assured == conceded == Fraction(goal_chance(margin)).limit_denominator(3)


def odds_of(match: MisterMatch, card: int, bonus: int = 0) -> float:
    """Of a card that seat 0 turns up."""
    return card_goal_chances(match.rules, eleven(match, 0), eleven(match, 1), bonus)[card - 1]


def test_nothing_comes_of_a_duel_that_is_lost_or_of_a_weak_shot() -> None:
    match = scene()
    assert odds_of(match, 27) == 0
    give(match, 0, "RS", A=6)
    give(match, 1, "GK", C=7)
    assert odds_of(match, 27) == 0


def test_a_better_shot_is_a_certain_goal_and_an_equal_one_is_a_guess() -> None:
    match = scene()
    give(match, 0, "RS", A=6)
    assert odds_of(match, 27) == 1
    give(match, 1, "GK", C=6)
    assert odds_of(match, 27) == GUESS_CHANCE


def test_a_penalty_is_easier_by_one() -> None:
    match = scene()
    assert (odds_of(match, 9), odds_of(match, 10)) == (GUESS_CHANCE, 1)
    give(match, 1, "GK", G=6)
    assert (odds_of(match, 9), odds_of(match, 10)) == (0, GUESS_CHANCE)


def test_the_best_taker_counts_wherever_he_plays() -> None:
    match = scene()
    give(match, 1, "GK", G=9)
    assert odds_of(match, 9) == 0
    give(match, 0, "LCB", F=9)
    assert odds_of(match, 9) == GUESS_CHANCE
    remove(match, 0, "LCB")
    assert odds_of(match, 9) == 0


def test_a_trick_is_a_guess_whatever_the_numbers() -> None:
    match = scene()
    give(match, 0, "RM", D=6)
    give(match, 1, "GK", C=10, G=10, H=10)
    assert odds_of(match, 23) == 0
    teach(match, 0, "LS", "backheel")
    assert odds_of(match, 23) == GUESS_CHANCE


def test_the_bonus_counts_everywhere() -> None:
    match = scene()
    assert (odds_of(match, 27), odds_of(match, 27, bonus=1)) == (0, 1)
    assert (odds_of(match, 7), odds_of(match, 7, bonus=2), odds_of(match, 7, bonus=3)) == (0, 0, 1)


@pytest.mark.parametrize("card", [19, 22, 25, 26])
def test_a_card_without_a_shot_is_worth_nothing_by_itself(card: int) -> None:
    match = scene()
    teach(match, 0, "RM", "crowd_leader")
    teach(match, 0, "LM", "true_leader")
    assert odds_of(match, card, bonus=1) == 0


# -- Against the engine


def play_card(match: MisterMatch, card: int, bonus: int) -> float:
    """The chance of the card as the engine plays it, with the best taker."""
    match.bonus = [bonus, 0]
    turn(match, card)
    if match.asked == ASK_TAKER:
        match.apply(
            0,
            max(
                match.choices(0),
                key=lambda f: match.rules.footballers.ability[f * LETTER_COUNT + SET_PIECES_LETTER],
            ),
        )
    return goal_chance(match.margin) if match.asked == ASK_SHOT else 0.0


@pytest.mark.parametrize("seed", range(12))
def test_every_card_is_worth_what_the_engine_makes_of_it(seed: int) -> None:
    match = scene(seed=seed, duel_tie="attacker" if seed % 3 == 0 else "defender")
    mix_up(match, Rng(seed))
    attacks = [card for card, action in enumerate(match.rules.action_cards) if action.is_attack]
    for card, bonus in product(attacks, range(3)):
        as_played = play_card(match.copy(), card + 1, bonus)
        assert odds_of(match, card + 1, bonus) == as_played, match.rules.action_cards[card].id


# -- Who leaves and who comes on


def test_the_balance_is_goals_scored_less_goals_conceded() -> None:
    match = scene()
    give(match, 0, "RS", A=6)
    give(match, 1, "LM", E=6)
    teach(match, 1, "LM", "bicycle_kick")
    cards = list(range(len(match.rules.action_cards)))
    scored = sum(card_goal_chances(match.rules, eleven(match, 0), eleven(match, 1)))
    conceded = sum(card_goal_chances(match.rules, eleven(match, 1), eleven(match, 0)))
    assert goal_balance(match.rules, eleven(match, 0), eleven(match, 1), cards) == pytest.approx(
        scored - conceded
    )
    assert goal_balance(match.rules, eleven(match, 1), eleven(match, 0), cards) == pytest.approx(
        conceded - scored
    )


def test_of_several_best_ones_the_most_dangerous_is_missed_most() -> None:
    match = scene()
    give(match, 0, "RS", A=9)
    rate(match, 0, "LB", 40)
    rate(match, 0, "RS", 40)
    own, theirs = eleven(match, 0), eleven(match, 1)
    assert leaver_positions(match.rules.footballers, own) == [4, 9]
    assert most_missed_position(match.rules, own, theirs, [26]) == 9


def test_the_one_to_bring_on_depends_on_the_cards_that_are_left() -> None:
    match = scene()
    crosser, finisher = match.benches[0][1], match.benches[0][2]
    match.rules.footballers.ability[crosser * LETTER_COUNT + 4] = 8
    match.rules.footballers.ability[finisher * LETTER_COUNT] = 8
    give(match, 0, "LCM", B=9)
    own, theirs = replace_at(eleven(match, 0), 9, NOBODY), eleven(match, 1)
    assert best_substitute(match.rules, own, theirs, 9, match.benches[0], [26]) == finisher
    assert best_substitute(match.rules, own, theirs, 9, match.benches[0], [14]) == crosser
    assert best_substitute(match.rules, own, theirs, 9, [], [14]) == NOBODY
    assert at(match, 0, "RS") not in own
