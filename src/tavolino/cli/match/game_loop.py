"""The host of a match at the terminal: asks the people, passes the keyboard round, tells what happened."""

from rich.console import Group, RenderableType

from tavolino.cli.faults import Trouble
from tavolino.cli.match.choices import Choice
from tavolino.cli.match.match_text import Scene
from tavolino.cli.match.rule_help import card_help, explained
from tavolino.cli.match.saved_matches import Sheet
from tavolino.cli.match.screen import Page, fitted
from tavolino.cli.match.typed_answer import (
    AGAIN,
    HINT,
    LEAVE,
    MOVE,
    NOTHING,
    TABLE,
    UNDO,
    Answer,
    is_key,
    understand,
)
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault, Refusal
from tavolino.core.match import Match
from tavolino.core.view import View
from tavolino.table.hints import hint, why
from tavolino.table.table import Table


class Leave(Exception):
    """Somebody wants to save and go."""


class Host:
    """Runs one match to its end, or until somebody leaves. Every move is on the disk before the next question."""

    def __init__(self, terminal: Terminal, table: Table, sheet: Sheet, pace: float) -> None:
        self.terminal = terminal
        self.table = table
        self.sheet = sheet
        self.pace = pace
        self.scene = Scene(terminal, table.record)
        self.watcher = table.people[0] if len(table.people) == 1 else None
        self.at_keyboard = self.watcher
        self.since = self.told = len(self.match.events) if table.record.entries else 0
        self.notice = ""
        self.unsaved: Trouble | None = None

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def alone(self) -> bool:
        """At most one person, the others bots: nobody to hide anything from, and moves may be taken back."""
        return len(self.table.people) <= 1

    def run(self) -> None:
        self.narrate()
        while not self.match.over:
            if self.table.step() is None:
                self.ask(self.next_person())
            self.save()
            self.narrate()

    def save(self) -> None:
        try:
            self.sheet.write(self.table.record)
            self.unsaved = None
        except Trouble as trouble:
            self.unsaved = trouble  # told with the next question; the next move tries again
            self.notice = trouble.text(self.terminal.language)

    # -- Questions

    def next_person(self) -> int:
        """Whoever holds the keyboard, if they are asked too: the fewer times it is passed the better."""
        asked = self.table.people_to_act
        return self.at_keyboard if self.at_keyboard in asked else asked[0]

    def ask(self, seat: int) -> None:
        """Put the question to a person until something is written in the record."""
        self.pass_keyboard(seat)
        before = len(self.table.record.entries)
        while len(self.table.record.entries) == before:
            view = self.match.view(seat)
            self.terminal.show(self.asking(seat, view))
            self.notice = self.respond(seat, view, self.terminal.ask())

    def pass_keyboard(self, seat: int) -> None:
        """A curtain that shows what everyone may see, until the next person is alone with the screen."""
        if self.at_keyboard != seat:
            self.at_keyboard = seat
            self.terminal.keyboard.forget()
            name = self.table.seats[seat].name
            self.terminal.show(self.telling(len(self.match.events), self.terminal.say("curtain", name=name)))
            typed = self.terminal.ask(self.terminal.say("curtain.prompt", name=name))
            if is_key(LEAVE, typed, self.scene.texts):
                raise Leave

    def respond(self, seat: int, view: View, typed: str) -> str:
        """Do what was typed; what there is to say about it."""
        choices = self.scene.choices(view)
        try:
            return self.obey(seat, view, understand(typed, choices, self.scene.game.moves, self.scene.texts))
        except Fault as fault:
            return self.objection(fault)

    def objection(self, fault: Fault) -> str:
        """Why not; a move against the rules comes with its article."""
        said = fault.text(self.terminal.language)
        if not (isinstance(fault, Refusal) and fault.article):
            return said
        return f"{said} {self.terminal.say('see-article', article=fault.article)}"

    def obey(self, seat: int, view: View, answer: Answer) -> str:
        if answer.kind == MOVE:
            self.since = len(self.match.events)
            self.table.play(seat, answer.move)
        elif answer.kind == UNDO:
            return self.take_back(seat)
        elif answer.kind == HINT:
            return self.advise(seat)
        elif answer.kind == LEAVE:
            raise Leave
        elif answer.kind != NOTHING:
            self.terminal.leaf_through(self.information(seat, view, answer))
        return ""

    def take_back(self, seat: int) -> str:
        self.table.take_back(seat)
        self.since, self.told = self.table.untold(seat), len(self.match.events)
        return self.terminal.say("taken-back")

    def advise(self, seat: int) -> str:
        """What a champion would do, with its chance, and why."""
        self.table.check_hint(seat)
        found = self.terminal.while_waiting(self.terminal.say("thinking"), lambda: hint(self.match, seat))
        move = self.scene.reporter.move(self.scene.game.moves[found.move])
        value, low, high = (round(100 * share) for share in found.chance)
        said = self.terminal.say("champion-says", move=move, value=value, low=low, high=high)
        return f"{said} {why(found, self.scene.game, self.scene.reporter)}"

    def information(self, seat: int, view: View, answer: Answer) -> RenderableType:
        """What was asked for besides a move; it changes nothing."""
        if answer.kind == AGAIN:
            return Group(*self.scene.story(self.match.events, seat, self.table.untold(seat)))
        if answer.kind == TABLE:
            return self.scene.whole_table(view)
        if answer.about or not view["ask"]:
            return explained(answer.about, self.scene.game, self.scene.texts)
        rule = explained(view["ask"]["article"], self.scene.game, self.scene.texts)
        cards = card_help(cards_of(view), self.scene.game, self.scene.texts)
        return Group(rule, "", cards, *self.how_to_ask())

    def how_to_ask(self) -> list[str]:
        """Where hints are given, how to get one."""
        return ["", self.terminal.say("hint-key")] if self.table.gives_hints else []

    # -- Pages

    def asking(self, seat: int, view: View) -> RenderableType:
        """The question, with what has happened since this person last decided."""
        page = Page(
            self.scene.board(view),
            self.scene.story(self.match.events, seat, self.table.untold(seat)),
            self.scene.question(view),
            self.choices(view),
            self.notice,
            self.terminal.say("keys-alone" if self.alone else "keys"),
        )
        return fitted(page, self.terminal)

    def choices(self, view: View) -> list[Choice]:
        choices = self.scene.choices(view)
        if len(choices) == 1:
            return [choices[0]._replace(label=self.terminal.say("only-answer", answer=choices[0].label))]
        return choices

    def telling(self, upto: int, question: str = "") -> RenderableType:
        """What everyone who looks at the screen may see."""
        view = self.match.view(self.watcher)
        story = self.scene.story(self.match.events[:upto], self.watcher, self.since)
        return fitted(Page(self.scene.board(view), story, question), self.terminal)

    def narrate(self) -> None:
        """Tell what is new, line by line. Between people, the last one's cards leave the screen first."""
        events = len(self.match.events)
        new = range(self.told + 1, events + 1) if self.pace else ()
        self.told = events
        if not self.alone:
            self.terminal.show(self.telling(events))
        for upto in new:
            self.terminal.show(self.telling(upto))
            self.terminal.pause(self.pace)


def cards_of(view: View) -> list[str]:
    """The kinds of card the viewer holds."""
    own = (zone for zone in view["zones"] if zone["owner"] == view["seat"])
    return list(dict.fromkeys(pile["card"] for zone in own for pile in zone["cards"]))
