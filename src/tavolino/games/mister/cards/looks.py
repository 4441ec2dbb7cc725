"""How the cards look: footballers by their role, action cards as arrows on a pitch, directions as goals."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from tavolino.core.language.texts import Texts
from tavolino.core.looks.card_look import (
    KEEPER,
    OUTFIELDER,
    CardBack,
    CardLook,
    Figure,
    Goalmouth,
    LineUpLook,
    PhaseFigure,
    Point,
    Portrait,
    PortraitPerson,
    Stamp,
    Tactics,
    TacticsPhase,
)
from tavolino.games.mister.cards.action_words import action_flavour, action_title
from tavolino.games.mister.cards.reading import ROLE_POSITIONS, Footballer
from tavolino.games.mister.engine.footballers import LETTERS, Role
from tavolino.games.mister.engine.moves import DIRECTIONS

BACKS: Final = {
    "footballers": CardBack("pitch", "shirt"),
    "actions": CardBack("red", "board"),
    "directions": CardBack("blue", "target"),
}
LETTER_SIGNS: Final = ("target", "header", "shield", "pass", "cross", "set-piece", "glove", "gloves-up")
SKILL_SIGNS: Final = {
    "backheel": "heel",
    "bicycle_kick": "bicycle",
    "crowd_leader": "megaphone",
    "true_leader": "band",
}
POSITION_POINTS: Final[dict[str, Point]] = {
    "GK": (0.5, 0.98),
    "RB": (0.95, 0.8),
    "RCB": (0.66, 0.82),
    "LCB": (0.34, 0.82),
    "LB": (0.05, 0.8),
    "RM": (0.95, 0.59),
    "RCM": (0.66, 0.61),
    "LCM": (0.34, 0.61),
    "LM": (0.05, 0.59),
    "RS": (0.68, 0.38),
    "LS": (0.32, 0.38),
}
"""Where a position is, seen by the one who attacks."""
LINES: Final = (("LB", "LCB", "RCB", "RB"), ("LM", "LCM", "RCM", "RM"), ("LS", "RS"))
"""From the back, each from the left."""
TAKER: Final = "taker"
PENALTY_SPOT: Final[Point] = (0.5, 0.2)
FREE_KICK: Final[Point] = (0.5, 0.55)
WALL: Final[Point] = (0.5, 0.3)
UPFIELD: Final[Point] = (0.5, 0.34)
MIDDLE: Final[Point] = (0.5, 0.5)
LEFT_OF_MIDDLE: Final[Point] = (0.25, 0.5)
RIGHT_OF_MIDDLE: Final[Point] = (0.75, 0.5)
FLAGS: Final[dict[str, Point]] = {"right": (1.0, 0.0), "left": (0.0, 0.0)}

EVENT_SIGNS: Final[dict[str, tuple[Point, str]]] = {
    "bonus": (RIGHT_OF_MIDDLE, "plus"),
    "sent_off": (MIDDLE, "red-card"),
    "injury": (MIDDLE, "stretcher"),
}
"""Where cards without a shot have their sign."""

ROLE_COLOURS: Final[dict[Role, str]] = {
    "goalkeeper": "gold",
    "full_back": "sky",
    "centre_back": "blue",
    "winger": "olive",
    "central_midfielder": "pitch",
    "target_man": "red",
    "second_striker": "rust",
}


# -- The line-up


def formation(texts: Texts) -> LineUpLook:
    """The sheet to write a line-up on (3.1)."""
    lines = tuple(len(line) for line in LINES)
    positions = ("GK", *(position for line in LINES for position in line))
    named = tuple(
        f"{position_code(position, texts)} · {texts.say('place', {'position': position})}"
        for position in positions
    )
    return LineUpLook("-".join(map(str, lines)), lines=lines, positions=named)


# -- Footballers


def footballer_look(card: Footballer, texts: Texts) -> Portrait:
    """A footballer's card."""
    about = f"{texts.say(f'role-{card.role}')} · {card.nation} · {card.age}"
    return Portrait(
        card.name,
        about,
        person(card),
        ROLE_COLOURS[card.role],
        spots=tuple(POSITION_POINTS[position] for position in ROLE_POSITIONS[card.role]),
        figures=tuple(figures(card)),
        stamps=tuple(Stamp(SKILL_SIGNS[skill], texts.say(f"skill-{skill}")) for skill in card.skills),
    )


def person(card: Footballer) -> PortraitPerson:
    job = KEEPER if card.is_keeper else OUTFIELDER
    return PortraitPerson(card.id, job, card.age, card.nation, is_captain="true_leader" in card.skills)


