"""The scout: looks at the top cards of a team deck, and may bring one of them (14.13, 14.14)."""

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.challenges.outcomes import ASKED, RESUME
from tavolino.games.best11.engine.decks import put_under, turn_up
from tavolino.games.best11.engine.market import purchase
from tavolino.games.best11.engine.moves import LEAVE, TAKE
from tavolino.games.best11.engine.state import ASK_DECK, ASK_SCOUT, State


def team_decks_left(state: State) -> int:
    """The mask of the clubs that have team cards left in their deck."""
    mask: i64 = 0
    for club in range(state.rules.clubs):
        if state.cards_left(club):
            mask |= 1 << club
    return mask


def send_scout(state: State, seat: i64, cards: i64) -> int:
    """Ask for a team deck, where there is a choice, and look at so many of its cards."""
    decks = team_decks_left(state)
    if decks & decks - 1:
        state.ask(ASK_DECK, seat)
        return ASKED
    return search_deck(state, seat, decks.bit_length() - 1, cards)


def search_deck(state: State, seat: i64, club: i64, cards: i64) -> int:
    n = min(cards, state.cards_left(club))
    state.scouted = [turn_up(state, club) for _ in range(n)]
    state.scouted_club = club
    if state.narrate:
        narration.tell_scouting(state, seat)
    state.ask(ASK_SCOUT, seat)
    return ASKED


def scout_choices(state: State, seat: i64) -> list[int]:
    moves = [LEAVE]
    for at in range(len(state.scouted)):
        card = state.scouted[at]
        if state.fits(seat, card) and state.price(seat, card) <= state.money[seat]:
            moves.append(TAKE + at)
    return moves


def end_scouting(state: State, seat: i64, taken: int) -> int:
    """Buy one of the cards found, or (NOBODY) none; the scout remembers where the others went."""
    club = state.scouted_club
    first = state.deck_position[club] - len(state.scouted)
    knowers = state.card_knowers[club][first : state.deck_position[club]]
    for at in range(len(state.scouted)):
        if at != taken:
            card = state.scouted[at] - state.box.first_card[club]
            put_under(state, club, card, knowers[at] | 1 << seat)
    bought = NOBODY if taken == NOBODY else state.scouted[taken]
    state.scouted = []
    if bought != NOBODY:
        purchase(state, seat, bought)
    elif state.narrate:
        narration.tell_scout_leaves(state, seat)
    return RESUME
