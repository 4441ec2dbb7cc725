"""What is printed when somebody names it: decks, clubs, cards, in any language."""

import pickle

import pytest

import tavolino
from tavolino.core.options import Document
from tavolino.core.registry import full_box_game
from tavolino.printing import PrintFault, changed_decks
from tavolino.printing.cards.card_sheets import select_cards


@pytest.mark.parametrize("name", ["penalties", "Penalty cards", "CARTE RIGORE", "carti de penalty"])
def test_a_deck_by_its_id_or_its_name(name: str) -> None:
    game = tavolino.game("gogoal")
    texts = {card.deck for card in select_cards(game, [name])}
    assert texts == {"penalties"}
    assert len(select_cards(game, [name])) == 6


@pytest.mark.parametrize("name", ["montelampo", "Saetta Montelampo", "saetta  montelampo"])
def test_a_club(name: str) -> None:
    game = full_box_game("best11")
    assert len(select_cards(game, [name])) == 84


def test_a_card_by_its_name_in_any_language() -> None:
    game = full_box_game("champions101")
    for name in ("red-ball", "Red ball", "pallone rosso", "minge rosie"):
        assert {card.kind for card in select_cards(game, [name])} == {"red-ball"}, name


def test_team_cards_are_printed_and_never_dealt() -> None:
    game = full_box_game("champions101")
    assert [card.kind for card in select_cards(game, ["teams"])] == ["red-team", "blue-team"]
    assert len(select_cards(game)) == 92
    assert sum(sum(kinds.values()) for kinds in game.decks.values()) == 90


def test_what_there_is_not() -> None:
    with pytest.raises(PrintFault) as caught:
        select_cards(full_box_game("best11"), ["autogol"])
    assert "autogol" in caught.value.text("it")
    assert "Saetta Montelampo" in caught.value.text("it")
    assert pickle.loads(pickle.dumps(caught.value)).text("it") == caught.value.text("it")


def test_a_deck_with_one_renamed_card_is_not_the_box_s() -> None:
    box = tavolino.game("gogoal")
    own = tavolino.game("gogoal", deck=Document("mine.toml", '[[card]]\nid = "no"\ntitle = "Stop!"\n'))
    assert changed_decks(tavolino.game("gogoal"), box) == []
    assert changed_decks(own, box) == ["actions"]
