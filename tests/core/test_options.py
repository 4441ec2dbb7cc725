"""Options: typed by hand or in code, and refused with what they can be."""

import pytest

from tavolino import Fault
from tavolino.core.options import Option, bool_option, choice_option, int_option, resolve_options

KNOWN = (
    bool_option("must_win", True),
    choice_option("colours", "lot", "red", "blue"),
    int_option("goals", 3, 1, 24),
    choice_option("first", "lot", 0, 1),
)


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ({}, {"must_win": True, "colours": "lot", "goals": 3, "first": "lot"}),
        ({"must_win": "off"}, {"must_win": False}),
        ({"must_win": "TRUE"}, {"must_win": True}),
        ({"must_win": False}, {"must_win": False}),
        ({"colours": " Red "}, {"colours": "red"}),
        ({"goals": "24"}, {"goals": 24}),
        ({"first": "1"}, {"first": 1}),
        ({"first": 0}, {"first": 0}),
    ],
)
def test_settings_from_code_and_from_the_command_line(
    given: dict[str, object], settled: dict[str, object]
) -> None:
    assert resolve_options(KNOWN, given, "toy").items() >= settled.items()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("must_win", "maybe"),
        ("must_win", 1),
        ("colours", "green"),
        ("goals", 0),
        ("goals", "25"),
        ("goals", True),
        ("goals", "x"),
        ("goals", None),
        ("first", "2"),
        ("first", False),
    ],
)
def test_a_bad_value_is_refused_with_what_it_can_be(name: str, value: object) -> None:
    with pytest.raises(Fault) as fault:
        resolve_options(KNOWN, {name: value}, "toy")
    assert fault.value.key == "bad-option-value"
    assert fault.value.values["option"] == name
    assert fault.value.values["allowed"]


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Fault) as fault:
        resolve_options(KNOWN, {"offside": True}, "toy")
    assert (fault.value.key, fault.value.values["known"]) == (
        "unknown-option",
        "colours, first, goals, must_win",
    )


def test_what_is_allowed_is_told_as_it_is_typed() -> None:
    assert [option.allowed_text() for option in KNOWN] == [
        "true, false",
        "lot, red, blue",
        "1-24",
        "lot, 0, 1",
    ]
    assert Option("x", 1, (), 1, 2).allowed_text() == "1-2"
