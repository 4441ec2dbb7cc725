"""Hints over the wire: for who is asked, one at a time, and nobody waits meanwhile."""

import pytest

from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.table.settings import Settings
from tavolino.table.thinking.hints import card_help, find_hint
from tests.live.memory_store import ADA
from tests.live.support import Client, Stage, kinds, only

pytestmark = pytest.mark.anyio
ON = Settings(hints="on")


async def alone(stage: Stage, game_id: str = "champions101", language: str = "en") -> Client:
    """Ana against a bot, who is asked for something."""
    opened = await stage.open(game_id, "person", "random")
    ana = await stage.come(opened.table_id, opened.secrets[0], language=language)
    while len(ana.legal) < 2:
        await stage.wait(0)
        await ana.hear()
    return ana


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_is_a_champions_choice(stage: Stage, language: str) -> None:
    ana = await alone(stage, language=language)
    told = only(await ana.ask(do="hint", id="h"), "hint")
    found = find_hint((await stage.live()).table.match, 0)
    assert (told["id"], told["number"], told["move"]) == ("h", ana.state["number"], found.move)
    assert told["chance"] == found.chance._asdict()
    at = ana.legal.index(told["text"])
    assert told["label"] == ana.state["labels"][at]
    assert told["why"].endswith(".")
    game = (await stage.live()).record.game
    assert told["help"] == card_help(found.move, game, load_texts(language, game.id))


async def test_reasons_are_told_in_the_language_of_the_page(stage: Stage) -> None:
    ana = await alone(stage)
    live = await stage.live()
    said = set()
    for language in LANGUAGES:
        there = await stage.come(live.id, "secret-1", language=language)
        said.add(only(await there.ask(do="hint"), "hint")["why"])
    assert len(said) == len(LANGUAGES)
    assert ana.state["table"]["hints"]


async def test_meanwhile_the_page_goes_on_and_a_second_hint_has_to_wait(stage: Stage) -> None:
    ana = await alone(stage)
    stage.thinker.gate.clear()
    assert kinds(await ana.ask(do="hint", id="one")) == []
    assert kinds(await ana.ask(do="ping")) == ["pong"]
    assert only(await ana.ask(do="hint", id="two"), "refused")["code"] == "hint-pending"
    stage.thinker.gate.set()
    assert only(await ana.hear(), "hint")["id"] == "one"
    asked = len(stage.thinker.asked)
    assert only(await ana.ask(do="hint", id="one"), "hint")["id"] == "one"
    assert len(stage.thinker.asked) == asked, (
        "what was asked already is answered again, and not thought again"
    )
    assert only(await ana.ask(do="hint", id="three"), "hint")


async def test_a_hint_for_what_is_over_is_stale(stage: Stage) -> None:
    ana = await alone(stage)
    stage.thinker.gate.clear()
    await ana.ask(do="hint", id="late")
    await ana.move()
    stage.thinker.gate.set()
    assert only(await ana.hear(), "refused")["code"] == "stale"


async def test_between_people_there_are_none_unless_the_host_says_so(stage: Stage) -> None:
    ana, ion = await stage.duel()
    asked = ana if ana.legal else ion
    assert not ana.state["table"]["hints"]
    assert only(await asked.ask(do="hint"), "refused")["code"] == "no-hints"


async def test_the_assistant_does_the_paperwork_of_both_friends(stage: Stage) -> None:
    ana, ion = await stage.duel("mister")
    for _ in range(4):
        asked, other = (ana, ion) if ana.legal else (ion, ana)
        assert asked.state["table"]["assistant"]
        assert only(await other.ask(do="advise"), "refused")["code"] == "nothing-to-advise"
        [text] = only(await asked.ask(do="advise"), "advice")["texts"]
        assert text in ("sign", "discard")
        await asked.move(move=text)
        await other.hear()


async def test_where_nobody_may_be_helped_the_assistant_stays_away(stage: Stage) -> None:
    ana, ion = await stage.duel(settings=Settings(hints="off"))
    asked = ana if ana.legal else ion
    assert not ana.state["table"]["assistant"]
    assert only(await asked.ask(do="advise"), "refused")["code"] == "no-hints"


async def test_only_who_is_asked_is_advised(stage: Stage) -> None:
    ana, ion = await stage.duel(settings=ON)
    asked, other = (ana, ion) if ana.legal else (ion, ana)
    assert ana.state["table"]["hints"]
    assert only(await other.ask(do="hint"), "refused")["code"] == "nothing-to-advise"
    spectator = await stage.come(ana.welcome["table_id"], guest=ADA)
    assert only(await spectator.ask(do="hint"), "refused")["code"] == "only-watching"
    await other.hear()
    assert only(await asked.ask(do="hint"), "hint")["text"] in asked.legal
    assert kinds(await other.hear()) == kinds(await spectator.hear()) == [], "it is nobody else's business"


async def test_the_game_may_have_no_advice_of_its_own(stage: Stage) -> None:
    ana = await alone(stage)
    told = only(await ana.ask(do="advise", id="a"), "advice")
    assert told == {
        "is": "advice",
        "id": "a",
        "number": ana.state["number"],
        "moves": [],
        "texts": [],
        "labels": [],
    }


async def test_a_whole_line_up_is_advised(stage: Stage) -> None:
    ana = await alone(stage, "mister")
    while ana.state["view"]["ask"]["key"] != "line-up":
        await ana.move()
        await stage.wait(0)
        await ana.hear()
    told = only(await ana.ask(do="advise", id="a"), "advice")
    assert len(told["moves"]) == len(set(told["texts"])) == len(told["labels"]) == 10
    for move in told["moves"]:
        await ana.move(move=move)
    assert ana.state["view"]["ask"]["key"] != "line-up"


async def test_what_goes_wrong_is_our_fault_and_not_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await alone(stage)
    monkeypatch.setattr("tavolino.table.thinking.match_worker.find_hint", lambda match, seat: 1 / 0)
    assert kinds(await ana.ask(do="hint")) == []
    assert ana.code == 1011
