"""What the documents show is what happens."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tavolino
from tavolino.bots.roster import bot_factories
from tavolino.core.decks.own_deck import OwnDeck
from tavolino.core.knowledge import Knowledge
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import load_texts
from tavolino.core.options import Document
from tavolino.core.registry import game_classes
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
GUIDES = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/bots.md",
    "docs/decks.md",
    "docs/daily-deal.md",
    "docs/fair-deals.md",
    "docs/many-workers.md",
    "docs/running-a-server.md",
)
TOP_FOLDERS = ("src/", "tests/", "web/", "tools/", "docs/")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_example_runs(code: str, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert run.stderr == ""
    assert run.stdout.startswith("Outcome(scores=[")


SHORTER = {
    "IMITATE_S, IMPROVE_S = 60, 300": "IMITATE_S, IMPROVE_S = 0.2, 0.2",
    "n=256": "n=4",
    "n=512, steps=64": "n=4, steps=3",
    "policy, 4000": "policy, 4",
    "policy, 20000": "policy, 4",
}
"""The guide's lessons take minutes; here they are learnt badly and quickly."""
SEATED = """
import tavolino
from my_bots import Learned
from tavolino.bots.roster import bot_factory
from tavolino.table.bot_players import play_out

game = tavolino.game("champions101")
match = game.start(seed=7)
play_out(match, [Learned(game, 0, 1), bot_factory("random")(game, 1, 2)], seed=3)
print(match.outcome)
"""


def test_the_bot_of_the_guide_learns_and_plays(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "bots.md").read_text("utf-8")
    lesson, seat = re.findall(r"^```python\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    for long, short in SHORTER.items():
        assert long in lesson
        lesson = lesson.replace(long, short)
    (tmp_path / "my_bots.py").write_text(seat, "utf-8")
    for code in (lesson, SEATED):
        run = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False
        )
        assert run.stderr == ""
    assert run.stdout.startswith("Outcome(scores=[")


def test_the_transcript_is_a_real_match() -> None:
    names = ["Mara", "Ivo"]
    table = open_table(tavolino.game("champions101"), [Seat(name, "greedy") for name in names], seed=1387)
    while table.play_automatic_move():
        pass
    reporter = Reporter(load_texts("en", "champions101"), names)
    told = [
        reporter.event_sentence(event, number) for number, event in enumerate(table.match.events_for(None))
    ]
    shown = blocks("text")[0].splitlines()
    assert told[-len(shown) :] == shown


@pytest.mark.parametrize("game", tavolino.games())
def test_the_readme_names_every_game(game: str) -> None:
    assert f"| `{game}` |" in README


def test_the_commands_of_the_readme_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`?make ([a-z]+)", README)) <= targets
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")


def named_paths(guide: str) -> list[str]:
    """The paths that a guide names in backticks; `<id>` stands for every game, `{a,b}` for one after the other."""
    named = re.findall(r"`([^`\s]+)`", (ROOT / guide).read_text("utf-8"))
    return [path for name in named if name.startswith(TOP_FOLDERS) for path in spell_out(name)]


def spell_out(path: str) -> list[str]:
    if "<id>" in path:
        return [one for game in tavolino.games() for one in spell_out(path.replace("<id>", game))]
    if choice := re.search(r"\{([^}]*)\}", path):
        return [one for word in choice[1].split(",") for one in spell_out(path.replace(choice[0], word, 1))]
    return [path]


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_that_a_guide_names_exists(guide: str) -> None:
    made = {"src/tavolino/page"}  # built, not kept
    named = [path for path in named_paths(guide) if path not in made]
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert named or guide == "README.md"


# -- docs/decks.md

DECK_GUIDE = (ROOT / "docs/decks.md").read_text("utf-8")


def test_the_guide_to_decks_names_every_deck_and_every_field() -> None:
    for id, game in game_classes().items():
        for deck in game.own_decks:
            assert f"| `{id}` | `{deck.option}` |" in DECK_GUIDE
            for column in csv_columns(deck):
                assert f"`{column}`" in DECK_GUIDE, (deck.option, column)


def csv_columns(deck: OwnDeck) -> list[str]:
    lines = [line for line in deck.template(".csv").splitlines() if line and not line.startswith("#")]
    return lines[0].split(",")


@pytest.mark.parametrize(("game", "option"), [("mister", "actions"), ("best11", "events")])
def test_the_cards_shown_in_the_guide_are_good(game: str, option: str) -> None:
    deck = next(deck for deck in game_classes()[game].own_decks if deck.option == option)
    [card] = [
        card
        for card in re.findall(r"^```toml\n(.*?)^```$", DECK_GUIDE, re.MULTILINE | re.DOTALL)
        if f"[[{option.removesuffix('s') if game == 'mister' else option}]]" in card
    ]
    assert deck.faults(Document("shown.toml", f"{card}\n{deck.template('.toml')}")) == []


def test_the_row_shown_in_the_guide_is_the_same_card() -> None:
    [table] = re.findall(r"^```csv\n(.*?)^```$", DECK_GUIDE, re.MULTILINE | re.DOTALL)
    deck = next(deck for deck in game_classes()["mister"].own_decks if deck.option == "actions")
    faults = deck.faults(Document("shown.csv", table))
    assert [fault.key for fault in faults] == ["few-attacks"], "one card is no deck, but it is a card"


def test_what_a_fifth_game_writes_is_what_there_is() -> None:
    """Every name that the steps of CONTRIBUTING give to what a game writes is one of the contract."""
    _, _, steps = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Add a fifth game")
    names = set(re.findall(r"`(?:self\.)?([a-z_]+)(?:\([^`]*\))?`", steps))
    game = tavolino.game("champions101")
    known = {
        *dir(game),
        *dir(game.start(seed=1)),
        *dir(Knowledge),
        *bot_factories(),
        *game_classes(),
        "compile",
    }
    assert names - known == set()
    assert len(names) > 20
