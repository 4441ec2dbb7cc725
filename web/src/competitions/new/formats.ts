/** The formats to choose from: first the game's own, whose boards are in its box, then all others. */

import { COMPETITION_KINDS, type BoxCompetitionInfo, type GameDetails, type Kind } from "../../server/schema";
import { limits } from "./team_names";

export interface Format {
  id: string;
  kind: Kind;
  /** What the box says, where it has a board for it. */
  box: BoxCompetitionInfo | undefined;
}

/** Do all teams meet at one table? */
export const isAtOneTable = (kind: Kind) => kind === "match" || kind === "season";

export function formats(game: GameDetails | null): Format[] {
  const boxes = game?.box_competitions ?? [];
  return [
    ...boxes.map((box) => ({ id: `box-${box.family}`, kind: box.kind, box })),
    ...COMPETITION_KINDS.map((kind) => ({
      id: kind,
      kind,
      box: isAtOneTable(kind) ? undefined : boxes.find((box) => box.kind === kind),
    })),
  ];
}

/** The fewest and the most teams. At one table the box wants just so many. */
export function formatLimits(format: Format): readonly [number, number] | undefined {
  if (!format.box || format.id === format.kind) return limits(format.kind);
  return [isAtOneTable(format.kind) ? format.box.most : 2, format.box.most];
}
