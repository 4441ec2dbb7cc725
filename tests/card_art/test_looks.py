"""What is printed is what the game says; what no game has said is drawn all the same."""

from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

import tavolino
from tavolino import card_art
from tavolino.card_art.icons import draw_icon, icon_drawings
from tavolino.card_art.people.shirt_patterns import PATTERNS, pattern_path
from tavolino.core.game import Game
from tavolino.core.language.texts import LANGUAGES, Texts, load_bundle, load_texts
from tavolino.core.looks.card_look import (
    CardLook,
    Certificate,
    Clipping,
    Emblem,
    Figure,
    Goalmouth,
    Kit,
    Lettering,
    LineUpLook,
    Note,
    Notebook,
    PhaseFigure,
    Portrait,
    PortraitPerson,
    SplitHalf,
    SplitLook,
    Stamp,
    Tactics,
    TacticsPhase,
)
from tavolino.core.options import Document
from tests import toy
from tests.card_art.support import cards, draw_card, find_misplaced, game, is_off, lines, on_card, read

SIGN_FIELDS = {"sign", "corners"}
TOY_TEXTS = Texts("en", [load_bundle("en", Path(toy.__file__).parent / "text")])


def signs_in(told: object) -> set[str]:
    """All signs that a look speaks of, however deep."""
    if isinstance(told, tuple):
        return {name for part in told for name in signs_in(part)}
    if not is_dataclass(told):
        return set()
    values = {field.name: getattr(told, field.name) for field in fields(told)}
    own = {value for name, value in values.items() if name in SIGN_FIELDS and value}
    return own | {name for value in values.values() for name in signs_in(value)}


@pytest.mark.parametrize("id", tavolino.games())
def test_every_sign_has_been_drawn(id: str) -> None:
    looks = [game(id).card_look(card, load_texts("en", id)) for card in cards(id)]
    backs = [game(id).card_back(deck) for deck in game(id).decks]
    assert {name for told in [*looks, *backs] for name in signs_in(told)} <= set(icon_drawings())


def test_a_sign_that_nobody_has_drawn_is_a_ball() -> None:
    assert draw_icon("unicorn", 0, 0, 100) == draw_icon("ball", 0, 0, 100)


def test_every_pattern_but_the_plain_one_is_cut_from_the_shirt() -> None:
    assert pattern_path("plain") == ""
    assert len({pattern_path(name) for name in PATTERNS}) == len(PATTERNS)


@pytest.mark.parametrize("id", tavolino.games())
def test_every_card_bears_its_name(id: str) -> None:
    for language in LANGUAGES:
        for card in cards(id):
            svg = draw_card(id, card, language)
            label = fromstring(svg).get("aria-label")
            assert label == game(id).card_look(card, load_texts(language, id)).name


def test_red_and_blue_differ_in_more_than_colour() -> None:
    """Without their colours the cards still differ."""
    champions = [id for id in tavolino.games() if "red-ball" in cards(id)]
    assert champions
    for id in champions:
        red, blue = (
            game(id).card_look(f"{colour}-footballer", load_texts("en", id)) for colour in ("red", "blue")
        )
        assert isinstance(red, Portrait)
        assert isinstance(blue, Portrait)
        assert red.behind != blue.behind
        assert red.person.kit is not None
        assert blue.person.kit is not None
        assert red.person.kit.pattern != blue.person.kit.pattern


# -- A fifth game


def test_a_game_that_says_nothing_of_its_looks_has_cards() -> None:
    drawings = [card_art.draw_face(toy.Toy(), card, TOY_TEXTS) for card in toy.CARDS]
    assert len(set(drawings)) == len(toy.CARDS)
    for card, svg in zip(toy.CARDS, drawings, strict=True):
        assert card.upper() in read(svg)
        assert find_misplaced(svg) == []
        assert svg == card_art.draw_look(Game.card_look(toy.Toy(), card, TOY_TEXTS))
    assert "TOY" in read(card_art.draw_back(toy.Toy(), "deck", TOY_TEXTS))


@pytest.mark.parametrize("id", tavolino.games())
def test_any_card_can_be_drawn_plain(id: str) -> None:
    for card in cards(id)[::9]:
        assert find_misplaced(card_art.draw_look(Game.card_look(game(id), card, load_texts("ro", id)))) == []


