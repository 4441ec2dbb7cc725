/** What a phase came to, in one line: the figures that met, and what they mean. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { say } from "../../../lib/language.svelte";
import type { Meeting } from "./meeting";

export function chipOf(meeting: Meeting, cards: GameTexts): string {
  const { kind, own, theirs, margin, need, bonus } = meeting;
  const gap = own?.gap ?? theirs?.gap;
  const values = {
    letter: own?.letter ?? theirs?.letter ?? "",
    their: theirs?.letter ? say("letter-name", { letter: theirs.letter }) : "",
    n: own?.value ?? theirs?.value ?? 0,
    m: theirs?.value ?? 0,
    need: need ?? 0,
    bonus,
    name: nameOf(meeting, cards),
    place: gap ? cards.say("place", { position: gap }) : "",
  };
  if (kind === "duel-won" || kind === "duel-lost") return duelChip(meeting, margin, values);
  return say(`chip-${kind}`, values);
}

function duelChip(
  { own, theirs, isWon, bonus }: Meeting,
  margin: number,
  values: Record<string, string | number>,
) {
  if (margin !== 1 && margin !== 0)
    return say(isWon ? "chip-margin-won" : "chip-margin-lost", {
      ...values,
      margin: Math.abs(margin),
      way: margin < 0 ? "less" : "more",
    });
  if (isWon)
    return say(bonus ? "chip-won-bonus" : "chip-won", { ...values, plain: (own?.value ?? 0) - bonus });
  return say(own?.value === theirs?.value ? "chip-level" : "chip-lost", values);
}

function nameOf({ own, theirs }: Meeting, cards: GameTexts): string {
  const card = own?.card ?? theirs?.card ?? null;
  return card ? cards.name(card) : "";
}
