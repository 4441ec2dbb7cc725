"""The rules of a match of Go-Goal!."""

from typing import Final

from tavolino.core.events import EventValues
from tavolino.core.faults import Refusal
from tavolino.core.match import NO_PASS, seats_in_mask
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.gogoal import refusals, view
from tavolino.games.gogoal.cards import (
    ACTIONS,
    ANSWERS,
    ATTACKS,
    GOAL,
    KINDS,
    NAMES,
    NO,
    PENALTY,
    RED,
    ROLES,
    SCORING,
    SYMBOLS,
    YELLOW,
)
from tavolino.games.gogoal.engine import guess
from tavolino.games.gogoal.engine.deck import CONCEDED, HELD_BACK
from tavolino.games.gogoal.engine.moves import (
    ANSWER,
    ANSWER_CHOICES,
    ATTACK,
    ATTACK_CHOICES,
    BRING,
    BRING_CHOICES,
    DISCARD,
    DISCARD_CHOICES,
    DIVE,
    DIVE_CHOICES,
    DRAW,
    DRAW_CHOICES,
    FIELD,
    FIELD_CHOICES,
    LET,
    MAX_SEATS,
    PLAY,
    PLAY_CHOICES,
    SHOOT,
    SHOOT_CHOICES,
    SHOW,
    SHOW_CHOICES,
    SUB,
    TRIOS,
)
from tavolino.games.gogoal.engine.state import (
    ASK_ANSWER,
    ASK_BRING,
    ASK_DRAW,
    ASK_FIELD,
    ASK_KICK,
    ASK_PLAY,
    NOBODY,
    TEAM_SIZE,
    State,
)

CARDS_DEALT: Final = (5, 2)  # player cards and action cards
MAX_ROUNDS: Final = 200