@dataclass(frozen=True)
class Hologram(CardLook):
    """A look that came later."""


def test_a_look_of_an_unknown_kind_is_drawn_plain() -> None:
    assert card_art.draw_look(Hologram("Holo", "Shines.")) == card_art.draw_look(CardLook("Holo", "Shines."))


ENDLESS = "Supercalifragilistic expialidocious goalkeeping " * 40
MARKUP = "<script>alert('&amp;')</script> ]]> \"<b>"
SOMEONE = PortraitPerson("someone", kit=Kit("tartan", ("red", "#123456")))
GROUND = (0.5, 0.5)


def kinds(words: str) -> list[CardLook]:
    """A look of every kind, with these words wherever there are words."""
    man = PhaseFigure("A", words, GROUND)
    return [
        CardLook(words, words),
        Portrait(
            words, words, SOMEONE, "blue", "unheard-of", words, words, likes=(words,), dislikes=(words,)
        ),
        Portrait(
            words, words, SOMEONE, figures=(Figure("A", words, 10),) * 6, stamps=(Stamp(words, words),) * 4
        ),
        Lettering(words, words, "red", words),
        Emblem(words, words, words, "gold", words, words),
        Tactics(
            words,
            words,
            words,
            (TacticsPhase(GROUND, man, man, words), TacticsPhase((0.1, 0.9), sign=words, words=words)),
            True,
        ),
        Tactics(words, words, scores=True),
        LineUpLook(words, words, (4, 4, 2)),
        Goalmouth(words, words, 2),
        Notebook(words, words, (Note(words, words, words, "9"),) * 4),
        SplitLook(words, words, (SplitHalf(words, words, words, ("PDCA",), 100, words),) * 2),
        Clipping(words, words, words, words, words),
        Certificate(words, words, words, words, words),
    ]


@pytest.mark.parametrize(
    "words", [ENDLESS, MARKUP, "", "!", "王貞治 " * 20], ids=["endless", "markup", "none", "!", "far"]
)
def test_a_card_with_any_words_is_still_a_card(words: str) -> None:
    for look in kinds(words):
        svg = card_art.draw_look(look)
        assert fromstring(svg).get("aria-label") == words, look
        assert [line.words for line in lines(svg) if is_off(on_card(line))] == [], look
        assert "<script" not in svg


def test_every_kind_of_look_has_a_drawing_of_its_own() -> None:
    assert {type(look) for look in kinds("x")} == {CardLook, *card_art.DRAWERS}


def test_a_colour_must_be_one() -> None:
    with pytest.raises(ValueError, match="beige"):
        card_art.draw_look(Emblem("x", colour="beige"))


# -- Names that people write


@pytest.mark.parametrize("name", ['<b>Gino & "Co"</b>', "]]> O'Neill &amp;", "Ștefan Țurcanu-Ăîâ", "王 ワン"])
def test_names_are_words_whatever_is_in_them(name: str) -> None:
    svg = card_art.draw_look(Portrait(name, name, PortraitPerson("own")))
    root = fromstring(svg)
    assert root.get("aria-label") == name
    assert name.upper() in read(svg)
    assert name in read(svg)


@pytest.mark.parametrize("id", tavolino.games())
def test_decks_of_ones_own_are_drawn(id: str) -> None:
    """Each deck that people can write, begun from its template."""
    for deck in tavolino.game(id).own_decks:
        own = tavolino.game(id, **{deck.option: Document("own.toml", deck.template())})
        for card in [card for kinds in own.decks.values() for card in kinds][::10]:
            assert find_misplaced(card_art.draw_face(own, card, load_texts("ro", id))) == []


def test_people_of_ones_own_wear_what_their_file_says() -> None:
    """A colour of the template is changed, and their shirts with it."""
    dyed = [
        (id, deck.option, Document("own.toml", deck.template().replace("#6b2d4e", "#123456")))
        for id in tavolino.games()
        for deck in tavolino.game(id).own_decks
        if "#6b2d4e" in deck.template()
    ]
    assert dyed
    for id, option, document in dyed:
        own = tavolino.game(id, **{option: document})
        assert "#123456" in card_art.draw_face(own, next(iter(own.card_labels)), load_texts("en", id))
