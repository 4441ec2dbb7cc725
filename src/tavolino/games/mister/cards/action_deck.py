"""Action cards of one's own, in a TOML file or a table (CSV): phases and shot out of the known verbs."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from tavolino.core.decks.card_fields import TITLE, WORDS, Field, IdField
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX, CardInFile, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, cards_as_csv, inline_table, value_as_toml
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document, Setting
from tavolino.games.mister.cards.action_fields import (
    ENDING_VERBS,
    OUTFIELD_POSITIONS,
    POSITION_LETTERS,
    POSITIONS_BY_LETTERS,
    SHOT,
    TAKER,
    PhasesField,
    card_with_positions,
    step_cell,
)
from tavolino.games.mister.cards.action_words import phases_text, shot_text
from tavolino.games.mister.cards.reading import ACTION_CARDS, ACTION_IDS, STANDARD_FOOTBALLERS
from tavolino.games.mister.engine.moves import DIRECTIONS

TOML_TABLE: Final = "action"
MAX_CARDS: Final = 64
MIN_ATTACKS: Final = 8
"""Cards with a shot: a match needs chances for both."""
MAX_LEAVERS: Final = 4
"""Cards that take a footballer off. Four managers see every card twice, and somebody must stay on the pitch (1.12)."""

FIELDS: Final[dict[str, Field]] = {
    "id": IdField(taken={*(card.id for card in STANDARD_FOOTBALLERS), *DIRECTIONS}),
    "title": TITLE,
    "text": WORDS,
    "phases": PhasesField(),
    "shot": SHOT,
}
NEEDED: Final = ("id", "phases")


class ActionDeck(FileDeck[tuple[dict[str, Any], ...]]):
    """The option `actions`."""

    game_id = "mister"
    option = "actions"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    seat_counts = range(2, 5)
    columns = (
        DeckColumn("id", words="card"),
        DeckColumn("title"),
        DeckColumn("phases"),
        DeckColumn("shot"),
        DeckColumn("text"),
    )

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, TOML_TABLE, ("phases",))

    def read_cards(self, file: DeckFile, seats: int) -> tuple[dict[str, Any], ...] | None:
        cards = file.cards(TOML_TABLE, FIELDS, NEEDED, MAX_CARDS)
        for card in cards:
            check_card(file, card)
        file.check_distinct(cards, "id")
        if file.unsorted_faults:
            return None
        check_deck(file, cards)
        return tuple(
            {"number": number, **card_with_positions(card.fields, POSITIONS_BY_LETTERS)}
            for number, card in enumerate(cards, start=1)
        )

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        return [deck_row(card) for card in (self.load_cards(document) if document else ACTION_CARDS)]

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The action cards of the box, under a word of explanation."""
        say = load_texts(language, self.game_id).say
        head = as_comment(
            "\n\n".join(say(f"actions-template-{part}") for part in (ending[1:], "fields", "verbs"))
        )
        letters: dict[str, str] = dict(zip(OUTFIELD_POSITIONS, POSITION_LETTERS[language], strict=True))
        cards = [card_with_positions(card, letters) for card in ACTION_CARDS]
        return f"{head}\n{actions_csv(cards) if ending == CSV_SUFFIX else actions_toml(cards)}"

    def cards_of(self, deck: Setting) -> tuple[dict[str, Any], ...]:
        """The cards of a setting: those of a document, else those of the box."""
        return self.load_cards(deck) if isinstance(deck, Document) else ACTION_CARDS


ACTION_FILE_DECK: Final = ActionDeck()


# -- Checking


def check_card(file: DeckFile, card: CardInFile) -> None:
    """One card: a card of one's own needs a title, and its end must follow from its phases."""
    own_id = card.fields.get("id") not in ACTION_IDS
    if file.check_fields(card, FIELDS, [*NEEDED, *(["title"] if own_id else [])]):
        check_ending(file, card)


def check_ending(file: DeckFile, card: CardInFile) -> None:
    """A card ends with a shot, or with what its last phase brings; whoever is to shoot must have been named."""
    verbs = [phase["verb"] for phase in card.fields["phases"]]
    shot = card.fields.get("shot")
    if any(verb in ENDING_VERBS for verb in verbs[:-1]) or (verbs[-1] in ENDING_VERBS) == (shot is not None):
        file.add_fault(
            "action-ending", card.line_of("phases"), card, field="shot", verbs=", ".join(ENDING_VERBS)
        )
    shoots = shot is not None and TAKER in shot.get("own", ())
    if verbs.count(TAKER) != (1 if shoots else 0):
        file.add_fault("action-taker", card.line_of("phases"), card, field="phases")


def check_deck(file: DeckFile, cards: list[CardInFile]) -> None:
    """There are goals to be scored, and somebody is left to score them."""
    attacks = sum("shot" in card.fields for card in cards)
    leavers = sum(card.fields["phases"][-1]["verb"] in ("sent_off", "injury") for card in cards)
    if cards and attacks < MIN_ATTACKS:
        file.add_fault("few-attacks", n=attacks, needed=MIN_ATTACKS)
    if leavers > MAX_LEAVERS:
        file.add_fault("many-leavers", n=leavers, most=MAX_LEAVERS)


# -- Listing and writing


def deck_row(card: Mapping[str, Any]) -> tuple[DeckCell, ...]:
    phases, shot = partial(phases_text, card), partial(shot_text, card)
    return (card["id"], card.get("title", ""), phases, shot, card.get("text", ""))


def written_fields(card: Mapping[str, Any]) -> dict[str, Any]:
    """A card without what a file does not say."""
    return {name: card[name] for name in FIELDS if name in card}


def cells(card: Mapping[str, Any]) -> dict[str, str]:
    fields = written_fields(card)
    fields["phases"] = "; ".join(step_cell(phase, "verb") for phase in card["phases"])
    return fields | ({"shot": step_cell(card["shot"], "kind")} if "shot" in card else {})


def actions_csv(cards: Iterable[Mapping[str, Any]]) -> str:
    return cards_as_csv(FIELDS, map(cells, cards))


def actions_toml(cards: Iterable[Mapping[str, Any]]) -> str:
    return "\n".join(action_toml(card) for card in cards)


def action_toml(card: Mapping[str, Any]) -> str:
    """A card in TOML, with a line for each phase."""
    fields = written_fields(card)
    lines = [f"{name} = {value_as_toml(fields[name])}" for name in ("id", "title", "text") if name in fields]
    lines += ["phases = [", *(f"  {inline_table(phase)}," for phase in card["phases"]), "]"]
    lines += [f"shot = {inline_table(card['shot'])}"] if "shot" in card else []
    return "\n".join([f"[[{TOML_TABLE}]]", *lines, ""])
