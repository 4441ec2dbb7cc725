"""The best eleven: what the tactics board says is what the odds say, and the search leaves nothing lying about."""

from itertools import permutations, product

import pytest

from tavolino import Rng
from tavolino.games.mister.bot.goal_odds import goal_balance
from tavolino.games.mister.bot.line_up_rating import (
    BONUS_ATTACK_GOALS,
    OUTFIELD_POSITIONS,
    LineUpRater,
    Opposition,
)
from tavolino.games.mister.bot.line_up_search import (
    RatedLineUp,
    average_opposition,
    climb,
    expected_opposition,
    find_best_eleven,
    known_opposition,
)
from tavolino.games.mister.cards.reading import ACTION_CARDS
from tavolino.games.mister.engine.footballers import POSITIONS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import Rules
from tests.games.mister.support import card_goal_chances, squads, start

ALL_CARDS = list(range(len(ACTION_CARDS)))


def draft_squads() -> MisterMatch:
    """Two squads of the standard deck, about to line up."""
    return start(carry=squads())


def shuffle_line_ups(rules: Rules, seed: int) -> tuple[list[int], list[int], list[int]]:
    """Two line-ups that share nobody, and the bench of the first."""
    footballers = rules.footballers
    keepers = [f for f in range(footballers.size) if footballers.is_keeper[f]]
    outfielders = [f for f in range(footballers.size) if not footballers.is_keeper[f]]
    Rng(seed).shuffle(keepers)
    Rng(seed, 1).shuffle(outfielders)
    return [keepers[0], *outfielders[:10]], [keepers[1], *outfielders[20:30]], outfielders[10:14]


def leaders(rules: Rules, eleven: list[int]) -> int:
    """How many of the cards 25 and 26 a side can use."""
    skills = {skill for f in eleven for skill in rules.footballers.skill_names(f)}
    return len(skills & {"crowd_leader", "true_leader"})


@pytest.mark.parametrize("seed", range(20))
def test_against_a_known_line_up_the_board_says_what_the_odds_say(seed: int) -> None:
    rules = start().rules
    own, theirs, bench = shuffle_line_ups(rules, seed)
    board = LineUpRater(rules, own[1:] + bench, own[:1], known_opposition(rules.footballers, theirs))
    line = list(range(14))
    lifted = BONUS_ATTACK_GOALS * leaders(rules, own) / 2
    assert board.goals_scored(line) == pytest.approx(sum(card_goal_chances(rules, own, theirs)) / 2 + lifted)
    assert board.goals_conceded(line) == pytest.approx(sum(card_goal_chances(rules, theirs, own)) / 2)
    assert board.rating(line) == pytest.approx(goal_balance(rules, own, theirs, ALL_CARDS) / 2 + lifted)


@pytest.mark.parametrize("seed", range(5))
def test_against_several_the_board_says_what_the_odds_say_on_average(seed: int) -> None:
    """Two in goal, on the left and on the right, at the back and in front: all line-ups are alike likely."""
    rules = start().rules
    own, theirs, bench = shuffle_line_ups(rules, seed)
    others, *_ = shuffle_line_ups(rules, seed + 100)
    ranks = [[theirs[at], others[at]] if at in (0, 2, 4, 8, 9) else [theirs[at]] for at in range(11)]
    board = LineUpRater(rules, own[1:] + bench, own[:1], Opposition(rules.footballers, ranks))
    line_ups = [list(line_up) for line_up in product(*ranks)]
    exact = sum(goal_balance(rules, own, line_up, ALL_CARDS) / 2 for line_up in line_ups) / len(line_ups)
    lifted = BONUS_ATTACK_GOALS * leaders(rules, own) / 2
    assert board.rating(list(range(14))) == pytest.approx(exact + lifted)


def test_no_card_sets_one_footballer_against_two() -> None:
    """What the board counts on: then the chance of a card is a product."""
    for card in ACTION_CARDS:
        duels = [phase for phase in card["phases"] if phase["verb"] == "duel"]
        for side in ("own", "theirs"):
            positions = [duel[side][1] for duel in duels]
            assert len(positions) == len(set(positions)), card["id"]


# -- The search


def advise_line_up(
    match: MisterMatch, opposition: Opposition, placed: list[int], seed: int = 0
) -> RatedLineUp:
    return find_best_eleven(match.rules, match.squads[0], match.keepers[0], opposition, placed, seed)


