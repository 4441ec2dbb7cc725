"""Explains why a move is refused, and names the article that says so."""

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.games.best11.engine import market
from tavolino.games.best11.engine.card_box import (
    CAPTAIN,
    CHALLENGE,
    COACH,
    ELEVEN,
    EXCHANGE_COACH,
    EXCHANGE_FOOTBALLER,
    FIND,
    FREE_COACH,
    FREE_FOOTBALLER,
    LOOK,
    NOBODY,
    ON_MOVE,
    OTHER,
    PEACE,
    POACH,
    RAISE,
    SWAP,
)
from tavolino.games.best11.engine.challenges import action, challenge
from tavolino.games.best11.engine.challenges.challenge import asked_moment
from tavolino.games.best11.engine.moves import (
    BUY,
    DECK,
    LOWER_POINT,
    MANAGER,
    MARKET,
    OWN,
    PLAY,
    TAKE,
    THEIR,
    USE,
)
from tavolino.games.best11.engine.moves import RAISE_POINT as RAISE_MOVE
from tavolino.games.best11.engine.state import (
    ASK_CHOOSE,
    ASK_JINX,
    ASK_MOVE,
    ASK_REPLACE,
    ASK_STEP,
    ASK_TARGET,
    FOR_CHALLENGE,
    FOR_PEACE,
    FOR_SWAP,
    MIN_CHALLENGE_FOOTBALLERS,
    STADIUM_MILLIONS,
    UNUSED,
    State,
)

WORD_KINDS = ("pass", "build", "show", "leave", "card", "card", "bet-on", "bet-on")
"""The kinds of the moves before USE."""
FIRST_MOVES = (
    (USE, "use"),
    (MANAGER, "manager"),
    (DECK, "deck"),
    (BUY, "buy"),
    (MARKET, "market"),
    (TAKE, "take"),
    (OWN, "own"),
    (THEIR, "their"),
    (RAISE_MOVE, "raise"),
    (LOWER_POINT, "lower"),
    (PLAY, "play"),
)
"""The first move of each other kind."""
QUESTIONS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("asked-move", "4.8", ("build", "use", "buy", "play")),
    ("asked-market", "6.17", ("market",)),
    ("asked-own", "6.17", ("own",)),
    ("asked-manager", "8.2", ("manager",)),
    ("asked-their", "6.15", ("their",)),
    ("asked-deck", "14.13", ("deck",)),
    ("asked-scout", "14.13", ("take",)),
    ("asked-discard", "11.9", ("discard",)),
    ("asked-show", "7.6", ("show", "play")),
    ("asked-bet", "14.8", ("play",)),
    ("asked-bet-on", "14.8", ()),
    ("asked-card", "6.11", ()),
    ("asked-drawn", "11.3", ("play",)),
    ("asked-choose", "8.8", ("own",)),
    ("asked-jinx", "9.9", ("play",)),
    ("asked-step", "9.7", ("raise", "lower", "play")),
    ("asked-target", "9.4", ("own", "their")),
    ("asked-replace", "13.10", ("own",)),
    ("asked-review", "11.3", ("play",)),
)
"""By question (ASK_...): the text and the article of the refusal, and the kinds of moves that can answer it."""


def explain_refusal(state: State, seat: int, move: int) -> Refusal:
    kind = move_kind(state, move)
    key, article, answers = QUESTIONS[state.asked]
    if kind not in answers:
        return refuse("no-discard-now", "11.9") if kind == "discard" else refuse(key, article)
    if kind == "use":
        return refuse_use(state, seat, move - USE)
    if kind == "buy":
        return refuse_purchase(state, seat, market_card(state, move - BUY))
    if kind == "take":
        looked = state.scouted
        return refuse_card(state, seat, looked[move - TAKE] if move - TAKE < len(looked) else NOBODY)
    if kind == "market":
        return refuse_market(state, seat, market_card(state, move - MARKET))
    if kind == "manager":
        return refuse_manager(state, seat, move - MANAGER)
    if kind in ("own", "their"):
        return refuse_footballer(state, seat, (move - OWN) % ELEVEN, kind == "own")
    if kind in ("raise", "lower"):
        return refuse_point(state, seat, (move - RAISE_MOVE) % ELEVEN, kind == "raise")
    if kind == "play":
        return refuse_event(state, seat, move - PLAY)
    return refuse_word(state, seat, kind)


def move_kind(state: State, move: int) -> str:
    if move < USE:
        return WORD_KINDS[move]
    if move >= PLAY + len(state.box.events):
        return "discard"
    return next(kind for first, kind in reversed(FIRST_MOVES) if move >= first)


def market_card(state: State, place: int) -> int:
    return state.market[place] if place < len(state.market) else NOBODY


