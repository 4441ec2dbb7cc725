/** Taps select what a move touches, a tap on what is selected plays it. */

import { expect, it, vi } from "vitest";
import { MovePicker } from "../../src/live/move_picker.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";

function pickerOver(...legal: { move: number; touches: string[] }[]) {
  const play = vi.fn();
  const choices = legal.map((choice) => ({ ...choice, text: "" }));
  const picker = new MovePicker({ isMyTurn: true, view: { legal: choices }, play } as unknown as TableStore);
  return { picker, play, offered: () => picker.offered.map((choice) => choice.move) };
}

it("plays the only move of a card with the second tap", () => {
  const { picker, play, offered } = pickerOver(
    { move: 1, touches: ["hand:0/ball"] },
    { move: 2, touches: ["deck"] },
  );
  picker.tap("hand:0/ball");
  expect(play).not.toHaveBeenCalled();
  expect(offered()).toEqual([1]);
  picker.tap("hand:0/ball");
  expect(play).toHaveBeenCalledWith(1);
});

it("offers all moves of a card that has several, and lets go of it with a second tap", () => {
  const { picker, play, offered } = pickerOver(
    { move: 1, touches: ["hand:0/ball"] },
    { move: 2, touches: ["hand:0/ball", "goal"] },
    { move: 3, touches: [] },
  );
  picker.tap("hand:0/ball");
  expect(offered()).toEqual([1, 2]);
  picker.tap("hand:0/ball");
  expect(offered()).toEqual([1, 2, 3]);
  expect(play).not.toHaveBeenCalled();
});

it("puts two cards together, two of a kind as well", () => {
  const { picker, play, offered } = pickerOver(
    { move: 1, touches: ["hand:0/red", "hand:0/red"] },
    { move: 2, touches: ["hand:0/red", "hand:0/blue"] },
  );
  picker.tap("hand:0/red", "red#0");
  picker.tap("hand:0/red", "red#1");
  expect(offered()).toEqual([1]);
  picker.tap("hand:0/red", "red#0");
  expect(play).toHaveBeenCalledWith(1);
});

it("starts anew with a card that does not go with what is selected", () => {
  const { picker, offered } = pickerOver(
    { move: 1, touches: ["hand:0/red"] },
    { move: 2, touches: ["hand:0/blue"] },
  );
  picker.tap("hand:0/red");
  picker.tap("hand:0/blue");
  expect(offered()).toEqual([2]);
  expect(picker.isSelected("hand:0/red")).toBe(false);
});

it("lights nothing that no move touches", () => {
  const { picker } = pickerOver({ move: 1, touches: ["deck"] });
  expect(picker.isLit("deck")).toBe(true);
  expect(picker.isLit("hand:0/ball")).toBe(false);
  picker.tap("hand:0/ball");
  expect(picker.hasSelected).toBe(false);
});

it("shows a move on the table, two cards of a kind as well", () => {
  const { picker, play, offered } = pickerOver(
    { move: 1, touches: ["hand:0/red", "hand:0/red"] },
    { move: 2, touches: ["hand:0/red", "team:1"] },
  );
  picker.point(1);
  expect(offered()).toEqual([1]);
  expect([0, 1, 2].map((n) => picker.isSelected("hand:0/red", `hand:0/red#${n}`))).toEqual([
    true,
    true,
    false,
  ]);
  picker.point(2);
  expect(picker.isSelected("team:1")).toBe(true);
  expect(picker.pointed).toBe(2);
  picker.tap("team:1");
  expect(play).toHaveBeenCalledWith(2);
});
