"""The contract, as checks that a match passes or fails. `test_checks_can_fail` breaks each of them once."""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import partial

import pytest

from tavolino import Match, Refusal, Rng
from tavolino.bots import appraise
from tavolino.bots.advice import advise
from tavolino.bots.levels import SearchBot
from tavolino.bots.roster import bot_factories, bot_factory
from tavolino.core import rng as core_rng
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.rulebook import articles
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.match import NO_PASS
from tavolino.core.observation import LayoutField
from tavolino.core.playout import random_playout
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import Record, RecordEntry
from tavolino.core.view import View
from tavolino.table.bot_players import ask_bot
from tests.contract.cases import MAX_DECISIONS, SELDOM, Case, random_move, random_states

Check = Callable[[Case, int], None]
FEW_SIMULATIONS = 2
IS_COMPILED = not str(core_rng.__file__).endswith(".py")


MOMENTS = 4 if IS_COMPILED else 2
"""How often champions are asked in a match where they are slow."""


def champions_are_asked_every(case: Case, seed: int) -> int:
    """How many decisions there are between two at which champions are asked.

    With the usual rules at every one. They play guesses to the end: in an evening of four managers that takes a while,
    and so does everything in pure Python.
    """
    if IS_COMPILED and not case.options:
        return 1
    decisions = sum(1 for _ in random_states(case, seed, every=1))
    return max(1, decisions // MOMENTS)


def cards_are_conserved(case: Case, seed: int) -> None:
    """Every card of the box is somewhere, once."""
    for match in random_states(case, seed, every=3):
        assert_conserved(match)


def assert_conserved(match: Match) -> None:
    box: dict[str, int] = {}
    for deck in match.game.decks.values():
        for card, n in deck.items():
            box[card] = box.get(card, 0) + n
    found: dict[str, int] = {}
    places: dict[str, dict[str, int]] = match.dump()["cards"]  # type: ignore[assignment]
    for place, cards in places.items():
        assert all(n >= 0 for n in cards.values()), f"fewer than no cards in {place}: {cards}"
        for card, n in cards.items():
            found[card] = found.get(card, 0) + n
    assert {card: n for card, n in found.items() if n} == box


def no_dead_ends(case: Case, seed: int) -> None:
    """Someone is asked until it is over, everyone asked has a move, and it does end."""
    match = case.start(seed)
    rng = Rng(seed, 2000)
    for _ in range(MAX_DECISIONS):
        assert match.over == (not match.to_act)
        if match.over:
            return
        for seat in match.to_act:
            assert match.legal(seat), f"seat {seat} is asked and has no move"
        random_move(match, rng)
    pytest.fail("it does not end")


def legal_is_sorted_and_only_for_those_asked(case: Case, seed: int) -> None:
    for match in random_states(case, seed, every=4):
        for seat in range(-1, match.seats + 1):
            legal = match.legal(seat)
            assert legal == sorted(set(legal))
            assert all(0 <= move < len(match.game.moves) for move in legal)
            assert bool(legal) == (seat in match.to_act)
            legal.append(-1)  # whoever asked may do with the list what they like
            assert match.legal(seat) == legal[:-1]


def legal_moves_are_accepted(case: Case, seed: int) -> None:
    for match in random_states(case, seed, every=12):
        before = match.dump()
        for seat in match.to_act:
            for move in match.legal(seat):
                copy = match.copy()
                copy.play(seat, move)
                assert copy.dump() != before, f"{match.game.moves.text(move)} changed nothing"


def other_moves_are_refused(case: Case, seed: int) -> None:
    """Each with an article (or, for what is no move at all, none) and a text, and nothing changes."""
    for match in random_states(case, seed, every=60):
        before = match.dump()
        for seat in range(-1, match.seats + 1):
            for move in set(range(-1, len(match.game.moves) + 1)) - set(match.legal(seat)):
                assert_refused(match, seat, move)
        assert match.dump() == before


def assert_refused(match: Match, seat: int, move: int) -> None:
    with pytest.raises(Refusal) as caught:
        match.play(seat, move)
    for language in LANGUAGES:
        assert caught.value.text(language)
    if 0 <= seat < match.seats and 0 <= move < len(match.game.moves):
        assert caught.value.article in articles(match.game.id, "en"), caught.value.key


def copies_are_independent(case: Case, seed: int) -> None:
    rng = Rng(seed, 3000)
    for match in random_states(case, seed, every=10):
        before = match.dump()
        copy = match.copy()
        assert copy.dump() == before
        random_playout(copy, rng)
        assert match.dump() == before


def the_same_seed_gives_the_same_match(case: Case, seed: int) -> None:
    one, two, three = (story(case, s) for s in (seed, seed, seed + 1))
    assert one == two
    assert one != three


def story(case: Case, seed: int) -> list[object]:
    """What a match deals and does when everyone always makes the first legal move."""
    match = case.start(seed)
    told: list[object] = [match.dump() | {"seed": None}]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return [*told, match.dump() | {"seed": None}]


def records_play_back(case: Case, seed: int) -> None:
    match = case.start(seed)
    record = Record(match.game, match.seats, seed, names(match), ["person"] * match.seats)
    rng = Rng(seed, 4000)
    while not match.over:
        record.entries.append(RecordEntry(*random_move(match, rng)))
    record.write_result(match)
    text = record.text()
    again = parse_record(text)
    assert again.text() == text
    assert verify_record(again).dump() == match.dump()


def names(match: Match) -> list[str]:
    return [f"Name {seat}" for seat in range(match.seats)]


def moves_have_texts(case: Case, seed: int) -> None:
    moves = case.game().moves
    for move in range(len(moves)):
        assert moves.parse(f"  {moves.text(move).upper()} ") == move
        for language in LANGUAGES:
            assert reporter(case.game(), language).move_text(moves[move])


def reporter(game: Game, language: str) -> Reporter:
    texts = load_texts(language, game.id)
    return Reporter(texts, [f"Name {seat}" for seat in range(9)], game.labels_in(texts))


def everything_shown_has_a_name(case: Case, seed: int) -> None:
    """The game, zones, their cards and the question of every view can be told in every language."""
    for language in LANGUAGES:
        assert load_texts(language, case.game().id).say("game.tagline")
    for match in random_states(case, seed, every=10):
        for language in LANGUAGES:
            words = reporter(match.game, language)
            for viewer in (None, *range(match.seats)):
                assert_named(match.view(viewer), words)


def assert_named(view: View, words: Reporter) -> None:
    for zone in view["zones"]:
        assert words.texts.say(f"zone-{zone['kind']}")
        for pile in zone["cards"]:
            assert words.card_name(pile["card"])
    if view["ask"]:
        assert words.question_text(view["ask"]["key"], view["ask"]["values"])


def views_are_plain_data(case: Case, seed: int) -> None:
    for match in random_states(case, seed, every=10):
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert [choice["move"] for choice in view["legal"]] == ([] if seat is None else match.legal(seat))
            assert view["over"] == match.over
            assert set(match.to_act) <= set(view["to_act"])
            assert (view["ask"] is None) == match.over
            for zone in view["zones"]:
                assert sum(pile["n"] for pile in zone["cards"]) <= zone["size"]


def nothing_leaks(case: Case, seed: int) -> None:
    """What a seat and a spectator see is the same in the match and in every guess made from that seat."""
    rng = Rng(seed, 5000)
    for match in random_states(case, seed, every=8, narrate=True):
        for seat in range(match.seats):
            guess = match.guess(seat, rng)
            for viewer in (seat, None):
                assert guess.view(viewer) == match.view(viewer)
                assert guess.events_for(viewer) == match.events_for(viewer)


def numbers_tell_no_more_than_the_view(case: Case, seed: int) -> None:
    """The numbers of a seat are those of its layout, and the same in every guess made from that seat."""
    layout = case.game().layout(case.seats)
    rng = Rng(seed, 5200)
    for match in random_states(case, seed, every=8):
        for seat in range(match.seats):
            numbers = match.encode(seat)
            assert_laid_out(numbers.tolist(), layout)
            guess = match.guess(seat, rng)
            assert guess.encode(seat) == numbers
            assert guess.mask(seat) == match.mask(seat)
            assert [move for move, is_legal in enumerate(match.mask(seat)) if is_legal] == match.legal(seat)


def assert_laid_out(numbers: list[int], layout: tuple[LayoutField, ...]) -> None:
    assert len(numbers) == layout[-1].at + layout[-1].size
    for field in layout:
        part = numbers[field.at : field.at + field.size]
        assert field.low <= min(part) <= max(part) <= field.high, field.name


def numbers_tell_what_matters(case: Case, seed: int) -> None:
    """Whoever sees something else is given other numbers, but for what only the events tell."""
    seen: dict[tuple[int, ...], list[int]] = {}
    for match in random_states(case, seed, every=3):
        for seat in match.to_act:
            legal = match.legal(seat)
            assert seen.setdefault((seat, *match.encode(seat).tolist()), legal) == legal


def matches_travel(case: Case, seed: int) -> None:
    """A match that was pickled or copied deeply goes on just as the match itself."""
    for match in random_states(case, seed, every=100, narrate=True):
        for other in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
            assert other.dump() == match.dump()
            assert [other.view(seat) for seat in (None, 0)] == [match.view(seat) for seat in (None, 0)]
            assert other.events_for(0) == match.events_for(0)
            assert pickle.loads(pickle.dumps(match.outcome)) == match.outcome
            twin = deepcopy(match)
            for going in (other, twin):
                random_playout(going, Rng(seed, 5300))
            assert other.dump() == twin.dump()
            assert other.game.options == match.game.options


def information_is_the_same_in_a_guess(case: Case, seed: int) -> None:
    """What a seat has seen and done tells nothing else; returns add up to nothing."""
    rng = Rng(seed, 5400)
    for match in random_states(case, seed, every=30, narrate=True):
        assert sum(match.returns()) == pytest.approx(0)
        for seat in range(match.seats):
            guess = match.guess(seat, rng)
            assert guess.information(seat) == match.information(seat)


def interruptions_are_open(case: Case, seed: int) -> None:
    """Everyone knows when somebody may interrupt, and whoever may can always let it go by."""
    rng = Rng(seed, 5500)
    for match in random_states(case, seed, every=2, narrate=True):
        letting_by = match.passing_move()
        for seat in range(match.seats):
            assert match.guess(seat, rng).passing_move() == letting_by
        if letting_by != NO_PASS:
            assert len(match.to_act) == 1
            assert not match.secret_seats
            assert letting_by in match.legal(match.to_act[0])


def secret_decisions_stay_secret(case: Case, seed: int) -> None:
    """Until the last of several secret decisions nobody else notices anything, not even who has decided."""
    match = case.start(seed, narrate=True)
    rng, looks = Rng(seed, 6000), Rng(seed, 6001)
    while not match.over:
        together = match.secret_seats and len(match.to_act) > 1 and looks.below(SELDOM) == 0
        before = views_of_all(match) if together else {}
        seat, _ = random_move(match, rng)
        if together:
            after = views_of_all(match)
            del before[seat], after[seat]
            assert after == before


def views_of_all(match: Match) -> dict[int | None, object]:
    return {viewer: (match.view(viewer), match.events_for(viewer)) for viewer in (None, *range(match.seats))}


def guesses_know_no_more_than_the_seat(case: Case, seed: int) -> None:
    """A guess is made from the seat's knowledge alone: from any guess of a match the same guesses come."""
    rng = Rng(seed, 7000)
    for match in random_states(case, seed, every=15):
        for seat in range(match.seats):
            other = match.guess(seat, rng)
            assert match.guess(seat, Rng(seed, 1)).dump() == other.guess(seat, Rng(seed, 1)).dump()


def guesses_are_matches(case: Case, seed: int) -> None:
    """Cards are conserved in them, the seat has the same moves, and they can be played to the end."""
    rng = Rng(seed, 8000)
    for match in random_states(case, seed, every=15):
        for seat in range(match.seats):
            guess = match.guess(seat, rng)
            assert_conserved(guess)
            assert guess.legal(seat) == match.legal(seat)
            assert guess.seed != match.seed
            random_playout(guess, rng)
            assert guess.over
            assert_conserved(guess)


def guesses_vary(case: Case, seed: int) -> None:
    """What the seat does not know at the start is drawn anew: each hidden zone, and the order of decks."""
    match = case.start(seed)
    rng = Rng(seed, 9000)
    dumps = [match.guess(0, rng).dump() for _ in range(40)]
    for zone in match.view(0)["zones"]:
        if zone["size"] - sum(pile["n"] for pile in zone["cards"]) > 1:
            found = {json.dumps(dump["cards"][zone["id"]]) for dump in dumps}  # type: ignore[index]
            assert len(found) > 1, f"{zone['id']} is the same in all guesses"
    for name in [name for name in dumps[0] if name.startswith("deck")]:
        assert len({json.dumps(dump[name]) for dump in dumps}) > 1, f"{name} is the same in all guesses"


def telling_changes_nothing(case: Case, seed: int) -> None:
    """A narrated match goes just as one that is not, and everything told has words in each language."""
    match, quiet = case.start(seed, narrate=True), case.start(seed)
    rng = Rng(seed, 10000)
    while not match.over:
        quiet.play(*random_move(match, rng))
        assert quiet.dump() == match.dump()
    assert match.events
    assert not quiet.events
    for language in LANGUAGES:
        words = reporter(match.game, language)
        for viewer in (None, 0):
            for number, event in enumerate(match.events_for(viewer)):
                assert words.event_sentence(event, number)


def outcomes_name_winners_and_a_reason(case: Case, seed: int) -> None:
    for match in random_states(case, seed, every=40):
        outcome = match.outcome
        assert len(outcome.scores) == match.seats
        assert outcome.winners == sorted(set(outcome.winners) & set(range(match.seats)))
        assert match.over or not outcome.winners
        for language in LANGUAGES:
            assert load_texts(language, case.game_id).say(f"reason-{outcome.reason}", outcome.details)


def bots_know_no_more_than_their_seat(case: Case, seed: int) -> None:
    """Twins with the same seed, one always asked in the match, the other in one that looks the same to its seat.

    They must agree on every decision, whatever they remember of the earlier ones.
    """
    rng = Rng(seed, 11000)
    twins: dict[tuple[str, int], list[Twin]] = {}
    for match in random_states(case, seed, every=25):
        for seat in match.to_act:
            guess = match.guess(seat, rng)
            for name in bot_factories():
                pair = twins.setdefault((name, seat), [Twin(match.game, name, seat, seed) for _ in range(2)])
                one, two = pair[0].move(match), pair[1].move(guess)
                assert one == two, f"{name} knows what seat {seat} cannot"
                assert one in match.legal(seat)


def chances_are_known_everywhere(case: Case, seed: int) -> None:
    """At any moment, everyone at the table and beside it can be told the chances of all, and they add up."""
    for match in random_states(case, seed, every=1):
        if not match.over and (known := match.game.knowledge.win_chances(match.copy())):
            assert_chances(known, match)
    for match in random_states(case, seed, every=champions_are_asked_every(case, seed)):
        for viewer in (None, seed % match.seats):
            assert_chances([chance.value for chance in appraise(match, viewer, seed, guesses=1)], match)


def assert_chances(chances: list[float], match: Match) -> None:
    """Partners win together: the chance of a side counts once."""
    assert len(chances) == match.seats
    assert all(0 <= chance <= 1 for chance in chances), chances
    sides = {match.game.side(seat, match.seats): chance for seat, chance in enumerate(chances)}
    assert sum(sides.values()) == pytest.approx(1)


def advice_is_there_for_every_choice(case: Case, seed: int) -> None:
    """A champion's advice is a legal move with a chance, wherever somebody has to choose."""
    rng = Rng(seed, 13000)
    for match in random_states(case, seed, every=champions_are_asked_every(case, seed)):
        for seat in match.to_act:
            legal = match.legal(seat)
            if len(legal) > 1:
                advice = advise(match.game, seat, legal, partial(match.guess, seat, rng), seed, seconds=0.0)
                assert advice.move in legal
                assert 0 <= advice.chance.low <= advice.chance.value <= advice.chance.high <= 1
                assert {tried.move for tried in advice.tried} <= set(legal)


class Twin:
    """A bot at its seat. One that searches does so as always, only for a shorter time."""

    def __init__(self, game: Game, name: str, seat: int, seed: int) -> None:
        self.bot = bot_factory(name)(game, seat, seed)
        self.seat = seat
        self.rng = Rng(seed, 12000)
        if isinstance(self.bot, SearchBot):
            self.bot.settings.simulations = FEW_SIMULATIONS

    def move(self, match: Match) -> int:
        return ask_bot(match, self.seat, self.bot, self.rng)


CHECKS: list[Check] = [
    cards_are_conserved,
    no_dead_ends,
    legal_is_sorted_and_only_for_those_asked,
    legal_moves_are_accepted,
    other_moves_are_refused,
    copies_are_independent,
    the_same_seed_gives_the_same_match,
    records_play_back,
    moves_have_texts,
    everything_shown_has_a_name,
    views_are_plain_data,
    nothing_leaks,
    numbers_tell_no_more_than_the_view,
    numbers_tell_what_matters,
    matches_travel,
    information_is_the_same_in_a_guess,
    interruptions_are_open,
    secret_decisions_stay_secret,
    guesses_know_no_more_than_the_seat,
    guesses_are_matches,
    guesses_vary,
    telling_changes_nothing,
    outcomes_name_winners_and_a_reason,
    bots_know_no_more_than_their_seat,
]
CHAMPION_CHECKS: list[Check] = [chances_are_known_everywhere, advice_is_there_for_every_choice]
"""They ask champions at many moments of a match, which takes time."""
