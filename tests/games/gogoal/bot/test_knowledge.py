"""The game's own sense: what it would do, and that it wins."""

from tavolino import Rng
from tavolino.bots.bot import Bot, GreedyBot, RandomBot
from tavolino.games.gogoal import GoGoal
from tavolino.games.gogoal.bot import GoGoalKnowledge
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.moves import MOVES
from tavolino.table.bot_players import play_out
from tests.games.gogoal.support import clear, give, play, scene, start


def pick(match: GoGoalMatch) -> str:
    seat = match.to_act[0]
    return MOVES.text(GoGoalKnowledge().pick(match, seat, Rng(1)))


def test_it_beats_random_play_clearly() -> None:
    game = GoGoal()
    wins = 0
    for seed in range(200):
        match = game.start(seed)
        greedy = seed % 2
        bots: list[Bot] = [RandomBot(game, seat, seed) for seat in range(2)]
        bots[greedy] = GreedyBot(game, greedy, seed)
        play_out(match, bots, seed)
        wins += match.outcome.winners == [greedy]
    assert wins > 170


def test_it_fields_forwards_and_defenders() -> None:
    match = start()
    clear(match)
    for seat in range(2):
        give(match, seat, "D D M F F")
    match.ask_secretly(0, 3)
    trio = pick(match).split()[1:]
    assert set(trio) == {"defender", "forward"}


def test_it_takes_the_goal_that_wins() -> None:
    match = scene(["F J super-goal", "no M"], teams=["F", "D"], scored=["goal goal", ""])
    assert pick(match) == "attack super-goal 1"


def test_it_attacks_where_no_cannot_be_played() -> None:
    match = scene(["super-goal", "M no", "M no"], teams=["F", "D", "M"])
    assert pick(match) == "attack super-goal 2"


def test_it_attacks_where_fewer_cards_can_answer() -> None:
    match = scene(["super-goal", "no no no no M", "no M"], teams=["F", "D", "D"])
    assert pick(match) == "attack super-goal 2"


def test_it_attacks_the_leader_when_all_else_is_equal() -> None:
    match = scene(["super-goal", "no M", "no M"], teams=["F", "D", "D"], scored=["", "", "goal goal"])
    assert pick(match) == "attack super-goal 2"


def test_it_spends_the_card_that_is_hard_to_use_first() -> None:
    match = scene(["goal super-goal", "no M"], teams=["F F", "D"])
    assert pick(match) == "attack goal 1"


def test_it_sends_on_a_forward_when_there_is_none() -> None:
    assert pick(scene(["M D F", "M"], teams=["D M", "F"])) == "play forward"
    assert pick(scene(["F", "M"], teams=["D D D M F", "F"])) == "sub forward midfielder"


def test_it_stops_every_goal_it_can_and_keeps_super_no() -> None:
    match = play(scene(["goal", "no super-no M"], teams=["F F", "D"]), "attack goal 1")
    assert pick(match) == "answer no"
    match = play(scene(["penalty", "var M"], teams=["F F", "D"]), "attack penalty 1")
    assert pick(match) == "answer var"


def test_it_draws_actions_unless_it_has_no_forward() -> None:
    assert pick(play(scene(["M F", "M"], teams=["D", "M"]), "play M")) == "draw actions"
    assert pick(play(scene(["M", "M"], teams=["D", "M"]), "play M")) == "draw players"


def test_its_symbols_cannot_be_foreseen() -> None:
    match = play(scene(["penalty", "M"], teams=["F", "D"]), "attack penalty 1", "let")
    picks = {GoGoalKnowledge().pick(match, 0, Rng(seed)) for seed in range(30)}
    assert len(picks) == 3


def test_with_roles_it_completes_the_line() -> None:
    assert pick(scene(["F M", "M"], teams=["D F", "M"], needs="roles")) == "play midfielder"
