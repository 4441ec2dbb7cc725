/** Taps select what a move touches, a tap on what is selected plays it. */

import { expect, it, vi } from "vitest";
import { ANYWHERE, MovePicker } from "../../src/live/move_picker.svelte";
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
  expect(offered()).toEqual([1, 2]);
  picker.tap("hand:0/red", "red#1");
  expect(play).toHaveBeenCalledWith(1);
});

it("plays a card at the target that is tapped, or where it is let go", () => {
  const legal = [
    { move: 1, touches: ["hand:0/goal", "team:1"] },
    { move: 2, touches: ["hand:0/goal", "team:2"] },
  ];
  const tapped = pickerOver(...legal);
  expect(tapped.picker.isOpen("team:1")).toBe(false);
  tapped.picker.tap("hand:0/goal");
  expect(tapped.picker.isOpen("team:1")).toBe(true);
  tapped.picker.tap("team:2");
  expect(tapped.play).toHaveBeenCalledWith(2);
  const dragged = pickerOver(...legal);
  dragged.picker.drop("hand:0/goal", "hand:0/goal#0", "team:1");
  expect(dragged.play).toHaveBeenCalledWith(1);
});

it("keeps a card in the air that is let go where nothing takes it, and plays it anywhere if it has one move", () => {
  const two = pickerOver(
    { move: 1, touches: ["hand:0/goal", "team:1"] },
    { move: 2, touches: ["hand:0/goal", "team:2"] },
  );
  two.picker.drop("hand:0/goal", "hand:0/goal#0", ANYWHERE);
  expect(two.play).not.toHaveBeenCalled();
  expect(two.picker.touches).toEqual(["hand:0/goal"]);
  const one = pickerOver({ move: 1, touches: ["hand:0/goal", "team:1"] });
  one.picker.drop("hand:0/goal", "hand:0/goal#0", ANYWHERE);
  expect(one.play).toHaveBeenCalledWith(1);
});

it("takes a second card that is dragged after the first: together they are the move", () => {
  const { picker, play } = pickerOver(
    { move: 1, touches: ["hand:0/red", "hand:0/ball"] },
    { move: 2, touches: ["hand:0/red", "hand:0/blue"] },
    { move: 3, touches: ["hand:0/ball", "hand:0/blue"] },
  );
  picker.drop("hand:0/red", "hand:0/red#0", ANYWHERE);
  expect(play).not.toHaveBeenCalled();
  picker.drop("hand:0/blue", "hand:0/blue#0", ANYWHERE);
  expect(play).toHaveBeenCalledWith(2);
});

it("plays nothing while a card is only dragged, but shows what it would come to", () => {
  const { picker, play } = pickerOver(
    { move: 1, touches: ["hand:0/red", "hand:0/ball"] },
    { move: 2, touches: ["hand:0/red", "hand:0/blue"] },
  );
  picker.lift("hand:0/red", "hand:0/red#0");
  expect(picker.touches).toEqual(["hand:0/red"]);
  picker.lift("hand:0/blue", "hand:0/blue#0");
  expect(picker.previewed.map(({ move }) => move)).toEqual([2]);
  picker.release();
  expect([picker.touches, picker.previewed.length]).toEqual([["hand:0/red"], 2]);
  expect(play).not.toHaveBeenCalled();
});

it("draws from a deck with one tap, for a deck is a move by itself", () => {
  const { picker, play } = pickerOver({ move: 1, touches: ["players"] }, { move: 2, touches: ["actions"] });
  expect(picker.isOpen("players")).toBe(true);
  picker.tap("actions");
  expect(play).toHaveBeenCalledWith(2);
});

it("waits with a complete move as long as it is told, and takes its last card back", () => {
  vi.useFakeTimers();
  const { picker, play } = pickerOver({ move: 1, touches: ["hand:0/red", "hand:0/blue"] });
  picker.delayMs = 600;
  picker.tap("hand:0/red");
  picker.tap("hand:0/blue");
  picker.letGo("hand:0/blue", 0);
  vi.runAllTimers();
  expect(play).not.toHaveBeenCalled();
  picker.tap("hand:0/blue");
  vi.runAllTimers();
  expect(play).toHaveBeenCalledWith(1);
  vi.useRealTimers();
});

it("shows what a pressed card would come to, until the finger slides off", () => {
  const { picker, play } = pickerOver(
    { move: 1, touches: ["hand:0/red", "hand:0/ball"] },
    { move: 2, touches: ["hand:0/red", "hand:0/blue"] },
  );
  picker.press("hand:0/ball", "hand:0/ball#0");
  expect(picker.previewed).toEqual([]);
  picker.tap("hand:0/red");
  picker.press("hand:0/ball", "hand:0/ball#0");
  expect(picker.previewed.map(({ move }) => move)).toEqual([1]);
  picker.release();
  expect(picker.previewed.map(({ move }) => move)).toEqual([1, 2]);
  expect(play).not.toHaveBeenCalled();
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

it("gathers the cards of one move by dragging them one after the other", () => {
  vi.useFakeTimers();
  const { picker, play } = pickerOver({ move: 7, touches: ["hand:0/D", "hand:0/M", "hand:0/F"] });
  picker.delayMs = 600;
  for (const touch of ["hand:0/D", "hand:0/M", "hand:0/F"]) {
    picker.lift(touch, `${touch}#0`);
    picker.drop(touch, `${touch}#0`, "team:0");
  }
  expect(picker.touches).toEqual(["hand:0/D", "hand:0/M", "hand:0/F"]);
  vi.advanceTimersByTime(600);
  expect(play).toHaveBeenCalledWith(7);
  vi.useRealTimers();
});
