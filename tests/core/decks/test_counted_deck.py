"""Decks of known kinds: counts, titles and words, in TOML and in a table."""

import pytest

import tavolino
from tavolino.core.decks.counted_deck import CountedDeck
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.registry import game_class
from tests.games.deck_faults import assert_told

COUNTED = [
    (id, deck)
    for id in tavolino.games()
    for deck in game_class(id).own_decks
    if isinstance(deck, CountedDeck)
]
every_deck = pytest.mark.parametrize(("id", "deck"), COUNTED, ids=[id for id, _ in COUNTED])


def toml(text: str) -> Document:
    return Document("mine.toml", text)


@every_deck
def test_a_title_and_words_of_ones_own_are_said_in_every_language(id: str, deck: CountedDeck) -> None:
    kind, other = list(deck.box)[:2]
    written = toml(f'[[card]]\nid = "{kind}"\ntitle = "Ștefan & 足球"\ntext = "+1 = 2"\n')
    game = tavolino.game(id, deck=written)
    for language in LANGUAGES:
        texts = load_texts(language, id)
        reporter = Reporter(texts, [], game.labels_in(texts))
        assert reporter.card_name(kind) == game.card_look(kind, texts).name == "Ștefan & 足球"
        assert game.card_help(kind, texts) == "+1 = 2"
        assert reporter.card_name(other) == texts.say(f"card-{other}")
        assert game.card_help(other, texts) == texts.say(f"card-{other}.help")


@every_deck
@pytest.mark.parametrize("ending", [TOML_SUFFIX, CSV_SUFFIX])
def test_what_is_left_out_stays_as_in_the_box(id: str, deck: CountedDeck, ending: str) -> None:
    kind = next(iter(deck.box))
    text = {TOML_SUFFIX: f'[[card]]\nid = "{kind}"\n', CSV_SUFFIX: f"id,text\n{kind},Mine"}[ending]
    assert tavolino.game(id, deck=Document(f"mine{ending}", text)).decks == tavolino.game(id).decks


@every_deck
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_names_file_line_card_and_field(id: str, deck: CountedDeck, language: str) -> None:
    kind = next(iter(deck.box))
    good = f'[[card]]\nid = "{kind}"\n'
    for line, label, key in [
        ("n = 1000", kind, "field-range"),
        ('n = "many"', kind, "field-whole"),
        ('title = ""', kind, "name-empty"),
        (f'title = "{"x" * 31}"', "x" * 31, "name-long"),
        ('title = "<b>"', "<b>", "name-signs"),
        (f'text = "{"x" * 201}"', kind, "name-long"),
        ("text = 7", kind, "field-text"),
        ("colour = 7", kind, "field-unknown"),
    ]:
        assert_told(deck, toml(f"{good}{line}\n"), line, label, key, language)
    assert_told(deck, toml('[[card]]\nid = "var-var"\n'), "id =", "var-var", "field-choice", language)
    assert_told(deck, toml(f"{good}{good}# again"), f'id = "{kind}"\n# again', kind, "field-twice", language)


@every_deck
def test_ten_thousand_cards_are_refused_at_once(id: str, deck: CountedDeck) -> None:
    rows = [f"{kind},1" for kind in [*deck.box] * 10_000][:10_000]
    [fault] = deck.faults(Document("mine.csv", "\n".join(["id,n", *rows])))
    assert (fault.key, fault.values["n"]) == ("deck-too-many", 10_000)
