"""Best 11 as a match: what can be decided at each question, and what each decision leads to."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.faults import Refusal
from tavolino.core.match import NO_PASS
from tavolino.core.observation import Row
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.best11 import card_places, observation, refusals, view
from tavolino.games.best11.engine import event_cards, guess, management, market, scout, turn
from tavolino.games.best11.engine.card_box import (
    ELEVEN,
    NOBODY,
    ON_MOVE,
    OTHER,
)
from tavolino.games.best11.engine.challenges import action, challenge
from tavolino.games.best11.engine.challenges.outcomes import (
    ASKED,
    FORCED,
    RESUME,
    SUCCEEDED,
    moves_from,
    moves_from_mask,
)
from tavolino.games.best11.engine.moves import (
    BETS,
    BUILD,
    BUY,
    DECK,
    LEAVE,
    MANAGER,
    MARKET,
    OWN,
    PASS,
    PLAY,
    RAISE_POINT,
    SHOW,
    TAKE,
    THEIR,
    TWO_CARDS,
    USE,
)
from tavolino.games.best11.engine.scoring import match_outcome
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_BET_ON,
    ASK_CARD,
    ASK_CHOOSE,
    ASK_DECK,
    ASK_DRAWN,
    ASK_JINX,
    ASK_MANAGER,
    ASK_MARKET,
    ASK_MOVE,
    ASK_OWN,
    ASK_REPLACE,
    ASK_REVIEW,
    ASK_SCOUT,
    ASK_SHOW,
    ASK_STEP,
    ASK_TARGET,
    ASK_THEIR,
    STADIUM_MILLIONS,
    UNUSED,
    State,
)

INTERRUPTIONS: Final = (ASK_SHOW, ASK_BET, ASK_DRAWN, ASK_JINX, ASK_REVIEW)


@mypyc_attr(free_list_len=1)  # a bot's searches make and drop one copy after the other
class Best11Match(State):
    """`apply` makes the move of the seat that is asked and goes on to the next question."""

    def copy(self) -> "Best11Match":
        return Best11Match(self.game, self.rules, self.seats, self.seed, False, self.chance, self)

    def choices(self, seat: i64) -> list[int]:
        return legal_moves(self, seat)

    def apply(self, seat: i64, move: i64) -> None:
        outcome = answer(self, seat, move)
        while outcome != ASKED:
            if outcome == FORCED:
                outcome = answer(self, self.to_act[0], self.forced_move)
            elif outcome == RESUME:
                outcome = event_cards.play_next_part(self)
                if outcome == RESUME:
                    outcome = turn.resume(self)
            else:
                outcome = challenge.end_half(self, outcome == SUCCEEDED)

    def passing_move(self) -> int:
        """An event card interrupts, and so does the card with immunity. Changing values is no interruption: there both
        bid in turn.
        """
        return PASS if self.asked in INTERRUPTIONS and self.awaited_seats else NO_PASS

    def refusal(self, seat: int, move: int) -> Refusal:
        return refusals.explain_refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        return view.build_view(self, seat)

    def observe(self, seat: i64, row: Row) -> None:
        observation.observe(self, seat, row)

    def redraw(self, seat: int, rng: Rng) -> None:
        guess.redraw_hidden(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return card_places.dump(self)

    @property
    def outcome(self) -> Outcome:
        return match_outcome(self)


# -- Choices


def legal_moves(state: State, seat: i64) -> list[int]:
    asked = state.asked
    if asked == ASK_MOVE:
        return move_choices(state, seat)
    if asked == ASK_STEP:
        return step_choices(state, seat)
    if asked >= ASK_SHOW:
        return challenge_choices(state, seat)
    if asked == ASK_MARKET:
        return management.market_choices(state, seat)
    if asked == ASK_OWN:
        return management.own_choices(state, seat)
    if asked == ASK_MANAGER:
        return management.manager_choices(state, seat)
    if asked == ASK_THEIR:
        return management.their_choices(state, seat)
    if asked == ASK_DECK:
        return moves_from_mask(DECK, scout.team_decks_left(state))
    if asked == ASK_SCOUT:
        return scout.scout_choices(state, seat)
    return discard_choices(state, seat)


def move_choices(state: State, seat: i64) -> list[int]:
    moves = [PASS]
    if state.money[seat] >= STADIUM_MILLIONS and not state.has_stadium(seat):
        moves.append(BUILD)
    if state.used_opportunity[seat] == UNUSED:
        management.add_uses(state, seat, moves)
    if state.may_buy(seat):
        market.add_purchases(state, seat, moves)
    event_cards.add_plays(state, seat, ON_MOVE, moves)
    return moves


def step_choices(state: State, seat: i64) -> list[int]:
    moves = [PASS]
    action.add_points(state, seat, moves)
    event_cards.add_plays(state, seat, action.window_moment(state, seat), moves)
    return moves


def challenge_choices(state: State, seat: i64) -> list[int]:
    asked = state.asked
    if asked == ASK_CHOOSE:
        return moves_from(OWN, action.pick_choices(state, seat))
    if asked == ASK_REPLACE:
        return moves_from(OWN, action.substitutes(state))
    if asked == ASK_TARGET:
        first = OWN if seat == state.acting else THEIR
        return moves_from(first, event_cards.targets(state))
    if asked == ASK_CARD:
        return TWO_CARDS
    if asked == ASK_BET_ON:
        return BETS
    moves = [PASS]
    if asked == ASK_SHOW and state.has_immunity(seat) and state.used_opportunity[seat] == UNUSED:
        moves.append(SHOW)
    event_cards.add_plays(state, seat, challenge.asked_moment(state, seat), moves)
    return moves


def discard_choices(state: State, seat: i64) -> list[int]:
    kinds, held = len(state.box.events), state.hand_kinds[seat]
    return [PLAY + kinds + kind for kind in range(kinds) if held >> kind & 1]


# -- Answers: each returns an outcome (outcomes.py)


def answer(state: State, seat: i64, move: i64) -> int:
    if move == PASS:
        return answer_pass(state)
    if move >= PLAY:
        return answer_event(state, seat, move - PLAY)
    if move >= RAISE_POINT:
        return action.buy_point(state, seat, (move - RAISE_POINT) % ELEVEN)
    if move >= OWN:
        return answer_footballer(state, seat, (move - OWN) % ELEVEN)
    if move >= BUY:
        return answer_market(state, seat, move)
    if move >= DECK:
        return scout.search_deck(state, seat, move - DECK, event_cards.part_in_play(state).amount)
    if move >= MANAGER:
        return management.name_manager(state, seat, move - MANAGER)
    if move >= USE:
        opportunity = move - USE
        return management.use_opportunity(state, seat, min(OTHER, opportunity))
    return answer_word(state, seat, move)


def answer_pass(state: State) -> int:
    asked = state.asked
    if asked == ASK_MOVE:
        return turn.end_move(state)
    if asked == ASK_STEP:
        return action.pass_step(state)
    if asked == ASK_JINX:
        return action.pass_jinx(state)
    if asked == ASK_BET:
        return challenge.pass_bet(state)
    if asked == ASK_DRAWN:
        return action.pass_drawn(state)
    if asked == ASK_SHOW:
        return challenge.accept(state)
    return challenge.pass_after_goal(state)


def answer_event(state: State, seat: i64, number: i64) -> int:
    kinds = len(state.box.events)
    if number < kinds:
        return event_cards.play_event(state, seat, number)
    return event_cards.discard_event(state, seat, number - kinds)


def answer_footballer(state: State, seat: i64, slot: i64) -> int:
    asked = state.asked
    if asked == ASK_CHOOSE:
        return action.choose_footballer(state, slot)
    if asked == ASK_REPLACE:
        return action.substitute(state, slot)
    if asked == ASK_TARGET:
        return event_cards.play_on_footballer(state, seat, slot)
    if asked == ASK_OWN:
        return management.choose_own(state, seat, slot)
    return management.choose_their(state, seat, slot)


def answer_market(state: State, seat: i64, move: i64) -> int:
    if move >= TAKE:
        return scout.end_scouting(state, seat, move - TAKE)
    if move >= MARKET:
        return management.choose_on_market(state, seat, move - MARKET)
    market.buy(state, seat, move - BUY)
    return management.ask_move(state, seat)


def answer_word(state: State, seat: i64, move: i64) -> int:
    if state.asked == ASK_CARD:
        return action.choose_card(state, seat, move)
    if state.asked == ASK_BET_ON:
        return challenge.bet(state, seat, move)
    if move == SHOW:
        return challenge.show_immunity(state, seat)
    if move == LEAVE:
        return scout.end_scouting(state, seat, NOBODY)
    return turn.build_stadium(state, seat)
