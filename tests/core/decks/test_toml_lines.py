"""The lines of a TOML text: every table, key and item is found where it stands."""

import tomllib
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tavolino.core.decks.deck_writer import value_as_toml
from tavolino.core.decks.toml_lines import Path, find_lines

MOTLEY = '''# a comment with "quotes" and [brackets]
title = "one"
deep."x y".'z' = [1, [2,
  3], { q = 1, r = ["]", '}'] }, # ]
]
[plain]
text = """
never [[here]] \\""" nor = here"""""
date = 1979-05-27 07:32:00Z # a time
[[card]]
words = \'\'\'
'' [x] \'\'\'\'\'
none = {}
[card.more]
yes = true
[[card]]
number = -1.5e3
[[card.part]]
name = ""
[[card.part]]
name = ''
list=[{a=1},{a=2},
{a=3}]
'''


def paths(data: Any, home: Path = ()) -> Iterator[Path]:
    """Everything that there is in what tomllib has read."""
    if home:
        yield home
    if isinstance(data, dict):
        for name, value in data.items():
            yield from paths(value, (*home, name))
    if isinstance(data, list):
        for place, value in enumerate(data):
            yield from paths(value, (*home, place))


def test_everything_in_a_motley_file_has_its_line() -> None:
    lines = find_lines(MOTLEY)
    assert set(lines) == set(paths(tomllib.loads(MOTLEY)))
    assert [lines[path] for path in (("title",), ("deep", "x y", "z"), ("deep", "x y", "z", 1, 1))] == [
        2,
        3,
        4,
    ]
    assert lines["deep", "x y", "z", 2, "r"] == 4
    assert [lines["plain",], lines["plain", "text"], lines["plain", "date"]] == [6, 7, 9]
    assert [lines["card", 0], lines["card", 0, "words"], lines["card", 0, "none"]] == [10, 11, 13]
    assert [lines["card", 0, "more"], lines["card", 0, "more", "yes"]] == [14, 15]
    assert [lines["card", 1], lines["card", 1, "part", 0], lines["card", 1, "part", 1, "name"]] == [
        16,
        18,
        21,
    ]
    assert [lines["card", 1, "part", 1, "list", n] for n in range(3)] == [22, 22, 23]


scalars = st.one_of(
    st.integers(-99, 99), st.booleans(), st.text(st.characters(codec="utf-8", exclude_categories=["C"]))
)
values = st.one_of(scalars, st.lists(scalars, max_size=3))
cards = st.lists(
    st.dictionaries(st.from_regex(r"[a-z#=\[ ]{1,5}", fullmatch=True), values, max_size=4), min_size=1
)


@given(cards)
def test_whatever_stands_in_the_fields_the_lines_are_right(deck: list[dict[str, Any]]) -> None:
    text = ""
    wanted: dict[Path, int] = {("card",): 1}
    for place, card in enumerate(deck):
        wanted["card", place] = text.count("\n") + 1
        text += "[[card]]\n"
        for name, value in card.items():
            wanted["card", place, name] = text.count("\n") + 1
            text += f"{value_as_toml(name)} = {value_as_toml(value)} # {name}\n"
    assert tomllib.loads(text) == {"card": deck}
    found = find_lines(text)
    assert {path: line for path, line in found.items() if len(path) < 4} == wanted
