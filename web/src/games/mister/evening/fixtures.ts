/** Fixtures and results of an evening, with their scores written out. */

import type { View } from "../../../server/schema";
import { misterBoard } from "../footballers";

export interface Fixture {
  home: number;
  away: number;
  /** A dash before the whistle. */
  score: string;
}

export interface Result extends Fixture {
  penalties: string;
}

export function fixturesOf(view: View): Fixture[] {
  return misterBoard(view).fixtures.map(({ home, away, home_goals, away_goals }) => ({
    home,
    away,
    score: home_goals === null ? "–" : `${home_goals}-${away_goals}`,
  }));
}

export function resultsOf(view: View): Result[] {
  return misterBoard(view).results.map((result) => ({
    home: result.home,
    away: result.away,
    score: `${result.home_goals}-${result.away_goals}`,
    penalties: result.home_kicks === null ? "" : `${result.home_kicks}-${result.away_kicks}`,
  }));
}
