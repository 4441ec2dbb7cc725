"""Action cards of one's own, from a TOML file or a table (CSV): two halves each, with what they ask for."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from tavolino.core.decks.card_fields import TITLE, Field, FieldFault, IntField, TextField, printable
from tavolino.core.decks.deck_file import CSV_SUFFIX, TOML_SUFFIX, CardInFile, DeckFile, resembles_deck
from tavolino.core.decks.deck_writer import as_comment, card_as_toml, cards_as_csv
from tavolino.core.decks.own_deck import DeckCell, DeckColumn, FileDeck
from tavolino.core.language.texts import DEFAULT_LANGUAGE, load_texts
from tavolino.core.options import Document
from tavolino.games.best11.cards.printed_words import half_need, half_title
from tavolino.games.best11.cards.reading import standard_cards
from tavolino.games.best11.engine.card_box import MAX_SEATS

TOML_TABLE: Final = "actions"
SIDES: Final = ("attack", "defence")
MAX_KINDS: Final = 100
MIN_CARDS: Final = 10
"""Both managers of a challenge draw, some of them two and again; the discards come back when the deck is empty."""
MAX_POINTS: Final = 8
"""A footballer of 6 with the captain's band: what an action asks of each must not be more."""
NEED: Final = re.compile(r"[PDCA](?:/[PDCA])*(?:\+[PDCA](?:/[PDCA])*){0,2}=[0-9]{1,2}")


class NeedField(TextField):
    """What a half asks for, as it is printed: C+D=6, D/C/A=5."""

    def find_text_faults(self, text: str) -> Iterator[FieldFault]:
        if not NEED.fullmatch(text):
            yield FieldFault("need-form", {"value": printable(text)})
            return
        need = parse_need(text)
        most = MAX_POINTS * len(need["roles"])
        if not 1 <= need["total"] <= most:
            yield FieldFault("need-total", {"value": need["total"], "most": most})


FIELDS: Final[dict[str, Field]] = {
    "n": IntField(1, 20),
    "attack": TITLE,
    "attack_needs": NeedField(),
    "stopped_by": TITLE,
    "defence": TITLE,
    "defence_needs": NeedField(),
}
NEEDED: Final = ("n", "attack", "defence")


class ActionDeck(FileDeck[Mapping[str, Any]]):
    """The option `actions`. The cards come in the form of actions.toml; a half of one's own also has a `title`."""

    game_id = "best11"
    option = "actions"
    file_suffixes = (TOML_SUFFIX, CSV_SUFFIX)
    seat_counts = range(2, MAX_SEATS + 1)
    columns = (
        DeckColumn("n"),
        DeckColumn("attack"),
        DeckColumn("attack_needs"),
        DeckColumn("stopped_by"),
        DeckColumn("defence"),
        DeckColumn("defence_needs"),
    )

    def recognises(self, document: Document) -> bool:
        return resembles_deck(document, TOML_TABLE, SIDES)

    def read_cards(self, file: DeckFile, seats: int) -> Mapping[str, Any] | None:
        cards = file.cards(TOML_TABLE, FIELDS, NEEDED, MAX_KINDS)
        for card in cards:
            file.check_fields(card, FIELDS, NEEDED)
        if file.unsorted_faults:
            return None
        halves = {side: collect_halves(file, cards, side) for side in SIDES}
        check_pairs(file, cards)
        for card in cards:
            check_stopper(file, card, halves["defence"])
        n = sum(card.fields["n"] for card in cards)
        if cards and n < MIN_CARDS:
            file.add_fault("few-actions", n=n, needed=MIN_CARDS)
        return None if file.unsorted_faults else build_actions(cards, halves)

    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        actions = self.load_cards(document) if document else standard_cards().actions
        return [table_row(card, actions) for card in actions["cards"]]

    def card_count(self, document: Document) -> int:
        return sum(card["n"] for card in self.load_cards(document)["cards"])

    def card_in_row(self, document: Document, row: int) -> str:
        card = self.load_cards(document)["cards"][row]
        return f"{card['attack']}-{card['defence']}"

    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """The action cards of the box, under a word of explanation."""
        say = load_texts(language, self.game_id).say
        head = as_comment(
            "\n\n".join(say(f"deck-template-actions-{part}") for part in (ending[1:], "fields"))
        )
        cards = written_cards(standard_cards().actions)
        if ending == CSV_SUFFIX:
            return f"{head}\n{cards_as_csv(FIELDS, cards)}"
        return "\n".join([head, *(card_as_toml(TOML_TABLE, card) for card in cards)])


ACTION_FILE_DECK: Final = ActionDeck()


def parse_need(text: str) -> dict[str, Any]:
    """C+D=6 in the form of actions.toml."""
    asked, _, total = text.partition("=")
    return {"roles": [roles.split("/") for roles in asked.split("+")], "total": int(total)}


