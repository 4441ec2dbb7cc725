/** What spectators want first: the matches to come, and the latest results. */

import type { Competition, MatchLine } from "../../server/schema";

/** What is being played now, then what has a date, then what comes next. */
export function nextMatches({ matches }: Competition, most: number): MatchLine[] {
  const rank = ({ status, day }: MatchLine) => (status === "begun" ? 0 : day ? 1 : 2);
  const when = ({ day, time }: MatchLine) => `${day} ${time}`;
  return matches
    .filter(({ status }) => status === "open" || status === "begun" || status === "postponed")
    .filter(({ status, day }) => status !== "postponed" || day)
    .toSorted((one, other) => rank(one) - rank(other) || when(one).localeCompare(when(other)))
    .slice(0, most);
}

/** The latest first. */
export const latestResults = ({ matches }: Competition, most: number): MatchLine[] =>
  matches
    .filter(({ goals, at }) => goals !== null && at !== null)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0) || (other.version ?? 0) - (one.version ?? 0))
    .slice(0, most);

/** The sheet as somebody sees it who only looks. */
export const asSpectator = <T extends object>(sheet: T): T => ({
  ...sheet,
  organises: false,
  owns: false,
  own: [],
  seconds: [],
  free: [],
  partners_wanted: [],
});
