"""Every event of every game is a scene of the one table."""

from pathlib import Path

import pytest

import tavolino
from tavolino.core.looks.scenes import SCENE_MS, SCENES_TOGETHER, SceneKind, scenes_ms
from tavolino.core.registry import game_classes
from tests.test_texts import GAME_FOLDERS, messages
from tests.toy import Toy

EVENT_TEXT = "event-"
EVENT_CARD_TEXT = "event-card-"
"""The name of an event card, which is no event."""


def test_a_row_of_scenes_takes_as_long_as_all_of_them() -> None:
    assert scenes_ms([]) == 0
    assert scenes_ms(["play", "step", "step"]) == SCENE_MS["play"] + 2 * SCENE_MS["step"]


@pytest.mark.parametrize("scene", SCENES_TOGETHER)
def test_what_is_shown_together_takes_its_time_once(scene: SceneKind) -> None:
    assert scenes_ms([scene, scene, scene]) == SCENE_MS[scene]
    assert scenes_ms([scene, "line", scene]) == 2 * SCENE_MS[scene]


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_event_that_is_told_has_a_scene_and_no_other(folder: Path) -> None:
    keys = [key for key in messages(folder, "en") if key.startswith(EVENT_TEXT)]
    told = {key.removeprefix(EVENT_TEXT) for key in keys if not key.startswith(EVENT_CARD_TEXT)}
    assert set(game_classes()[folder.parent.name].scenes) == told


def test_an_event_that_a_game_says_nothing_of_is_shown_calmly() -> None:
    assert Toy().scene_of("point", {"seat": 0}) == "calm"


def test_a_scene_may_depend_on_what_everyone_sees_of_the_event() -> None:
    game = tavolino.game("gogoal")
    assert game.scene_of("stopped", {"card": "no"}) == "answer"
    assert game.scene_of("stopped", {"card": "var"}) == "review"
