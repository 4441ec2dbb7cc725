"""101 Champions Challenge, for two."""

from types import MappingProxyType
from typing import Any, ClassVar

from tavolino.core.boards import Board
from tavolino.core.card_look import Back, Look
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.core.match import Match
from tavolino.core.options import Option, choice, flag
from tavolino.games.champions101 import looks
from tavolino.games.champions101.boards import TEAMS
from tavolino.games.champions101.bot import ChampionsKnowledge
from tavolino.games.champions101.cards import DECKS
from tavolino.games.champions101.match import ChampionsMatch
from tavolino.games.champions101.moves import MOVES
from tavolino.games.champions101.state import SHOOT_OUT, Rules


class Champions101(Game):
    """The rules with their options (articles 1.3, 8.12, 10.4, 10.6)."""

    id = "champions101"
    moves = MOVES
    decks = DECKS
    turn_article = "4.1"
    knowledge = ChampionsKnowledge()
    known_options: ClassVar[tuple[Option, ...]] = (
        choice("colours", "lot", "red", "blue"),
        choice("on_pitch", "visible", "anywhere"),
        choice("last_shot", "void", "counts"),
        flag("must_win", True),
    )
    boards = MappingProxyType(
        {
            "cup": Board("knockout", len(TEAMS), {"must_win": True}),
            "league": Board("league", len(TEAMS), {"must_win": False}, (2, 1, 0)),
        }
    )
    seat_counts = (2,)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.rules = Rules(self.options)

    def draws_allowed(self) -> bool:
        """In a league (10.6)."""
        return not self.rules.must_win

    def shoot_out(self, match: Match) -> list[int] | None:
        assert isinstance(match, ChampionsMatch)
        return match.kicks.copy() if match.period == SHOOT_OUT else None

    def look(self, card: str, texts: Texts) -> Look:
        return looks.look(card, texts.say(f"card-{card}"), self.help(card, texts))

    def back(self, deck: str) -> Back:
        return looks.BACK

    def deal(self, seed: int, seats: int, carry: object, narrate: bool) -> ChampionsMatch:
        match = ChampionsMatch(self, self.rules, seed, narrate)
        match.kick_off()
        return match


GAME = Champions101
