/** The formats to choose from: first the game's own, whose boards are in its box, then all others. */

import { COMPETITION_KINDS, type BoxCompetitionInfo, type GameDetails, type Kind } from "../../server/schema";
import { limits } from "./team_names";

export interface Format {
  id: string;
  kind: Kind;
  /** What the box says, where it has a board for it. */
  box: BoxCompetitionInfo | undefined;
  /** The ways to spend an evening at one table: they are one choice, and then another. */
  ways?: Format[];
}

/** Do all teams meet at one table? */
export const isAtOneTable = (kind: Kind) => kind === "match" || kind === "season";

const EVENING = "evening";

export function formats(game: GameDetails | null): Format[] {
  const boxes = game?.box_competitions ?? [];
  const ownFormats = boxes.map((box) => ({ id: `box-${box.family}`, kind: box.kind, box }));
  const ways = ownFormats.filter(({ kind }) => isAtOneTable(kind));
  const [first] = ways;
  return [
    ...(first ? [{ ...first, id: EVENING, ways }] : []),
    ...ownFormats.filter((format) => !ways.includes(format)),
    ...COMPETITION_KINDS.map((kind) => ({
      id: kind,
      kind,
      box: isAtOneTable(kind) ? undefined : boxes.find((box) => box.kind === kind),
    })),
  ];
}

/** The format that was picked, or the first. */
export function findFormat(all: Format[], picked: string): Format {
  const [first] = all;
  const found = all.flatMap((one) => [one, ...(one.ways ?? [])]).find(({ id }) => id === picked);
  return (found ?? first)?.ways?.[0] ?? found ?? (first as Format);
}

/** The fewest and the most teams. At one table the box wants just so many. */
export function formatLimits(format: Format): readonly [number, number] | undefined {
  if (!format.box || format.id === format.kind) return limits(format.kind);
  return [isAtOneTable(format.kind) ? format.box.most : 2, format.box.most];
}
