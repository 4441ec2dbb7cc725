"""The words of the press: a game's own words never stand in for them."""

import re
from importlib.resources import files

import pytest

import tavolino
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import Edition


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tavolino.games())
def test_no_game_has_a_text_of_the_same_name(game: str, language: str) -> None:
    page = (files("tavolino.printing") / "text" / f"{language}.ftl").read_text("utf-8")
    keys = re.findall(r"^([a-z-]+) =", page, re.MULTILINE)
    own, *_ = Edition(language).texts(game).bundles
    assert len(keys) > 50
    assert [key for key in keys if own.has_message(key)] == []