# -- Checking


def collect_halves(file: DeckFile, cards: list[CardInFile], side: str) -> dict[str, dict[str, Any]]:
    """The halves of a side by their names; one that is no half of the box says what it asks for, always the same."""
    box: Mapping[str, Any] = standard_cards().actions[side]
    halves: dict[str, dict[str, Any]] = {}
    needs = f"{side}_needs"
    for card in cards:
        name, said = card.fields[side], card.fields.get(needs)
        known = halves.get(name) or (dict(box[name]) if name in box else None)
        if said is None and known is None:
            file.add_fault("half-needs", card.line_of(side), card, field=needs, half=name)
            continue
        half = known | parse_need(said) if known and said else known or parse_need(str(said))
        if (
            name in halves
            and said
            and (half["roles"], half["total"]) != (halves[name]["roles"], halves[name]["total"])
        ):
            file.add_fault("half-differs", card.line_of(needs), card, field=needs, half=name)
        halves.setdefault(name, half)
    return halves


def check_pairs(file: DeckFile, cards: list[CardInFile]) -> None:
    """Every pair of halves is one kind of card."""
    first: dict[tuple[str, str], CardInFile] = {}
    for card in cards:
        pair = (card.fields["attack"], card.fields["defence"])
        if first.setdefault(pair, card) is not card:
            file.add_fault("pair-twice", card.line, card, field="attack", first=str(first[pair].line))


def check_stopper(file: DeckFile, card: CardInFile, defences: Mapping[str, Any]) -> None:
    """The only defence that can stop an attack must be on a card."""
    stopper = card.fields.get("stopped_by")
    if stopper is not None and stopper not in defences:
        known = ", ".join(defences)
        file.add_fault(
            "field-choice", card.line_of("stopped_by"), card, field="stopped_by", value=stopper, known=known
        )


def build_actions(cards: list[CardInFile], halves: Mapping[str, dict[str, dict[str, Any]]]) -> dict[str, Any]:
    """The cards in the form of actions.toml."""
    ids = {side: half_ids(halves[side], side) for side in SIDES}
    for card in cards:
        if "stopped_by" in card.fields:
            halves["attack"][card.fields["attack"]]["stopped_by"] = ids["defence"][card.fields["stopped_by"]]
    named = {
        side: {
            ids[side][name]: half | ({} if ids[side][name] == name else {"title": name})
            for name, half in halves[side].items()
        }
        for side in SIDES
    }
    pairs = [
        {side: ids[side][card.fields[side]] for side in SIDES} | {"n": card.fields["n"]} for card in cards
    ]
    return {"cards": pairs, **with_stoppers(named)}


def with_stoppers(named: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """A penalty of the box needs the box's save, also where no card has one."""
    box = standard_cards().actions["defence"]
    wanted = {half["stopped_by"] for half in named["attack"].values() if "stopped_by" in half}
    missing = {id: dict(box[id]) for id in sorted(wanted - named["defence"].keys())}
    return {**named, "defence": named["defence"] | missing}


def half_ids(names: Mapping[str, Any], side: str) -> dict[str, str]:
    """The id of each half: a half of the box has one, any other gets a number."""
    box = standard_cards().actions[side]
    return {name: name if name in box else f"{side}-{number}" for number, name in enumerate(names, start=1)}


# -- Listing and writing


def table_row(card: Mapping[str, Any], actions: Mapping[str, Any]) -> tuple[DeckCell, ...]:
    """A line of a list, as it stands on the card."""
    title = {side: partial(half_title, side, card[side], actions) for side in SIDES}
    need = {side: partial(half_need, actions[side][card[side]]) for side in SIDES}
    stopper = actions["attack"][card["attack"]].get("stopped_by")
    stopped_by = partial(half_title, "defence", stopper, actions) if stopper else ""
    return (card["n"], title["attack"], need["attack"], stopped_by, title["defence"], need["defence"])


def written_cards(actions: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The cards as they are written in a file."""
    return [written_card(card, actions) for card in actions["cards"]]


def write_need(half: Mapping[str, Any]) -> str:
    """A file has the letters of the box, whatever its reader speaks."""
    return f"{'+'.join('/'.join(roles) for roles in half['roles'])}={half['total']}"


def written_card(card: Mapping[str, Any], actions: Mapping[str, Any]) -> dict[str, Any]:
    fields: dict[str, Any] = {"n": card["n"]}
    for side in SIDES:
        half = actions[side][card[side]]
        fields[side] = half.get("title", card[side])
        fields[f"{side}_needs"] = write_need(half)
        if "stopped_by" in half:
            stopper = actions["defence"][half["stopped_by"]]
            fields["stopped_by"] = stopper.get("title", half["stopped_by"])
    return fields
