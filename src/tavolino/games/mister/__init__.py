"""Mister, for two or four.

Imported by core.registry, which finds it by its folder.
May import core, competitions and all of mister.
"""

from types import MappingProxyType
from typing import Any, ClassVar

from tavolino.core.faults import Fault
from tavolino.core.game import BoxCompetition, Game, MoveReason
from tavolino.core.language.texts import Texts
from tavolino.core.looks.card_look import CardBack, CardLook, LineUpLook
from tavolino.core.looks.evening_sheet import InnerEvening
from tavolino.core.match import Match
from tavolino.core.observation import Layout
from tavolino.core.options import Document, Option, bool_option, choice_option, document_option, int_option
from tavolino.games.mister import carry_over, observation
from tavolino.games.mister.bot import reasons
from tavolino.games.mister.bot.knowledge import MisterKnowledge
from tavolino.games.mister.cards import card_data, looks, reading
from tavolino.games.mister.cards.action_deck import ACTION_FILE_DECK
from tavolino.games.mister.cards.action_words import action_help
from tavolino.games.mister.cards.card_data import MisterCard
from tavolino.games.mister.cards.own_deck import FOOTBALLERS_DECK, read_footballers
from tavolino.games.mister.engine import draft
from tavolino.games.mister.engine.league import MANAGER_COUNT
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.moves import DIRECTIONS, move_table
from tavolino.games.mister.engine.state import ASK_DRAFT, ASK_LINE_UP, FORMATS, SINGLE, Rules
from tavolino.games.mister.evening_sheet import evening_sheet
from tavolino.games.mister.scenes import SCENES


