"""What follows what: from the draft over the rounds of one or two fixtures to the last whistle.

A phase never calls what comes after it: it returns what happened, and this module goes on from there. The rounds
of a single match, of a cup and of a league are sections 9 to 11 of the rules.
"""

from mypy_extensions import i64

from tavolino.games.mister import narration
from tavolino.games.mister.engine import attack, draft, league, line_up, market, shoot_out
from tavolino.games.mister.engine.result import fixture_loser, fixture_winner, outcome
from tavolino.games.mister.engine.state import CUP, LEAGUE, SINGLE, State

# -- Rounds


def end_draft(state: State) -> None:
    """All squads are complete: whoever has not been signed is a free agent (2.12)."""
    state.free_agents = draft.discards(state) + state.deck[state.cards_drawn :]
    begin(state)


def begin(state: State) -> None:
    """Begin the first round with the squads as they are."""
    state.free_agents.sort()
    state.deck = []
    state.cards_drawn = 0
    if state.rules.market:
        state.next_rng("free-agents").shuffle(state.free_agents)
        state.unseen_free_agents = len(state.free_agents)
    if state.rules.format != SINGLE:
        draw_numbers(state)
    start_round(state)


def draw_numbers(state: State) -> None:
    """Lots give the managers of a cup or a league their numbers (9.3)."""
    numbers = list(range(state.seats))
    state.next_rng("numbers").shuffle(numbers)
    state.seats_by_number = numbers
    if state.narrate:
        narration.tell_numbers(state)


def start_round(state: State) -> None:
    """Draw up the fixtures and ask everyone for a line-up (9.8)."""
    state.turn_order = round_fixtures(state)
    if state.narrate:
        narration.tell_round(state)
    line_up.start(state)


def round_fixtures(state: State) -> list[int]:
    """The seats of the round, fixture by fixture, the first-named first (10.1, 11.1)."""
    if state.rules.format == LEAGUE:
        return [state.seats_by_number[number] for number in league.LEAGUE_ROUNDS[state.round]]
    if state.rules.format == CUP and state.round:
        one, other = state.results
        return [fixture_winner(one), fixture_winner(other), fixture_loser(one), fixture_loser(other)]
    return state.seats_by_number


def kick_off(state: State) -> None:
    """Everyone is lined up. In a single match lots decide who starts, else the first-named does (4.1, 9.7)."""
    if state.rules.format == SINGLE and state.next_rng("home").below(2):
        state.turn_order = [state.turn_order[1], state.turn_order[0]]
    state.goals = [0] * state.seats
    state.bonus = [0] * state.seats
    state.times_shuffled = 0
    attack.lay_out_cards(state)
    state.set_attacker(0)
    if state.narrate:
        narration.tell_kick_off(state)
    play_on(state)


def play_on(state: State) -> None:
    """Turn up and play action cards until someone is asked or they are used up."""
    while state.awaited_seats == 0:
        if not attack.turn_card(state):
            full_time(state)
            return
        attack.play_phases(state, 0)


def full_time(state: State) -> None:
    """The cards are used up: all fixtures of the round are over, but for penalties (4.7, 7.14)."""
    state.bonus = [0] * state.seats
    state.fixture_index = 0
    if state.narrate:
        narration.tell_full_time(state)
    settle(state)


def settle(state: State) -> None:
    """Write down fixture after fixture; one that is level and may not be goes to penalties first (4.8)."""
    while 2 * state.fixture_index < len(state.turn_order):
        home, away = shoot_out.fixture_seat(state, 0), shoot_out.fixture_seat(state, 1)
        if state.rules.format != LEAGUE and state.goals[home] == state.goals[away]:
            shoot_out.start(state)
            return
        write_down(state, home, away, 0, 0)
    end_round(state)


def kick_on(state: State) -> None:
    """Take penalties until someone is asked; when they are decided, settle the rest of the round."""
    if shoot_out.kick_on(state):
        end_shoot_out(state)


def end_shoot_out(state: State) -> None:
    """Write down a fixture that penalties have decided."""
    home, away = shoot_out.fixture_seat(state, 0), shoot_out.fixture_seat(state, 1)
    if state.narrate:
        narration.tell_shoot_out_over(state, home, away)
    write_down(state, home, away, state.kick_goals[home], state.kick_goals[away])
    settle(state)


def write_down(state: State, home: i64, away: i64, home_kicks: i64, away_kicks: i64) -> None:
    """Note the result of a fixture, and go on to the next."""
    result = (home, away, state.goals[home], state.goals[away], home_kicks, away_kicks)
    state.results = [*state.results, result]
    state.fixture_index += 1
    if state.narrate and state.rules.format == LEAGUE:
        narration.tell_table(state)


def end_round(state: State) -> None:
    """The last round ends the evening; after any other the market may open (12.1, 12.6)."""
    if state.round == state.rules.round_count - 1:
        end_evening(state)
    elif not state.rules.market or market.start(state):
        next_round(state)


def next_round(state: State) -> None:
    """The market, if there is one, is over."""
    state.round += 1
    start_round(state)


def end_evening(state: State) -> None:
    """Draw lots for those who are level in the final table of a league, and tell how it ended (11.5)."""
    if state.rules.format == LEAGUE and league.needs_lots(state.seats_by_number, state.results):
        state.lot_order = league.draw_level_seats(
            state.seats_by_number, state.results, state.next_rng("level-lot")
        )
    if state.narrate:
        narration.tell_end(state, outcome(state))
