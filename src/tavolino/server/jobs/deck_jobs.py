"""Jobs about decks of one's own: what people have written is parsed and drawn beside the server."""

from collections.abc import Iterator

from tavolino import printing
from tavolino.card_art import draw_face
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.language.texts import Texts, load_texts
from tavolino.core.options import Document
from tavolino.core.registry import game, game_class
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.games import CardFaceRequest, DeckCheck, DeckCheckRequest, DeckFaultInfo


def check_own_deck(game_id: str, request: DeckCheckRequest, language: str) -> DeckCheck:
    document = request.document()
    deck = find_own_deck(game_id, request.option, document)
    faults = [DeckFaultInfo.of(fault, language) for fault in deck.faults(document, request.seats)]
    if faults:
        return DeckCheck(deck.option, False, faults, 0, 0, "")
    good = {"cards": deck.card_count(document), "managers": deck.max_seats(document)}
    texts = load_texts(language, game_id, ServerFault.packages)
    message = texts.say(f"deck-good-{deck.option}", good)
    if letters := printing.letters_without_type(" ".join(words_of_deck(deck, document, texts))):
        shown = {"letters": printing.list_letters(letters)}
        message += " " + printing.Edition(language).texts().say("letters-without-type", shown)
    return DeckCheck(deck.option, True, [], good["cards"], good["managers"], message)


def words_of_deck(deck: OwnDeck, document: Document, texts: Texts) -> Iterator[str]:
    """What stands on the cards of a faultless deck."""
    for row in deck.rows(document):
        for column, cell in zip(deck.columns, row, strict=True):
            yield str(column.cell_text(cell, texts))


def draw_own_card(game_id: str, request: CardFaceRequest, language: str) -> str:
    """The face of a card as SVG."""
    document = request.document()
    deck = find_own_deck(game_id, request.option, document)
    own = game(game_id, **{deck.option: document})
    card = request.card or card_in_row(deck, document, request.row)
    if not any(card in cards for cards in own.decks.values()):
        raise ServerFault("no-such-card", card=card)
    return draw_face(own, card, load_texts(language, game_id, ServerFault.packages))


def card_in_row(deck: OwnDeck, document: Document, row: int) -> str:
    try:
        return deck.card_in_row(document, row)
    except LookupError:
        raise ServerFault("no-such-card", card=str(row)) from None


def find_own_deck(game_id: str, option: str, document: Document | None = None) -> OwnDeck:
    """The deck that is named, or else the one that a file looks like."""
    decks = game_class(game_id).own_decks
    claimed = [deck for deck in decks if document and deck.recognises(document)]
    matching = [deck for deck in decks if deck.option == option] if option else (claimed or list(decks))
    if len(matching) != 1:
        raise ServerFault("no-such-deck")
    return matching[0]
