"""Section 3: the line-up."""

from typing import Any

import pytest

from tavolino import Refusal, Rng
from tavolino.games.mister.engine.footballers import ELEVEN, POSITIONS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_LINE_UP
from tests.games.mister.support import at, event_kinds, legal, make_alike, names, pick, squads, start


def reach_line_up(seats: int = 2, **options: Any) -> MisterMatch:
    match = start(carry=squads(seats), **options)
    make_alike(match)
    return match


def pick_ten(match: MisterMatch, seat: int) -> list[int]:
    ten = match.squads[seat][:10]
    for footballer in ten:
        pick(match, footballer, seat)
    return ten


def refusal_of(match: MisterMatch, seat: int, footballer: int) -> str:
    with pytest.raises(Refusal) as caught:
        pick(match, footballer, seat)
    return caught.value.article


def test_3_1_eleven_of_fifteen_play_and_four_sit_on_the_bench() -> None:
    match = reach_line_up()
    ten = pick_ten(match, 0)
    assert match.benches[0] == sorted(match.squads[0][10:])
    assert not match.legal(0), "ten picks, and the line-up is done"
    assert set(ten) | {match.keepers[0]} == set(match.pitch[:ELEVEN])


def test_3_1_nobody_plays_twice_or_for_the_other_team() -> None:
    match = reach_line_up()
    mine, other = match.squads[0][0], match.squads[1][0]
    pick(match, mine, 0)
    assert refusal_of(match, 0, mine) == "3.1"
    assert refusal_of(match, 0, other) == "3.1"
    assert refusal_of(match, 0, match.game.moves.parse("sign")) == "3.1"


def test_3_2_positions_are_filled_in_their_order() -> None:
    assert POSITIONS == ("GK", "RB", "RCB", "LCB", "LB", "RM", "RCM", "LCM", "LM", "RS", "LS")
    match = reach_line_up()
    for position, footballer in zip(POSITIONS[1:], match.squads[0][:10], strict=True):
        ask = match.view(0)["ask"]
        assert ask is not None
        assert ask["values"]["position"] == position
        pick(match, footballer, 0)
        assert at(match, 0, position) == footballer


def test_3_3_right_and_left_are_as_each_manager_sees_them() -> None:
    match = reach_line_up()
    pick(match, match.squads[0][3], 0)
    pick(match, match.squads[1][4], 1)
    assert (at(match, 0, "RB"), at(match, 1, "RB")) == (match.squads[0][3], match.squads[1][4])


def test_3_4_the_goalkeeper_stands_in_goal_and_nowhere_else() -> None:
    match = reach_line_up()
    assert (at(match, 0, "GK"), at(match, 1, "GK")) == (match.keepers[0], match.keepers[1])
    assert legal(match, 0) == names(match, sorted(match.squads[0]))
    assert refusal_of(match, 0, match.keepers[0]) == "3.4"


def test_3_5_neither_sees_the_others_cards_nor_how_far_the_other_has_got() -> None:
    match = reach_line_up()
    seen = [(match.view(viewer), match.events_for(viewer)) for viewer in (1, None)]
    for footballer in match.squads[0][:10]:
        pick(match, footballer, 0)
        assert [(match.view(viewer), match.events_for(viewer)) for viewer in (1, None)] == seen
    assert match.view(1)["to_act"] == [0, 1]
    own = {zone["id"]: zone["size"] for zone in match.view(0)["zones"]}
    assert (own["pitch:0"], own["bench:0"], own["squad:1"]) == (11, 4, 15)
    guess = match.guess(1, Rng(1))
    assert guess.legal(0) == sorted(match.squads[0]), "in a guess the other begins again"


@pytest.mark.parametrize(("seats", "format"), [(2, "single"), (4, "cup")])
def test_3_6_all_are_revealed_when_all_are_done(seats: int, format: str) -> None:
    match = reach_line_up(seats, format=format)
    match.events.clear()
    for seat in range(seats):
        assert match.asked == ASK_LINE_UP
        assert "line-up" not in event_kinds(match)
        pick_ten(match, seat)
    assert match.asked != ASK_LINE_UP
    assert event_kinds(match).count("line-up") == seats
    assert match.events_for(None)[0]["seat"] == 0
