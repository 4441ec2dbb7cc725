"""Why a champion makes a move, for a hint: the figures that decide it."""

from tavolino.core.game import MoveReason
from tavolino.games.mister.bot.knowledge import BotMemory, cards_left
from tavolino.games.mister.engine import draft
from tavolino.games.mister.engine.footballers import ELEVEN, LETTER_COUNT, POSITIONS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.shoot_out import SET_PIECES_LETTER
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    SQUAD_OUTFIELDERS,
)


def move_reason(match: MisterMatch, seat: int, move: int, memory: BotMemory) -> MoveReason:
    """By what is asked."""
    if match.asked == ASK_DRAFT:
        return draft_reason(match, seat, move, memory)
    if match.asked in (ASK_SHOT, ASK_KICK):
        return shot_reason(match)
    if match.asked == ASK_LINE_UP:
        return MoveReason("why-line-up", {})
    if match.asked == ASK_MARKET:
        return MoveReason("why-refuse" if move == match.rules.move_numbers.refuse else "why-swap", {})
    if match.asked == ASK_LEAVER:
        return MoveReason("why-leaver", {"cards": len(cards_left(match))})
    if match.asked == ASK_SUBSTITUTE:
        position = POSITIONS[match.vacated_place % ELEVEN]
        return MoveReason("why-substitute", {"cards": len(cards_left(match)), "position": position})
    ability = match.rules.footballers.ability
    return MoveReason("why-taker", {"n": ability[move * LETTER_COUNT + SET_PIECES_LETTER]})


def draft_reason(match: MisterMatch, seat: int, move: int, memory: BotMemory) -> MoveReason:
    """How many of those to come would suit the squad better, and how many it still takes."""
    to_come = match.deck[match.cards_drawn :]
    if match.times_shuffled < match.rules.draft_passes:
        to_come = to_come + draft.discards(match)
    is_keeper = match.rules.footballers.is_keeper[match.turned_card]
    places = 1 if is_keeper else SQUAD_OUTFIELDERS - len(match.squads[seat])
    key = "why-sign" if move == match.rules.move_numbers.sign else "why-discard"
    better = memory.buyer.count_better(match, seat, to_come)
    return MoveReason(key, {"better": better, "cards": len(to_come), "places": places})


def shot_reason(match: MisterMatch) -> MoveReason:
    """The guess decides only at a margin of 0 (5.11)."""
    if match.margin == 0:
        return MoveReason("why-guess", {})
    return MoveReason("why-goal" if match.margin > 0 else "why-saved", {})
