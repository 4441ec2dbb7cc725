/** The report of a finished match, as the server tells it, and what the page makes of it. */

import { language } from "../lib/language.svelte";
import { identity } from "../server/guest.svelte";
import { Refused } from "../server/http";
import { TableStore } from "../live/table_store.svelte";
import type { Replay, Report, StateFrame, TimelineEvent } from "../server/schema";

/** As the guest of this browser: today's deal is told to those who have played it. */
export const fetchReport = (id: string) => identity.read<Report>(`tables/${id}/report`);

/** Moments that were shown once: a match that is over does not change, so whoever watches it again asks nobody. */
const seen = new Map<string, Promise<Replay>>();
const MAX_REMEMBERED = 3000;
const MAX_TRIES = 10;

/** A moment of a match. Where the server is asked too much it is asked again as soon as it allows it; `onwait` hears
 * when that begins and ends. */
export function fetchReplay(
  id: string,
  move: number,
  onwait: (isWaiting: boolean) => void = () => undefined,
): Promise<Replay> {
  const path = `tables/${id}/replay/${move}`;
  const key = `${language.code}/${path}`;
  const kept = seen.get(key);
  if (kept) return kept;
  if (seen.size >= MAX_REMEMBERED) seen.clear();
  const asked = askPatiently(() => identity.read<Replay>(path), onwait);
  seen.set(key, asked);
  asked.catch(() => seen.delete(key));
  return asked;
}

async function askPatiently<T>(ask: () => Promise<T>, onwait: (isWaiting: boolean) => void): Promise<T> {
  for (let left = MAX_TRIES; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.retryAfterS === null || left === 0) throw error;
      onwait(true);
      await new Promise((done) => setTimeout(done, 1000 * (error.retryAfterS ?? 1)));
      onwait(false);
    }
  }
}

/** What of a match is shown on the stage: from where, and where it stands still (null: at the end). */
export interface Film {
  from: number;
  stopAt: number | null;
}

/** From just before a moment, so that one sees it happen. */
export const filmOf = (move: number): Film => ({ from: Math.max(0, move - 1), stopAt: move || null });

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
      stands: [],
      pause: 0,
      window: null,
      only: false,
      request: null,
      hints: false,
      assistant: false,
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
