"""An attack: its answer, what it does, and the penalty (sections 5 to 8)."""

from mypy_extensions import i64

from tavolino.core.events import EventValues
from tavolino.games.gogoal.cards import ANSWERS, KINDS, NAMES, NO, PENALTY, RED, SYMBOLS, YELLOW
from tavolino.games.gogoal.engine.deck import ACTIONS, CONCEDED
from tavolino.games.gogoal.engine.moves import ANSWER, DIVE, LET, SHOOT
from tavolino.games.gogoal.engine.state import ASK_ANSWER, ASK_BRING, ASK_KICK, NOBODY, State
from tavolino.games.gogoal.engine.turn import ask_draw, end_match


def attack(match: State, seat: i64, card: i64, target: i64, named: i64) -> None:
    match.give_up(seat, card)
    match.card = card
    match.target = target
    match.named_footballer = named
    if match.narrate:
        tell_attack(match, seat)
    match.ask(ASK_ANSWER, target)


def tell_attack(match: State, seat: i64) -> None:
    people: EventValues = {"seat": seat, "other": match.target}
    if match.named_footballer == NOBODY:
        match.tell("attack", people | {"card": NAMES[match.card]})
    else:
        how = "show-red" if match.card == RED else "show-yellow"
        match.tell(how, people | {"card": NAMES[match.named_footballer]})


def answers(match: State, seat: i64) -> i64:
    """The mask of the defence cards in the hand that stop the current attack."""
    return match.kinds_in(match.hand, seat * KINDS + NO, ANSWERS) & stoppers(match, seat)


def stoppers(match: State, seat: i64) -> i64:
    """The mask of the defence cards that would stop it (6.3, 6.4)."""
    if match.card >= PENALTY:
        return 4
    return 3 if match.can_say_no(seat) else 2


def answer(match: State, seat: i64, move: i64) -> None:
    if move != LET:
        stop(match, seat, NO + move - ANSWER)
        return
    if match.card <= PENALTY:
        match.actions.note_hint(seat, CONCEDED + stoppers(match, seat))
    if match.narrate:
        match.tell("let", {"seat": seat, "other": match.turn})
    if match.card < PENALTY:
        score_goal(match, match.turn, seat)
    elif match.card == PENALTY:
        ask_kick(match, match.turn, seat)
    elif match.card == YELLOW:
        book(match, seat, match.named_footballer)
    else:
        send_off(match, seat, match.named_footballer)


def stop(match: State, seat: i64, kind: i64) -> None:
    if match.narrate:
        cards: EventValues = {"card": NAMES[kind], "first": NAMES[match.card]}
        match.tell("stopped", {"seat": seat, "other": match.turn, **cards})
    match.give_up(seat, kind)
    match.discards[kind] += 1
    match.spend()
    match.draw(seat, ACTIONS)
    ask_draw(match)


def score_goal(match: State, seat: i64, conceded: i64) -> None:
    card = match.card
    match.mark_goal(seat)
    if match.narrate:
        tell_goal(match, seat, conceded, card)
    if match.goals[seat] >= match.rules.goals_to_win:
        end_match(match)
    else:
        ask_draw(match)


def tell_goal(match: State, seat: i64, conceded: i64, card: i64) -> None:
    goals = match.goals[seat]
    sides = match.goals[: match.rules.sides or match.seats]
    score: EventValues = {
        "goals": goals,
        "left": match.rules.goals_to_win - goals,
        "score": "-".join(map(str, sides)),
    }
    match.tell("goal", {"seat": seat, "other": conceded, "card": NAMES[card], **score})


def book(match: State, seat: i64, footballer: i64) -> None:
    """The footballer leaves, and one from the hand must replace him if there is one (7.5)."""
    match.leave(seat, footballer)
    match.spend()
    if match.narrate:
        match.tell("booked", {"seat": seat, "other": match.turn, "card": NAMES[footballer]})
    if match.hand_sizes[seat * 2]:
        match.ask(ASK_BRING, seat)
        return
    if match.narrate:
        match.tell("no-replacement", {"seat": seat})
    ask_draw(match)


def bring(match: State, seat: i64, kind: i64) -> None:
    match.join(seat, kind)
    if match.narrate:
        match.tell("replacement", {"seat": seat, "card": NAMES[kind]})
    ask_draw(match)


def send_off(match: State, seat: i64, footballer: i64) -> None:
    match.leave(seat, footballer)
    match.spend()
    if match.narrate:
        match.tell("sent-off", {"seat": seat, "other": match.turn, "card": NAMES[footballer]})
    ask_draw(match)


def ask_kick(match: State, taker: i64, keeper: i64) -> None:
    if match.narrate:
        match.tell("spot", {"seat": taker, "other": keeper})
    match.ask_secretly(ASK_KICK, 1 << taker | 1 << keeper)


def reveal_kick(match: State, taker: i64, keeper: i64) -> None:
    shot = match.secret_moves[taker] - SHOOT
    dive = match.secret_moves[keeper] - DIVE
    match.secret_moves = [NOBODY] * match.seats
    if match.narrate:
        how = "kick-saved" if shot == dive else "kick-scored"
        match.tell(how, {"seat": taker, "other": keeper, "shot": SYMBOLS[shot], "dive": SYMBOLS[dive]})
    if shot == dive:
        match.spend()
        ask_draw(match)
    else:
        score_goal(match, taker, keeper)
