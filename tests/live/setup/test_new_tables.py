"""Who is to sit at a new table."""

from dataclasses import replace

from tavolino.live.setup.new_tables import SeatRequest, new_seats
from tests.live.memory_store import ANA


def test_bots_are_people_with_names_of_their_own() -> None:
    players = ["person", "amateur", "amateur", "champion", "greedy", "greedy"]
    seats = new_seats([SeatRequest(player) for player in players], replace(ANA, name="Gino"))
    assert [seat.name for seat in seats] == ["Gino", "Sara", "Radu", "Vittoria", "Greedy", "Greedy 2"]
    assert [seat.player for seat in seats] == players


def test_a_name_that_was_given_to_a_bot_stays() -> None:
    assert new_seats([SeatRequest("person"), SeatRequest("beginner", "Ugo")], ANA)[1].name == "Ugo"
