"""The draft: cards are turned one by one, and signed or discarded (section 2 of the rules)."""

from mypy_extensions import i64

from tavolino.games.mister import narration
from tavolino.games.mister.engine.state import ASK_DRAFT, NOBODY, SQUAD_OUTFIELDERS, State, replace_value


def start(state: State) -> None:
    """Shuffle all footballers, choose who begins and turn up the first card (2.1, 2.2)."""
    state.buyer = state.rules.first_buyer
    if state.buyer == NOBODY:
        state.buyer = state.next_rng("first-buyer").below(state.seats)
    state.shuffle_into_deck(list(range(state.rules.footballers.size)), "draft")
    if state.narrate:
        narration.tell_draft_begins(state)
    turn_up(state)


def turn_up(state: State) -> None:
    """Turn up the next footballer and ask the buyer; an empty deck is made of the discards first (2.9)."""
    if state.cards_drawn == len(state.deck):
        state.shuffle_into_deck(discards(state), "draft")
        if state.narrate:
            narration.tell_deck_remade(state)
    state.turned_card = state.deck[state.cards_drawn]
    state.cards_drawn += 1
    if state.narrate:
        narration.tell_turned_up(state, state.buyer)
    state.ask(ASK_DRAFT, state.buyer)


def discards(state: State) -> list[int]:
    """The footballers that have been turned and that nobody has signed."""
    signed = set(state.keepers)
    for squad in state.squads:
        signed.update(squad)
    signed.add(state.turned_card)
    return [f for f in state.deck[: state.cards_drawn] if f not in signed]


def legal_moves(state: State, seat: i64) -> list[int]:
    """Sign, discard, or both."""
    numbers = state.rules.move_numbers
    if not may_sign(state, seat, state.turned_card):
        return numbers.only_discard
    return numbers.only_sign if must_sign(state) else numbers.sign_or_discard


def may_sign(state: State, seat: i64, footballer: i64) -> bool:
    """A squad has exactly one goalkeeper and exactly 14 others (2.5, 2.6)."""
    if state.rules.footballers.is_keeper[footballer]:
        return state.keepers[seat] == NOBODY
    return len(state.squads[seat]) < SQUAD_OUTFIELDERS


def must_sign(state: State) -> bool:
    """The last one still buying, and everyone in a late pass, takes what comes (2.8, 2.10)."""
    return state.times_shuffled > state.rules.draft_passes or is_last_buyer(state)


def is_last_buyer(state: State) -> bool:
    """Are all squads complete but that of the buyer?"""
    return not any(is_buying(state, seat) for seat in range(state.seats) if seat != state.buyer)


def is_buying(state: State, seat: i64) -> bool:
    """Does the squad still lack somebody?"""
    return len(state.squads[seat]) < SQUAD_OUTFIELDERS or state.keepers[seat] == NOBODY


def decide(state: State, seat: i64, move: i64) -> bool:
    """Sign or discard the footballer turned up, and turn up the next. True when all squads are complete (2.12)."""
    signs = move == state.rules.move_numbers.sign
    if signs:
        sign(state, seat, state.turned_card)
    if state.narrate:
        narration.tell_decision(state, seat, signs)
    state.turned_card = NOBODY
    if not find_buyer(state, seat):
        return True
    turn_up(state)
    return False


def sign(state: State, seat: i64, footballer: i64) -> None:
    """Put a footballer into a squad."""
    if state.rules.footballers.is_keeper[footballer]:
        state.keepers = replace_value(state.keepers, seat, footballer)
    else:
        state.squads[seat] = [*state.squads[seat], footballer]


def find_buyer(state: State, seat: i64) -> bool:
    """Make the next one clockwise who still buys the buyer; False when all squads are complete (2.7, 2.12)."""
    seats: i64 = state.seats
    for _ in range(seats):
        seat = (seat + 1) % seats
        if is_buying(state, seat):
            state.buyer = seat
            return True
    return False
