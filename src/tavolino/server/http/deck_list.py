"""The decks of a game as they are listed: card by card, each with its name, what it does, and where its face is."""

from tavolino.core.decks.own_deck import DeckCell, DeckColumn, OwnDeck
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import Texts
from tavolino.server.http.card_faces import SVG_ENDING, FaceCache
from tavolino.server.schemas.games import CardInfo, DeckColumnInfo, DeckInfo, OwnDeckInfo


def deck_infos(game: Game, texts: Texts, faces: FaceCache) -> list[DeckInfo]:
    """All decks. Draws the faces that are not known yet, some thousand in a second: call it in a thread."""
    return [
        DeckInfo(name, deck_title(name, texts), card_infos(game, deck, texts, faces))
        for name, deck in game.decks.items()
    ]


def deck_title(deck: str, texts: Texts) -> str:
    return texts.say(f"zone-{deck}") if texts.has(f"zone-{deck}") else deck


def card_infos(game: Game, deck: dict[str, int], texts: Texts, faces: FaceCache) -> list[CardInfo]:
    reporter = Reporter(texts, [], game.person_labels)
    return [
        CardInfo(
            card=card,
            n=n,
            name=reporter.card_name(card),
            help=game.card_help(card, texts),
            face=face_address(faces.add(game.card_look(card, texts))),
            data=dict(game.card_data(card)),
        )
        for card, n in deck.items()
    ]


def face_address(hash: str) -> str:
    return f"/api/faces/{hash}{SVG_ENDING}"


def own_deck_info(deck: OwnDeck, texts: Texts) -> OwnDeckInfo:
    """A deck that people can write, with the cards of the box as an example."""
    columns = [DeckColumnInfo(column.name, column_title(column, texts)) for column in deck.columns]
    cells = [[cell_text(*pair, texts) for pair in zip(deck.columns, row, strict=True)] for row in deck.rows()]
    return OwnDeckInfo(deck.option, list(deck.file_suffixes), columns, cells)


def column_title(column: DeckColumn, texts: Texts) -> str:
    key = f"deck-column-{column.name}"
    return texts.say(key) if texts.has(key) else column.name


def cell_text(column: DeckColumn, cell: DeckCell, texts: Texts) -> int | str:
    if not column.words:
        return cell
    return ", ".join(texts.say(f"{column.words}-{word}") for word in str(cell).split())