def figures(card: Footballer) -> Iterator[Figure]:
    for letter, sign, n in zip(LETTERS, LETTER_SIGNS, card.abilities):
        if n:
            yield Figure(letter, sign, n)


# -- Directions


def direction_look(card: str, texts: Texts) -> Goalmouth:
    """The first of DIRECTIONS is to the right."""
    part = len(DIRECTIONS) - 1 - DIRECTIONS.index(card)
    return Goalmouth(texts.say(f"card-{card}"), texts.say(f"card-{card}.help"), part)


# -- Action cards


def action_look(card: Mapping[str, Any], texts: Texts) -> CardLook:
    """An action card."""
    phases = [phase_look(phase, card, texts) for phase in card["phases"]]
    if "shot" in card:
        phases.append(shot_look(card["shot"], phases[-1].at, texts))
    return Tactics(
        action_title(card, texts),
        action_flavour(card, texts),
        str(card["number"]),
        tuple(phases),
        "shot" in card,
    )


def phase_look(phase: Mapping[str, Any], card: Mapping[str, Any], texts: Texts) -> TacticsPhase:
    """A phase as arrows on a pitch."""
    verb = phase["verb"]
    if verb == "duel":
        own = phase_figure(phase["own"], texts)
        theirs = phase_figure(phase["theirs"], texts, is_theirs=True)
        return TacticsPhase(own.at, own, theirs, margin_text(phase))
    if verb == "anyone":
        flag = FLAGS.get(card["id"].rpartition("-")[2], FLAGS["right"])
        return TacticsPhase(
            flag, PhaseFigure(phase["letter"], texts.say("phase-anyone"), flag), needs=f"{phase['at_least']}+"
        )
    if verb == "keeper":
        keeper = phase_figure((phase["letter"], "GK"), texts)
        return TacticsPhase(keeper.at, keeper, needs=f"{phase['at_least']}+")
    if verb == "wall":
        words = texts.say("phase-wall", {"letter": phase["letter"], "n": phase["at_least"]})
        return TacticsPhase(
            FREE_KICK, theirs=PhaseFigure(phase["letter"], "", WALL), sign="set-piece", words=words
        )
    return event_look(verb, phase, card, texts)


def event_look(verb: str, phase: Mapping[str, Any], card: Mapping[str, Any], texts: Texts) -> TacticsPhase:
    """A phase in which nobody is weighed against anybody."""
    if verb == "taker":
        at = PENALTY_SPOT if card["shot"]["kind"] == "penalty" else FREE_KICK
        return TacticsPhase(at, sign="boot", words=texts.say("phase-taker"))
    if verb == "skill":
        at = UPFIELD if "shot" in card else LEFT_OF_MIDDLE
        return TacticsPhase(at, sign=SKILL_SIGNS[phase["skill"]], words=texts.say(f"skill-{phase['skill']}"))
    at, sign = EVENT_SIGNS[verb]
    return TacticsPhase(at, sign=sign, words=texts.say(f"phase-{verb}", {"n": phase.get("points", 0)}))


def shot_look(shot: Mapping[str, Any], at: Point, texts: Texts) -> TacticsPhase:
    """The shot at the end of a card."""
    if shot["kind"] == "guess":
        return TacticsPhase(at, sign="ball", words=texts.say("phase-guess"))
    letter, position = shot["own"]
    own = (
        PhaseFigure(letter, texts.say("phase-whoever"), at)
        if position == TAKER
        else phase_figure(shot["own"], texts)
    )
    keeper = phase_figure((shot["keeper"], "GK"), texts, is_theirs=True)
    return TacticsPhase(own.at, own, keeper, "−1" if shot["kind"] == "penalty" else "")


def margin_text(phase: Mapping[str, Any]) -> str:
    """How much more than the opponent he must have, if the card says: +2 or −2."""
    return f"{phase['margin']:+d}".replace("-", "−") if "margin" in phase else ""


def phase_figure(named: Sequence[str], texts: Texts, is_theirs: bool = False) -> PhaseFigure:
    """One of ours, or one of theirs, who look at us from the other end."""
    letter, position = named
    x, y = POSITION_POINTS[position]
    at = (round(1 - x, 3), round(1 - y, 3)) if is_theirs else (x, y)
    return PhaseFigure(letter, position_code(position, texts), at)


def position_code(position: str, texts: Texts) -> str:
    """The letters of a position in the reader's language."""
    return texts.say("position-code", {"position": position})