def refuse_word(state: State, seat: int, kind: str) -> Refusal:
    """Refusals that need nothing but the kind of the move."""
    if kind == "build":
        built = state.stadiums >> seat & 1
        return (
            refuse("built", "4.10") if built else refuse("no-money-to-build", "4.10", price=STADIUM_MILLIONS)
        )
    if kind == "show":
        return refuse("no-immunity", "7.6")
    if kind == "discard":
        return refuse("not-in-hand", "11.9")
    return refuse("no-such-deck", "14.13")


# -- Management cards


def refuse_use(state: State, seat: int, opportunity: int) -> Refusal:
    if state.used_opportunity[seat] != UNUSED:
        return refuse("card-used", "6.2")
    if opportunity == CHALLENGE:
        return refuse_challenge(state, seat)
    other = state.box.management[state.management[seat]].other
    if opportunity != OTHER + other:
        return refuse("not-on-card", "6.1")
    if other in (FREE_FOOTBALLER, FREE_COACH, POACH) and state.cards_bought[seat]:
        return refuse("bought-already", "6.13")
    if other == FREE_COACH:
        return refuse("has-coach", "5.3") if state.coach[seat] != NOBODY else refuse("no-coach-there", "6.1")
    if other == CAPTAIN:
        return refuse("has-captain", "7.2") if state.footballers[seat] else refuse("no-footballer", "7.1")
    if other == EXCHANGE_COACH:
        return refuse("no-coach" if state.coach[seat] == NOBODY else "no-coach-to-have", "6.17")
    return refuse(*NOTHING_TO_USE[other])


NOTHING_TO_USE = {
    FREE_FOOTBALLER: ("nobody-fits", "3.3"),
    POACH: ("nobody-to-poach", "6.15"),
    EXCHANGE_FOOTBALLER: ("nobody-to-exchange", "6.19"),
}


def refuse_challenge(state: State, seat: int) -> Refusal:
    if state.footballers[seat] < MIN_CHALLENGE_FOOTBALLERS:
        return refuse("too-few", "8.1", squad=MIN_CHALLENGE_FOOTBALLERS)
    rivals = [
        other
        for other in range(state.seats)
        if other != seat and state.footballers[other] >= MIN_CHALLENGE_FOOTBALLERS
    ]
    if not rivals:
        return refuse("rivals-too-few", "8.1", squad=MIN_CHALLENGE_FOOTBALLERS)
    return refuse_rival(state, seat, rivals[0])


def refuse_rival(state: State, seat: int, other: int) -> Refusal:
    """Why this manager can't be challenged."""
    if state.footballers[other] < MIN_CHALLENGE_FOOTBALLERS:
        return refuse("rivals-too-few", "8.1", squad=MIN_CHALLENGE_FOOTBALLERS)
    if state.is_immune(other):
        return refuse("immune", "7.7")
    return refuse("twinned", "12.7") if challenge.is_safe(state, seat, other) else refuse("fixture", "14.11")


def refuse_manager(state: State, seat: int, other: int) -> Refusal:
    if other == seat or other >= state.seats:
        return refuse("another-manager", "8.2", last=state.seats - 1)
    if state.question_purpose == FOR_CHALLENGE:
        return refuse_rival(state, seat, other)
    if state.question_purpose == FOR_PEACE:
        return refuse("peace-returned", "12.8")
    return (
        refuse("uneven", "14.7") if state.question_purpose == FOR_SWAP else refuse("nobody-to-poach", "6.15")
    )


# -- Team cards


def refuse_purchase(state: State, seat: int, card: int) -> Refusal:
    if card != NOBODY and not state.may_buy(seat):
        return refuse("one-a-turn", "5.1")
    return refuse_card(state, seat, card)


def refuse_card(state: State, seat: int, card: int) -> Refusal:
    """Why a card can't be had for its price."""
    if card == NOBODY or not state.fits(seat, card):
        return refuse_place(state, card)
    return refuse("too-dear", "5.2", price=state.price(seat, card), money=state.money[seat])


def refuse_place(state: State, card: int) -> Refusal:
    if card == NOBODY:
        return refuse("nobody-there", "5.4")
    return refuse("has-coach", "5.3") if state.box.role[card] == COACH else refuse("no-room", "3.3")


def refuse_market(state: State, seat: int, card: int) -> Refusal:
    wants_coach = state.question_purpose in (FREE_COACH, EXCHANGE_COACH)
    if card != NOBODY and (state.box.role[card] == COACH) != wants_coach:
        return refuse("wants-coach" if wants_coach else "wants-footballer", "6.1")
    if state.question_purpose not in (EXCHANGE_COACH, EXCHANGE_FOOTBALLER) or card == NOBODY:
        return refuse_place(state, card)
    at = seat * ELEVEN + state.picked_slot
    out = state.coach[seat] if wants_coach else state.team[at]
    price = market.exchange_price(state, seat, out, card)
    if price > state.money[seat]:
        return refuse("too-dear", "6.17", price=price, money=state.money[seat])
    return refuse("no-room", "6.19")


