"""Section 2: the transfer market."""

from collections import Counter
from typing import Any

import pytest

from tavolino import Fault, Refusal, Rng
from tavolino.games.mister.cards.reading import STANDARD_FOOTBALLERS
from tavolino.games.mister.engine import draft
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_DRAFT, ASK_LINE_UP, NOBODY
from tests.games.mister.support import KEEPERS, OUTFIELDERS, event_kinds, first_legal, legal, play, start


def market(
    deck: list[int], signed: tuple[int, int] = (0, 0), keepers: str = "", **options: Any
) -> MisterMatch:
    """A market in progress: so many outfielders signed by each, goalkeepers by the seats named, then this deck."""
    match = start(first_buyer=0, **options)
    match.squads = [OUTFIELDERS[30 : 30 + signed[0]], OUTFIELDERS[50 : 50 + signed[1]]]
    match.keepers = [KEEPERS[5 + seat] if str(seat) in keepers else NOBODY for seat in range(2)]
    match.deck = deck
    match.cards_drawn = 0
    match.turned_card = NOBODY
    match.events.clear()
    match.buyer = 0
    draft.turn_up(match)
    return match


def refusal_of(match: MisterMatch, text: str) -> str:
    with pytest.raises(Refusal) as caught:
        play(match, text)
    return caught.value.article


def test_2_1_the_footballers_are_shuffled_face_down() -> None:
    match = start(5)
    assert sorted(match.deck) == list(range(81))
    assert match.deck != start(6).deck
    shown = next(zone for zone in match.view(0)["zones"] if zone["id"] == "footballers")
    assert shown["size"] == 80
    ids = [card.id for card in STANDARD_FOOTBALLERS if card.id != STANDARD_FOOTBALLERS[match.turned_card].id]
    assert [pile["card"] for pile in shown["cards"]] == ids, (
        "which cards are left is no secret, their order is"
    )
    assert match.guess(0, Rng(1)).dump()["deck"] != match.dump()["deck"]


def test_2_2_lots_or_the_option_decide_who_begins_and_it_goes_round_clockwise() -> None:
    lots = Counter(start(seed).to_act[0] for seed in range(300))
    assert min(lots.values()) > 100
    assert {start(seed, first_buyer=1).to_act[0] for seed in range(20)} == {1}
    match = start(1, first_buyer=2, format="cup")
    seats = []
    for _ in range(5):
        seats.append(match.to_act[0])
        play(match, "discard")
    assert seats == [2, 3, 0, 1, 2]
    with pytest.raises(Fault, match="seats go from 0 to 1"):
        start(1, first_buyer=2)


def test_2_3_one_card_is_turned_and_signed_or_discarded() -> None:
    first, second, third = OUTFIELDERS[:3]
    match = market([first, second, third])
    assert legal(match) == ["sign", "discard"]
    play(match, "sign")
    assert match.squads[0] == [first]
    play(match, "discard")
    assert match.squads[1] == []
    assert draft.discards(match) == [second]
    assert match.turned_card == third
    assert refusal_of(match, f"pick {STANDARD_FOOTBALLERS[third].id}") == "2.3"
    assert event_kinds(match) == ["turn-up", "signed", "turn-up", "discarded", "turn-up"]


def test_2_4_a_squad_is_fourteen_outfielders_and_a_goalkeeper() -> None:
    for seed in range(10):
        match = first_legal(start(seed), until=ASK_LINE_UP)
        for seat in range(2):
            assert len(set(match.squads[seat])) == 14
            assert not set(match.squads[seat]) & set(KEEPERS)
            assert match.keepers[seat] in KEEPERS


def test_2_5_a_second_goalkeeper_must_be_discarded() -> None:
    match = market(KEEPERS[:2], keepers="0")
    assert legal(match) == ["discard"]
    assert refusal_of(match, "sign") == "2.5"
    play(match, "discard")
    assert legal(match) == ["sign", "discard"], "the other one has none yet"


