"""The cards of a game on paper: every copy of every card, fronts and backs, on sheets or one by one."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolino import card_art
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.printing.cards.card_choice import choose_cards
from tavolino.printing.cards.card_format import MAX_PRINTED_CARDS, CardFormat
from tavolino.printing.cards.sheets import PrintBatch, PrintedPiece, SheetBuilder
from tavolino.printing.edition import Edition
from tavolino.printing.faults import PrintFault
from tavolino.printing.pdf import render_pdf


class PrintedCard(NamedTuple):
    """One card of the box. `copy` numbers the cards that are alike."""

    deck: str
    kind: str
    copy: int


def print_cards(
    game: Game, edition: Edition, *, only: Sequence[str] = (), format: CardFormat | None = None
) -> bytes:
    """All cards of a game, or `only` those of some decks, groups and kinds; each deck on sheets of its own."""
    texts = edition.texts(game.id)
    name = texts.say("game")
    batches = [*card_batches(game, edition, only, format or CardFormat())]
    data = SheetBuilder(name, edition).data(batches)
    return render_pdf("cards", texts.say("cards-title", {"game": name}), data, edition)


def card_batches(
    game: Game, edition: Edition, only: Sequence[str], format: CardFormat
) -> Iterator[PrintBatch]:
    cards = select_cards(game, only)
    if len(cards) * format.copies > MAX_PRINTED_CARDS:
        raise PrintFault("too-many-cards", cards=len(cards) * format.copies, most=MAX_PRINTED_CARDS)
    texts = edition.texts(game.id)
    for deck in game.printed_decks:
        pieces = [draw_piece(game, card, texts) for card in cards if card.deck == deck]
        if pieces:
            yield PrintBatch(deck_title(deck, texts), pieces * format.copies, format)


def select_cards(game: Game, only: Sequence[str] = ()) -> list[PrintedCard]:
    """Every copy of the cards that are named; of all if none is."""
    chosen = choose_cards(game, only)
    return [
        PrintedCard(deck, kind, copy)
        for deck, kinds in game.printed_decks.items()
        for kind, n in kinds.items()
        if (deck, kind) in chosen
        for copy in range(n)
    ]


def draw_piece(game: Game, card: PrintedCard, texts: Texts) -> PrintedPiece:
    return PrintedPiece(
        game.card_look(card.kind, texts).name,
        card_art.draw_face(game, card.kind, texts, card.copy),
        card_art.draw_back(game, card.deck, texts),
    )


def deck_title(deck: str, texts: Texts) -> str:
    return texts.say(f"zone-{deck}") if texts.has(f"zone-{deck}") else deck
