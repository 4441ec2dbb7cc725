"""The cards as the engine reads them: by number, in flat lists and small objects without rules of their own."""

from typing import Final

# Roles. A mask of roles has the bit 1 << role.
GOALKEEPER: Final = 0
DEFENDER: Final = 1
MIDFIELDER: Final = 2
FORWARD: Final = 3
COACH: Final = 4
ROLE_COUNT: Final = 5
ROLE_LETTERS: Final = "PDCA"

ELEVEN: Final = 11
MAX_SEATS: Final = 5
NOBODY: Final = -1

# What a management card can be used for.
MONEY: Final = 0
EVENTS: Final = 1
CHALLENGE: Final = 2
OTHER: Final = 3

# What comes with a challenge.
NO_BONUS: Final = 0
ROLE_BONUS: Final = 1
STRONGEST: Final = 2
TOTAL_BONUS: Final = 3
MORE_CARDS: Final = 4
DENIAL: Final = 5

# The other opportunities.
FREE_FOOTBALLER: Final = 0
FREE_COACH: Final = 1
POACH: Final = 2
EXCHANGE_FOOTBALLER: Final = 3
EXCHANGE_COACH: Final = 4
SPREE: Final = 5
NEW_MARKET: Final = 6
CAPTAIN: Final = 7
IMMUNITY: Final = 8

# The verbs of event cards.
INCOME: Final = 0
TOTAL: Final = 1
PEACE: Final = 2
DISCOUNT: Final = 3
RAISE: Final = 4
LOWER: Final = 5
REDRAW: Final = 6
SEND_OFF: Final = 7
BECOMES: Final = 8
RETRY: Final = 9
CASH: Final = 10
FIND: Final = 11
SWAP: Final = 12
BET: Final = 13
FIXTURE: Final = 14
LOOK: Final = 15
DRAW: Final = 16
TAX: Final = 17

# The moments at which an event card can be played, each with who may play it.
ON_MOVE: Final = 0
DECLARED: Final = 1  # for the managers who are not in the challenge
CHALLENGED: Final = 2  # the same moment, for the one who is challenged
DRAWN_ATTACKING: Final = 3
DRAWN_DEFENDING: Final = 4
DRAWN_OTHER: Final = 5  # for the opponent of whoever has drawn
CHOSEN: Final = 6
WINDOW_ACTING: Final = 7
WINDOW_OTHER: Final = 8
CONCEDED: Final = 9  # just after a goal
SCORED: Final = 10
MOMENT_COUNT: Final = 11

# What makes an income card pay more.
ALWAYS: Final = 0
AFTER_CHALLENGE: Final = 1
WITH_CAPTAIN: Final = 2

# When an event card is taken out before the match.
TWO_MANAGERS: Final = 1
DIFFERENT_CLUBS: Final = 2


class ActionHalf:
    """Half of an action card: a mask of roles for each footballer it asks for, and what they must reach.

    `stopped_by` is the only half that can be tried against it, NOBODY when any can; `counts_as` is itself, or
    the half that an event card has made something like. `name` is what the text `half-name` is given: the id, or the
    title that a user gave.
    """

    def __init__(self, id: str, roles: list[int], total: int, stopped_by: int, counts_as: int) -> None:
        self.id = id
        self.name = id
        self.roles = roles
        self.total = total
        self.stopped_by = stopped_by
        self.counts_as = counts_as


class ManagementCard:
    """A management card: the amounts of its first two opportunities, a bonus, and another opportunity."""

    def __init__(self, money: int, events: int, bonus: int, role: int, by: int, other: int) -> None:
        self.money = money
        self.events = events
        self.bonus = bonus
        self.role = role
        self.by = by
        self.other = other


