"""Toys broken on purpose, one fault each, with the check that must find it."""

import random
from collections.abc import Callable
from typing import ClassVar

import tests.toy
from tavolino import Match, Outcome, Refusal, Rng
from tavolino.core.game import Game
from tavolino.core.knowledge import Knowledge
from tavolino.core.match import NO_PASS
from tavolino.core.moves import Move, MoveTable
from tavolino.core.observation import Row
from tavolino.core.processes.pickling import Reduced, restart
from tavolino.core.view import View, card_counts
from tests.contract import checks
from tests.contract.checks import Check
from tests.toy import CARDS, NOT_YET, Toy, ToyMatch

BROKEN: list[tuple[type[Toy], Check]] = []


def caught_by(*finders: Check):  # type: ignore[no-untyped-def]
    """Make a toy of a broken match and note which checks must find it."""

    def note(match_class: type[ToyMatch]) -> type[ToyMatch]:
        toy = type(match_class.__name__, (Toy,), {"match_class": match_class, "__module__": Toy.__module__})
        setattr(tests.toy, toy.__name__, toy)  # where pickle looks for it
        BROKEN.extend((toy, finder) for finder in finders)
        return match_class

    return note


@caught_by(checks.cards_are_conserved)
class LosesACard(ToyMatch):
    def draw(self, seat: int) -> None:
        self.deck.pop()


@caught_by(checks.no_dead_ends)
class DeadEnd(ToyMatch):
    def choices(self, seat: int) -> list[int]:
        return [] if self.round == 2 else super().choices(seat)


@caught_by(checks.no_dead_ends)
class Endless(ToyMatch):
    def next_round(self) -> None:
        self.round = 0
        self.deck = self.deck or [0, 1, 2] * 3
        super().next_round()


@caught_by(checks.legal_is_sorted_and_only_for_those_asked)
class Unsorted(ToyMatch):
    def choices(self, seat: int) -> list[int]:
        return super().choices(seat)[::-1]


@caught_by(checks.legal_is_sorted_and_only_for_those_asked)
class LegalForEveryone(ToyMatch):
    def legal(self, seat: int) -> list[int]:
        return self.choices(seat % self.seats)


@caught_by(checks.legal_is_sorted_and_only_for_those_asked)
class LendsItsOwnList(ToyMatch):
    kept: ClassVar[dict[tuple[int, ...], list[int]]] = {}

    def legal(self, seat: int) -> list[int]:
        found = super().legal(seat)
        return self.kept.setdefault(tuple(found), found)


@caught_by(checks.legal_moves_are_accepted)
class IgnoresAMove(ToyMatch):
    def apply(self, seat: int, move: int) -> None:
        if move != 0 or self.hands[seat][1:] == [0, 0]:
            super().apply(seat, move)


@caught_by(checks.other_moves_are_refused)
class AcceptsAnything(ToyMatch):
    def play(self, seat: int, move: int) -> None:
        if move in self.legal(seat):
            self.apply(seat, move)


@caught_by(checks.other_moves_are_refused)
class RefusesTooLate(ToyMatch):
    def refusal(self, seat: int, move: int) -> Refusal:
        self.points[seat] -= 1
        return super().refusal(seat, move)


@caught_by(checks.other_moves_are_refused)
class RefusesWithoutArticle(ToyMatch):
    def refusal(self, seat: int, move: int) -> Refusal:
        return Refusal("not-in-hand", "toy", "99.9", card=CARDS[move])


@caught_by(checks.copies_are_independent)
class CopyShares(ToyMatch):
    def copy(self) -> ToyMatch:
        copy = super().copy()
        copy.points = self.points
        return copy


@caught_by(checks.the_same_seed_gives_the_same_match, checks.records_play_back)
class DealsAnew(ToyMatch):
    def next_rng(self, purpose: str) -> Rng:
        return Rng(random.getrandbits(64))


