/** The goals of a match in a row, as its events tell them. */

import type { ToldEvent } from "../server/schema";

export interface GoalInOrder {
  n: number;
  seat: number;
  /** The card that scored, where a game's goals are cards. */
  card: string | null;
  /** The score after it, if it was told, else which goal of its seat it is. */
  score: string;
}

const MOST = 8;

export function goalsInOrder(events: ToldEvent[]): GoalInOrder[] {
  const goals = events.filter(({ event }) => event.event === "goal");
  const counts = new Map<number, number>();
  const all = goals.map(({ n, event }) => {
    const seat = Number(event["seat"]);
    counts.set(seat, (counts.get(seat) ?? 0) + 1);
    const told = event["score"];
    const score = typeof told === "string" ? told.replaceAll("-", "–") : String(counts.get(seat));
    return { n, seat, card: typeof event["card"] === "string" ? event["card"] : null, score };
  });
  return all.slice(-MOST);
}
