"""The dates of a competition as an iCalendar file (RFC 5545), for the calendar of a phone.

Times are those of the clock on the wall where it is played, so they are written without a zone.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from tavolino.core.language.texts import Texts
from tavolino.organiser.phrases import round_name, side_name
from tavolino.organiser.progress.schedule import MatchDate
from tavolino.organiser.snapshot.model import MATCH_POSTPONED, Competition, MatchLine

MATCH_DAY_HOURS: Final = 3
MAX_LINE_BYTES: Final = 75


def write_calendar(competition: Competition, texts: Texts) -> str:
    """An event for each match day, and one for each match that was put off to another."""
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tavolino//Competitions//EN", "CALSCALE:GREGORIAN"]
    lines = [*head, f"X-WR-CALNAME:{escape(competition.name)}", *events(competition, texts), "END:VCALENDAR"]
    return "".join(f"{folded}\r\n" for line in lines for folded in fold(line))


def events(competition: Competition, texts: Texts) -> Iterator[str]:
    matches = {match.id: match for match in competition.matches}
    paired = {(line.stage, line.number): line for line in competition.rounds}
    for dated in competition.dates:
        line = paired.get((dated.stage, dated.round))
        to_come = {"number": dated.round, "last": 0}
        name = round_name(line, texts) if line else texts.say(f"round-{dated.stage}", to_come)
        on_day = [matches[id] for id in line.matches] if line else []
        pairs = [pairing(competition, one, texts) for one in on_day if one.status != MATCH_POSTPONED]
        title = texts.say("calendar-round", {"competition": competition.name, "round": name})
        yield from event(competition, f"{dated.stage}-{dated.round}", title, dated.date, "\n".join(pairs))
    for match in competition.matches:
        if match.status == MATCH_POSTPONED and match.day:
            when = MatchDate(match.day, match.time, match.place)
            title = f"{competition.name}: {pairing(competition, match, texts)}"
            yield from event(competition, f"match-{match.id}", title, when, "")


def pairing(competition: Competition, match: MatchLine, texts: Texts) -> str:
    return " – ".join(side_name(competition, match, side, texts) for side in range(len(match.teams)))


def event(competition: Competition, key: str, title: str, when: MatchDate, about: str) -> Iterator[str]:
    stamp = datetime.fromtimestamp(competition.touched / 1000, UTC)
    yield "BEGIN:VEVENT"
    yield f"UID:{competition.id}-{key}@tavolino"
    yield f"DTSTAMP:{stamp:%Y%m%dT%H%M%SZ}"
    yield f"SEQUENCE:{competition.version}"
    yield from times(when)
    yield f"SUMMARY:{escape(title)}"
    if when.place:
        yield f"LOCATION:{escape(when.place)}"
    if about:
        yield f"DESCRIPTION:{escape(about)}"
    yield "END:VEVENT"


def times(when: MatchDate) -> Iterator[str]:
    """From the time on, or the whole day."""
    day = date.fromisoformat(when.day)
    if not when.time:
        yield f"DTSTART;VALUE=DATE:{day:%Y%m%d}"
        yield f"DTEND;VALUE=DATE:{day + timedelta(days=1):%Y%m%d}"
        return
    start = datetime.combine(day, time.fromisoformat(when.time))
    yield f"DTSTART:{start:%Y%m%dT%H%M%S}"
    yield f"DTEND:{start + timedelta(hours=MATCH_DAY_HOURS):%Y%m%dT%H%M%S}"


def escape(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def fold(line: str) -> Iterator[str]:
    """Lines of at most 75 bytes; a line that goes on begins with a space."""
    start = ""
    for letter in line:
        if len((start + letter).encode()) > MAX_LINE_BYTES:
            yield start
            start = " "
        start += letter
    yield start
