"""A match at the terminal, from the first question to the record."""

from itertools import cycle, repeat
from pathlib import Path

import pytest

import tavolino
from tavolino.cli.faults import CliFault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.records.reader import parse_record, verify_record
from tests.cli.support import Stage, only_record

QUICK = ("--pace", "0")
CHAMPIONS = ("play", "champions101", "--seed", "7", *QUICK)


@pytest.mark.parametrize(("game", "language"), list(zip(tavolino.games(), cycle(LANGUAGES), strict=False)))
def test_a_match_is_played_to_its_end_and_its_record_is_kept(game: str, language: str, home: Path) -> None:
    stage = Stage(more=repeat("1"))
    assert stage.run("play", game, "--seed", "5", "--lang", language, *QUICK) == 0
    [path] = (home / "records").glob("*.tav")
    record = parse_record(path.read_text("utf-8"))
    assert record.is_finished
    assert verify_record(record).over
    assert str(path) in stage.out.replace("\n", "")
    assert not list((home / "unfinished").iterdir())
    assert stage.err == ""


def test_the_page_has_score_table_commentary_question_and_numbered_answers() -> None:
    stage = Stage()
    stage.run(*CHAMPIONS)
    page = stage.page_after(0)
    assert "Mara 0 – Greedy 0" in page
    assert "First half" in page
    assert "Footballers 0" in page
    assert "Mara, in blue, has the first ball" in page
    assert "Mara, the ball is yours: which two cards?" in page
    assert "1 red footballer + red ball" in page
    assert "? rule" in page


def test_commentary_tells_what_happened_since_the_last_decision_and_what_was_drawn() -> None:
    stage = Stage("6")
    stage.run(*CHAMPIONS)
    page = stage.page_after(1)
    assert "blue footballer and blue ball" in page
    assert "(blue footballer)" in page, "the card drawn, which only its owner may know"
    assert "has the first ball" not in page


def test_bots_moves_are_told_by_the_commentary_not_as_a_log() -> None:
    stage = Stage("1")
    stage.run(*CHAMPIONS)
    assert "Greedy" in stage.page_after(1).split("Mara, the ball is yours")[0]
    assert "play red-" not in stage.out


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("6", "0 play blue-footballer blue-ball"),
        ("play blue-footballer blue-ball", "0 play blue-footballer blue-ball"),
        ("  PLAY  Blue-Footballer blue-ball ", "0 play blue-footballer blue-ball"),
        ("blue footballer", "0 play blue-footballer blue-ball"),
        ("Blue  FOOT", "0 play blue-footballer blue-ball"),
        ("red footballer + blue ball", "0 play red-footballer blue-ball"),
    ],
)
def test_a_move_is_typed_as_a_number_a_text_or_a_beginning(typed: str, written: str, home: Path) -> None:
    Stage(typed, "q").run(*CHAMPIONS)
    [path] = (home / "unfinished").glob("*.tav")
    assert written in path.read_text("utf-8").splitlines()


def test_accents_may_be_left_out(home: Path) -> None:
    stage = Stage("minge rosie + minge al", "q")
    stage.run(*CHAMPIONS, "--lang", "ro")
    assert len(only_record(home / "unfinished").standing_moves()) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "key", "values"),
    [
        ("99", "no-such-number", {"number": "99", "most": 7}),
        ("0", "no-such-number", {"number": "0", "most": 7}),
        ("offside", "not-understood", {"typed": "offside"}),
        ("-1", "not-understood", {"typed": "-1"}),
        ("u", "nothing-to-take-back", {}),
        ("? 99.9", "no-article", {"number": "99.9", "last": "12.7"}),
        ("? offside", "nothing-found", {"word": "offside"}),
    ],
)
def test_what_cannot_be_understood_is_explained_and_nothing_happens(
    typed: str, key: str, values: dict[str, int | str], language: str, home: Path
) -> None:
    stage = Stage(typed, "q")
    stage.run(*CHAMPIONS, "--lang", language)
    wanted = load_texts(language, packages=CliFault.packages).say(f"fault-{key}", values)
    assert wanted in " ".join(stage.page_after(1).split())
    assert len(only_record(home / "unfinished").standing_moves()) == 1  # the bot's first


def test_a_beginning_that_fits_several_answers_names_two_of_them() -> None:
    stage = Stage("red")
    stage.run(*CHAMPIONS)
    page = " ".join(stage.page_after(1).split())
    assert "“red” could be several answers, such as “red footballer + red ball”" in page


