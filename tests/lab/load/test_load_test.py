"""The load test: a small crowd at a real server, which is killed once. How fast that is, no test asks."""

import asyncio
import json
import os
import socket
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tavolino.core.language.texts import LANGUAGES
from tavolino.lab.load.client import (
    ClientSocket,
    LoadClient,
    RequestRefused,
    ServerAddress,
    parse_http_answer,
)
from tavolino.lab.load.crash_test import CrashFigures
from tavolino.lab.load.load_plan import LoadPlan
from tavolino.lab.load.load_test import LoadFigures, cpu_share, quantile
from tavolino.lab.load.played_records import fits_sent_moves
from tavolino.lab.load.players import LoadPlayers, LoadStats, local_addresses
from tavolino.lab.load.report import load_page
from tavolino.lab.load.sampled_server import PARTS
from tavolino.lab.load.server_process import (
    ProcessUsage,
    allowed_cores,
    avoid_core,
    free_port,
    pin_to_core,
    read_usage,
)
from tavolino.lab.load.table_players import LoadTable, SentMove, ServerMessage, TablePlayer
from tests.cli.support import Stage

PLAN = LoadPlan(["rabona", "catenaccio"], tables=1234, kills=2)
FIGURES = LoadFigures(
    plan=PLAN,
    seconds=30.5,
    moves=15_000,
    finished=70,
    delays={"p50": 3.25, "p95": 8.0, "p99": 21.0, "worst": 48.0},
    faults={"closed 1011": 2, "refused stale": 1},
    server_cpu=0.61,
    client_cpu=0.2,
    memory=123_400_000,
    parts=dict.fromkeys(PARTS, 1.5),
)
AFTERMATH = CrashFigures(
    plan=PLAN,
    restarts=[1.5, 2.5],
    returns=[3.0],
    tables=1300,
    accepted=9876,
    verified=1299,
    unsure=17,
    memory=99_000_000,
    broken=["5f3a: a move is missing"],
)


def command(*args: str, code: int = 0) -> Stage:
    stage = Stage(is_terminal=False)
    assert stage.run("bench", "server", *args, "--lang", "en") == code, stage.err + stage.out
    return stage


# -- At a real server


def test_a_crowd_plays_without_an_error(tmp_path: Path) -> None:
    file = tmp_path / "load.json"
    out = command("--tables", "5", "--seconds", "2", "--saturate", "--json", str(file)).out
    assert "5 tables of two people" in out
    found = json.loads(file.read_text("utf-8"))
    assert found["errors"] == {}
    assert found["moves"] > 0
    assert 0 < found["milliseconds"]["p50"] <= found["milliseconds"]["p99"] <= found["milliseconds"]["worst"]
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"])
    assert found["db"] == "sqlite"
    costs = found["microseconds_per_move"]
    assert sum(costs.values()) * found["moves"] == pytest.approx(
        found["server_cpu"] * found["seconds"] * 1e6, rel=0.5
    )
    assert min(costs["rules"], costs["views"], costs["states"], costs["commits"]) > 0


def test_nothing_accepted_is_lost_when_the_server_is_killed() -> None:
    args = ("--tables", "4", "--seconds", "1", "--pace", "0.1", "--kill", "1", "--json", "-")
    found = json.loads(command(*args).out)
    assert found["broken"] == []
    assert found["errors"] == {}
    assert found["kills"] == 1
    assert found["moves_accepted"] > 0
    assert found["records_verified"] == found["tables_played"] >= 4


def test_a_server_that_does_not_start_says_why() -> None:
    stage = command("--db", "nowhere://at/all", "--tables", "1", code=2)
    assert "The server did not start" in stage.err


@pytest.mark.parametrize(("option", "value"), [("--tables", "0"), ("--kill", "-1"), ("--pace", "0")])
def test_what_cannot_be_measured_is_refused(option: str, value: str) -> None:
    assert option in command(option, value, code=2).err


# -- What was found


def diary(*moves: int, unanswered: tuple[int, ...] = ()) -> list[SentMove]:
    return [SentMove(str(n), n, move, n not in unanswered) for n, move in enumerate(moves)]


