"""Best 11, a game for two to five managers.

Imported by core.registry, which finds it by its folder.
May import core and all of best11.
"""

from collections import Counter
from typing import Any, ClassVar, Final

from tavolino.core.faults import Fault
from tavolino.core.game import CardGroup, Game, MoveReason
from tavolino.core.language.booklet_names import booklet_names
from tavolino.core.language.texts import DEFAULT_LANGUAGE, Texts, load_texts
from tavolino.core.looks.card_look import CardBack, CardLook
from tavolino.core.match import Match
from tavolino.core.observation import Layout
from tavolino.core.options import (
    Document,
    Option,
    choice_option,
    document_option,
    int_option,
    multi_choice_option,
)
from tavolino.games.best11 import balance, observation
from tavolino.games.best11.bot.knowledge import Best11Knowledge
from tavolino.games.best11.bot.reasons import move_reason
from tavolino.games.best11.cards import box_builder, club_deck, event_deck, looks, reading
from tavolino.games.best11.cards.action_deck import ACTION_FILE_DECK
from tavolino.games.best11.cards.card_data import Best11Card, build_card_data
from tavolino.games.best11.cards.event_words import event_text, role_letter
from tavolino.games.best11.cards.formation_deck import FORMATION_FILE_DECK
from tavolino.games.best11.cards.management_deck import MANAGEMENT_FILE_DECK
from tavolino.games.best11.cards.printed_words import action_pair, shared_help, shared_title
from tavolino.games.best11.cards.reading import CLUB_IDS, PrintedCards, standard_cards
from tavolino.games.best11.engine import turn
from tavolino.games.best11.engine.card_box import COACH, MAX_SEATS, ROLE_LETTERS, CardBox
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.moves import build_move_table
from tavolino.games.best11.engine.state import Rules
from tavolino.games.best11.scenes import SCENES

MAX_IDS_TOLD: Final = 5


