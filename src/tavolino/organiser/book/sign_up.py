"""Entries about signing up: opened until a closing time, teams that want to enter, who is let in, closed."""

from dataclasses import replace

from tavolino.core.records.record import PERSON
from tavolino.organiser.book.book import Book, apply_content
from tavolino.organiser.book.changes import add_team
from tavolino.organiser.entries import Admitted, Entry, Rejected, SignedUp, SignUpClosed, SignUpOpened
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.facts import ADMITTED, REJECTED, WAITING, Applicant
from tavolino.organiser.regulations.charter import CARDBOARD, Kind, Team
from tavolino.organiser.regulations.charter_check import (
    TEAM_LIMITS,
    check_enough_teams,
    check_name,
    comparable_name,
)

MAX_WAITING = 200


@apply_content.register
def open_sign_up(content: SignUpOpened, book: Book, entry: Entry) -> None:
    """Before the first match; once more with another closing time or other places."""
    if book.facts.has_begun or book.kind not in TEAM_LIMITS or book.kind is Kind.BEST_OF:
        raise OrganiserFault("too-late-to-enter")
    if content.places > TEAM_LIMITS[book.kind][1] or content.places < len(book.charter.teams):
        raise OrganiserFault("sign-up-places", least=len(book.charter.teams), most=TEAM_LIMITS[book.kind][1])
    if content.player not in (PERSON, CARDBOARD):
        raise OrganiserFault("entry-broken", number=entry.number, why=content.player[:20])
    book.facts.sign_up = content


@apply_content.register
def close_sign_up(content: SignUpClosed, book: Book, entry: Entry) -> None:
    if book.facts.sign_up is None:
        raise OrganiserFault("sign-up-closed")
    check_enough_teams(book.charter)
    book.facts.sign_up = None
    book.change_charter(sign_up=False)


@apply_content.register
def sign_up(content: SignedUp, book: Book, entry: Entry) -> None:
    """Let in at once if nobody has to approve and there is a place; else the team waits."""
    wanted = book.facts.sign_up
    if wanted is None or entry.at > wanted.closes:
        raise OrganiserFault("sign-up-closed")
    check_applicant(book, content)
    applicant = Applicant(entry.number, content.name, content.guest, entry.at)
    if not wanted.approve and len(book.charter.teams) < wanted.places:
        admit_applicant(book, applicant, wanted)
    else:
        book.facts.applicants[entry.number] = applicant


def check_applicant(book: Book, content: SignedUp) -> None:
    """One team for each guest, and no name twice."""
    check_name(content.name, "team-name", len(book.charter.teams) + 1)
    waiting = [one for one in book.facts.applicants.values() if one.state != REJECTED]
    if content.guest and any(one.guest == content.guest for one in waiting):
        raise OrganiserFault("signed-up-already")
    taken = [*(one.name for one in waiting), *(team.name for team in book.charter.teams)]
    if comparable_name(content.name) in map(comparable_name, taken):
        raise OrganiserFault("team-name-taken", name=content.name)
    if sum(one.state == WAITING for one in waiting) >= MAX_WAITING:
        raise OrganiserFault("waiting-list-full")


@apply_content.register
def admit(content: Admitted, book: Book, entry: Entry) -> None:
    """An organiser lets a team in, also when the time to sign up is over."""
    wanted = book.facts.sign_up
    if wanted is None:
        raise OrganiserFault("sign-up-closed")
    applicant = waiting_applicant(book, content.applicant)
    if len(book.charter.teams) >= wanted.places:
        raise OrganiserFault("no-places-left", places=wanted.places)
    admit_applicant(book, applicant, wanted)


@apply_content.register
def reject(content: Rejected, book: Book, entry: Entry) -> None:
    applicant = waiting_applicant(book, content.applicant)
    book.facts.applicants[content.applicant] = replace(applicant, state=REJECTED)


def waiting_applicant(book: Book, number: int) -> Applicant:
    applicant = book.facts.applicants.get(number)
    if applicant is None or applicant.state != WAITING:
        raise OrganiserFault("no-such-applicant", number=number)
    return applicant


def admit_applicant(book: Book, applicant: Applicant, wanted: SignUpOpened) -> None:
    team = add_team(book, Team(applicant.name, wanted.player))
    book.facts.applicants[applicant.number] = replace(applicant, state=ADMITTED)
    if wanted.player == PERSON and applicant.guest:
        book.facts.guests[team] = applicant.guest
