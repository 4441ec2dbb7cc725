"""Texts are parsed one by one, and are the same as if each file had been parsed as a whole."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import tavolino
from tavolino.core.language.lazy_bundle import LazyBundle

FILES = sorted(Path(tavolino.__file__).parent.rglob("*.ftl"))
UNSAID = ["span", "comment"]
PAIRED = """
# a comment
name = Bora
greeting =
    Hello { name },
    { $n ->
        [one] one goal
       *[other] { goals }
    }
    .short = { greeting.long }
    .long = { -club }
goals = { $n } goals of { -club }
-club = the club
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.name}")
def test_every_file_is_split_into_the_texts_that_it_has(file: Path) -> None:
    text = file.read_text("utf-8")
    whole = {entry.id.name: entry for entry in FluentResource(text).body if hasattr(entry, "id")}
    lazy = LazyBundle("en", [text])
    assert lazy.names == set(whole)
    for name in lazy.names:
        lazy.parse(name)
    assert lazy.parsed._messages.keys() == whole.keys()
    assert all(lazy.parsed._messages[name].equals(entry, UNSAID) for name, entry in whole.items())


@pytest.mark.parametrize("name", ["greeting", "goals", "name"])
def test_a_text_brings_along_what_it_refers_to(name: str) -> None:
    lazy, whole = LazyBundle("en", [PAIRED]), FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(PAIRED))
    mine, theirs = lazy.get_message(name), whole.get_message(name)
    for part in mine.attributes:
        assert say(lazy, mine.attributes[part]) == say(whole, theirs.attributes[part])
    assert say(lazy, mine.value) == say(whole, theirs.value)


def say(bundle: LazyBundle | FluentBundle, pattern: Any) -> str:
    text, errors = bundle.format_pattern(pattern, {"n": 3})
    assert errors == []
    return str(text)


def test_only_what_is_said_is_parsed() -> None:
    lazy = LazyBundle("en", [PAIRED])
    lazy.get_message("goals")
    assert lazy.sources.keys() == {"name", "greeting"}


def test_texts_that_refer_to_each_other_come_to_an_end() -> None:
    lazy = LazyBundle("en", ["first = { second }\nsecond = { first }\n"])
    assert lazy.with_references("first").keys() == {"first", "second"}


def test_the_first_of_two_texts_with_one_name_counts() -> None:
    lazy = LazyBundle("en", ["name = Bora\n", "name = Duna\n"])
    assert lazy.format_pattern(lazy.get_message("name").value, {}) == ("Bora", [])