# -- Footballers


def refuse_footballer(state: State, seat: int, slot: int, own: bool) -> Refusal:
    if state.asked in (ASK_CHOOSE, ASK_REPLACE):
        return refuse_choice(state, seat, slot)
    if state.asked == ASK_TARGET:
        return refuse_target(state, seat, slot, own)
    owner = seat if own else state.named_manager
    if state.team[owner * ELEVEN + slot] == NOBODY:
        return refuse("empty-shirt", "3.4", number=slot + 1)
    if state.question_purpose == FOR_SWAP:
        return refuse("captain-stays" if state.captain[owner] == slot else "uneven", "14.7")
    return refuse("nobody-to-exchange", "6.19") if own else refuse_poach(state, seat, slot)


def refuse_poach(state: State, seat: int, slot: int) -> Refusal:
    owner = state.named_manager
    if not state.fits(seat, state.team[owner * ELEVEN + slot]):
        return refuse("no-room", "3.3")
    article = "7.4" if state.captain[owner] == slot else "6.15"
    price = 2 * state.footballer_value(owner, slot)
    return refuse("too-dear", article, price=price, money=state.money[seat])


def refuse_choice(state: State, seat: int, slot: int) -> Refusal:
    """A footballer who can't go into the action."""
    card = state.team[seat * ELEVEN + slot]
    if card == NOBODY:
        return refuse("empty-shirt", "8.7", number=slot + 1)
    if card in state.sent_off:
        return refuse("is-sent-off", "13.9")
    if slot in state.chosen:
        return refuse("in-action", "8.8")
    if state.asked == ASK_REPLACE:
        return refuse("not-his-role", "13.10")
    wanted = state.box.halves[state.half].roles[len(state.chosen)]
    if wanted >> state.box.role[card] & 1:
        return refuse("lower-shirt-first", "8.5")
    return refuse("wrong-role", "8.7")


def refuse_target(state: State, seat: int, slot: int, own: bool) -> Refusal:
    if own != (seat == state.acting) or slot not in state.chosen:
        return refuse("not-in-action", "9.4")
    return refuse("value-too-high", "13.4")


def refuse_point(state: State, seat: int, slot: int, raises: bool) -> Refusal:
    if raises != (seat == state.acting):
        return refuse("you-lower" if raises else "you-raise", "9.5")
    article = "9.2" if raises else "9.3"
    if slot not in state.chosen:
        return refuse("not-in-action", article)
    if state.money[seat] < action.point_price(state, seat):
        return refuse("too-dear", article, price=action.point_price(state, seat), money=state.money[seat])
    return refuse("at-zero", "9.10")


# -- Event cards


def refuse_event(state: State, seat: int, kind: int) -> Refusal:
    event = state.box.events[kind]
    if not state.hand[seat * len(state.box.events) + kind]:
        return refuse("not-in-hand", "11.3")
    if event.moments >> event_moment(state, seat) & 1 and event.verb != RAISE:
        return refuse_effect(state, seat, kind)
    if event.is_white:
        return refuse("white-on-move", "11.5")
    if state.asked == ASK_STEP and event.verb == RAISE and seat == state.acting:
        return refuse("value-too-high", "13.4")
    if state.asked == ASK_STEP:
        return refuse("not-while-changing", "11.4")
    return refuse("asked-jinx", "9.9") if state.asked == ASK_JINX else refuse("not-now", "11.3")


def event_moment(state: State, seat: int) -> int:
    """The moment for event cards at this question."""
    if state.asked == ASK_MOVE:
        return ON_MOVE
    return action.window_moment(state, seat) if state.asked == ASK_STEP else asked_moment(state, seat)


def refuse_effect(state: State, seat: int, kind: int) -> Refusal:
    """It is the card's moment, but there is nothing to act on."""
    verb = state.box.events[kind].verb
    if state.box.events[kind].alone and state.events_in_front[seat * len(state.box.events) + kind]:
        return refuse("second-tactics", "12.6")
    if verb == PEACE:
        return refuse("peace-returned", "12.8")
    if verb == SWAP:
        return refuse("uneven", "14.7")
    if verb == LOOK and not state.may_buy(seat):
        return refuse("scout-buys", "14.14")
    return refuse("deck-empty", "14.5" if verb == FIND else "14.13")


def refuse(key: str, article: str, **values: TextValue) -> Refusal:
    return Refusal(key, "best11", article, **values)
