"""What is said at a table: who hears it, in which language, and what cannot be said."""

import pytest

from tavolino.core.language.texts import LANGUAGES
from tavolino.live.viewers.chat import MAX_CHAT_LENGTH, PHRASES, quick_phrases
from tests.live.memory_store import ADA
from tests.live.support import Stage, only

pytestmark = pytest.mark.anyio


async def test_a_text_reaches_everyone_and_is_kept(stage: Stage) -> None:
    ana, ion = await stage.duel()
    ada = await stage.come(ana.welcome["table_id"], guest=ADA)
    text = '<script>alert("gol")</script> 👨‍👩‍👧 ține mingea!'
    done = only(await ana.ask(do="say", text=f" {text} ", id="s"), "done")
    assert done["id"] == "s"
    for client in (ion, ada):
        line = only(await client.hear(), "said")["line"]
        assert [line["seat"], line["name"], line["text"]] == [0, "Ana", text]
    assert [line.text for line in stage.tables.chats[ana.welcome["table_id"]]] == [text]
    late = await stage.come(ana.welcome["table_id"], guest=ADA)
    assert [line["text"] for line in late.welcome["said"]] == [text]


async def test_a_phrase_is_read_in_ones_own_language(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana = await stage.come(table_id, secrets[0], language="it")
    ion = await stage.come(table_id, secrets[1], language="ro")
    await ana.ask(do="say", phrase="what-a-goal")
    assert only(ana.frames, "said")["line"]["text"] == "Che gol!"
    assert only(await ion.hear(), "said")["line"]["text"] == "Ce gol!"
    assert ana.welcome["phrases"] == quick_phrases("it")


def test_every_phrase_is_there_in_every_language() -> None:
    for language in LANGUAGES:
        assert len(set(quick_phrases(language).values())) == len(PHRASES)


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"text": ""}, "chat-nothing"),
        ({"text": "   "}, "chat-nothing"),
        ({"phrase": "insult"}, "chat-nothing"),
        ({"text": "both", "phrase": "hello"}, "chat-nothing"),
        ({"text": "x" * (MAX_CHAT_LENGTH + 1)}, "chat-long"),
        ({"text": "two\nlines"}, "chat-characters"),
        ({"text": "bell \a"}, "chat-characters"),
        ({"text": "turned \u202e round"}, "chat-characters"),
        ({"text": "hidden\u200bspace"}, "chat-characters"),
        ({"text": "line\u2028end"}, "chat-characters"),
    ],
)
async def test_what_cannot_be_said(stage: Stage, request_: dict[str, str], code: str) -> None:
    ana, ion = await stage.duel()
    assert only(await ana.ask(do="say", **request_), "refused")["code"] == code
    assert await ion.hear() == []
    assert stage.tables.chats == {}


async def test_while_the_match_goes_on_players_do_not_hear_spectators(stage: Stage) -> None:
    ana, ion = await stage.duel()
    table_id = ana.welcome["table_id"]
    ada, leo = [await stage.come(table_id, guest=ADA) for _ in range(2)]
    for client in (ana, ion):
        await client.hear()
    await ada.ask(do="say", text="I see everything")
    assert only(await leo.hear(), "said")["line"]["seat"] is None
    assert [await ana.hear(), await ion.hear()] == [[], []]
    again = await stage.come(table_id, "secret-1")
    assert again.welcome["said"] == []
    await ana.ask(do="resign")
    await ion.hear()
    await ada.ask(do="say", text="Good match")
    assert only(await ion.hear(), "said")["line"]["text"] == "Good match"


async def test_with_a_delay_players_words_come_as_late_as_their_moves(stage: Stage) -> None:
    ana, _ = await stage.duel(delay=30)
    table_id = ana.welcome["table_id"]
    ada = await stage.come(table_id, guest=ADA)
    await stage.wait(40)
    await ada.hear()
    await ana.ask(do="say", text="I hold the penalty card")
    await stage.wait(29)
    assert await ada.hear() == []
    late = await stage.come(table_id, guest=ADA)
    assert late.welcome["said"] == []
    await late.hang_up()
    await stage.wait(1)
    assert [frame["line"]["text"] for frame in await ada.hear() if frame["is"] == "said"] == [
        "I hold the penalty card"
    ]


async def test_the_host_switches_the_chat_off_and_on(stage: Stage) -> None:
    ana, ion = await stage.duel()
    assert only(await ion.ask(do="chat", on=False), "refused")["code"] == "not-host"
    await ana.ask(do="chat", on=False)
    assert only(await ion.hear(), "chat") == {"is": "chat", "on": False}
    assert not stage.stored.chat
    assert only(await ion.ask(do="say", phrase="hello"), "refused")["code"] == "chat-off"
    await ana.ask(do="chat", on=True)
    await ion.hear()
    assert only(await ion.ask(do="say", phrase="hello"), "done")


async def test_nobody_talks_without_end(stage: Stage) -> None:
    ana, ion = await stage.duel()
    codes = [(await ana.ask(do="say", text=f"{n}"))[-1].get("code") for n in range(10)]
    assert codes[0] is None
    assert codes[-1] == "chat-fast"
    assert only(await ion.ask(do="say", text="I can"), "done")
    await stage.wait(10)
    assert only(await ana.ask(do="say", text="again"), "done")


async def test_what_could_not_be_kept_was_not_said(stage: Stage) -> None:
    ana, ion = await stage.duel()
    stage.disk.is_broken = True
    assert only(await ana.ask(do="say", text="lost"), "refused")["code"] == "not-kept"
    assert await ion.hear() == []
    assert ana.code is ion.code is None
