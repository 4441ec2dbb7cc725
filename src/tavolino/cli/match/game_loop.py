"""Runs a match at the terminal: asks the people, passes the keyboard round, narrates, saves."""

from rich.console import Group, RenderableType

from tavolino.cli.faults import CliFault
from tavolino.cli.match.choices import NumberedChoice
from tavolino.cli.match.match_text import MatchText
from tavolino.cli.match.rule_help import card_help, explain_rules
from tavolino.cli.match.saved_matches import SavedMatch
from tavolino.cli.match.screen import ScreenContent, fit_screen
from tavolino.cli.match.typed_answer import (
    AGAIN,
    HINT,
    LEAVE,
    MOVE,
    NOTHING,
    TABLE,
    UNDO,
    TypedAnswer,
    is_key,
    parse_answer,
)
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault
from tavolino.core.match import Match
from tavolino.core.view import View, touches_of
from tavolino.table.table import Table
from tavolino.table.thinking.hints import find_hint, hint_reason


class LeaveMatch(Exception):
    """A person wants to save and leave."""


class GameLoop:
    """Runs one match to its end, or until somebody leaves. Every move is on the disk before the next question."""

    def __init__(self, terminal: Terminal, table: Table, sheet: SavedMatch, pace: float) -> None:
        self.terminal = terminal
        self.table = table
        self.saved_match = sheet
        self.pace = pace
        self.match_text = MatchText(terminal, table.record)
        self.watcher = table.state.people[0] if len(table.state.people) == 1 else None
        self.seat_at_keyboard = self.watcher
        self.first_shown_event = self.narrated_events = len(self.match.events) if table.record.entries else 0
        self.notice = ""
        self.save_fault: CliFault | None = None

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def is_alone(self) -> bool:
        """At most one person plays. Then nothing is hidden from anyone at the screen, and moves may be taken back."""
        return len(self.table.state.people) <= 1

    def run(self) -> None:
        self.narrate()
        while not self.match.over:
            if self.table.play_automatic_move() is None:
                self.ask(self.next_person())
            self.save()
            self.narrate()

    def save(self) -> None:
        try:
            self.saved_match.write(self.table.record)
            self.save_fault = None
        except CliFault as trouble:
            self.save_fault = trouble  # shown with the next question; the next move tries again
            self.notice = trouble.text(self.terminal.language)

    # -- Questions

    def next_person(self) -> int:
        """The person at the keyboard, if they are asked; otherwise the first who is. It saves passing the keyboard."""
        asked = self.table.state.people_to_act
        return self.seat_at_keyboard if self.seat_at_keyboard in asked else asked[0]

    def ask(self, seat: int) -> None:
        """Ask a person until a move is in the record."""
        self.pass_keyboard(seat)
        before = len(self.table.record.entries)
        while len(self.table.record.entries) == before:
            view = self.match.view(seat)
            self.terminal.show(self.question_screen(seat, view))
            self.notice = self.respond(seat, view, self.terminal.ask())

    def pass_keyboard(self, seat: int) -> None:
        """Show only what everyone may see until the next person is alone with the screen."""
        if self.seat_at_keyboard != seat:
            self.seat_at_keyboard = seat
            self.terminal.keyboard.discard_input()
            name = self.table.seats[seat].name
            self.terminal.show(
                self.public_screen(len(self.match.events), self.terminal.say("curtain", name=name))
            )
            typed = self.terminal.ask(self.terminal.say("curtain.prompt", name=name))
            if is_key(LEAVE, typed, self.match_text.texts):
                raise LeaveMatch

    def respond(self, seat: int, view: View, typed: str) -> str:
        """Carry out what was typed. Returns a notice for the next screen."""
        choices = self.match_text.choices(view)
        try:
            return self.carry_out(
                seat, view, parse_answer(typed, choices, self.match_text.game.moves, self.match_text.texts)
            )
        except Fault as fault:
            return self.objection_text(fault)

    def objection_text(self, fault: Fault) -> str:
        """A fault in words, with the article of the rules that a move breaks."""
        objection = fault.text(self.terminal.language)
        if not fault.article:
            return objection
        return f"{objection} {self.terminal.say('see-article', article=fault.article)}"

    def carry_out(self, seat: int, view: View, answer: TypedAnswer) -> str:
        if answer.kind == MOVE:
            self.first_shown_event = len(self.match.events)
            self.table.play(seat, answer.move)
        elif answer.kind == UNDO:
            return self.take_back(seat)
        elif answer.kind == HINT:
            return self.advise(seat)
        elif answer.kind == LEAVE:
            raise LeaveMatch
        elif answer.kind != NOTHING:
            self.terminal.page_through(self.information(seat, view, answer))
        return ""

    def take_back(self, seat: int) -> str:
        self.table.take_back(seat)
        self.first_shown_event, self.narrated_events = (
            self.table.first_unseen_event(seat),
            len(self.match.events),
        )
        return self.terminal.say("taken-back")

    def advise(self, seat: int) -> str:
        """The move of a champion, with its chance and the reason."""
        self.table.check_hint(seat)
        hint = self.terminal.run_with_status(
            self.terminal.say("thinking"), lambda: find_hint(self.match, seat)
        )
        touches = touches_of(self.match.view(seat), hint.move)
        move = self.match_text.reporter.move_text(self.match_text.game.moves[hint.move], touches)
        value, low, high = (round(100 * share) for share in hint.chance)
        sentence = self.terminal.say("champion-says", move=move, value=value, low=low, high=high)
        return f"{sentence} {hint_reason(hint, self.match_text.game, self.match_text.reporter)}"

    def information(self, seat: int, view: View, answer: TypedAnswer) -> RenderableType:
        """The answer to a question such as `?` or `table`. It changes nothing."""
        if answer.kind == AGAIN:
            return Group(*self.match_text.story(self.match.events, seat, self.table.first_unseen_event(seat)))
        if answer.kind == TABLE:
            return self.match_text.whole_table(view)
        if answer.about or not view["ask"]:
            return explain_rules(answer.about, self.match_text.game, self.match_text.texts)
        rule = explain_rules(view["ask"]["article"], self.match_text.game, self.match_text.texts)
        cards = card_help(own_cards(view), self.match_text.game, self.match_text.texts)
        return Group(rule, "", cards, *self.how_to_ask())

    def how_to_ask(self) -> list[str]:
        """How to ask for a hint, if this table gives hints."""
        return ["", self.terminal.say("hint-key")] if self.table.state.gives_hints else []

    # -- Screens

    def question_screen(self, seat: int, view: View) -> RenderableType:
        """The question, with what has happened since this person last decided."""
        page = ScreenContent(
            self.match_text.board(view),
            self.match_text.story(self.match.events, seat, self.table.first_unseen_event(seat)),
            self.match_text.question(view),
            self.choices(view),
            self.notice,
            self.terminal.say("keys-alone" if self.is_alone else "keys"),
        )
        return fit_screen(page, self.terminal)

    def choices(self, view: View) -> list[NumberedChoice]:
        choices = self.match_text.choices(view)
        if len(choices) == 1:
            return [choices[0]._replace(label=self.terminal.say("only-answer", answer=choices[0].label))]
        return choices

    def public_screen(self, upto: int, question: str = "") -> RenderableType:
        """A screen that everyone may see."""
        view = self.match.view(self.watcher)
        story = self.match_text.story(self.match.events[:upto], self.watcher, self.first_shown_event)
        return fit_screen(ScreenContent(self.match_text.board(view), story, question), self.terminal)

    def narrate(self) -> None:
        """Show new events one by one. With several people, the last one's cards leave the screen first."""
        events = len(self.match.events)
        new = range(self.narrated_events + 1, events + 1) if self.pace else ()
        self.narrated_events = events
        if not self.is_alone:
            self.terminal.show(self.public_screen(events))
        for upto in new:
            self.terminal.show(self.public_screen(upto))
            self.terminal.pause(self.pace)


def own_cards(view: View) -> list[str]:
    """The kinds of card the viewer holds."""
    own = (zone for zone in view["zones"] if zone["owner"] == view["seat"])
    return list(dict.fromkeys(pile["card"] for zone in own for pile in zone["cards"]))
