"""Sentences about a competition: rounds, reasons and history in the reader's language."""

import datetime

from tavolino.competitions import BracketPart
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import Texts, TextValue
from tavolino.organiser.progress.results import Figures, join_numbers
from tavolino.organiser.progress.schedule import STAGE_KNOCKOUT, MatchDate
from tavolino.organiser.snapshot.history import SEALED
from tavolino.organiser.snapshot.model import (
    Competition,
    HistoryLine,
    MatchLine,
    PlacingLine,
    RoundLine,
    TieLine,
)


def reason_text(placing: PlacingLine, texts: Texts) -> str:
    """What puts a team above the next one; nothing beside the last."""
    reason = placing.reason
    if reason is None:
        return ""
    values = {"value": number_text(reason.value), "next_value": number_text(reason.next_value)}
    return texts.say(f"tiebreak-{reason.tiebreak}", values)


def placing_notes(competition: Competition, placing: PlacingLine, texts: Texts) -> list[str]:
    """What else there is to know about a team in a table: withdrawn, points docked and why, points for a rest."""
    points = {"points": abs(placing.docked), "given": "yes" if placing.docked < 0 else "no"}
    why = "; ".join(placing.docked_for) or "none"
    return [
        *([texts.say("placing-withdrawn")] if competition.teams[placing.team].withdrawn else []),
        *([texts.say("placing-docked", {**points, "why": why})] if placing.docked else []),
        *([texts.say("placing-rests", {"points": placing.for_rests})] if placing.for_rests else []),
    ]


def match_note(competition: Competition, match: MatchLine, texts: Texts) -> str:
    """The status of a match that its figures do not tell; empty if it was simply played or is still to be played."""
    small_final = [texts.say("round-third-place")] if is_small_final(competition, match) else []
    unusual = ("forfeited", "awarded", "void", "sealed")
    words = [texts.say(f"status-{match.status}")] if match.status in unusual else []
    postponed = [match_date_text(match, texts), match.until] if match.status == "postponed" else []
    return ", ".join([*small_final, *words, *filter(None, postponed), *filter(None, [percents_text(match)])])


def is_small_final(competition: Competition, match: MatchLine) -> bool:
    """Is it the match for third place?"""
    ties = competition.bracket.ties if competition.bracket else []
    return any(tie.third_place and match.id in tie.matches for tie in ties)


def percents_text(match: MatchLine) -> str:
    """`62% – 38%`: what a match of a duplicate gave to both sides against all with the same cards."""
    return " – ".join(f"{percent}%" for percent in match.percents)


def number_text(value: float) -> str:
    text = str(int(value)) if value == int(value) else f"{value:.1f}"
    return text.replace("-", "−")


def date_text(date: MatchDate, texts: Texts) -> str:
    """`Fri 20 November 2026, 20:30, Bar Sport`; nothing without a day."""
    if not date.day:
        return ""
    day = datetime.date.fromisoformat(date.day)
    values: dict[str, TextValue] = {"weekday": day.isoweekday(), "day": day.day, "month": day.month}
    values["year"] = str(day.year)
    return ", ".join(filter(None, [texts.say("date-day", values), date.time, date.place]))


def match_date_text(match: MatchLine, texts: Texts) -> str:
    return date_text(MatchDate(match.day, match.time, match.place), texts)


def round_name(line: RoundLine, texts: Texts) -> str:
    """`Round 3`, `Quarter-finals`."""
    if line.part_round:
        return texts.say(f"round-double-{line.part}", {"number": line.part_round})
    return texts.say(f"round-{line.stage}", {"number": line.number, "last": line.last or 0})


def tie_name(tie: TieLine, texts: Texts) -> str:
    if tie.third_place:
        return texts.say("round-third-place")
    if tie.part_round:
        return texts.say(f"round-double-{tie.part}", {"number": tie.part_round})
    return texts.say("round-knockout", {"number": tie.round, "last": tie.last})


def part_name(ties: list[TieLine], texts: Texts) -> str:
    """What a part of a double knockout is called; the finals by their own names."""
    part = ties[-1].part
    is_bracket = part in (BracketPart.MAIN, BracketPart.LOSERS)
    return texts.say(f"part-{part}") if is_bracket else tie_name(ties[-1], texts)


def decision_text(tie: TieLine, texts: Texts) -> str:
    """By what a tie was decided; nothing while it is open."""
    if not tie.decider:
        return ""
    return texts.say(f"decider-{tie.decider}", {"won": tie.values[0], "lost": tie.values[1]})


def tie_of_winner(source: str) -> int | None:
    """The tie whose winner it is, if a team comes from one."""
    return int(source[1:]) if source.startswith("w") else None


def source_text(source: str, texts: Texts) -> str:
    """Where a team comes from that is not known yet."""
    kind, rest = source[:1], source[1:]
    if kind == "w" and rest:
        return texts.say("winner-of", {"match": rest})
    if kind == "l" and rest:
        return texts.say("loser-of", {"match": rest})
    if kind.isalpha() and rest:
        group = texts.say("group-name", {"letter": kind})
        return texts.say("place-of", {"place": int(rest), "group": group})
    return texts.say("not-known-yet")


def side_name(competition: Competition, match: MatchLine, side: int, texts: Texts) -> str:
    """The team of a side, or where it will come from."""
    team = match.teams[side]
    if team is not None:
        return competition.teams[team].name
    sources = match.sources if match.leg % 2 else match.sources[::-1]
    return source_text(sources[side] if match.stage == STAGE_KNOCKOUT and sources else "", texts)


def figures_text(figures: Figures | None, texts: Texts) -> str:
    """A score in words that tell extra time from penalties: `1–1 (2–2 after extra time, 5–4 on penalties)`."""
    if figures is None:
        return ""
    later = {"extra-time": figures.after_extra_time, "penalties": figures.penalties}
    words = [texts.say(f"figures-{when}", {"figures": shown}) for when, shown in later.items() if shown]
    return figures.goals + (f" ({', '.join(words)})" if words else "")


def match_figures(match: MatchLine, texts: Texts) -> str:
    """The result of a match, in the same words; nothing without one."""
    if match.goals is None:
        return ""
    total = [sum(pair) for pair in zip(match.goals, match.extra)] if match.extra else ()
    return figures_text(Figures(*map(join_numbers, (match.goals, total, match.penalties or ()))), texts)


def dated_values(line: HistoryLine, texts: Texts) -> dict[str, TextValue]:
    """The date of a round, or of a match that was put off."""
    date = date_text(line.date, texts) if line.date else ""
    if line.what == "dated":
        return {"date": date or "none"}
    return {"note": ", ".join(filter(None, [date, line.note])) or "none"}


def history_text(competition: Competition, line: HistoryLine, texts: Texts) -> str:
    """Who did what, in a sentence."""
    names = [competition.teams[team].name for team in line.teams]
    sides = " – ".join(competition.teams[team].name for team in line.sides)
    match = texts.say("history-match", {"match": line.match, "sides": sides})
    values: dict[str, TextValue] = {
        "by": line.by,
        "match": match if sides else line.match,
        "figures": figures_text(line.figures, texts),
        "before": figures_text(line.before, texts),
        "note": line.note or "none",
        "teams": Reporter(texts, names).join_names(names),
        "points": abs(line.points),
        "given": "yes" if line.points < 0 else "no",
        "date": "none",
    }
    if line.date:
        values |= dated_values(line, texts)
    again = "-again" if line.what == "paired" and line.teams else ""
    sealed = "-sealed" if line.note == SEALED else ""
    return texts.say(f"history-{'result' if sealed else line.what}{again}{sealed}", values).strip()
