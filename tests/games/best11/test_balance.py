"""The measures of balance: a story whose measures are known, and matches whose sums must agree."""

from collections import Counter
from fractions import Fraction
from itertools import islice, product

import pytest

from tavolino import Rng
from tavolino.core.game import Measure
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.playout import random_playout
from tavolino.core.registry import game
from tavolino.games.best11 import balance, narration
from tavolino.games.best11.balance import EventCounts, measures, usage_worth
from tavolino.games.best11.cards.event_deck import EVENT_FILE_DECK
from tavolino.games.best11.engine.match import Best11Match
from tests.contract.generated_decks import good_decks
from tests.games.best11.support import FOUR, nobody_pays, play, scene, start, window
from tests.often import times

ACTIONS = Document(
    "a.csv", "n,attack,attack_needs,defence,defence_needs\n6,Sombrero,C+A=6,save,\n6,corner,,Sombrero,D=4\n"
)
"""An attack and a defence that are called the same."""
EVENTS = Document(
    "e.csv",
    'id,n,title,colour,when,effect\nrich-uncle,20,Lo zio ricco,management,any,"money = 2, draw = 1"\n',
)


def derby() -> Best11Match:
    """The only turn: a corner (3 + 3 reach its 6) against a tackle (3 of 4): a goal. Then 4 million."""
    match = scene(
        FOUR,
        FOUR,
        actions="corner /tackle",
        cards=[10, 9],
        money=[12, 2],
        hands=["boards-bonus"],
        last_turn=1,
    )
    narration.tell_turn(match)
    play(match, "build", "play boards-bonus")
    nobody_pays(nobody_pays(window(match)))
    return play(match, "pass", "use money", "pass")


def test_the_derby_is_measured() -> None:
    match = derby()
    found = measures(match)
    assert match.over
    assert [found[f"match.course.{name}"] for name in ("turns", "challenges", "goals")] == [1, 1, 1]
    assert found["match.course.first-mover"] == (1, 1)
    assert found["attack.before.corner"] == found["attack.after.all"] == (1, 1)
    assert found["defence.before.tackle"] == found["defence.after.all"] == (0, 1)
    assert found["defence.after.save"] == (0, 0)
    assert found["opportunity.chosen.challenge"] == found["opportunity.chosen.money"] == (1, 2)
    assert found["opportunity.chosen.captain"] == (0, 2)


def test_the_derbys_squads_and_points_are_measured() -> None:
    found = measures(derby())
    assert found["squad.end.footballers"] == 4
    assert found["squad.end.nearly-complete"] == found["squad.end.coach"] == (0, 2)
    assert found["squad.end.stadium"] == (1, 2)
    assert found["squad.end.money"] == Fraction(3 + 6, 2)
    assert found["points.source.footballers"] == 12
    assert found["points.source.scored"] == Fraction(3, 2)
    assert found["points.source.conceded"] == Fraction(-1, 2)


def test_the_derbys_worths_are_the_difference_between_the_two() -> None:
    found = measures(derby())
    ahead = (12 + 3 + 5) - (12 - 1 + 1)
    assert found["opportunity.worth.challenge"] == found["event.worth.boards-bonus"] == ahead
    assert found["opportunity.worth.money"] == -ahead
    assert found["opportunity.worth.captain"] is None
    assert found["event.played.boards-bonus"] == 1


@pytest.mark.parametrize(
    ("uses", "expected"),
    [
        ([0, 0, 0], None),
        ([2, 2, 2], None),
        ([1, 0, 0], Fraction(10) - Fraction(50, 2)),
        ([3, 1, 2], Fraction(10) - Fraction(50, 2)),
        ([0, 4, 3], Fraction(50, 2) - 10),
    ],
)
def test_worth_compares_those_who_use_it_more_often(uses: list[int], expected: Fraction | None) -> None:
    assert usage_worth([10, 20, 30], uses) == expected


