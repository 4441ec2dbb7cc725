/** Scores as people read and type them. */

import type { Match } from "../api";

/** What stands between the teams: `2–1`, after extra time with all goals. */
export function figures({ goals, extra }: Pick<Match, "goals" | "extra">): string {
  return goals ? goals.map((n, side) => n + (extra?.[side] ?? 0)).join("–") : "";
}

export interface Typed {
  goals: (number | null)[];
  extra: (number | null)[] | null;
  penalties: (number | null)[] | null;
}

const isWhole = (numbers: (number | null)[] | null) =>
  !numbers || numbers.every((n) => n !== null && Number.isInteger(n) && n >= 0);
const isLevel = (numbers: (number | null)[]) => numbers.every((n) => n === numbers[0]);

/** What is wrong with a typed score, as the key of its text; empty if it can have been. */
export function complaint({ goals, extra, penalties }: Typed): string {
  if (![goals, extra, penalties].every(isWhole)) return "score-incomplete";
  if (extra && !isLevel(goals)) return "score-no-extra";
  if (penalties && !isLevel(extra ?? goals)) return "score-no-penalties";
  if (penalties && isLevel(penalties)) return "score-no-winner";
  return "";
}

export function typedFrom({ goals, extra, penalties, teams }: Match): Typed {
  return {
    goals: goals ? [...goals] : teams.map(() => null),
    extra: extra && [...extra],
    penalties: penalties && [...penalties],
  };
}
