/** The 4-4-2: the places in the order in which the game names them, and how they lie on the grass. */

import type { MisterFootballer } from "../../server/schema";

export const POSITIONS = ["GK", "RB", "RCB", "LCB", "LB", "RM", "RCM", "LCM", "LM", "RS", "LS"] as const;
export type Position = (typeof POSITIONS)[number];

/** How many a squad has. */
export const SQUAD = 15;

/** From the attack back to goal, as the manager sees it from the bench behind the own goal. */
const ROWS: Position[][] = [["LS", "RS"], ["LM", "LCM", "RCM", "RM"], ["LB", "LCB", "RCB", "RB"], ["GK"]];

/** The rows from the top of the page down; the team that comes toward the reader is turned round. */
export function rows(isTurned: boolean): Position[][] {
  return isTurned ? ROWS.map((row) => row.toReversed()).toReversed() : ROWS;
}

export const placeOf = (position: Position): number => POSITIONS.indexOf(position);

type Role = MisterFootballer["role"];

export interface Need {
  roles: Role[];
  places: number;
}

/** What an eleven asks of a squad, role by role. */
export const NEEDS: Need[] = [
  { roles: ["goalkeeper"], places: 1 },
  { roles: ["full_back"], places: 2 },
  { roles: ["centre_back"], places: 2 },
  { roles: ["winger"], places: 2 },
  { roles: ["central_midfielder"], places: 2 },
  { roles: ["target_man", "second_striker"], places: 2 },
];
