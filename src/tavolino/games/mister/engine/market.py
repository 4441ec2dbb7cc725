"""The market between the rounds (section 12 of the rules)."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.mister import narration
from tavolino.games.mister.engine.result import fixture_loser, fixture_winner
from tavolino.games.mister.engine.state import ASK_MARKET, NOBODY, State, replace_value

WINNER_VISITS: Final = 2


def start(state: State) -> bool:
    """Let the managers of the round draw, winners twice. True if nobody can: the market is over (12.3 to 12.5)."""
    queue: list[int] = []
    for result in state.results[-2:]:
        winner = fixture_winner(result)
        if winner == NOBODY:
            queue += [result[0], result[1]]
        else:
            queue += [winner] * WINNER_VISITS + [fixture_loser(result)]
    state.market_queue = queue
    if state.narrate:
        narration.tell_market_opens(state)
    return ask_next(state)


def ask_next(state: State) -> bool:
    """Turn up a free agent for the next in the queue. True if there is nobody left in either (12.6)."""
    if not state.market_queue or not state.free_agents:
        return True
    seat = state.market_queue[0]
    state.market_queue = state.market_queue[1:]
    state.turned_card = state.free_agents[0]
    state.free_agents = state.free_agents[1:]
    state.unseen_free_agents = max(0, state.unseen_free_agents - 1)
    if state.narrate:
        narration.tell_turned_up(state, seat)
    state.ask(ASK_MARKET, seat)
    return False


def legal_moves(state: State, seat: i64) -> list[int]:
    """Whom he can be swapped for, and to refuse him: a goalkeeper is swapped only for a goalkeeper (12.9)."""
    refuse = state.rules.move_numbers.refuse
    if state.rules.footballers.is_keeper[state.turned_card]:
        return [state.keepers[seat], refuse]
    return [*sorted(state.squads[seat]), refuse]


def visit(state: State, seat: i64, move: i64) -> bool:
    """Swap or refuse: either way one card goes to the bottom. True when the market is over (12.7, 12.8)."""
    refuses = move == state.rules.move_numbers.refuse
    leaver = state.turned_card if refuses else move
    if not refuses:
        swap(state, seat, move)
    state.free_agents = [*state.free_agents, leaver]
    if state.narrate:
        narration.tell_visit(state, seat, leaver)
    state.turned_card = NOBODY
    return ask_next(state)


def swap(state: State, seat: i64, leaver: i64) -> None:
    """Take the footballer turned up into the squad, in the place of another."""
    if state.rules.footballers.is_keeper[leaver]:
        state.keepers = replace_value(state.keepers, seat, state.turned_card)
    else:
        squad = state.squads[seat]
        state.squads[seat] = replace_value(squad, squad.index(leaver), state.turned_card)
