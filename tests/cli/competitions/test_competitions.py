"""`tavolino cup`, `league` and `season`, as an organiser types them."""

import json
import re
from pathlib import Path

import pytest

from tavolino.cli.terminal import Terminal
from tavolino.cli.theme import ASCII_GLYPHS
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.records.reader import parse_record
from tests.cli.support import Stage
from tests.printing.support import Printed

SEED = ("--seed", "7")
EIGHT = "Ana=me,Ion,Fulgerul=random,Albatros=random,Delta=random,Vento=random,Lupii=random,Ancora=random"


def run(*args: str, code: int = 0, typed: tuple[str, ...] = ()) -> str:
    """What a command prints; with another exit code, what it complains."""
    stage = Stage(*typed, width=110)
    assert stage.run(*args) == code, stage.err
    return stage.out if code == 0 else stage.err


def create_competition(
    *more: str, family: str = "cup", teams: str = EIGHT, game: str = "champions101"
) -> str:
    return run(family, "new", "Coppa", "--game", game, "--teams", teams, *SEED, *more)


@pytest.fixture
def cup() -> None:
    """A cup of eight after the draw."""
    create_competition("--third-place")
    run("cup", "draw", "Coppa", "--pace", "0")


def test_from_the_first_command_to_the_last(tmp_path: Path) -> None:
    assert "draw the lots" in create_competition()
    drawn = run("cup", "draw", "Coppa", "--pace", "0")
    assert "1. Ball 8 of 8: Ancora" in drawn
    assert "Lot 1 of seed 7" in drawn
    assert "Mara entered 2–1 for match 1" in run("cup", "result", "Coppa", "1", "2-1", "--by", "Mara")
    assert "from 2–1 to 0–2" in run("cup", "correct", "Coppa", "1", "0-2", "--was", "2-1")
    assert "2 matches were played" in run("cup", "simulate", "Coppa", "--workers", "1", *SEED)
    shown = run("cup", "show", "Coppa", "--history", "--fixtures", "--lots")
    assert "Mara entered 2–1 for match 1" in shown
    assert "Quarter-finals" in shown
    path = tmp_path / "coppa.json"
    run("cup", "export", "Coppa", str(path))
    run("cup", "delete", "Coppa", typed=("Coppa",))
    assert "No competitions yet" in run("cup", "list")
    run("cup", "import", str(path))
    assert run("cup", "show", "Coppa", "--history", "--fixtures", "--lots") == shown


def test_the_same_seed_draws_the_same_lots() -> None:
    create_competition()
    first = run("cup", "draw", "Coppa", "--pace", "0")
    run("cup", "delete", "Coppa", "--yes")
    create_competition()
    assert run("cup", "draw", "Coppa", "--pace", "0") == first


@pytest.mark.usefixtures("cup")
def test_extra_time_and_penalties() -> None:
    told = run("cup", "result", "Coppa", "1", "1:1", "--after-extra-time", "2-2", "--penalties", "5-4")
    assert "1–1 (2–2 after extra time, 5–4 on penalties)" in told
    assert re.search(r"├─\S+ 5-4p", told)


@pytest.mark.usefixtures("cup")
def test_a_match_by_the_names_of_its_teams() -> None:
    shown = run("cup", "show", "Coppa")
    home, away = re.search(r"  1  (\S+) – (\S+)", shown).groups()  # type: ignore[union-attr]
    assert "2–0 for match 1" in run("cup", "result", "Coppa", f"{home.lower()} - {away.upper()}", "2-0")


@pytest.mark.usefixtures("cup")
def test_off_the_pitch() -> None:
    shown = run("cup", "show", "Coppa")
    home = re.search(r"  1  (\S+) –", shown)[1]  # type: ignore[index]
    assert " 0–3" in run("cup", "forfeit", "Coppa", "1", home)
    assert "struck out the 0–3" in run("cup", "strike", "Coppa", "1")
    assert ": Friday" in run("cup", "postpone", "Coppa", "2", "--until", "Friday")
    assert "plays for Ana" in run("cup", "deputy", "Coppa", "Ana", "greedy")
    assert "plays for itself again" in run("cup", "deputy", "Coppa", "Ana")
    assert "docked Ion 2 points: late" in run("cup", "dock", "Coppa", "Ion", "2", "--why", "late")
    assert "Lupii withdrew" in run("cup", "withdraw", "Coppa", "Lupii")


