"""What is said about a competition, in every language."""

import pytest

from tavolino.competitions import Decider, Forfeit, TieBreak
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.organiser.entries import (
    Annulled,
    Begun,
    Corrected,
    Deputised,
    Docked,
    EntryContent,
    Forfeited,
    Joined,
    Postponed,
    Score,
    Withdrawn,
)
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.phrases import (
    decision_text,
    history_text,
    match_figures,
    reason_text,
    round_name,
    side_name,
    source_text,
)
from tavolino.organiser.regulations.charter import Kind
from tavolino.organiser.snapshot import model
from tavolino.organiser.snapshot.model import PlacingLine, ReasonLine, RoundLine
from tests.organiser.support import begin_competition, happen, play_out, score, snapshot_after_draw

anyone = pytest.mark.parametrize("language", LANGUAGES)


def placing_line(reason: ReasonLine | None) -> PlacingLine:
    return PlacingLine(1, 0, 3, 2, 1, 0, 5, 2, 3, 7, 0, [], 0, ["win"], reason)


@anyone
def test_every_tie_break_has_its_words(language: str) -> None:
    said = {
        reason_text(
            placing_line(ReasonLine(t.value, 3, 1.5, [])),
            load_texts(language, packages=OrganiserFault.packages),
        )
        for t in TieBreak
    }
    assert len(said) == len(TieBreak)
    assert any("3" in one and "1.5" in one for one in said)
    assert reason_text(placing_line(None), load_texts(language, packages=OrganiserFault.packages)) == ""


@anyone
def test_every_round_has_its_name(language: str) -> None:
    said = load_texts(language, packages=OrganiserFault.packages)
    names = {round_name(RoundLine(2, stage, [], []), said) for stage in ("league", "group", "evening")}
    names |= {round_name(RoundLine(1, "knockout", [], [], last), said) for last in (2, 4, 8, 16, 64)}
    assert len(names) == 8


@anyone
def test_every_status_kind_and_decider_has_its_words(language: str) -> None:
    said = load_texts(language, packages=OrganiserFault.packages)
    statuses = (
        model.MATCH_WAITING,
        model.MATCH_OPEN,
        model.MATCH_BEGUN,
        model.MATCH_POSTPONED,
        model.MATCH_PLAYED,
        model.MATCH_FORFEITED,
        model.MATCH_AWARDED,
        model.MATCH_VOID,
    )
    for key in (*(f"status-{one}" for one in statuses), *(f"kind-{kind}" for kind in Kind)):
        assert said.say(key)
    for decider in Decider:
        assert said.say(f"decider-{decider}", {"won": 2, "lost": 1})


@anyone
def test_where_a_team_comes_from(language: str) -> None:
    said = {
        source_text(source, load_texts(language, packages=OrganiserFault.packages))
        for source in ("w5", "l5", "A1", "L5", "?", "3")
    }
    assert len(said) == 5, (
        "a seed and an unknown team are alike; the twelfth group is not the loser of a match"
    )
    book = begin_competition(Kind.KNOCKOUT)
    state_ = snapshot_after_draw(book)
    assert side_name(
        state_, state_.matches[2], 0, load_texts(language, packages=OrganiserFault.packages)
    ) == source_text("w1", load_texts(language, packages=OrganiserFault.packages))


def test_figures_and_decisions() -> None:
    english = load_texts("en", packages=OrganiserFault.packages)
    book = begin_competition(Kind.KNOCKOUT)
    score(book, "1", 1, 1, extra=(1, 1), penalties=(5, 4))
    one = snapshot_after_draw(book)
    assert match_figures(one.matches[0], english) == "1–1 (2–2 after extra time, 5–4 on penalties)"
    assert match_figures(one.matches[1], english) == ""
    assert one.bracket
    assert (
        decision_text(one.bracket.ties[0], load_texts("en", packages=OrganiserFault.packages))
        == "5–4 on penalties"
    )
    assert decision_text(one.bracket.ties[1], load_texts("en", packages=OrganiserFault.packages)) == ""
    assert all(match_figures(match, english) for match in snapshot_after_draw(play_out(book)).matches)


@anyone
def test_everything_that_can_happen_is_told(language: str) -> None:
    book = begin_competition(Kind.LEAGUE, player="person")
    score(book, "1", 2, 1)
    what: list[EntryContent] = [
        Corrected("1", Score((1, 1)), 2),
        Annulled("1", 3),
        Forfeited("1", Forfeit.HOME),
        Postponed("2", "vineri"),
        Begun("2", "a table"),
        Deputised(0, "greedy"),
        Deputised(0),
        Docked(1, 2, "late"),
        Joined(0, "ana"),
        Joined(0),
        Withdrawn(3),
    ]
    for one in what:
        happen(book, one)
    state_ = snapshot_after_draw(book)
    told = [
        history_text(state_, line, load_texts(language, packages=OrganiserFault.packages))
        for line in state_.history
    ]
    assert len(set(told)) == len(what) + 2
    assert all("Mara" in sentence for sentence in told)
