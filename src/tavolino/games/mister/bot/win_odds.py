"""The chances of a win, a draw and a defeat, from the cards that are left of a match.

Both managers are taken to play well. The chances are exact for the last few cards, and always once the cards
19, 22, 25 and 26 are gone and nobody holds a bonus; `deck_pass` says what is approximate before that. Who would
leave of several equals, and who would come on, is decided by the balance of all the cards that are left.

Where the deck is gone through twice, the second pass is taken to begin with the line-ups of the first, without a
bonus, and with the turn that would follow without extra cards.
"""

from tavolino.games.mister.bot.deck_pass import FATE_INJURED, FATE_SENT_OFF, DeckPass, SideLineUps
from tavolino.games.mister.bot.goal_odds import best_substitute, card_goal_chance, replace_at
from tavolino.games.mister.engine.action_cards import INJURY
from tavolino.games.mister.engine.footballers import ELEVEN
from tavolino.games.mister.engine.shot import goal_chance
from tavolino.games.mister.engine.state import (
    ASK_LEAVER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    NOBODY,
    State,
)


def result_chances(match: State, seat: int) -> tuple[float, float, float]:
    """The chances of a seat to be ahead, level or behind when the cards are used up."""
    other = match.turn_order[match.turn_order.index(seat) ^ 1]
    goal = card_in_play_chance(match)
    scores = goal if seat == match.attacker else 0.0
    concedes = goal if seat == match.defender else 0.0
    differences = [concedes, 1.0 - scores - concedes, scores]
    for deck_pass in deck_passes(match, seat):
        differences = convolve(differences, deck_pass.differences())
    level = len(differences) // 2 - (match.goals[seat] - match.goals[other])
    outlook = [0.0, 0.0, 0.0]
    for i in range(len(differences)):
        outlook[0 if i > level else 1 if i == level else 2] += differences[i]
    return outlook[0], outlook[1], outlook[2]


def card_in_play_chance(match: State) -> float:
    """The chance that the card which is being played is a goal."""
    asked = current_question(match)
    if asked == ASK_SHOT:
        return goal_chance(match.margin)
    if asked != ASK_TAKER:
        return 0.0
    own, theirs = eleven_of(match, match.attacker), eleven_of(match, match.defender)
    action = match.rules.action_cards[match.card_in_play]
    return card_goal_chance(match.rules.footballers, action, own, theirs, match.bonus[match.attacker])


def current_question(match: State) -> int:
    """What is being asked; NOBODY between two questions."""
    return match.asked if match.awaited_seats else NOBODY


def eleven_of(match: State, seat: int) -> list[int]:
    """The line-up of a seat by position."""
    return match.pitch[seat * ELEVEN : seat * ELEVEN + ELEVEN]


def convolve(one: list[float], other: list[float]) -> list[float]:
    """The chances of the sum of two goal differences."""
    both = [0.0] * (len(one) + len(other) - 1)
    for i in range(len(one)):
        if one[i]:
            for j in range(len(other)):
                both[i + j] += one[i] * other[j]
    return both


# -- The sides and the cards they have before them


def build_sides(match: State, cards: list[int]) -> list[SideLineUps]:
    """The sides in the order of their turns, the attacker's after the change that the card in play brings."""
    sides = [SideLineUps(eleven_of(match, seat), match.benches[seat]) for seat in match.turn_order]
    if current_question(match) in (ASK_LEAVER, ASK_SUBSTITUTE):
        sides[match.turn_index] = after_change(match, sides[match.turn_index], cards)
    return sides


def after_change(match: State, side: SideLineUps, cards: list[int]) -> SideLineUps:
    """The attacker's side when the one who is to leave has left, and a substitute has come on."""
    theirs = eleven_of(match, match.defender)
    if match.asked == ASK_LEAVER:
        injured = match.rules.action_cards[match.card_in_play].ending.kind == INJURY
        eleven = side.eleven(FATE_INJURED if injured else FATE_SENT_OFF, match.rules, theirs, cards)
    else:
        position = match.vacated_place % ELEVEN
        comes_on = best_substitute(match.rules, side.elevens[0], theirs, position, side.bench, cards)
        eleven = replace_at(side.elevens[0], position, comes_on)
    return SideLineUps(eleven, [footballer for footballer in side.bench if footballer not in eleven])


def deck_passes(match: State, seat: int) -> list[DeckPass]:
    """The rest of the deck, and the deck once more where it is gone through again."""
    left = sorted(match.deck[match.cards_drawn :])  # their order is not known
    teams = build_sides(match, left)
    home = match.turn_order.index(seat)
    bonus = match.bonus.copy()
    turn = match.turn_index
    if match.card_in_play != NOBODY:
        turn = (turn + 1) % len(teams)
        if match.rules.action_cards[match.card_in_play].is_attack:
            bonus[match.attacker] = 0
    deck_pass = DeckPass(match.rules, left, teams, home)
    deck_pass.look_ahead(turn, bonus[seat], bonus[match.turn_order[home ^ 1]])
    passes = [deck_pass]
    if match.times_shuffled < match.rules.action_passes:
        again = DeckPass(match.rules, list(range(len(match.rules.action_cards))), teams, home)
        again.look_ahead((turn + len(left)) % len(teams), 0, 0)
        passes.append(again)
    return passes
