"""The table as one seat sees it: the scoreboard, the others round it, the pitch in the middle, one's own cards."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tavolino.cli.match.cards import FLAT, CardPainter, Flow
from tavolino.core.events import EventValue
from tavolino.core.language.commentary import ROLE_VALUES, role_formula
from tavolino.core.language.texts import TextValue
from tavolino.core.view import HEAP, PILE, CardCount, View, Zone


class TerminalBoard:
    """Draws any view, of any game, from its zones and facts alone."""

    def __init__(self, view: View, painter: CardPainter) -> None:
        self.view = view
        self.painter = painter
        self.glyphs = painter.glyphs
        self.names = painter.reporter.names
        self.texts = painter.reporter.texts

    # -- The scoreboard

    def scoreboard(self) -> RenderableType:
        """The name of the game, the score, and how things stand."""
        board = Table.grid(expand=True, padding=(0, 1), pad_edge=True)
        board.add_column(no_wrap=True)
        board.add_column(justify="right")
        board.add_row(Text(self.texts.say("game")), self.score())
        facts = Text(f" {self.glyphs.dot} ".join(self.facts()))
        return Group(
            Padding(board, 0, style="board"),
            Padding(facts, (0, 1), style="board.facts") if facts else Group(),
        )

    def score(self) -> Flow:
        """Everyone's name and score, never torn apart."""
        between = self.glyphs.dash if self.view["seats"] == 2 else self.glyphs.dot
        last = self.view["seats"] - 1
        return Flow(
            [
                Text.assemble(
                    name, " ", (str(self.view["scores"][seat]), "board.score"), f" {between}" * (seat < last)
                )
                for seat, name in enumerate(self.names)
            ]
        )

    def facts(self) -> list[str]:
        """What the game wants said all the time: it has a text `fact-<name>`, empty when it is no news."""
        return self.fact_lines([(name, self.values()) for name in self.view["facts"]])

    def facts_of(self, seat: int) -> list[str]:
        """The same of one seat: facts named `<name>_<seat>`, told as `fact-<name>` of `$n`."""
        facts = [(name.rpartition("_"), value_text(value)) for name, value in self.view["facts"].items()]
        return self.fact_lines([(stem, {"n": n}) for (stem, _, owner), n in facts if owner == str(seat)])

    def fact_lines(self, facts: list[tuple[str, dict[str, TextValue]]]) -> list[str]:
        texts = [
            self.texts.say(f"fact-{name}", values) for name, values in facts if self.texts.has(f"fact-{name}")
        ]
        return [text for text in texts if text]

    def values(self) -> dict[str, TextValue]:
        """The facts, the players as `name_<seat>`, and `<fact>_who` for a fact that can be a seat."""
        facts = {name: self.fact_text(name, value) for name, value in self.view["facts"].items()}
        seats = {name: seat for name, seat in facts.items() if seat in range(len(self.names))}
        people = {f"name_{seat}": name for seat, name in enumerate(self.names)}
        return facts | people | {f"{name}_who": self.names[int(seat)] for name, seat in seats.items()}

    def fact_text(self, name: str, value: EventValue) -> TextValue:
        text = value_text(value)
        return role_formula(text, self.texts) if name in ROLE_VALUES and isinstance(text, str) else text

    # -- The table

    def others(self, terse: bool = False) -> RenderableType:
        """The other seats, clockwise from one's own: a line each, without the facts about it when terse."""
        return self.rows([(seat, self.zones(seat)) for seat in self.clockwise()], terse)

    def rows(self, seats: list[tuple[int, list[Zone]]], terse: bool) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="title")
        table.add_column()
        for seat, zones in seats:
            table.add_row(self.name(seat), self.line_of(seat, zones, terse))
        return table

    def clockwise(self) -> list[int]:
        mine = self.view["seat"]
        if mine is None:
            return list(range(self.view["seats"]))
        return [(mine + step) % self.view["seats"] for step in range(1, self.view["seats"])]

    def name(self, seat: int) -> str:
        """With a pointer when it is asked."""
        return f"{self.glyphs.pointer if seat in self.view['to_act'] else ' '} {self.names[seat]}"

    def line_of(self, seat: int, zones: list[Zone], terse: bool) -> Flow:
        """Some places of a seat, each with its cards, and the facts about it, which follow the hand."""
        hand, others = (zones[:1], zones[1:]) if zones == self.zones(seat) else ([], zones)
        facts = [] if terse else [[Text(fact, "quiet")] for fact in self.facts_of(seat)]
        parts = [*self.places(hand), *facts, *self.places(others)]
        return Flow([item for part in parts for item in (*part[:-1], Text.assemble(part[-1], "  "))])

    def places(self, zones: list[Zone]) -> list[list[Text]]:
        """The cards of each place that is not empty; its name goes before the first and stays with it."""
        return [self.place(zone) for zone in zones if zone["size"]]

    def place(self, zone: Zone) -> list[Text]:
        first, *others = self.painter.chips(zone)
        return [Text.assemble((f"{self.zone_name(zone)} ", "quiet"), first), *others]

    def pitch(self, size: int) -> RenderableType:
        """What lies in the middle, for everyone: each pile with its top card."""
        zones = self.zones(None)
        if size == FLAT:
            piles = [Text.assemble(self.heading(z), " ", self.flat_top(z), "  ") for z in zones if z["size"]]
            return Padding(Flow(piles), (0, 2), style="pitch", expand=True)
        columns = [Group(self.heading(zone), self.top(zone, size)) for zone in zones]
        return Padding(Columns(columns, padding=(0, 3)), (1, 2), style="pitch", expand=True)

    def heading(self, zone: Zone) -> Text:
        return Text.assemble((self.zone_name(zone), "bold"), f" {zone['size']}")

    def top(self, zone: Zone, size: int) -> RenderableType:
        """What is to be seen of it: all cards side by side, the one on top, or backs."""
        seen = visible_piles(zone)
        return Columns([self.painter.face(pile, size) for pile in seen]) if seen else self.backs(zone)

    def flat_top(self, zone: Zone) -> Text:
        seen = visible_piles(zone)
        return Text(" ").join(self.painter.chip(pile) for pile in seen) if seen else self.backs(zone)

    def backs(self, zone: Zone) -> Text:
        return self.painter.backs(min(zone["size"], 3))

    def own_zones(self, size: int, terse: bool = False) -> RenderableType:
        """One's own places: the first, which is the hand, as faces; the rest, or in a small window all, on a line."""
        seat = self.view["seat"]
        if seat is None:
            return Group()
        hand, *others = self.zones(seat)
        if size == FLAT:
            return self.rows([(seat, [hand, *others])], terse)
        faces = Padding(self.painter.cards(hand, size), (0, 0, 1, 2))
        return Group(self.rows([(seat, others)], terse), faces)

    def zones(self, owner: int | None) -> list[Zone]:
        return [zone for zone in self.view["zones"] if zone["owner"] == owner]

    def zone_name(self, zone: Zone) -> str:
        return self.texts.say(f"zone-{zone['kind']}")


def visible_piles(zone: Zone) -> list[CardCount]:
    """The cards that lie open: of a pile the one on top, of a heap none."""
    if zone["lies"] == HEAP:
        return []
    return (
        [{"card": pile["card"], "n": 1} for pile in zone["cards"][:1]]
        if zone["lies"] == PILE
        else zone["cards"]
    )


def value_text(value: EventValue) -> TextValue:
    return ", ".join(value) if isinstance(value, list) else value
