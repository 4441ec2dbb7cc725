/** A manager on the board: the eleven places of the formation, the captain, who is in the action, prices, shirts. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import type {
  Best11Aim,
  Best11Board,
  Best11Kit,
  Best11Manager,
  Best11Place,
  View,
} from "../../server/schema";

/** A line of the management card. */
export type NotebookLineName = Best11Aim["line"];

export const ELEVEN = 11;
/** What the captain's band adds. */
export const BAND = 2;

export const best11Board = (view: View): Best11Board => view.board as Best11Board;

export function managerOf(view: View, seat: number): Best11Manager {
  return best11Board(view).managers[seat] as Best11Manager;
}

/** The lines of the formation, the goalkeeper first. */
export const linesOf = (view: View, seat: number): Best11Place[][] => managerOf(view, seat).lines;

/** Sent off until the end of the turn? */
export const isOff = (view: View, seat: number, shirt: number): boolean =>
  managerOf(view, seat).sent_off.includes(shirt);

export const isCaptain = (view: View, seat: number, shirt: number): boolean =>
  managerOf(view, seat).captain === shirt;

/** What is printed on a footballer or a coach. */
function personOf(card: string, cards: GameTexts) {
  const data = cards.data<"best11">(card);
  return data?.kind === "footballer" || data?.kind === "coach" ? data : null;
}

/** The price on a team card: its value, in millions. */
export const listPrice = (card: string, cards: GameTexts): number | null =>
  personOf(card, cards)?.value ?? null;

/** What a point costs in a challenge: one more for one's own half, one less for theirs. */
export const RAISE_MILLIONS = 1;
export const LOWER_MILLIONS = 2;

/** So many points a manager can pay for, for the own half or against the other. */
export const payablePoints = ({ money }: Best11Manager, isOwnHalf: boolean): number =>
  Math.floor(money / (isOwnHalf ? RAISE_MILLIONS : LOWER_MILLIONS));

/** A name as it stands on a shirt. */
export function surname(card: string, cards: GameTexts): string {
  const name = personOf(card, cards)?.name ?? cards.name(card);
  return name.slice(name.lastIndexOf(" ") + 1);
}

export type SquadRole = Best11Place["role"] | "coach";

export function roleOf(card: string, cards: GameTexts): SquadRole {
  const data = cards.data<"best11">(card);
  return data?.kind === "footballer" ? data.role : "coach";
}

/** Has a manager a free place for this card? */
export function hasPlaceFor(manager: Best11Manager, card: string, cards: GameTexts): boolean {
  const role = roleOf(card, cards);
  if (role === "coach") return manager.coach === null;
  return manager.lines.flat().some((place) => place.role === role && place.card === null);
}

/** What a coach thinks of a manager's formation. */
export function opinionOf(card: string, formation: string, cards: GameTexts): "likes" | "dislikes" | null {
  const data = cards.data<"best11">(card);
  if (data?.kind !== "coach") return null;
  return data.likes.includes(formation) ? "likes" : data.dislikes.includes(formation) ? "dislikes" : null;
}

export const clubOf = (card: string, cards: GameTexts): string => personOf(card, cards)?.club ?? "";

/** The shirt of a club, by its name. */
export function kitOf(club: string, cards: GameTexts): Best11Kit | null {
  const found = cards
    .allData<"best11">()
    .find((data) => (data.kind === "footballer" || data.kind === "coach") && data.club === club);
  return found && "kit" in found ? found.kit : null;
}

/** Do the managers at this table have clubs of their own? */
export const hasClubs = (view: View): boolean =>
  new Set(best11Board(view).managers.map(({ club }) => club)).size > 1;
