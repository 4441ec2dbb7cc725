/** The evening paper: what everyone's points are made of, and the headline that they make. */

import type { ToldEvent } from "../../../server/schema";

export const PARTS = ["footballers", "coach", "formation", "scored", "conceded", "stadium", "money"] as const;
export type Part = (typeof PARTS)[number];

export interface Account {
  seat: number;
  points: number;
  parts: Record<Part, number>;
}

/** The accounts that were told so far, in the order in which they were told. */
export function accountsOf(events: ToldEvent[]): Account[] {
  return events
    .filter(({ event }) => event.event === "points")
    .map(({ event }) => ({
      seat: Number(event["seat"]),
      points: Number(event["points"]),
      parts: Object.fromEntries(PARTS.map((part) => [part, Number(event[part])])) as Record<Part, number>,
    }));
}

/** How many points the best has more than the second. */
export function leadOf(accounts: Account[]): number {
  const [first = 0, second = 0] = accounts.map(({ points }) => points).toSorted((a, b) => b - a);
  return first - second;
}

/** By how much it was won: what the headline shouts. */
export function marginOf(accounts: Account[]): "shared" | "level" | "whisker" | "clear" | "walk" {
  const lead = leadOf(accounts);
  if (lead >= 10) return "walk";
  return lead === 0 ? "level" : lead <= 2 ? "whisker" : "clear";
}

/** The part in which the winner was furthest ahead of the second. */
export function turningPart(accounts: Account[]): { part: Part; by: number } | null {
  const [winner, second] = accounts.toSorted((a, b) => b.points - a.points);
  if (!winner || !second) return null;
  return PARTS.map((part) => ({ part, by: winner.parts[part] - second.parts[part] })).reduce((best, one) =>
    one.by > best.by ? one : best,
  );
}
