"""How many connections there may be."""

import resource
from pathlib import Path

from tavolino.server.connections.file_limit import count_open_files, raise_file_limit
from tavolino.server.connections.guard import ConnectionGuard, household
from tavolino.server.limits import ConnectionLimits


def guard(most: int = 2, total: int = 100, *proxies: str) -> ConnectionGuard:
    return ConnectionGuard(ConnectionLimits(max_per_address=most), total, proxies)


def test_an_address_has_its_share() -> None:
    door = guard(2)
    assert [door.admit("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert door.admit("192.0.2.2")
    door.release("192.0.2.1")
    assert door.admit("192.0.2.1")
    assert door.total == 3


def test_a_household_of_ipv6_is_one_address() -> None:
    door = guard(1)
    assert door.admit("2001:db8:1:2::1")
    assert not door.admit("2001:db8:1:2:ffff::9")
    assert household("no address") == "no address"


def test_a_proxy_speaks_for_many_up_to_the_total() -> None:
    door = guard(1, 3, "10.0.0.0/8")
    assert [door.admit("10.1.2.3") for _ in range(4)] == [True, True, True, False]
    assert not door.is_proxy("unix:")


def test_who_has_gone_is_forgotten() -> None:
    door = guard()
    door.admit("192.0.2.1")
    door.release("192.0.2.1")
    assert not door.by_address


def test_the_limit_of_files_is_raised_as_far_as_may_be() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))
        assert raise_file_limit(200) == 200
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 200
        assert raise_file_limit(100) == 200, "it is never lowered"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_open_files_are_counted() -> None:
    before = count_open_files()
    with Path(__file__).open("rb"):
        assert count_open_files() in (0, before + 1)
