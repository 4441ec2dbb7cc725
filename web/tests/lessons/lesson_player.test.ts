/** A lesson: the learner's moves one by one, the others' by themselves, and no other move. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson } from "../../src/server/schema";
import { hasLesson, lessonOf } from "../../src/games/index";
import { LessonPlayer } from "../../src/lessons/lesson_player.svelte";

const GAMES = ["best11", "champions101", "gogoal", "mister"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function playerOf(game: string): Promise<LessonPlayer> {
  const player = new LessonPlayer((await lessonOf(game)) as Lesson);
  player.start();
  return player;
}

describe.each(GAMES)("%s", (game) => {
  it("ends with the learner's goal after the right moves", async () => {
    const player = await playerOf(game);
    const before = player.store.view?.scores[0] ?? 0;
    for (let n = 0; n < 200 && !(player.isDone && player.store.director.isIdle); n++) {
      if (player.store.isMyTurn && player.scene.move !== null) player.store.play(player.scene.move);
      else vi.runOnlyPendingTimers();
    }
    expect(player.isDone).toBe(true);
    expect(player.step).toBe(player.steps);
    expect(player.store.view?.scores[0]).toBeGreaterThan(before);
    expect(player.store.events.at(-1)?.event).toMatchObject({ event: "goal", seat: 0 });
    expect(player.store.events.every((told) => told.text !== "")).toBe(true);
    const lesson = (await lessonOf(game)) as Lesson;
    const numbers = lesson.scenes.flatMap(({ events }) => events.map(({ n }) => n));
    expect(player.store.events.map(({ n }) => n)).toEqual(numbers);
  });

  it("offers one move at a time, with a name", async () => {
    const player = await playerOf(game);
    expect(player.store.view?.legal.map((choice) => choice.move)).toEqual([player.scene.move]);
    expect(player.store.label(player.scene.move ?? -1)).not.toBe("");
    expect(player.store.isMyTurn).toBe(true);
  });
});

it("takes no other move, and says so until the right one is made", async () => {
  const player = await playerOf("champions101");
  player.store.play(-1);
  expect([player.isAstray, player.step]).toEqual([true, 1]);
  player.store.play(player.scene.move ?? -1);
  expect(player.isAstray).toBe(false);
  player.stop();
});

it("stops by itself when it is left", async () => {
  const player = await playerOf("gogoal");
  while (player.scene.move !== null) player.store.play(player.scene.move);
  const { scene } = player;
  player.stop();
  vi.runAllTimers();
  expect(player.scene).toBe(scene);
});

it("is there for the games that have one", async () => {
  expect(GAMES.every(hasLesson)).toBe(true);
  expect([hasLesson("rabona"), await lessonOf("rabona")]).toEqual([false, null]);
});
