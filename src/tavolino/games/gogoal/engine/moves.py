"""The table of moves, and precomputed lists of choices."""

from itertools import combinations_with_replacement, product
from typing import Final

from mypy_extensions import i64

from tavolino.core.moves import Move, MoveTable
from tavolino.games.gogoal.cards import ACTIONS, DECK_NAMES, GOAL, NAMES, NO, ROLES, SYMBOLS, YELLOW

MAX_SEATS: Final[i64] = 6

FIELD: Final[i64] = 0  # field X Y Z: one of TRIOS
PLAY: Final[i64] = FIELD + 20  # play X
SUB: Final[i64] = PLAY + 4  # sub X Y, X for Y: SUB + 4 * x + y
ATTACK: Final[i64] = SUB + 16  # attack CARD SEAT: ATTACK + 6 * card + seat, cards counted from GOAL
SHOW: Final[i64] = ATTACK + 24  # show CARD SEAT FOOTBALLER: SHOW + 24 * (RED?) + 4 * seat + footballer
DISCARD: Final[i64] = SHOW + 48  # discard CARD, counted from GOAL (player cards can always be played)
LET: Final[i64] = DISCARD + 9
ANSWER: Final[i64] = LET + 1  # answer CARD, counted from NO
BRING: Final[i64] = ANSWER + 3  # bring X: the replacement after a YELLOW
SHOOT: Final[i64] = BRING + 4
DIVE: Final[i64] = SHOOT + 3
DRAW: Final[i64] = DIVE + 3  # draw DECK

TRIOS: Final = list(combinations_with_replacement(range(ROLES), 3))


def build_moves() -> MoveTable:
    players = NAMES[:ROLES]
    seats = [str(seat) for seat in range(MAX_SEATS)]
    moves = [Move("field", tuple(NAMES[kind] for kind in trio)) for trio in TRIOS]
    moves += [Move("play", (x,)) for x in players]
    moves += [Move("sub", (x, y)) for x, y in product(players, players)]
    moves += [Move("attack", (card, seat)) for card, seat in product(NAMES[GOAL:YELLOW], seats)]
    moves += [Move("show", at) for at in product(NAMES[YELLOW:NO], seats, players)]
    moves += [Move("discard", (card,)) for card in NAMES[GOAL:]]
    moves += [Move("let"), *(Move("answer", (card,)) for card in NAMES[NO:])]
    moves += [Move("bring", (x,)) for x in players]
    moves += [Move(how, (symbol,)) for how, symbol in product(("shoot", "dive"), SYMBOLS)]
    moves += [Move("draw", (deck,)) for deck in DECK_NAMES]
    return MoveTable(moves)


MOVES: Final = build_moves()


def mask_members(mask: int, n: int) -> list[int]:
    """The members of a mask of n bits."""
    return [member for member in range(n) if mask >> member & 1]


def moves_by_mask(base: int, n: int) -> list[list[int]]:
    """By mask of n things in a row: the moves from `base` on that name them."""
    return [[base + member for member in mask_members(mask, n)] for mask in range(1 << n)]


def is_in_hand(trio: tuple[int, ...], hand: tuple[int, ...]) -> bool:
    return all(trio.count(kind) <= hand[kind] for kind in range(ROLES))


FIELD_CHOICES: Final = [
    [FIELD + at for at, trio in enumerate(TRIOS) if is_in_hand(trio, hand[::-1])]
    for hand in product(range(4), repeat=ROLES)
]
"""By the player cards in the hand, at most 3 of each, as digits of base 4, first kind lowest."""
PLAY_CHOICES: Final = moves_by_mask(PLAY, ROLES)
SUB_CHOICES: Final = [
    [SUB + ROLES * x + y for x in mask_members(hand, ROLES) for y in mask_members(team, ROLES)]
    for hand, team in product(range(16), repeat=2)
]
SUB_ANY_CHOICES: Final = [
    [SUB + ROLES * x + y for x in mask_members(hand, ROLES) for y in mask_members(team | 1 << x, ROLES)]
    for hand, team in product(range(16), repeat=2)
]
"""By 16 * (mask of player cards in the hand) + (mask of those in the team)."""
ATTACK_CHOICES: Final = [
    moves for card in range(4) for moves in moves_by_mask(ATTACK + MAX_SEATS * card, MAX_SEATS)
]
"""By 64 * card + mask of the seats it may be played against."""
SHOW_CHOICES: Final = [
    moves for at in range(2 * MAX_SEATS) for moves in moves_by_mask(SHOW + ROLES * at, ROLES)
]
"""By 16 * (6 * (RED?) + seat) + mask of the footballers in that seat's team."""
DISCARD_CHOICES: Final = moves_by_mask(DISCARD, ACTIONS)
ANSWER_CHOICES: Final = [[LET, *moves] for moves in moves_by_mask(ANSWER, 3)]
BRING_CHOICES: Final = moves_by_mask(BRING, ROLES)
SHOOT_CHOICES: Final = [SHOOT, SHOOT + 1, SHOOT + 2]
DIVE_CHOICES: Final = [DIVE, DIVE + 1, DIVE + 2]
DRAW_CHOICES: Final = moves_by_mask(DRAW, 2)
