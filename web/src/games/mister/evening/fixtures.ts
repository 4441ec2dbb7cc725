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

/** The cup as a tree: both semi-finals, then the final and the match for third place. What nobody has reached is empty. */
export function cupRounds(view: View): (Result | null)[][] {
  const { round, rounds } = misterBoard(view);
  const played = resultsOf(view);
  const now = fixturesOf(view).map((fixture) => ({ ...fixture, penalties: "" }));
  return Array.from({ length: rounds }, (_, at) =>
    [0, 1].map((n) => played[at * 2 + n] ?? (at === round - 1 ? now[n] : null) ?? null),
  );
}

/** Who went through, if anybody has yet. */
export function winnerOf(fixture: Result | null): number | null {
  if (!fixture) return null;
  const [home = 0, away = 0] = (fixture.penalties || fixture.score).split("-").map(Number);
  return home > away ? fixture.home : away > home ? fixture.away : null;
}

export function resultsOf(view: View): Result[] {
  return misterBoard(view).results.map((result) => ({
    home: result.home,
    away: result.away,
    score: `${result.home_goals}-${result.away_goals}`,
    penalties: result.home_kicks === null ? "" : `${result.home_kicks}-${result.away_kicks}`,
  }));
}
