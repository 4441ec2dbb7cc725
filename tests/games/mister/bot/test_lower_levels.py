"""How the lower levels manage: by roles, by numbers, with a scout; and each from open cards alone."""

import pytest

from tavolino import Rng
from tavolino.bots.roster import LEVELS
from tavolino.core.knowledge import AMATEUR, BEGINNER, CHAMPION, NO_CHOICE, PROFESSIONAL
from tavolino.games.mister.bot.knowledge import MisterKnowledge
from tavolino.games.mister.bot.line_up_search import PREFERRED_ROLES
from tavolino.games.mister.engine.footballers import ELEVEN
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_DRAFT, ASK_LINE_UP, NOBODY
from tests.games.mister.support import STOP, at, give, scene, start, turn

LOWER = (BEGINNER, AMATEUR, PROFESSIONAL)


def habit(match: MisterMatch, level: int) -> int:
    return MisterKnowledge().quick_choice(match, match.to_act[0], level, Rng(1))


def play_draft(*levels: int, seed: int = 3) -> MisterMatch:
    """A match at the line-ups, after a draft between two of these levels."""
    match, knowledge, rng = start(seed), MisterKnowledge(), Rng(2)
    while match.asked == ASK_DRAFT:
        seat = match.to_act[0]
        match.play(seat, knowledge.quick_choice(match, seat, levels[seat], rng))
    return match


@pytest.mark.parametrize("level", LOWER)
def test_a_whole_match_by_habit(level: int) -> None:
    match, knowledge, rng = play_draft(level, level), MisterKnowledge(), Rng(2)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, knowledge.quick_choice(match, seat, level, rng))
    assert match.outcome.winners


def test_a_champion_has_no_habits_in_the_market() -> None:
    assert habit(start(1), CHAMPION) == NO_CHOICE


def test_a_beginner_signs_whoever_there_is_room_for() -> None:
    match = start(4)
    while match.rules.footballers.is_keeper[match.turned_card]:
        match.play(match.to_act[0], match.rules.move_numbers.discard)
    buyer, turned = match.to_act[0], match.turned_card
    assert habit(match, BEGINNER) == match.rules.move_numbers.sign
    alike = [
        f for f in range(81) if match.rules.footballers.roles[f] == match.rules.footballers.roles[turned]
    ]
    match.squads[buyer] = [f for f in alike if f != turned][:3]
    assert habit(match, BEGINNER) == match.rules.move_numbers.discard


def test_an_amateur_signs_better_footballers_than_a_beginner() -> None:
    match = play_draft(AMATEUR, BEGINNER)
    amateur, beginner = [sum(match.rules.footballers.overall[f] for f in squad) for squad in match.squads]
    assert amateur > beginner


def test_a_professional_signs_footballers_for_their_positions() -> None:
    """In this draft: over many the difference is lost in the luck of what is on offer."""
    match = play_draft(PROFESSIONAL, AMATEUR, seed=6)
    scout = MisterKnowledge().memory_for(match.rules).scout
    professional, amateur = [sum(scout.position_standards(squad)) for squad in match.squads]
    assert professional > amateur


@pytest.mark.parametrize("level", LOWER)
def test_positions_go_to_those_whose_role_it_is(level: int) -> None:
    match, knowledge, rng = play_draft(level, level), MisterKnowledge(), Rng(2)
    squad = list(match.squads[0])
    while match.asked == ASK_LINE_UP and match.is_asked(0):
        match.play(0, knowledge.quick_choice(match, 0, level, rng))
    roles = match.rules.footballers.roles
    for position in range(1, ELEVEN):
        footballer = match.pitch[position]
        left_out = [
            f for f in squad if f not in match.pitch[:ELEVEN] and roles[f] in PREFERRED_ROLES[position]
        ]
        assert footballer != NOBODY
        assert roles[footballer] in PREFERRED_ROLES[position] or not left_out


@pytest.mark.parametrize(("level", "letter"), [(BEGINNER, "A"), (AMATEUR, "F"), (PROFESSIONAL, "F")], ids=str)
def test_a_beginner_takes_a_finisher_for_a_penalty_and_others_know_better(level: int, letter: str) -> None:
    match = scene()
    give(match, 0, "RB", A=9)
    give(match, 0, "LS", F=9)
    turn(match, STOP)
    assert habit(match, level) == at(match, 0, "RB" if letter == "A" else "LS")


def test_all_levels_have_names() -> None:
    assert len(LEVELS) == CHAMPION + 1