def test_a_league_has_a_table_with_reasons_and_a_grid() -> None:
    create_competition(family="league", teams="A=random,B=random,C=random,D=random")
    run("league", "draw", "Coppa", "--pace", "0")
    run("league", "simulate", "Coppa", "--workers", "1", *SEED)
    shown = run("league", "show", "Coppa", "--grid", "--fixtures")
    assert "Why above the next" in shown
    assert re.search(r"1 +[ABCD] +3 ", shown)
    assert re.search(r"A +A +▒ +\d–\d", shown)
    assert "has won it!" in shown


def test_by_the_board_in_the_box() -> None:
    create_competition("--box", family="league", teams="A,B")
    path = Path("coppa.json")
    run("league", "export", "Coppa", str(path))
    charter = json.loads(path.read_text("utf-8"))["charter"]
    assert charter["terms"]["points"] == [2, 1, 0]
    assert charter["options"] == {"must_win": False}
    path.unlink()
    assert "2 to 8" in run("cup", "new", "Big", "--game", "champions101", "--bots", "9", "--box", code=2)
    assert "no such board" in run("cup", "new", "No", "--game", "gogoal", "--bots", "4", "--box", code=2)


def test_a_season_with_squads_that_pass_on() -> None:
    made = run("season", "new", "Sezon", "--game", "mister", "--bots", "4", "--level", "random", "--evenings",
               "2", "--option", "format=cup", "--option", "market=on", *SEED)  # fmt: skip
    assert "Mister · Season · 4 teams" in made
    assert "2 matches were played" in run("season", "simulate", "Sezon", "--workers", "1", *SEED)
    assert "Top scorers" in run("season", "show", "Sezon")
    sheets = run("season", "show", "Sezon", "--evenings")
    assert sheets.count("Squads at the end") == 2
    assert "Transfers" in sheets
    run("print", "board", "Sezon", "-o", "sezon.pdf")
    words = Printed(Path("sezon.pdf").read_bytes()).words()
    assert words.count("SQUADS AT THE END") == 2
    Path("sezon.pdf").unlink()


