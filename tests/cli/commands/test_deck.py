"""`tavolino deck`: a deck of one's own is begun, checked, listed, and played with."""

from collections import Counter
from pathlib import Path

import pytest

from tavolino.cli.faults import CliFault
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.options import Document
from tavolino.core.records.reader import parse_record
from tavolino.core.registry import game_class, games
from tests.cli.support import Stage

OFFERED = [(id, deck) for id in games() for deck in game_class(id).own_decks]
FILES = [(id, deck, ending) for id, deck in OFFERED for ending in deck.file_suffixes]
MAX_MANAGERS = {"best11": 5, "champions101": 2, "gogoal": 6, "mister": 4}
OWN_WORDS = ("title", "text")
"""What people write on their cards; those of the box have texts instead."""
every_file = pytest.mark.parametrize(
    ("game", "deck", "ending"), FILES, ids=[f"{f[0]}-{f[1].option}{f[2]}" for f in FILES]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def run_deck(*args: str, width: int = 80) -> str:
    """What a command says that does well; into a pipe, so that no pager comes between."""
    stage = Stage(is_terminal=False, width=width)
    assert stage.run(*args) == 0, stage.err
    assert stage.err == ""
    return stage.out


def run_refused(*args: str) -> str:
    stage = Stage(is_terminal=False)
    assert stage.run(*args) == 2
    assert stage.out == ""
    return stage.err


def fault(key: str, language: str = "en", **values: str) -> str:
    return load_texts(language, packages=CliFault.packages).say(f"fault-{key}", values) + "\n"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Two goalkeepers and 28 others for Mister."""
    rows = ["id,name,nation,age,role,A,B,C,D,E,F,G,H,skills"]
    rows += [f"p-{k},Portiere {k},IT,{20 + k},goalkeeper,,,9,{k + 1},,,8,8," for k in range(2)]
    rows += [f"a-{k},Ala {k},RO,{20 + k % 15},winger,6,5,4,5,{k % 10 + 1},6,,,backheel" for k in range(28)]
    path = tmp_path / "mine.csv"
    path.write_text("\n".join(rows) + "\n", "utf-8")
    return path


@pytest.fixture
def faulty(mine: Path) -> Path:
    text = mine.read_text("utf-8").replace("Portiere 1,IT", "Portiere 1,Italia").replace("a-3,", "A3,")
    mine.write_text(text, "utf-8")
    return mine


# -- New


@every_language
@every_file
def test_a_new_deck_is_good_as_it_stands_and_known_by_what_is_in_it(
    game: str, deck: OwnDeck, ending: str, language: str, tmp_path: Path
) -> None:
    path = str(tmp_path / f"new{ending}")
    said = run_deck("deck", "new", path, "--game", game, "--deck", deck.option, "--lang", language)
    assert said == load_texts(language, packages=CliFault.packages).say("deck-written", {"path": path}) + "\n"
    assert Path(path).read_text("utf-8") == deck.template(ending, language)
    values = {
        "cards": deck.card_count(Document(path, deck.template(ending))),
        "managers": MAX_MANAGERS[game],
    }
    assert (
        run_deck("deck", "check", path, "--lang", language)
        == load_texts(language, game).say(f"deck-good-{deck.option}", values) + "\n"
    )


@every_language
def test_what_is_there_is_not_written_over(mine: Path, language: str) -> None:
    before = mine.read_text("utf-8")
    told = run_refused("deck", "new", str(mine), "--game", "mister", "--lang", language)
    assert told == fault("file-exists", language, path=str(mine))
    assert mine.read_text("utf-8") == before


@every_language
def test_a_new_deck_needs_a_game_an_ending_and_a_folder(language: str, tmp_path: Path) -> None:
    asked = "; ".join(f"--game {id} --deck {deck.option}" for id, deck in OFFERED)
    path = str(tmp_path / "new.toml")
    assert run_refused("deck", "new", path, "--lang", language) == fault("which-deck", language, known=asked)
    text = str(tmp_path / "new.txt")
    told = run_refused("deck", "new", text, "--game", "mister", "--lang", language)
    assert told == fault("deck-file-name", language, path=text, endings=".toml, .csv")
    nowhere = str(tmp_path / "no" / "new.toml")
    told = run_refused("deck", "new", nowhere, "--game", "mister", "--lang", language)
    assert told == fault("cannot-save", language, path=nowhere, why="No such file or directory")
    assert list(tmp_path.iterdir()) == []


# -- Check


def test_a_good_deck_is_told_how_many_it_is_enough_for(mine: Path) -> None:
    assert run_deck("deck", "check", str(mine)) == "Good: 30 footballers, enough for up to 2 managers.\n"
    assert run_deck("deck", "check", str(mine), "--game", "mister", "--lang", "it") == (
        "Tutto a posto: 30 calciatori, bastano per non più di 2 mister.\n"
    )
    assert run_deck("deck", "check", str(mine), "--deck", "deck", "--lang", "ro") == (
        "E bun: 30 de fotbaliști, de ajuns pentru cel mult 2 antrenori.\n"
    )


@pytest.mark.parametrize(
    ("language", "nation", "id"),
    [
        ("en", "“Italia” is no country", "“A3” is no id"),
        ("it", "«Italia» non è un paese", "«A3» non è un id"),
        ("ro", "„Italia” nu e o țară", "„A3” nu e un id"),
    ],
)
def test_a_faulty_deck_is_told_a_line_for_each_fault(
    faulty: Path, language: str, nation: str, id: str
) -> None:
    first, second = run_refused("deck", "check", str(faulty), "--lang", language).splitlines()
    assert first.startswith(f"{faulty}:3: Portiere 1: {nation}")
    assert second.startswith(f"{faulty}:7: Ala 3: {id}")


@every_language
def test_a_file_that_could_be_anything_is_asked_about(language: str, tmp_path: Path) -> None:
    path = tmp_path / "what.toml"
    path.write_text("x = 1\n", "utf-8")
    asked = "; ".join(f"--game {id} --deck {deck.option}" for id, deck in OFFERED)
    assert run_refused("deck", "check", str(path), "--lang", language) == fault(
        "which-deck", language, known=asked
    )
    assert run_refused("deck", "check", str(path), "--game", "mister").splitlines() == [
        f"{path}: there are no cards in it: each begins with [[footballer]]",
        f"{path}:1: “x” does not belong in such a file. What does: footballer",
    ]


@every_language
def test_what_is_no_deck_at_all(language: str, mine: Path, tmp_path: Path) -> None:
    for args, told in (
        (("check", "no.toml"), fault("no-file", language, path="no.toml")),
        (
            ("check", str(mine), "--game", "mistre"),
            fault("game-near", language, typed="mistre", near="mister"),
        ),
        (
            ("show", "mister", "--deck", "events"),
            fault(
                "no-such-deck",
                language,
                name="events",
                known="--game mister --deck deck; --game mister --deck actions",
            ),
        ),
        (("check", "a", "b"), fault("extra-argument", language, argument="b", command="deck check")),
        (("chekc",), fault("command-near", language, command="chekc", near="check")),
    ):
        assert run_refused("deck", *args, "--lang", language) == told
    assert str(tmp_path) in run_refused("deck", "check", str(tmp_path))


# -- Show


@every_language
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(("game", "deck"), OFFERED, ids=[f"{id}-{deck.option}" for id, deck in OFFERED])
def test_a_list_fits_into_the_window(game: str, deck: OwnDeck, width: int, language: str) -> None:
    lines = run_deck(
        "deck", "show", game, "--deck", deck.option, "--lang", language, width=width
    ).splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) > len(deck.rows())
    words = [word for line in lines for word in line.split()]
    assert "…" not in "".join(words)
    for number, n in Counter(
        str(cell) for row in deck.rows() for cell in row if isinstance(cell, int)
    ).items():
        assert words.count(number) >= n


@pytest.mark.parametrize(("game", "deck"), OFFERED, ids=[f"{id}-{deck.option}" for id, deck in OFFERED])
def test_a_list_can_be_sorted_by_every_column(game: str, deck: OwnDeck) -> None:
    for place, column in enumerate(deck.columns):
        run_deck("deck", "show", game, "--deck", deck.option, "--sort", column.name)
        sorts = column.name in OWN_WORDS or any(row[place] != "" for row in deck.rows())
        assert sorts, f"nothing to sort by in {column.name}"


def names(listed: str) -> list[str]:
    """The first column, below its title."""
    return [" ".join(line.split()[:2]) for line in listed.splitlines()[1:]]


def test_numbers_are_sorted_from_the_highest_words_from_a_and_empty_cells_come_last(mine: Path) -> None:
    by_crossing = names(run_deck("deck", "show", "mister", str(mine), "--sort", "E", width=120))
    assert by_crossing[:3] == ["Ala 9", "Ala 19", "Ala 8"]
    assert by_crossing[-2:] == ["Portiere 0", "Portiere 1"]
    by_name = names(run_deck("deck", "show", "mister", str(mine), "--sort", "NAME", width=120))
    assert by_name[:3] == ["Ala 0", "Ala 1", "Ala 10"]
    as_written = names(run_deck("deck", "show", "mister", str(mine), width=120))
    assert as_written[:3] == ["Portiere 0", "Portiere 1", "Ala 0"]


def test_columns_go_by_their_titles_in_the_readers_language_too(mine: Path) -> None:
    own = run_deck("deck", "show", "mister", str(mine), "--sort", "età", "--lang", "it")
    assert own == run_deck("deck", "show", "mister", str(mine), "--sort", "eta", "--lang", "it")
    assert own == run_deck("deck", "show", "mister", str(mine), "--sort", "age", "--lang", "it")
    assert names(own)[0] == "Ala 14"


def test_a_list_can_be_narrowed_to_what_is_read_in_it(mine: Path) -> None:
    assert names(run_deck("deck", "show", "mister", str(mine), "--filter", "goalKEEPER")) == [
        "Portiere 0",
        "Portiere 1",
    ]
    assert names(run_deck("deck", "show", "mister", str(mine), "--filter", "ala 2", "--sort", "A")) == [
        "Ala 2",
        *(f"Ala {k}" for k in range(20, 28)),
    ]
    assert (
        len(names(run_deck("deck", "show", "mister", str(mine), "--filter", "calcai", "--lang", "ro"))) == 28
    )


@every_language
def test_a_list_of_nothing_is_explained(mine: Path, language: str) -> None:
    told = run_refused("deck", "show", "mister", str(mine), "--filter", "libero", "--lang", language)
    assert told == fault("nothing-listed", language, text="libero")
    told = run_refused("deck", "show", "mister", "--sort", "wage", "--lang", language)
    assert told.startswith(fault("no-column", language, column="wage", known="").partition(":")[0])


OWN_ACTIONS = """id,title,phases,shot
long-throw,The long throw,anyone letter=E at_least=7; duel own=E:RM theirs=C:LB margin=-1,duel own=A:LS keeper=G
""" + "".join(f"s{k},Shot {k},duel own=A:RS theirs=C:RCB,duel own=B:RS keeper=H\n" for k in range(7))
OWN_EVENTS = """id,n,title,text,colour,when,effect
uncle,20,Rich uncle,,management,any,money = 5
kit-sponsor,3,Butcher's,He pays in sausages.,white,move,income = 5
"""
OWN_HALVES = """n,attack,attack_needs,stopped_by,defence,defence_needs
9,Header from the corner,C+D=6,Late tackle,Late tackle,P/D=5
3,corner,C+D=6,,save,P=4
"""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "E(RM) ≥ C(LB) − 1"),
        ("it", "E(ED) ≥ C(TS) − 1"),
        ("ro", "E(MD) ≥ C(FS) − 1"),
    ],
)
def test_action_cards_are_listed_in_words_and_in_the_letters_of_the_language(
    tmp_path: Path, language: str, told: str
) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(OWN_ACTIONS, "utf-8")
    listed = run_deck("deck", "show", "mister", str(path), "--lang", language, width=200)
    assert told in listed
    assert "duel own" not in listed
    assert "RM" not in listed or language == "en"


@pytest.mark.parametrize(
    ("language", "five"), [("en", "5 million"), ("it", "5 milioni"), ("ro", "5 milioane")]
)
def test_event_cards_are_listed_with_what_they_do(tmp_path: Path, language: str, five: str) -> None:
    """A card with words of its own does what it does all the same."""
    path = tmp_path / "mine.csv"
    path.write_text(OWN_EVENTS, "utf-8")
    listed = run_deck("deck", "show", "best11", str(path), "--lang", language, width=240)
    assert " ".join(listed.split()).count(five) == 2
    assert "He pays in sausages." in listed
    assert "income" not in listed


def test_a_half_of_ones_own_is_listed_as_it_is_written(tmp_path: Path) -> None:
    """Words of it may be halves of the box."""
    path = tmp_path / "mine.csv"
    path.write_text(OWN_HALVES, "utf-8")
    mine, ours = run_deck("deck", "show", "best11", str(path), width=160).splitlines()[1:3]
    assert "Header from the corner M+D=6 Late tackle" in " ".join(mine.split())
    assert "Late tackle G/D=5" in " ".join(mine.split())
    assert "Corner M+D=6 Save G=4" in " ".join(ours.split())


def test_a_faulty_deck_is_not_listed(faulty: Path) -> None:
    assert run_refused("deck", "show", "mister", str(faulty)) == run_refused("deck", "check", str(faulty))


# -- Help


@every_language
def test_the_help_of_each_command_is_in_the_readers_language(language: str) -> None:
    say = load_texts(language, packages=CliFault.packages).say
    overview = run_deck("deck", "--lang", language, width=120)
    for command in ("check", "show", "new"):
        assert say(f"help-deck-{command}") in overview
        page = run_deck("deck", command, "--help", "--lang", language, width=120)
        assert page.startswith(say(f"help-deck-{command}"))
        assert f"tavolino deck {command} " in page
    assert say("help-deck") in run_deck("--help", "--lang", language, width=120)


# -- Play


def test_a_match_is_played_with_it_and_its_record_holds_it(mine: Path, home: Path) -> None:
    stage = Stage("1", "q")
    stage.run("play", "mister", "--option", f"deck={mine}", "--seed", "7", "--pace", "0")
    [path] = (home / "unfinished").glob("*.tav")
    record = parse_record(path.read_text("utf-8"))
    kept = record.game.options["deck"]
    assert (str(kept), getattr(kept, "text", "")) == ("mine.csv", mine.read_text("utf-8"))
    assert "Ala" in stage.asked[0].page or "Portiere" in stage.asked[0].page


@every_language
def test_a_match_does_not_begin_with_a_faulty_deck(faulty: Path, home: Path, language: str) -> None:
    stage = Stage("1", "q")
    assert stage.run("play", "mister", "--option", f"deck={faulty}", "--lang", language) == 2
    assert [line.partition(": ")[0] for line in stage.err.splitlines()] == ["mine.csv:3", "mine.csv:7"]
    assert not home.exists()
