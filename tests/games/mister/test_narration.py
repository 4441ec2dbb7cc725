"""Expected goals, told after every shot."""

import tavolino
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat


def test_expected_goals_add_up_the_chances_of_the_shots() -> None:
    table = open_table(tavolino.game("mister"), [Seat("Ana", "greedy"), Seat("Ion", "greedy")], seed=3)
    while table.play_automatic_move():
        pass
    events = table.match.events_for(None)
    shots = [event for event in events if event["event"] in ("goal", "saved")]
    told = [event for event in events if event["event"] == "expected"]
    assert len(told) == len(shots) > 0
    for seat in (0, 1):
        own = [event for event in told if event["seat"] == seat]
        assert own[-1]["expected"] == f"{sum(int(str(event['chance'])) for event in own) / 100:.2f}"
    for shot, weighed in zip(shots, told, strict=True):
        assert weighed["chance"] in (0, 67, 100)
        assert (shot["event"] == "goal") <= (weighed["chance"] != 0)
        assert (shot["event"] == "saved") <= (weighed["chance"] != 100)
