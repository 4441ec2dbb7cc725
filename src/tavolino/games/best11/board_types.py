"""The types of what Best 11's own board draws: no client has to take a text or a name apart.

They become types of the page. This module is not compiled, because mypyc forgets the types of a TypedDict's fields.
"""

from typing import Literal, TypedDict

from tavolino.core.view import CardCount
from tavolino.games.best11.cards.card_data import Role


class Best11Offer(TypedDict):
    """A team card for sale, and what it costs the manager who is to move, in millions."""

    card: str
    price: int


class Best11Place(TypedDict):
    """A place of a formation: shirt 1 is the goalkeeper's, 11 the last forward's. `card` is None if it is free."""

    shirt: int
    role: Role
    card: str | None


class Best11Points(TypedDict):
    """What a manager's points are made of so far. `formation` is the coach's opinion of it."""

    footballers: int
    coach: int
    formation: int
    scored: int
    conceded: int
    stadium: int
    money: int


Best11Line = Literal["money", "events", "challenge", "other"]
"""The lines of a management card, from the top."""


class Best11Manager(TypedDict):
    """One manager. `lines` are the places of the formation, the goalkeeper's line first; `club` is a name.

    `captain` is a shirt, `sent_off` are the shirts of those who are out until the end of the turn. `money` is in
    millions; `hand_size` counts event cards; `peace_with` are the seats on which the manager has played a peace card.
    `income` is what the next turn brings, as things are; `used_line` the line of the management card that was used.
    """

    seat: int
    club: str
    money: int
    formation: str
    lines: list[list[Best11Place]]
    captain: int | None
    sent_off: list[int]
    coach: str | None
    goals: int
    conceded: int
    has_stadium: bool
    is_immune: bool
    peace_with: list[int]
    hand_size: int
    white_events: list[CardCount]
    points: Best11Points
    may_buy: bool
    income: int
    used_line: Best11Line | None


class Best11FootballerInAction(TypedDict):
    """A footballer of the acting manager, with his value in the action by now."""

    shirt: int
    card: str
    value: int


class Best11Half(TypedDict):
    """One half of a challenge: it needs a footballer of one of the `roles` for each list, and `wanted` points.

    `half` is what the text `half-name` is given. `total` is None until footballers are chosen. `raised`
    and `lowered` are the points paid for by the acting manager and by the other. Of a half that has succeeded the
    footballers are not listed any more.
    """

    half: str
    roles: list[list[Role]]
    wanted: int
    footballers: list[Best11FootballerInAction]
    total: int | None
    raised: int
    lowered: int
    status: Literal["open", "succeeded", "failed"]


class Best11Bet(TypedDict):
    """An outsider's bet on how a challenge ends."""

    seat: int
    on: Literal["goal", "no-goal"]


class Best11Challenge(TypedDict):
    """The challenge in progress. `acting` is the manager whose half it is, None before the first action card.

    `stepping` is the one who may change values now. `is_goal`: a goal was given that a review may still cancel.
    """

    attacker: int
    defender: int
    acting: int | None
    attack: Best11Half | None
    defence: Best11Half | None
    stepping: int | None
    bets: list[Best11Bet]
    is_goal: bool


class Best11Refusal(TypedDict):
    """Why a thing of the viewer's can't be played now, in the text `refusal-<key>`, and the article that says so.

    `thing` is what a move would touch: `hand:0/jinx`, `market/vampa`, `team:1`; or a line of the management card,
    `management:0/challenge`; or `stadium`.
    """

    thing: str
    key: str
    values: dict[str, int | str]
    article: str | None


class Best11Aim(TypedDict):
    """What a line of the viewer's management card could be used on: the next question would offer these things."""

    line: Best11Line
    touches: list[str]


class Best11Board(TypedDict):
    """The table of Best 11. `managers` are by seat; `final_turn` is None while nobody knows it.

    `fixed_opponent` is the manager to whom the next challenge of this turn must go. `scouted` is what the viewer's own
    scout has found, with prices. `refusals` and `aims` are for a viewer who is asked.
    """

    turn: int
    final_turn: int | None
    mover: int
    fixed_opponent: int | None
    market: list[Best11Offer]
    scouted: list[Best11Offer]
    managers: list[Best11Manager]
    challenge: Best11Challenge | None
    stadium_price: int
    refusals: list[Best11Refusal]
    aims: list[Best11Aim]
