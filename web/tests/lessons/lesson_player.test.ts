/** A lesson: the learner's moves one by one, the others' by themselves, and no other move. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasLesson, lessonOf, type Lesson } from "../../src/games/lessons";
import { LessonTable } from "../../src/lessons/lesson_player.svelte";

const GAMES = ["best11", "champions101", "gogoal", "mister"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function tableOf(game: string): Promise<LessonTable> {
  const table = new LessonTable((await lessonOf(game)) as Lesson);
  table.open();
  return table;
}

describe.each(GAMES)("%s", (game) => {
  it("ends with the learner's goal after the right moves", async () => {
    const table = await tableOf(game);
    const before = table.view?.scores[0] ?? 0;
    for (let n = 0; n < 30 && !table.isDone; n++) {
      if (table.scene.move !== null) table.play(table.scene.move);
      else vi.runOnlyPendingTimers();
    }
    expect(table.isDone).toBe(true);
    expect(table.step).toBe(table.steps);
    expect(table.view?.scores[0]).toBeGreaterThan(before);
    expect(table.events.at(-1)?.event).toMatchObject({ event: "goal", seat: 0 });
    expect(table.events.every((told) => told.text !== "")).toBe(true);
  });

  it("offers one move at a time, with a name", async () => {
    const table = await tableOf(game);
    expect(table.view?.legal.map((choice) => choice.move)).toEqual([table.scene.move]);
    expect(table.label(table.scene.move ?? -1)).not.toBe("");
    expect(table.isMyTurn).toBe(true);
  });
});

it("takes no other move, and says so until the right one is made", async () => {
  const table = await tableOf("champions101");
  table.play(-1);
  expect([table.isAstray, table.step]).toEqual([true, 1]);
  table.play(table.scene.move ?? -1);
  expect(table.isAstray).toBe(false);
  table.close();
});

it("stops by itself when it is left", async () => {
  const table = await tableOf("gogoal");
  while (table.scene.move !== null) table.play(table.scene.move);
  const { scene } = table;
  table.close();
  vi.runAllTimers();
  expect(table.scene).toBe(scene);
});

it("is there for the games that have one", async () => {
  expect(GAMES.every(hasLesson)).toBe(true);
  expect([hasLesson("rabona"), await lessonOf("rabona")]).toEqual([false, null]);
});
