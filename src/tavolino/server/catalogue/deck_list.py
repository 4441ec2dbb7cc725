"""The decks of a game as they are listed: card by card, each with its name, what it does, and where its face is."""

import re
from threading import Lock
from typing import Final

import msgspec

from tavolino.core.decks.own_deck import DeckColumn, OwnDeck
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import Texts
from tavolino.core.looks.card_look import Portrait
from tavolino.core.registry import full_box_game
from tavolino.server.catalogue.faces import SVG_ENDING, FaceCache
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.schemas.games import CardInfo, DeckColumnInfo, DeckInfo, GameDecks, OwnDeckInfo

FACE_IN_LIST: Final = re.compile(rb'"/api/faces/([0-9a-f]+)\.svg"')


def deck_infos(game: Game, texts: Texts, faces: FaceCache) -> list[DeckInfo]:
    """All decks. Draws the faces that are not known yet, some thousand in a second: call it in a thread."""
    return [
        DeckInfo(name, deck_title(name, texts), card_infos(game, deck, texts, faces))
        for name, deck in game.decks.items()
    ]


def deck_title(deck: str, texts: Texts) -> str:
    return texts.say(f"zone-{deck}") if texts.has(f"zone-{deck}") else deck


def card_infos(game: Game, deck: dict[str, int], texts: Texts, faces: FaceCache) -> list[CardInfo]:
    reporter = Reporter(texts, [], game.labels_in(texts))
    looks = {card: game.card_look(card, texts) for card in deck}
    return [
        CardInfo(
            card=card,
            n=n,
            name=reporter.card_name(card),
            help=game.card_help(card, texts),
            booklet=game.booklet_name(card),
            face=face_address(faces.add(looks[card])),
            has_people=isinstance(looks[card], Portrait),
            data=dict(game.card_data(card)),
        )
        for card, n in deck.items()
    ]


def face_address(hash: str) -> str:
    return f"/api/faces/{hash}{SVG_ENDING}"


def own_deck_info(deck: OwnDeck, texts: Texts) -> OwnDeckInfo:
    """A deck that people can write, with the cards of the box as an example."""
    columns = [DeckColumnInfo(column.name, column_title(column, texts)) for column in deck.columns]
    cells = [
        [column.cell_text(cell, texts) for column, cell in zip(deck.columns, row, strict=True)]
        for row in deck.rows()
    ]
    return OwnDeckInfo(deck.option, list(deck.file_suffixes), columns, cells)


def column_title(column: DeckColumn, texts: Texts) -> str:
    key = f"deck-column-{column.name}"
    return texts.say(key) if texts.has(key) else column.name


class DeckLists:
    """The lists of the boxes' decks as JSON, each built once. The faces of the latest lists are kept with them."""

    def __init__(self, faces: FaceCache) -> None:
        self.faces = faces
        self.encoded_lists: dict[tuple[str, str], bytes] = {}
        self.lock = Lock()

    def encode(self, game_id: str, language: str) -> bytes:
        """Call it in a thread. A list whose faces have been dropped meanwhile is built again."""
        with self.lock:
            known = self.encoded_lists.get((game_id, language))
            if known is None or not self.faces.has_all(face_hashes(known)):
                known = msgspec.json.encode(build_list(game_id, language, self.faces))
                self.encoded_lists[game_id, language] = known
            return known


def build_list(game_id: str, language: str, faces: FaceCache) -> GameDecks:
    game, texts = full_box_game(game_id), server_texts(language, game_id)
    return GameDecks(deck_infos(game, texts, faces), [own_deck_info(deck, texts) for deck in game.own_decks])


def face_hashes(encoded: bytes) -> list[str]:
    return [match.decode() for match in FACE_IN_LIST.findall(encoded)]
