/** A squad as an album: fifteen frames by role, four of them for the bench. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { footballerOf } from "../footballers";
import type { Position, Role } from "../formation";

interface Group {
  id: GroupId;
  roles: Role[];
  places: number;
  /** The positions its men play in, and one whose letters stand for them all. */
  positions: Position[];
}

export type GroupId =
  "keeper" | "full-backs" | "centre-backs" | "wingers" | "midfield" | "forwards" | "bench";

const GROUPS: Group[] = [
  { id: "keeper", roles: ["goalkeeper"], places: 1, positions: ["GK"] },
  { id: "full-backs", roles: ["full_back"], places: 2, positions: ["RB", "LB"] },
  { id: "centre-backs", roles: ["centre_back"], places: 2, positions: ["RCB", "LCB"] },
  { id: "wingers", roles: ["winger"], places: 2, positions: ["RM", "LM"] },
  { id: "midfield", roles: ["central_midfielder"], places: 2, positions: ["RCM", "LCM"] },
  { id: "forwards", roles: ["target_man", "second_striker"], places: 2, positions: ["RS", "LS"] },
  { id: "bench", roles: [], places: 4, positions: [] },
];

export interface Frames extends Group {
  /** As many as there are places; null where one is free. */
  men: (string | null)[];
}

/** The group of a footballer's role. */
export function groupOf(card: string, cards: GameTexts): Group | undefined {
  const role = footballerOf(card, cards)?.role;
  return GROUPS.find(({ roles }) => role && roles.includes(role));
}

/** A squad in its frames: a third of a kind goes to the bench. */
export function framesOf(squad: string[], cards: GameTexts): Frames[] {
  const left: string[] = [];
  const byRole = GROUPS.slice(0, -1).map((group) => {
    const men = squad.filter((card) => groupOf(card, cards)?.id === group.id);
    left.push(...men.slice(group.places));
    return { ...group, men: filled(men.slice(0, group.places), group.places) };
  });
  const [bench] = GROUPS.slice(-1) as [Group];
  return [...byRole, { ...bench, men: filled(left, bench.places) }];
}

/** The group in whose frame a newcomer would be; a goalkeeper has no place on the bench. */
export function frameFor(card: string, frames: Frames[], cards: GameTexts): GroupId | null {
  const own = groupOf(card, cards)?.id;
  const isFree = (id: GroupId | undefined) =>
    frames.find((group) => group.id === id)?.men.includes(null) ?? false;
  if (own && isFree(own)) return own;
  return own !== "keeper" && isFree("bench") ? "bench" : null;
}

/** The groups in which somebody is missing. */
export function missingIn(frames: Frames[]): GroupId[] {
  return frames.filter(({ id, men }) => id !== "bench" && men.includes(null)).map(({ id }) => id);
}

function filled(men: string[], places: number): (string | null)[] {
  return Array.from({ length: Math.max(places, men.length) }, (_, n) => men[n] ?? null);
}
