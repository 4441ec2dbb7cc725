/** Why a thing of one's own can't be played now: what the server says of it, in the game's words. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import { say } from "../../lib/language.svelte";
import type { View } from "../../server/schema";
import type { Why } from "../../stage/stage_state.svelte";
import { best11Board } from "./squad";

/** The refusal that stands for all things that have none of their own. */
const ANYTHING = "*";

export function whyNot(view: View, thing: string, cards: GameTexts): Why {
  const { refusals } = best11Board(view);
  const found = refusals.find((one) => one.thing === thing) ?? refusals.find((one) => one.thing === ANYTHING);
  if (!found) return { thing, message: say("not-now"), article: null };
  return {
    thing,
    // Said when it is read: whoever is very quick taps before the game's words are there.
    get message() {
      return cards.say(`refusal-${found.key}`, found.values);
    },
    article: found.article,
  };
}
