/** What the page makes of a report: expected goals, the game's figures, a table that lies still. */

import { expect, it } from "vitest";
import { expectedGoals, groupMeasures, replayStore } from "../../src/report/api";
import type { Report, TimelineEvent, View } from "../../src/server/schema";

const shot = (n: number, seat: number, chance: number): TimelineEvent => ({
  n,
  move: n,
  at: n,
  event: { event: "expected", seat, chance },
  text: "A shot.",
  scene: "line",
});
const reportWith = (timeline: TimelineEvent[]) =>
  ({ id: "t1", names: ["Ana", "Bo"], players: ["person", "greedy"], timeline }) as unknown as Report;

it("adds up what the chances were worth, seat by seat", () => {
  expect(expectedGoals(reportWith([shot(0, 0, 67), shot(1, 1, 33), shot(2, 0, 100)]))).toEqual([1.67, 0.33]);
  expect(expectedGoals(reportWith([]))).toEqual([]);
});

it("puts figures of one subject and aspect together", () => {
  expect(
    groupMeasures({
      measures: {
        "match.course.turns": 15,
        "match.course.ties": 0,
        "attack.before.corner": 0.5,
        "attack.after.corner": 1,
      },
      measure_labels: {},
    }),
  ).toEqual([
    {
      group: "measure-match-course",
      rows: [
        { name: "measure-match-turns", label: "", value: 15 },
        { name: "measure-match-ties", label: "", value: 0 },
      ],
    },
    { group: "measure-attack-before", rows: [{ name: "measure-attack-corner", label: "", value: 0.5 }] },
    { group: "measure-attack-after", rows: [{ name: "measure-attack-corner", label: "", value: 1 }] },
  ]);
});

it("calls cards of one's own as their deck does", () => {
  const [group] = groupMeasures({
    measures: { "attack.before.attack-1": 0.5 },
    measure_labels: { "attack.attack-1": "Sombrero" },
  });
  expect(group?.rows).toEqual([{ name: "measure-attack-attack-1", label: "Sombrero", value: 0.5 }]);
});

it("lays a moment out for a board, with nothing to play", () => {
  const view = { game: "rabona", seat: null, to_act: [1], legal: [], zones: [] } as unknown as View;
  const table = replayStore(reportWith([]), { move: 3, moves: 9, view, asks: "?", played: "pass" });
  expect(table.view).toBe(view);
  expect(table.table?.seats.map((seat) => seat.name)).toEqual(["Ana", "Bo"]);
  expect([table.seat, table.isMyTurn]).toEqual([null, false]);
});
