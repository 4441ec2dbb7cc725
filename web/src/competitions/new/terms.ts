/** What the server chooses when nobody says otherwise, so that the form can show it. */

const GROUP = 4;

export function defaultTerms(term: string, teams: number): number {
  if (term === "groups") return Math.max(1, Math.floor(teams / GROUP));
  if (term === "swiss") return Math.max(1, Math.ceil(Math.log2(Math.max(teams, 2))));
  return 3;
}
