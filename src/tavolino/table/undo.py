"""Taking moves back: where a seat's last decision was, and whether people may go back over it.

A person alone with bots goes back freely. Between people everyone agrees, and even then nobody may keep what they
should not know: once taken back, the same cards lie in the same order. So a move can be taken back only if

- a person made it, who agrees now: that its cards have been seen is then their own free choice;
- it was made openly: no secret decision was going on, which it might have revealed;
- no shuffle and no lot followed from it;
- nobody was told anything in private, such as the card they drew;
- the others came to know no card but those that it names, and whoever made it none at all;
- no other card left its place, but where all lie open side by side: in a pile their order would come to light.

All this shows on the table, whatever is hidden, so that the answer alone gives nothing away.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, cast

from tavolino.core.match import Match
from tavolino.core.records.record import Record
from tavolino.core.view import SPREAD, Zone


class PlayedMove(NamedTuple):
    """A move that stands, and whether a person made it or a bot.

    `choices` is how many moves they could choose from, `events` how many there had been before it. `closed_window`: it
    let an interruption go by, maybe by itself.
    """

    seat: int
    move: int
    by_person: bool
    choices: int = 0
    events: int = 0
    closed_window: bool = False


class PastDecision(NamedTuple):
    """A decision in the past: the numbers of moves and of events before it."""

    number: int
    events: int


class CardKnowledge(NamedTuple):
    """At one moment: what every place holds, which of them lie open, and what each viewer can name."""

    rng_count: int
    events: int
    places: dict[str, Counter[str]]
    lying_open: set[str]
    known: dict[int | None, Counter[str]]


def match_after(record: Record, moves: Iterable[PlayedMove]) -> Match:
    """The match after these moves."""
    match = record.kick_off(narrate=True)
    for number, played in enumerate(moves, start=1):
        match = record.play_next(match, played.seat, played.move, number)
    return match


def past_decisions(moves: list[PlayedMove], seat: int, is_alone: bool) -> list[PastDecision]:
    """What the seat has decided so far. An only move of a person alone was no decision, nor is a deputy's, nor is a
    window that has closed.
    """
    return [
        PastDecision(number, played.events)
        for number, played in enumerate(moves)
        if played.seat == seat
        and played.by_person
        and not played.closed_window
        and not (is_alone and played.choices == 1)
    ]


def may_be_undone(record: Record, moves: list[PlayedMove], number: int) -> bool:
    """May people go back to where so many moves had been made?"""
    match = match_after(record, moves[:number])
    return all(played.by_person and reveals_nothing(match, played) for played in moves[number:])


def reveals_nothing(match: Match, played: PlayedMove) -> bool:
    """Make a move of the match: is everything that anyone learns by it named in the move?"""
    was_open = not match.secret_seats
    before = card_knowledge(match)
    match.play(played.seat, played.move)
    after = card_knowledge(match)
    named = Counter(match.game.moves[played.move].args)
    learnt = {viewer: after.known[viewer] - known for viewer, known in before.known.items()}
    return (
        was_open
        and after.rng_count == before.rng_count
        and not any(event.secret for event in match.events[before.events :])
        and not learnt[played.seat]
        and all(cards <= named for cards in learnt.values())
        and cards_from_closed_places(before, after) <= named
    )


def card_knowledge(match: Match) -> CardKnowledge:
    places = cast(dict[str, dict[str, int]], match.dump()["cards"])
    views = {viewer: match.view(viewer)["zones"] for viewer in (None, *range(match.seats))}
    return CardKnowledge(
        match.rng_count,
        len(match.events),
        {place: Counter(cards) for place, cards in places.items()},
        {zone["id"] for zone in views[None] if lies_open(zone)},
        {viewer: known_cards(zones) for viewer, zones in views.items()},
    )


def known_cards(zones: list[Zone]) -> Counter[str]:
    """All cards that a viewer of these zones can name."""
    counts: Counter[str] = Counter()
    for zone in zones:
        for pile in zone["cards"]:
            counts[pile["card"]] += pile["n"]
    return counts


def lies_open(zone: Zone) -> bool:
    """Can everyone see each card of it, side by side?"""
    return zone["lies"] == SPREAD and zone["size"] == known_cards([zone]).total()


def cards_from_closed_places(before: CardKnowledge, after: CardKnowledge) -> Counter[str]:
    """The cards that left a place which does not lie open."""
    counts: Counter[str] = Counter()
    for place in before.places.keys() - before.lying_open:
        counts += before.places[place] - after.places.get(place, Counter())
    return counts
