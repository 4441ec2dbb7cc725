"""Measures the balance of the game in a finished match.

The worth of an opportunity or an event card is the difference of two means of one match: the final points of the
managers who used it more often than the average of the table, less the points of the others. (Of what nobody uses
twice: users less the others.) A match in which all used it equally often says nothing. It is a correlation, what
goes together, and not what is the cause: who is ahead can afford other things.

Where the story does not name an event card (a bet, a swap, a find, a sending-off), it counts as the first kind with
that effect alone: in an event deck of one's own there may be more than one. A card that does several things counts
once, when it is played.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from tavolino.core.game import Measure
from tavolino.games.best11.engine import scoring
from tavolino.games.best11.engine.card_box import BECOMES, BET, DRAW, FIND, NOBODY, SEND_OFF, SWAP, CardBox
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.moves import OPPORTUNITIES
from tavolino.games.best11.engine.scoring import POINT_PARTS

Measures = dict[str, Measure]

USED_FOR: Final = {
    "receipts": "money",
    "challenge": "challenge",
    "poached": "poach",
    "spree": "spending-spree",
    "new-market": "new-market",
    "captain": "captain",
    "immune": "immunity",
}
"""Kind of event -> the opportunity of the management card that was used."""
USED_ON_A_CARD: Final = {"free": "free", "exchanged": "exchange"}
"""The same for opportunities that exist for a footballer and for a coach."""
EVENTS_NAMING_CARD: Final = ("played", "white", "hits", "peace", "fixed")
"""Kinds of events that name the event card that was played."""
EVENTS_PLAYING_CARD: Final = ("played", "white")
"""Those of them that are told when the card leaves the hand."""
VERB_BY_EVENT: Final = {"bet": BET, "swapped": SWAP, "found": FIND, "found-nobody": FIND}
"""Kind of event -> the verb of the event card, where the event does not name the card."""
SUCCESSES: Final = ("stands", "holds")
FAILURES: Final = ("fails", "beaten", "no-substitute", "powerless", "nobody-for-it")
WITHOUT_FOOTBALLERS: Final = ("powerless", "nobody-for-it")
SIDES: Final = ("attack", "defence")
BEFORE: Final = "before"
AFTER: Final = "after"
NEARLY_COMPLETE_FOOTBALLERS: Final = 9
"""A squad of this size counts as nearly complete."""


class EventCounts:
    """Counts the events of a match: opportunities and event cards by seat, tries and successes by half."""

    def __init__(self, match: Best11Match) -> None:
        self.kinds = match.box.events
        self.verbs = {e.id: [part.verb for part in e.parts] for e in self.kinds}
        self.halves = {e.id: match.box.halves[e.half].id for e in self.kinds if e.verb == BECOMES}
        self.ids_by_name = {
            (side, match.box.halves[n].name): match.box.halves[n].id
            for side in SIDES
            for n in half_numbers(match.box, side)
        }
        self.verbs_to_come: list[int] = []  # of a card that does several things
        self.opportunities: Counter[tuple[int, str]] = Counter()
        self.cards: Counter[tuple[int, str]] = Counter()
        self.tries: Counter[tuple[str, str, str]] = Counter()
        self.hits: Counter[tuple[str, str, str]] = Counter()
        self.first = NOBODY
        self.is_drawing = True  # event cards for another reason than a management card: at first the deal
        self.side = self.half = ""
        for event in match.events:
            self.read(event.kind, event.values)

    def read(self, kind: str, values: dict[str, Any]) -> None:
        self.read_management(kind, values)
        self.read_event_card(kind, values)
        self.read_action(kind, values)
        if kind == "turn":
            self.is_drawing = False
            self.first = values["seat"] if self.first == NOBODY else self.first

    def read_management(self, kind: str, values: dict[str, Any]) -> None:
        if kind in USED_FOR:
            self.opportunities[values["seat"], USED_FOR[kind]] += 1
        elif kind in USED_ON_A_CARD:
            what = "coach" if values["role"] == "coach" else "footballer"
            self.opportunities[values["seat"], f"{USED_ON_A_CARD[kind]}-{what}"] += 1
        elif kind == "refused":
            self.opportunities[values["other"], "immunity"] += 1
        elif kind == "drew":
            self.opportunities[values["seat"], "events"] += not self.is_drawing
            self.is_drawing = self.first == NOBODY

    def read_event_card(self, kind: str, values: dict[str, Any]) -> None:
        if kind in EVENTS_NAMING_CARD:
            self.count_named(kind, values["seat"], values["card"])
            self.is_drawing = self.is_drawing or DRAW in self.verbs[values["card"]]
            self.half = self.halves.get(values["card"], self.half)
        elif kind in VERB_BY_EVENT:
            self.count_unnamed(values["seat"], VERB_BY_EVENT[kind])
        elif kind == "sent-off":
            self.count_unnamed(values["other"], SEND_OFF)

    def count_named(self, kind: str, seat: int, card: str) -> None:
        """Count a card, but not what it does later if it does several things."""
        if len(self.verbs[card]) == 1:
            self.cards[seat, card] += 1
        elif kind in EVENTS_PLAYING_CARD:
            self.cards[seat, card] += 1
            self.verbs_to_come = list(self.verbs[card])

    def count_unnamed(self, seat: int, verb: int) -> None:
        """Count the first kind that does only this, if it was not part of what the last card did."""
        if verb in self.verbs_to_come:
            self.verbs_to_come.remove(verb)
        elif alone := [card for card, verbs in self.verbs.items() if verbs == [verb]]:
            self.cards[seat, alone[0]] += 1

    def read_action(self, kind: str, values: dict[str, Any]) -> None:
        if kind == "action":
            self.side, self.half = values["side"], self.ids_by_name[values["side"], values["half"]]
        elif kind == "picked":
            self.count_try(BEFORE, values["total"] >= values["wanted"])
        elif kind in SUCCESSES:
            self.count_try(AFTER, True)
        elif kind in FAILURES:
            self.count_try(AFTER, False)
        if kind in WITHOUT_FOOTBALLERS:
            self.count_try(BEFORE, False)

    def count_try(self, when: str, is_success: bool) -> None:
        """Count a try of a half, `before` or `after` points were bought and event cards played."""
        for half in ("all", self.half):
            self.tries[self.side, when, half] += 1
            self.hits[self.side, when, half] += is_success


def measures(match: Best11Match) -> Measures:
    story = EventCounts(match)
    return {
        **match_measures(match, story),
        **squad_measures(match),
        **points_measures(match),
        **action_measures(match.box, story),
        **opportunity_measures(match, story),
        **event_card_measures(match, story),
    }


def match_measures(match: Best11Match, story: EventCounts) -> Measures:
    """Turns, challenges and goals. A challenge that met immunity is not counted."""
    kinds = Counter(event.kind for event in match.events)
    return {
        "match.course.turns": match.turn,
        "match.course.challenges": kinds["challenge"] - kinds["refused"],
        "match.course.goals": sum(match.goals),
        "match.course.first-mover": (int(story.first in match.outcome.winners), 1),
    }


def squad_measures(match: Best11Match) -> Measures:
    seats = match.seats
    return {
        "squad.end.footballers": Fraction(sum(match.footballers), seats),
        "squad.end.nearly-complete": (
            sum(n >= NEARLY_COMPLETE_FOOTBALLERS for n in match.footballers),
            seats,
        ),
        "squad.end.coach": (sum(coach != NOBODY for coach in match.coach), seats),
        "squad.end.stadium": (sum(match.has_stadium(seat) for seat in range(seats)), seats),
        "squad.end.money": Fraction(sum(match.money), seats),
    }


def points_measures(match: Best11Match) -> Measures:
    """The points of a manager, part by part."""
    parts = zip(*(scoring.points_by_part(match, seat) for seat in range(match.seats)), strict=True)
    measures: Measures = {
        f"points.source.{name}": Fraction(sum(part), match.seats)
        for name, part in zip(POINT_PARTS, parts, strict=True)
    }
    return measures | {"points.source.total": Fraction(sum(match.outcome.scores), match.seats)}


def action_measures(box: CardBox, story: EventCounts) -> Measures:
    """Successes and tries, for all halves together and for each half."""
    return {
        f"{side}.{when}.{half}": (story.hits[side, when, half], story.tries[side, when, half])
        for side in SIDES
        for when in (BEFORE, AFTER)
        for half in ("all", *half_ids(box, side))
    }


def half_ids(box: CardBox, side: str) -> list[str]:
    return list(dict.fromkeys(box.halves[number].id for number in half_numbers(box, side)))


def half_numbers(box: CardBox, side: str) -> list[int]:
    """The halves of the action cards, and those that event cards turn an action into."""
    of_cards = dict.fromkeys(box.attack if side == "attack" else box.defence)
    of_events = (kind.half for kind in box.events if kind.verb == BECOMES)
    return [*of_cards, *(half for half in of_events if box.halves[half].counts_as in of_cards)]


def measure_labels(box: CardBox, titles: Mapping[str, str]) -> dict[str, str]:
    """What a user calls the halves and the event cards that are measured, whose `titles` are given."""
    halves = {
        f"{side}.{box.halves[n].id}": box.halves[n].name
        for side in SIDES
        for n in half_numbers(box, side)
        if box.halves[n].name != box.halves[n].id
    }
    return halves | {f"event.{card}": title for card, title in titles.items()}


def opportunity_measures(match: Best11Match, story: EventCounts) -> Measures:
    used = counts_by_name(story.opportunities)
    total = story.opportunities.total()
    chosen: Measures = {f"opportunity.chosen.{name}": (used[name], total) for name in OPPORTUNITIES}
    return chosen | worth_measures(match, "opportunity", OPPORTUNITIES, story.opportunities)


def event_card_measures(match: Best11Match, story: EventCounts) -> Measures:
    """Only cards that are in the deck at this table."""
    copies = match.rules.event_copies(match.seats)
    names = [kind.id for kind, n in zip(match.box.events, copies, strict=True) if n]
    used = counts_by_name(story.cards)
    played: Measures = {f"event.played.{name}": used[name] for name in names}
    return played | worth_measures(match, "event", names, story.cards)


def counts_by_name(counts: Counter[tuple[int, str]]) -> Counter[str]:
    """The sums over all seats."""
    totals: Counter[str] = Counter()
    for (_, name), n in counts.items():
        totals[name] += n
    return totals


def worth_measures(
    match: Best11Match, subject: str, names: Iterable[str], counts: Counter[tuple[int, str]]
) -> Measures:
    seats = range(match.seats)
    return {
        f"{subject}.worth.{name}": usage_worth(match.outcome.scores, [counts[seat, name] for seat in seats])
        for name in names
    }


def usage_worth(points: Sequence[int], uses: Sequence[int]) -> Fraction | None:
    """The mean points of those with more uses than the average, less that of the others; None if all have the same."""
    users = [score for score, n in zip(points, uses, strict=True) if n * len(uses) > sum(uses)]
    if not users:
        return None
    others = len(points) - len(users)
    return Fraction(sum(users), len(users)) - Fraction(sum(points) - sum(users), others)
