"""Section 12: the season with market."""

import pytest

from tavolino import Fault, Refusal, Rng
from tavolino.games.mister import Mister
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_LINE_UP, ASK_MARKET
from tests.games.mister.support import (
    KEEPERS,
    OUTFIELDERS,
    Goals,
    event_kinds,
    first_legal,
    legal,
    names,
    pick,
    play,
    play_round,
    settle_shoot_out,
    start,
    start_evening,
)

FREE_KEEPER = KEEPERS[6]
FREE = OUTFIELDERS[56:]
"""Outfielders that no squad of the scene has."""


def after(goals: Goals, format: str = "league", deck: list[int] | None = None) -> MisterMatch:
    """The first round has ended like this; the deck of free footballers begins with these."""
    match = start_evening(format=format, market=True)
    top = deck or FREE[:8]
    match.free_agents = top + [f for f in match.free_agents if f not in top]
    play_round(match, goals)
    return match


def visits(match: MisterMatch) -> list[int]:
    """Who draws, card by card, when everyone refuses."""
    seats = []
    while match.asked == ASK_MARKET:
        seats.append(match.to_act[0])
        play(match, "refuse")
    return seats


def test_12_1_the_market_stays_open_only_with_the_option_in_a_cup_or_league() -> None:
    assert after((1, 0, 1, 0)).asked == ASK_MARKET
    without = start_evening(format="league")
    play_round(without, (1, 0, 1, 0))
    assert without.asked == ASK_LINE_UP
    with pytest.raises(Fault, match="cup or a league"):
        Mister(market=True).start(1)


def test_12_2_the_unsigned_footballers_are_shuffled_into_a_deck() -> None:
    match = start(4, format="league", market=True)
    first_legal(match, until=ASK_LINE_UP)
    signed = {*match.keepers, *(f for squad in match.squads for f in squad)}
    assert set(match.free_agents) == set(range(81)) - signed
    assert match.free_agents != sorted(match.free_agents)
    assert match.guess(0, Rng(1)).dump()["unsigned"] != match.dump()["unsigned"], "nobody knows the order"
    zone = next(zone for zone in match.view(0)["zones"] if zone["id"] == "free")
    assert zone["size"] == sum(pile["n"] for pile in zone["cards"]) == 21, "but everyone knows who is in it"


def test_12_3_the_winner_draws_two_and_the_loser_one() -> None:
    assert visits(after((2, 1, 0, 3))) == [0, 0, 1, 3, 3, 2]


def test_12_3_the_winner_of_a_shoot_out_is_the_winner() -> None:
    match = after((1, 1, 0, 3), format="cup")
    settle_shoot_out(match, 1)
    assert visits(match) == [1, 1, 0, 3, 3, 2]


def test_12_4_after_a_draw_each_draws_one() -> None:
    assert visits(after((1, 1, 0, 0))) == [0, 1, 2, 3]


def test_12_5_first_match_first_winner_first_first_named_first() -> None:
    assert visits(after((0, 1, 2, 2))) == [1, 1, 0, 2, 3]
    later = after((0, 0, 0, 0))
    visits(later)
    play_round(later, (0, 1, 1, 0))
    assert visits(later) == [2, 2, 0, 1, 1, 3], "second round: 1-3 and 2-4"


def test_12_5_cards_are_turned_face_up_one_at_a_time() -> None:
    match = after((2, 1, 0, 3))
    assert match.turned_card == FREE[0]
    for viewer in (None, 0, 1):
        zones = {zone["id"]: zone["cards"] for zone in match.view(viewer)["zones"]}
        assert zones["turned"] == [{"card": match.rules.footballers.ids[FREE[0]], "n": 1}]
    play(match, "refuse")
    assert match.turned_card == FREE[1]


def test_12_6_nobody_draws_after_the_last_round() -> None:
    match = after((1, 0, 1, 0), format="cup")
    assert len(visits(match)) == 6
    play_round(match, (1, 0, 0, 0) if match.turn_order[0] == 0 else (0, 1, 0, 0))
    while not match.over:
        settle_shoot_out(match, match.to_act[0])
    assert event_kinds(match).count("market-opens") == 1


def test_12_6_an_empty_deck_gives_none() -> None:
    match = start_evening(format="league", market=True)
    match.free_agents = []
    play_round(match, (1, 0, 1, 0))
    assert match.asked == ASK_LINE_UP


def test_12_7_a_swap_sends_the_one_who_leaves_to_the_bottom() -> None:
    match = after((2, 1, 0, 3))
    assert legal(match) == [*names(match, sorted(match.squads[0])), "refuse"]
    leaves = match.squads[0][3]
    pick(match, leaves)
    assert match.squads[0][3] == FREE[0]
    assert match.free_agents[-1] == leaves
    assert event_kinds(match)[-2:] == ["swapped", "turn-up"]
    for wrong in (leaves, match.squads[1][0]):
        with pytest.raises(Refusal) as caught:
            pick(match, wrong)
        assert caught.value.article == "12.7"


def test_12_7_the_one_who_came_plays_in_the_next_round() -> None:
    match = after((2, 1, 0, 3))
    leaves = match.squads[0][3]
    pick(match, leaves)
    visits(match)
    assert FREE[0] in match.legal(0)
    assert leaves not in match.legal(0)


def test_12_8_a_footballer_who_is_refused_goes_to_the_bottom() -> None:
    match = after((2, 1, 0, 3))
    before = match.squads[0].copy()
    play(match, "refuse")
    assert match.free_agents[-1] == FREE[0]
    assert match.squads[0] == before
    for seat in range(4):
        guess = match.guess(seat, Rng(seat))
        assert isinstance(guess, MisterMatch)
        assert guess.free_agents[-1] == FREE[0], "everyone has seen him go there"


def test_12_8_when_all_have_come_round_everyone_knows_the_order() -> None:
    match = after((0, 0, 0, 0))
    while match.round < 5 and match.unseen_free_agents > 0:
        visits(match)
        play_round(match, (1, 0, 1, 0))
    assert match.unseen_free_agents == 0
    assert match.guess(0, Rng(1)).dump()["unsigned"] == match.dump()["unsigned"]


def test_12_9_a_goalkeeper_is_swapped_only_with_a_goalkeeper() -> None:
    match = after((2, 1, 0, 3), deck=[FREE_KEEPER, FREE[0]])
    own = match.keepers[0]
    assert legal(match) == [*names(match, [own]), "refuse"]
    with pytest.raises(Refusal) as caught:
        pick(match, match.squads[0][0])
    assert caught.value.article == "12.9"
    pick(match, own)
    assert match.keepers[0] == FREE_KEEPER
    with pytest.raises(Refusal) as caught:
        pick(match, FREE_KEEPER)
    assert caught.value.article == "12.9"
