"""Go-Goal!, for two to six.

Imported by core.registry, which finds it by its folder.
May import core and all of gogoal.
"""

from dataclasses import replace
from typing import Any, ClassVar

from tavolino.core.decks import counted_deck
from tavolino.core.events import EventValues
from tavolino.core.faults import Fault
from tavolino.core.game import Game, Measure
from tavolino.core.language.texts import Texts
from tavolino.core.looks.card_look import CardBack, CardLook
from tavolino.core.looks.scenes import SceneKind
from tavolino.core.match import Match
from tavolino.core.observation import Layout
from tavolino.core.options import Option, bool_option, choice_option, document_option, int_option
from tavolino.games.gogoal import balance, looks, observation
from tavolino.games.gogoal.bot import GoGoalKnowledge
from tavolino.games.gogoal.cards import DECKS, NAMES, VAR
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.moves import MAX_SEATS, MOVES
from tavolino.games.gogoal.engine.state import NEEDS, Rules
from tavolino.games.gogoal.own_deck import OWN_DECK, count_scoring
from tavolino.games.gogoal.scenes import SCENES

MAX_GOALS = sum(list(DECKS["actions"].values())[:4])
"""Every goal keeps its card, so there are no more goals than cards that can score."""
SEATS_FOR_SIDES = {0: range(2, MAX_SEATS + 1), 2: (4, 6), 3: (6,)}


class GoGoal(Game):
    """The rules with their options (articles 2.5, 4.3, 5.2, 6.4, 9.2, 10.1)."""

    id = "gogoal"
    minutes = 10
    difficulty = 1
    moves = MOVES
    own_decks = (OWN_DECK,)
    turn_article = "2.6"
    knowledge = GoGoalKnowledge()
    scenes = SCENES
    known_options: ClassVar[tuple[Option, ...]] = (
        choice_option("first", "lot", *range(MAX_SEATS)),
        choice_option("sixth", "existing", "any"),
        choice_option("needs", *NEEDS),
        bool_option("no_needs_defender", False),
        int_option("goals", 3, 1, MAX_GOALS),
        choice_option("sides", *SEATS_FOR_SIDES),
        document_option("deck", "standard"),
    )

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        cards = OWN_DECK.cards_of(self.options["deck"])
        counts = {kind: card.n for kind, card in cards.items()}
        self.decks = {
            deck: {kind: counts[kind] for kind in kinds if counts[kind]} for deck, kinds in DECKS.items()
        }
        self.card_labels, self.card_words = counted_deck.titles(cards), counted_deck.words(cards)
        self.rules = Rules(self.options, [counts[kind] for kind in NAMES])
        if self.rules.goals_to_win > count_scoring(counts):
            few = count_scoring(counts)
            raise Fault("goals-without-cards", game=self.id, goals=self.rules.goals_to_win, n=few)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that the sides allow and that include the seat that begins."""
        return tuple(seats for seats in SEATS_FOR_SIDES[self.rules.sides] if seats > self.rules.first)

    def side(self, seat: int, seats: int) -> int:
        """Partners sit alternately (10.2)."""
        return seat % (self.rules.sides or seats)

    def opener(self, match: Match) -> int:
        """Everyone chooses a team in secret before the first turn, so the first choice names nobody."""
        assert isinstance(match, GoGoalMatch)
        return match.starter

    def scene_of(self, event: str, values: EventValues) -> SceneKind:
        """VAR does not slam: it looks again."""
        return (
            "review"
            if event == "stopped" and values["card"] == NAMES[VAR]
            else super().scene_of(event, values)
        )

    def card_help(self, card: str, texts: Texts) -> str:
        """What a card does under these options."""
        for setting in (self.options["needs"], "defender" if self.rules.no_needs_defender else ""):
            key = f"card-{card}.help-{setting}"
            if setting and texts.has(key):
                return texts.say(key)
        return super().card_help(card, texts)

    def card_look(self, card: str, texts: Texts) -> CardLook:
        look = looks.look(card, self.card_title(card, texts), self.card_help(card, texts))
        return replace(look, short=self.card_short_name(card, texts))

    def card_back(self, deck: str) -> CardBack:
        return looks.BACKS[deck]

    def lay_out(self, layout: Layout, seats: int) -> None:
        observation.lay_out(layout, seats)

    def deal(self, seed: int, seats: int, carry: object, narrate: bool, chance: int) -> GoGoalMatch:
        OWN_DECK.check_deck(self.options["deck"], seats)
        match = GoGoalMatch(self, self.rules, seats, seed, narrate, chance)
        match.kick_off()
        return match

    def measures(self, match: Match) -> dict[str, Measure]:
        return balance.measures(match)


GAME = GoGoal
