"""Entries that change what was founded: names, late teams, regulations; and what is struck out again."""

from typing import Final

from msgspec.structs import replace

from tavolino.competitions import StrayResult
from tavolino.organiser.book.book import Book, apply_content
from tavolino.organiser.entries import STRIKEABLE, Entered, Entry, Regulated, Renamed, Retitled, Struck
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.facts import LateTeam
from tavolino.organiser.progress.progress import CompetitionProgress
from tavolino.organiser.regulations.charter import Kind, Team
from tavolino.organiser.regulations.charter_check import TEAM_LIMITS

FIXED_TERMS: Final = (
    "legs",
    "final_legs",
    "best_of",
    "third_place",
    "groups",
    "through",
    "best_next",
    "seeding",
    "duplicate",
)
"""The regulations that make the matches what they are."""


@apply_content.register
def retitle(content: Retitled, book: Book, entry: Entry) -> None:
    book.change_charter(name=content.name)


@apply_content.register
def rename(content: Renamed, book: Book, entry: Entry) -> None:
    book.check_team(content.team)
    if any(content.team in book.fixture(match).teams for match in book.facts.begun):
        raise OrganiserFault("team-is-playing", team=book.charter.teams[content.team].name)
    teams = [*book.charter.teams]
    teams[content.team] = replace(teams[content.team], name=content.name)
    book.change_charter(teams=tuple(teams))


@apply_content.register
def let_in(content: Entered, book: Book, entry: Entry) -> None:
    add_team(book, Team(content.name, content.player))


def add_team(book: Book, team: Team) -> int:
    """One more team. Before the first match the draw is held anew; later it meets everyone who is there."""
    is_late = book.facts.has_begun
    check_late_entry(book, is_late)
    number = len(book.charter.teams)
    book.change_charter(teams=(*book.charter.teams, team))
    if is_late:
        book.facts.late.append(LateTeam(number, book.progress.current_round))
    else:
        book.facts.reseeded = len(book.facts.draws)
    book.progress = CompetitionProgress(book.facts)
    return number


def check_late_entry(book: Book, is_late: bool) -> None:
    kinds = (Kind.LEAGUE, Kind.SWISS) if is_late else TEAM_LIMITS
    is_last_round = book.kind is Kind.SWISS and len(book.facts.pairings) >= book.charter.terms.rounds
    if book.kind not in kinds or book.kind is Kind.BEST_OF or (is_late and is_last_round):
        raise OrganiserFault("too-late-to-enter")


@apply_content.register
def regulate(content: Regulated, book: Book, entry: Entry) -> None:
    """After the first match only what leaves the matches as they are can change."""
    before, facts = book.charter.terms, book.facts.copy()
    changed = [name for name in FIXED_TERMS if getattr(before, name) != getattr(content.terms, name)]
    if changed and book.facts.has_begun:
        raise OrganiserFault("terms-fixed", term=changed[0])
    if content.terms.rounds < len(book.facts.pairings) or content.terms.rounds < evenings_played(book):
        raise OrganiserFault("terms-fixed", term="rounds")
    book.change_charter(terms=content.terms)
    if changed:
        book.facts.reseeded = len(book.facts.draws)
    book.progress = CompetitionProgress(book.facts)
    book.refuse_strays(facts)


def evenings_played(book: Book) -> int:
    return len(book.facts.results) if book.kind is Kind.SEASON else 0


@apply_content.register
def strike_out(content: Struck, book: Book, entry: Entry) -> None:
    """Apply all entries once more without that one. If a later one needs it, it stays."""
    number = content.entry
    known = 1 <= number <= book.version and isinstance(book.facts.entries[number - 1].what, STRIKEABLE)
    if not known or number in book.facts.struck:
        raise OrganiserFault("not-to-strike", number=number)
    without = Book(book.founding)
    without.facts.struck = book.facts.struck | {number}
    for one in book.facts.entries:
        try:
            apply_unless_struck(without, one)
            fits = teams_of_match(without, one) == teams_of_match(book, one)
        except (OrganiserFault, StrayResult):
            fits = False
        if not fits and one.number not in without.facts.struck:
            raise OrganiserFault("strike-needed", number=number, later=one.number)
    book.facts, book.progress = without.facts, without.progress


def teams_of_match(book: Book, entry: Entry) -> tuple[int, ...] | None:
    """Who played the match of an entry when it was written."""
    return book.facts.teams_of_entry.get(entry.number)


def apply_unless_struck(book: Book, entry: Entry) -> None:
    if entry.number in book.facts.struck or isinstance(entry.what, Struck):
        book.facts.entries.append(entry)
    else:
        book.apply(entry)
