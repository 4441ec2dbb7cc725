"""What is printed on a card follows the house rules."""

from collections.abc import Iterator
from itertools import product

import pytest

import tavolino
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.games.gogoal.engine.state import NEEDS

NEEDING = ("goal", "go-goal", "super-goal", "penalty")


def helps(language: str, card: str) -> Iterator[str]:
    for needs in NEEDS:
        yield tavolino.game("gogoal", needs=needs).card_help(card, load_texts(language, "gogoal"))


@pytest.mark.parametrize(("language", "card"), [*product(LANGUAGES, NEEDING)])
def test_an_attack_says_what_it_needs_under_each_rule(language: str, card: str) -> None:
    outnumber, roles, none = helps(language, card)
    assert none not in (outnumber, roles), "with no condition it names none"
    assert (outnumber == roles) == (card in ("super-goal", "penalty")), "these need a forward under both"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_no_names_a_defender_only_where_it_needs_one(language: str) -> None:
    texts = load_texts(language, "gogoal")
    defender = texts.say("card-defender")
    plain = tavolino.game("gogoal").card_help("no", texts)
    strict = tavolino.game("gogoal", no_needs_defender=True).card_help("no", texts)
    assert defender not in plain
    assert defender in strict