def test_an_empty_line_asks_again_without_a_word() -> None:
    stage = Stage("")
    stage.run(*CHAMPIONS)
    assert stage.page_after(1) == stage.page_after(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_says_why_and_names_the_article(language: str) -> None:
    stage = Stage("foul")
    stage.run(*CHAMPIONS, "--lang", language)
    page = " ".join(stage.page_after(1).split())
    assert load_texts(language, "champions101").say("refusal-asked-play") in page
    assert load_texts(language, packages=CliFault.packages).say("see-article", {"article": "4.1"}) in page


def test_a_question_mark_explains_the_rule_of_the_question_and_the_cards_in_hand() -> None:
    stage = Stage("?", "")
    stage.run(*CHAMPIONS)
    assert "4.1" in stage.page_after(1)
    assert "must play exactly 2 cards" in stage.page_after(1)
    assert "blue ball: Makes a pair" in stage.page_after(1)
    assert stage.page_after(2) == stage.page_after(0)


@pytest.mark.parametrize(
    ("typed", "language", "found"),
    [
        ("? 4.2", "en", "each on its own pile"),
        ("?4.2", "it", "4.2"),
        ("? 6", "en", "6.5"),
        ("? shot", "en", "To shoot, draw one card"),
        ("? fotbalisti de cealalta", "ro", "executantul trage 5 cărți"),
        ("? penalty card", "en", "penalty card: A joker"),
    ],
)
def test_any_article_section_or_word_can_be_looked_up(typed: str, language: str, found: str) -> None:
    stage = Stage(typed, *[""] * 9, height=60)
    stage.run(*CHAMPIONS, "--lang", language)
    assert found in " ".join(stage.page_after(1).split())


def test_a_long_explanation_is_turned_page_by_page_and_can_be_closed() -> None:
    stage = Stage("? 8", "", "q")
    stage.run(*CHAMPIONS)
    assert "8.1" in stage.page_after(1)
    assert "8.12" not in stage.page_after(1)
    assert stage.asked[1].prompt == "Enter for more, q to go back: "
    assert "which two cards" in stage.page_after(3)


def test_the_last_commentary_and_the_whole_table_can_be_seen_again() -> None:
    stage = Stage("6", "m", "", "l", "")
    stage.run(*CHAMPIONS)
    assert "blue footballer and blue ball" in stage.page_after(2)
    assert "On the table" in stage.page_after(4)
    assert "Deck" in stage.page_after(4)


def test_taking_back_against_bots_is_free_and_the_record_says_so(home: Path) -> None:
    stage = Stage("6", "u", "1", "q")
    stage.run(*CHAMPIONS)
    assert "Taken back." in stage.page_after(2)
    assert "1 red footballer + red ball" in stage.page_after(2)
    record = only_record(home / "unfinished")
    assert any(entry.undone for entry in record.entries)
    standing = [record.game.moves.text(entry.move) for entry in record.standing_moves() if entry.seat == 0]
    assert "play red-footballer red-ball" in standing
    assert "play blue-footballer blue-ball" not in standing[:1]


def test_q_saves_and_leaves(home: Path) -> None:
    stage = Stage("6", "q")
    assert stage.run(*CHAMPIONS) == 0
    assert "tavolino resume" in stage.pages()[-1]
    assert len(only_record(home / "unfinished").standing_moves()) > 1


@pytest.mark.parametrize("gone", [KeyboardInterrupt, EOFError])
def test_ctrl_c_and_ctrl_d_lose_nothing(gone: type[BaseException], home: Path) -> None:
    stage = Stage("6", gone)
    assert stage.run(*CHAMPIONS) == 130
    assert "tavolino resume" in stage.out
    assert "play blue-footballer blue-ball" in next((home / "unfinished").glob("*.tav")).read_text("utf-8")


def test_the_same_seed_deals_the_same_cards() -> None:
    first, again, other = Stage(), Stage(), Stage()
    first.run(*CHAMPIONS)
    again.run(*CHAMPIONS)
    other.run("play", "champions101", "--seed", "8", *QUICK)
    assert first.page_after(0) == again.page_after(0)
    assert first.page_after(0) != other.page_after(0)


def test_without_a_seed_one_is_drawn_that_nobody_can_foresee(home: Path) -> None:
    for _ in range(2):
        Stage("q").run("play", "champions101", *QUICK)
    first, second = (
        parse_record(path.read_text("utf-8")).seed for path in (home / "unfinished").glob("*.tav")
    )
    assert first != second
    assert min(first, second) > 2**64


def test_an_option_changes_the_rules(home: Path) -> None:
    stage = Stage("q")
    stage.run(*CHAMPIONS, "--option", "must_win=no", "--option", "colours=red")
    assert only_record(home / "unfinished").game.options["must_win"] is False
    assert "Mara plays in red" in stage.out


def test_bots_alone_can_be_watched() -> None:
    stage = Stage()
    assert stage.run(*CHAMPIONS, "--seats", "greedy,random") == 0
    assert "wins!" in stage.out


def test_the_pace_is_that_of_the_commentary(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("tavolino.cli.terminal.interruptible_sleep", pauses.append)
    stage = Stage("6", "q")
    stage.run("play", "champions101", "--seed", "7", "--pace", "0.25")
    assert len(pauses) > 3
    assert set(pauses) == {0.25}


def test_without_a_game_there_is_a_menu() -> None:
    stage = Stage("7", "offside", "1", "q")
    assert stage.run("play", *QUICK) == 0
    for game in tavolino.games():
        assert load_texts("en", game).say("game") in stage.asked[0].page
    assert "There is no answer number 7" in stage.err
    assert "“offside” is none of the answers" in stage.err
    assert load_texts("en", tavolino.games()[0]).say("game") in stage.asked[-1].page


def test_the_menu_can_be_left() -> None:
    stage = Stage("q")
    assert stage.run("play") == 0
    assert Stage().run("play") == 130
