/** Who was going to win, move by move: what the server works out of a finished match, and how it is drawn. */

import { identity } from "../../server/guest.svelte";
import { language } from "../../lib/language.svelte";
import type { JobProgress, MatchAnalysis } from "../../server/schema";

/** By seat, a share of 1 for each of the moves looked at. */
type Shares = MatchAnalysis["spectator"];

const POLL_MS = 700;

/** Asks the server until the analysis is ready. `signal` stops it. */
export async function fetchAnalysis(
  id: string,
  told: (progress: JobProgress) => void,
  away: AbortSignal,
): Promise<MatchAnalysis> {
  for (;;) {
    const answer = await identity.read<MatchAnalysis | JobProgress>(`tables/${id}/analysis`);
    if (!("done" in answer)) return answer;
    told(answer);
    await pause(POLL_MS);
    away.throwIfAborted();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Some knowledge of all chances, move by move; what is known to one seat has no interval. */
export interface Course extends Pick<MatchAnalysis, "moves"> {
  values: Shares;
  low: Shares | null;
  high: Shares | null;
}

export function courseOf({ moves, spectator, own, low, high }: MatchAnalysis, isOwn: boolean): Course {
  return isOwn ? { moves, values: own, low: null, high: null } : { moves, values: spectator, low, high };
}

/** The place among the moves looked at of the last that was made by then. */
export function placeOf(moves: number[], move: number): number {
  return Math.max(
    0,
    moves.findLastIndex((looked) => looked <= move),
  );
}

// -- Drawing

/** Where a graph lies in its drawing, in pixels. */
export interface GraphArea {
  left: number;
  top: number;
  width: number;
  height: number;
  moves: number;
}

/** Seats differ by colour, dashes and the shape of their marks. */
export interface LinePen {
  colour: string;
  dashes: string;
  mark: string;
}

/** Green and brown are written out: the page's `--pitch-dark` and `--wood` get darker with the dark theme, paper does not. */
const PENS: LinePen[] = [
  { colour: "var(--red)", dashes: "", mark: "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z" },
  { colour: "var(--blue)", dashes: "9 4", mark: "M0 -6L6 0L0 6L-6 0Z" },
  { colour: "#28704a", dashes: "2 4", mark: "M-5 -5H5V5H-5Z" },
  { colour: "#6b4527", dashes: "12 4 2 4", mark: "M0 -6L6 5H-6Z" },
  { colour: "#5d3a73", dashes: "5 3", mark: "M0 6L-6 -5H6Z" },
  { colour: "var(--ink)", dashes: "14 3 5 3", mark: "M-6 -2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z" },
];

export const penOf = (seat: number): LinePen => PENS[seat % PENS.length] as LinePen;

export const xOf = (frame: GraphArea, move: number) =>
  frame.left + (frame.width * move) / Math.max(1, frame.moves);
export const yOf = (frame: GraphArea, share: number) => frame.top + frame.height * (1 - share);

/** The move that is nearest to a place in the drawing. */
export function moveAt(frame: GraphArea, x: number): number {
  const move = Math.round(((x - frame.left) / frame.width) * frame.moves);
  return Math.min(Math.max(0, move), frame.moves);
}

export function lineOf({ moves, values }: Course, seat: number, frame: GraphArea): string {
  return path(edge(moves, values[seat], frame));
}

/** The interval as a band: its upper edge there, its lower edge back. */
export function bandOf({ moves, low, high }: Course, seat: number, frame: GraphArea): string {
  if (!low || !high) return "";
  return `${path([...edge(moves, high[seat], frame), ...edge(moves, low[seat], frame).reverse()])}Z`;
}

function edge(moves: number[], shares: number[] = [], frame: GraphArea): string[] {
  return shares.map((share, n) => `${xOf(frame, moves[n] ?? 0).toFixed(1)} ${yOf(frame, share).toFixed(1)}`);
}

const path = (points: string[]) => `M${points.join("L")}`;

/** In whole points of a hundred. */
export const points = (share: number) => Math.round(100 * share);

/** The same with its sign, for gains and losses. */
export function formatSigned(share: number): string {
  return new Intl.NumberFormat(language.code, { signDisplay: "exceptZero" }).format(points(share));
}
