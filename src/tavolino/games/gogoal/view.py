"""What a seat may know of a match of Go-Goal!, and the complete state for records and tests."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.events import EventValue
from tavolino.core.view import HEAP, Ask, Choice, View, Zone, card_counts, zone
from tavolino.games.gogoal.cards import DECK_NAMES, DECKS, GOAL, KINDS, NAMES, ROLES, SCORING, SYMBOLS, YELLOW
from tavolino.games.gogoal.engine.deck import Deck
from tavolino.games.gogoal.engine.guess import unseen_cards
from tavolino.games.gogoal.engine.moves import DISCARD, FIELD, MOVES, SHOOT, TRIOS
from tavolino.games.gogoal.engine.state import ASK_FIELD, ASK_KICK, ASK_PLAY, NEEDS, NOBODY, State

QUESTIONS = (
    ("field", "2.3"),
    ("play", "3.2"),
    ("answer", "6.1"),
    ("bring", "7.5"),
    ("kick", "8.2"),
    ("draw", "3.7"),
)
PLAYER_CARDS = NAMES[:ROLES]
GOAL_CARDS = NAMES[GOAL:YELLOW]


def view(match: State, seat: int | None) -> View:
    return {
        "game": match.game.id,
        "seat": seat,
        "seats": match.seats,
        "to_act": match.visible_deciders(),
        "over": match.over,
        "scores": match.goals.copy(),
        "facts": facts(match, seat),
        "board": board(match, seat),
        "zones": zones(match, seat),
        "ask": ask(match, seat),
        "legal": [] if seat is None else [choice(move, seat) for move in match.legal(seat)],
    }


def facts(match: State, seat: int | None) -> dict[str, EventValue]:
    named: dict[str, EventValue] = {
        "turn": match.turn,
        "starter": match.starter,
        "round": match.round(),
        "goals": match.rules.goals_to_win,
        "sides": match.rules.sides,
    }
    for owner in range(match.seats):
        for which, name in enumerate(DECK_NAMES):
            named[f"hand_{name}_{owner}"] = match.hand_sizes[2 * owner + which]
    return named | attack_facts(match) | symbol_facts(match, seat)


def attack_facts(match: State) -> dict[str, EventValue]:
    """The attack on the table."""
    if match.card == NOBODY:
        return {}
    named: dict[str, EventValue] = {"attack": NAMES[match.card], "target": match.target}
    return (
        named if match.named_footballer == NOBODY else named | {"footballer": NAMES[match.named_footballer]}
    )


def symbol_facts(match: State, seat: int | None) -> dict[str, EventValue]:
    symbol = None if seat is None else own_symbol(match, seat)
    return {} if symbol is None else {"symbol": symbol}


def own_symbol(match: State, seat: int) -> str | None:
    """The seat's own choice for the penalty, until it is revealed."""
    move = match.secret_moves[seat]
    return None if move < SHOOT else SYMBOLS[(move - SHOOT) % len(SYMBOLS)]


# -- The board


class GoGoalHand(TypedDict):
    """How many cards of each deck a hand holds."""

    players: int
    actions: int


class GoGoalAttack(TypedDict):
    """The attack card on the table. `footballer` is the one named by a referee card."""

    card: str
    seat: int
    target: int
    footballer: str | None


class GoGoalStrength(TypedDict):
    """How many of a team count in an attack, and how many against one: jokers count in both."""

    forwards: int
    defenders: int


class GoGoalBoard(TypedDict):
    """What the board of Go-Goal! shows besides the zones. `strengths` are by seat; `needs` is the option that says
    what an attack asks of a team. `symbol` is the viewer's own, until the kick is revealed.
    """

    turn: int
    starter: int
    round: int
    goals_to_win: int
    sides: int
    hands: list[GoGoalHand]
    strengths: list[GoGoalStrength]
    needs: str
    attack: GoGoalAttack | None
    symbol: str | None


def board(match: State, seat: int | None) -> GoGoalBoard:
    return {
        "turn": match.turn,
        "starter": match.starter,
        "round": match.round(),
        "goals_to_win": match.rules.goals_to_win,
        "sides": match.rules.sides,
        "hands": [hand_size(match, owner) for owner in range(match.seats)],
        "strengths": [strength(match, owner) for owner in range(match.seats)],
        "needs": NEEDS[match.rules.needs],
        "attack": attack(match),
        "symbol": None if seat is None else own_symbol(match, seat),
    }


