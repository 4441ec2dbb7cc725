"""Hints: from the seat's knowledge alone, with a reason that is true, and only where the table allows them."""

import pytest

import tavolino
from tavolino import Match, Rng
from tavolino.bots.advice import Advice, TriedMove
from tavolino.bots.estimate import Estimate, wilson_interval
from tavolino.core.faults import Fault
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.table.faults import TableFault
from tavolino.table.seats import OPEN_SEAT
from tavolino.table.settings import HINT_POLICIES, Settings
from tavolino.table.thinking.hints import (
    BETTER,
    EVEN,
    KNOWN,
    MIXED,
    ONLY,
    Hint,
    advised_moves,
    card_help,
    compared_hint,
    find_hint,
    hint_reason,
)
from tests.contract.cases import random_move
from tests.table.support import (
    ANA,
    BOT,
    CHAMPIONS,
    GAMES,
    ION,
    NAMES,
    OPEN_HANDED,
    TOY,
    fault_key,
    table_of,
    view_of,
)

EVENS = Estimate(0.5, 0.4, 0.6)


def after(game_id: str, moves: int, seed: int = 3) -> tuple[Match, int]:
    """A match after so many random moves, and somebody who has a choice."""
    match, rng = tavolino.game(game_id).start(seed, narrate=True), Rng(seed, 1)
    while moves > 0 or len(match.legal(match.to_act[0])) == 1:
        random_move(match, rng)
        moves -= 1
    return match, match.to_act[0]


# -- What is advised


@pytest.mark.parametrize(("game_id", "moves"), [("champions101", 7), ("champions101", 40), ("gogoal", 6)])
def test_whatever_looks_the_same_gets_the_same_hint(game_id: str, moves: int) -> None:
    match, seat = after(game_id, moves)
    twin = match.guess(seat, Rng(9))
    assert twin.dump() != match.dump()
    assert find_hint(twin, seat) == find_hint(match, seat)


def test_a_secret_that_the_other_has_decided_changes_no_hint() -> None:
    match = TOY.start(OPEN_HANDED)
    before = find_hint(match, ANA)
    match.play(ION, match.legal(ION)[0])
    assert find_hint(match, ANA) == before
    assert before.reason == MIXED
    assert 0 < before.n <= 100


def test_an_only_move_is_called_so() -> None:
    match = CHAMPIONS.start(next(seed for seed in range(20) if len(CHAMPIONS.start(seed).legal(ANA)) == 1))
    found = find_hint(match, ANA)
    assert found.reason == ONLY
    assert [found.move] == match.legal(ANA)
    assert 0 < found.chance.low < found.chance.high < 1


def test_what_the_game_settles_by_itself_is_called_so() -> None:
    match, seat = after("gogoal", 0)
    while not (match.game.knowledge.is_pick_optimal(match, seat) and len(match.legal(seat)) > 1):
        match.play(seat, match.game.knowledge.pick(match, seat, Rng(1)))
        seat = match.to_act[0]
    assert find_hint(match, seat).reason == KNOWN


def make_hint(best: float, second: float, visits: int) -> Hint:
    tried = [TriedMove(5, visits, best), TriedMove(8, visits, second), TriedMove(2, 3, 0.0)]
    return compared_hint(Advice(5, wilson_interval(best, 1, visits), tried))


@pytest.mark.parametrize(
    ("best", "second", "visits", "reason", "n"),
    [
        (0.62, 0.50, 600, BETTER, 12),
        (0.62, 0.50, 30, EVEN, 0),
        (0.505, 0.5, 1_000_000, EVEN, 0),
        (0.45, 0.50, 600, EVEN, 0),
        (1.0, 0.9, 20, EVEN, 0),
        (1.0, 0.0, 20, BETTER, 100),
    ],
)
def test_it_is_better_only_if_that_is_clear(
    best: float, second: float, visits: int, reason: str, n: int
) -> None:
    found = make_hint(best, second, visits)
    assert (found.move, found.other, found.reason, found.n) == (5, 8, reason, n)


def test_who_is_not_asked_is_not_advised() -> None:
    match = CHAMPIONS.start(4)
    other = 1 - match.to_act[0]
    assert fault_key(find_hint, match, other) == fault_key(advised_moves, match, other) == "nothing-to-advise"


