"""Builds the board as typed data: what one seat may know, so that a page takes no text and no fact apart."""

from typing import Final

from tavolino.games.mister import narration
from tavolino.games.mister.board_types import (
    MisterActionInPlay,
    MisterBoard,
    MisterFixture,
    MisterPhaseInPlay,
    MisterPitch,
    MisterResult,
    MisterShotInPlay,
    MisterTeam,
    NoChoice,
    ShotFork,
    Stage,
)
from tavolino.games.mister.card_ids import action_ids, bench_ids, departed_ids, footballer_id, squad_ids
from tavolino.games.mister.engine import attack, draft, shoot_out, shot
from tavolino.games.mister.engine.action_cards import DUEL, PENALTY, PURE_GUESS, TAKER, ActionPhase
from tavolino.games.mister.engine.footballers import ELEVEN, LETTER_COUNT, LETTERS, Letter
from tavolino.games.mister.engine.league import league_placings
from tavolino.games.mister.engine.moves import DIRECTIONS
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_TAKER,
    FORMATS,
    LEAGUE,
    NOBODY,
    FixtureResult,
    State,
)

STAGES: Final[tuple[Stage, ...]] = (
    "draft",
    "line-up",
    "match",
    "match",
    "match",
    "match",
    "shoot-out",
    "shoot-out",
    "market",
)
"""By what is asked."""
QUESTIONS_WITHOUT_PITCH: Final = (ASK_DRAFT, ASK_MARKET)
"""Questions between the matches: nobody has a position."""


def board(state: State, seat: int | None) -> MisterBoard:
    """The board as a seat, or a spectator, may know it."""
    is_playing = has_kicked_off(state)
    return {
        "stage": stage(state),
        "format": FORMATS[state.rules.format],
        "round": state.round + 1,
        "rounds": state.rules.round_count,
        "draft_pass": state.times_shuffled if state.asked == ASK_DRAFT else None,
        "buyer": buyer(state),
        "turned": None if state.turned_card == NOBODY else footballer_id(state, state.turned_card),
        "no_choice": no_choice(state),
        "teams": [team(state, owner, owner == seat) for owner in range(state.seats)],
        "fixtures": [] if state.asked == ASK_DRAFT else fixtures(state, is_playing),
        "results": [fixture_result(result) for result in state.results],
        "standings": standings(state),
        "minute": narration.minute(state) if is_playing else None,
        "attacker": state.attacker if is_playing else None,
        "defender": state.defender if is_playing else None,
        "action": action_in_play(state),
        "shot": shot_in_play(state, seat),
    }


# -- The evening


def stage(state: State) -> Stage:
    """The part of the evening, by what is asked."""
    return "over" if state.over else STAGES[state.asked]


def has_kicked_off(state: State) -> bool:
    """Is a match going on, or over, with both teams on the pitch?"""
    return state.asked not in (ASK_DRAFT, ASK_MARKET, ASK_LINE_UP)


def buyer(state: State) -> int | None:
    """The seat for which a footballer is turned up."""
    return state.to_act[0] if state.asked in QUESTIONS_WITHOUT_PITCH and not state.over else None


def no_choice(state: State) -> NoChoice | None:
    """The rule that leaves the buyer of the draft one answer (2.5, 2.6, 2.8, 2.10)."""
    if state.over or state.asked != ASK_DRAFT:
        return None
    if not draft.may_sign(state, state.buyer, state.turned_card):
        is_keeper = state.rules.footballers.is_keeper[state.turned_card]
        return "second-goalkeeper" if is_keeper else "goalkeeper-missing"
    if draft.is_last_buyer(state):
        return "last-buyer"
    return "late-pass" if draft.must_sign(state) else None


def fixtures(state: State, is_playing: bool) -> list[MisterFixture]:
    """Who plays whom in this round, and how it stands between them."""
    rows: list[MisterFixture] = []
    for at in range(0, len(state.turn_order), 2):
        home, away = state.turn_order[at], state.turn_order[at + 1]
        rows.append(
            {
                "home": home,
                "away": away,
                "home_goals": state.goals[home] if is_playing else None,
                "away_goals": state.goals[away] if is_playing else None,
            }
        )
    return rows


def fixture_result(result: FixtureResult) -> MisterResult:
    """A result of the evening; a shoot-out never ends level."""
    home, away, home_goals, away_goals, home_kicks, away_kicks = result
    had_shoot_out = home_kicks != away_kicks
    return {
        "home": home,
        "away": away,
        "home_goals": home_goals,
        "away_goals": away_goals,
        "home_kicks": home_kicks if had_shoot_out else None,
        "away_kicks": away_kicks if had_shoot_out else None,
    }


def standings(state: State) -> list[int]:
    """The seats in the order of the league's table."""
    if state.rules.format != LEAGUE:
        return []
    placings = league_placings(state.seats_by_number, state.results, state.lot_order)
    return [placing.team for placing in placings]


# -- Teams


