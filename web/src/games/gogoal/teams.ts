/** A team on its page: who stands where, and which sums count against whom. */

import { copyOf } from "../../stage/cards/faces";
import { zoneOf } from "../../live/zones";
import type { GoGoalBoard, View } from "../../server/schema";

const PLACES = 5;

/** Somebody of a team: `nth` of his kind, with the face that follows from it; face down without a card. */
export interface TeamMember {
  card: string | null;
  nth: number;
  copy: number;
}

/** From the own goal to the other: defenders fill the back, forwards the front, the others what is left. */
const WISHES: Record<string, number[]> = {
  defender: [0, 1, 2, 3, 4],
  forward: [3, 4, 2, 1, 0],
  midfielder: [2, 1, 0, 4, 3],
  joker: [2, 1, 4, 0, 3],
};
const ORDER = ["defender", "forward", "midfielder", "joker"];

export function teamOf(view: View, seat: number, table: string): (TeamMember | null)[] {
  const zone = zoneOf(view, "team", seat);
  const places: (TeamMember | null)[] = Array.from({ length: PLACES }, () => null);
  for (const kind of ORDER) {
    const n = zone?.cards.find(({ card }) => card === kind)?.n ?? 0;
    for (let nth = 0; nth < n; nth++) stand({ card: kind, nth, copy: copyOf(table, seat, nth) }, places);
  }
  return places;
}

/** A team that has been chosen and not revealed: three cards face down, whoever they are. */
export const faceDown = (n: number): (TeamMember | null)[] =>
  Array.from({ length: PLACES }, (_, nth) => (nth < n ? { card: null, nth, copy: nth } : null));

/** The same people side by side in the first places. */
export function closeUp(places: (TeamMember | null)[]): (TeamMember | null)[] {
  const men = places.filter((man) => man !== null);
  return Array.from({ length: PLACES }, (_, n) => men[n] ?? null);
}

function stand(man: TeamMember, places: (TeamMember | null)[]): void {
  const at = WISHES[man.card ?? ""]?.find((place) => !places[place]) ?? places.indexOf(null);
  if (at >= 0) places[at] = man;
}

/** The same with more of them, who are not there yet. */
export function withCards(
  places: (TeamMember | null)[],
  cards: string[],
  copy: (card: string, nth: number) => number,
) {
  const all = [...places];
  for (const card of cards) {
    const nth = all.filter((man) => man?.card === card).length;
    stand({ card, nth, copy: copy(card, nth) }, all);
  }
  return all;
}

export const isForward = (card: string | null): boolean => card === "forward" || card === "joker";
export const isDefender = (card: string | null): boolean => card === "defender" || card === "joker";
export const isFootballer = (card: string): boolean => ORDER.includes(card);

/** Attacks that are a matter of numbers, by the usual rules. */
export const isByNumbers = (card: string, board: GoGoalBoard): boolean =>
  (card === "goal" || card === "go-goal") && board.needs === "outnumber";