# -- In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [ONLY, KNOWN, MIXED, BETTER, EVEN])
def test_the_reason_is_one_sentence(language: str, reason: str) -> None:
    game = CHAMPIONS
    texts = load_texts(language, game.id, TableFault.packages)
    reporter = Reporter(texts, list(NAMES), game.labels_in(texts))
    said = hint_reason(Hint(3, EVENS, reason, 120, other=5, n=9), game, reporter)
    assert said.count(".") == 1
    assert said.endswith((".", ".”"))
    assert (reporter.move_text(game.moves[5]) in said) == (reason in (BETTER, EVEN))
    assert ("9" in said) == (reason in (BETTER, MIXED))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_is_told_in_the_games_own_words(language: str) -> None:
    words = load_texts(language, CHAMPIONS.id, TableFault.packages)
    told = {card_help(move, CHAMPIONS, words) for move in range(len(CHAMPIONS.moves))}
    helped = {CHAMPIONS.card_help(card, words) for deck in CHAMPIONS.decks.values() for card in deck}
    assert told - {""}
    assert told <= helped | {""}


# -- Choices made of many moves


def test_the_line_up_is_advised_as_a_whole() -> None:
    game = tavolino.game("mister")
    match, rng = game.start(5), Rng(2)
    while not match.secret_seats:
        match.play(seat := match.to_act[0], game.knowledge.pick(match, seat, rng))
    whole = advised_moves(match, ANA)
    assert len(whole) == 10
    assert advised_moves(match.guess(ANA, Rng(9)), ANA) == whole
    for n, move in enumerate(whole):
        assert advised_moves(match, ANA) == whole[n:]
        match.play(ANA, move)
    assert match.to_act == [ION]


def test_the_assistant_buys_as_a_champion_does() -> None:
    game = tavolino.game("mister")
    match, rng = game.start(5), Rng(2)
    while not match.secret_seats:
        seat = match.to_act[0]
        picked = game.knowledge.pick(match, seat, rng)
        assert advised_moves(match, seat) == [picked]
        match.play(seat, picked)


@pytest.mark.parametrize("game", [game for game in GAMES if game.id != "mister"], ids=lambda game: game.id)
def test_where_there_is_no_such_choice_there_is_no_advice(game: tavolino.Game) -> None:
    match = game.start(3)
    assert advised_moves(match, match.to_act[0]) == []


def test_a_hint_says_why_in_the_words_of_the_game() -> None:
    """Through a match of Mister: whatever is asked, the reason is the game's own, and a sentence in every language."""
    game = tavolino.game("mister")
    match, rng = game.start(7), Rng(3)
    reporters = [
        Reporter(load_texts(language, game.id, TableFault.packages), list(NAMES), game.card_labels)
        for language in LANGUAGES
    ]
    said = set()
    while not match.over:
        seat = match.to_act[0]
        if len(match.legal(seat)) > 1 and rng.below(3) == 0:
            hint = find_hint(match, seat)
            assert hint.why
            said.add(hint.why.key)
            assert all(hint_reason(hint, game, reporter).endswith(".") for reporter in reporters)
        match.play(seat, game.knowledge.pick(match, seat, rng))
    assert {"why-sign", "why-discard", "why-line-up"} <= said


# -- Where hints are given


@pytest.mark.parametrize(
    ("hints", "alone", "together"), [("alone", True, False), ("on", True, True), ("off", False, False)]
)
def test_whether_hints_are_given_is_known_to_all(hints: str, alone: bool, together: bool) -> None:
    settings = Settings(hints=hints)
    one, two = table_of(TOY, BOT, n=1, settings=settings), table_of(TOY, n=2, settings=settings)
    assert [view_of(one, viewer)["hints"] for viewer in (None, 0, 1)] == [alone] * 3
    assert [view_of(two, viewer)["hints"] for viewer in (None, 0, 1)] == [together] * 3
    assert fault_key(one.check_hint, ANA) == ("" if alone else "no-hints")
    assert fault_key(two.check_hint, ION) == ("" if together else "no-hints")


@pytest.mark.parametrize(("hints", "is_there"), [("alone", True), ("on", True), ("off", False)])
def test_the_assistant_helps_everyone_unless_nobody_may_be_helped(hints: str, is_there: bool) -> None:
    friends = table_of(TOY, n=2, settings=Settings(hints=hints))
    assert [view_of(friends, viewer)["assistant"] for viewer in (None, 0, 1)] == [is_there] * 3
    assert fault_key(friends.check_assistant, ION) == ("" if is_there else "no-hints")


def test_somebody_who_may_still_come_is_not_nobody() -> None:
    assert not table_of(TOY, OPEN_SEAT, n=1).state.gives_hints


def test_hints_are_a_setting_of_the_record() -> None:
    assert Settings(hints="on").to_record() == {"hints": "on"}
    with pytest.raises(Fault, match=", ".join(HINT_POLICIES)):
        Settings(hints="sometimes")


def test_nothing_is_advised_to_those_who_are_not_asked() -> None:
    table = table_of(CHAMPIONS, n=2, settings=Settings(hints="on"))
    asked = table.match.to_act[0]
    assert fault_key(table.check_hint, 1 - asked) == "nothing-to-advise"
    table.resign(asked)
    assert fault_key(table.check_hint, asked) == "table-over"