def count_moves(match: Best11Match, rng: Rng) -> tuple[Counter[str], Counter[tuple[int, str]]]:
    """Play a match at random: how often management cards were used, and which event cards who played."""
    used: Counter[str] = Counter()
    played: Counter[tuple[int, str]] = Counter()
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        number = legal[rng.below(len(legal))]
        move = match.game.moves[number]
        if move.kind == "use":
            used[move.args[0]] += 1
        elif move.kind == "show":
            used["other"] += 1
        elif move.kind == "play":
            played[seat, move.args[0]] += 1
        match.play(seat, number)
    return used, played


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_story_has_every_card_that_was_used_and_nothing_else(seats: int) -> None:
    for seed in range(4):
        match = start(seed, seats, narrate=True)
        used, played = count_moves(match, Rng(seed))
        story = EventCounts(match)
        told = balance.counts_by_name(story.opportunities)
        assert told.total() == used.total()
        assert {name: told[name] for name in ("money", "events", "challenge")} == {
            name: used[name] for name in ("money", "events", "challenge")
        }
        assert +story.cards == played


@pytest.mark.parametrize("document", [*islice(good_decks(EVENT_FILE_DECK), times(12, 3))], ids=str)
def test_cards_of_ones_own_are_counted_once_whatever_they_do(document: Document) -> None:
    match = game("best11", events=document).start(3, 3, narrate=True)
    assert isinstance(match, Best11Match)
    _, played = count_moves(match, Rng(3))
    assert +EventCounts(match).cards == played


def test_measures_of_cards_of_ones_own_bear_their_titles() -> None:
    own = game("best11", actions=ACTIONS, events=EVENTS)
    match = own.start(1, 2, narrate=True)
    random_playout(match, Rng(1))
    found = {f"{name.split('.')[0]}.{name.split('.')[2]}" for name in own.measures(match)}
    assert own.measure_labels == {
        "attack.attack-1": "Sombrero",
        "defence.defence-2": "Sombrero",
        "event.rich-uncle": "Lo zio ricco",
    }
    assert own.measure_labels.keys() <= found
    assert game("best11").measure_labels == {}


def pair(found: dict[str, Measure], name: str) -> tuple[int, int]:
    value = found[name]
    assert isinstance(value, tuple)
    return value


def group(found: dict[str, Measure], prefix: str) -> list[str]:
    return [name for name in found if name.startswith(f"{prefix}.")]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_points_agree_with_the_outcome(seats: int) -> None:
    match = start(7, seats, narrate=True)
    count_moves(match, Rng(7))
    found = measures(match)
    *parts, total = [found[name] for name in group(found, "points.source")]
    assert total == Fraction(sum(match.outcome.scores), seats)
    assert sum(part for part in parts if isinstance(part, Fraction)) == total


@pytest.mark.parametrize("seed", range(4))
def test_the_halves_agree_with_the_challenges(seed: int) -> None:
    match = start(seed, 4, narrate=True)
    count_moves(match, Rng(seed))
    found = measures(match)
    for side, when in product(("attack", "defence"), ("before", "after")):
        every, *halves = [pair(found, name) for name in group(found, f"{side}.{when}")]
        assert (sum(hits for hits, _ in halves), sum(tries for _, tries in halves)) == every
    assert pair(found, "attack.before.all")[1] == found["match.course.challenges"]
    assert pair(found, "attack.after.all")[1] == found["match.course.challenges"]
    assert pair(found, "defence.before.all")[1] == pair(found, "defence.after.all")[1]
    chosen = [pair(found, name) for name in group(found, "opportunity.chosen")]
    assert {sum(hits for hits, _ in chosen)} == {of for _, of in chosen}


def test_every_measure_has_a_name_in_every_language() -> None:
    match = start(1, 5, narrate=True)
    count_moves(match, Rng(1))
    for name in measures(match):
        subject, aspect, item = name.split(".")
        for language in LANGUAGES:
            words = load_texts(language, match.game.id)
            assert words.say(f"measure-{subject}-{aspect}")
            assert words.say(f"measure-{subject}-{item}")
