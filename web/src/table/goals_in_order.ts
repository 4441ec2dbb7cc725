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

const MAX_GOALS = 8;

/** The goal that the winner was never caught after: what is said of the turning point. None where nobody fell behind. */
export function turningPoint(events: ToldEvent[], winner: number): ToldEvent | null {
  const goals = events.filter(({ event }) => event.event === "goal");
  const lead = (upTo: number): number => {
    const of = (isOurs: boolean) =>
      goals.slice(0, upTo).filter(({ event }) => (event["seat"] === winner) === isOurs).length;
    return of(true) - of(false);
  };
  const level = goals.findLastIndex((_, at) => lead(at) <= 0);
  return level > 0 ? (goals[level] ?? null) : null;
}

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
  return all.slice(-MAX_GOALS);
}
