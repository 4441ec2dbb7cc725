/** Who stands where at a moment of the story: the view, with those who have left or come on since. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import type { View } from "../../../server/schema";
import { elevenOf, findByName, misterBoard } from "../footballers";
import { POSITIONS } from "../formation";
import type { CardStory } from "./story";

export type Eleven = (string | null)[];

/** `after`: the view that the story ends with. Before kick-off it alone knows who plays. */
export function elevenAt(
  view: View,
  after: View | null,
  seat: number,
  story: CardStory,
  cards: GameTexts,
): Eleven {
  const squad = misterBoard(view).teams[seat]?.squad ?? [];
  const isKnown = misterBoard(view).stage === "match" || misterBoard(view).stage === "shoot-out";
  const start = isKnown || !after ? elevenOf(view, seat) : atKickOff(after, seat);
  return start.map((card, at) => {
    const there = findByName(story.cameOn[`${seat}/${POSITIONS[at]}`], squad, cards) ?? card;
    return there !== null && story.gone.includes(cards.name(there)) ? null : there;
  });
}

/** In a view in which some may have left already: whoever is off was in a place that is empty now. */
function atKickOff(view: View, seat: number): Eleven {
  const off = [...(misterBoard(view).teams[seat]?.off ?? [])];
  return elevenOf(view, seat).map((card) => card ?? off.shift() ?? null);
}
