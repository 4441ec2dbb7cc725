"""For the tests of decks of one's own: a fault is told where it is."""

from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.options import Document


def assert_told(deck: OwnDeck, document: Document, text: str, card: str, key: str, language: str) -> None:
    """This fault is found, once, in the line where the text stands first (nothing: in the whole file)."""
    line = document.text[: document.text.index(text)].count("\n") + 1 if text else 0
    found = [fault for fault in deck.faults(document) if fault.key == key]
    assert [(fault.file, fault.line, fault.card) for fault in found] == [(document.name, line, card)]
    place = f"{document.name}:{line}: " if line else f"{document.name}: "
    assert found[0].text(language).startswith(place + (f"{card}: " if card else ""))
