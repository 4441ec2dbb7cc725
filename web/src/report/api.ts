/** The report of a finished match, as the server tells it, and what the page makes of it. */

import { identity } from "../server/guest.svelte";
import { TableStore } from "../live/table_store.svelte";
import type { Replay, Report, StateFrame, TimelineEvent } from "../server/schema";

/** As the guest of this browser: today's deal is told to those who have played it. */
export const fetchReport = (id: string) => identity.read<Report>(`tables/${id}/report`);
export const fetchReplay = (id: string, move: number) => identity.read<Replay>(`tables/${id}/replay/${move}`);

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

export interface MeasureGroup {
  group: string;
  /** What a user's deck calls the item; nothing where the game has a text for it. */
  rows: { name: string; label: string; value: number }[];
}

/** Measures are named `subject.aspect.item`: those of one subject and aspect stand together.
 * An item has the same name in all aspects of its subject. */
export function groupMeasures(report: Pick<Report, "measures" | "measure_labels">): MeasureGroup[] {
  const groups = new Map<string, MeasureGroup>();
  for (const [name, value] of Object.entries(report.measures)) {
    const [subject, aspect, item] = name.split(".");
    const group = `measure-${subject}-${aspect}`;
    const figures = groups.get(group) ?? { group, rows: [] };
    const label = report.measure_labels[`${subject}.${item}`] ?? "";
    figures.rows.push({ name: `measure-${subject}-${item}`, label, value });
    groups.set(group, figures);
  }
  return [...groups.values()];
}

/** The table at one moment of a finished match, for any board to draw. */
export function replayStore(report: Report, moment: Replay): TableStore {
  const table = new TableStore(report.id);
  table.hear(replayFrame(report, moment, false));
  return table;
}

/** A moment as a table would tell it: with what its last move brought, or with nothing. */
export function replayFrame(report: Report, { move, view, asks }: Replay, isTold: boolean): StateFrame {
  const { names, players, timeline } = report;
  const seats = names.map((name, seat) => ({
    name,
    player: players[seat] ?? "",
    here: true,
    deputy: false,
    out: "",
  }));
  const since = timeline.filter((one) => one.move < move).length;
  const events = timeline.filter((one) => one.move === move).map((one, n) => ({ ...one, n: since + n }));
  return {
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
      window: null,
      only: false,
      request: null,
      hints: false,
      undo: false,
    },
    since: isTold ? since : since + events.length,
    events: isTold ? events : [],
    asks,
    labels: [],
    noted: null,
    outcome: null,
  };
}
