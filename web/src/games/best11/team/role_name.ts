/** What a role is called where there is little room. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { say } from "../../../lib/language.svelte";

/** Letters of a name that a free place has room for in a line. */
const LONG_WORD = 10;

/** A name that would break on a place or a socket is shortened. */
export function roleOnPlace(role: string, cards: GameTexts): string {
  const name = cards.say("role-name", { role });
  return name.length > LONG_WORD ? say("role-on-place", { role }) : name;
}
