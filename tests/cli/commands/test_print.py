"""`tavolino print`: from the command line to a file."""

from pathlib import Path

import pytest

from tavolino.cli.faults import CliFault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tests.cli.support import Stage
from tests.printing.support import Printed


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which files land that nobody names."""
    folder = tmp_path / "desk"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def run_print(*args: str, code: int = 0) -> str:
    stage = Stage(is_terminal=False, width=200)
    assert stage.run("print", *args) == code, stage.err
    assert (stage.err if code == 0 else stage.out) == ""
    return stage.err or stage.out


def words(language: str, key: str, **values: str) -> str:
    return load_texts(language, packages=CliFault.packages).say(key, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_rules_land_in_files_of_their_own(desk: Path, language: str) -> None:
    out = run_print("cards", "gogoal", "--only", "penalties", "--lang", language)
    assert words(language, "printed", path=f"gogoal-cards-{language}.pdf") in out
    assert words(language, "print-both-sides-long") in out
    run_print("rules", "gogoal", "--lang", language, "--paper", "letter", "--ink", "bw")
    cards, rules = (
        Printed((desk / f"gogoal-{what}-{language}.pdf").read_bytes()) for what in ("cards", "rules")
    )
    assert len(cards.names(0)) == 6
    assert rules.sizes() == {(215.9, 279.4)}
    assert sorted(path.name for path in desk.iterdir()) == [
        f"gogoal-{what}-{language}.pdf" for what in ("cards", "rules")
    ]


def test_a_file_of_ones_choice_is_written_over(desk: Path) -> None:
    (desk / "mine.pdf").write_text("old", "utf-8")
    out = run_print("cards", "gogoal", "--only", "penalties,var", "--no-backs", "-o", "mine.pdf")
    assert words("en", "print-one-side") in out
    assert len(Printed((desk / "mine.pdf").read_bytes()).pages) == 2  # each deck on a sheet of its own


def test_a_folder_that_is_not_there_or_no_file_is_told(desk: Path) -> None:
    for path in ("nowhere/mine.pdf", str(desk)):
        assert path in run_print("cards", "gogoal", "--only", "penalties", "-o", path, code=2)
    assert list(desk.iterdir()) == []


def test_cards_for_a_print_shop(desk: Path) -> None:
    out = run_print(
        "cards", "gogoal", "--only", "VAR", "--single", "--size", "57x87", "--bleed", "2", "-o", "shop.pdf"
    )
    assert words("en", "print-single") in out
    assert Printed((desk / "shop.pdf").read_bytes()).sizes() == {(61, 91)}
    run_print("cards", "gogoal", "--only", "VAR", "--png", "--dpi", "72")
    assert (desk / "gogoal-cards-en.zip").read_bytes().startswith(b"PK")


@pytest.mark.parametrize(
    "wishes",
    [
        ["--size", "0x0"],
        ["--size", "1000x1000"],
        ["--copies", "5000"],
        ["--gutter", "-1"],
        ["--offset", "left"],
        ["--only", "autogol"],
        ["--png", "--dpi", "9999"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_printed_is_refused_and_nothing_is_written(desk: Path, wishes: list[str]) -> None:
    assert run_print("cards", "gogoal", *wishes, code=2)
    assert list(desk.iterdir()) == []


def test_decks_of_ones_own_and_options(desk: Path) -> None:
    Stage(is_terminal=False).run("deck", "new", "club.toml", "--game", "best11", "--deck", "club")
    club = (desk / "club.toml").read_text("utf-8").replace("Alfie Butterwick", "Alfredo Burrosso")
    (desk / "club.toml").write_text(club, "utf-8")
    run_print("cards", "best11", "--deck", "club.toml", "--only", "team", "--no-backs", "-o", "own.pdf")
    assert "Alfredo Burrosso" in Printed((desk / "own.pdf").read_bytes()).names(0)
    run_print(
        "cards",
        "best11",
        "--option",
        "clubs=montelampo,portosaldo",
        "--only",
        "team",
        "--no-backs",
        "-o",
        "two.pdf",
    )
    one, two = (Printed((desk / name).read_bytes()) for name in ("own.pdf", "two.pdf"))
    assert len(two.pages) == pytest.approx(2 * len(one.pages), abs=1)


def test_letters_without_a_typeface_are_told(desk: Path) -> None:
    (desk / "mine.csv").write_text("id,n,title\ngoal,9,¡Gooł! 足球\nred,1,Красная\n", "utf-8")
    printed = ("cards", "gogoal", "--deck", "mine.csv", "--no-backs", "--lang", "en", "--only")
    assert words("en", "print-other-scripts", letters="球 足") in run_print(*printed, "goal")
    assert "typeface" not in run_print(*printed, "yellow")


def test_a_faulty_deck_is_refused_with_its_lines(desk: Path) -> None:
    Stage(is_terminal=False).run("deck", "new", "mine.csv", "--game", "mister")
    text = (desk / "mine.csv").read_text("utf-8").replace("Gino Scapicollo,IT", "Gino Scapicollo,Italia")
    (desk / "mine.csv").write_text(text, "utf-8")
    err = run_print("cards", "mister", "--deck", "mine.csv", code=2)
    line = next(n for n, row in enumerate(text.splitlines(), start=1) if "Scapicollo" in row)
    assert f"mine.csv:{line}: Gino Scapicollo" in err


@pytest.mark.parametrize(
    ("args", "key", "values"),
    [
        (("cards", "gogoal", "--deck", "none.toml"), "no-file", {"path": "none.toml"}),
        (
            ("cards", "gogoal", "--paper", "a9"),
            "no-such-paper",
            {"paper": "a9", "known": "a4, letter, a3, tabloid"},
        ),
        (("rules", "gogoal", "--ink", "gold"), "bad-value", {"option": "--ink"}),
        (("rules", "gogaol"), "game-near", {"typed": "gogaol", "near": "gogoal"}),
        (("rules",), "missing-argument", {"argument": "GAME"}),
        (("poster",), "unknown-command", None),
    ],
)
def test_what_is_wrong_is_told(args: tuple[str, ...], key: str, values: dict[str, str] | None) -> None:
    err = run_print(*args, code=2)
    assert values is None or err == words("en", f"fault-{key}", **values) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_line_ups_and_blank_boards(desk: Path, language: str) -> None:
    run_print("sheet", "mister", "--teams", "4", "--lang", language)
    run_print("lineup", "best11", "--formation", "4-4-2", "--formation", "3-5-2", "--lang", language)
    run_print("board", "--lang", language)
    run_print("board", "--format", "league", "--teams", "6", "--lang", language, "-o", "league.pdf")
    run_print("aid", "gogoal", "--lang", language)
    names = ("mister-sheet", "best11-lineup", "knockout-board", "gogoal-aid")
    pages = [len(Printed((desk / f"{name}-{language}.pdf").read_bytes()).pages) for name in names]
    assert pages == [1, 1, 1, 1]
    league = Printed((desk / "league.pdf").read_bytes()).words()
    assert all(f"{team} {other}" in league for team, other in ("AF", "BE", "CD"))


def test_pieces_are_printed_where_there_are_any(desk: Path) -> None:
    assert "100 mm" in run_print("pieces", "best11", "--lang", "ro")
    assert "+3" in Printed((desk / "best11-pieces-ro.pdf").read_bytes()).words()
    assert run_print("pieces", "gogoal", code=2)


def test_12_4_a_blank_league_of_101_says_win_two_draw_one(desk: Path) -> None:
    run_print("board", "--format", "league", "--game", "champions101", "-o", "box.pdf")
    run_print("board", "--format", "league", "-o", "usual.pdf")
    box, usual = (Printed((desk / name).read_bytes()).words() for name in ("box.pdf", "usual.pdf"))
    assert "win 2, draw 1" in box
    assert "win 3, draw 1" in usual
    assert "WINNER" in box
    assert run_print("board", "--game", "polo", code=2)


def test_a_competition_that_is_kept_is_printed_as_it_stands(desk: Path) -> None:
    kept = ("--db", f"sqlite:///{desk / 'kept.db'}")
    teams = "Lampioni=cardboard,Stellina <b>=cardboard,Torretta=cardboard,Rondoni=cardboard"
    for args in (
        ("cup", "new", "Coppa #1", "--game", "champions101", "--teams", teams, "--seeding", "order"),
        ("cup", "result", "Coppa #1", "1", "4-2"),
        ("league", "new", "Serie", "--game", "champions101", "--teams", teams, "--seeding", "order"),
        ("league", "result", "Serie", "1", "4-2"),
    ):
        stage = Stage(is_terminal=False)
        assert stage.run(*args, *kept) == 0, stage.err
    run_print("board", "Coppa #1", *kept, "--lang", "it")
    cup = Printed((desk / "coppa-1-board-it.pdf").read_bytes()).words()
    assert "1 S Rig Lampioni 4 Rondoni 2" in cup
    assert "3 S Rig Lampioni" in cup
    assert "COPPA #1" in cup
    run_print("board", "serie", *kept)
    league = Printed((desk / "serie-board-en.pdf").read_bytes()).words()
    assert "1 Lampioni on points, 2 to 0 1 1 0 0 4 2 2 2 W" in league
    assert "Stellina <b>" in league
    assert "nowhere" in run_print("board", "nowhere", *kept, code=2)


def test_before_the_lots_are_drawn_there_is_nothing_to_print(desk: Path) -> None:
    kept = ("--db", f"sqlite:///{desk / 'kept.db'}")
    assert Stage(is_terminal=False).run("cup", "new", "Coppa", "--game", "gogoal", "--bots", "4", *kept) == 0
    assert run_print("board", "Coppa", *kept, code=2) == words("en", "fault-not-drawn") + "\n"
