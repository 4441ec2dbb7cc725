"""What the board writes on the cards is what happens when they are played."""

from collections import Counter
from typing import cast

import pytest

from tavolino import Rng
from tavolino.core.options import Setting
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.view import ChampionsBoard
from tests.games.champions101.support import scene, start

TOLD = {
    "pass": "pass",
    "pass-lost": "lost",
    "cleared": "cleared",
    "counter": "counter",
    "shot": "shot",
    "claim": "kick",
    "penalties": "kick",
    "foul": "foul",
    "foul-kick": "foul-kick",
    "keep": "keep",
    "strike-goal": "goal",
    "strike-saved": "saved",
}
"""The first event of these after a move says what it came to; after `wait` there is none."""

OPTIONS: list[dict[str, Setting]] = [{}, {"on_pitch": "anywhere"}, {"colours": "blue"}]


def board_of(match: ChampionsMatch, seat: int | None) -> ChampionsBoard:
    return cast("ChampionsBoard", match.view(seat)["board"])


def result_since(match: ChampionsMatch, since: int) -> str:
    told = (TOLD[event.kind] for event in match.events[since:] if event.kind in TOLD)
    return next(told, "wait")


@pytest.mark.parametrize("options", OPTIONS)
def test_a_forecast_is_what_happens(options: dict[str, Setting]) -> None:
    """In whole matches at random: the result, and the piles of a play that leaves them as they are."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        match, rng = start(seed, narrate=True, **options), Rng(seed)  # what is rare is tried when it can be
        while not match.over:
            seat = match.to_act[0]
            forecasts = board_of(match, seat)["forecasts"]
            assert [one["move"] for one in forecasts] == match.legal(seat)
            unseen = [one for one in forecasts if one["result"] not in seen]
            chosen = unseen[0] if unseen else forecasts[rng.below(len(forecasts))]
            since = len(match.events)
            match.play(seat, chosen["move"])
            assert result_since(match, since) == chosen["result"]
            seen[chosen["result"]] += 1
            if chosen["result"] in {"pass", "lost", "counter"} and match.events[-1].kind == "draw":
                for pile in ("footballers", "balls"):
                    laid = chosen[pile]
                    assert laid is None or laid["colour"] == board_of(match, seat)[pile]["colour"]
    assert set(seen) == {*TOLD.values(), "wait"}


def test_nobody_else_is_told() -> None:
    match = scene("Rr", other="RrBb")
    assert [board_of(match, seat)["forecasts"] != [] for seat in (0, 1, None)] == [True, False, False]


def test_a_joker_counts_as_what_it_stands_for() -> None:
    match = scene("RPb")
    forecasts = {match.game.moves.text(one["move"]): one for one in board_of(match, 0)["forecasts"]}
    joker = forecasts["joker red-footballer red-ball"]
    assert joker["result"] == "pass"
    assert joker["balls"] == {"card": "penalty", "colour": "red"}
    assert joker["footballers"] == {"card": "red-footballer", "colour": "red"}
