/** A finished match on the stage: its events come with their moves, and the director tells them. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pace } from "../../src/director/pace.svelte";
import { ReplayPlayer } from "../../src/report/replay_player.svelte";
import { fetchReplay, replayFrame } from "../../src/report/api";
import type { Replay, Report } from "../../src/server/schema";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

const EVENTS = [
  { n: 0, move: 0, scene: "deal" },
  { n: 1, move: 1, scene: "attack" },
  { n: 5, move: 2, scene: "goal" },
  { n: 6, move: 2, scene: "final" },
].map((one) => ({ ...one, at: 0, event: { event: one.scene, seat: 0 }, text: one.scene }));
const REPORT = { id: "x", game: "gogoal", names: ["A", "B"], players: [], moves: 2, timeline: EVENTS };
const report = REPORT as unknown as Report;
const momentOf = (move: number) => ({ move, moves: 2, view: { scores: [move] }, asks: "", played: "" });

beforeEach(() => {
  vi.useFakeTimers();
  pace.set("usual");
});
afterEach(() => vi.useRealTimers());

it("numbers the events without gaps, and leaves them out where one begins", () => {
  const moment = momentOf(2) as unknown as Replay;
  const { since, events } = replayFrame(report, moment, true);
  expect([since, events.map(({ n }) => n)]).toEqual([2, [2, 3]]);
  expect(replayFrame(report, moment, false)).toMatchObject({ since: 4, events: [] });
});

it("plays move after move with their scenes, and stops at the end", async () => {
  const player = new ReplayPlayer(report, 0, async (_, move) => momentOf(move) as unknown as Replay);
  await player.start();
  expect(player.store.view?.scores).toEqual([0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(player.store.director.scene?.kind).toBe("attack");
  await vi.advanceTimersByTimeAsync(1600);
  expect(player.store.director.scene?.kind).toBe("goal");
  expect(player.store.view?.scores).toEqual([1]);
  await vi.advanceTimersByTimeAsync(4000);
  expect([player.isOver, player.store.view?.scores, player.store.director.isIdle]).toEqual([true, [2], true]);
});

it("tells every event once, wherever in the match one begins", async () => {
  const player = new ReplayPlayer(report, 1, async (_, move) => momentOf(move) as unknown as Replay);
  await player.start();
  await vi.advanceTimersByTimeAsync(6000);
  expect([player.isOver, player.store.events.map(({ n }) => n)]).toEqual([true, [2, 3]]);
});

it("waits when it is halted, and goes on one move at a time", async () => {
  const player = new ReplayPlayer(report, 0, async (_, move) => momentOf(move) as unknown as Replay);
  player.isRunning = false;
  await player.start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.move).toBe(0);
  await player.step();
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.move, player.store.view?.scores]).toEqual([1, [1]]);
});

it("halts when a moment can't be had", async () => {
  const player = new ReplayPlayer(report, 0, async () => Promise.reject(new Error("gone")));
  await player.start();
  expect([player.isRunning, player.hasFailed, player.store.view]).toEqual([false, true, null]);
});

it("goes on from the same moment after a failure", async () => {
  let isAway = false;
  const player = new ReplayPlayer(report, 0, async (_, move) => {
    if (isAway) throw new Error("gone");
    return momentOf(move) as unknown as Replay;
  });
  player.isRunning = false;
  await player.start();
  isAway = true;
  await player.step();
  expect([player.move, player.hasFailed]).toEqual([0, true]);
  isAway = false;
  await player.step();
  expect([player.move, player.hasFailed]).toEqual([1, false]);
});

it("asks again where it asked too much, and says that it waits; a moment once shown is kept", async () => {
  const moment = JSON.stringify(momentOf(1));
  const tooMuch = new Response(JSON.stringify({ code: "too-often", message: "Wait" }), {
    status: 429,
    headers: { "Retry-After": "3" },
  });
  const asked = vi.fn().mockResolvedValueOnce(tooMuch);
  asked.mockResolvedValue(new Response(moment, { headers: { "Content-Type": "application/json" } }));
  vi.stubGlobal("fetch", asked);
  const waited: boolean[] = [];
  const found = fetchReplay("film", 1, (isWaiting) => waited.push(isWaiting));
  await vi.advanceTimersByTimeAsync(2900);
  expect([waited, asked.mock.calls.length]).toEqual([[true], 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await found).toMatchObject({ move: 1 });
  expect(waited).toEqual([true, false]);
  await fetchReplay("film", 1);
  expect(asked).toHaveBeenCalledTimes(2);
});
