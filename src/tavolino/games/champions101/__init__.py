"""101 Champions Challenge, for two.

Imported by core.registry, which finds it by its folder.
May import core and all of champions101.
"""

from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, Final

from tavolino.core.decks import counted_deck
from tavolino.core.game import BoxCompetition, Game
from tavolino.core.language.texts import Texts
from tavolino.core.looks.card_look import CardBack, CardLook
from tavolino.core.match import Match
from tavolino.core.observation import Layout
from tavolino.core.options import Option, bool_option, choice_option, document_option
from tavolino.games.champions101 import looks, observation
from tavolino.games.champions101.bot import ChampionsKnowledge
from tavolino.games.champions101.cards import NAMES, TEAM_CARDS
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.moves import MOVES
from tavolino.games.champions101.engine.state import EXTRA, SHOOT_OUT, Rules
from tavolino.games.champions101.own_deck import OWN_DECK
from tavolino.games.champions101.scenes import SCENES

BOX_TEAMS: Final = 8
"""Both boards in the box have places for teams A to H (articles 12.1, 12.3)."""


class Champions101(Game):
    """The rules with their options (articles 1.3, 8.12, 10.4, 10.6)."""

    id = "champions101"
    minutes = 15
    difficulty = 2
    version = 2
    readable_versions = (1,)  # the second changed only a shoot-out that outlasts the deck, 28 rounds (11.10)
    moves = MOVES
    own_decks = (OWN_DECK,)
    extra_cards = TEAM_CARDS
    turn_article = "4.1"
    window_ms = 4000
    knowledge = ChampionsKnowledge()
    scenes = SCENES
    known_options: ClassVar[tuple[Option, ...]] = (
        choice_option("colours", "lot", "red", "blue"),
        choice_option("on_pitch", "visible", "anywhere"),
        choice_option("last_shot", "void", "counts"),
        bool_option("must_win", True),
        document_option("deck", "standard"),
    )
    box_competitions = MappingProxyType(
        {
            "league": BoxCompetition("league", BOX_TEAMS, {"must_win": False}, (2, 1, 0)),
            "cup": BoxCompetition("knockout", BOX_TEAMS, {"must_win": True}),
        }
    )
    seat_counts = (2,)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        cards = OWN_DECK.cards_of(self.options["deck"])
        self.decks = {"deck": {kind: card.n for kind, card in cards.items() if card.n}}
        self.card_labels, self.card_words = counted_deck.titles(cards), counted_deck.words(cards)
        self.rules = Rules(self.options, [cards[kind].n for kind in NAMES])

    def may_agree_draw(self) -> bool:
        """Allowed in a league (10.6)."""
        return not self.rules.must_win

    def extra_time_score(self, match: Match) -> list[int] | None:
        assert isinstance(match, ChampionsMatch)
        return match.extra_goals.copy() if match.period >= EXTRA else None

    def shoot_out_score(self, match: Match) -> list[int] | None:
        assert isinstance(match, ChampionsMatch)
        return match.shoot_out_goals.copy() if match.period == SHOOT_OUT else None

    def card_look(self, card: str, texts: Texts) -> CardLook:
        look = looks.look(card, self.card_title(card, texts), self.card_help(card, texts))
        return replace(look, short=self.card_short_name(card, texts))

    def card_back(self, deck: str) -> CardBack:
        return looks.BACK

    def lay_out(self, layout: Layout, seats: int) -> None:
        observation.lay_out(layout)

    def deal(self, seed: int, seats: int, carry: object, narrate: bool, chance: int) -> ChampionsMatch:
        match = ChampionsMatch(self, self.rules, seed, narrate, chance)
        match.kick_off()
        return match


GAME = Champions101
