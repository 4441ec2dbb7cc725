"""What a seat can work out, and that no guess contradicts it."""

from collections.abc import Iterable, Iterator

import pytest

import tavolino
from tavolino import Rng
from tavolino.games.gogoal.cards import ATTACKS, KINDS
from tavolino.games.gogoal.engine.deck import DREW, STUCK, Deck
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tests.contract.checks import assert_conserved
from tests.games.gogoal.support import choices, guess_match, hand_of, kinds, play, play_as, scene, start

GUESSES = range(60)


def known_cards(match: GoGoalMatch, owner: int, viewer: int) -> str:
    """The cards of a hand that a viewer sees, as the scenes write them."""
    hand = next(zone for zone in match.view(viewer)["zones"] if zone["id"] == f"hand:{owner}")
    return " ".join(pile["card"] for pile in hand["cards"] for _ in range(pile["n"]))


def hands(match: GoGoalMatch, owner: int, viewer: int) -> set[str]:
    """What a hand may hold, in many guesses of a viewer."""
    return {hand_of(guess_match(match, viewer, number), owner) for number in GUESSES}


def remade(hand: str = "no no var red") -> GoGoalMatch:
    """Seat 0 has just drawn from the actions, made anew while seat 1 held this hand."""
    match = scene(["M M M", f"{hand} M M"], teams=["", "D"], actions="")
    return play(match, "play M", "draw actions")


# -- Two players


def test_before_a_remake_nothing_is_known() -> None:
    match = start()
    assert known_cards(match, 1, 0) == ""
    assert len(hands(match, 1, 0)) > 20


def test_after_a_remake_the_hand_is_known_exactly() -> None:
    match = remade()
    assert known_cards(match, 1, 0) == "red no no var"
    assert {" ".join(hand.split()[2:]) for hand in hands(match, 1, 0)} == {"red no no var"}
    assert known_cards(match, 1, 1).endswith("red no no var"), "the owner sees the same cards as ever"


def test_a_spectator_is_shown_nothing() -> None:
    match = remade()
    zones = {zone["id"]: zone["cards"] for zone in match.view(None)["zones"]}
    assert zones["hand:1"] == []


def test_a_card_drawn_since_is_not_known_but_the_others_still_are() -> None:
    match = play(remade(), "play M", "draw actions")
    assert known_cards(match, 1, 0) == "red no no var"
    found = hands(match, 1, 0)
    assert len(found) > 3
    assert all(hand.count("no") >= 2 and "red" in hand and "var" in hand for hand in found)


def test_a_card_drawn_since_may_be_any_that_the_deck_held() -> None:
    match = play(remade(), "play M", "draw actions")
    mine = hand_of(match, 0).split()[-1]
    left = {**tavolino.game("gogoal").decks["actions"], "red": 0, "no": 8, "var": 1}
    left[mine] -= 1
    drawn = set()
    for number in range(800):
        hand = [card for card in hand_of(guess_match(match, 0, number), 1).split() if card not in "DMFJ"]
        for card in ("red", "no", "no", "var"):
            hand.remove(card)
        drawn |= set(hand)
    assert drawn == {card for card, n in left.items() if n}


def test_a_known_card_that_is_played_is_no_longer_known() -> None:
    match = play(remade(), "play M", "draw actions", "play M", "draw players", "show red 0 M", "let")
    assert known_cards(match, 1, 0) == "no no var"


def test_a_card_played_may_have_been_a_new_one_of_the_same_kind() -> None:
    """With one NO! known and one perhaps drawn, a NO! played leaves none for certain and one perhaps."""
    match = scene(["super-goal M M", "no M M"], teams=["F", "D"], actions="")
    play(match, "play M", "draw actions", "play M", "draw actions")
    play(match, "attack super-goal 1", "answer no")
    assert known_cards(match, 1, 0) == ""
    assert {"no" in hand.split() for hand in hands(match, 1, 0)} == {True, False}


def test_the_player_cards_are_known_in_the_same_way() -> None:
    match = scene(["D", "F J goal"], players="")
    play(match, "play D", "draw players")
    assert known_cards(match, 1, 0) == "forward joker"
    play(match, "play J", "draw players")
    assert known_cards(match, 1, 0) == "forward"


