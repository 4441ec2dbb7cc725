"""By card, the exact chance of a goal when both managers play well.

Duels leave nothing to luck, the attacker names the best taker, and the guess of a direction is a solved game. So
every chance is 0, 1 or GUESS_CHANCE. Cards without a shot (19, 22, 25, 26) have the chance 0 here: they change the
line-up and the bonus that later cards meet, which `win_odds` takes into account.
"""

from tavolino.games.mister.engine.action_cards import (
    ANYONE,
    DUEL,
    KEEPER,
    PENALTY,
    PURE_GUESS,
    TAKER,
    THE_TAKER,
    WALL,
    ActionCard,
    ActionEnding,
    ActionPhase,
)
from tavolino.games.mister.engine.footballers import (
    ELEVEN,
    GOALKEEPER_POSITION,
    LETTER_COUNT,
    FootballerTable,
)
from tavolino.games.mister.engine.shot import GUESS_CHANCE, goal_chance
from tavolino.games.mister.engine.state import NOBODY, Rules

# -- One card between two line-ups. A line-up is eleven numbers by position, NOBODY where it is empty.


def card_goal_chance(
    footballers: FootballerTable, action: ActionCard, own: list[int], theirs: list[int], bonus: int
) -> float:
    """The chance that a card is a goal if `own` turns it up."""
    if not action.is_attack:
        return 0.0
    for phase in action.phases:
        if not phase_passes(footballers, phase, own, theirs, bonus):
            return 0.0
    return ending_goal_chance(footballers, action.ending, own, theirs, bonus)


def phase_passes(
    footballers: FootballerTable, phase: ActionPhase, own: list[int], theirs: list[int], bonus: int
) -> bool:
    """Does a phase pass? Naming a taker always does."""
    if phase.verb == DUEL:
        return wins_duel(footballers, phase, own[phase.at], theirs[phase.their_at], bonus)
    if phase.verb == ANYONE:
        return highest_ability(footballers, own, GOALKEEPER_POSITION, phase.letter) + bonus >= phase.need
    if phase.verb == KEEPER:
        return (
            footballers.ability[own[GOALKEEPER_POSITION] * LETTER_COUNT + phase.letter] + bonus >= phase.need
        )
    if phase.verb == WALL:
        return highest_ability(footballers, theirs, GOALKEEPER_POSITION, phase.letter) < phase.need
    return phase.verb == TAKER or has_skill(footballers, own, phase.at, phase.skill)


def wins_duel(footballers: FootballerTable, phase: ActionPhase, own: int, theirs: int, bonus: int) -> bool:
    """Does the attacker win a duel? (5.2 to 5.5)"""
    if own == NOBODY or theirs == NOBODY:
        return own != NOBODY
    ability = footballers.ability
    need = ability[theirs * LETTER_COUNT + phase.their_letter] + phase.need
    return ability[own * LETTER_COUNT + phase.letter] + bonus >= need


def ending_goal_chance(
    footballers: FootballerTable, ending: ActionEnding, own: list[int], theirs: list[int], bonus: int
) -> float:
    """The chance of the shot at the end of a card; 0 without anybody in the shooter's position."""
    if ending.kind == PURE_GUESS:
        return GUESS_CHANCE
    if ending.at == THE_TAKER:
        shoots = highest_ability(footballers, own, GOALKEEPER_POSITION + 1, ending.letter)
    elif own[ending.at] == NOBODY:
        return 0.0
    else:
        shoots = footballers.ability[own[ending.at] * LETTER_COUNT + ending.letter]
    saves = footballers.ability[theirs[GOALKEEPER_POSITION] * LETTER_COUNT + ending.keeper_letter]
    return goal_chance(shoots + bonus - saves + (1 if ending.kind == PENALTY else 0))


def highest_ability(footballers: FootballerTable, eleven: list[int], first: int, letter: int) -> int:
    """The most that anyone has of a characteristic, from a position on."""
    most = 0
    for position in range(first, ELEVEN):
        footballer = eleven[position]
        if footballer != NOBODY:
            most = max(most, footballers.ability[footballer * LETTER_COUNT + letter])
    return most


def has_skill(footballers: FootballerTable, eleven: list[int], first: int, skill: int) -> bool:
    """Has anyone a skill, from a position on?"""
    for position in range(first, ELEVEN):
        footballer = eleven[position]
        if footballer != NOBODY and footballers.skill_masks[footballer] & skill:
            return True
    return False


# -- Who leaves and who comes on


def goal_balance(rules: Rules, own: list[int], theirs: list[int], cards: list[int]) -> float:
    """The goals that these cards would bring `own` less those they would bring the others."""
    total = 0.0
    for card in cards:
        action = rules.action_cards[card]
        scored = card_goal_chance(rules.footballers, action, own, theirs, 0)
        total += scored - card_goal_chance(rules.footballers, action, theirs, own, 0)
    return total


def leaver_positions(footballers: FootballerTable, eleven: list[int]) -> list[int]:
    """The positions of the best outfielders on the pitch (7.1)."""
    playing = [position for position in range(GOALKEEPER_POSITION + 1, ELEVEN) if eleven[position] != NOBODY]
    most = max([footballers.overall[eleven[position]] for position in playing])
    return [position for position in playing if footballers.overall[eleven[position]] == most]


def replace_at(eleven: list[int], position: int, footballer: int) -> list[int]:
    """A new line-up with another in that position, or NOBODY."""
    after = eleven.copy()
    after[position] = footballer
    return after


def most_missed_position(rules: Rules, own: list[int], theirs: list[int], cards: list[int]) -> int:
    """The position of the one whose leaving costs most (7.2)."""
    missed = NOBODY
    least = 0.0
    for position in leaver_positions(rules.footballers, own):
        worth = goal_balance(rules, replace_at(own, position, NOBODY), theirs, cards)
        if missed == NOBODY or worth < least:
            missed, least = position, worth
    return missed


def best_substitute(
    rules: Rules, own: list[int], theirs: list[int], position: int, bench: list[int], cards: list[int]
) -> int:
    """The one of the bench who is worth most in that position (7.5); NOBODY if it is empty."""
    best = NOBODY
    most = 0.0
    for footballer in bench:
        worth = goal_balance(rules, replace_at(own, position, footballer), theirs, cards)
        if best == NOBODY or worth > most:
            best, most = footballer, worth
    return best