def test_2_6_with_fourteen_and_no_goalkeeper_outfielders_are_discarded() -> None:
    match = market([OUTFIELDERS[0], OUTFIELDERS[1], KEEPERS[0], OUTFIELDERS[2]], signed=(14, 3))
    assert legal(match) == ["discard"]
    assert refusal_of(match, "sign") == "2.6"
    play(match, "discard")
    play(match, "discard")
    assert legal(match) == ["sign", "discard"]


def test_2_6_this_holds_for_the_last_buyer_too() -> None:
    match = market([OUTFIELDERS[0], OUTFIELDERS[1], KEEPERS[0]], signed=(14, 14), keepers="1")
    assert legal(match) == ["discard"]
    play(match, "discard")
    play(match, "discard")
    assert legal(match) == ["sign"]


def test_2_7_a_complete_squad_takes_no_more_turns() -> None:
    match = market([*OUTFIELDERS[:3], KEEPERS[0]], signed=(13, 5), keepers="0")
    play(match, "sign")
    assert match.to_act == [1]
    play(match, "sign")
    assert match.to_act == [1]
    assert match.squads[0][-1] == OUTFIELDERS[0]


def test_2_8_the_last_one_still_buying_must_sign() -> None:
    match = market([*OUTFIELDERS[:3], KEEPERS[0]], signed=(5, 14), keepers="1")
    assert legal(match) == ["sign"]
    assert refusal_of(match, "discard") == "2.8"
    play(match, "sign")
    assert match.to_act == [0]


def test_2_9_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    one, two, three = OUTFIELDERS[:3]
    match = market([one, two, three])
    play(match, "discard")
    play(match, "sign")
    assert match.times_shuffled == 1, "the third card is still on the table"
    play(match, "discard")
    assert match.times_shuffled == 2
    assert sorted(match.deck) == sorted([one, three]), "with the last one discarded, without the one signed"
    assert "remade" in event_kinds(match)


def test_2_9_nothing_is_shuffled_when_the_market_is_closed() -> None:
    match = market([OUTFIELDERS[0]], signed=(13, 14), keepers="01")
    play(match, "sign")
    assert match.asked == ASK_LINE_UP
    assert "remade" not in event_kinds(match)


@pytest.mark.parametrize("passes", [1, 2, 3])
def test_2_10_after_so_many_passes_everyone_must_sign(passes: int) -> None:
    match = start(3, draft_passes=passes)
    while match.times_shuffled <= passes:
        assert "discard" in legal(match)
        play(match, "discard")
    assert match.times_shuffled == passes + 1
    assert legal(match) == ["sign"]
    assert refusal_of(match, "discard") == "2.10"
    while match.asked == ASK_DRAFT:
        (only,) = legal(match)
        play(match, only)


def test_2_11_squads_and_discards_are_open() -> None:
    match = market(OUTFIELDERS[:5])
    play(match, "sign")
    play(match, "discard")
    play(match, "discard")
    for viewer in (None, 0, 1):
        zones = {zone["id"]: zone["cards"] for zone in match.view(viewer)["zones"]}
        assert zones["squad:0"] == [{"card": STANDARD_FOOTBALLERS[OUTFIELDERS[0]].id, "n": 1}]
        assert [pile["card"] for pile in zones["discards"]] == [
            STANDARD_FOOTBALLERS[n].id for n in OUTFIELDERS[2:0:-1]
        ]


def test_2_12_the_market_closes_when_all_squads_are_complete() -> None:
    match = market([OUTFIELDERS[0], KEEPERS[0], OUTFIELDERS[1]], signed=(13, 14), keepers="0")
    play(match, "sign")
    assert match.asked == ASK_DRAFT
    play(match, "sign")
    assert match.asked == ASK_LINE_UP
    assert match.to_act == [0, 1]
    assert OUTFIELDERS[1] in match.free_agents, "what was left in the deck"
