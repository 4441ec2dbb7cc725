/** Which part of the evening is on the stage: by the scene that is played, else by what is asked. */

import type { MisterBoard } from "../../server/schema";

export type Moment = "market" | "line-up" | "takers" | "match" | "goal";

const OF_MARKET = new Set([
  "draft-begins",
  "remade",
  "turn-up",
  "signed",
  "discarded",
  "market-opens",
  "refused",
  "swapped",
]);
const AT_GOAL = new Set(["directions", "goal", "saved", "kick-goal", "kick-saved"]);
/** Scenes that belong to whatever is on the stage already. */
const ANYWHERE = new Set(["number", "round", "fixture", "standing", "lots", "cup-place", "order", "toss"]);

export function momentOf(board: MisterBoard, question: string, scene: string | null): Moment {
  if (scene !== null && !ANYWHERE.has(scene)) {
    if (OF_MARKET.has(scene)) return "market";
    return AT_GOAL.has(scene) ? "goal" : "match";
  }
  if (board.stage === "draft" || board.stage === "market") return "market";
  if (board.stage === "line-up") return "line-up";
  if (question.startsWith("order")) return "takers";
  return board.shot ? "goal" : "match";
}
