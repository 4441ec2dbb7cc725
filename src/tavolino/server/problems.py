"""Everything that goes wrong has one shape: a code, a message in the caller's language, the article of the rules."""

from typing import Final

from tavolino.core.decks.deck_faults import DeckRefused
from tavolino.core.faults import Fault, Refusal
from tavolino.server.schemas.games import DeckFaultInfo
from tavolino.server.schemas.server import Problem

STATUS_BY_FAULT: Final = {
    "bad-request": 400,
    "bad-token": 401,
    "not-a-guest": 401,
    "bad-invite": 403,
    "bad-code": 403,
    "bad-phrase": 403,
    "banned": 403,
    "blocked": 403,
    "daily-not-played": 403,
    "daily-own-hands": 403,
    "deal-held": 409,
    "deal-sealed": 403,
    "not-host": 403,
    "not-organiser": 403,
    "not-owner": 403,
    "not-welcome": 403,
    "not-your-seat": 403,
    "wrong-host": 403,
    "wrong-origin": 403,
    "not-found": 404,
    "unknown-game": 404,
    "no-such-competition": 404,
    "no-such-match": 404,
    "no-such-print": 404,
    "no-such-table": 404,
    "no-such-team": 404,
    "no-match-record": 404,
    "no-such-card": 404,
    "no-such-deck": 404,
    "no-such-day": 404,
    "no-such-device": 404,
    "no-such-moment": 404,
    "no-such-speaker": 404,
    "no-such-spectator": 404,
    "method": 405,
    "already-seated": 409,
    "already-started": 409,
    "changed-meanwhile": 409,
    "competition-there": 409,
    "daily-goes-on": 409,
    "no-open-seat": 409,
    "not-simulating": 409,
    "not-over": 409,
    "not-started": 409,
    "nothing-to-play-on": 409,
    "result-there": 409,
    "seat-taken": 409,
    "simulating-already": 409,
    "table-over": 409,
    "team-taken": 409,
    "team-yours": 409,
    "body-too-large": 413,
    "document-too-large": 413,
    "analysis-busy": 429,
    "too-many-guesses": 429,
    "too-many-guests": 429,
    "too-many-competitions": 429,
    "too-many-devices": 429,
    "too-many-prints": 429,
    "too-many-new-tables": 429,
    "too-many-tables": 429,
    "too-many-requests": 429,
    "server": 500,
    "draining": 503,
    "job-too-long": 503,
    "not-kept": 503,
    "store-down": 503,
    "too-busy": 503,
}
"""What a fault is in HTTP; all others are 422: understood, but it won't do."""
FAULTS_WITH_DETAILS: Final = frozenset(
    {
        "changed-meanwhile",
        "correction-strays",
        "csv-line",
        "entry-broken",
        "paper-record",
        "result-there",
        "score-number",
        "team-name",
        "team-twice",
        "terms-number",
    }
)
"""Faults of which programs need to know more than the words: who was first, and where something is wrong."""
REFUSAL_STATUS: Final = 409
DEFAULT_STATUS: Final = 422


def problem(fault: Fault, language: str) -> Problem:
    """A fault as it is sent."""
    answer = Problem(fault.key, fault.text(language), fault.article or None)
    if isinstance(fault, DeckRefused):
        answer.details = {"faults": [DeckFaultInfo.of(each, language) for each in fault.faults]}
    elif fault.key in FAULTS_WITH_DETAILS:
        answer.details = dict(fault.values)
    return answer


def status_code(fault: Fault) -> int:
    return STATUS_BY_FAULT.get(fault.key, REFUSAL_STATUS if isinstance(fault, Refusal) else DEFAULT_STATUS)
