"""Decks of one's own made at random, for the contract: each passes the check and is otherwise as odd as can be."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

import tavolino
from tavolino.core.decks.counted_deck import CountedDeck
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.options import Document, Setting
from tavolino.core.registry import game_class
from tavolino.core.rng import Rng
from tavolino.games.best11.cards.action_deck import ACTION_FILE_DECK
from tavolino.games.best11.cards.club_deck import CLUB_FILE_DECK
from tavolino.games.best11.cards.event_deck import EVENT_FILE_DECK, events_csv
from tavolino.games.best11.cards.formation_deck import FORMATION_FILE_DECK
from tavolino.games.best11.cards.management_deck import CHALLENGES, MANAGEMENT_FILE_DECK, OTHERS, RAISING
from tavolino.games.best11.cards.reading import standard_cards
from tavolino.games.mister.cards import action_deck as mister_actions
from tavolino.games.mister.cards.own_deck import FOOTBALLERS_DECK
from tavolino.games.mister.cards.reading import GOALKEEPER, ROLE_POSITIONS
from tavolino.games.mister.engine.footballers import LETTERS, SKILLS
from tests.contract.cases import Case
from tests.games.best11.invented_events import invent_event
from tests.games.mister.invented_actions import invented_deck

ODD_TITLES = ("Ștrengarul", "Però!", "足球", "Ω 4+4", "كرة القدم", "Łódź & söner", "7")
MAX_TRIES = 200


def title(number: int) -> str:
    """Different for every number, in any script."""
    return f"{ODD_TITLES[number % len(ODD_TITLES)]} {number}"


def person(number: int) -> str:
    """People have no figures and signs in their names, but for the number that tells them apart."""
    return title(number).replace(" 4+4", "").replace(" &", "")


def counted_rows(deck: CountedDeck, rng: Rng) -> list[str]:
    """Any number of each kind, with a leaning towards the fewest and the most."""
    rows = ["id,n,title,text"]
    for number, (kind, (fewest, most)) in enumerate(deck.limits.items()):
        n = (fewest, most, fewest + rng.below(most - fewest + 1), deck.box[kind])[rng.below(4)]
        rows.append(f"{kind},{n},{title(number)},{title(number)}: n = {n}")
    return rows


def random_text(deck: OwnDeck, rng: Rng) -> str:
    if isinstance(deck, CountedDeck):
        return "\n".join(counted_rows(deck, rng))
    return WRITERS[type(deck)](Random(rng.below(1 << 30)))


def footballers_csv(rng: Random) -> str:
    """Two squads for four, of any numbers and skills, with names in any script."""
    rows = ["id,name,nation,age,role," + ",".join(LETTERS) + ",skills"]
    for number in range(rng.randint(60, 90)):
        role = GOALKEEPER if number < 4 else rng.choice(list(ROLE_POSITIONS))
        letters = "CDGH" if role == GOALKEEPER else "ABCDEF"
        figures = ",".join(str(rng.choice([1, 5, 10])) if letter in letters else "" for letter in LETTERS)
        skills = " ".join(rng.sample(SKILLS, rng.randint(0, 2)))
        rows.append(f"f-{number},{person(number)[:22]},RO,{rng.randint(14, 99)},{role},{figures},{skills}")
    return "\n".join(rows)


def club_csv(rng: Random) -> str:
    """Enough of every role for five, of any values."""
    rows = ["id,role,name,nation,age,value,likes,dislikes"]
    formations = [one["id"] for one in standard_cards().formations]
    for role, n in {"P": 6, "D": 26, "C": 30, "A": 16, "coach": 6}.items():
        for number in range(n):
            liked = rng.sample(formations, 5)
            likes = f"{' '.join(liked[:3])},{' '.join(liked[3:])}" if role == "coach" else ","
            name = f"{person(number)[:14]} {role}"
            rows.append(f"{role.lower()}-{number},{role},{name},IT,30,{rng.randint(1, 5)},{likes}")
    return "\n".join(rows)


def best11_actions_csv(rng: Random) -> str:
    rows = ["n,attack,attack_needs,stopped_by,defence,defence_needs"]
    needs = [f"{a}+{b}={n}" for a in "PDCA" for b in ("D/C", "A") for n in (1, 7, 16)]
    needs += [f"{a}={n}" for a in ("P", "D/C/A", "A") for n in (1, 4, 8)]
    for number in range(rng.randint(3, 30)):
        stopper = rng.choice(["", title(number)])
        rows.append(
            f"{rng.randint(4, 20)},A {title(number)},{rng.choice(needs)},{stopper},{title(number)},{rng.choice(needs)}"
        )
    return "\n".join(rows)


def management_csv(rng: Random) -> str:
    rows = ["money,events,bonus,by,other,title"]
    for number in range(rng.randint(8, 10)):
        bonus = rng.choice(list(CHALLENGES))
        by = rng.randint(1, 6) if bonus in RAISING else ""
        money = rng.choice([0, 3, 20])
        rows.append(f"{money},{rng.randint(0, 4)},{bonus},{by},{rng.choice(OTHERS)},{title(number)}")
    return "\n".join(rows)


def formations_csv(rng: Random) -> str:
    known = [f"{d}-{c}-{10 - d - c}" for d in range(1, 7) for c in range(1, 7) if 1 <= 10 - d - c <= 6]
    return "\n".join(["formation", *rng.sample(known, rng.randint(5, len(known)))])


WRITERS: dict[type[OwnDeck], Callable[[Random], str]] = {
    type(FOOTBALLERS_DECK): footballers_csv,
    type(mister_actions.ACTION_FILE_DECK): lambda rng: mister_actions.actions_csv(
        invented_deck(rng, rng.choice([8, 32, 64]))
    ),
    type(CLUB_FILE_DECK): club_csv,
    type(EVENT_FILE_DECK): lambda rng: events_csv(
        [invent_event(rng, f"own-{n}") for n in range(rng.randint(5, 60))]
    ),
    type(ACTION_FILE_DECK): best11_actions_csv,
    type(MANAGEMENT_FILE_DECK): management_csv,
    type(FORMATION_FILE_DECK): formations_csv,
}
"""By deck: what writes it at random, as a table."""


def good_decks(deck: OwnDeck, write: Callable[[OwnDeck, Rng], str] = random_text) -> Iterator[Document]:
    """Random decks that the check lets pass."""
    for seed in range(MAX_TRIES):
        document = Document(f"odd-{seed}.csv", write(deck, Rng(seed, 18)))
        if not deck.faults(document):
            yield document


class WrittenDeck(NamedTuple):
    """One of the decks that people can write, made at random. It takes a while to make: not before it is needed."""

    game_id: str
    deck: OwnDeck
    number: int

    def __str__(self) -> str:
        return f"{self.game_id}-{self.deck.option}-{self.number}"


def write_decks() -> list[WrittenDeck]:
    """Of every deck that people can write one, and of those that are quick to try two."""
    return [
        WrittenDeck(game_id, deck, number)
        for game_id in tavolino.games()
        for deck in game_class(game_id).own_decks
        for number in range(2 if isinstance(deck, CountedDeck) else 1)
    ]


@cache
def cases_of(written: WrittenDeck) -> list[Case]:
    """At tables of the fewest and of the most seats."""
    document = next(islice(good_decks(written.deck), written.number, None), None)
    assert document, f"none of {MAX_TRIES} decks passes the check of {written}"
    return list(cases_with(written.game_id, written.deck, document))


def cases_with(game_id: str, deck: OwnDeck, document: Document) -> Iterator[Case]:
    seats = {min(tavolino.game(game_id).seat_counts), deck.max_seats(document)}
    options: dict[str, Setting] = {deck.option: document, **({"goals": 1} if game_id == "gogoal" else {})}
    for n in sorted(seats.intersection(tavolino.game(game_id).seat_counts)):
        yield Case(game_id, n, options)
