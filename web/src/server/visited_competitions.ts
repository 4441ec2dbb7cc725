/** The competitions that this browser has seen: their keys, and which of its tables belong to them. */

import { save, load } from "../lib/storage";

/** The key of a co-organiser, as it came with a link. */
export const organiserKey = (id: string) => load<Record<string, string>>("keys", {})[id] ?? "";

export function saveOrganiserKey(id: string, key: string): void {
  save("keys", { ...load<Record<string, string>>("keys", {}), [id]: key });
}

/** The competition that a table's match belongs to; empty if none. */
export const competitionOf = (table: string) => load<Record<string, string>>("fixtures", {})[table] ?? "";

export function saveFixture(table: string, competition: string): void {
  save("fixtures", { ...load<Record<string, string>>("fixtures", {}), [table]: competition });
}

export interface Visited {
  id: string;
  name: string;
}

const MAX_VISITED = 20;

export const visitedCompetitions = () => load<Visited[]>("competitions", []);

export function rememberVisit(one: Visited): void {
  const others = visitedCompetitions().filter(({ id }) => id !== one.id);
  save("competitions", [{ id: one.id, name: one.name }, ...others].slice(0, MAX_VISITED));
}
