"""Limits: how much one address or one guest may ask for. The time is the test's own."""

from pathlib import Path
from typing import cast

import pytest
from litestar.types import Scope

from tavolino.core.faults import Fault
from tavolino.live.guards.rate_limits import RateLimit, RateLimiter, TokenBucket, per_hour
from tavolino.server.http.guards.guess_limit import GuessLimit
from tavolino.server.http.request_info import client_address
from tavolino.server.limits import Limits
from tests.server.house import House, Watch, good, open_house, problem

LOOSE = RateLimit(1000, 100_000)


def test_a_bucket_empties_and_fills() -> None:
    bucket = TokenBucket(RateLimit(per_second=2, burst=3), now=10)
    assert [bucket.take(10) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(10) == 0.5
    assert bucket.take(10.5) == 0
    assert bucket.take(10.5) > 0
    assert [bucket.take(1000) for _ in range(4)] == [0, 0, 0, 0.5]


def test_time_that_goes_back_gives_nothing() -> None:
    bucket = TokenBucket(RateLimit(1, 1), now=10)
    bucket.take(10)
    assert bucket.take(5) == 1
    assert bucket.take(10.5) == 0.5


def test_everyone_has_a_bucket_of_their_own() -> None:
    turnstile = RateLimiter(RateLimit(1, 1))
    assert turnstile.take("a", 0) == 0
    assert turnstile.take("a", 0) == 1
    assert turnstile.take("b", 0) == 0


def test_guesses_side_by_side_count_like_those_one_after_the_other() -> None:
    turnstile = RateLimiter(RateLimit(1, 2))
    first, second, third = (GuessLimit(turnstile, "a", 0) for _ in range(3))
    with first, second, pytest.raises(Fault, match="Too many codes"), third:
        pass
    with GuessLimit(turnstile, "a", 0), GuessLimit(turnstile, "a", 0):
        """Those were no wrong guesses: they are given back."""


def test_those_who_were_quiet_are_forgotten_first() -> None:
    turnstile = RateLimiter(RateLimit(1, 5), most=2)
    turnstile.take("early", 0)
    turnstile.take("late", 100)
    turnstile.take("new", 100)
    assert list(turnstile.buckets) == ["late", "new"]
    turnstile.take("newer", 100)
    assert list(turnstile.buckets) == ["new", "newer"]


def test_a_household_is_one_address() -> None:
    def of(host: str) -> str:
        return client_address(cast(Scope, {"client": (host, 1)}))

    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::1")
    assert of("192.168.1.7") == "192.168.1.7"
    assert of("testclient") == "testclient"


def test_too_many_requests_at_once(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, monotonic_s=watch, limits=Limits(requests=RateLimit(1, 3))) as house:
        assert [house.get("/health").status_code for _ in range(3)] == [200] * 3
        answer = house.get("/nowhere?lang=ro")
        assert "o secundă" in problem(answer, 429, "too-many-requests")["message"]
        assert answer.headers["retry-after"] == "1"
        watch.seconds += 1
        assert house.get("/health").status_code == 200


def test_too_many_new_guests(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, monotonic_s=watch, limits=Limits(requests=LOOSE, guests=per_hour(2))) as house:
        house.guest("Ana")
        problem(house.post("/api/guests", {"name": "\n"}), 422, "name-unreadable")
        house.guest("Ion")
        answer = house.post("/api/guests", {"name": "Ivo"})
        problem(answer, 429, "too-many-guests")
        assert answer.headers["retry-after"] == "1800"
        watch.seconds += 1800
        house.guest("Ivo")


def test_too_many_tables_of_one_guest(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(max_unfinished_tables=2)) as house:
        mara, ivo = house.guest("Mara"), house.guest("Ivo")
        first = mara.open()["id"]
        mara.open()
        body = {"game": "champions101", "seats": [{"player": "person"}, {"player": "open"}]}
        assert "2" in problem(mara.post("/api/tables", body), 429, "too-many-tables")["message"]
        ivo.open()
        mara.ask("DELETE", f"/api/tables/{first}")
        mara.open()


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    """Not even such as are finished at once; and all at one address share a limit, too."""
    watch = Watch()
    limits = Limits(requests=LOOSE, guests=LOOSE, new_tables=per_hour(2), address_new_tables=per_hour(3))
    body = {"game": "champions101", "seats": [{"player": "random"}, {"player": "random"}]}
    with open_house(tmp_path, monotonic_s=watch, limits=limits) as house:
        mara, ivo = house.guest("Mara"), house.guest("Ivo")
        for _ in range(2):
            good(mara.post("/api/tables", body))
        answer = mara.post("/api/tables", body)
        problem(answer, 429, "too-many-new-tables")
        assert answer.headers["retry-after"] == "1800"
        good(ivo.post("/api/tables", body))
        problem(ivo.post("/api/tables", body), 429, "too-many-new-tables")
        watch.seconds += 1800
        good(mara.post("/api/tables", body))


def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(max_unfinished_tables=1)) as house:
        mara = house.guest("Mara")
        over = mara.finished()
        mara.open()
        problem(mara.post(f"/api/tables/{over}/rematch"), 429, "too-many-tables")


def test_finished_matches_don_t_count(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(max_unfinished_tables=1)) as house:
        mara = house.guest("Mara")
        mara.finished()
        mara.open()


def guess(house: House) -> None:
    problem(house.guest().post("/api/join", {"code": "WRONG2"}), 404, "no-such-table")


def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    watch = Watch()
    limits = Limits(requests=LOOSE, guests=LOOSE, guesses=per_hour(2))
    with open_house(tmp_path, monotonic_s=watch, limits=limits) as house:
        guess(house)
        table = house.guest("Mara").open()
        ivo = house.guest("Ivo")
        problem(ivo.post(f"/api/tables/{table['id']}/join", {"invite": "wrong"}), 403, "bad-invite")
        problem(ivo.post("/api/join", {"code": table["code"]}), 429, "too-many-guesses")
        watch.seconds += 1800
        assert good(ivo.post("/api/join", {"code": table["code"]}))["seat"] == 1


def test_good_codes_are_no_guesses(tmp_path: Path) -> None:
    limits = Limits(requests=LOOSE, guests=LOOSE, guesses=per_hour(1))
    with open_house(tmp_path, monotonic_s=Watch(), limits=limits) as house:
        mara, ivo = house.guest("Mara"), house.guest("Ivo")
        for _ in range(3):
            good(ivo.post("/api/join", {"code": mara.open()["code"]}))
        guess(house)
