"""Scenes for the rule tests: two (or four) teams of footballers who are alike, changed where the story needs it.

Every outfielder has 5 in A to F, every goalkeeper 5 in C, D, G and H, and nobody has a skill. Seat 0 attacks first.
"""

from typing import Any

from tavolino import Match
from tavolino.games.mister import Mister
from tavolino.games.mister.cards.reading import STANDARD_FOOTBALLERS
from tavolino.games.mister.engine.footballers import ELEVEN, LETTER_COUNT, LETTERS, POSITIONS, SKILLS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import NOBODY

KEEPERS = [n for n, card in enumerate(STANDARD_FOOTBALLERS) if card.is_keeper]
OUTFIELDERS = [n for n, card in enumerate(STANDARD_FOOTBALLERS) if not card.is_keeper]
STOP = 10
"""The penalty: whoever turns it up is asked for a taker, so that the scene stops there."""


def start(seed: int = 1, narrate: bool = True, carry: object = None, **options: Any) -> MisterMatch:
    match = Mister(**options).start(seed, carry=carry, narrate=narrate)
    assert isinstance(match, MisterMatch)
    return match


def squads(seats: int = 2) -> dict[str, list[list[str]]]:
    """Squads as they are carried from one evening to the next."""
    return {
        "squads": [
            [STANDARD_FOOTBALLERS[n].id for n in (KEEPERS[seat], *OUTFIELDERS[14 * seat : 14 * seat + 14])]
            for seat in range(seats)
        ]
    }


def scene(seats: int = 2, seed: int = 1, **options: Any) -> MisterMatch:
    """All teams on the pitch, before the first action card."""
    match = start(seed, carry=squads(seats), **options)
    make_alike(match)
    for seat in range(seats):
        line_up(match, seat)
    match.secret_seats = match.awaited_seats = 0
    match.events.clear()
    match.set_attacker(0)
    return match


def make_alike(match: MisterMatch) -> None:
    album = match.rules.footballers
    for at, n in enumerate(album.ability):
        album.ability[at] = 5 if n else 0
    album.skill_masks[:] = [0] * album.size
    album.overall[:] = [30] * album.size


def line_up(match: MisterMatch, seat: int) -> None:
    """The first ten of the squad, in the order of the positions; the last four sit on the bench."""
    eleven = [match.keepers[seat], *match.squads[seat][:10]]
    match.pitch[seat * ELEVEN : seat * ELEVEN + ELEVEN] = eleven
    match.benches[seat] = sorted(match.squads[seat][10:])


def at(match: MisterMatch, seat: int, position: str) -> int:
    """The footballer in a position."""
    return match.pitch[seat * ELEVEN + POSITIONS.index(position)]


def give(match: MisterMatch, seat: int, position: str, **letters: int) -> None:
    """Change what the footballer in a position has: `give(match, 0, "RM", E=8)`."""
    for letter, n in letters.items():
        match.rules.footballers.ability[at(match, seat, position) * LETTER_COUNT + LETTERS.index(letter)] = n


def teach(match: MisterMatch, seat: int, position: str, skill: str) -> None:
    match.rules.footballers.skill_masks[at(match, seat, position)] |= 1 << SKILLS.index(skill)


def rate(match: MisterMatch, seat: int, position: str, overall: int) -> None:
    """Change the overall score of the footballer in a position."""
    match.rules.footballers.overall[at(match, seat, position)] = overall


def remove(match: MisterMatch, seat: int, position: str) -> None:
    """Leave a position empty."""
    match.pitch[seat * ELEVEN + POSITIONS.index(position)] = NOBODY


def turn(match: MisterMatch, *cards: int) -> MisterMatch:
    """These action cards, by their numbers, are the last of the deck."""
    match.deck = [card - 1 for card in cards]
    match.cards_drawn = 0
    match.times_shuffled = match.rules.action_passes
    match.play_on()
    return match


def shoot(match: MisterMatch, way: str = "right", dive: str = "left") -> None:
    """The attacker and the defender choose; by default the goalkeeper goes the wrong way."""
    attacker, defender = match.attacker, match.defender
    play(match, f"shoot {way}", attacker)
    play(match, f"dive {dive}", defender)


def play(match: Match, text: str, seat: int | None = None) -> None:
    match.play(match.to_act[0] if seat is None else seat, match.game.moves.parse(text))


def pick(match: MisterMatch, footballer: int, seat: int | None = None) -> None:
    match.play(match.to_act[0] if seat is None else seat, footballer)


def is_over(match: Match) -> bool:
    """Asked anew every time: a checker of types believes that what is over stays over."""
    return match.over


def told(match: Match) -> list[str]:
    """The kinds of events since the scene began."""
    return [event.kind for event in match.events]


def legal(match: Match, seat: int | None = None) -> list[str]:
    asked = match.to_act[0] if seat is None else seat
    return [match.game.moves.text(move) for move in match.legal(asked)]


def names(match: MisterMatch, footballers: list[int]) -> list[str]:
    return [f"pick {match.rules.footballers.ids[f]}" for f in footballers]


def first_legal(match: MisterMatch, until: int | None = None) -> MisterMatch:
    """Everyone makes the first legal move, but dives the other way; until this is asked."""
    while not match.over and match.asked != until:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[1] if moves == match.rules.move_numbers.dives else moves[0])
    return match
