"""Mister, for two or four."""

from types import MappingProxyType
from typing import Any, ClassVar

from tavolino.core.boards import Board
from tavolino.core.card_look import Back, LineUp, Look
from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.core.match import Match
from tavolino.core.options import Document, Option, choice, document, flag, number
from tavolino.games.mister import carry_over
from tavolino.games.mister.bot.knowledge import MisterKnowledge
from tavolino.games.mister.cards import looks, reading
from tavolino.games.mister.cards.own_deck import FOOTBALLERS, footballers
from tavolino.games.mister.engine.league import MANAGERS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.moves import table
from tavolino.games.mister.engine.state import ASK_LINE_UP, FORMATS, SINGLE, Rules


class Mister(Game):
    """The rules with their options (articles 1.11, 2.2, 2.10, 5.2, 5.11, 6.10, 8.6, 9.1, 12.1)."""

    id = "mister"
    decks = reading.box(reading.STANDARD)
    own_decks = (FOOTBALLERS,)
    knowledge: ClassVar[MisterKnowledge] = MisterKnowledge()
    turn_article = "4.2"
    known_options: ClassVar[tuple[Option, ...]] = (
        choice("first_buyer", "lot", *range(MANAGERS)),
        number("draft_passes", 2, 1, 9),
        choice("duel_tie", "defender", "attacker"),
        flag("skip_decided", False),
        choice("card21", "printed", "mirrored"),
        flag("early_stop", True),
        choice("format", *FORMATS),
        flag("market", False),
        document("deck", "standard"),
    )
    boards = MappingProxyType(
        {
            "cup": Board("match", MANAGERS, {"format": "cup"}),
            "league": Board("match", MANAGERS, {"format": "league"}),
            "season": Board("season", MANAGERS, {"format": "league", "market": True}),
        }
    )
    examples: ClassVar[tuple[dict[str, Any], ...]] = (
        {"format": "cup", "market": True},
        {"format": "league", "market": True},
    )

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        deck = self.options["deck"]
        self.footballers = footballers(deck) if isinstance(deck, Document) else reading.STANDARD
        self.people = {card.id: card.name for card in self.footballers}
        self.decks = reading.box(self.footballers)
        self.moves = table(self.footballers)
        self.rules = Rules(self.options, reading.album(self.footballers), reading.actions(self.options))

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return (2,) if self.rules.format == SINGLE else (MANAGERS,)

    def deal(self, seed: int, seats: int, carry: object, narrate: bool) -> MisterMatch:
        self.check(seats)
        match = MisterMatch(self, self.rules, seats, seed, narrate)
        match.set_up()
        if carry is None:
            match.start_draft()
        else:
            carry_over.take_over(match, carry)
        return match

    def check(self, seats: int) -> None:
        """What depends on the number of managers."""
        if self.rules.first_buyer >= seats:
            raise Fault("no-such-buyer", game=self.id, seat=self.rules.first_buyer, last=seats - 1)
        if self.rules.market and self.rules.format == SINGLE:
            raise Fault("market-needs-four", game=self.id)
        FOOTBALLERS.approve(self.options["deck"], seats)

    def help(self, card: str, texts: Texts) -> str:
        """A footballer by his role, characteristics and skills."""
        if card not in self.people:
            return super().help(card, texts)
        album, number = self.rules.album, list(self.people).index(card)
        skills = [texts.say(f"skill-{skill}") for skill in album.skills_of(number)]
        return ", ".join([texts.say(f"role-{album.roles[number]}"), album.numbers(number), *skills]) + "."

    def look(self, card: str, texts: Texts) -> Look:
        if card in self.people:
            return looks.portrait(next(one for one in self.footballers if one.id == card), texts)
        if card in reading.DIRECTIONS:
            return looks.goalmouth(card, texts)
        return looks.tactics(reading.printed(card, self.options), texts)

    def back(self, deck: str) -> Back:
        return looks.BACKS[deck]

    def formations(self, texts: Texts) -> list[LineUp]:
        """The only one there is (3.1)."""
        return [looks.formation(texts)]

    def advice(self, match: Match, seat: int) -> list[int]:
        """The line-up, or the rest of it."""
        assert isinstance(match, MisterMatch)
        return self.knowledge.staff(self.rules).line_up(match, seat) if match.asked == ASK_LINE_UP else []

    def shoot_out(self, match: Match) -> list[int] | None:
        """Of a single match; those of a cup are told in its story."""
        assert isinstance(match, MisterMatch)
        home, away, goals, conceded, scored, missed = match.results[-1]
        if self.rules.format != SINGLE or goals != conceded:
            return None
        return [scored, missed] if home < away else [missed, scored]

    def carry(self, match: Match) -> object:
        """The squads, for the next evening of a season."""
        assert isinstance(match, MisterMatch)
        return carry_over.hand_on(match)


GAME = Mister
