"""Go-Goal!, for two to six.

Inside, bot and win_odds are above match, match above view, refusals and guess, all above state, deck, moves, cards. May
import core.
"""

from dataclasses import replace
from typing import Any, ClassVar

from tavolino.core.card_look import CardBack, CardLook
from tavolino.core.game import Game
from tavolino.core.language.texts import Texts
from tavolino.core.options import Option, bool_option, choice_option, int_option
from tavolino.games.gogoal import looks
from tavolino.games.gogoal.bot import GoGoalKnowledge
from tavolino.games.gogoal.cards import DECKS
from tavolino.games.gogoal.match import GoGoalMatch
from tavolino.games.gogoal.moves import MAX_SEATS, MOVES
from tavolino.games.gogoal.state import NEEDS, Rules

MAX_GOALS = sum(list(DECKS["actions"].values())[:4])
"""Every goal keeps its card, so there are no more goals than cards that can score."""
SEATS_FOR_SIDES = {0: range(2, MAX_SEATS + 1), 2: (4, 6), 3: (6,)}


class GoGoal(Game):
    """The rules with their options (articles 2.5, 4.3, 5.2, 6.4, 9.2, 10.1)."""

    id = "gogoal"
    moves = MOVES
    decks = DECKS
    turn_article = "2.6"
    knowledge = GoGoalKnowledge()
    known_options: ClassVar[tuple[Option, ...]] = (
        choice_option("first", "lot", *range(MAX_SEATS)),
        choice_option("sixth", "existing", "any"),
        choice_option("needs", *NEEDS),
        bool_option("no_needs_defender", True),
        int_option("goals", 3, 1, MAX_GOALS),
        choice_option("sides", *SEATS_FOR_SIDES),
    )

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.rules = Rules(self.options)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that the sides allow and that include the seat that begins."""
        return tuple(seats for seats in SEATS_FOR_SIDES[self.rules.sides] if seats > self.rules.first)

    def side(self, seat: int, seats: int) -> int:
        """Partners sit alternately (10.2)."""
        return seat % (self.rules.sides or seats)

    def card_look(self, card: str, texts: Texts) -> CardLook:
        look = looks.look(card, texts.say(f"card-{card}"), self.card_help(card, texts))
        return replace(look, short=self.card_short_name(card, texts))

    def card_back(self, deck: str) -> CardBack:
        return looks.BACKS[deck]

    def deal(self, seed: int, seats: int, carry: object, narrate: bool) -> GoGoalMatch:
        match = GoGoalMatch(self, self.rules, seats, seed, narrate)
        match.kick_off()
        return match


GAME = GoGoal
