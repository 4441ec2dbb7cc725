"""Refuses a change of something that somebody else has changed meanwhile."""

from collections.abc import Iterable
from typing import Final

from tavolino.organiser.book.book import Book
from tavolino.organiser.entries import (
    Admitted,
    Dated,
    Drawn,
    Entered,
    EntryContent,
    FieldPlayed,
    Paired,
    Regulated,
    Rejected,
    Reseeded,
    Retitled,
    SignedUp,
    SignUpClosed,
    SignUpOpened,
    Struck,
)
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.snapshot.history import book_line

LOTS: Final = "lots"


def subject(what: EntryContent) -> str:
    if isinstance(what, Drawn | Paired | Reseeded):
        return LOTS
    if isinstance(what, Regulated | Retitled | Entered):
        return "charter"
    if isinstance(what, FieldPlayed):
        return f"field of round {what.round}"
    if isinstance(what, Struck):
        return f"entry {what.entry}"
    if isinstance(what, Dated):
        return f"{what.stage} round {what.round}"
    if isinstance(what, Admitted | Rejected):
        return f"applicant {what.applicant}"
    if isinstance(what, SignUpOpened | SignUpClosed):
        return "sign-up"
    if isinstance(what, SignedUp):
        return f"name {what.name}"
    return f"match {what.match}" if hasattr(what, "match") else f"team {what.team}"


def check_unchanged(book: Book, wanted: Iterable[EntryContent], seen: int) -> None:
    """Refuse changes of what another entry has changed since `seen`. The Fault names who did it, and the result."""
    ours = {subject(what) for what in wanted}
    for entry in book.facts.entries[seen:]:
        if subject(entry.what) in ours:
            line = book_line(book, entry)
            values = {"match": line.match or "-", "result": str(line.figures or "-")}
            raise OrganiserFault("changed-meanwhile", by=entry.by, what=line.what, **values)