class EventKind:
    """A kind of event card. `moments` is a mask; `values` the mask of printed values that it is good for.

    `verb` is what the card does, and `amount` how much. A card that does several things has a part for each, itself
    the last; the parts are worked through in this order. Lasting effects stand in fields of their own: `income`, with
    `instead` in its place when the `condition` holds; `total`; `discount` on footballers of the `discount_values`.
    `half` is what an action becomes.
    """

    def __init__(self, id: str, copies: int, out: int, is_white: bool, moments: int, verb: int) -> None:
        self.id = id
        self.copies = copies
        self.out = out
        self.is_white = is_white
        self.moments = moments
        self.verb = verb
        self.amount = 0
        self.pays_income = False
        self.income = 0
        self.instead = 0
        self.condition = ALWAYS
        self.values = 0
        self.all_of_them = False
        self.alone = False
        self.half = NOBODY
        self.total = 0
        self.discount = 0
        self.discount_values = 0
        self.parts: list[EventKind] = [self]


class CardBox:
    """Everything that a table has: the team cards of its clubs, and the kinds of all other cards."""

    def __init__(self) -> None:
        # Team cards, club after club: the cards of club k are numbered from base[k] on.
        self.ids: list[str] = []
        self.names: list[str] = []
        self.club: list[int] = []
        self.role: list[int] = []
        self.value: list[int] = []
        self.likes: list[int] = []  # masks of formations
        self.dislikes: list[int] = []
        self.first_card: list[int] = []
        self.club_names: list[str] = []
        # Formations: first_slot[5 * f + role] is the first place of a role, and that of the role after it the end.
        self.formations: list[str] = []
        self.formation_lines: list[list[int]] = []  # how many stand in each line, the goalkeeper first
        self.first_slot: list[int] = []
        self.role_at: list[int] = []
        # All other cards.
        self.halves: list[ActionHalf] = []
        self.action_ids: list[str] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.action_copies: list[int] = []
        self.management: list[ManagementCard] = []
        self.band = 0
        self.events: list[EventKind] = []
        # Kinds of event cards, found once.
        self.at_moment: list[list[int]] = []
        self.moment_masks: list[int] = []
        self.incomes: list[int] = []
        self.totals: list[int] = []
        self.discounts: list[int] = []

    def add_club(self, name: str) -> None:
        self.first_card.append(len(self.ids))
        self.club_names.append(name)

    def add_card(self, id: str, name: str, role: int, value: int, likes: int, dislikes: int) -> None:
        """A team card of the club added last."""
        self.ids.append(id)
        self.names.append(name)
        self.club.append(len(self.first_card) - 1)
        self.role.append(role)
        self.value.append(value)
        self.likes.append(likes)
        self.dislikes.append(dislikes)

    def formation_names(self, formations: int) -> str:
        """The formations of a mask, by their names."""
        return ", ".join([self.formations[f] for f in range(len(self.formations)) if formations >> f & 1])

    def add_formation(self, id: str, places: list[int], lines: list[int]) -> None:
        """`places` are the numbers of goalkeepers, defenders, midfielders and forwards; `lines` how they stand."""
        self.formations.append(id)
        self.formation_lines.append(lines)
        first = 0
        for role in range(len(places)):
            self.first_slot.append(first)
            self.role_at += [role] * places[role]
            first += places[role]
        self.first_slot.append(first)

    def add_action(self, attack: int, defence: int, copies: int) -> None:
        self.action_ids.append(f"{self.halves[attack].id}-{self.halves[defence].id}")
        self.attack.append(attack)
        self.defence.append(defence)
        self.action_copies.append(copies)

    def add_events(self, events: list[EventKind]) -> None:
        self.events = events
        kinds = range(len(events))
        self.at_moment = [[e for e in kinds if events[e].moments >> m & 1] for m in range(MOMENT_COUNT)]
        self.moment_masks = [sum(1 << e for e in at) for at in self.at_moment]
        self.incomes = [e for e in kinds if events[e].pays_income]
        self.totals = [e for e in kinds if events[e].total]
        self.discounts = [e for e in kinds if events[e].discount]

    def team_card_count(self, club: int) -> int:
        """How many team cards a club has."""
        end = self.first_card[club + 1] if club + 1 < len(self.first_card) else len(self.ids)
        return end - self.first_card[club]
