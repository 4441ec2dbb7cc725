"""Everyone has a face of his own, and keeps it."""

from dataclasses import replace

import tavolino
from tavolino import card_art
from tavolino.card_art.people.bust import bust, head
from tavolino.card_art.people.features import features_of
from tavolino.core.language.texts import load_texts
from tavolino.core.looks.card_look import COACH, KEEPER, Kit, Portrait, PortraitPerson
from tests.card_art.support import cards, game

PLAIN = Kit("plain", ("red", "cream"))


def portraits(id: str) -> list[Portrait]:
    looks = [game(id).card_look(card, load_texts("en", id)) for card in cards(id)]
    return [look for look in looks if isinstance(look, Portrait)]


def everyone() -> list[PortraitPerson]:
    return [look.person for id in tavolino.games() for look in portraits(id)]


def test_there_are_hundreds_of_them_and_no_two_have_the_same_face() -> None:
    people = everyone()
    assert len(people) > 500
    assert len({head(features_of(person)) for person in people}) == len(people)


def test_a_face_is_the_same_on_every_machine_and_for_ever() -> None:
    him = features_of(PortraitPerson("gino-scapicollo", nation="IT"))
    assert (him.hair, him.jaw, him.nose, him.mouth, him.skin.tone) == (18, 5, 6, 1, "#dfa679")


def test_a_face_stays_when_the_shirt_changes() -> None:
    for person in everyone()[::20]:
        assert head(features_of(replace(person, kit=PLAIN))) == head(features_of(person))


def test_goalkeepers_wear_gloves_coaches_suits_and_captains_a_band() -> None:
    someone = PortraitPerson("someone", kit=PLAIN)
    drawings = {
        bust(someone),
        bust(replace(someone, job=KEEPER)),
        bust(replace(someone, job=COACH)),
        bust(replace(someone, is_captain=True)),
    }
    assert len(drawings) == 4


def test_the_young_have_no_grey_hair() -> None:
    young, old = (
        {features_of(PortraitPerson(f"number-{n}", age=age, nation="IT")).hair_colour for n in range(200)}
        for age in (20, 55)
    )
    assert not young & {"#8b8782", "#d8d4cb"}
    assert old & {"#8b8782", "#d8d4cb"}


def test_cards_that_are_alike_show_different_people() -> None:
    """In a deck of 26 red footballers nobody is there twice."""
    for id in tavolino.games():
        for deck in game(id).decks.values():
            for card, copies in deck.items():
                if isinstance(game(id).card_look(card, load_texts("en", id)), Portrait):
                    drawn = {
                        card_art.draw_face(game(id), card, load_texts("en", id), copy)
                        for copy in range(copies)
                    }
                    assert len(drawn) == copies
