"""Section 17: different clubs."""

import pytest

from tavolino import Fault
from tavolino.games.best11 import Best11
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.state import ACTION_DECK
from tests.games.best11.support import (
    FOUR,
    bottom,
    challenge,
    legal,
    market,
    nobody_pays,
    play,
    scene,
    shirt,
    start,
    team,
    zone,
)

TWO = "bramblecaster,montelampo"
FOUR_CLUBS = "fuioresti,montelampo,fuioresti,puertolucero"


def clubs(match_market: list[int], club_of: list[int]) -> list[int]:
    return [club_of[card] for card in match_market]


def test_17_1_one_club_for_all_or_one_for_each() -> None:
    assert Best11(clubs="montelampo").rules.clubs == 1
    assert start(1, 5, clubs="montelampo").box.club_names == ["Saetta Montelampo"]
    match = start(1, 2, clubs=TWO)
    assert match.rules.club_of[:2] == [0, 1]
    assert match.box.club_names == ["Bramblecaster Wanderers", "Saetta Montelampo"]
    assert Best11(clubs=TWO).seat_counts == (2,)
    assert Best11(clubs="montelampo,montelampo").rules.clubs == 1, (
        "not different, so this section does not hold"
    )


def test_17_1_an_unknown_club_is_refused() -> None:
    for wrong in ("nowhere", "montelampo,nowhere", ""):
        with pytest.raises(Fault):
            Best11(clubs=wrong)


def test_17_2_never_more_than_five() -> None:
    with pytest.raises(Fault):
        Best11(clubs=",".join(["montelampo"] * 6))
    assert Best11(clubs=",".join(["montelampo"] * 5)).seat_counts == (5,)


def test_17_3_each_box_is_there_once_and_may_be_shared() -> None:
    match = start(1, 4, clubs=FOUR_CLUBS)
    assert match.rules.club_of[:4] == [0, 1, 0, 2]
    assert sum(match.game.decks["team"].values()) == 3 * 84
    assert match.game.decks["management"]["management-1"] == 3


def test_17_4_every_club_has_its_own_event_management_and_action_cards() -> None:
    match = start(1, 4, clubs=FOUR_CLUBS)
    assert len({match.deck(1, seat) for seat in range(4)}) == 3
    assert match.deck(1, 0) == match.deck(1, 2)
    two = scene(FOUR, "1:P3 1:D3 1:C3 1:A3", clubs=TWO, cards=[10, 10], actions="solo-run")
    assert two.management == [9, 9], "the same card twice, from two boxes"
    nobody_pays(challenge(two))
    assert [two.cards_left(two.deck(ACTION_DECK, seat)) for seat in range(2)] == [29, 30]


def test_17_4_or_one_box_serves_everybody() -> None:
    match = start(1, 4, clubs=FOUR_CLUBS, decks="common")
    assert {match.deck(1, seat) for seat in range(4)} == {3}
    assert match.game.decks["management"]["management-1"] == 1
    assert len(set(match.management)) == 4
    assert sum(match.game.decks["team"].values()) == 3 * 84, "team cards stay with their clubs"


def test_17_5_two_cards_from_the_first_movers_deck_and_one_from_each_other() -> None:
    for seed in range(8):
        match = start(seed, 4, clubs=FOUR_CLUBS)
        first, *others = [match.rules.club_of[seat] for seat in match.order]
        assert clubs(match.market, match.box.club) == [first, first, *others]


def test_17_6_a_card_of_another_club_costs_2_more() -> None:
    match = scene(clubs=TWO, market="D3 1:D3 1:coach3", money=[10])
    assert [match.price(0, card) for card in match.market[:2]] == [3, 5]
    play(match, "buy no-2")
    assert match.money[0] == 5
    play(match, "pass")
    assert [match.price(1, card) for card in (match.market[0], match.market[2])] == [5, 3]


def test_17_6_with_a_scout_too() -> None:
    match = scene(hands=["scout"], clubs=TWO, money=[10])
    play(match, "play scout")
    assert legal(match) == ["deck no-1", "deck no-2"]
    play(match, "deck no-2")
    card = match.scouted[0]
    assert match.price(0, card) == match.box.value[card] + 2
    play(match, "leave")
    assert bottom(match, club=1, n=4)


def test_17_7_in_an_exchange_the_new_card_counts_2_more() -> None:
    match = scene("D3", clubs=TWO, cards=[4], market="1:D4 1:coach3 1:coach2", money=[10])
    play(match, "use exchange-footballer")
    assert match.money[0] == 10 - (4 + 2 - 3)
    assert bottom(match, club=0) == "D3", "the old one goes under his own club's deck"
    back = scene("1:D3", clubs=TWO, cards=[4], market="D3 coach3 coach2", money=[0])
    play(back, "use exchange-footballer")
    assert back.money[0] == 0, "the card given counts as printed"


def test_17_8_an_opponents_footballer_costs_no_more() -> None:
    match = scene("", "1:C4", clubs=TWO, cards=[3], money=[8])
    play(match, "use poach")
    assert (match.money, team(match, 0)) == ([0, 18], "C4")


def test_17_9_free_cards_are_free_whatever_their_club() -> None:
    match = play(scene(clubs=TWO, cards=[1], market="1:A6 coach3 coach2", money=[0]), "use free-footballer")
    assert (match.money[0], team(match, 0)) == (0, "A6")
    coach = play(scene(clubs=TWO, cards=[2], market="1:coach5+ D3 C3", money=[0]), "use free-coach")
    assert coach.coach[0] != NOBODY


def test_17_10_a_new_market_keeps_the_clubs_of_the_turn() -> None:
    match = start(3, 4, clubs=FOUR_CLUBS)
    before = clubs(match.market, match.box.club)
    seat = match.mover
    match.management[seat] = 6
    play(match, "use new-market")
    assert clubs(match.market, match.box.club) == before
    assert len(match.market) == 5


def test_17_11_five_kinds_of_event_cards_are_taken_out() -> None:
    out = {"change-of-play", "terrace-chants", "club-dna", "come-on-lads", "commentary"}
    match = start(1, 4, clubs=FOUR_CLUBS)
    taken_out = match.dump()["cards"]["taken-out"]  # type: ignore[index]
    assert set(taken_out) == out
    assert taken_out["come-on-lads"] == 5 * 3
    assert len(start(1, 2, clubs=TWO).deck_cards[2]) == 67 - 18 - 12


def test_each_manager_has_the_decks_of_the_own_club_at_hand() -> None:
    match = start(1, 4, clubs=FOUR_CLUBS)
    ids = {zone["id"] for zone in match.view(None)["zones"] if zone["kind"] == "event-deck"}
    assert ids == {"event-deck:0", "event-deck:1", "event-deck:3"}
    assert market(match)
    assert zone(match, "team:0") == []
    assert shirt(scene("D3"), 0, "D3") == "no-2"
