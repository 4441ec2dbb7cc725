"""The bots' knowledge of Go-Goal!."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.counts import sum_counts, zeros
from tavolino.core.knowledge import Knowledge
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.games.gogoal.cards import (
    DEFENDER,
    FORWARD,
    GOAL,
    JOKER,
    KINDS,
    MIDFIELDER,
    NO,
    PENALTY,
    ROLES,
    SUPER_NO,
    VAR,
    YELLOW,
)
from tavolino.games.gogoal.engine.deck import ACTIONS, PLAYERS
from tavolino.games.gogoal.engine.guess import redraw, unseen_cards
from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.games.gogoal.engine.moves import (
    ATTACK,
    BRING,
    DISCARD,
    DRAW,
    FIELD,
    LET,
    MAX_SEATS,
    PLAY,
    SHOW,
    SUB,
    TRIOS,
)
from tavolino.games.gogoal.engine.state import (
    ASK_ANSWER,
    ASK_BRING,
    ASK_DRAW,
    ASK_FIELD,
    ASK_KICK,
    BY_ROLES,
    OUTNUMBER,
    TEAM_SIZE,
)
from tavolino.games.gogoal.engine.win_odds import win_chances

# Worths in thousandths of a goal, tuned in matches between bots with different numbers.
CERTAIN: Final[i64] = 1000  # chances are in thousandths too
GOAL_WORTH: Final[i64] = 1000
WIN_WORTH: Final[i64] = 5000  # the last goal
LEADER_WORTH: Final[i64] = 60  # an attack on an opponent who is about to win
KEEP_WORTH: Final = vec[i64](
    [0, 40, 120, 80, 60, 100]
)  # by attack card: an easily used card is kept for later
DISCARD_LOSS: Final = vec[i64](
    [30, 40, 70, 60, 40, 50, 65, 90, 70]
)  # by action card: the loss when it is discarded
ATTACK_WORTH: Final = vec[i64]([0, 250, 350, 400, 420, 430])  # by forwards
DEFENCE_WORTH: Final = vec[i64]([0, 300, 450, 550, 600, 620])  # by defenders
OPEN_WORTH: Final[i64] = 250  # more forwards than an opponent has defenders
MIDFIELD_WORTH: Final[i64] = 20  # the first midfielder
ROLE_WORTH: Final[i64] = 150  # each role that attacks need, with the option `roles`
NO_WORTH: Final[i64] = 0
REPLACED_DIVISOR: Final[i64] = 2  # a YELLOW does half the harm if the opponent has a replacement


class GoGoalKnowledge(Knowledge):
    """Rates every move by itself: goals by their chance, footballers by the attacks they open and close."""

    horizon: ClassVar[int] = 16
    champion_simulations: ClassVar[int] = 1600
    search_assumes_pick: ClassVar[bool] = True
    simulations_by_level: ClassVar[tuple[int, int, int]] = (4, 24, 40)

    def pick(self, match: Match, seat: i64, rng: Rng) -> i64:
        assert isinstance(match, GoGoalMatch)
        if match.asked == ASK_KICK:
            return match.random_choice(seat, rng)
        return self.pick_by_worth(match, seat, rng)

    def worth(self, match: Match, seat: i64, move: i64) -> i64:
        assert isinstance(match, GoGoalMatch)
        if match.asked == ASK_FIELD:
            return self.trio_worth(match, seat, TRIOS[move - FIELD])
        if match.asked == ASK_ANSWER:
            return self.answer_worth(move)
        if match.asked == ASK_BRING:
            return self.team_worth(match, seat, move - BRING, -1)
        if match.asked == ASK_DRAW:
            return self.draw_worth(match, seat, move - DRAW)
        return self.card_worth(match, seat, move)

    def card_worth(self, match: GoGoalMatch, seat: i64, move: i64) -> i64:
        """A card played on one's own turn."""
        if move < SUB:
            return self.gain(match, seat, move - PLAY, -1)
        if move < ATTACK:
            return self.gain(match, seat, (move - SUB) // ROLES, (move - SUB) % ROLES)
        if move < SHOW:
            at = move - ATTACK
            return self.attack_worth(match, seat, at // MAX_SEATS, at % MAX_SEATS)
        if move < DISCARD:
            at = (move - SHOW) // ROLES
            return self.show_worth(match, seat, at // MAX_SEATS, at % MAX_SEATS, (move - SHOW) % ROLES)
        return -DISCARD_LOSS[move - DISCARD]

    # -- Teams

    def trio_worth(self, match: GoGoalMatch, seat: i64, trio: tuple[int, ...]) -> i64:
        team = zeros(ROLES)
        for kind in trio:
            team[kind] += 1
        return self.strength(match, seat, team)

    def gain(self, match: GoGoalMatch, seat: i64, on: i64, off: i64) -> i64:
        """The worth that a new footballer adds to the team."""
        return self.team_worth(match, seat, on, off) - self.team_worth(match, seat, -1, -1)

    def team_worth(self, match: GoGoalMatch, seat: i64, on: i64, off: i64) -> i64:
        """The worth of the team with one footballer more and one fewer (-1: none)."""
        team = match.team[seat * ROLES : seat * ROLES + ROLES]
        if on >= 0:
            team[on] += 1
        if off >= 0:
            team[off] -= 1
        return self.strength(match, seat, team)

    def strength(self, match: GoGoalMatch, seat: i64, team: vec[i64]) -> i64:
        """The attack and defence of these four counts against the teams on the table."""
        forwards = min(team[FORWARD] + team[JOKER], TEAM_SIZE)
        defenders = min(team[DEFENDER] + team[JOKER], TEAM_SIZE)
        worth = ATTACK_WORTH[forwards] + DEFENCE_WORTH[defenders]
        if team[MIDFIELDER]:
            worth += MIDFIELD_WORTH
        if match.rules.needs == OUTNUMBER:
            return worth + self.balance(match, seat, forwards, defenders)
        if match.rules.needs == BY_ROLES:
            lacking: i64 = (team[MIDFIELDER] == 0) + (team[DEFENDER] == 0) + (team[FORWARD] == 0)
            if lacking > team[JOKER]:
                worth -= ROLE_WORTH * (lacking - team[JOKER])
        return worth

    def balance(self, match: GoGoalMatch, seat: i64, forwards: i64, defenders: i64) -> i64:
        """The attacks that the numbers of footballers open, to this team and against it."""
        opens: i64 = 0
        threats: i64 = 0
        seats: i64 = match.seats
        for other in range(seats):
            if match.rivals[seat] >> other & 1:
                if forwards > match.defenders(other):
                    opens = OPEN_WORTH
                if match.forwards(other) > defenders:
                    threats = OPEN_WORTH
        return opens - threats

    # -- Attacks

    def attack_worth(self, match: GoGoalMatch, seat: i64, card: i64, target: i64) -> i64:
        chance = CERTAIN - self.stop_chance(match, seat, GOAL + card, target)
        if GOAL + card == PENALTY:
            chance = chance * 2 // 3
        prize = WIN_WORTH if match.goals[seat] + 1 >= match.rules.goals_to_win else GOAL_WORTH
        return chance * prize // CERTAIN - KEEP_WORTH[card] + self.rank(match, target)

    def show_worth(self, match: GoGoalMatch, seat: i64, red: i64, target: i64, footballer: i64) -> i64:
        """The worth that the other team loses."""
        damage = -self.gain(match, target, -1, footballer)
        if not red and match.hand_sizes[2 * target]:
            damage //= REPLACED_DIVISOR
        chance = CERTAIN - self.stop_chance(match, seat, YELLOW + red, target)
        return chance * damage // CERTAIN - KEEP_WORTH[4 + red] + self.rank(match, target)

    def rank(self, match: GoGoalMatch, target: i64) -> i64:
        """Prefers opponents who are ahead: they lose at least a defence card."""
        return LEADER_WORTH * match.goals[target] // match.rules.goals_to_win

    def stop_chance(self, match: GoGoalMatch, seat: i64, card: i64, target: i64) -> i64:
        """The chance that the target holds an answer, from the cards that this seat has not seen."""
        cards = unseen_cards(match, match.actions, seat)
        if card >= PENALTY:
            stoppers = cards[VAR - GOAL]
        else:
            stoppers = cards[SUPER_NO - GOAL]
            if match.can_say_no(target):
                stoppers += cards[NO - GOAL]
        others = sum_counts(cards, 0, len(cards))
        chance = CERTAIN
        for _card in range(match.hand_sizes[2 * target + ACTIONS]):
            if others <= stoppers:
                return CERTAIN
            chance = chance * (others - stoppers) // others
            others -= 1
        return CERTAIN - chance

    # -- Answers and draws

    def answer_worth(self, move: i64) -> i64:
        """An answer costs nothing, because it is replaced at once. NO! goes before SUPER NO!, which always works."""
        return NO_WORTH if move == LET else GOAL_WORTH - move

    def draw_worth(self, match: GoGoalMatch, seat: i64, which: i64) -> i64:
        """Actions win matches, so a footballer is drawn only without a forward on the pitch or in the hand."""
        at = seat * KINDS
        short = match.forwards(seat) + match.hand[at + FORWARD] + match.hand[at + JOKER] == 0
        return 1 if (which == PLAYERS) == short else 0

    # -- Thinking ahead

    def guess(self, match: Match, seat: int, rng: Rng) -> Match:
        other = match.copy_without_secrets(seat, rng)
        assert isinstance(other, GoGoalMatch)
        redraw(other, seat, rng, believing=True)
        return other

    def is_pick_optimal(self, match: Match, seat: int) -> bool:
        """For a penalty: all three directions equally often is optimal for both seats."""
        assert isinstance(match, GoGoalMatch)
        return match.asked == ASK_KICK

    def win_chances(self, match: Match) -> list[float]:
        assert isinstance(match, GoGoalMatch)
        return win_chances(match)