def test_a_cup_with_cards_of_ones_own(tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text('[[card]]\nid = "red-footballer"\nn = 30\ntitle = "volcano"\n', "utf-8")
    bots = ("--game", "champions101", "--bots", "2", "--level", "random", *SEED)
    run("cup", "new", "Own", *bots, "--option", f"deck={deck}")
    run("cup", "draw", "Own", "--pace", "0")
    run("cup", "simulate", "Own", "--workers", "1", *SEED)
    deck.unlink()
    run("cup", "export", "Own", str(tmp_path / "own.json"))
    file = json.loads((tmp_path / "own.json").read_text("utf-8"))
    assert "volcano" in json.dumps(file["charter"]["options"])
    assert all("volcano" in record for record in file["records"].values())
    deck.write_text('[[card]]\nid = "nothing"\n', "utf-8")
    assert "nothing" in run("cup", "new", "Bad", *bots, "--option", f"deck={deck}", code=2)


def test_a_match_of_a_duplicate_says_what_it_gave_against_the_field() -> None:
    run("league", "new", "Same", "--game", "champions101", "--teams", "A=cardboard,B=cardboard,C=cardboard,D=cardboard",
        "--duplicate", "once", "--seeding", "order")  # fmt: skip
    for match, figures in (("1", "2-0"), ("2", "1-0")):
        run("league", "result", "Same", match, figures)
    assert "100% – 0%" in run("league", "show", "Same", "--fixtures")


def test_groups_pots_and_a_swiss_tournament() -> None:
    bots = ("--game", "gogoal", "--bots", "8", "--level", "random", *SEED)
    run("cup", "new", "Groups", *bots, "--groups", "2", "--seeding", "pots")
    assert "to Group B" in run("cup", "draw", "Groups", "--pace", "0")
    run("cup", "simulate", "Groups", "--workers", "1", *SEED)
    assert "has won it!" in run("cup", "show", "Groups")
    run("league", "new", "Swiss", *bots, "--swiss", "2")
    run("league", "draw", "Swiss", "--pace", "0")
    assert "Round 1" in run("league", "draw", "Swiss", "--pace", "0")
    run("league", "simulate", "Swiss", "--workers", "1", *SEED)
    assert "won it!" in run("league", "show", "Swiss")


# -- Played here


@pytest.mark.usefixtures("cup")
def test_ones_own_match_is_played_left_and_taken_up_again(home: Path) -> None:
    stage = Stage("1", "q")
    assert stage.run("cup", "play", "Coppa", "--pace", "0") == 0
    assert "being played" in stage.out
    [sheet] = (home / "unfinished").glob("*.tav")
    before = len(parse_record(sheet.read_text("utf-8")).entries)
    again = Stage("1", "1", "q")
    assert again.run("cup", "play", "Coppa", "--pace", "0") == 0
    assert len(parse_record(sheet.read_text("utf-8")).entries) > before
    assert len([*(home / "unfinished").glob("*.tav")]) == 1


@pytest.mark.usefixtures("cup")
def test_a_match_ended_with_resume_is_handed_in_by_the_next_look(home: Path) -> None:
    """Killed between the last move and the result, or played on with `tavolino resume`."""
    Stage("1", "q").run("cup", "play", "Coppa", "--pace", "0")
    assert Stage(more=iter(lambda: "1", None)).run("resume", "--pace", "0") == 0
    assert not [*(home / "unfinished").glob("*.tav")]
    shown = run("cup", "show", "Coppa", "--history")
    assert re.search(r"match \d .* was played: \d", shown)
    assert "being played" not in shown


@pytest.mark.usefixtures("cup")
def test_a_record_that_was_tampered_with_keeps_nobody_from_the_rest(home: Path) -> None:
    Stage("1", "q").run("cup", "play", "Coppa", "--pace", "0")
    Stage(more=iter(lambda: "1", None)).run("resume", "--pace", "0")
    [sheet] = (home / "records").glob("*.tav")
    sheet.write_text(sheet.read_text("utf-8").replace("result ", "result 9"), "utf-8")
    stage = Stage(width=110)
    assert stage.run("cup", "show", "Coppa") == 0
    assert "being played" in stage.out
    assert stage.err


@pytest.mark.usefixtures("cup")
def test_a_match_played_to_its_end_has_its_result(home: Path) -> None:
    stage = Stage(more=iter(lambda: "1", None))
    assert stage.run("cup", "play", "Coppa", "--pace", "0") == 0
    assert re.search(r"Ana \d+-\d+|\S+ \d+-\d+", stage.out)
    assert re.search(r"was played: \d+–\d+", run("cup", "show", "Coppa", "--history"))


@pytest.mark.usefixtures("cup")
def test_bots_matches_are_not_played_by_hand() -> None:
    shown = run("cup", "show", "Coppa")
    number = next(
        n for n, a, b in re.findall(r"  (\d)  (\S+) – (\S+)", shown) if {"Ana", "Ion"}.isdisjoint({a, b})
    )
    assert "is between bots" in run("cup", "play", "Coppa", number, code=2)


def test_no_own_match() -> None:
    create_competition(teams="A=random,B=random")
    run("cup", "draw", "Coppa", "--pace", "0")
    assert "no match for you" in run("cup", "play", "Coppa", code=2)


# -- Lists in and out


def test_results_come_from_a_spreadsheet(tmp_path: Path) -> None:
    create_competition(family="league", teams="A,B,C", game="gogoal")
    run("league", "draw", "Coppa", "--pace", "0")
    path = tmp_path / "results.csv"
    run("league", "export", "Coppa", str(path))
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([lines[0], lines[1].replace(",,,,,,,to play", ",2,1,,,,,")]), "utf-8")
    assert re.search(
        r"entered 2–1 for match 1",
        run("league", "import", str(path), "Coppa") and run("league", "show", "Coppa", "--history"),
    )
    path.write_text("match,result\n1,2-1\n2,x\n", "utf-8")
    for language, word in (("en", "Line 3"), ("it", "Riga 3"), ("ro", "Rândul 3")):
        told = run("league", "import", str(path), "Coppa", "--lang", language, code=2)
        assert word in told
        assert "„x”" in told or "«x»" in told or "“x”" in told
    assert "Name the competition" in run("league", "import", str(path), code=2)


