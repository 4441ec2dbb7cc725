"""Entries about teams: withdrawn and back, played by a deputy or a guest, docked points."""

from typing import Final

from tavolino.competitions import Duplicate
from tavolino.core.records.record import PERSON
from tavolino.organiser.book.book import Book, apply_content, check_note
from tavolino.organiser.entries import Deputised, Docked, Entry, Joined, Partnered, Returned, Withdrawn
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.regulations.charter import EVENING_KINDS

MAX_DOCKED: Final = 99


@apply_content.register
def withdraw(content: Withdrawn, book: Book, entry: Entry) -> None:
    book.check_team(content.team)
    if book.kind in EVENING_KINDS:
        raise OrganiserFault("no-withdrawal-here")
    remaining = book.facts.remaining_teams
    if content.team not in remaining or len(remaining) == 1:
        raise OrganiserFault("withdrawn-already", team=book.charter.teams[content.team].name)
    before = book.facts.copy()
    book.facts.adjustments.withdrawn.append(content.team)
    book.progress = book.progress.after_result()
    book.refuse_strays(before)


@apply_content.register
def take_back(content: Returned, book: Book, entry: Entry) -> None:
    book.check_team(content.team)
    before = book.facts.copy()
    if content.team not in book.facts.adjustments.withdrawn:
        raise OrganiserFault("not-withdrawn", team=book.charter.teams[content.team].name)
    book.facts.adjustments.withdrawn.remove(content.team)
    book.progress = book.progress.after_result()
    book.refuse_strays(before)


@apply_content.register
def deputise(content: Deputised, book: Book, entry: Entry) -> None:
    book.check_team(content.team)
    if not book.charter.terms.deputies:
        raise OrganiserFault("no-deputies")
    book.facts.deputies[content.team] = content.bot


@apply_content.register
def dock(content: Docked, book: Book, entry: Entry) -> None:
    book.check_team(content.team)
    if not -MAX_DOCKED <= content.points <= MAX_DOCKED:
        raise OrganiserFault("bad-points", points=content.points, most=MAX_DOCKED)
    check_note(content.why)
    before, docked = book.facts.copy(), book.facts.adjustments.docked
    docked[content.team] = docked.get(content.team, 0) + content.points
    book.progress = book.progress.after_result()
    book.refuse_strays(before)


@apply_content.register
def join(content: Joined, book: Book, entry: Entry) -> None:
    book.check_team(content.team)
    team, guests = book.charter.teams[content.team], book.facts.guests
    is_taken = bool(content.guest) and guests.get(content.team, content.guest) != content.guest
    if team.player != PERSON or is_taken:
        raise OrganiserFault("team-taken", team=team.name)
    guests[content.team] = content.guest
    if not content.guest:
        del guests[content.team]


@apply_content.register
def partner(content: Partnered, book: Book, entry: Entry) -> None:
    """In a duplicate for pairs a second guest plays the matches with seats changed."""
    book.check_team(content.team)
    team, partners = book.charter.teams[content.team], book.facts.partners
    if book.charter.terms.duplicate is not Duplicate.PAIRS or team.player != PERSON:
        raise OrganiserFault("no-partner-here", team=team.name)
    if not content.guest:
        partners.pop(content.team, None)
        return
    is_taken = partners.get(content.team, content.guest) != content.guest
    if is_taken or book.facts.guests.get(content.team) == content.guest:
        raise OrganiserFault("team-taken", team=team.name)
    partners[content.team] = content.guest