class GoGoalMatch(State):
    """A match. `apply` makes the move of a seat that is asked and continues to the next question."""

    def copy(self) -> "GoGoalMatch":
        return GoGoalMatch(self.game, self.rules, self.seats, self.seed, False, self)

    def choices(self, seat: int) -> list[int]:
        if self.asked == ASK_PLAY:
            return self.turn_choices(seat)
        if self.asked == ASK_ANSWER:
            return ANSWER_CHOICES[self.answers(seat)]
        if self.asked == ASK_DRAW:
            return DRAW_CHOICES[self.drawable_decks()]
        if self.asked == ASK_KICK:
            return SHOOT_CHOICES if seat == self.turn else DIVE_CHOICES
        if self.asked == ASK_FIELD:
            return FIELD_CHOICES[self.hand_code(seat)]
        return BRING_CHOICES[self.kinds_in(self.hand, seat * KINDS, ROLES)]

    def apply(self, seat: int, move: int) -> None:
        if self.asked == ASK_PLAY:
            self.play_card(seat, move)
        elif self.asked == ASK_ANSWER:
            self.answer(seat, move)
        elif self.asked == ASK_DRAW:
            self.draw(seat, move - DRAW)
            self.next_turn()
        elif self.asked == ASK_BRING:
            self.bring(seat, move - BRING)
        else:
            self.choose(seat, move)

    def passing_move(self) -> int:
        """An answer interrupts an attack (6.1)."""
        return LET if self.asked == ASK_ANSWER and self.awaited_seats else NO_PASS

    def ask(self, what: int, seat: int) -> None:
        self.asked = what
        self.awaited_seats = 1 << seat

    def ask_secretly(self, what: int, seats: int) -> None:
        """Asks all seats of a mask at the same time."""
        self.asked = what
        self.awaited_seats = seats
        self.secret_seats = seats

    def refusal(self, seat: int, move: int) -> Refusal:
        return refusals.refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def redraw(self, seat: int, rng: Rng) -> None:
        guess.redraw(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return view.dump(self)

    @property
    def outcome(self) -> Outcome:
        scores = self.goals.copy()
        if not self.over:
            return Outcome(scores, [], "unfinished")
        winners = self.leaders()
        if max(scores) >= self.rules.goals_to_win:
            return Outcome(scores, winners, "goals", {"goals": max(scores)})
        return Outcome(scores, winners, "endless" if winners else "draw", {"rounds": MAX_ROUNDS})

    def leaders(self) -> list[int]:
        """The seats with the most goals, if they are all of one side (9.4)."""
        top = [seat for seat in range(self.seats) if self.goals[seat] == max(self.goals)]
        return [] if any(self.rivals[top[0]] >> seat & 1 for seat in top) else top

    # -- Setting up (section 2)

    def kick_off(self) -> None:
        self.shuffle_decks()
        for seat in range(self.seats):
            self.deal(seat)
        self.starter = self.rules.first
        if self.starter == NOBODY:
            self.starter = self.next_rng().below(self.seats)
        if self.narrate:
            self.tell("begins", {"seat": self.starter})
        self.ask_secretly(ASK_FIELD, (1 << self.seats) - 1)

    def deal(self, seat: int) -> None:
        cards = [self.take(seat, which) for which in range(2) for _ in range(CARDS_DEALT[which])]
        if self.narrate:
            self.tell(
                "deal", {"seat": seat, "n": len(cards)}, {"cards": [NAMES[kind] for kind in cards]}, (seat,)
            )

    def hand_code(self, seat: int) -> int:
        """The player cards in the hand, at most 3 of each, as digits of base 4."""
        code = 0
        at = seat * KINDS + ROLES
        for _ in range(ROLES):
            at -= 1
            code = 4 * code + min(self.hand[at], 3)
        return code

    def choose(self, seat: int, move: int) -> None:
        """A secret choice. The last one reveals all."""
        self.secret_moves[seat] = move
        self.awaited_seats &= ~(1 << seat)
        if self.awaited_seats:
            return
        self.secret_seats = 0
        if self.asked == ASK_FIELD:
            self.reveal_teams()
        else:
            self.reveal_kick(self.turn, self.target)

    def reveal_teams(self) -> None:
        for seat in range(self.seats):
            trio = TRIOS[self.secret_moves[seat] - FIELD]
            for kind in trio:
                self.join(seat, kind)
            self.secret_moves[seat] = NOBODY
            if self.narrate:
                self.tell("team", {"seat": seat, "cards": [NAMES[kind] for kind in trio]})
        self.start_turn(self.starter)

    # -- A turn (section 3)

    def start_turn(self, seat: int) -> None:
        self.turn = seat
        empty = self.hand_sizes[seat * 2] + self.hand_sizes[seat * 2 + 1] == 0
        if self.narrate:
            self.tell("empty-handed" if empty else "turn", {"seat": seat, "round": self.round()})
        if empty:
            self.ask_draw()
        else:
            self.ask(ASK_PLAY, seat)

    def ask_draw(self) -> None:
        """The turn ends with a card drawn from either deck, if there is one (3.7, 3.11)."""
        if self.drawable_decks():
            self.ask(ASK_DRAW, self.turn)
            return
        if self.narrate:
            self.tell("dry", {"seat": self.turn})
        self.next_turn()

    def next_turn(self) -> None:
        self.turns += 1
        if self.turns == MAX_ROUNDS * self.seats:
            self.end()
        else:
            self.start_turn((self.turn + 1) % self.seats)

    def turn_choices(self, seat: int) -> list[int]:
        players = self.player_choices(seat)
        if self.hand_sizes[seat * 2 + 1] == 0:
            return players
        attacks = self.attack_choices(seat)
        if attacks:
            return players + attacks
        if players:
            return players
        return DISCARD_CHOICES[self.kinds_in(self.hand, seat * KINDS + GOAL, ACTIONS)]

    def player_choices(self, seat: int) -> list[int]:
        mask = self.kinds_in(self.hand, seat * KINDS, ROLES)
        if self.team_sizes[seat] < TEAM_SIZE:
            return PLAY_CHOICES[mask]
        return self.rules.subs[16 * mask + self.kinds_in(self.team, seat * ROLES, ROLES)]

    def attack_choices(self, seat: int) -> list[int]:
        moves: list[int] = []
        reach = self.reach(seat)
        at = seat * KINDS + GOAL
        for card in range(SCORING):
            if self.hand[at + card]:
                moves += ATTACK_CHOICES[64 * card + reach[card]]
        for card in range(SCORING, ATTACKS):
            if self.hand[at + card]:
                for foe in seats_in_mask(reach[card]):
                    team = self.kinds_in(self.team, foe * ROLES, ROLES)
                    moves += SHOW_CHOICES[16 * (MAX_SEATS * (card - SCORING) + foe) + team]
        return moves

    def play_card(self, seat: int, move: int) -> None:
        if move < ATTACK or SHOW <= move < DISCARD:
            self.hold_back(seat)
        if move < SUB:
            self.play_footballer(seat, move - PLAY, NOBODY)
        elif move < ATTACK:
            self.play_footballer(seat, (move - SUB) // ROLES, (move - SUB) % ROLES)
        elif move < SHOW:
            at = move - ATTACK
            self.attack(seat, GOAL + at // MAX_SEATS, at % MAX_SEATS, NOBODY)
        elif move < DISCARD:
            at = (move - SHOW) // ROLES
            self.attack(seat, YELLOW + at // MAX_SEATS, at % MAX_SEATS, (move - SHOW) % ROLES)
        else:
            self.discard(seat, GOAL + move - DISCARD)

    def hold_back(self, seat: int) -> None:
        """Notes the hint that a seat which plays no shot at an open goal probably holds none."""
        if self.hand_sizes[2 * seat + 1] == 0:
            return
        more, level, anyone = self.in_range(seat)
        if anyone:  # then SUPER GOAL! and PENALTY are possible: bits 4 and 8
            self.actions.note_hint(seat, HELD_BACK + 12 + (2 if level else 0) + (1 if more else 0))

    def discard(self, seat: int, kind: int) -> None:
        """Nothing can be played: a card is discarded, which shows what the hand does not hold (3.5)."""
        reach = self.reach(seat)
        self.actions.note_stuck(seat, self.kinds_in(reach, 0, ATTACKS))
        self.give_up(seat, kind)
        self.discards[kind] += 1
        if self.narrate:
            self.tell("discard", {"seat": seat, "card": NAMES[kind]})
        self.ask_draw()

    # -- Player cards (section 4)

    def play_footballer(self, seat: int, kind: int, off: int) -> None:
        self.join(seat, kind)
        if self.narrate:
            self.tell("join", {"seat": seat, "card": NAMES[kind]})
        if off != NOBODY:
            self.leave(seat, off)
            if self.narrate:
                self.tell("makes-room", {"seat": seat, "card": NAMES[off]})
        self.ask_draw()

    # -- Attack and answer (sections 5 and 6)

    def attack(self, seat: int, card: int, target: int, named: int) -> None:
        self.give_up(seat, card)
        self.card = card
        self.target = target
        self.named_footballer = named
        if self.narrate:
            self.tell_attack(seat)
        self.ask(ASK_ANSWER, target)

    def tell_attack(self, seat: int) -> None:
        people: EventValues = {"seat": seat, "other": self.target}
        if self.named_footballer == NOBODY:
            self.tell("attack", people | {"card": NAMES[self.card]})
        else:
            how = "show-red" if self.card == RED else "show-yellow"
            self.tell(how, people | {"card": NAMES[self.named_footballer]})

    def answers(self, seat: int) -> int:
        """The mask of the defence cards in the hand that stop the current attack."""
        return self.kinds_in(self.hand, seat * KINDS + NO, ANSWERS) & self.stoppers(seat)

    def stoppers(self, seat: int) -> int:
        """The mask of the defence cards that would stop it (6.3, 6.4)."""
        if self.card >= PENALTY:
            return 4
        return 3 if self.can_say_no(seat) else 2

    def answer(self, seat: int, move: int) -> None:
        if move != LET:
            self.stop(seat, NO + move - ANSWER)
            return
        if self.card <= PENALTY:
            self.actions.note_hint(seat, CONCEDED + self.stoppers(seat))
        if self.narrate:
            self.tell("let", {"seat": seat, "other": self.turn})
        if self.card < PENALTY:
            self.score_goal(self.turn, seat)
        elif self.card == PENALTY:
            self.ask_kick(self.turn, seat)
        elif self.card == YELLOW:
            self.book(seat, self.named_footballer)
        else:
            self.send_off(seat, self.named_footballer)

    # -- What an attack does (section 7)

    def stop(self, seat: int, kind: int) -> None:
        if self.narrate:
            cards: EventValues = {"card": NAMES[kind], "first": NAMES[self.card]}
            self.tell("stopped", {"seat": seat, "other": self.turn, **cards})
        self.give_up(seat, kind)
        self.discards[kind] += 1
        self.spend()
        self.draw(seat, 1)
        self.ask_draw()

    def score_goal(self, seat: int, conceded: int) -> None:
        card = self.card
        self.mark_goal(seat)
        if self.narrate:
            self.tell_goal(seat, conceded, card)
        if self.goals[seat] >= self.rules.goals_to_win:
            self.end()
        else:
            self.ask_draw()

    def tell_goal(self, seat: int, conceded: int, card: int) -> None:
        goals = self.goals[seat]
        sides = self.goals[: self.rules.sides or self.seats]
        score: EventValues = {
            "goals": goals,
            "left": self.rules.goals_to_win - goals,
            "score": "-".join(map(str, sides)),
        }
        self.tell("goal", {"seat": seat, "other": conceded, "card": NAMES[card], **score})

    def book(self, seat: int, footballer: int) -> None:
        """The footballer leaves, and one from the hand must replace him if there is one (7.5)."""
        self.leave(seat, footballer)
        self.spend()
        if self.narrate:
            self.tell("booked", {"seat": seat, "other": self.turn, "card": NAMES[footballer]})
        if self.hand_sizes[seat * 2]:
            self.ask(ASK_BRING, seat)
            return
        if self.narrate:
            self.tell("no-replacement", {"seat": seat})
        self.ask_draw()

    def bring(self, seat: int, kind: int) -> None:
        self.join(seat, kind)
        if self.narrate:
            self.tell("replacement", {"seat": seat, "card": NAMES[kind]})
        self.ask_draw()

    def send_off(self, seat: int, footballer: int) -> None:
        self.leave(seat, footballer)
        self.spend()
        if self.narrate:
            self.tell("sent-off", {"seat": seat, "other": self.turn, "card": NAMES[footballer]})
        self.ask_draw()

    # -- The penalty (section 8)

    def ask_kick(self, taker: int, keeper: int) -> None:
        if self.narrate:
            self.tell("spot", {"seat": taker, "other": keeper})
        self.ask_secretly(ASK_KICK, 1 << taker | 1 << keeper)

    def reveal_kick(self, taker: int, keeper: int) -> None:
        shot = self.secret_moves[taker] - SHOOT
        dive = self.secret_moves[keeper] - DIVE
        self.secret_moves[taker] = NOBODY
        self.secret_moves[keeper] = NOBODY
        if self.narrate:
            how = "kick-saved" if shot == dive else "kick-scored"
            self.tell(how, {"seat": taker, "other": keeper, "shot": SYMBOLS[shot], "dive": SYMBOLS[dive]})
        if shot == dive:
            self.spend()
            self.ask_draw()
        else:
            self.score_goal(taker, keeper)

    # -- The end (section 9)

    def end(self) -> None:
        self.awaited_seats = 0
        if self.narrate:
            self.tell_end()

    def tell_end(self) -> None:
        winners = self.leaders()
        figures: EventValues = {"goals": max(self.goals), "rounds": MAX_ROUNDS}
        if winners:
            seat = self.turn if self.turn in winners else winners[0]
            figures |= {"seat": seat, "partners": len(winners) - 1}
        self.tell(f"end-{self.outcome.reason}", figures)
