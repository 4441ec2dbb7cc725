"""Several people at one keyboard: what is printed for one never holds what only another may know."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import tavolino
from tavolino.cli.match.game_loop import GameLoop, LeaveMatch
from tavolino.cli.match.saved_matches import SavedMatch
from tavolino.core.game import Game
from tavolino.core.rng import Rng
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.cli.support import CLEAR, CODES, Stage, only_record

QUICK = ("--pace", "0")
PEOPLE = ["Ana", "Ion", "Ada", "Leo", "Mia", "Teo"]


class Spy:
    """Looks at every page while the keyboard is read, and draws it again from what its reader may know alone."""

    def __init__(self, game: Game, seats: list[Seat], folder: Path, seed: int) -> None:
        self.stage = Stage(more=self.typing(), height=40)
        self.table = open_table(game, seats, seed)
        self.host = GameLoop(self.stage.terminal, self.table, SavedMatch("match", folder), 0)
        self.rng = Rng(seed)
        self.curtains = 0
        self.questions = 0
        self.secret_questions = 0

    def typing(self) -> Iterator[str]:
        """First move, last move, and so on, until everything has been seen often enough."""
        while self.questions < 16:
            asked = self.stage.asked[-1]
            if "press Enter when nobody" in asked.prompt:
                self.check_curtain(asked.page)
                yield ""
            else:
                yield str(self.check_question(asked.page))
        yield "q"

    def check_curtain(self, page: str) -> None:
        """Everyone sees it: it looks the same whatever anyone holds."""
        self.curtains += 1
        question = f"The keyboard goes to {self.table.seats[self.holder()].name}."
        for seat in (self.holder(), self.curtains % self.table.match.seats):
            assert self.from_guess(seat, question) == page

    def check_question(self, page: str) -> int:
        """One person sees it: it looks the same whatever the others hold."""
        self.questions += 1
        self.secret_questions += self.table.match.secret_seats != 0
        assert self.from_guess(self.holder(), None) == page
        legal = self.table.match.legal(self.holder())
        return 1 if self.questions % 2 else len(legal)

    def holder(self) -> int:
        assert self.host.seat_at_keyboard is not None
        return self.host.seat_at_keyboard

    def from_guess(self, seat: int, question: str | None) -> str:
        """The page, with everything that `seat` cannot know drawn anew."""
        truth = self.table.match
        self.table.state.match = truth.guess(seat, self.rng)
        try:
            events = len(truth.events)
            page = (
                self.host.question_screen(seat, self.table.match.view(seat))
                if question is None
                else self.host.public_screen(events, question)
            )
            other = Stage(height=40)
            other.terminal.show(page)
            return other.pages()[-1]
        finally:
            self.table.state.match = truth

    def run(self) -> None:
        with pytest.raises(LeaveMatch):
            self.host.run()


@pytest.mark.parametrize(
    ("id", "people", "bots"),
    [(id, people, 0) for id in tavolino.games() for people in tavolino.game(id).seat_counts]
    + [("gogoal", 3, 1)],
)
def test_every_page_shows_what_its_reader_may_know_and_no_more(
    id: str, people: int, bots: int, tmp_path: Path
) -> None:
    seats = [Seat(name) for name in PEOPLE[:people]] + [Seat("Bot", "random")] * bots
    spy = Spy(tavolino.game(id), seats, tmp_path, seed=people)
    spy.run()
    assert spy.curtains > 3


def test_secret_decisions_are_made_behind_the_curtain_too(tmp_path: Path) -> None:
    """Everyone chooses a team at the same time: nobody sees who is done, or what was chosen."""
    spy = Spy(tavolino.game("gogoal"), [Seat(name) for name in PEOPLE[:3]], tmp_path, seed=1)
    spy.run()
    assert spy.secret_questions >= 3
    assert spy.curtains > spy.secret_questions


def test_the_keyboard_is_passed_before_another_hand_is_shown() -> None:
    stage = Stage(*[""] * 4)
    stage.run("play", "champions101", "--seats", "Ana,Ion", "--seed", "3", *QUICK)
    prompts = [asked.prompt for asked in stage.asked]
    assert prompts == [
        "Ion, press Enter when nobody else is looking. ",
        "> ",
        "Ana, press Enter when nobody else is looking. ",
        "> ",
        "> ",
    ]
    assert "The keyboard goes to Ion." in stage.page_after(0)


def test_what_was_typed_ahead_does_not_open_the_curtain() -> None:
    stage = Stage(*[""] * 3)
    stage.run("play", "champions101", "--seats", "Ana,Ion", "--seed", "3", *QUICK)
    assert stage.keyboard.forgot == 2


def test_all_is_drawn_on_the_alternate_screen_which_leaves_nothing_behind() -> None:
    stage = Stage("", "", "", "1", "q")
    stage.run("play", "champions101", "--seats", "Ana,Ion", "--seed", "3", *QUICK)
    before, _, rest = stage.printed.getvalue().partition("\x1b[?1049h")
    drawn, _, after = rest.partition("\x1b[?1049l")
    assert before == ""
    assert drawn.count(CLEAR) >= 5
    assert CODES.sub("", after) == "The match is saved. Go on with: tavolino resume\n"


def test_a_hand_leaves_the_screen_as_soon_as_its_owner_has_decided() -> None:
    stage = Stage("", "1", "", "1", "")
    stage.run("play", "champions101", "--seats", "Ana,Ion", "--seed", "3", *QUICK)
    pages = stage.pages()
    asking = [number for number, page in enumerate(pages) if "? rule" in page]
    assert len(asking) > 2
    for number in asking[:-1]:
        assert "Ana  Hand ▒▒" in pages[number + 1]
        assert "Ion  Hand ▒▒" in pages[number + 1]


def test_the_curtain_can_be_left_too() -> None:
    stage = Stage("q")
    assert stage.run("play", "champions101", "--seats", "Ana,Ion", *QUICK) == 0
    assert "tavolino resume" in stage.out


def test_with_one_person_there_is_no_curtain() -> None:
    stage = Stage(*["1"] * 10)
    stage.run("play", "champions101", "--seed", "3", *QUICK)
    assert {asked.prompt for asked in stage.asked} == {"> "}
    assert stage.keyboard.forgot == 0


def test_between_people_everyone_is_asked_even_with_one_choice(home: Path) -> None:
    """To be passed over would tell the others that one holds no penalty card."""
    stage = Stage("", "")
    stage.run("play", "champions101", "--seats", "Ana,Ion", "--seed", "3", *QUICK)
    assert "1 play on (just press Enter)" in stage.page_after(1)
    assert [entry.seat for entry in only_record(home / "unfinished").entries] == [1]


def test_between_people_nothing_is_taken_back() -> None:
    stage = Stage("", "", "", "1", "u")
    stage.run("play", "champions101", "--seats", "Ana,Ion", "--seed", "3", *QUICK)
    assert "the others at the table have already seen your move" in " ".join(stage.asked[-1].page.split())
    assert "u take back" not in stage.out


def test_whoever_holds_the_keyboard_keeps_it_while_asked(home: Path) -> None:
    stage = Stage("", "1", "", "1", "1")
    stage.run("play", "champions101", "--seats", "Ana,Ion", "--seed", "3", *QUICK)
    seats = [entry.seat for entry in only_record(home / "unfinished").entries]
    curtains = sum("nobody else" in asked.prompt for asked in stage.asked)
    changes = 1 + sum(a != b for a, b in pairwise(seats))
    assert curtains in (changes, changes + 1)
