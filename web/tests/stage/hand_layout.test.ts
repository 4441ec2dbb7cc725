/** A hand keeps its order, twins lie close together, and a full one on a phone is two rows. */

import { expect, it } from "vitest";
import type { Zone } from "../../src/server/schema";
import { heldCards, rowsOf, slotsOf } from "../../src/stage/zones/hand_layout";

const hand = (...cards: [string, number][]): Zone => ({
  id: "hand:0",
  kind: "hand",
  owner: 0,
  lies: "spread",
  size: cards.reduce((sum, [, n]) => sum + n, 0),
  cards: cards.map(([card, n]) => ({ card, n })),
});

it("numbers equal cards", () => {
  const held = heldCards(hand(["forward", 2], ["no", 1]));
  expect(held.map(({ key }) => key)).toEqual(["forward#0", "forward#1", "no#0"]);
  expect(held.map(({ isTwin }) => isTwin)).toEqual([false, true, false]);
});

it("needs .88 of a card for each kind after the first, and .2 for a twin", () => {
  expect(slotsOf(heldCards(hand(["forward", 1])))).toBe(1);
  expect(slotsOf(heldCards(hand(["forward", 2], ["no", 1])))).toBeCloseTo(2.08);
});

it("is one row where there is room, and two rows on a phone if it must", () => {
  const full = heldCards(
    hand(...["a", "b", "c", "d", "e", "f", "g", "h"].map((card): [string, number] => [card, 1])),
  );
  expect(rowsOf(full, false)).toHaveLength(1);
  const [back, front] = rowsOf(full, true);
  expect([back?.length, front?.length]).toEqual([4, 4]);
});
