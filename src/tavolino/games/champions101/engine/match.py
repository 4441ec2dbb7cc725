"""The rules of a match of 101 Champions Challenge."""

from typing import Final

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.core.match import NO_PASS
from tavolino.core.outcome import Outcome
from tavolino.core.rng import Rng
from tavolino.core.view import View
from tavolino.games.champions101 import refusals, view
from tavolino.games.champions101.cards import COLOURS, KINDS, NAMES, PENALTY
from tavolino.games.champions101.engine import guess
from tavolino.games.champions101.engine.moves import (
    ANYWHERE,
    CLAIM,
    FIRST,
    FOUL,
    FOUL_CHOICES,
    JOKER,
    KEEP,
    KEEP_CHOICES,
    PENALTIES,
    PLAY_CHOICES,
    SECOND,
    STRIKE,
    STRIKE_CHOICES,
    WAIT,
)
from tavolino.games.champions101.engine.state import (
    BALLS,
    EXTRA,
    FIRST_HALF,
    FOOTBALLERS,
    HAND_SIZE,
    NO_COLOUR,
    SECOND_HALF,
    SHOOT_OUT,
    SHOOT_OUT_HAND_SIZE,
    State,
)

# The questions that the awaited seat is asked.
ASK_FOUL: Final = 0
ASK_PLAY: Final = 1
ASK_KEEP: Final = 2
ASK_STRIKE: Final = 3

SHOOT_OUT_ROUNDS: Final = 5
MAX_SHOOT_OUT_ROUNDS: Final = 100


