/** What a card of a deck that is being written is called in its list. */

import type { GameTexts } from "../cards/game_texts.svelte";

type Words = Pick<GameTexts, "name" | "has" | "say">;

const WRITTEN = ["name", "title"];
/** The halves of an action card, what a management card offers, the numbers of a formation; and the texts of the box. */
const PARTS: Record<string, string> = {
  attack: "attack",
  defence: "defence",
  formation: "",
  bonus: "deck-word",
  other: "opportunity",
};

/** As somebody has written it, else as the box has it in the reader's language; nothing for a card without a word. */
export function cardName(cell: (column: string) => string, words: Words): string {
  const written = WRITTEN.map(cell).find(Boolean);
  if (written) return written;
  if (cell("id")) return words.name(cell("id"));
  return Object.entries(PARTS)
    .filter(([column]) => cell(column))
    .map(([column, text]) => partName(cell(column), `${text}-${cell(column)}`, words))
    .join(" / ");
}

const partName = (word: string, key: string, words: Words): string =>
  words.has(key) ? words.say(key) : word;
