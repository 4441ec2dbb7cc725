"""Decks of one's own made at random, for the contract: each passes the check and is otherwise as odd as can be."""

from collections.abc import Callable, Iterator

import tavolino
from tavolino.core.decks.counted_deck import CountedDeck
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.options import Document, Setting
from tavolino.core.registry import game_class
from tavolino.core.rng import Rng
from tests.contract.cases import Case

ODD_TITLES = ("Ștrengarul", "Però!", "足球", "Ω 4+4", "كرة القدم", "Łódź & söner", "7")
MOST_TRIES = 200


def title(number: int) -> str:
    """Different for every number, in any script."""
    return f"{ODD_TITLES[number % len(ODD_TITLES)]} {number}"


def counted_rows(deck: CountedDeck, rng: Rng) -> list[str]:
    """Any number of each kind, with a leaning towards the fewest and the most."""
    rows = ["id,n,title,text"]
    for number, (kind, (fewest, most)) in enumerate(deck.limits.items()):
        n = (fewest, most, fewest + rng.below(most - fewest + 1), deck.box[kind])[rng.below(4)]
        rows.append(f"{kind},{n},{title(number)},{title(number)}: n = {n}")
    return rows


def random_text(deck: OwnDeck, rng: Rng) -> str:
    assert isinstance(deck, CountedDeck), f"nobody writes decks at random for {deck.option}"
    return "\n".join(counted_rows(deck, rng))


def good_decks(deck: OwnDeck, write: Callable[[OwnDeck, Rng], str] = random_text) -> Iterator[Document]:
    """Random decks that the check lets pass."""
    for seed in range(MOST_TRIES):
        document = Document(f"odd-{seed}.csv", write(deck, Rng(seed, 18)))
        if not deck.faults(document):
            yield document


def own_deck_cases() -> list[Case]:
    """Every deck that people can write, twice at random, at tables of the fewest and of the most seats."""
    return [
        case
        for game_id in tavolino.games()
        for deck in game_class(game_id).own_decks
        if isinstance(deck, CountedDeck)
        for document, _ in zip(good_decks(deck), range(2), strict=False)
        for case in cases_with(game_id, deck, document)
    ]


def cases_with(game_id: str, deck: OwnDeck, document: Document) -> Iterator[Case]:
    seats = {min(tavolino.game(game_id).seat_counts), deck.max_seats(document)}
    options: dict[str, Setting] = {deck.option: document, **({"goals": 1} if game_id == "gogoal" else {})}
    for n in sorted(seats.intersection(tavolino.game(game_id).seat_counts)):
        yield Case(game_id, n, options)
