/** Footballers and action cards as data, and the footballers on the board. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import type {
  MisterAction,
  MisterBoard,
  MisterFigure,
  MisterFigures,
  MisterFootballer,
  View,
} from "../../server/schema";
import { POSITIONS, type Position } from "./formation";

export type Letter = keyof MisterFigures;

export const misterBoard = (view: View): MisterBoard => view.board as MisterBoard;

function footballerOf(card: string, cards: GameTexts): MisterFootballer | undefined {
  const data = cards.data<"mister">(card);
  return data?.kind === "footballer" ? data : undefined;
}

function actionOf(card: string, cards: GameTexts): MisterAction | undefined {
  const data = cards.data<"mister">(card);
  return data?.kind === "action" ? data : undefined;
}

export const figuresOf = (card: string, cards: GameTexts): MisterFigures =>
  footballerOf(card, cards)?.figures ?? {};

export const roleOf = (card: string, cards: GameTexts): MisterFootballer["role"] | undefined =>
  footballerOf(card, cards)?.role;

/** Is this a position that his role is for? */
export const fits = (card: string, position: Position, cards: GameTexts): boolean =>
  footballerOf(card, cards)?.positions.includes(position) ?? false;

/** The sum of all figures: a rough measure of how good he is. */
export function worth(card: string, cards: GameTexts): number {
  return Object.values(figuresOf(card, cards)).reduce((sum, number) => sum + number, 0);
}

/** A name for a small sticker: without the first name. */
export function surname(name: string): string {
  return name.split(" ").slice(1).join(" ") || name;
}

export interface Duel {
  own: Letter;
  theirs: Letter;
}

/** The letters of an action card's duel in which the attacker's is `own`. */
export function duelOf(card: string, own: string, cards: GameTexts): Duel | undefined {
  const duels = actionOf(card, cards)?.phases.filter(({ verb }) => verb === "duel") ?? [];
  const found = duels.find((phase) => phase.own?.letter === own);
  return found?.own && found.theirs ? { own: found.own.letter, theirs: found.theirs.letter } : undefined;
}

/** The letter of whoever the attacker names for a kick; none on cards without a taker. */
export function takersLetter(card: string, cards: GameTexts): Letter | undefined {
  const action = actionOf(card, cards);
  const figures: (MisterFigure | null | undefined)[] = [
    ...(action?.phases.map(({ own }) => own) ?? []),
    action?.shot?.own,
  ];
  return figures.find((figure) => figure?.position === "taker")?.letter;
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
