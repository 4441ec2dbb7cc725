/** Footballers and action cards as data, and the footballers on the board. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import type { MisterAction, MisterBoard, MisterFigures, MisterFootballer, View } from "../../server/schema";
import { POSITIONS, type Position } from "./formation";

export type Letter = keyof MisterFigures;

export const misterBoard = (view: View): MisterBoard => view.board as MisterBoard;

export function footballerOf(card: string, cards: GameTexts): MisterFootballer | undefined {
  const data = cards.data<"mister">(card);
  return data?.kind === "footballer" ? data : undefined;
}

export function actionOf(card: string, cards: GameTexts): MisterAction | undefined {
  const data = cards.data<"mister">(card);
  return data?.kind === "action" ? data : undefined;
}

export const allFootballers = (cards: GameTexts): MisterFootballer[] =>
  cards.allData<"mister">().filter((data) => data.kind === "footballer");

export const allActions = (cards: GameTexts): MisterAction[] =>
  cards.allData<"mister">().filter((data) => data.kind === "action");

export const figuresOf = (card: string, cards: GameTexts): MisterFigures =>
  footballerOf(card, cards)?.figures ?? {};

/** Is this a position that his role is for? */
export const fits = (card: string, position: Position, cards: GameTexts): boolean =>
  footballerOf(card, cards)?.positions.includes(position) ?? false;

/** The sum of all figures: a rough measure of how good he is. */
export function worth(figures: MisterFigures): number {
  return Object.values(figures).reduce((sum, number) => sum + number, 0);
}

/** A name for a small sticker: without the first name. */
export function surname(name: string): string {
  return name.split(" ").slice(1).join(" ") || name;
}

/** The letter of whoever the attacker names for a kick; none on cards without a taker. */
export function takersLetter(card: string, cards: GameTexts): Letter | undefined {
  const shot = actionOf(card, cards)?.shot?.own;
  return shot?.position === "taker" ? shot.letter : undefined;
}

/** The places of a seat's eleven, empty ones as null; none where the viewer does not know them. */
export function elevenOf(view: View, seat: number): (string | null)[] {
  const pitch = misterBoard(view).teams[seat]?.pitch;
  return POSITIONS.map((position) => pitch?.[position] ?? null);
}

/** The footballer of this name among these. Events tell names, the table has cards. */
export function findByName(name: unknown, among: (string | null)[], cards: GameTexts): string | null {
  return among.find((card) => card !== null && cards.name(card) === name) ?? null;
}
