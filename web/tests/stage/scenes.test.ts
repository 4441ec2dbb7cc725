/** The scenes that are the same for every game: whose goal it is, what is heard, which moment has come. */

import { expect, it } from "vitest";
import { planOf } from "../../src/director/scene_plan";
import { pace } from "../../src/director/pace.svelte";
import type { Scene } from "../../src/director/scene_queue";
import { SCENE_MS, type SceneKind, type ToldEvent } from "../../src/server/schema";
import { beatAt } from "../../src/stage/scenes/beats.svelte";
import { isOurGoal, peopleOf } from "../../src/stage/scenes/goal_poster";
import { cuesOf } from "../../src/stage/sound/scene_sounds";
import { goalsInOrder, turningPoint } from "../../src/table/goals_in_order";

function sceneOf(kind: SceneKind, event = {}, scores: [number[], number[]] = [[], []]): Scene {
  const told = { n: 3, text: "", scene: kind, event: { event: kind, ...event } } as ToldEvent;
  const [before, after] = scores.map((one) => ({ scores: one }));
  return { kind, told, together: [told], before, after } as unknown as Scene;
}

const heard = (scene: Scene, seat: number | null) => cuesOf(scene, seat).map(({ sound }) => sound);

it("counts the moments that have come", () => {
  expect([0, 419, 420, 5000].map((ms) => beatAt(ms, [420, 680]))).toEqual([0, 0, 1, 2]);
});

it("is a feast for whoever scores, their partner, and all who only watch", () => {
  const goal = sceneOf("goal", { seat: 1, other: 0 }, [
    [0, 0, 0, 0],
    [0, 1, 0, 1],
  ]);
  expect([0, 1, 2, 3, null].map((seat) => isOurGoal(goal, seat))).toEqual([false, true, false, true, true]);
});

it("shows the scorer glad, or the keeper who was beaten", () => {
  const goal = sceneOf("goal", { seat: 1, other: 2 });
  const names = ["Ana", "Bo", "Cy"];
  expect(peopleOf(goal, names, true).hero).toMatch(/Bo\.svg.*glad/);
  expect(peopleOf(goal, names, false).hero).toMatch(/Cy\.svg.*keeper.*open/);
});

it("roars for our goal and groans at theirs", () => {
  const goal = sceneOf("goal", { seat: 1 });
  expect(heard(goal, 1)).toContain("roar");
  expect(heard(goal, 0)).toContain("oooh");
  expect(heard(goal, 0)).not.toContain("roar");
});

it("shakes only the phone of whoever is attacked", () => {
  const attack = sceneOf("attack", { seat: 1, other: 0 });
  expect(cuesOf(attack, 0).map(({ shake }) => shake)).toContain("attacked");
  expect(cuesOf(attack, 2).some(({ shake }) => shake)).toBe(false);
});

it("tells nothing by sound before it is seen: no cheer while cards lie face down", () => {
  for (const kind of ["choices", "decide"] as const)
    expect(heard(sceneOf(kind), 0).filter((one) => ["roar", "oooh", "clap"].includes(one))).toEqual([]);
});

it("makes no sound after its scene", () => {
  for (const kind of Object.keys(SCENE_MS) as SceneKind[])
    for (const { atMs } of cuesOf(sceneOf(kind, { seat: 0, other: 1 }), 1))
      expect(atMs, kind).toBeLessThanOrEqual(planOf(sceneOf(kind, { seat: 0 }).told, 1).lengthMs);
});

it("is shorter for a goal of the others, and no scene at all for a card that one draws oneself", () => {
  pace.set("usual");
  const lengthOf = (kind: SceneKind, seat: number | null) =>
    planOf(sceneOf(kind, { seat: 1 }).told, seat).lengthMs;
  expect([1, 0, null].map((seat) => lengthOf("goal", seat))).toEqual([2600, 1600, 2600]);
  expect([1, 0, null].map((seat) => lengthOf("draw", seat))).toEqual([0, SCENE_MS.draw, SCENE_MS.draw]);
});

it("puts the goals of a match in a row, with the score as it was told", () => {
  const goal = (n: number, seat: number, more = {}) =>
    ({ n, text: "", scene: "goal", event: { event: "goal", seat, ...more } }) as ToldEvent;
  expect(goalsInOrder([goal(4, 1, { card: "penalty", score: "0-1" }), goal(9, 0), goal(12, 0)])).toEqual([
    { n: 4, seat: 1, card: "penalty", score: "0–1" },
    { n: 9, seat: 0, card: null, score: "1" },
    { n: 12, seat: 0, card: null, score: "2" },
  ]);
});

it("finds the goal after which the winner was never caught", () => {
  const match = (...seats: number[]) =>
    seats.map((seat, n) => ({ n, text: "", scene: "goal", event: { event: "goal", seat } }) as ToldEvent);
  expect(turningPoint(match(0, 1, 1, 0, 0, 0), 0)?.n).toBe(4);
  expect(turningPoint(match(0, 0, 1), 0)).toBeNull();
});