def test_when_the_deck_has_run_out_all_unseen_cards_are_in_the_other_hand() -> None:
    match = scene(["M", "no var"], actions="penalty")
    play(match, "play M", "draw actions")
    assert known_cards(match, 1, 0) == "no var"
    assert hands(match, 1, 0) == {"no var"}


# -- Being stuck


def test_whoever_was_stuck_has_nothing_that_could_have_been_played() -> None:
    """Seat 1 has a forward, so it lacks SUPER GOAL! and PENALTY; GOAL! and GO-GOAL! it may well have."""
    match = scene(
        ["M", "no goal go-goal var"], teams=["D D", "F"], turn=1, actions="goal no goal var penalty"
    )
    play(match, "discard no", "draw players")
    held = {card for hand in hands(match, 1, 0) for card in hand.split()[1:]}
    assert {"goal", "no"} <= held
    assert not held & {"super-goal", "penalty", "yellow", "red"}


def test_a_card_drawn_after_that_may_be_anything() -> None:
    match = scene(["M", "no goal go-goal var"], teams=["D D", "F"], turn=1)
    play(match, "discard no", "draw actions")
    held = [card for hand in hands(match, 1, 0) for card in hand.split()]
    assert "penalty" in held
    assert all(
        sum(hand.count(card) for card in ("super-goal", "penalty")) <= 1 for hand in hands(match, 1, 0)
    )


# -- Reading between the lines


def guess_hands(match: GoGoalMatch, owner: int, viewer: int) -> list[list[str]]:
    """What a hand holds in many guesses of a viewer who thinks about what the others have not done."""
    guesses = [match.game.knowledge.guess(match, viewer, Rng(number)) for number in GUESSES]
    return [hand_of(guess, owner).split() for guess in guesses if isinstance(guess, GoGoalMatch)]


def concede(hand: str) -> GoGoalMatch:
    """Seat 1 has let a goal happen, for which NO! and SUPER NO! would have been answers."""
    match = scene(["goal M", hand], teams=["F F", "D"], actions="no no super-no goal goal var")
    return play(match, "attack goal 1", "let", "draw players")


def test_whoever_lets_a_goal_happen_is_believed_to_have_no_answer() -> None:
    match = concede("penalty yellow red")
    held = {card for hand in guess_hands(match, 1, 0) for card in hand}
    assert "var" in held
    assert not held & {"no", "super-no"}
    assert {"no", "super-no"} <= {card for hand in hands(match, 1, 0) for card in hand.split()}, "not certain"


def test_a_card_drawn_after_that_may_be_an_answer() -> None:
    match = play(concede("penalty yellow red"), "show red 0 F", "let", "draw actions")
    found = [hand.count("no") + hand.count("super-no") for hand in guess_hands(match, 1, 0)]
    assert set(found) == {0, 1}


def test_whoever_plays_something_else_before_an_open_goal_is_believed_to_have_no_shot() -> None:
    """With forwards as many as their defenders GO-GOAL! was open to seat 1, GOAL! was not."""
    match = scene(
        ["M", "no no no F"], teams=["D", "F"], turn=1, actions="go-goal go-goal goal goal penalty var"
    )
    play(match, "play F", "draw players")
    held = {card for hand in guess_hands(match, 1, 0) for card in hand}
    assert {"goal", "var"} <= held
    assert not held & {"go-goal", "super-goal", "penalty"}


def test_what_is_certain_is_believed_before_what_is_likely() -> None:
    """Seat 1 is known to hold two NO! and lets a goal happen all the same."""
    match = scene(["M super-goal", "no no var M M"], teams=["F", "D"], actions="")
    play(match, "play M", "draw actions", "play M", "draw players")
    play(match, "attack super-goal 1", "let", "draw players")
    for hand in guess_hands(match, 1, 0):
        assert hand.count("no") == 2


# -- Three players and more


def test_who_played_an_old_card_held_it_and_another_holds_the_rest() -> None:
    match = scene(["M M", "red M", "var M"], teams=["D", "D", "D"], actions="")
    play(match, "play M", "draw actions")
    assert {hand.split()[-1] for hand in hands(match, 1, 0)} == {"red", "var"}, "it is one of the two"
    play(match, "show red 0 D", "let")
    assert {hand.split()[-1] for hand in hands(match, 2, 0)} == {"var"}


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_guess_explains_all_that_was_seen(seats: int) -> None:
    told = 0
    for match in long_match(seats):
        for viewer in range(seats):
            guess = guess_match(match, viewer, match.turns)
            assert_conserved(guess)
            for which in range(2):
                told += explains(match.deck(which), guess, viewer)
    assert told > 50, "decks were remade"


