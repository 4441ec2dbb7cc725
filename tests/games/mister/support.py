"""Scenes for the rule tests: two (or four) teams of footballers who are alike, changed where the story needs it.

Every outfielder has 5 in A to F, every goalkeeper 5 in C, D, G and H, and nobody has a skill. Seat 0 attacks first.
"""

from typing import Any

from tavolino import Match, Rng
from tavolino.games.mister import Mister
from tavolino.games.mister.bot.goal_odds import card_goal_chance
from tavolino.games.mister.cards.reading import STANDARD_FOOTBALLERS
from tavolino.games.mister.engine import evening
from tavolino.games.mister.engine.footballers import ELEVEN, LETTER_COUNT, LETTERS, POSITIONS, SKILLS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_LINE_UP, ASK_ORDER, NOBODY, Rules

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
    footballers = match.rules.footballers
    for at, n in enumerate(footballers.ability):
        footballers.ability[at] = 5 if n else 0
    footballers.skill_masks[:] = [0] * footballers.size
    footballers.overall[:] = [30] * footballers.size


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
    evening.play_on(match)
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


def event_kinds(match: Match) -> list[str]:
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


def eleven(match: MisterMatch, seat: int) -> list[int]:
    return match.pitch[seat * ELEVEN : seat * ELEVEN + ELEVEN]


def mix_up(match: MisterMatch, rng: Rng) -> None:
    """Random numbers and skills for everyone, and now and then an empty position."""
    footballers = match.rules.footballers
    for f in range(footballers.size):
        footballers.skill_masks[f] = rng.below(16) & rng.below(16)
        for letter in range(LETTER_COUNT):
            if footballers.ability[f * LETTER_COUNT + letter]:
                footballers.ability[f * LETTER_COUNT + letter] = 4 + rng.below(6)
    for place in range(2 * ELEVEN):
        if place % ELEVEN and rng.below(12) == 0:
            match.pitch[place] = NOBODY


def card_goal_chances(rules: Rules, own: list[int], theirs: list[int], bonus: int = 0) -> list[float]:
    """By card, the chance that it is a goal if `own` turns it up."""
    return [card_goal_chance(rules.footballers, card, own, theirs, bonus) for card in rules.action_cards]


# -- Whole evenings of four managers, played through with results that the story names

Goals = tuple[int, int, int, int]
"""By seat."""


def start_evening(**options: Any) -> MisterMatch:
    """Four squads, ready for the first line-ups. The lot gave seat 0 the number 1, and so on."""
    seed = next(seed for seed in range(1000) if number_cards(seed, options) == [0, 1, 2, 3])
    match = start(seed, carry=squads(4), **options)
    make_alike(match)
    match.events.clear()
    return match


def number_cards(seed: int, options: dict[str, Any]) -> list[int]:
    return start(seed, carry=squads(4), narrate=False, **options).seats_by_number


def line_up_all(match: MisterMatch) -> None:
    assert match.asked == ASK_LINE_UP
    for seat in range(4):
        for footballer in sorted(match.squads[seat])[:10]:
            pick(match, footballer, seat)


def play_round(match: MisterMatch, goals: Goals) -> None:
    """Line up, and put the cards away: the matches of the round end like this."""
    line_up_all(match)
    match.awaited_seats = match.secret_seats = 0
    match.goals = list(goals)
    match.cards_drawn = len(match.deck)
    match.times_shuffled = match.rules.action_passes
    evening.play_on(match)


def settle_shoot_out(match: MisterMatch, winner: int) -> None:
    """The seat named wins its shoot-out."""
    assert match.asked == ASK_ORDER
    pair = match.to_act
    assert winner in pair
    match.awaited_seats = match.secret_seats = 0
    match.kick_goals[pair[0]] = match.kick_goals[pair[1]] = 3
    match.kick_goals[winner] = 4
    evening.end_shoot_out(match)


def pairs(match: MisterMatch) -> list[tuple[int, int]]:
    """Who plays whom in this round."""
    return [(match.turn_order[0], match.turn_order[1]), (match.turn_order[2], match.turn_order[3])]