class Best11(Game):
    """The rules with their options (articles 1.5, 4.13, 11.1, 15.2, 17.1, 17.4)."""

    id = "best11"
    minutes = 35
    difficulty = 3
    version = 3
    turn_article = "4.8"
    knowledge = Best11Knowledge()
    scenes = SCENES
    own_decks = (
        club_deck.CLUB_FILE_DECK,
        event_deck.EVENT_FILE_DECK,
        ACTION_FILE_DECK,
        MANAGEMENT_FILE_DECK,
        FORMATION_FILE_DECK,
    )
    known_options: ClassVar[tuple[Option, ...]] = (
        multi_choice_option("clubs", MAX_SEATS, *CLUB_IDS),
        choice_option("decks", "per_club", "common"),
        choice_option("order", "reverse", "rotate"),
        int_option("last_turn", 18, 1, 99),
        document_option("club", "standard"),
        document_option("events", "standard"),
        document_option("actions", "standard"),
        document_option("management", "standard"),
        document_option("formations", "standard"),
    )
    full_box_options: ClassVar[dict[str, Any]] = {"clubs": ",".join(CLUB_IDS), "decks": "common"}
    example_options: ClassVar[tuple[dict[str, Any], ...]] = (
        {"clubs": "montelampo,portosaldo"},
        {"clubs": "fuioresti,montelampo,fuioresti,puertolucero"},
        {"clubs": "portosaldo,montelampo,fuioresti,puertolucero,bramblecaster"},
        {"clubs": "portosaldo,portosaldo,montelampo", "decks": "common", "order": "rotate"},
    )

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        ids = str(self.options["clubs"]).split(",")
        at_table = list(dict.fromkeys(ids))
        own, events = self.options["club"], self.options["events"]
        self.clubs = [reading.built_in_club(id) for id in at_table]
        if isinstance(own, Document):  # it takes the place of the first
            self.clubs[0] = club_deck.read_club(own)
        self.events = (
            event_deck.read_events(events) if isinstance(events, Document) else reading.standard_events()
        )
        self.printed = self.printed_cards()
        box = box_builder.build_box(self.clubs, self.events, self.printed)
        titles = {card.id: card.title for card in self.events if card.title}
        self.card_labels = dict(zip(box.ids, box.names)) | titles | self.printed_labels(box)
        self.measure_labels = balance.measure_labels(box, titles)
        self.labels: dict[str, dict[str, str]] = {}  # by language
        self.managers = len(ids)
        seats = [at_table.index(id) for id in ids]
        self.rules = Rules(self.options, box, (seats * MAX_SEATS)[:MAX_SEATS])
        self.moves = build_move_table(box)
        self.decks = box_builder.count_decks(box, self.rules.sets)
        self.check_ids()

    def printed_cards(self) -> PrintedCards:
        """The cards that all clubs share, of the box or the user's."""
        box, options = standard_cards(), self.options
        formations, actions, management = (options[name] for name in ("formations", "actions", "management"))
        return PrintedCards(
            FORMATION_FILE_DECK.load_cards(formations)
            if isinstance(formations, Document)
            else box.formations,
            ACTION_FILE_DECK.load_cards(actions) if isinstance(actions, Document) else box.actions,
            MANAGEMENT_FILE_DECK.load_cards(management)
            if isinstance(management, Document)
            else box.management,
        )

    def printed_labels(self, box: CardBox) -> dict[str, str]:
        """The names of those cards that have no text: a user's, and halves of the box in new pairs."""
        texts = load_texts(DEFAULT_LANGUAGE, self.id)
        labels = {formation: formation for formation in box.formations}
        if isinstance(self.options["actions"], Document):
            labels |= {card: shared_title(card, self.printed, texts) for card in box.action_ids}
        for number, card in enumerate(self.printed.management):
            labels |= {reading.management_id(number): card["title"]} if "title" in card else {}
        return labels

    def check_ids(self) -> None:
        """Two decks of one's own must not call two cards alike."""
        ids = Counter(card for deck in self.decks.values() for card in deck)
        both = sorted(card for card, n in ids.items() if n > 1)
        if both:
            raise Fault("ids-in-both-decks", game=self.id, ids=", ".join(both[:MAX_IDS_TOLD]))

    def labels_in(self, texts: Texts) -> dict[str, str]:
        """People with role and value; a coach with his value."""
        if texts.language not in self.labels:
            self.labels[texts.language] = self.label_cards(texts)
        return self.labels[texts.language]

    def label_cards(self, texts: Texts) -> dict[str, str]:
        box = self.rules.box
        facts = {
            id: f"{role_letter(ROLE_LETTERS[role], texts)} {value}" if role != COACH else str(value)
            for id, role, value in zip(box.ids, box.role, box.value)
        }
        return {id: f"{name} ({facts[id]})" if id in facts else name for id, name in self.card_labels.items()}

    def card_help(self, card: str, texts: Texts) -> str:
        """What an event card does; a footballer's role and value, and of a coach also which formations he likes."""
        box, event = self.rules.box, next((event for event in self.events if event.id == card), None)
        if event:
            return event_text(event, texts)
        if card not in box.ids:
            return shared_help(card, self.printed, texts)
        number = box.ids.index(card)
        role, value = box.role[number], box.value[number]
        if role != COACH:
            words = texts.say("role-name", {"role": ROLE_LETTERS[role]})
            return texts.say("help-footballer", {"role": words, "value": value})
        likes, dislikes = box.formation_names(box.likes[number]), box.formation_names(box.dislikes[number])
        return texts.say("help-coach", {"value": value, "likes": likes, "dislikes": dislikes})

    def booklet_name(self, card: str) -> str:
        """Of an action card, the names of its halves."""
        pair = action_pair(card, self.printed)
        if not pair or isinstance(self.options["actions"], Document):
            return super().booklet_name(card)
        names = [booklet_names(__name__).get(f"{side}-{pair[side]}", "") for side in ("attack", "defence")]
        return " / ".join(name or "…" for name in names) if any(names) else ""

    def card_data(self, card: str) -> Best11Card:
        return build_card_data(
            card, self.deck_of(card), self.rules.box, self.clubs, self.events, self.printed
        )

    def card_look(self, card: str, texts: Texts) -> CardLook:
        return looks.card_look(card, self.deck_of(card), self.clubs, self.events, self.printed, texts)

    def deck_of(self, card: str) -> str:
        return next(deck for deck, kinds in self.decks.items() if card in kinds)

    def card_groups(self) -> dict[str, CardGroup]:
        """The clubs."""
        return {
            club.id: CardGroup(club.name, frozenset(card.id for card in club.cards)) for club in self.clubs
        }

    def card_back(self, deck: str) -> CardBack:
        return looks.BACKS[deck]

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """If every manager has a club of his own, there are as many seats as clubs."""
        return (self.managers,) if self.managers > 1 else tuple(range(2, MAX_SEATS + 1))

    def lay_out(self, layout: Layout, seats: int) -> None:
        observation.lay_out(layout, self.rules, seats)

    def deal(self, seed: int, seats: int, carry: object, narrate: bool, chance: int) -> Best11Match:
        club_deck.CLUB_FILE_DECK.check_deck(self.options["club"], self.rules.club_of[:seats].count(0))
        event_deck.EVENT_FILE_DECK.check_deck(self.options["events"], seats)
        FORMATION_FILE_DECK.check_deck(self.options["formations"], seats)
        match = Best11Match(self, self.rules, seats, seed, narrate, chance)
        turn.kick_off(match)
        return match

    def move_reason(self, match: Match, seat: int, move: int) -> MoveReason | None:
        assert isinstance(match, Best11Match)
        return move_reason(match, seat, move)

    def measures(self, match: Match) -> balance.Measures:
        assert isinstance(match, Best11Match)
        return balance.measures(match)


GAME = Best11