@caught_by(checks.the_same_seed_gives_the_same_match)
class AlwaysTheSameDeal(ToyMatch):
    def next_rng(self, purpose: str) -> Rng:
        return Rng(1)


@caught_by(checks.views_are_plain_data)
class ViewOfObjects(ToyMatch):
    def view(self, seat: int | None) -> View:
        return super().view(seat) | {"scores": tuple(self.points)}  # type: ignore[return-value]


@caught_by(checks.views_are_plain_data)
class ViewHidesAChoice(ToyMatch):
    def view(self, seat: int | None) -> View:
        return super().view(seat) | {"legal": []}


@caught_by(checks.everything_shown_has_a_name)
class ShowsANamelessCard(ToyMatch):
    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        view["zones"][0]["cards"] = [{"card": "whistle", "n": 1}]
        return view


@caught_by(checks.nothing_leaks)
class BoardShowsEveryHand(ToyMatch):
    def view(self, seat: int | None) -> View:
        return super().view(seat) | {"board": {"hands": [hand.copy() for hand in self.hands]}}


@caught_by(checks.nothing_leaks)
class ShowsEveryHand(ToyMatch):
    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        view["zones"][1]["cards"] = card_counts(CARDS, self.hands[1])
        return view


@caught_by(checks.nothing_leaks)
class ShowsTheTopOfTheDeck(ToyMatch):
    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        view["facts"]["next"] = self.deck[-1]
        return view


@caught_by(checks.nothing_leaks)
class TellsWhatWasDrawn(ToyMatch):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if self.narrate:
            self.tell("draw", {"seat": seat, "next": self.deck[-1]}, {"card": "ball"}, (seat,))

    def redraw(self, seat: int, rng: Rng) -> None:
        super().redraw(seat, rng)
        for event in self.events:
            event.values = {name: value for name, value in event.values.items() if name != "next"}


@caught_by(checks.interruptions_are_open)
class AsksOnlyWhoCanInterrupt(ToyMatch):
    def passing_move(self) -> int:
        return 0 if self.hands[0][1] else NO_PASS


@caught_by(checks.interruptions_are_open)
class AsksAllWhetherTheyInterrupt(ToyMatch):
    def passing_move(self) -> int:
        return NO_PASS if self.over else 0


@caught_by(checks.secret_decisions_stay_secret)
class ShowsWhoIsThinking(ToyMatch):
    def visible_deciders(self) -> list[int]:
        return self.to_act


@caught_by(checks.secret_decisions_stay_secret)
class TellsThatSomeoneChose(ToyMatch):
    def apply(self, seat: int, move: int) -> None:
        if self.narrate:
            self.tell("draw", {"seat": seat})
        super().apply(seat, move)


@caught_by(checks.guesses_know_no_more_than_the_seat)
class GuessKeepsSecretChoices(ToyMatch):
    def take_back(self, seat: int) -> None:
        if self.secret_seats and self.shown[seat] != NOT_YET:
            self.hands[seat][self.shown[seat]] += 1
            self.shown[seat] = 0
            self.hands[seat] = [2, 0, 0]


@caught_by(checks.guesses_vary)
class GuessIsTheTruth(ToyMatch):
    def redraw(self, seat: int, rng: Rng) -> None:
        pass


@caught_by(checks.guesses_vary)
class GuessKeepsOneHand(ToyMatch):
    def redraw(self, seat: int, rng: Rng) -> None:
        rng.shuffle(self.deck)


@caught_by(checks.guesses_are_matches)
class GuessLosesCards(ToyMatch):
    def redraw(self, seat: int, rng: Rng) -> None:
        super().redraw(seat, rng)
        self.deck.pop()


@caught_by(checks.guesses_are_matches)
class GuessForeseesShuffles(ToyMatch):
    def guess(self, seat: int, rng: Rng) -> Match:
        guess = super().guess(seat, rng)
        guess.seed = self.seed
        return guess


