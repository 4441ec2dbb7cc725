/** The report of a finished match, as the server tells it, and what the page makes of it. */

import { get } from "../server/http";
import { TableStore } from "../live/table_store.svelte";
import type { Replay, Report, TimelineEvent } from "../server/schema";

export const fetchReport = (id: string) => get<Report>(`tables/${id}/report`);
export const fetchReplay = (id: string, move: number) => get<Replay>(`tables/${id}/replay/${move}`);

export const isGoal = (moment: TimelineEvent) => moment.event.event === "goal";

/** The expected goals of each seat; empty in games that do not estimate their shots. */
export function expectedGoals({ timeline, names }: Report): number[] {
  const weighed = timeline.filter(({ event }) => event.event === "expected");
  const worth = (seat: number) =>
    weighed
      .filter(({ event }) => event["seat"] === seat)
      .reduce((sum, { event }) => sum + Number(event["chance"]), 0);
  return weighed.length ? names.map((_, seat) => worth(seat) / 100) : [];
}

export interface Figures {
  group: string;
  rows: { name: string; value: number }[];
}

/** Measures are named `subject.aspect.item`: those of one subject and aspect stand together.
 * An item has the same name in all aspects of its subject. */
export function groupMeasures(measures: Record<string, number>): Figures[] {
  const groups = new Map<string, Figures>();
  for (const [name, value] of Object.entries(measures)) {
    const [subject, aspect, item] = name.split(".");
    const group = `measure-${subject}-${aspect}`;
    const figures = groups.get(group) ?? { group, rows: [] };
    figures.rows.push({ name: `measure-${subject}-${item}`, value });
    groups.set(group, figures);
  }
  return [...groups.values()];
}

/** The table at one moment of a finished match, for any board to draw. */
export function replayStore({ id, names, players }: Report, { move, view, asks }: Replay): TableStore {
  const table = new TableStore(id);
  const seats = names.map((name, seat) => ({
    name,
    player: players[seat] ?? "",
    here: true,
    deputy: false,
    out: "",
  }));
  table.hear({
    is: "state",
    epoch: "",
    number: move,
    view,
    table: {
      started: true,
      over: true,
      seats,
      clocks: [],
      runs: [],
      pause: 0,
      request: null,
      hints: false,
      undo: false,
    },
    since: 0,
    events: [],
    asks,
    labels: [],
    noted: null,
    outcome: null,
  });
  return table;
}
