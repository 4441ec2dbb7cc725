/** Where a letter's cell lies on a full card of a footballer, in percent of its width and height. */

import type { GameTexts } from "../../../cards/game_texts.svelte";
import { footballerOf, type Letter } from "../footballers";

export interface Cell {
  left: number;
  top: number;
  width: number;
}

const INNER = 92.6;
const EDGE = 3.7;
const ROW_TOPS = [71.3, 84];

export function cellOf(card: string, letter: Letter, cards: GameTexts): Cell {
  const isKeeper = footballerOf(card, cards)?.role === "goalkeeper";
  const letters = isKeeper ? "CDGH" : "ABCDEF";
  const columns = letters.length / 2;
  const at = Math.max(0, letters.indexOf(letter));
  const width = INNER / columns;
  return { left: EDGE + (at % columns) * width, top: ROW_TOPS[at < columns ? 0 : 1] ?? 0, width };
}