def test_an_eleven_is_a_legal_line_up_with_four_on_the_bench() -> None:
    match = draft_squads()
    eleven = advise_line_up(match, average_opposition(match.rules.footballers), [])
    assert eleven.line_up[0] == match.keepers[0]
    assert sorted(eleven.line_up[1:] + eleven.bench) == sorted(match.squads[0])
    assert len(eleven.line_up) == len(POSITIONS)


def test_the_same_seed_finds_the_same_eleven() -> None:
    match = draft_squads()
    opposition = average_opposition(match.rules.footballers)
    once, again = advise_line_up(match, opposition, [], 5), advise_line_up(match, opposition, [], 5)
    assert (once.line_up, once.bench, once.scored) == (again.line_up, again.bench, again.scored)


def test_no_swap_makes_the_eleven_better() -> None:
    match = draft_squads()
    opposition = average_opposition(match.rules.footballers)
    eleven = advise_line_up(match, opposition, [])
    board = LineUpRater(match.rules, eleven.line_up[1:] + eleven.bench, eleven.line_up[:1], opposition)
    line = list(range(14))
    assert climb(board, line, 0) == pytest.approx(eleven.scored - eleven.conceded)
    assert line == list(range(14))


def test_the_eleven_is_better_than_any_of_many_at_random() -> None:
    match = draft_squads()
    opposition = average_opposition(match.rules.footballers)
    eleven = advise_line_up(match, opposition, [])
    board = LineUpRater(match.rules, match.squads[0], match.keepers[:1], opposition)
    line, rng = list(range(14)), Rng(1)
    for _ in range(300):
        rng.shuffle(line)
        assert board.rating(line) < eleven.scored - eleven.conceded


def test_those_who_are_placed_stay_and_the_rest_is_the_best_there_is() -> None:
    """With two positions to fill, all ways can be tried."""
    match = draft_squads()
    opposition = average_opposition(match.rules.footballers)
    placed, rest = match.squads[0][:8], match.squads[0][8:]
    eleven = advise_line_up(match, opposition, placed)
    board = LineUpRater(match.rules, match.squads[0], match.keepers[:1], opposition)
    lines = [[*range(8), *order] for order in permutations(range(8, 14))]
    assert eleven.line_up[1:9] == placed
    assert set(eleven.line_up[9:]) | set(eleven.bench) == set(rest)
    assert eleven.scored - eleven.conceded == pytest.approx(max(board.rating(line) for line in lines))


def test_knowing_the_opponents_line_up_pays() -> None:
    match = draft_squads()
    rules = match.rules
    theirs = [match.keepers[1], *match.squads[1][:OUTFIELD_POSITIONS]]
    blind = advise_line_up(match, average_opposition(rules.footballers), []).line_up
    told = advise_line_up(match, known_opposition(rules.footballers, theirs), []).line_up
    assert goal_balance(rules, told, theirs, ALL_CARDS) > goal_balance(rules, blind, theirs, ALL_CARDS)


# -- Oppositions


def test_an_average_team_plays_its_footballers_where_they_like_it() -> None:
    footballers = start().rules.footballers
    ranks = average_opposition(footballers).ranks
    assert {footballers.roles[f] for f in ranks[POSITIONS.index("GK")]} == {"goalkeeper"}
    assert {footballers.roles[f] for f in ranks[POSITIONS.index("LB")]} == {"full_back"}
    assert {footballers.roles[f] for f in ranks[POSITIONS.index("RS")]} == {"target_man", "second_striker"}


def test_where_nobody_likes_a_position_anyone_may_play() -> None:
    footballers = start().rules.footballers
    footballers.roles[:] = ["goalkeeper" if keeper else "winger" for keeper in footballers.is_keeper]
    ranks = average_opposition(footballers).ranks
    assert len(ranks[POSITIONS.index("RM")]) == len(ranks[POSITIONS.index("LS")]) == 72


def test_of_a_squad_its_good_line_ups_are_foreseen_most() -> None:
    match = draft_squads()
    rules = match.rules
    usual = average_opposition(rules.footballers)
    eleven = find_best_eleven(rules, match.squads[1], match.keepers[1], usual, [])
    ranks = expected_opposition(rules, match.squads[1], match.keepers[1], usual).ranks
    assert ranks[0] == [match.keepers[1]]
    for position in range(1, 11):
        assert set(ranks[position]) == set(match.squads[1])
        assert ranks[position].count(eleven.line_up[position]) > 1