def hand_size(match: State, owner: int) -> GoGoalHand:
    return {"players": match.hand_sizes[2 * owner], "actions": match.hand_sizes[2 * owner + 1]}


def strength(match: State, owner: int) -> GoGoalStrength:
    return {"forwards": match.forwards(owner), "defenders": match.defenders(owner)}


def attack(match: State) -> GoGoalAttack | None:
    if match.card == NOBODY:
        return None
    footballer = None if match.named_footballer == NOBODY else NAMES[match.named_footballer]
    return {"card": NAMES[match.card], "seat": match.turn, "target": match.target, "footballer": footballer}


# -- Zones


def zones(match: State, seat: int | None) -> list[Zone]:
    all_zones: list[Zone] = []
    for owner in range(match.seats):
        down = face_down(match, owner) if owner == seat else [0] * KINDS
        all_zones.append(hand(match, owner, seat, down))
        all_zones.append(team(match, owner, down))
        all_zones.append(goals(match, owner))
    for which, name in enumerate(DECK_NAMES):
        all_zones.append(zone(name, None, match.deck(which).cards_left(), [], HEAP))
        all_zones.append(discards(match, match.deck(which), name))
    table = [] if match.card == NOBODY else card_counts((NAMES[match.card],), [1])
    return [*all_zones, zone("table", None, len(table), table)]


def face_down(match: State, owner: int) -> list[int]:
    """The footballers that a seat has chosen but not yet revealed."""
    counts = [0] * KINDS
    if match.asked == ASK_FIELD and match.secret_moves[owner] != NOBODY:
        for kind in TRIOS[match.secret_moves[owner] - FIELD]:
            counts[kind] += 1
    return counts


def hand(match: State, owner: int, seat: int | None, down: list[int]) -> Zone:
    """The viewer's own cards without those face down; of another hand only the cards the viewer can deduce."""
    size = match.hand_sizes[2 * owner] + match.hand_sizes[2 * owner + 1] - sum(down)
    if owner == seat:
        own = counts_of(match.hand, owner, KINDS)
        return zone(
            "hand", owner, size, card_counts(NAMES, [own[kind] - down[kind] for kind in range(KINDS)])
        )
    return zone(
        "hand", owner, size, [] if seat is None else card_counts(NAMES, deduced_cards(match, owner, seat))
    )


def deduced_cards(match: State, owner: int, seat: int) -> list[int]:
    """The certain cards of the only opponent."""
    if match.seats > 2:
        return [0] * KINDS
    return certain_cards(match, match.players, owner, seat) + certain_cards(match, match.actions, owner, seat)


def certain_cards(match: State, deck: Deck, owner: int, seat: int) -> list[int]:
    """The cards held when the deck was last remade and not played since, and those of the other unseen cards that the
    deck has no room for.
    """
    old = (
        counts_of(deck.hands_at_remake, owner, deck.kinds) if len(deck.hands_at_remake) else [0] * deck.kinds
    )
    for at in range(0, len(deck.story), 2):
        kind = deck.story[at + 1] - deck.first
        if deck.story[at] == owner and kind < deck.kinds and old[kind]:
            old[kind] -= 1
    others = [n - known for n, known in zip(unseen_cards(match, deck, seat), old, strict=True)]
    return [known + max(n - deck.cards_left(), 0) for known, n in zip(old, others, strict=True)]


def team(match: State, owner: int, down: list[int]) -> Zone:
    counts = [n + hidden for n, hidden in zip(counts_of(match.team, owner, ROLES), down, strict=False)]
    return zone("team", owner, sum(counts), card_counts(PLAYER_CARDS, counts))


def goals(match: State, owner: int) -> Zone:
    """A goal from a penalty lies face down, but everyone saw it scored."""
    counts = counts_of(match.markers, owner, SCORING)
    return zone("goals", owner, sum(counts), card_counts(GOAL_CARDS, counts))


