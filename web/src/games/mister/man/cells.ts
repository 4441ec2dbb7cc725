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
const HEIGHT = 13.2;

const lettersOf = (card: string, cards: GameTexts): string =>
  footballerOf(card, cards)?.role === "goalkeeper" ? "CDGH" : "ABCDEF";

/** The letter whose cell is there, in percent of the card's width and height. */
export function letterAt(card: string, x: number, y: number, cards: GameTexts): Letter | null {
  const found = [...lettersOf(card, cards)].find((letter) => {
    const { left, top, width } = cellOf(card, letter as Letter, cards);
    return x >= left && x < left + width && y >= top && y < top + HEIGHT;
  });
  return (found as Letter | undefined) ?? null;
}

export function cellOf(card: string, letter: Letter, cards: GameTexts): Cell {
  const letters = lettersOf(card, cards);
  const columns = letters.length / 2;
  const at = Math.max(0, letters.indexOf(letter));
  const width = INNER / columns;
  return { left: EDGE + (at % columns) * width, top: ROW_TOPS[at < columns ? 0 : 1] ?? 0, width };
}
