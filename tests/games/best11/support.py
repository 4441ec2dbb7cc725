"""Scenes for the rule tests: put cards where the story needs them, play, look.

Footballers are written as role and value (`D4`), coaches as `coach3`, with a + or - behind if they like or dislike
the formation of seat 0. Any footballer of that role and value will do. Seat 0 is to move, then 1, then the others.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from tavolino import Match, Refusal
from tavolino.core.match import CHANCE
from tavolino.core.options import Document
from tavolino.games.best11 import Best11
from tavolino.games.best11.engine import decks, turn
from tavolino.games.best11.engine.card_box import COACH, NOBODY, ROLE_LETTERS
from tavolino.games.best11.engine.market import join_team
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.state import (
    ACTION_DECK,
    ASK_BET,
    ASK_DRAWN,
    ASK_JINX,
    ASK_MANAGER,
    ASK_SHOW,
    ASK_STEP,
    EVENT_DECK,
    MANAGEMENT_DECK,
)

FORMATIONS = ["4-4-2", "4-3-3", "3-5-2", "4-5-1", "5-3-2"]
FOUR = "P3 D3 C3 A3"
"""A squad that can just take part in a challenge."""
ELEVEN = "P3 D3 D3 D3 D3 C3 C3 C3 C3 A3 A3"
"""A whole team in a 4-4-2."""
PLAIN = 10
"""A management card without a bonus."""
OTHERS = (1, 2, 3, 4, 5)


def start(seed: int, seats: int = 2, narrate: bool = False, **options: Any) -> Best11Match:
    match = Best11(**options).start(seed, seats, narrate=narrate)
    assert isinstance(match, Best11Match)
    return match


def scene(
    *teams: str,
    seats: int = 2,
    money: Sequence[int] = (),
    hands: Sequence[str] = (),
    cards: Sequence[int] = (PLAIN,),
    market: str = "",
    deck: str = "",
    actions: str = "",
    events: str | Document = "",
    **options: Any,
) -> Best11Match:
    """The managers' teams, their event and management cards, what is on the market and on top of each deck.

    An action is named by its attack half (`corner`) or, for the defence, by the other (`/tackle`). Whose money or
    management card is not said has 10 million, and a card that doesn't matter.
    """
    if isinstance(events, Document):
        options, events = {**options, "events": events}, ""
    match = empty_table(seats, **options)
    for seat, team in enumerate(teams):
        for spec in team.split():
            join_team(match, seat, pick(match, spec))
    for spec in market.split():
        match.market.append(pick(match, spec))
    match.money = [*money, *[10] * seats][:seats]
    lay_team_decks(match, deck)
    lay_hands(match, hands)
    lay_on_top(match, EVENT_DECK, [kind(match, id) for id in events.split()])
    lay_on_top(match, ACTION_DECK, find_actions(match, actions))
    lay_management(match, cards)
    return match


def empty_table(seats: int, **options: Any) -> Best11Match:
    """Everything is in its deck, in the order of the box, and seat 0 is to move in turn 1."""
    game = Best11(**options)
    match = Best11Match(game, game.rules, seats, 2, True, CHANCE)
    match.turn = 1
    match.order = list(range(seats))
    match.formation = [match.box.formations.index(id) for id in FORMATIONS[:seats]]
    for seat in range(seats):
        turn.set_free_places(match, seat)
    decks.shuffle_decks(match)
    turn.start_move(match)
    return match


def pick(match: Best11Match, spec: str) -> int:
    """A team card that nobody has, of the club of seat 0 (or `2:D4`, of another)."""
    club, _, what = spec.rpartition(":")
    taken = [*match.team, *match.coach, *match.market]
    cards = range(len(match.box.ids))
    return next(
        c for c in cards if match.box.club[c] == int(club or 0) and c not in taken and suits(match, c, what)
    )


def suits(match: Best11Match, card: int, what: str) -> bool:
    box = match.box
    if not what.startswith("coach"):
        return box.role[card] == ROLE_LETTERS.index(what[0]) and box.value[card] == int(what[1:])
    if box.role[card] != COACH or box.value[card] != int(what[5]):
        return False
    formation = match.formation[0]
    liked, disliked = box.likes[card] >> formation & 1, box.dislikes[card] >> formation & 1
    return bool(liked if what.endswith("+") else disliked if what.endswith("-") else not liked | disliked)


def lay_team_decks(match: Best11Match, deck: str) -> None:
    """All cards that nobody has; those of `deck` on top."""
    for club in range(match.rules.clubs):
        base, size = match.box.first_card[club], match.box.team_card_count(club)
        used = {*match.team, *match.coach, *match.market}
        rest = [card for card in range(base, base + size) if card not in used]
        top: list[int] = []
        for spec in deck.split():
            found = next((c for c in rest if c not in top and suits(match, c, spec)), NOBODY)
            top += [found] if club == 0 else []
        rest = top + [card for card in rest if card not in top]
        match.deck_cards[club] = bytes(card - base for card in rest)
        match.card_knowers[club] = bytes(len(rest))
        match.deck_position[club] = 0


def kind(match: Best11Match, id: str) -> int:
    return next(number for number, event in enumerate(match.box.events) if event.id == id)


def lay_hands(match: Best11Match, hands: Sequence[str]) -> None:
    """Event cards go from their decks into the hands."""
    for seat, hand in enumerate(hands):
        for id in hand.split():
            lay_on_top(match, EVENT_DECK, [kind(match, id)], seat)
            decks.take_event(match, seat)


def lay_on_top(match: Best11Match, deck: int, cards: list[int], seat: int = 0) -> None:
    """Bring these cards to the top of a deck."""
    number = match.deck(deck, seat)
    rest = list(match.deck_cards[number][match.deck_position[number] :])
    for card in cards:
        rest.remove(card)
    match.deck_cards[number] = bytes(match.deck_position[number]) + bytes(cards + rest)


def find_actions(match: Best11Match, actions: str) -> list[int]:
    """Action cards with these halves, as many of a kind as there are."""
    box = match.box
    found: list[int] = []
    for name in actions.split():
        halves = box.defence if name.startswith("/") else box.attack
        fitting = [k for k in range(len(halves)) if box.halves[halves[k]].id == name.lstrip("/")]
        found.append(next(k for k in fitting if found.count(k) < box.action_copies[k]))
    return found


def lay_management(match: Best11Match, cards: Sequence[int]) -> None:
    """Everyone gets the card with that number; those of one set are all different."""
    cards = [*cards, *(number for number in OTHERS if number not in cards)]
    for which in range(match.rules.sets):
        deck = MANAGEMENT_DECK * match.rules.clubs + which
        held = [cards[seat] - 1 for seat in range(match.seats) if match.rules.set_of[seat] == which]
        rest = [number for number in range(len(match.box.management)) if number not in held]
        match.deck_cards[deck] = bytes(rest)
        match.card_knowers[deck] = bytes(len(rest))
        match.deck_position[deck] = 0
    match.management = [cards[seat] - 1 for seat in range(match.seats)]


# -- Playing


def play(match: Best11Match, *moves: str) -> Best11Match:
    """Each move is made by whoever is asked."""
    for text in moves:
        match.play(match.to_act[0], match.game.moves.parse(text))
    return match


def challenge(match: Best11Match, other: int = 1) -> Best11Match:
    """The one on the move challenges another, who does not show immunity."""
    play(match, "use challenge")
    if match.asked == ASK_MANAGER:
        play(match, f"manager {other}")
    return play(match, "pass") if match.asked == ASK_SHOW else match


def until(match: Best11Match, asked: int) -> Best11Match:
    """Everyone passes until something is asked."""
    while match.asked != asked:
        play(match, "pass")
    return match


def window(match: Best11Match, other: int = 1) -> Best11Match:
    """A challenge, up to the changing of values."""
    return until(challenge(match, other), ASK_STEP)


def nobody_pays(match: Best11Match) -> Best11Match:
    """Everyone passes until the total of this half is taken, or footballers must be chosen."""
    half = match.acting
    while match.acting == half and match.asked in (ASK_BET, ASK_DRAWN, ASK_JINX, ASK_STEP):
        play(match, "pass")
    return match


def legal(match: Best11Match) -> list[str]:
    """What whoever is asked can do."""
    return [match.game.moves.text(move) for move in match.legal(match.to_act[0])]


def assert_refused(match: Best11Match, text: str, article: str) -> str:
    """The move is refused with this article, and nothing changes. The key of the refusal."""
    before = match.dump()
    with pytest.raises(Refusal) as caught:
        play(match, text)
    assert caught.value.article == article
    assert caught.value.text("en")
    assert match.dump() == before
    return caught.value.key


# -- Looking


def event_kinds(match: Match) -> list[str]:
    """The kinds of events since the scene began."""
    return [event.kind for event in match.events]


def last(match: Match, kind: str) -> dict[str, Any]:
    """The last event of a kind, as everyone sees it."""
    return next(event.values_for(None) for event in reversed(match.events) if event.kind == kind)


def team(match: Best11Match, seat: int) -> str:
    """A team as the scenes write it."""
    slots = match.team[seat * 11 : seat * 11 + 11]
    return " ".join(card_spec(match, card) for card in slots if card != NOBODY)


def card_spec(match: Best11Match, card: int) -> str:
    role = match.box.role[card]
    return f"{'coach' if role == COACH else ROLE_LETTERS[role]}{match.box.value[card]}"


def market(match: Best11Match) -> str:
    return " ".join(card_spec(match, card) if card != NOBODY else "-" for card in match.market)


def hand(match: Best11Match, seat: int) -> list[str]:
    return [pile["card"] for pile in zone(match, f"hand:{seat}", seat) for _ in range(pile["n"])]


def zone(match: Best11Match, id: str, seat: int | None = None) -> list[Any]:
    """The cards that a seat (None: a spectator) sees in a zone."""
    return next(list(zone["cards"]) for zone in match.view(seat)["zones"] if zone["id"] == id)


def shirt(match: Best11Match, seat: int, what: str) -> str:
    """The number of the first footballer like `D4`."""
    return f"no-{team_slots(match, seat).index(what) + 1}"


def team_slots(match: Best11Match, seat: int) -> list[str]:
    slots = match.team[seat * 11 : seat * 11 + 11]
    return [card_spec(match, card) if card != NOBODY else "" for card in slots]


def bottom(match: Best11Match, club: int = 0, n: int = 1) -> str:
    """The last cards of a team deck."""
    base = match.box.first_card[club]
    return " ".join(card_spec(match, base + card) for card in match.deck_cards[club][-n:])