@caught_by(checks.telling_changes_nothing)
class TellingShuffles(ToyMatch):
    def draw(self, seat: int) -> None:
        if self.narrate:
            self.next_rng("deck").shuffle(self.deck)
        super().draw(seat)


@caught_by(checks.telling_changes_nothing)
class TellsWithoutWords(ToyMatch):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if self.narrate:
            self.tell("something-new", {"seat": seat})


@caught_by(checks.outcomes_name_winners_and_a_reason)
class WinnerBeforeTheEnd(ToyMatch):
    @property
    def outcome(self) -> Outcome:
        return Outcome(self.points.copy(), [0], "points")


@caught_by(checks.outcomes_name_winners_and_a_reason)
class NoReason(ToyMatch):
    @property
    def outcome(self) -> Outcome:
        return Outcome(self.points.copy(), [], "because")


class TwoMovesOneText(Toy):
    """Its move table has two moves with the same text."""

    moves = MoveTable([Move("show", ("ball",)), Move("show", ("ball",)), Move("show", ("glove",))])


class Peeking(Knowledge):
    """Plays by what the next player holds."""

    def pick(self, match: Match, seat: int, rng: Rng) -> int:
        assert isinstance(match, ToyMatch)
        other = match.hands[(seat + 1) % match.seats]
        choices = match.choices(seat)
        return choices[other[0] % len(choices)]


@caught_by(checks.bots_know_no_more_than_their_seat)
class HandsBotsTheTruth(ToyMatch):
    """Guesses asked for by a bot (whose generators have a number of their own) are the match itself."""

    def guess(self, seat: int, rng: Rng) -> Match:
        fresh = rng.state == Rng(0, 12000).state or rng.state == Rng(1, 12000).state
        return self.copy() if fresh else super().guess(seat, rng)


BROKEN[-1][0].knowledge = Peeking()


@caught_by(checks.chances_are_known_everywhere)
class EveryoneWins(ToyMatch):
    """Its knowledge promises everyone the match."""


class Promising(Knowledge):
    def win_chances(self, match: Match) -> list[float]:
        return [1.0] * match.seats


BROKEN[-1][0].knowledge = Promising()


@caught_by(checks.advice_is_there_for_every_choice)
class BadAdvice(ToyMatch):
    """Its knowledge advises a move that is not there."""

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move if move >= 0 else self.choices(seat)[0])


class Careless(Knowledge):
    def quick_choice(self, match: Match, seat: int, level: int, rng: Rng) -> int:
        return -2


BROKEN[-1][0].knowledge = Careless()


class Peeker:
    """A bot that finds the match itself behind the guesses it is offered."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.seat = seat

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        found = [cell.cell_contents for cell in guess.__closure__ or ()]
        match = next(it for it in found if isinstance(it, ToyMatch))
        return legal[match.hands[(self.seat + 1) % match.seats][0] % len(legal)]


BROKEN.append((TwoMovesOneText, checks.moves_have_texts))


@caught_by(checks.numbers_tell_no_more_than_the_view)
class NumbersTellTheNextCard(ToyMatch):
    def observe(self, seat: int, row: Row) -> None:
        super().observe(seat, row)
        row.put(self.deck[-1])


@caught_by(checks.numbers_tell_no_more_than_the_view)
class NumbersTellEveryHand(ToyMatch):
    def observe(self, seat: int, row: Row) -> None:
        super().observe(0, row)


@caught_by(checks.numbers_tell_what_matters)
class NumbersHideTheHand(ToyMatch):
    def observe(self, seat: int, row: Row) -> None:
        row.write_zeros(8 + self.seats)


@caught_by(checks.matches_travel)
class LosesItsDeckOnTheWay(ToyMatch):
    def __reduce__(self) -> Reduced:
        return restart, (self.game, self.seats, {"points": self.points})


@caught_by(checks.information_is_the_same_in_a_guess)
class InformationTellsEveryChoice(ToyMatch):
    def information(self, seat: int) -> str:
        return f"{super().information(seat)} {self.hands}"