@pytest.mark.parametrize("seats", range(2, 7))
def test_guesses_of_guesses_are_the_guesses_of_the_match(seats: int) -> None:
    for match in long_match(seats):
        for viewer in range(seats):
            other = guess_match(match, viewer, 1)
            assert guess_match(match, viewer, 2).dump() == guess_match(other, viewer, 2).dump()


def test_what_is_certain_is_true_in_the_match_and_in_every_guess() -> None:
    certain = 0
    for match in long_match(2):
        for viewer in range(2):
            cards = known_cards(match, 1 - viewer, viewer).split()
            certain += len(cards)
            for one in (match, guess_match(match, viewer, 1), guess_match(match, viewer, 2)):
                hand = one.hand[(1 - viewer) * KINDS : (2 - viewer) * KINDS]
                assert all(cards.count(card) <= hand[kinds(card)[0]] for card in cards)
    assert certain > 10


def long_match(seats: int) -> Iterator[GoGoalMatch]:
    """A random match to many goals, shown now and then."""
    match = start(seats, seats, goals=16)
    rng = Rng(seats)
    for number in range(900):
        if match.over:
            break
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if number % 12 == 0:
            yield match


def explains(deck: Deck, guess: GoGoalMatch, viewer: int) -> bool:
    """Each hand of a guess is what it held at the remake and drew since, without what it played since."""
    if not len(deck.hands_at_remake):
        return False
    then = guess.deck(deck.which).hands_at_remake
    for seat in range(guess.seats):
        lines = [deck.story[at + 1] for at in range(0, len(deck.story), 2) if deck.story[at] == seat]
        old = then[seat * deck.kinds : (seat + 1) * deck.kinds]
        now = guess.hand[seat * KINDS + deck.first : seat * KINDS + deck.first + deck.kinds]
        new = [now[kind] + lines.count(deck.first + kind) - old[kind] for kind in range(deck.kinds)]
        assert min(new) >= 0
        assert sum(new) == lines.count(DREW)
    assert column_sums(then, deck) == column_sums(deck.hands_at_remake, deck), "all hands together are known"
    assert (
        then[viewer * deck.kinds : (viewer + 1) * deck.kinds]
        == deck.hands_at_remake[viewer * deck.kinds : (viewer + 1) * deck.kinds]
    )
    return True


def column_sums(hands: Iterable[int], deck: Deck) -> list[int]:
    return [sum(list(hands)[kind :: deck.kinds]) for kind in range(deck.kinds)]


def test_a_story_that_cannot_be_told_again_is_given_up() -> None:
    """It can't happen at a table; should it, all cards are still dealt, and from the same knowledge the same way."""
    match = remade()
    match.actions.note(1, kinds("super-goal")[0])
    match.actions.note(1, STUCK + (1 << ATTACKS) - 1)
    match.actions.note(1, kinds("super-goal")[0])
    for number in GUESSES:
        guess = guess_match(match, 0, number)
        assert_conserved(guess)
        assert guess.hand_sizes == match.hand_sizes
    assert guess_match(guess_match(match, 0, 1), 0, 2).dump() == guess_match(match, 0, 2).dump()


# -- Secret choices


def test_a_choice_not_yet_revealed_is_taken_back() -> None:
    match = start(1, 3)
    for seat in (0, 1):
        play_as(match, seat, min(choices(match, seat)))
    guess = guess_match(match, 0, 1)
    assert guess.to_act == [1, 2], "one's own choice stands, the others are asked again"
    assert guess.secret_moves[0] == match.secret_moves[0]
    assert guess_match(match, 2, 1).to_act == [0, 1, 2]


def test_a_symbol_not_yet_revealed_is_taken_back() -> None:
    match = scene(["penalty", "M", "M"], teams=["F", "D", "D"])
    play(match, "attack penalty 1", "let", "shoot star")
    assert guess_match(match, 0, 1).to_act == [1]
    assert guess_match(match, 1, 1).to_act == [0, 1]
    assert guess_match(match, 2, 1).to_act == [0, 1]


def test_a_guess_leaves_the_match_alone() -> None:
    match = remade()
    before = match.dump()
    guess = guess_match(match, 0, 1)
    play(guess, "play M", "draw actions")
    assert match.dump() == before
