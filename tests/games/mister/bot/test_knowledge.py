"""How the knowledge of the game plays: soundly, from what its seat knows alone, and better than chance."""

from collections.abc import Iterator
from typing import Any

import pytest

from tavolino import Rng
from tavolino.bots.bot import Bot, GreedyBot, RandomBot
from tavolino.core.knowledge import CHAMPION
from tavolino.games.mister import Mister
from tavolino.games.mister.bot.footballer_value import Scout
from tavolino.games.mister.bot.knowledge import MisterKnowledge
from tavolino.games.mister.bot.line_up_rating import OUTFIELD_POSITIONS, LineUpRater, Opposition
from tavolino.games.mister.bot.line_up_search import known_opposition
from tavolino.games.mister.engine import line_up
from tavolino.games.mister.engine.footballers import ELEVEN, GOALKEEPER_POSITION, LETTER_COUNT
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
)
from tavolino.table.bot_players import play_out
from tests.games.mister.support import STOP, at, give, rate, scene, squads, start, turn


def pick(match: MisterMatch, seat: int, number: int = 1) -> int:
    """What someone with fresh knowledge does in a guess."""
    guess = match.guess(seat, Rng(number))
    return MisterKnowledge().pick(guess, seat, Rng(1))


def decisions(seed: int, **options: Any) -> Iterator[tuple[MisterMatch, int, int]]:
    """The knowledge against itself: before each move, the match, the seat and the move."""
    match = start(seed, narrate=False, **options)
    knowledge, rng = MisterKnowledge(), Rng(seed, 1)
    while not match.over:
        for seat in match.to_act:
            move = knowledge.pick(match.guess(seat, rng), seat, rng)
            yield match, seat, move
            match.play(seat, move)


# -- Whole matches


def test_it_beats_chance() -> None:
    game = Mister()
    greedy = [GreedyBot(game, seat, 1) for seat in range(2)]
    greedy[0].knowledge = greedy[1].knowledge = MisterKnowledge()
    won = 0
    for seed in range(12):
        match = game.start(seed)
        bots: list[Bot] = [RandomBot(game, seat, seed) for seat in range(2)]
        bots[seed % 2] = greedy[seed % 2]
        play_out(match, bots, seed)
        won += seed % 2 in match.outcome.winners
    assert won >= 9


def test_it_decides_alike_in_all_matches_that_look_the_same_to_its_seat() -> None:
    """Whatever the cards that it cannot see, and whatever it has worked out before."""
    knowledge = MisterKnowledge()
    asked = set()
    for number, (match, seat, _) in enumerate(decisions(6)):
        if number % 4 == 0 or match.asked not in (ASK_DRAFT, ASK_SHOT):
            guesses = [match.guess(seat, Rng(n)) for n in (1, 2)]
            assert len({knowledge.pick(guess, seat, Rng(3)) for guess in guesses}) == 1
            asked.add(match.asked)
    assert {ASK_DRAFT, ASK_LINE_UP, ASK_TAKER, ASK_SUBSTITUTE, ASK_SHOT} <= asked


def test_what_it_remembers_changes_nothing() -> None:
    compared = 0
    for match, seat, move in decisions(3):
        if match.asked == ASK_LINE_UP and line_up.next_position(match, seat) % 4 == 1:
            assert pick(match, seat) == move
            compared += 1
    assert compared == 6


@pytest.mark.parametrize("options", [{"format": "cup", "market": True}, {"format": "league"}])
def test_it_manages_whole_evenings(options: dict[str, Any]) -> None:
    """`play` refuses what is not legal."""
    asked = {match.asked for match, *_ in decisions(1, **options)}
    assert {ASK_DRAFT, ASK_LINE_UP, ASK_TAKER, ASK_SHOT} <= asked
    assert (ASK_MARKET in asked) == options.get("market", False)


# -- The transfer market


def keepers_by_worth(match: MisterMatch) -> list[int]:
    scout = Scout(match.rules)
    keepers = [f for f in range(match.rules.footballers.size) if match.rules.footballers.is_keeper[f]]
    return sorted(keepers, key=lambda f: scout.worth[f * ELEVEN + GOALKEEPER_POSITION])


def turn_up(match: MisterMatch, footballer: int) -> None:
    """Have him turned up instead of whoever was."""
    deck = match.deck.copy()
    place = deck.index(footballer)
    deck[place], deck[match.cards_drawn - 1] = match.turned_card, footballer
    match.deck, match.turned_card = deck, footballer


def test_it_waits_for_a_good_goalkeeper() -> None:
    match = start(seed=2)
    numbers = match.rules.move_numbers
    worst, *_, best = keepers_by_worth(match)
    turn_up(match, worst)
    assert pick(match, match.buyer) == numbers.discard
    turn_up(match, best)
    assert pick(match, match.buyer) == numbers.sign


def test_it_signs_anyone_when_nobody_else_is_to_come() -> None:
    match = start(seed=2, draft_passes=1)
    turn_up(match, keepers_by_worth(match)[0])
    match.deck = match.deck[: match.cards_drawn]
    assert pick(match, match.buyer) == match.rules.move_numbers.sign


def test_it_answers_as_it_must() -> None:
    match = start(seed=2)
    worst, *_, best = keepers_by_worth(match)
    turn_up(match, best)
    match.keepers[match.buyer] = worst
    assert pick(match, match.buyer) == match.rules.move_numbers.discard


