/** Fixtures and results of an evening, as the view writes them. */

import type { View } from "../../../server/schema";

export interface Fixture {
  home: number;
  away: number;
  /** A dash before the whistle. */
  score: string;
}

export interface Result extends Fixture {
  penalties: string;
}

export function fixturesOf({ facts }: View): Fixture[] {
  const numbers = [1, 2].filter((number) => typeof facts[`home_${number}`] === "number");
  return numbers.map((number) => ({
    home: Number(facts[`home_${number}`]),
    away: Number(facts[`away_${number}`]),
    score: String(facts[`score_${number}`] ?? "–"),
  }));
}

/** `0-2 1-1 4-3`: seat 0 against seat 2, one all, four three on penalties. */
export function resultsOf({ facts }: View): Result[] {
  const told = facts["results"];
  return (Array.isArray(told) ? told : []).map((line) => {
    const [seats = "", score = "", penalties = ""] = String(line).split(" ");
    const [home, away] = seats.split("-").map(Number);
    return { home: home ?? 0, away: away ?? 0, score, penalties };
  });
}