def discards(match: State, deck: Deck, name: str) -> Zone:
    counts = list(match.discards[deck.first : deck.first + deck.kinds])
    names = NAMES[deck.first : deck.first + deck.kinds]
    return zone(f"discarded-{name}", None, sum(counts), card_counts(names, counts), HEAP)


def counts_of(counts: vec[i64], owner: i64, n: i64) -> list[int]:
    first = owner * n
    return [counts[first + at] for at in range(n)]


# -- The question


def ask(match: State, seat: int | None) -> Ask | None:
    if match.over:
        return None
    key, article = QUESTIONS[match.asked]
    if seat is not None and is_stuck(match, seat):
        key, article = "discard", "3.5"
    return {"key": key, "values": people(match), "article": article}


def is_stuck(match: State, seat: int) -> bool:
    """Can the seat play nothing? Only the seat itself may know."""
    legal = match.legal(seat)
    return match.asked == ASK_PLAY and bool(legal) and legal[0] >= DISCARD


def people(match: State) -> dict[str, EventValue]:
    """The seats asked; during an attack also the attacker and the card."""
    if match.asked == ASK_FIELD:
        return {}
    if match.asked == ASK_KICK:
        return {"seat": match.turn, "other": match.target}
    asked = match.to_act[0]
    if match.card == NOBODY:
        return {"seat": asked, "other": match.turn}
    return {"seat": asked, "other": match.turn, "card": NAMES[match.card]}


def choice(move: int, seat: int) -> Choice:
    return {"move": move, "text": MOVES.text(move), "touches": touches(move, seat)}


def touches(move: int, seat: int) -> list[str]:
    """The cards that a move takes from the hand, and the team, footballer, deck or place in the goal it targets."""
    kind, args = MOVES[move]
    if kind == "draw":
        return [args[0]]
    if kind == "let":
        return []
    if kind in ("shoot", "dive"):
        return [f"goal/{args[0]}"]
    if kind == "field":
        return [f"hand:{seat}/{card}" for card in args]
    return [f"hand:{seat}/{args[0]}", *aims(kind, args, seat)]


def aims(kind: str, args: tuple[str, ...], seat: int) -> list[str]:
    if kind in ("play", "bring"):
        return [f"team:{seat}"]
    if kind == "sub":
        return [f"team:{seat}/{args[1]}"]
    if kind == "attack":
        return [f"team:{args[1]}"]
    if kind == "show":
        return [f"team:{args[1]}/{args[2]}"]
    return ["table"] if kind == "answer" else []


# -- The whole truth


def dump(match: State) -> dict[str, object]:
    return {
        "cards": places(match),
        "asked": match.asked,
        "waiting": match.awaited_seats,
        "secret": match.secret_seats,
        "chosen": match.secret_moves.copy(),
        "starter": match.starter,
        "turn": match.turn,
        "turns": match.turns,
        "goals": match.goals.copy(),
        "target": match.target,
        "named": match.named_footballer,
        "decks": [order(match.deck(which)) for which in range(2)],
        "then": [list(match.deck(which).hands_at_remake) for which in range(2)],
        "story": [list(match.deck(which).story) for which in range(2)],
        "seed": match.seed,
        "chances": match.rng_count,
    }


def order(deck: Deck) -> list[str]:
    return [NAMES[deck.cards[at]] for at in range(deck.at, len(deck.cards))]


def places(match: State) -> dict[str, dict[str, int]]:
    """Every card of the box by its place."""
    counts = {"penalties": DECKS["penalties"].copy(), "discards": count_by_name(NAMES, list(match.discards))}
    for which, name in enumerate(DECK_NAMES):
        cards = order(match.deck(which))
        counts[name] = {card: cards.count(card) for card in NAMES if card in cards}
    for owner in range(match.seats):
        counts[f"hand:{owner}"] = count_by_name(NAMES, counts_of(match.hand, owner, KINDS))
        counts[f"team:{owner}"] = count_by_name(PLAYER_CARDS, counts_of(match.team, owner, ROLES))
        counts[f"goals:{owner}"] = count_by_name(GOAL_CARDS, counts_of(match.markers, owner, SCORING))
    counts["table"] = {} if match.card == NOBODY else {NAMES[match.card]: 1}
    return counts


def count_by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}