def test_it_buys_what_the_squad_lacks() -> None:
    """A second leader, or a second man for the same position, is worth less than the first."""
    match = start()
    scout, footballers = Scout(match.rules), match.rules.footballers
    first, second = [f for f in range(footballers.size) if "crowd_leader" in footballers.skill_names(f)][:2]
    assert scout.gains([], [second])[0] > scout.gains([first], [second])[0]
    strikers = [f for f in scout.outfielders if footballers.roles[f] == "second_striker"]
    assert sum(scout.gains([], strikers)) > sum(scout.gains(strikers[:3], strikers))


# -- The line-up


def test_it_completes_a_line_up_that_others_have_begun() -> None:
    match = start(carry=squads())
    for footballer in match.squads[0][:4]:
        match.play(0, footballer)
    knowledge = MisterKnowledge()
    for _ in range(6):
        match.play(0, knowledge.pick(match.guess(0, Rng(1)), 0, Rng(1)))
    assert match.pitch[1:5] == match.squads[0][:4]
    assert len(match.benches[0]) == 4


def test_it_lines_up_against_the_squad_of_its_next_opponent() -> None:
    match = start(carry=squads(4), format="league")
    seat = match.turn_order[3]
    before = MisterKnowledge().memory_for(match.rules).best_plan(match, seat, 0, [])
    match.turn_order = [match.turn_order[2], match.turn_order[1], match.turn_order[0], seat]
    assert MisterKnowledge().memory_for(match.rules).best_plan(match, seat, 0, []) != before


def test_a_champion_lines_up_against_what_the_other_is_about_to_do() -> None:
    match, knowledge = start(carry=squads()), MisterKnowledge()
    staff = knowledge.memory_for(match.rules)
    expected = known_opposition(match.rules.footballers, staff.best_plan(match, 1, 0, []))
    usual, reply = [staff.best_plan(match, 0, thoughts, []) for thoughts in (0, 1)]
    assert goals_ahead(match, reply, expected) > goals_ahead(match, usual, expected)
    for footballer in reply[1:]:
        assert knowledge.quick_choice(match, 0, CHAMPION, Rng(1)) == footballer
        match.play(0, footballer)


def goals_ahead(match: MisterMatch, line_up: list[int], opposition: Opposition) -> float:
    return LineUpRater(match.rules, line_up[1:], line_up[:1], opposition).rating(
        list(range(OUTFIELD_POSITIONS))
    )


# -- The match


def test_it_names_the_best_taker() -> None:
    match = scene()
    give(match, 0, "LB", F=8)
    turn(match, 9)
    assert (match.asked, pick(match, 0)) == (ASK_TAKER, at(match, 0, "LB"))


def test_it_sends_the_best_takers_first() -> None:
    match = scene()
    for f in match.squads[0]:
        match.rules.footballers.ability[f * LETTER_COUNT + 5] = 1 + f % 9
    turn(match)
    order = []
    while match.asked == ASK_ORDER and match.is_asked(0):
        order.append(pick(match, 0))
        match.play(0, order[-1])
    kicks = [match.rules.footballers.ability[f * LETTER_COUNT + 5] for f in order]
    assert len(kicks) == 10
    assert kicks == sorted(kicks, reverse=True)


def test_it_has_the_most_dangerous_of_the_best_sent_off() -> None:
    match = scene()
    give(match, 0, "RS", A=9)
    for position in ("RB", "RS", "LS"):
        rate(match, 0, position, 40)
    turn(match, 19, STOP, 27, 20)
    assert (match.asked, pick(match, 1)) == (ASK_LEAVER, at(match, 0, "RS"))


def test_it_brings_on_who_helps_with_the_cards_that_are_left() -> None:
    match = scene()
    rate(match, 0, "RS", 40)
    finisher = match.benches[0][2]
    match.rules.footballers.ability[finisher * LETTER_COUNT] = 9
    turn(match, 22, STOP, 27)
    assert (match.asked, pick(match, 0)) == (ASK_SUBSTITUTE, finisher)


def test_it_shoots_and_dives_everywhere_alike() -> None:
    match = scene()
    give(match, 0, "RS", A=6)
    turn(match, 27)
    knowledge, rng = MisterKnowledge(), Rng(1)
    for seat in (0, 1):
        moves = [knowledge.pick(match, seat, rng) for _ in range(300)]
        assert all(70 < moves.count(move) < 130 for move in match.choices(seat))


# -- The market between the rounds


def visit(newcomer: int, value: int) -> MisterMatch:
    """Seat 0 has turned up a footballer with so much of everything, where all others have 5."""
    match = scene(4, format="league", market=True)
    for letter in range(LETTER_COUNT):
        if match.rules.footballers.ability[newcomer * LETTER_COUNT + letter]:
            match.rules.footballers.ability[newcomer * LETTER_COUNT + letter] = value
    match.free_agents = [f for f in match.free_agents if f != newcomer]
    match.turned_card = newcomer
    match.ask(ASK_MARKET, 0)
    return match


def test_it_takes_a_better_one_and_refuses_a_worse_one() -> None:
    match = scene(4, format="league", market=True)
    outfielder = next(f for f in match.free_agents if not match.rules.footballers.is_keeper[f])
    assert pick(visit(outfielder, 9), 0) in match.squads[0]
    assert pick(visit(outfielder, 2), 0) == match.rules.move_numbers.refuse


def test_it_takes_a_better_goalkeeper_for_its_own() -> None:
    match = scene(4, format="league", market=True)
    keeper = next(f for f in match.free_agents if match.rules.footballers.is_keeper[f])
    assert pick(visit(keeper, 8), 0) == match.keepers[0]
    assert pick(visit(keeper, 4), 0) == match.rules.move_numbers.refuse
