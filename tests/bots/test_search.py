"""Searching: honest bookkeeping, the same choice from the same seed, and some sense."""

from collections.abc import Callable
from typing import ClassVar

import pytest

import tavolino
from tavolino import Match, Rng
from tavolino.bots.levels import SearchBot
from tavolino.bots.roster import LEVELS
from tavolino.bots.search import ADVISED_TRIES, Search, SearchSettings, result_shares, score_lead_chances
from tavolino.bots.search_tree import Node
from tavolino.core.game import Game
from tavolino.core.knowledge import Knowledge
from tavolino.core.view import View
from tavolino.table.bot_players import ask_bot, play_out
from tests.toy import Toy

GAMES: list[Callable[[], Game]] = [
    Toy,
    lambda: tavolino.game("gogoal"),
    lambda: tavolino.game("champions101"),
]


def level(name: str, game: Game, seat: int, seed: int, simulations: int = 12) -> SearchBot:
    bot = LEVELS[name](game, seat, seed)
    assert isinstance(bot, SearchBot)
    bot.settings.simulations = simulations
    return bot


def never() -> Match:
    raise AssertionError("there was nothing to think about")


def no_view() -> View:
    raise AssertionError("it asks for guesses only")


@pytest.mark.parametrize("name", LEVELS)
def test_forced_moves_are_answered_at_once(name: str) -> None:
    assert level(name, Toy(), 0, 1).choose(no_view, [2], never, None) == 2


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=["toy", "gogoal", "champions101"])
def test_the_same_seed_plays_the_same_match(game: Callable[[], Game], name: str) -> None:
    """Also when the match is narrated: stories make no difference."""
    dumps = []
    for narrate in (False, True):
        match = game().start(3, narrate=narrate)
        play_out(match, [level(name, match.game, seat, 8, 4) for seat in range(match.seats)], 5)
        dumps.append(match.dump())
    assert dumps[0] == dumps[1]


def test_a_budget_is_kept() -> None:
    match = tavolino.game("champions101").start(4)
    rng = Rng(1)
    while len(match.choices(match.to_act[0])) < 6:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.to_act[0]
    bot = level("champion", match.game, seat, 2, 200)
    ask_bot(match, seat, bot, rng)
    assert 150 <= bot.search.simulations <= 200
    hasty = level("champion", match.game, seat, 2, 4)
    ask_bot(match, seat, hasty, rng)
    assert hasty.search.simulations <= 4


def test_no_time_left_still_gives_a_move() -> None:
    match, rng = Toy().start(3), Rng(1)
    bot = level("champion", match.game, 0, 2, 10**9)
    assert len(match.legal(0)) > 1
    assert bot.choose(no_view, match.legal(0), lambda: match.guess(0, rng), 0.0) in match.legal(0)
    assert bot.search.simulations == 1


def test_what_was_foreseen_is_used_again() -> None:
    """After a move of its own the seat's next decision may be one that the search has already visited."""
    game = Toy()
    visited = 0
    for seed in range(20):
        match = game.start(seed)
        search, rng = Search(game.knowledge, 0, SearchSettings(60, 0, knowing=False), Rng(1)), Rng(2)
        while not match.over:
            if match.is_asked(0) and len(match.legal(0)) > 1:
                before = dict(search.own_nodes)
                move = search.choose(match.guess(0, rng), match.legal(0), None)
                visited += any(node.tries for trail, node in before.items() if trail == search.last_trail)
            else:
                move = match.legal(match.to_act[0])[0]
            match.play(match.to_act[0], move)
    assert visited > 5


def test_a_winning_move_is_found() -> None:
    """Seat 0 leads by a point before the last round: any card wins; behind, only a card nobody else shows."""
    game = Toy(rounds=1)
    won = 0
    for seed in range(60):
        match = game.start(seed)
        champion = level("champion", game, 0, seed, 80)
        play_out(match, [champion, *[level("beginner", game, 1, seed, 4)]], seed)
        won += 0 in match.outcome.winners
    assert won > 30


def test_between_equals_the_lot_decides_and_the_advised_move_is_never_left_out() -> None:
    game = Toy()
    search = Search(game.knowledge, 0, SearchSettings(6, 0, knowing=False), Rng(1))
    firsts = {search.candidates(Node([10, 11, 12, 13, 14], -1))[0] for _ in range(60)}
    assert firsts == {0, 1, 2, 3, 4}
    for _ in range(20):
        entrants = search.candidates(Node([10, 11, 12, 13, 14], 3))
        assert entrants[0] == 3
        assert len(entrants) == len(set(entrants)) == 3


class FirstMove(Knowledge):
    """Thinks that the first of the choices is the best."""

    def pick(self, match: Match, seat: int, rng: Rng) -> int:
        return match.choices(seat)[0]


class Trusted(FirstMove):
    search_assumes_pick: ClassVar[bool] = True


class Settled(Trusted):
    def is_pick_optimal(self, match: Match, seat: int) -> bool:
        return True


def foreseen(knowledge: Knowledge) -> Search:
    """A search that has thought about the beginning of a match."""
    match, rng = tavolino.game("champions101").start(6), Rng(1)
    while len(match.legal(match.to_act[0])) < 3:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    search = Search(knowledge, seat, SearchSettings(400, 12, knowing=True), rng)
    search.choose(match.guess(seat, rng), match.legal(seat), None)
    return search


def count_strays(search: Search) -> int:
    """How often it went another way than the advised one, further on."""
    return sum(node.tries - node.visits[node.advised] for node in future_nodes(search))


def future_nodes(search: Search) -> list[Node]:
    """What the seat may be asked later."""
    return [node for node in search.own_nodes.values() if node is not search.decision]


def test_a_trusted_pick_is_followed_until_a_decision_was_met_often() -> None:
    trusted, doubted = foreseen(Trusted()), foreseen(FirstMove())
    rare = [node for node in future_nodes(trusted) if node.tries <= ADVISED_TRIES]
    assert rare
    assert all(node.visits[node.advised] == node.tries for node in rare)
    assert count_strays(doubted) > count_strays(trusted)


def test_where_the_game_settles_it_the_tree_does_not_grow() -> None:
    assert future_nodes(foreseen(Trusted()))
    assert not future_nodes(foreseen(Settled()))


def test_a_habit_is_played_at_once() -> None:
    """Mister's lower levels think nothing through; to its champion odds settle the matter."""
    match, rng = tavolino.game("mister").start(1), Rng(1)
    seat = match.to_act[0]
    for name in LEVELS:
        bot = level(name, match.game, seat, 2)
        assert ask_bot(match, seat, bot, rng) in match.legal(seat)
        assert bot.search.simulations == 0


def test_shares_of_a_finished_match() -> None:
    match = tavolino.game("gogoal", sides=2).start(1, 4)
    rng = Rng(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.game.knowledge.pick(match, seat, rng))
    assert result_shares(match) in ([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 1.0])


def test_points_are_counted_against_the_best_of_the_others() -> None:
    match = Toy().start(1, 3)
    match.points = [3, 1, 2]  # type: ignore[attr-defined]
    ahead, last, second = score_lead_chances(match)
    assert ahead > 0.5 > second > last
