/** The drawings of all cards that may be thrown or join next: fetched beforehand, none of them arrives blank. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import { zoneOf } from "../../live/zones";
import type { View } from "../../server/schema";
import { copyOf } from "../../stage/cards/faces";

export const countIn = (view: View, kind: string, seat: number, card: string): number =>
  zoneOf(view, kind, seat)?.cards.find((one) => one.card === card)?.n ?? 0;

/** Of people the next one of each team, whoever may hold him. */
export function facesToCome(view: View, cards: GameTexts, table: string): string[] {
  const draw = (card: string, copy = 0) => cards.drawing(card, { cut: "table", copy });
  const next = (card: string, seat: number) =>
    copyOf(table, seat, countIn(view, "team", seat, card) + countIn(view, "hand", seat, card));
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const people = cards.kinds(true).flatMap((card) => seats.map((seat) => draw(card, next(card, seat))));
  return [...cards.kinds(false).map((card) => draw(card)), ...people];
}
