/** The 4-4-2: the places in the order in which the game names them, and how they lie on the grass. */

import type { MisterFootballer } from "../../server/schema";

export const POSITIONS = ["GK", "RB", "RCB", "LCB", "LB", "RM", "RCM", "LCM", "LM", "RS", "LS"] as const;
export type Position = (typeof POSITIONS)[number];

/** How many a squad has. */
export const SQUAD = 15;

/** From the attack back to goal, as the manager sees it from the bench behind the own goal. */
export const ROWS: Position[][] = [
  ["LS", "RS"],
  ["LM", "LCM", "RCM", "RM"],
  ["LB", "LCB", "RCB", "RB"],
  ["GK"],
];

/** The same in two rows, for a team that stands at its end while others play in the middle. */
const END_ROWS: Position[][] = [
  ["LM", "LCM", "LS", "RS", "RCM", "RM"],
  ["LB", "LCB", "GK", "RCB", "RB"],
];

/** The two rows of an end, from the top of the page down; the team that comes toward the reader is turned round. */
export function endRows(isTurned: boolean): Position[][] {
  return isTurned ? END_ROWS.map((row) => row.toReversed()).toReversed() : END_ROWS;
}

export const placeOf = (position: Position): number => POSITIONS.indexOf(position);

export type Role = MisterFootballer["role"];
