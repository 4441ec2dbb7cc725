"""Faces of cards at addresses named after their content: each is drawn once, for all tables."""

from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b
from threading import Lock
from typing import Final, NamedTuple

from tavolino.card_art import Cut, draw_look, with_face
from tavolino.core.game import Game
from tavolino.core.looks.card_look import CardLook, Mood
from tavolino.server.faults import ServerFault

SVG: Final = "image/svg+xml"
SVG_ENDING: Final = ".svg"
MAX_FACES: Final = 4096
"""Faces kept, of 5 to 10 kB each. All boxes in all languages have fewer than half as many."""
MAX_COPY: Final = 99
"""The highest number of a face. No deck has as many cards of a kind."""


class FaceVariant(NamedTuple):
    """How a card is drawn: its cut, which copy of it, and in which mood."""

    cut: Cut = "full"
    copy: int = 0
    mood: Mood = ""

    def draw(self, look: CardLook) -> str:
        """Drawn anew each time: a quick answer would tell that somebody else has looked at that copy."""
        return draw_look(with_face(look, self.copy, self.mood), cut=self.cut)


WHOLE_CARD: Final = FaceVariant()


class FaceCache:
    """Drawings by the hash of their SVG. The faces that were added longest ago are dropped.

    A face is drawn when it is added, with all its deck, and not when it is first asked for. Otherwise a quick answer
    would tell that somebody else has looked at that card.
    """

    def __init__(self, max_faces: int = MAX_FACES) -> None:
        self.max_faces = max_faces
        self.hashes: OrderedDict[CardLook, str] = OrderedDict()
        self.drawings: dict[str, str] = {}
        self.looks: dict[str, CardLook] = {}
        self.lock = Lock()  # decks are drawn in threads

    def add(self, look: CardLook) -> str:
        """Draw a face unless it is known. Returns its hash."""
        with self.lock:
            if self.hashes.get(look) not in self.drawings:
                self.draw(look)
            self.hashes.move_to_end(look)
            return self.hashes[look]

    def draw(self, look: CardLook) -> None:
        svg = draw_look(look)
        self.hashes[look] = content_hash(svg)
        self.drawings[self.hashes[look]] = svg
        self.looks[self.hashes[look]] = look
        if len(self.hashes) > self.max_faces:
            _, oldest = self.hashes.popitem(last=False)
            self.drawings.pop(oldest, None)
            self.looks.pop(oldest, None)

    def has_all(self, hashes: Iterable[str]) -> bool:
        return all(hash in self.drawings for hash in hashes)

    def find(self, hash: str) -> str | None:
        """The SVG of this hash, unless it was dropped or never drawn."""
        return self.drawings.get(hash)


def content_hash(svg: str) -> str:
    return blake2b(svg.encode(), digest_size=16).hexdigest()


def card_of_file(game: Game, file: str) -> str:
    """The card that a file shows."""
    card = file.removesuffix(SVG_ENDING)
    if not file.endswith(SVG_ENDING) or not any(card in deck for deck in game.decks.values()):
        raise ServerFault("no-such-card", card=card)
    return card
