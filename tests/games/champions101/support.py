"""Scenes for the rule tests: put cards where the story needs them, play, look.

Cards are letters: R a red footballer, r a red ball, B a blue footballer, b a blue ball, P a penalty card.
Seat 0 is red unless the scene says otherwise, and has the ball.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tavolino import Match, Rng
from tavolino.core.counts import zeros
from tavolino.core.options import Setting
from tavolino.games.champions101 import Champions101
from tavolino.games.champions101.cards import KINDS, NAMES
from tavolino.games.champions101.engine.hidden_cards import HiddenCards
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.moves import MOVES
from tavolino.games.champions101.engine.state import ASK_FOUL, ASK_PLAY

LETTERS = "RrBbP"
RED, BLUE = 0, 1


def start(seed: int, narrate: bool = False, **options: Setting) -> ChampionsMatch:
    match = Champions101(**options).start(seed, narrate=narrate)
    assert isinstance(match, ChampionsMatch)
    return match


def guess_match(match: ChampionsMatch, seat: int, number: int) -> ChampionsMatch:
    guess = match.guess(seat, Rng(number))
    assert isinstance(guess, ChampionsMatch)
    return guess


def scene(
    hand: str,
    other: str = "RrBbRr",
    deck: str = "BbBbBbBbBb",
    footballers: str = "",
    balls: str = "",
    ask: int = ASK_PLAY,
    seed: int = 1,
    **options: Setting,
) -> ChampionsMatch:
    """Seat 0 has the ball and plays `hand`. The deck is listed from its top, piles from their bottom."""
    match = start(seed, narrate=True, **{"colours": "red", **options})
    match.events.clear()
    match.ball = 0
    for seat, cards in enumerate((hand, other)):
        give_hand(match, seat, cards)
        match.hand_sizes[seat] = len(cards)
    match.piles = vec[i64](count_cards(footballers) + count_cards(balls))
    match.tops = vec[i64]([LETTERS.index(pile[-1]) >> 1 if pile else -1 for pile in (footballers, balls)])
    match.joker_piles = 0
    match.deck = deck_of(deck)
    match.cards_drawn = 0
    match.hidden = HiddenCards()
    match.face_down = zeros(2 * KINDS)
    used = count_cards(hand + other + deck + footballers + balls)
    match.out_of_game = vec[i64]([n - there for n, there in zip(match.rules.counts, used, strict=True)])
    assert min(match.out_of_game) >= 0, "the scene uses more cards than there are"
    match.ask(ask, 0 if ask == ASK_PLAY else 1)
    return match


def joker(match: ChampionsMatch, stands_for: str) -> ChampionsMatch:
    """Put one of the penalty cards that are out of the game on the pitch."""
    match.out_of_game[KINDS - 1] -= 1
    match.put_joker(LETTERS.index(stands_for))
    return match


def give_hand(match: ChampionsMatch, seat: int, cards: str) -> None:
    """These cards become the seat's hand; its size stays what it was."""
    for kind, n in enumerate(count_cards(cards)):
        match.hand[seat * KINDS + kind] = n


def deck_of(cards: str) -> vec[i64]:
    return vec[i64]([LETTERS.index(card) for card in cards])


def count_cards(cards: str) -> list[int]:
    return [cards.count(letter) for letter in LETTERS]


def play(match: ChampionsMatch, text: str) -> ChampionsMatch:
    """The seat that is asked makes a move; card letters stand for the names: `play R b`."""
    words = [NAMES[LETTERS.index(word)] if word in LETTERS else word for word in text.split()]
    match.play(match.to_act[0], MOVES.parse(" ".join(words)))
    return match


def hand_of(match: ChampionsMatch, seat: int) -> str:
    counts = match.hand[seat * KINDS : seat * KINDS + KINDS]
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))


def event_kinds(match: Match) -> list[str]:
    """The kinds of events since the scene began."""
    return [event.kind for event in match.events]


def before_play(match: ChampionsMatch) -> ChampionsMatch:
    """The other player is asked for a foul and lets play go on."""
    assert match.asked == ASK_FOUL
    return play(match, "wait")


def move_texts(moves: list[int]) -> set[str]:
    return {MOVES.text(move) for move in moves}
