/** How long the scene of an event lasts at the reader's speed. What it is, the server says. */

import { SCENE_MS, SCENES_TOGETHER, type SceneKind, type ToldEvent } from "../server/schema";
import { pace } from "./pace.svelte";
import type { Planned } from "./scene_queue";

/** The last part of a scene, once what was hidden lies open: nobody names a card before it is turned. */
const VERDICT_MS: Partial<Record<SceneKind, number>> = {
  choices: 1730,
  decide: 640,
  "decide-two": 640,
  strike: 900,
  review: 600,
  turn: 700,
  duel: 1050,
  phase: 600,
};

const TOGETHER: ReadonlySet<SceneKind> = new Set(SCENES_TOGETHER);

/** A goal of the others is no feast. */
const THEIR_GOAL_MS = 1600;

/** As this seat sees it; whoever only watches has none. A card that one draws oneself just comes. */
function lengthOf({ scene, event }: ToldEvent, seat: number | null): number {
  const isOwn = event["seat"] === seat;
  if (scene === "draw" && isOwn) return 0;
  return scene === "goal" && seat !== null && !isOwn ? THEIR_GOAL_MS : SCENE_MS[scene];
}

export function planOf(told: ToldEvent, seat: number | null): Planned {
  const { scene } = told;
  const lengthMs = lengthOf(told, seat);
  const tellMs = lengthMs - (VERDICT_MS[scene] ?? lengthMs);
  return {
    kind: scene,
    lengthMs: lengthMs * pace.factor,
    tellMs: tellMs * pace.factor,
    isTogether: TOGETHER.has(scene),
  };
}
