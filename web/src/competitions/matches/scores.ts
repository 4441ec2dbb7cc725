/** Scores as people read and type them. */

import type { MatchLine, Terms } from "../../server/schema";

/** What stands between the teams: `2–1`, after extra time with all goals. */
export function figures({ goals, extra }: Pick<MatchLine, "goals" | "extra">): string {
  return goals ? goals.map((n, side) => n + (extra?.[side] ?? 0)).join("–") : "";
}

type Numbers = (number | null)[];

/** `after` is how it stood after extra time: so people say it. */
export interface Typed {
  goals: Numbers;
  after: Numbers | null;
  penalties: Numbers | null;
}

const isWhole = (numbers: Numbers | null) =>
  !numbers || numbers.every((n) => n !== null && Number.isInteger(n) && n >= 0);

/** The key of a text if a number is missing; else empty. Whether a match can end like this is for the server to say. */
export function complaint({ goals, after, penalties }: Typed): string {
  if (![goals, after, penalties].every(isWhole)) return "score-incomplete";
  return after?.some((n, side) => (n ?? 0) < (goals[side] ?? 0)) ? "score-fewer-after" : "";
}

export function typedScore({ goals, extra, penalties, teams }: MatchLine): Typed {
  return {
    goals: goals ? [...goals] : teams.map(() => null),
    after: goals && extra && goals.map((n, side) => n + (extra[side] ?? 0)),
    penalties: penalties && [...penalties],
  };
}

/** As the server wants it: the goals of extra time alone. */
export function bodyOf({ goals, after, penalties }: Typed) {
  const extra = after && after.map((n, side) => (n ?? 0) - (goals[side] ?? 0));
  return { goals: [...goals], extra, penalties: penalties && [...penalties] };
}

/** Would the tie be level if this match stood so? Only of a match after which somebody has to go through. */
export function leavesLevel(goals: Numbers, { decides, before }: MatchLine, terms: Terms): boolean {
  const [home = null, away = null] = goals;
  if (!decides || home === null || away === null) return false;
  const [first = 0, second = 0] = before;
  const decidedAway = terms.away_goals && first + second > 0 && away !== first;
  return home + first === away + second && !decidedAway;
}
