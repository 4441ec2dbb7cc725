"""The shoot-out, and the end of a match (section 11)."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.counts import list_cards, with_one_more, zeros
from tavolino.games.champions101.cards import KINDS, NAMES
from tavolino.games.champions101.engine.state import ASK_STRIKE, SHOOT_OUT, SHOOT_OUT_HAND_SIZE, State

SHOOT_OUT_ROUNDS: Final[i64] = 5
MAX_SHOOT_OUT_ROUNDS: Final[i64] = 100


def start_shoot_out(match: State) -> None:
    match.period = SHOOT_OUT
    match.starter = match.next_rng("shoot-out-starter").below(2)
    match.lay_out(match.rules.shoot_out_deck)
    deal_hands(match, match.starter, SHOOT_OUT_HAND_SIZE)
    if match.narrate:
        match.tell("shoot-out", {"seat": match.starter})
    start_round(match)


def deal_hands(match: State, first: i64, n: i64) -> None:
    """n cards each, one at a time."""
    for _card in range(n):
        match.take(first)
        match.take(1 - first)


def start_round(match: State) -> None:
    match.turned_card = draw_card(match)
    first = (match.starter + match.kicks_taken // 2) % 2
    if match.narrate:
        match.tell("turn-up", {"round": match.kicks_taken // 2 + 1, "card": NAMES[match.turned_card]})
    ask_strike(match, first)


def ask_strike(match: State, seat: i64) -> None:
    match.ball = seat
    match.ask(ASK_STRIKE, seat)


def strike(match: State, seat: i64, kind: i64) -> None:
    is_goal = kind == match.turned_card ^ 1  # the other kind of the same colour (11.3)
    match.give_up(seat, kind)
    match.kicked_cards = [*match.kicked_cards, kind]
    if is_goal:
        match.shoot_out_goals = with_one_more(match.shoot_out_goals, seat)
    match.kicks_taken += 1
    match.kick_history = [*match.kick_history, 2 * kind + is_goal]
    if match.narrate:
        tell_strike(match, seat, kind, is_goal)
    card = draw_card(match)
    match.hand[seat * KINDS + card] += 1
    match.hand_sizes[seat] += 1
    if match.narrate:
        match.tell("draw", {"seat": seat, "n": 1}, {"cards": [NAMES[card]]}, (seat,))
    end_strike(match, seat)


def tell_strike(match: State, seat: i64, kind: i64, is_goal: bool) -> None:
    score: dict[str, int | str | list[str]] = {
        "home": match.shoot_out_goals[0],
        "away": match.shoot_out_goals[1],
    }
    how = "strike-goal" if is_goal else "strike-saved"
    match.tell(how, {"seat": seat, "other": 1 - seat, "card": NAMES[kind], **score})


def end_strike(match: State, seat: i64) -> None:
    if match.kicks_taken % 2:
        ask_strike(match, 1 - seat)
        return
    clear_round(match)
    is_level = match.shoot_out_goals[0] == match.shoot_out_goals[1]
    if is_level and match.kicks_taken >= 2 * MAX_SHOOT_OUT_ROUNDS:
        draw_lots(match)
    elif is_level or match.kicks_taken < 2 * SHOOT_OUT_ROUNDS:
        start_round(match)
    else:
        end_match(match)


def draw_lots(match: State) -> None:
    """Nobody can be parted: the lot gives one of the two a last goal (11.11)."""
    seat = match.next_rng("last-lot").below(2)
    match.shoot_out_goals = with_one_more(match.shoot_out_goals, seat)
    if match.narrate:
        match.tell("lot", {"seat": seat, "rounds": MAX_SHOOT_OUT_ROUNDS})
    end_match(match)


def clear_round(match: State) -> None:
    """The cards of a finished round can be shuffled when the deck runs out."""
    match.out_of_game[match.turned_card] += 1
    for kind in match.kicked_cards:
        match.out_of_game[kind] += 1
    match.kicked_cards = []


def draw_card(match: State) -> i64:
    """The next card. If the deck is empty, the cards of finished rounds are shuffled (11.10)."""
    if match.cards_left() == 0:
        match.new_deck(list_cards(match.out_of_game, 0, KINDS), "shoot-out-deck")
        match.out_of_game = zeros(KINDS)
        match.hidden.note_all_known(match.hand)
    return match.pop()


def end_match(match: State) -> None:
    match.awaited_seats = 0
    if match.narrate:
        match.tell("end", {"home": match.goals[0], "away": match.goals[1], "how": match.outcome.reason})
