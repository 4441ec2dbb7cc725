/** What the server chooses when nobody says otherwise, so that the form can show it. */

import { USUAL_EVENINGS, USUAL_GROUPS, USUAL_SWISS_ROUNDS } from "../../server/schema";

export function defaultTerms(term: string, teams: number): number {
  if (term === "groups") return USUAL_GROUPS[teams] ?? 1;
  if (term === "swiss") return USUAL_SWISS_ROUNDS[teams] ?? 1;
  return USUAL_EVENINGS;
}
