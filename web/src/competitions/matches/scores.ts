/** Scores as people read and type them. */

import type { MatchLine } from "../../server/schema";

/** What stands between the teams: `2–1`, after extra time with all goals. */
export function figures({ goals, extra }: Pick<MatchLine, "goals" | "extra">): string {
  return goals ? goals.map((n, side) => n + (extra?.[side] ?? 0)).join("–") : "";
}

export interface Typed {
  goals: (number | null)[];
  extra: (number | null)[] | null;
  penalties: (number | null)[] | null;
}

const isWhole = (numbers: (number | null)[] | null) =>
  !numbers || numbers.every((n) => n !== null && Number.isInteger(n) && n >= 0);

/** The key of a text if a number is missing; else empty. Whether a match can end like this is for the server to say. */
export function complaint({ goals, extra, penalties }: Typed): string {
  return [goals, extra, penalties].every(isWhole) ? "" : "score-incomplete";
}

export function typedFrom({ goals, extra, penalties, teams }: MatchLine): Typed {
  return {
    goals: goals ? [...goals] : teams.map(() => null),
    extra: extra && [...extra],
    penalties: penalties && [...penalties],
  };
}
