/** The server's defaults, for the form to show. */

import { USUAL_EVENINGS, USUAL_GROUPS, USUAL_SWISS_ROUNDS } from "../../server/schema";

export function defaultTerms(term: string, teams: number): number {
  if (term === "groups") return USUAL_GROUPS[teams] ?? 1;
  if (term === "swiss") return USUAL_SWISS_ROUNDS[teams] ?? 1;
  return USUAL_EVENINGS;
}
