/** The board of 101 draws the typed board that the server sends, not the facts for pages without one. */

import { cleanup, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameTexts } from "../../src/cards/game_texts.svelte";
import type { BoardProps } from "../../src/games/board";
import ChampionsPage from "../../src/games/champions101/Board.svelte";
import { MovePicker } from "../../src/live/move_picker.svelte";
import type { TableStore } from "../../src/live/table_store.svelte";
import type { ChampionsBoard, View, Zone } from "../../src/server/schema";

/** Nothing moves: the reader's system asks for stillness. */
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

const cards = {
  name: (card: string) => card,
  help: () => "",
  say: (key: string) => key,
  face: (card: string) => `/${card}.svg`,
} as unknown as GameTexts;

const zone = (kind: string, owner: number | null, size: number, ...names: string[]): Zone => ({
  id: owner === null ? kind : `${kind}:${owner}`,
  kind,
  owner,
  lies: "spread",
  size,
  cards: names.map((card) => ({ card, n: 1 })),
});

const PILE = { colour: null, is_joker: false };
const CHAMPIONS: ChampionsBoard = {
  period: "second-half",
  ball: 1,
  red: 1,
  deck_at_start: 78,
  footballers: PILE,
  balls: PILE,
  shoot_out: null,
  forecasts: [],
};

function show(page: Component<BoardProps>, game: string, board: ChampionsBoard, zones: Zone[]) {
  const view: View = {
    game,
    seat: 0,
    seats: 2,
    to_act: [0],
    over: false,
    scores: [0, 1],
    facts: {},
    board,
    zones,
    ask: null,
    legal: [],
  };
  const seats = [{ name: "Nora" }, { name: "Bruno" }];
  const table = { view, seat: 0, isMyTurn: true, table: { seats } } as unknown as TableStore;
  return render(page, {
    table,
    cards,
    picker: new MovePicker(table),
    zoneName: (one: Zone) => one.kind,
  });
}

afterEach(cleanup);

it("101 shows whose ball it is, who is red, and how much of the deck is played", () => {
  const zones = [zone("deck", null, 60), zone("hand", 0, 6), zone("hand", 1, 3)];
  const { container } = show(ChampionsPage, "champions101", CHAMPIONS, zones);
  expect(screen.getByText("period-second-half")).toBeTruthy();
  expect([...container.querySelectorAll("h2")].map((side) => side.classList[0])).toEqual(["red", "blue"]);
  expect(container.querySelector<HTMLElement>(".ball")?.style.getPropertyValue("--x")).toBe("27%");
  expect(container.querySelector("progress")?.value).toBe(18);
});

it("101 measures the deck of the shoot-out by its own size", () => {
  const board = { ...CHAMPIONS, deck_at_start: 66, shoot_out: { round: 1, goals: [0, 0], kicks: [[], []] } };
  const { container } = show(ChampionsPage, "champions101", board, [zone("deck", null, 66)]);
  const progress = container.querySelector("progress");
  expect([progress?.value, progress?.max]).toEqual([0, 66]);
});

it("101 leaves the kicked cards on the table: they keep the count of the shoot-out", () => {
  const scored = { card: "red-ball", is_goal: true };
  const saved = { card: "blue-ball", is_goal: false };
  const shoot_out = { round: 2, goals: [1, 1], kicks: [[scored, saved], [scored]] };
  const board = { ...CHAMPIONS, shoot_out };
  const { container } = show(ChampionsPage, "champions101", board, [zone("deck", null, 66)]);
  const shown = [...container.querySelectorAll(".kicks")].map((kicks) =>
    [...kicks.children].map((kick) => kick.classList.contains("goal")),
  );
  expect(shown.sort((a, b) => a.length - b.length)).toEqual([[true], [true, false]]);
});
