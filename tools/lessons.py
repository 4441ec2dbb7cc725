"""Writes web/src/games/<game>/lesson.json: "your first goal", a few moves of a real match, for the page to play.

    python -m tools.lessons

Beside each stands its record, lesson.tav. Here is only what a lesson takes of it. If the rules change so that a
record can't be played any more, look for another match in which the first seat scores after a few clear moves.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

import msgspec

from tavolino.core.language.texts import LANGUAGES
from tavolino.core.looks.scenes import SceneKind
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record
from tavolino.core.view import View
from tavolino.live.frames.server_frames import EventFields, StateFrame, TableSnapshot, ToldEvent
from tavolino.live.viewers.sentences import Narrator
from tavolino.live.viewers.viewer_states import ViewerStates, take_snapshot
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat

FOLDER: Final = Path(__file__).parents[1] / "web/src/games"
LEARNER: Final = 0
IN_PASSING: Final = 3
"""How many moves of the others are shown before the learner is asked again."""
BEFORE: Final = 8
"""How many events from before the lesson the commentary knows."""

LESSONS: Final = {
    "best11": (36, 37, 39, 41, 42, 44),
    "champions101": (53, 55, 57),
    "gogoal": (4, 5, 7, 9),
    "mister": (80, 103, 105),
}
"""The moves of the record that the learner makes. What lies between is played alone."""


class LessonEvent(TypedDict):
    """An event without its sentence, which is in `LessonTexts`."""

    n: int
    event: EventFields
    scene: SceneKind


class LessonTexts(TypedDict):
    """What a scene says in one language: the question, the label of the move, the sentences of the events."""

    asks: str
    label: str
    events: list[str]


class LessonLanguages(TypedDict):
    en: LessonTexts
    it: LessonTexts
    ro: LessonTexts


class LessonScene(TypedDict):
    """What the learner sees, and the move to make now; None where others play. It is the only legal move."""

    move: int | None
    view: View
    table: TableSnapshot
    events: list[LessonEvent]
    words: LessonLanguages


class Lesson(TypedDict):
    """A lesson, "your first goal": a few moves of a real match."""

    game: str
    seat: int
    scenes: list[LessonScene]


class Moment(NamedTuple):
    """The table as the learner sees it after some moves, in each language; and the move to make now, if any."""

    states: dict[str, StateFrame]
    move: int | None


def lesson(game_id: str) -> Lesson:
    shown = list(
        moments(parse_record((FOLDER / game_id / "lesson.tav").read_text("utf-8")), LESSONS[game_id])
    )
    scenes: list[LessonScene] = []
    told = 0
    for moment in shown:
        first = told or max(0, len(any_state(moment).events) - BEFORE)
        told = until_goal(moment) if moment is shown[-1] else len(any_state(moment).events)
        scenes.append(scene(moment, first, told))
    return {"game": game_id, "seat": LEARNER, "scenes": scenes}


def moments(record: Record, asked: tuple[int, ...]) -> Iterator[Moment]:
    """From the learner's first move to the goal."""
    seats = [Seat(name) for name in record.names]
    table = open_table(record.game, seats, record.seed, chance=record.chance)
    channel = ViewerStates(LEARNER, "lesson", take_snapshot(table, LEARNER, 0))
    for number, entry in enumerate(record.standing_moves()):
        is_new = channel.add(take_snapshot(table, LEARNER, 0))
        if number in asked:
            yield moment(channel, record, entry.move)
        elif is_new and is_passing(number, asked):
            yield moment(channel, record, None)
        table.play(entry.seat, entry.move)
    channel.add(take_snapshot(table, LEARNER, 0))
    yield moment(channel, record, None)


def is_passing(number: int, asked: tuple[int, ...]) -> bool:
    """Is it shortly before the learner's turn, or after the last?"""
    ahead = min((one for one in asked if one > number), default=number)
    return number > asked[0] and ahead - number <= IN_PASSING


def moment(channel: ViewerStates, record: Record, move: int | None) -> Moment:
    speakers = {language: Narrator(record.game, language, record.seats) for language in LANGUAGES}
    return Moment({language: channel.state(speaker, 0, 0) for language, speaker in speakers.items()}, move)


def any_state(moment: Moment) -> StateFrame:
    return next(iter(moment.states.values()))


def until_goal(moment: Moment) -> int:
    """The lesson ends with the goal, whatever the match goes on with."""
    return max(told.n for told in told_events(any_state(moment)) if told.event["event"] == "goal") + 1


def scene(moment: Moment, first: int, last: int) -> LessonScene:
    state = any_state(moment)
    view = msgspec.json.decode(state.view or b"null")
    view["legal"] = [choice for choice in view["legal"] if choice["move"] == moment.move]
    return {
        "move": moment.move,
        "view": view,
        "table": state.table,
        "events": [
            {"n": told.n, "event": told.event, "scene": told.scene} for told in told_events(state)[first:last]
        ],
        "words": {
            "en": words(moment.states["en"], moment.move, first, last),
            "it": words(moment.states["it"], moment.move, first, last),
            "ro": words(moment.states["ro"], moment.move, first, last),
        },
    }


def told_events(state: StateFrame) -> list[ToldEvent]:
    return [msgspec.json.decode(event, type=ToldEvent) for event in state.events]


def words(state: StateFrame, move: int | None, first: int, last: int) -> LessonTexts:
    legal = [choice["move"] for choice in msgspec.json.decode(state.view or b"null")["legal"]]
    label = "" if move is None else state.labels[legal.index(move)]
    return {
        "asks": state.asks,
        "label": label,
        "events": [told.text for told in told_events(state)[first:last]],
    }


def lesson_json(game_id: str) -> str:
    plain = msgspec.to_builtins(lesson(game_id))
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for game_id in LESSONS:
        (FOLDER / game_id / "lesson.json").write_text(lesson_json(game_id), "utf-8")
