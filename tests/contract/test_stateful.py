"""Any order of moves, guesses, copies and wrong moves that hypothesis can think of keeps the contract."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tavolino import Match, Refusal, Rng
from tavolino.core.playout import random_playout
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record, RecordEntry
from tests.contract.cases import Case, plain_cases
from tests.contract.checks import assert_conserved
from tests.often import times


class Play(RuleBasedStateMachine):
    """One match of one case, with its record kept beside it."""

    case: Case

    @initialize(seed=st.integers(0, 2**64))
    def deal(self, seed: int) -> None:
        self.match: Match = self.case.start(seed, narrate=True)
        names = [f"Name {seat}" for seat in range(self.case.seats)]
        self.record = Record(self.match.game, self.case.seats, seed, names, ["person"] * self.case.seats)

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 99), what=st.integers(0, 999))
    def play(self, who: int, what: int) -> None:
        seat = self.match.to_act[who % len(self.match.to_act)]
        legal = self.match.legal(seat)
        move = legal[what % len(legal)]
        self.match.play(seat, move)
        self.record.entries.append(RecordEntry(seat, move))

    @rule(seat=st.integers(-2, 7), move=st.integers(-2, 400))
    def play_what_is_not_legal(self, seat: int, move: int) -> None:
        if move not in self.match.legal(seat):
            before = self.match.dump()
            with pytest.raises(Refusal):
                self.match.play(seat, move)
            assert self.match.dump() == before

    @rule(who=st.integers(0, 99), seed=st.integers(0, 2**32))
    def guess(self, who: int, seed: int) -> None:
        seat = who % self.match.seats
        guess = self.match.guess(seat, Rng(seed))
        assert guess.view(seat) == self.match.view(seat)
        assert guess.events_for(seat) == self.match.events_for(seat)
        random_playout(guess, Rng(seed, 1))
        assert_conserved(guess)

    @rule()
    def play_on_with_a_copy(self) -> None:
        copy = self.match.copy()
        assert copy.dump() == self.match.dump()
        self.match = copy  # without its story, which goes on from here

    @rule()
    def read_the_record_back(self) -> None:
        assert parse_record(self.record.text()).play_back().dump() == self.match.dump()

    @invariant()
    def all_cards_are_there(self) -> None:
        if hasattr(self, "match"):
            assert_conserved(self.match)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_any_order_of_events(case: Case) -> None:
    machine = type(f"Play {case}", (Play,), {"case": case})
    test = machine.TestCase  # type: ignore[attr-defined]
    test.settings = settings(max_examples=times(25, 4), stateful_step_count=60)
    test().runTest()