def test_a_record_agrees_with_a_diary_that_it_tells() -> None:
    assert fits_sent_moves([], diary())
    assert fits_sent_moves([4, 5, 6], diary(4, 5, 6))


@pytest.mark.parametrize("moves", [[4, 6], [4, 5], [5, 4, 6], [4, 5, 6, 6], [4, 4, 5, 6]])
def test_a_move_lost_or_swapped_or_played_twice_is_found(moves: list[int]) -> None:
    assert not fits_sent_moves(moves, diary(4, 5, 6))


@pytest.mark.parametrize("moves", [[4, 6], [4, 5, 6]])
def test_a_move_cut_off_before_its_answer_may_be_there_or_not(moves: list[int]) -> None:
    assert fits_sent_moves(moves, diary(4, 5, 6, unanswered=(1,)))


def test_a_move_cut_off_is_not_there_twice() -> None:
    assert fits_sent_moves([7, 7], diary(7, 7, unanswered=(0,)))
    assert fits_sent_moves([7], diary(7, 7, unanswered=(0,)))
    assert not fits_sent_moves([7, 7, 7], diary(7, 7, unanswered=(0,)))


def test_quantiles_are_numbers_that_were_measured() -> None:
    hundred = [float(n) for n in range(1, 101)]
    assert [quantile(hundred, part) for part in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
    assert quantile([3.0], 0.5) == quantile([3.0], 1.0) == 3
    assert quantile([], 0.99) == 0


def test_the_share_of_a_core() -> None:
    assert cpu_share(ProcessUsage(1.0, 0), ProcessUsage(6.0, 0), 10) == 0.5
    assert cpu_share(None, ProcessUsage(6.0, 0), 10) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_and_tells_all(language: str) -> None:
    for found, told in (
        (FIGURES, ["closed 1011", "refused stale"]),
        (AFTERMATH, ["5f3a: a move is missing"]),
    ):
        console = Console(file=StringIO(), width=80, color_system=None)
        with console.capture() as captured:
            console.print(load_page(found, language))
        page = captured.get()
        assert max(map(len, page.splitlines())) <= 80
        for line in told:
            assert line in page
        assert not found.is_sound
        json.dumps(found.data(), allow_nan=False)


# -- At the table


class Mouth(ClientSocket):
    """A line on which what is said is kept, and nobody answers."""

    def __init__(self) -> None:
        self.said: list[dict[str, object]] = []

    def send(self, word: bytes) -> None:
        self.said.append(json.loads(word))


class Notes:
    """A desk that keeps everything."""

    def __init__(self) -> None:
        self.is_stopping = False
        self.delays: list[float] = []
        self.words: list[ServerMessage] = []
        self.ends = 0

    def on_state(self, person: TablePlayer, word: ServerMessage, now: float) -> None:
        """None."""

    def on_delay(self, mover: TablePlayer, seer: TablePlayer, seconds: float) -> None:
        self.delays.append(seconds)

    def on_answer(self, pairing: LoadTable, word: ServerMessage) -> None:
        self.words.append(word)

    def on_disconnect(self, person: TablePlayer, code: int) -> None:
        raise AssertionError(code)

    def on_match_end(self, pairing: LoadTable) -> None:
        self.ends += 1


class Eager(LoadTable):
    """People who wait for nothing but to be asked."""

    def schedule_turn(self) -> None:
        self.is_late = True


class Table:
    """Two people without a server, who have waited long enough to move."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.pairing = Eager(self.notes, LoadClient(ServerAddress("nowhere", 0)), 1.0, Random(7))
        self.people = self.pairing.people = [
            TablePlayer(self.pairing, seat, "guest", "secret") for seat in (0, 1)
        ]
        self.mouths = [Mouth(), Mouth()]
        for person, mouth in zip(self.people, self.mouths):
            person.socket = mouth
        self.pairing.take_turn()  # nobody is asked yet: the first one who is moves at once

    def show(self, seat: int, *legal: int, number: int = 1, over: bool = False) -> None:
        view = {"legal": [{"move": move, "text": "kick"} for move in legal], "zones": []}
        self.hear(seat, {"is": "state", "number": number, "view": view, "table": {"over": over}})

    def hear(self, seat: int, word: dict[str, object]) -> None:
        self.people[seat].on_frame(json.dumps(word).encode())


def test_a_move_is_timed_until_the_opponent_sees_it() -> None:
    table = Table()
    table.show(0, 5, number=3)
    assert table.mouths[0].said == [{"do": "move", "id": "0.0", "on": 3, "move": 5}]
    table.show(0, number=4)
    assert table.notes.delays == []
    table.show(1, 6, number=8)
    assert len(table.notes.delays) == 1
    assert table.mouths[1].said == [{"do": "move", "id": "1.0", "on": 8, "move": 6}]


def test_who_moves_twice_before_the_other_sees_anything_is_not_timed() -> None:
    table = Table()
    table.show(0, 5)
    table.hear(0, {"is": "done", "id": "0.0", "number": 1})
    table.show(0, 5)
    assert [said["id"] for said in table.mouths[0].said] == ["0.0", "0.1"]
    table.show(1)
    assert table.notes.delays == []


def test_nobody_moves_again_before_the_answer() -> None:
    table = Table()
    table.show(0, 5)
    table.show(0, 5)
    assert len(table.mouths[0].said) == 1
    table.hear(0, {"is": "done", "id": "0.0", "number": 1})
    assert len(table.mouths[0].said) == 2
    assert [sent.is_done for sent in table.people[0].sent_moves] == [True, False]


def test_a_match_that_is_over_ends_when_all_is_answered() -> None:
    table = Table()
    table.show(0, 5)
    table.show(0, over=True)
    assert table.notes.ends == 0
    table.hear(0, {"is": "done", "id": "0.0", "number": 1})
    assert table.notes.ends == 1


def test_a_refusal_is_told_but_not_that_a_move_sent_again_is_stale() -> None:
    table = Table()
    table.show(0, 5)
    table.hear(0, {"is": "refused", "id": "0.0", "code": "stale", "message": "?"})
    table.show(0, 5)
    table.people[0].sent_moves[-1].is_again = True
    table.hear(0, {"is": "refused", "id": "0.1", "code": "stale", "message": "?"})
    assert [word.code for word in table.notes.words] == ["stale"]


# -- The tools


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system keeps no such books")
def test_what_a_process_takes_is_known() -> None:
    ours = read_usage(os.getpid())
    assert ours
    assert ours.cpu_s > 0
    assert ours.peak_bytes > 1_000_000
    assert read_usage(2**22 + 1) is None


@pytest.mark.skipif(len(allowed_cores()) < 2, reason="there is one core only")
def test_server_and_crowd_have_cores_of_their_own() -> None:
    before = allowed_cores()
    core = min(before)
    with pin_to_core(core):
        assert allowed_cores() == {core}
    with avoid_core(core):
        assert allowed_cores() == before - {core}
    assert allowed_cores() == before


def test_an_answer_that_never_came_is_no_answer() -> None:
    assert parse_http_answer(b"HTTP/1.1 200 OK\r\nX: y\r\n\r\nbody\r\n\r\n") == (200, b"body\r\n\r\n")
    with pytest.raises(ConnectionResetError):
        parse_http_answer(b"")


def test_what_the_server_refuses_is_a_fault_and_a_broken_line_is_one_unless_it_storms() -> None:
    async def run() -> LoadStats:
        async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b'HTTP/1.1 429 No\r\n\r\n{"code": "too-many-guests"}')
            writer.close()

        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(RequestRefused):
            await LoadClient(ServerAddress("127.0.0.1", port)).request_json("GET", "/")
        crowd = LoadPlayers(ServerAddress("127.0.0.1", port), ["rabona"], 2, 1.0, Random(0))
        await crowd.open_tables()
        server.close()
        await server.wait_closed()
        await crowd.open_table()
        crowd.expects_outages = True
        await crowd.open_table()
        return crowd.stats

    faults = asyncio.run(run()).faults
    assert faults.pop("429 too-many-guests") == 2
    assert (+faults).total() == 1


def test_people_come_from_addresses_of_this_computer() -> None:
    houses = local_addresses()
    assert len(set(houses)) == len(houses)
    with socket.socket() as door:
        door.bind((houses[-1] or "127.0.0.1", 0))


def test_a_free_port_is_free() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", free_port()))
