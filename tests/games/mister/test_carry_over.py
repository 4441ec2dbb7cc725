"""What goes from one evening to the next."""

import json
from typing import Any

import pytest

from tavolino import Fault, Rng
from tavolino.core.options import Document
from tavolino.games.mister import Mister
from tavolino.games.mister.cards.reading import STANDARD_FOOTBALLERS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_LINE_UP
from tests.games.mister.support import KEEPERS, OUTFIELDERS, first_legal, squads, start


def test_squads_are_handed_on_and_taken_over() -> None:
    match = first_legal(start(7, format="cup"))
    carry = Mister().carry(match)
    assert json.loads(json.dumps(carry)) == carry
    again = start(8, carry=carry, format="league")
    assert again.asked == ASK_LINE_UP
    assert Mister().carry(again) == carry
    assert len(again.free_agents) == 21


def test_squads_that_changed_at_the_market_are_handed_on_changed() -> None:
    match = start(7, format="cup", market=True)
    first_legal(match)
    assert Mister().carry(match) == {
        "squads": [
            [STANDARD_FOOTBALLERS[f].id for f in (match.keepers[seat], *match.squads[seat])]
            for seat in range(4)
        ]
    }


@pytest.mark.parametrize("format", ["cup", "league"])
def test_over_a_season_of_evenings_nobody_is_lost_and_nobody_is_in_two_squads(format: str) -> None:
    carry = None
    for seed in (7, 8, 9):
        match = first_legal(start(seed, carry=carry, format=format, market=True, legs="one"))
        carry = json.loads(json.dumps(Mister().carry(match)))
        signed = [id for squad in carry["squads"] for id in squad]
        free = [STANDARD_FOOTBALLERS[footballer].id for footballer in match.free_agents]
        assert sorted(signed + free) == sorted(card.id for card in STANDARD_FOOTBALLERS)
        assert [len(squad) for squad in carry["squads"]] == [15] * 4


def test_12_2_the_free_footballers_are_shuffled_anew_for_every_evening() -> None:
    carry = Mister().carry(first_legal(start(7, format="cup")))
    deals = [start(seed, carry=carry, format="cup", market=True).free_agents for seed in (8, 8, 9)]
    assert deals[0] == deals[1] != deals[2]
    assert sorted(deals[0]) == sorted(deals[2])


def test_nobody_knows_the_order_of_the_free_footballers_on_the_next_evening() -> None:
    carry = Mister().carry(first_legal(start(7, format="cup")))
    match = start(8, carry=carry, format="cup", market=True)
    guesses = [match.guess(0, Rng(n)) for n in range(5)]
    assert len({tuple(guess.free_agents) for guess in guesses if isinstance(guess, MisterMatch)}) > 1
    assert all(Mister().carry(guess) == carry for guess in guesses)
    assert all(guess.view(0) == match.view(0) for guess in guesses)


def test_squads_of_another_deck_are_not_taken_over() -> None:
    first = STANDARD_FOOTBALLERS[OUTFIELDERS[0]]
    text = (
        Mister.own_decks[0].template().replace(first.name, "Nora Palloni").replace(first.id, "nora-palloni")
    )
    own, carry = Mister(deck=Document("mine.toml", text)), squads()
    assert first.id in carry["squads"][0]
    with pytest.raises(Fault, match="taken over"):
        own.start(1, carry=carry)


def spoilt(change: str) -> Any:
    carry: Any = squads()
    first, second = carry["squads"]
    if change == "short":
        first.pop()
    elif change == "twice":
        first[3] = first[4]
    elif change == "both":
        first[3] = second[3]
    elif change == "unknown":
        first[3] = "nobody"
    elif change == "a list":
        first[3] = ["nobody"]
    elif change == "two goalkeepers":
        first[3] = STANDARD_FOOTBALLERS[KEEPERS[5]].id
    elif change == "no goalkeeper":
        first[0] = STANDARD_FOOTBALLERS[OUTFIELDERS[60]].id
    else:
        return {"three seats": squads(3), "nothing": {}, "a word": "squads"}[change]
    return carry


@pytest.mark.parametrize(
    "change",
    [
        "short",
        "twice",
        "both",
        "unknown",
        "a list",
        "two goalkeepers",
        "no goalkeeper",
        "three seats",
        "nothing",
        "a word",
    ],
)
def test_squads_that_are_not_complete_are_refused(change: str) -> None:
    with pytest.raises(Fault, match="taken over"):
        Mister().start(1, carry=spoilt(change))
