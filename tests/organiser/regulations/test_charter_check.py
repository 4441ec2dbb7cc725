"""Charters: who may enter, by which regulations; what will not do is told with its place, in every language."""

from typing import Any

import pytest
from msgspec.structs import replace

from tavolino.competitions import TieBreak
from tavolino.core.faults import Fault
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.options import Document
from tavolino.organiser.regulations.charter import MAX_SEED, Charter, Kind, Seeding, Team, Terms
from tavolino.organiser.regulations.charter_check import check_charter
from tests.organiser.support import charter


def fault_of(wanted: Charter) -> Fault:
    with pytest.raises(Fault) as refusal:
        check_charter(wanted)
    told = {refusal.value.text(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), "it is told in every language"
    return refusal.value


def with_team(name: str, player: str = "cardboard") -> Charter:
    before = charter(Kind.LEAGUE)
    return replace(before, teams=(*before.teams[:3], Team(name, player)))


@pytest.mark.parametrize(
    "name", ["", "   ", "\t", "two\nlines", "bell\a", "n" * 41, "n" * 500, "right\u202eto left", "\ud800"]
)
def test_a_name_is_one_line_of_letters(name: str) -> None:
    fault = fault_of(with_team(name))
    assert fault.key == "team-name"
    assert fault.values["number"] == 4
    assert len(str(fault.values["name"])) <= 40
    assert str(fault.values["name"]).isprintable()
    assert fault_of(replace(charter(Kind.LEAGUE), name=name)).key == "competition-name"


@pytest.mark.parametrize(
    "name", ["<b>Bold</b>", "[red]Rossi[/red]", "{ $name }", "Țepeș & Fiii", "⚽ FC", "a" * 40]
)
def test_markup_is_a_name_like_any_other(name: str) -> None:
    check_charter(with_team(name))
    check_charter(replace(charter(Kind.LEAGUE), name=name))


@pytest.mark.parametrize("name", ["Fulgerul", "fulgerul", " FULGERUL ", "Ｆulgerul"])
def test_names_that_read_alike_are_refused(name: str) -> None:
    fault = fault_of(with_team(name))
    assert fault.key == "team-twice"
    assert (fault.values["first"], fault.values["second"]) == (1, 4)


@pytest.mark.parametrize(
    ("kind", "teams", "terms"),
    [
        (Kind.KNOCKOUT, 1, {}),
        (Kind.KNOCKOUT, 65, {}),
        (Kind.LEAGUE, 33, {}),
        (Kind.BEST_OF, 3, {"best_of": 3}),
        (Kind.SWISS, 129, {"rounds": 3}),
        (Kind.GROUPS_KNOCKOUT, 3, {"groups": 1}),
    ],
)
def test_too_few_or_too_many(kind: Kind, teams: int, terms: dict[str, Any]) -> None:
    assert fault_of(charter(kind, teams, **terms)).key == "team-count"


@pytest.mark.parametrize(
    ("kind", "terms", "key"),
    [
        (Kind.LEAGUE, {"points": (1, 3, 0)}, "terms-points"),
        (Kind.LEAGUE, {"points": (-1, -1, -1)}, "terms-number"),
        (Kind.LEAGUE, {"legs": 0}, "terms-number"),
        (Kind.KNOCKOUT, {"legs": 3}, "terms-number"),
        (Kind.KNOCKOUT, {"final_legs": 3}, "terms-number"),
        (Kind.KNOCKOUT, {"best_of": 2}, "terms-best-of"),
        (Kind.KNOCKOUT, {"best_of": 3, "legs": 2}, "terms-best-of"),
        (Kind.KNOCKOUT, {"forfeit_goals": 0}, "terms-number"),
        (Kind.LEAGUE, {"tiebreaks": ()}, "terms-tiebreaks"),
        (Kind.LEAGUE, {"tiebreaks": (TieBreak.GOALS, TieBreak.POINTS)}, "terms-tiebreaks"),
        (Kind.LEAGUE, {"tiebreaks": (TieBreak.POINTS, TieBreak.POINTS)}, "terms-tiebreaks"),
        (Kind.LEAGUE, {"tiebreaks": (TieBreak.POINTS, TieBreak.LOT, TieBreak.GOALS)}, "terms-lot-last"),
        (Kind.GROUPS_KNOCKOUT, {"groups": 2, "tiebreaks": (TieBreak.POINTS,)}, "terms-lot-last"),
        (Kind.LEAGUE, {"seeding": Seeding.POTS}, "terms-pots"),
        (Kind.SWISS, {"rounds": 0}, "terms-number"),
        (Kind.SWISS, {"rounds": 4}, "terms-number"),
        (Kind.GROUPS_KNOCKOUT, {"groups": 3}, "terms-number"),
        (Kind.GROUPS_KNOCKOUT, {"groups": 2, "through": 3}, "terms-number"),
        (Kind.GROUPS_KNOCKOUT, {"groups": 2, "through": 2, "best_next": 1}, "terms-number"),
        (Kind.GROUPS_KNOCKOUT, {"groups": 1, "through": 1}, "terms-number"),
        (Kind.GROUPS_KNOCKOUT, {"groups": 2, "through": 1, "third_place": True}, "terms-number"),
    ],
)
def test_regulations_that_cannot_be(kind: Kind, terms: dict[str, Any], key: str) -> None:
    assert fault_of(charter(kind, 4, **terms)).key == key


def test_a_third_place_match_takes_four() -> None:
    assert fault_of(charter(Kind.KNOCKOUT, 3, third_place=True)).key == "terms-number"


def test_a_game_a_bot_and_a_seed_that_are_known() -> None:
    assert fault_of(replace(charter(Kind.LEAGUE), game="snooker")).key == "unknown-game"
    assert fault_of(with_team("Bot", "grandmaster")).key == "unknown-bot"
    assert fault_of(replace(charter(Kind.LEAGUE), options={"must_win": 7})).key == "bad-option-value"
    for seed in (-1, MAX_SEED + 1):
        assert fault_of(replace(charter(Kind.LEAGUE), seed=seed)).key == "lots-seed"


def test_at_one_table_it_is_the_game_that_says_how_many() -> None:
    assert fault_of(charter(Kind.MATCH, 3)).key == "bad-seats"
    evening = charter(Kind.SEASON, 4, game="mister", rounds=2)
    check_charter(replace(evening, options={"format": "cup", "market": True}))
    four = replace(charter(Kind.LEAGUE, game="mister"), options={"format": "cup"})
    assert fault_of(four).key == "game-not-for-two"


def test_a_strangers_charter_does_not_read_our_files() -> None:
    wanted = replace(charter(Kind.LEAGUE, game="mister"), options={"deck": "/etc/hostname"})
    assert fault_of(wanted).key == "record-path"


def test_a_deck_of_ones_own_is_part_of_it() -> None:
    wanted = replace(charter(Kind.LEAGUE, game="mister"), options={"deck": Document("mine.toml", "no deck")})
    assert fault_of(wanted).key not in ("record-path", "unreadable")


def test_the_usual_terms_will_do_for_every_kind() -> None:
    check_charter(charter(Kind.KNOCKOUT, 64, legs=2, third_place=True, away_goals=True))
    check_charter(charter(Kind.LEAGUE, 32, legs=2))
    check_charter(charter(Kind.SWISS, 128, rounds=7))
    check_charter(charter(Kind.GROUPS_KNOCKOUT, 32, groups=8))
    check_charter(charter(Kind.BEST_OF, 2, best_of=7))
    assert Terms().tiebreaks[0] is TieBreak.POINTS
