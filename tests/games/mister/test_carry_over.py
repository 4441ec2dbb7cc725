"""What goes from one evening to the next."""

import json
from typing import Any

import pytest

from tavolino import Fault
from tavolino.games.mister import Mister
from tavolino.games.mister.cards.reading import STANDARD_FOOTBALLERS
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


def spoilt(change: str) -> Any:
    carry = squads()
    first, second = carry["squads"]
    if change == "short":
        first.pop()
    elif change == "twice":
        first[3] = first[4]
    elif change == "both":
        first[3] = second[3]
    elif change == "unknown":
        first[3] = "nobody"
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