def team(state: State, owner: int, is_own: bool) -> MisterTeam:
    """A team as its owner or as anyone else may know it."""
    is_shown = state.asked not in QUESTIONS_WITHOUT_PITCH and (is_own or state.asked != ASK_LINE_UP)
    is_playing = has_kicked_off(state)
    order = state.kick_orders[owner] if is_own or state.asked != ASK_ORDER else []
    return {
        "squad": squad_ids(state, owner),
        "pitch": pitch(state, owner) if is_shown else None,
        "bench": bench_ids(state, owner) if is_shown else None,
        "off": departed_ids(state, owner) if is_playing else [],
        "goal_cards": action_ids(state, state.goal_cards[owner]) if is_playing else [],
        "kick_order": [footballer_id(state, footballer) for footballer in order],
        "goals": state.goals[owner] if is_playing else 0,
        "bonus": state.bonus[owner] if is_playing else 0,
        "kick_goals": state.kick_goals[owner] if is_playing else 0,
    }


def pitch(state: State, owner: int) -> MisterPitch:
    """The eleven positions of a team."""
    places = state.pitch[owner * ELEVEN : owner * ELEVEN + ELEVEN]
    eleven = [id_or_none(state, footballer) for footballer in places]
    return {
        "GK": eleven[0],
        "RB": eleven[1],
        "RCB": eleven[2],
        "LCB": eleven[3],
        "LB": eleven[4],
        "RM": eleven[5],
        "RCM": eleven[6],
        "LCM": eleven[7],
        "LM": eleven[8],
        "RS": eleven[9],
        "LS": eleven[10],
    }


def id_or_none(state: State, footballer: int) -> str | None:
    """The id of a footballer; None for NOBODY."""
    return None if footballer == NOBODY else footballer_id(state, footballer)


# -- The card in play


def action_in_play(state: State) -> MisterActionInPlay | None:
    """The action card in play, phase by phase; None in a shoot-out and between two cards."""
    if state.over or state.card_in_play == NOBODY:
        return None
    card = state.rules.action_cards[state.card_in_play]
    phases = [phase_in_play(state, number, phase) for number, phase in enumerate(card.phases)]
    if not card.is_attack:
        phases.append({"status": "open", "own": None, "theirs": None})  # whatever it brings instead of a shot
    return {"card": card.id, "bonus": state.bonus[state.attacker], "phases": phases}


def phase_in_play(state: State, number: int, phase: ActionPhase) -> MisterPhaseInPlay:
    """One phase before the end of the card. Nobody is known of those that are still to come."""
    if state.asked == ASK_TAKER and number >= state.phase:
        return {"status": "open" if number == state.phase else "to-come", "own": None, "theirs": None}
    if phase.verb == DUEL:
        own = state.pitch[state.attacker * ELEVEN + phase.at]
        theirs = state.pitch[state.defender * ELEVEN + phase.their_at]
        return {"status": "passed", "own": id_or_none(state, own), "theirs": id_or_none(state, theirs)}
    footballer = state.shooter if phase.verb == TAKER else attack.find_sought(state, phase)
    return {"status": "passed", "own": id_or_none(state, footballer), "theirs": None}


def shot_in_play(state: State, seat: int | None) -> MisterShotInPlay | None:
    """Who shoots at whom, what they meet with, and the direction that the viewer has chosen."""
    if state.over or state.asked not in (ASK_SHOT, ASK_KICK):
        return None
    chosen = NOBODY if seat is None else shot.chosen_direction(state, seat)
    keeper = state.keeper_of(state.defender)
    letter, keeper_letter, easier = shot_letters(state)
    return {
        "shooter": footballer_id(state, state.shooter),
        "keeper": footballer_id(state, keeper),
        "is_kick": state.asked == ASK_KICK,
        "direction": None if chosen == NOBODY else DIRECTIONS[chosen],
        "letter": letter,
        "own": None if letter is None else ability(state, state.shooter, letter) + shot_bonus(state),
        "keeper_letter": keeper_letter,
        "theirs": None if keeper_letter is None else ability(state, keeper, keeper_letter),
        "easier": easier,
        "fork": shot_fork(state),
    }


def shot_letters(state: State) -> tuple[Letter | None, Letter | None, int]:
    """The shooter's letter, the goalkeeper's, and by how much the shot is easier; no letters in a pure guess (6.5)."""
    if state.asked == ASK_KICK:
        if state.kicks_taken // 2 >= len(state.kick_orders[state.attacker]):
            return None, None, 0
        return LETTERS[shoot_out.SET_PIECES_LETTER], LETTERS[shoot_out.SHOT_STOPPING_LETTER], 1
    ending = state.rules.action_cards[state.card_in_play].ending
    if ending.kind == PURE_GUESS:
        return None, None, 0
    return LETTERS[ending.letter], LETTERS[ending.keeper_letter], 1 if ending.kind == PENALTY else 0


def ability(state: State, footballer: int, letter: Letter) -> int:
    return state.rules.footballers.ability[footballer * LETTER_COUNT + LETTERS.index(letter)]


def shot_bonus(state: State) -> int:
    """A bonus counts in attacks, not in a shoot-out (7.10)."""
    return state.bonus[state.attacker] if state.asked == ASK_SHOT else 0


def shot_fork(state: State) -> ShotFork:
    """What the guess is worth: it decides only when the margin is 0 (5.11)."""
    if state.margin == 0:
        return "guess"
    return "goal" if state.margin > 0 else "saved"
