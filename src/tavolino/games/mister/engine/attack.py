"""The match: action cards are turned and played, phase by phase (sections 4 to 7 of the rules)."""

from mypy_extensions import i64

from tavolino.games.mister import narration
from tavolino.games.mister.engine import shot
from tavolino.games.mister.engine.action_cards import (
    ANYONE,
    BONUS,
    DUEL,
    INJURY,
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
from tavolino.games.mister.engine.footballers import ELEVEN, FIRST_MIDFIELD_POSITION, LETTER_COUNT
from tavolino.games.mister.engine.state import (
    ASK_LEAVER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    NOBODY,
    State,
    remove_card,
    replace_value,
)

# -- Cards


def lay_out_cards(state: State) -> None:
    """Shuffle all action cards into a deck; none of them is a goal's card any more."""
    state.goal_cards = [[] for _ in range(state.seats)]
    state.shuffle_into_deck(list(range(len(state.rules.action_cards))), "actions")


def turn_card(state: State) -> bool:
    """Turn up the next action card. False when they are used up (4.7)."""
    if state.cards_drawn == len(state.deck) and not begin_next_pass(state):
        return False
    state.card_in_play = state.deck[state.cards_drawn]
    state.cards_drawn += 1
    if state.narrate:
        narration.tell_card(state)
    return True


def begin_next_pass(state: State) -> bool:
    """Four managers go through the cards twice: goals are written down, their cards come back (9.5)."""
    if state.times_shuffled == state.rules.action_passes:
        return False
    lay_out_cards(state)
    if state.narrate:
        narration.tell_second_pass(state)
    return True


def play_phases(state: State, first: i64) -> None:
    """Play the card from this phase on: the first phase that fails ends the attack (4.2 to 4.4)."""
    card = state.rules.action_cards[state.card_in_play]
    for number in range(first, len(card.phases)):
        phase = card.phases[number]
        if phase.verb == TAKER:
            ask_taker(state, number)
            return
        if not does_phase_pass(state, phase):
            end_card(state)
            return
    play_ending(state, card)


def end_card(state: State) -> None:
    """Pass the turn on; an attack has used up the bonus (4.5, 7.13)."""
    if state.rules.action_cards[state.card_in_play].is_attack and state.bonus[state.attacker]:
        state.bonus = replace_value(state.bonus, state.attacker, 0)
    state.card_in_play = NOBODY
    state.set_attacker((state.turn_index + 1) % len(state.turn_order))


# -- Phases


def does_phase_pass(state: State, phase: ActionPhase) -> bool:
    """Play one phase that asks nobody."""
    if phase.verb == DUEL:
        return play_duel(state, phase)
    footballer = find_sought(state, phase)
    if state.narrate:
        narration.tell_condition(state, phase, footballer)
    return (footballer == NOBODY) == (phase.verb == WALL)


def find_sought(state: State, phase: ActionPhase) -> i64:
    """The footballer that a phase asks for, or NOBODY."""
    if phase.verb == ANYONE:
        return find_able(state, state.attacker, phase.letter, phase.need - state.bonus[state.attacker])
    if phase.verb == WALL:
        return find_able(state, state.defender, phase.letter, phase.need)
    if phase.verb == KEEPER:
        keeper = state.keeper_of(state.attacker)
        return keeper if attack_value(state, keeper, phase.letter) >= phase.need else NOBODY
    return find_with_skill(state, phase.skill, phase.at)


def play_duel(state: State, phase: ActionPhase) -> bool:
    """Compare two footballers. Without the own one it fails, without theirs it passes (5.2 to 5.5)."""
    own: i64 = state.pitch[state.attacker * ELEVEN + phase.at]
    theirs: i64 = state.pitch[state.defender * ELEVEN + phase.their_at]
    if own == NOBODY:
        passes = False
    elif theirs == NOBODY:
        passes = True
    else:
        need = state.rules.footballers.ability[theirs * LETTER_COUNT + phase.their_letter] + phase.need
        passes = attack_value(state, own, phase.letter) >= need
    if state.narrate:
        narration.tell_duel(state, phase, own, theirs, passes)
    return passes


def attack_value(state: State, footballer: i64, letter: i64) -> i64:
    """A number of one of the attacker's footballers, with the bonus (7.10)."""
    return state.rules.footballers.ability[footballer * LETTER_COUNT + letter] + state.bonus[state.attacker]


def find_able(state: State, seat: i64, letter: i64, least: i64) -> i64:
    """A seat's first footballer on the pitch who has at least so much, or NOBODY."""
    ability = state.rules.footballers.ability
    at = seat * ELEVEN
    for place in range(at, at + ELEVEN):
        footballer: i64 = state.pitch[place]
        if footballer != NOBODY and ability[footballer * LETTER_COUNT + letter] >= least:
            return footballer
    return NOBODY


def find_with_skill(state: State, skill: i64, first: i64) -> i64:
    """The attacker's first footballer with a skill, from a position on, or NOBODY."""
    skill_masks = state.rules.footballers.skill_masks
    at = state.attacker * ELEVEN
    for place in range(at + first, at + ELEVEN):
        footballer: i64 = state.pitch[place]
        if footballer != NOBODY and skill_masks[footballer] & skill:
            return footballer
    return NOBODY


def ask_taker(state: State, phase_number: i64) -> None:
    """Ask the attacker who takes the free kick or the penalty (6.3)."""
    state.phase = phase_number
    state.eligible = state.outfielders(state.attacker)
    state.ask(ASK_TAKER, state.attacker)


def name_taker(state: State, footballer: i64) -> None:
    """The attacker has named the taker: play the phases after that."""
    state.awaited_seats = 0
    state.shooter = footballer
    if state.narrate:
        narration.tell_taker(state)
    play_phases(state, state.phase + 1)


# -- Endings


def play_ending(state: State, card: ActionCard) -> None:
    """All phases have passed: a shot, a bonus with another card at once (7.9), or somebody leaves."""
    ending = card.ending
    if card.is_attack:
        play_shot(state, ending)
    elif ending.kind == BONUS:
        bonus = state.bonus[state.attacker] + ending.points
        state.bonus = replace_value(state.bonus, state.attacker, bonus)
        if state.narrate:
            narration.tell_bonus(state)
        state.card_in_play = NOBODY
    else:
        find_leaver(state)


def play_shot(state: State, ending: ActionEnding) -> None:
    """Find the shooter and ask for the shot; without a shooter the attack is over (5.4)."""
    if ending.kind == PURE_GUESS:
        state.shooter = find_with_skill(state, ending.skill, FIRST_MIDFIELD_POSITION)
    elif ending.at != THE_TAKER:
        state.shooter = state.pitch[state.attacker * ELEVEN + ending.at]
    if state.shooter == NOBODY:
        if state.narrate:
            narration.tell_nobody_there(state, ending.at)
        end_card(state)
        return
    state.margin = shot_margin(state, ending)
    outcome = shot.ask(state, ASK_SHOT)
    if outcome != shot.ASKED:
        end_shot(state, outcome == shot.GOAL)


def shot_margin(state: State, ending: ActionEnding) -> i64:
    """By how much the shooter is better than the goalkeeper; a penalty is easier by one (5.8, 6.5, 6.12)."""
    if ending.kind == PURE_GUESS:
        return 0
    keeper = state.keeper_of(state.defender)
    saves: i64 = state.rules.footballers.ability[keeper * LETTER_COUNT + ending.keeper_letter]
    easier: i64 = 1 if ending.kind == PENALTY else 0
    return attack_value(state, state.shooter, ending.letter) - saves + easier


def end_shot(state: State, is_goal: bool) -> None:
    """Count a goal and keep its card; the attack is over either way (4.6, 5.10)."""
    attacker = state.attacker
    if is_goal:
        state.goals = replace_value(state.goals, attacker, state.goals[attacker] + 1)
        goal_cards = state.goal_cards.copy()
        goal_cards[attacker] = [*goal_cards[attacker], state.card_in_play]
        state.goal_cards = goal_cards
    if state.narrate:
        narration.tell_shot_result(state, is_goal, shot.goal_chance(state.margin))
    shot.clear_directions(state)
    end_card(state)


# -- Sent off and injured (7.1 to 7.6)


def find_leaver(state: State) -> None:
    """The best outfielder on the pitch leaves; of several the opponent chooses one."""
    state.eligible = best_footballers(state, state.outfielders(state.attacker))
    if len(state.eligible) > 1:
        state.ask(ASK_LEAVER, state.defender)
    else:
        leave(state, state.eligible[0])


def best_footballers(state: State, footballers: list[int]) -> list[int]:
    """Those with the highest overall score."""
    overall = state.rules.footballers.overall
    most = max([overall[f] for f in footballers])
    return [f for f in footballers if overall[f] == most]


def name_leaver(state: State, footballer: i64) -> None:
    """The opponent has chosen who leaves."""
    state.awaited_seats = 0
    leave(state, footballer)


def leave(state: State, footballer: i64) -> None:
    """He leaves for the rest of the match; for an injured one somebody comes on, if there is anybody."""
    place = state.pitch.index(footballer)
    state.pitch[place] = NOBODY
    is_injured = state.rules.action_cards[state.card_in_play].ending.kind == INJURY
    if state.narrate:
        narration.tell_leaver(state, footballer, is_injured)
    if is_injured and state.benches[state.attacker]:
        state.vacated_place = place
        state.ask(ASK_SUBSTITUTE, state.attacker)
    else:
        end_card(state)


def bring_on(state: State, footballer: i64) -> None:
    """The attacker has chosen who comes on in the position of the injured one (7.5)."""
    state.awaited_seats = 0
    state.pitch[state.vacated_place] = footballer
    state.benches[state.attacker] = remove_card(state.benches[state.attacker], footballer)
    if state.narrate:
        narration.tell_substitute(state, footballer)
    state.vacated_place = NOBODY
    end_card(state)
