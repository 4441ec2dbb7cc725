/** A manager on the board: the eleven places of the formation, the captain, who is in the action, list prices. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import type {
  Best11Board,
  Best11FootballerInAction,
  Best11Manager,
  Best11Place,
  View,
} from "../../server/schema";

export const ELEVEN = 11;

export const best11Board = (view: View): Best11Board => view.board as Best11Board;

export function managerOf(view: View, seat: number): Best11Manager {
  return best11Board(view).managers[seat] as Best11Manager;
}

/** The lines of the formation, the goalkeeper first. */
export const linesOf = (view: View, seat: number): Best11Place[][] => managerOf(view, seat).lines;

/** The footballers in the action, each with what he is worth by now. */
export function inAction(view: View): Best11FootballerInAction[] {
  const { challenge } = best11Board(view);
  return [challenge?.attack, challenge?.defence].flatMap((half) => half?.footballers ?? []);
}

export function isInAction(view: View, seat: number, shirt: number): boolean {
  const isActing = best11Board(view).challenge?.acting === seat;
  return isActing && inAction(view).some((footballer) => footballer.shirt === shirt);
}

/** Sent off until the end of the turn? */
export const isOff = (view: View, seat: number, shirt: number): boolean =>
  managerOf(view, seat).sent_off.includes(shirt);

export const isCaptain = (view: View, seat: number, shirt: number): boolean =>
  managerOf(view, seat).captain === shirt;

/** The price on a team card: its value, in millions. */
export function listPrice(card: string, cards: GameTexts): number | null {
  const data = cards.data<"best11">(card);
  return data?.kind === "footballer" || data?.kind === "coach" ? data.value : null;
}

/** How a manager stands, in the game's own words; what is no news is left out. */
export function standing(view: View, seat: number, cards: GameTexts): string[] {
  const { goals, conceded, has_stadium, is_immune } = managerOf(view, seat);
  const facts = { goals, conceded, stadium: Number(has_stadium), immune: Number(is_immune) };
  return Object.entries(facts)
    .map(([name, n]) => cards.say(`fact-${name}`, { n }))
    .filter(Boolean);
}
