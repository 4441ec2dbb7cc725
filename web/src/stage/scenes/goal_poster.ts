/** Who is seen when somebody scores, and whose goal it is. */

import type { Scene } from "../../director/scene_queue";
import { personAddress } from "../cards/faces";

/** Where the people on the poster are drawn, the colour of the paper and of the letters. */
export interface PosterPeople {
  hero: string;
  mates: string[];
  colour: string;
  tone: "red" | "blue" | "teal" | "gold";
  /** What decided it, in a sentence. */
  reason?: string;
}

const PAPER = "#c8402f";

/** Does this goal count for the viewer? Somebody who only watches is glad of every one. */
export function isOurGoal({ told, before, after }: Scene, seat: number | null): boolean {
  if (seat === null || told.event["seat"] === seat) return true;
  return (after?.scores[seat] ?? 0) > (before?.scores[seat] ?? 0);
}

/** Whoever scored, or the keeper who was beaten. */
export function peopleOf(scene: Scene, names: string[], isOurs: boolean): PosterPeople {
  const scorer = Number(scene.told.event["seat"] ?? 0);
  const beaten = Number(scene.told.event["other"] ?? names.findIndex((_, seat) => seat !== scorer));
  const hero = isOurs
    ? personAddress(names[scorer] ?? "", "?cut=bust&mood=glad")
    : personAddress(names[beaten] ?? "", "?cut=bust&job=keeper&colour=red&mood=open");
  return { hero, mates: [], colour: PAPER, tone: "red" };
}
