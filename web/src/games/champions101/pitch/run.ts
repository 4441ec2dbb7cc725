/** The run: a rung for each card in the hand of whoever has the ball, from the piles to the boot before the goal.
 * Places are hundredths of the stage, for lying and for upright screens; theirs are mine turned round. */

export interface RunPlace {
  /** Lying. */
  lx: number;
  ly: number;
  /** Upright. */
  ux: number;
  uy: number;
}

const MINE: RunPlace[] = [
  { lx: 90.9, ly: 50, ux: 61.5, uy: 14.6 },
  { lx: 86.3, ly: 50, ux: 77, uy: 15.8 },
  { lx: 81.7, ly: 50, ux: 89, uy: 24.5 },
  { lx: 77.1, ly: 50, ux: 92.6, uy: 33 },
  { lx: 72.5, ly: 50, ux: 93.2, uy: 40 },
  { lx: 67.9, ly: 50, ux: 93, uy: 47 },
];
/** Six or more: at the piles. */
const MIDFIELD: RunPlace = { lx: 64.6, ly: 50, ux: 90, uy: 53 };

/** From the piles to the goal. */
export const RUNGS = [5, 4, 3, 2, 1, 0] as const;
/** So near, the next pair is a shot. */
export const BEFORE_GOAL = 2;

export function rungOf(held: number, isMine: boolean): RunPlace {
  const place = MINE[held] ?? MIDFIELD;
  return isMine ? place : { lx: 100 - place.lx, ly: 100 - place.ly, ux: 100 - place.ux, uy: 100 - place.uy };
}
