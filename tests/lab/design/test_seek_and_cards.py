"""Wishes as typed, the search for a value, and what cards are worth."""

import pytest

import tavolino
from tavolino.lab.design.card_rates import HELD, PLAYED, CardPlan, CardTally, rates_of_cards
from tavolino.lab.design.goals import Target, grid, parse_target
from tavolino.lab.design.seek import ValueSearch
from tavolino.lab.design.tally import ComparePlan, DealTally
from tavolino.lab.design.variants import Variant, plan_deals
from tavolino.lab.faults import LabFault


def test_wishes_are_read() -> None:
    assert parse_target("first_mover = 50%", ("=",)) == Target("first-mover", "=", 0.5)
    assert parse_target("decisions<=160", ("<=", ">=")) == Target("decisions", "<=", 160)
    assert parse_target("first-mover ±1%", ("+-",)) == Target("first-mover", "+-", 0.01)
    assert grid(["goals=2..3", "needs=plain,other"]) == [
        {"goals": goals, "needs": needs} for goals in ("2", "3") for needs in ("plain", "other")
    ]


@pytest.mark.parametrize("typed", ["", "goals", "first-mover", "nothing=3", "first-mover<=5%"])
def test_what_is_no_wish_is_said(typed: str) -> None:
    with pytest.raises(LabFault, match="is no wish"):
        parse_target(typed, ("=",))


@pytest.mark.parametrize("typed", ["goals", "goals=", "goals=3", "goals=3..3", "=1,2", "goals=1..999"])
def test_what_is_no_range_is_said(typed: str) -> None:
    with pytest.raises(LabFault, match="is no range"):
        grid([typed])


def search(goal: str, *limits: str) -> ValueSearch:
    variants = [Variant(f"goals={n}", tavolino.game("gogoal", goals=n).options) for n in (2, 3, 4, 5)]
    plan = ComparePlan(*plan_deals("gogoal", variants, None, ["random"], 5))
    return ValueSearch(plan, parse_target(goal, ("=",)), [parse_target(one, ("<=", ">=")) for one in limits])


def play(plan: ComparePlan, tally: DealTally, most: int) -> None:
    tally.add(plan.play(range(tally.deals, most)))


def test_a_value_is_found() -> None:
    """The points of a match to two goals are two or three."""
    sought = search("points=2.5")
    sought.run(20, play)
    assert sought.best.variant.name == "goals=2"
    assert sought.is_reached
    assert sum(one.tally.deals for one in sought.candidates) == sought.steps(20)


def test_it_is_said_that_none_will_do() -> None:
    sought = search("points=40")
    sought.run(20, play)
    assert not sought.is_reached


def test_a_limit_rules_a_value_out() -> None:
    sought = search("points=2.5", "points>=5")
    sought.run(20, play)
    assert sought.best.variant.name != "goals=2"


@pytest.mark.parametrize("id", tavolino.games())
def test_cards_are_counted_in_every_game(id: str) -> None:
    rules = tavolino.game(id)
    plan = CardPlan(*plan_deals(id, [Variant("usual", rules.options)], None, ["random"], 2))
    tally = plan.play(range(2))
    assert tally.deals == 2
    known = {card for cards in rules.decks.values() for card in cards}
    assert {card for way, card in tally.with_card if way == HELD} & known
    assert {card for way, card in tally.with_card if way == PLAYED} & known
    assert CardTally.from_data(tally.data()) == tally


def test_a_card_that_wins_is_seen_to_win() -> None:
    tally = CardTally(deals=100, seats=200, wins=100)
    tally.with_card.update({(HELD, "sponsor"): 60, (HELD, "chant"): 60, (HELD, "everyone"): 200})
    tally.won_with.update({(HELD, "sponsor"): 50, (HELD, "chant"): 20, (HELD, "everyone"): 100})
    best, worst = rates_of_cards(tally, HELD, ["chant", "everyone", "sponsor"])
    assert (best.card, worst.card) == ("sponsor", "chant")
    assert best.gain.low > 0 > worst.gain.high
