/** The way of the ball in an attack: from man to man of those who won their phase, and to whoever has it now. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { actionOf } from "../footballers";
import { placeOf, type Position } from "../formation";
import type { Eleven } from "./elevens";
import { meetingOf } from "./meeting";
import type { CardStory } from "./story";

/** The cards of those who have had the ball, in order. The last one has it when the step that is told now is over. */
export function ballStops(
  story: CardStory,
  attackers: Eleven,
  squads: string[][],
  cards: GameTexts,
): string[] {
  const meetings = story.steps.flatMap((step) => meetingOf(story, step, squads, cards) ?? []);
  const last = meetings.at(-1);
  if (!last) return [];
  const had = meetings.map(({ own }) => own?.card ?? null);
  const has = last.isWon ? nextMan(story, attackers, cards) : (last.theirs?.card ?? null);
  return [...had, has].filter((card, n, all) => card !== null && card !== all[n - 1]) as string[];
}

/** Who plays the next phase, or shoots. */
function nextMan(story: CardStory, attackers: Eleven, cards: GameTexts): string | null {
  const action = story.card ? actionOf(story.card, cards) : undefined;
  const played = (story.steps.at(-1)?.phase ?? -1) + 1;
  const position = action?.phases[played]?.own?.position ?? action?.shot?.own?.position;
  return position && position !== "taker" ? (attackers[placeOf(position as Position)] ?? null) : null;
}
