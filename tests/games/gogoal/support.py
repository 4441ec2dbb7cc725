"""Scenes for the rule tests: put cards where the story needs them, play, look.

Cards are words in a row. D, M, F and J are a defender, a midfielder, a forward and a joker; action cards go by
their names: `"F F goal super-no"`. It is seat 0's turn unless the scene says otherwise.
"""

from collections.abc import Iterable, Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavolino import Match, Refusal, Rng
from tavolino.core.counts import zeros
from tavolino.core.options import Setting
from tavolino.games.gogoal import GoGoal
from tavolino.games.gogoal.cards import GOAL, KINDS, NAMES, ROLES, SCORING
from tavolino.games.gogoal.engine.deck import DREW, Deck
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.moves import MOVES
from tavolino.games.gogoal.engine.state import NOBODY
from tavolino.games.gogoal.engine.turn import start_turn

SHORT = {"D": "defender", "M": "midfielder", "F": "forward", "J": "joker"}


def start(seed: int = 1, seats: int = 2, narrate: bool = False, **options: Setting) -> GoGoalMatch:
    match = GoGoal(**options).start(seed, seats, narrate=narrate)
    assert isinstance(match, GoGoalMatch)
    return match


def scene(
    hands: Sequence[str],
    teams: Sequence[str] = (),
    players: str = "D M F D M F",
    actions: str = "goal no goal no penalty var",
    scored: Sequence[str] = (),
    discards: str | None = None,
    turn: int = 0,
    **options: Setting,
) -> GoGoalMatch:
    """Decks are listed from their top. All cards not spoken of are discarded, unless `discards` says which."""
    match = start(1, len(hands), True, **options)
    clear(match)
    for seat, cards in enumerate(hands):
        give(match, seat, cards)
    for seat, cards in enumerate(teams):
        for kind, n in enumerate(count_cards(cards)[:GOAL]):
            match.team[seat * ROLES + kind] = n
        match.team_sizes[seat] = len(cards.split())
    for seat, cards in enumerate(scored):
        score(match, seat, cards)
    match.players.cards, match.actions.cards = vec[i64](kinds(players)), vec[i64](kinds(actions))
    spoken = " ".join([*hands, *teams, *scored, players, actions])
    rest = [n - used for n, used in zip(match.rules.counts, count_cards(spoken), strict=True)]
    assert min(rest) >= 0, "the scene uses more cards than there are"
    match.discards = vec[i64](rest if discards is None else count_cards(discards))
    start_turn(match, turn)
    match.events.clear()
    return match


def clear(match: GoGoalMatch) -> None:
    """As if nothing had been dealt."""
    match.hand = zeros(match.seats * KINDS)
    match.hand_sizes = zeros(match.seats * 2)
    match.secret_moves = [NOBODY] * match.seats
    match.secret_seats = 0
    match.players, match.actions = Deck(0), Deck(1)


def give(match: GoGoalMatch, seat: int, cards: str) -> None:
    for kind in kinds(cards):
        which = int(kind >= GOAL)
        match.hand[seat * KINDS + kind] += 1
        match.hand_sizes[seat * 2 + which] += 1
        match.deck(which).note(seat, DREW)


def score(match: GoGoalMatch, seat: int, cards: str) -> None:
    for kind in kinds(cards):
        match.card = kind
        match.mark_goal(seat)


def kinds(cards: str) -> list[int]:
    return [NAMES.index(SHORT.get(word, word)) for word in cards.split()]


def count_cards(cards: str) -> list[int]:
    found = kinds(cards)
    return [found.count(kind) for kind in range(KINDS)]


def play(match: GoGoalMatch, *moves: str) -> GoGoalMatch:
    """The seat that is asked (the first one, if several are) makes these moves: `play(match, "play F")`."""
    for text in moves:
        play_as(match, match.to_act[0], text)
    return match


def play_as(match: GoGoalMatch, seat: int, text: str) -> GoGoalMatch:
    match.play(seat, move(text))
    return match


def move(text: str) -> int:
    return MOVES.parse(" ".join(SHORT.get(word, word) for word in text.split()))


def choices(match: GoGoalMatch, seat: int | None = None) -> set[str]:
    """The moves of the seat that is asked, as texts."""
    return {MOVES.text(move) for move in match.legal(match.to_act[0] if seat is None else seat)}


def attacks(match: GoGoalMatch) -> set[str]:
    return {text for text in choices(match) if text.startswith(("attack", "show"))}


def refusal_of(match: GoGoalMatch, text: str, seat: int | None = None) -> tuple[str, str]:
    """The key and the article of the refusal that a move meets; the match is as it was."""
    before = match.dump()
    with pytest.raises(Refusal) as caught:
        play_as(match, match.to_act[0] if seat is None else seat, text)
    assert match.dump() == before
    return caught.value.key, caught.value.article


def hand_of(match: GoGoalMatch, seat: int) -> str:
    return words(match.hand[seat * KINDS : seat * KINDS + KINDS])


def team_of(match: GoGoalMatch, seat: int) -> str:
    return words(match.team[seat * ROLES : seat * ROLES + ROLES])


def goals_of(match: GoGoalMatch, seat: int) -> str:
    return words([*[0] * GOAL, *match.markers[seat * SCORING : seat * SCORING + SCORING]])


def words(counts: Iterable[int]) -> str:
    letters = {name: letter for letter, name in SHORT.items()}
    return " ".join(letters.get(NAMES[kind], NAMES[kind]) for kind, n in enumerate(counts) for _ in range(n))


def event_kinds(match: Match) -> list[str]:
    """The kinds of events since the scene began."""
    return [event.kind for event in match.events]


def guess_match(match: GoGoalMatch, seat: int, number: int) -> GoGoalMatch:
    guess = match.guess(seat, Rng(number))
    assert isinstance(guess, GoGoalMatch)
    return guess
