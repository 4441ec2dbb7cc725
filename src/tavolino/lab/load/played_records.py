"""After a storm: every match is ended, and every record read for what the players know to have happened."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tavolino.core.faults import Fault
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import Record
from tavolino.lab.load.client import ANSWER_TIMEOUT_S, wait_until
from tavolino.lab.load.players import LoadPlayers
from tavolino.lab.load.table_players import LoadTable, SentMove


@dataclass(kw_only=True)
class RecordFindings:
    """`accepted` counts the moves that the server confirmed. `broken` lists the tables that lost something: it should
    be empty.
    """

    tables: int = 0
    accepted: int = 0
    verified: int = 0
    unsure: int = 0
    """Moves that were sent but not answered. They may be in the record or not."""
    faults: dict[str, int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        return not self.faults and not self.broken

    def findings(self) -> dict[str, object]:
        return {
            "tables_played": self.tables,
            "moves_accepted": self.accepted,
            "moves_unanswered": self.unsure,
            "records_verified": self.verified,
            "errors": self.faults,
            "broken": self.broken,
        }


async def finish_matches(
    players: LoadPlayers, marks: Mapping[LoadTable, int], findings: RecordFindings
) -> None:
    """Everyone plays on and then resigns, so that every match ends. `marks`: how many moves tables had made before."""
    players.expects_outages = False
    waiting = set(players.playing)

    def has_moved_on(table: LoadTable) -> bool:
        return table.over or table.moves_done > marks.get(table, 0)

    await wait_until(lambda: all(map(has_moved_on, waiting)), ANSWER_TIMEOUT_S + 2 * players.interval)
    findings.broken += [f"{table.id}: does not go on" for table in waiting if not has_moved_on(table)]
    await players.stop_moving()
    for table in players.playing:
        table.people[0].send_frame({"do": "resign", "id": "resign"})
    await wait_until(lambda: not players.playing, ANSWER_TIMEOUT_S)
    findings.broken += [f"{table.id}: has no end" for table in players.playing]


async def examine_records(players: LoadPlayers, findings: RecordFindings) -> None:
    for table in players.finished:
        diaries = [sent for person in table.people for sent in person.sent_moves]
        findings.accepted += sum(sent.is_done for sent in diaries)
        findings.unsure += sum(not sent.is_done for sent in diaries)
        wrong = await record_fault(table)
        findings.verified += not wrong
        findings.broken += [f"{table.id}: {wrong}"] if wrong else []
    findings.tables = len(players.finished) + len(players.playing)
    findings.faults = dict(+players.stats.faults)


async def record_fault(table: LoadTable) -> str:
    """The fault of a table's record; empty if there is none."""
    path = f"/api/tables/{table.id}/record"
    answer = await table.client.request("GET", path, secret=table.people[0].guest)
    if answer.status != 200:
        return f"no record ({answer.status})"
    try:
        record = parse_record(answer.body.decode())
        verify_record(record)
    except Fault as fault:
        return fault.text()
    return (
        ""
        if record.is_finished and has_all_moves(record, table)
        else "a move is missing, or one too many is there"
    )


def has_all_moves(record: Record, table: LoadTable) -> bool:
    """Does the record hold every accepted move in order, and no move that nobody sent?"""
    moves = record.standing_moves()
    return all(
        fits_sent_moves([entry.move for entry in moves if entry.seat == person.seat], person.sent_moves)
        for person in table.people
    )


def fits_sent_moves(moves: list[int], diary: Iterable[SentMove]) -> bool:
    """Can these moves come from those sent? An unanswered move may be among them once, or not."""
    read = {0}  # the possible numbers of moves explained so far
    for sent in diary:
        after = {n + 1 for n in read if n < len(moves) and moves[n] == sent.move}
        read = after if sent.is_done else read | after
    return len(moves) in read
