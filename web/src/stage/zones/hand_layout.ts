/** A hand as it is held: equal cards lie close together, others side by side. */

import type { Zone } from "../../server/schema";

export interface HeldCard {
  /** Tells it apart: twins have numbers. */
  key: string;
  card: string;
  /** Which of its kind it is. */
  nth: number;
  isTwin: boolean;
}

/** How much of a card's width a twin, and another card, take behind the first. */
const TWIN = 0.2;
const OTHER = 0.88;
/** More widths than these are two rows on a phone. */
const MAX_SLOTS = 6.2;

/** The cards of a hand in the order of the game's own list of kinds, but for those that lie elsewhere. */
export function heldCards(
  zone: Zone | undefined,
  isAway: (one: HeldCard) => boolean = () => false,
): HeldCard[] {
  return (zone?.cards ?? []).flatMap(({ card, n }) =>
    Array.from({ length: n }, (_, nth) => ({ key: `${card}#${nth}`, card, nth, isTwin: false }))
      .filter((one) => !isAway(one))
      .map((one, at) => ({ ...one, isTwin: at > 0 })),
  );
}

/** How many card widths a row of cards needs. */
export function slotsOf(cards: HeldCard[]): number {
  const twins = cards.filter((card) => card.isTwin).length;
  const kinds = cards.length - twins;
  return Math.max(1, 1 + OTHER * (kinds - 1) + TWIN * twins);
}

/** One row, or on a narrow screen two of about the same width. */
export function rowsOf(cards: HeldCard[], isNarrow: boolean): HeldCard[][] {
  if (!isNarrow || slotsOf(cards) <= MAX_SLOTS) return [cards];
  const splits = cards.flatMap((card, at) =>
    at && !card.isTwin ? [[cards.slice(0, at), cards.slice(at)]] : [],
  );
  const widest = (rows: HeldCard[][]) => Math.max(...rows.map(slotsOf));
  return splits.sort((a, b) => widest(a) - widest(b))[0] ?? [cards];
}