class Mister(Game):
    """The rules with their options (articles 1.11, 2.2, 2.10, 5.2, 5.11, 6.10, 8.6, 9.1, 11.2, 12.1)."""

    id = "mister"
    minutes = 20
    difficulty = 2
    decks = reading.box_decks(reading.STANDARD_FOOTBALLERS)
    own_decks = (FOOTBALLERS_DECK, ACTION_FILE_DECK)
    knowledge: ClassVar[MisterKnowledge] = MisterKnowledge()
    scenes = SCENES
    turn_article = "4.2"
    known_options: ClassVar[tuple[Option, ...]] = (
        choice_option("first_buyer", "lot", *range(MANAGER_COUNT)),
        int_option("draft_passes", 2, 1, 9),
        choice_option("duel_tie", "defender", "attacker"),
        bool_option("skip_decided", False),
        choice_option("card21", "printed", "mirrored"),
        bool_option("early_stop", True),
        choice_option("format", *FORMATS),
        choice_option("legs", "two", "one"),
        bool_option("market", False),
        document_option("deck", "standard"),
        document_option("actions", "standard"),
    )
    box_competitions = MappingProxyType(
        {
            "league": BoxCompetition("match", MANAGER_COUNT, {"format": "league"}),
            "league_once": BoxCompetition("match", MANAGER_COUNT, {"format": "league", "legs": "one"}),
            "cup": BoxCompetition("match", MANAGER_COUNT, {"format": "cup"}),
            "season": BoxCompetition("season", MANAGER_COUNT, {"format": "league", "market": True}),
        }
    )
    example_options: ClassVar[tuple[dict[str, Any], ...]] = (
        {"format": "cup", "market": True},
        {"format": "league", "market": True},
        {"format": "league", "legs": "one"},
    )

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        deck = self.options["deck"]
        cards = read_footballers(deck) if isinstance(deck, Document) else reading.STANDARD_FOOTBALLERS
        self.footballers = {card.id: card for card in cards}
        self.actions = {card["id"]: card for card in ACTION_FILE_DECK.cards_of(self.options["actions"])}
        self.check_ids()
        self.card_labels = {card.id: card.name for card in cards} | self.action_fields("title")
        self.card_words = self.action_fields("text")
        self.decks = reading.box_decks(cards, self.actions)
        self.moves = move_table(self.footballers)
        self.rules = Rules(
            self.options,
            reading.build_footballer_table(cards),
            reading.build_action_cards(self.actions.values(), self.options),
        )

    def check_ids(self) -> None:
        """Two decks of one's own must not call two cards alike."""
        both = sorted(self.footballers.keys() & self.actions.keys())
        if both:
            raise Fault("ids-in-both-decks", game=self.id, ids=", ".join(both))

    def action_fields(self, name: str) -> dict[str, str]:
        """What somebody wrote on the action cards, by id."""
        return {id: card[name] for id, card in self.actions.items() if name in card}

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return (2,) if self.rules.format == SINGLE else (MANAGER_COUNT,)

    def lay_out(self, layout: Layout, seats: int) -> None:
        observation.lay_out(layout, self.rules, seats)

    def deal(self, seed: int, seats: int, carry: object, narrate: bool, chance: int) -> MisterMatch:
        self.check(seats)
        match = MisterMatch(self, self.rules, seats, seed, narrate, chance)
        if carry is None:
            draft.start(match)
        else:
            carry_over.start_with_squads(match, carry)
        return match

    def check(self, seats: int) -> None:
        """Check the options that depend on the number of managers."""
        if self.rules.first_buyer >= seats:
            raise Fault("no-such-buyer", game=self.id, seat=self.rules.first_buyer, last=seats - 1)
        if self.rules.market and self.rules.format == SINGLE:
            raise Fault("market-needs-four", game=self.id)
        FOOTBALLERS_DECK.check_deck(self.options["deck"], seats)

    def card_help(self, card: str, texts: Texts) -> str:
        """A footballer by his role, characteristics and skills."""
        if card in self.actions:
            return self.card_words.get(card) or action_help(self.actions[card], texts)
        if card not in self.footballers:
            return super().card_help(card, texts)
        footballer = self.footballers[card]
        figures = self.rules.footballers.figures_text(list(self.footballers).index(card))
        skills = [texts.say(f"skill-{skill}") for skill in footballer.skills]
        return ", ".join([texts.say(f"role-{footballer.role}"), figures, *skills]) + "."

    def card_look(self, card: str, texts: Texts) -> CardLook:
        if card in self.footballers:
            return looks.footballer_look(self.footballers[card], texts)
        if card in DIRECTIONS:
            return looks.direction_look(card, texts)
        return looks.action_look(reading.printed_card(self.actions[card], self.options), texts)

    def card_data(self, card: str) -> MisterCard:
        """Role, figures and skills of a footballer; the phases of an action card, with who meets whom."""
        if card in self.footballers:
            return card_data.footballer_data(self.footballers[card])
        if card in self.actions:
            printed = reading.printed_card(self.actions[card], self.options)
            return card_data.action_data(printed, reading.tie_margin(self.options))
        return card_data.direction_data(card)

    def card_back(self, deck: str) -> CardBack:
        return looks.BACKS[deck]

    def formations(self, texts: Texts) -> list[LineUpLook]:
        """The only one there is (3.1)."""
        return [looks.formation(texts)]

    def suggested_moves(self, match: Match, seat: int) -> list[int]:
        """The line-up, or the rest of it; in the draft what to do with the footballer turned up."""
        assert isinstance(match, MisterMatch)
        memory = self.knowledge.memory_for(self.rules)
        if match.asked == ASK_LINE_UP:
            return memory.plan_line_up(match, seat)
        return [memory.buyer.decide_signing(match, seat)] if match.asked == ASK_DRAFT else []

    def move_reason(self, match: Match, seat: int, move: int) -> MoveReason | None:
        assert isinstance(match, MisterMatch)
        return reasons.move_reason(match, seat, move, self.knowledge.memory_for(self.rules))

    def evening(self, match: Match) -> InnerEvening | None:
        assert isinstance(match, MisterMatch)
        return None if self.rules.format == SINGLE else evening_sheet(match, self.card_labels)

    def shoot_out_score(self, match: Match) -> list[int] | None:
        """Of a single match; those of a cup are told in its story."""
        assert isinstance(match, MisterMatch)
        home, away, goals, conceded, scored, missed = match.results[-1]
        if self.rules.format != SINGLE or goals != conceded:
            return None
        return [scored, missed] if home < away else [missed, scored]

    def carry(self, match: Match) -> object:
        """The squads, for the next evening of a season."""
        assert isinstance(match, MisterMatch)
        return carry_over.export_squads(match)


GAME = Mister