class ChampionsMatch(State):
    """A match. `apply` makes the move of the seat that is asked and continues to the next question."""

    def copy(self) -> "ChampionsMatch":
        return ChampionsMatch(self.game, self.rules, self.seed, False, self)

    def choices(self, seat: int) -> list[int]:
        if self.asked == ASK_FOUL:
            return FOUL_CHOICES[1 if self.hand[seat * KINDS + PENALTY] else 0]
        if self.asked == ASK_PLAY:
            return PLAY_CHOICES[4 * self.hand_code(seat) + self.penalties_on_pitch()]
        if self.asked == ASK_KEEP:
            return KEEP_CHOICES[self.kinds_held(seat)]
        return STRIKE_CHOICES[self.kinds_held(seat)]

    def hand_code(self, seat: int) -> int:
        """The counts of the hand, at most 2 each, as digits of base 3."""
        hand = self.hand
        code = 0
        at = seat * KINDS + KINDS
        for _ in range(KINDS):
            at -= 1
            n = hand[at]
            code = 3 * code + (2 if n > 2 else n)  # noqa: FURB136 (min is slow when compiled)
        return code

    def kinds_held(self, seat: int) -> int:
        hand = self.hand
        mask = 0
        for kind in range(KINDS):
            if hand[seat * KINDS + kind]:
                mask |= 1 << kind
        return mask

    def penalties_on_pitch(self) -> int:
        """Where a penalty card is on the pitch, in the form of `moves.play_choices` (8.12)."""
        if self.rules.covered_penalties_count and self.piles[PENALTY] + self.piles[KINDS + PENALTY]:
            return ANYWHERE
        return self.joker_piles

    def apply(self, seat: int, move: int) -> None:
        if self.asked == ASK_FOUL:
            if move == FOUL:
                self.foul(seat)
            else:
                self.ask(ASK_PLAY, self.ball)
        elif self.asked == ASK_PLAY:
            self.play_two(seat, move)
        elif self.asked == ASK_KEEP:
            self.keep(seat, move - KEEP)
        else:
            self.strike(seat, move - STRIKE)

    def passing_move(self) -> int:
        """A foul interrupts (8.6)."""
        return WAIT if self.asked == ASK_FOUL and self.awaited_seats else NO_PASS

    def ask(self, what: int, seat: int) -> None:
        self.asked = what
        self.awaited_seats = 1 << seat

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
        winners = self.leaders()
        if not self.over:
            return Outcome(self.goals.copy(), [], "unfinished")
        if not winners:
            return Outcome(self.goals.copy(), [], "draw")
        reasons = ("full-time", "full-time", "extra-time", "shoot-out")
        details: dict[str, TextValue] = {}
        if self.period == SHOOT_OUT:
            details = {"home": self.shoot_out_goals[0], "away": self.shoot_out_goals[1]}
        return Outcome(self.goals.copy(), winners, reasons[self.period], details)

    def leaders(self) -> list[int]:
        score = self.shoot_out_goals if self.period == SHOOT_OUT else self.goals
        return [] if score[0] == score[1] else [0 if score[0] > score[1] else 1]

    # -- Periods (sections 2 and 10)

    def kick_off(self) -> None:
        colours = self.rules.colours
        self.red = self.next_rng().below(2) if colours == "lot" else COLOURS.index(colours)
        self.starter = self.next_rng().below(2)
        self.start_period(FIRST_HALF, self.starter)

    def start_period(self, period: int, ball: int) -> None:
        self.period = period
        self.ball = ball
        self.lay_out(self.rules.full_deck)
        self.deal(ball, HAND_SIZE)
        if self.narrate:
            self.tell("kick-off", {"period": period, "seat": ball, "colour": COLOURS[self.colour(ball)]})
        self.ask(ASK_FOUL, 1 - ball)

    def deal(self, first: int, n: int) -> None:
        """n cards each, one at a time."""
        for _ in range(n):
            self.take(first)
            self.take(1 - first)

    def end_period(self) -> None:
        if self.narrate:
            self.tell("whistle", {"period": self.period, "home": self.goals[0], "away": self.goals[1]})
        if self.period == FIRST_HALF:
            self.start_period(SECOND_HALF, 1 - self.starter)
        elif self.goals[0] != self.goals[1] or not self.rules.must_win:
            self.end()
        elif self.period == SECOND_HALF:
            self.start_period(EXTRA, self.next_rng().below(2))
        else:
            self.start_shoot_out()

    def end(self) -> None:
        self.awaited_seats = 0
        if self.narrate:
            self.tell("end", {"home": self.goals[0], "away": self.goals[1], "how": self.outcome.reason})

    # -- A play (section 4)

    def play_two(self, seat: int, move: int) -> None:
        if move < JOKER:
            self.lay_pair(seat, FIRST[move], SECOND[move])
        elif move < CLAIM:
            self.lay_joker(seat, (move - JOKER) // 4, (move - JOKER) % 4)
        elif move < PENALTIES:
            self.claim(seat, move - CLAIM)
        else:
            self.play_both_penalties(seat)

    def lay_pair(self, seat: int, a: int, b: int) -> None:
        if a & 1 == b & 1 and a >> 1 == self.colour(seat):
            a, b = b, a  # on one pile the player's own colour ends on top (4.3)
        if self.narrate:
            self.tell("lay", {"seat": seat, "cards": [NAMES[a], NAMES[b]]})
        self.give_up(seat, a)
        self.put(a)
        self.give_up(seat, b)
        self.put(b)
        self.judge(seat)

    def judge(self, seat: int) -> None:
        """Applies the table of 4.9 to the two cards."""
        pair = self.tops[FOOTBALLERS] if self.tops[FOOTBALLERS] == self.tops[BALLS] else NO_COLOUR
        before_goal = self.hand_sizes[seat] == 0
        if pair == NO_COLOUR:
            if self.narrate:
                self.tell("cleared" if before_goal else "pass-lost", {"seat": seat, "other": 1 - seat})
            self.draw_and_lose_ball(seat, 4 if before_goal else 2)
        elif pair != self.colour(seat):
            self.counter_attack(1 - seat)
        elif before_goal:
            self.shoot(seat)
        else:
            if self.narrate:
                self.tell("pass", {"seat": seat, "left": self.hand_sizes[seat] + 1})
            self.draw_and_play_on(seat, 1)

    def draw_and_play_on(self, seat: int, n: int) -> None:
        if self.draw(seat, n):
            self.ask(ASK_FOUL, 1 - seat)
        else:
            self.end_period()

    def draw_and_lose_ball(self, seat: int, n: int) -> None:
        if self.draw(seat, n):
            self.possess(1 - seat)
        else:
            self.end_period()

    def possess(self, seat: int) -> None:
        """A possession not won by a counter-attack: with fewer than three cards, the player first draws (5.6)."""
        self.ball = seat
        if self.hand_sizes[seat] < 3:
            self.draw_and_play_on(seat, 3 - self.hand_sizes[seat])
        else:
            self.ask(ASK_FOUL, 1 - seat)

    # -- Counter-attack (section 5)

    def counter_attack(self, seat: int) -> None:
        if self.narrate:
            self.tell("counter", {"seat": seat, "other": 1 - seat})
        self.ball = seat
        if self.hand_sizes[seat]:
            self.ask(ASK_KEEP, seat)
        else:
            self.draw_and_play_on(seat, 2)

    def keep(self, seat: int, kept: int) -> None:
        if self.narrate:
            self.tell_gift(seat, kept)
        self.hand_over(seat, kept)
        self.draw_and_play_on(seat, 1)

    def tell_gift(self, seat: int, kept: int) -> None:
        hand = self.hand[seat * KINDS : seat * KINDS + KINDS]
        cards = [NAMES[kind] for kind in range(KINDS) for _ in range(hand[kind] - (kind == kept))]
        self.tell("keep", {"seat": seat}, {"card": NAMES[kept]}, (seat,))
        self.tell("give", {"seat": seat, "other": 1 - seat, "n": len(cards)}, {"cards": cards}, (0, 1))

    # -- Shot and goal (sections 6 and 7)

    def shoot(self, seat: int) -> None:
        kind = self.pop()
        if self.narrate:
            self.tell("shot", {"seat": seat, "other": 1 - seat, "card": NAMES[kind]})
        if kind == PENALTY:
            self.out_of_game[PENALTY] += 1
            self.kick(seat)
            return
        self.put(kind)
        if self.cards_left() == 0 and not self.rules.last_shot_counts:
            if self.narrate:
                self.tell("too-late", {"seat": seat})
            self.end_period()
        elif kind & 1:
            self.score_goal(seat)
        elif kind >> 1 == self.colour(seat):
            self.rebound(seat, "corner")
        else:
            self.save_shot(seat, "saved")

    def rebound(self, seat: int, how: str) -> None:
        if self.narrate:
            self.tell(how, {"seat": seat, "other": 1 - seat})
        self.draw_and_play_on(seat, 3)

    def save_shot(self, seat: int, how: str) -> None:
        if self.narrate:
            self.tell(how, {"seat": seat, "other": 1 - seat})
        self.draw_and_lose_ball(seat, 5)

    def score_goal(self, seat: int) -> None:
        self.goals[seat] += 1
        if self.period == EXTRA:
            self.extra_goals[seat] += 1
        if self.narrate:
            score: dict[str, int | str | list[str]] = {"home": self.goals[0], "away": self.goals[1]}
            self.tell("goal", {"seat": seat, "other": 1 - seat, "period": self.period, **score})
        self.sweep_pitch()
        if self.cards_left() and self.back_to_midfield(seat):
            self.possess(1 - seat)
        else:
            self.end_period()

    def back_to_midfield(self, scorer: int) -> bool:
        """Brings both hands back to six: surplus first, then the seat that conceded draws (7.5). False at the last
        card.
        """
        for seat in (1 - scorer, scorer):
            if self.hand_sizes[seat] > HAND_SIZE:
                self.remove_surplus(seat, self.hand_sizes[seat] - HAND_SIZE)
        return self.fill_up(1 - scorer) and self.fill_up(scorer)

    def fill_up(self, seat: int) -> bool:
        return self.hand_sizes[seat] == HAND_SIZE or self.draw(seat, HAND_SIZE - self.hand_sizes[seat])

    # -- Penalty cards (section 8)

    def lay_joker(self, seat: int, first: int, stands_for: int) -> None:
        if self.narrate:
            self.tell("joker", {"seat": seat, "first": NAMES[first], "stands_for": NAMES[stands_for]})
        self.give_up(seat, first)
        self.put(first)
        self.give_up(seat, PENALTY)
        self.put_joker(stands_for)
        self.judge(seat)

    def claim(self, seat: int, first: int) -> None:
        """Plays a penalty card while the other one is on the pitch: that wins a kick (8.4, 8.5)."""
        if self.narrate:
            self.tell("claim", {"seat": seat, "first": NAMES[first]})
        self.give_up(seat, first)
        self.put(first)
        self.show_penalty(seat)
        self.kick(seat)

    def play_both_penalties(self, seat: int) -> None:
        if self.narrate:
            self.tell("penalties", {"seat": seat})
        self.show_penalty(seat)
        self.show_penalty(seat)
        self.kick(seat)

    def show_penalty(self, seat: int) -> None:
        """Shows a penalty card, which leaves the game."""
        self.give_up(seat, PENALTY)
        self.out_of_game[PENALTY] += 1

    def foul(self, seat: int) -> None:
        """The seat without the ball shows a penalty card (8.6). With the other one on the pitch, that gives a kick
        (8.7).
        """
        is_kick = self.penalties_on_pitch() != 0
        if self.narrate:
            self.tell("foul-kick" if is_kick else "foul", {"seat": seat, "other": 1 - seat})
        self.show_penalty(seat)
        goes_on = self.draw(seat, 1)
        if is_kick:
            self.kick(1 - seat)
        elif goes_on and self.draw(1 - seat, 2):
            self.ask(ASK_PLAY, 1 - seat)
        else:
            self.end_period()

    # -- Penalty kick during play (section 9)

    def kick(self, seat: int) -> None:
        self.discard_hand(seat)
        cards = self.kick_cards()
        if self.narrate:
            self.tell("kick", {"seat": seat, "other": 1 - seat, "cards": [NAMES[kind] for kind in cards]})
        own = 2 * self.colour(seat)
        if cards[0] == own:
            cards.reverse()  # the kicker's colour ends on top (9.3)
        self.put(cards[0])
        self.put(cards[1])
        self.ball = seat
        if cards[0] & 1 or cards[1] & 1:
            self.score_goal(seat)
        elif cards[1] == own:
            self.rebound(seat, "kick-blocked")
        else:
            self.save_shot(seat, "kick-saved")

    # -- Shoot-out (section 11)

    def start_shoot_out(self) -> None:
        self.period = SHOOT_OUT
        self.starter = self.next_rng().below(2)
        self.lay_out(self.rules.shoot_out_deck)
        self.deal(self.starter, SHOOT_OUT_HAND_SIZE)
        if self.narrate:
            self.tell("shoot-out", {"seat": self.starter})
        self.next_round()

    def next_round(self) -> None:
        self.turned_card = self.shoot_out_card()
        first = (self.starter + self.kicks_taken // 2) % 2
        if self.narrate:
            self.tell("turn-up", {"round": self.kicks_taken // 2 + 1, "card": NAMES[self.turned_card]})
        self.ask_strike(first)

    def ask_strike(self, seat: int) -> None:
        self.ball = seat
        self.ask(ASK_STRIKE, seat)

    def strike(self, seat: int, kind: int) -> None:
        is_goal = kind == self.turned_card ^ 1  # the other kind of the same colour (11.3)
        self.give_up(seat, kind)
        self.kicked_cards.append(kind)
        self.shoot_out_goals[seat] += is_goal
        self.kicks_taken += 1
        self.kick_history.append(2 * kind + is_goal)
        if self.narrate:
            self.tell_strike(seat, kind, is_goal)
        card = self.shoot_out_card()
        self.hand[seat * KINDS + card] += 1
        self.hand_sizes[seat] += 1
        if self.narrate:
            self.tell("draw", {"seat": seat, "n": 1}, {"cards": [NAMES[card]]}, (seat,))
        self.end_strike(seat)

    def tell_strike(self, seat: int, kind: int, is_goal: bool) -> None:
        score: dict[str, int | str | list[str]] = {
            "home": self.shoot_out_goals[0],
            "away": self.shoot_out_goals[1],
        }
        how = "strike-goal" if is_goal else "strike-saved"
        self.tell(how, {"seat": seat, "other": 1 - seat, "card": NAMES[kind], **score})

    def end_strike(self, seat: int) -> None:
        if self.kicks_taken % 2:
            self.ask_strike(1 - seat)
            return
        self.clear_round()
        is_level = self.shoot_out_goals[0] == self.shoot_out_goals[1]
        if is_level and self.kicks_taken >= 2 * MAX_SHOOT_OUT_ROUNDS:
            self.draw_lots()
        elif is_level or self.kicks_taken < 2 * SHOOT_OUT_ROUNDS:
            self.next_round()
        else:
            self.end()

    def draw_lots(self) -> None:
        """Nobody can be parted: the lot gives one of the two a last goal (11.11)."""
        seat = self.next_rng().below(2)
        self.shoot_out_goals[seat] += 1
        if self.narrate:
            self.tell("lot", {"seat": seat, "rounds": MAX_SHOOT_OUT_ROUNDS})
        self.end()

    def clear_round(self) -> None:
        """The cards of a finished round can be shuffled when the deck runs out."""
        self.out_of_game[self.turned_card] += 1
        for kind in self.kicked_cards:
            self.out_of_game[kind] += 1
        self.kicked_cards = []

    def shoot_out_card(self) -> int:
        """The next card. If the deck is empty, the cards of finished rounds are shuffled (11.10)."""
        if self.cards_left() == 0:
            self.new_deck([kind for kind in range(KINDS) for _ in range(self.out_of_game[kind])])
            self.out_of_game = [0] * KINDS
            self.hidden.note_all_known(self.hand)
        return self.pop()
