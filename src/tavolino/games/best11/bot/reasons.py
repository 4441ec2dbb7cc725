"""Why a champion makes a move, for a hint: the figures that decide it, in the words of the game."""

from typing import Final

from tavolino.core.game import MoveReason
from tavolino.core.language.texts import TextValue
from tavolino.games.best11.bot.challenge_choice import ChallengeChoice
from tavolino.games.best11.bot.challenge_odds import SURE_PERCENT, Squad, defence_chance, goal_chance
from tavolino.games.best11.bot.team_value import TeamValue
from tavolino.games.best11.engine.card_box import CHALLENGE, COACH, EVENTS, MONEY, NOBODY, OTHER
from tavolino.games.best11.engine.challenges import action_values, challenge
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.moves import (
    BUILD,
    BUY,
    FIRST,
    GOAL,
    LOWER_POINT,
    MANAGER,
    MARKET,
    NO_GOAL,
    OWN,
    PASS,
    PLAY,
    RAISE_POINT,
    SECOND,
    SHOW,
    TAKE,
    THEIR,
    USE,
)
from tavolino.games.best11.engine.scoring import DISLIKED_POINTS, LIKED_POINTS, STADIUM_POINTS
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_CHOOSE,
    ASK_DISCARD,
    ASK_MOVE,
    ASK_REPLACE,
    ASK_SCOUT,
    ASK_STEP,
    FOR_CHALLENGE,
    STADIUM_MILLIONS,
)

WHY_USE: Final = {MONEY: "why-money", EVENTS: "why-events", OTHER: "why-other"}


def move_reason(match: Best11Match, seat: int, move: int) -> MoveReason | None:
    """By the kind of the move; nothing where the cards on the table say it all."""
    if match.asked == ASK_DISCARD:
        return MoveReason("why-discard", {})
    if move >= PLAY:
        return card_reason(match, seat)
    if move >= RAISE_POINT:
        return point_reason(match, seat, move < LOWER_POINT)
    if move >= OWN:
        return footballer_reason(match, seat, move)
    if move >= TAKE:
        return purchase_reason(match, seat, match.scouted[move - TAKE])
    if move >= BUY:
        return purchase_reason(match, seat, match.market[(move - BUY) % (MARKET - BUY)])
    if move >= MANAGER:
        return rival_reason(match, seat, move - MANAGER)
    return use_reason(match, seat, move - USE) if move >= USE else word_reason(match, seat, move)


# -- The market and the management card


def purchase_reason(match: Best11Match, seat: int, card: int) -> MoveReason | None:
    """What he brings for what he costs, and what is left."""
    if card == NOBODY:
        return None
    price = match.price(seat, card) if match.asked in (ASK_MOVE, ASK_SCOUT) else 0
    points = match.box.value[card]
    if match.box.role[card] == COACH:
        formation = match.formation[seat]
        points += LIKED_POINTS if match.box.likes[card] >> formation & 1 else 0
        points += DISLIKED_POINTS if match.box.dislikes[card] >> formation & 1 else 0
    values: dict[str, TextValue] = {"points": points, "price": price, "left": match.money[seat] - price}
    return MoveReason("why-buy", values)


def use_reason(match: Best11Match, seat: int, opportunity: int) -> MoveReason:
    if opportunity == CHALLENGE:
        mask = challenge.challengeable_managers(match, seat)
        rivals = [other for other in range(match.seats) if mask >> other & 1]
        return MoveReason("why-challenge", {"n": max(goal_chance(match, seat, other) for other in rivals)})
    turns = TeamValue(match, seat).turns
    card = match.box.management[match.management[seat]]
    values: dict[str, TextValue] = {"turns": turns, "money": card.money, "events": card.events}
    return MoveReason(WHY_USE[min(opportunity, OTHER)], values)


def rival_reason(match: Best11Match, seat: int, other: int) -> MoveReason | None:
    if match.question_purpose != FOR_CHALLENGE or other >= match.seats:
        return None
    return MoveReason("why-challenge", {"n": goal_chance(match, seat, other)})


# -- A challenge


def missing_total(match: Best11Match) -> int:
    return action_values.wanted_total(match) - action_values.action_total(match)


def point_reason(match: Best11Match, seat: int, raises: bool) -> MoveReason:
    """What is missing, what it would cost, and how often the other half then fails."""
    short = missing_total(match)
    values: dict[str, TextValue] = {
        "short": short,
        "spare": 1 - short,
        "chance": open_goal(match),
        "side": "attack" if match.acting == match.attacker else "defence",
    }
    return MoveReason("why-raise" if raises else "why-lower", values)


def open_goal(match: Best11Match) -> int:
    """How often in a hundred a standing attack goes in; of a defence how often there is a goal if it fails."""
    if match.acting == match.defender:
        return SURE_PERCENT
    stopper = match.box.halves[match.half].stopped_by
    return SURE_PERCENT - defence_chance(match, match.defender, match.attacker, stopper)


def footballer_reason(match: Best11Match, seat: int, move: int) -> MoveReason | None:
    if match.asked not in (ASK_CHOOSE, ASK_REPLACE) or move >= THEIR:
        return None
    return MoveReason("why-footballer", {"value": action_values.starting_value(match, seat, move - OWN)})


def card_reason(match: Best11Match, seat: int) -> MoveReason | None:
    """An event card while points are changed: what is missing."""
    if match.asked != ASK_STEP:
        return None
    short = missing_total(match)
    key = "why-card-raise" if seat == match.acting else "why-card-lower"
    return MoveReason(key, {"short": short, "spare": 1 - short})


def word_reason(match: Best11Match, seat: int, move: int) -> MoveReason | None:
    if move == BUILD:
        return MoveReason("why-build", {"points": STADIUM_POINTS, "price": STADIUM_MILLIONS})
    if move in (SHOW, GOAL, NO_GOAL):
        chance = goal_chance(match, match.attacker, match.defender)
        return MoveReason("why-show" if move == SHOW else "why-bet", {"n": chance})
    if move in (FIRST, SECOND):
        card = match.action_card if move == FIRST else match.spare_card
        halves = match.box.attack if seat == match.attacker else match.box.defence
        squad = Squad(match, seat, match.opponent(seat), seat == match.attacker)
        return MoveReason("why-first", {"n": squad.chance(match.box.halves[halves[card]])})
    return pass_reason(match, seat) if move == PASS else None


def pass_reason(match: Best11Match, seat: int) -> MoveReason | None:
    """Why nothing is done: it stands already, it can't be reached, or it is not worth it."""
    if match.asked == ASK_BET:
        chance = goal_chance(match, match.attacker, match.defender)
        return MoveReason("why-no-bet", {"n": chance})
    if match.asked != ASK_STEP:
        return MoveReason("why-pass-move" if match.asked == ASK_MOVE else "why-keep", {})
    short = missing_total(match)
    is_mine = seat == match.acting
    if (short <= 0) == is_mine:
        return MoveReason("why-pass-stands", {})
    stake = ChallengeChoice(match, seat, TeamValue(match, seat)).stake(seat)
    millions = short if is_mine else 2 * (1 - short)
    key = "why-pass-dear" if match.money[seat] >= millions and stake else "why-pass-poor"
    return MoveReason(key, {"price": millions, "money": match.money[seat]})
