"""The data behind the rules: cards, the table of moves, and what a move touches in a view."""

import pytest

import tavolino
from tavolino.games.gogoal import MAX_GOALS, cards
from tavolino.games.gogoal.cards import DECKS, KINDS, NAMES
from tavolino.games.gogoal.engine.moves import (
    ANSWER,
    ATTACK,
    BRING,
    DISCARD,
    DIVE,
    DRAW,
    LET,
    MOVES,
    PLAY,
    SHOOT,
    SHOW,
    SUB,
)
from tests.games.gogoal.support import move, play, scene


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "field defender defender defender"),
        (PLAY + 2, "play forward"),
        (SUB + 4 * 3 + 1, "sub joker midfielder"),
        (ATTACK + 6 * 1 + 2, "attack go-goal 2"),
        (SHOW + 24 + 4 * 5 + 3, "show red 5 joker"),
        (DISCARD + 8, "discard var"),
        (LET, "let"),
        (ANSWER + 1, "answer super-no"),
        (BRING, "bring defender"),
        (SHOOT + 1, "shoot bolt"),
        (DIVE + 2, "dive flame"),
        (DRAW + 1, "draw actions"),
    ],
)
def test_a_move_is_where_the_engine_looks_for_it(number: int, text: str) -> None:
    assert MOVES.text(number) == text
    assert len(MOVES) == DRAW + 2


def test_the_kinds_are_those_of_the_file() -> None:
    assert len(NAMES) == KINDS
    assert list(DECKS["players"] | DECKS["actions"]) == list(NAMES)
    assert tavolino.game("gogoal").decks == DECKS
    assert MAX_GOALS == 24


def test_a_file_in_another_order_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    turned = {name: dict(reversed(deck.items())) for name, deck in DECKS.items()}
    monkeypatch.setattr("tomllib.loads", lambda text: turned)
    with pytest.raises(ValueError, match="in this order"):
        cards.load_decks()


def touches_of(text: str, *before: str, needs: str = "none") -> list[str]:
    hands = ["F M goal yellow penalty", "J no var"]
    match = play(scene(hands, teams=["D F", "D"], needs=needs), *before)
    legal = match.view(match.to_act[0])["legal"]
    return next(choice["touches"] for choice in legal if choice["move"] == move(text))


def test_a_move_touches_its_card_and_its_aim() -> None:
    assert touches_of("play M") == ["hand:0/midfielder", "team:0"]
    assert touches_of("attack goal 1") == ["hand:0/goal", "team:1"]
    assert touches_of("show yellow 1 D") == ["hand:0/yellow", "team:1/defender"]
    assert touches_of("answer no", "attack goal 1") == ["hand:1/no", "table"]
    assert touches_of("let", "attack goal 1") == []
    assert touches_of("bring J", "show yellow 1 D", "let") == ["hand:1/joker", "team:1"]
    assert touches_of("shoot star", "attack penalty 1", "let") == ["goal/star"]
    assert touches_of("draw players", "play M") == ["players"]


def test_a_substitution_touches_both_and_a_discard_one() -> None:
    match = scene(["J", "M"], teams=["D D D D D", ""])
    assert match.view(0)["legal"][0]["touches"] == ["hand:0/joker", "team:0/defender"]
    assert scene(["no", "M"]).view(0)["legal"][0]["touches"] == ["hand:0/no"]


def test_the_card_of_an_attack_lies_on_the_table() -> None:
    match = play(scene(["red", "M"], teams=["", "D"]), "show red 1 D")
    table = next(zone for zone in match.view(None)["zones"] if zone["id"] == "table")
    assert table["cards"] == [{"card": "red", "n": 1}]
    ask = match.view(1)["ask"]
    assert ask is not None
    assert (ask["key"], ask["values"]) == ("answer", {"seat": 1, "other": 0, "card": "red"})
    assert play(match, "let").view(None)["zones"][-1]["size"] == 0