# -- Bad input


CANNOT = (
    ("result", "Coppa", "1", "two-one"),
    ("result", "Coppa", "1", "-1-0"),
    ("result", "Coppa", "99", "1-0"),
    ("result", "Coppa", "1", "2-1", "--penalties", "5-4"),
    ("result", "Coppa", "1", "1-1", "--after-extra-time", "0-1"),
    ("result", "Coppa", "7", "1-0"),
    ("result", "Nobody", "1", "1-0"),
    ("result", "Coppa", "1", "2-1", "--by", "n" * 500),
    ("correct", "Coppa", "1", "2-1"),
    ("strike", "Coppa", "1"),
    ("forfeit", "Coppa", "1", "Nobody"),
    ("withdraw", "Coppa", "Nobody"),
    ("deputy", "Coppa", "Ana", "grandmaster"),
    ("postpone", "Coppa", "1", "--until", "n" * 500),
    ("dock", "Coppa", "Ana", "500"),
    ("draw", "Coppa"),
    ("play", "Coppa", "99"),
    ("import", "no-such-file.json"),
    ("show", "Nobody"),
)


@pytest.mark.usefixtures("cup")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_told_and_nothing_happens(language: str) -> None:
    before = run("cup", "show", "Coppa", "--history")
    for args in CANNOT:
        assert run("cup", *args, "--lang", language, code=2)
    assert run("cup", "show", "Coppa", "--history") == before


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--teams", "A,,C"), "no name for a team"),
        (("--teams", "A,B,a"), "both called"),
        (("--teams", "A," + "n" * 500), "no name for a team"),
        (("--teams", "A"), "it takes 2 to 64"),
        (("--teams", "A=grandmaster,B"), "grandmaster"),
        (("--teams", "A,B", "--seeding", "luck"), "lot, order, pots"),
        (("--teams", "A,B", "--withdrawal", "run"), "halfway"),
        (("--teams", "A,B", "--points", "3-1"), "3-1-0"),
        (("--teams", "A,B", "--tiebreaks", "beauty"), "--tiebreaks"),
        (("--teams", "A,B", "--seed", "lucky"), "seed of the lots"),
        (("--teams", "A,B", "--option", "must_win=perhaps"), "must_win"),
        (("--teams", "A,B", "--legs", "5"), "only 1 to 2"),
    ],
)
def test_a_cup_that_cannot_be_held(args: tuple[str, ...], told: str) -> None:
    assert told in run("cup", "new", "Coppa", "--game", "champions101", *args, code=2)
    assert "No competitions yet" in run("cup", "list")


def test_markup_in_names_is_plain_text() -> None:
    create_competition(teams="[bold]Ana[/bold],<script>alert(1)</script>")
    run("cup", "draw", "Coppa", "--pace", "0")
    shown = run("cup", "show", "Coppa")
    assert "[bold]Ana[/bold]" in shown
    assert "<script>alert(1)</script>" in shown


def test_deleting_asks() -> None:
    create_competition()
    assert "Nothing has been deleted" in run("cup", "delete", "Coppa", typed=("no",))
    assert "Coppa" in run("cup", "list")


@pytest.mark.usefixtures("cup")
@pytest.mark.parametrize(("language", "word"), [("it", "Quarti di finale"), ("ro", "Sferturi de finală")])
def test_in_the_readers_language(language: str, word: str) -> None:
    assert word in run("cup", "show", "Coppa", "--fixtures", "--history", "--lots", "--lang", language)


@pytest.mark.usefixtures("cup")
def test_a_terminal_that_knows_only_ascii_sees_a_tree_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Terminal, "glyphs", ASCII_GLYPHS)
    shown = run("cup", "show", "Coppa")
    assert "-+" in shown
    assert "├" not in shown
