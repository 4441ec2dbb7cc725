"""Sheets of cards: what is printed is what is in the box, each back behind its front."""

from collections import Counter
from functools import cache
from math import ceil
from pathlib import Path

import pytest

import tavolino
from tavolino import printing
from tavolino.core.decks.deck_faults import DeckRefused
from tavolino.core.game import Game
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.options import Document
from tavolino.core.registry import full_box_game
from tavolino.printing import A4, LETTER, CardFormat, Edition, Ink, Paper, PrintFault, Sides
from tavolino.printing.cards.card_choice import choose_cards
from tests.printing.support import Place, Printed, letters

GAMES = tavolino.games()
PAPERS = (A4, LETTER)
CARD = (63, 88)
FRONTS = CardFormat(sides=Sides.FRONTS)


@cache
def print_game(game: str, edition: Edition) -> Printed:
    return Printed(printing.print_cards(full_box_game(game), edition))


def names_in_box(game: Game, language: str) -> Counter[str]:
    texts = Edition(language).texts(game.id)
    found: Counter[str] = Counter()
    for kinds in game.printed_decks.values():
        for kind, n in kinds.items():
            found[game.card_look(kind, texts).name] += n
    return found


def names_on(sheets: Printed, pages: range) -> Counter[str]:
    return Counter(name for page in pages for name in sheets.names(page))


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_missing_from_the_box(game: str) -> None:
    box = {kind for kinds in full_box_game(game).decks.values() for kind in kinds}
    for options in ({}, *type(tavolino.game(game)).example_options):
        assert {kind for kinds in tavolino.game(game, **options).decks.values() for kind in kinds} <= box


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_copy_of_every_card_is_printed_once(game: str, language: str) -> None:
    sheets = print_game(game, Edition(language))
    fronts = range(0, len(sheets.pages), 2)
    assert names_on(sheets, fronts) == names_in_box(full_box_game(game), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_every_card_can_be_read(game: str, language: str) -> None:
    sheets = print_game(game, Edition(language))
    printed_letters = sheets.letters()
    for name, n in names_in_box(full_box_game(game), language).items():
        for half in name.split(" / "):  # where a card has two, each has its name
            assert printed_letters.count(letters(half)) >= n, name


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_have_their_size_and_backs_are_behind_fronts(game: str, paper: Paper) -> None:
    sheets = print_game(game, Edition("it", paper))
    assert sheets.sizes() == {(paper.wide, paper.high)}
    for front in range(0, len(sheets.pages), 2):
        fronts, backs = sheets.cards(front), sheets.cards(front + 1)
        assert len(fronts) == len(sheets.names(front))
        assert [turn_place(place, paper) for place in fronts] == [
            pytest.approx(place, abs=0.02) for place in backs
        ]


def turn_place(place: Place, paper: Paper) -> Place:
    """Seen from the other side, after turning the sheet along its long edge."""
    return Place(paper.wide - place.x - CARD[0], place.y)


@pytest.mark.parametrize("paper", PAPERS)
def test_all_is_where_a_printer_prints(paper: Paper) -> None:
    sheets = print_game("mister", Edition("it", paper))
    for page in range(len(sheets.pages)):
        for x, y in sheets.cards(page):
            assert 5 <= x <= paper.wide - CARD[0] - 5
            assert 5 <= y <= paper.high - CARD[1] - 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_says_what_it_is_and_holds_one_deck(language: str) -> None:
    sheets = print_game("gogoal", Edition(language))
    texts = Edition(language).texts("gogoal")
    footers = []
    for deck, kinds in tavolino.game("gogoal").decks.items():
        total = ceil(sum(kinds.values()) / 9)
        for n in range(1, total + 1):
            number = texts.say("sheet-number", {"n": n, "sheets": total})
            about = f"{texts.say('game')} · {texts.say(f'zone-{deck}')} · {number}"
            footers += [
                f"{about} · {texts.say(f'side-{side}')} · {texts.say('language')}"
                for side in ("front", "back")
            ]
    assert len(sheets.pages) == len(footers)
    assert all(footer in sheets.words(page) for page, footer in enumerate(footers))


def test_a_game_may_be_printed_without_backs() -> None:
    both, fronts = (
        print_game("gogoal", Edition()),
        Printed(printing.print_cards(tavolino.game("gogoal"), Edition(), format=FRONTS)),
    )
    assert len(both.pages) == 2 * len(fronts.pages)
    assert names_on(fronts, range(len(fronts.pages))) == names_in_box(tavolino.game("gogoal"), "en")


def test_some_decks_and_cards_alone() -> None:
    game = tavolino.game("mister")
    sheets = Printed(
        printing.print_cards(game, Edition("it"), only=["directions", "hammer-header-left"], format=FRONTS)
    )
    assert sum(names_on(sheets, range(len(sheets.pages))).values()) == 12 + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*map(full_box_game, GAMES)], ids=lambda game: game.id)
def test_a_card_that_is_not_there_is_refused_with_the_decks_that_are(game: Game, language: str) -> None:
    with pytest.raises(PrintFault) as caught:
        choose_cards(game, ["libero"])
    told = caught.value.text(language)
    assert "libero" in told
    offered = told.rpartition(": ")[2].rstrip(".").split(", ")
    assert len(offered) == len(game.printed_decks) + len(game.card_groups())
    assert all(choose_cards(game, [name]) for name in offered)


def own_deck(tmp_path: Path, change: tuple[str, str]) -> Game:
    deck, *_ = tavolino.game("mister").own_decks
    text = deck.template().replace(*change, 1)
    return tavolino.game("mister", deck=Document("mine.toml", text))


def test_a_deck_of_ones_own_is_printed(tmp_path: Path) -> None:
    game = own_deck(tmp_path, ("Gino Scapicollo", "Ștefan Țîrlea"))
    sheets = Printed(printing.print_cards(game, Edition("ro"), only=["footballers"]))
    assert names_on(sheets, range(0, len(sheets.pages), 2)) == Counter(game.card_labels.values())
    assert "ȘTEFAN ȚÎRLEA" in sheets.words()
    assert "SCAPICOLLO" not in sheets.words()


def test_a_faulty_deck_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(DeckRefused, match=r"mine.toml:\d+: Gino Scapicollo"):
        own_deck(tmp_path, ("age = 25", "age = 250"))


@pytest.mark.parametrize("game", GAMES)
def test_without_colours_everything_is_grey(game: str) -> None:
    coloured = [print_game(game, Edition("it", A4, ink)).has_colours() for ink in (Ink.COLOUR, Ink.BW)]
    assert coloured == [True, False]


def test_the_same_cards_are_the_same_file() -> None:
    game = tavolino.game("gogoal")
    assert printing.print_cards(game, Edition("it")) == printing.print_cards(game, Edition("it"))
